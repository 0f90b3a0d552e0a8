//! Tests that the files, headings, types and functions that documents and comments name exist. They read the whole
//! repository; there is no command for them.

#![cfg(test)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Component, Path, PathBuf};

/// Folders without handwritten files.
const MADE: [&str; 7] = ["target", "node_modules", "dist", ".git", "corpus", "artifacts", "test-results"];
/// The endings of file names to look for.
const ENDINGS: [&str; 7] = [".rs", ".ts", ".svelte", ".ftl", ".md", ".py", ".cjs"];

/// Every file of the repository, from its root.
fn files(root: &Path) -> BTreeSet<String> {
    fn collect(root: &Path, folder: &Path, found: &mut BTreeSet<String>) {
        for entry in fs::read_dir(folder).expect("a folder").filter_map(Result::ok) {
            let (path, name) = (entry.path(), entry.file_name());
            match entry.file_type() {
                Ok(kind) if kind.is_dir() && !MADE.iter().any(|made| name == *made) => {
                    collect(root, &path, found);
                }
                Ok(kind) if kind.is_file() => {
                    found.extend(path.strip_prefix(root).ok().and_then(Path::to_str).map(str::to_owned));
                }
                _ => {}
            }
        }
    }
    let mut found = BTreeSet::new();
    collect(root, root, &mut found);
    found
}

/// The words of a text that name a file.
fn names(text: &str) -> impl Iterator<Item = &str> {
    let is_part = |c: char| c.is_ascii_alphanumeric() || "_-./".contains(c);
    text.split(move |c: char| !is_part(c))
        .filter(|word| !word.starts_with("//"))
        .map(|word| word.trim_start_matches(['.', '/']).trim_end_matches('.'))
        .filter(|word| {
            let named = ENDINGS.iter().find_map(|ending| word.strip_suffix(ending));
            named.is_some_and(|stem| stem.ends_with(|c: char| c.is_ascii_alphanumeric()))
            // A placeholder, such as locales/TAG/table.ftl.
            && !word.split('/').any(|part| part.len() > 1 && part.chars().all(|c| c.is_ascii_uppercase()))
        })
}

/// The part of the repository that a file belongs to: a crate, the page, or everything.
fn part(file: &str) -> &str {
    let depth = if file.starts_with("crates/") { 2 } else { 1 };
    match file.match_indices('/').nth(depth - 1) {
        Some((end, _)) => &file[..=end],
        None => "",
    }
}

/// True if a reader of this file would find a file of this name. In a source, a name without a folder is a file of the same
/// crate, or of the page; messages have their own folder.
fn is_found(files: &BTreeSet<String>, reader: &str, name: &str) -> bool {
    let anywhere = name.contains('/') || name.ends_with(".ftl") || reader.ends_with(".md");
    let home = if anywhere { "" } else { part(reader) };
    let ends =
        |file: &String| file == name || file.strip_suffix(name).is_some_and(|rest| rest.ends_with('/'));
    files.iter().any(|file| file.starts_with(home) && ends(file)) || files.contains(name)
}

/// The comments of a source.
fn comments(text: &str) -> String {
    let comment = |line: &&str| {
        let line = line.trim_start();
        line.starts_with("//") || line.starts_with("/*") || line.starts_with("* ")
    };
    text.lines().filter(comment).collect::<Vec<_>>().join("\n")
}

/// The targets of the links of a document, outside code.
fn links(text: &str) -> Vec<String> {
    let mut code = false;
    let prose = text.lines().filter(|line| {
        code ^= line.trim_start().starts_with("```");
        !code
    });
    let target = |line: &str| -> Vec<String> {
        line.split("](").skip(1).filter_map(|rest| Some(rest.split_once(')')?.0.to_owned())).collect()
    };
    prose.flat_map(target).filter(|link| !link.contains("://") && !link.contains(' ')).collect()
}

/// The anchors of a document: its headings as GitHub names them, and explicit ones.
fn anchors(text: &str) -> BTreeSet<String> {
    let heading = |line: &str| {
        let title = line.strip_prefix('#')?.trim_start_matches('#').trim();
        let kept = title.to_lowercase();
        let kept = kept.chars().filter(|c| c.is_alphanumeric() || " -_".contains(*c));
        Some(kept.map(|c| if c == ' ' { '-' } else { c }).collect())
    };
    let given = text.split("<a id=\"").skip(1).filter_map(|rest| Some(rest.split_once('"')?.0.to_owned()));
    text.lines().filter_map(heading).chain(given).collect()
}

/// A path without `..`.
fn plain(path: &Path) -> PathBuf {
    path.components().fold(PathBuf::new(), |mut plain, part| {
        if part == Component::ParentDir {
            plain.pop();
        } else {
            plain.push(part);
        }
        plain
    })
}

/// The code of a source: its lines without comments.
fn code(text: &str) -> String {
    let code = |line: &&str| {
        let line = line.trim_start();
        !line.starts_with("//") && !line.starts_with("/*") && !line.starts_with("* ")
    };
    text.lines().filter(code).collect::<Vec<_>>().join("\n")
}

/// The Rust names in backticks: types such as `Content`, and paths such as `State::apply`.
fn rust_names(text: &str) -> BTreeSet<&str> {
    let is_word = |word: &str| {
        word.starts_with(|first: char| first.is_ascii_alphabetic())
            && word.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
    };
    let is_type = |word: &str| {
        word.starts_with(|first: char| first.is_ascii_uppercase())
            && word.contains(|c: char| c.is_ascii_lowercase())
    };
    let quoted = text.lines().flat_map(|line| line.split('`').skip(1).step_by(2));
    quoted
        .map(|name| name.trim_end_matches("()"))
        .filter(|name| name.split("::").all(is_word) && name.split("::").next().is_some_and(is_type))
        .filter(|name| name.contains("::") || name.chars().filter(char::is_ascii_uppercase).count() > 1)
        .collect()
}

/// Each name has to occur in code, all parts of a path in the same file. A name that was only ever written in comments, or
/// was renamed since, fails.
#[test]
fn every_type_and_function_that_documents_and_comments_name_exists() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the root");
    let files = files(root);
    let read = |file: &str| fs::read_to_string(root.join(file)).unwrap_or_default();
    let is_source =
        |file: &&String| [".rs", ".ts", ".svelte", ".py"].iter().any(|ending| file.ends_with(ending));
    let codes: Vec<String> = files.iter().filter(is_source).map(|file| code(&read(file))).collect();
    let words: Vec<BTreeSet<&str>> = codes
        .iter()
        .map(|code| code.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').collect())
        .collect();
    let mut known: BTreeMap<String, bool> = BTreeMap::new();
    let mut complaints = Vec::new();
    for file in &files {
        let text = match file.rsplit_once('.') {
            // History may name what is gone.
            Some(_) if file == "CHANGELOG.md" => continue,
            Some((_, "md")) => read(file),
            Some((_, "rs")) => comments(&read(file)),
            _ => continue,
        };
        for name in rust_names(&text) {
            let exists = || {
                words.iter().any(|words| name.split("::").all(|part| part == "Self" || words.contains(part)))
            };
            if !*known.entry(name.to_owned()).or_insert_with(exists) {
                complaints.push(format!("{file}: there is no {name}"));
            }
        }
    }
    assert!(known.len() > 20 && complaints.is_empty(), "{} names\n{}", known.len(), complaints.join("\n"));
}

#[test]
fn every_file_and_heading_that_documents_and_comments_name_exists() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the root");
    let files = files(root);
    let read = |file: &str| fs::read_to_string(root.join(file)).unwrap_or_default();
    let mut complaints = Vec::new();
    for file in &files {
        let text = match file.rsplit_once('.') {
            Some((_, "md")) => read(file),
            Some((_, "rs" | "ts" | "svelte")) => comments(&read(file)),
            _ => continue,
        };
        let missing = names(&text).filter(|name| !is_found(&files, file, name));
        complaints.extend(missing.map(|name| format!("{file}: there is no {name}")));
        if !file.ends_with(".md") {
            continue;
        }
        for link in links(&text) {
            let (to, anchor) = link.split_once('#').unwrap_or((&link, ""));
            let folder = Path::new(file).parent().unwrap_or_else(|| Path::new(""));
            let to = if to.is_empty() { PathBuf::from(file) } else { plain(&folder.join(to)) };
            if !root.join(&to).exists() {
                complaints.push(format!("{file}: the link {link} leads nowhere"));
            } else if !anchor.is_empty() && !anchors(&read(&to.to_string_lossy())).contains(anchor) {
                complaints.push(format!("{file}: {} has no heading {anchor}", to.display()));
            }
        }
    }
    assert!(files.len() > 500 && complaints.is_empty(), "{}", complaints.join("\n"));
}
