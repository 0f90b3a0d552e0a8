//! Opening a SQLite file and bringing its tables up to date.

use super::lock;
use crate::StoreError;
use rusqlite::{Connection, ErrorCode, OpenFlags, TransactionBehavior};
use std::path::Path;
use std::time::{Duration, Instant};

/// What leads from each version of the tables to the next. Entries are added, never changed.
const MIGRATIONS: &[&str] =
    &[include_str!("schema-1.sql"), include_str!("schema-2.sql"), include_str!("schema-3.sql")];

/// The number by which a SQLite file says that it is ours: "011" and the letter A.
pub const APPLICATION: i64 = 0x3031_3141;

/// How long to wait for another process that writes to the same file.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long to wait for others who open the same file.
const TURNS: Duration = Duration::from_secs(2);
/// How long to leave it alone before asking again.
const PAUSE: Duration = Duration::from_millis(5);

/// The connection that writes. Makes the folder and the file if they are missing.
pub fn writing(path: &Path) -> Result<Connection, StoreError> {
    let failed = |why: String| StoreError::Open { path: path.to_owned(), why };
    make(path).map_err(|error| failed(error.to_string()))?;
    let mut connection = Connection::open(path).map_err(|error| failed(error.to_string()))?;
    settle(&mut connection, path).map_err(|error| match error {
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

/// The file holds secrets of tables and hashes of passphrases, so nobody else may read it.
fn make(path: &Path) -> std::io::Result<()> {
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder)?;
    }
    let mut options = std::fs::OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop)
}

fn settle(connection: &mut Connection, path: &Path) -> Result<(), StoreError> {
    connection.busy_timeout(PATIENCE)?;
    connection.set_prepared_statement_cache_capacity(64);
    // Before anything is written, so that a database of another program stays as it is.
    // The tables first: whoever opens the file at the same time makes them and says whose they are in one transaction.
    let tables: i64 = connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    let application: i64 = connection.pragma_query_value(None, "application_id", |row| row.get(0))?;
    if application != APPLICATION && tables > 0 {
        return Err(StoreError::Foreign(path.display().to_string()));
    }
    use_wal(connection)?;
    // FULL: a commit has reached the disk when it returns.
    connection.pragma_update(None, "synchronous", "full")?;
    connection.pragma_update(None, "cache_size", -64 * 1024)?;
    // Rows of tables in play are spread over the file, and each commit writes the pages anew: the longer the log of
    // SQLite may grow, the more of these are put into the file only once. 8000 pages are 32 MiB.
    connection.pragma_update_and_check(None, "wal_autocheckpoint", 8000, |_| Ok(()))?;
    migrate(connection, path)
}

/// Lets the file have a log of its own. SQLite does not wait for others who do the same at this moment; so this does.
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

fn migrate(connection: &mut Connection, path: &Path) -> Result<(), StoreError> {
    let known = MIGRATIONS.len() as i64;
    if version(connection)? == known {
        return Ok(());
    }
    // A server of an older version that runs on this file must not have its tables changed.
    let _lock = lock::take(&lock::beside(path), TURNS)?;
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let found = version(&transaction)?;
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    for migration in MIGRATIONS.iter().skip(found.max(0) as usize) {
        transaction.execute_batch(migration)?;
    }
    transaction.pragma_update(None, "application_id", APPLICATION)?;
    transaction.pragma_update(None, "user_version", known)?;
    Ok(transaction.commit()?)
}

fn version(connection: &Connection) -> Result<i64, StoreError> {
    Ok(connection.pragma_query_value(None, "user_version", |row| row.get(0))?)
}
