//! The lock that lets one process at a time write to a SQLite file. The system releases it when the process ends.

use crate::StoreError;
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// The pause before trying again.
const PAUSE: Duration = Duration::from_millis(5);

/// The lock file of a database.
pub fn beside(database: &Path) -> PathBuf {
    let mut path = database.as_os_str().to_owned();
    path.push(".lock");
    path.into()
}

/// Takes the lock, which is held as long as the file is open. [`StoreError::InUse`] if another process still holds it after
/// `patience`.
pub fn take(path: &Path, patience: Duration) -> Result<File, StoreError> {
    let failed = |error: std::io::Error| StoreError::Open { path: path.to_owned(), why: error.to_string() };
    let file = File::options().create(true).append(true).open(path).map_err(failed)?;
    let until = Instant::now() + patience;
    loop {
        match file.try_lock() {
            Ok(()) => return Ok(file),
            Err(TryLockError::WouldBlock) if Instant::now() < until => std::thread::sleep(PAUSE),
            Err(TryLockError::WouldBlock) => return Err(StoreError::InUse),
            Err(TryLockError::Error(error)) => return Err(failed(error)),
        }
    }
}
