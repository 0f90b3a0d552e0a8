//! The fifty Research Tiles.

use super::{Found, new_id};
use crate::content::{Content, Face, Fault, Item, Place, TileInfo};
use crate::vocabulary::{Machine, Mystic};
use std::collections::BTreeSet;

pub(super) fn inspect(tiles: &[TileInfo], found: &mut Found) {
    if tiles.len() > Content::TILES {
        return found.add(Place::Tile(Content::TILES), Fault::TooManyKinds { count: tiles.len() });
    }
    let mut ids = BTreeSet::new();
    for (index, tile) in tiles.iter().enumerate() {
        let place = Place::Tile(index);
        found.note(place, new_id(&tile.id, &mut ids));
        found.note(place, kind(tile).and_then(|()| unlike(tile, &tiles[..index])));
    }
    every_building(tiles, found);
    every_item(tiles, found);
    total(tiles, found);
}

/// Checks one kind on its own.
fn kind(tile: &TileInfo) -> Result<(), Fault> {
    let id = || tile.id.clone();
    if !(1..=Content::TILES).contains(&tile.count.into()) {
        return Err(Fault::BadCount { id: id(), count: tile.count.into() });
    }
    match tile.face {
        Face::Item(Item::Stones) if tile.marks != 2 => Err(Fault::StonesMarks { marks: tile.marks.into() }),
        Face::Item(Item::Stones) if tile.count > 1 => Err(Fault::RepeatedStones),
        Face::Item(Item::Stones) => named_nothing(tile),
        _ if tile.marks > 1 => Err(Fault::TooManyMarks { id: id(), marks: tile.marks.into() }),
        Face::Location(_) if tile.organ => Err(Fault::OrganOnLocation { id: id() }),
        Face::Item(Item::Ride(Machine::Taxi)) => Err(Fault::TaxiTile { id: id() }),
        Face::Item(Item::Music(pages)) => named_music(tile, pages),
        Face::Item(_) | Face::Location(_) => named_nothing(tile),
    }
}

fn named_nothing(tile: &TileInfo) -> Result<(), Fault> {
    if tile.name.is_empty() { Ok(()) } else { Err(Fault::NeedlessName { id: tile.id.clone() }) }
}

fn named_music(tile: &TileInfo, pages: u8) -> Result<(), Fault> {
    let name = || tile.name.clone();
    if !(1..=2).contains(&pages) {
        Err(Fault::BadMusic { id: tile.id.clone(), pages: pages.into() })
    } else if !Item::music_names(pages).contains(&tile.name.as_str()) {
        Err(Fault::UnknownMusic { name: name(), pages })
    } else if tile.count > 1 {
        Err(Fault::RepeatedMusic { name: name() })
    } else {
        Ok(())
    }
}

/// Does the kind differ from those before it, and is it unique where it must be?
fn unlike(tile: &TileInfo, before: &[TileInfo]) -> Result<(), Fault> {
    for other in before.iter().filter(|other| other.face == tile.face && other.name == tile.name) {
        if (other.organ, other.marks) == (tile.organ, tile.marks) {
            return Err(Fault::SameTile { id: tile.id.clone(), other: other.id.clone() });
        }
        match tile.face {
            Face::Item(Item::Stones) => return Err(Fault::RepeatedStones),
            Face::Item(Item::Music(_)) => return Err(Fault::RepeatedMusic { name: tile.name.clone() }),
            Face::Item(_) | Face::Location(_) => {}
        }
    }
    Ok(())
}

fn every_building(tiles: &[TileInfo], found: &mut Found) {
    let missing = |building: &Mystic| !tiles.iter().any(|tile| tile.face == Face::Location(*building));
    for building in Mystic::ALL.into_iter().filter(missing) {
        found.add(Place::Pack, Fault::NoLocation { building });
    }
}

fn every_item(tiles: &[TileInfo], found: &mut Found) {
    for pages in 1..=2 {
        let missing = |name: &&&str| !tiles.iter().any(|tile| tile.name == **name);
        for &name in Item::music_names(pages).iter().filter(missing) {
            found.add(Place::Pack, Fault::MissingMusic { name, pages });
        }
    }
    let missing = |item: &Item| !tiles.iter().any(|tile| tile.face == Face::Item(*item));
    for item in unnamed().filter(missing) {
        found.add(Place::Pack, Fault::NoItem { item });
    }
}

/// Every item except music, which is checked by name. The match makes the compiler ask for the place of a new item.
fn unnamed() -> impl Iterator<Item = Item> {
    let next = |item: &Item| match item {
        Item::Music(_) => Some(Item::Ride(Machine::Train)),
        Item::Ride(Machine::Train) => Some(Item::Ride(Machine::Monorail)),
        Item::Ride(Machine::Monorail) => Some(Item::Ride(Machine::Airship)),
        Item::Ride(Machine::Airship | Machine::Taxi) => Some(Item::ClueOnMystic),
        Item::ClueOnMystic => Some(Item::Time),
        Item::Time => Some(Item::ClueForTime),
        Item::ClueForTime => Some(Item::Investigate),
        Item::Investigate => Some(Item::Steps),
        Item::Steps => Some(Item::PaidMusic),
        Item::PaidMusic => Some(Item::PaidTiles),
        Item::PaidTiles => Some(Item::ToMystic),
        Item::ToMystic => Some(Item::Swap),
        Item::Swap => Some(Item::Stones),
        Item::Stones => None,
    };
    std::iter::successors(next(&Item::Music(1)), next)
}

fn total(tiles: &[TileInfo], found: &mut Found) {
    let count = tiles.iter().map(|tile| usize::from(tile.count)).sum();
    if count != Content::TILES {
        found.add(Place::Pack, Fault::WrongTotal { count });
    }
}
