//! What profiles count of a game, once when it ends. Games that ended before profiles existed are counted in the background
//! after the start, a few at a time; until then they stand in histories and nowhere else.

use crate::hall::Hall;
use crate::trouble::Trouble;
use armonium_rules::Character;
use armonium_store::Counted;
use armonium_table::{Deeds, PlayerId, Record, TableId};
use serde_json::Value;
use std::collections::HashMap;
use std::time::Duration;

/// How many games are counted before somebody else has a turn.
const PORTION: u32 = 32;
/// The rest between two portions, so that whoever plays does not notice.
const REST: Duration = Duration::from_millis(50);
/// When to look again whether a node of an older version has written something.
const AGAIN: Duration = Duration::from_secs(60);

/// What every player of a table did, by what is written down.
async fn deeds(hall: &Hall, table: TableId) -> Result<HashMap<PlayerId, Deeds>, Trouble> {
    let rows = hall.store().rows(table, 0).await?;
    let parsed = rows
        .iter()
        .map(|row| serde_json::from_str(&row.body).map_err(|why| hall.damaged(table, row.seq, why)));
    let records: Vec<Record> = parsed.collect::<Result<_, _>>()?;
    Ok(Deeds::of(&records))
}

/// What is kept of it for one player.
pub(crate) fn counted(seats: u8, private: bool, won: bool, deeds: Deeds) -> Counted {
    let Deeds { decisions, timed, late, chosen } = deeds;
    let chosen = Character::ALL.into_iter().zip(chosen).filter(|(_, times)| *times > 0);
    let choices = chosen.filter_map(|(character, times)| Some((key(character)?, times)));
    Counted { seats, private, won, decisions, timed, late, choices: choices.collect() }
}

/// A character as it is written everywhere.
fn key(character: Character) -> Option<String> {
    serde_json::to_value(character).ok()?.as_str().map(str::to_owned)
}

/// Counts what nobody has counted, until the program ends.
pub(crate) async fn catch_up(hall: Hall) {
    let mut closing = hall.closing();
    loop {
        let rest = match portion(&hall).await {
            Ok(0) => AGAIN,
            Ok(games) => {
                tracing::debug!(games, "older games were counted for profiles");
                REST
            }
            Err(error) => {
                tracing::warn!(%error, "older games cannot be counted now");
                AGAIN
            }
        };
        tokio::select! {
            () = tokio::time::sleep(rest) => {}
            _ = closing.changed() => return,
        }
    }
}

/// Counts some games; says how many.
async fn portion(hall: &Hall) -> Result<usize, Trouble> {
    let tables = hall.store().uncounted(PORTION).await?;
    for table in &tables {
        count(hall, *table).await?;
    }
    Ok(tables.len())
}

/// Counts one game by its card and its records. Of a table that cannot be read at least the result is counted.
async fn count(hall: &Hall, table: TableId) -> Result<(), Trouble> {
    let listed = hall.store().listed(table).await?;
    let private = listed.as_ref().is_none_or(|listed| listed.summary.private);
    let card: Value =
        listed.and_then(|listed| serde_json::from_str(&listed.summary.card).ok()).unwrap_or_default();
    let seats = card["options"]["players"].as_u64().and_then(|seats| seats.try_into().ok()).unwrap_or(0);
    let outcome = &card["stage"]["finished"];
    let deeds = match deeds(hall, table).await {
        Err(Trouble::Damaged) => HashMap::new(),
        other => other?,
    };
    let lines = hall.store().results_at(table).await?.into_iter().map(|(player, seat)| {
        let chair = &card["chairs"][usize::from(seat)];
        let won = outcome["how"] == "won" && outcome["seat"] == seat && chair["substitute"].is_null();
        let own = deeds.get(&player).copied().unwrap_or_default();
        (player, seat, counted(seats, private, won, own))
    });
    let lines = lines.collect();
    Ok(hall.store().count(table, lines).await?)
}
