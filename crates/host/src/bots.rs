//! The bots of one table.

use crate::bot_player::{BotPlayer, BotTurn, Briefing};
use armonium_rules::{Seat, Viewer};
use armonium_table::{Next, Table, TableEvent};
use std::sync::Arc;

/// The bots of one table, by seat. A bot joins when its seat has to decide first.
#[derive(Default)]
pub struct Bots([Option<BotPlayer>; Seat::MAX]);

impl Bots {
    /// Shows the bots what has just happened at their table. A bot can't unsee what was undone, so an undo replaces all.
    pub fn follow(&mut self, table: &Table, events: &[TableEvent]) {
        if events.iter().any(|event| matches!(event, TableEvent::TookBack { .. })) {
            *self = Self::default();
        }
        if let Some(game) = table.game() {
            for bot in self.0.iter_mut().flatten() {
                bot.catch_up(table.content(), game);
            }
        }
    }

    /// Hands out the decision of the bot that the table asks, if it asks one. The bot comes back with [`Bots::put_back`].
    pub fn turn(&mut self, table: &Table) -> Option<BotTurn> {
        let Next::Bot { seat, level } = table.next() else { return None };
        let (view, game) = (table.view(Viewer::Seat(seat))?, table.game()?);
        let bot = match self.0[seat.index()].take().filter(|bot| bot.level() == level) {
            Some(bot) => Ok(bot),
            None => Err(Briefing { game: game.clone(), seed: table.secret().bot_seed(seat) }),
        };
        let content = Arc::clone(table.content());
        Some(BotTurn { seat, at: table.decisions, level, content, view, bot })
    }

    /// Takes a bot back that thought about the decision `at`. If the game has moved on it may have seen what was undone, so
    /// it is dropped and another joins in its place.
    pub fn put_back(&mut self, table: &Table, at: u32, bot: BotPlayer) {
        if at == table.decisions {
            let seat = bot.seat();
            self.0[seat.index()] = Some(bot);
        }
    }
}
