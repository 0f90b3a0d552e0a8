//! The built-in bots, on a bounded number of threads, so that a slow bot delays only its own table. Their order:
//! bot_queue.rs.

use crate::bot_queue::{BotQueue, For};
use armonium_host::{BotPlayer, BotTurn};
use armonium_rules::Action;

/// The threads that bots think on.
#[derive(Clone, Debug)]
pub struct Pool {
    queue: BotQueue,
}

impl Pool {
    /// A pool of so many threads, at least one.
    pub fn new(threads: usize) -> Self {
        Self { queue: BotQueue::new(threads) }
    }

    /// Lets a bot decide. None if it offers nothing, which no built-in bot does, or if the server shuts down.
    pub(crate) async fn decide(&self, asked: For, bot: BotTurn) -> Option<(BotPlayer, Action)> {
        let turn = self.queue.turn(asked).await?;
        let think = move || {
            let decided = bot.think();
            drop(turn);
            decided
        };
        tokio::task::spawn_blocking(think).await.ok().flatten()
    }

    /// Runs an analysis. None if the server shuts down.
    pub(crate) async fn analyse<T: Send + 'static>(
        &self,
        think: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let turn = self.queue.turn(For::Analysis).await?;
        let thought = move || {
            let thought = think();
            drop(turn);
            thought
        };
        tokio::task::spawn_blocking(thought).await.ok()
    }
}
