//! A table somebody looks at: takes commands, writes down what they bring about, and when it is durable shows it to
//! everybody. One task for each table; nothing is shown or thought about before it is durable.

use crate::beat::Beat;
use crate::bot_queue::{For, begins_bots_only};
use crate::bots::{Briefing, Seated};
use crate::catch_up::MOST_MISSED;
use crate::hall::Hall;
use crate::line::Outlet;
use crate::names;
use crate::rating;
use crate::trouble::Trouble;
use armonium_protocol::{
    Answer, Change, Frames, LogRecord, Names, Problem, Question, ServerMessage, Snapshot, TableCard, Welcome,
    is_about_table,
};
use armonium_rules::{Action, Seat, View, Viewer};
use armonium_store::{Append, Appended, Hash, NewAlert, Row, Status, Summary};
use armonium_table::{
    Chair, Clock, Command, CommandId, Entry, News, Next, NoAccess, PlayerId, Presence, Record, Secret,
    Sitter, Stage, Table, TableId, Visitor, Why,
};
use std::collections::HashMap;
use std::future::pending;
use std::ops::RangeInclusive;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::{Instant, sleep, sleep_until};

/// How long a table stays open when nobody looks at it.
const IDLE: Duration = Duration::from_secs(30);
/// When another node looks after a bot that this one let think, in milliseconds: after this long, renewed at half of it.
const BOT_LEASE: i64 = 4_000;
/// How often a command is tried again when another node was faster.
const TRIES: u32 = 5;
/// How long bots and clocks of a table rest after a failed write, doubled after each further one up to the longest.
const FIRST_RETRY: Duration = Duration::from_secs(1);
const LONGEST_RETRY: Duration = Duration::from_secs(15);
/// When clients may reconnect to a table that was closed, in milliseconds.
const RETRY: u32 = 1_000;
/// The same if the store failed.
const RECONNECT: u32 = 5_000;

/// Records and what they brought about: when, their numbers, the news.
type Missed = Vec<(i64, u32, Vec<News>)>;

/// Looks at a table.
pub(crate) type Look = Box<dyn FnOnce(Result<(&Table, &Names), Trouble>) + Send>;

/// What a table is asked.
pub(crate) enum Message {
    /// Carry out a command and answer when it is durable.
    Ask { command: Command, id: Option<CommandId>, reply: oneshot::Sender<Result<u32, Trouble>> },
    /// Carry out a command of a reader; the answer is a frame.
    Say { reader: u64, command: Command, id: CommandId },
    /// Answer a reader's question.
    Question { reader: u64, question: Question },
    /// Somebody wants to read along.
    Join(Box<Join>),
    /// A reader has gone.
    Part { reader: u64 },
    /// A bot has decided.
    Decided { at: u32, seat: Seat, decided: Option<(Seated, Action)> },
    /// Another node has written something.
    Changed,
    /// Something is due, and this node is to see to it.
    Due,
    /// A player was renamed or deleted or sessions of theirs ended: this player, or any. Names are learnt anew.
    PlayerChanged(Option<PlayerId>),
    /// Look at the table.
    Look(Look),
}

/// Somebody who wants to read along.
pub(crate) struct Join {
    pub(crate) player: Option<PlayerId>,
    /// The hash of the player's token.
    pub(crate) token: Option<Hash>,
    /// The invitation, with which somebody may look at a private table before sitting down.
    pub(crate) invitation: Option<String>,
    pub(crate) have: Option<u32>,
    /// Are missed records ready to be put into the welcome? Then it goes with the reply instead of the frames.
    pub(crate) caught_up: bool,
    pub(crate) frames: Outlet,
    pub(crate) reply: oneshot::Sender<Result<Joined, Trouble>>,
}

/// How a table answers a client that wants to subscribe.
pub(crate) enum Joined {
    /// It is a reader now, with this number; the welcome is the first of its frames.
    Reading(u64),
    /// It has missed the records after this one and has to catch up first; it does not read along yet.
    Behind(u32),
    /// It is a reader now; the frames that follow belong after this welcome, into which the missed records go.
    Snapshot { reader: u64, viewer: Viewer, missed: RangeInclusive<u32>, welcome: Box<Welcome> },
}

struct Reader {
    id: u64,
    visitor: Visitor,
    /// The hash of the player's token: the reader is let go when it is void.
    token: Option<Hash>,
    viewer: Viewer,
    frames: Outlet,
}

impl Reader {
    /// Explains that the game waits because nothing can be saved.
    fn explain_stall(&mut self) {
        // A client that doesn't read is dropped at the next write.
        let _ = self.frames.send(&ServerMessage::error(None, Problem::Storage).json());
    }
}

/// What a presence frame depends on.
#[derive(Clone, Copy, PartialEq)]
struct SentPresence {
    presence: Presence,
    /// Which seats are owned by players.
    players: [bool; 6],
    bot_from: Option<i64>,
    watching: u32,
}

/// What a table does by itself.
#[derive(Clone, Copy)]
enum Due {
    /// The clock of whoever is asked runs out.
    Clock,
    /// Readers are told what was kept for them.
    Kept,
    /// The rest after a failed write is over.
    Retry,
    /// A player has been away for long.
    Presence,
    /// Nobody has looked at it for long.
    Idle,
}

/// A table as it is written down, with the time of its last record and what lists know of it.
pub(crate) struct Opened {
    pub(crate) table: Table,
    pub(crate) last: i64,
    pub(crate) summary: Summary,
}

/// A table somebody looks at.
pub(crate) struct Live {
    hall: Hall,
    id: TableId,
    table: Table,
    /// When the last record was written.
    last: i64,
    /// The game as the readers were last shown it.
    shown: Option<Snapshot>,
    /// Which kinds of readers have seen it with the eyes they have now: seat by seat, spectators last.
    knows: [bool; 7],
    summary: Summary,
    names: Names,
    card: TableCard,
    readers: Vec<Reader>,
    next_reader: u64,
    /// When this node opened the table. Players who haven't connected since are away from then on.
    opened: i64,
    /// When players who were connected here lost their last connection.
    disconnected: HashMap<PlayerId, i64>,
    /// What the last presence frame said.
    sent_presence: Option<SentPresence>,
    /// When those are told who are not asked.
    beat: Beat,
    bots: [Option<Seated>; 6],
    /// The decision a bot is thinking about.
    thinking: Option<u32>,
    /// Does this node see to the bots? The one that wrote the last record does, or the one that was told that it is due.
    ours: bool,
    /// How long bots and clocks rest because the last write failed; zero if it succeeded.
    rest: Duration,
    /// When they try again.
    retry: Option<Instant>,
    myself: mpsc::WeakSender<Message>,
    appending: metrics::Histogram,
    showing: metrics::Histogram,
    records: metrics::Counter,
}

/// The text of a record.
pub(crate) fn body(record: &Record) -> String {
    // A record holds nothing that JSON could not.
    serde_json::to_string(record).unwrap_or_default()
}

/// The players who find a table in their list: those with a seat, those who gave theirs away during the game, and the host
/// of an open table.
pub(crate) fn members(table: &Table) -> Vec<PlayerId> {
    let mut members: Vec<_> = table.chairs.iter().filter_map(|chair| chair.player()).collect();
    if matches!(table.stage(), Stage::Open) && !members.contains(&table.host) {
        members.push(table.host);
    }
    members.extend(table.former_players());
    members
}

/// When somebody has to look after a table. The wake for a bot is renewed only when half of it is gone.
fn wake(table: &Table, at: i64, old: Option<i64>) -> Option<i64> {
    match table.next() {
        Next::Nobody => None,
        Next::Player { deadline, .. } => deadline.into_iter().chain(table.vote_until()).min(),
        Next::Bot { .. } => match old {
            Some(wake) if wake > at + BOT_LEASE / 2 && wake <= at + BOT_LEASE => Some(wake),
            _ => Some(at + BOT_LEASE),
        },
    }
}

/// What lists and clocks need to know of a table.
pub(crate) fn summary(table: &Table, at: i64, old: Option<&Summary>) -> Summary {
    let wake = wake(table, at, old.and_then(|old| old.wake));
    let status = match table.stage() {
        Stage::Open => Status::Open,
        Stage::Running => Status::Running,
        Stage::Finished(_) => Status::Finished,
        Stage::Abandoned => Status::Abandoned,
    };
    let card = serde_json::to_string(&TableCard::of(table, &Names::new())).unwrap_or_default();
    Summary { status, private: table.options.private, wake, card }
}

/// The table that begins with this row.
pub(crate) async fn begin(
    hall: &Hall,
    id: TableId,
    secret: Secret,
    first: &Row,
) -> Result<(Table, Vec<News>), Trouble> {
    let parsed = serde_json::from_str::<Record>(&first.body);
    let record = parsed.map_err(|why| hall.damaged(id, first.seq, why))?;
    let Some(Entry::Created { pack: hash, pack_file, .. }) = record.entries.first() else {
        return Err(hall.damaged(id, first.seq, "it does not begin with its creation"));
    };
    let Some(content) = hall.packs().of_table(*hash, *pack_file).await? else {
        let key = hall.store().pack_of(id).await?;
        return Err(Trouble::MissingPack { id: key.map(|key| key.id), hash: *hash });
    };
    Table::begin(id, secret, content, first.at, &record)
        .map_err(|damage| hall.damaged(id, first.seq, format_args!("{damage:?}")))
}

/// Takes in the next row of a table.
pub(crate) fn replay(hall: &Hall, table: &mut Table, row: &Row) -> Result<Vec<News>, Trouble> {
    let id = table.id;
    if row.seq != table.version + 1 {
        return Err(hall.damaged(id, row.seq, format_args!("record {} is missing", table.version + 1)));
    }
    let parsed = serde_json::from_str::<Record>(&row.body);
    let record = parsed.map_err(|why| hall.damaged(id, row.seq, why))?;
    table.apply(row.at, &record).map_err(|damage| hall.damaged(id, row.seq, format_args!("{damage:?}")))
}

/// Reads a table from its rows, and what its readers would have been told from some record on.
async fn read(
    hall: &Hall,
    id: TableId,
    secret: Secret,
    rows: &[Row],
    from: u32,
) -> Result<(Table, i64, Missed), Trouble> {
    let mut told = Vec::new();
    let mut rows = rows.iter();
    let first = rows.next().ok_or(Trouble::NoTable)?;
    let (mut table, news) = begin(hall, id, secret, first).await?;
    let mut last = first.at;
    if from == 0 {
        told.push((first.at, 1, news));
    }
    for row in rows {
        let news = replay(hall, &mut table, row)?;
        last = row.at;
        if row.seq > from {
            told.push((row.at, row.seq, news));
        }
    }
    Ok((table, last, told))
}

/// Reads a whole table from the store.
pub(crate) async fn load(hall: &Hall, id: TableId, from: u32) -> Result<(Table, i64, Missed), Trouble> {
    let secret = hall.store().secret(id).await?.ok_or(Trouble::NoTable)?;
    let rows = hall.store().rows(id, 0).await?;
    read(hall, id, Secret(secret), &rows, from).await
}

/// Opens a table as it is in the store.
async fn open(hall: &Hall, id: TableId) -> Result<Opened, Trouble> {
    let listed = hall.store().listed(id).await?.ok_or(Trouble::NoTable)?;
    let (table, last, _) = load(hall, id, u32::MAX).await?;
    Ok(Opened { table, last, summary: listed.summary })
}

const fn place(viewer: Viewer) -> usize {
    match viewer {
        Viewer::Seat(seat) => seat.0 as usize,
        Viewer::Spectator => 6,
    }
}

/// Answers everybody who waits at a table that cannot be opened.
async fn turn_away(mut messages: mpsc::Receiver<Message>, trouble: Trouble) {
    messages.close();
    while let Some(message) = messages.recv().await {
        // The caller may have gone.
        match message {
            Message::Ask { reply, .. } => drop(reply.send(Err(trouble.clone()))),
            Message::Join(join) => drop(join.reply.send(Err(trouble.clone()))),
            Message::Look(look) => look(Err(trouble.clone())),
            Message::Say { .. }
            | Message::Question { .. }
            | Message::Part { .. }
            | Message::Decided { .. }
            | Message::Changed
            | Message::PlayerChanged(_)
            | Message::Due => {}
        }
    }
}

/// Waits until something is due, if anything will be.
async fn come(due: Option<(Instant, Due)>) -> Due {
    match due {
        Some((at, due)) => {
            sleep_until(at).await;
            due
        }
        None => pending().await,
    }
}

/// Waits until the program is about to end.
async fn ended(closing: &mut watch::Receiver<bool>) {
    // If nobody can say so any more, it has ended.
    let _ = closing.wait_for(|closing| *closing).await;
}

impl Live {
    /// Opens a table, unless it was just made, and serves it until nobody looks at it any more.
    pub(crate) async fn run(
        hall: Hall,
        id: TableId,
        made: Option<Opened>,
        messages: mpsc::Receiver<Message>,
        myself: mpsc::WeakSender<Message>,
    ) {
        let opened = match made {
            Some(made) => Ok(made),
            None => open(&hall, id).await,
        };
        let Opened { table, last, summary } = match opened {
            Ok(opened) => opened,
            Err(trouble) => {
                turn_away(messages, trouble).await;
                return hall.forget(id);
            }
        };
        let creator = table.creator;
        if table.is_bots_only() && table.stage() == Stage::Running {
            hall.bot_tables().resume(creator, id);
        }
        let card = TableCard::of(&table, &Names::new());
        let mut live = Self {
            hall: hall.clone(),
            id,
            table,
            last,
            shown: None,
            knows: [false; 7],
            summary,
            names: Names::new(),
            card,
            readers: Vec::new(),
            next_reader: 1,
            opened: hall.now(),
            disconnected: HashMap::new(),
            sent_presence: None,
            beat: Beat::new(),
            bots: Default::default(),
            thinking: None,
            ours: true,
            rest: Duration::ZERO,
            retry: None,
            myself,
            appending: metrics::histogram!("armonium_append_seconds"),
            showing: metrics::histogram!("armonium_show_seconds"),
            records: metrics::counter!("armonium_records_total"),
        };
        live.serve(messages).await;
        hall.bot_tables().end(creator, id);
        hall.forget(id);
    }

    async fn serve(&mut self, mut messages: mpsc::Receiver<Message>) {
        let mut closing = self.hall.closing();
        let mut idle = Instant::now() + IDLE;
        if let Err(trouble) = self.learn_names().await {
            return turn_away(messages, trouble).await;
        }
        self.think();
        loop {
            let due = self.due(idle);
            let done = tokio::select! {
                message = messages.recv() => match message {
                    Some(message) => {
                        idle = Instant::now() + IDLE;
                        match self.resume().await {
                            // What cannot be written now is refused with the reason.
                            Ok(()) | Err(Trouble::Storage) => self.hear(message).await,
                            Err(trouble) => Err(trouble),
                        }
                    }
                    None => return,
                },
                due = come(due) => match due {
                    Due::Clock => self.tick().await,
                    Due::Kept => {
                        self.send_kept();
                        Ok(())
                    }
                    Due::Retry => self.try_again().await,
                    Due::Presence => self.presence_tick().await,
                    Due::Idle => break,
                },
                () = ended(&mut closing) => break,
            };
            match done {
                Ok(()) => {}
                // Memory is what the log says: it is enough to try again later.
                Err(Trouble::Storage) => self.stall(),
                // The table in memory may no longer be what is written down: everybody has to come again.
                Err(trouble) => {
                    self.dismiss_for(&trouble);
                    return turn_away(messages, trouble).await;
                }
            }
            self.think();
        }
        self.dismiss(Problem::Restart, RETRY);
        messages.close();
        // What was sent before the door was closed is still heard, unless the program is ending.
        let ending = *closing.borrow();
        if ending {
            return turn_away(messages, Trouble::Closing).await;
        }
        while let Some(message) = messages.recv().await {
            if let Err(trouble) = self.hear(message).await {
                return turn_away(messages, trouble).await;
            }
        }
        self.dismiss(Problem::Restart, RETRY);
    }

    /// What the table does next by itself, and when; it closes at `idle` if nobody is there.
    fn due(&self, idle: Instant) -> Option<(Instant, Due)> {
        // Nothing is tried while the table rests after a failed write.
        let moment = |at: i64| {
            let wait = u64::try_from(at - self.hall.now()).unwrap_or(0).min(86_400_000);
            let at = Instant::now() + Duration::from_millis(wait + 1);
            self.retry.map_or(at, |retry| retry.max(at))
        };
        let deadline = match self.table.next() {
            Next::Player { deadline, .. } => deadline,
            Next::Bot { .. } | Next::Nobody => None,
        };
        let clock = deadline.into_iter().chain(self.table.vote_until()).min();
        let clock = clock.map(|at| (moment(at.max(self.hall.uptime().settled())), Due::Clock));
        let away = || self.table.presence_due(self.hall.now(), &self.presence());
        let away = if self.table.depends_on_presence() { away() } else { None };
        let away = away.map(|at| (moment(at), Due::Presence));
        let kept = self.beat.due().map(|at| (at, Due::Kept));
        let quiet = self.readers.is_empty() && self.thinking.is_none();
        let idle = quiet.then_some((idle, Due::Idle));
        let retry = self.retry.map(|at| (at, Due::Retry));
        [clock, kept, away, retry, idle].into_iter().flatten().min_by_key(|(at, _)| *at)
    }

    /// Disconnects every reader, who may connect again after a while.
    fn dismiss(&mut self, problem: Problem, retry_ms: u32) {
        let bye = ServerMessage::bye(problem, Some(retry_ms)).json();
        for mut reader in self.readers.drain(..) {
            // A client that can't be reached notices the closed connection.
            let _ = reader.frames.send(&bye);
        }
    }

    /// Disconnects every reader because of what went wrong.
    fn dismiss_for(&mut self, trouble: &Trouble) {
        if *trouble == Trouble::OutOfStep {
            self.dismiss(Problem::Storage, RECONNECT);
        } else {
            self.dismiss(Problem::Restart, RETRY);
        }
    }

    /// After a failed write: bots and clocks rest, longer each time, and every reader learns why nothing moves.
    fn stall(&mut self) {
        let first = self.rest.is_zero();
        self.rest = if first { FIRST_RETRY } else { (self.rest * 2).min(LONGEST_RETRY) };
        self.retry = Some(Instant::now() + self.rest);
        if first {
            // What was written before comes first, so that an update after this says that it is over.
            self.send_kept();
            self.readers.iter_mut().for_each(Reader::explain_stall);
        }
    }

    /// The rest after a failed write is over: does what is due. Bots think afterwards.
    async fn try_again(&mut self) -> Result<(), Trouble> {
        self.retry = None;
        self.catch_up().await?;
        self.tick().await
    }

    /// Carries out what is asked. [`Trouble::Storage`] says that nothing was changed; any other error says that the table in
    /// memory is not to be used any more.
    async fn hear(&mut self, message: Message) -> Result<(), Trouble> {
        match message {
            Message::Ask { command, id, reply } => {
                let answer = self.carry_out(&command, id, None).await;
                let lost = self.is_lost(&answer);
                // The caller may have gone.
                let _ = reply.send(answer);
                lost
            }
            Message::Say { reader, command, id } => {
                let answer = self.carry_out(&command, Some(id), Some((reader, id.id))).await;
                let lost = self.is_lost(&answer);
                // A command that may have been written is not answered: the client sends it again.
                if let Err(trouble) = answer
                    && trouble != Trouble::OutOfStep
                {
                    self.refuse(reader, id.id, trouble);
                }
                lost
            }
            Message::Question { reader, question } => {
                self.answer(reader, &question);
                Ok(())
            }
            Message::Join(join) => self.join(*join).await,
            Message::Part { reader } => {
                let parted = self.readers.extract_if(.., |one| one.id == reader).next();
                self.note_absence(parted.and_then(|reader| reader.visitor.player));
                self.show_presence();
                Ok(())
            }
            Message::Decided { at, seat, decided } => {
                self.thinking = None;
                let Some((bot, action)) = decided else { return Ok(()) };
                self.bots[seat.index()] = Some(bot);
                self.carry_out_unasked(&Command::BotMove { seat, at, action }).await
            }
            Message::Changed => {
                self.catch_up().await?;
                self.reclaim_for_returned().await
            }
            Message::Due => {
                self.catch_up().await?;
                self.ours = true;
                self.tick().await
            }
            Message::PlayerChanged(player) => self.player_changed(player).await.map_err(Trouble::out_of_step),
            Message::Look(look) => {
                look(Ok((&self.table, &self.names)));
                Ok(())
            }
        }
    }

    /// Is the table in memory no longer what is written down?
    fn is_lost(&self, answer: &Result<u32, Trouble>) -> Result<(), Trouble> {
        match answer {
            Err(trouble @ (Trouble::OutOfStep | Trouble::Damaged)) => Err(trouble.clone()),
            _ => Ok(()),
        }
    }

    /// Who is connected to this node.
    fn presence(&self) -> Presence {
        let away_since = |player: PlayerId| {
            let connected = self.readers.iter().any(|reader| reader.visitor.player == Some(player));
            (!connected).then(|| self.disconnected.get(&player).copied().unwrap_or(self.opened))
        };
        let seats = (0..).map(Seat).zip(&self.table.chairs);
        let nobody_away = Presence::EVERYONE.with_absent_after(self.hall.absent_after());
        let presence =
            seats.fold(nobody_away, |presence, (seat, chair)| match chair.player().and_then(away_since) {
                Some(since) => presence.with_away(seat, since),
                None => presence,
            });
        away_since(self.table.host).map_or(presence, |since| presence.with_host_away(since))
    }

    /// Notes when a player lost the last connection.
    fn note_absence(&mut self, player: Option<PlayerId>) {
        if let Some(player) = player
            && self.readers.iter().all(|reader| reader.visitor.player != Some(player))
        {
            self.disconnected.insert(player, self.hall.now());
        }
    }

    async fn presence_tick(&mut self) -> Result<(), Trouble> {
        self.carry_out_unasked(&Command::PresenceTick { presence: self.presence() }).await
    }

    /// Gives the seat back to a connected player for whom a bot played while they were absent.
    async fn reclaim_for_returned(&mut self) -> Result<(), Trouble> {
        let absent = |chair: &Chair| matches!(chair.substitute, Some((_, Why::Absent)));
        let connected = |player: PlayerId| self.readers.iter().any(|one| one.visitor.player == Some(player));
        let returned: Vec<PlayerId> = self
            .table
            .chairs
            .iter()
            .filter(|chair| absent(chair))
            .filter_map(Chair::player)
            .filter(|player| connected(*player))
            .collect();
        for player in returned {
            self.carry_out_unasked(&Command::Reclaim { player }).await?;
        }
        Ok(())
    }

    async fn tick(&mut self) -> Result<(), Trouble> {
        self.resume().await?;
        if self.hall.now() < self.hall.uptime().settled() {
            return Ok(());
        }
        self.carry_out_unasked(&Command::Tick).await
    }

    /// Lets a player's clock go on where it stood, if there was a time in which no server ran.
    async fn resume(&mut self) -> Result<(), Trouble> {
        let Next::Player { deadline: Some(_), .. } = self.table.next() else { return Ok(()) };
        let (store, since) = (self.hall.store(), self.table.resumed_until());
        if self.hall.uptime().resumed(store).await? <= since {
            return Ok(());
        }
        let downtimes = store.downtimes(since).await?;
        let downtimes = downtimes.iter().map(|downtime| (downtime.began, downtime.ended)).collect();
        self.carry_out_unasked(&Command::Resume { downtimes }).await
    }

    /// Carries out a command of the server itself.
    async fn carry_out_unasked(&mut self, command: &Command) -> Result<(), Trouble> {
        match self.carry_out(command, None, None).await {
            Ok(_) | Err(Trouble::Refused(_)) => Ok(()),
            Err(trouble) => Err(trouble),
        }
    }

    /// Carries out a command and returns the number of its record. `from` is the reader who gave it, and its number.
    async fn carry_out(
        &mut self,
        command: &Command,
        id: Option<CommandId>,
        from: Option<(u64, u64)>,
    ) -> Result<u32, Trouble> {
        let mut trouble = Trouble::Raced;
        for _ in 0..TRIES {
            if let Some(id) = id
                && let Some(version) = self.table.done(id)?
            {
                self.tell_done(from, version);
                return Ok(version);
            }
            let at = self.time_of(command);
            let command = command.clone().with_presence(|| self.presence());
            let entries = match self.table.decide(at, &command) {
                Ok(entries) => entries,
                // Another node may know of something that makes it right, or have carried it out already.
                Err(refusal) => {
                    trouble = refusal.into();
                    if self.catch_up().await? {
                        continue;
                    }
                    return Err(trouble);
                }
            };
            if entries.is_empty() {
                self.tell_done(from, self.table.version);
                return Ok(self.table.version);
            }
            if begins_bots_only(&self.table, &entries) {
                self.hall.bot_tables().begin(self.table.creator, self.id)?;
            }
            match self.write(at, Record { command: id, entries }, from).await {
                Err(raced @ Trouble::Raced) => {
                    trouble = raced;
                    metrics::counter!("armonium_races_total").increment(1);
                }
                other => return other,
            }
        }
        Err(trouble)
    }

    /// The time that is recorded for a command that is carried out now.
    fn time_of(&self, command: &Command) -> i64 {
        let now = self.hall.now();
        let time = match command {
            Command::BotMove { .. } => self.hall.bot_pace().question(&self.table).recorded(now),
            _ => now,
        };
        time.max(self.last)
    }

    /// Writes down a record, and when it is durable shows what it brought about.
    async fn write(&mut self, at: i64, record: Record, from: Option<(u64, u64)>) -> Result<u32, Trouble> {
        let before = self.table.next();
        let was_over = self.is_over();
        let news = self.table.apply(at, &record).map_err(|damage| {
            self.hall.damaged(self.id, self.table.version + 1, format_args!("{damage:?}"))
        })?;
        let seq = self.table.version;
        let moved_only =
            matches!(news.as_slice(), [News::Moved { .. } | News::TookBack { .. } | News::Said { .. }]);
        let over = !was_over && self.is_over();
        let summary = self.new_summary(at, moved_only && !over);
        let about_chairs = news.iter().any(News::is_about_table);
        let result = if over { rating::result(&self.hall, &self.table, at).await } else { Ok(None) };
        let result = match result {
            Ok(result) => result,
            Err(trouble) => {
                self.start_over(seq - 1).await?;
                return Err(trouble);
            }
        };
        let append = Append {
            table: self.id,
            row: Row { seq, at, body: body(&record) },
            summary: summary.clone(),
            members: about_chairs.then(|| members(&self.table)),
            secret: None,
            pack: None,
            alerts: self.alerts(at, before),
            result,
        };
        let started = std::time::Instant::now();
        let written = self.hall.store().append(append).await;
        self.appending.record(started.elapsed().as_secs_f64());
        match written {
            Ok(Appended::Written) => {
                self.last = at;
                self.ours = true;
                (self.rest, self.retry) = (Duration::ZERO, None);
                if let Some(summary) = summary {
                    self.summary = summary;
                }
                self.records.increment(1);
                if over {
                    self.hall.bot_tables().end(self.table.creator, self.id);
                }
                if about_chairs || over {
                    self.learn_names().await.map_err(Trouble::out_of_step)?;
                }
                self.inform_bots(&news);
                self.show(at, &news, from);
                Ok(seq)
            }
            Ok(Appended::Taken) => {
                self.start_over(seq - 1).await?;
                Err(Trouble::Raced)
            }
            Err(error) => {
                let (trouble, ours) = (Trouble::from(error), self.ours);
                // It may have been written all the same: what is there tells.
                self.start_over(seq - 1).await?;
                match record.command.and_then(|id| self.table.done(id).ok().flatten()) {
                    Some(version) => {
                        self.tell_done(from, version);
                        Ok(version)
                    }
                    None if self.table.version >= seq => Err(Trouble::Raced),
                    None => {
                        self.ours = ours;
                        Err(trouble)
                    }
                }
            }
        }
    }

    /// The summary, if it has changed. A plain decision changes at most when to look at the table again.
    fn new_summary(&self, at: i64, moved_only: bool) -> Option<Summary> {
        if !moved_only {
            return Some(summary(&self.table, at, Some(&self.summary)));
        }
        let wake = wake(&self.table, at, self.summary.wake);
        (wake != self.summary.wake).then(|| Summary { wake, ..self.summary.clone() })
    }

    fn is_over(&self) -> bool {
        matches!(self.table.stage(), Stage::Finished(_) | Stage::Abandoned)
    }

    /// Whoever is asked next at a table played over days is told outside the game.
    fn alerts(&self, at: i64, before: Next) -> Vec<NewAlert> {
        let Clock::Correspondence { .. } = self.table.options.clock else { return Vec::new() };
        let asked = |next: Next| match next {
            Next::Player { player, .. } => Some(player),
            Next::Bot { .. } | Next::Nobody => None,
        };
        match (asked(before), self.table.next()) {
            (old, Next::Player { player, deadline, seat }) if old != Some(player) => {
                let body = serde_json::json!({
                    "type": "your_turn", "table": self.id, "seat": seat, "version": self.table.version,
                    "deadline": deadline, "at": at,
                });
                vec![NewAlert { player, due: at, body: body.to_string() }]
            }
            _ => Vec::new(),
        }
    }

    /// Reads the table anew from the store and shows what is new since a record. If that fails, memory is ahead of the log.
    async fn start_over(&mut self, shown: u32) -> Result<(), Trouble> {
        self.reload(shown).await.map_err(Trouble::out_of_step)
    }

    async fn reload(&mut self, shown: u32) -> Result<(), Trouble> {
        let (table, last, told) = load(&self.hall, self.id, shown).await?;
        let listed = self.hall.store().listed(self.id).await?.ok_or(Trouble::NoTable)?;
        (self.table, self.last, self.summary) = (table, last, listed.summary);
        self.ours = false;
        self.bots = Default::default();
        self.learn_names().await?;
        if !told.is_empty() {
            self.show_missed(told);
        }
        Ok(())
    }

    /// Takes in what another node has written. Was there anything?
    async fn catch_up(&mut self) -> Result<bool, Trouble> {
        let rows = self.hall.store().rows(self.id, self.table.version).await?;
        if rows.is_empty() {
            return Ok(false);
        }
        let listed = self.hall.store().listed(self.id).await?.ok_or(Trouble::NoTable)?;
        self.summary = listed.summary;
        self.ours = false;
        for row in rows {
            let record: Record =
                serde_json::from_str(&row.body).map_err(|why| self.hall.damaged(self.id, row.seq, why))?;
            let news = self
                .table
                .apply(row.at, &record)
                .map_err(|damage| self.hall.damaged(self.id, row.seq, format_args!("{damage:?}")))?;
            self.last = row.at;
            if news.iter().any(News::is_about_table) || self.is_over() {
                self.learn_names().await.map_err(Trouble::out_of_step)?;
            }
            self.inform_bots(&news);
            self.show(row.at, &news, None);
        }
        Ok(true)
    }

    /// Ends connections whose session is void, and shows the others the table with the names as they are now.
    async fn player_changed(&mut self, changed: Option<PlayerId>) -> Result<(), Trouble> {
        let reads = |player| self.readers.iter().any(|reader| reader.visitor.player == Some(player));
        if changed.is_some_and(|player| !self.names.contains_key(&player) && !reads(player)) {
            return Ok(());
        }
        let tokens: Vec<Hash> = self.readers.iter().filter_map(|reader| reader.token).collect();
        let valid = self.hall.store().valid_tokens(&tokens).await?;
        let is_void = |reader: &Reader| reader.token.is_some_and(|token| !valid.contains(&token));
        let void: Vec<Reader> = self.readers.extract_if(.., |reader| is_void(reader)).collect();
        let players: Vec<PlayerId> = void.iter().filter_map(|reader| reader.visitor.player).collect();
        let known = self.hall.store().players(&players).await?;
        for mut reader in void {
            let is_known = known.iter().any(|known| reader.visitor.player == Some(known.id));
            let problem = if is_known { Problem::SignedOut } else { Problem::NoIdentity };
            // A client that can't be reached notices the closed connection.
            let _ = reader.frames.send(&ServerMessage::bye(problem, None).json());
        }
        let before = self.card.clone();
        self.learn_names().await?;
        if self.card != before {
            self.show_missed(Vec::new());
        }
        self.show_presence();
        Ok(())
    }

    /// Reads the names of everyone the log speaks of, and decides again who may read the table. Names aren't cached: a
    /// player may have been renamed, or have none any more.
    async fn learn_names(&mut self) -> Result<(), Trouble> {
        let former = self.table.former.iter().filter_map(|former| match former.sitter {
            Sitter::Player(player) => Some(player),
            Sitter::Bot(_) => None,
        });
        let mut spoken_of: Vec<PlayerId> = members(&self.table).into_iter().chain(former).collect();
        spoken_of.sort_unstable();
        spoken_of.dedup();
        let players = self.hall.store().players(&spoken_of).await?;
        let players = players.into_iter().map(|player| (player.id, player.name)).collect();
        self.names = names::distinct(players, &self.table.arrivals);
        self.card = TableCard::of(&self.table, &self.names);
        self.readmit();
        Ok(())
    }

    /// Decides again who may read the table, and through whose eyes. Readers who may not any more are disconnected with
    /// the reason before the next frame is sent.
    fn readmit(&mut self) {
        let table = &self.table;
        for reader in &mut self.readers {
            match table.may_follow(reader.visitor) {
                Ok(viewer) if viewer == reader.viewer => {}
                Ok(viewer) => {
                    reader.viewer = viewer;
                    self.knows[place(viewer)] = false;
                }
                Err(why) => {
                    let problem = match why {
                        NoAccess::SeatGivenAway => Problem::SeatLost,
                        NoAccess::Private | NoAccess::NoSpectators => why.into(),
                    };
                    // A connection that is gone needs no reason.
                    let _ = reader.frames.send(&ServerMessage::bye(problem, None).json());
                }
            }
        }
        self.readers.retain(|reader| table.may_follow(reader.visitor).is_ok());
    }

    fn inform_bots(&mut self, news: &[News]) {
        let Some(game) = self.table.game() else { return };
        for one in news {
            match one {
                News::Moved { events, .. } => {
                    for bot in self.bots.iter_mut().flatten() {
                        bot.watch(self.table.content(), game, events);
                    }
                }
                // What a bot has heard cannot be unheard: it starts anew.
                News::TookBack { .. } => self.bots = Default::default(),
                _ => {}
            }
        }
    }

    /// Lets the bot think whose decision it is.
    fn think(&mut self) {
        if self.thinking.is_some() || self.retry.is_some() || !self.ours {
            return;
        }
        let Next::Bot { seat, level } = self.table.next() else { return };
        let (Some(view), Some(game)) = (self.table.view(Viewer::Seat(seat)), self.table.game()) else {
            return;
        };
        let who = match self.bots[seat.index()].take() {
            Some(bot) if bot.is(level) => Ok(bot),
            _ => Err(Briefing::new(game, self.table.secret().bot_seed(seat))),
        };
        let at = self.table.decisions;
        self.thinking = Some(at);
        let (pool, content) = (self.hall.bots().clone(), Arc::clone(self.table.content()));
        let myself = self.myself.clone();
        let (hall, question) = (self.hall.clone(), self.hall.bot_pace().question(&self.table));
        let creator = self.table.creator;
        let asked = if self.table.is_bots_only() { For::Bots(creator) } else { For::People(creator) };
        tokio::spawn(async move {
            let decided = pool.decide(asked, content, who, level, seat, view).await;
            let ready = hall.now();
            let wait = u64::try_from(question.release(ready) - ready).unwrap_or(0);
            sleep(Duration::from_millis(wait)).await;
            if let Some(myself) = myself.upgrade() {
                // A table that has been closed has no use for it.
                let _ = myself.send(Message::Decided { at, seat, decided }).await;
            }
        });
    }

    async fn join(&mut self, join: Join) -> Result<(), Trouble> {
        let Join { player, token, invitation, have, caught_up, mut frames, reply } = join;
        // A client that comes from another node may have more than this one.
        if have.is_some_and(|have| have > self.table.version)
            && let Err(trouble) = self.catch_up().await
        {
            // The caller may have gone.
            let _ = reply.send(Err(trouble.clone()));
            return Err(trouble);
        }
        // What a client has beyond the last record does not exist, as after a restored backup: it gets all records anew.
        let have = have.map(|have| if have > self.table.version { 0 } else { have });
        let visitor = self.table.visitor(player, invitation.as_deref());
        let viewer = match self.table.may_follow(visitor) {
            Ok(viewer) => viewer,
            Err(why) => {
                // The caller may have gone.
                let _ = reply.send(Err(Trouble::NoAccess(why)));
                return Ok(());
            }
        };
        let version = self.table.version;
        let behind = have.filter(|have| *have < version && version - have <= MOST_MISSED);
        if let Some(have) = behind
            && !caught_up
        {
            // The caller may have gone.
            let _ = reply.send(Ok(Joined::Behind(have)));
            return Ok(());
        }
        let view = self.table.view(viewer);
        let welcome = Box::new(Frames::of(&self.table, &self.card).welcome(viewer, view, Vec::new()));
        self.shown = Snapshot::of(&self.table);
        self.knows[place(viewer)] = true;
        let id = self.next_reader;
        self.next_reader += 1;
        let joined = if let Some(have) = behind {
            Joined::Snapshot { reader: id, viewer, missed: have + 1..=version, welcome }
        } else if frames.send(&ServerMessage::Welcome(welcome).json()) {
            Joined::Reading(id)
        } else {
            return Ok(());
        };
        if reply.send(Ok(joined)).is_ok() {
            let mut reader = Reader { id, visitor, token, viewer, frames };
            if !self.rest.is_zero() {
                reader.explain_stall();
            }
            self.readers.push(reader);
            if let Some(player) = player {
                self.disconnected.remove(&player);
            }
            self.show_presence();
            self.reclaim_for_returned().await?;
            if self.table.stage() == Stage::Open {
                self.presence_tick().await?;
            }
        }
        Ok(())
    }

    /// Shows every reader what has just become durable. `from` is the reader whose command it was, and its number.
    fn show(&mut self, at: i64, news: &[News], from: Option<(u64, u64)>) {
        let started = Instant::now();
        // Only decisions can follow each other so fast that somebody may be told later.
        let everybody = match news {
            [News::Moved { .. }] => self.beat.is_now(started),
            _ => {
                self.beat.restart(started);
                true
            }
        };
        let asked = match self.table.next() {
            Next::Player { seat, .. } => Some(Viewer::Seat(seat)),
            Next::Bot { .. } | Next::Nobody => None,
        };
        let (before, now) = (self.shown.take(), Snapshot::of(&self.table));
        let open = before.as_ref().zip(now.as_ref()).filter(|(before, now)| before.same_hidden_state(now));
        // The Views of those who have to be told of something that not everybody sees.
        let mut own: Vec<(Viewer, Option<View>, Option<View>)> = Vec::new();
        for &Reader { viewer, .. } in &self.readers {
            let knows = self.knows[place(viewer)];
            if (open.is_none() || !knows) && own.iter().all(|(known, ..)| *known != viewer) {
                let before = before.as_ref().filter(|_| knows);
                let old = before.map(|before| before.view(self.table.content(), viewer));
                own.push((viewer, old, self.table.view(viewer)));
            }
        }
        let about_table = is_about_table(&self.table, news);
        let mut updates = Frames::of(&self.table, &self.card).updates(at, news, about_table);
        let (mut lost, mut kept) = (false, false);
        for reader in &mut self.readers {
            let seen = match (own.iter().find(|(viewer, ..)| *viewer == reader.viewer), open) {
                (None, Some((before, now))) => Change::Public(before, now),
                (Some((_, old, new)), _) => Change::Views(old.as_ref(), new.as_ref()),
                (None, None) => Change::Views(None, None),
            };
            let done = from.and_then(|(id, command)| (id == reader.id).then_some(command));
            let frame = updates.update(reader.viewer, seen, done);
            // A reader who does not read is let go.
            if done.is_some() || everybody || asked == Some(reader.viewer) {
                lost |= !reader.frames.send(frame);
            } else {
                reader.frames.keep(frame);
                kept = true;
            }
            self.knows[place(reader.viewer)] = true;
        }
        drop(updates);
        self.shown = now;
        if kept {
            self.beat.keep();
        }
        if lost {
            self.let_go();
        }
        // A decision changes nothing about it while everyone is connected.
        let everyone = self.sent_presence.is_some_and(|sent| sent.presence.is_everyone());
        if !everyone || news.iter().any(News::is_about_table) {
            self.refresh_presence();
        }
        self.showing.record(started.elapsed().as_secs_f64());
    }

    /// Tells those who were not asked what was kept for them.
    fn send_kept(&mut self) {
        self.beat.end(Instant::now());
        let mut lost = false;
        for reader in &mut self.readers {
            lost |= !reader.frames.send_kept();
        }
        if lost {
            self.let_go();
        }
    }

    /// Shows what happened elsewhere; the Views come whole, because nobody knows what was between.
    fn show_missed(&mut self, told: Missed) {
        let mut lost = false;
        self.shown = Snapshot::of(&self.table);
        let frames = Frames::of(&self.table, &self.card);
        for reader in &mut self.readers {
            let viewer = reader.viewer;
            let missed = told.iter().map(|(at, version, news)| LogRecord {
                version: *version,
                at: *at,
                news: news.iter().map(|news| news.seen_by(viewer)).collect(),
            });
            let welcome = frames.welcome(viewer, self.table.view(viewer), missed.collect());
            self.knows[place(viewer)] = true;
            lost |= !reader.frames.send(&ServerMessage::Welcome(Box::new(welcome)).json());
        }
        if lost {
            self.let_go();
        }
    }

    fn let_go(&mut self) {
        let lost: Vec<Reader> = self.readers.extract_if(.., |reader| reader.frames.is_lost()).collect();
        metrics::counter!("armonium_slow_readers_total").increment(lost.len() as u64);
        for reader in lost {
            self.note_absence(reader.visitor.player);
        }
        self.show_presence();
    }

    fn presence_to_send(&self) -> SentPresence {
        let presence = self.presence();
        let watching = self.readers.iter().filter(|reader| reader.viewer == Viewer::Spectator).count();
        SentPresence {
            presence,
            players: std::array::from_fn(|seat| {
                self.table.chairs.get(seat).is_some_and(|c| c.player().is_some())
            }),
            bot_from: self.table.bot_from(&presence),
            watching: watching as u32,
        }
    }

    /// Sends the presence again if it has changed: a seat changed hands, or another player is asked.
    fn refresh_presence(&mut self) {
        if self.sent_presence.is_none_or(|sent| sent != self.presence_to_send()) {
            self.show_presence();
        }
    }

    fn show_presence(&mut self) {
        let now = self.presence_to_send();
        self.sent_presence = Some(now);
        let frame = ServerMessage::presence(&self.table, &now.presence, now.watching).json();
        for reader in &mut self.readers {
            // A reader who does not read is let go when something is written.
            let _ = reader.frames.send(&frame);
        }
    }

    fn tell_done(&mut self, from: Option<(u64, u64)>, version: u32) {
        let Some((reader, command)) = from else { return };
        if let Some(reader) = self.readers.iter_mut().find(|one| one.id == reader) {
            let _ = reader.frames.send(&ServerMessage::Done { done: command, version }.json());
        }
    }

    /// Answers a reader's question: from what is in memory, because nothing is to be written down.
    fn answer(&mut self, id: u64, question: &Question) {
        let Some(reader) = self.readers.iter_mut().find(|one| one.id == id) else { return };
        match Answer::of(&self.table, reader.visitor.player, question) {
            // A client that doesn't read is dropped at the next write.
            Ok(answer) => _ = reader.frames.send(&ServerMessage::Answer(answer).json()),
            Err(why) => self.refuse(id, question.id, why.into()),
        }
    }

    /// Refuses a reader's command, with a fresh View.
    fn refuse(&mut self, reader: u64, command: u64, trouble: Trouble) {
        let Some(reader) = self.readers.iter_mut().find(|one| one.id == reader) else { return };
        let message = match trouble.problem() {
            Ok(problem) => ServerMessage::error(Some(command), problem),
            Err(why) => {
                let view = self.table.view(reader.viewer);
                Frames::of(&self.table, &self.card).refused(Some(command), why, view)
            }
        };
        metrics::counter!("armonium_refused_total").increment(1);
        let _ = reader.frames.send(&message.json());
    }
}
