//! The result of a finished game for histories and profiles, and the new ratings after a rated one, by Weng and Lin's method.

use crate::table_error::TableError;
use crate::table_registry::TableRegistry;
use armonium_rules::Character;
use armonium_store::{GameResult, GameStats, PlayerResult, Rating};
use armonium_table::{PlayerId, PlayerOutcome, PlayerStats, Stage, Table};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// The result of a finished game. An abandoned or branched game has none.
pub(crate) async fn result(
    registry: &TableRegistry,
    table: &Table,
    at: i64,
) -> Result<Option<GameResult>, TableError> {
    let (Stage::Finished(outcome), None) = (table.stage(), table.branch) else { return Ok(None) };
    let players = table.results();
    let ratings = if table.options.rated { rate(registry, &players).await? } else { Vec::new() };
    let player_stats = table.player_stats();
    let results = players.iter().enumerate().map(|(index, result)| PlayerResult {
        player: result.player,
        seat: result.seat.0,
        place: result.place,
        role: result.role_code(),
        rating: ratings.get(index).copied(),
        won: result.won,
        stats: stats(player_stats.get(&result.player).copied().unwrap_or_default()),
    });
    Ok(Some(GameResult {
        at,
        seats: table.options.players,
        private: table.options.private,
        players: results.collect(),
        outcome: serde_json::to_string(&outcome).unwrap_or_default(),
    }))
}

/// The statistics of one player for profiles.
fn stats(player_stats: PlayerStats) -> GameStats {
    let PlayerStats { decisions, timed, late, chosen } = player_stats;
    let chosen = Character::ALL.into_iter().zip(chosen).filter(|(_, times)| *times > 0);
    let choices = chosen.filter_map(|(character, times)| {
        Some((serde_json::to_value(character).ok()?.as_str()?.to_owned(), times))
    });
    GameStats { decisions, timed, late, choices: choices.collect() }
}

/// The new ratings, in the order of the players.
async fn rate(registry: &TableRegistry, players: &[PlayerOutcome]) -> Result<Vec<Rating>, TableError> {
    let ids: Vec<PlayerId> = players.iter().map(|result| result.player).collect();
    let known = registry.store().players(&ids).await?;
    let before: Vec<[WengLinRating; 1]> = ids
        .iter()
        .map(|id| {
            let rating = known.iter().find(|player| player.id == *id).and_then(|player| player.rating);
            [rating.map_or_else(WengLinRating::new, |rating| WengLinRating {
                rating: rating.mu,
                uncertainty: rating.sigma,
            })]
        })
        .collect();
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = before
        .iter()
        .zip(players)
        .map(|(rating, result)| (rating.as_slice(), MultiTeamOutcome::new(usize::from(result.place))))
        .collect();
    let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
    let new = after.into_iter().flatten();
    Ok(new.map(|rating| Rating { mu: rating.rating, sigma: rating.uncertainty }).collect())
}
