//! `cargo xtask wasm`: the engine for the page, as three WebAssembly modules, and the built-in pack in the forms the page reads. One
//! plays; the whole one has lessons, puzzles, replays and files as well, and is loaded when they are wanted; one answers questions
//! about a View, at a server's table.
//! Cargo decides whether anything has changed; a file is written only if its bytes have, so that the page isn't rebuilt.

use crate::run::Run;
use crate::tools;
use std::fs;
use std::path::{Path, PathBuf};

/// The folder of the module and the packs.
pub const FOLDER: &str = "target/wasm";
/// The modules: file, features, and the most bytes when compressed, so that it doesn't grow unnoticed.
pub const MODULES: [(&str, &[&str], usize); 3] = [
    (PLAY, &[], 400_000),
    ("target/wasm/armonium.wasm", &["--features", "study"], 700_000),
    ("target/wasm/insight.wasm", &["--no-default-features", "--features", "insight"], 200_000),
];
/// The module that is loaded before the first move of a game on this device.
const PLAY: &str = "target/wasm/armonium-play.wasm";
const TARGET: &str = "wasm32-unknown-unknown";
/// The module's own workspace.
pub const MANIFEST: [&str; 2] = ["--manifest-path", "wasm/Cargo.toml"];
/// Debian's compiler, and the standard library's source, which it comes without for this target.
const DEBIAN: [&str; 3] = ["rustc-web", "cargo-web", "rust-web-src"];
const DEBIAN_RUSTC: &str = "/usr/bin/rustc";
const DEBIAN_CARGO: &str = "/usr/bin/cargo";
const DEBIAN_SOURCE: &str = "/usr/lib/rustlib/src/rust/library/std/Cargo.toml";
/// The oldest compiler that compiles the workspace.
const OLDEST: &str = env!("CARGO_PKG_RUST_VERSION");

/// `cargo xtask wasm`.
pub fn show(root: &Path) -> Result<(), String> {
    prepare(root)?;
    println!("{}", size(root)?);
    Ok(())
}

/// Builds the module and the packs, and says so if that takes a while.
pub fn prepare(root: &Path) -> Result<(), String> {
    if MODULES.iter().any(|(module, ..)| !root.join(module).is_file()) {
        println!("building the engine for the page; the first time this takes some minutes");
    }
    build(root)?;
    // The features of the server, so that it shares this build.
    let features = ["--no-default-features", "--package", "armonium", "--package", "armonium-engine"];
    let packs = ["build", "--quiet", "--locked", "--profile", "quick", "--bin", "packs"];
    Run::cargo(root).args(packs).args(features).quiet()?;
    write_packs(root, "quick")
}

/// Builds the modules.
pub fn build(root: &Path) -> Result<(), String> {
    for (module, features, _) in MODULES {
        toolchain(root)?.args(["--locked", "--quiet"]).args(features).quiet()?;
        let built = folder(root).join(TARGET).join("release/armonium_wasm.wasm");
        let bytes = fs::read(&built).map_err(|error| format!("{}: {error}", built.display()))?;
        let module = root.join(module);
        if fs::read(&module).ok().as_ref() != Some(&bytes) {
            fs::write(&module, bytes).map_err(|error| format!("{}: {error}", module.display()))?;
        }
    }
    Ok(())
}

/// Writes the packs with a program that is built in this profile.
pub fn write_packs(root: &Path, profile: &str) -> Result<(), String> {
    Run::program(root, tools::built(root, profile, "packs"))
        .arg(root.join(FOLDER).join("packs"))
        .quiet()
        .map(|_| ())
}

/// Where cargo builds the module.
fn folder(root: &Path) -> PathBuf {
    root.join(FOLDER).join("build")
}

/// What builds the module: the compiler in use if it has this target, else Debian's, installed if that needs no password. An
/// error is one line.
pub fn toolchain(root: &Path) -> Result<Run, String> {
    let build = |cargo: Run| {
        cargo
            .args(["build", "--release", "--target", TARGET])
            .args(MANIFEST)
            .arg("--target-dir")
            .arg(folder(root))
    };
    let library = rustc(root, &["--print", "target-libdir", "--target", TARGET]);
    if library.is_ok_and(|library| library.is_dir()) {
        return Ok(build(Run::cargo(root)));
    }
    let wish = format!("the engine for the page can't be built: `rustup target add {TARGET}`");
    let or = |why: String| format!("{wish}, or as root on Debian: {why}");
    let is_there = || {
        [DEBIAN_RUSTC, DEBIAN_CARGO, DEBIAN_SOURCE].iter().all(|file| Path::new(file).is_file())
            && Run::program(root, DEBIAN_RUSTC).arg("--version").quiet().is_ok_and(|said| is_recent(&said))
    };
    if !is_there() {
        tools::debian(root, &DEBIAN).map_err(or)?;
    }
    if !is_there() {
        return Err(or(format!("install the packages {} {OLDEST} or newer", DEBIAN.join(", "))));
    }
    // Debian's compiler builds the standard library along, which only a nightly one does unless it is made to.
    Ok(build(Run::program(root, DEBIAN_CARGO))
        .arg("-Zbuild-std=std,panic_abort")
        .env("RUSTC", DEBIAN_RUSTC)
        .env("RUSTC_BOOTSTRAP", "1")
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker(root).map_err(or)?))
}

/// True if `rustc --version` names a compiler that compiles the workspace: Debian's older lists have one that doesn't.
fn is_recent(said: &str) -> bool {
    let numbers =
        |version: &str| -> Vec<u32> { version.split('.').map_while(|part| part.parse().ok()).collect() };
    said.split_whitespace().nth(1).is_some_and(|version| numbers(version) >= numbers(OLDEST))
}

/// A linker for the target: the one that comes with the compiler in use, else LLVM's from the PATH or Debian.
fn linker(root: &Path) -> Result<PathBuf, String> {
    let own = rustc(root, &["--print", "target-libdir"])
        .map(|library| library.with_file_name("bin").join("rust-lld"));
    let find = || own.clone().ok().filter(|own| own.is_file()).or_else(|| tools::on_path("wasm-ld"));
    if let Some(linker) = find() {
        return Ok(linker);
    }
    tools::debian(root, &["lld"])?;
    find().ok_or_else(|| "install the package lld".to_owned())
}

/// A path that the compiler in use names.
fn rustc(root: &Path, words: &[&str]) -> Result<PathBuf, String> {
    Ok(PathBuf::from(Run::program(root, "rustc").args(words).quiet()?.trim()))
}

/// The engine as a native program, for comparison: an example.
pub const NATIVE: [&str; 4] = ["--package", "armonium-local", "--example", "lines"];

/// Plays games between bots with the module that plays and with the native program, whose every response must be the same.
/// Each game is a level and a number of games.
pub fn compare(root: &Path, profile: &str, games: &[&str]) -> Run {
    let native = tools::built(root, &format!("{profile}/examples"), "lines");
    Run::program(root, "node").arg("wasm/tests/same.mjs").arg(PLAY).arg(native).args(games)
}

/// The sizes of the modules as a remark; an error if one is too large.
pub fn size(root: &Path) -> Result<String, String> {
    const MEASURE: &str = "const { readFileSync } = require('fs'), { brotliCompressSync } = require('zlib');
        const bytes = readFileSync(process.argv[1]);
        console.log(bytes.length, brotliCompressSync(bytes).length)";
    let measure = |(module, _, most): (&str, &[&str], usize)| {
        let said = Run::program(root, "node").args(["-e", MEASURE, module]).quiet()?;
        let sizes: Vec<usize> = said.split_whitespace().filter_map(|number| number.parse().ok()).collect();
        let [raw, brotli] = sizes[..] else { return Err(format!("node can't measure {module}: {said}")) };
        let name = module.rsplit('/').next().unwrap_or(module);
        let remark = format!("{name} {} KB, {} KB in brotli", raw.div_ceil(1000), brotli.div_ceil(1000));
        if brotli > most {
            return Err(format!("{remark}: at most {} KB are allowed", most / 1000));
        }
        Ok(remark)
    };
    Ok(MODULES.map(measure).into_iter().collect::<Result<Vec<_>, _>>()?.join("; "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_compiler_older_than_the_workspace_needs_is_replaced() {
        assert!(!is_recent("rustc 1.85.0 (4d91de4e4 2025-02-17) (built from a source tarball)"));
        assert!(is_recent(&format!("rustc {OLDEST}.0")));
        assert!(is_recent("rustc 2.0.1 (built from a source tarball)"));
        assert!(!is_recent(""));
    }
}
