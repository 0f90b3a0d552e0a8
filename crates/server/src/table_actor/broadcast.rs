//! Frames to subscribers: updates once a record is durable, snapshots where an update would not do, and refusals.

use super::admission::index;
use super::log::Replayed;
use super::{Sender, Subscriber, TableActor};
use crate::table_error::TableError;
use armonium_protocol::{Change, Frames, LogRecord, Problem, ServerMessage, Snapshot, is_about_table};
use armonium_rules::{View, Viewer};
use armonium_table::TableEvent;
use tokio::time::Instant;

/// When clients may reconnect to a table that closed, in milliseconds.
pub(super) const RECONNECT: u32 = 1_000;
/// The same if the store failed.
const RECONNECT_AFTER_FAILURE: u32 = 5_000;

impl Subscriber {
    /// Explains that the game is paused because nothing can be saved.
    pub(super) fn explain_pause(&self) {
        // A client that doesn't read is dropped at the next broadcast.
        let _ = self.frames.send(&ServerMessage::error(None, Problem::Storage).json());
    }
}

impl TableActor {
    /// Sends an update about a durable record to every subscriber.
    pub(super) fn broadcast(&mut self, at: i64, news: &[TableEvent], sender: Option<Sender>) {
        let started = Instant::now();
        let (before, now) = (self.broadcast_state.take(), Snapshot::of(&self.table));
        // Skip building per-viewer Views when hidden state is unchanged.
        let open = before.as_ref().zip(now.as_ref()).filter(|(before, now)| before.same_hidden_state(now));
        let mut own: Vec<(Viewer, Option<View>, Option<View>)> = Vec::new();
        for &Subscriber { viewer, .. } in &self.subscribers {
            let in_sync = self.in_sync[index(viewer)];
            if (open.is_none() || !in_sync) && own.iter().all(|(known, ..)| *known != viewer) {
                let before = before.as_ref().filter(|_| in_sync);
                let old = before.map(|before| before.view(self.table.content(), viewer));
                own.push((viewer, old, self.table.view(viewer)));
            }
        }
        let about_table = is_about_table(&self.table, news);
        let mut updates = Frames::of(&self.table, &self.card).updates(at, news, about_table);
        let mut lost = false;
        for subscriber in &self.subscribers {
            let change = match (own.iter().find(|(viewer, ..)| *viewer == subscriber.viewer), open) {
                (None, Some((before, now))) => Change::Public(before, now),
                (Some((_, old, new)), _) => Change::Views(old.as_ref(), new.as_ref()),
                (None, None) => Change::Views(None, None),
            };
            let done =
                sender.filter(|sender| sender.subscriber == subscriber.id).map(|sender| sender.command);
            lost |= !subscriber.frames.send(updates.update(subscriber.viewer, change, done));
            self.in_sync[index(subscriber.viewer)] = true;
        }
        drop(updates);
        self.broadcast_state = now;
        if lost {
            self.drop_slow();
        }
        // A decision changes nothing about the presence while everyone is connected.
        let everyone = self.sent_presence.is_some_and(|sent| sent.is_everyone());
        if !everyone || news.iter().any(TableEvent::is_about_table) {
            self.refresh_presence();
        }
        self.broadcast_seconds.record(started.elapsed().as_secs_f64());
    }

    /// Sends every subscriber a whole View with the records it missed, for example after a reload.
    pub(super) fn send_snapshots(&mut self, replayed: &[Replayed]) {
        let mut lost = false;
        self.broadcast_state = Snapshot::of(&self.table);
        let frames = Frames::of(&self.table, &self.card);
        for subscriber in &self.subscribers {
            let viewer = subscriber.viewer;
            let missed = replayed.iter().map(|record| LogRecord {
                version: record.version,
                at: record.at,
                news: record.news.iter().map(|news| news.seen_by(viewer)).collect(),
            });
            let welcome = frames.welcome(viewer, self.table.view(viewer), missed.collect());
            self.in_sync[index(viewer)] = true;
            lost |= !subscriber.frames.send(&ServerMessage::Welcome(Box::new(welcome)).json());
        }
        if lost {
            self.drop_slow();
        }
    }

    /// Disconnects subscribers who are gone or too far behind.
    fn drop_slow(&mut self) {
        let slow: Vec<Subscriber> = self.subscribers.extract_if(.., |one| one.frames.is_lost()).collect();
        metrics::counter!("armonium_slow_subscribers_total").increment(slow.len() as u64);
        for subscriber in slow {
            self.note_disconnect(subscriber.visitor.player);
        }
        self.send_presence();
    }

    /// Disconnects every subscriber, who may reconnect after a while.
    pub(super) fn disconnect_all(&mut self, problem: Problem, retry_ms: u32) {
        let bye = ServerMessage::bye(problem, Some(retry_ms)).json();
        for subscriber in self.subscribers.drain(..) {
            // A client that can't be reached notices the closed connection.
            let _ = subscriber.frames.send(&bye);
        }
    }

    /// Disconnects every subscriber because of an error.
    pub(super) fn disconnect_because(&mut self, error: &TableError) {
        if *error == TableError::Diverged {
            self.disconnect_all(Problem::Storage, RECONNECT_AFTER_FAILURE);
        } else {
            self.disconnect_all(Problem::Restart, RECONNECT);
        }
    }

    /// Tells the sender that its command changed nothing or was executed before.
    pub(super) fn acknowledge(&self, sender: Option<Sender>, version: u32) {
        let Some(Sender { subscriber, command }) = sender else { return };
        if let Some(subscriber) = self.subscribers.iter().find(|one| one.id == subscriber) {
            let _ = subscriber.frames.send(&ServerMessage::Done { done: command, version }.json());
        }
    }

    /// Refuses a subscriber's command, with a current View.
    pub(super) fn refuse(&self, sender: Sender, error: TableError) {
        let Sender { subscriber, command } = sender;
        let Some(subscriber) = self.subscribers.iter().find(|one| one.id == subscriber) else { return };
        let message = match error.problem() {
            Ok(problem) => ServerMessage::error(Some(command), problem),
            Err(why) => {
                let view = self.table.view(subscriber.viewer);
                Frames::of(&self.table, &self.card).refused(Some(command), why, view)
            }
        };
        metrics::counter!("armonium_refused_total").increment(1);
        let _ = subscriber.frames.send(&message.json());
    }
}
