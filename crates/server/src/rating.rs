//! The result of a finished game for histories and profiles, and the new ratings after a rated one, by Weng and Lin's method.

use crate::table_error::TableError;
use crate::table_registry::TableRegistry;
use armonium_rules::{Character, Outcome, Role, Seat};
use armonium_store::{GameResult, GameStats, PlayerResult, Rating};
use armonium_table::{PlayerId, PlayerStats, Stage, Table};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// The result of a finished game. An abandoned or branched game has none.
pub(crate) async fn result(
    registry: &TableRegistry,
    table: &Table,
    at: i64,
) -> Result<Option<GameResult>, TableError> {
    let Stage::Finished(outcome) = table.stage() else { return Ok(None) };
    // The players of a branch know the secrets of the original game.
    if table.branch.is_some() {
        return Ok(None);
    }
    let chairs = (0..).map(Seat).zip(&table.chairs);
    let players: Vec<(Seat, PlayerId, u8)> = chairs
        .filter_map(|(seat, chair)| {
            // A victory of a substitute bot does not count for the player who left.
            let won = matches!(outcome, Outcome::Won { seat: winner, .. } if winner == seat);
            let place = match (won && chair.substitute.is_none(), outcome) {
                (true, _) | (_, Outcome::Ragnarok {} | Outcome::AllOut {}) => 1,
                (false, Outcome::Won { .. }) => 2,
            };
            Some((seat, chair.player()?, place))
        })
        .collect();
    let ratings = if table.options.rated { rate(registry, &players).await? } else { Vec::new() };
    let roles = |seat: Seat| {
        let state = table.game()?.state();
        let dealt = state.public().roles_dealt.has(seat);
        dealt.then(|| match state.role(seat) {
            Role::Hero => "hero".to_owned(),
            Role::Fenrir => "fenrir".to_owned(),
        })
    };
    let player_stats = table.player_stats();
    let results = players.iter().enumerate().map(|(index, &(seat, player, place))| PlayerResult {
        player,
        seat: seat.0,
        place,
        role: roles(seat),
        rating: ratings.get(index).copied(),
        won: place == 1 && matches!(outcome, Outcome::Won { .. }),
        stats: stats(player_stats.get(&player).copied().unwrap_or_default()),
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
async fn rate(registry: &TableRegistry, players: &[(Seat, PlayerId, u8)]) -> Result<Vec<Rating>, TableError> {
    let ids: Vec<PlayerId> = players.iter().map(|&(_, player, _)| player).collect();
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
        .map(|(rating, &(_, _, place))| (rating.as_slice(), MultiTeamOutcome::new(usize::from(place))))
        .collect();
    let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
    let new = after.into_iter().flatten();
    Ok(new.map(|rating| Rating { mu: rating.rating, sigma: rating.uncertainty }).collect())
}
