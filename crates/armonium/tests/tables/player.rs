//! A scripted person at a table: takes what is offered at random, comes back when the connection is lost, sends again what
//! was not answered, and checks that nothing is missing and nothing comes twice.

use futures_util::{SinkExt, StreamExt};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use serde_json::{Value, json};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};

/// The number of joins, for tests that wait for one.
pub static COMINGS: AtomicU32 = AtomicU32::new(0);

/// What became of a decision that was sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// The server has said that it is durable, as this record.
    Done(u64),
    /// The server has refused it.
    Refused,
    /// The server has not said anything.
    Unknown,
}

/// A decision that was sent, once or more often.
#[derive(Clone, Debug)]
pub struct Sent {
    pub id: u64,
    pub at: u64,
    pub action: Value,
    pub fate: Fate,
}

/// A scripted person.
pub struct Player {
    pub ports: Vec<u16>,
    pub cookie: String,
    pub table: String,
    pub sent: Vec<Sent>,
    /// Every frame as it came, connection by connection, if recording is on.
    pub frames: Vec<Vec<String>>,
    pub came_back: u32,
    /// Commands that were sent again because nobody had answered.
    pub sent_again: u32,
    /// Those of them that had been carried out before.
    pub done_before: u32,
    /// Now and then the last decision is taken back.
    pub fickle: bool,
    seat: Option<u64>,
    version: Option<u64>,
    decision: u64,
    table_card: Value,
    view: Value,
    can_take_back: bool,
    unanswered: Option<(u64, String)>,
    dice: ChaCha8Rng,
}

type Socket = WebSocketStream<TcpStream>;

impl Player {
    pub fn new(ports: Vec<u16>, cookie: String, table: String, seed: u64) -> Self {
        Self {
            ports,
            cookie,
            table,
            sent: Vec::new(),
            frames: Vec::new(),
            came_back: 0,
            sent_again: 0,
            done_before: 0,
            fickle: true,
            seat: None,
            version: None,
            decision: 0,
            table_card: Value::Null,
            view: Value::Null,
            can_take_back: false,
            unanswered: None,
            dice: ChaCha8Rng::seed_from_u64(seed),
        }
    }

    fn below(&mut self, bound: usize) -> usize {
        self.dice.next_u32() as usize % bound.max(1)
    }

    pub fn is_over(&self) -> bool {
        !matches!(&self.table_card["stage"], Value::Null)
            && !matches!(self.table_card["stage"].as_str(), Some("open" | "running"))
    }

    pub fn seat(&self) -> Option<u64> {
        self.seat
    }

    /// Plays until the game is over.
    pub async fn play(mut self) -> Self {
        let mut patience = 0;
        while !self.is_over() {
            let before = self.version;
            if let Some(socket) = self.connect().await {
                self.came_back += 1;
                COMINGS.fetch_add(1, Ordering::Relaxed);
                self.converse(socket, u64::MAX).await;
            }
            patience = if self.version == before { patience + 1 } else { 0 };
            assert!(patience < 2_000, "table {} stands still at {:?}", self.table, self.version);
            if !self.is_over() {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        }
        self
    }

    /// Plays until so many more records have been seen, and drops the connection.
    pub async fn play_for(mut self, records: u64) -> Self {
        let until = self.version.unwrap_or(0) + records;
        if let Some(socket) = self.connect().await {
            self.came_back += 1;
            self.converse(socket, until).await;
        }
        self
    }

    async fn connect(&mut self) -> Option<Socket> {
        let node = self.below(self.ports.len());
        let port = self.ports[node];
        let path = format!("ws://127.0.0.1:{port}/api/tables/{}/socket", self.table);
        let mut request = path.into_client_request().unwrap();
        request.headers_mut().insert("Cookie", self.cookie.parse().unwrap());
        request.headers_mut().insert("Origin", format!("http://127.0.0.1:{port}").parse().unwrap());
        let connecting = async {
            let stream = TcpStream::connect(("127.0.0.1", port)).await.ok()?;
            client_async(request, stream).await.ok().map(|(socket, _)| socket)
        };
        let mut socket = timeout(Duration::from_secs(5), connecting).await.ok()??;
        let hello = json!({ "type": "hello", "protocol": 1, "have": self.version });
        socket.send(Message::text(hello.to_string())).await.ok()?;
        if let Some((_, text)) = &self.unanswered {
            socket.send(Message::text(text.clone())).await.ok()?;
            self.sent_again += 1;
        }
        self.frames.push(Vec::new());
        Some(socket)
    }

    /// Reads and answers until the connection or the game ends, or until a record.
    async fn converse(&mut self, mut socket: Socket, until: u64) {
        loop {
            let Ok(Some(Ok(message))) = timeout(Duration::from_secs(30), socket.next()).await else { return };
            let Message::Text(text) = message else { continue };
            if let Some(frames) = self.frames.last_mut() {
                frames.push(text.to_string());
            }
            let frame: Value = serde_json::from_str(&text).expect("frames are JSON");
            if !self.take_in(&frame) || self.is_over() || self.version.is_some_and(|version| version >= until)
            {
                return;
            }
            if let Some(text) = self.command()
                && socket.send(Message::text(text)).await.is_err()
            {
                return;
            }
        }
    }

    /// Takes in a frame; false if the conversation is over.
    fn take_in(&mut self, frame: &Value) -> bool {
        match frame["type"].as_str().expect("frames have a type") {
            "welcome" => {
                let version = frame["version"].as_u64().unwrap();
                if let Some(have) = self.version {
                    let missed: Vec<u64> = frame["missed"]
                        .as_array()
                        .unwrap()
                        .iter()
                        .map(|told| told["version"].as_u64().unwrap())
                        .collect();
                    let wanted: Vec<u64> = (have + 1..=version).collect();
                    assert!(version >= have, "the server has forgotten records: {version} after {have}");
                    assert_eq!(missed, wanted, "records are missing or come twice");
                }
                self.version = Some(version);
                self.seat = frame["seat"].as_u64();
                self.table_card = frame["table"].clone();
                self.view = frame["view"].clone();
            }
            "update" => {
                let version = frame["version"].as_u64().unwrap();
                assert_eq!(
                    Some(version),
                    self.version.map(|version| version + 1),
                    "a record is missing or comes twice"
                );
                self.version = Some(version);
                if !frame["table"].is_null() {
                    self.table_card = frame["table"].clone();
                }
                if !frame["view"].is_null() {
                    self.view = frame["view"].clone();
                }
                if let Some(changes) = frame["changes"].as_object() {
                    self.lay_over(changes);
                }
            }
            "done" => self.done_before += 1,
            "refused" => {
                if !frame["view"].is_null() {
                    self.view = frame["view"].clone();
                }
                let id = frame["id"].as_u64();
                self.answered(id, Fate::Refused);
            }
            "presence" | "pong" => return true,
            "error"
                if frame["code"] == "storage" || frame["code"] == "closing" || frame["code"] == "raced" =>
            {
                return false;
            }
            "bye" => return false,
            _ => panic!("unexpected: {frame}"),
        }
        if let Some(decision) = frame["decision"].as_u64() {
            self.decision = decision;
        }
        self.can_take_back = frame["take_back"].as_bool().unwrap_or(false);
        if let Some(done) = frame["done"].as_u64() {
            self.answered(Some(done), Fate::Done(frame["version"].as_u64().unwrap()));
        }
        true
    }

    fn lay_over(&mut self, changes: &serde_json::Map<String, Value>) {
        for (name, value) in changes {
            match (name.as_str(), value.as_object()) {
                ("public", Some(public)) => {
                    for (name, value) in public {
                        self.view["public"][name] = value.clone();
                    }
                }
                _ => self.view[name] = value.clone(),
            }
        }
    }

    fn answered(&mut self, id: Option<u64>, fate: Fate) {
        if let Some((unanswered, _)) = &self.unanswered
            && Some(*unanswered) == id
        {
            self.unanswered = None;
        }
        if let Some(sent) = self.sent.iter_mut().find(|sent| Some(sent.id) == id) {
            sent.fate = fate;
        }
    }

    /// What to say next, if anything.
    fn command(&mut self) -> Option<String> {
        if self.unanswered.is_some() || self.table_card.is_null() {
            return None;
        }
        let id = self.dice.next_u64() >> 11;
        let seat = self.seat?;
        let command = if self.table_card["stage"] == "open" {
            if self.table_card["chairs"][seat as usize]["ready"] == true {
                return None;
            }
            json!({ "type": "nonce", "id": id, "nonce": format!("{:064x}", self.dice.next_u64()) })
        } else if self.view["to_act"].as_u64() == Some(seat) {
            let back = self.fickle && self.can_take_back && self.below(20) == 0;
            if back {
                json!({ "type": "take_back", "id": id, "at": self.decision })
            } else {
                let offered = self.view["legal"].as_array().map_or(0, Vec::len);
                if offered == 0 {
                    return None;
                }
                let chosen = self.below(offered);
                let action = self.view["legal"][chosen].clone();
                let (at, fate) = (self.decision, Fate::Unknown);
                self.sent.push(Sent { id, at, action: action.clone(), fate });
                json!({ "type": "act", "id": id, "at": at, "actions": [action] })
            }
        } else {
            return None;
        };
        let text = command.to_string();
        self.unanswered = Some((id, text.clone()));
        Some(text)
    }
}
