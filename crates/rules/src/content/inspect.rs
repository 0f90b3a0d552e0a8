//! Finds everything in a pack that the rules cannot play with. One file per part of a pack.

mod board;
mod gears;
mod spaces;
mod tiles;

use super::{Content, Draft, Fault, Flaw, Gears, Place};
use std::collections::BTreeSet;

/// Every flaw of a draft. The board as a whole (paths and compass) is checked only if its parts are sound.
pub(super) fn draft(draft: &Draft) -> Vec<Flaw> {
    let mut found = Found(Vec::new());
    found.note(Place::Pack, id(&draft.id));
    let before = found.0.len();
    spaces::inspect(draft, &mut found);
    let board_is_sound = found.0.len() == before;
    gears::inspect(&draft.gears, &mut found);
    tiles::inspect(&draft.tiles, &mut found);
    if board_is_sound {
        // The board needs neither gears nor tiles, which may be anything here.
        let gears = Gears { directions: [1; 3], ..draft.gears };
        board::inspect(&Content::compile(Draft { gears, tiles: Vec::new(), ..draft.clone() }), &mut found);
    }
    found.0
}

/// The flaws found so far.
struct Found(Vec<Flaw>);

impl Found {
    fn add(&mut self, place: Place, fault: Fault) {
        self.0.push(Flaw { place, fault });
    }

    fn note(&mut self, place: Place, judged: Result<(), Fault>) {
        if let Err(fault) = judged {
            self.add(place, fault);
        }
    }
}

/// Is this an id?
fn id(id: &str) -> Result<(), Fault> {
    let sound = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-';
    let good = !id.is_empty() && id.len() <= Content::MAX_ID && id.bytes().all(sound);
    if good { Ok(()) } else { Err(Fault::BadId { id: id.to_owned() }) }
}

/// Is this an id that is not taken yet?
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

/// Controls, line and paragraph separators, zero-width characters and direction marks.
fn unprintable(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}
