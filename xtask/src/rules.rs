//! `cargo xtask rules`: every clause and ruling has a test, and every citation something to cite.

mod citations;
mod ledger;
mod rulebook;

use ledger::Ledger;
use std::fs;
use std::path::{Path, PathBuf};

/// Where every string that reads like a clause is one.
const RULES: &str = "crates/rules/src/";
const REFUSALS: &str = "crates/rules/src/illegal.rs";

/// What the check found.
pub struct Found {
    pub table: String,
    pub summary: String,
    pub complaints: Vec<String>,
}

/// Holds the tests of the workspace in this folder against its rules and rulings.
pub fn check(root: &Path) -> Result<Found, String> {
    let mut references = rulebook::clauses(&read(&root.join("docs/rules.md"))?);
    references.extend(rulebook::rulings(&read(&root.join("docs/rulings.md"))?));
    let mut ledger = Ledger::new(references);
    for file in sources(root)? {
        let (name, source) = (name(root, &file), read(&file)?);
        for citation in citations::of_tests(&source) {
            ledger.enter(&name, citation);
        }
        if name.starts_with(RULES) {
            for reference in citations::of_strings(&source) {
                ledger.enter_message(&name, &reference);
            }
        }
    }
    let refusals = citations::of_refusals(&read(&root.join(REFUSALS))?);
    if refusals.is_empty() {
        return Err(format!("{REFUSALS} has no `fn clause` with strings in it"));
    }
    for clause in refusals {
        ledger.enter_refusal(REFUSALS, &clause);
    }
    Ok(Found { table: ledger.table(), summary: ledger.summary(), complaints: ledger.complaints() })
}

/// The Rust files of all crates that may hold tests, in a fixed order.
fn sources(root: &Path) -> Result<Vec<PathBuf>, String> {
    let mut files = Vec::new();
    for member in list(&root.join("crates"))? {
        for folder in ["src", "tests"] {
            collect(&member.join(folder), &mut files)?;
        }
    }
    Ok(files)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), String> {
    if !folder.is_dir() {
        return Ok(());
    }
    for entry in list(folder)? {
        if entry.is_dir() {
            collect(&entry, files)?;
        } else if entry.extension().is_some_and(|extension| extension == "rs") {
            files.push(entry);
        }
    }
    Ok(())
}

fn list(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    Ok(paths)
}

fn read(file: &Path) -> Result<String, String> {
    fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))
}

/// A file's name from the root, with slashes everywhere.
fn name(root: &Path, file: &Path) -> String {
    file.strip_prefix(root).unwrap_or(file).display().to_string().replace('\\', "/")
}
