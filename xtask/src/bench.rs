//! `cargo xtask bench`: the measurements of crates/bench, then their summary in a few lines. `cargo xtask bench bots`: how
//! strong the players are, and how fast. `cargo xtask bench days`: games over days. `cargo xtask bench server`: how the server does beside its peer.

use crate::run::Run;
use std::path::Path;

/// Where the measurements are kept, for the summary and for the next comparison.
const HOME: &str = "target/criterion";

/// Measures everything.
pub fn all(root: &Path) -> Result<(), String> {
    let home = root.join(HOME);
    println!("building and measuring; this takes some minutes");
    Run::cargo(root)
        .args(["bench", "--package", "armonium-bench", "--benches", "--", "--noplot"])
        .env("CRITERION_HOME", &home)
        .quiet()?;
    Run::cargo(root)
        .args(["run", "--quiet", "--release", "--package", "armonium-bench"])
        .env("CRITERION_HOME", &home)
        .shown()
}

/// Measures the players.
pub fn bots(root: &Path, wishes: &[&str]) -> Result<(), String> {
    Run::cargo(root)
        .args(["run", "--quiet", "--release", "--package", "armonium-bench", "--bin", "bots", "--"])
        .args(wishes)
        .shown()
}

/// Simulates games over days.
pub fn days(root: &Path, wishes: &[&str]) -> Result<(), String> {
    Run::cargo(root)
        .args(["run", "--quiet", "--release", "--package", "armonium-bench", "--bin", "days", "--"])
        .args(wishes)
        .shown()
}

/// Measures the server.
pub fn server(root: &Path, wishes: &[&str]) -> Result<(), String> {
    println!("building; this takes some minutes");
    Run::cargo(root)
        .args(["build", "--quiet", "--release", "--package", "armonium", "--package", "armonium-bench"])
        .args(["--bin", "armonium", "--bin", "server"])
        .shown()?;
    Run::program(root, "target/release/server").args(wishes).shown()
}
