//! The hall: every table somebody is looking at, and the way to open any other. What a table does: live.rs.

use crate::bot_pace::BotPace;
use crate::bot_queue::BotTables;
use crate::bots::Pool;
use crate::catch_up::CatchUp;
use crate::chance;
use crate::config::Config;
use crate::live::{Live, Message, Opened};
use crate::packs::Packs;
use crate::trouble::Trouble;
use crate::uptime::Uptime;
use armonium_protocol::Names;
use armonium_rules::Content;
use armonium_store::{Append, Appended, PackKey, Row, Store};
use armonium_table::{Command, CommandId, Entry, PlayerId, Record, Refusal, Stage, Table, TableId};
use std::collections::{HashMap, HashSet};
use std::fmt::Display;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot, watch};

/// How many messages may wait for a table before whoever sends one more has to wait too.
const WAITING: usize = 64;

/// The hall.
#[derive(Clone)]
pub struct Hall(Arc<Inside>);

pub(crate) struct Inside {
    pub(crate) store: Store,
    pub(crate) packs: Packs,
    pub(crate) bots: Pool,
    bot_pace: BotPace,
    bot_tables: BotTables,
    catch_up: CatchUp,
    uptime: Uptime,
    absent_after: Duration,
    tables: Mutex<HashMap<TableId, mpsc::Sender<Message>>>,
    /// Tables whose logs were found to be damaged, so that each is logged and counted once.
    damaged: Mutex<HashSet<TableId>>,
    closing: watch::Sender<bool>,
}

impl Hall {
    /// An empty hall over a store.
    pub fn new(store: Store, packs: Packs, bots: Pool, config: &Config) -> Self {
        let (closing, _) = watch::channel(false);
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
            closing,
        }))
    }

    /// The store behind it.
    pub fn store(&self) -> &Store {
        &self.0.store
    }

    /// The packs it plays with.
    pub fn packs(&self) -> &Packs {
        &self.0.packs
    }

    /// The way to a table, which is opened if nobody has it open.
    pub(crate) fn door(&self, table: TableId) -> mpsc::Sender<Message> {
        let mut tables = self.0.tables.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(door) = tables.get(&table)
            && !door.is_closed()
        {
            return door.clone();
        }
        self.open_door(&mut tables, table, None)
    }

    /// Opens a table; one that has just been made need not be read from the store.
    fn open_door(
        &self,
        tables: &mut HashMap<TableId, mpsc::Sender<Message>>,
        table: TableId,
        made: Option<Opened>,
    ) -> mpsc::Sender<Message> {
        let (sender, receiver) = mpsc::channel(WAITING);
        tables.insert(table, sender.clone());
        metrics::gauge!("armonium_tables_open").set(tables.len() as f64);
        tokio::spawn(Live::run(self.clone(), table, made, receiver, sender.downgrade()));
        sender
    }

    /// Keeps a table open that has just been made: whoever made it is about to come.
    fn keep_open(&self, made: Opened) {
        let mut tables = self.0.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let table = made.table.id;
        if !tables.contains_key(&table) {
            self.open_door(&mut tables, table, Some(made));
        }
    }

    /// Forgets a table that nobody looks at any more. Its door is closed by now.
    pub(crate) fn forget(&self, table: TableId) {
        let mut tables = self.0.tables.lock().unwrap_or_else(PoisonError::into_inner);
        if tables.get(&table).is_some_and(mpsc::Sender::is_closed) {
            tables.remove(&table);
        }
        metrics::gauge!("armonium_tables_open").set(tables.len() as f64);
    }

    /// Sends a message to a table; one that is just being closed is opened again.
    pub(crate) async fn send(&self, table: TableId, message: Message) -> Result<(), Trouble> {
        let mut message = message;
        for _ in 0..8 {
            match self.door(table).send(message).await {
                Ok(()) => return Ok(()),
                Err(mpsc::error::SendError(back)) => message = back,
            }
            tokio::task::yield_now().await;
        }
        Err(Trouble::Closing)
    }

    /// Asks a command of a table and waits until what it brings about is durable. The answer is the number of its record.
    pub async fn ask(&self, table: TableId, command: Command, id: Option<CommandId>) -> Result<u32, Trouble> {
        let (reply, answer) = oneshot::channel();
        self.send(table, Message::Ask { command, id, reply }).await?;
        answer.await.map_err(|_| Trouble::Closing)?
    }

    /// Looks at a table as it stands.
    pub async fn look<T: Send + 'static>(
        &self,
        table: TableId,
        look: impl FnOnce(&Table, &Names) -> T + Send + 'static,
    ) -> Result<T, Trouble> {
        let (reply, answer) = oneshot::channel();
        let look = Box::new(move |seen: Result<(&Table, &Names), Trouble>| {
            // The caller may have gone.
            let _ = reply.send(seen.map(|(table, names)| look(table, names)));
        });
        self.send(table, Message::Look(look)).await?;
        answer.await.map_err(|_| Trouble::Closing)?
    }

    /// Sets up a table with the given first entries after its creation, and returns its id.
    pub async fn create(
        &self,
        host: PlayerId,
        options: armonium_table::TableOptions,
        rematch_of: Option<TableId>,
        more: Vec<Entry>,
    ) -> Result<TableId, Trouble> {
        self.create_with(self.0.packs.current(), host, options, rematch_of, more).await
    }

    /// The same, once for a command, however often it is sent.
    pub(crate) async fn create_once(
        &self,
        host: PlayerId,
        options: armonium_table::TableOptions,
        more: Vec<Entry>,
        id: Option<CommandId>,
    ) -> Result<TableId, Trouble> {
        match (self.create_as(id, self.0.packs.current(), host, options, None, more).await, id) {
            // The same command came twice at once, or to another node.
            (Err(Trouble::Raced), Some(id)) => self.made_by(id).await?.ok_or(Trouble::Raced),
            (made, _) => made,
        }
    }

    /// The table that a command has set up, if it has. Refused if another command had its number.
    pub(crate) async fn made_by(&self, id: CommandId) -> Result<Option<TableId>, Trouble> {
        match self.look(id.table(), |table, _| table.made_by).await {
            Ok(made_by) if made_by == Some(id) => Ok(Some(id.table())),
            Ok(_) => Err(Refusal::IdReused.into()),
            Err(Trouble::NoTable) => Ok(None),
            Err(trouble) => Err(trouble),
        }
    }

    /// The same, played with any pack.
    pub(crate) async fn create_with(
        &self,
        content: Arc<Content>,
        host: PlayerId,
        options: armonium_table::TableOptions,
        rematch_of: Option<TableId>,
        more: Vec<Entry>,
    ) -> Result<TableId, Trouble> {
        self.create_as(None, content, host, options, rematch_of, more).await
    }

    async fn create_as(
        &self,
        command: Option<CommandId>,
        content: Arc<Content>,
        host: PlayerId,
        options: armonium_table::TableOptions,
        rematch_of: Option<TableId>,
        more: Vec<Entry>,
    ) -> Result<TableId, Trouble> {
        self.0.packs.store().await?;
        let secret = chance::secret()?;
        let id = match command {
            Some(command) => command.table(),
            None => chance::table_id()?,
        };
        let mut entries = Table::create(&content, &secret, options, host, rematch_of)?;
        entries.extend(more);
        let pack = PackKey { id: content.id().to_owned(), hash: *content.hash() };
        let record = Record { command, entries };
        let at = self.now();
        let (table, _) = Table::begin(id, secret, content, at, &record)
            .map_err(|damage| self.damaged(id, 1, format_args!("{damage:?}")))?;
        let summary = crate::live::summary(&table, at, None);
        let append = Append {
            table: id,
            row: Row { seq: 1, at, body: crate::live::body(&record) },
            summary: Some(summary.clone()),
            members: Some(crate::live::members(&table)),
            secret: Some(secret.0),
            pack: Some(pack),
            alerts: Vec::new(),
            result: None,
        };
        if table.is_bots_only() && table.stage() == Stage::Running {
            self.bot_tables().begin(host, id)?;
        }
        let appended = self.0.store.append(append).await.inspect_err(|_| self.bot_tables().end(host, id))?;
        match appended {
            Appended::Written => {
                self.keep_open(Opened { table, last: at, summary });
                Ok(id)
            }
            Appended::Taken => Err(Trouble::Raced),
        }
    }

    /// Tells a table that something is due there.
    pub(crate) async fn wake(&self, table: TableId) {
        // A hall that is closing wakes nobody.
        let _ = self.send(table, Message::Due).await;
    }

    /// Tells a table of news from another node, if anybody has it open here.
    pub(crate) async fn changed(&self, table: TableId) {
        let door = {
            let tables = self.0.tables.lock().unwrap_or_else(PoisonError::into_inner);
            tables.get(&table).cloned()
        };
        if let Some(door) = door {
            // A table that is just being closed reads everything when it is opened again.
            let _ = door.send(Message::Changed).await;
        }
    }

    /// Notifies every table that is open here that a player was deleted or sessions of theirs ended; without one, that this
    /// may be so of any.
    pub(crate) async fn player_changed(&self, player: Option<PlayerId>) {
        let doors: Vec<_> = {
            let tables = self.0.tables.lock().unwrap_or_else(PoisonError::into_inner);
            tables.values().cloned().collect()
        };
        for door in doors {
            // A table that is just being closed asks for names when it is opened again.
            let _ = door.send(Message::PlayerChanged(player)).await;
        }
    }

    /// Logs and counts a table whose log cannot be followed, the first time that it is found.
    pub(crate) fn damaged(&self, table: TableId, record: u32, why: impl Display) -> Trouble {
        if self.0.damaged.lock().unwrap_or_else(PoisonError::into_inner).insert(table) {
            tracing::error!(%table, record, %why, "a table is damaged");
            metrics::counter!("armonium_damaged_tables_total").increment(1);
        }
        Trouble::Damaged
    }

    /// Every table that is open here.
    pub(crate) fn open(&self) -> Vec<TableId> {
        self.0.tables.lock().unwrap_or_else(PoisonError::into_inner).keys().copied().collect()
    }

    /// Where bots think.
    pub(crate) fn bots(&self) -> &Pool {
        &self.0.bots
    }

    /// The time of the tables.
    pub(crate) fn uptime(&self) -> &Uptime {
        &self.0.uptime
    }

    /// Milliseconds since 1970, as tables count them.
    pub(crate) fn now(&self) -> i64 {
        self.0.uptime.now()
    }

    /// After how long without a connection a player counts as absent, in milliseconds.
    pub(crate) fn absent_after(&self) -> i64 {
        i64::try_from(self.0.absent_after.as_millis()).unwrap_or(i64::MAX / 2)
    }

    /// How long bots take.
    pub(crate) fn bot_pace(&self) -> BotPace {
        self.0.bot_pace
    }

    /// The running tables of bots alone.
    pub(crate) fn bot_tables(&self) -> &BotTables {
        &self.0.bot_tables
    }

    /// Where clients catch up with tables.
    pub(crate) fn catch_up(&self) -> &CatchUp {
        &self.0.catch_up
    }

    /// Becomes true when the program is about to end.
    pub fn closing(&self) -> watch::Receiver<bool> {
        self.0.closing.subscribe()
    }

    /// Tells everybody to go, and waits until every table has finished what it was writing.
    pub async fn close(&self) {
        self.0.closing.send_replace(true);
        for _ in 0..200 {
            if self.open().is_empty() {
                return;
            }
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
    }
}
