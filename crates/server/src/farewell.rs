//! What is to be done at the tables of a player who has deleted their identity: seats are left, and what the player said is
//! taken out. The identity itself is gone before this begins. It is noted in the store until it is done, so that another
//! node or the next start goes on if this one ends.

use crate::hall::Hall;
use crate::live;
use crate::trouble::Trouble;
use armonium_store::Status;
use armonium_table::{Command, Entry, Owners, PlayerId, Record, Stage, TableId};
use std::time::Duration;

/// How often to look for what nobody has finished.
const ROUND: Duration = Duration::from_secs(30);
/// How many players are seen to in a round.
const PORTION: u32 = 16;
/// How many tables are read at once.
const PAGE: u32 = 100;

/// Finishes what others have begun, until the program ends.
pub(crate) async fn look_after(hall: Hall) {
    let mut closing = hall.closing();
    loop {
        match hall.store().farewells(PORTION).await {
            Ok(players) => {
                for player in players {
                    if let Err(trouble) = say(&hall, player).await {
                        tracing::warn!(%trouble, "a player who is gone could not be seen off; it is tried again");
                    }
                }
            }
            Err(error) => tracing::warn!(%error, "the store cannot say who is gone"),
        }
        tokio::select! {
            () = tokio::time::sleep(ROUND) => {}
            _ = closing.changed() => return,
        }
    }
}

/// Sees to all tables of a player who is gone. Doing it again does no harm.
pub(crate) async fn say(hall: &Hall, player: PlayerId) -> Result<(), Trouble> {
    // Whoever reads along as this player must not come back to a seat that was just left.
    hall.player_changed(Some(player)).await;
    let mut before = None;
    loop {
        let tables = hall.store().tables_of(player, PAGE, before).await?;
        for listed in &tables {
            if matches!(listed.summary.status, Status::Open | Status::Running) {
                leave(hall, listed.table, player).await?;
            }
            silence(hall, listed.table, player).await?;
        }
        before = tables.last().map(|last| (last.changed, last.table));
        if tables.len() < PAGE as usize {
            break;
        }
    }
    Ok(hall.store().farewell_done(player).await?)
}

/// Leaves a table as the player would. A host who has no seat takes one first: only whoever sits can go.
async fn leave(hall: &Hall, table: TableId, player: PlayerId) -> Result<(), Trouble> {
    let look = hall.look(table, move |table, _| {
        table.host == player && table.stage() == Stage::Open && table.seat_of(player).is_none()
    });
    let stands = match look.await {
        Err(Trouble::NoTable | Trouble::Damaged | Trouble::MissingPack { .. }) => return Ok(()),
        other => other?,
    };
    let sit = Command::Sit { player, seat: None, invitation: None, nonce: None };
    let steps = stands.then_some(sit).into_iter().chain([Command::Leave { player }]);
    for command in steps {
        match hall.ask(table, command, None).await {
            // A bot plays there already, the game is over, or the table is full without its host.
            Ok(_) | Err(Trouble::Refused(_)) => {}
            Err(trouble) => return Err(trouble),
        }
    }
    Ok(())
}

/// Takes out what the player said. The record of the table, which everybody can verify, never held it.
async fn silence(hall: &Hall, table: TableId, player: PlayerId) -> Result<(), Trouble> {
    let mut owners = Owners::default();
    let mut blanked = Vec::new();
    for row in hall.store().rows(table, 0).await? {
        // A table that cannot be read is shown to nobody.
        let Ok(mut record) = serde_json::from_str::<Record>(&row.body) else { return Ok(()) };
        let mut spoke = false;
        for entry in &mut record.entries {
            match entry {
                Entry::Said { seat, text } if !text.is_empty() && owners.owner(*seat) == Some(player) => {
                    text.clear();
                    spoke = true;
                }
                _ => owners.enter(entry),
            }
        }
        if spoke {
            blanked.push((row.seq, live::body(&record)));
        }
    }
    if !blanked.is_empty() {
        hall.store().blank(table, blanked).await?;
        hall.catch_up().forget(table);
    }
    Ok(())
}
