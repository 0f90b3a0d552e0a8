//! Exact deduction: what a seat can know, and how likely the rest is. Everything here follows from facts; guesses from
//! how other players behave are in the bots crate (`crates/bots/src/inference.rs`).

#![warn(clippy::disallowed_methods)]

mod belief;
mod information_state;
mod observations;

pub use belief::Belief;
pub use information_state::{DECK, InformationState, target_index};
pub use observations::Observations;
