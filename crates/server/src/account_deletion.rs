//! Cleaning up the tables of a deleted player: seats are left and chat messages are redacted. The account itself is deleted
//! before this begins. The store records the deletion as pending until everything is done, so that another node or the next
//! start continues if this one stops.

use crate::table_actor::log;
use crate::table_error::TableError;
use crate::table_registry::TableRegistry;
use armonium_store::Status;
use armonium_table::{Command, LogEntry, PlayerId, Record, SeatOwnership, Stage, TableId};
use std::time::Duration;

/// How often to look for pending deletions.
const INTERVAL: Duration = Duration::from_secs(30);
/// Deletions per round.
const DELETIONS: u32 = 16;
/// Tables read at once.
const PAGE: u32 = 100;

/// Finishes pending deletions until the server stops.
pub(crate) async fn run(registry: TableRegistry) {
    loop {
        match registry.store().pending_deletions(DELETIONS).await {
            Ok(players) => {
                for player in players {
                    if let Err(error) = finish(&registry, player).await {
                        tracing::warn!(%error, "an account deletion is not finished; it will be retried");
                    }
                }
            }
            Err(error) => tracing::warn!(%error, "cannot read the pending account deletions"),
        }
        tokio::select! {
            () = tokio::time::sleep(INTERVAL) => {}
            () = registry.shutdown().cancelled() => return,
        }
    }
}

/// Cleans up all tables of a deleted player. Idempotent.
pub(crate) async fn finish(registry: &TableRegistry, player: PlayerId) -> Result<(), TableError> {
    // Close the player's connections, so that none takes a seat that was just left.
    registry.player_changed(Some(player)).await;
    let mut cursor = None;
    loop {
        let tables = registry.store().tables_of(player, PAGE, cursor).await?;
        for listed in &tables {
            if matches!(listed.summary.status, Status::Open | Status::Running) {
                leave(registry, listed.table, player).await?;
            }
            redact(registry, listed.table, player).await?;
        }
        cursor = tables.last().map(|last| (last.changed, last.table));
        if tables.len() < PAGE as usize {
            break;
        }
    }
    Ok(registry.store().finish_deletion(player).await?)
}

/// Leaves a table as the player would. A host without a seat takes one first, because only seated players can leave.
async fn leave(registry: &TableRegistry, table: TableId, player: PlayerId) -> Result<(), TableError> {
    let look = registry.inspect(table, move |table, _| {
        table.host == player && table.stage() == Stage::Open && table.seat_of(player).is_none()
    });
    let unseated_host = match look.await {
        Err(TableError::NoTable | TableError::Damaged | TableError::MissingPack { .. }) => return Ok(()),
        other => other?,
    };
    let sit = Command::Sit { player, seat: None, invitation: None, nonce: None };
    let steps = unseated_host.then_some(sit).into_iter().chain([Command::Leave { player }]);
    for command in steps {
        match registry.execute(table, command, None).await {
            // A bot has replaced the player, the game is over, or the table is full without its host.
            Ok(_) | Err(TableError::Refused(_)) => {}
            Err(trouble) => return Err(trouble),
        }
    }
    Ok(())
}

/// Empties the player's chat messages. The verifiable record of the table never contains chat.
async fn redact(registry: &TableRegistry, table: TableId, player: PlayerId) -> Result<(), TableError> {
    let mut ownership = SeatOwnership::default();
    let mut redacted = Vec::new();
    for row in registry.store().rows(table, 0).await? {
        // A log that cannot be parsed is never shown.
        let Ok(mut record) = serde_json::from_str::<Record>(&row.body) else { return Ok(()) };
        let mut changed = false;
        for entry in &mut record.entries {
            match entry {
                LogEntry::Said { seat, text }
                    if !text.is_empty() && ownership.owner(*seat) == Some(player) =>
                {
                    text.clear();
                    changed = true;
                }
                _ => ownership.enter(entry),
            }
        }
        if changed {
            redacted.push((row.seq, log::body(&record)));
        }
    }
    if !redacted.is_empty() {
        registry.store().redact(table, redacted).await?;
        registry.catch_up().forget(table);
    }
    Ok(())
}
