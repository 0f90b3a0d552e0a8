//! Errors of the store, as sentences for the operator. None contains a password.

use std::path::PathBuf;

/// An error of the store.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// The folder or file of a SQLite store cannot be made or opened.
    #[error("the database {path} cannot be opened: {why}", path = .path.display())]
    Open {
        /// The file.
        path: PathBuf,
        /// The system's message.
        why: String,
    },
    /// The file is a SQLite database of another program.
    #[error("{0} is a database of another program; give another file")]
    Foreign(String),
    /// Another version of the program has created the database.
    #[error(
        "the database was created by another version of Armonium (its schema has version {found}, this program needs {known}); use that version, or another database"
    )]
    OtherVersion {
        /// The version that was found.
        found: i64,
        /// The version this program needs.
        known: i64,
    },
    /// The database cannot be reached; nothing was changed.
    #[error("the database cannot be reached: {0}")]
    Unreachable(String),
    /// No answer came, so the change may have been made or not. Read to find out.
    #[error("it is unknown whether the change was made, because the database did not answer: {0}")]
    Unknown(String),
    /// Another process holds the lock for writing to a SQLite file; nothing was changed.
    #[error("another process writes to this database")]
    InUse,
    /// The player, token or recovery code to be added exists already; nothing was changed.
    #[error("it exists already")]
    Exists,
    /// A concurrent transaction prevailed, and so it did on every retry; nothing was changed.
    #[error("the database kept preferring concurrent transactions: {0}")]
    Conflict(String),
    /// The database refused; nothing was changed.
    #[error("the database refused: {0}")]
    Refused(String),
    /// The store was closed.
    #[error("the database was closed")]
    Closed,
    /// A backup can be restored only into an empty database.
    #[error("a backup can be restored only into an empty database, and this one is not empty")]
    NotEmpty,
    /// The file is not a complete backup; nothing was changed.
    #[error("line {line} of the backup: {why}; nothing was restored")]
    Backup {
        /// The line that is wrong.
        line: u64,
        /// What is wrong with it.
        why: String,
    },
    /// The file of a backup cannot be written or read.
    #[error("the backup cannot be written or read: {0}")]
    File(String),
}

impl StoreError {
    /// The error of a statement that cannot have changed anything, even if no answer came.
    pub(crate) fn unchanged(self) -> Self {
        match self {
            Self::Unknown(why) => Self::Unreachable(why),
            other => other,
        }
    }
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
            // 57P: the server is shutting down. It reports this even during a commit.
            Database(inside) if inside.code().is_some_and(|code| code.starts_with("57P")) => {
                Self::Unknown(inside.message().to_owned())
            }
            Database(inside) if matches!(inside.code().as_deref(), Some("40001" | "40P01")) => {
                Self::Conflict(inside.message().to_owned())
            }
            Database(inside) => Self::Refused(inside.message().to_owned()),
            Io(_) | Protocol(_) | WorkerCrashed => Self::Unknown(error.to_string()),
            PoolTimedOut => Self::Unreachable("no connection became free in time".to_owned()),
            PoolClosed => Self::Closed,
            _ => Self::Refused(error.to_string()),
        }
    }
}
