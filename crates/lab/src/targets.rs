//! Targets of a good reconstruction of the game, and whether a table meets them.

use crate::interval::Share;
use crate::table::{Ends, TableFigures};
use serde::Serialize;

/// One target of a table.
#[derive(Clone, Debug, Serialize)]
pub struct Target {
    /// What is measured.
    pub name: String,
    /// The bounds.
    pub bounds: String,
    /// What was measured.
    pub measured: String,
    /// Whether it is met.
    pub met: Met,
    /// How it is counted.
    pub how: &'static str,
}

/// Whether a target is met.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Met {
    /// Met; for a share, its whole interval is within the bounds.
    Yes,
    /// Missed; for a share, its whole interval is outside the bounds.
    No,
    /// The interval crosses a bound: more games are needed.
    Undecided,
    /// There is nothing to measure.
    NoData,
}

impl Met {
    const fn of(holds: bool) -> Self {
        if holds { Self::Yes } else { Self::No }
    }

    fn within(share: Share, low: f64, high: f64) -> Self {
        if share.of == 0 {
            Self::NoData
        } else if low <= share.low && share.high <= high {
            Self::Yes
        } else if share.high < low || high < share.low {
            Self::No
        } else {
            Self::Undecided
        }
    }
}

/// The most a starting seat may win, relative to its fair share.
const SEAT: f64 = 1.25;
/// The greatest deviation of Fenrir from its fair share.
const FENRIR: f64 = 0.4;
/// The greatest factor between the use of anything and the even share of its kind.
const USE: f64 = 3.0;

/// The targets of a table. They assume equal players, so a table of different players has none.
pub(crate) fn of(table: &TableFigures) -> Vec<Target> {
    if table.bots.len() != 1 {
        return Vec::new();
    }
    let mut targets = vec![undecided(table), median(table), early(table)];
    targets.extend(fenrir(table));
    targets.push(seat("Best starting position", &table.positions, HOW_POSITION));
    targets.push(seat("Best seat", &table.seats, "wins by seat, of the decided games"));
    targets.push(share(
        "Out of Time",
        "< 10 %",
        table.out_of_time,
        (0.0, 0.1),
        "players whose Time reached 0, of all players",
    ));
    targets.extend(table.usage.kinds().into_iter().map(|(name, uses)| used(name, uses)));
    targets.push(line_ridden(table));
    targets.push(share(
        "Organ on the map by Hour X",
        "≥ 85 %",
        table.organ_by_ten,
        (0.85, 1.0),
        "of the games that last to Hour X",
    ));
    targets
}

const HOW_POSITION: &str = "wins by place in the order before the first auction, of the decided games";

fn percent(share: Share) -> String {
    format!("{:.1} % [{:.1}, {:.1}]", share.share * 100.0, share.low * 100.0, share.high * 100.0)
}

fn share(name: &str, bounds: &str, measured: Share, (low, high): (f64, f64), how: &'static str) -> Target {
    Target {
        name: name.to_owned(),
        bounds: bounds.to_owned(),
        measured: if measured.of == 0 { "nothing to measure".to_owned() } else { percent(measured) },
        met: Met::within(measured, low, high),
        how,
    }
}

/// One game without a ride is enough to miss it.
fn line_ridden(table: &TableFigures) -> Target {
    let (rides, how) = (table.line_games, "games with a ride by Train, Monorail or Airship");
    let met = if rides.of == 0 { Met::NoData } else { Met::of(rides.hits == rides.of) };
    Target { met, ..share("A line is ridden", "every game", rides, (1.0, 1.0), how) }
}

fn undecided(table: &TableFigures) -> Target {
    share(
        "Ragnarök and all out",
        "3 to 30 %",
        Share::new(table.games - table.decided(), table.games),
        (0.03, 0.3),
        "games that nobody wins, of all",
    )
}

fn median(table: &TableFigures) -> Target {
    let hour = table.median_hour();
    Target {
        name: "Median decided game".to_owned(),
        bounds: "Hour VIII to X".to_owned(),
        measured: hour
            .map_or_else(|| "nothing to measure".to_owned(), |hour| format!("Hour {}", roman(hour))),
        met: hour.map_or(Met::NoData, |hour| Met::of((8..=10).contains(&hour))),
        how: "the Hour by which half of the decided games are won",
    }
}

fn early(table: &TableFigures) -> Target {
    let early = table.hours[..6].iter().map(Ends::total).sum();
    share(
        "Ended before Hour VII",
        "< 8 %",
        Share::new(early, table.games),
        (0.0, 0.08),
        "games that end in Hours I to VI, of all",
    )
}

fn fenrir(table: &TableFigures) -> Option<Target> {
    let fair = 1.0 / table.players as f64;
    let (low, high) = (fair * (1.0 - FENRIR), fair * (1.0 + FENRIR));
    (table.players > 3).then(|| {
        share(
            "Fenrir wins",
            &format!("{:.1} to {:.1} %", low * 100.0, high * 100.0),
            table.roles[1],
            (low, high),
            "of the decided games, within 40 % of an even share",
        )
    })
}

fn seat(name: &str, seats: &[Share], how: &'static str) -> Target {
    let fair = 1.0 / seats.len().max(1) as f64;
    let best = seats.iter().copied().max_by(|a, b| a.share.total_cmp(&b.share)).unwrap_or_default();
    share(name, &format!("≤ {:.1} %", fair * SEAT * 100.0), best, (0.0, fair * SEAT), how)
}

fn used(kind: &str, uses: &[crate::usage::ItemUsage]) -> Target {
    let never: Vec<&str> = uses.iter().filter(|one| one.count == 0).map(|one| one.name.as_str()).collect();
    let ratios = || uses.iter().filter_map(|one| Some((one.to_even?, one.name.as_str())));
    let least = ratios().min_by(|a, b| a.0.total_cmp(&b.0));
    let most = ratios().max_by(|a, b| a.0.total_cmp(&b.0));
    let (measured, met) = match (least, most) {
        (Some(least), Some(most)) => {
            let range = format!("{:.2} × ({}) to {:.2} × ({})", least.0, least.1, most.0, most.1);
            let never_used =
                if never.is_empty() { String::new() } else { format!("; never: {}", never.join(", ")) };
            let holds = never.is_empty() && least.0 >= 1.0 / USE && most.0 <= USE;
            (range + &never_used, Met::of(holds))
        }
        _ => ("nothing to measure".to_owned(), Met::NoData),
    };
    Target {
        name: format!("{kind} in use"),
        bounds: "all, ⅓ to 3 × even".to_owned(),
        measured,
        met,
        how: match kind {
            "Item Tiles" => "uses a copy beside the mean of all items; Fenrir's Stones have no share",
            "Power Cards" => "plays beside an even share",
            "Characters" => "turns beside an even share",
            "Machines" => "rides by gear, card or tile beside an even share; a taxi ride counts once",
            _ => "actions of the Activity Gear beside an even share",
        },
    }
}

/// An Hour as it is written on the clock.
pub(crate) fn roman(hour: usize) -> &'static str {
    const NUMERALS: [&str; 11] = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI"];
    hour.checked_sub(1).and_then(|index| NUMERALS.get(index)).copied().unwrap_or("?")
}
