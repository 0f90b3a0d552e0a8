//! Players who go, and what is theirs alone.

use super::Sqlite;
use crate::{StoreError, sql};
use armonium_table::{PlayerId, TableId};
use rusqlite::{Connection, params};

type Result<T> = std::result::Result<T, StoreError>;

impl Sqlite {
    pub async fn remove_player(&self, player: PlayerId, at: i64) -> Result<bool> {
        let remove = self.writer.write(move |connection| {
            let id = player.number();
            let mut programs = connection.prepare_cached(sql::OWN_PROGRAMS)?;
            let programs = programs.query_map([id], |row| row.get(0))?;
            let programs = programs.collect::<rusqlite::Result<Vec<i64>>>()?;
            if connection.prepare_cached(sql::REMOVE)?.execute([id])? == 0 {
                return Ok(false);
            }
            for own in programs.into_iter().chain([id]) {
                connection.prepare_cached(sql::REMOVE)?.execute([own])?;
                connection.prepare_cached(sql::FAREWELL)?.execute([own, at])?;
                sweep(connection, own)?;
            }
            Ok(true)
        });
        remove.await
    }

    pub async fn farewells(&self, limit: u32) -> Result<Vec<PlayerId>> {
        let id = |row: &rusqlite::Row<'_>| Ok(PlayerId::from_bits(row.get::<_, i64>(0)? as u64));
        self.list(sql::FAREWELLS, [limit], id).await
    }

    pub async fn farewell_done(&self, player: PlayerId) -> Result<()> {
        let done = self.writer.write(move |connection| {
            sweep(connection, player.number())?;
            connection.prepare_cached(sql::FAREWELL_DONE)?.execute([player.number()])?;
            Ok(())
        });
        done.await
    }

    pub async fn blank(&self, table: TableId, rows: Vec<(u32, String)>) -> Result<()> {
        let blank = self.writer.write(move |connection| {
            for (seq, body) in &rows {
                for place in ["settled", "fresh"] {
                    let update = format!("UPDATE {place} SET body = ? WHERE table_id = ? AND seq = ?");
                    connection.prepare_cached(&update)?.execute(params![body, table.number(), seq])?;
                }
            }
            Ok(())
        });
        blank.await
    }

    pub async fn notes_of(&self, player: PlayerId) -> Result<Vec<(TableId, String)>> {
        self.list(sql::NOTES_OF, [player.number()], |row| {
            Ok((TableId::from_bits(row.get::<_, i64>(0)? as u64), row.get(1)?))
        })
        .await
    }
}

fn sweep(connection: &Connection, player: i64) -> rusqlite::Result<()> {
    for statement in sql::SWEEP {
        connection.prepare_cached(statement)?.execute([player])?;
    }
    Ok(())
}
