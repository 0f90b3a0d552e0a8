//! Frames to subscribers that are not updates: snapshots where an update would not do, refusals, the end. Who the subscribers
//! are and what each gets: `armonium_protocol::Audience`.

use super::TableActor;
use crate::table_error::TableError;
use armonium_protocol::{Problem, Replayed, Sender, ServerMessage};

/// When clients may reconnect to a table that closed, in milliseconds.
pub(super) const RECONNECT: u32 = 1_000;
/// The same if the store failed.
const RECONNECT_AFTER_FAILURE: u32 = 5_000;

/// Explains that the game is paused because nothing can be saved.
pub(super) fn paused() -> ServerMessage {
    ServerMessage::error(None, Problem::Storage)
}

pub(super) fn count_slow(dropped: usize) {
    metrics::counter!("armonium_slow_subscribers_total").increment(dropped as u64);
}

impl TableActor {
    /// Sends every subscriber a whole View with the records it missed, for example after a reload.
    pub(super) fn send_snapshots(&mut self, replayed: &[Replayed]) {
        let now = self.registry.now();
        count_slow(self.audience.send_snapshots(&self.table, &self.card, replayed, now));
    }

    /// Disconnects every subscriber, who may reconnect after a while.
    pub(super) fn disconnect_all(&mut self, problem: Problem, retry_ms: u32) {
        self.audience.end_all(problem, Some(retry_ms));
    }

    /// Disconnects every subscriber because of an error.
    pub(super) fn disconnect_because(&mut self, error: &TableError) {
        if *error == TableError::Diverged {
            self.disconnect_all(Problem::Storage, RECONNECT_AFTER_FAILURE);
        } else {
            self.disconnect_all(Problem::Restart, RECONNECT);
        }
    }

    /// Refuses a subscriber's command, with a current View.
    pub(super) fn refuse(&self, sender: Sender, error: TableError) {
        match error.problem() {
            Ok(problem) => {
                let error = ServerMessage::error(Some(sender.command), problem);
                self.audience.send_to(sender.subscriber, &error);
            }
            Err(why) => self.audience.refuse(&self.table, &self.card, sender, why),
        }
        metrics::counter!("armonium_refused_total").increment(1);
    }
}
