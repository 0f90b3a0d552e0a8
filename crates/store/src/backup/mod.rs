//! Backups: one portable format for both databases. A file of JSON lines: a head, a line for each row of each table, and a
//! foot with the number of lines before it and their SHA-256. Reading and writing the tables: `sqlite/backup.rs` and
//! `postgres/backup.rs`.

mod file;
mod reader;
mod schema;
mod writer;

use crate::Store;
use crate::store::{Result, each};
pub(crate) use reader::BackupReader;
pub use schema::BackupCounts;
pub(crate) use schema::{TABLES, Table};
use std::io::{BufRead, Write};
use std::path::Path;
pub(crate) use writer::BackupWriter;

/// The format's name in the head.
const FORMAT: &str = "armonium-backup";
/// The version of the format. It changes with the tables.
const VERSION: u64 = 1;

/// Backups.
impl Store {
    /// Writes everything as of one moment to a file that fits both databases, without blocking the store. The file appears
    /// when it is complete, and replaces one of that name.
    pub async fn backup(&self, path: &Path) -> Result<BackupCounts> {
        let part = file::create(path).await?;
        let counts = self.backup_into(part.writer()?).await?;
        part.finish().await?;
        Ok(counts)
    }

    /// Writes a backup to a stream.
    pub async fn backup_into(&self, to: Box<dyn Write + Send>) -> Result<BackupCounts> {
        each!(self, backend => backend.backup(to).await)
    }

    /// Restores a backup into an empty store. A file that is incomplete or altered changes nothing.
    pub async fn restore(&self, path: &Path) -> Result<BackupCounts> {
        self.restore_from(file::open(path).await?).await
    }

    /// Restores a backup from a stream.
    pub async fn restore_from(&self, from: Box<dyn BufRead + Send>) -> Result<BackupCounts> {
        each!(self, backend => backend.restore(from).await)
    }
}
