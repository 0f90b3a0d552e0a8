//! The figures of one lineup: all games with the same players, options and pack, in any seats.

use crate::interval::Share;
use crate::player::Player;
use crate::record::{End, OrganBy, Record, Verdict};
use crate::setup::Setup;
use crate::targets::{self, Target};
use crate::usage::UsageFigures;
use armonium_rules::{Fate, LAST_HOUR, MOST_TIME, Reason, Role};
use serde::Serialize;

/// The Hours of a game.
const HOURS: usize = LAST_HOUR as usize;
/// The bin width of the histogram of Time left.
const TIME_STEP: u8 = 5;
/// The number of bins of the histogram of game lengths.
const LENGTHS: usize = 16;

/// The figures of one lineup.
#[derive(Clone, Debug, Serialize)]
pub struct TableFigures {
    /// A label for people.
    pub label: String,
    /// How many players.
    pub players: usize,
    /// The players, strongest first.
    pub lineup: Vec<Player>,
    /// The pack's short name.
    pub pack: String,
    /// How many games ended by the rules.
    pub games: u64,
    /// How they ended, Hour by Hour.
    pub hours: [Ends; HOURS],
    /// Wins of each seat, of the decided games.
    pub seats: Vec<Share>,
    /// Wins from each position in the order before the first auction, of the decided games.
    pub positions: Vec<Share>,
    /// Wins as Hero and as Fenrir, of the decided games.
    pub roles: [Share; 2],
    /// Wins of each player, of its seats in decided games.
    pub bots: Vec<Named>,
    /// Players out of Time, of all.
    pub out_of_time: Share,
    /// Players out after a wrong name, of all.
    pub wrong_name: Share,
    /// Players out after a right name, of all.
    pub failed: Share,
    /// Declarations made below the confidence the player itself wanted, of those that state one.
    pub rash: Share,
    /// Declarations that won, of all.
    pub declared_won: Share,
    /// In which Hour the Organ came to the map.
    pub organ_hours: [u64; HOURS],
    /// Organs that came by the fourth Location Tile, of all.
    pub fourth_tile: Share,
    /// Games with the Organ on the map, of those that lasted to Hour X.
    pub organ_by_ten: Share,
    /// Games in which a line was ridden, of all.
    pub line_games: Share,
    /// Turns in which a line was ridden, of all.
    pub line_turns: Share,
    /// Players by the Time they had left, in bins of 5; the first bin is 0.
    pub time_left: Vec<u64>,
    /// The mean Time left of the players still in the game.
    pub mean_time_left: f64,
    /// The mean Time a player paid in auctions.
    pub mean_bids: f64,
    /// Histogram of decisions per game: the start of each bin, and its count.
    pub lengths: Vec<(u32, u64)>,
    /// The mean number of decisions.
    pub mean_decisions: f64,
    /// The mean number of turns.
    pub mean_turns: f64,
    /// Usage counts.
    pub usage: UsageFigures,
    /// The targets of a good pack, and whether they are met.
    pub targets: Vec<Target>,
}

/// How the games of an Hour ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Ends {
    /// Won by a Hero.
    pub hero: u64,
    /// Won by Fenrir.
    pub fenrir: u64,
    /// Midnight.
    pub ragnarok: u64,
    /// All players out.
    pub all_out: u64,
}

impl Ends {
    /// The number of games.
    pub const fn total(&self) -> u64 {
        self.hero + self.fenrir + self.ragnarok + self.all_out
    }

    /// The number of decided games.
    pub const fn decided(&self) -> u64 {
        self.hero + self.fenrir
    }
}

/// A share with a name.
#[derive(Clone, Debug, Serialize)]
pub struct Named {
    /// The player.
    pub player: Player,
    /// The share.
    pub won: Share,
}

impl TableFigures {
    pub(crate) fn of(label: &str, lineup: &[Player], setup: &Setup, records: &[&Record]) -> Self {
        let sound = |record: &&&Record| !matches!(record.end, End::Faulty { .. });
        let records: Vec<&Record> = records.iter().filter(sound).copied().collect();
        let games = records.len() as u64;
        let count = |what: &dyn Fn(&Record) -> bool| records.iter().filter(|r| what(r)).count() as u64;
        let decided = count(&|record| record.winner().is_some());
        let won_by = |who: &dyn Fn(usize, &Record) -> bool| {
            let won =
                count(&|record| matches!(record.end, End::Won { seat, .. } if who(seat.index(), record)));
            Share::new(won, decided)
        };
        let players = lineup.len();
        let everybody = games * players as u64;
        let out = |reason| {
            let seats = records.iter().flat_map(|record| &record.seats);
            Share::new(seats.filter(|seated| seated.fate == Fate::Out(reason)).count() as u64, everybody)
        };
        let declared: Vec<_> = records.iter().flat_map(|record| &record.declared).collect();
        let organs: Vec<_> = records.iter().filter_map(|record| record.organ).collect();
        let to_ten = |record: &Record| record.hour >= 10;
        let turns: u64 = records.iter().map(|record| u64::from(record.turns)).sum();
        let mean = |sum: u64, of: u64| if of == 0 { 0.0 } else { sum as f64 / of as f64 };
        let inside: Vec<u8> = records
            .iter()
            .flat_map(|record| &record.seats)
            .filter(|seated| seated.fate == Fate::In)
            .map(|seated| seated.time)
            .collect();
        let mut table = Self {
            label: label.to_owned(),
            players,
            lineup: lineup.to_vec(),
            pack: setup.pack.id.clone(),
            games,
            hours: hours(&records),
            seats: (0..players).map(|seat| won_by(&|winner, _| winner == seat)).collect(),
            positions: (1..=players)
                .map(|place| won_by(&|seat, game| usize::from(game.seats[seat].position) == place))
                .collect(),
            roles: [Role::Hero, Role::Fenrir].map(|wanted| {
                Share::new(
                    count(&|record| matches!(record.end, End::Won { role, .. } if role == wanted)),
                    decided,
                )
            }),
            bots: bots(lineup, decided, &|player| {
                count(&|record| record.winner().is_some_and(|winner| winner.bot == player))
            }),
            out_of_time: out(Reason::Time),
            wrong_name: out(Reason::WrongName),
            failed: out(Reason::Failed),
            rash: Share::new(
                declared.iter().filter(|declared| declared.is_rash()).count() as u64,
                declared.iter().filter(|declared| declared.sure.is_some()).count() as u64,
            ),
            declared_won: Share::new(
                declared.iter().filter(|declared| declared.verdict == Verdict::Won).count() as u64,
                declared.len() as u64,
            ),
            organ_hours: std::array::from_fn(|hour| {
                organs.iter().filter(|organ| usize::from(organ.hour) == hour + 1).count() as u64
            }),
            fourth_tile: Share::new(
                organs.iter().filter(|organ| organ.by == OrganBy::FourthTile).count() as u64,
                organs.len() as u64,
            ),
            organ_by_ten: Share::new(
                count(&|record| to_ten(record) && record.organ.is_some_and(|organ| organ.hour <= 10)),
                count(&to_ten),
            ),
            line_games: Share::new(count(&|record| record.line_turns > 0), games),
            line_turns: Share::new(records.iter().map(|record| u64::from(record.line_turns)).sum(), turns),
            time_left: time_left(&records),
            mean_time_left: mean(inside.iter().map(|&time| u64::from(time)).sum(), inside.len() as u64),
            mean_bids: mean(
                records.iter().flat_map(|record| &record.seats).map(|seated| u64::from(seated.bids)).sum(),
                everybody,
            ),
            lengths: lengths(&records),
            mean_decisions: mean(records.iter().map(|record| u64::from(record.decisions)).sum(), games),
            mean_turns: mean(turns, games),
            usage: UsageFigures::of(setup, players, &records),
            targets: Vec::new(),
        };
        table.targets = targets::of(&table);
        table
    }

    /// The number of decided games.
    pub fn decided(&self) -> u64 {
        self.hours.iter().map(Ends::decided).sum()
    }

    /// The Hour in which the median decided game ended.
    pub fn median_hour(&self) -> Option<usize> {
        let decided = self.decided();
        let mut before = 0;
        let hour = self.hours.iter().position(|ends| {
            before += ends.decided();
            before * 2 >= decided
        });
        hour.filter(|_| decided > 0).map(|hour| hour + 1)
    }
}

fn hours(records: &[&Record]) -> [Ends; HOURS] {
    let mut hours = [Ends::default(); HOURS];
    for record in records {
        let Some(ends) = usize::from(record.hour).checked_sub(1).and_then(|hour| hours.get_mut(hour)) else {
            continue;
        };
        match record.end {
            End::Won { role: Role::Hero, .. } => ends.hero += 1,
            End::Won { role: Role::Fenrir, .. } => ends.fenrir += 1,
            End::Ragnarok => ends.ragnarok += 1,
            End::AllOut => ends.all_out += 1,
            End::Faulty { .. } => {}
        }
    }
    hours
}

fn bots(lineup: &[Player], decided: u64, wins: &dyn Fn(Player) -> u64) -> Vec<Named> {
    let kinds = lineup.chunk_by(|a, b| a == b).filter_map(|run| Some((*run.first()?, run.len() as u64)));
    kinds.map(|(player, seats)| Named { player, won: Share::new(wins(player), decided * seats) }).collect()
}

fn time_left(records: &[&Record]) -> Vec<u64> {
    let mut bars = vec![0; usize::from(MOST_TIME / TIME_STEP) + 1];
    for seated in records.iter().flat_map(|record| &record.seats) {
        if let Some(bar) = bars.get_mut(usize::from(seated.time.div_ceil(TIME_STEP))) {
            *bar += 1;
        }
    }
    bars
}

fn lengths(records: &[&Record]) -> Vec<(u32, u64)> {
    let decisions = || records.iter().map(|record| record.decisions);
    let (Some(least), Some(most)) = (decisions().min(), decisions().max()) else { return Vec::new() };
    // Bars of a round width are easier to read.
    let width = ((most - least) / LENGTHS as u32 + 1).div_ceil(10) * 10;
    let from = least / width * width;
    let mut bars: Vec<(u32, u64)> = (0..=(most - from) / width).map(|bar| (from + bar * width, 0)).collect();
    for length in decisions() {
        bars[((length - from) / width) as usize].1 += 1;
    }
    bars
}
