//! A table that continues from a moment of another table's game. Its cards are those of that game, so its deal proves
//! nothing; what follows is a table like any other.

use crate::ids::TableId;
use armonium_rules::{Content, Game, Illegal, Move, Options, Seed};

/// Where a table branched off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Branch {
    /// The table whose game it continues.
    pub table: TableId,
    /// After how many decisions and take-backs there.
    pub at: u32,
    /// The seed of that game, from which all chance here follows too.
    pub(crate) seed: Seed,
    /// How many decisions were taken over: none of them can be taken back here.
    pub(crate) moves: usize,
}

/// Why no game can continue from here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoWay {
    /// No game can be like this.
    Options,
    /// A decision does not follow.
    Move(Illegal),
    /// It is over by then.
    Over,
}

/// The game after these decisions.
pub(crate) fn played(content: &Content, options: Options, seed: Seed, moves: &[Move]) -> Result<Game, NoWay> {
    let mut game = Game::new(content, options, seed).map_err(|_| NoWay::Options)?;
    for step in moves {
        game.apply(content, step.seat, step.action).map_err(NoWay::Move)?;
    }
    if game.outcome().is_some() { Err(NoWay::Over) } else { Ok(game) }
}
