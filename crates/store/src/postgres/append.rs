//! What a batch of appends writes: one statement, and a transaction around it where more than rows and summaries change.

use super::pool::Pool;
use crate::{Append, Counted, GameResult, StoreError, sql};
use armonium_table::{PlayerId, TableId};
use sqlx::{Acquire, PgConnection, Row};
use std::collections::HashSet;

/// Writes rows, summaries of those that were written, and the notice for the other nodes. Rows come sorted by table, so
/// that two nodes never wait for each other in a circle.
const BATCH: &str = "WITH given AS (SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[], \
     $5::bigint[], $6::boolean[], $7::bigint[], $8::text[], $9::bytea[], $10::text[], $11::bytea[]) \
     AS given (table_id, seq, at, body, status, private, wake, card, secret, pack_id, pack_hash)), \
     written AS (INSERT INTO log (table_id, seq, at, body) SELECT table_id, seq, at, body FROM given \
     ON CONFLICT DO NOTHING RETURNING table_id), \
     summed AS (INSERT INTO tables \
     (id, created, changed, status, private, wake, card, secret, pack_id, pack_hash) \
     SELECT table_id, at, at, status, private, wake, card, secret, pack_id, pack_hash \
     FROM given JOIN written USING (table_id) WHERE status IS NOT NULL ORDER BY table_id \
     ON CONFLICT (id) DO UPDATE SET changed = excluded.changed, status = excluded.status, \
     private = excluded.private, wake = excluded.wake, lease = NULL, card = excluded.card, \
     secret = coalesce(tables.secret, excluded.secret), pack_id = coalesce(tables.pack_id, excluded.pack_id), \
     pack_hash = coalesce(tables.pack_hash, excluded.pack_hash)) \
     SELECT array_agg(table_id), pg_notify('armonium', $12 || string_agg(' ' || table_id, ''))::text \
     FROM written HAVING count(*) > 0";
const DROP_MEMBERS: &str = "DELETE FROM members WHERE table_id = ANY($1)";
const MEMBERS: &str = "INSERT INTO members (table_id, player_id) \
     SELECT * FROM unnest($1::bigint[], $2::bigint[]) ON CONFLICT DO NOTHING";
const ALERTS: &str = "INSERT INTO alerts (player_id, due, attempts, body) \
     SELECT player_id, due, 0, body FROM unnest($1::bigint[], $2::bigint[], $3::text[]) AS given (player_id, due, body)";

/// How often a batch is tried that PostgreSQL gave up in favour of another.
const TRIES: u32 = 5;

/// Writes a batch with at most one append for a table and at most one result; gives the tables whose row was written.
pub async fn write(pool: &Pool, node: &str, batch: &[Append]) -> Result<HashSet<TableId>, StoreError> {
    let mut batch: Vec<&Append> = batch.iter().collect();
    batch.sort_by_key(|append| append.table);
    let mut tries = 0;
    loop {
        let mut connection = pool.acquire().await?;
        tries += 1;
        match attempt(&mut connection, node, &batch).await {
            Err(sqlx::Error::Database(why))
                if tries < TRIES && matches!(why.code().as_deref(), Some("40001" | "40P01")) => {}
            other => return other.map_err(|error| pool.failed(error)),
        }
    }
}

async fn attempt(
    connection: &mut PgConnection,
    node: &str,
    batch: &[&Append],
) -> Result<HashSet<TableId>, sqlx::Error> {
    let more =
        |append: &&Append| append.members.is_some() || !append.alerts.is_empty() || append.result.is_some();
    if !batch.iter().any(more) {
        return rows(connection, node, batch).await;
    }
    let mut transaction = connection.begin().await?;
    let written = rows(&mut transaction, node, batch).await?;
    let batch: Vec<&Append> =
        batch.iter().copied().filter(|append| written.contains(&append.table)).collect();
    members(&mut transaction, &batch).await?;
    alerts(&mut transaction, &batch).await?;
    for append in batch {
        if let Some(result) = &append.result {
            finish(&mut transaction, append.table, result).await?;
        }
    }
    transaction.commit().await?;
    Ok(written)
}

async fn rows(
    connection: &mut PgConnection,
    node: &str,
    batch: &[&Append],
) -> Result<HashSet<TableId>, sqlx::Error> {
    let packs = || batch.iter().map(|append| append.pack.as_ref());
    let summaries = || batch.iter().map(|append| append.summary.as_ref());
    let written = sqlx::query(BATCH)
        .bind(batch.iter().map(|append| append.table.number()).collect::<Vec<_>>())
        .bind(batch.iter().map(|append| i64::from(append.row.seq)).collect::<Vec<_>>())
        .bind(batch.iter().map(|append| append.row.at).collect::<Vec<_>>())
        .bind(batch.iter().map(|append| append.row.body.as_str()).collect::<Vec<_>>())
        .bind(summaries().map(|summary| Some(i64::from(summary?.status.number()))).collect::<Vec<_>>())
        .bind(summaries().map(|summary| Some(summary?.private)).collect::<Vec<_>>())
        .bind(summaries().map(|summary| summary?.wake).collect::<Vec<_>>())
        .bind(summaries().map(|summary| Some(summary?.card.as_str())).collect::<Vec<_>>())
        .bind(batch.iter().map(|append| append.secret.as_ref().map(<[u8; 32]>::as_slice)).collect::<Vec<_>>())
        .bind(packs().map(|pack| Some(pack?.id.as_str())).collect::<Vec<_>>())
        .bind(packs().map(|pack| Some(pack?.hash.as_slice())).collect::<Vec<_>>())
        .bind(node)
        .fetch_optional(connection)
        .await?;
    let ids: Vec<i64> = written.map_or(Ok(Vec::new()), |row| row.try_get(0))?;
    Ok(ids.into_iter().map(|id| TableId::from_bits(id as u64)).collect())
}

async fn members(connection: &mut PgConnection, batch: &[&Append]) -> Result<(), sqlx::Error> {
    let changed =
        || batch.iter().filter_map(|append| Some((append.table.number(), append.members.as_ref()?)));
    let tables: Vec<i64> = changed().map(|(table, _)| table).collect();
    if tables.is_empty() {
        return Ok(());
    }
    let (tables_of, players): (Vec<i64>, Vec<i64>) = changed()
        .flat_map(|(table, players)| players.iter().map(move |player| (table, player.number())))
        .unzip();
    sqlx::query(DROP_MEMBERS).bind(tables).execute(&mut *connection).await?;
    sqlx::query(MEMBERS).bind(tables_of).bind(players).execute(connection).await?;
    Ok(())
}

async fn alerts(connection: &mut PgConnection, batch: &[&Append]) -> Result<(), sqlx::Error> {
    let alerts = || batch.iter().flat_map(|append| &append.alerts);
    if alerts().next().is_none() {
        return Ok(());
    }
    sqlx::query(ALERTS)
        .bind(alerts().map(|alert| alert.player.number()).collect::<Vec<_>>())
        .bind(alerts().map(|alert| alert.due).collect::<Vec<_>>())
        .bind(alerts().map(|alert| alert.body.as_str()).collect::<Vec<_>>())
        .execute(connection)
        .await?;
    Ok(())
}

/// Keeps how a game ended. A second result for a table replaces the first; its game is not counted again.
async fn finish(
    connection: &mut PgConnection,
    table: TableId,
    result: &GameResult,
) -> Result<(), sqlx::Error> {
    let id = table.number();
    sqlx::query(sql::DROP_CHOICES).bind(id).execute(&mut *connection).await?;
    let dropped = sqlx::query(sql::DROP_RESULTS).bind(id).execute(&mut *connection).await?;
    let counted = dropped.rows_affected() == 0;
    sqlx::query(sql::OUTCOME)
        .bind(id)
        .bind(result.at)
        .bind(result.players.len() as i64)
        .bind(&result.outcome)
        .execute(&mut *connection)
        .await?;
    // Sorted, so that two games that end with the same players never wait for each other in a circle.
    let mut lines: Vec<_> = result.players.iter().collect();
    lines.sort_by_key(|line| line.player);
    for line in lines {
        sqlx::query(sql::RESULT)
            .bind(id)
            .bind(i64::from(line.seat))
            .bind(line.player.number())
            .bind(result.at)
            .bind(i64::from(line.place))
            .bind(&line.role)
            .bind(line.rating.map(|rating| rating.mu))
            .bind(line.rating.map(|rating| rating.sigma))
            .execute(&mut *connection)
            .await?;
        if let Some(rating) = line.rating {
            sqlx::query(sql::RATE)
                .bind(rating.mu)
                .bind(rating.sigma)
                .bind(i64::from(counted))
                .bind(line.player.number())
                .execute(&mut *connection)
                .await?;
        }
        if let Some(counted) = &line.counted {
            count(connection, table, line.player, line.seat, counted).await?;
        }
    }
    Ok(())
}

/// Keeps what profiles count of a game for one player.
pub async fn count(
    connection: &mut PgConnection,
    table: TableId,
    player: PlayerId,
    seat: u8,
    counted: &Counted,
) -> Result<(), sqlx::Error> {
    sqlx::query(sql::COUNT)
        .bind(i64::from(counted.seats))
        .bind(i64::from(counted.private))
        .bind(i64::from(counted.won))
        .bind(i64::from(counted.decisions))
        .bind(i64::from(counted.timed))
        .bind(i64::from(counted.late))
        .bind(table.number())
        .bind(i64::from(seat))
        .bind(player.number())
        .execute(&mut *connection)
        .await?;
    for (what, times) in &counted.choices {
        sqlx::query(sql::CHOICE)
            .bind(player.number())
            .bind(table.number())
            .bind(i64::from(seat))
            .bind(what)
            .bind(i64::from(*times))
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}
