//! `cargo xtask lines`: lines of code per crate and for the page, without tests, comments, blank lines and generated files.

use std::fs;
use std::path::Path;

/// Folders and files that hold tests, build output or generated code.
const SKIPPED: [&str; 7] = ["tests", "tests.rs", "target", "node_modules", "dist", "types.ts", "bench"];
const ENDINGS: [&str; 4] = [".rs", ".ts", ".svelte", ".css"];
/// Where the unit tests of a source begin. They are always its end.
const UNIT_TESTS: [&str; 2] = ["#[cfg(test)]\nmod ", "#![cfg(test)]"];

/// One line per crate, and the total.
pub fn table(root: &Path) -> String {
    let mut rows = Vec::new();
    let folders = fs::read_dir(root.join("crates")).into_iter().flatten().filter_map(Result::ok);
    let mut folders: Vec<_> =
        folders.map(|entry| format!("crates/{}", entry.file_name().display())).collect();
    folders.sort();
    folders.extend(["xtask".to_owned(), "web/src".to_owned()]);
    for folder in folders {
        rows.push((count(&root.join(&folder)), folder));
    }
    let total: usize = rows.iter().map(|(lines, _)| lines).sum();
    rows.push((total, "total".to_owned()));
    rows.iter().map(|(lines, folder)| format!("{folder:<24}{lines:>7}\n")).collect()
}

fn count(path: &Path) -> usize {
    let Some(name) = path.file_name().and_then(|name| name.to_str()) else { return 0 };
    // `crates/bench` is a crate like any other; `web/bench` isn't below a counted folder.
    if SKIPPED.contains(&name) && !path.join("Cargo.toml").exists() {
        return 0;
    }
    if path.is_dir() {
        let entries = fs::read_dir(path).into_iter().flatten().filter_map(Result::ok);
        return entries.map(|entry| count(&entry.path())).sum();
    }
    let is_code = ENDINGS.iter().any(|ending| name.ends_with(ending)) && !name.ends_with(".test.ts");
    if is_code { code_lines(&fs::read_to_string(path).unwrap_or_default()) } else { 0 }
}

/// The lines that are neither blank nor a comment, up to the unit tests.
fn code_lines(text: &str) -> usize {
    let end = UNIT_TESTS.iter().filter_map(|start| text.find(start)).min().unwrap_or(text.len());
    let mut in_comment = false;
    let is_code = |line: &&str| {
        let line = line.trim();
        let starts = ["/*", "<!--"].iter().any(|start| line.starts_with(start));
        let ends = line.contains("*/") || line.contains("-->");
        let comment = in_comment || starts || line.starts_with("//");
        in_comment = (in_comment || starts) && !ends;
        !line.is_empty() && !comment
    };
    text[..end].lines().filter(is_code).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_blank_lines_and_unit_tests_do_not_count() {
        let source = "//! Doc.\n\n/// Doc.\nfn f() {} // code\n/* a\n b */\n<!-- c -->\nlet x;\n#[cfg(test)]\nmod tests {\n}\n";
        assert_eq!(code_lines(source), 2);
    }
}
