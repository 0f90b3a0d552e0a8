//! How long an Hour's auctions take among players who look in a few times a day, with and without plans. `cargo xtask bench
//! days`.

use armonium_bench::days::{Disk, Planning, Setup, median};
use std::process::ExitCode;

const GAMES: u64 = 200;

fn main() -> ExitCode {
    let games = match std::env::args().nth(1).as_deref() {
        None => GAMES,
        Some("--games") => match std::env::args().nth(2).and_then(|games| games.parse().ok()) {
            Some(games) if games > 0 => games,
            _ => return usage(),
        },
        Some(_) => return usage(),
    };
    println!("{games} games of 4 players who look in 3 times a day, in simulated time");
    for (name, planning) in [("without plans", Planning::Nobody), ("with plans", Planning::Everyone)] {
        let (mut auctions, mut took, mut by_hand, mut by_plan) = (Vec::new(), Vec::new(), 0, 0);
        for seed in 0..games {
            let story = Setup::new(seed, planning).play(Disk::memory());
            auctions.extend(story.auctions);
            took.push(story.took);
            by_hand += story.by_hand;
            by_plan += story.by_plan;
        }
        let hours = auctions.len();
        let ahead = 100 * by_plan / (by_hand + by_plan).max(1);
        println!(
            "{name:<14} auctions of an Hour: median {} (of {hours} Hours); a game: median {:.1} days; \
             {ahead} % of the decisions made ahead",
            span(median(auctions)),
            median(took) as f64 / 86_400_000.0,
        );
    }
    ExitCode::SUCCESS
}

fn usage() -> ExitCode {
    eprintln!("use: cargo xtask bench days [--games N]");
    ExitCode::FAILURE
}

/// A time in the unit that fits it.
fn span(millis: i64) -> String {
    let seconds = millis as f64 / 1_000.0;
    match seconds {
        short if short < 120.0 => format!("{short:.1} s"),
        minutes if minutes < 7_200.0 => format!("{:.0} min", minutes / 60.0),
        hours if hours < 172_800.0 => format!("{:.1} h", hours / 3_600.0),
        days => format!("{:.1} days", days / 86_400.0),
    }
}
