//! Reading logs and lists of tables, and claiming tables and alerts whose time has come.

use super::Postgres;
use crate::backup::Value;
use crate::{Alert, Before, Listed, Rating, Row, Status, StoreError, Summary, sql};
use armonium_table::{PlayerId, TableId};
use sqlx::postgres::{PgArguments, PgRow};
use sqlx::{Postgres as Database, Row as _};

const DUE: &str = "WITH claimed AS MATERIALIZED (SELECT id FROM tables WHERE wake <= $1 \
     AND (lease IS NULL OR lease <= $1) ORDER BY wake LIMIT $3 FOR UPDATE SKIP LOCKED) \
     UPDATE tables SET lease = $2 FROM claimed WHERE tables.id = claimed.id RETURNING tables.id";
const ALERTS_DUE: &str = "WITH claimed AS MATERIALIZED (SELECT id FROM alerts WHERE due <= $1 \
     ORDER BY due LIMIT $3 FOR UPDATE SKIP LOCKED) UPDATE alerts SET due = $2 FROM claimed \
     WHERE alerts.id = claimed.id RETURNING alerts.id, player_id, attempts, body";

type Result<T> = std::result::Result<T, StoreError>;
type Line<T> = fn(&PgRow) -> sqlx::Result<T>;

impl Postgres {
    pub async fn rows(&self, table: TableId, after: u32) -> Result<Vec<Row>> {
        let values = vec![Value::Int(table.number()), Value::Int(after.into())];
        self.list(sql::ROWS, values, |row| {
            Ok(Row { seq: number(row, 0)?, at: row.try_get(1)?, body: row.try_get(2)? })
        })
        .await
    }

    pub async fn rows_page(&self, table: TableId, after: u32, limit: u32) -> Result<Vec<Row>> {
        let values = vec![Value::Int(table.number()), Value::Int(after.into()), Value::Int(limit.into())];
        self.list(sql::ROWS_PAGE, values, |row| {
            Ok(Row { seq: number(row, 0)?, at: row.try_get(1)?, body: row.try_get(2)? })
        })
        .await
    }

    pub async fn last(&self, table: TableId) -> Result<Option<u32>> {
        self.one(sql::LAST, vec![Value::Int(table.number())], |row| number(row, 0)).await
    }

    pub async fn secret(&self, table: TableId) -> Result<Option<[u8; 32]>> {
        self.one(sql::SECRET, vec![Value::Int(table.number())], |row| row.try_get(0)).await
    }

    pub async fn listed(&self, table: TableId) -> Result<Option<Listed>> {
        self.one(sql::LISTED, vec![Value::Int(table.number())], listed).await
    }

    pub async fn open_tables(&self, limit: u32, before: Before) -> Result<Vec<Listed>> {
        self.list(sql::OPEN_TABLES, page(None, limit, before), listed).await
    }

    pub async fn finished(&self, limit: u32, before: Before) -> Result<Vec<Listed>> {
        self.list(sql::FINISHED, page(None, limit, before), listed).await
    }

    pub async fn tables_of(&self, player: PlayerId, limit: u32, before: Before) -> Result<Vec<Listed>> {
        self.list(sql::TABLES_OF, page(Some(player), limit, before), listed).await
    }

    pub async fn count_open_of(&self, player: PlayerId) -> Result<u32> {
        let count =
            self.one(sql::COUNT_OPEN_OF, vec![Value::Int(player.number())], |row| number(row, 0)).await?;
        Ok(count.unwrap_or(0))
    }

    pub async fn due(&self, now: i64, lease_until: i64, limit: u32) -> Result<Vec<TableId>> {
        self.claim(DUE, [now, lease_until, limit.into()], |row| table(row, 0)).await
    }

    pub async fn next_wake(&self) -> Result<Option<i64>> {
        let wake: Option<i64> = self.one(sql::NEXT_WAKE, Vec::new(), |row| row.try_get(0)).await?;
        let lease: Option<Option<i64>> = self.one(sql::NEXT_LEASE, Vec::new(), |row| row.try_get(0)).await?;
        Ok(wake.into_iter().chain(lease.flatten()).min())
    }

    pub async fn alerts_due(&self, now: i64, lease_until: i64, limit: u32) -> Result<Vec<Alert>> {
        self.claim(ALERTS_DUE, [now, lease_until, limit.into()], |row| {
            Ok(Alert {
                id: row.try_get(0)?,
                player: player_id(row.try_get(1)?),
                attempts: number(row, 2)?,
                body: row.try_get(3)?,
            })
        })
        .await
    }

    pub async fn alert_done(&self, alert: i64) -> Result<()> {
        self.change(sql::ALERT_DONE, vec![Value::Int(alert)]).await.map(drop)
    }

    pub async fn alert_later(&self, alert: i64, due: i64) -> Result<()> {
        self.change(sql::ALERT_LATER, vec![Value::Int(due), Value::Int(alert)]).await.map(drop)
    }

    pub async fn note(&self, table: TableId, player: PlayerId) -> Result<Option<String>> {
        let values = vec![Value::Int(table.number()), Value::Int(player.number())];
        self.one(sql::NOTE, values, |row| row.try_get(0)).await
    }

    pub async fn set_note(&self, table: TableId, player: PlayerId, before: &str, note: &str) -> Result<bool> {
        let [note, before] = [note, before].map(|text| Value::Text(text.to_owned()));
        let values = vec![Value::Int(table.number()), Value::Int(player.number()), note, before];
        self.change(sql::SET_NOTE, values).await
    }

    /// The lines a statement gives. Asked twice if the connection was lost meanwhile: reading changes nothing.
    pub(super) async fn list<T>(
        &self,
        sql: &'static str,
        values: Vec<Value>,
        line: Line<T>,
    ) -> Result<Vec<T>> {
        let ask = async || {
            let mut connection = self.pool.acquire().await?;
            bound(sql, values.clone())
                .fetch_all(&mut *connection)
                .await
                .map_err(|error| self.pool.failed(error))
        };
        let rows = match ask().await {
            Err(StoreError::Unknown(_)) => ask().await,
            other => other,
        };
        let rows = rows.map_err(|error| match error {
            StoreError::Unknown(why) => StoreError::Unreachable(why),
            other => other,
        })?;
        Ok(rows.iter().map(line).collect::<sqlx::Result<_>>()?)
    }

    /// The line a statement gives, if any.
    pub(super) async fn one<T>(
        &self,
        sql: &'static str,
        values: Vec<Value>,
        line: Line<T>,
    ) -> Result<Option<T>> {
        Ok(self.list(sql, values, line).await?.pop())
    }

    /// The lines a statement gives that changes something.
    async fn claim<T>(&self, sql: &'static str, values: [i64; 3], line: Line<T>) -> Result<Vec<T>> {
        let mut connection = self.pool.acquire().await?;
        let values = values.map(Value::Int).to_vec();
        let rows = bound(sql, values).fetch_all(&mut *connection).await;
        let rows = rows.map_err(|error| self.pool.failed(error))?;
        Ok(rows.iter().map(line).collect::<sqlx::Result<_>>()?)
    }

    /// Makes a change; says whether anything was changed.
    pub(super) async fn change(&self, sql: &'static str, values: Vec<Value>) -> Result<bool> {
        let mut connection = self.pool.acquire().await?;
        let done = bound(sql, values).execute(&mut *connection).await;
        Ok(done.map_err(|error| self.pool.failed(error))?.rows_affected() > 0)
    }
}

/// A statement with its values. What is missing can only be a text: no other column is ever set to nothing this way.
fn bound(sql: &'static str, values: Vec<Value>) -> sqlx::query::Query<'static, Database, PgArguments> {
    values.into_iter().fold(sqlx::query(sql), |query, value| match value {
        Value::Null => query.bind(None::<String>),
        Value::Int(number) => query.bind(number),
        Value::Real(number) => query.bind(number),
        Value::Text(text) => query.bind(text),
        Value::Bytes(bytes) => query.bind(bytes),
        Value::Bool(yes) => query.bind(yes),
    })
}

/// The values for one page of a list. The first page lies before all that can be.
pub(super) fn page(player: Option<PlayerId>, limit: u32, before: Before) -> Vec<Value> {
    let (at, table) = before.map_or((i64::MAX, i64::MAX), |(at, table)| (at, table.number()));
    let player = player.map(PlayerId::number).into_iter();
    player.chain([at, table, limit.into()]).map(Value::Int).collect()
}

pub(super) fn listed(row: &PgRow) -> sqlx::Result<Listed> {
    Ok(Listed {
        table: table(row, 0)?,
        created: row.try_get(1)?,
        changed: row.try_get(2)?,
        summary: Summary {
            status: Status::from_number(number(row, 3)?),
            private: row.try_get(4)?,
            wake: row.try_get(5)?,
            card: row.try_get(6)?,
        },
    })
}

/// A number that is smaller here than in the database.
pub(super) fn number<T: TryFrom<i64>>(row: &PgRow, place: usize) -> sqlx::Result<T> {
    let number: i64 = row.try_get(place)?;
    T::try_from(number).map_err(|_| sqlx::Error::Decode(format!("{number} is out of range").into()))
}

pub(super) fn table(row: &PgRow, place: usize) -> sqlx::Result<TableId> {
    Ok(TableId::from_bits(row.try_get::<i64, _>(place)? as u64))
}

pub(super) fn player_id(number: i64) -> PlayerId {
    PlayerId::from_bits(number as u64)
}

pub(super) fn rating(row: &PgRow, place: usize) -> sqlx::Result<Option<Rating>> {
    let (mu, sigma): (Option<f64>, Option<f64>) = (row.try_get(place)?, row.try_get(place + 1)?);
    Ok(mu.zip(sigma).map(|(mu, sigma)| Rating { mu, sigma }))
}
