//! Figures about spaces and paths.

use crate::{LinkKind, Pack};
use armonium_rules::{Content, Machine, Mystic, Space, SpaceSet};
use std::collections::BTreeMap;

/// The lines, in the order of their colours: yellow, green, blue.
const LINES: [Machine; 3] = [Machine::Train, Machine::Monorail, Machine::Airship];

/// Spaces, paths and distances.
#[derive(Clone, Debug)]
pub struct BoardReport {
    /// How many spaces there are.
    pub spaces: usize,
    /// How many regular buildings there are.
    pub regular: usize,
    /// How many stations the Train, the Monorail and the Airship have.
    pub stations: [usize; 3],
    /// Columns and rows of the smallest rectangle from the corner that holds every space.
    pub size: (u8, u8),
    /// Where each Mystic Building stands: name, column, row and number of neighbours, in the order of `Mystic::ALL`.
    pub mystic: [(String, u8, u8, usize); Mystic::COUNT],
    /// How many pairs of spaces are adjacent.
    pub edges: usize,
    /// How many spaces have so many neighbours.
    pub degrees: BTreeMap<usize, usize>,
    /// The most steps between two spaces.
    pub diameter: usize,
    /// How many links of each kind are drawn.
    pub links: Vec<(LinkKind, usize)>,
    /// How many neighbours are cut.
    pub cuts: usize,
    /// Spaces with one neighbour.
    pub dead_ends: Vec<String>,
    /// Spaces that split the city when occupied.
    pub bottlenecks: Vec<String>,
    /// The closest stations of the Train, the Monorail and the Airship.
    pub closest_stations: [Closest; 3],
    /// How many steps all regular buildings together are from the nearest station of each line.
    pub walks: [usize; 3],
    /// How many regular buildings are so many steps from a station.
    pub to_station: BTreeMap<usize, usize>,
    /// The closest runes.
    pub closest_runes: Closest,
}

/// The two spaces of some that are closest to each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Closest {
    /// How many steps they are apart.
    pub steps: usize,
    /// The name of one.
    pub a: String,
    /// The name of the other.
    pub b: String,
}

impl BoardReport {
    pub(super) fn of(pack: &Pack) -> Self {
        let content = &pack.content;
        let steps = Steps::of(content);
        let nearest =
            |from: Space, to: SpaceSet| to.map(|to| steps.between(from, to)).min().unwrap_or_default();
        let stations = LINES.map(|line| content.stations(line));
        let all_stations = stations.into_iter().fold(SpaceSet::EMPTY, SpaceSet::or);
        let degrees = everywhere(content).map(|space| content.neighbours(space).len());
        Self {
            spaces: content.spaces().len(),
            regular: content.regular().len(),
            stations: stations.map(SpaceSet::len),
            size: size(content),
            mystic: Mystic::ALL.map(|building| {
                let space = content.mystic_at(building);
                let info = content.space(space);
                (info.name.clone(), info.col, info.row, content.neighbours(space).len())
            }),
            edges: degrees.clone().sum::<usize>() / 2,
            degrees: histogram(degrees),
            diameter: steps.longest(),
            links: links(pack),
            cuts: pack.cuts.len(),
            dead_ends: everywhere(content)
                .filter(|&space| content.neighbours(space).len() == 1)
                .map(|space| content.space(space).name.clone())
                .collect(),
            bottlenecks: bottlenecks(content),
            closest_stations: stations.map(|line| steps.closest(content, line)),
            walks: stations.map(|line| content.regular().map(|space| nearest(space, line)).sum()),
            to_station: histogram(content.regular().map(|space| nearest(space, all_stations))),
            closest_runes: steps.closest(content, content.runes().iter().copied().collect()),
        }
    }

    /// The mean number of neighbours.
    pub fn mean_degree(&self) -> f64 {
        2.0 * self.edges as f64 / self.spaces as f64
    }

    /// The mean walk from a regular building to the nearest station of the Train, the Monorail and the Airship.
    pub fn mean_walks(&self) -> [f64; 3] {
        self.walks.map(|steps| steps as f64 / self.regular as f64)
    }

    /// Empty cells within the rectangle of the board.
    pub fn empty_cells(&self) -> usize {
        usize::from(self.size.0) * usize::from(self.size.1) - self.spaces
    }
}

/// How many steps lie between any two spaces.
struct Steps(Vec<Vec<usize>>);

impl Steps {
    fn of(content: &Content) -> Self {
        let from = |start| {
            let mut steps = vec![0; content.spaces().len()];
            flood(content, start, SpaceSet::EMPTY, |space, far| steps[space.index()] = far);
            steps
        };
        Self(everywhere(content).map(from).collect())
    }

    fn between(&self, a: Space, b: Space) -> usize {
        self.0[a.index()][b.index()]
    }

    fn longest(&self) -> usize {
        self.0.iter().flatten().copied().max().unwrap_or_default()
    }

    fn closest(&self, content: &Content, among: SpaceSet) -> Closest {
        let pairs = among.flat_map(|a| among.filter(move |&b| a < b).map(move |b| (a, b)));
        let (steps, a, b) =
            pairs.map(|(a, b)| (self.between(a, b), a, b)).min().unwrap_or((0, Space(0), Space(0)));
        let name = |space| content.space(space).name.clone();
        Closest { steps, a: name(a), b: name(b) }
    }
}

/// Visits every space that can be reached without closed spaces, with its distance.
fn flood(content: &Content, start: Space, closed: SpaceSet, mut visit: impl FnMut(Space, usize)) -> SpaceSet {
    let (mut reached, mut edge, mut far) = (SpaceSet::of(start), SpaceSet::of(start), 0);
    while !edge.is_empty() {
        edge.for_each(|space| visit(space, far));
        let around = edge.fold(SpaceSet::EMPTY, |set, space| set.or(content.neighbours(space)));
        edge = around.without(reached).without(closed);
        reached = reached.or(edge);
        far += 1;
    }
    reached
}

fn bottlenecks(content: &Content) -> Vec<String> {
    let all: SpaceSet = everywhere(content).collect();
    let splits = |&space: &Space| {
        let mut others = all.without(SpaceSet::of(space));
        others
            .next()
            .is_some_and(|start| flood(content, start, SpaceSet::of(space), |_, _| ()).len() + 1 < all.len())
    };
    all.filter(splits).map(|space| content.space(space).name.clone()).collect()
}

fn everywhere(content: &Content) -> impl Iterator<Item = Space> + Clone {
    (0..content.spaces().len()).map(|index| Space(index as u8))
}

fn size(content: &Content) -> (u8, u8) {
    let spaces = content.spaces().iter();
    spaces.fold((0, 0), |(cols, rows), space| (cols.max(space.col + 1), rows.max(space.row + 1)))
}

fn links(pack: &Pack) -> Vec<(LinkKind, usize)> {
    let mut kinds: Vec<(LinkKind, usize)> = Vec::new();
    for link in &pack.links {
        match kinds.iter_mut().find(|(kind, _)| *kind == link.kind) {
            Some((_, count)) => *count += 1,
            None => kinds.push((link.kind, 1)),
        }
    }
    kinds
}

pub(super) fn histogram(values: impl Iterator<Item = usize>) -> BTreeMap<usize, usize> {
    let mut counts = BTreeMap::new();
    values.for_each(|value| *counts.entry(value).or_default() += 1);
    counts
}
