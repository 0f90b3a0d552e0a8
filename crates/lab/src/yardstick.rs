//! Where a player stands between random and oracle: alone against the same opponents, by its share of the decided
//! games.

use crate::interval::Share;
use crate::player::Player;
use crate::table::{Named, TableFigures};
use armonium_bots::BotKind;
use serde::Serialize;

/// A player on the scale from random (0) to oracle (100).
#[derive(Clone, Debug, Serialize)]
pub struct Yardstick {
    /// Who.
    pub player: Player,
    /// Against whom, at all other seats.
    pub against: Player,
    /// At a table of so many.
    pub players: usize,
    /// Its share of the decided games.
    pub won: Share,
    /// Where that lies between random and oracle, if both have played the same opponents.
    pub level: Option<f64>,
}

pub(crate) fn of(tables: &[TableFigures]) -> Vec<Yardstick> {
    let mut sticks: Vec<Yardstick> = tables.iter().filter_map(alone).collect();
    let own: Vec<Yardstick> = sticks.iter().map(among_equals).collect();
    for stick in own {
        let same = |other: &Yardstick| {
            (other.player, other.against, other.players) == (stick.player, stick.against, stick.players)
        };
        if !sticks.iter().any(same) {
            sticks.push(stick);
        }
    }
    sticks.sort_by(|a, b| {
        (a.against, a.players, a.won.share)
            .partial_cmp(&(b.against, b.players, b.won.share))
            .unwrap_or(std::cmp::Ordering::Equal)
    });
    let share_of = |player: Player, stick: &Yardstick| {
        let same = |other: &&Yardstick| {
            other.player == player && other.against == stick.against && other.players == stick.players
        };
        sticks.iter().find(same).map(|found| found.won.share)
    };
    let levels: Vec<Option<f64>> = sticks
        .iter()
        .map(|stick| {
            let bottom = share_of(Player::Bot(BotKind::Random), stick)?;
            let top = share_of(Player::Oracle, stick).filter(|&top| top > bottom)?;
            Some((stick.won.share - bottom) / (top - bottom) * 100.0)
        })
        .collect();
    for (stick, level) in sticks.iter_mut().zip(levels) {
        stick.level = level;
    }
    sticks
}

/// The opponents on the same scale: among equals everybody is worth an even share, without a game.
fn among_equals(stick: &Yardstick) -> Yardstick {
    let fair = 1.0 / stick.players as f64;
    let won = Share { share: fair, low: fair, high: fair, ..Share::default() };
    Yardstick { player: stick.against, won, ..stick.clone() }
}

/// The one of a table who plays against many of another.
fn alone(table: &TableFigures) -> Option<Yardstick> {
    let [one, other] = table.bots.as_slice() else { return None };
    let seats = |named: &Named| table.lineup.iter().filter(|&&player| player == named.player).count();
    let (lone, many) = if seats(one) == 1 { (one, other) } else { (other, one) };
    let stick = Yardstick {
        player: lone.player,
        against: many.player,
        players: table.players,
        won: lone.won,
        level: None,
    };
    (seats(lone) == 1).then_some(stick)
}
