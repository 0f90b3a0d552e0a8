//! What is known of a player's games together.

use super::Sqlite;
use super::append;
use super::tables::{edge, listed, rating};
use crate::profile::named;
use crate::{
    Before, Counted, Ends, HistoryLine, Listed, Rating, RatingPoint, Scope, StoreError, Tally, Wanted, sql,
};
use armonium_table::{PlayerId, TableId};
use rusqlite::params;

type Result<T> = std::result::Result<T, StoreError>;

impl Sqlite {
    pub async fn live_of(&self, player: PlayerId, limit: u32) -> Result<Vec<Listed>> {
        self.list(sql::LIVE_OF, (player.number(), limit), listed).await
    }

    pub async fn history(
        &self,
        player: PlayerId,
        scope: Scope,
        limit: u32,
        before: Before,
    ) -> Result<Vec<HistoryLine>> {
        let (at, table) = edge(before);
        self.list(sql::HISTORY, (player.number(), at, table, scope.most(), limit), history).await
    }

    pub async fn games_of(
        &self,
        player: PlayerId,
        wanted: &Wanted,
        limit: u32,
        before: Before,
    ) -> Result<Vec<HistoryLine>> {
        let (at, table) = edge(before);
        let others = match &wanted.name {
            None => None,
            Some(part) => {
                let rivals = self.list(sql::RIVALS, [player.number()], |row| {
                    Ok((PlayerId::from_bits(row.get::<_, i64>(0)? as u64), row.get::<_, String>(1)?))
                });
                Some(named(rivals.await?, part))
            }
        };
        if others.as_ref().is_some_and(Vec::is_empty) {
            return Ok(Vec::new());
        }
        let named = i64::from(others.is_some());
        let others = serde_json::to_string(&others.unwrap_or_default()).unwrap_or_default();
        let (seats, ending, role, without, rated, from, until) = wanted.values();
        let read = self.readers.read(move |connection| {
            let mut statement = connection.prepare_cached(sql::GAMES_OF_LISTED)?;
            let values = params![
                player.number(),
                at,
                table,
                seats,
                ending,
                role,
                without,
                rated,
                from,
                until,
                named,
                others,
                limit
            ];
            let lines = statement.query_map(values, history)?;
            Ok(lines.collect::<rusqlite::Result<_>>()?)
        });
        read.await
    }

    pub async fn tally(&self, player: PlayerId, scope: Scope) -> Result<Tally> {
        let (id, most) = (player.number(), scope.most());
        let sums = self.list(sql::ENDS, [id, most], |row| {
            let ends = Ends {
                seats: row.get(0)?,
                role: row.get(1)?,
                won: row.get::<_, i64>(2)? == 1,
                place: row.get(3)?,
                games: row.get(4)?,
            };
            Ok((ends, [row.get::<_, u32>(5)?, row.get(6)?, row.get(7)?]))
        });
        let choices = self.list(sql::CHOSEN, [id, most], |row| Ok((row.get(0)?, row.get(1)?)));
        let uncounted = self.one(sql::UNCOUNTED_OF, [id], |row| row.get(0));
        Ok(Tally::of(sums.await?, choices.await?, uncounted.await?.unwrap_or(0)))
    }

    pub async fn ratings(&self, player: PlayerId, scope: Scope, limit: u32) -> Result<Vec<RatingPoint>> {
        self.list(sql::RATINGS, (player.number(), scope.most(), limit), |row| {
            Ok(RatingPoint {
                at: row.get(0)?,
                table: TableId::from_bits(row.get::<_, i64>(1)? as u64),
                rating: Rating { mu: row.get(2)?, sigma: row.get(3)? },
            })
        })
        .await
    }

    pub async fn uncounted(&self, limit: u32) -> Result<Vec<TableId>> {
        let id = |row: &rusqlite::Row<'_>| Ok(TableId::from_bits(row.get::<_, i64>(0)? as u64));
        self.list(sql::UNCOUNTED, [limit], id).await
    }

    pub async fn results_at(&self, table: TableId) -> Result<Vec<(PlayerId, u8)>> {
        self.list(sql::RESULTS_AT, [table.number()], |row| {
            Ok((PlayerId::from_bits(row.get::<_, i64>(0)? as u64), row.get(1)?))
        })
        .await
    }

    pub async fn count(&self, table: TableId, lines: Vec<(PlayerId, u8, Counted)>) -> Result<()> {
        let count = self.writer.write(move |connection| {
            for (player, seat, counted) in &lines {
                append::count(connection, table, *player, *seat, counted)?;
            }
            Ok(())
        });
        count.await
    }
}

fn history(row: &rusqlite::Row<'_>) -> rusqlite::Result<HistoryLine> {
    Ok(HistoryLine {
        table: TableId::from_bits(row.get::<_, i64>(0)? as u64),
        at: row.get(1)?,
        seat: row.get(2)?,
        place: row.get(3)?,
        role: row.get(4)?,
        players: row.get(5)?,
        rating: rating(row.get(6)?, row.get(7)?),
        outcome: row.get(8)?,
        won: row.get::<_, Option<i64>>(9)?.map(|won| won == 1),
    })
}
