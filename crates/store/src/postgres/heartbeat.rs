//! Signs of life of the servers. How long ago the last one was is told by the clock of the database, which all nodes share.

use super::Postgres;
use crate::backup::Value;
use crate::{Downtime, Heartbeat, StoreError, sql};
use sqlx::{Acquire, Row};

const LAST: &str =
    "SELECT at, (extract(epoch FROM clock_timestamp()) * 1000)::bigint - seen FROM heartbeat WHERE id = 1";
/// The second caller waits for the first, and finds what the first has written.
const LOCK: &str = "SELECT at FROM heartbeat WHERE id = 1 FOR UPDATE";
const SEEN: &str =
    "UPDATE heartbeat SET seen = (extract(epoch FROM clock_timestamp()) * 1000)::bigint WHERE id = 1";

type Result<T> = std::result::Result<T, StoreError>;

impl Postgres {
    pub async fn last_heartbeat(&self) -> Result<Option<Heartbeat>> {
        self.one(LAST, Vec::new(), |row| Ok(Heartbeat { at: row.try_get(0)?, age: row.try_get(1)? })).await
    }

    pub async fn heartbeat(&self, at: i64, longest_gap: i64) -> Result<i64> {
        let mut connection = self.pool.acquire().await?;
        let mut transaction = connection.begin().await?;
        let last: Option<i64> = sqlx::query_scalar(LOCK).fetch_optional(&mut *transaction).await?;
        if let Some(began) = last.filter(|last| at - last > longest_gap) {
            sqlx::query(sql::DOWNTIME).bind(began).bind(at).execute(&mut *transaction).await?;
        }
        sqlx::query(sql::HEARTBEAT).bind(at).execute(&mut *transaction).await?;
        sqlx::query(SEEN).execute(&mut *transaction).await?;
        let ended = sqlx::query_scalar(sql::LAST_DOWNTIME).fetch_one(&mut *transaction).await?;
        transaction.commit().await.map_err(|error| self.pool.failed(error))?;
        Ok(ended)
    }

    pub async fn downtimes(&self, since: i64) -> Result<Vec<Downtime>> {
        self.list(sql::DOWNTIMES, vec![Value::Int(since)], |row| {
            Ok(Downtime { began: row.try_get(0)?, ended: row.try_get(1)? })
        })
        .await
    }
}
