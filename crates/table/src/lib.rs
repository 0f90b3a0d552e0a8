//! A table of 011 as pure logic: commands in, log entries and events out. No clock, no I/O, no randomness of its own.
//!
//! [`Table::decide`] answers a [`Command`] with the [`LogEntry`]s to store, [`Table::apply`] applies a [`Record`] of them once it
//! is durable and returns the [`TableEvent`]s. A table is what its log says: replaying the records gives the same table.

#![warn(clippy::disallowed_methods)]

mod absence;
mod access;
mod away;
mod branch;
mod chair;
mod clock;
mod colour;
mod command;
mod company;
mod decide;
mod digest;
mod fair;
mod ids;
mod intent;
mod level;
mod limits;
mod lobby;
mod log_entry;
mod moments;
mod options;
mod plan;
mod player_stats;
mod presence;
mod refusal;
mod results;
mod seat_ownership;
mod seat_request;
mod table;
mod table_event;
mod transcript;
mod verify;

pub use access::{NoAccess, Visitor};
pub use away::{
    Away, AwayRequest, ChairAway, LONGEST_PAUSE, LONGEST_PAUSE_OVER_DAYS, MAX_VACATION, NUDGE_AFTER,
    NUDGE_INTERVAL, NUDGE_INTERVAL_OVER_DAYS, Pause, PauseProposal,
};
pub use branch::Branch;
pub use chair::Chair;
pub use clock::{BadClock, Clock, Sleep};
pub use colour::Colour;
pub use command::Command;
pub use company::{Experience, Languages, Pace, Spoken};
pub use decide::MAX_TEXT;
pub use digest::Digest;
pub use fair::{Secret, same_token};
pub use ids::{BadId, PlayerId, TableId};
pub use intent::{MAX_ACTIONS, check_intent};
pub use level::Level;
pub use limits::{
    MAX_CHARACTERS, MAX_MESSAGES, MAX_PAUSES, MAX_REQUESTS, MAX_SEAT_CHANGES, MAX_UNDOS, MAX_UNDOS_IN_A_ROW,
};
pub use lobby::COUNTDOWN;
pub use log_entry::{CommandId, LogEntry, Occupant, Phrase, Record, SubstituteReason, Via};
pub use moments::Moments;
pub use options::{BadOptions, TableOptions};
pub use plan::{EndedStep, MAX_PLAN_STEPS, Plan, PlanEnd, PlanStep, Planned};
pub use player_stats::PlayerStats;
pub use presence::{ABSENT_AFTER, Presence};
pub use refusal::{Damage, Refusal};
pub use results::PlayerOutcome;
pub use seat_ownership::SeatOwnership;
pub use seat_request::MAX_SEAT_REQUESTS;
pub use table::{Former, Next, Stage, Table};
pub use table_event::TableEvent;
pub use transcript::fault::{RecordFault, Wrong};
pub use transcript::{End, MAX_LINE, Transcript, transcript};
pub use verify::{Given, Noted, Proof, verify, verify_from};
