//! `cargo xtask bench`: the measurements of crates/bench, then their summary in a few lines.

use crate::run::Run;
use std::path::Path;

/// Where the measurements are kept, for the summary and for the next comparison.
const HOME: &str = "target/criterion";

/// Measures everything.
pub fn all(root: &Path) -> Result<(), String> {
    let home = root.join(HOME);
    Run::cargo(root)
        .args(["bench", "--package", "armonium-bench", "--benches", "--", "--quiet", "--noplot"])
        .env("CRITERION_HOME", &home)
        .shown()?;
    println!();
    Run::cargo(root)
        .args(["run", "--quiet", "--release", "--package", "armonium-bench"])
        .env("CRITERION_HOME", &home)
        .shown()
}
