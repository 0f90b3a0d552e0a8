//! What a server offers, for one device: tables with bots and pass-and-play, lessons, puzzles and replays, behind the same
//! HTTP paths and the same frames. Pure logic without clock, socket, thread, file or database, so it also runs in a page.
//!
//! [`LocalServer::handle`] is the one function: a request in, a response out. The caller tells the time, stores what is to be
//! stored before it delivers anything, and asks again when something is due. The messages: message.rs.

mod answer;
mod background;
mod connections;
mod http;
mod lists;
mod me;
pub mod message;
mod new_table;
mod packs;
mod restore;
#[cfg(feature = "study")]
mod study;
mod table;
mod tables;

pub use message::{
    EngineRequest, EngineResponse, FORMAT, Output, Reply, StoredGuest, StoredIdentity, StoredMeta,
    StoredName, StoredNote, StoredRecord, StoredResult, StoredTable,
};
pub use packs::BuiltIn;

use answer::Stop;
use armonium_host::BotPace;
use armonium_protocol::Problem;
use armonium_protocol::http::{ErrorInside, Fault};
use armonium_table::{Digest, PlayerId, Secret, TableId};
use connections::Connections;
use message::StoredIdentity as Identity;
use packs::Packs;
use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;
use std::time::Duration;
use table::LocalTable;

/// How many tables stay in memory without a connection.
const IDLE_TABLES: usize = 4;

/// What is to be stored and delivered, in order.
#[derive(Clone, Default)]
pub(crate) struct Outputs(Rc<RefCell<Vec<Output>>>);

impl Outputs {
    pub(crate) fn push(&self, output: Output) {
        self.0.borrow_mut().push(output);
    }

    fn take(&self) -> Vec<Output> {
        self.0.take()
    }
}

/// The server of one device.
pub struct LocalServer {
    /// What all randomness follows from; none before `start`.
    random: Option<Digest>,
    /// How often randomness was drawn.
    drawn: u64,
    /// Milliseconds since 1970; never decreases.
    now: i64,
    identity: Identity,
    /// Every table of this device, by its card.
    shelf: BTreeMap<TableId, StoredMeta>,
    /// The tables in memory.
    tables: HashMap<TableId, LocalTable>,
    /// Grows with every use of a table.
    uses: u64,
    connections: Connections,
    packs: Packs,
    #[cfg(feature = "study")]
    study: study::Study,
    pace: BotPace,
    outputs: Outputs,
}

impl LocalServer {
    /// This device's player.
    pub const PLAYER: PlayerId = armonium_host::Host::PLAYER;

    /// An engine that waits for its first request. New games use this pack.
    pub fn new(pack: BuiltIn) -> Self {
        Self {
            random: None,
            drawn: 0,
            now: 0,
            identity: Identity::default(),
            shelf: BTreeMap::new(),
            tables: HashMap::new(),
            uses: 0,
            connections: Connections::default(),
            packs: Packs::new(pack),
            #[cfg(feature = "study")]
            study: study::Study::default(),
            pace: BotPace::default(),
            outputs: Outputs::default(),
        }
    }

    /// The same as [`LocalServer::handle`] with both sides as JSON.
    pub fn handle_json(&mut self, now_ms: f64, request: &str) -> String {
        // A clock that is broken must not break a table: no time is later than the year 9999.
        let now = if now_ms.is_finite() { now_ms.clamp(0.0, restore::LAST_MOMENT as f64) as i64 } else { 0 };
        let response = match serde_json::from_str(request) {
            Ok(request) => self.handle(now, request),
            Err(error) => {
                fault(Fault::new(400, "bad_request", format!("The request can’t be read: {error}.")))
            }
        };
        // Nothing in a response can't be written as JSON.
        serde_json::to_string(&response).unwrap_or_default()
    }

    /// Carries out one request. `now_ms` is the time in milliseconds since 1970.
    pub fn handle(&mut self, now_ms: i64, request: EngineRequest) -> EngineResponse {
        self.now = self.now.max(now_ms.clamp(0, restore::LAST_MOMENT));
        let mut response = EngineResponse::default();
        if let EngineRequest::Start { random, identity, tables, pace } = request {
            self.start(random, identity, tables);
            self.pace = pace.map_or(self.pace, |millis| BotPace::new(Duration::from_millis(millis.into())));
        } else if self.random.is_none() {
            return fault(Fault::fixed(409, "not_started", "The first request is `start`."));
        } else {
            match self.carry_out(request) {
                Ok(reply) => response.reply = reply,
                Err(Stop::Needs(table)) => response.needs = Some(table),
                #[cfg(not(feature = "study"))]
                Err(Stop::NeedsStudy) => response.needs_study = true,
                Err(Stop::Denied(denied)) => response.reply = Some(answer::denied(denied)),
            }
        }
        self.settle();
        response.outputs = self.outputs.take();
        response.again = self.again();
        response
    }

    fn start(&mut self, random: Digest, identity: Option<Identity>, tables: Vec<serde_json::Value>) {
        *self = Self { random: Some(random), now: self.now, ..Self::new(self.packs.built_in.clone()) };
        self.identity = identity.unwrap_or_default();
        // A card that can't be read belongs to another version: `restore` says so when the table is opened.
        let readable = tables.iter().filter_map(|meta| answer::parse::<StoredMeta>(meta).ok());
        self.shelf = readable.map(|meta| (meta.id, meta)).collect();
    }

    fn carry_out(&mut self, request: EngineRequest) -> Result<Option<Reply>, Stop> {
        match request {
            EngineRequest::Start { .. } => {}
            EngineRequest::Restore { table } => return self.restore(table).map(Some),
            EngineRequest::Forget { table } | EngineRequest::Failed { table } => self.forget(table),
            EngineRequest::Request { method, path, token, key, body } => {
                return self.request(&http::Request { method, path, token, key, body }).map(Some);
            }
            EngineRequest::Open { connection, table, token, invitation } => {
                return self.open(connection, table, token, invitation).map(|()| None);
            }
            EngineRequest::Hear { connection, message } => {
                return self.hear(connection, &message).map(|()| None);
            }
            EngineRequest::Close { connection } => self.close(connection),
            EngineRequest::Tick {} => self.tick(),
            #[cfg(feature = "study")]
            EngineRequest::Stop { stream } => self.study.streams.stop(stream),
            #[cfg(not(feature = "study"))]
            EngineRequest::Stop { .. } => {}
        }
        Ok(None)
    }

    /// 256 bits that nobody can guess and that never come again.
    fn random(&mut self) -> Digest {
        self.drawn += 1;
        let seed = self.random.unwrap_or(Digest([0; 32]));
        Digest::of("armonium local 1", &[&seed.0, &self.drawn.to_le_bytes()])
    }

    /// The first 64 of them.
    fn random_bits(&mut self) -> u64 {
        let Digest(bytes) = self.random();
        bytes.iter().take(8).fold(0, |bits, byte| bits << 8 | u64::from(*byte))
    }

    fn random_secret(&mut self) -> Secret {
        Secret(self.random().0)
    }

    /// A table in memory. One that is stored has to be restored first.
    fn table(&mut self, id: TableId) -> Result<&mut LocalTable, Stop> {
        self.uses += 1;
        match self.tables.get_mut(&id) {
            Some(table) => {
                table.used = self.uses;
                Ok(table)
            }
            None if self.shelf.contains_key(&id) => Err(Stop::Needs(id)),
            None => Err(Fault::NO_TABLE.into()),
        }
    }

    /// Drops a table from memory and ends its connections.
    fn forget(&mut self, table: TableId) {
        if let Some(mut gone) = self.tables.remove(&table) {
            gone.end(Problem::Restart, Some(0));
        }
        self.connections.drop_table(table, "restart", &self.outputs);
        #[cfg(feature = "study")]
        self.study.streams.drop_table(table);
    }

    /// Stores the cards that have changed, and drops idle tables from memory.
    fn settle(&mut self) {
        self.close_dropped();
        for (id, table) in &mut self.tables {
            if let Some(meta) = table.new_meta() {
                self.outputs.push(Output::Meta { meta: Box::new(meta.clone()) });
                self.shelf.insert(*id, meta);
            }
        }
        let mut idle: Vec<(u64, TableId)> = self
            .tables
            .iter()
            .filter(|(id, table)| table.is_idle() && !self.is_connected_to(**id))
            .map(|(id, table)| (table.used, *id))
            .collect();
        idle.sort_unstable_by(|one, other| other.cmp(one));
        for (_, id) in idle.into_iter().skip(IDLE_TABLES) {
            self.tables.remove(&id);
        }
    }
}

/// A response to a request that its caller should not have sent.
fn fault(fault: Fault) -> EngineResponse {
    let error: ErrorInside = fault.body().error;
    EngineResponse { fault: Some(error), ..EngineResponse::default() }
}
