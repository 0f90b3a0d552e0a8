//! Errors of the command line: one line and an exit code, usually 2. A closed output is not an error.

use std::io::{self, ErrorKind, Write};
use std::path::Path;
use std::process::ExitCode;

/// The exit code after an interrupt, as shells expect it.
#[cfg(feature = "lab")]
pub(crate) const INTERRUPTED: u8 = 130;

/// The result of a subcommand.
pub(crate) type CliResult = Result<(), CliError>;

/// Why a subcommand failed.
pub(crate) enum CliError {
    /// The output (or, for the engine, the input) failed.
    Output(io::Error),
    /// Any other failure, with its message.
    Failed(String),
    /// A check found something invalid, with its message.
    CheckFailed(String),
    /// The user interrupted the run.
    #[cfg(feature = "lab")]
    Interrupted(String),
}

impl CliError {
    /// A failure with a file.
    pub(crate) fn with_file(path: &Path, problem: impl std::fmt::Display) -> Self {
        Self::Failed(format!("{}: {problem}", path.display()))
    }

    /// Prints the message and returns the exit code.
    pub(crate) fn report(self) -> ExitCode {
        let (line, code) = match self {
            CliError::Output(error) if error.kind() == ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
            CliError::Output(error) => (error.to_string(), 2),
            CliError::Failed(line) => (line, 2),
            CliError::CheckFailed(line) => (line, 1),
            #[cfg(feature = "lab")]
            CliError::Interrupted(line) => (line, INTERRUPTED),
        };
        // Ignore a closed stderr.
        let _ = writeln!(io::stderr(), "armonium: {line}");
        ExitCode::from(code)
    }
}

impl From<io::Error> for CliError {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}
