//! The actor that owns one open table: a task that takes messages one at a time, so a table needs no locks. It decides a
//! command, appends the result to the log, and broadcasts it once it is durable.
//!
//! Here: its state, the message loop and the execution of commands. The log and its updates: log.rs. Other frames to
//! subscribers: broadcast.rs. Who may subscribe: admission.rs. Who is connected: presence.rs. Its bots: bots.rs. Clocks and
//! retries: timers.rs. Turn alerts: alerts.rs. Plans: plans.rs.

mod admission;
mod alerts;
mod bots;
mod broadcast;
pub(crate) mod log;
mod plans;
mod presence;
mod timers;

use crate::bot_queue::begins_bots_only;
use crate::socket::Outbox;
use crate::table_error::TableError;
use crate::table_registry::TableRegistry;
use armonium_host::{BotPlayer, Bots, Plans};
use armonium_protocol::{
    Answer, Audience, Cheer, Client, Names, Problem, Question, Sender, ServerMessage, TableCard, Welcome,
};
use armonium_rules::{Action, Seat, Viewer};
use armonium_store::{Hash, Store, Summary};
use armonium_table::{Command, CommandId, Plan, PlayerId, Record, Stage, Table, TableId};
use broadcast::RECONNECT;
use std::ops::RangeInclusive;
use std::pin::pin;
use std::time::Duration;
use timers::{Timer, elapsed};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

/// How long a table stays in memory without subscribers.
const IDLE: Duration = Duration::from_secs(30);
/// How often a command is decided again after another node wrote first.
const ATTEMPTS: u32 = 5;
/// A closure that reads the table inside the actor.
pub(crate) type Inspection = Box<dyn FnOnce(Result<(&Table, &Names), TableError>) + Send>;

/// What a table actor receives.
pub(crate) enum Message {
    /// Execute a command and reply when it is durable.
    Execute { command: Command, id: Option<CommandId>, reply: oneshot::Sender<Result<u32, TableError>> },
    /// Execute a subscriber's command; the answer is a frame.
    ExecuteFor { subscriber: u64, command: Command, id: CommandId },
    /// Broadcast a spectator's phrase.
    Cheer { sender: Sender, cheer: Cheer },
    /// Answer a subscriber's question.
    Answer { subscriber: u64, question: Question },
    /// Add a subscriber.
    Subscribe(Box<Subscribe>),
    /// Remove a subscriber.
    Unsubscribe { subscriber: u64 },
    /// Replace a subscriber's plan; the answer is a frame.
    SetPlan { sender: Sender, plan: Option<Plan> },
    /// It is time for the answer of a plan to this decision.
    PlanDue { at: u32 },
    /// A bot has decided.
    BotDecided { at: u32, seat: Seat, decided: Option<(BotPlayer, Action)> },
    /// Another node appended to this table's log.
    LogAdvanced,
    /// A deadline of this table has passed, and this node claimed it.
    Due,
    /// This player, or any, was renamed or deleted, or lost a session.
    PlayerChanged(Option<PlayerId>),
    /// Read the table.
    Inspect(Inspection),
}

/// A client that subscribes to this table.
pub(crate) struct Subscribe {
    pub(crate) player: Option<PlayerId>,
    /// The hash of the player's token.
    pub(crate) token: Option<Hash>,
    /// The invitation, which lets its holder read a private table before taking a seat.
    pub(crate) invitation: Option<String>,
    /// The last record the client has.
    pub(crate) have: Option<u32>,
    /// True if the missed records are loaded and will be put into the welcome, which is then part of the reply.
    pub(crate) caught_up: bool,
    pub(crate) frames: Outbox,
    pub(crate) reply: oneshot::Sender<Result<Subscription, TableError>>,
}

/// The reply to a client that subscribes.
pub(crate) enum Subscription {
    /// It is subscribed under this number; the welcome is the first of its frames.
    Live(u64),
    /// It missed the records after this one and has to catch up before it can subscribe.
    Behind(u32),
    /// It is subscribed; its frames belong after this welcome, into which the missed records go.
    Snapshot { subscriber: u64, viewer: Viewer, missed: RangeInclusive<u32>, welcome: Box<Welcome> },
}

/// A subscribed connection.
struct Connection {
    /// The hash of the player's token: the connection ends when it is revoked.
    token: Option<Hash>,
    frames: Outbox,
}

impl Client for Connection {
    fn send(&self, frame: &str) -> bool {
        self.frames.send(frame)
    }
}

/// A table as its log says, with the time of its last record and its entry in lists.
pub(crate) struct LoadedTable {
    pub(crate) table: Table,
    pub(crate) last: i64,
    pub(crate) summary: Summary,
}

/// The actor of one table.
pub(crate) struct TableActor {
    registry: TableRegistry,
    id: TableId,
    table: Table,
    /// The time of the last record.
    last: i64,
    summary: Summary,
    names: Names,
    card: TableCard,
    audience: Audience<Connection>,
    bots: Bots,
    /// The decision a bot is working on.
    pending_bot: Option<u32>,
    /// The plans of the players; none if they may have changed in the store.
    plans: Option<Plans>,
    /// The decision a plan is about to answer.
    pending_plan: Option<u32>,
    /// The last record when the answer of a plan was refused.
    refused_plan: Option<u32>,
    /// True if this node holds the bot lease: it wrote the last record or claimed the timer.
    holds_bot_lease: bool,
    /// How long bots and clocks pause because the store failed; zero while it works.
    backoff: Duration,
    /// When they try again.
    retry_at: Option<Instant>,
    handle: mpsc::WeakSender<Message>,
    append_seconds: metrics::Histogram,
    broadcast_seconds: metrics::Histogram,
    records: metrics::Counter,
}

/// Replies to every message left in the queue of a table that cannot serve them.
async fn reject_all(mut messages: mpsc::Receiver<Message>, error: TableError) {
    messages.close();
    while let Some(message) = messages.recv().await {
        // The caller may have gone.
        match message {
            Message::Execute { reply, .. } => drop(reply.send(Err(error.clone()))),
            Message::Subscribe(subscribe) => drop(subscribe.reply.send(Err(error.clone()))),
            Message::Inspect(inspection) => inspection(Err(error.clone())),
            Message::ExecuteFor { .. }
            | Message::Cheer { .. }
            | Message::SetPlan { .. }
            | Message::PlanDue { .. }
            | Message::Answer { .. }
            | Message::Unsubscribe { .. }
            | Message::BotDecided { .. }
            | Message::LogAdvanced
            | Message::PlayerChanged(_)
            | Message::Due => {}
        }
    }
}

impl TableActor {
    /// Loads a table, unless it was just created, and serves it until it has no subscribers left.
    pub(crate) async fn run(
        registry: TableRegistry,
        id: TableId,
        created: Option<LoadedTable>,
        messages: mpsc::Receiver<Message>,
        handle: mpsc::WeakSender<Message>,
    ) {
        let loaded = match created {
            Some(created) => Ok(created),
            None => log::open(&registry, id).await,
        };
        let loaded = match loaded {
            Ok(loaded) => loaded,
            Err(error) => {
                reject_all(messages, error).await;
                return registry.remove(id);
            }
        };
        let creator = loaded.table.creator;
        if loaded.table.is_bots_only() && loaded.table.stage() == Stage::Running {
            registry.bot_tables().resume(creator, id);
        }
        Self::new(registry.clone(), loaded, handle).serve(messages).await;
        registry.bot_tables().end(creator, id);
        registry.remove(id);
    }

    fn new(registry: TableRegistry, loaded: LoadedTable, handle: mpsc::WeakSender<Message>) -> Self {
        let LoadedTable { table, last, summary } = loaded;
        Self {
            id: table.id,
            audience: Audience::new(registry.now(), registry.absent_after()),
            registry,
            card: TableCard::of(&table, &Names::new()),
            table,
            last,
            summary,
            names: Names::new(),
            bots: Default::default(),
            pending_bot: None,
            plans: None,
            pending_plan: None,
            refused_plan: None,
            holds_bot_lease: true,
            backoff: Duration::ZERO,
            retry_at: None,
            handle,
            append_seconds: metrics::histogram!("armonium_append_seconds"),
            broadcast_seconds: metrics::histogram!("armonium_broadcast_seconds"),
            records: metrics::counter!("armonium_records_total"),
        }
    }

    fn store(&self) -> &Store {
        self.registry.store()
    }

    async fn serve(mut self, mut messages: mpsc::Receiver<Message>) {
        let shutdown = self.registry.shutdown().clone();
        let mut cancelled = pin!(shutdown.cancelled());
        let mut idle = Instant::now() + IDLE;
        if let Err(error) = self.refresh_names().await {
            return reject_all(messages, error).await;
        }
        self.start_next().await;
        loop {
            let next = self.next_timer(idle);
            let done = tokio::select! {
                message = messages.recv() => match message {
                    Some(message) => {
                        idle = Instant::now() + IDLE;
                        match self.resume_clocks().await {
                            // Reads still work; what cannot be written is refused with the reason.
                            Ok(()) | Err(TableError::Storage) => self.handle(message).await,
                            Err(error) => Err(error),
                        }
                    }
                    None => return,
                },
                timer = elapsed(next) => match timer {
                    Timer::Clock => self.tick().await,
                    Timer::Retry => self.retry().await,
                    Timer::Presence => self.presence_tick().await,
                    Timer::Idle => break,
                },
                () = cancelled.as_mut() => break,
            };
            match done {
                Ok(()) => {}
                // Memory and log still agree: retry later.
                Err(TableError::Storage) => self.pause(),
                // Memory and log may differ: drop the actor, so that clients reconnect to a table read from the log.
                Err(error) => {
                    self.disconnect_because(&error);
                    return reject_all(messages, error).await;
                }
            }
            self.start_next().await;
        }
        self.disconnect_all(Problem::Restart, RECONNECT);
        messages.close();
        if shutdown.is_cancelled() {
            return reject_all(messages, TableError::Closing).await;
        }
        // The idle table still handles what was queued before its queue closed.
        while let Some(message) = messages.recv().await {
            if let Err(error) = self.handle(message).await {
                return reject_all(messages, error).await;
            }
        }
        self.disconnect_all(Problem::Restart, RECONNECT);
    }

    /// Starts the bot or the plan whose decision it is, if any.
    async fn start_next(&mut self) {
        self.start_bot();
        if self.start_plan().await.is_err() {
            // Its plans can't be read: retry later.
            self.pause();
        }
    }

    /// Handles a message. [`TableError::Storage`] means that nothing has changed; after any other error this actor must
    /// not be used any more.
    async fn handle(&mut self, message: Message) -> Result<(), TableError> {
        match message {
            Message::Execute { command, id, reply } => {
                let answer = self.execute(&command, id, None).await;
                let fatal = fatal(&answer);
                // The caller may have gone.
                let _ = reply.send(answer);
                fatal
            }
            Message::ExecuteFor { subscriber, command, id } => {
                let sender = Sender { subscriber, command: id.id };
                let answer = self.execute(&command, Some(id), Some(sender)).await;
                let fatal = fatal(&answer);
                // A command that may have been written gets no answer: the client sends it again.
                if let Err(error) = answer
                    && error != TableError::Diverged
                {
                    self.refuse(sender, error);
                }
                fatal
            }
            Message::Cheer { sender, cheer } => {
                let now = self.registry.now();
                if let Err(why) = self.audience.cheer(&self.table, sender, cheer, now) {
                    self.refuse(sender, why.into());
                }
                Ok(())
            }
            Message::Answer { subscriber, question } => {
                self.answer(subscriber, &question);
                Ok(())
            }
            Message::Subscribe(subscribe) => self.subscribe(*subscribe).await,
            Message::Unsubscribe { subscriber } => {
                self.audience.remove(subscriber, &self.table, self.registry.now());
                Ok(())
            }
            Message::SetPlan { sender, plan } => self.set_plan(sender, plan).await,
            Message::PlanDue { at } => self.plan_due(at).await,
            Message::BotDecided { at, seat, decided } => {
                self.pending_bot = None;
                let Some((bot, action)) = decided else { return Ok(()) };
                self.bots.put_back(&self.table, at, bot);
                self.execute_internal(&Command::BotMove { seat, at, action }).await
            }
            Message::LogAdvanced => {
                // A notice without new records is about a plan.
                if !self.catch_up().await? || self.plans.as_ref().is_none_or(|plans| !plans.is_empty()) {
                    self.refresh_plans().await?;
                }
                self.reclaim_for_returned().await
            }
            Message::Due => {
                self.catch_up().await?;
                self.holds_bot_lease = true;
                self.refresh_plans().await?;
                self.tick().await?;
                self.settle_wake().await
            }
            Message::PlayerChanged(player) => {
                self.player_changed(player).await.map_err(TableError::into_diverged)
            }
            Message::Inspect(inspection) => {
                inspection(Ok((&self.table, &self.names)));
                Ok(())
            }
        }
    }

    /// Executes a command of the server itself, which may be refused.
    async fn execute_internal(&mut self, command: &Command) -> Result<(), TableError> {
        match self.execute(command, None, None).await {
            Ok(_) | Err(TableError::Refused(_)) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// Executes a command and returns the number of its record.
    async fn execute(
        &mut self,
        command: &Command,
        id: Option<CommandId>,
        sender: Option<Sender>,
    ) -> Result<u32, TableError> {
        let mut error = TableError::Raced;
        let is_planned = matches!(command, Command::Planned { .. });
        for _ in 0..ATTEMPTS {
            if let Some(id) = id
                && let Some(version) = self.table.done(id)?
            {
                self.audience.acknowledge(sender, version);
                return Ok(version);
            }
            self.check_planned(command).await?;
            let at = self.time_of(command);
            let command = command.clone().with_presence(|| self.audience.presence(&self.table));
            let entries = match self.table.decide(at, &command) {
                Ok(entries) => entries,
                // What another node wrote may make the command legal, or be the command itself.
                Err(refusal) => {
                    error = refusal.into();
                    if self.catch_up().await? {
                        continue;
                    }
                    return Err(error);
                }
            };
            if entries.is_empty() {
                self.audience.acknowledge(sender, self.table.version);
                return Ok(self.table.version);
            }
            if begins_bots_only(&self.table, &entries) {
                self.registry.bot_tables().begin(self.table.creator, self.id)?;
            }
            match self.append(at, Record { command: id, entries }, sender, is_planned).await {
                Err(raced @ TableError::Raced) => {
                    error = raced;
                    metrics::counter!("armonium_races_total").increment(1);
                }
                other => return other,
            }
        }
        Err(error)
    }

    /// The time to record for a command that is executed now.
    fn time_of(&self, command: &Command) -> i64 {
        let now = self.registry.now();
        let time = match command {
            Command::BotMove { .. } | Command::Planned { .. } => {
                self.registry.bot_pace().question(&self.table).recorded(now)
            }
            _ => now,
        };
        time.max(self.last)
    }

    fn is_over(&self) -> bool {
        matches!(self.table.stage(), Stage::Finished(_) | Stage::Abandoned)
    }

    /// Answers a subscriber's question from memory: nothing is written.
    fn answer(&self, subscriber: u64, question: &Question) {
        let Some(found) = self.audience.get(subscriber) else { return };
        match Answer::of(&self.table, found.visitor.player, question) {
            // A client that doesn't read is dropped at the next broadcast.
            Ok(answer) => _ = found.client.send(&ServerMessage::Answer(answer).json()),
            Err(why) => self.refuse(Sender { subscriber, command: question.id }, why.into()),
        }
    }
}

/// After these errors memory may differ from the log.
fn fatal(answer: &Result<u32, TableError>) -> Result<(), TableError> {
    match answer {
        Err(error @ (TableError::Diverged | TableError::Damaged)) => Err(error.clone()),
        _ => Ok(()),
    }
}
