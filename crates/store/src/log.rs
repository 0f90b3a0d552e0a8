//! The log of a table and the summary that lists are made of.

use crate::{GameResult, NewAlert, PackKey};
use armonium_table::{PlayerId, TableId};

/// One row of a table's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its place in the log, from 1 on.
    pub seq: u32,
    /// When it was written, in milliseconds since 1970.
    pub at: i64,
    /// What happened: opaque JSON.
    pub body: String,
}

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// It waits for players.
    Open,
    /// The game is being played.
    Running,
    /// The game is over.
    Finished,
    /// Everybody has left, and nobody will come back.
    Abandoned,
}

impl Status {
    /// The number that stands for it in a database. The indexes for lists name these numbers.
    pub(crate) fn number(self) -> i16 {
        match self {
            Self::Open => 0,
            Self::Running => 1,
            Self::Finished => 2,
            Self::Abandoned => 3,
        }
    }

    /// The status with this number; an unknown number is taken for the end, where nothing happens any more.
    pub(crate) fn from_number(number: i16) -> Self {
        match number {
            0 => Self::Open,
            1 => Self::Running,
            2 => Self::Finished,
            _ => Self::Abandoned,
        }
    }
}

/// What is known of a table without reading its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// How far it has come.
    pub status: Status,
    /// Whether it stays out of public lists.
    pub private: bool,
    /// When somebody has to look after it (a clock runs out, the house is to move), in milliseconds since 1970.
    pub wake: Option<i64>,
    /// What lists show of it: opaque JSON.
    pub card: String,
}

/// A table as lists show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Which table.
    pub table: TableId,
    /// When its first row was written.
    pub created: i64,
    /// When its summary was last replaced.
    pub changed: i64,
    /// The summary.
    pub summary: Summary,
}

/// Where the next page of a list begins: the time and table of the last line of the page before. Which time a list
/// goes by is said with each list.
pub type Before = Option<(i64, TableId)>;

/// One row for a log, and all that becomes true with it. Either everything is written or nothing.
#[derive(Clone, Debug, PartialEq)]
pub struct Append {
    /// The table it belongs to.
    pub table: TableId,
    /// The row. Only one row is ever written for a table and `seq`.
    pub row: Row,
    /// Replaces the table's summary and ends the lease on it. The first row of a table always has one.
    pub summary: Option<Summary>,
    /// Replaces the players that belong to the table.
    pub members: Option<Vec<PlayerId>>,
    /// The table's secret; comes with the first row.
    pub secret: Option<[u8; 32]>,
    /// The pack the table is played with; comes with the first row.
    pub pack: Option<PackKey>,
    /// Alerts for the outbox.
    pub alerts: Vec<NewAlert>,
    /// The game is over: how it ended for whom.
    pub result: Option<GameResult>,
}

impl Append {
    /// Does nothing become true with it but the row itself?
    pub(crate) const fn is_row_alone(&self) -> bool {
        self.summary.is_none()
            && self.members.is_none()
            && self.secret.is_none()
            && self.pack.is_none()
            && self.alerts.is_empty()
            && self.result.is_none()
    }
}

/// What became of an [`Append`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use]
pub enum Appended {
    /// It is durable.
    Written,
    /// Somebody else wrote this `seq` before; nothing was changed.
    Taken,
}
