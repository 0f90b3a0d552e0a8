//! Signs of life of the servers.

use super::Sqlite;
use crate::{Downtime, Heartbeat, StoreError, sql};
use rusqlite::OptionalExtension;

type Result<T> = std::result::Result<T, StoreError>;

impl Sqlite {
    pub async fn last_heartbeat(&self) -> Result<Option<Heartbeat>> {
        self.one(sql::LAST_HEARTBEAT, [], |row| Ok(Heartbeat { at: row.get(0)?, age: None })).await
    }

    pub async fn heartbeat(&self, at: i64, longest_gap: i64) -> Result<i64> {
        let beat = self.writer.write(move |connection| {
            let mut last = connection.prepare_cached(sql::LAST_HEARTBEAT)?;
            let last: Option<i64> = last.query_row([], |row| row.get(0)).optional()?;
            if let Some(began) = last.filter(|last| at - last > longest_gap) {
                connection.prepare_cached(sql::DOWNTIME)?.execute([began, at])?;
            }
            connection.prepare_cached(sql::HEARTBEAT)?.execute([at])?;
            Ok(connection.prepare_cached(sql::LAST_DOWNTIME)?.query_row([], |row| row.get(0))?)
        });
        beat.await
    }

    pub async fn downtimes(&self, since: i64) -> Result<Vec<Downtime>> {
        self.list(sql::DOWNTIMES, [since], |row| Ok(Downtime { began: row.get(0)?, ended: row.get(1)? }))
            .await
    }
}
