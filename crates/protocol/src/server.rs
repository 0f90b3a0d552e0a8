//! The messages from the server. Everything in them is built from what their reader may know: frames.rs.

use crate::card::{ClockNow, TableCard};
use crate::cheer::{Cheer, SpectatorCard};
use crate::delta::ViewDelta;
use crate::problem::Problem;
use crate::question::{Answer, WhyNot};
use armonium_rules::{Seat, View, Viewer};
use armonium_table::{Plan, PlayerId, TableEvent};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// Most messages are no longer than this, in bytes.
const USUAL: usize = 1024;

/// A message from the server.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// Everything, for a reader who has just come or whose state is replaced.
    Welcome(Box<Welcome>),
    /// A record that is durable now.
    Update(Box<Update>),
    /// A command had been carried out before.
    Done {
        /// The command's number.
        done: u64,
        /// The record it became.
        version: u32,
    },
    /// A command was refused. Nothing has changed.
    Refused(Refused),
    /// A message cannot be understood, or the server cannot carry it out now.
    Error {
        /// The command's number; none if the error is about the table or the connection.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        id: Option<u64>,
        /// What is wrong.
        #[serde(flatten)]
        problem: Problem,
        /// The clause of `docs/protocol.md` it belongs to.
        clause: Cow<'static, str>,
    },
    /// The answer to a question.
    Answer(Answer),
    /// The reader's own plan has changed. Nobody else gets it.
    Plan {
        /// The plan; null if there is none.
        plan: Option<Plan>,
        /// The reader's own message that replaced it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        done: Option<u64>,
    },
    /// Who is connected.
    Presence {
        /// Whose owners are connected.
        seats: Vec<bool>,
        /// How many spectators are connected.
        watching: u32,
        /// Since when the owner of each seat has no connection, in milliseconds since 1970; null if connected or no player's.
        absent_since: Vec<Option<i64>>,
        /// From when on the others may let a bot play for the player to act.
        bot_from: Option<i64>,
        /// The spectators with an identity.
        spectators: Vec<SpectatorCard>,
    },
    /// A spectator's phrase. It isn't part of the log.
    Cheer {
        /// Who.
        player: PlayerId,
        /// The name.
        name: String,
        /// The phrase.
        cheer: Cheer,
        /// When, in milliseconds since 1970.
        at: i64,
    },
    /// The connection ends.
    Bye {
        /// Why.
        #[serde(flatten)]
        problem: Problem,
        /// When to connect again, in milliseconds; null if that is of no use.
        retry_ms: Option<u32>,
    },
    /// The answer to a ping.
    Pong {},
}

/// Everything a reader may know of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Welcome {
    /// The version of the protocol.
    pub protocol: u32,
    /// The number of the last record.
    pub version: u32,
    /// The reader's seat.
    pub seat: Option<Seat>,
    /// The number of the decision that is asked now.
    pub decision: u32,
    /// True if the reader can take back their last decision.
    pub take_back: bool,
    /// The clocks, if the table has one.
    pub clock: Option<ClockNow>,
    /// The table.
    pub table: TableCard,
    /// The reader's View; null before the deal.
    pub view: Option<View>,
    /// The reader's own plan.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub plan: Option<Plan>,
    /// The records the reader has missed.
    pub missed: Vec<LogRecord>,
}

/// A record that is durable now.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Update {
    /// Its number.
    pub version: u32,
    /// When it was written, in milliseconds since 1970.
    pub at: i64,
    /// The number of the decision that is asked now.
    pub decision: u32,
    /// True if the reader can take back their last decision.
    pub take_back: bool,
    /// The clocks, if the table has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub clock: Option<ClockNow>,
    /// What happened.
    pub news: Vec<TableEvent>,
    /// The table, if the record is about it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub table: Option<TableCard>,
    /// The reader's own seat.
    pub seat: SeatUpdate,
    /// The whole View, for a reader who has none yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub view: Option<View>,
    /// What changes in the View the reader has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub changes: Option<ViewDelta>,
    /// The reader's own command that became this record.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub done: Option<u64>,
}

impl Update {
    /// Brings a reader's View up to date.
    pub fn apply(&mut self, view: &mut Option<View>) {
        if let Some(whole) = self.view.take() {
            *view = Some(whole);
        }
        if let (Some(delta), Some(view)) = (self.changes.take(), view) {
            delta.apply(view);
        }
    }
}

/// A refused command, with a fresh View.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Refused {
    /// The command's number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub id: Option<u64>,
    /// Why.
    #[serde(flatten)]
    pub why: WhyNot,
    /// The number of the last record.
    pub version: u32,
    /// The number of the decision that is asked now.
    pub decision: u32,
    /// The reader's View.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub view: Option<View>,
}

/// A record of a table's log as a reader sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LogRecord {
    /// Its number.
    pub version: u32,
    /// When it was written, in milliseconds since 1970.
    pub at: i64,
    /// What happened.
    pub news: Vec<TableEvent>,
}

/// What an update says about the reader's own seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum SeatUpdate {
    /// The reader sits here.
    Seat(Seat),
    /// No news, or no seat.
    Word(SeatWord),
}

/// The seat of an update, if it isn't a seat's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SeatWord {
    /// The reader's seat is what it was.
    Unchanged,
    /// The reader is a spectator.
    None,
}

impl SeatUpdate {
    /// The reader's seat is what it was.
    pub const UNCHANGED: Self = Self::Word(SeatWord::Unchanged);

    pub(crate) fn of(viewer: Viewer) -> Self {
        match viewer {
            Viewer::Seat(seat) => Self::Seat(seat),
            Viewer::Spectator => Self::Word(SeatWord::None),
        }
    }

    /// The reader's seat after the update.
    pub const fn apply(self, before: Option<Seat>) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Word(SeatWord::Unchanged) => before,
            Self::Word(SeatWord::None) => None,
        }
    }
}

impl ServerMessage {
    /// An error about a command, the table or the connection.
    pub fn error(id: Option<u64>, problem: Problem) -> Self {
        let clause = Cow::Borrowed(problem.clause());
        Self::Error { id, problem, clause }
    }

    /// The last message of a connection.
    pub const fn bye(problem: Problem, retry_ms: Option<u32>) -> Self {
        Self::Bye { problem, retry_ms }
    }

    /// The message as JSON.
    pub fn json(&self) -> String {
        let mut text = Vec::with_capacity(USUAL);
        // Nothing here can't be written as JSON: there are no maps with odd keys and no numbers that are not finite.
        let _ = serde_json::to_writer(&mut text, self);
        String::from_utf8(text).unwrap_or_default()
    }
}
