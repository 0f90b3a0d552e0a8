//! Rows that have just come. The rows of a hundred tables belong to a hundred pages, and a commit would write them all; so
//! they are first written one after the other, and now and then many of them are put where they belong at once. Whoever
//! reads the log sees both (`schema-1.sql`).

use super::lock;
use crate::{Row, StoreError};
use rusqlite::{Connection, OptionalExtension, params};
use std::collections::HashMap;
use std::fs::File;
use std::path::PathBuf;
use std::time::Duration;

/// So many rows are put where they belong at once. Whoever reads a table looks through those that are not.
const MANY: usize = 4096;

/// How long to wait for others who are just bringing the tables up to date.
const PATIENCE: Duration = Duration::from_millis(250);

const INSERT: &str = "INSERT INTO fresh (table_id, seq, at, body) VALUES (?, ?, ?, ?)";
const TAKEN: &str = "SELECT 1 FROM settled WHERE table_id = ? AND seq >= ? LIMIT 1";

/// What the thread that writes knows of the rows that have just come.
pub struct Fresh {
    /// Held as long as this process writes: what is in memory here is true only if nobody else does.
    lock: Option<File>,
    path: PathBuf,
    /// The last row of every table that has fresh ones.
    last: HashMap<i64, u32>,
    rows: usize,
}

impl Fresh {
    pub fn new(database: PathBuf) -> Self {
        Self { lock: None, path: lock::beside(&database), last: HashMap::new(), rows: 0 }
    }

    /// Before the first write: nobody else may write, and what an earlier process left is put where it belongs.
    pub fn begin(&mut self, connection: &Connection) -> Result<(), StoreError> {
        if self.lock.is_some() {
            return Ok(());
        }
        self.lock = Some(lock::take(&self.path, PATIENCE)?);
        self.settle(connection)
    }

    /// Does this process write?
    pub const fn is_in_use(&self) -> bool {
        self.lock.is_some()
    }

    /// Writes a row. False if the table has it, or a later one, already.
    pub fn write(&mut self, connection: &Connection, table: i64, row: &Row) -> rusqlite::Result<bool> {
        let taken = match self.last.get(&table) {
            Some(last) => row.seq <= *last,
            None => {
                let mut taken = connection.prepare_cached(TAKEN)?;
                taken.query_row(params![table, row.seq], |_| Ok(())).optional()?.is_some()
            }
        };
        if taken {
            return Ok(false);
        }
        connection.prepare_cached(INSERT)?.execute(params![table, row.seq, row.at, row.body])?;
        self.last.insert(table, row.seq);
        self.rows += 1;
        Ok(true)
    }

    /// The last fresh row of a table, to be given back if what comes with the next one fails.
    pub fn last(&self, table: i64) -> Option<u32> {
        self.last.get(&table).copied()
    }

    /// The last row of a table was not written after all.
    pub fn take_back(&mut self, table: i64, last: Option<u32>) {
        match last {
            Some(last) => self.last.insert(table, last),
            None => self.last.remove(&table),
        };
    }

    /// A transaction was lost: what is in the database is true.
    pub fn look_again(&mut self, connection: &Connection) -> rusqlite::Result<()> {
        self.last.clear();
        self.rows = 0;
        let mut all =
            connection.prepare_cached("SELECT table_id, max(seq), count(*) FROM fresh GROUP BY table_id")?;
        let mut rows = all.query([])?;
        while let Some(row) = rows.next()? {
            self.last.insert(row.get(0)?, row.get(1)?);
            self.rows += row.get::<_, u32>(2)? as usize;
        }
        Ok(())
    }

    /// Puts the rows where they belong, if there are many.
    pub fn tidy(&mut self, connection: &Connection) -> Result<(), StoreError> {
        if self.rows < MANY { Ok(()) } else { self.settle(connection) }
    }

    /// Puts the rows where they belong.
    pub fn settle(&mut self, connection: &Connection) -> Result<(), StoreError> {
        connection.execute_batch(
            "BEGIN IMMEDIATE;
             INSERT OR ROLLBACK INTO settled (table_id, seq, at, body)
                 SELECT table_id, seq, at, body FROM fresh ORDER BY table_id, seq;
             DELETE FROM fresh;
             COMMIT;",
        )?;
        self.last.clear();
        self.rows = 0;
        Ok(())
    }
}
