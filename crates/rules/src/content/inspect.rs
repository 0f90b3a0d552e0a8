//! Looks for the first thing in a pack that the rules cannot play with. One file per part of a pack.

mod board;
mod gears;
mod spaces;
mod tiles;

use super::{Content, Draft, Fault, Flaw, Place};
use std::collections::BTreeSet;

/// Can the draft be compiled? Everything that can be said of its parts one by one.
pub(super) fn draft(draft: &Draft) -> Result<(), Flaw> {
    id(&draft.id).map_err(at(Place::Pack))?;
    spaces::inspect(draft)?;
    gears::inspect(&draft.gears)?;
    tiles::inspect(&draft.tiles)
}

/// Can the game be played on the compiled board? Everything that needs its paths and its compass.
pub(super) fn board(content: &Content) -> Result<(), Flaw> {
    board::inspect(content)
}

/// Says where a fault is.
fn at(place: Place) -> impl Fn(Fault) -> Flaw {
    move |fault| Flaw { place, fault }
}

/// Is this an id?
fn id(id: &str) -> Result<(), Fault> {
    let sound = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-';
    let good = !id.is_empty() && id.len() <= Content::MAX_ID && id.bytes().all(sound);
    if good { Ok(()) } else { Err(Fault::BadId { id: id.to_owned() }) }
}

/// Is this an id that nobody has yet?
fn new_id<'a>(text: &'a str, taken: &mut BTreeSet<&'a str>) -> Result<(), Fault> {
    id(text)?;
    if taken.insert(text) { Ok(()) } else { Err(Fault::SameId { id: text.to_owned() }) }
}

/// Is this a name for people?
pub(super) fn name(id: &str, name: &str) -> Result<(), Fault> {
    let id = || id.to_owned();
    if name.trim().is_empty() {
        Err(Fault::NoName { id: id() })
    } else if name.chars().count() > Content::MAX_NAME {
        Err(Fault::LongName { id: id() })
    } else if name.chars().any(unprintable) {
        Err(Fault::UnprintableName { id: id() })
    } else {
        Ok(())
    }
}

/// Controls, line and paragraph separators, zero-width characters and those that turn the direction of writing.
fn unprintable(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}
