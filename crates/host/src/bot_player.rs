//! A bot at a seat, and what it needs to decide.

use armonium_bots::{Bot, BotKind};
use armonium_rules::{Action, Content, Event, Game, Seat, State, View, Viewer};
use armonium_table::Level;
use std::sync::Arc;

/// A bot at a seat. It watches the game through the eyes of its seat.
pub struct BotPlayer {
    bot: Box<dyn Bot>,
    level: Level,
    seat: Seat,
    /// The game as far as the bot has seen it.
    state: Box<State>,
    /// How many decisions of the game it has seen.
    seen: usize,
}

impl BotPlayer {
    /// A bot that joins a game, with everything its seat has seen so far. Its decisions follow from `seed`.
    pub fn new(content: &Content, game: &Game, level: Level, seat: Seat, seed: u64) -> Self {
        let bot = BotKind::Level(level).new_bot(seed);
        let mut player = Self { bot, level, seat, state: Box::new(*game.start()), seen: 0 };
        player.watch(content, game.setup_events());
        player.catch_up(content, game);
        player
    }

    /// Its level.
    pub const fn level(&self) -> Level {
        self.level
    }

    /// Its seat.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Watches the decisions that it has not seen, one by one, each with the game as it was then. A bot can't unsee a
    /// decision: after an undo it has to be replaced.
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

    fn watch(&mut self, content: &Content, events: &[Event]) {
        let viewer = Viewer::Seat(self.seat);
        let seen: Vec<Event> = events.iter().map(|event| event.seen_by(viewer)).collect();
        self.bot.watch(content, self.state.public(), &seen);
    }

    /// Decides. None only if the View offers nothing.
    pub fn decide(&mut self, content: &Content, view: &View) -> Option<Action> {
        self.bot.decide(content, view)
    }
}

/// The decision of one bot, with everything it needs, detached from the table.
pub struct BotTurn {
    /// The bot's seat.
    pub seat: Seat,
    /// The number of the decision.
    pub at: u32,
    pub(crate) level: Level,
    pub(crate) content: Arc<Content>,
    pub(crate) view: View,
    pub(crate) bot: Result<BotPlayer, Briefing>,
}

/// What a bot needs to join a game in progress.
pub(crate) struct Briefing {
    pub(crate) game: Game,
    pub(crate) seed: u64,
}

impl BotTurn {
    /// Lets the bot think. This can take long. Gives the bot back with its decision; None only if it has nothing to decide.
    pub fn think(self) -> Option<(BotPlayer, Action)> {
        let Self { seat, level, content, view, bot, .. } = self;
        let mut bot =
            bot.unwrap_or_else(|Briefing { game, seed }| BotPlayer::new(&content, &game, level, seat, seed));
        let action = bot.decide(&content, &view)?;
        Some((bot, action))
    }
}
