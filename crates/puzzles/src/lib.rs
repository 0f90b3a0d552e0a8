//! Deduction puzzles: one player's observations up to a moment of a game, partly hidden, and a question with exactly one
//! answer.
//!
//! A [`Puzzle`] is true: each [`Fact`] is part of the [`Observations`] of one seat. Trying every deal proves that the answer
//! is unique (deals.rs). The solver explains it step by step (solve.rs), and the number of steps gives the [`Grade`].
//! [`Puzzle::check`] repeats all of this. [`PuzzleMessage`] and [`sentences`] turn a puzzle into text.

#![warn(clippy::disallowed_methods)]

mod check;
mod date;
mod deals;
mod fact;
mod generate;
mod grade;
mod layout;
mod message;
mod minimize;
mod observations;
mod puzzle;
mod rng;
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
