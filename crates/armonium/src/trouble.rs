//! What goes wrong at the command line: one clear line and an exit code, mostly 2. A closed output ends the program
//! quietly.

use std::io::{self, ErrorKind, Write};
use std::path::Path;
use std::process::ExitCode;

/// The exit code of a program that was interrupted, as shells know it.
pub(crate) const INTERRUPTED: u8 = 130;

/// What a subcommand comes to.
pub(crate) type Done = Result<(), Trouble>;

/// Why a subcommand gave up.
pub(crate) enum Trouble {
    /// The output (or, for the engine, the input) failed.
    Output(io::Error),
    /// Anything else, as a line for the user.
    Said(String),
    /// Something was found that must not be, as a line for the user.
    Found(String),
    /// The user has interrupted it.
    Interrupted(String),
}

impl Trouble {
    /// A trouble with a file.
    pub(crate) fn with_file(path: &Path, problem: impl std::fmt::Display) -> Self {
        Self::Said(format!("{}: {problem}", path.display()))
    }

    /// Tells the user and gives the exit code.
    pub(crate) fn report(self) -> ExitCode {
        let (line, code) = match self {
            Trouble::Output(error) if error.kind() == ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
            Trouble::Output(error) => (error.to_string(), 2),
            Trouble::Said(line) => (line, 2),
            Trouble::Found(line) => (line, 1),
            Trouble::Interrupted(line) => (line, INTERRUPTED),
        };
        // If even this cannot be told, there is nobody to tell it to.
        let _ = writeln!(io::stderr(), "armonium: {line}");
        ExitCode::from(code)
    }
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}
