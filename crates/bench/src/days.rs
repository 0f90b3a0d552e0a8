//! Games over days in simulated time: players who look in a few times a day and decide by hand, with or without plans. A node
//! runs plans and alerts as the server's actor does, on the logic they share, with a store that survives its crashes.
//!
//! Here: the players and the clock. The node: `days/node.rs`; what survives it: `days/disk.rs`.

mod disk;
mod node;

pub use disk::Disk;
pub use node::{By, Frame};

use armonium_bots::{Bot, PlausibleRandom};
use armonium_pack::Pack;
use armonium_rules::{Action, Ask, Content, Phase, Round, Seat, View, Viewer};
use armonium_table::{Clock, Next, Plan, PlanStep, Planned, PlayerId, Record, Stage, TableOptions};
use node::Node;
use std::sync::{Arc, LazyLock};

const SECOND: i64 = 1_000;
const HOUR: i64 = 3_600 * SECOND;
const DAY: i64 = 24 * HOUR;
/// When every game begins: midnight, UTC.
const START: i64 = 1_700_006_400_000;
/// How long a player takes to decide.
const THINK: i64 = 15 * SECOND;
/// How long a player stays after the last decision.
const STAY: i64 = 60 * SECOND;

/// A game to simulate.
#[derive(Clone, Copy, Debug)]
pub struct Setup {
    /// Everything follows from it.
    pub seed: u64,
    /// How many players there are.
    pub players: u8,
    /// How often each player looks in on a day.
    pub looks: u8,
    /// Who decides ahead.
    pub planning: Planning,
    /// Of 100 days, how many a player is absent for.
    pub absent: u8,
    /// Of 100 appends, how many a crash of the node interrupts.
    pub crashes: u8,
}

/// Who decides ahead, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Planning {
    /// Nobody.
    Nobody,
    /// Everyone stores a plan at every look.
    Everyone,
    /// Everyone decides what the plan would, at the same moments, by hand.
    ByHand,
}

/// How a game went.
#[derive(Debug, Default)]
pub struct Story {
    /// For every Hour, the milliseconds from its first auction to its last.
    pub auctions: Vec<i64>,
    /// How long the game took, in milliseconds.
    pub took: i64,
    /// Decisions by hand.
    pub by_hand: u32,
    /// Decisions by plans.
    pub by_plan: u32,
    /// Steps of plans that ended with a notice.
    pub ended: u32,
    /// Crashes of the node.
    pub crashes: u32,
    /// Alerts that were delivered, and those of them that came twice.
    pub alerts: (u32, u32),
    /// Everything that was sent, by viewer: the seats, then a spectator.
    pub frames: Vec<Vec<Frame>>,
    /// The log.
    pub log: Vec<(u32, i64, Record)>,
    /// The record of the game, as it's exported.
    pub transcript: String,
    /// What the store has of plans once the game is over.
    pub plans_left: usize,
}

fn content() -> &'static Arc<Content> {
    static TURIN: LazyLock<Arc<Content>> = LazyLock::new(|| Arc::new(Pack::turin().content.clone()));
    &TURIN
}

/// A number that follows from others.
fn hash(parts: &[u64]) -> u64 {
    parts.iter().fold(0x9e37_79b9_7f4a_7c15, |mixed: u64, part| {
        let mixed = (mixed ^ part).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        (mixed ^ (mixed >> 29)).wrapping_mul(0x94d0_49bb_1331_11eb) ^ (mixed >> 32)
    })
}

/// The middle one of these numbers.
pub fn median(mut numbers: Vec<i64>) -> i64 {
    numbers.sort_unstable();
    numbers.get(numbers.len() / 2).copied().unwrap_or(0)
}

impl Setup {
    /// A game of four who look in three times a day.
    pub const fn new(seed: u64, planning: Planning) -> Self {
        Self { seed, players: 4, looks: 3, planning, absent: 0, crashes: 0 }
    }

    fn roll(&self, parts: &[u64]) -> u64 {
        hash(&[&[self.seed], parts].concat())
    }

    /// When a player looks in next: at times spread over the waking hours, on days on which the player isn't absent.
    fn next_look(&self, player: u8, after: i64) -> i64 {
        let looks = i64::from(self.looks);
        // From seven in the morning, by the player's own time, on.
        let morning = 7 * HOUR + i64::from(player) * HOUR / 2;
        let slot = 16 * HOUR / looks;
        let mut day = (after - START).div_euclid(DAY) - 1;
        loop {
            let number = day as u64;
            // Nobody is absent for two days in a row.
            let absent =
                |number: u64| self.roll(&[1, u64::from(player), number]) % 100 < u64::from(self.absent);
            if !(number.is_multiple_of(2) && absent(number)) {
                let times = (0..looks).map(|look| {
                    let late = self.roll(&[2, u64::from(player), number, look as u64]) % slot as u64;
                    START + day * DAY + morning + look * slot + late as i64
                });
                if let Some(next) = times.filter(|time| *time > after).min() {
                    return next;
                }
            }
            day += 1;
        }
    }

    /// How much Time a position is worth to a player in an Hour.
    fn worth(&self, hour: u8, seat: Seat, position: u8) -> u8 {
        (self.roll(&[3, hour.into(), seat.0.into(), position.into()]) % 5) as u8
    }

    /// The positions, the most wanted first.
    fn wanted(&self, hour: u8, seat: Seat, positions: u8) -> Vec<u8> {
        let mut wanted: Vec<u8> = (1..=positions).collect();
        wanted.sort_by_key(|position| std::cmp::Reverse(self.worth(hour, seat, *position)));
        wanted
    }

    /// What a player decides by hand.
    fn by_hand(&self, view: &View, seat: Seat, decision: u32) -> Action {
        let (hour, has) = (view.public.hour, view.public.time[seat.index()]);
        let wanted = match (view.ask, view.public.phase) {
            (Ask::OpenAuction, Phase::Auction(auction)) => {
                let wanted = self.wanted(hour, seat, auction.positions).into_iter();
                wanted.map(|position| Action::Open { position }).find(|open| view.legal.contains(open))
            }
            (Ask::OpeningBid, _) => Some(Action::Bid { time: 0 }),
            (Ask::Raise, Phase::Auction(auction)) => match auction.round {
                Round::Bidding { position, bid, .. }
                    if bid < self.worth(hour, seat, position) && bid + 1 < has =>
                {
                    Some(Action::Bid { time: bid + 1 })
                }
                _ => Some(Action::Pass {}),
            },
            _ => None,
        };
        let random = || {
            let mut bot = PlausibleRandom::new(self.roll(&[4, decision.into()]));
            bot.decide(content(), view).expect("a player who is asked can decide")
        };
        wanted.unwrap_or_else(random)
    }

    /// What a player plans at a look.
    fn plan(&self, view: &View, seat: Seat) -> Plan {
        let public = &view.public;
        let mut steps = Vec::new();
        let mut push = |hour, then| steps.push(PlanStep { hour, then, answers: 0 });
        let last = armonium_rules::LAST_HOUR;
        let positions = public.active().len() as u8;
        let auction = match public.phase {
            Phase::Auction(auction) if !auction.taken.contains(&Some(seat)) => public.hour,
            _ => public.hour + 1,
        };
        if auction <= last {
            let wanted = self.wanted(auction, seat, positions);
            wanted.iter().for_each(|&position| push(auction, Planned::Open { position, time: 0 }));
            for position in 1..=positions {
                push(auction, Planned::Raise { position, most: self.worth(auction, seat, position) });
            }
        }
        let clue = if matches!(public.phase, Phase::Auction(_)) { public.hour } else { public.hour + 1 };
        let regular: Vec<_> = content().regular().filter(|space| !public.not_empty().has(*space)).collect();
        if clue <= last && regular.len() > 1 {
            let first = self.roll(&[5, clue.into(), seat.0.into()]) as usize % regular.len();
            for choice in [first, (first + 1) % regular.len()] {
                push(clue, Planned::Clue { space: regular[choice] });
            }
        }
        Plan { steps, ended: Vec::new() }
    }

    /// Plays a game to its end.
    pub fn play(&self, disk: Disk) -> Story {
        let clock = Clock::Correspondence { hours: 72, sleep: None };
        let options = TableOptions { clock, ..TableOptions::new(self.players) };
        let mut node = Node::begin(*self, disk, options, START);
        let mut story = Story::default();
        let mut looks: Vec<i64> = (0..self.players).map(|player| self.next_look(player, START)).collect();
        let mut auctions: Option<(u8, i64)> = None;
        while node.table().stage() == Stage::Running {
            let (player, at) =
                (0..self.players).zip(looks.iter().copied()).min_by_key(|(_, at)| *at).expect("a player");
            node.run_plans(at);
            self.look(&mut node, player, at);
            looks[usize::from(player)] = self.next_look(player, at);
        }
        for (at, hour, is_auction) in node.phases() {
            match (auctions, is_auction) {
                (None, true) => auctions = Some((hour, at)),
                (Some((_, begun)), false) => {
                    story.auctions.push(at - begun);
                    auctions = None;
                }
                _ => {}
            }
        }
        node.finish(story, START)
    }

    /// A player looks in: decides while asked, and plans before leaving.
    fn look(&self, node: &mut Node, number: u8, at: i64) {
        let player = player(number);
        node.look_in(player, at);
        let (mut now, mut until) = (at, at + STAY);
        while node.table().stage() == Stage::Running && (now <= until || node.asked_by_hand() == Some(player))
        {
            match node.table().next() {
                Next::Player { seat, player: asked, .. } if asked == player && !node.is_planned() => {
                    now += THINK;
                    let view = node.table().view(Viewer::Seat(seat)).expect("a view");
                    let action = self.by_hand(&view, seat, node.table().decisions);
                    node.act(player, action, now);
                    until = now + STAY;
                }
                // Someone else is asked, or a plan is about to answer.
                _ => now += SECOND,
            }
            node.run_plans(now);
        }
        let seat = node.table().seat_of(player);
        if let Some(seat) = seat.filter(|_| node.table().stage() == Stage::Running)
            && self.planning != Planning::Nobody
        {
            let view = node.table().view(Viewer::Seat(seat)).expect("a view");
            node.set_plan(player, self.plan(&view, seat), now);
        }
        node.look_away(player);
    }
}

/// The player of this number.
const fn player(number: u8) -> PlayerId {
    PlayerId::from_bits(1_000 + number as u64)
}
