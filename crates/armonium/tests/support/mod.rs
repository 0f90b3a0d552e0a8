//! The program run as a process, for the tests that look at it from outside.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

pub fn armonium(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_armonium"));
    command.args(args).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

pub fn run(args: &[&str]) -> Output {
    armonium(args).output().expect("the program runs")
}

/// What a run that goes well prints.
pub fn printed(args: &[&str]) -> String {
    let output = run(args);
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && said.is_empty(), "{args:?}: {said}");
    String::from_utf8(output.stdout).expect("text")
}

/// The one line with which a run is refused.
pub fn refused(args: &[&str]) -> String {
    let output = run(args);
    assert_eq!(output.status.code(), Some(2), "{args:?}");
    let line = String::from_utf8(output.stderr).expect("text");
    assert!(line.starts_with("armonium: ") && line.trim_end().lines().count() == 1, "{line}");
    assert!(output.stdout.is_empty(), "{args:?}");
    line
}

/// A file or folder of this test that does not exist yet.
pub fn file(name: &str) -> PathBuf {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&file);
    file
}

pub fn path(path: &Path) -> &str {
    path.to_str().expect("a readable path")
}
