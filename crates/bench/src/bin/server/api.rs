//! Requests over HTTP: JSON there and back.

use crate::Done;
use serde_json::Value;
use std::time::Duration;
use ureq::Agent;

/// A server's HTTP interface.
#[derive(Clone)]
pub(crate) struct Api {
    agent: Agent,
    base: String,
}

impl Api {
    pub(crate) fn new(port: u16) -> Self {
        let config = Agent::config_builder()
            .timeout_global(Some(Duration::from_secs(30)))
            .http_status_as_error(false)
            .max_idle_connections(64)
            .max_idle_connections_per_host(64)
            .build();
        Self { agent: config.into(), base: format!("http://127.0.0.1:{port}") }
    }

    /// Where requests come from, as a browser would say.
    pub(crate) fn origin(&self) -> &str {
        &self.base
    }

    /// Sends a POST request, with the cookie if one is given.
    pub(crate) fn post(&self, path: &str, cookie: Option<&str>, body: &Value) -> Done<Value> {
        self.post_for_cookie(path, cookie, body).map(|(answer, _)| answer)
    }

    /// Posts something and returns the cookie that comes back as well.
    pub(crate) fn post_for_cookie(
        &self,
        path: &str,
        cookie: Option<&str>,
        body: &Value,
    ) -> Done<(Value, Option<String>)> {
        let mut request = self.agent.post(format!("{}{path}", self.base)).header("Origin", &self.base);
        if let Some(cookie) = cookie {
            request = request.header("Cookie", cookie);
        }
        let mut response = request.header("Content-Type", "application/json").send(body.to_string())?;
        let set = response.headers().get("set-cookie").and_then(|value| value.to_str().ok());
        let cookie = set.and_then(|value| value.split(';').next()).map(str::to_owned);
        let text = response.body_mut().read_to_string()?;
        if !response.status().is_success() {
            return Err(format!("{path}: {} {text}", response.status()).into());
        }
        Ok((serde_json::from_str(&text).unwrap_or(Value::Null), cookie))
    }

    /// Gets a text.
    pub(crate) fn get(&self, path: &str, cookie: Option<&str>) -> Done<String> {
        let mut request = self.agent.get(format!("{}{path}", self.base));
        if let Some(cookie) = cookie {
            request = request.header("Cookie", cookie);
        }
        let mut response = request.call()?;
        let text = response.body_mut().with_config().limit(64 << 20).read_to_string()?;
        if !response.status().is_success() {
            return Err(format!("{path}: {} {text}", response.status()).into());
        }
        Ok(text)
    }
}
