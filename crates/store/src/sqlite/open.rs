//! Opening a SQLite file and creating its tables.

use crate::StoreError;
use crate::database::{SCHEMA, SCHEMA_VERSION};
use rusqlite::{Connection, ErrorCode, OpenFlags, TransactionBehavior};
use std::path::Path;
use std::time::{Duration, Instant};

const OWN_SCHEMA: &str = include_str!("schema.sql");

/// The application id of our SQLite files: "011" and the letter A.
pub const APPLICATION: i64 = 0x3031_3141;

/// How long to wait for another process that writes to the same file.
const PATIENCE: Duration = Duration::from_secs(10);
/// The pause before trying again.
const PAUSE: Duration = Duration::from_millis(5);

/// The connection that writes. Creates the folder, the file and the tables if they are missing.
pub fn writing(path: &Path) -> Result<Connection, StoreError> {
    let failed = |why: String| StoreError::Open { path: path.to_owned(), why };
    create_file(path).map_err(|error| failed(error.to_string()))?;
    let mut connection = Connection::open(path).map_err(|error| failed(error.to_string()))?;
    prepare(&mut connection, path).map_err(|error| match error {
        StoreError::Refused(why) => failed(why),
        other => other,
    })?;
    Ok(connection)
}

/// A connection that reads.
pub fn reading(path: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)
        .map_err(|error| StoreError::Open { path: path.to_owned(), why: error.to_string() })?;
    connection.busy_timeout(PATIENCE)?;
    connection.set_prepared_statement_cache_capacity(64);
    Ok(connection)
}

/// The file holds secrets of tables and hashes of passphrases, so only its owner may read it.
fn create_file(path: &Path) -> std::io::Result<()> {
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder)?;
    }
    let mut options = std::fs::OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop)
}

fn prepare(connection: &mut Connection, path: &Path) -> Result<(), StoreError> {
    connection.busy_timeout(PATIENCE)?;
    connection.set_prepared_statement_cache_capacity(64);
    // Before anything is written, so that a database of another program stays as it is. Tables are counted first, because
    // another process that opens the file at the same time creates them and sets the id in one transaction.
    let tables: i64 = connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    let application: i64 = connection.pragma_query_value(None, "application_id", |row| row.get(0))?;
    if application != APPLICATION && tables > 0 {
        return Err(StoreError::Foreign(path.display().to_string()));
    }
    use_wal(connection)?;
    // FULL: a commit has reached the disk when it returns.
    connection.pragma_update(None, "synchronous", "full")?;
    connection.pragma_update(None, "cache_size", -64 * 1024)?;
    // Rows of running tables are spread over the file, and each commit writes their pages to the WAL: the longer the WAL may
    // grow, the more of these pages reach the file only once. 8000 pages are 32 MiB.
    connection.pragma_update_and_check(None, "wal_autocheckpoint", 8000, |_| Ok(()))?;
    if version(connection)? == 0 {
        create_tables(connection)?;
    }
    match version(connection)? {
        SCHEMA_VERSION => Ok(()),
        found => Err(StoreError::OtherVersion { found, known: SCHEMA_VERSION }),
    }
}

/// Turns on the write-ahead log. SQLite's busy timeout does not cover this.
fn use_wal(connection: &Connection) -> rusqlite::Result<()> {
    let patience = Instant::now() + PATIENCE;
    loop {
        match connection.pragma_update_and_check(None, "journal_mode", "wal", |_| Ok(())) {
            Err(error)
                if error.sqlite_error_code() == Some(ErrorCode::DatabaseBusy)
                    && Instant::now() < patience =>
            {
                std::thread::sleep(PAUSE);
            }
            done => return done,
        }
    }
}

/// Creates the tables, unless another process has just done it.
fn create_tables(connection: &mut Connection) -> Result<(), StoreError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    if version(&transaction)? == 0 {
        transaction.execute_batch(SCHEMA)?;
        transaction.execute_batch(OWN_SCHEMA)?;
        transaction.pragma_update(None, "application_id", APPLICATION)?;
        transaction.pragma_update(None, "user_version", SCHEMA_VERSION)?;
    }
    Ok(transaction.commit()?)
}

fn version(connection: &Connection) -> Result<i64, StoreError> {
    Ok(connection.pragma_query_value(None, "user_version", |row| row.get(0))?)
}
