//! A store in PostgreSQL, which several nodes may share.

mod append;
mod backup;
mod notify;
mod open;
mod pool;
mod value;
mod writer;

use crate::database::{DbRow, Dialect, Transaction, Value};
use crate::store::Result;
use crate::{Append, Appended, Changes, Notice, StoreError};
use armonium_table::{PlayerId, TableId};
use pool::Pool;
use sqlx::postgres::{PgArguments, PgConnectOptions};
use sqlx::{AssertSqlSafe, Postgres as Database};
use std::borrow::Cow;
use tokio::sync::broadcast;
use tokio::task::JoinHandle;
use writer::Writer;

pub(crate) const DIALECT: Dialect = Dialect {
    claim_tables: "WITH claimed AS MATERIALIZED (SELECT id FROM tables WHERE wake <= $1 \
         AND (lease IS NULL OR lease <= $1) ORDER BY wake LIMIT $3 FOR UPDATE SKIP LOCKED) \
         UPDATE tables SET lease = $2 FROM claimed WHERE tables.id = claimed.id RETURNING tables.id",
    claim_alerts: "WITH claimed AS MATERIALIZED (SELECT id FROM alerts WHERE due <= $1 \
         ORDER BY due LIMIT $3 FOR UPDATE SKIP LOCKED) UPDATE alerts SET due = $2 FROM claimed \
         WHERE alerts.id = claimed.id RETURNING alerts.id, player_id, attempts, body",
    claim_mailboxes: "WITH claimed AS MATERIALIZED (SELECT player_id, channel, target FROM mailboxes WHERE due <= $1 \
         AND (lease IS NULL OR lease <= $1) ORDER BY due LIMIT $3 FOR UPDATE SKIP LOCKED) \
         UPDATE mailboxes SET lease = $2 FROM claimed WHERE mailboxes.player_id = claimed.player_id \
         AND mailboxes.channel = claimed.channel AND mailboxes.target = claimed.target \
         RETURNING mailboxes.player_id, mailboxes.channel, mailboxes.target, attempts",
    // Locks the player's row against a change of credentials until the token is there.
    add_token: "INSERT INTO tokens (hash, player_id, at) SELECT $1, id, $2 FROM players \
         WHERE id = $3 AND passphrase IS NOT DISTINCT FROM $4 AND recovery IS NOT DISTINCT FROM $5 FOR SHARE",
    find_games: crate::profiles::find_games!(
        "SELECT other::bigint FROM json_array_elements_text($12::json) AS other"
    ),
    last_heartbeat: "SELECT at, (extract(epoch FROM clock_timestamp()) * 1000)::bigint - seen \
         FROM heartbeat WHERE id = 1",
    // A second node waits here for the first, and reads what it has written.
    lock_heartbeat: "SELECT at FROM heartbeat WHERE id = 1 FOR UPDATE",
    heartbeat: "INSERT INTO heartbeat (id, at, seen) \
         VALUES (1, $1, (extract(epoch FROM clock_timestamp()) * 1000)::bigint) \
         ON CONFLICT (id) DO UPDATE SET at = greatest(heartbeat.at, excluded.at), seen = excluded.seen",
};

pub(crate) struct Postgres {
    pool: Pool,
    /// The name of this node for the others.
    node: String,
    writer: Writer,
    changes: broadcast::Sender<Notice>,
    listener: JoinHandle<()>,
}

impl Postgres {
    pub async fn open(options: &PgConnectOptions) -> Result<Self> {
        let (pool, node) = open::open(options).await?;
        let changes = broadcast::Sender::new(1024);
        let listener = notify::listen(pool.clone(), node.clone(), changes.clone()).await?;
        Ok(Self { writer: Writer::start(pool.clone(), node.clone()), pool, node, changes, listener })
    }

    /// Rewrites the one row of the schema's version. PostgreSQL reuses the space of its old copies within the page.
    pub async fn probe(&self) -> Result<()> {
        self.execute("UPDATE armonium_schema SET version = version", Vec::new()).await.map(drop)
    }

    pub async fn close(&self) -> Result<()> {
        self.writer.close().await;
        self.listener.abort();
        self.pool.close().await;
        Ok(())
    }

    pub fn changes(&self) -> Changes {
        Changes::new(self.changes.subscribe())
    }

    pub async fn append(&self, append: Append) -> Result<Appended> {
        self.writer.append(append).await
    }

    /// Retries once if the connection was lost: reading changes nothing.
    pub async fn read(&self, sql: Cow<'static, str>, values: Vec<Value>) -> Result<Vec<DbRow>> {
        let attempt = async || {
            let mut connection = self.pool.acquire().await?;
            let rows = statement(sql.clone(), values.clone()).fetch_all(&mut *connection).await;
            rows.map_err(|error| self.pool.failed(error))
        };
        let rows = match attempt().await {
            Err(StoreError::Unknown(_)) => attempt().await,
            other => other,
        };
        rows.map_err(StoreError::unchanged)?.iter().map(value::read).collect()
    }

    pub async fn write(&self, sql: &'static str, values: Vec<Value>) -> Result<Vec<DbRow>> {
        let mut connection = self.pool.acquire().await?;
        let rows = statement(sql.into(), values).fetch_all(&mut *connection).await;
        rows.map_err(|error| self.pool.failed(error))?.iter().map(value::read).collect()
    }

    pub async fn execute(&self, sql: &'static str, values: Vec<Value>) -> Result<u64> {
        let mut connection = self.pool.acquire().await?;
        let done = statement(sql.into(), values).execute(&mut *connection).await;
        Ok(done.map_err(|error| self.pool.failed(error))?.rows_affected())
    }

    pub async fn begin(&self) -> Result<PgTransaction<'_>> {
        PgTransaction::begin(&self.pool, &self.node).await
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.listener.abort();
    }
}

/// A transaction; rolled back when dropped.
pub(crate) struct PgTransaction<'a> {
    transaction: sqlx::Transaction<'static, Database>,
    pool: &'a Pool,
    node: &'a str,
}

impl<'a> PgTransaction<'a> {
    async fn begin(pool: &'a Pool, node: &'a str) -> Result<Self> {
        Ok(Self { transaction: pool.begin().await?, pool, node })
    }

    pub async fn commit(self) -> Result<()> {
        self.transaction.commit().await.map_err(|error| self.pool.failed(error))
    }
}

impl Transaction for PgTransaction<'_> {
    async fn execute(&mut self, sql: &'static str, values: Vec<Value>) -> Result<u64> {
        let done = statement(sql.into(), values).execute(&mut *self.transaction).await;
        Ok(done.map_err(|error| self.pool.failed(error).unchanged())?.rows_affected())
    }

    async fn query(&mut self, sql: &'static str, values: Vec<Value>) -> Result<Vec<DbRow>> {
        let rows = statement(sql.into(), values).fetch_all(&mut *self.transaction).await;
        rows.map_err(|error| self.pool.failed(error).unchanged())?.iter().map(value::read).collect()
    }

    async fn notify_player(&mut self, player: PlayerId) -> Result<()> {
        let notice = notify::player_notice(self.node, player);
        self.execute(notify::NOTIFY, vec![notice.into()]).await.map(drop)
    }

    async fn notify_table(&mut self, table: TableId) -> Result<()> {
        let notice = notify::table_notice(self.node, table);
        self.execute(notify::NOTIFY, vec![notice.into()]).await.map(drop)
    }
}

fn statement(
    sql: Cow<'static, str>,
    values: Vec<Value>,
) -> sqlx::query::Query<'static, Database, PgArguments> {
    let query = match sql {
        Cow::Borrowed(sql) => sqlx::query(sql),
        Cow::Owned(sql) => sqlx::query(AssertSqlSafe(sql)),
    };
    values.into_iter().fold(query, sqlx::query::Query::bind)
}
