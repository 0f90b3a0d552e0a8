//! The registry of open tables: routes messages to a table's actor and starts one where none runs. What an actor does:
//! table_actor.rs.

use crate::bot_queue::BotTables;
use crate::bots::Pool;
use crate::catch_up::CatchUp;
use crate::config::Config;
use crate::packs::Packs;
use crate::random;
use crate::table_actor::{LoadedTable, Message, TableActor, log};
use crate::table_error::TableError;
use crate::uptime::Uptime;
use armonium_host::BotPace;
use armonium_protocol::Names;
use armonium_rules::Content;
use armonium_store::{Append, Appended, NewAlert, PackKey, Row, Store};
use armonium_table::{Command, CommandId, LogEntry, PlayerId, Record, Refusal, Stage, Table, TableId};
use std::collections::{HashMap, HashSet};
use std::fmt::Display;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// How long tables may take to finish their writes when the server shuts down.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(5);
/// The length of an actor's queue; senders wait while it is full.
const QUEUE: usize = 64;

type TableHandle = mpsc::Sender<Message>;

/// The open tables of this node, with what they share. Clones are handles to the same registry.
#[derive(Clone)]
pub struct TableRegistry(Arc<Inside>);

pub(crate) struct Inside {
    pub(crate) store: Store,
    pub(crate) packs: Packs,
    pub(crate) bots: Pool,
    bot_pace: BotPace,
    bot_tables: BotTables,
    catch_up: CatchUp,
    uptime: Uptime,
    absent_after: Duration,
    tables: Mutex<HashMap<TableId, TableHandle>>,
    /// Tables with damaged logs, so that each is logged and counted once.
    damaged: Mutex<HashSet<TableId>>,
    /// The running table actors.
    actors: TaskTracker,
    shutdown: CancellationToken,
}

/// A table to be created.
struct New {
    id: TableId,
    command: Option<CommandId>,
    host: PlayerId,
    options: armonium_table::TableOptions,
    rematch_of: Option<TableId>,
    more: Vec<LogEntry>,
    alerts: Vec<NewAlert>,
}

impl TableRegistry {
    /// A registry without open tables.
    pub fn new(store: Store, packs: Packs, bots: Pool, config: &Config) -> Self {
        let (tables, damaged) = (Mutex::default(), Mutex::default());
        let (bot_pace, uptime) = (BotPace::new(config.bot_pace), Uptime::new(config.system_time));
        let (bot_tables, catch_up) = (BotTables::default(), CatchUp::new());
        Self(Arc::new(Inside {
            store,
            packs,
            bots,
            bot_pace,
            bot_tables,
            absent_after: config.absent_after,
            catch_up,
            uptime,
            tables,
            damaged,
            actors: TaskTracker::new(),
            shutdown: CancellationToken::new(),
        }))
    }

    /// The store of tables and players.
    pub fn store(&self) -> &Store {
        &self.0.store
    }

    /// The content packs.
    pub fn packs(&self) -> &Packs {
        &self.0.packs
    }

    /// A handle to a table's actor, which is started if it does not run.
    pub(crate) fn handle(&self, table: TableId) -> TableHandle {
        let mut tables = self.0.tables.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(handle) = tables.get(&table)
            && !handle.is_closed()
        {
            return handle.clone();
        }
        self.start(&mut tables, table, None)
    }

    /// Starts a table's actor; a table that was just created is not read from the store.
    fn start(
        &self,
        tables: &mut HashMap<TableId, TableHandle>,
        table: TableId,
        created: Option<LoadedTable>,
    ) -> TableHandle {
        let (sender, receiver) = mpsc::channel(QUEUE);
        tables.insert(table, sender.clone());
        metrics::gauge!("armonium_tables_open").set(tables.len() as f64);
        self.0.actors.spawn(TableActor::run(self.clone(), table, created, receiver, sender.downgrade()));
        sender
    }

    /// Starts the actor of a table that was just created: its creator is about to connect.
    fn start_created(&self, created: LoadedTable) {
        let mut tables = self.0.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let table = created.table.id;
        if !tables.contains_key(&table) {
            self.start(&mut tables, table, Some(created));
        }
    }

    /// Removes a table whose actor has closed its queue.
    pub(crate) fn remove(&self, table: TableId) {
        let mut tables = self.0.tables.lock().unwrap_or_else(PoisonError::into_inner);
        if tables.get(&table).is_some_and(mpsc::Sender::is_closed) {
            tables.remove(&table);
        }
        metrics::gauge!("armonium_tables_open").set(tables.len() as f64);
    }

    /// Sends a message to a table; if its actor is closing, to a new one.
    pub(crate) async fn send(&self, table: TableId, message: Message) -> Result<(), TableError> {
        let mut message = message;
        for _ in 0..8 {
            match self.handle(table).send(message).await {
                Ok(()) => return Ok(()),
                Err(mpsc::error::SendError(unsent)) => message = unsent,
            }
            tokio::task::yield_now().await;
        }
        Err(TableError::Closing)
    }

    /// Executes a command and waits until the result is durable. Returns the number of its record.
    pub async fn execute(
        &self,
        table: TableId,
        command: Command,
        id: Option<CommandId>,
    ) -> Result<u32, TableError> {
        let (reply, answer) = oneshot::channel();
        self.send(table, Message::Execute { command, id, reply }).await?;
        answer.await.map_err(|_| TableError::Closing)?
    }

    /// Runs a closure on a table inside its actor and returns the result.
    pub async fn inspect<T: Send + 'static>(
        &self,
        table: TableId,
        inspect: impl FnOnce(&Table, &Names) -> T + Send + 'static,
    ) -> Result<T, TableError> {
        let (reply, answer) = oneshot::channel();
        let inspection = Box::new(move |state: Result<(&Table, &Names), TableError>| {
            // The caller may have gone.
            let _ = reply.send(state.map(|(table, names)| inspect(table, names)));
        });
        self.send(table, Message::Inspect(inspection)).await?;
        answer.await.map_err(|_| TableError::Closing)?
    }

    /// Creates a table with further entries in its first record, and returns its id.
    pub async fn create(
        &self,
        host: PlayerId,
        options: armonium_table::TableOptions,
        rematch_of: Option<TableId>,
        more: Vec<LogEntry>,
    ) -> Result<TableId, TableError> {
        self.create_with(self.0.packs.current(), host, options, rematch_of, more).await
    }

    /// The same, at most once per command id.
    pub(crate) async fn create_once(
        &self,
        host: PlayerId,
        options: armonium_table::TableOptions,
        more: Vec<LogEntry>,
        id: Option<CommandId>,
    ) -> Result<TableId, TableError> {
        match (self.create_as(id, self.0.packs.current(), host, options, None, more).await, id) {
            // The same command arrived twice at once, perhaps at another node.
            (Err(TableError::Raced), Some(id)) => self.created_by(id).await?.ok_or(TableError::Raced),
            (made, _) => made,
        }
    }

    /// The table that a command created, if any. Refused if a different command used the same id.
    pub(crate) async fn created_by(&self, id: CommandId) -> Result<Option<TableId>, TableError> {
        match self.inspect(id.table(), |table, _| table.made_by).await {
            Ok(made_by) if made_by == Some(id) => Ok(Some(id.table())),
            Ok(_) => Err(Refusal::IdReused.into()),
            Err(TableError::NoTable) => Ok(None),
            Err(trouble) => Err(trouble),
        }
    }

    /// Creates a table that is played with this pack.
    pub(crate) async fn create_with(
        &self,
        content: Arc<Content>,
        host: PlayerId,
        options: armonium_table::TableOptions,
        rematch_of: Option<TableId>,
        more: Vec<LogEntry>,
    ) -> Result<TableId, TableError> {
        self.create_as(None, content, host, options, rematch_of, more).await
    }

    /// Creates the table that seeks have agreed on, with alerts for its players. [`TableError::Raced`] if it exists.
    pub(crate) async fn create_agreed(
        &self,
        id: TableId,
        host: PlayerId,
        options: armonium_table::TableOptions,
        seated: Vec<LogEntry>,
        alerts: Vec<NewAlert>,
    ) -> Result<(), TableError> {
        let new = New { id, command: None, host, options, rematch_of: None, more: seated, alerts };
        self.write_first(self.0.packs.current(), new).await.map(drop)
    }

    async fn create_as(
        &self,
        command: Option<CommandId>,
        content: Arc<Content>,
        host: PlayerId,
        options: armonium_table::TableOptions,
        rematch_of: Option<TableId>,
        more: Vec<LogEntry>,
    ) -> Result<TableId, TableError> {
        let id = match command {
            Some(command) => command.table(),
            None => random::table_id()?,
        };
        let new = New { id, command, host, options, rematch_of, more, alerts: Vec::new() };
        self.write_first(content, new).await
    }

    /// Writes the first record of a table.
    async fn write_first(&self, content: Arc<Content>, new: New) -> Result<TableId, TableError> {
        let New { id, command, host, options, rematch_of, more, alerts } = new;
        self.0.packs.store().await?;
        let secret = random::secret()?;
        let mut entries = Table::create(&content, &secret, options, host, rematch_of)?;
        entries.extend(more);
        let pack = PackKey { id: content.id().to_owned(), hash: *content.hash() };
        let record = Record { command, entries };
        let at = self.now();
        let (table, _) = Table::begin(id, secret, content, at, &record)
            .map_err(|damage| self.damaged(id, 1, format_args!("{damage:?}")))?;
        let summary = log::summary(&table, at, None, false);
        let append = Append {
            table: id,
            row: Row { seq: 1, at, body: log::body(&record) },
            summary: Some(summary.clone()),
            members: Some(log::members(&table)),
            secret: Some(secret.0),
            pack: Some(pack),
            alerts,
            plans: Vec::new(),
            result: None,
        };
        if table.is_bots_only() && table.stage() == Stage::Running {
            self.bot_tables().begin(host, id)?;
        }
        let appended = self.0.store.append(append).await.inspect_err(|_| self.bot_tables().end(host, id))?;
        match appended {
            Appended::Written => {
                self.start_created(LoadedTable { table, last: at, summary });
                Ok(id)
            }
            Appended::Taken => Err(TableError::Raced),
        }
    }

    /// Notifies a table that a deadline has passed.
    pub(crate) async fn notify_due(&self, table: TableId) {
        // Fails only while the server shuts down.
        let _ = self.send(table, Message::Due).await;
    }

    /// Notifies a table, if it is open here, that another node appended to its log.
    pub(crate) async fn log_advanced(&self, table: TableId) {
        let handle = {
            let tables = self.0.tables.lock().unwrap_or_else(PoisonError::into_inner);
            tables.get(&table).cloned()
        };
        if let Some(handle) = handle {
            // A closing table reads its log when it is opened again.
            let _ = handle.send(Message::LogAdvanced).await;
        }
    }

    /// Notifies every open table that a player was renamed or deleted or lost a session; without one, that any may have.
    pub(crate) async fn player_changed(&self, player: Option<PlayerId>) {
        let handles: Vec<_> = {
            let tables = self.0.tables.lock().unwrap_or_else(PoisonError::into_inner);
            tables.values().cloned().collect()
        };
        for handle in handles {
            // A closing table reads names when it is opened again.
            let _ = handle.send(Message::PlayerChanged(player)).await;
        }
    }

    /// Logs and counts a table with a damaged log, the first time it is found.
    pub(crate) fn damaged(&self, table: TableId, record: u32, why: impl Display) -> TableError {
        if self.0.damaged.lock().unwrap_or_else(PoisonError::into_inner).insert(table) {
            tracing::error!(%table, record, %why, "a table's log is damaged");
            metrics::counter!("armonium_damaged_tables_total").increment(1);
        }
        TableError::Damaged
    }

    /// The tables that are open on this node.
    pub(crate) fn open_tables(&self) -> Vec<TableId> {
        self.0.tables.lock().unwrap_or_else(PoisonError::into_inner).keys().copied().collect()
    }

    /// The threads that bots think on.
    pub(crate) fn bots(&self) -> &Pool {
        &self.0.bots
    }

    /// The clock that tables use.
    pub(crate) fn uptime(&self) -> &Uptime {
        &self.0.uptime
    }

    /// Milliseconds since 1970 on that clock.
    pub(crate) fn now(&self) -> i64 {
        self.0.uptime.now()
    }

    /// After how long without a connection a player counts as absent, in milliseconds.
    pub(crate) fn absent_after(&self) -> i64 {
        i64::try_from(self.0.absent_after.as_millis()).unwrap_or(i64::MAX / 2)
    }

    /// How long bots take to answer.
    pub(crate) fn bot_pace(&self) -> BotPace {
        self.0.bot_pace
    }

    /// The running tables without people.
    pub(crate) fn bot_tables(&self) -> &BotTables {
        &self.0.bot_tables
    }

    /// Replays missed records for reconnecting clients.
    pub(crate) fn catch_up(&self) -> &CatchUp {
        &self.0.catch_up
    }

    /// Cancelled when the server shuts down.
    pub fn shutdown(&self) -> &CancellationToken {
        &self.0.shutdown
    }

    /// Closes every table and waits until pending writes have finished.
    pub async fn close(&self) {
        self.0.shutdown.cancel();
        self.0.actors.close();
        if timeout(CLOSE_TIMEOUT, self.0.actors.wait()).await.is_err() {
            tracing::warn!(tables = self.0.actors.len(), "some tables did not close in time");
        }
    }
}
