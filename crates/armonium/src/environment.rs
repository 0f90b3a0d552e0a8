//! Checks settings in the environment: clap ignores misspelt variables and takes empty ones as values.

use crate::args::Args;
use clap::parser::ValueSource;
use clap::{Arg, ArgMatches, Command, CommandFactory};
use std::ffi::OsStr;

/// The prefix of all variables of this program.
const PREFIX: &str = "ARMONIUM_";
/// The least similarity for a suggestion.
const ALIKE: f64 = 0.8;

/// The command line; an empty variable counts as unset.
pub(crate) fn command() -> Command {
    let unless_empty = |argument: Arg| {
        let empty = argument.get_env().and_then(std::env::var_os).is_some_and(|value| value.is_empty());
        if empty { argument.env(None::<&'static str>) } else { argument }
    };
    Args::command().mut_subcommands(|subcommand| subcommand.mut_args(unless_empty))
}

/// An error message for a variable that looks like a setting but is not.
pub(crate) fn unknown() -> Option<String> {
    let known = names();
    let mut set: Vec<String> = std::env::vars_os()
        .filter(|(_, value)| !value.is_empty())
        .filter_map(|(name, value)| Some((name.into_string().ok()?, value)))
        .filter(|(name, value)| name.starts_with(PREFIX) && !is_service_link(name, value))
        .map(|(name, _)| name)
        .filter(|name| !known.contains(name))
        .collect();
    set.sort_unstable();
    let name = set.first()?;
    let likeness = |known: &String| strsim::jaro_winkler(&name[PREFIX.len()..], &known[PREFIX.len()..]);
    let nearest = known.iter().max_by(|one, other| likeness(one).total_cmp(&likeness(other)));
    let hint = nearest.filter(|known| likeness(known) >= ALIKE);
    let hint = hint.map_or_else(String::new, |known| format!("; did you mean {known}?"));
    Some(format!("{name} is set in the environment, but there is no such setting{hint}"))
}

/// Every variable of the program.
fn names() -> Vec<String> {
    let command = Args::command();
    let arguments = command.get_subcommands().flat_map(Command::get_arguments);
    let names = arguments.filter_map(|argument| argument.get_env()?.to_str().map(str::to_owned));
    names.collect()
}

/// Kubernetes and Docker describe neighbouring services in such variables, also one that is called armonium.
fn is_service_link(name: &str, value: &OsStr) -> bool {
    let port = name.contains("_PORT_") && ["_TCP", "_UDP", "_SCTP"].iter().any(|end| name.contains(end));
    let address = name.ends_with("_PORT") && value.to_string_lossy().contains("://");
    port || address || name.ends_with("_SERVICE_HOST") || name.contains("_SERVICE_PORT")
}

/// Of two settings that exclude each other, the one on the command line counts before the one in the environment.
pub(crate) fn overridden(matches: &ArgMatches, setting: &str, by: &str) -> bool {
    let Some((_, matches)) = matches.subcommand() else { return false };
    matches.value_source(setting) == Some(ValueSource::EnvVariable)
        && matches.value_source(by) == Some(ValueSource::CommandLine)
}
