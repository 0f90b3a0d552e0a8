//! Deduction puzzles: what one player saw of a game up to a moment, part of it blotted, and a question with exactly one
//! answer.
//!
//! A [`Puzzle`] is a true account: [`Scene`] is what a seat saw of a game, and every [`Fact`] tells some of it. That there
//! is one answer is proven by trying every deal (deals.rs); how a person finds it is shown step by step (solve.rs), and
//! the number of steps makes the [`Grade`]. [`Puzzle::check`] proves all of this again. Puzzles as text: the
//! [`Saying`]s and [`sentences`].

mod check;
mod date;
mod deals;
mod dice;
mod fact;
mod generate;
mod grade;
mod layout;
mod puzzle;
mod saying;
mod scene;
pub mod sentences;
mod simulate;
mod solve;
mod step;
mod thin;

pub use check::Fault;
pub use date::Date;
pub use fact::{Choice, Chooser, Fact};
pub use generate::{Recorded, of_day, of_game, of_seed, of_series};
pub use grade::Grade;
pub use layout::Layout;
pub use puzzle::{Answer, Puzzle, PuzzleId, Question, Source};
pub use saying::{NAMES, Saying};
pub use scene::Scene;
pub use simulate::simulated;
pub use step::{Rule, Square, Step};

/// Where a Character Card lies.
pub use armonium_rules::CardPlace as Place;

/// The version of the generator. A change that would alter a puzzle is a new version.
pub const VERSION: u32 = 1;
