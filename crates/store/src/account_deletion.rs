//! Deleting an account: everything that belongs to the player alone is deleted at once, and a pending deletion is recorded
//! until the server has cleaned up the player's tables.

use crate::Store;
use crate::database::{Transaction, values};
use crate::store::{Result, transact};
use armonium_table::{PlayerId, TableId};

const PROGRAMS: &str = "SELECT id FROM players WHERE owner = $1";
const DELETE: &str = "DELETE FROM players WHERE id = $1";
const BEGIN: &str = "INSERT INTO account_deletions (player_id, at) VALUES ($1, $2) ON CONFLICT DO NOTHING";
const PENDING: &str = "SELECT player_id FROM account_deletions ORDER BY at, player_id LIMIT $1";
const FINISH: &str = "DELETE FROM account_deletions WHERE player_id = $1";
const REDACT: &str = "UPDATE log SET body = $1 WHERE table_id = $2 AND seq = $3";

/// Run when a deletion begins, and again when it is finished, because other nodes may have written for the player meanwhile.
const PURGE: [&str; 12] = [
    "DELETE FROM tokens WHERE player_id = $1",
    "DELETE FROM notes WHERE player_id = $1",
    "DELETE FROM plans WHERE player_id = $1",
    "DELETE FROM alerts WHERE player_id = $1",
    "DELETE FROM push_subscriptions WHERE player_id = $1",
    "DELETE FROM email_addresses WHERE player_id = $1",
    "DELETE FROM notice_rules WHERE player_id = $1",
    "DELETE FROM mailboxes WHERE player_id = $1",
    "DELETE FROM notices WHERE player_id = $1",
    "DELETE FROM seeks WHERE player_id = $1",
    "DELETE FROM choices WHERE player_id = $1",
    "UPDATE results SET mu = NULL, sigma = NULL, decisions = NULL, timed = NULL, late = NULL WHERE player_id = $1",
];

/// Account deletion.
impl Store {
    /// Deletes a player and the player's programs with everything that is theirs alone: tokens, recovery code, passphrase,
    /// webhook, push subscriptions, e-mail address, notes, plans, alerts, seeks, rating. Their games stay, without a name. False
    /// if there is no such player.
    pub async fn delete_player(&self, player: PlayerId, at: i64) -> Result<bool> {
        transact!(self, transaction => delete(transaction, player, at))
    }

    /// Deleted players whose tables have not been cleaned up yet.
    pub async fn pending_deletions(&self, limit: u32) -> Result<Vec<PlayerId>> {
        self.list(PENDING, values![limit], |row| row.get(0)).await
    }

    /// The tables of a deleted player are cleaned up. Deletes what was written for the player meanwhile.
    pub async fn finish_deletion(&self, player: PlayerId) -> Result<()> {
        transact!(self, transaction => finish(transaction, player))
    }
}

async fn delete(transaction: &mut impl Transaction, player: PlayerId, at: i64) -> Result<bool> {
    let programs = transaction.query(PROGRAMS, values![player]).await?;
    if transaction.execute(DELETE, values![player]).await? == 0 {
        return Ok(false);
    }
    let programs: Vec<PlayerId> = programs.into_iter().map(|mut row| row.get(0)).collect::<Result<_>>()?;
    for deleted in programs.into_iter().chain([player]) {
        transaction.execute(DELETE, values![deleted]).await?;
        transaction.execute(BEGIN, values![deleted, at]).await?;
        purge(transaction, deleted).await?;
        transaction.notify_player(deleted).await?;
    }
    Ok(true)
}

async fn finish(transaction: &mut impl Transaction, player: PlayerId) -> Result<()> {
    purge(transaction, player).await?;
    transaction.execute(FINISH, values![player]).await.map(drop)
}

async fn purge(transaction: &mut impl Transaction, player: PlayerId) -> Result<()> {
    for statement in PURGE {
        transaction.execute(statement, values![player]).await?;
    }
    Ok(())
}

pub(crate) async fn redact(
    transaction: &mut impl Transaction,
    table: TableId,
    rows: Vec<(u32, String)>,
) -> Result<()> {
    for (seq, body) in rows {
        transaction.execute(REDACT, values![body, table, seq]).await?;
    }
    Ok(())
}
