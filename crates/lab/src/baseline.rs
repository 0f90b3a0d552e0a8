//! Places players between the baselines random and oracle: by the share of decided games, alone against the same opponents.

use crate::interval::Share;
use crate::player::Player;
use crate::table::{Named, TableFigures};
use armonium_bots::BotKind;
use serde::Serialize;

/// A player on the scale from random (0) to oracle (100).
#[derive(Clone, Debug, Serialize)]
pub struct BaselineScore {
    /// The player.
    pub player: Player,
    /// The player at all other seats.
    pub against: Player,
    /// The number of players.
    pub players: usize,
    /// Its share of the decided games.
    pub won: Share,
    /// Where that lies between random and oracle, if both have played the same opponents.
    pub level: Option<f64>,
}

pub(crate) fn of(tables: &[TableFigures]) -> Vec<BaselineScore> {
    let mut scores: Vec<BaselineScore> = tables.iter().filter_map(alone).collect();
    let own: Vec<BaselineScore> = scores.iter().map(among_equals).collect();
    for score in own {
        let same = |other: &BaselineScore| {
            (other.player, other.against, other.players) == (score.player, score.against, score.players)
        };
        if !scores.iter().any(same) {
            scores.push(score);
        }
    }
    scores.sort_by(|a, b| {
        (a.against, a.players, a.won.share)
            .partial_cmp(&(b.against, b.players, b.won.share))
            .unwrap_or(std::cmp::Ordering::Equal)
    });
    let share_of = |player: Player, score: &BaselineScore| {
        let same = |other: &&BaselineScore| {
            other.player == player && other.against == score.against && other.players == score.players
        };
        scores.iter().find(same).map(|found| found.won.share)
    };
    let levels: Vec<Option<f64>> = scores
        .iter()
        .map(|score| {
            let bottom = share_of(Player::Bot(BotKind::Random), score)?;
            let top = share_of(Player::Oracle, score).filter(|&top| top > bottom)?;
            Some((score.won.share - bottom) / (top - bottom) * 100.0)
        })
        .collect();
    for (score, level) in scores.iter_mut().zip(levels) {
        score.level = level;
    }
    scores
}

/// The opponents on the same scale: among equals, each wins an even share.
fn among_equals(score: &BaselineScore) -> BaselineScore {
    let fair = 1.0 / score.players as f64;
    let won = Share { share: fair, low: fair, high: fair, ..Share::default() };
    BaselineScore { player: score.against, won, ..score.clone() }
}

/// The player that is alone against many of another, if any.
fn alone(table: &TableFigures) -> Option<BaselineScore> {
    let [one, other] = table.bots.as_slice() else { return None };
    let seats = |named: &Named| table.lineup.iter().filter(|&&player| player == named.player).count();
    let (lone, many) = if seats(one) == 1 { (one, other) } else { (other, one) };
    let score = BaselineScore {
        player: lone.player,
        against: many.player,
        players: table.players,
        won: lone.won,
        level: None,
    };
    (seats(lone) == 1).then_some(score)
}
