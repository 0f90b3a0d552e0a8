//! The hash of a pack: over everything a game depends on, and nothing else. Names for people, comments and hints for the
//! drawing may change without making old games unplayable.

use armonium_rules::Draft;
use sha2::{Digest, Sha256};
use std::fmt::Write;

pub(super) fn hash(draft: &Draft) -> [u8; 32] {
    Sha256::digest(essence(draft)).into()
}

/// The hash of a pack's whole file.
pub(super) fn of_file(text: &str) -> [u8; 32] {
    Sha256::digest(text).into()
}

/// What a game depends on, a line each, in the pack's order. The words are part of every recorded game: a test pins them.
fn essence(draft: &Draft) -> String {
    let mut text = format!("pack {}\n", draft.id);
    for space in &draft.spaces {
        line(&mut text, format_args!("space {} {} {} {:?}", space.id, space.col, space.row, space.kind));
    }
    for (a, b) in &draft.links {
        line(&mut text, format_args!("link {} {}", a.0, b.0));
    }
    for (a, b) in &draft.no_edge {
        line(&mut text, format_args!("cut {} {}", a.0, b.0));
    }
    line(&mut text, format_args!("runes {:?}", draft.runes.map(|space| space.0)));
    let gears = &draft.gears;
    line(&mut text, format_args!("machine {:?}", gears.machine));
    line(&mut text, format_args!("walking {:?}", gears.walking));
    line(&mut text, format_args!("activity {:?}", gears.activity));
    line(&mut text, format_args!("directions {:?}", gears.directions));
    for tile in &draft.tiles {
        let (organ, marks, count) = (tile.organ, tile.marks, tile.count);
        line(&mut text, format_args!("tile {} {:?} {organ} {marks} {count}", tile.id, tile.face));
    }
    text
}

fn line(text: &mut String, words: std::fmt::Arguments<'_>) {
    // Writing to a String cannot fail.
    let _ = writeln!(text, "{words}");
}
