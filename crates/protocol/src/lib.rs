//! Every type that crosses a socket or HTTP, defined once. `docs/protocol.md` describes version 1.
//!
//! [`ClientMessage`] and [`ServerMessage`] are the two directions of a table's WebSocket. [`ViewDelta`] is what an update
//! changes in a reader's View, and its `apply` is the only reducer. [`Frames`] turns table events into server messages, for
//! live tables, lessons, replays and tests. Frames carry codes and data; clients put them into words.

mod audience;
mod card;
mod cheer;
mod client;
mod delta;
mod frames;
mod hint;
pub mod http;
pub mod names;
mod problem;
mod question;
mod server;
mod snapshot;

pub use audience::{Audience, Client, Replayed, Sender, Subscriber};
pub use card::{
    AwayCard, BranchOf, ChairCard, ClockNow, FormerCard, Names, OpenVote, PackCard, PauseCard,
    PauseProposalCard, StageCard, SubstituteCard, TableCard,
};
pub use cheer::{Cheer, SpectatorCard};
pub use client::ClientMessage;
pub use delta::{PublicDelta, ViewDelta};
pub use frames::{Change, Frames, UpdateFrames, is_about_table};

pub use problem::{PackName, Problem};
pub use question::{Answer, Odds, Question, WhyNot, routes};
pub use server::{LogRecord, Refused, SeatUpdate, SeatWord, ServerMessage, Update, Welcome};
pub use snapshot::Snapshot;

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;

/// Visits the types of the messages in both directions.
#[cfg(feature = "ts")]
pub fn types(visitor: &mut impl ts_rs::TypeVisitor) {
    visitor.visit::<ClientMessage>();
    visitor.visit::<ServerMessage>();
    visitor.visit::<Welcome>();
    visitor.visit::<Update>();
    visitor.visit::<Refused>();
    visitor.visit::<Answer>();
    visitor.visit::<Problem>();
    http::types(visitor);
    visitor.visit::<armonium_table::Refusal>();
    visitor.visit::<armonium_rules::Route>();
}
