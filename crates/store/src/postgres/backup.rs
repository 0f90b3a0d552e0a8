//! Backing up a PostgreSQL database and restoring into one. The file is written or read on a blocking thread; rows are
//! passed in batches, so that a backup of any size needs little memory.

use super::pool::unreachable;
use super::{Postgres, value};
use crate::StoreError;
use crate::backup::{BackupCounts, BackupReader, BackupWriter, TABLES, Table};
use crate::database::Value;
use futures_util::TryStreamExt;
use sqlx::{AssertSqlSafe, Connection, PgConnection};
use std::fmt::Write as _;
use std::io::{BufRead, Write};
use tokio::sync::mpsc;

/// Rows in a batch.
const ROWS: usize = 256;
/// Batches in the channel.
const BATCHES: usize = 8;

type Batch = Vec<(&'static Table, Vec<Value>)>;

impl Postgres {
    pub async fn backup(&self, to: Box<dyn Write + Send>) -> Result<BackupCounts, StoreError> {
        let mut connection = self.pool.acquire().await?;
        // Every query sees the moment of the first one.
        let mut moment = connection
            .begin_with("BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY")
            .await
            .map_err(unreachable)?;
        let mut counts = BackupCounts::default();
        for (table, count) in TABLES.iter().zip(&mut counts.0) {
            let all = format!("SELECT count(*) FROM {}", table.name);
            let number: i64 = sqlx::query_scalar(AssertSqlSafe(all)).fetch_one(&mut *moment).await?;
            *count = number.unsigned_abs();
        }
        let (sender, mut batches) = mpsc::channel::<Batch>(BATCHES);
        let file = tokio::task::spawn_blocking(move || {
            let mut writer = BackupWriter::new(to, counts)?;
            let mut complete = false;
            while let Some(batch) = batches.blocking_recv() {
                // An empty batch is the last one; without it the reading has failed.
                complete = batch.is_empty();
                for (table, values) in batch {
                    writer.row(table, &values)?;
                }
            }
            if complete { writer.finish() } else { Ok(()) }
        });
        let sent = send(&mut moment, sender).await;
        file.await.map_err(|_| StoreError::Closed)??;
        sent.map(|()| counts)
    }

    pub async fn restore(&self, from: Box<dyn BufRead + Send>) -> Result<BackupCounts, StoreError> {
        let mut transaction = self.pool.begin().await?;
        let names = TABLES.each_ref().map(|table| table.name).join(", ");
        // Blocks writing, not reading.
        let lock = format!("LOCK TABLE {names} IN EXCLUSIVE MODE");
        sqlx::query(AssertSqlSafe(lock)).execute(&mut *transaction).await?;
        for table in TABLES.iter().filter(|table| table.is_in_use()) {
            let any = format!("SELECT EXISTS (SELECT 1 FROM {})", table.name);
            if sqlx::query_scalar(AssertSqlSafe(any)).fetch_one(&mut *transaction).await? {
                return Err(StoreError::NotEmpty);
            }
        }
        sqlx::query("DELETE FROM packs").execute(&mut *transaction).await?;
        let (sender, batches) = mpsc::channel(BATCHES);
        let file = tokio::task::spawn_blocking(move || read(from, &sender));
        let received = receive(&mut transaction, batches).await;
        // An error in the file explains an error with its rows.
        let counts = file.await.map_err(|_| StoreError::Closed)??;
        received?;
        // The next alert gets an id after all restored ones.
        sqlx::query("SELECT setval(pg_get_serial_sequence('alerts', 'id'), (SELECT max(id) FROM alerts))")
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(counts)
    }
}

async fn send(moment: &mut PgConnection, sender: mpsc::Sender<Batch>) -> Result<(), StoreError> {
    // If the receiver is gone, the file cannot be written, and its own error is reported.
    for table in &TABLES {
        let mut rows = sqlx::query(AssertSqlSafe(table.select())).fetch(&mut *moment);
        let mut batch = Batch::with_capacity(ROWS);
        while let Some(row) = rows.try_next().await.map_err(unreachable)? {
            batch.push((table, value::read(&row)?.0));
            if batch.len() == ROWS && sender.send(std::mem::take(&mut batch)).await.is_err() {
                return Ok(());
            }
        }
        if !batch.is_empty() && sender.send(batch).await.is_err() {
            return Ok(());
        }
    }
    let _ = sender.send(Batch::new()).await;
    Ok(())
}

/// Reads the file to its end, where it turns out to be complete. If the receiver is gone, the database has refused a row.
fn read(from: Box<dyn BufRead + Send>, sender: &mpsc::Sender<Batch>) -> Result<BackupCounts, StoreError> {
    let mut reader = BackupReader::new(from)?;
    let mut batch = Batch::new();
    while let Some(row) = reader.row()? {
        batch.push(row);
        if batch.len() == ROWS && sender.blocking_send(std::mem::take(&mut batch)).is_err() {
            return Ok(reader.counts());
        }
    }
    let _ = sender.blocking_send(batch);
    Ok(reader.counts())
}

async fn receive(
    transaction: &mut PgConnection,
    mut batches: mpsc::Receiver<Batch>,
) -> Result<(), StoreError> {
    while let Some(batch) = batches.recv().await {
        for rows in batch.chunk_by(|(one, _), (next, _)| one.name == next.name) {
            let table = rows[0].0;
            let copy = format!("COPY {} ({}) FROM STDIN", table.name, table.columns());
            let mut text = String::new();
            for (_, values) in rows {
                copy_line(&mut text, values);
            }
            let mut copy = transaction.copy_in_raw(&copy).await?;
            copy.send(text.as_bytes()).await?;
            copy.finish().await?;
        }
    }
    Ok(())
}

/// A row in COPY's text format: values separated by tabs, with backslash escapes.
fn copy_line(text: &mut String, values: &[Value]) {
    for (place, value) in values.iter().enumerate() {
        if place > 0 {
            text.push('\t');
        }
        // Writing to a String does not fail.
        let _ = match value {
            Value::Null => write!(text, "\\N"),
            Value::Int(number) => write!(text, "{number}"),
            // The shortest text that parses to the same number.
            Value::Real(number) => write!(text, "{number:?}"),
            Value::Bytes(bytes) => write!(text, "\\\\x{}", hex::encode(bytes)),
            Value::Text(value) => {
                for character in value.chars() {
                    match character {
                        '\\' => text.push_str("\\\\"),
                        '\t' => text.push_str("\\t"),
                        '\n' => text.push_str("\\n"),
                        '\r' => text.push_str("\\r"),
                        other => text.push(other),
                    }
                }
                Ok(())
            }
        };
    }
    text.push('\n');
}
