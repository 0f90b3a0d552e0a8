//! `cargo xtask bench`: the measurements of crates/bench, then their summary in a few lines. `cargo xtask bench bots`: how
//! strong the players are, and how fast. `cargo xtask bench server`: how the server does beside its peer.

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

/// Measures the server. The load runs on the last core, the servers on the first, if there are two.
pub fn server(root: &Path, wishes: &[&str]) -> Result<(), String> {
    println!("building; this takes some minutes");
    Run::cargo(root)
        .args(["build", "--quiet", "--release", "--package", "armonium", "--package", "armonium-bench"])
        .args(["--bin", "armonium", "--bin", "server"])
        .shown()?;
    let bench = "target/release/server";
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let pinned = cores > 1 && Run::program(root, "taskset").arg("-V").quiet().is_ok();
    let run = if pinned {
        Run::program(root, "taskset").args(["-c", &(cores - 1).to_string(), bench])
    } else {
        Run::program(root, bench)
    };
    run.args(wishes).shown()
}
