//! What is asked of a server over HTTP.

use super::address::Address;
use crate::PlayError;
use crate::text::without_controls;
use armonium_pack::Pack;
use armonium_table::Digest;
use serde_json::Value;
use std::time::Duration;
use ureq::Agent;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(20);
/// The longest answer that is read, in bytes.
const MOST: u64 = 16 << 20;

/// A server and the identity, if any, that requests carry.
#[derive(Clone)]
pub(super) struct Http {
    agent: Agent,
    pub(super) origin: String,
    pub(super) token: Option<String>,
}

/// Why there is no good answer.
#[derive(Clone, Debug)]
pub(super) enum Failure {
    /// The server cannot be reached.
    Unreachable(String),
    /// The server refuses.
    Refused {
        /// What kind of refusal it is.
        code: String,
        /// In words.
        message: String,
    },
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Unreachable(why) => f.write_str(why),
            Self::Refused { message, .. } => f.write_str(message),
        }
    }
}

impl From<Failure> for PlayError {
    fn from(failure: Failure) -> Self {
        Self::Other(failure.to_string())
    }
}

/// A good answer.
pub(super) struct Answer {
    pub(super) status: u16,
    pub(super) text: String,
    pub(super) cookie: Option<String>,
}

impl Answer {
    pub(super) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_default()
    }
}

impl Http {
    pub(super) fn new(address: &Address) -> Self {
        let config = Agent::config_builder().timeout_global(Some(PATIENCE)).http_status_as_error(false);
        Self { agent: config.build().into(), origin: address.origin(), token: None }
    }

    pub(super) fn get(&self, path: &str) -> Result<Answer, Failure> {
        let mut request = self.agent.get(format!("{}{path}", self.origin));
        if let Some(token) = &self.token {
            request = request.header("Authorization", format!("Bearer {token}"));
        }
        self.read(request.call())
    }

    pub(super) fn post(&self, path: &str, body: &Value) -> Result<Answer, Failure> {
        let request = self.agent.post(format!("{}{path}", self.origin));
        let mut request = request.header("Content-Type", "application/json").header("Origin", &self.origin);
        if let Some(token) = &self.token {
            request = request.header("Authorization", format!("Bearer {token}"));
        }
        self.read(request.send(body.to_string()))
    }

    fn read(&self, answer: Result<ureq::http::Response<ureq::Body>, ureq::Error>) -> Result<Answer, Failure> {
        let unreachable =
            |error: ureq::Error| Failure::Unreachable(format!("{} cannot be reached ({error})", self.origin));
        let mut response = answer.map_err(unreachable)?;
        let header = |name: &str| {
            response.headers().get(name).and_then(|value| value.to_str().ok()).map(str::to_owned)
        };
        let cookie = header("set-cookie");
        let status = response.status().as_u16();
        let text = response.body_mut().with_config().limit(MOST).read_to_string().map_err(unreachable)?;
        if status < 400 {
            return Ok(Answer { status, text, cookie });
        }
        let told: Value = serde_json::from_str(&text).unwrap_or_default();
        let error = &told["error"];
        let (code, message) = match (error["code"].as_str(), error["message"].as_str()) {
            (Some(code), Some(message)) => (without_controls(code), without_controls(message)),
            _ => (String::new(), format!("{} answers with {status}; is it an Armonium server?", self.origin)),
        };
        Err(Failure::Refused { code, message })
    }

    /// The file of the pack that the server's new games are played with.
    pub(super) fn current_pack(&self) -> Result<Digest, PlayError> {
        let version = self.get("/api/version")?.json();
        let file = version["pack"]["file"].as_str().and_then(Digest::from_hex);
        file.ok_or_else(|| PlayError::Other(format!("{} is no Armonium server", self.origin)))
    }

    /// The pack with this file.
    pub(super) fn pack(&self, file: Digest) -> Result<Pack, Failure> {
        let answer = self.get(&format!("/api/packs/{file}.toml"))?;
        let bad =
            |why: String| Failure::Refused { code: "bad_pack".to_owned(), message: without_controls(&why) };
        let pack = Pack::read(&answer.text, &format!("the pack of {}", self.origin))
            .map_err(|error| bad(error.to_string()))?;
        if *pack.content.file_hash() != file.0 {
            return Err(bad(format!("{} gives another pack than the one of the table", self.origin)));
        }
        Ok(pack)
    }
}
