//! The summary of the benchmarks, one figure per line. It reads criterion's results from `CRITERION_HOME` and counts what
//! needs no clock. `cargo xtask bench` runs both.

use armonium_bench::RandomPlay;
use armonium_pack::Pack;
use armonium_rules::State;
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

const PLAYERS: [&[u8]; 5] = [&[3, 4, 5, 6], &[3], &[4], &[5], &[6]];
const GAMES: u64 = 20_000;
const PUZZLES: u32 = 100;

fn main() -> ExitCode {
    let home =
        std::env::var_os("CRITERION_HOME").map_or_else(|| PathBuf::from("target/criterion"), PathBuf::from);
    match speeds(&home) {
        Ok(lines) => lines.iter().for_each(|line| println!("{line}")),
        Err(why) => {
            eprintln!("{why}; run `cargo xtask bench`, which measures first");
            return ExitCode::FAILURE;
        }
    }
    println!("{:<37}{} bytes", "State", size_of::<State>());
    for players in PLAYERS {
        let label = format!("decisions a random game, {}", name(players));
        println!("{label:<37}{:.0}", decisions_per_game(players));
    }
    println!("{:<37}{:.2} s, on one core", format!("making {PUZZLES} puzzles"), seconds_for_puzzles());
    ExitCode::SUCCESS
}

/// The time to generate puzzles of all grades in turn.
fn seconds_for_puzzles() -> f64 {
    let begun = Instant::now();
    let content = &Pack::turin().content;
    let made = (0..PUZZLES).filter_map(|number| armonium_puzzles::of_series(content, 1, number, None));
    assert_eq!(made.count(), PUZZLES as usize, "every seed gives a puzzle");
    begun.elapsed().as_secs_f64()
}

fn name(players: &[u8]) -> String {
    match players {
        [players] => format!("{players} players"),
        _ => "all".to_owned(),
    }
}

fn decisions_per_game(players: &[u8]) -> f64 {
    let mut play = RandomPlay::new(&Pack::turin().content, players, 11);
    let mut decisions = 0u32;
    while play.games() < GAMES {
        play.decide();
        decisions += 1;
    }
    f64::from(decisions) / GAMES as f64
}

fn speeds(home: &Path) -> Result<Vec<String>, String> {
    let mixed = rounds(home, "mixed")?;
    let four = rounds(home, "four")?;
    let chess = rounds(home, "chess")?;
    let compared = |own: &[f64]| {
        let mut ratios: Vec<f64> = own.iter().zip(&chess).map(|(own, peer)| own / peer).collect();
        format!("{:.2} × shakmaty ({} alternating rounds)", median(&mut ratios), ratios.len())
    };
    let rate = |label: &str, rounds: &[f64], what: &str| {
        format!("{label:<37}{:.2} million {what} a second", median(&mut rounds.to_vec()) / 1e6)
    };
    let mut lines = vec![
        format!("{}, {}", rate("random play, 3 to 6 players", &mixed, "decisions"), compared(&mixed)),
        format!("{}, {}", rate("random play, 4 players", &four, "decisions"), compared(&four)),
        rate("random chess, shakmaty", &chess, "plies"),
    ];
    for (part, label) in [
        ("setup", "setting up a game"),
        ("view", "building a View"),
        ("resample", "resampling a world from a View"),
        ("routes", "planning the routes of a mover"),
        ("replay", "replaying a game from its file"),
    ] {
        let nanoseconds = measured(&home.join("parts").join(part))?;
        lines.push(format!("{label:<37}{:.2} µs", nanoseconds / 1e3));
    }
    Ok(lines)
}

/// The decisions per second of each round, in order.
fn rounds(home: &Path, play: &str) -> Result<Vec<f64>, String> {
    let rates: Vec<f64> = (1..)
        .map(|round| home.join("random_play").join(play).join(format!("{round}")))
        .take_while(|folder| folder.is_dir())
        .map(|folder| Ok(decisions_per_iteration(&folder)? * 1e9 / measured(&folder)?))
        .collect::<Result<_, String>>()?;
    if rates.is_empty() { Err(format!("there is no measurement of {play}")) } else { Ok(rates) }
}

/// The median time of one iteration, in nanoseconds.
fn measured(folder: &Path) -> Result<f64, String> {
    number(&folder.join("new/estimates.json"), "/median/point_estimate")
}

fn decisions_per_iteration(folder: &Path) -> Result<f64, String> {
    number(&folder.join("new/benchmark.json"), "/throughput/Elements")
}

fn number(file: &Path, pointer: &str) -> Result<f64, String> {
    let text = std::fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    let value: Value = serde_json::from_str(&text).map_err(|error| format!("{}: {error}", file.display()))?;
    value
        .pointer(pointer)
        .and_then(Value::as_f64)
        .ok_or_else(|| format!("{} has no {pointer}", file.display()))
}

fn median(numbers: &mut [f64]) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers.get(numbers.len() / 2).copied().unwrap_or(f64::NAN)
}
