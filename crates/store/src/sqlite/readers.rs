//! The connections that read. They never wait for the one that writes.

use super::open;
use crate::StoreError;
use rusqlite::Connection;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::Semaphore;

/// Reads at the same time.
const MOST: usize = 8;

pub struct Readers {
    path: PathBuf,
    free: Arc<Mutex<Vec<Connection>>>,
    turns: Arc<Semaphore>,
}

impl Readers {
    pub fn new(path: PathBuf) -> Self {
        Self { path, free: Arc::default(), turns: Arc::new(Semaphore::new(MOST)) }
    }

    /// Reads on a thread that may block.
    pub async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let turn = Arc::clone(&self.turns).acquire_owned().await.map_err(|_| StoreError::Closed)?;
        let free = Arc::clone(&self.free);
        let path = self.path.clone();
        let read = tokio::task::spawn_blocking(move || {
            let waiting = free.lock().unwrap_or_else(PoisonError::into_inner).pop();
            let connection = waiting.map_or_else(|| open::reading(&path), Ok)?;
            let read = work(&connection);
            if !turn.semaphore().is_closed() {
                free.lock().unwrap_or_else(PoisonError::into_inner).push(connection);
            }
            read
        });
        read.await.unwrap_or(Err(StoreError::Closed))
    }

    /// Refuses further reads and closes the connections that are free.
    pub fn close(&self) {
        self.turns.close();
        self.free.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}
