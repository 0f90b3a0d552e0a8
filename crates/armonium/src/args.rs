//! What the command line accepts.

use armonium_atlas::Theme;
use armonium_bots::BotKind;
use armonium_locale::Language;
use armonium_pack::Pack;
use armonium_protocol::PROTOCOL;
use armonium_puzzles::{Grade, PuzzleId};
use armonium_rules::{Opener, Options, RULES_VERSION, Seat, Seed, Viewer};
use armonium_server::Settings;
use armonium_table::Digest;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args as Group, Parser, Subcommand};
use std::path::PathBuf;
use std::sync::LazyLock;

/// Armonium, a digital edition of the board game 011.
#[derive(Parser)]
#[command(version, long_version = long_version(), about, arg_required_else_help = true)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// What `--version` prints; `-V` prints the first line only.
fn long_version() -> &'static str {
    static TEXT: LazyLock<String> = LazyLock::new(|| {
        let turin = &Pack::turin().content;
        format!(
            "{}\nrules {RULES_VERSION}, protocol of the server {PROTOCOL}\nbuilt-in pack {} ({})",
            env!("CARGO_PKG_VERSION"),
            turin.id(),
            Digest(*turin.hash())
        )
    });
    &TEXT
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Play in this terminal: against bots, or at a server's table (docs/terminal.md)
    #[cfg(feature = "terminal")]
    Play(Box<crate::play::PlayArgs>),
    /// Serve tables to people and programs (docs/operations.md)
    Serve(Box<ServeArgs>),
    /// Back up a server's data to a file, even while it runs
    Backup(BackupArgs),
    /// Restore a backup into an empty database
    Restore(RestoreArgs),
    /// Serve the engine protocol: one JSON object per line on stdin and stdout (docs/engine.md)
    Engine {
        /// Play with the content pack in this file instead of the built-in one
        #[arg(long, value_name = "FILE")]
        content: Option<PathBuf>,
    },
    /// Verify a game file and print the game
    Replay(ReplayArgs),
    /// Verify the record of a table: that the deal was fair and every decision legal (docs/fairness.md)
    Verify(VerifyArgs),
    /// Play a game between bots and print it
    Demo(DemoArgs),
    /// Play a game between bots and write its game file
    Record(RecordArgs),
    /// Play tournaments between bots and summarize them (docs/simulate.md)
    #[cfg(feature = "lab")]
    Simulate(crate::simulate::SimulateArgs),
    /// Generate, check or print deduction puzzles (docs/puzzles.md)
    Puzzles {
        #[command(subcommand)]
        command: PuzzlesCommand,
    },
    /// Create, check and draw content packs
    Pack {
        #[command(subcommand)]
        command: PackCommand,
    },
}

#[derive(Group)]
pub(crate) struct ServeArgs {
    /// Read settings from this TOML file; the command line and the environment come first
    #[arg(long, env = "ARMONIUM_CONFIG", value_name = "FILE")]
    pub(crate) config: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) settings: Settings,
}

impl Command {
    /// The data folder and the database URL, for commands that use a database.
    pub(crate) fn place(&mut self) -> Option<(&mut Option<PathBuf>, &mut Option<String>)> {
        match self {
            Self::Serve(args) => Some((&mut args.settings.data, &mut args.settings.database)),
            Self::Backup(BackupArgs { place, .. }) | Self::Restore(RestoreArgs { place, .. }) => {
                Some((&mut place.data, &mut place.database))
            }
            _ => None,
        }
    }
}

#[derive(Group)]
pub(crate) struct BackupArgs {
    /// The backup, a file that does not exist yet; `-` for the standard output
    pub(crate) file: PathBuf,
    /// Replace the file if it exists
    #[arg(long)]
    pub(crate) force: bool,
    #[command(flatten)]
    pub(crate) place: PlaceArgs,
}

#[derive(Group)]
pub(crate) struct RestoreArgs {
    /// The backup; `-` for the standard input
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) place: PlaceArgs,
}

#[derive(Group)]
pub(crate) struct PlaceArgs {
    /// The server's settings
    #[arg(long, env = "ARMONIUM_CONFIG", value_name = "FILE")]
    pub(crate) config: Option<PathBuf>,
    /// The server's data folder [default: armonium-data]
    #[arg(long, env = "ARMONIUM_DATA", value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    /// The server's database, if it is another one
    #[arg(long, env = "ARMONIUM_DATABASE", value_name = "URL", hide_env_values = true)]
    pub(crate) database: Option<String>,
}

#[derive(Group)]
pub(crate) struct ReplayArgs {
    /// The game file
    pub(crate) file: PathBuf,
    /// The perspective: a seat's number, "spectator" or "referee" [default: the referee's once the game is
    /// over, the spectator's before]
    #[arg(long, value_name = "VIEWER", value_parser = perspective)]
    pub(crate) viewer: Option<Perspective>,
    /// The content pack the game was played with, if it is not the built-in one
    #[arg(long, value_name = "FILE")]
    pub(crate) content: Option<PathBuf>,
}

#[derive(Group)]
pub(crate) struct VerifyArgs {
    /// The record of a table, or a game file
    pub(crate) file: PathBuf,
    /// The commitment you were shown before the deal
    #[arg(long, value_name = "HEX", value_parser = digest)]
    pub(crate) commitment: Option<Digest>,
    /// The nonce you sent, with your seat; can be repeated
    #[arg(long = "nonce", value_name = "SEAT=HEX", value_parser = nonce)]
    pub(crate) nonces: Vec<(Seat, Digest)>,
    /// The content pack the table was played with, if it is not the built-in one
    #[arg(long, value_name = "FILE")]
    pub(crate) content: Option<PathBuf>,
}

#[derive(Group)]
pub(crate) struct DemoArgs {
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// The bots
    #[arg(long, default_value = "detective", value_parser = kind())]
    pub(crate) bots: BotKind,
    /// Print the bots' thoughts too, as far as the perspective may see them
    #[arg(long)]
    pub(crate) thoughts: bool,
    /// The perspective: a seat's number, "spectator" or "referee"
    #[arg(long, value_name = "VIEWER", value_parser = perspective, default_value = "referee")]
    pub(crate) viewer: Perspective,
}

#[derive(Group)]
pub(crate) struct RecordArgs {
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// The bots
    #[arg(long, default_value = "random", value_parser = kind())]
    pub(crate) bots: BotKind,
    /// Stop after this many moves
    #[arg(long, value_name = "N")]
    pub(crate) moves: Option<usize>,
    /// Write here instead of to stdout
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
}

/// A game setup.
#[derive(Group)]
pub(crate) struct TableArgs {
    /// The number of players
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(3..=6))]
    players: u8,
    /// The seed: a whole number or 64 hexadecimal digits [default: from the clock]
    #[arg(long, value_parser = seed)]
    pub(crate) seed: Option<Seed>,
    /// Turn the Unknown Characters face up
    #[arg(long)]
    beginner: bool,
    /// The last player in order opens the auctions from the second Hour on
    #[arg(long)]
    last_opens: bool,
    /// Play with the content pack in this file instead of the built-in one
    #[arg(long, value_name = "FILE")]
    pub(crate) content: Option<PathBuf>,
}

impl TableArgs {
    /// The options of the game.
    pub(crate) fn options(&self) -> Options {
        let auction_opener = if self.last_opens { Opener::Last } else { Opener::First };
        Options { beginner: self.beginner, auction_opener, ..Options::new(self.players) }
    }
}

#[derive(Subcommand)]
pub(crate) enum PackCommand {
    /// Write the built-in pack with its comments, as a starting point for your own (docs/content.md)
    New {
        /// The file to write, which must not exist yet [default: stdout]
        file: Option<PathBuf>,
    },
    /// Check a pack: list every mistake in it, or report on it
    Check {
        /// The pack's file; - for stdin [default: the built-in pack]
        file: Option<PathBuf>,
    },
    /// Draw a pack's board as SVG
    Draw {
        /// The pack's file [default: the built-in pack]
        file: Option<PathBuf>,
        /// The colours
        #[arg(long, default_value = "paper", value_parser = theme())]
        theme: Theme,
        /// Write here instead of to stdout
        #[arg(short, long, value_name = "FILE")]
        output: Option<PathBuf>,
    },
}

#[derive(Subcommand)]
pub(crate) enum PuzzlesCommand {
    /// Generate puzzles, one JSON line each
    Generate(GenerateArgs),
    /// Check every puzzle of a file: facts, unique answer, explanation and grade
    Check {
        /// The puzzles, one JSON line each
        file: PathBuf,
        /// A game file that some of the puzzles come from; can be repeated
        #[arg(long = "game", value_name = "FILE")]
        games: Vec<PathBuf>,
        /// The content pack those games were played with, if it is not the built-in one
        #[arg(long, value_name = "FILE")]
        content: Option<PathBuf>,
    },
    /// Print a puzzle and its explanation
    Show(ShowArgs),
}

#[derive(Group)]
pub(crate) struct GenerateArgs {
    /// The number of puzzles
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) count: u32,
    /// The seed of the series
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,
    /// One grade only, 1 to 5 [default: all of them in turn]
    #[arg(long, value_name = "N", value_parser = grade)]
    pub(crate) grade: Option<Grade>,
    /// Use this recorded game instead of simulated games
    #[arg(long, value_name = "FILE")]
    pub(crate) game: Option<PathBuf>,
    /// The content pack that game was played with, if it is not the built-in one
    #[arg(long, value_name = "FILE", requires = "game")]
    pub(crate) content: Option<PathBuf>,
    /// Write here instead of to stdout
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
}

#[derive(Group)]
pub(crate) struct ShowArgs {
    /// A date, like 2026-11-15, or a practice puzzle, like 3-1f (grade and seed) [default: today]
    #[arg(conflicts_with = "file")]
    pub(crate) puzzle: Option<PuzzleId>,
    /// Read the puzzle from this file
    #[arg(long, value_name = "FILE")]
    pub(crate) file: Option<PathBuf>,
    /// The line of that file
    #[arg(long, value_name = "N", default_value_t = 1, requires = "file")]
    pub(crate) number: usize,
    /// The language: en, it, fr, es or ru
    #[arg(long, value_name = "TAG", default_value = "en", value_parser = language())]
    pub(crate) language: Language,
    /// Omit the answer and the explanation
    #[arg(long)]
    pub(crate) no_answer: bool,
}

/// The perspective of a transcript.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Perspective {
    /// Sees everything.
    Referee,
    /// A seat or a spectator.
    Viewer(Viewer),
}

fn perspective(text: &str) -> Result<Perspective, String> {
    match (text, text.parse::<u8>()) {
        ("referee", _) => Ok(Perspective::Referee),
        ("spectator", _) => Ok(Perspective::Viewer(Viewer::Spectator)),
        (_, Ok(seat)) => Ok(Perspective::Viewer(Viewer::Seat(Seat(seat)))),
        (_, Err(_)) => Err("expected a seat's number, \"spectator\" or \"referee\"".to_owned()),
    }
}

fn seed(text: &str) -> Result<Seed, String> {
    let number = text.parse().ok().map(Seed::from_number);
    number
        .or_else(|| Seed::from_hex(text))
        .ok_or_else(|| "expected a whole number or 64 hexadecimal digits".to_owned())
}

fn grade(text: &str) -> Result<Grade, String> {
    let number = text.parse().ok().and_then(Grade::from_number);
    number.ok_or_else(|| "grades are numbered 1 to 5".to_owned())
}

fn language() -> impl TypedValueParser<Value = Language> {
    PossibleValuesParser::new(Language::ALL.map(Language::tag)).map(|tag| Language::best(&tag))
}

fn digest(text: &str) -> Result<Digest, String> {
    Digest::from_hex(text).ok_or_else(|| "expected 64 hexadecimal digits".to_owned())
}

fn nonce(text: &str) -> Result<(Seat, Digest), String> {
    let (seat, nonce) = text.split_once('=').unwrap_or((text, ""));
    let seat = seat.parse().map_err(|_| "expected a seat's number, = and 64 hexadecimal digits")?;
    Ok((Seat(seat), digest(nonce)?))
}

fn kind() -> impl TypedValueParser<Value = BotKind> {
    let value =
        |kind: BotKind| PossibleValue::new(kind.name()).help(Language::English.level_about(kind.name()));
    PossibleValuesParser::new(BotKind::ALL.map(value)).try_map(|name| name.parse::<BotKind>())
}

fn theme() -> impl TypedValueParser<Value = Theme> {
    PossibleValuesParser::new(["paper", "night"])
        .map(|name| if name == "night" { Theme::Night } else { Theme::Paper })
}
