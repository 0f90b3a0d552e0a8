//! The board as a whole: its paths, and the four compass requirements of the rules (3.5).

use super::Found;
use crate::content::{Content, Fault, Place};
use crate::vocabulary::{Mystic, Side, Space, SpaceSet};

pub(super) fn inspect(content: &Content, found: &mut Found) {
    neighbours(content, found);
    connected(content, found);
    compass(content, found);
}

fn neighbours(content: &Content, found: &mut Found) {
    for (index, space) in content.spaces().iter().enumerate() {
        let count = content.neighbours[index].len();
        if count > Content::MAX_NEIGHBOURS {
            found.add(Place::Space(index), Fault::TooManyNeighbours { id: space.id.clone(), count });
        }
    }
}

/// Reports one unreachable space for all of them: most likely one link is missing.
fn connected(content: &Content, found: &mut Found) {
    let first = Space(0);
    let (mut reached, mut edge) = (SpaceSet::of(first), SpaceSet::of(first));
    while let Some(space) = edge.next() {
        let added = content.neighbours(space).without(reached);
        reached = reached.or(added);
        edge = edge.or(added);
    }
    let everywhere = content
        .regular
        .or(content.mystic)
        .or(content.stations.into_iter().fold(SpaceSet::EMPTY, SpaceSet::or));
    if let Some(space) = everywhere.without(reached).next() {
        let id = |space| content.space(space).id.clone();
        found.add(Place::Space(space.index()), Fault::Unreachable { id: id(space), from: id(first) });
    }
}

fn compass(content: &Content, found: &mut Found) {
    let stands = |building| Place::Space(content.mystic_at(building).index());
    let id = |space| content.space(space).id.clone();
    let south_of_cimitero = content.area(Side::North, Mystic::Cimitero);
    let mut north_of_cimitero = content.area(Side::South, Mystic::Cimitero);
    let mut between = content.area(Side::West, Mystic::Mole).and(content.area(Side::East, Mystic::Cimitero));
    let example = content
        .area(Side::South, Mystic::Tempio)
        .and(content.area(Side::West, Mystic::Museo))
        .and(content.area(Side::North, Mystic::Obelisco))
        .and(content.area(Side::East, Mystic::Mole));

    if south_of_cimitero.is_empty() {
        found.add(stands(Mystic::Cimitero), Fault::CimiteroNeverNorth);
    }
    if let Some(space) = north_of_cimitero.next() {
        found.add(stands(Mystic::Cimitero), Fault::CimiteroSouth { id: id(space) });
    }
    if let Some(space) = between.next() {
        found.add(stands(Mystic::Mole), Fault::BetweenMoleAndCimitero { id: id(space) });
    }
    if example.is_empty() {
        found.add(stands(Mystic::Museo), Fault::EmptyExample);
    }
}
