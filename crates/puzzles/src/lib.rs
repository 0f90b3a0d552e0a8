//! Deduction puzzles: one player's observations up to a moment of a game, partly hidden, and a question with exactly one
//! answer.
//!
//! A [`Puzzle`] is true: each [`Fact`] is part of the [`Observations`] of one seat. Trying every deal proves that the answer
//! is unique (deals.rs). The solver explains it step by step (solve.rs), and the number of steps gives the [`Grade`].
//! [`Puzzle::check`] repeats all of this. [`PuzzleMessage`] and the module `sentences` (a feature) turn a puzzle into
//! text; [`http`] is what goes over the wire.

#![warn(clippy::disallowed_methods)]

mod check;
mod date;
mod deals;
mod fact;
mod generate;
mod grade;
pub mod http;
mod layout;
mod message;
mod minimize;
mod observations;
mod puzzle;
mod rng;
#[cfg(feature = "sentences")]
pub mod sentences;
mod simulate;
mod solve;
mod step;

pub use check::Fault;
pub use date::Date;
pub use fact::{Choice, Chooser, Fact};
pub use generate::{Recorded, of_day, of_game, of_seed, of_series};
pub use grade::Grade;
pub use layout::Layout;
pub use message::{NAMES, PuzzleMessage};
pub use observations::Observations;
pub use puzzle::{Answer, Puzzle, PuzzleId, Question, Source};
pub use simulate::simulated;
pub use step::{Rule, Square, Step};

/// The location of a Character Card.
pub use armonium_rules::CardPlace as Place;

/// The generator version. Increase it with every change that alters a puzzle.
pub const VERSION: u32 = 1;

/// Visits the types of what is asked and answered over HTTP.
#[cfg(feature = "ts")]
pub fn types(visitor: &mut impl ts_rs::TypeVisitor) {
    http::types(visitor);
}
