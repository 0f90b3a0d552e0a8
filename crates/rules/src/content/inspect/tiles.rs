//! The fifty Research Tiles.

use super::{at, new_id};
use crate::content::{Content, Face, Fault, Flaw, Item, Place, TileInfo};
use crate::vocabulary::{Machine, Mystic};
use std::collections::BTreeSet;

pub(super) fn inspect(tiles: &[TileInfo]) -> Result<(), Flaw> {
    if tiles.len() > Content::TILES {
        return Err(at(Place::Tile(Content::TILES))(Fault::TooManyKinds { count: tiles.len() }));
    }
    let mut ids = BTreeSet::new();
    for (index, tile) in tiles.iter().enumerate() {
        new_id(&tile.id, &mut ids)
            .and_then(|()| kind(tile))
            .and_then(|()| unlike(tile, &tiles[..index]))
            .map_err(at(Place::Tile(index)))?;
    }
    every_building(tiles)
        .and_then(|()| every_item(tiles))
        .and_then(|()| total(tiles))
        .map_err(at(Place::Pack))
}

/// What can be said of one kind by itself.
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

/// Can the kind be told from those before it, and does it not repeat what there is only one of?
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

fn every_building(tiles: &[TileInfo]) -> Result<(), Fault> {
    let missing = |building: &Mystic| !tiles.iter().any(|tile| tile.face == Face::Location(*building));
    match Mystic::ALL.into_iter().find(missing) {
        Some(building) => Err(Fault::NoLocation { building }),
        None => Ok(()),
    }
}

fn every_item(tiles: &[TileInfo]) -> Result<(), Fault> {
    for pages in 1..=2 {
        let missing = |name: &&&str| !tiles.iter().any(|tile| tile.name == **name);
        if let Some(&name) = Item::music_names(pages).iter().find(missing) {
            return Err(Fault::MissingMusic { name, pages });
        }
    }
    let missing = |item: &Item| !tiles.iter().any(|tile| tile.face == Face::Item(*item));
    let unnamed = [
        Item::Ride(Machine::Train),
        Item::Ride(Machine::Monorail),
        Item::Ride(Machine::Airship),
        Item::ClueOnMystic,
        Item::Time,
        Item::ClueForTime,
        Item::Investigate,
        Item::Steps,
        Item::PaidMusic,
        Item::PaidTiles,
        Item::ToMystic,
        Item::Swap,
        Item::Stones,
    ];
    match unnamed.into_iter().find(missing) {
        Some(item) => Err(Fault::NoItem { item }),
        None => Ok(()),
    }
}

fn total(tiles: &[TileInfo]) -> Result<(), Fault> {
    let count = tiles.iter().map(|tile| usize::from(tile.count)).sum();
    if count == Content::TILES { Ok(()) } else { Err(Fault::WrongTotal { count }) }
}
