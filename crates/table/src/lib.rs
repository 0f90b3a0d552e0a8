//! A table of 011 as pure logic: commands in, records and effects out. No clock, no I/O, no chance of its own.

mod ids;

pub use ids::{BadId, PlayerId, TableId};
