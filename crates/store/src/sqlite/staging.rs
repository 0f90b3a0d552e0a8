//! The staging table of the log. The rows of a hundred tables belong to a hundred pages, and a commit would write them all;
//! so new rows are first appended to `log_staging` and moved to `log_main` in bulk. Readers use the view `log`, which has
//! both (`schema.sql`).

use super::lock;
use crate::{Row, StoreError};
use rusqlite::{Connection, OptionalExtension, params};
use std::collections::HashMap;
use std::fs::File;
use std::path::PathBuf;
use std::time::Duration;

/// Rows are moved when there are this many. Readers scan all of them.
const MANY: usize = 4096;

/// How long to wait for a process that is just ending.
const PATIENCE: Duration = Duration::from_millis(250);

const INSERT: &str = "INSERT INTO log_staging (table_id, seq, at, body) VALUES (?, ?, ?, ?)";
const TAKEN: &str = "SELECT 1 FROM log_main WHERE table_id = ? AND seq >= ? LIMIT 1";

/// What the writer thread knows of the staged rows.
pub struct Staging {
    /// Held while this process writes: the fields below are true only if no other process does.
    lock: Option<File>,
    path: PathBuf,
    /// The last row of every table that has staged ones.
    last: HashMap<i64, u32>,
    rows: usize,
}

impl Staging {
    pub fn new(database: PathBuf) -> Self {
        Self { lock: None, path: lock::beside(&database), last: HashMap::new(), rows: 0 }
    }

    /// Before the first write: takes the lock and moves the rows that an earlier process staged.
    pub fn begin(&mut self, connection: &Connection) -> Result<(), StoreError> {
        if self.lock.is_some() {
            return Ok(());
        }
        self.lock = Some(lock::take(&self.path, PATIENCE)?);
        self.flush(connection)
    }

    /// True if this process has begun to write.
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

    /// The last staged row of a table, for [`Staging::restore_last`].
    pub fn last(&self, table: i64) -> Option<u32> {
        self.last.get(&table).copied()
    }

    /// The last write to a table was rolled back.
    pub fn restore_last(&mut self, table: i64, last: Option<u32>) {
        match last {
            Some(last) => self.last.insert(table, last),
            None => self.last.remove(&table),
        };
    }

    /// Reads the state from the database after a transaction was rolled back.
    pub fn reload(&mut self, connection: &Connection) -> rusqlite::Result<()> {
        self.last.clear();
        self.rows = 0;
        let mut all = connection
            .prepare_cached("SELECT table_id, max(seq), count(*) FROM log_staging GROUP BY table_id")?;
        let mut rows = all.query([])?;
        while let Some(row) = rows.next()? {
            self.last.insert(row.get(0)?, row.get(1)?);
            self.rows += row.get::<_, u32>(2)? as usize;
        }
        Ok(())
    }

    /// Moves the rows to the main table if there are many.
    pub fn flush_if_many(&mut self, connection: &Connection) -> Result<(), StoreError> {
        if self.rows < MANY { Ok(()) } else { self.flush(connection) }
    }

    /// Moves the rows to the main table.
    pub fn flush(&mut self, connection: &Connection) -> Result<(), StoreError> {
        connection.execute_batch(
            "BEGIN IMMEDIATE;
             INSERT OR ROLLBACK INTO log_main (table_id, seq, at, body)
                 SELECT table_id, seq, at, body FROM log_staging ORDER BY table_id, seq;
             DELETE FROM log_staging;
             COMMIT;",
        )?;
        self.last.clear();
        self.rows = 0;
        Ok(())
    }
}
