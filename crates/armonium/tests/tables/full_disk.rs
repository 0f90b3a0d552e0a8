//! A server whose disk is full: a limit on the size of its files makes every commit fail, as a full disk does.

use crate::server::{Answer, identity, insist, request};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};

/// A server that can be cut off from its disk.
struct Server {
    child: Child,
    port: u16,
    log: PathBuf,
    said: Arc<Mutex<String>>,
    _folder: TempDir,
}

impl Server {
    fn start() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let port = TcpListener::bind(("127.0.0.1", 0)).unwrap().local_addr().unwrap().port();
        // A process that ignores the signal gets an error from a write beyond the limit.
        let mut child = Command::new("sh")
            .args(["-c", "trap '' XFSZ; exec \"$@\"", "sh", env!("CARGO_BIN_EXE_armonium"), "serve"])
            .args(["--listen", &format!("127.0.0.1:{port}"), "--data"])
            .arg(folder.path())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let said = Arc::new(Mutex::new(String::new()));
        let (lines, keep) = (BufReader::new(child.stderr.take().unwrap()), Arc::clone(&said));
        std::thread::spawn(move || {
            for line in lines.lines().map_while(Result::ok) {
                keep.lock().unwrap().push_str(&(line + "\n"));
            }
        });
        let started = Instant::now();
        while TcpStream::connect(("127.0.0.1", port)).is_err() {
            assert!(started.elapsed() < Duration::from_secs(20), "the server does not answer");
            std::thread::sleep(Duration::from_millis(5));
        }
        Self { child, port, log: folder.path().join("armonium.db-wal"), said, _folder: folder }
    }

    /// Lets no file grow beyond so many bytes.
    fn limit(&self, bytes: &str) {
        let set = Command::new("prlimit")
            .args(["--pid", &self.child.id().to_string(), &format!("--fsize={bytes}:unlimited")])
            .status();
        assert!(set.expect("`prlimit` of util-linux is there").success());
    }

    /// Nothing more can be written.
    fn fill_disk(&self) {
        self.limit(&std::fs::metadata(&self.log).unwrap().len().to_string());
    }

    fn empty_disk(&self) {
        self.limit("unlimited");
    }

    fn get(&self, path: &str) -> Answer {
        request(self.port, path, None, None).unwrap()
    }

    async fn until_ready(&self, status: u16) -> Value {
        let started = Instant::now();
        loop {
            let (found, body, _) = self.get("/api/health/ready");
            if found == status {
                return body;
            }
            assert!(started.elapsed() < Duration::from_secs(20), "ready is {found}, not {status}");
            sleep(Duration::from_millis(100)).await;
        }
    }

    /// How often a write of a table has failed.
    fn failures(&self) -> usize {
        self.said.lock().unwrap().matches("the store failed").count()
    }

    fn counted(&self, metric: &str) -> f64 {
        let (_, text, _) = self.get("/metrics");
        let text = text.as_str().unwrap();
        let line = text.lines().find(|line| line.split(' ').next() == Some(metric));
        line.and_then(|line| line.rsplit(' ').next()?.parse().ok()).unwrap_or_else(|| panic!("no {metric}"))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

struct Socket(WebSocketStream<tokio::net::TcpStream>);

impl Socket {
    async fn open(server: &Server, table: &str, cookie: &str) -> (Self, Value) {
        let address = format!("127.0.0.1:{}", server.port);
        let mut request = format!("ws://{address}/api/tables/{table}/socket").into_client_request().unwrap();
        request.headers_mut().insert("cookie", cookie.parse().unwrap());
        request.headers_mut().insert("origin", format!("http://{address}").parse().unwrap());
        let stream = tokio::net::TcpStream::connect(&address).await.unwrap();
        let mut socket = Self(client_async(request, stream).await.unwrap().0);
        socket.say(json!({ "type": "hello", "protocol": 1 })).await;
        let welcome = socket.until(|frame| frame["type"] == "welcome").await;
        (socket, welcome)
    }

    async fn say(&mut self, message: Value) {
        self.0.send(Message::text(message.to_string())).await.unwrap();
    }

    /// The next frame that is wanted. The connection must not end before it.
    async fn until(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        loop {
            let next = timeout(Duration::from_secs(60), self.0.next()).await.expect("a frame in time");
            match next.expect("the connection is kept").unwrap() {
                Message::Text(text) => {
                    let frame: Value = serde_json::from_str(&text).unwrap();
                    assert_ne!(frame["type"], "bye", "{frame}");
                    if wanted(&frame) {
                        return frame;
                    }
                }
                Message::Close(why) => panic!("the connection was closed: {why:?}"),
                _ => {}
            }
        }
    }
}

async fn new_table(server: &Server, cookie: &str, seats: Value) -> String {
    let body = json!({ "options": { "players": 3 }, "seats": seats });
    let made = insist(vec![server.port], "/api/tables".to_owned(), Some(cookie.to_owned()), Some(body)).await;
    made.1["id"].as_str().unwrap_or_else(|| panic!("{made:?}")).to_owned()
}

/// W9
#[tokio::test]
async fn a_decision_that_a_full_disk_swallows_is_explained_and_can_be_made_again() {
    let server = Server::start();
    let ada = identity(&[server.port], "Ada").await;
    let table = new_table(&server, &ada, json!(["me", "apprentice", "apprentice"])).await;
    let (mut socket, _) = Socket::open(&server, &table, &ada).await;
    socket.say(json!({ "type": "nonce", "id": 1, "nonce": "5e".repeat(32) })).await;
    socket.until(|frame| frame["done"] == 1).await;
    // Bots decide until Ada is asked.
    let (mut socket, welcome) = loop {
        let (socket, welcome) = Socket::open(&server, &table, &ada).await;
        if welcome["view"]["legal"].as_array().is_some_and(|legal| !legal.is_empty()) {
            break (socket, welcome);
        }
        sleep(Duration::from_millis(50)).await;
    };
    let (at, action) = (welcome["decision"].clone(), welcome["view"]["legal"][0].clone());
    server.fill_disk();
    let act = |id: u32| json!({ "type": "act", "id": id, "at": at, "actions": [action] });
    socket.say(act(2)).await;
    let error = socket.until(|frame| frame["id"] == 2).await;
    assert_eq!((&error["type"], &error["code"]), (&json!("error"), &json!("storage")), "{error}");
    assert!(server.failures() > 0, "a failed commit is logged");
    assert!(server.counted("armonium_store_errors_total") > 0.0, "and counted");
    assert_eq!(server.until_ready(503).await["error"]["code"], "storage");
    assert_eq!(server.counted("armonium_ready"), 0.0);
    assert_eq!(server.get("/api/health/live").0, 200);
    let refused = request(server.port, "/api/me", None, Some(&json!({ "name": "Eve" }))).unwrap();
    assert_eq!((refused.0, &refused.1["error"]["code"]), (503, &json!("storage")));
    server.empty_disk();
    socket.say(act(3)).await;
    let update = socket.until(|frame| frame["done"] == 3 || frame["id"] == 3).await;
    assert_eq!(update["type"], "update", "{update}");
    server.until_ready(200).await;
    assert_eq!(server.counted("armonium_ready"), 1.0);
}

/// W9
#[tokio::test]
async fn bots_at_a_table_that_cannot_be_saved_rest_and_play_on_by_themselves() {
    let server = Server::start();
    let ada = identity(&[server.port], "Ada").await;
    let table = new_table(&server, &ada, json!(["master", "master", "master"])).await;
    let (mut socket, _) = Socket::open(&server, &table, &ada).await;
    socket.until(|frame| frame["type"] == "update").await;
    server.fill_disk();
    let stalled = |frame: &Value| frame["type"] == "error" && frame["id"].is_null();
    let error = socket.until(stalled).await;
    assert_eq!(error["code"], "storage", "{error}");
    let (mut other, welcome) = Socket::open(&server, &table, &ada).await;
    let error = other.until(stalled).await;
    assert_eq!(error["code"], "storage", "newcomers learn it too: {error}");
    // After 1, 2, 4 … seconds, and not again and again.
    sleep(Duration::from_secs(8)).await;
    let failures = server.failures();
    assert!((2..=6).contains(&failures), "the table failed to write {failures} times");
    server.empty_disk();
    let written = welcome["version"].as_u64();
    other.until(|frame| frame["type"] == "update" && frame["version"].as_u64() > written).await;
}
