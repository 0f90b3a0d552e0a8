//! Reads a pack's file. Every refusal names the file, the line and the column, what is wrong and what to do.

mod draft;
mod hash;
mod locate;
mod raw;
mod recover;
mod suggest;
mod toml_message;

use crate::error::{PackError, Position, Problem};
use crate::{HintError, Pack};
use armonium_rules::Content;
use std::fs::File;
use std::io::Read;
use std::path::Path;
use std::sync::LazyLock;

/// Something wrong at a byte of the file.
struct Mistake {
    at: usize,
    problem: Problem,
}

impl Pack {
    /// The largest file that is read.
    pub const MAX_BYTES: usize = 1 << 20;

    /// The default pack's file: a reconstruction of the board, the gears and the tiles.
    pub const TURIN: &'static str = include_str!("../../../content/turin.toml");

    /// The default pack.
    pub fn turin() -> &'static Pack {
        static TURIN: LazyLock<Pack> = LazyLock::new(|| match Pack::read(Pack::TURIN, "turin.toml") {
            Ok(pack) => pack,
            Err(error) => unreachable!("the pack that is built in is sound, and a test says so: {error}"),
        });
        &TURIN
    }

    /// The most mistakes that are listed at once.
    pub const MAX_MISTAKES: usize = 100;

    /// Reads the pack in a file; the first mistake refuses it.
    pub fn load(path: impl AsRef<Path>) -> Result<Pack, PackError> {
        let file = path.as_ref().display().to_string();
        Self::read(&Self::text(Self::open(path)?, &file)?, &file)
    }

    /// Opens a pack's file.
    pub fn open(path: impl AsRef<Path>) -> Result<File, PackError> {
        let path = path.as_ref();
        File::open(path).map_err(|error| nowhere(&path.display().to_string(), Problem::Unreadable(error)))
    }

    /// Reads a pack's text, before anything is made of it; `file` is what errors call it.
    pub fn text(source: impl Read, file: &str) -> Result<String, PackError> {
        let mut bytes = Vec::new();
        source
            .take(Self::MAX_BYTES as u64 + 1)
            .read_to_end(&mut bytes)
            .map_err(|error| nowhere(file, Problem::Unreadable(error)))?;
        if bytes.len() > Self::MAX_BYTES {
            return Err(nowhere(file, Problem::TooLarge));
        }
        String::from_utf8(bytes).map_err(|error| {
            let sound = String::from_utf8_lossy(&error.as_bytes()[..error.utf8_error().valid_up_to()]);
            PackError { position: Some(position(&sound, sound.len())), ..nowhere(file, Problem::NotText) }
        })
    }

    /// Reads a pack's text; the first mistake refuses it. `file` is what errors call it.
    pub fn read(text: &str, file: &str) -> Result<Pack, PackError> {
        read(text, file, 1).map_err(|mut mistakes| mistakes.swap_remove(0))
    }

    /// Reads a pack's text or lists every mistake in it, at most [`Pack::MAX_MISTAKES`], in the order of the file. A mistake
    /// can hide others: what may only follow from it is not listed.
    pub fn read_all(text: &str, file: &str) -> Result<Pack, Vec<PackError>> {
        read(text, file, Self::MAX_MISTAKES).map_err(|mut mistakes| {
            mistakes.sort_by_key(|mistake| mistake.position);
            mistakes.dedup_by_key(|mistake| mistake.to_string());
            mistakes
        })
    }
}

/// Refused mistakes are never none.
fn read(text: &str, file: &str, limit: usize) -> Result<Pack, Vec<PackError>> {
    if text.len() > Pack::MAX_BYTES {
        return Err(vec![nowhere(file, Problem::TooLarge)]);
    }
    parse(text, limit).map_err(|mut found| {
        found.truncate(limit);
        let error = |Mistake { at, problem }| PackError {
            file: file.to_owned(),
            position: Some(position(text, at)),
            problem: Box::new(problem),
        };
        found.into_iter().map(error).collect()
    })
}

fn nowhere(file: &str, problem: Problem) -> PackError {
    PackError { file: file.to_owned(), position: None, problem: Box::new(problem) }
}

fn parse(text: &str, limit: usize) -> Result<Pack, Vec<Mistake>> {
    let mut found = Vec::new();
    let Some((mut raw, mut lost)) = recover::read(text, limit, &mut found) else { return Err(found) };
    let mut reading = draft::read(&mut raw, &mut lost, &mut found);
    let flaws = Content::flaws(&reading.draft).into_iter().filter(|flaw| !lost.explains(flaw));
    found.extend(flaws.map(|flaw| Mistake { at: locate::locate(&raw, &flaw), problem: Problem::Flaw(flaw) }));
    if !found.is_empty() {
        return Err(found);
    }
    reading.draft.file_hash = hash::of_file(text);
    let content = Content::new(reading.draft)
        .map_err(|flaw| vec![Mistake { at: locate::locate(&raw, &flaw), problem: Problem::Flaw(flaw) }])?;
    let faults = raw.drawing.faults(&content);
    if !faults.is_empty() {
        let misread = |fault: HintError| Mistake {
            at: locate::drawing_key(text, &fault.key),
            problem: Problem::Hint(fault),
        };
        return Err(faults.into_iter().map(misread).collect());
    }
    Ok(Pack {
        content,
        name: raw.name.into_inner(),
        links: reading.links,
        cuts: reading.cuts,
        holes: reading.holes,
        runes: reading.runes,
        hints: raw.drawing,
        text: text.into(),
    })
}

/// The line and column of a byte.
fn position(text: &str, at: usize) -> Position {
    let at = (0..=at.min(text.len())).rev().find(|&at| text.is_char_boundary(at)).unwrap_or_default();
    let before = &text[..at];
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().map_or(0, |start| start.chars().count()) + 1;
    Position { line, column }
}
