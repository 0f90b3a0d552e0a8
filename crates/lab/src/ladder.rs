//! Ratings from the games in which different players met: Weng-Lin, updated game by game, and Elo, fitted to all games at
//! once.

use crate::interval::Z;
use crate::player::Player;
use crate::record::{End, Record};
use serde::Serialize;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use std::collections::BTreeMap;

/// The rating of a player.
#[derive(Clone, Debug, Serialize)]
pub struct Rung {
    /// The player.
    pub player: Player,
    /// The Weng-Lin rating.
    pub rating: f64,
    /// Its standard deviation.
    pub uncertainty: f64,
    /// The Elo fitted to all games; 1500 is the mean of the ladder.
    pub elo: f64,
    /// Half its 95 % interval.
    pub elo_margin: f64,
    /// Its seats in these games.
    pub seats: u64,
}

/// A decided game between different players: the seats and the winner.
struct Meeting {
    seats: Vec<Player>,
    winner: Player,
}

pub(crate) fn of(records: &[&Record]) -> Vec<Rung> {
    let meetings: Vec<Meeting> = records.iter().filter_map(|record| meeting(record)).collect();
    let mut seats = BTreeMap::<Player, u64>::new();
    for &player in meetings.iter().flat_map(|meeting| &meeting.seats) {
        *seats.entry(player).or_default() += 1;
    }
    let (ratings, elos) = (weng_lin(records), elo(&meetings));
    let mut ladder: Vec<Rung> = seats
        .into_iter()
        .filter_map(|(player, seats)| {
            let (rating, &(elo, elo_margin)) = (ratings.get(&player)?, elos.get(&player)?);
            let WengLinRating { rating, uncertainty } = *rating;
            Some(Rung { player, rating, uncertainty, elo, elo_margin, seats })
        })
        .collect();
    ladder.sort_by(|a, b| b.elo.total_cmp(&a.elo));
    ladder
}

fn meeting(record: &Record) -> Option<Meeting> {
    let winner = record.winner()?.bot;
    let seats: Vec<Player> = record.seats.iter().map(|seated| seated.bot).collect();
    seats.iter().any(|&player| player != winner).then_some(Meeting { seats, winner })
}

/// Every seat is a team of one: the winner is first, the others share second place. A player at several seats gets the mean
/// of their updates.
fn weng_lin(records: &[&Record]) -> BTreeMap<Player, WengLinRating> {
    let config = WengLinConfig::new();
    let mut ratings = BTreeMap::<Player, WengLinRating>::new();
    for record in records {
        let (End::Won { seat: winner, .. }, Some(_)) = (&record.end, meeting(record)) else { continue };
        let players: Vec<Player> = record.seats.iter().map(|seated| seated.bot).collect();
        let before: Vec<[WengLinRating; 1]> =
            players.iter().map(|player| [ratings.get(player).copied().unwrap_or_default()]).collect();
        let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> = before
            .iter()
            .enumerate()
            .map(|(seat, team)| {
                (team.as_slice(), MultiTeamOutcome::new(if seat == winner.index() { 1 } else { 2 }))
            })
            .collect();
        let after = weng_lin_multi_team(&ranked, &config);
        let mut learnt = BTreeMap::<Player, (f64, f64, f64)>::new();
        for (player, team) in players.iter().zip(&after) {
            let Some(new) = team.first() else { continue };
            let (rating, uncertainty, seats) = learnt.entry(*player).or_default();
            (*rating, *uncertainty, *seats) =
                (*rating + new.rating, *uncertainty + new.uncertainty, *seats + 1.0);
        }
        for (player, (rating, uncertainty, seats)) in learnt {
            ratings
                .insert(player, WengLinRating { rating: rating / seats, uncertainty: uncertainty / seats });
        }
    }
    ratings
}

/// The chance to win is proportional to strength, and 400 points are a factor of ten. The strengths are the maximum
/// likelihood estimate (Hunter's iteration). A half-won virtual game per player against the mean keeps the strengths of
/// players finite who always or never win.
fn elo(meetings: &[Meeting]) -> BTreeMap<Player, (f64, f64)> {
    let mut groups = BTreeMap::<(&[Player], Player), f64>::new();
    for meeting in meetings {
        *groups.entry((&meeting.seats, meeting.winner)).or_default() += 1.0;
    }
    let mut strength: BTreeMap<Player, f64> =
        meetings.iter().flat_map(|meeting| &meeting.seats).map(|&player| (player, 1.0)).collect();
    let of = |strength: &BTreeMap<Player, f64>, player: &Player| strength.get(player).copied().unwrap_or(1.0);
    for _ in 0..500 {
        let mut wins: BTreeMap<Player, f64> = strength.keys().map(|&player| (player, 0.5)).collect();
        let mut chances: BTreeMap<Player, f64> =
            strength.iter().map(|(&player, own)| (player, 1.0 / (own + 1.0))).collect();
        for ((seats, winner), games) in &groups {
            let table: f64 = seats.iter().map(|player| of(&strength, player)).sum();
            *wins.entry(*winner).or_default() += games;
            for player in *seats {
                *chances.entry(*player).or_default() += games / table;
            }
        }
        for (player, own) in &mut strength {
            *own = of(&wins, player) / of(&chances, player);
        }
    }
    let points = |own: f64| 400.0 * own.log10();
    let mean = strength.values().map(|&own| points(own)).sum::<f64>() / strength.len().max(1) as f64;
    let elo = strength.iter().map(|(&player, &own)| {
        // The Fisher information on this strength, with the others fixed.
        let information: f64 = groups
            .iter()
            .map(|((seats, _), games)| {
                let table: f64 = seats.iter().map(|other| of(&strength, other)).sum();
                let share = seats.iter().filter(|&&other| other == player).count() as f64 * own / table;
                games * share * (1.0 - share)
            })
            .sum();
        let margin = Z * 400.0 / std::f64::consts::LN_10 / (information + 0.25).sqrt();
        (player, (points(own) - mean + 1500.0, margin))
    });
    elo.collect()
}
