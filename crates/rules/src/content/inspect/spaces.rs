//! Spaces, runes, links and cuts, each on its own. The board as a whole: board.rs.

use super::{Found, name, new_id};
use crate::content::{Content, Draft, Fault, Place, SpaceInfo, SpaceKind};
use crate::vocabulary::{Character, Machine, Mystic, Space};
use std::collections::{BTreeMap, BTreeSet};

pub(super) fn inspect(draft: &Draft, found: &mut Found) {
    if draft.spaces.len() > Content::MAX_SPACES {
        // A space beyond has no number, so the rest of the board cannot be checked.
        let count = draft.spaces.len();
        return found.add(Place::Space(Content::MAX_SPACES), Fault::TooManySpaces { count });
    }
    spaces(&draft.spaces, found);
    kinds(&draft.spaces, found);
    for character in Character::ALL {
        found.note(Place::Rune(character), rune(draft, character));
    }
    for index in 0..draft.links.len() {
        found.note(Place::Link(index), link(draft, index));
    }
    for index in 0..draft.no_edge.len() {
        found.note(Place::NoEdge(index), cut(draft, index));
    }
}

fn spaces(spaces: &[SpaceInfo], found: &mut Found) {
    let mut ids = BTreeSet::new();
    let mut cells = BTreeMap::new();
    for (index, space) in spaces.iter().enumerate() {
        let place = Place::Space(index);
        found.note(place, new_id(&space.id, &mut ids));
        found.note(place, name(&space.id, &space.name));
        found.note(place, cell(space, &mut cells));
    }
}

fn cell<'a>(space: &'a SpaceInfo, cells: &mut BTreeMap<(u8, u8), &'a str>) -> Result<(), Fault> {
    let SpaceInfo { col, row, .. } = *space;
    let id = space.id.clone();
    if col >= Content::MAX_LINES || row >= Content::MAX_LINES {
        return Err(Fault::OffLattice { id, col: col.into(), row: row.into() });
    }
    match cells.insert((col, row), &space.id) {
        Some(other) => Err(Fault::SameCell { id, other: other.to_owned(), col, row }),
        None => Ok(()),
    }
}

fn kinds(spaces: &[SpaceInfo], found: &mut Found) {
    let mut stands: [Option<&str>; Mystic::COUNT] = [None; Mystic::COUNT];
    let mut stations = [0; Machine::COUNT];
    let mut regular = 0;
    for (index, space) in spaces.iter().enumerate() {
        let fault = match space.kind {
            SpaceKind::Regular => {
                regular += 1;
                None
            }
            SpaceKind::Station(Machine::Taxi) => Some(Fault::TaxiStation { id: space.id.clone() }),
            SpaceKind::Station(machine) => {
                stations[machine.index()] += 1;
                None
            }
            SpaceKind::Mystic(building) => stands[building.index()]
                .replace(&space.id)
                .map(|other| Fault::MysticTwice { building, id: space.id.clone(), other: other.to_owned() }),
        };
        if let Some(fault) = fault {
            found.add(Place::Space(index), fault);
        }
    }
    for building in Mystic::ALL.into_iter().filter(|building| stands[building.index()].is_none()) {
        found.add(Place::Pack, Fault::NoMystic { building });
    }
    for machine in [Machine::Train, Machine::Monorail, Machine::Airship] {
        let count = stations[machine.index()];
        if count < Content::MIN_STATIONS {
            found.add(Place::Pack, Fault::TooFewStations { machine, count });
        }
    }
    if regular < Content::MIN_REGULAR {
        found.add(Place::Pack, Fault::TooFewRegular { count: regular });
    }
}

fn rune(draft: &Draft, character: Character) -> Result<(), Fault> {
    let start = draft.runes[character.index()];
    let space = find(draft, start)?;
    let id = space.id.clone();
    if space.kind != SpaceKind::Regular {
        return Err(Fault::RuneNotRegular { character, id });
    }
    match Character::ALL.into_iter().zip(draft.runes).find(|&(_, other)| other == start) {
        Some((other, _)) if other != character => Err(Fault::SharedRune { character, other, id }),
        Some(_) | None => Ok(()),
    }
}

fn link(draft: &Draft, index: usize) -> Result<(), Fault> {
    let pair = draft.links[index];
    let (a, b) = ends(draft, pair)?;
    let ids = || (a.id.clone(), b.id.clone());
    if pair.0 == pair.1 {
        Err(Fault::LinkToItself { id: a.id.clone() })
    } else if orthogonal(a, b) {
        let (a, b) = ids();
        Err(Fault::NeedlessLink { a, b })
    } else if draft.links[..index].iter().any(|&other| same(other, pair)) {
        let (a, b) = ids();
        Err(Fault::SameLink { a, b })
    } else {
        Ok(())
    }
}

fn cut(draft: &Draft, index: usize) -> Result<(), Fault> {
    let pair = draft.no_edge[index];
    let (a, b) = ends(draft, pair)?;
    let ids = || (a.id.clone(), b.id.clone());
    if !orthogonal(a, b) {
        let (a, b) = ids();
        Err(Fault::NothingToCut { a, b })
    } else if draft.no_edge[..index].iter().any(|&other| same(other, pair)) {
        let (a, b) = ids();
        Err(Fault::SameCut { a, b })
    } else {
        Ok(())
    }
}

fn find(draft: &Draft, space: Space) -> Result<&SpaceInfo, Fault> {
    draft.spaces.get(space.index()).ok_or(Fault::NoSuchSpace { number: space.0 })
}

fn ends(draft: &Draft, (a, b): (Space, Space)) -> Result<(&SpaceInfo, &SpaceInfo), Fault> {
    Ok((find(draft, a)?, find(draft, b)?))
}

fn orthogonal(a: &SpaceInfo, b: &SpaceInfo) -> bool {
    a.col.abs_diff(b.col) + a.row.abs_diff(b.row) == 1
}

fn same(one: (Space, Space), other: (Space, Space)) -> bool {
    one == other || one == (other.1, other.0)
}
