//! Spaces, runes, links and cuts, each by itself. What they make together: board.rs.

use super::{at, name, new_id};
use crate::content::{Content, Draft, Fault, Flaw, Kind, Place, SpaceInfo};
use crate::vocabulary::{Character, Machine, Mystic, Space};
use std::collections::{BTreeMap, BTreeSet};

pub(super) fn inspect(draft: &Draft) -> Result<(), Flaw> {
    spaces(&draft.spaces)?;
    kinds(&draft.spaces)?;
    runes(draft)?;
    links(draft)?;
    cuts(draft)
}

fn spaces(spaces: &[SpaceInfo]) -> Result<(), Flaw> {
    if spaces.len() > Content::MAX_SPACES {
        return Err(at(Place::Space(Content::MAX_SPACES))(Fault::TooManySpaces { count: spaces.len() }));
    }
    let mut ids = BTreeSet::new();
    let mut cells = BTreeMap::new();
    for (index, space) in spaces.iter().enumerate() {
        new_id(&space.id, &mut ids)
            .and_then(|()| name(&space.id, &space.name))
            .and_then(|()| cell(space, &mut cells))
            .map_err(at(Place::Space(index)))?;
    }
    Ok(())
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

fn kinds(spaces: &[SpaceInfo]) -> Result<(), Flaw> {
    let mut stands: [Option<&str>; Mystic::COUNT] = [None; Mystic::COUNT];
    let mut stations = [0; Machine::COUNT];
    let mut regular = 0;
    for (index, space) in spaces.iter().enumerate() {
        let fault = match space.kind {
            Kind::Regular => {
                regular += 1;
                None
            }
            Kind::Station(Machine::Taxi) => Some(Fault::TaxiStation { id: space.id.clone() }),
            Kind::Station(machine) => {
                stations[machine.index()] += 1;
                None
            }
            Kind::Mystic(building) => stands[building.index()]
                .replace(&space.id)
                .map(|other| Fault::MysticTwice { building, id: space.id.clone(), other: other.to_owned() }),
        };
        fault.map_or(Ok(()), |fault| Err(at(Place::Space(index))(fault)))?;
    }
    let whole = at(Place::Pack);
    if let Some(building) = Mystic::ALL.into_iter().find(|building| stands[building.index()].is_none()) {
        return Err(whole(Fault::NoMystic { building }));
    }
    for machine in [Machine::Train, Machine::Monorail, Machine::Airship] {
        let count = stations[machine.index()];
        if count < Content::MIN_STATIONS {
            return Err(whole(Fault::TooFewStations { machine, count }));
        }
    }
    if regular < Content::MIN_REGULAR {
        return Err(whole(Fault::TooFewRegular { count: regular }));
    }
    Ok(())
}

fn runes(draft: &Draft) -> Result<(), Flaw> {
    for character in Character::ALL {
        rune(draft, character).map_err(at(Place::Rune(character)))?;
    }
    Ok(())
}

fn rune(draft: &Draft, character: Character) -> Result<(), Fault> {
    let start = draft.runes[character.index()];
    let space = find(draft, start)?;
    let id = space.id.clone();
    if space.kind != Kind::Regular {
        return Err(Fault::RuneNotRegular { character, id });
    }
    match Character::ALL.into_iter().zip(draft.runes).find(|&(_, other)| other == start) {
        Some((other, _)) if other != character => Err(Fault::SharedRune { character, other, id }),
        Some(_) | None => Ok(()),
    }
}

fn links(draft: &Draft) -> Result<(), Flaw> {
    for index in 0..draft.links.len() {
        link(draft, index).map_err(at(Place::Link(index)))?;
    }
    Ok(())
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

fn cuts(draft: &Draft) -> Result<(), Flaw> {
    for index in 0..draft.no_edge.len() {
        cut(draft, index).map_err(at(Place::NoEdge(index)))?;
    }
    Ok(())
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
