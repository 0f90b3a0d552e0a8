//! Catching up after a reconnect. Missed records are read, replayed and rendered outside the table's actor, so that
//! reconnecting clients never slow down a game. The actor says whether a client is behind and later provides the snapshot that
//! the missed records are put into: table_actor/admission.rs. The order of frames: socket.rs.

use crate::table_actor::log;
use crate::table_error::TableError;
use crate::table_registry::TableRegistry;
use armonium_protocol::{LogRecord, ServerMessage, Welcome};
use armonium_rules::Viewer;
use armonium_store::Row;
use armonium_table::{Secret, Table, TableEvent, TableId};
use std::collections::VecDeque;
use std::ops::RangeInclusive;
use std::sync::{Arc, Mutex as Lock, PoisonError};
use std::time::Duration;
use tokio::sync::{Mutex, OwnedSemaphorePermit, Semaphore};
use tokio::time::{Instant, timeout};

/// Replay at most this many records on reconnect; beyond that, send a snapshot only.
pub(crate) const MAX_MISSED: u32 = 5_000;
/// Records read from the store at once.
const PAGE: u32 = 500;
/// Replay for at most this many clients at once, and never on more than half of the processors.
const MAX_CONCURRENT: usize = 4;
/// Memory for rendered records that clients have not read yet, in KiB.
const MEMORY: u32 = 64 << 10;
/// A rendered record is at most about this many times as long as the stored one.
const RENDERED: usize = 4;
/// How long a client waits for its turn and for memory before it gets a snapshot only.
const TIMEOUT: Duration = Duration::from_secs(10);
/// How many replayed logs are cached and for how long: not long, because deleting an identity removes its chat.
const MAX_CACHED: usize = 8;
const CACHE_TTL: Duration = Duration::from_secs(5);

/// A record and its news.
struct Replayed {
    version: u32,
    at: i64,
    /// The length of the stored record.
    length: usize,
    news: Vec<TableEvent>,
}

/// A table's log, replayed up to some record.
#[derive(Default)]
struct Log {
    /// None until the first record is read, and again if reading it was cut short.
    table: Option<Table>,
    records: VecDeque<Arc<Replayed>>,
}

struct CachedLog {
    id: TableId,
    since: Instant,
    log: Arc<Mutex<Log>>,
}

/// Limits and cache shared by all clients that catch up.
pub(crate) struct CatchUp {
    turns: Arc<Semaphore>,
    memory: Arc<Semaphore>,
    logs: Lock<Vec<CachedLog>>,
}

impl CatchUp {
    pub(crate) fn new() -> Self {
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            turns: Arc::new(Semaphore::new((processors / 2).clamp(1, MAX_CONCURRENT))),
            memory: Arc::new(Semaphore::new(MEMORY as usize)),
            logs: Lock::default(),
        }
    }

    /// Drops the cached log of a table whose stored chat has changed.
    pub(crate) fn forget(&self, table: TableId) {
        self.logs.lock().unwrap_or_else(PoisonError::into_inner).retain(|kept| kept.id != table);
    }

    /// A table's log, shared by all clients that need it within a few seconds.
    fn log(&self, table: TableId) -> Arc<Mutex<Log>> {
        let mut logs = self.logs.lock().unwrap_or_else(PoisonError::into_inner);
        logs.retain(|kept| kept.since.elapsed() < CACHE_TTL);
        if let Some(kept) = logs.iter().find(|kept| kept.id == table) {
            return Arc::clone(&kept.log);
        }
        if logs.len() == MAX_CACHED {
            logs.remove(0);
        }
        let log = Arc::default();
        logs.push(CachedLog { id: table, since: Instant::now(), log: Arc::clone(&log) });
        log
    }

    /// Waits for a turn and reads a table's log. None if the client would wait too long.
    pub(crate) async fn begin(
        &self,
        registry: &TableRegistry,
        table: TableId,
        have: u32,
    ) -> Result<Option<Reading>, TableError> {
        let turn = timeout(TIMEOUT, Arc::clone(&self.turns).acquire_owned()).await;
        let Ok(Ok(turn)) = turn else { return Ok(None) };
        let log = self.log(table);
        let length = {
            let mut log = log.lock().await;
            log.extend(registry, table).await?;
            log.after(have).map(|record| record.length).sum::<usize>()
        };
        let memory = u32::try_from((length * RENDERED).div_ceil(1 << 10)).unwrap_or(MEMORY).min(MEMORY);
        let memory = timeout(TIMEOUT, Arc::clone(&self.memory).acquire_many_owned(memory)).await;
        let Ok(Ok(memory)) = memory else { return Ok(None) };
        Ok(Some(Reading { table, log, turn, memory }))
    }

    /// Blocks all replaying until the permits are dropped.
    #[cfg(test)]
    pub(crate) async fn block(&self) -> OwnedSemaphorePermit {
        let all = self.turns.available_permits() as u32;
        Arc::clone(&self.turns).acquire_many_owned(all).await.expect("it is never closed")
    }
}

/// A client's turn to catch up.
pub(crate) struct Reading {
    table: TableId,
    log: Arc<Mutex<Log>>,
    turn: OwnedSemaphorePermit,
    memory: OwnedSemaphorePermit,
}

/// A welcome with the missed records, and the memory it occupies until it is sent.
pub(crate) struct CaughtUp {
    pub(crate) welcome: String,
    pub(crate) memory: OwnedSemaphorePermit,
}

impl Reading {
    /// Puts the missed records into a welcome that was built right after the last of them.
    pub(crate) async fn finish(
        self,
        registry: &TableRegistry,
        viewer: Viewer,
        missed: RangeInclusive<u32>,
        mut welcome: Box<Welcome>,
    ) -> Result<CaughtUp, TableError> {
        let Self { table, log, turn, memory } = self;
        let missed: Vec<Arc<Replayed>> = {
            let mut log = log.lock().await;
            if log.version() < *missed.end() {
                log.extend(registry, table).await?;
            }
            let after = log.after(missed.start() - 1);
            after.take_while(|record| missed.contains(&record.version)).cloned().collect()
        };
        let render = move || {
            let seen = |record: Arc<Replayed>| LogRecord {
                version: record.version,
                at: record.at,
                news: record.news.iter().map(|news| news.seen_by(viewer)).collect(),
            };
            welcome.missed = missed.into_iter().map(seen).collect();
            let text = ServerMessage::Welcome(welcome).json();
            drop(turn);
            text
        };
        let welcome = tokio::task::spawn_blocking(render).await.map_err(|_| TableError::Closing)?;
        Ok(CaughtUp { welcome, memory })
    }
}

impl Log {
    fn version(&self) -> u32 {
        self.table.as_ref().map_or(0, |table| table.version)
    }

    fn after(&self, have: u32) -> impl Iterator<Item = &Arc<Replayed>> {
        let first = self.records.front().map_or(0, |record| record.version);
        self.records.iter().skip(have.saturating_add(1).saturating_sub(first) as usize)
    }

    /// Reads and replays new records, page by page.
    async fn extend(&mut self, registry: &TableRegistry, id: TableId) -> Result<(), TableError> {
        loop {
            let rows = registry.store().rows_page(id, self.version(), PAGE).await?;
            let whole = rows.len() < PAGE as usize;
            let mut rows = VecDeque::from(rows);
            if self.table.is_none() {
                let secret = registry.store().secret(id).await?.ok_or(TableError::NoTable)?;
                let first = rows.pop_front().ok_or(TableError::NoTable)?;
                let (table, news) = log::begin(registry, id, Secret(secret), &first).await?;
                self.records.clear();
                self.keep(&first, news);
                self.table = Some(table);
            }
            if !rows.is_empty() {
                let mut table = self.table.take().ok_or(TableError::Closing)?;
                let registry = registry.clone();
                let replay = tokio::task::spawn_blocking(move || {
                    let replayed = rows.into_iter().map(|row| {
                        let news = log::replay(&registry, &mut table, &row)?;
                        Ok((row, news))
                    });
                    let replayed: Vec<(Row, Vec<TableEvent>)> =
                        replayed.collect::<Result<_, TableError>>()?;
                    Ok::<_, TableError>((table, replayed))
                });
                let (table, replayed) = replay.await.map_err(|_| TableError::Closing)??;
                for (row, news) in replayed {
                    self.keep(&row, news);
                }
                self.table = Some(table);
            }
            if whole {
                return Ok(());
            }
        }
    }

    fn keep(&mut self, row: &Row, news: Vec<TableEvent>) {
        // One page more, because a log may be ahead of the welcome.
        if self.records.len() == (MAX_MISSED + PAGE) as usize {
            self.records.pop_front();
        }
        let record = Replayed { version: row.seq, at: row.at, length: row.body.len(), news };
        self.records.push_back(Arc::new(record));
    }
}

#[cfg(test)]
mod tests {
    use crate::{Config, Running, Server};
    use armonium_store::DatabaseUrl;
    use armonium_store::testing::Folder;
    use armonium_table::{Command, PlayerId, TableId, TableOptions};
    use serde_json::{Value, json};
    use std::net::{SocketAddr, TcpStream};
    use tokio::runtime::Runtime;
    use tungstenite::stream::MaybeTlsStream;
    use tungstenite::{Message, WebSocket};

    const ADA: PlayerId = PlayerId::from_bits(7);

    /// A server with a table at which Ada has said something so many times.
    struct House {
        runtime: Runtime,
        running: Running,
        table: TableId,
        _folder: Folder,
    }

    impl House {
        fn with_remarks(remarks: u32) -> Self {
            let folder = Folder::make();
            let config = Config {
                listen: SocketAddr::from(([127, 0, 0, 1], 0)),
                place: DatabaseUrl::file(folder.path().join("armonium.db")),
                ..Config::default()
            };
            let runtime = Runtime::new().expect("a runtime");
            let running = runtime.block_on(Server::start(config)).expect("a server");
            let registry = running.registry();
            let made = registry.create(ADA, TableOptions::new(3), None, Vec::new());
            let table = runtime.block_on(made).expect("a table");
            let house = Self { runtime, running, table, _folder: folder };
            house.ask(Command::Sit { player: ADA, seat: None, invitation: None, nonce: None });
            for remark in 0..remarks {
                house.say(&format!("Remark {remark}"));
            }
            house
        }

        fn ask(&self, command: Command) -> u32 {
            let registry = self.running.registry();
            self.runtime.block_on(registry.execute(self.table, command, None)).expect("an answer")
        }

        fn say(&self, text: &str) -> u32 {
            self.ask(Command::Say { player: ADA, text: text.to_owned() })
        }

        fn hello(&self, have: Option<u32>) -> Client {
            let url = format!("ws://{}/api/tables/{}/socket", self.running.address, self.table);
            let (mut socket, _) = tungstenite::connect(url).expect("a connection");
            let hello = json!({ "type": "hello", "protocol": 1, "have": have });
            socket.send(Message::text(hello.to_string())).expect("sent");
            Client(socket)
        }
    }

    struct Client(WebSocket<MaybeTlsStream<TcpStream>>);

    impl Client {
        /// The next frame that is not about presence.
        fn hear(&mut self) -> Value {
            loop {
                let message = self.0.read().expect("a frame");
                let frame: Value = serde_json::from_str(message.to_text().expect("text")).expect("JSON");
                if frame["type"] != "presence" {
                    return frame;
                }
            }
        }
    }

    fn versions(welcome: &Value) -> Vec<u64> {
        let missed = welcome["missed"].as_array().expect("a list");
        missed.iter().map(|told| told["version"].as_u64().expect("a number")).collect()
    }

    #[test]
    fn a_blocked_reader_never_delays_the_table() {
        let house = House::with_remarks(20);
        let blocked = house.runtime.block_on(house.running.registry().catch_up().block());
        let mut behind: Vec<Client> = (0..20).map(|_| house.hello(Some(0))).collect();
        let mut watching = house.hello(None);
        assert_eq!(watching.hear()["missed"], json!([]));
        let version = house.say("Nobody waits");
        assert_eq!(watching.hear()["version"], version);
        drop(blocked);
        for client in &mut behind {
            let welcome = client.hear();
            assert_eq!(welcome["type"], "welcome");
            assert_eq!(welcome["version"], version);
            assert_eq!(versions(&welcome), (1..=version.into()).collect::<Vec<u64>>());
        }
        let version = house.say("All have caught up");
        for client in &mut behind {
            let update = client.hear();
            assert_eq!((&update["type"], &update["version"]), (&json!("update"), &json!(version)));
        }
        house.runtime.block_on(house.running.stop());
    }

    #[test]
    fn clients_that_catch_up_while_the_table_goes_on_miss_nothing_and_get_nothing_twice() {
        let house = House::with_remarks(700);
        let mut clients: Vec<Client> = (0..10).map(|client| house.hello(Some(client * 10))).collect();
        let last = (0..50).map(|_| house.say("Meanwhile")).last().expect("a version");
        for (have, client) in (0..).step_by(10).zip(&mut clients) {
            let welcome = client.hear();
            let seen = versions(&welcome);
            let mut next = welcome["version"].as_u64().expect("a number") + 1;
            assert_eq!(seen, (have + 1..next).collect::<Vec<u64>>());
            while next <= last.into() {
                assert_eq!(client.hear()["version"], next);
                next += 1;
            }
        }
        house.runtime.block_on(house.running.stop());
    }

    #[test]
    fn a_client_that_has_more_than_there_is_gets_everything_anew() {
        let house = House::with_remarks(3);
        let welcome = house.hello(Some(1_000)).hear();
        assert_eq!(versions(&welcome), [1, 2, 3, 4, 5]);
        house.runtime.block_on(house.running.stop());
    }

    #[test]
    fn a_log_is_read_page_by_page_and_later_from_where_it_stopped() {
        let house = House::with_remarks(super::PAGE + 20);
        let registry = house.running.registry();
        let log = registry.catch_up().log(house.table);
        house.runtime.block_on(async {
            log.lock().await.extend(&registry, house.table).await.expect("a log");
            assert_eq!(log.lock().await.version(), super::PAGE + 22);
        });
        house.say("One more");
        house.runtime.block_on(async {
            let mut log = log.lock().await;
            assert_eq!(log.version(), super::PAGE + 22);
            log.extend(&registry, house.table).await.expect("a log");
            let after: Vec<u32> = log.after(super::PAGE + 21).map(|record| record.version).collect();
            assert_eq!(after, [super::PAGE + 22, super::PAGE + 23]);
            registry.catch_up().forget(house.table);
            assert_eq!(registry.catch_up().log(house.table).lock().await.version(), 0);
        });
        house.runtime.block_on(house.running.stop());
    }
}
