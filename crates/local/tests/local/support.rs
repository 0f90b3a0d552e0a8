//! A device: the engine with what its worker stores, and people who play through its connections.

use armonium_bots::{Bot, PlausibleRandom};
use armonium_local::{
    BuiltIn, EngineRequest, EngineResponse, LocalServer, Output, Reply, StoredIdentity, StoredMeta,
    StoredRecord,
};
use armonium_protocol::{ServerMessage, TableCard};
use armonium_rules::{Action, Content, Seat, View};
use armonium_table::{Digest, TableId};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

pub fn content() -> &'static Content {
    armonium_test_support::content()
}

/// What a worker stores.
#[derive(Clone, Default)]
pub struct Storage {
    pub identity: Option<StoredIdentity>,
    pub metas: BTreeMap<TableId, StoredMeta>,
    pub records: BTreeMap<TableId, Vec<StoredRecord>>,
    pub packs: BTreeMap<String, String>,
}

/// A client at the other end of a connection.
#[derive(Default)]
pub struct Client {
    pub seat: Option<Seat>,
    pub view: Option<View>,
    pub card: Option<TableCard>,
    pub version: u32,
    pub decision: u32,
    pub take_back: bool,
    pub frames: Vec<ServerMessage>,
    pub texts: Vec<String>,
    pub bye: Option<String>,
}

impl Client {
    fn hear(&mut self, text: &str) {
        let message: ServerMessage = serde_json::from_str(text).expect("a frame");
        match message.clone() {
            ServerMessage::Welcome(welcome) => {
                (self.version, self.decision, self.take_back) =
                    (welcome.version, welcome.decision, welcome.take_back);
                (self.seat, self.view, self.card) = (welcome.seat, welcome.view, Some(welcome.table));
            }
            ServerMessage::Update(mut update) => {
                assert_eq!(update.version, self.version + 1, "no record is left out");
                (self.version, self.decision, self.take_back) =
                    (update.version, update.decision, update.take_back);
                self.seat = update.seat.apply(self.seat);
                if let Some(card) = update.table.take() {
                    self.card = Some(card);
                }
                update.apply(&mut self.view);
            }
            _ => {}
        }
        self.frames.push(message);
        self.texts.push(text.to_owned());
    }

    pub fn is_over(&self) -> bool {
        self.card.as_ref().is_some_and(|card| card.stage.is_over())
    }

    pub fn is_asked(&self) -> bool {
        let view = self.view.as_ref();
        view.is_some_and(|view| self.seat.is_some() && view.public.to_act() == self.seat)
    }

    pub fn last(&self) -> &ServerMessage {
        self.frames.last().expect("a frame")
    }
}

pub struct Device {
    pub engine: LocalServer,
    pub now: i64,
    pub stored: Storage,
    pub clients: BTreeMap<u64, Client>,
    pub lines: BTreeMap<u64, String>,
    pub done: BTreeSet<u64>,
    pub again: Option<u32>,
    next_connection: u64,
    next_command: u64,
    random: u8,
    /// How long bots take, if not as usual.
    pub pace: Option<u32>,
}

impl Device {
    /// A device that has stored nothing yet, and whose player is called Ada.
    pub fn new() -> Self {
        let mut device = Self::with(Storage::default(), 1_000_000);
        let me = device.post("/api/me", json!({ "name": "Ada" }));
        assert_eq!(me.status, 201, "{}", me.body);
        device
    }

    /// A device that has stored this.
    pub fn with(stored: Storage, now: i64) -> Self {
        let mut device = Self {
            engine: LocalServer::new(BuiltIn::turin()),
            now,
            stored,
            clients: BTreeMap::new(),
            lines: BTreeMap::new(),
            done: BTreeSet::new(),
            again: None,
            next_connection: 1,
            next_command: now as u64,
            random: 7,
            pace: None,
        };
        device.start();
        device
    }

    fn start(&mut self) {
        let tables = self.stored.metas.values().map(|meta| serde_json::to_value(meta).unwrap());
        let start = EngineRequest::Start {
            random: Digest([self.random; 32]),
            identity: self.stored.identity.clone(),
            tables: tables.collect(),
            pace: self.pace,
        };
        self.send(start);
    }

    /// The page is loaded again: a new engine, with what is stored and nothing else.
    pub fn reload(&mut self) {
        self.random += 1;
        self.engine = LocalServer::new(BuiltIn::turin());
        self.clients.clear();
        self.start();
    }

    pub fn stored_table(&self, table: TableId) -> Value {
        let meta = &self.stored.metas[&table];
        let pack = self.stored.packs.get(&meta.pack.file.to_string());
        json!({ "meta": meta, "records": self.stored.records[&table], "pack": pack })
    }

    pub fn restore(&mut self, table: Value) -> Reply {
        let response = self.engine.handle(self.now, EngineRequest::Restore { table });
        let reply = response.reply.clone().expect("a reply");
        self.take_over(response);
        reply
    }

    /// Sends a request, with the tables that it needs.
    pub fn send(&mut self, request: EngineRequest) -> EngineResponse {
        let response = self.engine.handle(self.now, request.clone());
        if let Some(table) = response.needs {
            assert!(response.outputs.is_empty() && response.reply.is_none(), "nothing has happened");
            let stored = self.stored_table(table);
            let restored = self.restore(stored);
            assert_eq!(restored.status, 200, "{}", restored.body);
            let response = self.engine.handle(self.now, request);
            assert_eq!(response.needs, None);
            return self.take_over(response);
        }
        self.take_over(response)
    }

    /// Stores and delivers what came out. What a frame shows is stored before.
    fn take_over(&mut self, response: EngineResponse) -> EngineResponse {
        assert_eq!(response.fault, None);
        let is_stored = |output: &&Output| output.is_stored();
        for output in response.outputs.iter().filter(is_stored) {
            self.store(output);
        }
        let mut appended: BTreeMap<TableId, u32> = BTreeMap::new();
        for output in &response.outputs {
            match output {
                Output::Append { table, version, .. } => {
                    appended.insert(*table, *version);
                }
                Output::Frame { connection, message } => {
                    let Some(client) = self.clients.get_mut(connection) else { continue };
                    client.hear(message);
                    if let (ServerMessage::Update(update), Some(card)) = (client.last(), &client.card) {
                        assert_eq!(
                            appended.get(&card.id),
                            Some(&update.version),
                            "shown before it is stored"
                        );
                    }
                }
                Output::Bye { connection, code } => {
                    if let Some(client) = self.clients.get_mut(connection) {
                        client.bye = Some(code.clone());
                    }
                }
                Output::Lines { stream, text, done } => {
                    self.lines.entry(*stream).or_default().push_str(text);
                    if *done {
                        self.done.insert(*stream);
                    }
                }
                _ => {}
            }
        }
        self.again = response.again;
        response
    }

    fn store(&mut self, output: &Output) {
        match output.clone() {
            Output::Append { table, version, at, record } => {
                let records = self.stored.records.entry(table).or_default();
                assert_eq!(records.len() + 1, version as usize, "no record is left out");
                records.push(StoredRecord { version, at, record });
            }
            Output::Meta { meta } => {
                self.stored.metas.insert(meta.id, *meta);
            }
            Output::Pack { file, text } => {
                self.stored.packs.insert(file.to_string(), text);
            }
            Output::Identity { identity } => self.stored.identity = Some(identity),
            Output::Removed { table } => {
                self.stored.metas.remove(&table);
                self.stored.records.remove(&table);
            }
            Output::Frame { .. } | Output::Bye { .. } | Output::Lines { .. } => {}
        }
    }

    pub fn request(&mut self, method: &str, path: &str, token: Option<&str>, body: Option<Value>) -> Reply {
        let request = EngineRequest::Request {
            method: method.to_owned(),
            path: path.to_owned(),
            token: token.map(str::to_owned),
            key: None,
            body: body.map(|body| body.to_string()),
        };
        self.send(request).reply.expect("a reply")
    }

    pub fn get(&mut self, path: &str) -> Reply {
        self.request("GET", path, None, None)
    }

    pub fn post(&mut self, path: &str, body: Value) -> Reply {
        self.request("POST", path, None, Some(body))
    }

    /// A new table, as its answer names it.
    pub fn table(&mut self, body: Value) -> TableId {
        let made = self.post("/api/tables", body);
        assert_eq!(made.status, 201, "{}", made.body);
        id(&made)
    }

    /// A guest's token.
    pub fn guest(&mut self, name: &str) -> String {
        let guest = self.post("/api/guests", json!({ "name": name }));
        assert_eq!(guest.status, 201, "{}", guest.body);
        value(&guest)["token"].as_str().unwrap().to_owned()
    }

    /// Opens a connection and says hello.
    pub fn connect(&mut self, table: TableId, token: Option<&str>, have: Option<u32>) -> u64 {
        let connection = self.next_connection;
        self.next_connection += 1;
        self.clients.insert(connection, Client::default());
        let token = token.map(str::to_owned);
        self.send(EngineRequest::Open { connection, table, token, invitation: None });
        self.hear(connection, json!({ "type": "hello", "protocol": 1, "have": have }));
        connection
    }

    pub fn hear(&mut self, connection: u64, message: Value) {
        self.send(EngineRequest::Hear { connection, message: message.to_string() });
    }

    /// Sends a command with a new number, which is returned.
    pub fn command(&mut self, connection: u64, mut message: Value) -> u64 {
        let id = self.next_command;
        self.next_command += 1;
        message["id"] = id.into();
        self.hear(connection, message);
        id
    }

    pub fn nonce(&mut self, connection: u64) {
        let nonce = Digest([connection as u8; 32]);
        self.command(connection, json!({ "type": "nonce", "nonce": nonce }));
    }

    pub fn act(&mut self, connection: u64, action: Action) {
        let at = self.clients[&connection].decision;
        self.command(connection, json!({ "type": "act", "at": at, "actions": [action] }));
    }

    /// Lets the clock run until something is due, and does it. False if nothing is.
    pub fn tick(&mut self) -> bool {
        let Some(again) = self.again else { return false };
        self.now += i64::from(again);
        self.send(EngineRequest::Tick {});
        true
    }

    /// Lets people play through their connections until the game is over. `between` is called before every decision.
    pub fn play(
        &mut self,
        connections: &[u64],
        seed: u64,
        mut between: impl FnMut(&mut Self, usize),
    ) -> usize {
        let mut people: Vec<PlausibleRandom> =
            connections.iter().map(|connection| PlausibleRandom::new(seed + connection)).collect();
        let mut decisions = 0;
        loop {
            if self.clients[&connections[0]].is_over() {
                return decisions;
            }
            let asked = connections.iter().position(|connection| self.clients[connection].is_asked());
            match asked {
                Some(asked) => {
                    between(self, decisions);
                    let connection = connections[asked];
                    let view = self.clients[&connection].view.as_ref().unwrap();
                    let action = people[asked].decide(content(), view).expect("a decision");
                    self.act(connection, action);
                    let refused = matches!(self.clients[&connection].last(), ServerMessage::Refused(_));
                    assert!(!refused, "{:?}", self.clients[&connection].last());
                    decisions += 1;
                }
                None => assert!(self.tick(), "a player is asked"),
            }
        }
    }
}

pub fn value(reply: &Reply) -> Value {
    serde_json::from_str(&reply.body).expect("JSON")
}

pub fn id(reply: &Reply) -> TableId {
    value(reply)["id"].as_str().expect("an id").parse().expect("an id")
}

pub fn code(reply: &Reply) -> String {
    value(reply)["error"]["code"].as_str().expect("an error").to_owned()
}

/// A table for Ada and so many bots of this level.
pub fn against(players: u8, level: &str) -> Value {
    let seats: Vec<&str> = (0..players).map(|seat| if seat == 0 { "me" } else { level }).collect();
    json!({ "options": { "players": players }, "seats": seats })
}

/// A finished game of Ada and two guests.
pub fn hot_seat(device: &mut Device) -> (TableId, Vec<u64>) {
    let tokens = [None, Some(device.guest("Bea")), Some(device.guest("Cleo"))];
    let table = device.table(json!({ "options": { "players": 3 }, "seats": ["me", "open", "open"] }));
    for token in tokens.iter().flatten() {
        let joined = device.request("POST", &format!("/api/tables/{table}/join"), Some(token), None);
        assert_eq!(joined.status, 200, "{}", joined.body);
    }
    let connections: Vec<u64> =
        tokens.iter().map(|token| device.connect(table, token.as_deref(), Some(0))).collect();
    for connection in &connections {
        device.nonce(*connection);
    }
    (table, connections)
}
