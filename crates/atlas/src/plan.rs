//! Where everything lies on the sheet: the frame, the water, the blocks, the squares and the boulevards.

use crate::dice::{Dice, SEED};
use crate::furniture::{Fittings, Legend};
use crate::geometry::{Point, Rect, distance_to_outline, inset_each, inside, mean, pt, sides};
use crate::lattice::{Cell, Cells, Lattice};
use crate::rivers::Waters;
use armonium_pack::Pack;

/// Half the width of an ordinary street, and how much wider a boulevard is on each side.
const STREET: f64 = 4.4;
const BOULEVARD: f64 = 4.0;
/// How far the pavement reaches beyond the middle of the street at the rim of the city.
const PAVEMENT: f64 = STREET + 5.0;
/// The border around the map.
const MARGIN: f64 = 62.0;
/// Land around the lattice: west, north, east, south.
const LAND: [f64; 4] = [56.0, 84.0, 62.0, 30.0];
/// The smallest map: room for a title and a legend.
const SMALLEST: (f64, f64) = (1000.0, 760.0);
/// What is added above the city if its title finds no room in a corner.
const BAND: f64 = 124.0;

/// A space on the sheet.
pub(crate) struct Block {
    /// The block between its streets.
    pub outline: Vec<Point>,
    /// The block with the pavement around it.
    pub ground: Vec<Point>,
    pub centre: Point,
    pub bounds: Rect,
}

/// A crossing opened into a small square.
#[derive(Clone, Copy)]
pub(crate) struct Square {
    /// The cell north-west of it.
    pub cell: Cell,
    pub size: f64,
}

/// A street with a row of trees.
#[derive(Clone, Copy)]
pub(crate) struct Boulevard {
    /// Does it run along a row?
    pub along_row: bool,
    /// The row north of it, or the column west of it.
    pub line: i32,
    pub from: i32,
    pub to: i32,
}

impl Boulevard {
    /// Does it pass south or east of this cell?
    fn passes(&self, (col, row): Cell, along_row: bool) -> bool {
        let (across, along) = if along_row { (row, col) } else { (col, row) };
        self.along_row == along_row && self.line == across && (self.from..=self.to).contains(&along)
    }
}

/// The whole plan.
pub(crate) struct Plan<'a> {
    pub pack: &'a Pack,
    pub cells: Cells<'a>,
    pub lattice: Lattice,
    pub width: f64,
    pub height: f64,
    /// The inner edge of the border.
    pub frame: Rect,
    pub waters: Waters,
    /// In the order of the pack's spaces.
    pub blocks: Vec<Block>,
    pub squares: Vec<Square>,
    pub boulevards: Vec<Boulevard>,
    pub legend: Legend<'a>,
    pub fittings: Fittings,
}

impl<'a> Plan<'a> {
    pub fn new(pack: &'a Pack) -> Self {
        let mut plan = Self::with_band(pack, 0.0);
        if let Some(fittings) = Fittings::in_free_places(&plan) {
            plan.fittings = fittings;
            return plan;
        }
        let mut plan = Self::with_band(pack, BAND);
        plan.fittings = Fittings::in_band(&plan);
        plan
    }

    fn with_band(pack: &'a Pack, band: f64) -> Self {
        let cells = Cells::new(pack);
        let lattice = Lattice::new(pack, &cells);
        let [west, north, east, south] = LAND;
        let (city_width, city_height) = (lattice.width(), lattice.height());
        let inner_width = (city_width + west + east).max(SMALLEST.0).round();
        let legend = Legend::new(pack, inner_width);
        let below = south + legend.height();
        let inner_height = (city_height + north + band + below).max(SMALLEST.1 + band).round();
        let frame = Rect { x0: MARGIN, y0: MARGIN, x1: MARGIN + inner_width, y1: MARGIN + inner_height };
        let spare = pt(
            (inner_width - city_width - west - east) / 2.0,
            (inner_height - city_height - north - band - below) / 2.0,
        );
        let lattice = lattice.moved_to(pt(frame.x0 + west, frame.y0 + north + band) + spare);
        let waters = Waters::new(pack, &cells, &lattice);
        let mut plan = Self {
            pack,
            width: inner_width + 2.0 * MARGIN,
            height: inner_height + 2.0 * MARGIN,
            frame,
            waters,
            blocks: Vec::new(),
            squares: squares(pack, &cells),
            boulevards: boulevards(pack, &cells),
            legend,
            fittings: Fittings::default(),
            cells,
            lattice,
        };
        plan.blocks = (0..pack.content.spaces().len()).map(|index| plan.block(index)).collect();
        plan
    }

    /// The cell of a space.
    pub fn cell(&self, index: usize) -> Cell {
        let space = &self.pack.content.spaces()[index];
        (space.col.into(), space.row.into())
    }

    /// Is there city here, or within this distance?
    pub fn in_city(&self, p: Point, margin: f64) -> bool {
        self.blocks.iter().any(|block| {
            block.bounds.grown(PAVEMENT + margin).has(p)
                && (inside(p, &block.ground)
                    || margin > 0.0 && distance_to_outline(p, &block.ground) < margin)
        })
    }

    /// Is this place on the open part of the map, not under the border or what stands on the map?
    pub fn on_map(&self, p: Point, margin: f64) -> bool {
        self.frame.grown(-margin).has(p)
            && !self.fittings.covers(p, margin)
            && p.y < self.legend_top() - margin
    }

    pub fn legend_top(&self) -> f64 {
        self.frame.y1 - self.legend.height()
    }

    fn block(&self, index: usize) -> Block {
        let outline = self.outline(index, 0.0);
        let bounds = Rect::bounding(&outline);
        let (middle, average) = (bounds.centre(), mean(&outline));
        let ground = self.outline(index, PAVEMENT);
        Block { centre: middle.towards(average, 0.4), ground, bounds, outline }
    }

    /// The outline of a block, or of the pavement around it if that grows.
    fn outline(&self, index: usize, grow: f64) -> Vec<Point> {
        let cell = self.cell(index);
        let shift = self.shift(index);
        let quad = self.lattice.around(cell).map(|p| p + shift);
        let wide = self.widened(cell).map(|wide| if grow == 0.0 && wide { BOULEVARD } else { 0.0 });
        let streets = inset_each(&quad, &[STREET; 4]);
        let room = self.room_for_water(&streets);
        let by: Vec<f64> = (0..4).map(|side| STREET + room[side] + wide[side] - grow).collect();
        let quad = inset_each(&quad, &by);
        let cuts = self.corner_cuts(cell, &quad, grow);
        let mut outline = Vec::with_capacity(8);
        for (k, &corner) in quad.iter().enumerate() {
            let (before, after) = (quad[(k + 3) % quad.len()], quad[(k + 1) % quad.len()]);
            let most = 0.42 * corner.distance(before).min(corner.distance(after));
            match cuts.get(k).map(|cut| cut.min(most)).filter(|cut| *cut > 3.0) {
                Some(cut) => outline.extend([corner.step_to(before, cut), corner.step_to(after, cut)]),
                None => outline.push(corner),
            }
        }
        outline
    }

    /// How far a space moves with its bank.
    fn shift(&self, index: usize) -> Point {
        let id = &self.pack.content.spaces()[index].id;
        let bank = self.pack.hints.banks.iter().find(|bank| bank.spaces.contains(id));
        bank.map_or(Point::default(), |bank| {
            pt(bank.shift[0].clamp(-60.0, 60.0), bank.shift[1].clamp(-60.0, 60.0))
        })
    }

    /// On which sides (north, east, south, west) a boulevard passes.
    fn widened(&self, (c, r): Cell) -> [bool; 4] {
        [((c, r - 1), true), ((c, r), false), ((c, r), true), ((c - 1, r), false)]
            .map(|(cell, along_row)| self.boulevards.iter().any(|way| way.passes(cell, along_row)))
    }

    /// How far each side has to stand back from the water that passes along it.
    fn room_for_water(&self, quad: &[Point]) -> [f64; 4] {
        let reach = Rect::bounding(quad).grown(90.0);
        let mut room = [0.0; 4];
        for river in &self.waters.rivers {
            let need = river.width / 2.0 + 11.0;
            for &p in river.line.iter().filter(|p| reach.has(**p)) {
                for (room, (a, b)) in room.iter_mut().zip(sides(quad)) {
                    let along = (p - a).dot(b - a) / (b - a).dot(b - a).max(1.0);
                    let depth = (p - a).dot((b - a).unit().right());
                    if (0.15..0.85).contains(&along) && depth < 24.0 {
                        *room = (need + depth).clamp(*room, 26.0);
                    }
                }
            }
        }
        room
    }

    /// How much of each corner (north-west first, clockwise) is cut back: at the small squares, where the city ends, and
    /// for water.
    fn corner_cuts(&self, (c, r): Cell, quad: &[Point], grow: f64) -> [f64; 4] {
        let mut cuts = [0.0; 4];
        for (k, (dx, dy)) in [(-1, -1), (1, -1), (1, 1), (-1, 1)].into_iter().enumerate() {
            let crossing = (c + (dx - 1) / 2, r + (dy - 1) / 2);
            let square = self.squares.iter().find(|square| square.cell == crossing).map(|square| square.size);
            let alone =
                [(c + dx, r), (c, r + dy), (c + dx, r + dy)].iter().all(|n| !self.cells.has_space(*n));
            let dry = match square {
                Some(size) => size,
                None if alone => Dice::of("rim").at(2 * c + dx, 2 * r + dy).between(13.0, 27.0),
                None => 0.0,
            };
            let wet = self.wet_cut(quad, k);
            cuts[k] = if wet > dry { wet } else { dry };
            if cuts[k] > 0.0 {
                cuts[k] -= grow * 0.6;
            }
        }
        cuts
    }

    /// How much of a corner has to go for the water that passes around it.
    fn wet_cut(&self, quad: &[Point], k: usize) -> f64 {
        let Some(&corner) = quad.get(k) else { return 0.0 };
        let inward = (mean(quad) - corner).unit();
        let mut deepest: f64 = 0.0;
        for river in &self.waters.rivers {
            let need = river.width / 2.0 + 11.0;
            for &p in river.line.iter().filter(|p| p.distance(corner) < need + 60.0) {
                let (depth, aside) = ((p - corner).dot(inward), (p - corner).cross(inward).abs());
                let close = p.distance(corner) < need - 1.0 || depth > 0.0;
                if close && aside < 34.0 && depth < 40.0 {
                    deepest = deepest.max(depth + need);
                }
            }
        }
        if deepest > 6.0 { (deepest * std::f64::consts::SQRT_2).min(50.0) } else { 0.0 }
    }
}

fn squares(pack: &Pack, cells: &Cells) -> Vec<Square> {
    if !pack.hints.squares.is_empty() {
        let square = |&[col, row, size]: &[f64; 3]| Square {
            cell: (col.floor() as i32, row.floor() as i32),
            size: size.clamp(6.0, 34.0),
        };
        return pack.hints.squares.iter().map(square).collect();
    }
    // Crossings between four blocks, one for about six spaces, well apart.
    let mut crossings: Vec<(u64, Cell, f64)> = Vec::new();
    for index in 0..pack.content.spaces().len() {
        let space = &pack.content.spaces()[index];
        let (c, r) = (i32::from(space.col), i32::from(space.row));
        if [(c + 1, r), (c, r + 1), (c + 1, r + 1)].iter().all(|cell| cells.has_space(*cell)) {
            let mut dice = Dice::of(SEED).with("square").at(c, r);
            crossings.push(((dice.unit() * 1e9) as u64, (c, r), dice.between(15.0, 20.0)));
        }
    }
    crossings.sort_by_key(|(lot, cell, _)| (*lot, *cell));
    let most = pack.content.spaces().len() / 6;
    let mut chosen: Vec<Square> = Vec::new();
    for (_, cell, size) in crossings {
        let apart = |other: &Square| (other.cell.0 - cell.0).pow(2) + (other.cell.1 - cell.1).pow(2) >= 4;
        if chosen.len() < most && chosen.iter().all(apart) {
            chosen.push(Square { cell, size });
        }
    }
    chosen
}

fn boulevards(pack: &Pack, cells: &Cells) -> Vec<Boulevard> {
    if !pack.hints.boulevards.is_empty() {
        let way = |way: &armonium_pack::Boulevard| {
            let line = way.row.or(way.column)?.floor() as i32;
            Some(Boulevard { along_row: way.row.is_some(), line, from: way.from as i32, to: way.to as i32 })
        };
        return pack.hints.boulevards.iter().filter_map(way).collect();
    }
    // The longest streets: one or two along rows, one along a column.
    let mut chosen = Vec::new();
    for (along_row, most) in [(true, 1 + pack.content.spaces().len() / 50), (false, 1)] {
        let mut streets = long_streets(cells, along_row);
        streets.sort_by_key(|way| (way.from - way.to, way.line));
        for way in streets {
            let apart = |other: &Boulevard| other.along_row != along_row || (other.line - way.line).abs() > 2;
            if way.to - way.from >= 3
                && chosen.iter().filter(|other: &&Boulevard| other.along_row == along_row).count() < most
                && chosen.iter().all(apart)
            {
                chosen.push(way);
            }
        }
    }
    chosen
}

/// Every street between two rows, or between two columns, with blocks on both sides all along.
fn long_streets(cells: &Cells, along_row: bool) -> Vec<Boulevard> {
    let turn = |(a, b): Cell| if along_row { (a, b) } else { (b, a) };
    let (first, last) = (turn(cells.first), turn(cells.last));
    let mut streets = Vec::new();
    for line in first.1..last.1 {
        let built = |k: i32| cells.has_space(turn((k, line))) && cells.has_space(turn((k, line + 1)));
        let mut from = None;
        for k in first.0..=last.0 + 1 {
            match (from, k <= last.0 && built(k)) {
                (None, true) => from = Some(k),
                (Some(start), false) => {
                    streets.push(Boulevard { along_row, line, from: start, to: k - 1 });
                    from = None;
                }
                _ => {}
            }
        }
    }
    streets
}
