//! Who the player is: an identity of the server, kept in a file that only its owner can read.

use super::RemoteGame;
use super::http::{Failure, Http};
use crate::PlayError;
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::collections::BTreeMap;
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The identities by server.
type Identities = BTreeMap<String, Identity>;

/// An identity at one server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Identity {
    name: String,
    token: String,
    /// With this the identity can be had back elsewhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    recovery: Option<String>,
}

/// The file in the user's folder of settings.
fn file() -> Option<PathBuf> {
    let set = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let folder =
        set("XDG_CONFIG_HOME").or_else(|| set("APPDATA")).or_else(|| Some(set("HOME")?.join(".config")));
    Some(folder?.join("armonium").join("identities.json"))
}

fn load(path: &Path) -> Identities {
    // A file that is not there or cannot be read knows nobody.
    fs::read_to_string(path).ok().and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

fn save(path: &Path, identities: &Identities) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let text = serde_json::to_string_pretty(identities)?;
    // Written beside it and moved, so that nothing is lost half-way.
    let beside = path.with_extension("new");
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(&beside)?.write_all(text.as_bytes())?;
    fs::rename(&beside, path)
}

/// The token in an answer's cookie.
fn token(cookie: Option<&str>) -> Result<String, Failure> {
    let pair = cookie.and_then(|cookie| cookie.split(';').next());
    let token = pair.and_then(|pair| pair.trim().strip_prefix("armonium="));
    token.map(str::to_owned).ok_or_else(|| Failure::Unreachable("the server gave no identity".to_owned()))
}

/// A new session of the identity that a recovery code belongs to.
fn by_code(http: &mut Http, code: &str) -> Result<Identity, Failure> {
    let answer = http.post("/api/sign-in", &json!({ "recovery": code }))?;
    let name = answer.json()["name"].as_str().unwrap_or_default().to_owned();
    Ok(Identity { name, token: token(answer.cookie.as_deref())?, recovery: Some(code.to_owned()) })
}

/// A new identity.
fn new(http: &mut Http, visit: &RemoteGame) -> Result<Identity, Failure> {
    let answer = http.post("/api/me", &json!({ "name": visit.name }))?;
    let recovery = answer.json()["recovery"].as_str().map(str::to_owned);
    Ok(Identity { name: visit.name.clone(), token: token(answer.cookie.as_deref())?, recovery })
}

/// Makes the server know the player: by a token, a recovery code, what was kept, or a new identity.
pub(super) fn sign_in(http: &mut Http, visit: &RemoteGame) -> Result<(), PlayError> {
    if let Some(token) = &visit.token {
        http.token = Some(token.clone());
        return http.get("/api/me").map(|_| ()).map_err(PlayError::from);
    }
    let path = file();
    let mut kept = path.as_deref().map(load).unwrap_or_default();
    let identity = if let Some(code) = &visit.recovery {
        by_code(http, code)?
    } else {
        let mut code = None;
        if let Some(known) = kept.get(&http.origin) {
            http.token = Some(known.token.clone());
            match http.get("/api/me") {
                Ok(answer) if answer.status == 200 => return Ok(()),
                // The session was ended, or the server has forgotten this identity.
                Ok(_) => {}
                Err(Failure::Refused { code, .. }) if code == "bad_token" => {}
                Err(failure) => return Err(failure.into()),
            }
            http.token = None;
            code.clone_from(&known.recovery);
        }
        match code.map(|code| by_code(http, &code)) {
            Some(Ok(back)) => back,
            Some(Err(Failure::Refused { code, .. })) if code == "wrong" => new(http, visit)?,
            Some(Err(failure)) => return Err(failure.into()),
            None => new(http, visit)?,
        }
    };
    http.token = Some(identity.token.clone());
    kept.insert(http.origin.clone(), identity);
    match path {
        Some(path) => save(&path, &kept).map_err(|error| {
            PlayError::Other(format!("{}: the identity cannot be kept ({error})", path.display()))
        }),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_identity_is_kept_for_its_owner_alone() {
        let folder = std::env::temp_dir().join(format!("armonium-identity-{}", std::process::id()));
        let path = folder.join("armonium").join("identities.json");
        let identity = Identity { name: "Ada".into(), token: "t".into(), recovery: None };
        let kept = Identities::from([("https://example.org".to_owned(), identity)]);
        save(&path, &kept).expect("saved");
        assert_eq!(load(&path), kept);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = fs::metadata(&path).expect("a file").permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
        fs::write(&path, "no json").expect("written");
        assert!(load(&path).is_empty());
        fs::remove_dir_all(folder).expect("removed");
    }

    #[test]
    fn the_token_is_what_the_cookie_holds() {
        assert_eq!(token(Some("armonium=abc; Path=/; HttpOnly")).expect("a token"), "abc");
        assert!(token(Some("other=abc")).is_err() && token(None).is_err());
    }
}
