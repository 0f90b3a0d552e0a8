//! What a batch of appends writes: one statement, in a transaction if more than rows and summaries change.

use super::PgTransaction;
use super::pool::Pool;
use crate::database::{Transaction, values};
use crate::plans::{CLEAR, REMOVE, SET};
use crate::store::Result;
use crate::{Append, PlanWrite, StoreError, results};
use armonium_table::TableId;
use sqlx::{PgConnection, Row};
use std::collections::{HashMap, HashSet};

/// Writes rows, the summaries of those that were written, and the notice for the other nodes. Rows are sorted by table, so
/// that two nodes cannot deadlock.
const BATCH: &str = "WITH given AS (SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[], \
     $5::bigint[], $6::bigint[], $7::bigint[], $8::text[], $9::bytea[], $10::text[], $11::bytea[]) \
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
const DELETE_MEMBERS: &str = "DELETE FROM members WHERE table_id = ANY($1)";
const MEMBERS: &str = "INSERT INTO members (table_id, player_id) \
     SELECT * FROM unnest($1::bigint[], $2::bigint[]) ON CONFLICT DO NOTHING";
const LOCK_PLANS: &str = "SELECT table_id, player_id, body FROM plans WHERE table_id = ANY($1) \
     ORDER BY table_id, player_id FOR UPDATE";
const ALERTS: &str = "INSERT INTO alerts (player_id, due, attempts, body) \
     SELECT player_id, due, 0, body FROM unnest($1::bigint[], $2::bigint[], $3::text[]) AS given (player_id, due, body)";

/// Attempts for a batch that conflicts with another transaction.
const TRIES: u32 = 5;

/// Writes a batch with at most one append per table and at most one result. Returns the tables whose row was written.
pub async fn write(pool: &Pool, node: &str, batch: &[Append]) -> Result<HashSet<TableId>> {
    let mut batch: Vec<&Append> = batch.iter().collect();
    batch.sort_by_key(|append| append.table);
    let mut tries = 1;
    loop {
        match attempt(pool, node, &batch).await {
            Err(StoreError::Conflict(_)) if tries < TRIES => tries += 1,
            done => return done,
        }
    }
}

async fn attempt(pool: &Pool, node: &str, batch: &[&Append]) -> Result<HashSet<TableId>> {
    let more = |append: &&Append| {
        append.members.is_some()
            || !append.alerts.is_empty()
            || !append.plans.is_empty()
            || append.result.is_some()
    };
    if !batch.iter().any(more) {
        let mut connection = pool.acquire().await?;
        return rows(&mut connection, node, batch).await.map_err(|error| pool.failed(error));
    }
    let mut transaction = PgTransaction::begin(pool, node).await?;
    let failed = |error| pool.failed(error).unchanged();
    let current = lock_plans(&mut transaction.transaction, batch).await.map_err(failed)?;
    let batch: Vec<&Append> = batch.iter().copied().filter(|append| is_current(append, &current)).collect();
    let connection = &mut *transaction.transaction;
    let written = rows(connection, node, &batch).await.map_err(failed)?;
    let batch: Vec<&Append> = batch.into_iter().filter(|append| written.contains(&append.table)).collect();
    members(connection, &batch).await.map_err(failed)?;
    alerts(connection, &batch).await.map_err(failed)?;
    for append in batch {
        for write in &append.plans {
            plan(&mut transaction, append.table, write).await?;
        }
        if let Some(result) = &append.result {
            results::save(&mut transaction, append.table, result).await?;
        }
    }
    transaction.commit().await?;
    Ok(written)
}

async fn rows(
    connection: &mut PgConnection,
    node: &str,
    batch: &[&Append],
) -> sqlx::Result<HashSet<TableId>> {
    let packs = || batch.iter().map(|append| append.pack.as_ref());
    let summaries = || batch.iter().map(|append| append.summary.as_ref());
    let written = sqlx::query(BATCH)
        .bind(batch.iter().map(|append| append.table.number()).collect::<Vec<_>>())
        .bind(batch.iter().map(|append| i64::from(append.row.seq)).collect::<Vec<_>>())
        .bind(batch.iter().map(|append| append.row.at).collect::<Vec<_>>())
        .bind(batch.iter().map(|append| append.row.body.as_str()).collect::<Vec<_>>())
        .bind(summaries().map(|summary| Some(summary?.status.number())).collect::<Vec<_>>())
        .bind(summaries().map(|summary| Some(i64::from(summary?.private))).collect::<Vec<_>>())
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

/// Locks the plans of the tables whose plans change, and reads them. `Store::set_plan` locks in the same order.
async fn lock_plans(
    connection: &mut PgConnection,
    batch: &[&Append],
) -> sqlx::Result<HashMap<(i64, i64), String>> {
    let tables: Vec<i64> =
        batch.iter().filter(|append| !append.plans.is_empty()).map(|append| append.table.number()).collect();
    if tables.is_empty() {
        return Ok(HashMap::new());
    }
    let rows = sqlx::query(LOCK_PLANS).bind(tables).fetch_all(connection).await?;
    rows.iter().map(|row| Ok(((row.try_get(0)?, row.try_get(1)?), row.try_get(2)?))).collect()
}

/// True if the plans that an append replaces are the ones it has read.
fn is_current(append: &Append, current: &HashMap<(i64, i64), String>) -> bool {
    append.plans.iter().all(|write| match write {
        PlanWrite::Clear | PlanWrite::Delete { .. } => true,
        PlanWrite::Replace { player, before, .. } => {
            current.get(&(append.table.number(), player.number())) == Some(before)
        }
    })
}

async fn plan(transaction: &mut PgTransaction<'_>, table: TableId, write: &PlanWrite) -> Result<()> {
    let (sql, values) = match write {
        PlanWrite::Clear => (CLEAR, values![table]),
        PlanWrite::Delete { player } | PlanWrite::Replace { player, plan: None, .. } => {
            (REMOVE, values![table, *player])
        }
        PlanWrite::Replace { player, plan: Some(plan), .. } => (SET, values![table, *player, plan.as_str()]),
    };
    transaction.execute(sql, values).await.map(drop)
}

async fn members(connection: &mut PgConnection, batch: &[&Append]) -> sqlx::Result<()> {
    let changed =
        || batch.iter().filter_map(|append| Some((append.table.number(), append.members.as_ref()?)));
    let tables: Vec<i64> = changed().map(|(table, _)| table).collect();
    if tables.is_empty() {
        return Ok(());
    }
    let (tables_of, players): (Vec<i64>, Vec<i64>) = changed()
        .flat_map(|(table, players)| players.iter().map(move |player| (table, player.number())))
        .unzip();
    sqlx::query(DELETE_MEMBERS).bind(tables).execute(&mut *connection).await?;
    sqlx::query(MEMBERS).bind(tables_of).bind(players).execute(connection).await?;
    Ok(())
}

async fn alerts(connection: &mut PgConnection, batch: &[&Append]) -> sqlx::Result<()> {
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
