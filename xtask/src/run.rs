//! Child processes, started in the root of the checkout.

use crate::tools;
use std::ffi::OsStr;
use std::path::Path;
use std::process::{Command, Stdio};

/// Prefixes of the environment variables in which cargo describes the package of a program.
const OWN: [&str; 2] = ["CARGO_PKG_", "CARGO_MANIFEST_"];

/// A child process to be started.
pub struct Run {
    command: Command,
}

impl Run {
    /// A program with the root as its working directory, without the variables that describe this package: build scripts
    /// read them, and crates would be rebuilt when cargo is called by hand.
    pub fn program(root: &Path, program: impl AsRef<OsStr>) -> Self {
        let mut command = Command::new(program);
        command.current_dir(root).stdin(Stdio::null());
        for (name, _) in std::env::vars_os() {
            if name.to_str().is_some_and(|name| OWN.iter().any(|own| name.starts_with(own))) {
                command.env_remove(name);
            }
        }
        Self { command }
    }

    /// The cargo that runs this program.
    pub fn cargo(root: &Path) -> Self {
        Self::program(root, std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
    }

    /// The same cargo at the lowest priority.
    pub fn gentle_cargo(root: &Path) -> Self {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        match tools::on_path("nice") {
            Some(nice) => Self::program(root, nice).args(["-n", "19"]).arg(cargo),
            None => Self::program(root, cargo),
        }
    }

    pub fn arg(mut self, word: impl AsRef<OsStr>) -> Self {
        self.command.arg(word);
        self
    }

    pub fn args(mut self, words: impl IntoIterator<Item = impl AsRef<OsStr>>) -> Self {
        self.command.args(words);
        self
    }

    pub fn env(mut self, name: &str, value: impl AsRef<OsStr>) -> Self {
        self.command.env(name, value);
        self
    }

    pub fn without_env(mut self, name: &str) -> Self {
        self.command.env_remove(name);
        self
    }

    /// Runs it with its output shown.
    pub fn shown(mut self) -> Result<(), String> {
        let words = self.words();
        match self.command.status() {
            Ok(status) if status.success() => Ok(()),
            Ok(status) => Err(format!("`{words}` failed ({status})")),
            Err(error) => Err(format!("`{words}` cannot be run: {error}")),
        }
    }

    /// Runs it and returns its output, also if it fails.
    pub fn quiet(mut self) -> Result<String, String> {
        let words = self.words();
        let output = self.command.output().map_err(|error| format!("`{words}` cannot be run: {error}"))?;
        let said = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
        let said = said.concat();
        if output.status.success() {
            Ok(said)
        } else {
            Err(format!("{said}\n`{words}` failed ({})", output.status))
        }
    }

    fn words(&self) -> String {
        let program = Path::new(self.command.get_program());
        let program = program.file_name().unwrap_or(program.as_os_str());
        let words = std::iter::once(program).chain(self.command.get_args());
        words.map(|word| word.to_string_lossy().into_owned()).collect::<Vec<_>>().join(" ")
    }
}
