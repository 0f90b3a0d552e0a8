//! Do the files exist that documents and comments name, and the headings they link to? The test below looks at the whole
//! repository; there is no command for it.

#![cfg(test)]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Component, Path, PathBuf};

/// Folders that hold nothing that was written by hand.
const MADE: [&str; 7] = ["target", "node_modules", "dist", ".git", "corpus", "artifacts", "test-results"];
/// The endings of names that are looked for.
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

/// Is there a file that a reader of this one would find by this name? In a source, a name without a folder is a file of the
/// same crate, or of the page; messages have their own folder.
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

/// The anchors of a document: its headings as GitHub names them, and those that it gives itself.
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
