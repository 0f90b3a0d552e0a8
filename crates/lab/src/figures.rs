//! Aggregates records. Per table: table.rs; ratings: ladder.rs; baselines: baseline.rs; calibration of the belief:
//! reliability.rs.

use crate::baseline::{self, BaselineScore};
use crate::interval::Share;
use crate::ladder::{self, Rung};
use crate::player::Player;
use crate::record::{End, Record};
use crate::reliability::Reliability;
use crate::setup::{PackId, Setup};
use crate::table::TableFigures;
use armonium_rules::{Opener, Role};
use serde::Serialize;
use std::collections::BTreeMap;

/// All figures of a report.
#[derive(Clone, Debug, Serialize)]
pub struct Figures {
    /// The tournaments, and how to replay them.
    pub sources: Vec<Source>,
    /// How many games there are.
    pub games: u64,
    /// The number of faulty games.
    pub faulty: u64,
    /// The first faults, for people.
    pub faults: Vec<String>,
    /// The tables, by players and lineup.
    pub tables: Vec<TableFigures>,
    /// The players, over all tables.
    pub players: Vec<PlayerFigures>,
    /// Ratings, from games in which different players met.
    pub ladder: Vec<Rung>,
    /// The players on the scale from random to oracle.
    pub baselines: Vec<BaselineScore>,
    /// The calibration of the exact belief.
    pub reliability: Reliability,
}

/// An aggregated tournament.
#[derive(Clone, Debug, Serialize)]
pub struct Source {
    /// The command that replays it.
    pub command: String,
    /// The version of the program.
    pub program: String,
    /// The version of the rules.
    pub rules: u32,
    /// The content pack.
    pub pack: PackId,
    /// How many of its games there are.
    pub games: usize,
}

impl Source {
    fn of((setup, records): &(Setup, Vec<Record>)) -> Self {
        Self {
            command: setup.command(),
            program: setup.program.clone(),
            rules: setup.rules,
            pack: setup.pack.clone(),
            games: records.len(),
        }
    }
}

/// The results of one player over all tables.
#[derive(Clone, Debug, Serialize)]
pub struct PlayerFigures {
    /// The player.
    pub player: Player,
    /// Seats won, of its seats in decided games.
    pub won: Share,
    /// Its fair share, if all players were equal.
    pub fair: f64,
    /// The same where it was a Hero.
    pub as_hero: Share,
    /// The same where it was Fenrir.
    pub as_fenrir: Share,
}

/// Games with the same key form one table.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Key {
    players: usize,
    lineup: Vec<Player>,
    beginner: bool,
    last_opens: bool,
    pack: PackId,
}

/// The most faults to list.
const MAX_FAULTS: usize = 10;

impl Figures {
    /// Aggregates the records of some tournaments.
    pub fn of(runs: &[(Setup, Vec<Record>)]) -> Self {
        let mut tables = BTreeMap::<Key, (&Setup, Vec<&Record>)>::new();
        for (setup, records) in runs {
            for record in records {
                let mut lineup: Vec<Player> = record.seats.iter().map(|seated| seated.bot).collect();
                lineup.sort_unstable_by(|a, b| b.cmp(a));
                let key = Key {
                    players: lineup.len(),
                    lineup,
                    beginner: setup.beginner,
                    last_opens: setup.auction_opener == Opener::Last,
                    pack: setup.pack.clone(),
                };
                tables.entry(key).or_insert_with(|| (setup, Vec::new())).1.push(record);
            }
        }
        let mut all: Vec<&Record> = runs.iter().flat_map(|(_, records)| records).collect();
        // Files keep the order in which games ended; figures must not depend on it.
        all.sort_unstable_by_key(|record| (record.fixture(), record.seed));
        let faults = all.iter().filter_map(|record| match &record.end {
            End::Faulty { seat, what } => {
                let bot = record.seats.get(seat.index()).map_or("?", |seated| seated.bot.name());
                Some(format!("{bot} at seat {}, seed {}: {what}", seat.0, record.seed))
            }
            End::Won { .. } | End::Ragnarok | End::AllOut => None,
        });
        let faults: Vec<String> = faults.collect();
        let tables: Vec<TableFigures> = tables
            .iter()
            .map(|(key, (setup, records))| TableFigures::of(&key.label(), &key.lineup, setup, records))
            .collect();
        Self {
            sources: runs.iter().map(Source::of).collect(),
            games: all.len() as u64,
            faulty: faults.len() as u64,
            faults: faults.into_iter().take(MAX_FAULTS).collect(),
            players: players(&all),
            ladder: ladder::of(&all),
            baselines: baseline::of(&tables),
            reliability: Reliability::of(&all),
            tables,
        }
    }
}

impl Key {
    fn label(&self) -> String {
        let runs: Vec<&[Player]> = self.lineup.chunk_by(|a, b| a == b).collect();
        let who = runs.iter().map(|run| match run {
            [player, _, ..] if runs.len() > 1 => format!("{} × {player}", run.len()),
            [player, ..] => player.to_string(),
            [] => String::new(),
        });
        let mut label = format!("{} players: {}", self.players, who.collect::<Vec<_>>().join(", "));
        if self.beginner {
            label.push_str(", beginner");
        }
        if self.last_opens {
            label.push_str(", last opens");
        }
        if self.pack.id != "turin" {
            label.push_str(&format!(", {}", self.pack.id));
        }
        label
    }
}

fn players(records: &[&Record]) -> Vec<PlayerFigures> {
    #[derive(Default)]
    struct Count {
        fair: f64,
        roles: [[u64; 2]; 2],
    }
    let mut counts = BTreeMap::<Player, Count>::new();
    for record in records {
        let End::Won { seat: winner, .. } = record.end else { continue };
        for (index, seated) in record.seats.iter().enumerate() {
            let is_fenrir = record.fenrir.is_some_and(|fenrir| fenrir.index() == index);
            let role = if is_fenrir { Role::Fenrir } else { Role::Hero };
            let count = counts.entry(seated.bot).or_default();
            count.fair += 1.0 / record.seats.len() as f64;
            count.roles[role.index()][0] += u64::from(winner.index() == index);
            count.roles[role.index()][1] += 1;
        }
    }
    let figures = counts.into_iter().map(|(player, Count { fair, roles: [hero, fenrir] })| PlayerFigures {
        player,
        won: Share::new(hero[0] + fenrir[0], hero[1] + fenrir[1]),
        fair: fair / (hero[1] + fenrir[1]) as f64,
        as_hero: Share::new(hero[0], hero[1]),
        as_fenrir: Share::new(fenrir[0], fenrir[1]),
    });
    figures.collect()
}
