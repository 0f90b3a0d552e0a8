//! A table of 011 as pure logic: commands in, records and news out. No clock, no I/O, no chance of its own.
//!
//! [`Table::decide`] says what a [`Command`] would have written down, [`Table::apply`] takes in a [`Record`] once it is
//! durable and tells the [`News`]. The records of a table are the table.

mod absence;
mod access;
mod branch;
mod chair;
mod chronicle;
mod clock;
mod command;
mod decide;
mod deeds;
mod digest;
mod entry;
mod fair;
mod ids;
mod intent;
mod level;
mod limits;
mod moments;
mod news;
mod options;
mod owners;
mod presence;
mod refusal;
mod table;
mod verify;

pub use access::{NoAccess, Visitor};
pub use branch::Branch;
pub use chair::Chair;
pub use chronicle::fault::{RecordFault, Wrong};
pub use chronicle::{Chronicle, End, MAX_LINE, chronicle};
pub use clock::{BadClock, Clock, Sleep};
pub use command::Command;
pub use decide::MAX_TEXT;
pub use deeds::Deeds;
pub use digest::Digest;
pub use entry::{CommandId, Entry, Phrase, Record, Sitter, Via, Why};
pub use fair::{Secret, same_token};
pub use ids::{BadId, PlayerId, TableId};
pub use intent::{Intent, MAX_ACTIONS};
pub use level::Level;
pub use limits::{MAX_CHARACTERS, MAX_MESSAGES, MAX_SEAT_CHANGES, MAX_UNDOS, MAX_UNDOS_IN_A_ROW};
pub use moments::Moments;
pub use news::News;
pub use options::{BadOptions, TableOptions};
pub use owners::Owners;
pub use presence::{ABSENT_AFTER, Presence};
pub use refusal::{Damage, Refusal};
pub use table::{Former, Next, Stage, Table};
pub use verify::{Given, Noted, Proof, verify, verify_from};
