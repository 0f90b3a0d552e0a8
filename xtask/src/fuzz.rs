//! Fuzzing with libFuzzer and a stable compiler: plain cargo, with the coverage passes asked for by flags.

use crate::run::Run;
use std::fs;
use std::path::{Path, PathBuf};

/// What `cargo fuzz` would pass, less the sanitizers, which need a nightly compiler.
const FLAGS: &str = "--cfg fuzzing -Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
                     -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
                     -Cllvm-args=-sanitizer-coverage-pc-table -Cllvm-args=-sanitizer-coverage-trace-compares \
                     -Ccodegen-units=1";
const SECONDS: u32 = 1200;
/// Seconds after which one input counts as hanging.
const PATIENCE: u32 = 10;

/// `cargo xtask fuzz [TARGET] [--seconds N]`.
pub fn long(root: &Path, wishes: &[&str]) -> Result<(), String> {
    let known = targets(root)?;
    let (target, seconds) = match wishes {
        [] => (None, SECONDS),
        ["--seconds", number] => (None, read_seconds(number)?),
        [target] => (Some(*target), SECONDS),
        [target, "--seconds", number] | ["--seconds", number, target] => {
            (Some(*target), read_seconds(number)?)
        }
        _ => return Err("cargo xtask fuzz [TARGET] [--seconds N]".to_owned()),
    };
    let chosen: Vec<String> =
        known.iter().filter(|name| target.is_none_or(|wish| wish == *name)).cloned().collect();
    if chosen.is_empty() {
        return Err(format!("there is no such target; there are: {}", known.join(", ")));
    }
    build(root)?.quiet()?;
    for target in chosen {
        println!("fuzzing {target} for {seconds} seconds");
        let grown = folder(root, &format!("fuzz/target/corpus/{target}"))?;
        run(root, &target, seconds, &grown)?.shown()?;
    }
    Ok(())
}

fn read_seconds(text: &str) -> Result<u32, String> {
    text.parse().map_err(|_| format!("`{text}` is not a number of seconds"))
}

/// The names of the targets: one file each.
pub fn targets(root: &Path) -> Result<Vec<String>, String> {
    let folder = root.join("fuzz/fuzz_targets");
    let entries = fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let files = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let sources = files.filter(|file| file.extension().is_some_and(|extension| extension == "rs"));
    let mut names: Vec<String> =
        sources.filter_map(|file| Some(file.file_stem()?.to_str()?.to_owned())).collect();
    names.sort();
    Ok(names)
}

/// What builds all targets.
pub fn build(root: &Path) -> Result<Run, String> {
    // Naming the machine's own platform keeps the flags away from build scripts and macros.
    Ok(Run::gentle_cargo(root)
        .args(["build", "--manifest-path", "fuzz/Cargo.toml", "--release", "--bins", "--locked"])
        .args(["--target-dir", "fuzz/target", "--target", &host(root)?])
        .env("RUSTFLAGS", FLAGS))
}

/// Tries the kept inputs of a target and then new ones for a short time.
pub fn smoke(root: &Path, target: &str, seconds: u32) -> Result<String, String> {
    let kept = root.join("fuzz/corpus").join(target);
    let inputs = fs::read_dir(&kept).map_err(|error| format!("{}: {error}", kept.display()))?.count();
    let fresh = folder(root, &format!("fuzz/target/smoke/{target}"))?;
    let said = run(root, target, seconds, &fresh)?.quiet()?;
    // New inputs are found again by anyone; what long runs find is kept apart from them.
    let _ = fs::remove_dir_all(fresh);
    let done = said.lines().rev().find_map(|line| line.strip_prefix("Done "));
    Ok(format!("{inputs} kept inputs, {}", done.unwrap_or("and no new ones")))
}

/// A run of a target: new inputs worth keeping go into the folder given, bad ones to fuzz/artifacts.
fn run(root: &Path, target: &str, seconds: u32, grown: &Path) -> Result<Run, String> {
    let program = root.join("fuzz/target").join(host(root)?).join("release").join(target);
    let bad = folder(root, &format!("fuzz/artifacts/{target}"))?;
    Ok(Run::program(root, program)
        .arg(grown)
        .arg(root.join("fuzz/corpus").join(target))
        .arg(format!("-artifact_prefix={}/", bad.display()))
        .arg(format!("-max_total_time={seconds}"))
        .arg(format!("-timeout={PATIENCE}"))
        .arg("-print_final_stats=1"))
}

fn folder(root: &Path, name: &str) -> Result<PathBuf, String> {
    let folder = root.join(name);
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    Ok(folder)
}

/// The platform of this machine, as rustc calls it.
fn host(root: &Path) -> Result<String, String> {
    let said = Run::program(root, "rustc").arg("-vV").quiet()?;
    let host = said.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| "rustc does not say which platform this is".to_owned())
}
