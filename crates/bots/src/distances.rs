//! Distances on an unobstructed board, computed once per pack.

use armonium_rules::{Content, Machine, Space, SpaceSet};
use std::sync::Arc;

/// The distance of an unreachable space.
pub(crate) const FAR: u8 = 99;

/// The distances of a board.
pub(crate) struct Distances {
    hash: [u8; 32],
    steps: Vec<[u8; Content::MAX_SPACES]>,
    /// From each space to the nearest station of each line.
    station: [[u8; Content::MAX_SPACES]; Machine::COUNT],
    /// Between the nearest stations of two lines.
    change: [[u8; Machine::COUNT]; Machine::COUNT],
}

impl Distances {
    /// The distances of this pack's board, cached.
    pub(crate) fn of(content: &Content, cache: &mut Option<Arc<Self>>) -> Arc<Self> {
        match cache {
            Some(distances) if distances.hash == *content.hash() => Arc::clone(distances),
            _ => {
                let distances = Arc::new(Self::new(content));
                *cache = Some(Arc::clone(&distances));
                distances
            }
        }
    }

    fn new(content: &Content) -> Self {
        let spaces = content.spaces().len();
        let from = |start: usize| distances_from(content, SpaceSet::of(Space(start as u8)));
        let steps: Vec<_> = (0..spaces).map(from).collect();
        let station = Machine::ALL.map(|line| distances_from(content, content.stations(line)));
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

/// The distance of every space to the nearest of these.
fn distances_from(content: &Content, start: SpaceSet) -> [u8; Content::MAX_SPACES] {
    let mut steps = [FAR; Content::MAX_SPACES];
    let (mut front, mut seen, mut distance) = (start, start, 0);
    while !front.is_empty() {
        for space in front {
            steps[space.index()] = distance;
        }
        front = neighbours_of(content, front).without(seen);
        seen = seen.or(front);
        distance += 1;
    }
    steps
}

/// The spaces next to any of these.
#[inline]
pub(crate) fn neighbours_of(content: &Content, spaces: SpaceSet) -> SpaceSet {
    spaces.fold(SpaceSet::EMPTY, |all, space| all.or(content.neighbours(space)))
}
