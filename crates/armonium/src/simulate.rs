//! `armonium simulate`: plays tournaments between bots, saves them to a file from which they can resume, and summarizes
//! them.

use crate::error::{CliError, CliResult, INTERRUPTED};
use crate::pack;
use armonium_lab::{Figures, Lineup, Player, Record, Setup, Store, read, run};
use armonium_rules::{Content, Opener};
use clap::Args;
use indicatif::{HumanDuration, ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};
use std::collections::HashSet;
use std::fmt;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// The defaults of a tournament.
const DEALS: u32 = 100;
const SEED: u64 = 1;
const PLAYERS: u8 = 4;
const BOTS: &str = "apprentice";

/// A tournament to be played, or its results to be read.
#[derive(Args)]
pub(crate) struct SimulateArgs {
    /// Summarize these result files together instead of playing
    #[arg(value_name = "RESULTS", conflicts_with = "playing")]
    pub(crate) results: Vec<PathBuf>,
    #[command(flatten)]
    pub(crate) tournament: TournamentArgs,
    /// Write the report, index.html and figures.json, into this folder
    #[arg(long, value_name = "DIR")]
    pub(crate) report: Option<PathBuf>,
}

/// A tournament to be played.
#[derive(Args)]
#[group(id = "playing", multiple = true)]
pub(crate) struct TournamentArgs {
    /// The players of a table: a name for each seat, like "master,3xdetective", or one name for all seats. Each deal is
    /// played once for every distinct rotation of the players over the seats. If repeated, all tables play the same
    /// deals [names: random, apprentice, detective, inspector, master, oracle] [default: apprentice]
    #[arg(long, value_name = "LINEUP")]
    pub(crate) bots: Vec<Lineup>,
    /// The number of players; several numbers, like 3,4,5,6, make several tables [default: that of the lineup, else 4]
    #[arg(long, value_name = "N", value_delimiter = ',', value_parser = clap::value_parser!(u8).range(3..=6))]
    pub(crate) players: Vec<u8>,
    /// The number of deals per table [default: 100]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) deals: Option<u32>,
    /// The seed of the tournament [default: 1]
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,
    /// Turn the Unknown Characters face up
    #[arg(long)]
    pub(crate) beginner: bool,
    /// The last player in order opens the auctions from the second Hour on
    #[arg(long)]
    pub(crate) last_opens: bool,
    /// Play with the content pack in this file instead of the built-in one
    #[arg(long, value_name = "FILE")]
    pub(crate) content: Option<PathBuf>,
    /// The number of games to play in parallel [default: one per core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// Save every game here, one JSON line each; the same command resumes from this file
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
}

pub(crate) fn simulate(out: &mut impl Write, args: &SimulateArgs) -> CliResult {
    let runs = if args.results.is_empty() {
        vec![tournament(out, &args.tournament)?]
    } else {
        results(&args.results)?
    };
    let figures = Figures::of(&runs);
    write!(out, "{figures}")?;
    if let Some(folder) = &args.report {
        armonium_lab::report::write(folder, &figures)
            .map_err(|error| CliError::with_file(folder, format_args!("cannot be written ({error})")))?;
        writeln!(out, "The report is in {}", folder.join("index.html").display())?;
    }
    if figures.faulty > 0 {
        out.flush()?;
        return Err(CliError::CheckFailed(format!(
            "{} of {} games are faulty",
            figures.faulty, figures.games
        )));
    }
    Ok(())
}

/// Reads result files; the same tournament must not count twice.
fn results(files: &[PathBuf]) -> Result<Vec<(Setup, Vec<Record>)>, CliError> {
    let mut runs = Vec::<(Setup, Vec<Record>)>::new();
    for file in files {
        let (setup, records) = read(file).map_err(|error| CliError::with_file(file, error))?;
        if runs.iter().any(|(other, _)| *other == setup) {
            return Err(CliError::with_file(
                file,
                "another of the files holds the same games; name only one of them",
            ));
        }
        runs.push((setup, records));
    }
    Ok(runs)
}

/// Plays the remaining games of a tournament.
fn tournament(out: &mut impl Write, args: &TournamentArgs) -> Result<(Setup, Vec<Record>), CliError> {
    let content = pack::open(args.content.as_deref())?.content;
    let setup = setup(&content, args)?;
    let stop = stop_on_interrupt()?;
    let (store, records) = match &args.output {
        None => (None, Vec::new()),
        Some(file) => {
            let (store, records) =
                Store::open(file, &setup).map_err(|error| CliError::with_file(file, error))?;
            (Some(store), records)
        }
    };
    let done: HashSet<_> = records.iter().map(Record::fixture).collect();
    let bar = progress(setup.games(), done.len() as u64);
    let kept = Mutex::new((store, records));
    let threads = args.threads.unwrap_or(0).into();
    let played = run(&content, &setup, &done, threads, &stop, |record| {
        let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(store) = &mut kept.0 {
            store.add(&record)?;
        }
        kept.1.push(record);
        bar.inc(1);
        Ok::<(), io::Error>(())
    });
    bar.finish_and_clear();
    let (_, records) = kept.into_inner().unwrap_or_else(PoisonError::into_inner);
    if let (Err(error), Some(file)) = (played, &args.output) {
        return Err(CliError::with_file(file, format_args!("cannot be written ({error})")));
    }
    if stop.load(Ordering::Relaxed) && (records.len() as u64) < setup.games() {
        return Err(interrupted(out, args.output.as_deref(), setup, records)?);
    }
    Ok((setup, records))
}

/// The setup from the command line.
fn setup(content: &Content, args: &TournamentArgs) -> Result<Setup, CliError> {
    let failed = |error: armonium_lab::BadLineup| CliError::Failed(error.to_string());
    let everywhere = [BOTS.parse::<Lineup>().map_err(failed)?];
    let lineups = if args.bots.is_empty() { &everywhere } else { args.bots.as_slice() };
    let mut tables = Vec::<Vec<Player>>::new();
    for lineup in lineups {
        let own = [lineup.players().map_err(failed)?.unwrap_or(PLAYERS)];
        let counts = if args.players.is_empty() { &own } else { args.players.as_slice() };
        for &players in counts {
            let table = lineup.seats(players).map_err(failed)?;
            if !tables.contains(&table) {
                tables.push(table);
            }
        }
    }
    let (deals, seed) = (args.deals.unwrap_or(DEALS), args.seed.unwrap_or(SEED));
    let auction_opener = if args.last_opens { Opener::Last } else { Opener::First };
    Ok(Setup { beginner: args.beginner, auction_opener, ..Setup::new(content, tables, deals, seed) })
}

/// A flag that the first interrupt sets; the second ends the program immediately.
fn stop_on_interrupt() -> Result<Arc<AtomicBool>, CliError> {
    let stop = Arc::new(AtomicBool::new(false));
    let raised = Arc::clone(&stop);
    let handler = move || {
        if raised.swap(true, Ordering::Relaxed) {
            std::process::exit(INTERRUPTED.into());
        }
    };
    ctrlc::set_handler(handler)
        .map_err(|error| CliError::Failed(format!("cannot handle interrupts ({error})")))?;
    Ok(stop)
}

/// A progress bar, if stderr is a terminal.
fn progress(games: u64, done: u64) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr()).with_position(done);
    let pace = move |state: &ProgressState, out: &mut dyn fmt::Write| {
        let played = state.pos().saturating_sub(done);
        // The next update redraws the line.
        let _ = out.write_str(&pace(played, games.saturating_sub(state.pos()), state.elapsed()));
    };
    match ProgressStyle::with_template("{bar:40} {human_pos} of {human_len} games{pace}") {
        Ok(style) => bar.with_style(style.with_key("pace", pace)),
        Err(_) => bar,
    }
}

/// The rate of games and the time left. Games of an earlier run do not count.
fn pace(played: u64, left: u64, time: Duration) -> String {
    if played == 0 || time.is_zero() {
        return String::new();
    }
    let rate = played as f64 / time.as_secs_f64();
    let rest = Duration::from_secs((left as f64 / rate).ceil() as u64);
    format!(", {rate:.1}/s, {} to go", HumanDuration(rest))
}

/// The error of an interrupted tournament: what is saved, and how to resume.
fn interrupted(
    out: &mut impl Write,
    output: Option<&Path>,
    setup: Setup,
    records: Vec<Record>,
) -> Result<CliError, CliError> {
    let (finished, games) = (records.len(), setup.games());
    Ok(CliError::Interrupted(match output {
        Some(file) => format!(
            "interrupted: {finished} of {games} games are saved in {}; to resume, repeat: {}",
            file.display(),
            this_command()
        ),
        None => {
            write!(out, "{}", Figures::of(&[(setup, records)]))?;
            out.flush()?;
            format!(
                "interrupted: {finished} of {games} games are finished but not saved; to be able to \
                 resume, name a file with -o"
            )
        }
    }))
}

/// The command line of this program, quoted for a shell.
fn this_command() -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_./,=:+".contains(c);
    let quoted = |word: String| {
        if !word.is_empty() && word.chars().all(plain) {
            word
        } else {
            format!("'{}'", word.replace('\'', r"'\''"))
        }
    };
    std::env::args_os().map(|word| quoted(word.to_string_lossy().into_owned())).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::pace;
    use std::time::Duration;

    #[test]
    fn games_of_an_earlier_run_do_not_affect_the_rate() {
        let seconds = Duration::from_secs;
        assert_eq!(pace(0, 100, seconds(3)), "");
        assert_eq!(pace(10, 30, seconds(20)), ", 0.5/s, 60 seconds to go");
        assert_eq!(pace(1, 0, seconds(2)), ", 0.5/s, 0 seconds to go");
    }
}
