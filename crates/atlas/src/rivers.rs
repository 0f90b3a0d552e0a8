//! Where rivers flow: as the pack's hints say, or derived from the cells and cuts that are water. Drawing: water.rs.

use crate::dice::Dice;
use crate::geometry::{Point, Rect, distance_to_line, inside, smooth};
use crate::lattice::{Cell, Cells, Lattice, WAYS};
use armonium_pack::{CutKind, HoleKind, Pack};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// A river, or an arm of one.
pub(crate) struct River {
    /// Its name; arms have none of their own.
    pub name: String,
    pub width: f64,
    /// The columns and rows it flows through.
    pub course: Vec<[f64; 2]>,
    /// The same places on the sheet.
    pub through: Vec<Point>,
    /// The same as a line of short pieces.
    pub line: Vec<Point>,
    /// Where it goes underground, because no open land leads on.
    pub culverts: Vec<Point>,
    /// What surrounds each stretch of the line, to find quickly that a place is far away.
    reaches: Vec<Rect>,
}

/// How many pieces of its line make a stretch of a river.
const REACH: usize = 12;

impl River {
    fn new(name: String, width: f64, course: Vec<[f64; 2]>, lattice: &Lattice) -> Self {
        let through: Vec<Point> = course.iter().map(|&at| lattice.at_pair(at)).collect();
        let line = smooth(&through, REACH);
        let reaches =
            (0..line.len()).step_by(REACH).map(|from| Rect::bounding(stretch(&line, from))).collect();
        Self { name, width, course, through, line, culverts: Vec::new(), reaches }
    }

    /// Is this place nearer to the water than this? A negative distance asks whether it lies that deep in the water.
    pub fn is_near(&self, p: Point, distance: f64) -> bool {
        let reach = self.width / 2.0 + distance;
        self.reaches.iter().enumerate().any(|(k, around)| {
            around.grown(reach).has(p) && distance_to_line(p, stretch(&self.line, k * REACH)) < reach
        })
    }
}

/// All the water of a map, the narrow before the wide.
#[derive(Default)]
pub(crate) struct Waters {
    pub rivers: Vec<River>,
    /// Open water between four cells that are all water, with the width of the strokes around it.
    pub pools: Vec<[Point; 4]>,
}

impl Waters {
    pub fn new(pack: &Pack, cells: &Cells, lattice: &Lattice) -> Self {
        let mut waters = if pack.hints.rivers.is_empty() {
            derived(pack, cells, lattice)
        } else {
            let given = pack.hints.rivers.iter().map(|river| {
                River::new(river.name.clone(), river.width.clamp(10.0, 120.0), river.course.clone(), lattice)
            });
            Self { rivers: given.collect(), pools: Vec::new() }
        };
        waters.rivers.sort_by(|a, b| a.width.total_cmp(&b.width));
        waters
    }

    /// Is this place nearer to any water than this?
    pub fn is_near(&self, p: Point, distance: f64) -> bool {
        self.rivers.iter().any(|river| river.is_near(p, distance))
            || self.pools.iter().any(|pool| inside(p, pool))
    }
}

/// A stretch of a line, up to where the next one begins.
fn stretch(line: &[Point], from: usize) -> &[Point] {
    &line[from..(from + REACH + 1).min(line.len())]
}

/// A place in twice the lattice's measure: even numbers are cells, odd ones crossings.
type Node = (i32, i32);

const WIDE: f64 = 62.0;
const BENT: f64 = 48.0;
const NARROW: f64 = 36.0;

/// What touches what, and whose water it is.
#[derive(Default)]
struct Net {
    links: BTreeMap<Node, BTreeSet<Node>>,
    names: BTreeMap<Node, String>,
}

impl Net {
    fn join(&mut self, a: Node, b: Node) {
        self.links.entry(a).or_default().insert(b);
        self.links.entry(b).or_default().insert(a);
    }

    fn near(&self, node: Node) -> impl Iterator<Item = Node> + '_ {
        self.links.get(&node).into_iter().flatten().copied()
    }

    fn name(&self, node: Node) -> &str {
        self.names.get(&node).map_or("", String::as_str)
    }

    /// How many cells are water of the same name.
    fn count(&self, node: Node) -> usize {
        self.names.iter().filter(|(other, name)| other.0 % 2 == 0 && *name == self.name(node)).count()
    }

    fn new(pack: &Pack, cells: &Cells) -> Self {
        let mut net = Net::default();
        let water: BTreeSet<Cell> =
            cells.holes().filter(|(_, hole)| hole.kind == HoleKind::River).map(|(cell, _)| cell).collect();
        for (cell, hole) in cells.holes().filter(|(_, hole)| hole.kind == HoleKind::River) {
            let (c, r) = cell;
            net.links.entry((2 * c, 2 * r)).or_default();
            net.names.insert((2 * c, 2 * r), hole.name.clone());
            for (dc, dr) in [(1, 0), (0, 1)] {
                if water.contains(&(c + dc, r + dr)) {
                    net.join((2 * c, 2 * r), (2 * (c + dc), 2 * (r + dr)));
                }
            }
            for dc in [-1, 1] {
                let corner_only = !water.contains(&(c + dc, r)) && !water.contains(&(c, r + 1));
                if water.contains(&(c + dc, r + 1)) && corner_only {
                    net.join((2 * c, 2 * r), (2 * (c + dc), 2 * (r + 1)));
                }
            }
        }
        for (a, b) in Self::wet_edges(pack) {
            let middle = (a.0 + b.0, a.1 + b.1);
            let (one, other) = if a.0 == b.0 {
                ((middle.0 - 1, middle.1), (middle.0 + 1, middle.1))
            } else {
                ((middle.0, middle.1 - 1), (middle.0, middle.1 + 1))
            };
            net.join(one, other);
            for corner in [one, other] {
                for (dc, dr) in [(-1, -1), (1, -1), (1, 1), (-1, 1)] {
                    let cell = (corner.0 + dc, corner.1 + dr);
                    if water.contains(&(cell.0 / 2, cell.1 / 2)) {
                        net.join(corner, cell);
                    }
                }
            }
        }
        net.spread_names();
        net
    }

    /// Neighbours with water between them: cut by a river, or joined by a bridge.
    fn wet_edges(pack: &Pack) -> Vec<(Cell, Cell)> {
        let spaces = pack.content.spaces();
        let cell = |index: usize| (i32::from(spaces[index].col), i32::from(spaces[index].row));
        let find = |id: &String| spaces.iter().position(|space| space.id == *id).map(cell);
        let cuts = pack.cuts.iter().filter(|cut| cut.kind == CutKind::River);
        let cuts = cuts.map(|cut| (cell(cut.a.index()), cell(cut.b.index())));
        let bridges = pack.hints.bridges.iter();
        let bridges =
            bridges.filter_map(|bridge| Some((find(&bridge.between[0])?, find(&bridge.between[1])?)));
        let touching = |(a, b): &(Cell, Cell)| (a.0 - b.0).abs() + (a.1 - b.1).abs() == 1;
        cuts.chain(bridges).filter(touching).collect()
    }

    /// Crossings belong to the nearest named water.
    fn spread_names(&mut self) {
        let mut queue: VecDeque<Node> = self.names.keys().copied().collect();
        while let Some(node) = queue.pop_front() {
            let name = self.name(node).to_owned();
            for next in self.near(node).collect::<Vec<_>>() {
                self.names.entry(next).or_insert_with(|| {
                    queue.push_back(next);
                    name.clone()
                });
            }
        }
    }

    /// The shortest ways from some nodes to all others of the same name that are still free.
    fn ways(&self, from: &[Node], free: &BTreeSet<Node>) -> (Vec<Node>, BTreeMap<Node, Node>) {
        let (mut order, mut back) = (Vec::new(), BTreeMap::new());
        let mut seen: BTreeSet<Node> = from.iter().copied().collect();
        let mut queue: VecDeque<Node> = from.iter().copied().collect();
        while let Some(node) = queue.pop_front() {
            order.push(node);
            for next in self.near(node) {
                if free.contains(&next) && self.name(next) == self.name(node) && seen.insert(next) {
                    back.insert(next, node);
                    queue.push_back(next);
                }
            }
        }
        (order, back)
    }

    /// The way from the farthest node that can be reached back to where the search began.
    fn longest(&self, from: &[Node], free: &BTreeSet<Node>) -> Vec<Node> {
        let (order, back) = self.ways(from, free);
        let mut way: Vec<Node> = order.last().copied().into_iter().collect();
        while let Some(previous) = way.last().and_then(|node| back.get(node)) {
            way.push(*previous);
        }
        way
    }
}

/// Rivers through the watery cells and cuts, each from one open end to the other, and arms for what is left.
fn derived(pack: &Pack, cells: &Cells, lattice: &Lattice) -> Waters {
    let net = Net::new(pack, cells);
    let mut free: BTreeSet<Node> = net.links.keys().copied().collect();
    let pools = pools(cells);
    let open_water: BTreeSet<Node> = pools.iter().flatten().map(|(c, r)| (2 * c, 2 * r)).collect();
    let mut used: Vec<Node> = Vec::new();
    let mut rivers = Vec::new();
    while let Some(&start) = free.first() {
        let arms: Vec<Node> = used
            .iter()
            .copied()
            .filter(|node| net.near(*node).any(|n| free.contains(&n) && net.name(n) == net.name(*node)))
            .collect();
        let is_arm = !arms.is_empty();
        let course = if is_arm { net.longest(&arms, &free) } else { main_course(&net, start, &free) };
        course.iter().for_each(|node| {
            free.remove(node);
        });
        rivers.push(finish(&net, cells, lattice, &course, is_arm));
        // Open water needs no arms; what flows into it may still begin there.
        let name = course.first().map_or("", |node| net.name(*node));
        let (filled, left) =
            free.into_iter().partition(|node| open_water.contains(node) && net.name(*node) == name);
        free = left;
        used.extend(course);
        used.extend::<BTreeSet<Node>>(filled);
    }
    let middle = |cell: &Cell| {
        let [c, r] = position((2 * cell.0, 2 * cell.1));
        lattice.at(c, r)
    };
    Waters { rivers, pools: pools.iter().map(|four| [0, 1, 2, 3].map(|k| middle(&four[k]))).collect() }
}

/// The longest way through water that hangs together: through cells alone if most of them lie on it, so that what flows
/// between blocks becomes a narrow arm, or else through everything.
fn main_course(net: &Net, start: Node, free: &BTreeSet<Node>) -> Vec<Node> {
    let longest = |from: Node, free: &BTreeSet<Node>| {
        let far = net.longest(&[from], free).first().copied().unwrap_or(from);
        net.longest(&[far], free)
    };
    let is_cell = |node: &Node| node.0 % 2 == 0;
    let connected: BTreeSet<Node> = net.ways(&[start], free).0.into_iter().filter(is_cell).collect();
    let (mut left, mut in_cells) = (connected.clone(), Vec::new());
    while let Some(&cell) = left.first() {
        let course = longest(cell, &connected);
        if course.len() > in_cells.len() {
            in_cells = course;
        }
        net.ways(&[cell], &connected).0.iter().for_each(|node| {
            left.remove(node);
        });
    }
    if in_cells.len() > 1 && in_cells.len() * 5 >= connected.len() * 3 {
        in_cells
    } else {
        longest(start, free)
    }
}

/// Leads a course on to where it leaves the map or joins another river, and brings it onto the sheet.
fn finish(net: &Net, cells: &Cells, lattice: &Lattice, course: &[Node], is_arm: bool) -> River {
    let mut way: VecDeque<[f64; 2]> = eased(course).into();
    let crossing = course.iter().any(|node| node.0 % 2 != 0);
    let bent = course.windows(2).any(|pair| pair[0].0 != pair[1].0 && pair[0].1 != pair[1].1);
    let (mut dead, mut first_way) = (Vec::new(), (0, 0));
    // An arm ends where it leaves its river, so only its far end is led on.
    for (backwards, skip) in [(false, false), (true, is_arm)] {
        let mut ends: Vec<Node> = course.to_vec();
        if backwards {
            ends.reverse();
        }
        let (Some(&end), false) = (ends.first(), skip) else { continue };
        // A single cell has no heading of its own, but it does not leave where it came in.
        let heading = match ends.get(1) {
            Some(inner) => ((end.0 - inner.0).signum(), (end.1 - inner.1).signum()),
            None => (-first_way.0, -first_way.1),
        };
        let (on, way_on) = lead_on(net, cells, end, heading);
        first_way = way_on;
        if on.is_empty() {
            dead.push(end);
        }
        for at in on {
            if backwards { way.push_back(at) } else { way.push_front(at) }
        }
    }
    let width = if crossing || is_arm {
        NARROW
    } else if bent {
        BENT
    } else {
        WIDE
    };
    let name = course.first().map_or("", |node| net.name(*node));
    let name = if is_arm { String::new() } else { name.to_owned() };
    let mut river = River::new(name, width, way.into(), lattice);
    // A single cell of water is a pond, not a culvert.
    if course.len() > 1 && crossing {
        let node_at = |node: &Node| lattice.at(position(*node)[0], position(*node)[1]);
        river.culverts = dead.iter().filter(|node| node.0 % 2 != 0).map(node_at).collect();
    }
    river
}

/// The places of a course, bends in cells eased a little, so that a river does not swing from wall to wall.
fn eased(course: &[Node]) -> Vec<[f64; 2]> {
    let at = |k: usize| position(course[k]);
    let ease = |k: usize| {
        let ([ax, ay], [bx, by], [cx, cy]) = (at(k - 1), at(k), at(k + 1));
        [0.7 * bx + 0.15 * (ax + cx), 0.7 * by + 0.15 * (ay + cy)]
    };
    let inner = |k: usize| k > 0 && k + 1 < course.len() && course[k].0 % 2 == 0;
    (0..course.len()).map(|k| if inner(k) { ease(k) } else { at(k) }).collect()
}

/// Where a node lies, cells a little out of the middle so that rivers wind.
fn position(node: Node) -> [f64; 2] {
    let (c, r) = (f64::from(node.0) / 2.0, f64::from(node.1) / 2.0);
    if node.0 % 2 != 0 {
        return [c, r];
    }
    let mut dice = Dice::of("water").at(node.0, node.1);
    [c + dice.between(-0.1, 0.1), r + dice.between(-0.1, 0.1)]
}

/// The places beyond the end of a course: another river's water, or open land up to the edge; and the way there.
fn lead_on(net: &Net, cells: &Cells, end: Node, heading: Cell) -> (Vec<[f64; 2]>, Cell) {
    // The smaller river flows into the larger one.
    let larger = |node: &Node| (net.count(*node), net.name(*node)) > (net.count(end), net.name(end));
    let mouth = net.near(end).find(|node| net.name(*node) != net.name(end) && larger(node));
    if let Some(mouth) = mouth {
        return (vec![position(mouth)], (0, 0));
    }
    let starts: Vec<Cell> = if end.0 % 2 == 0 {
        vec![(end.0 / 2, end.1 / 2)]
    } else {
        let around = [(-1, -1), (1, -1), (1, 1), (-1, 1)];
        let cells_around = around.iter().map(|d| ((end.0 + d.0).div_euclid(2), (end.1 + d.1).div_euclid(2)));
        cells_around.filter(|cell| !cells.has_space(*cell) && cells.is_open(*cell)).collect()
    };
    let mut best: Option<(i32, Cell, Cell, Vec<Cell>)> = None;
    for start in starts {
        for (dx, dy) in WAYS {
            let Some(way) = cells.way_out(start, (dx, dy)) else { continue };
            let turn = match dx * heading.0 + dy * heading.1 {
                1 => 0,
                0 => 2,
                _ => continue,
            };
            let cost = way.len() as i32 + turn;
            if best.as_ref().is_none_or(|(other, ..)| cost < *other) {
                best = Some((cost, start, (dx, dy), way));
            }
        }
    }
    let Some((_, start, (dx, dy), way)) = best else { return (Vec::new(), (0, 0)) };
    let is_cell = end.0 % 2 == 0;
    let mut on: Vec<[f64; 2]> =
        (!is_cell).then_some(start).into_iter().chain(way).map(|c| position((2 * c.0, 2 * c.1))).collect();
    let last = on.last().copied().unwrap_or_else(|| position(end));
    for far in [0.8, 1.7] {
        on.push([last[0] + f64::from(dx) * far, last[1] + f64::from(dy) * far]);
    }
    (on, (dx, dy))
}

/// Blocks of four cells that are all water, clockwise.
fn pools(cells: &Cells) -> Vec<[Cell; 4]> {
    let wet = |cell: Cell| cells.hole(cell) == Some(HoleKind::River);
    cells
        .holes()
        .map(|((c, r), _)| [(c, r), (c + 1, r), (c + 1, r + 1), (c, r + 1)])
        .filter(|four| four.iter().all(|cell| wet(*cell)))
        .collect()
}
