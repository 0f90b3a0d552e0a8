//! A table with its bots as pure logic: no clock, socket, database or thread. The time is an argument, and the bots' randomness
//! follows from the table's secret, so the crate also compiles for wasm32.
//!
//! [`Host`] owns a table and its bots: local games and lessons. A caller that stores the log before it shows anything, as the
//! server's actor does, keeps the table itself and uses [`Bots`]; [`BotTurn`] is one bot's decision, to be thought about on
//! another thread.
//!
//! [`Plans`] answers for players who decided ahead, as the players themselves.
//!
//! A player decides with an intent: one or more actions as one command. A bot decides with `Command::BotMove`, one action at a
//! time, because it asks itself anew after each.

#![warn(clippy::disallowed_methods)]

mod bot_pace;
mod bot_player;
mod bots;
mod host;
mod plans;

pub use bot_pace::{BotPace, Paced};
pub use bot_player::{BotPlayer, BotTurn};
pub use bots::Bots;
pub use host::Host;
pub use plans::{PlanAnswer, PlanChange, Plans, stored};
