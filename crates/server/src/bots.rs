//! The built-in bots, on a bounded number of threads, so that a slow bot delays only its own table. Their order:
//! bot_queue.rs.

use crate::bot_queue::{BotQueue, For};
use armonium_bots::{Bot, BotKind};
use armonium_rules::{Action, Content, Game, Seat, State, View, Viewer};
use armonium_table::Level;
use std::sync::Arc;

/// The threads that bots think on.
#[derive(Clone, Debug)]
pub struct Pool {
    queue: BotQueue,
}

/// A bot at a seat.
pub struct Seated {
    bot: Box<dyn Bot>,
    level: Level,
    seat: Seat,
    /// The game as far as the bot has seen it.
    state: Box<State>,
    /// How many decisions of the game it has seen.
    seen: usize,
}

/// What a bot needs to join a game in progress.
pub struct Briefing {
    game: Game,
    seed: u64,
}

impl Seated {
    /// True if it plays at this level.
    pub fn is(&self, level: Level) -> bool {
        self.level == level
    }

    /// A bot that joins a game in progress, with everything its seat has seen so far.
    fn briefed(content: &Content, level: Level, seat: Seat, briefing: &Briefing) -> Self {
        let game = &briefing.game;
        let bot = BotKind::Level(level).new_bot(briefing.seed);
        let mut seated = Self { bot, level, seat, state: Box::new(*game.start()), seen: 0 };
        seated.watch(content, game.setup_events());
        seated.catch_up(content, game);
        seated
    }

    /// Shows it the decisions that it has not seen, one by one, each with the table as it was then.
    pub fn catch_up(&mut self, content: &Content, game: &Game) {
        for (number, made) in game.moves().iter().enumerate().skip(self.seen) {
            // These moves were legal in this order.
            if self.state.apply(content, made.seat, made.action, &mut ()).is_err() {
                break;
            }
            self.seen = number + 1;
            self.watch(content, game.events_of(number));
        }
    }

    fn watch(&mut self, content: &Content, events: &[armonium_rules::Event]) {
        let viewer = Viewer::Seat(self.seat);
        let seen: Vec<_> = events.iter().map(|event| event.seen_by(viewer)).collect();
        self.bot.watch(content, self.state.public(), &seen);
    }
}

impl Briefing {
    /// The game so far, and the seed of the bot's own randomness.
    pub fn new(game: &Game, seed: u64) -> Self {
        Self { game: game.clone(), seed }
    }
}

impl Pool {
    /// A pool of so many threads, at least one.
    pub fn new(threads: usize) -> Self {
        Self { queue: BotQueue::new(threads) }
    }

    /// Lets a bot decide. None if it offers nothing, which no built-in bot does, or if the server shuts down.
    pub(crate) async fn decide(
        &self,
        asked: For,
        content: Arc<Content>,
        bot: Result<Seated, Briefing>,
        level: Level,
        seat: Seat,
        view: View,
    ) -> Option<(Seated, Action)> {
        let turn = self.queue.turn(asked).await?;
        let think = move || {
            let mut seated = bot.unwrap_or_else(|briefing| Seated::briefed(&content, level, seat, &briefing));
            let action = seated.bot.decide(&content, &view);
            drop(turn);
            action.map(|action| (seated, action))
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
