//! The board as a whole: its paths, and the four things the rules say of its compass (3.5).

use super::at;
use crate::content::{Content, Fault, Flaw, Place};
use crate::vocabulary::{Mystic, Side, Space, SpaceSet};

pub(super) fn inspect(content: &Content) -> Result<(), Flaw> {
    neighbours(content)?;
    connected(content)?;
    compass(content)
}

fn neighbours(content: &Content) -> Result<(), Flaw> {
    for (index, space) in content.spaces().iter().enumerate() {
        let count = content.neighbours[index].len();
        if count > Content::MAX_NEIGHBOURS {
            let fault = Fault::TooManyNeighbours { id: space.id.clone(), count };
            return Err(at(Place::Space(index))(fault));
        }
    }
    Ok(())
}

fn connected(content: &Content) -> Result<(), Flaw> {
    let first = Space(0);
    let (mut reached, mut edge) = (SpaceSet::of(first), SpaceSet::of(first));
    while let Some(space) = edge.next() {
        let fresh = content.neighbours(space).without(reached);
        reached = reached.or(fresh);
        edge = edge.or(fresh);
    }
    let everywhere = content
        .regular
        .or(content.mystic)
        .or(content.stations.into_iter().fold(SpaceSet::EMPTY, SpaceSet::or));
    match everywhere.without(reached).next() {
        Some(space) => {
            let id = |space| content.space(space).id.clone();
            Err(at(Place::Space(space.index()))(Fault::Unreachable { id: id(space), from: id(first) }))
        }
        None => Ok(()),
    }
}

fn compass(content: &Content) -> Result<(), Flaw> {
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
        Err(at(stands(Mystic::Cimitero))(Fault::CimiteroNeverNorth))
    } else if let Some(space) = north_of_cimitero.next() {
        Err(at(stands(Mystic::Cimitero))(Fault::CimiteroSouth { id: id(space) }))
    } else if let Some(space) = between.next() {
        Err(at(stands(Mystic::Mole))(Fault::BetweenMoleAndCimitero { id: id(space) }))
    } else if example.is_empty() {
        Err(at(stands(Mystic::Museo))(Fault::EmptyExample))
    } else {
        Ok(())
    }
}
