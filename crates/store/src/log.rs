//! The log of a table: rows that are written once and never change, except that [`Store::redact`] removes what a deleted
//! player wrote in the chat.

use crate::database::values;
use crate::store::{Result, each, transact};
use crate::{GameResult, NewAlert, PackKey, PlanWrite, Store, Summary, account_deletion};
use armonium_table::{PlayerId, TableId};

const ROWS: &str = "SELECT seq, at, body FROM log WHERE table_id = $1 AND seq > $2 ORDER BY seq LIMIT $3";
const LAST: &str = "SELECT seq FROM log WHERE table_id = $1 ORDER BY seq DESC LIMIT 1";

/// One row of a table's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its position in the log, from 1 on.
    pub seq: u32,
    /// When it was written, in milliseconds since 1970.
    pub at: i64,
    /// What happened: opaque JSON.
    pub body: String,
}

/// One row for a log, and all that changes with it. Either everything is written or nothing.
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
    /// What changes about the plans of its players.
    pub plans: Vec<PlanWrite>,
    /// The game is over: its result.
    pub result: Option<GameResult>,
}

impl Append {
    /// True if nothing but the row is written.
    pub(crate) const fn is_row_alone(&self) -> bool {
        self.summary.is_none()
            && self.members.is_none()
            && self.secret.is_none()
            && self.pack.is_none()
            && self.alerts.is_empty()
            && self.plans.is_empty()
            && self.result.is_none()
    }
}

/// The outcome of an [`Append`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use]
pub enum Appended {
    /// It is durable.
    Written,
    /// Another append wrote this `seq` first, or a plan was replaced meanwhile; nothing was changed.
    Taken,
}

/// Logs.
impl Store {
    /// Writes a row and all that changes with it. When the answer is `Written`, it is durable.
    ///
    /// Rows of one table are written in the order of the calls. A row is not compared with those before it, so append the
    /// next one only after the previous one was `Written`.
    pub async fn append(&self, append: Append) -> Result<Appended> {
        each!(self, backend => backend.append(append).await)
    }

    /// The rows of a table after `after`, in order; 0 returns all of them.
    pub async fn rows(&self, table: TableId, after: u32) -> Result<Vec<Row>> {
        self.rows_page(table, after, u32::MAX).await
    }

    /// At most `limit` rows of a table after `after`, in order.
    pub async fn rows_page(&self, table: TableId, after: u32, limit: u32) -> Result<Vec<Row>> {
        self.list(ROWS, values![table, after, limit], |row| {
            Ok(Row { seq: row.get(0)?, at: row.get(1)?, body: row.get(2)? })
        })
        .await
    }

    /// The `seq` of the last row of a table.
    pub async fn last_seq(&self, table: TableId) -> Result<Option<u32>> {
        self.first(LAST, values![table], |row| row.get(0)).await
    }

    /// Replaces the bodies of rows of a table, to remove what a deleted player wrote in the chat.
    pub async fn redact(&self, table: TableId, rows: Vec<(u32, String)>) -> Result<()> {
        transact!(self, transaction => account_deletion::redact(transaction, table, rows))
    }
}
