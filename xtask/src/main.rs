//! Project automation: `cargo xtask COMMAND`. One file per command; child processes: `run.rs`; external tools: `tools.rs`.

mod bench;
mod documents;
mod fuzz;
mod lines;
mod python;
mod rules;
mod run;
mod test;
mod tools;
mod wasm;
mod web;

use run::Run;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;
use test::Campaigns;

const COMMANDS: &str = "\
cargo xtask test [--long]                 run every check; stop at the first failure. --long: with the long campaigns
cargo xtask rules                         list the tests of every clause and ruling, and those without a test
cargo xtask bench                         measure speed and size against a peer
cargo xtask bench bots [--deals N]        measure strength and speed of the bots, N deals from each seat (250)
cargo xtask bench days [--games N]        simulate games over days with and without plans
cargo xtask bench server [--seconds N]    measure the server against boardgame.io, with many tables and games
cargo xtask bench web                     measure the speed of the page in a browser
cargo xtask fuzz [TARGET] [--seconds N]   fuzz one target or all, N seconds each (1200)
cargo xtask types                         write the TypeScript types of the wire format
cargo xtask lines                         count lines of code per crate, without tests, comments and generated files
cargo xtask wasm                          build the engine for the page, as a WebAssembly module
cargo xtask site [--out FOLDER]           build the page that plays without a server, for any static host (target/site)
cargo xtask words                         write the program's sentences, which the tests of the page compare with
cargo xtask run                           build the page and serve the game at http://localhost:8011";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let root = root();
    let done = match words.as_slice() {
        ["test"] => test::all(&root, Campaigns::Short),
        ["test", "--long"] => test::all(&root, Campaigns::Long),
        ["rules"] => show_rules(&root),
        ["bench"] => bench::all(&root),
        ["bench", "bots", wishes @ ..] => bench::bots(&root, wishes),
        ["bench", "days", wishes @ ..] => bench::days(&root, wishes),
        ["bench", "server", wishes @ ..] => bench::server(&root, wishes),
        ["bench", "web", wishes @ ..] => web::bench(&root, wishes),
        ["fuzz", wishes @ ..] => fuzz::long(&root, wishes),
        ["types"] => web::types(&root),
        ["lines"] => {
            print!("{}", lines::table(&root));
            Ok(())
        }
        ["words"] => web::words(&root, web::sayer(&root)).map(|said| println!("{said}")),
        ["wasm"] => wasm::show(&root),
        ["site", wishes @ ..] => web::site(&root, wishes),
        ["run", arguments @ ..] => serve(&root, arguments),
        ["help" | "--help" | "-h"] => {
            println!("{COMMANDS}");
            Ok(())
        }
        [] => Err(format!("no command given\n{COMMANDS}")),
        [other, ..] => Err(format!("unknown command or arguments: `{other}`; the commands are:\n{COMMANDS}")),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

/// The root of the checkout: the parent folder of this package; without cargo, the current folder.
fn root() -> PathBuf {
    let package = std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
    package.as_deref().and_then(Path::parent).map_or_else(|| PathBuf::from("."), Path::to_owned)
}

/// Builds the page and the program, without what serving does not need, and serves the game.
fn serve(root: &Path, arguments: &[&str]) -> Result<(), String> {
    let started = Instant::now();
    web::prepare(root)?;
    let binary = tools::built(root, "quick", "armonium");
    if !binary.is_file() {
        println!("building the server; the first time this takes about 5 minutes on 2 cores, 2 on 8");
    } else {
        println!("building the server");
    }
    let features = ["--no-default-features", "--package", "armonium"];
    Run::cargo(root).args(["build", "--locked", "--profile", "quick"]).args(features).shown()?;
    println!("ready after {} s; Ctrl-C stops the server", started.elapsed().as_secs());
    Run::program(root, binary).arg("serve").args(arguments).shown()
}

fn show_rules(root: &Path) -> Result<(), String> {
    let found = rules::check(root)?;
    println!("{}\n{}", found.table, found.summary);
    if found.complaints.is_empty() { Ok(()) } else { Err(found.complaints.join("\n")) }
}
