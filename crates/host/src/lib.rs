//! A table with its bots as pure logic: no clock, socket, database or thread. The time is an argument, and the bots' randomness
//! follows from the table's secret, so the crate also compiles for wasm32.
//!
//! [`Host`] owns table and bots; a caller that keeps the table itself uses [`Bots`]. [`BotTurn`] is one bot's decision, detached
//! from the table, for callers that let bots think elsewhere.

mod bot_player;
mod bots;
mod host;

pub use bot_player::{BotPlayer, BotTurn};
pub use bots::Bots;
pub use host::{Host, Step};
