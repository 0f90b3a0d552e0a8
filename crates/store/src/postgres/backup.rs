//! Everything out of a PostgreSQL database and into it. A thread of its own writes or reads the file; rows go between in
//! portions, so that a backup of any size needs little memory.

use super::Postgres;
use super::pool::unreachable;
use crate::StoreError;
use crate::backup::{Counts, Kind, Reading, SHEETS, Sheet, Value, Writing};
use futures_util::TryStreamExt;
use sqlx::postgres::PgRow;
use sqlx::{AssertSqlSafe, Connection, PgConnection, Row};
use std::fmt::Write as _;
use std::io::{BufRead, Write};
use tokio::sync::mpsc;

/// Rows in a portion.
const PORTION: usize = 256;
/// Portions on their way.
const WAITING: usize = 8;

type Portion = Vec<(&'static Sheet, Vec<Value>)>;

impl Postgres {
    pub async fn backup(&self, to: Box<dyn Write + Send>) -> Result<Counts, StoreError> {
        let mut connection = self.pool.acquire().await?;
        // Everything is read as it was at the first statement, whatever is written meanwhile.
        let mut moment = connection
            .begin_with("BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY")
            .await
            .map_err(unreachable)?;
        let mut counts = Counts::default();
        for (sheet, count) in SHEETS.iter().zip(&mut counts.0) {
            let all = format!("SELECT count(*) FROM {}", sheet.name);
            let number: i64 = sqlx::query_scalar(AssertSqlSafe(all)).fetch_one(&mut *moment).await?;
            *count = number.unsigned_abs();
        }
        let (sender, mut portions) = mpsc::channel::<Portion>(WAITING);
        let file = tokio::task::spawn_blocking(move || {
            let mut writing = Writing::new(to, counts)?;
            let mut whole = false;
            while let Some(portion) = portions.blocking_recv() {
                // An empty portion says that all were sent; without it the reading has failed.
                whole = portion.is_empty();
                for (sheet, values) in portion {
                    writing.row(sheet, &values)?;
                }
            }
            if whole { writing.done() } else { Ok(()) }
        });
        let sent = send(&mut moment, sender).await;
        file.await.map_err(|_| StoreError::Closed)??;
        sent.map(|()| counts)
    }

    pub async fn restore(&self, from: Box<dyn BufRead + Send>) -> Result<Counts, StoreError> {
        let mut connection = self.pool.acquire().await?;
        let mut transaction = connection.begin().await?;
        let names = SHEETS.each_ref().map(|sheet| sheet.name).join(", ");
        // Nobody may write in between; reading goes on.
        let lock = format!("LOCK TABLE {names} IN EXCLUSIVE MODE");
        sqlx::query(AssertSqlSafe(lock)).execute(&mut *transaction).await?;
        for sheet in SHEETS.iter().filter(|sheet| sheet.is_in_use()) {
            let any = format!("SELECT EXISTS (SELECT 1 FROM {})", sheet.name);
            if sqlx::query_scalar(AssertSqlSafe(any)).fetch_one(&mut *transaction).await? {
                return Err(StoreError::NotEmpty);
            }
        }
        sqlx::query("DELETE FROM packs").execute(&mut *transaction).await?;
        let (sender, portions) = mpsc::channel(WAITING);
        let file = tokio::task::spawn_blocking(move || read(from, &sender));
        let received = receive(&mut transaction, portions).await;
        // What is wrong with the file explains what went wrong with its rows.
        let counts = file.await.map_err(|_| StoreError::Closed)??;
        received?;
        // The next alert comes after all that were restored.
        sqlx::query("SELECT setval(pg_get_serial_sequence('alerts', 'id'), (SELECT max(id) FROM alerts))")
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(counts)
    }
}

async fn send(moment: &mut PgConnection, sender: mpsc::Sender<Portion>) -> Result<(), StoreError> {
    // If nobody receives, the file cannot be written, and its own error says so.
    for sheet in &SHEETS {
        let mut rows = sqlx::query(AssertSqlSafe(sheet.select())).fetch(&mut *moment);
        let mut portion = Portion::with_capacity(PORTION);
        while let Some(row) = rows.try_next().await.map_err(unreachable)? {
            let values = sheet.columns.iter().enumerate().map(|(place, (_, kind))| value(&row, place, *kind));
            portion.push((sheet, values.collect::<sqlx::Result<_>>()?));
            if portion.len() == PORTION && sender.send(std::mem::take(&mut portion)).await.is_err() {
                return Ok(());
            }
        }
        if !portion.is_empty() && sender.send(portion).await.is_err() {
            return Ok(());
        }
    }
    let _ = sender.send(Portion::new()).await;
    Ok(())
}

fn value(row: &PgRow, place: usize, kind: Kind) -> sqlx::Result<Value> {
    Ok(match kind {
        Kind::Int => row.try_get::<Option<_>, _>(place)?.map(Value::Int),
        Kind::Real => row.try_get::<Option<_>, _>(place)?.map(Value::Real),
        Kind::Text => row.try_get::<Option<_>, _>(place)?.map(Value::Text),
        Kind::Bytes => row.try_get::<Option<_>, _>(place)?.map(Value::Bytes),
        Kind::Bool => row.try_get::<Option<_>, _>(place)?.map(Value::Bool),
    }
    .unwrap_or(Value::Null))
}

/// Reads the file to its end, where it turns out to be whole. If nobody receives, the database has refused a row.
fn read(from: Box<dyn BufRead + Send>, sender: &mpsc::Sender<Portion>) -> Result<Counts, StoreError> {
    let mut reading = Reading::new(from)?;
    let mut portion = Portion::new();
    while let Some(row) = reading.row()? {
        portion.push(row);
        if portion.len() == PORTION && sender.blocking_send(std::mem::take(&mut portion)).is_err() {
            return Ok(reading.counts());
        }
    }
    let _ = sender.blocking_send(portion);
    Ok(reading.counts())
}

async fn receive(
    transaction: &mut PgConnection,
    mut portions: mpsc::Receiver<Portion>,
) -> Result<(), StoreError> {
    while let Some(portion) = portions.recv().await {
        for rows in portion.chunk_by(|(one, _), (next, _)| one.name == next.name) {
            let sheet = rows[0].0;
            let copy = format!("COPY {} ({}) FROM STDIN", sheet.name, sheet.columns());
            let mut text = String::new();
            for (_, values) in rows {
                copied(&mut text, values);
            }
            let mut copy = transaction.copy_in_raw(&copy).await?;
            copy.send(text.as_bytes()).await?;
            copy.finish().await?;
        }
    }
    Ok(())
}

/// A row as COPY wants it: values between tabs, and a backslash before what would end one.
fn copied(text: &mut String, values: &[Value]) {
    for (place, value) in values.iter().enumerate() {
        if place > 0 {
            text.push('\t');
        }
        // Writing to a String does not fail.
        let _ = match value {
            Value::Null => write!(text, "\\N"),
            Value::Int(number) => write!(text, "{number}"),
            // The shortest number that is read as the same.
            Value::Real(number) => write!(text, "{number:?}"),
            Value::Bool(yes) => write!(text, "{yes}"),
            Value::Bytes(bytes) => {
                text.push_str("\\\\x");
                bytes.iter().try_for_each(|byte| write!(text, "{byte:02x}"))
            }
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
