//! Seeks: what players look for, until a table is found for them. The server matches them; here, of several nodes that
//! match at once, one gets each seek, and a table that was agreed on is created even if the node that matched is killed.

use crate::Store;
use crate::database::{DbRow, Transaction, values};
use crate::store::{Result, transact};
use armonium_table::{PlayerId, TableId};

const PUT: &str = "INSERT INTO seeks (player_id, kind, id, posted, seen, expires, table_id, body) \
     VALUES ($1, $2, $3, $4, $5, $6, NULL, $7) ON CONFLICT (player_id, kind) DO UPDATE SET id = excluded.id, \
     posted = excluded.posted, seen = excluded.seen, expires = excluded.expires, table_id = NULL, body = excluded.body";
const REMOVE: &str = "DELETE FROM seeks WHERE player_id = $1 AND kind = $2";
const SEE: &str = "UPDATE seeks SET seen = $1 WHERE player_id = $2 AND table_id IS NULL";
macro_rules! listed {
    ($condition:literal) => {
        concat!(
            "SELECT player_id, kind, id, posted, seen, expires, table_id, body FROM seeks WHERE ",
            $condition
        )
    };
}
const OF_PLAYER: &str = listed!("player_id = $1 ORDER BY kind");
const WAITING: &str =
    listed!("table_id IS NULL AND expires > $1 AND (kind = 1 OR seen >= $2) ORDER BY posted, id LIMIT $3");
const CLAIM: &str = "UPDATE seeks SET table_id = $1 WHERE id = $2 AND table_id IS NULL AND expires > $3 \
     AND (kind = 1 OR seen >= $4)";
const UNCLAIM: &str = "UPDATE seeks SET table_id = NULL WHERE table_id = $1";
const ADD_SEATING: &str = "INSERT INTO seatings (table_id, at, body) VALUES ($1, $2, $3)";
const SEATINGS: &str =
    "SELECT table_id, at, body FROM seatings WHERE at <= $1 ORDER BY at, table_id LIMIT $2";
const END_SEATING: &str = "DELETE FROM seatings WHERE table_id = $1";
const SWEEP: &str = "DELETE FROM seeks WHERE expires <= $1";

/// What a player may seek at the same time: one game of each kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum SeekKind {
    /// A game to be played at once. Only players who are there are seated.
    Live,
    /// A game over days.
    Days,
}

impl SeekKind {
    /// The number that stands for it in the database. Queries name these numbers.
    const fn number(self) -> u8 {
        match self {
            Self::Live => 0,
            Self::Days => 1,
        }
    }
}

/// A seek to be stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewSeek {
    /// Who seeks.
    pub player: PlayerId,
    /// Of which kind.
    pub kind: SeekKind,
    /// A random number that no other seek has.
    pub id: i64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// When it ends by itself.
    pub expires: i64,
    /// What is sought: opaque JSON.
    pub body: String,
}

/// A stored seek.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seek {
    /// Who seeks.
    pub player: PlayerId,
    /// Of which kind.
    pub kind: SeekKind,
    /// Names this seek; the next one of the player has another.
    pub id: i64,
    /// When it was posted, in milliseconds since 1970.
    pub posted: i64,
    /// When the player was last there.
    pub seen: i64,
    /// When it ends by itself.
    pub expires: i64,
    /// The table it has led to.
    pub table: Option<TableId>,
    /// What is sought: opaque JSON.
    pub body: String,
}

/// A table that is still to be created for seeks that agree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating {
    /// The table's id.
    pub table: TableId,
    /// When it was agreed on, in milliseconds since 1970.
    pub at: i64,
    /// Its options and players: opaque JSON.
    pub body: String,
}

fn seek(row: &mut DbRow) -> Result<Seek> {
    Ok(Seek {
        player: row.get(0)?,
        kind: if row.get::<u8>(1)? == 0 { SeekKind::Live } else { SeekKind::Days },
        id: row.get(2)?,
        posted: row.get(3)?,
        seen: row.get(4)?,
        expires: row.get(5)?,
        table: row.get(6)?,
        body: row.get(7)?,
    })
}

/// Seeks.
impl Store {
    /// Stores a seek. It replaces the player's seek of the same kind.
    pub async fn put_seek(&self, seek: NewSeek) -> Result<()> {
        let NewSeek { player, kind, id, at, expires, body } = seek;
        self.change(PUT, values![player, kind.number(), id, at, at, expires, body]).await.map(drop)
    }

    /// Removes a player's seek. A table that it has led to stays.
    pub async fn remove_seek(&self, player: PlayerId, kind: SeekKind) -> Result<()> {
        self.change(REMOVE, values![player, kind.number()]).await.map(drop)
    }

    /// Records when a player was last there; a moment long past means that they have gone.
    pub async fn see_seeker(&self, player: PlayerId, at: i64) -> Result<()> {
        self.change(SEE, values![at, player]).await.map(drop)
    }

    /// A player's seeks, also those that have expired or led to a table.
    pub async fn seeks_of(&self, player: PlayerId) -> Result<Vec<Seek>> {
        self.list(OF_PLAYER, values![player], seek).await
    }

    /// The seeks that wait at this moment, oldest first. Live ones wait while their player is there: was seen at
    /// `present_since` or later.
    pub async fn waiting_seeks(&self, now: i64, present_since: i64, limit: u32) -> Result<Vec<Seek>> {
        self.list(WAITING, values![now, present_since, limit], seek).await
    }

    /// Takes these seeks for a table that is to be created: all of them, or none and false. Each must still wait, as
    /// [`Store::waiting_seeks`] has it, so that no seek leads to two tables.
    pub async fn claim_seeks(&self, seeks: &[i64], seating: Seating, present_since: i64) -> Result<bool> {
        let mut seeks = seeks.to_vec();
        // In order, so that two nodes cannot deadlock.
        seeks.sort_unstable();
        transact!(self, transaction => claim(transaction, seeks, seating, present_since))
    }

    /// Tables that were agreed on at this moment or before and are still to be created.
    pub async fn pending_seatings(&self, until: i64, limit: u32) -> Result<Vec<Seating>> {
        self.list(SEATINGS, values![until, limit], |row| {
            Ok(Seating { table: row.get(0)?, at: row.get(1)?, body: row.get(2)? })
        })
        .await
    }

    /// The table was created, or never will be.
    pub async fn end_seating(&self, table: TableId) -> Result<()> {
        self.change(END_SEATING, values![table]).await.map(drop)
    }

    /// Deletes seeks that expired at this moment or before.
    pub async fn delete_expired_seeks(&self, until: i64) -> Result<()> {
        self.change(SWEEP, values![until]).await.map(drop)
    }
}

async fn claim(
    transaction: &mut impl Transaction,
    seeks: Vec<i64>,
    seating: Seating,
    present_since: i64,
) -> Result<bool> {
    let Seating { table, at, body } = seating;
    let mut claimed = 0;
    for seek in &seeks {
        claimed += transaction.execute(CLAIM, values![table, *seek, at, present_since]).await?;
    }
    let all = claimed == seeks.len() as u64;
    if all {
        transaction.execute(ADD_SEATING, values![table, at, body]).await?;
    } else {
        transaction.execute(UNCLAIM, values![table]).await?;
    }
    Ok(all)
}
