//! The lattice on the sheet: which cell holds what, and where a column and a row lie. Nothing is quite straight.

use crate::dice::{Dice, SEED};
use crate::geometry::{Point, pt};
use armonium_pack::{CutKind, Hole, HoleKind, Pack};
use std::collections::BTreeMap;

/// A column and a row.
pub(crate) type Cell = (i32, i32);

/// The ways to the four neighbours: north, east, south, west.
pub(crate) const WAYS: [Cell; 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

/// What lies in the cells of the lattice.
pub(crate) struct Cells<'a> {
    spaces: BTreeMap<Cell, usize>,
    holes: BTreeMap<Cell, &'a Hole>,
    /// The first column and row that hold anything.
    pub first: Cell,
    /// The last column and row that hold anything.
    pub last: Cell,
}

impl<'a> Cells<'a> {
    pub fn new(pack: &'a Pack) -> Self {
        let spaces: BTreeMap<Cell, usize> = (pack.content.spaces().iter().enumerate())
            .map(|(index, space)| ((space.col.into(), space.row.into()), index))
            .collect();
        let holes: BTreeMap<Cell, &Hole> = (pack.holes.iter())
            .map(|hole| ((hole.col.min(63).into(), hole.row.min(63).into()), hole))
            .filter(|(cell, _)| !spaces.contains_key(cell))
            .collect();
        let used = || spaces.keys().chain(holes.keys()).copied();
        let first = (used().map(|c| c.0).min().unwrap_or(0), used().map(|c| c.1).min().unwrap_or(0));
        let last = (used().map(|c| c.0).max().unwrap_or(0), used().map(|c| c.1).max().unwrap_or(0));
        Self { spaces, holes, first, last }
    }

    /// The space in a cell, by number.
    pub fn space(&self, cell: Cell) -> Option<usize> {
        self.spaces.get(&cell).copied()
    }

    pub fn has_space(&self, cell: Cell) -> bool {
        self.spaces.contains_key(&cell)
    }

    /// What a pack says of an empty cell.
    pub fn hole(&self, cell: Cell) -> Option<HoleKind> {
        self.holes.get(&cell).map(|hole| hole.kind)
    }

    /// All holes, in order.
    pub fn holes(&self) -> impl Iterator<Item = (Cell, &'a Hole)> + '_ {
        self.holes.iter().map(|(cell, hole)| (*cell, *hole))
    }

    pub fn contains(&self, cell: Cell) -> bool {
        (self.first.0..=self.last.0).contains(&cell.0) && (self.first.1..=self.last.1).contains(&cell.1)
    }

    /// Is there nothing here but land that a road or a river may cross?
    pub fn is_open(&self, cell: Cell) -> bool {
        let open = matches!(self.hole(cell), None | Some(HoleKind::Fields | HoleKind::Hills));
        open && !self.has_space(cell)
    }

    /// The cells from here to the edge of the lattice, if all of them are open.
    pub fn way_out(&self, from: Cell, (dx, dy): Cell) -> Option<Vec<Cell>> {
        let mut cells = Vec::new();
        let mut at = (from.0 + dx, from.1 + dy);
        while self.contains(at) {
            if !self.is_open(at) {
                return None;
            }
            cells.push(at);
            at = (at.0 + dx, at.1 + dy);
        }
        Some(cells)
    }
}

/// Where columns and rows lie on the sheet: uneven, and gently bent.
pub(crate) struct Lattice {
    first: Cell,
    columns: Vec<f64>,
    rows: Vec<f64>,
    origin: Point,
    phases: [f64; 4],
    lean: f64,
    seed: Dice,
}

impl Lattice {
    pub fn new(pack: &Pack, cells: &Cells) -> Self {
        let seed = Dice::of(SEED).with(&pack.hints.variation.to_string());
        let mut bend = seed.clone().with("bend");
        let columns = sizes(pack, cells, true);
        let rows = sizes(pack, cells, false);
        Self {
            first: cells.first,
            origin: Point::default(),
            phases: [0.0; 4].map(|_: f64| bend.between(0.0, std::f64::consts::TAU)),
            lean: bend.between(-24.0, 24.0) / rows.len().max(8) as f64,
            seed,
            columns,
            rows,
        }
    }

    /// The same lattice with its north-western corner here.
    pub fn moved_to(mut self, origin: Point) -> Self {
        self.origin = origin;
        self
    }

    pub fn width(&self) -> f64 {
        self.columns.iter().sum()
    }

    pub fn height(&self) -> f64 {
        self.rows.iter().sum()
    }

    /// The sheet position of a lattice position.
    pub fn at(&self, col: f64, row: f64) -> Point {
        let (c, r) = (col - f64::from(self.first.0), row - f64::from(self.first.1));
        let [p, q, s, t] = self.phases;
        let x = along(&self.columns, c) + 13.0 * (0.66 * r + p).sin() + 6.0 * (0.8 * c + 0.8 * r + q).sin();
        let y = along(&self.rows, r) + 17.0 * (0.43 * c + s).sin() + 6.0 * (0.85 * c - 0.9 * r + t).sin();
        self.origin + pt(x + self.lean * (r - self.rows.len() as f64 / 2.0), y)
    }

    /// The sheet position of a lattice position given as a pair.
    pub fn at_pair(&self, [col, row]: [f64; 2]) -> Point {
        self.at(col, row)
    }

    /// The crossing at the south-eastern corner of a cell, a little out of place as crossings are.
    pub fn crossing(&self, (col, row): Cell) -> Point {
        let mut dice = self.seed.clone().with("crossing").at(col, row);
        let shift = pt(dice.between(-8.0, 8.0), dice.between(-7.0, 7.0));
        self.at(f64::from(col) + 0.5, f64::from(row) + 0.5) + shift
    }

    /// The crossings around a cell, clockwise from the north-west.
    pub fn around(&self, (col, row): Cell) -> [Point; 4] {
        [(col - 1, row - 1), (col, row - 1), (col, row), (col - 1, row)].map(|cell| self.crossing(cell))
    }
}

/// The distance from the outer edge of the first line to a position, which may lie outside.
fn along(sizes: &[f64], position: f64) -> f64 {
    let position = position + 0.5;
    let line = (position.floor().max(0.0) as usize).min(sizes.len().saturating_sub(1));
    let before: f64 = sizes[..line].iter().sum();
    before + (position - line as f64) * sizes.get(line).copied().unwrap_or(USUAL)
}

/// The usual size of a cell, the size of a line where nothing stands, and the room for water between two blocks.
const USUAL: f64 = 150.0;
const EMPTY: f64 = 76.0;
const WATER: f64 = 15.0;

/// The widths of the columns, or the heights of the rows.
fn sizes(pack: &Pack, cells: &Cells, columns: bool) -> Vec<f64> {
    let line = |cell: Cell| if columns { cell.0 } else { cell.1 };
    let given = if columns { &pack.hints.columns } else { &pack.hints.rows };
    let name = if columns { "column" } else { "row" };
    let watery = watery_lines(pack, columns);
    (line(cells.first)..=line(cells.last))
        .map(|k| {
            if let Some(size) = given.get(k as usize) {
                return size.clamp(60.0, 300.0);
            }
            let used = cells.spaces.keys().any(|cell| line(*cell) == k)
                || cells.holes().any(|(cell, hole)| line(cell) == k && hole.kind != HoleKind::Fields);
            let vary = Dice::of(SEED).with(name).at(k, 0).between(-7.0, 9.0);
            let usual = if columns { USUAL } else { USUAL - 6.0 };
            if used { usual + vary + WATER * watery.get(&k).copied().unwrap_or(0.0) } else { EMPTY + vary }
        })
        .collect()
}

/// On how many of its sides a line has water between blocks.
fn watery_lines(pack: &Pack, columns: bool) -> BTreeMap<i32, f64> {
    let mut lines: BTreeMap<i32, [bool; 2]> = BTreeMap::new();
    for cut in pack.cuts.iter().filter(|cut| cut.kind == CutKind::River) {
        let (a, b) = (pack.content.space(cut.a), pack.content.space(cut.b));
        let (a, b) = if columns { (a.col, b.col) } else { (a.row, b.row) };
        if a != b {
            lines.entry(a.min(b).into()).or_default()[1] = true;
            lines.entry(a.max(b).into()).or_default()[0] = true;
        }
    }
    lines.into_iter().map(|(k, sides)| (k, sides.iter().filter(|side| **side).count() as f64)).collect()
}
