//! `cargo xtask test`: every check, one line each, the cheap ones first; stops at the first failure.

use crate::run::Run;
use crate::tools::{self, DENY, NEXTEST, Tool};
use crate::{fuzz, python, rules, wasm, web};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// How long each fuzz target runs after its stored inputs.
const FUZZ_SECONDS: u32 = 3;
const FUZZ: [&str; 2] = ["--manifest-path", "fuzz/Cargo.toml"];

/// The page's engine is linted for this machine, whose compiler has clippy; the one for its own target may not.
const ENGINE_LINT: [&str; 6] =
    ["check", wasm::MANIFEST[0], wasm::MANIFEST[1], "--locked", "--target-dir", "target/wasm/lint"];

/// Set for the tests to run their long campaigns. Not `ARMONIUM_…`: those variables are settings of the server, which the
/// tests start.
const LONG_TESTS: &str = "LONG_TESTS";

/// The length of tests that repeat something many times: games, kills of the server.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Campaigns {
    Short,
    Long,
}

/// Runs everything.
pub fn all(root: &Path, campaigns: Campaigns) -> Result<(), String> {
    let started = Instant::now();
    let cargo = |words: &[&str]| Run::cargo(root).args(words).quiet().map(no_remark);

    step("tools", || match tools::missing(root) {
        missing if missing.is_empty() => Ok("all there".to_owned()),
        missing => Err(missing.join("\n")),
    })?;
    step("format", || cargo(&["fmt", "--all", "--check"]))?;
    step("rules", || rules(root))?;
    if !web::is_installed(root) {
        step("page packages", || web::install(root))?;
    }
    let build = || {
        let build = ["test", "--workspace", "--all-targets", "--locked", "--no-run"];
        without_warnings(&linted(Run::cargo(root)).args(build).quiet()?)
    };
    // Most of these can't use a second core.
    let page =
        |script: &'static str| -> Work { Box::new(move || web::script(root, script).quiet().map(no_remark)) };
    let python = || if python::is_ready(root) { Ok("all there".to_owned()) } else { python::install(root) };
    together([
        ("page types", page("check")),
        ("page lint", page("lint")),
        ("page format", page("format")),
        ("python packages", Box::new(python)),
        ("engine for page", Box::new(|| wasm::build(root).and_then(|()| wasm::size(root)))),
        ("build, clippy", Box::new(build)),
    ])?;
    step("page", || {
        wasm::write_packs(root, "debug")?;
        web::build(root)
    })?;
    step("static site", || web::build_site(root, &root.join(web::SITE)))?;
    // What `cargo xtask run` builds; as a test, because then it shares the build of everything else.
    step("serve alone", || {
        let build = ["test", "--workspace", "--no-default-features", "--bins", "--locked", "--no-run"];
        without_warnings(&linted(Run::cargo(root)).args(build).quiet()?)
    })?;
    let mut nextest = PathBuf::new();
    step("cargo-nextest", || {
        let (found, remark) = get(root, &NEXTEST)?;
        nextest = found;
        Ok(remark)
    })?;
    step("tests", || {
        let run = ["nextest", "run", "--workspace", "--locked"];
        let run = linted(Run::program(root, &nextest)).args(run);
        let run = match campaigns {
            Campaigns::Short => run.without_env(LONG_TESTS),
            Campaigns::Long => run.args(["--profile", "long"]).env(LONG_TESTS, "1"),
        };
        Ok(last_summary(&run.quiet()?))
    })?;
    step("words", || web::words(root, Run::program(root, tools::built(root, "debug/examples", "words"))))?;
    step("page tests", || web::script(root, "test").quiet().map(|said| last_vitest(&said)))?;
    let armonium = tools::built(root, "debug", "armonium");
    // The browser tests mostly wait; the other builds use that time.
    together([
        ("page in browser", Box::new(|| web::end_to_end(root, &armonium)) as Work),
        ("engine alike", Box::new(|| alike(root, campaigns))),
        ("engine lint", Box::new(|| lint_engines(root))),
        ("cargo-deny", Box::new(|| get(root, &DENY).map(|(_, remark)| remark))),
        ("fuzz build", Box::new(|| without_warnings(&linted(fuzz::build(root)?).quiet()?))),
    ])?;
    let (deny, _) = get(root, &DENY)?;
    step("licences", || licences(root, &deny, &[]))?;
    step("advisories", || advisories(root, &deny))?;
    step("doc tests", || {
        linted(Run::cargo(root)).args(["test", "--workspace", "--doc", "--locked"]).quiet().map(no_remark)
    })?;
    step("engine format", || cargo(&["fmt", wasm::MANIFEST[0], wasm::MANIFEST[1], "--check"]))?;
    step("engine licences", || licences(root, &deny, &wasm::MANIFEST))?;
    step("fuzz format", || cargo(&["fmt", FUZZ[0], FUZZ[1], "--check"]))?;
    step("fuzz licences", || licences(root, &deny, &FUZZ))?;
    for target in fuzz::targets(root)? {
        step(&format!("fuzz {target}"), || fuzz::smoke(root, &target, FUZZ_SECONDS))?;
    }
    println!("all checks passed, {}", seconds(started.elapsed()));
    if campaigns == Campaigns::Short {
        println!(
            "the long campaigns (10,000 games, 200 kills of the server on each database) were NOT RUN, only short"
        );
        println!("versions of them; `cargo xtask test --long` runs them");
    }
    Ok(())
}

/// Compiles the workspace with clippy, so that one build both lints and tests.
fn linted(cargo: Run) -> Run {
    cargo.env("RUSTC_WORKSPACE_WRAPPER", "clippy-driver")
}

/// Fails on warnings. Cargo repeats the warnings of crates that it built before, so none are missed.
fn without_warnings(said: &str) -> Result<String, String> {
    let warned = |line: &str| line.starts_with("warning: `") && line.contains(" generated ");
    if said.lines().any(warned) { Err(said.to_owned()) } else { Ok(String::new()) }
}

/// The work of a step; it returns a remark for its line.
type Work<'a> = Box<dyn FnOnce() -> Result<String, String> + Send + 'a>;

/// Runs one step and prints its result in one line.
fn step(name: &str, work: impl FnOnce() -> Result<String, String>) -> Result<(), String> {
    print!("{name:<16}");
    let _ = std::io::stdout().flush();
    let started = Instant::now();
    finish(name, work(), started.elapsed())
}

/// Runs several steps at the same time.
fn together<'a>(steps: impl IntoIterator<Item = (&'a str, Work<'a>)>) -> Result<(), String> {
    std::thread::scope(|scope| {
        let begin = |(name, work): (&'a str, Work<'a>)| {
            let timed = move || {
                let started = Instant::now();
                (work(), started.elapsed())
            };
            (name, scope.spawn(timed))
        };
        let running: Vec<_> = steps.into_iter().map(begin).collect();
        for (name, step) in running {
            let (done, time) =
                step.join().unwrap_or_else(|_| (Err("it panicked".to_owned()), Duration::ZERO));
            print!("{name:<16}");
            finish(name, done, time)?;
        }
        Ok(())
    })
}

/// Lints the page's engines.
fn lint_engines(root: &Path) -> Result<String, String> {
    for (_, features, _) in wasm::MODULES {
        let lint = linted(Run::cargo(root)).args(ENGINE_LINT).args(features.iter().copied());
        without_warnings(&lint.quiet()?)?;
    }
    Ok(String::new())
}

/// Completes the line of a step.
fn finish(name: &str, done: Result<String, String>, time: Duration) -> Result<(), String> {
    match done {
        Ok(remark) => {
            println!("ok      {:>8}  {remark}", seconds(time));
            Ok(())
        }
        Err(why) => {
            println!("FAILED  {:>8}", seconds(time));
            Err(format!("{why}\n\n{name} failed; nothing after it was run"))
        }
    }
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f32())
}

fn no_remark(_: String) -> String {
    String::new()
}

/// A tool, and a remark on its origin.
fn get(root: &Path, tool: &Tool) -> Result<(PathBuf, String), String> {
    match tool.find(root) {
        Some(found) => Ok((found, "all there".to_owned())),
        None => Ok((tool.install(root)?, "installed in target/tools".to_owned())),
    }
}

/// The same games in the page's engine and in a native one. One line per level, of which the last is the remark.
fn alike(root: &Path, campaigns: Campaigns) -> Result<String, String> {
    let games = match campaigns {
        Campaigns::Short => ["apprentice:4", "detective:4", "inspector:1", "master:1"],
        Campaigns::Long => ["apprentice:200", "detective:200", "inspector:200", "master:20"],
    };
    let said = wasm::compare(root, "debug", &games).quiet()?;
    let alike = said.lines().filter_map(|line| line.split_once(" decisions alike"));
    Ok(alike.map(|(games, _)| games).collect::<Vec<_>>().join(", ") + " decisions alike")
}

fn rules(root: &Path) -> Result<String, String> {
    let found = rules::check(root)?;
    if found.complaints.is_empty() { Ok(found.summary) } else { Err(found.complaints.join("\n")) }
}

fn licences(root: &Path, deny: &Path, manifest: &[&str]) -> Result<String, String> {
    let checks = ["check", "licenses", "bans", "sources"];
    Run::program(root, deny).arg("--locked").args(manifest).args(checks).quiet().map(no_remark)
}

/// The advisory database is on a server; if it cannot be reached, the line says so.
fn advisories(root: &Path, deny: &Path) -> Result<String, String> {
    match Run::program(root, deny).args(["--locked", "check", "advisories"]).quiet() {
        Err(said) if said.contains("failed to fetch advisory database") => {
            Ok("NOT CHECKED: the advisory database cannot be reached".to_owned())
        }
        other => other.map(no_remark),
    }
}

/// The summary line of vitest.
fn last_vitest(said: &str) -> String {
    let line = said.lines().rev().find(|line| line.contains("Tests ")).unwrap_or_default();
    line.trim().trim_start_matches("Tests").trim().to_owned()
}

/// The summary line of nextest.
fn last_summary(said: &str) -> String {
    let line = said.lines().rev().find(|line| line.contains("tests run:")).unwrap_or_default();
    line.rsplit_once("] ").map_or(line, |(_, summary)| summary).trim().to_owned()
}
