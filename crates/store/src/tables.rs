//! What is known of tables without reading their logs: lists, members, and the leases by which nodes claim tables whose
//! timers are due.

use crate::Store;
use crate::database::{DbRow, Value, values};
use crate::store::Result;
use armonium_table::{PlayerId, TableId};

macro_rules! listed {
    ($condition:literal) => {
        concat!("SELECT id, created, changed, status, private, wake, card FROM tables WHERE ", $condition)
    };
}

const LISTED: &str = listed!("id = $1");
// The conditions of the next two match the indexes tables_open and tables_finished.
const OPEN: &str = listed!(
    "status = 0 AND private = 0 AND (created, id) < ($1, $2) ORDER BY created DESC, id DESC LIMIT $3"
);
const FINISHED: &str = listed!(
    "status = 2 AND private = 0 AND (changed, id) < ($1, $2) ORDER BY changed DESC, id DESC LIMIT $3"
);
const OF_PLAYER: &str = listed!(
    "id IN (SELECT table_id FROM members WHERE player_id = $1) AND (changed, id) < ($2, $3) \
     ORDER BY changed DESC, id DESC LIMIT $4"
);
const LIVE: &str = listed!(
    "status < 2 AND id IN (SELECT table_id FROM members WHERE player_id = $1) \
     ORDER BY changed DESC, id DESC LIMIT $2"
);
const COUNT_LIVE: &str = "SELECT count(*) FROM members JOIN tables ON tables.id = members.table_id \
     WHERE members.player_id = $1 AND tables.status < 2";
const SECRET: &str = "SELECT secret FROM tables WHERE id = $1 AND secret IS NOT NULL";
// Leased tables are few; the others are found at the head of the index.
const NEXT_WAKE: &str =
    "SELECT wake FROM tables WHERE wake IS NOT NULL AND lease IS NULL ORDER BY wake LIMIT 1";
const NEXT_LEASE: &str = "SELECT min(CASE WHEN lease > wake THEN lease ELSE wake END) FROM tables \
     WHERE lease IS NOT NULL AND wake IS NOT NULL";

/// The state of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// It waits for players.
    Open,
    /// The game is being played.
    Running,
    /// The game is over.
    Finished,
    /// All players have left for good.
    Abandoned,
}

impl Status {
    /// The number that stands for it in the database. Indexes and queries name these numbers.
    pub(crate) fn number(self) -> i64 {
        match self {
            Self::Open => 0,
            Self::Running => 1,
            Self::Finished => 2,
            Self::Abandoned => 3,
        }
    }

    fn from_number(number: i64) -> Self {
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
    /// Its state.
    pub status: Status,
    /// Whether public lists leave it out.
    pub private: bool,
    /// When its next timer is due (a clock runs out, a bot moves), in milliseconds since 1970.
    pub wake: Option<i64>,
    /// What lists show of it: opaque JSON.
    pub card: String,
}

/// A table in a list.
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

/// Where the next page of a list begins: the time and table of the last line of the previous page. Each list documents
/// which time it is sorted by.
pub type Cursor = Option<(i64, TableId)>;

/// A cursor as values of a statement. The first page comes before every possible line.
pub(crate) fn bounds(cursor: Cursor) -> [Value; 2] {
    let (at, table) = cursor.map_or((i64::MAX, i64::MAX), |(at, table)| (at, table.number()));
    [at.into(), table.into()]
}

fn listed(row: &mut DbRow) -> Result<Listed> {
    Ok(Listed {
        table: row.get(0)?,
        created: row.get(1)?,
        changed: row.get(2)?,
        summary: Summary {
            status: Status::from_number(row.get(3)?),
            private: row.get(4)?,
            wake: row.get(5)?,
            card: row.get(6)?,
        },
    })
}

/// Tables.
impl Store {
    /// The secret of a table.
    pub async fn secret(&self, table: TableId) -> Result<Option<[u8; 32]>> {
        self.first(SECRET, values![table], |row| row.get(0)).await
    }

    /// A table as lists show it.
    pub async fn listed(&self, table: TableId) -> Result<Option<Listed>> {
        self.first(LISTED, values![table], listed).await
    }

    /// Public tables that wait for players, newest first, by `created`.
    pub async fn open_tables(&self, limit: u32, cursor: Cursor) -> Result<Vec<Listed>> {
        let [at, table] = bounds(cursor);
        self.list(OPEN, values![at, table, limit], listed).await
    }

    /// Public tables whose game is over, last finished first, by `changed`.
    pub async fn finished_tables(&self, limit: u32, cursor: Cursor) -> Result<Vec<Listed>> {
        let [at, table] = bounds(cursor);
        self.list(FINISHED, values![at, table, limit], listed).await
    }

    /// All tables a player belongs to, last changed first, by `changed`.
    pub async fn tables_of(&self, player: PlayerId, limit: u32, cursor: Cursor) -> Result<Vec<Listed>> {
        let [at, table] = bounds(cursor);
        self.list(OF_PLAYER, values![player, at, table, limit], listed).await
    }

    /// A player's tables that are neither finished nor abandoned, last changed first.
    pub async fn live_tables_of(&self, player: PlayerId, limit: u32) -> Result<Vec<Listed>> {
        self.list(LIVE, values![player, limit], listed).await
    }

    /// The number of a player's tables that are neither finished nor abandoned.
    pub async fn count_live_tables_of(&self, player: PlayerId) -> Result<u32> {
        Ok(self.first(COUNT_LIVE, values![player], |row| row.get(0)).await?.unwrap_or(0))
    }

    /// Claims tables whose `wake` has come and that are not leased. No other node gets them until `lease_until`, or until a
    /// row with a summary is written for them.
    pub async fn claim_tables(&self, now: i64, lease_until: i64, limit: u32) -> Result<Vec<TableId>> {
        self.claim(self.dialect().claim_tables, values![now, lease_until, limit], |row| row.get(0)).await
    }

    /// When [`Store::claim_tables`] will next return anything: the earliest `wake`, or the end of its lease.
    pub async fn next_wake(&self) -> Result<Option<i64>> {
        let wake: Option<i64> = self.first(NEXT_WAKE, values![], |row| row.get(0)).await?;
        let lease: Option<Option<i64>> = self.first(NEXT_LEASE, values![], |row| row.get(0)).await?;
        Ok(wake.into_iter().chain(lease.flatten()).min())
    }
}
