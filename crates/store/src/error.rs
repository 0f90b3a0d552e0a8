//! What can go wrong with a store, in sentences for whoever runs the server. No sentence holds a password.

use std::path::PathBuf;

/// What went wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// The folder or file of a SQLite store cannot be made or opened.
    #[error("the database {path} cannot be opened: {why}", path = .path.display())]
    Open {
        /// The file.
        path: PathBuf,
        /// What the system says.
        why: String,
    },
    /// The file is a SQLite database of another program.
    #[error("{0} is a database of another program; give another file")]
    Foreign(String),
    /// A newer program has written the database.
    #[error(
        "the database was written by a newer version of Armonium (its tables have version {found}, this program knows {known}); update the program"
    )]
    Newer {
        /// The version that was found.
        found: i64,
        /// The newest version this program knows.
        known: i64,
    },
    /// The database cannot be reached; nothing was changed.
    #[error("the database cannot be reached: {0}")]
    Unreachable(String),
    /// No answer came: the change may have been made or not. Reading tells.
    #[error("whether the change was made is not known, because the database did not answer: {0}")]
    Unknown(String),
    /// Another process holds the lock under which one process at a time writes to a SQLite file; nothing was changed.
    #[error("another process writes to this database")]
    InUse,
    /// A player, token or recovery code that is to be added is there already; nothing was changed.
    #[error("it is there already")]
    Exists,
    /// The database refused; nothing was changed.
    #[error("the database refused: {0}")]
    Refused(String),
    /// The store was closed.
    #[error("the database was closed")]
    Closed,
    /// A backup can only be restored where nothing is.
    #[error("a backup can be restored only into an empty database, and this one holds something")]
    NotEmpty,
    /// The file is no backup, or no whole one; nothing was changed.
    #[error("line {line} of the backup: {why}; nothing was restored")]
    Backup {
        /// The line that is wrong.
        line: u64,
        /// What is wrong with it.
        why: String,
    },
    /// A backup cannot be written or read.
    #[error("the backup cannot be written or read: {0}")]
    File(String),
}

impl From<std::io::Error> for StoreError {
    fn from(error: std::io::Error) -> Self {
        Self::File(error.to_string())
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        use rusqlite::ffi::{SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE};
        match error.sqlite_error().map(|error| error.extended_code) {
            Some(SQLITE_CONSTRAINT_PRIMARYKEY | SQLITE_CONSTRAINT_UNIQUE) => Self::Exists,
            _ => Self::Refused(error.to_string()),
        }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        use sqlx::Error::{Database, Io, PoolClosed, PoolTimedOut, Protocol, WorkerCrashed};
        match &error {
            Database(inside) if inside.is_unique_violation() => Self::Exists,
            // 57P: the server is being stopped. It says so even where the change was just being made.
            Database(inside) if inside.code().is_some_and(|code| code.starts_with("57P")) => {
                Self::Unknown(inside.message().to_owned())
            }
            Database(inside) => Self::Refused(inside.message().to_owned()),
            Io(_) | Protocol(_) | WorkerCrashed => Self::Unknown(error.to_string()),
            PoolTimedOut => Self::Unreachable("no connection became free in time".to_owned()),
            PoolClosed => Self::Closed,
            _ => Self::Refused(error.to_string()),
        }
    }
}
