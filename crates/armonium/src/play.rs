//! `armonium play`: plays in the terminal, locally or at a table of a server.

use crate::args::TableArgs;
use crate::error::{CliError, CliResult};
use crate::pack;
use crate::record::from_the_clock;
use armonium_bots::Level;
use armonium_locale::Language;
use armonium_rules::Seat;
use armonium_terminal::{Address, LocalGame, RemoteGame, SaveFile, Settings, Theme, play_local, play_remote};
use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// The longest name a server accepts.
const LONGEST_NAME: usize = 40;

#[derive(Args)]
pub(crate) struct PlayArgs {
    /// A table, like https://example.org/table/ID, or a server, to choose a table there; without it the game is played
    /// here
    #[arg(value_name = "ADDRESS", conflicts_with_all = ["seed", "seat"])]
    pub(crate) address: Option<Address>,
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// Who the others are, or who takes free seats
    #[arg(long, default_value = "detective", value_parser = level())]
    pub(crate) level: Level,
    /// Where you sit: a seat's number, from 0
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u8).range(0..=5))]
    pub(crate) seat: u8,
    /// What the others call you [default: your name at this machine]
    #[arg(long)]
    pub(crate) name: Option<String>,
    /// The language: en, it, fr, es or ru [default: as LC_ALL, LC_MESSAGES or LANG says]
    #[arg(long, value_name = "TAG", value_parser = PossibleValuesParser::new(Language::ALL.map(Language::tag)))]
    pub(crate) language: Option<String>,
    /// How long each move of the others is shown, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = 600, value_parser = clap::value_parser!(u16).range(0..=10_000))]
    pub(crate) pace: u16,
    /// Write the game file here when the game is over
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
    /// Save the game in this file while it is played, and continue it from there [default: armonium/game.json in your
    /// folder for state]
    #[arg(long, value_name = "FILE", conflicts_with = "address")]
    pub(crate) save: Option<PathBuf>,
    /// Play a new game and move a saved one aside, to a name that ends in .old.json
    #[arg(long, conflicts_with = "address")]
    pub(crate) new: bool,
    /// Sign in at the server with this token
    #[arg(long, env = "ARMONIUM_TOKEN", hide_env_values = true, requires = "address")]
    pub(crate) token: Option<String>,
    /// Sign in at the server with this recovery code
    #[arg(long, value_name = "CODE", requires = "address", conflicts_with = "token")]
    pub(crate) recovery: Option<String>,
}

/// A level that can be chosen.
fn level() -> impl TypedValueParser<Value = Level> {
    let value =
        |kind: Level| PossibleValue::new(kind.name()).help(Language::English.level_about(kind.name()));
    PossibleValuesParser::new(Level::ALL.map(value)).try_map(|name| name.parse::<Level>())
}

impl From<armonium_terminal::PlayError> for CliError {
    fn from(error: armonium_terminal::PlayError) -> Self {
        Self::Failed(error.to_string())
    }
}

pub(crate) fn play(args: PlayArgs) -> CliResult {
    let pack = pack::open(args.table.content.as_deref())?;
    let options = args.table.options();
    let content = Arc::new(pack.content);
    let settings = Settings {
        language: args.language.as_deref().map_or_else(of_the_surroundings, Language::best),
        pace: Duration::from_millis(args.pace.into()),
        theme: Theme { colour: set("NO_COLOR").is_none() },
        city: pack.name,
        content: Arc::clone(&content),
        remote: args.address.is_some(),
    };
    let name = name(args.name)?;
    match args.address {
        Some(address) => {
            let (token, recovery, level) = (args.token, args.recovery, args.level);
            let game = RemoteGame { address, name, token, recovery, options, level, record: args.record };
            play_remote(settings, game)?;
        }
        None => {
            if args.seat >= options.players {
                return Err(CliError::Failed(format!(
                    "there is no seat {} at this table; the seats go from 0 to {}",
                    args.seat,
                    options.players.saturating_sub(1)
                )));
            }
            let (seat, seed) = (Seat(args.seat), args.table.seed.unwrap_or_else(from_the_clock));
            let save = args.save.or_else(SaveFile::usual);
            let (level, record, new) = (args.level, args.record, args.new);
            play_local(settings, LocalGame { content, options, level, seat, seed, name, record, save, new })?;
        }
    }
    Ok(())
}

/// A non-empty environment variable.
fn set(name: &str) -> Option<String> {
    std::env::var(name).ok().filter(|value| !value.is_empty())
}

/// The language of the environment.
fn of_the_surroundings() -> Language {
    let wanted = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
    wanted.map_or_else(Language::default, |wanted| {
        Language::best(wanted.split(['.', '@']).next().unwrap_or_default())
    })
}

/// The player's name, as given or as this machine knows it.
fn name(given: Option<String>) -> Result<String, CliError> {
    let is_sound = |name: &String| {
        let length = name.chars().count();
        (1..=LONGEST_NAME).contains(&length) && !name.chars().any(char::is_control)
    };
    match given.map(|name| name.trim().to_owned()) {
        Some(name) if is_sound(&name) => Ok(name),
        Some(_) => Err(CliError::Failed("--name: names must be 1–40 visible characters".to_owned())),
        None => {
            let known = ["USER", "LOGNAME", "USERNAME"].into_iter().find_map(set);
            Ok(known.filter(is_sound).unwrap_or_else(|| "Ada".to_owned()))
        }
    }
}
