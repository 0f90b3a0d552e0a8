//! How far things are apart on a board when nothing stands in the way, worked out once for a pack.

use armonium_rules::{Content, Machine, Space, SpaceSet};
use std::sync::Arc;

/// A distance nobody can walk.
pub(crate) const FAR: u8 = 99;

/// The distances of a board.
pub(crate) struct Terrain {
    hash: [u8; 32],
    steps: Vec<[u8; Content::MAX_SPACES]>,
    /// From each space to the nearest station of each line.
    station: [[u8; Content::MAX_SPACES]; Machine::COUNT],
    /// Between the nearest stations of two lines.
    change: [[u8; Machine::COUNT]; Machine::COUNT],
}

impl Terrain {
    /// The distances of this pack's board; those at hand, if they are of the same pack.
    pub(crate) fn of(content: &Content, at_hand: &mut Option<Arc<Self>>) -> Arc<Self> {
        match at_hand {
            Some(terrain) if terrain.hash == *content.hash() => Arc::clone(terrain),
            _ => {
                let terrain = Arc::new(Self::new(content));
                *at_hand = Some(Arc::clone(&terrain));
                terrain
            }
        }
    }

    fn new(content: &Content) -> Self {
        let spaces = content.spaces().len();
        let from = |start: usize| walk_out(content, SpaceSet::of(Space(start as u8)));
        let steps: Vec<_> = (0..spaces).map(from).collect();
        let station = Machine::ALL.map(|line| walk_out(content, content.stations(line)));
        let change = Machine::ALL.map(|from| {
            Machine::ALL.map(|to| {
                let ends = content.stations(to).map(|space| station[from.index()][space.index()]);
                ends.min().unwrap_or(FAR)
            })
        });
        Self { hash: *content.hash(), steps, station, change }
    }

    /// Steps between two spaces.
    #[inline]
    pub(crate) fn steps(&self, from: Space, to: Space) -> u8 {
        self.steps[from.index()][to.index()]
    }

    /// Steps to the nearest station of a line.
    #[inline]
    pub(crate) fn to_station(&self, line: Machine, from: Space) -> u8 {
        self.station[line.index()][from.index()]
    }

    /// Steps between the nearest stations of two lines.
    #[inline]
    pub(crate) fn change(&self, from: Machine, to: Machine) -> u8 {
        self.change[from.index()][to.index()]
    }
}

/// The distance of every space from the nearest of these.
fn walk_out(content: &Content, start: SpaceSet) -> [u8; Content::MAX_SPACES] {
    let mut steps = [FAR; Content::MAX_SPACES];
    let (mut front, mut seen, mut distance) = (start, start, 0);
    while !front.is_empty() {
        for space in front {
            steps[space.index()] = distance;
        }
        front = around(content, front).without(seen);
        seen = seen.or(front);
        distance += 1;
    }
    steps
}

/// The spaces next to any of these.
#[inline]
pub(crate) fn around(content: &Content, spaces: SpaceSet) -> SpaceSet {
    spaces.fold(SpaceSet::EMPTY, |all, space| all.or(content.neighbours(space)))
}
