//! A store in one SQLite file: one thread that writes, a few connections that read.

mod append;
mod backup;
mod lock;
mod open;
mod readers;
mod staging;
mod writer;

use crate::database::{DbRow, Dialect, Transaction, Value};
use crate::store::Result;
use crate::{Append, Appended, Changes, Notice, StoreError};
use armonium_table::{PlayerId, TableId};
use futures_util::FutureExt;
use readers::Readers;
use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{Connection, ToSql, params_from_iter};
use staging::Staging;
use std::borrow::Cow;
use std::path::Path;
use tokio::sync::broadcast;
use writer::Writer;

pub(crate) const DIALECT: Dialect = Dialect {
    claim_tables: "UPDATE tables SET lease = ?2 WHERE id IN (SELECT id FROM tables WHERE wake <= ?1 \
         AND (lease IS NULL OR lease <= ?1) ORDER BY wake LIMIT ?3) RETURNING id",
    claim_alerts: "UPDATE alerts SET due = ?2 WHERE id IN (SELECT id FROM alerts WHERE due <= ?1 \
         ORDER BY due LIMIT ?3) RETURNING id, player_id, attempts, body",
    claim_mailboxes: "UPDATE mailboxes SET lease = ?2 WHERE (player_id, channel, target) IN \
         (SELECT player_id, channel, target FROM mailboxes WHERE due <= ?1 AND (lease IS NULL OR lease <= ?1) \
         ORDER BY due LIMIT ?3) RETURNING player_id, channel, target, attempts",
    add_token: "INSERT INTO tokens (hash, player_id, at) SELECT $1, id, $2 FROM players \
         WHERE id = $3 AND passphrase IS NOT DISTINCT FROM $4 AND recovery IS NOT DISTINCT FROM $5",
    find_games: crate::profiles::find_games!("SELECT value FROM json_each($12)"),
    last_heartbeat: "SELECT at, NULL FROM heartbeat WHERE id = 1",
    lock_heartbeat: "SELECT at FROM heartbeat WHERE id = 1",
    heartbeat: "INSERT INTO heartbeat (id, at) VALUES (1, $1) \
         ON CONFLICT (id) DO UPDATE SET at = max(heartbeat.at, excluded.at)",
};

pub(crate) struct Sqlite {
    writer: Writer,
    readers: Readers,
    /// Never sends, because a SQLite store has one node. It keeps the receivers waiting.
    changes: broadcast::Sender<Notice>,
}

impl Sqlite {
    pub async fn open(path: &Path) -> Result<Self> {
        let path = path.to_owned();
        let opened = tokio::task::spawn_blocking(move || {
            let connection = open::writing(&path)?;
            Ok(Self {
                writer: Writer::start(connection, Staging::new(path.clone()))?,
                readers: Readers::new(path),
                changes: broadcast::Sender::new(1),
            })
        });
        opened.await.unwrap_or(Err(StoreError::Closed))
    }

    /// Rewrites the application id: one page and a commit, and the file does not grow.
    pub async fn probe(&self) -> Result<()> {
        self.writer
            .write(|connection| Ok(connection.pragma_update(None, "application_id", open::APPLICATION)?))
            .await
    }

    pub async fn close(&self) -> Result<()> {
        self.readers.close();
        self.writer.close().await
    }

    pub fn changes(&self) -> Changes {
        Changes::new(self.changes.subscribe())
    }

    pub async fn append(&self, append: Append) -> Result<Appended> {
        self.writer.append(append).await
    }

    pub async fn read(&self, sql: Cow<'static, str>, values: Vec<Value>) -> Result<Vec<DbRow>> {
        self.readers.read(move |connection| query(connection, &sql, values)).await
    }

    pub async fn write(&self, sql: &'static str, values: Vec<Value>) -> Result<Vec<DbRow>> {
        self.writer.write(move |connection| query(connection, sql, values)).await
    }

    pub async fn execute(&self, sql: &'static str, values: Vec<Value>) -> Result<u64> {
        self.writer.write(move |connection| execute(connection, sql, values)).await
    }

    pub async fn transact<T: Send + 'static>(
        &self,
        work: impl AsyncFnOnce(&mut SqliteTransaction<'_>) -> Result<T> + Send + 'static,
    ) -> Result<T> {
        self.writer.write(move |connection| at_once(work(&mut SqliteTransaction(connection)))).await
    }
}

/// The result of a future that waits for nothing but a [`SqliteTransaction`], and so never waits.
fn at_once<T>(future: impl Future<Output = Result<T>>) -> Result<T> {
    future.now_or_never().unwrap_or(Err(StoreError::Closed))
}

/// The transaction of the writer's current job.
pub(crate) struct SqliteTransaction<'a>(&'a Connection);

impl Transaction for SqliteTransaction<'_> {
    async fn execute(&mut self, sql: &'static str, values: Vec<Value>) -> Result<u64> {
        execute(self.0, sql, values)
    }

    async fn query(&mut self, sql: &'static str, values: Vec<Value>) -> Result<Vec<DbRow>> {
        query(self.0, sql, values)
    }

    async fn notify_player(&mut self, _: PlayerId) -> Result<()> {
        Ok(())
    }

    async fn notify_table(&mut self, _: TableId) -> Result<()> {
        Ok(())
    }
}

fn execute(connection: &Connection, sql: &str, values: Vec<Value>) -> Result<u64> {
    Ok(connection.prepare_cached(sql)?.execute(params_from_iter(values))? as u64)
}

fn query(connection: &Connection, sql: &str, values: Vec<Value>) -> Result<Vec<DbRow>> {
    let mut statement = connection.prepare_cached(sql)?;
    let columns = statement.column_count();
    let rows = statement.query_map(params_from_iter(values), |row| read(row, columns))?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

fn read(row: &rusqlite::Row<'_>, columns: usize) -> rusqlite::Result<DbRow> {
    let value = |column| {
        Ok(match row.get_ref(column)? {
            ValueRef::Null => Value::Null,
            ValueRef::Integer(number) => Value::Int(number),
            ValueRef::Real(number) => Value::Real(number),
            ValueRef::Text(_) => Value::Text(row.get(column)?),
            ValueRef::Blob(bytes) => Value::Bytes(bytes.to_vec()),
        })
    };
    (0..columns).map(value).collect::<rusqlite::Result<_>>().map(DbRow)
}

impl ToSql for Value {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Self::Null => ValueRef::Null,
            Self::Int(number) => ValueRef::Integer(*number),
            Self::Real(number) => ValueRef::Real(*number),
            Self::Text(text) => ValueRef::Text(text.as_bytes()),
            Self::Bytes(bytes) => ValueRef::Blob(bytes),
        }))
    }
}
