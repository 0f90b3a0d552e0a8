//! Who follows a table over connections, and what each of them gets: a welcome, an update for every record, who is connected.
//! One implementation for the server's actor and for the engine in the page; what a connection is, they say.

use crate::card::{Names, TableCard};
use crate::cheer::{CHEER_INTERVAL, Cheer, MAX_CHEERS, SpectatorCard};
use crate::frames::{Change, Frames, is_about_table};
use crate::problem::Problem;
use crate::server::{LogRecord, ServerMessage, Welcome};
use crate::snapshot::Snapshot;
use armonium_rules::{Seat, View, Viewer};
use armonium_table::{NoAccess, PlayerId, Presence, Refusal, Table, TableEvent, Visitor};
use std::collections::{HashMap, VecDeque};

/// One end of a connection.
pub trait Client {
    /// Sends a frame. False if the client is gone or too far behind.
    fn send(&self, frame: &str) -> bool;
}

/// A client that follows a table.
pub struct Subscriber<C> {
    /// Its number, new for every subscriber.
    pub id: u64,
    /// Who it is.
    pub visitor: Visitor,
    /// The connection.
    pub client: C,
    viewer: Viewer,
}

impl<C> Subscriber<C> {
    /// Through whose eyes it sees the table.
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }
}

/// The subscriber that sent a command, and the command's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sender {
    /// The subscriber.
    pub subscriber: u64,
    /// The command.
    pub command: u64,
}

/// A record and what it changed, as the referee knows it.
pub struct Replayed {
    /// The number of the record.
    pub version: u32,
    /// When it was written.
    pub at: i64,
    /// What happened.
    pub news: Vec<TableEvent>,
}

impl Replayed {
    /// The record as a reader sees it.
    pub fn seen_by(&self, viewer: Viewer) -> LogRecord {
        let news = self.news.iter().map(|news| news.seen_by(viewer)).collect();
        LogRecord { version: self.version, at: self.at, news }
    }
}

/// What a presence frame depends on.
#[derive(Clone, PartialEq)]
struct SentPresence {
    presence: Presence,
    /// Which seats are owned by players.
    players: [bool; Seat::MAX],
    bot_from: Option<i64>,
    watching: u32,
    spectators: Vec<SpectatorCard>,
}

/// Everyone who follows one table.
pub struct Audience<C> {
    subscribers: Vec<Subscriber<C>>,
    next: u64,
    /// The game as it was last shown.
    shown: Option<Snapshot>,
    /// Which viewers have got what was last shown: seat by seat, spectators last.
    in_sync: [bool; Seat::MAX + 1],
    /// When the table was opened. Players who have not connected since count as away from then on.
    opened: i64,
    /// When players who were connected lost their last connection.
    disconnected: HashMap<PlayerId, i64>,
    absent_after: i64,
    sent: Option<SentPresence>,
    /// What spectators are called.
    names: Names,
    /// The spectators' last phrases.
    cheers: VecDeque<(PlayerId, i64)>,
}

/// The index of a viewer in `in_sync`.
const fn index(viewer: Viewer) -> usize {
    match viewer {
        Viewer::Seat(seat) => seat.0 as usize,
        Viewer::Spectator => Seat::MAX,
    }
}

impl<C: Client> Audience<C> {
    /// Nobody yet. Players count as absent after so many milliseconds without a connection.
    pub fn new(opened: i64, absent_after: i64) -> Self {
        Self {
            subscribers: Vec::new(),
            next: 1,
            shown: None,
            in_sync: [false; Seat::MAX + 1],
            opened,
            disconnected: HashMap::new(),
            absent_after,
            sent: None,
            names: Names::new(),
            cheers: VecDeque::new(),
        }
    }

    /// True if no client follows the table.
    pub fn is_empty(&self) -> bool {
        self.subscribers.is_empty()
    }

    /// Everyone.
    pub fn iter(&self) -> impl Iterator<Item = &Subscriber<C>> {
        self.subscribers.iter()
    }

    /// A subscriber.
    pub fn get(&self, subscriber: u64) -> Option<&Subscriber<C>> {
        self.subscribers.iter().find(|one| one.id == subscriber)
    }

    /// The welcome for a new subscriber, who gets all updates from now on.
    pub fn welcome(&mut self, table: &Table, card: &TableCard, viewer: Viewer) -> Welcome {
        self.shown = Snapshot::of(table);
        self.in_sync[index(viewer)] = true;
        Frames::of(table, card).welcome(viewer, table.view(viewer), Vec::new())
    }

    /// Adds a subscriber, which has its welcome or is about to get it, and returns its number.
    pub fn add(&mut self, visitor: Visitor, viewer: Viewer, client: C) -> u64 {
        let id = self.next;
        self.next += 1;
        self.subscribers.push(Subscriber { id, visitor, client, viewer });
        if let Some(player) = visitor.player {
            self.disconnected.remove(&player);
        }
        id
    }

    /// Removes a subscriber that has disconnected.
    pub fn remove(&mut self, subscriber: u64, table: &Table, now: i64) {
        self.take_if(now, |one| one.id == subscriber);
        self.send_presence(table);
    }

    /// Removes the subscribers for which this holds, without a word. Players who have no connection left are away from now
    /// on.
    pub fn take_if(
        &mut self,
        now: i64,
        is_wanted: impl FnMut(&mut Subscriber<C>) -> bool,
    ) -> Vec<Subscriber<C>> {
        let left: Vec<_> = self.subscribers.extract_if(.., is_wanted).collect();
        for player in left.iter().filter_map(|one| one.visitor.player) {
            if !self.is_connected(player) {
                self.disconnected.insert(player, now);
            }
        }
        left
    }

    /// Sends an update about a durable record to everyone. Returns how many were dropped because they don't read.
    pub fn broadcast(
        &mut self,
        table: &Table,
        card: &TableCard,
        (at, news): (i64, &[TableEvent]),
        sender: Option<Sender>,
        now: i64,
    ) -> usize {
        let (before, after) = (self.shown.take(), Snapshot::of(table));
        // Skip building per-viewer Views when hidden state is unchanged.
        let open =
            before.as_ref().zip(after.as_ref()).filter(|(before, after)| before.same_hidden_state(after));
        let mut own: Vec<(Viewer, Option<View>, Option<View>)> = Vec::new();
        for &Subscriber { viewer, .. } in &self.subscribers {
            let in_sync = self.in_sync[index(viewer)];
            if (open.is_none() || !in_sync) && own.iter().all(|(known, ..)| *known != viewer) {
                let before = before.as_ref().filter(|_| in_sync);
                let old = before.map(|before| before.view(table.content(), viewer));
                own.push((viewer, old, table.view(viewer)));
            }
        }
        let about_table = is_about_table(table, news);
        let mut updates = Frames::of(table, card).updates(at, news, about_table);
        let mut lost = Vec::new();
        for subscriber in &self.subscribers {
            let change = match (own.iter().find(|(viewer, ..)| *viewer == subscriber.viewer), open) {
                (None, Some((before, after))) => Change::Public(before, after),
                (Some((_, old, new)), _) => Change::Views(old.as_ref(), new.as_ref()),
                (None, None) => Change::Views(None, None),
            };
            let done =
                sender.filter(|sender| sender.subscriber == subscriber.id).map(|sender| sender.command);
            if !subscriber.client.send(updates.update(subscriber.viewer, change, done)) {
                lost.push(subscriber.id);
            }
            self.in_sync[index(subscriber.viewer)] = true;
        }
        drop(updates);
        self.shown = after;
        self.drop_lost(&lost, table, now);
        // A decision changes nothing about the presence while everyone is connected.
        let everyone = self.sent.as_ref().is_some_and(|sent| sent.presence.is_everyone());
        if !everyone || news.iter().any(TableEvent::is_about_table) {
            self.refresh_presence(table);
        }
        lost.len()
    }

    /// Sends everyone a whole View with the records they missed, for example after a reload. Returns how many were dropped
    /// because they don't read.
    pub fn send_snapshots(
        &mut self,
        table: &Table,
        card: &TableCard,
        missed: &[Replayed],
        now: i64,
    ) -> usize {
        self.shown = Snapshot::of(table);
        let frames = Frames::of(table, card);
        let mut lost = Vec::new();
        for subscriber in &self.subscribers {
            let viewer = subscriber.viewer;
            let missed = missed.iter().map(|record| record.seen_by(viewer)).collect();
            let welcome = frames.welcome(viewer, table.view(viewer), missed);
            self.in_sync[index(viewer)] = true;
            if !subscriber.client.send(&ServerMessage::Welcome(Box::new(welcome)).json()) {
                lost.push(subscriber.id);
            }
        }
        self.drop_lost(&lost, table, now);
        lost.len()
    }

    fn drop_lost(&mut self, lost: &[u64], table: &Table, now: i64) {
        if lost.is_empty() {
            return;
        }
        self.take_if(now, |one| lost.contains(&one.id));
        self.send_presence(table);
    }

    /// Sends everyone the same frame. Those that don't read are dropped at the next broadcast.
    pub fn send_all(&self, message: &ServerMessage) {
        let frame = message.json();
        for subscriber in &self.subscribers {
            subscriber.client.send(&frame);
        }
    }

    /// Sends a frame to one subscriber, if it is still there.
    pub fn send_to(&self, subscriber: u64, message: &ServerMessage) {
        if let Some(found) = self.get(subscriber) {
            found.client.send(&message.json());
        }
    }

    /// Sends a player a frame about their seat, on every connection.
    pub fn send_to_player(&self, player: PlayerId, message: &ServerMessage) {
        let frame = message.json();
        for subscriber in &self.subscribers {
            let seated = matches!(subscriber.viewer, Viewer::Seat(_));
            if seated && subscriber.visitor.player == Some(player) {
                subscriber.client.send(&frame);
            }
        }
    }

    /// Tells the sender that its command changed nothing or was carried out before.
    pub fn acknowledge(&self, sender: Option<Sender>, version: u32) {
        if let Some(Sender { subscriber, command }) = sender {
            self.send_to(subscriber, &ServerMessage::Done { done: command, version });
        }
    }

    /// Refuses the sender's command, with a current View.
    pub fn refuse(&self, table: &Table, card: &TableCard, sender: Sender, why: Refusal) {
        let Some(found) = self.get(sender.subscriber) else { return };
        let view = table.view(found.viewer);
        found.client.send(&Frames::of(table, card).refused(Some(sender.command), why, view).json());
    }

    /// Ends every connection with this message.
    pub fn end_all(&mut self, problem: Problem, retry_ms: Option<u32>) -> Vec<Subscriber<C>> {
        self.send_all(&ServerMessage::bye(problem, retry_ms));
        self.subscribers.drain(..).collect()
    }

    /// Ends the connections of those who may not read the table any more, before the next frame is sent, and gives the others
    /// the eyes they have now.
    pub fn recheck_access(&mut self, table: &Table) -> Vec<Subscriber<C>> {
        for subscriber in &mut self.subscribers {
            match table.may_follow(subscriber.visitor) {
                Ok(viewer) if viewer == subscriber.viewer => {}
                Ok(viewer) => {
                    subscriber.viewer = viewer;
                    self.in_sync[index(viewer)] = false;
                }
                Err(why) => {
                    let problem = match why {
                        NoAccess::SeatGivenAway => Problem::SeatLost,
                        NoAccess::Private | NoAccess::NoSpectators => why.into(),
                    };
                    // A client that can't be reached notices the closed connection.
                    subscriber.client.send(&ServerMessage::bye(problem, None).json());
                }
            }
        }
        self.subscribers.extract_if(.., |one| table.may_follow(one.visitor).is_err()).collect()
    }

    /// True if a player has a connection.
    pub fn is_connected(&self, player: PlayerId) -> bool {
        self.subscribers.iter().any(|subscriber| subscriber.visitor.player == Some(player))
    }

    /// The players who watch.
    fn spectators(&self) -> impl Iterator<Item = PlayerId> {
        let watching = self.subscribers.iter().filter(|one| one.viewer == Viewer::Spectator);
        watching.filter_map(|one| one.visitor.player)
    }

    /// The players who are connected, once for each connection.
    pub fn players(&self) -> impl Iterator<Item = PlayerId> {
        self.subscribers.iter().filter_map(|one| one.visitor.player)
    }

    /// Sets what spectators are called; the others keep their names until they disconnect.
    pub fn name_spectators(&mut self, names: impl IntoIterator<Item = (PlayerId, String)>) {
        self.names.extend(names);
        let connected: Vec<PlayerId> = self.players().collect();
        self.names.retain(|player, _| connected.contains(player));
    }

    /// Sends a spectator's phrase to everyone.
    pub fn cheer(&mut self, table: &Table, sender: Sender, cheer: Cheer, now: i64) -> Result<(), Refusal> {
        let found = self.get(sender.subscriber).filter(|one| one.viewer == Viewer::Spectator);
        let player = found.and_then(|one| one.visitor.player).ok_or(Refusal::NoCheers)?;
        let name = self.names.get(&player).cloned().filter(|_| table.options.cheers);
        let name = name.ok_or(Refusal::NoCheers)?;
        self.cheers.retain(|(_, at)| now < at + CHEER_INTERVAL);
        if self.cheers.len() >= MAX_CHEERS || self.cheers.iter().any(|(by, _)| *by == player) {
            return Err(Refusal::CheeredTooSoon);
        }
        self.cheers.push_back((player, now));
        self.send_all(&ServerMessage::Cheer { player, name, cheer, at: now });
        self.acknowledge(Some(sender), table.version);
        Ok(())
    }

    /// Who is away, and since when.
    pub fn presence(&self, table: &Table) -> Presence {
        let away_since = |player: PlayerId| {
            let since = || self.disconnected.get(&player).copied().unwrap_or(self.opened);
            (!self.is_connected(player)).then(since)
        };
        let seats = (0..).map(Seat).zip(&table.chairs);
        let everyone = Presence::EVERYONE.with_absent_after(self.absent_after);
        let presence =
            seats.fold(everyone, |presence, (seat, chair)| match chair.player().and_then(away_since) {
                Some(since) => presence.with_away(seat, since),
                None => presence,
            });
        away_since(table.host).map_or(presence, |since| presence.with_host_away(since))
    }

    fn presence_to_send(&self, table: &Table) -> SentPresence {
        let presence = self.presence(table);
        let watching = self.subscribers.iter().filter(|one| one.viewer == Viewer::Spectator).count();
        let mut spectators: Vec<SpectatorCard> = Vec::new();
        for player in self.spectators() {
            let known = spectators.iter().any(|one| one.player == player);
            if let Some(name) = self.names.get(&player).filter(|_| !known) {
                spectators.push(SpectatorCard { player, name: name.clone() });
            }
        }
        let owned = |seat: usize| table.chairs.get(seat).is_some_and(|chair| chair.player().is_some());
        SentPresence {
            presence,
            players: std::array::from_fn(owned),
            bot_from: table.bot_from(&presence),
            watching: watching as u32,
            spectators,
        }
    }

    /// Sends the presence again if it has changed: a seat changed hands, or another player is asked.
    fn refresh_presence(&mut self, table: &Table) {
        let now = self.presence_to_send(table);
        if self.sent.as_ref().is_none_or(|sent| *sent != now) {
            self.send_presence(table);
        }
    }

    /// Sends everyone who is connected.
    pub fn send_presence(&mut self, table: &Table) {
        let now = self.presence_to_send(table);
        let message = ServerMessage::presence(table, &now.presence, now.watching, now.spectators.clone());
        self.sent = Some(now);
        self.send_all(&message);
    }
}
