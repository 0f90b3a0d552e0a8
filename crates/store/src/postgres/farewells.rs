//! Players who go, and what is theirs alone. The other nodes are told in the same transaction.

use super::Postgres;
use super::notify::notify_player;
use super::tables::{player_id, table};
use crate::backup::Value;
use crate::{StoreError, sql};
use armonium_table::{PlayerId, TableId};
use sqlx::{Acquire, PgConnection, Row};

const BLANK: &str = "UPDATE log SET body = $1 WHERE table_id = $2 AND seq = $3";

type Result<T> = std::result::Result<T, StoreError>;

impl Postgres {
    pub async fn remove_player(&self, player: PlayerId, at: i64) -> Result<bool> {
        let mut connection = self.pool.acquire().await?;
        let mut transaction = connection.begin().await?;
        let id = player.number();
        let programs: Vec<i64> =
            sqlx::query_scalar(sql::OWN_PROGRAMS).bind(id).fetch_all(&mut *transaction).await?;
        let removed = sqlx::query(sql::REMOVE).bind(id).execute(&mut *transaction).await?;
        if removed.rows_affected() == 0 {
            return Ok(false);
        }
        for own in programs.into_iter().chain([id]) {
            sqlx::query(sql::REMOVE).bind(own).execute(&mut *transaction).await?;
            sqlx::query(sql::FAREWELL).bind(own).bind(at).execute(&mut *transaction).await?;
            sweep(&mut transaction, own).await?;
            notify_player(&mut transaction, &self.node, own).await?;
        }
        transaction.commit().await.map_err(|error| self.pool.failed(error))?;
        Ok(true)
    }

    pub async fn farewells(&self, limit: u32) -> Result<Vec<PlayerId>> {
        self.list(sql::FAREWELLS, vec![Value::Int(limit.into())], |row| Ok(player_id(row.try_get(0)?))).await
    }

    pub async fn farewell_done(&self, player: PlayerId) -> Result<()> {
        let mut connection = self.pool.acquire().await?;
        let mut transaction = connection.begin().await?;
        sweep(&mut transaction, player.number()).await?;
        sqlx::query(sql::FAREWELL_DONE).bind(player.number()).execute(&mut *transaction).await?;
        transaction.commit().await.map_err(|error| self.pool.failed(error))
    }

    pub async fn blank(&self, table: TableId, rows: Vec<(u32, String)>) -> Result<()> {
        let mut connection = self.pool.acquire().await?;
        let mut transaction = connection.begin().await?;
        for (seq, body) in rows {
            let update = sqlx::query(BLANK).bind(body).bind(table.number()).bind(i64::from(seq));
            update.execute(&mut *transaction).await?;
        }
        transaction.commit().await.map_err(|error| self.pool.failed(error))
    }

    pub async fn notes_of(&self, player: PlayerId) -> Result<Vec<(TableId, String)>> {
        self.list(sql::NOTES_OF, vec![Value::Int(player.number())], |row| {
            Ok((table(row, 0)?, row.try_get(1)?))
        })
        .await
    }
}

async fn sweep(connection: &mut PgConnection, player: i64) -> std::result::Result<(), sqlx::Error> {
    for statement in sql::SWEEP {
        sqlx::query(statement).bind(player).execute(&mut *connection).await?;
    }
    Ok(())
}
