//! Reads a pack's file. Every refusal names the file, the line and the column, what is wrong and what to do.

mod complaint;
mod draft;
mod form;
mod hash;
mod likeness;
mod locate;

use crate::Pack;
use crate::error::{PackError, Spot, Wrong};
use armonium_rules::Content;
use form::Form;
use std::fs::File;
use std::io::Read;
use std::path::Path;
use std::sync::LazyLock;

/// Something wrong at a byte of the file.
struct Misread {
    at: usize,
    wrong: Wrong,
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

    /// Reads the pack in a file.
    pub fn load(path: impl AsRef<Path>) -> Result<Pack, PackError> {
        let file = path.as_ref().display().to_string();
        let nowhere = |wrong| PackError { file: file.clone(), spot: None, wrong: Box::new(wrong) };
        let mut bytes = Vec::new();
        File::open(&path)
            .and_then(|opened| opened.take(Self::MAX_BYTES as u64 + 1).read_to_end(&mut bytes))
            .map_err(|error| nowhere(Wrong::Unreadable(error)))?;
        if bytes.len() > Self::MAX_BYTES {
            return Err(nowhere(Wrong::TooLarge));
        }
        match std::str::from_utf8(&bytes) {
            Ok(text) => Self::read(text, &file),
            Err(error) => {
                let sound = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
                Err(PackError { spot: Some(spot(&sound, sound.len())), ..nowhere(Wrong::NotText) })
            }
        }
    }

    /// Reads a pack's text; `file` is what errors call it.
    pub fn read(text: &str, file: &str) -> Result<Pack, PackError> {
        if text.len() > Self::MAX_BYTES {
            return Err(PackError { file: file.to_owned(), spot: None, wrong: Box::new(Wrong::TooLarge) });
        }
        parse(text).map_err(|Misread { at, wrong }| PackError {
            file: file.to_owned(),
            spot: Some(spot(text, at)),
            wrong: Box::new(wrong),
        })
    }
}

fn parse(text: &str) -> Result<Pack, Misread> {
    let form: Form = toml::from_str(text).map_err(|error| Misread {
        at: error.span().map_or(0, |span| span.start),
        wrong: Wrong::Toml(complaint::plain(error.message())),
    })?;
    let reading = draft::read(&form)?;
    let content = Content::new(reading.draft)
        .map_err(|flaw| Misread { at: locate::locate(&form, &flaw), wrong: Wrong::Flaw(flaw) })?;
    form.plate
        .check(&content)
        .map_err(|fault| Misread { at: locate::plate_key(text, &fault.key), wrong: Wrong::Plate(fault) })?;
    Ok(Pack {
        content,
        name: form.name.into_inner(),
        links: reading.links,
        cuts: reading.cuts,
        holes: reading.holes,
        runes: reading.runes,
        plate: form.plate,
    })
}

/// The line and column of a byte.
fn spot(text: &str, at: usize) -> Spot {
    let at = (0..=at.min(text.len())).rev().find(|&at| text.is_char_boundary(at)).unwrap_or_default();
    let before = &text[..at];
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().map_or(0, |start| start.chars().count()) + 1;
    Spot { line, column }
}
