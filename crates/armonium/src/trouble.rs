//! What goes wrong at the command line: one clear line and an exit code, mostly 2. A closed output ends the program
//! quietly.

use std::io::{self, ErrorKind, Write};
use std::path::Path;
use std::process::ExitCode;

/// The exit code of a program that was interrupted, as shells know it.
#[cfg(feature = "lab")]
pub(crate) const INTERRUPTED: u8 = 130;

/// The result of a subcommand.
pub(crate) type Done = Result<(), Trouble>;

/// Why a subcommand failed.
pub(crate) enum Trouble {
    /// The output (or, for the engine, the input) failed.
    Output(io::Error),
    /// Anything else, as a line for the user.
    Said(String),
    /// Something was found that must not be, as a line for the user.
    Found(String),
    /// The user interrupted it.
    #[cfg(feature = "lab")]
    Interrupted(String),
}

impl Trouble {
    /// A trouble with a file.
    pub(crate) fn with_file(path: &Path, problem: impl std::fmt::Display) -> Self {
        Self::Said(format!("{}: {problem}", path.display()))
    }

    /// Prints the message for the user and returns the exit code.
    pub(crate) fn report(self) -> ExitCode {
        let (line, code) = match self {
            Trouble::Output(error) if error.kind() == ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
            Trouble::Output(error) => (error.to_string(), 2),
            Trouble::Said(line) => (line, 2),
            Trouble::Found(line) => (line, 1),
            #[cfg(feature = "lab")]
            Trouble::Interrupted(line) => (line, INTERRUPTED),
        };
        // Nothing can be done if stderr is closed, too.
        let _ = writeln!(io::stderr(), "armonium: {line}");
        ExitCode::from(code)
    }
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}
