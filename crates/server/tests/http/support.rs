//! A server to talk to, and clients to talk with.

use armonium_server::{Config, LogFormat, LogLevel, Running, Server, logs};
use armonium_store::DatabaseUrl;
use serde_json::{Value, json};
use std::io::Write;
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, LazyLock, Mutex, Once};
use std::time::{Duration, Instant};
use tokio::runtime::Runtime;
use tungstenite::client::IntoClientRequest;
use tungstenite::{Message, WebSocket};
use ureq::Agent;
use ureq::http::{Request, Response};

/// A folder that goes with its owner.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("armonium-http-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Everything that was logged by all servers of this program.
static LOGGED: LazyLock<Arc<Mutex<Vec<u8>>>> = LazyLock::new(Arc::default);

#[derive(Clone)]
struct Capture;

impl Write for Capture {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        LOGGED.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// What was logged so far, as talkatively as the server can be made.
pub fn logged() -> String {
    String::from_utf8_lossy(&LOGGED.lock().unwrap()).into_owned()
}

/// A server.
pub struct House {
    running: Option<Running>,
    runtime: Runtime,
    pub address: SocketAddr,
    pub metrics_address: Option<SocketAddr>,
    pub folder: Folder,
}

impl House {
    pub fn open() -> Self {
        Self::with(|_| {})
    }

    /// A server where people may decide as fast as they can.
    pub fn for_games() -> Self {
        Self::with(Self::hurried)
    }

    pub fn hurried(config: &mut Config) {
        config.limits.messages_per_second = 1_000_000;
        config.limits.messages_at_once = 1_000_000;
    }

    /// A server that is set up in a particular way.
    pub fn with(change: impl FnOnce(&mut Config)) -> Self {
        Self::at(Folder::new(), change)
    }

    pub fn at(folder: Folder, change: impl FnOnce(&mut Config)) -> Self {
        static LOGS: Once = Once::new();
        LOGS.call_once(|| {
            let subscriber = logs(LogFormat::Json, LogLevel::Debug, || Capture);
            tracing::subscriber::set_global_default(subscriber).unwrap();
        });
        let mut config = Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            place: DatabaseUrl::file(folder.0.join("armonium.db")),
            bot_pace: Duration::ZERO,
            ..Config::default()
        };
        change(&mut config);
        let runtime =
            tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
        let running = runtime.block_on(Server::start(config)).unwrap();
        let (address, metrics_address) = (running.address, running.metrics_address);
        Self { running: Some(running), runtime, address, metrics_address, folder }
    }

    /// Ends the server and keeps its folder.
    pub fn stop(mut self) -> Folder {
        self.end();
        std::mem::replace(&mut self.folder, Folder::new())
    }

    fn end(&mut self) {
        if let Some(running) = self.running.take() {
            self.runtime.block_on(running.stop());
        }
    }

    /// Stops the server while a client is connected.
    pub fn stop_while(mut self, look: impl FnOnce()) {
        let running = self.running.take().unwrap();
        let stopping = self.runtime.spawn(running.stop());
        look();
        self.runtime.block_on(stopping).unwrap();
    }

    /// A client without an identity.
    pub fn nobody(&self) -> Client {
        Client::at(self.address)
    }

    /// A client with a new identity.
    pub fn player(&self, name: &str) -> Client {
        let mut client = self.nobody();
        let reply = client.post("/api/me", json!({ "name": name }));
        assert_eq!(reply.status, 201, "{reply:?}");
        client.id = reply.body["id"].as_str().unwrap().to_owned();
        client.recovery = reply.body["recovery"].as_str().unwrap().to_owned();
        client.cookie = Some(reply.cookie());
        client
    }

    /// A player's program.
    pub fn program(&self, owner: &Client, name: &str) -> Client {
        let made = owner.post("/api/me/programs", json!({ "name": name }));
        assert_eq!(made.status, 201, "{made:?}");
        let mut client = self.nobody();
        client.id = made.body["player"].as_str().unwrap().to_owned();
        client.bearer = Some(made.body["token"].as_str().unwrap().to_owned());
        client
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.end();
    }
}

/// An HTTP client.
#[derive(Clone)]
pub struct Client {
    address: SocketAddr,
    agent: Agent,
    pub id: String,
    pub recovery: String,
    pub cookie: Option<String>,
    pub bearer: Option<String>,
    /// Headers that are sent with everything.
    pub headers: Vec<(&'static str, String)>,
}

/// What the server answered.
#[derive(Debug)]
pub struct Reply {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub text: String,
    pub body: Value,
}

impl Reply {
    fn of(mut response: Response<ureq::Body>) -> Self {
        let headers = response.headers().iter();
        let headers = headers.map(|(name, value)| (name.to_string(), value.to_str().unwrap().to_owned()));
        let headers = headers.collect();
        let text = response.body_mut().read_to_string().unwrap();
        let body = serde_json::from_str(&text).unwrap_or_default();
        Self { status: response.status().as_u16(), headers, text, body }
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// The token in the cookie that was given.
    pub fn cookie(&self) -> String {
        let set = self.header("set-cookie").expect("a cookie");
        set.strip_prefix("armonium=").unwrap().split(';').next().unwrap().to_owned()
    }

    /// The code of the refusal.
    pub fn code(&self) -> &str {
        self.body["error"]["code"].as_str().unwrap_or_default()
    }

    /// Status and code at once.
    pub fn refusal(&self) -> (u16, &str) {
        (self.status, self.code())
    }

    /// The id of the table it is about.
    pub fn table(&self) -> String {
        self.body["id"].as_str().unwrap_or_else(|| panic!("{self:?}")).to_owned()
    }
}

impl Client {
    pub fn at(address: SocketAddr) -> Self {
        let config = Agent::config_builder()
            .http_status_as_error(false)
            .max_redirects(0)
            .timeout_global(Some(Duration::from_secs(60)))
            .proxy(None)
            .build();
        Self {
            address,
            agent: config.into(),
            id: String::new(),
            recovery: String::new(),
            cookie: None,
            bearer: None,
            headers: Vec::new(),
        }
    }

    /// The same client at another server over the same store.
    pub fn at_house(&self, house: &House) -> Self {
        Self { address: house.address, ..self.clone() }
    }

    /// The same client with one more header.
    pub fn with(&self, name: &'static str, value: impl Into<String>) -> Self {
        let mut other = self.clone();
        other.headers.push((name, value.into()));
        other
    }

    /// What the browser would send besides.
    fn usual(&self) -> Vec<(&'static str, String)> {
        let mut all = self.headers.clone();
        if let Some(cookie) = &self.cookie {
            all.push(("cookie", format!("other=1; armonium={cookie}")));
            if !all.iter().any(|(name, _)| matches!(*name, "origin" | "sec-fetch-site")) {
                all.push(("origin", format!("http://{}", self.address)));
            }
        }
        if let Some(bearer) = &self.bearer {
            all.push(("authorization", format!("Bearer {bearer}")));
        }
        all
    }

    /// Asks with any method and any body.
    pub fn ask(&self, method: &str, path: &str, body: Option<(&str, &[u8])>) -> Reply {
        let mut request = Request::builder().method(method).uri(format!("http://{}{path}", self.address));
        for (name, value) in self.usual() {
            request = request.header(name, value);
        }
        if let Some((kind, body)) = body {
            let request = request.header("content-type", kind).body(body.to_vec()).unwrap();
            return Reply::of(self.agent.run(request).unwrap());
        }
        Reply::of(self.agent.run(request.body(()).unwrap()).unwrap())
    }

    pub fn get(&self, path: &str) -> Reply {
        self.ask("GET", path, None)
    }

    pub fn post(&self, path: &str, body: Value) -> Reply {
        self.ask("POST", path, Some(("application/json", body.to_string().as_bytes())))
    }

    pub fn put(&self, path: &str, body: Value) -> Reply {
        self.ask("PUT", path, Some(("application/json", body.to_string().as_bytes())))
    }

    pub fn patch(&self, path: &str, body: Value) -> Reply {
        self.ask("PATCH", path, Some(("application/json", body.to_string().as_bytes())))
    }

    pub fn delete(&self, path: &str) -> Reply {
        self.ask("DELETE", path, None)
    }

    /// Sets up a table and returns what the server said.
    pub fn new_table(&self, options: Value, seats: Option<Value>) -> Reply {
        let mut body = json!({ "options": options });
        if let Some(seats) = seats {
            body["seats"] = seats;
        }
        let reply = self.post("/api/tables", body);
        assert_eq!(reply.status, 201, "{reply:?}");
        reply
    }

    /// Writes into the own notebook at a table, over what is there.
    pub fn write_note(&self, table: &str, text: &str) -> Reply {
        let path = format!("/api/tables/{table}/note");
        let version = self.get(&path).body["version"].clone();
        self.put(&path, json!({ "text": text, "version": version }))
    }

    /// Opens a WebSocket at any path; the status if that is refused.
    pub fn connect(&self, path: &str) -> Result<Socket, u16> {
        let mut request = format!("ws://{}{path}", self.address).into_client_request().unwrap();
        for (name, value) in self.usual() {
            request.headers_mut().insert(name, value.parse().unwrap());
        }
        let stream = TcpStream::connect(self.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        match tungstenite::client(request, stream) {
            Ok((socket, _)) => Ok(Socket { socket, next: FIRST.fetch_add(1000, Ordering::Relaxed) }),
            Err(tungstenite::HandshakeError::Failure(tungstenite::Error::Http(response))) => {
                Err(response.status().as_u16())
            }
            Err(other) => panic!("{other}"),
        }
    }

    /// Opens a table's WebSocket and says hello.
    pub fn sit_at(&self, table: &str) -> (Socket, Value) {
        let mut socket = self.connect(&format!("/api/tables/{table}/socket")).unwrap();
        socket.say(json!({ "type": "hello", "protocol": 1 }));
        let welcome = socket.until("welcome");
        (socket, welcome)
    }
}

/// The number of the first command of the next socket: a player may have several, and numbers are used once.
static FIRST: AtomicU64 = AtomicU64::new(1);

/// A WebSocket.
pub struct Socket {
    socket: WebSocket<TcpStream>,
    next: u64,
}

impl Socket {
    pub fn say(&mut self, message: Value) {
        self.socket.send(Message::text(message.to_string())).unwrap();
    }

    /// Says a text, whatever it is.
    pub fn say_text(&mut self, text: &str) {
        self.socket.send(Message::text(text)).unwrap();
    }

    /// Says a text unless the other side takes no more.
    pub fn try_say_text(&mut self, text: &str) -> bool {
        self.socket.send(Message::text(text)).is_ok()
    }

    /// Waits no longer than this for the other side to take something.
    pub fn give_up_after(&mut self, span: Duration) {
        self.socket.get_ref().set_write_timeout(Some(span)).unwrap();
    }

    /// The next frame as it came; none when the connection has ended.
    pub fn hear_text(&mut self) -> Option<String> {
        loop {
            match self.socket.read() {
                Ok(Message::Text(text)) => return Some(text.to_string()),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// Says a command and waits for its answer.
    pub fn command(&mut self, mut message: Value) -> Value {
        message["id"] = json!(self.next);
        self.next += 1;
        let id = message["id"].clone();
        self.say(message);
        loop {
            let frame = self.hear().expect("an answer");
            if frame["done"] == id || frame["id"] == id {
                return frame;
            }
        }
    }

    /// The next frame; none when the connection has ended.
    pub fn hear(&mut self) -> Option<Value> {
        self.hear_text().map(|text| serde_json::from_str(&text).unwrap())
    }

    /// Waits for a frame of a type.
    pub fn until(&mut self, kind: &str) -> Value {
        loop {
            let frame = self.hear().unwrap_or_else(|| panic!("the connection ended before {kind}"));
            if frame["type"] == kind {
                return frame;
            }
        }
    }

    /// Gives a part of the chance.
    pub fn nonce(&mut self, nonce: &str) -> Value {
        self.command(json!({ "type": "nonce", "nonce": nonce }))
    }
}

/// Waits until something is so.
pub fn wait_until<T>(what: &str, mut look: impl FnMut() -> Option<T>) -> T {
    let started = Instant::now();
    loop {
        if let Some(seen) = look() {
            return seen;
        }
        assert!(started.elapsed() < Duration::from_secs(120), "{what} did not come");
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// A game that bots have played to its end.
pub fn finished_game(host: &Client, options: Value) -> String {
    let bots = json!(["apprentice", "apprentice", "apprentice"]);
    let table = host.new_table(options, Some(bots)).table();
    wait_until("the end of the game", || {
        let seen = host.get(&format!("/api/tables/{table}"));
        seen.body["card"]["stage"].get("finished").map(|_| ())
    });
    table
}

/// Does a file or anything in a folder hold this text?
pub fn holds(folder: &Path, text: &str) -> bool {
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    files.filter(|path| path.is_file()).any(|path| {
        let bytes = std::fs::read(path).unwrap();
        bytes.windows(text.len()).any(|window| window == text.as_bytes())
    })
}
