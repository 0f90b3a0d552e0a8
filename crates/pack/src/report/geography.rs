//! Figures about Location Tiles: which areas they can describe.

use super::board::histogram;
use armonium_rules::{Content, Mystic, Side, SpaceSet};
use std::collections::BTreeMap;

/// What the Location Tiles can say on this board.
#[derive(Clone, Debug)]
pub struct GeographyReport {
    /// How many ways there are to fill the four sides, possible or not.
    pub ways: usize,
    /// How many of the possible ways leave so many regular buildings.
    pub sizes: BTreeMap<usize, usize>,
    /// How many regular buildings the rulebooks' example leaves.
    pub example: usize,
    /// What the pack calls the Mystic Buildings.
    pub buildings: [String; Mystic::COUNT],
    /// What one tile leaves, by side and building.
    pub single: [[Placement; Mystic::COUNT]; Side::COUNT],
    /// How many regular buildings four tiles can enclose.
    pub within_four: usize,
    /// How many regular buildings three tiles can enclose.
    pub within_three: usize,
    /// Regular buildings where the Organ can never lie.
    pub never: Vec<String>,
}

/// What one Location Tile by itself leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placement {
    /// How many regular buildings are left; none: the tile can never lie there.
    pub left: usize,
    /// It may lie there, but then no tile fits on the opposite side.
    pub locks: bool,
}

impl GeographyReport {
    pub(super) fn of(content: &Content) -> Self {
        let fours: Vec<SpaceSet> = areas(content, &Side::ALL);
        let union = |areas: &[SpaceSet]| areas.iter().fold(SpaceSet::EMPTY, |all, &area| all.or(area));
        let three = Side::ALL.map(|missing| {
            let sides: Vec<Side> = Side::ALL.into_iter().filter(|&side| side != missing).collect();
            union(&areas(content, &sides))
        });
        let (four, three) = (union(&fours), union(&three));
        let example = [
            (Side::South, Mystic::Tempio),
            (Side::West, Mystic::Museo),
            (Side::North, Mystic::Obelisco),
            (Side::East, Mystic::Mole),
        ];
        let never = content.regular().without(four.or(three));
        Self {
            ways: fours.len(),
            sizes: histogram(fours.iter().map(|area| area.len()).filter(|&size| size > 0)),
            example: example
                .into_iter()
                .fold(content.regular(), |area, (side, building)| area.and(content.area(side, building)))
                .len(),
            buildings: Mystic::ALL.map(|building| content.mystic_name(building).to_owned()),
            single: Side::ALL.map(|side| Mystic::ALL.map(|building| single(content, side, building))),
            within_four: four.len(),
            within_three: three.len(),
            never: never.map(|space| content.space(space).name.clone()).collect(),
        }
    }

    /// How many ways to fill the four sides leave at least one regular building.
    pub fn possible(&self) -> usize {
        self.sizes.values().sum()
    }

    /// The mean number of regular buildings that a possible way leaves.
    pub fn mean(&self) -> f64 {
        self.sizes.iter().map(|(size, ways)| size * ways).sum::<usize>() as f64 / self.possible() as f64
    }

    /// The middle number of regular buildings that a possible way leaves (the larger of two).
    pub fn median(&self) -> usize {
        let each = self.sizes.iter().flat_map(|(&size, &ways)| std::iter::repeat_n(size, ways));
        each.clone().nth(self.possible() / 2).unwrap_or_default()
    }

    /// The placements that leave no tile for the opposite side.
    pub fn locking(&self) -> impl Iterator<Item = (Side, Mystic, usize)> {
        let one =
            |side: Side, building: Mystic| (side, building, self.single[side.index()][building.index()]);
        let all = Side::ALL.into_iter().flat_map(|side| Mystic::ALL.map(|building| (side, building)));
        all.map(move |(side, building)| one(side, building))
            .filter(|(_, _, placement)| placement.locks)
            .map(|(side, building, placement)| (side, building, placement.left))
    }
}

/// The areas of every way to fill these sides.
fn areas(content: &Content, sides: &[Side]) -> Vec<SpaceSet> {
    sides.iter().fold(vec![content.regular()], |areas, &side| {
        let narrowed = |area: SpaceSet| Mystic::ALL.map(|building| area.and(content.area(side, building)));
        areas.into_iter().flat_map(narrowed).collect()
    })
}

fn single(content: &Content, side: Side, building: Mystic) -> Placement {
    let area = content.area(side, building);
    let fits = |other| !area.and(content.area(opposite(side), other)).is_empty();
    Placement { left: area.len(), locks: !area.is_empty() && !Mystic::ALL.into_iter().any(fits) }
}

const fn opposite(side: Side) -> Side {
    match side {
        Side::North => Side::South,
        Side::East => Side::West,
        Side::South => Side::North,
        Side::West => Side::East,
    }
}
