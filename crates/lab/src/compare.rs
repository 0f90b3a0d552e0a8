//! Compares one player with a table of another: the test of every change to a bot.

use crate::interval::{Share, Z};
use crate::player::Player;
use crate::record::{End, Record};
use crate::setup::Setup;
use crate::tournament::run;
use armonium_rules::{Content, Fate, Reason, Role};
use std::collections::{BTreeMap, HashSet};
use std::convert::Infallible;
use std::sync::atomic::AtomicBool;
use std::sync::{Mutex, PoisonError};

/// The result of one player A at a table of B.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// The number of games.
    pub games: u64,
    /// A's share of the decided games.
    pub won: Share,
    /// The interval of that share, clustered by deal.
    pub by_deal: (f64, f64),
    /// A's share of the decided games in which A was a Hero.
    pub as_hero: Share,
    /// A's share of the decided games in which A was Fenrir.
    pub as_fenrir: Share,
    /// The number of games in which A ran out of Time.
    pub out_of_time: u64,
    /// The number of faulty games, and the first fault.
    pub faults: (u64, Option<String>),
}

/// Plays A against B at all other seats, every deal once from each seat.
pub fn compare(
    content: &Content,
    a: Player,
    b: Player,
    players: u8,
    deals: u32,
    seed: u64,
    threads: usize,
) -> Comparison {
    let mut seats = vec![b; players.into()];
    if let Some(first) = seats.first_mut() {
        *first = a;
    }
    let setup = Setup::new(content, vec![seats], deals, seed);
    let records = Mutex::new(Vec::new());
    let taken: Result<(), Infallible> =
        run(content, &setup, &HashSet::new(), threads, &AtomicBool::new(false), |record| {
            records.lock().unwrap_or_else(PoisonError::into_inner).push(record);
            Ok(())
        });
    let Ok(()) = taken;
    Comparison::of(&records.into_inner().unwrap_or_else(PoisonError::into_inner))
}

impl Comparison {
    /// Aggregates games in which A starts at the first seat and is rotated.
    fn of(records: &[Record]) -> Self {
        let (mut heroes, mut fenrirs) = ([0; 2], [0; 2]);
        let mut deals = BTreeMap::<u32, [u64; 2]>::new();
        let (mut out_of_time, mut faults) = (0, (0, None));
        for record in records {
            let own = usize::from(record.rotation);
            out_of_time +=
                u64::from(record.seats.get(own).is_some_and(|a| a.fate == Fate::Out(Reason::Time)));
            match &record.end {
                End::Won { seat, .. } => {
                    let won = u64::from(seat.index() == own);
                    let is_fenrir = record.fenrir.is_some_and(|fenrir| fenrir.index() == own);
                    let role = if is_fenrir { &mut fenrirs } else { &mut heroes };
                    for counts in [role, deals.entry(record.deal).or_default()] {
                        counts[0] += won;
                        counts[1] += 1;
                    }
                }
                End::Faulty { seat, what } => {
                    faults.0 += 1;
                    faults
                        .1
                        .get_or_insert_with(|| format!("seat {} of seed {}: {what}", seat.0, record.seed));
                }
                End::Ragnarok | End::AllOut => {}
            }
        }
        let [won, decided] = [heroes[0] + fenrirs[0], heroes[1] + fenrirs[1]];
        let won = Share::new(won, decided);
        Self {
            games: records.len() as u64,
            won,
            by_deal: by_deal(won, deals.values()),
            as_hero: Share::new(heroes[0], heroes[1]),
            as_fenrir: Share::new(fenrirs[0], fenrirs[1]),
            out_of_time,
            faults,
        }
    }
}

/// The 95 % interval of a ratio of sums over deals.
fn by_deal<'a>(won: Share, deals: impl ExactSizeIterator<Item = &'a [u64; 2]>) -> (f64, f64) {
    let (count, total) = (deals.len() as f64, won.of as f64);
    if count < 2.0 {
        return (won.low, won.high);
    }
    let squares: f64 = deals.map(|&[won_here, of]| (won_here as f64 - won.share * of as f64).powi(2)).sum();
    let half = Z * (squares * count / (count - 1.0)).sqrt() / total;
    ((won.share - half).max(0.0), (won.share + half).min(1.0))
}

impl std::fmt::Display for Comparison {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let share = |share: &Share| {
            format!("{:.1} % [{:.1}, {:.1}]", share.share * 100.0, share.low * 100.0, share.high * 100.0)
        };
        write!(
            f,
            "{} of {} decided games of {}: {}, by deals [{:.1}, {:.1}]; as {:?} {}, as {:?} {}; out of Time {}",
            self.won.hits,
            self.won.of,
            self.games,
            share(&self.won),
            self.by_deal.0 * 100.0,
            self.by_deal.1 * 100.0,
            Role::Hero,
            share(&self.as_hero),
            Role::Fenrir,
            share(&self.as_fenrir),
            self.out_of_time,
        )?;
        match &self.faults {
            (0, _) => Ok(()),
            (count, what) => write!(f, "; {count} FAULTY GAMES, {}", what.as_deref().unwrap_or_default()),
        }
    }
}
