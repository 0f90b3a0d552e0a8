//! The connections that read. They never wait for the writer.

use super::open;
use crate::StoreError;
use rusqlite::Connection;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::Semaphore;

/// Concurrent reads.
const MOST: usize = 8;

pub struct Readers {
    path: PathBuf,
    free: Arc<Mutex<Vec<Connection>>>,
    permits: Arc<Semaphore>,
}

impl Readers {
    pub fn new(path: PathBuf) -> Self {
        Self { path, free: Arc::default(), permits: Arc::new(Semaphore::new(MOST)) }
    }

    /// Reads on a blocking thread.
    pub async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let permit = Arc::clone(&self.permits).acquire_owned().await.map_err(|_| StoreError::Closed)?;
        let free = Arc::clone(&self.free);
        let path = self.path.clone();
        let read = tokio::task::spawn_blocking(move || {
            let idle = free.lock().unwrap_or_else(PoisonError::into_inner).pop();
            let connection = idle.map_or_else(|| open::reading(&path), Ok)?;
            let read = work(&connection);
            if !permit.semaphore().is_closed() {
                free.lock().unwrap_or_else(PoisonError::into_inner).push(connection);
            }
            read
        });
        read.await.unwrap_or(Err(StoreError::Closed))
    }

    /// Refuses further reads and closes idle connections.
    pub fn close(&self) {
        self.permits.close();
        self.free.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}
