//! What one append writes, within the transaction of the writer.

use super::fresh::Fresh;
use crate::{Append, Appended, Counted, GameResult, sql};
use armonium_table::{PlayerId, TableId};
use rusqlite::{Connection, Result, params};

const SUMMARY: &str = "INSERT INTO tables \
     (id, created, changed, status, private, wake, card, secret, pack_id, pack_hash) \
     VALUES (?1, ?2, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9) \
     ON CONFLICT (id) DO UPDATE SET changed = excluded.changed, status = excluded.status, \
     private = excluded.private, wake = excluded.wake, lease = NULL, card = excluded.card, \
     secret = coalesce(secret, excluded.secret), pack_id = coalesce(pack_id, excluded.pack_id), \
     pack_hash = coalesce(pack_hash, excluded.pack_hash)";
const DROP_MEMBERS: &str = "DELETE FROM members WHERE table_id = ?";
const MEMBER: &str = "INSERT OR IGNORE INTO members (table_id, player_id) VALUES (?, ?)";
const ALERT: &str = "INSERT INTO alerts (player_id, due, attempts, body) VALUES (?, ?, 0, ?)";

/// Writes a row, or nothing if its `seq` is taken. The row comes first, because it decides about the rest.
pub fn append(connection: &Connection, fresh: &mut Fresh, append: Append) -> Result<Appended> {
    let Append { table, row, summary, members, secret, pack, alerts, result } = append;
    let id = table.number();
    if !fresh.write(connection, id, &row)? {
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
        connection.prepare_cached(DROP_MEMBERS)?.execute([id])?;
        for player in members {
            connection.prepare_cached(MEMBER)?.execute([id, player.number()])?;
        }
    }
    for alert in alerts {
        connection.prepare_cached(ALERT)?.execute(params![alert.player.number(), alert.due, alert.body])?;
    }
    if let Some(result) = result {
        finish(connection, table, result)?;
    }
    Ok(Appended::Written)
}

/// Keeps how a game ended. A second result for a table replaces the first; its game is not counted again.
fn finish(connection: &Connection, table: TableId, result: GameResult) -> Result<()> {
    let id = table.number();
    connection.prepare_cached(sql::DROP_CHOICES)?.execute([id])?;
    let counted = connection.prepare_cached(sql::DROP_RESULTS)?.execute([id])? == 0;
    connection.prepare_cached(sql::OUTCOME)?.execute(params![
        id,
        result.at,
        result.players.len() as i64,
        result.outcome
    ])?;
    for line in result.players {
        let (mu, sigma) = line.rating.map(|rating| (rating.mu, rating.sigma)).unzip();
        connection.prepare_cached(sql::RESULT)?.execute(params![
            id,
            line.seat,
            line.player.number(),
            result.at,
            line.place,
            line.role,
            mu,
            sigma
        ])?;
        if let Some(rating) = line.rating {
            let rate = params![rating.mu, rating.sigma, i64::from(counted), line.player.number()];
            connection.prepare_cached(sql::RATE)?.execute(rate)?;
        }
        if let Some(counted) = line.counted {
            count(connection, table, line.player, line.seat, &counted)?;
        }
    }
    Ok(())
}

/// Keeps what profiles count of a game for one player.
pub fn count(
    connection: &Connection,
    table: TableId,
    player: PlayerId,
    seat: u8,
    counted: &Counted,
) -> Result<()> {
    let Counted { seats, private, won, decisions, timed, late, ref choices } = *counted;
    let (table, player) = (table.number(), player.number());
    let values = params![seats, private, won, decisions, timed, late, table, seat, player];
    connection.prepare_cached(sql::COUNT)?.execute(values)?;
    for (what, times) in choices {
        connection.prepare_cached(sql::CHOICE)?.execute(params![player, table, seat, what, times])?;
    }
    Ok(())
}
