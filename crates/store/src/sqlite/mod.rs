//! A store in one SQLite file: one thread that writes, a few connections that read.

mod append;
mod backup;
mod farewells;
mod fresh;
mod heartbeat;
mod lock;
mod open;
mod packs;
mod players;
mod profiles;
mod readers;
mod tables;
mod writer;

use crate::{Append, Appended, Changes, Notice, StoreError};
use fresh::Fresh;
use readers::Readers;
use std::path::Path;
use tokio::sync::broadcast;
use writer::Writer;

pub(crate) struct Sqlite {
    writer: Writer,
    readers: Readers,
    /// Never used to send: one node has nobody to hear from. It keeps those who wait for notices waiting.
    changes: broadcast::Sender<Notice>,
}

impl Sqlite {
    pub async fn open(path: &Path) -> Result<Self, StoreError> {
        let path = path.to_owned();
        let opened = tokio::task::spawn_blocking(move || {
            let connection = open::writing(&path)?;
            Ok(Self {
                writer: Writer::start(connection, Fresh::new(path.clone()))?,
                readers: Readers::new(path),
                changes: broadcast::Sender::new(1),
            })
        });
        opened.await.unwrap_or(Err(StoreError::Closed))
    }

    /// Rewrites the number that says whose file this is: one page and a commit, and the file does not grow.
    pub async fn probe(&self) -> Result<(), StoreError> {
        self.writer
            .write(|connection| Ok(connection.pragma_update(None, "application_id", open::APPLICATION)?))
            .await
    }

    pub async fn close(&self) -> Result<(), StoreError> {
        self.readers.close();
        self.writer.close().await
    }

    pub fn changes(&self) -> Changes {
        Changes::new(self.changes.subscribe())
    }

    pub async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.writer.append(append).await
    }
}
