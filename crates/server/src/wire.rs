//! What is said over a table's WebSocket: one closed family of messages in each direction. See `docs/protocol.md`.

mod changes;
mod client;
mod frames;
mod hints;
mod lessons;
mod questions;
mod shown;

pub use client::ClientMessage;
pub use frames::{
    ChairCard, ClockNow, Frames, Names, PackCard, Seen, StageCard, SubstituteCard, TableCard, Told,
};
pub(crate) use lessons::LessonFrames;
pub use questions::Question;
pub use shown::Shown;

/// Visits the types of the messages in both directions.
#[cfg(feature = "ts")]
pub(crate) fn types(visitor: &mut impl ts_rs::TypeVisitor) {
    visitor.visit::<ClientMessage>();
    visitor.visit::<frames::Frame<'static>>();
    visitor.visit::<armonium_table::Refusal>();
    visitor.visit::<armonium_rules::Route>();
}

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;
