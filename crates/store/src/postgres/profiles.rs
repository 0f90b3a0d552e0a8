//! What is known of a player's games together.

use super::Postgres;
use super::append;
use super::tables::{listed, number, page, player_id, rating, table};
use crate::backup::Value;
use crate::profile::named;
use crate::{
    Before, Counted, Ends, HistoryLine, Listed, Rating, RatingPoint, Scope, StoreError, Tally, Wanted, sql,
};
use armonium_table::{PlayerId, TableId};
use sqlx::postgres::PgRow;
use sqlx::{Acquire, Row};

type Result<T> = std::result::Result<T, StoreError>;

impl Postgres {
    pub async fn live_of(&self, player: PlayerId, limit: u32) -> Result<Vec<Listed>> {
        self.list(sql::LIVE_OF, vec![Value::Int(player.number()), Value::Int(limit.into())], listed).await
    }

    pub async fn history(
        &self,
        player: PlayerId,
        scope: Scope,
        limit: u32,
        before: Before,
    ) -> Result<Vec<HistoryLine>> {
        let mut values = page(Some(player), limit, before);
        values.insert(3, Value::Int(scope.most()));
        self.list(sql::HISTORY, values, history).await
    }

    pub async fn games_of(
        &self,
        player: PlayerId,
        wanted: &Wanted,
        limit: u32,
        before: Before,
    ) -> Result<Vec<HistoryLine>> {
        let others = match &wanted.name {
            None => None,
            Some(part) => {
                let rivals = self.list(sql::RIVALS, vec![Value::Int(player.number())], |row| {
                    Ok((player_id(row.try_get(0)?), row.try_get::<String, _>(1)?))
                });
                Some(named(rivals.await?, part))
            }
        };
        if others.as_ref().is_some_and(Vec::is_empty) {
            return Ok(Vec::new());
        }
        let (at, table) = before.map_or((i64::MAX, i64::MAX), |(at, table)| (at, table.number()));
        let (seats, ending, role, without, rated, from, until) = wanted.values();
        let mut connection = self.pool.acquire().await?;
        let rows = sqlx::query(sql::GAMES_OF_ANY)
            .bind(player.number())
            .bind(at)
            .bind(table)
            .bind(seats)
            .bind(ending)
            .bind(role)
            .bind(without)
            .bind(rated)
            .bind(from)
            .bind(until)
            .bind(i64::from(others.is_some()))
            .bind(others.unwrap_or_default())
            .bind(i64::from(limit))
            .fetch_all(&mut *connection)
            .await
            .map_err(super::pool::unreachable)?;
        Ok(rows.iter().map(history).collect::<sqlx::Result<_>>()?)
    }

    pub async fn tally(&self, player: PlayerId, scope: Scope) -> Result<Tally> {
        let (id, most) = (Value::Int(player.number()), Value::Int(scope.most()));
        let sums = self.list(sql::ENDS, vec![id.clone(), most.clone()], |row| {
            let ends = Ends {
                seats: number(row, 0)?,
                role: row.try_get(1)?,
                won: row.try_get::<i64, _>(2)? == 1,
                place: number(row, 3)?,
                games: number(row, 4)?,
            };
            Ok((ends, [number(row, 5)?, number(row, 6)?, number(row, 7)?]))
        });
        let choices =
            self.list(sql::CHOSEN, vec![id.clone(), most], |row| Ok((row.try_get(0)?, number(row, 1)?)));
        let uncounted = self.one(sql::UNCOUNTED_OF, vec![id], |row| number(row, 0));
        Ok(Tally::of(sums.await?, choices.await?, uncounted.await?.unwrap_or(0)))
    }

    pub async fn ratings(&self, player: PlayerId, scope: Scope, limit: u32) -> Result<Vec<RatingPoint>> {
        let values = [player.number(), scope.most(), limit.into()].map(Value::Int).to_vec();
        self.list(sql::RATINGS, values, |row| {
            Ok(RatingPoint {
                at: row.try_get(0)?,
                table: table(row, 1)?,
                rating: Rating { mu: row.try_get(2)?, sigma: row.try_get(3)? },
            })
        })
        .await
    }

    pub async fn uncounted(&self, limit: u32) -> Result<Vec<TableId>> {
        self.list(sql::UNCOUNTED, vec![Value::Int(limit.into())], |row| table(row, 0)).await
    }

    pub async fn results_at(&self, at: TableId) -> Result<Vec<(PlayerId, u8)>> {
        self.list(sql::RESULTS_AT, vec![Value::Int(at.number())], |row| {
            Ok((player_id(row.try_get(0)?), number(row, 1)?))
        })
        .await
    }

    pub async fn count(&self, table: TableId, lines: Vec<(PlayerId, u8, Counted)>) -> Result<()> {
        let mut connection = self.pool.acquire().await?;
        let mut transaction = connection.begin().await?;
        for (player, seat, counted) in &lines {
            append::count(&mut transaction, table, *player, *seat, counted).await?;
        }
        Ok(transaction.commit().await?)
    }
}

fn history(row: &PgRow) -> sqlx::Result<HistoryLine> {
    Ok(HistoryLine {
        table: table(row, 0)?,
        at: row.try_get(1)?,
        seat: number(row, 2)?,
        place: number(row, 3)?,
        role: row.try_get(4)?,
        players: number(row, 5)?,
        rating: rating(row, 6)?,
        outcome: row.try_get(8)?,
        won: row.try_get::<Option<i64>, _>(9)?.map(|won| won == 1),
    })
}
