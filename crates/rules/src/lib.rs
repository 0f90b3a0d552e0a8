//! The game of 011 and nothing else: no I/O, no clock, no async, no float, no global.

mod content;
mod vocabulary;

pub use content::{Content, Draft, Face, Fault, Flaw, Gear, Gears, Item, Kind, Place, SpaceInfo, TileInfo};
pub use vocabulary::*;
