//! The page in the browser: packages, build and checks, by npm in `web/`. Also what it shares with the program: the types of
//! the wire format, and the sentences that both must phrase the same way.

use crate::run::Run;
use crate::{tools, wasm};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The oldest supported Node.js.
const NODE: (u32, u32) = (20, 19);
/// The sources of the page. If one is newer than the built page, the page is rebuilt.
const SOURCES: [&str; 12] = [
    "web/src",
    "web/public",
    "web/index.html",
    "web/package-lock.json",
    "web/vite.config.ts",
    "web/svelte.config.js",
    "locales",
    "docs/rules.md",
    "target/wasm/armonium-play.wasm",
    "target/wasm/armonium.wasm",
    "target/wasm/insight.wasm",
    "target/wasm/packs",
];
/// The types that `cargo xtask types` writes.
const TYPES: &str = "web/src/wire/types.ts";
/// The static site.
pub const SITE: &str = "target/site";
/// The folder of the sentences that the page is compared with.
const WORDS: &str = "target/words";

/// Checks for Node.js with npm; an error is one line.
pub fn node(root: &Path) -> Result<(), String> {
    let (major, minor) = NODE;
    let wish = format!("install Node.js {major}.{minor} or newer with npm, which the page is built with");
    let said = Run::program(root, "node")
        .arg("--version")
        .quiet()
        .map_err(|_| format!("Node.js is missing: {wish}"))?;
    let mut numbers =
        said.trim().trim_start_matches('v').split('.').map(|number| number.parse().unwrap_or(0));
    let version: (u32, u32) = (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0));
    if version < NODE {
        return Err(format!("Node.js {} is too old: {wish}", said.trim()));
    }
    Run::program(root, "npm").arg("--version").quiet().map_err(|_| format!("npm is missing: {wish}"))?;
    Ok(())
}

/// An npm script of the page.
pub fn script(root: &Path, name: &str) -> Run {
    Run::program(&root.join("web"), "npm").args(["run", "--silent", name]).env("NO_COLOR", "1")
}

/// True if the packages in the lock file are installed.
pub fn is_installed(root: &Path) -> bool {
    let lock = fs::read_to_string(root.join("web/package-lock.json"));
    lock.is_ok_and(|lock| fs::read_to_string(installed(root)).is_ok_and(|installed| installed == lock))
}

/// A copy of the lock file, made after the installation.
fn installed(root: &Path) -> PathBuf {
    root.join("web/node_modules/.installed")
}

/// Installs the packages in the lock file.
pub fn install(root: &Path) -> Result<String, String> {
    node(root)?;
    Run::program(&root.join("web"), "npm").args(["ci", "--no-audit", "--no-fund"]).quiet()?;
    fs::copy(root.join("web/package-lock.json"), installed(root)).map_err(|error| error.to_string())?;
    Ok("installed in web/node_modules".to_owned())
}

/// True if the built page is newer than its sources.
fn is_built(root: &Path) -> bool {
    let Some(built) = changed(&root.join("web/dist/index.html")) else { return false };
    SOURCES.iter().filter_map(|source| newest(&root.join(source))).all(|source| source <= built)
}

fn changed(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).ok()?.modified().ok()
}

/// The latest modification time of a file, or in a folder.
fn newest(path: &Path) -> Option<SystemTime> {
    let inside = fs::read_dir(path).into_iter().flatten().filter_map(|entry| newest(&entry.ok()?.path()));
    inside.chain(changed(path)).max()
}

/// Builds the page if needed. An unchanged page saves rebuilding the program.
pub fn build(root: &Path) -> Result<String, String> {
    if is_built(root) {
        return Ok("is built".to_owned());
    }
    script(root, "build").quiet()?;
    Ok(String::new())
}

/// Builds the page and its engine if needed, with the packages for it, and prints the steps that take a while.
pub fn prepare(root: &Path) -> Result<(), String> {
    prepare_parts(root)?;
    if !is_built(root) {
        println!("building the page (about 20 seconds)");
    }
    build(root).map(|_| ())
}

/// What the page is built from.
fn prepare_parts(root: &Path) -> Result<(), String> {
    if !is_installed(root) {
        println!("installing the page's packages (about 10 seconds)");
        install(root)?;
    }
    wasm::prepare(root)
}

/// `cargo xtask site [--out FOLDER]`: the page as a folder of files that plays without a server, under any path.
pub fn site(root: &Path, wishes: &[&str]) -> Result<(), String> {
    let folder = match wishes {
        [] => root.join(SITE),
        ["--out", folder] => std::path::absolute(folder).map_err(|error| format!("{folder}: {error}"))?,
        _ => return Err("cargo xtask site [--out FOLDER]".to_owned()),
    };
    // The folder is emptied, so it must not be one of something else.
    if folder.is_dir()
        && fs::read_dir(&folder).is_ok_and(|mut inside| inside.next().is_some())
        && !is_page(&folder)
    {
        return Err(format!(
            "{} holds something else: name a new or empty folder, or an older site",
            folder.display()
        ));
    }
    prepare_parts(root)?;
    build_site(root, &folder)?;
    println!("{} is ready for any static host, under any path", folder.display());
    Ok(())
}

/// Is this folder a page that was built before?
fn is_page(folder: &Path) -> bool {
    folder.join("index.html").is_file() && folder.join("assets").is_dir()
}

/// Builds the static site from parts that are there.
pub fn build_site(root: &Path, folder: &Path) -> Result<String, String> {
    script(root, "build").args(["--", "--mode", "site", "--emptyOutDir", "--outDir"]).arg(folder).quiet()?;
    Ok(String::new())
}

/// `cargo xtask types`: writes the TypeScript types of the wire format.
pub fn types(root: &Path) -> Result<(), String> {
    Run::cargo(root)
        .args([
            "run",
            "--quiet",
            "--package",
            "armonium-server",
            "--features",
            "ts",
            "--example",
            "types",
            "--",
        ])
        .arg(root.join(TYPES))
        .shown()
}

/// `cargo xtask words`: the example that writes the program's sentences.
pub fn sayer(root: &Path) -> Run {
    Run::cargo(root).args(["run", "--quiet", "--package", "armonium", "--example", "words", "--"])
}

/// Writes the sentences of the program, for the tests of the page to compare with.
pub fn words(root: &Path, sayer: Run) -> Result<String, String> {
    Ok(sayer.arg(root.join(WORDS)).quiet()?.trim().to_owned())
}

/// The tests in a browser, with this program.
pub fn end_to_end(root: &Path, binary: &Path) -> Result<String, String> {
    let said = script(root, "e2e")
        .env("ARMONIUM_BINARY", binary)
        .env("ARMONIUM_SITE", root.join(SITE))
        .env("CHROMIUM", chromium(root)?)
        .quiet()?;
    let last =
        said.lines().rev().find(|line| line.trim_start().starts_with(|first: char| first.is_ascii_digit()));
    Ok(last.unwrap_or_default().trim().to_owned())
}

/// `cargo xtask bench web`: the speed of the page, served by a release build.
pub fn bench(root: &Path, wishes: &[&str]) -> Result<(), String> {
    let chromium = chromium(root)?;
    prepare(root)?;
    println!("building; this takes some minutes");
    Run::cargo(root).args(["build", "--quiet", "--release", "--package", "armonium"]).shown()?;
    Run::cargo(root).args(["build", "--quiet", "--release"]).args(wasm::NATIVE).shown()?;
    println!("the engine for the page: {}", wasm::size(root)?);
    wasm::compare(root, "release", &["inspector:2", "master:2"]).shown()?;
    let binary = tools::built(root, "release", "armonium");
    let run = script(root, "bench").env("ARMONIUM_BINARY", binary).env("CHROMIUM", chromium);
    if wishes.is_empty() { run.shown() } else { run.arg("--").args(wishes).shown() }
}

/// Chromium: on the PATH, else installed if that needs no password, else reported.
pub fn chromium(root: &Path) -> Result<PathBuf, String> {
    let find = || ["chromium", "chromium-browser", "google-chrome"].into_iter().find_map(tools::on_path);
    if let Some(found) = find() {
        return Ok(found);
    }
    let wish = "Chromium, which the page is tried in, is missing";
    tools::debian(root, &["chromium"]).map_err(|why| format!("{wish}: {why}"))?;
    find().ok_or_else(|| wish.to_owned())
}
