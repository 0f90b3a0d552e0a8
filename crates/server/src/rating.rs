//! Ratings after a rated game, by Weng and Lin's method, and the result of any game for the players' histories. What
//! profiles count: counting.rs.

use crate::counting;
use crate::hall::Hall;
use crate::trouble::Trouble;
use armonium_rules::{Outcome, Role, Seat};
use armonium_store::{GameResult, PlayerResult, Rating};
use armonium_table::{PlayerId, Stage, Table};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// The result of a game that is over; none of one that was given up or branched off.
pub(crate) async fn result(hall: &Hall, table: &Table, at: i64) -> Result<Option<GameResult>, Trouble> {
    let Stage::Finished(outcome) = table.stage() else { return Ok(None) };
    // Whoever plays on from a moment of a finished game knows its secrets: that is no result.
    if table.branch.is_some() {
        return Ok(None);
    }
    let chairs = (0..).map(Seat).zip(&table.chairs);
    let players: Vec<(Seat, PlayerId, u8)> = chairs
        .filter_map(|(seat, chair)| {
            // A victory that a bot won for somebody who had left is not that player's.
            let won = matches!(outcome, Outcome::Won { seat: winner, .. } if winner == seat);
            let place = match (won && chair.substitute.is_none(), outcome) {
                (true, _) | (_, Outcome::Ragnarok {} | Outcome::AllOut {}) => 1,
                (false, Outcome::Won { .. }) => 2,
            };
            Some((seat, chair.player()?, place))
        })
        .collect();
    let ratings = if table.options.rated { rate(hall, &players).await? } else { Vec::new() };
    let roles = |seat: Seat| {
        let state = table.game()?.state();
        let dealt = state.public().roles_dealt.has(seat);
        dealt.then(|| match state.role(seat) {
            Role::Hero => "hero".to_owned(),
            Role::Fenrir => "fenrir".to_owned(),
        })
    };
    let deeds = table.deeds();
    let results = players.iter().enumerate().map(|(index, &(seat, player, place))| PlayerResult {
        player,
        seat: seat.0,
        place,
        role: roles(seat),
        rating: ratings.get(index).copied(),
        counted: Some(counting::counted(
            table.options.players,
            table.options.private,
            place == 1 && matches!(outcome, Outcome::Won { .. }),
            deeds.get(&player).copied().unwrap_or_default(),
        )),
    });
    Ok(Some(GameResult {
        at,
        players: results.collect(),
        outcome: serde_json::to_string(&outcome).unwrap_or_default(),
    }))
}

/// The new ratings, player by player.
async fn rate(hall: &Hall, players: &[(Seat, PlayerId, u8)]) -> Result<Vec<Rating>, Trouble> {
    let ids: Vec<PlayerId> = players.iter().map(|&(_, player, _)| player).collect();
    let known = hall.store().players(&ids).await?;
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
