//! Heartbeats of the servers, and the downtimes between them.

use crate::Store;
use crate::database::{Dialect, Transaction, values};
use crate::store::{Result, transact};

const ADD_DOWNTIME: &str = "INSERT INTO downtimes (began, ended) VALUES ($1, $2) ON CONFLICT DO NOTHING";
const LAST_DOWNTIME: &str = "SELECT coalesce(max(ended), 0) FROM downtimes";
const DOWNTIMES: &str = "SELECT began, ended FROM downtimes WHERE ended > $1 ORDER BY ended";

/// The last heartbeat of any server on this store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heartbeat {
    /// When it was written, by the clock of its server, in milliseconds since 1970.
    pub at: i64,
    /// How long ago that was by a clock that all nodes share, in milliseconds. `None` for SQLite, which has no such clock
    /// and one server at a time.
    pub age: Option<i64>,
}

/// A period in which no server ran, in milliseconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Downtime {
    /// The last heartbeat before it.
    pub began: i64,
    /// The first heartbeat after it.
    pub ended: i64,
}

/// Heartbeats.
impl Store {
    /// The last heartbeat of any server.
    pub async fn last_heartbeat(&self) -> Result<Option<Heartbeat>> {
        self.first(self.dialect().last_heartbeat, values![], |row| {
            Ok(Heartbeat { at: row.get(0)?, age: row.get(1)? })
        })
        .await
    }

    /// Writes a heartbeat. If the last one is more than `longest_gap` ago, the time between is recorded as a downtime.
    /// Returns the end of the last downtime, or 0 if there was none.
    pub async fn record_heartbeat(&self, at: i64, longest_gap: i64) -> Result<i64> {
        let dialect = self.dialect();
        transact!(self, transaction => record(transaction, dialect, at, longest_gap))
    }

    /// The downtimes that ended after a moment, in order.
    pub async fn downtimes(&self, since: i64) -> Result<Vec<Downtime>> {
        self.list(DOWNTIMES, values![since], |row| Ok(Downtime { began: row.get(0)?, ended: row.get(1)? }))
            .await
    }
}

async fn record(
    transaction: &mut impl Transaction,
    dialect: &Dialect,
    at: i64,
    longest_gap: i64,
) -> Result<i64> {
    let mut last = transaction.query(dialect.lock_heartbeat, values![]).await?;
    let last: Option<i64> = last.first_mut().map(|row| row.get(0)).transpose()?;
    if let Some(began) = last.filter(|last| at - last > longest_gap) {
        transaction.execute(ADD_DOWNTIME, values![began, at]).await?;
    }
    transaction.execute(dialect.heartbeat, values![at]).await?;
    let mut ended = transaction.query(LAST_DOWNTIME, values![]).await?;
    ended.first_mut().map_or(Ok(0), |row| row.get(0))
}
