//! Notices of what other nodes have written. Sending and receiving them: `postgres/notify.rs`.

use armonium_table::{PlayerId, TableId};
use tokio::sync::broadcast::{self, error::RecvError};

/// What another node changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// Rows were written for these tables, or a plan was replaced.
    Tables(Vec<TableId>),
    /// This player was renamed or deleted, or some of their sessions ended.
    Player(PlayerId),
    /// Notices may have been missed: any table may have new rows.
    Everything,
}

/// A subscription to the notices of other nodes.
#[derive(Debug)]
pub struct Changes(broadcast::Receiver<Notice>);

impl Changes {
    pub(crate) fn new(receiver: broadcast::Receiver<Notice>) -> Self {
        Self(receiver)
    }

    /// Waits for the next notice; `None` when the store is closed. A SQLite store has one node and never sends any.
    pub async fn next(&mut self) -> Option<Notice> {
        match self.0.recv().await {
            Ok(notice) => Some(notice),
            Err(RecvError::Lagged(_)) => Some(Notice::Everything),
            Err(RecvError::Closed) => None,
        }
    }
}
