//! Scheduling of a table's bots. They think outside the actor (`crate::bots`) and answer with a message; a bot starts only
//! when the last record is durable and this node holds the bot lease.

use super::{Message, TableActor};
use crate::bot_queue::For;
use std::time::Duration;
use tokio::time::sleep;

impl TableActor {
    /// Starts the bot whose decision it is, if any.
    pub(super) fn start_bot(&mut self) {
        if self.pending_bot.is_some() || self.retry_at.is_some() || !self.holds_bot_lease {
            return;
        }
        let Some(turn) = self.bots.turn(&self.table) else { return };
        let (seat, at) = (turn.seat, turn.at);
        self.pending_bot = Some(at);
        let pool = self.registry.bots().clone();
        let handle = self.handle.clone();
        let (registry, question) = (self.registry.clone(), self.registry.bot_pace().question(&self.table));
        let creator = self.table.creator;
        let asked = if self.table.is_bots_only() { For::Bots(creator) } else { For::People(creator) };
        tokio::spawn(async move {
            let decided = pool.decide(asked, turn).await;
            let ready = registry.now();
            let wait = u64::try_from(question.release(ready) - ready).unwrap_or(0);
            sleep(Duration::from_millis(wait)).await;
            if let Some(handle) = handle.upgrade() {
                // The table may have closed meanwhile.
                let _ = handle.send(Message::BotDecided { at, seat, decided }).await;
            }
        });
    }
}
