//! A store in PostgreSQL, which several nodes may share.

mod append;
mod backup;
mod farewells;
mod heartbeat;
mod notify;
mod open;
mod packs;
mod players;
mod pool;
mod profiles;
mod tables;
mod writer;

use crate::{Append, Appended, Changes, Notice, StoreError};
use pool::Pool;
use sqlx::postgres::PgConnectOptions;
use tokio::sync::broadcast;
use tokio::task::JoinHandle;
use writer::Writer;

pub(crate) struct Postgres {
    pool: Pool,
    /// What the other nodes know this one by.
    node: String,
    writer: Writer,
    changes: broadcast::Sender<Notice>,
    listener: JoinHandle<()>,
}

impl Postgres {
    pub async fn open(options: &PgConnectOptions) -> Result<Self, StoreError> {
        let (pool, node) = open::open(options).await?;
        let changes = broadcast::Sender::new(1024);
        let listener = notify::listen(pool.clone(), node.clone(), changes.clone()).await?;
        Ok(Self { writer: Writer::start(pool.clone(), node.clone()), pool, node, changes, listener })
    }

    /// Rewrites the one row of the schema's version. PostgreSQL reuses the space of its old copies within the page.
    pub async fn probe(&self) -> Result<(), StoreError> {
        self.change("UPDATE armonium_schema SET version = version", Vec::new()).await.map(drop)
    }

    pub async fn close(&self) -> Result<(), StoreError> {
        self.writer.close().await;
        self.listener.abort();
        self.pool.close().await;
        Ok(())
    }

    pub fn changes(&self) -> Changes {
        Changes::new(self.changes.subscribe())
    }

    pub async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.writer.append(append).await
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.listener.abort();
    }
}
