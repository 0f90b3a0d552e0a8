//! The position of a flaw in the file: the key that has to change.

use super::draft::first;
use super::raw::{RawPack, RawSpace, RawTile};
use crate::words;
use armonium_rules::{Character, Fault, Flaw, Gear, Place};
use serde::Deserialize;
use serde::de::IgnoredAny;
use std::collections::BTreeMap;
use toml::Spanned;

/// The byte at which the faulty value starts.
pub(super) fn locate(raw: &RawPack, flaw: &Flaw) -> usize {
    let fault = &flaw.fault;
    match flaw.place {
        Place::Pack => pack(raw, fault),
        Place::Space(index) => raw.space.get(index).map_or(0, |one| space(one, fault)),
        Place::Link(index) => raw.link.get(index).map_or(0, |link| start(&link.between)),
        Place::NoEdge(index) => raw.no_edge.get(index).map_or(0, |cut| start(&cut.between)),
        Place::Rune(character) => rune(raw, character),
        Place::Gear(gear, tooth) => wheel(raw, gear, tooth, fault),
        Place::Tile(index) => raw.tile.get(index).map_or(0, |one| tile(one, fault)),
    }
}

fn pack(raw: &RawPack, fault: &Fault) -> usize {
    match fault {
        Fault::NoMystic { .. } | Fault::TooFewStations { .. } | Fault::TooFewRegular { .. } => {
            first(&raw.space)
        }
        Fault::NoLocation { .. }
        | Fault::NoItem { .. }
        | Fault::MissingMusic { .. }
        | Fault::WrongTotal { .. } => first(&raw.tile),
        _ => start(&raw.id),
    }
}

fn space(whole: &Spanned<RawSpace>, fault: &Fault) -> usize {
    let space = whole.get_ref();
    match fault {
        Fault::NoName { .. } | Fault::LongName { .. } | Fault::UnprintableName { .. } => start(&space.name),
        Fault::OffLattice { .. } | Fault::SameCell { .. } => start(&space.col),
        Fault::TaxiStation { .. } => start(&space.kind),
        Fault::MysticTwice { .. } => or_kind(space),
        _ => start(&space.id),
    }
}

fn or_kind(space: &RawSpace) -> usize {
    space.building.as_ref().map_or(start(&space.kind), start)
}

fn rune(raw: &RawPack, character: Character) -> usize {
    let runes = raw.space.iter().filter_map(|space| space.get_ref().rune.as_ref());
    runes.into_iter().find(|rune| words::find_character(rune.get_ref()) == Some(character)).map_or(0, start)
}

fn wheel(raw: &RawPack, gear: Gear, tooth: Option<usize>, fault: &Fault) -> usize {
    let gears = &raw.gears;
    let direction = matches!(fault, Fault::BadDirection { .. });
    match (gear, tooth) {
        (Gear::Machine, _) if direction => start(&gears.machine.direction),
        (Gear::Walking, _) if direction => start(&gears.walking.direction),
        (Gear::Activity, _) if direction => start(&gears.activity.direction),
        (Gear::Walking, Some(tooth)) => gears.walking.faces.get_ref().get(tooth).map_or(0, start),
        (Gear::Machine, _) => start(&gears.machine.faces),
        (Gear::Walking, None) => start(&gears.walking.faces),
        (Gear::Activity, _) => start(&gears.activity.faces),
    }
}

fn tile(whole: &Spanned<RawTile>, fault: &Fault) -> usize {
    let tile = whole.get_ref();
    let key = match fault {
        Fault::BadCount { .. } => tile.count.as_ref().map(start),
        Fault::NeedlessName { .. } | Fault::UnknownMusic { .. } | Fault::RepeatedMusic { .. } => {
            tile.name.as_ref().map(start)
        }
        Fault::BadMusic { .. } => tile.pages.as_ref().map(start),
        Fault::TaxiTile { .. } => tile.machine.as_ref().map(start),
        Fault::StonesMarks { .. } | Fault::TooManyMarks { .. } => tile.marks.as_ref().map(start),
        Fault::OrganOnLocation { .. } => tile.organ.as_ref().map(start),
        _ => None,
    };
    key.unwrap_or(start(&tile.id))
}

/// The byte at which a key of the `[drawing]` table starts. Hints carry no places of their own, so the file is read again.
pub(super) fn drawing_key(text: &str, key: &str) -> usize {
    #[derive(Deserialize)]
    struct Keys {
        drawing: BTreeMap<Spanned<String>, IgnoredAny>,
    }
    let keys: Option<Keys> = toml::from_str(text).ok();
    let found = keys.iter().flat_map(|keys| keys.drawing.keys()).find(|found| found.get_ref() == key);
    found.map_or(0, start)
}

fn start<T>(spanned: &Spanned<T>) -> usize {
    spanned.span().start
}
