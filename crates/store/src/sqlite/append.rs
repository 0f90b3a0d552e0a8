//! What one append writes, within the transaction of the writer.

use super::staging::Staging;
use super::{SqliteTransaction, at_once};
use crate::plans::{CLEAR, CURRENT, REMOVE, SET};
use crate::store::Result;
use crate::{Append, Appended, PlanWrite, results};
use rusqlite::{Connection, OptionalExtension, params};

const SUMMARY: &str = "INSERT INTO tables \
     (id, created, changed, status, private, wake, card, secret, pack_id, pack_hash) \
     VALUES (?1, ?2, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9) \
     ON CONFLICT (id) DO UPDATE SET changed = excluded.changed, status = excluded.status, \
     private = excluded.private, wake = excluded.wake, lease = NULL, card = excluded.card, \
     secret = coalesce(secret, excluded.secret), pack_id = coalesce(pack_id, excluded.pack_id), \
     pack_hash = coalesce(pack_hash, excluded.pack_hash)";
const DELETE_MEMBERS: &str = "DELETE FROM members WHERE table_id = ?";
const MEMBER: &str = "INSERT OR IGNORE INTO members (table_id, player_id) VALUES (?, ?)";
const ALERT: &str = "INSERT INTO alerts (player_id, due, attempts, body) VALUES (?, ?, 0, ?)";

/// Writes a row, or nothing if its `seq` is taken. The row comes first, because it decides about the rest.
pub fn append(connection: &Connection, staging: &mut Staging, append: Append) -> Result<Appended> {
    let Append { table, row, summary, members, secret, pack, alerts, plans, result } = append;
    let id = table.number();
    for write in &plans {
        if let PlanWrite::Replace { player, before, .. } = write {
            let mut current = connection.prepare_cached(CURRENT)?;
            let current: Option<String> =
                current.query_row([id, player.number()], |row| row.get(0)).optional()?;
            if current.as_ref() != Some(before) {
                return Ok(Appended::Taken);
            }
        }
    }
    if !staging.write(connection, id, &row)? {
        return Ok(Appended::Taken);
    }
    if let Some(summary) = summary {
        let (pack_id, pack_hash) = pack.map(|pack| (pack.id, pack.hash)).unzip();
        connection.prepare_cached(SUMMARY)?.execute(params![
            id,
            row.at,
            summary.status.number(),
            summary.private,
            summary.wake,
            summary.card,
            secret,
            pack_id,
            pack_hash
        ])?;
    }
    if let Some(members) = members {
        connection.prepare_cached(DELETE_MEMBERS)?.execute([id])?;
        for player in members {
            connection.prepare_cached(MEMBER)?.execute([id, player.number()])?;
        }
    }
    for alert in alerts {
        connection.prepare_cached(ALERT)?.execute(params![alert.player.number(), alert.due, alert.body])?;
    }
    for write in plans {
        match write {
            PlanWrite::Clear => connection.prepare_cached(CLEAR)?.execute([id])?,
            PlanWrite::Delete { player } | PlanWrite::Replace { player, plan: None, .. } => {
                connection.prepare_cached(REMOVE)?.execute([id, player.number()])?
            }
            PlanWrite::Replace { player, plan: Some(plan), .. } => {
                connection.prepare_cached(SET)?.execute(params![id, player.number(), plan])?
            }
        };
    }
    if let Some(result) = result {
        at_once(results::save(&mut SqliteTransaction(connection), table, &result))?;
    }
    Ok(Appended::Written)
}
