//! The lock under which one process at a time writes to a SQLite file, or changes its tables. The system releases it when the
//! process ends, however that comes about.

use crate::StoreError;
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};

/// The file that is locked.
pub fn beside(database: &Path) -> PathBuf {
    let mut path = database.as_os_str().to_owned();
    path.push(".lock");
    path.into()
}

/// Takes the lock, which is held as long as the file is kept. [`StoreError::InUse`] if another process has it.
pub fn take(path: &Path) -> Result<File, StoreError> {
    let failed = |error: std::io::Error| StoreError::Open { path: path.to_owned(), why: error.to_string() };
    let file = File::options().create(true).append(true).open(path).map_err(failed)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse),
        Err(TryLockError::Error(error)) => Err(failed(error)),
    }
}
