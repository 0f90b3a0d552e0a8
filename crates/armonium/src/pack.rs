//! `armonium pack`: reading, checking and drawing content packs.

use crate::trouble::{Done, Trouble};
use armonium_pack::{Pack, Theme};
use std::io::Write;
use std::path::Path;

/// The pack in a file, or the built-in one.
pub(crate) fn open(file: Option<&Path>) -> Result<Pack, Trouble> {
    match file {
        None => Ok(Pack::turin().clone()),
        Some(file) => Pack::load(file).map_err(|error| Trouble::Said(error.to_string())),
    }
}

/// Reports on a pack.
pub(crate) fn check(out: &mut impl Write, file: Option<&Path>) -> Done {
    let report = open(file)?.report();
    Ok(write!(out, "{report}")?)
}

/// Draws a pack.
pub(crate) fn draw(out: &mut impl Write, file: Option<&Path>, theme: Theme, output: Option<&Path>) -> Done {
    let svg = armonium_pack::draw(&open(file)?, theme);
    write_to(out, output, &svg)
}

/// Writes to a file, or to the output.
pub(crate) fn write_to(out: &mut impl Write, file: Option<&Path>, text: &str) -> Done {
    match file {
        None => Ok(out.write_all(text.as_bytes())?),
        Some(file) => std::fs::write(file, text)
            .map_err(|error| Trouble::with_file(file, format_args!("cannot be written ({error})"))),
    }
}
