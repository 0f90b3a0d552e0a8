//! Servers as processes of their own, to be killed.

use armonium_store::testing::{Cluster, Durability};
use serde_json::{Value, json};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::time::{Duration, Instant};
use tempfile::TempDir;

const NO_LIMITS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/server/no-limits.toml");

/// Where the tables are kept.
pub enum Home {
    Folder(TempDir),
    Cluster { url: String, _cluster: Box<Cluster> },
}

impl Home {
    pub fn sqlite() -> Self {
        Self::Folder(tempfile::tempdir().unwrap())
    }

    pub fn postgres() -> Self {
        let cluster = Cluster::start(Durability::Real);
        Self::Cluster { url: cluster.database(), _cluster: Box::new(cluster) }
    }
}

/// A node: a server on a port of its own that can be killed and started again.
pub struct Node {
    child: Mutex<Option<Child>>,
    command: Vec<String>,
    pub port: u16,
}

impl Node {
    pub fn start(home: &Home) -> Self {
        let port = TcpListener::bind(("127.0.0.1", 0)).unwrap().local_addr().unwrap().port();
        let mut command: Vec<String> =
            ["serve", "--listen", &format!("127.0.0.1:{port}"), "--config", NO_LIMITS]
                .map(str::to_owned)
                .into();
        command.extend(match home {
            Home::Folder(folder) => ["--data".to_owned(), folder.path().to_string_lossy().into_owned()],
            Home::Cluster { url, .. } => ["--database".to_owned(), url.clone()],
        });
        let node = Self { child: Mutex::new(None), command, port };
        node.revive();
        node
    }

    /// Kills it: no goodbye, no finishing.
    pub fn kill(&self) {
        let mut child = self.child.lock().unwrap();
        if let Some(mut child) = child.take() {
            child.kill().unwrap();
            child.wait().unwrap();
        }
    }

    /// Starts it, if it does not run, and waits until it answers.
    pub fn revive(&self) {
        let mut place = self.child.lock().unwrap();
        if place.is_none() {
            let child = Command::new(env!("CARGO_BIN_EXE_armonium"))
                .args(&self.command)
                .stdin(Stdio::null())
                .stdout(Stdio::null())
                .stderr(Stdio::inherit())
                .spawn()
                .unwrap();
            *place = Some(child);
        }
        let started = Instant::now();
        while TcpStream::connect(("127.0.0.1", self.port)).is_err() {
            let ended = place.as_mut().unwrap().try_wait().unwrap();
            assert!(ended.is_none(), "the server ended at once: {ended:?}");
            assert!(started.elapsed() < Duration::from_secs(20), "the server does not answer");
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.kill();
    }
}

/// An answer over HTTP: its status and what it says.
pub type Answer = (u16, Value, Option<String>);

/// Sends a request to a node, authenticated if a cookie is given. None if the node cannot be reached.
pub fn request(port: u16, path: &str, cookie: Option<&str>, body: Option<&Value>) -> Option<Answer> {
    let agent: ureq::Agent = ureq::Agent::config_builder()
        .timeout_global(Some(Duration::from_secs(10)))
        .http_status_as_error(false)
        .build()
        .into();
    let base = format!("http://127.0.0.1:{port}");
    let url = format!("{base}{path}");
    let response = match body {
        Some(body) => {
            let mut request =
                agent.post(url).header("Origin", &base).header("Content-Type", "application/json");
            if let Some(cookie) = cookie {
                request = request.header("Cookie", cookie);
            }
            request.send(body.to_string())
        }
        None => {
            let mut request = agent.get(url);
            if let Some(cookie) = cookie {
                request = request.header("Cookie", cookie);
            }
            request.call()
        }
    };
    let mut response = response.ok()?;
    let cookie = response.headers().get("set-cookie").and_then(|value| value.to_str().ok());
    let cookie = cookie.and_then(|value| value.split(';').next()).map(str::to_owned);
    let text = response.body_mut().with_config().limit(16 << 20).read_to_string().ok()?;
    let value = serde_json::from_str(&text).unwrap_or(Value::String(text));
    Some((response.status().as_u16(), value, cookie))
}

/// Sends a request until some node answers it with anything but trouble of its own.
pub async fn insist(ports: Vec<u16>, path: String, cookie: Option<String>, body: Option<Value>) -> Answer {
    for attempt in 0..2_000 {
        let port = ports[attempt % ports.len()];
        let (path, cookie, body) = (path.clone(), cookie.clone(), body.clone());
        let asked =
            tokio::task::spawn_blocking(move || request(port, &path, cookie.as_deref(), body.as_ref()));
        match asked.await.unwrap() {
            Some(answer) if answer.0 < 500 => return answer,
            _ => tokio::time::sleep(Duration::from_millis(20)).await,
        }
    }
    panic!("nobody answers {path}");
}

/// A new identity: its cookie.
pub async fn identity(ports: &[u16], name: &str) -> String {
    let (status, answer, cookie) =
        insist(ports.to_vec(), "/api/me".to_owned(), None, Some(json!({ "name": name }))).await;
    assert!(status < 300, "{answer}");
    cookie.expect("an identity comes with a cookie")
}
