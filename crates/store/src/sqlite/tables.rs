//! Reading logs and lists of tables, and claiming tables and alerts whose time has come.

use super::Sqlite;
use crate::{Alert, Before, Listed, Rating, Row, Status, StoreError, Summary, sql};
use armonium_table::{PlayerId, TableId};
use rusqlite::{OptionalExtension, Params, params};

const DUE: &str = "UPDATE tables SET lease = ?2 WHERE id IN (SELECT id FROM tables WHERE wake <= ?1 \
     AND (lease IS NULL OR lease <= ?1) ORDER BY wake LIMIT ?3) RETURNING id";
const ALERTS_DUE: &str = "UPDATE alerts SET due = ?2 WHERE id IN (SELECT id FROM alerts WHERE due <= ?1 \
     ORDER BY due LIMIT ?3) RETURNING id, player_id, attempts, body";

type Result<T> = std::result::Result<T, StoreError>;

impl Sqlite {
    pub async fn rows(&self, table: TableId, after: u32) -> Result<Vec<Row>> {
        self.list(sql::ROWS, (table.number(), after), |row| {
            Ok(Row { seq: row.get(0)?, at: row.get(1)?, body: row.get(2)? })
        })
        .await
    }

    pub async fn rows_page(&self, table: TableId, after: u32, limit: u32) -> Result<Vec<Row>> {
        self.list(sql::ROWS_PAGE, (table.number(), after, limit), |row| {
            Ok(Row { seq: row.get(0)?, at: row.get(1)?, body: row.get(2)? })
        })
        .await
    }

    pub async fn last(&self, table: TableId) -> Result<Option<u32>> {
        self.one(sql::LAST, [table.number()], |row| row.get(0)).await
    }

    pub async fn secret(&self, table: TableId) -> Result<Option<[u8; 32]>> {
        self.one(sql::SECRET, [table.number()], |row| row.get(0)).await
    }

    pub async fn listed(&self, table: TableId) -> Result<Option<Listed>> {
        self.one(sql::LISTED, [table.number()], listed).await
    }

    pub async fn open_tables(&self, limit: u32, before: Before) -> Result<Vec<Listed>> {
        let (at, table) = edge(before);
        self.list(sql::OPEN_TABLES, (at, table, limit), listed).await
    }

    pub async fn finished(&self, limit: u32, before: Before) -> Result<Vec<Listed>> {
        let (at, table) = edge(before);
        self.list(sql::FINISHED, (at, table, limit), listed).await
    }

    pub async fn tables_of(&self, player: PlayerId, limit: u32, before: Before) -> Result<Vec<Listed>> {
        let (at, table) = edge(before);
        self.list(sql::TABLES_OF, (player.number(), at, table, limit), listed).await
    }

    pub async fn count_open_of(&self, player: PlayerId) -> Result<u32> {
        Ok(self.one(sql::COUNT_OPEN_OF, [player.number()], |row| row.get(0)).await?.unwrap_or(0))
    }

    pub async fn due(&self, now: i64, lease_until: i64, limit: u32) -> Result<Vec<TableId>> {
        let claim = self.writer.write(move |connection| {
            let mut statement = connection.prepare_cached(DUE)?;
            let ids = statement.query_map(params![now, lease_until, limit], |row| row.get::<_, i64>(0))?;
            Ok(ids.map(|id| id.map(|id| TableId::from_bits(id as u64))).collect::<rusqlite::Result<_>>()?)
        });
        claim.await
    }

    pub async fn next_wake(&self) -> Result<Option<i64>> {
        let read = self.readers.read(|connection| {
            let wake: Option<i64> =
                connection.prepare_cached(sql::NEXT_WAKE)?.query_row([], |row| row.get(0)).optional()?;
            let lease: Option<i64> =
                connection.prepare_cached(sql::NEXT_LEASE)?.query_row([], |row| row.get(0))?;
            Ok(wake.into_iter().chain(lease).min())
        });
        read.await
    }

    pub async fn alerts_due(&self, now: i64, lease_until: i64, limit: u32) -> Result<Vec<Alert>> {
        let claim = self.writer.write(move |connection| {
            let mut statement = connection.prepare_cached(ALERTS_DUE)?;
            let alerts = statement.query_map(params![now, lease_until, limit], |row| {
                Ok(Alert {
                    id: row.get(0)?,
                    player: PlayerId::from_bits(row.get::<_, i64>(1)? as u64),
                    attempts: row.get(2)?,
                    body: row.get(3)?,
                })
            })?;
            Ok(alerts.collect::<rusqlite::Result<_>>()?)
        });
        claim.await
    }

    pub async fn alert_done(&self, alert: i64) -> Result<()> {
        self.change(sql::ALERT_DONE, [alert]).await.map(drop)
    }

    pub async fn alert_later(&self, alert: i64, due: i64) -> Result<()> {
        self.change(sql::ALERT_LATER, [due, alert]).await.map(drop)
    }

    pub async fn note(&self, table: TableId, player: PlayerId) -> Result<Option<String>> {
        self.one(sql::NOTE, [table.number(), player.number()], |row| row.get(0)).await
    }

    pub async fn set_note(&self, table: TableId, player: PlayerId, before: &str, note: &str) -> Result<bool> {
        let note = (table.number(), player.number(), note.to_owned(), before.to_owned());
        self.change(sql::SET_NOTE, note).await
    }

    /// The lines a statement gives.
    pub(super) async fn list<T: Send + 'static>(
        &self,
        sql: &'static str,
        values: impl Params + Send + 'static,
        line: fn(&rusqlite::Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Vec<T>> {
        let read = self.readers.read(move |connection| {
            let mut statement = connection.prepare_cached(sql)?;
            let lines = statement.query_map(values, line)?;
            Ok(lines.collect::<rusqlite::Result<_>>()?)
        });
        read.await
    }

    /// The line a statement gives, if any.
    pub(super) async fn one<T: Send + 'static>(
        &self,
        sql: &'static str,
        values: impl Params + Send + 'static,
        line: fn(&rusqlite::Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Option<T>> {
        let read = self.readers.read(move |connection| {
            Ok(connection.prepare_cached(sql)?.query_row(values, line).optional()?)
        });
        read.await
    }

    /// Makes a change; says whether anything was changed.
    pub(super) async fn change(
        &self,
        sql: &'static str,
        values: impl Params + Send + 'static,
    ) -> Result<bool> {
        let change =
            self.writer.write(move |connection| Ok(connection.prepare_cached(sql)?.execute(values)? > 0));
        change.await
    }
}

/// The first page lies before all that can be.
pub(super) fn edge(before: Before) -> (i64, i64) {
    before.map_or((i64::MAX, i64::MAX), |(at, table)| (at, table.number()))
}

pub(super) fn listed(row: &rusqlite::Row<'_>) -> rusqlite::Result<Listed> {
    Ok(Listed {
        table: TableId::from_bits(row.get::<_, i64>(0)? as u64),
        created: row.get(1)?,
        changed: row.get(2)?,
        summary: Summary {
            status: Status::from_number(row.get(3)?),
            private: row.get(4)?,
            wake: row.get(5)?,
            card: row.get(6)?,
        },
    })
}

pub(super) fn rating(mu: Option<f64>, sigma: Option<f64>) -> Option<Rating> {
    mu.zip(sigma).map(|(mu, sigma)| Rating { mu, sigma })
}
