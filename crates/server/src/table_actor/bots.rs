//! Scheduling of a table's bots. They think outside the actor (`crate::bots`) and answer with a message; a bot starts only
//! when the last record is durable and this node holds the bot lease.

use super::{Message, TableActor};
use crate::bot_queue::For;
use crate::bots::Briefing;
use armonium_rules::Viewer;
use armonium_table::{News, Next};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::sleep;

impl TableActor {
    /// Passes on to the seated bots what happened.
    pub(super) fn inform_bots(&mut self, news: &[News]) {
        let Some(game) = self.table.game() else { return };
        // A bot can't unsee what was undone: it starts over.
        if news.iter().any(|one| matches!(one, News::TookBack { .. })) {
            self.bots = Default::default();
        }
        for bot in self.bots.iter_mut().flatten() {
            bot.catch_up(self.table.content(), game);
        }
    }

    /// Starts the bot whose decision it is, if any.
    pub(super) fn start_bot(&mut self) {
        if self.pending_bot.is_some() || self.retry_at.is_some() || !self.holds_bot_lease {
            return;
        }
        let Next::Bot { seat, level } = self.table.next() else { return };
        let (Some(view), Some(game)) = (self.table.view(Viewer::Seat(seat)), self.table.game()) else {
            return;
        };
        let bot = match self.bots[seat.index()].take() {
            Some(bot) if bot.is(level) => Ok(bot),
            _ => Err(Briefing::new(game, self.table.secret().bot_seed(seat))),
        };
        let at = self.table.decisions;
        self.pending_bot = Some(at);
        let (pool, content) = (self.registry.bots().clone(), Arc::clone(self.table.content()));
        let handle = self.handle.clone();
        let (registry, question) = (self.registry.clone(), self.registry.bot_pace().question(&self.table));
        let creator = self.table.creator;
        let asked = if self.table.is_bots_only() { For::Bots(creator) } else { For::People(creator) };
        tokio::spawn(async move {
            let decided = pool.decide(asked, content, bot, level, seat, view).await;
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
