//! The `armonium` command. One file per subcommand; transcript.rs writes games as text, error.rs maps errors to exit codes.

mod args;
mod backup;
mod demo;
mod environment;
mod error;
mod pack;
#[cfg(feature = "terminal")]
mod play;
mod puzzles;
mod record;
mod replay;
mod serve;
#[cfg(feature = "lab")]
mod simulate;
mod thoughts;
mod transcript;
mod verify;

use args::{Args, Command, PackCommand};
use clap::FromArgMatches;
use error::{CliError, CliResult};
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

/// Faster than the system allocator for many small frames and rows.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let matches = environment::command().get_matches();
    let mut args = Args::from_arg_matches(&matches).unwrap_or_else(|error| error.exit());
    if let Some((data, database)) = args.command.place() {
        if environment::overridden(&matches, "data", "database") {
            *data = None;
        }
        if environment::overridden(&matches, "database", "data") {
            *database = None;
        }
        if let Some(line) = environment::unknown() {
            return CliError::Failed(line).report();
        }
    }
    match run(args.command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => error.report(),
    }
}

fn run(command: Command) -> CliResult {
    // A backup may itself go to the output, from another thread.
    if let Command::Backup(args) = command {
        return backup::backup(args);
    }
    let mut out = BufWriter::new(io::stdout().lock());
    match command {
        Command::Engine { content } => {
            let mut engine = armonium_engine::Engine::new(pack::open(content.as_deref())?);
            armonium_engine::serve(&mut engine, io::stdin().lock(), &mut out)?;
        }
        #[cfg(feature = "terminal")]
        Command::Play(args) => play::play(*args)?,
        Command::Serve(args) => serve::serve(&mut out, *args)?,
        Command::Backup(args) => backup::backup(args)?,
        Command::Restore(args) => backup::restore(&mut out, args)?,
        Command::Replay(args) => replay::replay(&mut out, &args)?,
        Command::Verify(args) => verify::verify(&mut out, &args)?,
        Command::Demo(args) => demo::demo(&mut out, &args)?,
        Command::Record(args) => record::record(&mut out, &args)?,
        #[cfg(feature = "lab")]
        Command::Simulate(args) => simulate::simulate(&mut out, &args)?,
        Command::Puzzles { command } => puzzles::run(&mut out, command)?,
        Command::Pack { command: PackCommand::New { file } } => pack::new(&mut out, file.as_deref())?,
        Command::Pack { command: PackCommand::Check { file } } => pack::check(&mut out, file.as_deref())?,
        Command::Pack { command: PackCommand::Draw { file, theme, output } } => {
            pack::draw(&mut out, file.as_deref(), theme, output.as_deref())?;
        }
    }
    out.flush().map_err(CliError::Output)
}
