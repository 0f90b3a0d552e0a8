//! The server of 011. Tables are served by [`Hall`]; what is said to them over WebSockets: `wire.rs`; the rules are
//! elsewhere.

mod bots;
mod chance;
mod hall;
mod live;
mod packs;
mod rating;
mod socket;
mod time;
mod trouble;
mod wire;

pub use bots::Pool;
pub use hall::Hall;
pub use packs::Packs;
pub use trouble::Trouble;
pub use wire::{
    ChairCard, ClientMessage, ClockNow, Frames, Names, PROTOCOL, StageCard, SubstituteCard, TableCard, Told,
};
