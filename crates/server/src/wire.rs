//! What is said over a table's WebSocket: one closed family of messages in each direction. See `docs/protocol.md`.

mod changes;
mod client;
mod frames;

pub use client::ClientMessage;
pub use frames::{ChairCard, ClockNow, Frames, Names, StageCard, SubstituteCard, TableCard, Told};

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;
