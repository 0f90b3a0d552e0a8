//! The same drawing for a page: where everything lies as numbers and names, and the shapes without words and colours.

use crate::geometry::Point;
use crate::plan::Plan;
use crate::svg::{Svg, Written};
use crate::{furniture, land, links, mystic, over, spaces, streets};
use armonium_pack::{HoleKind, Pack};
use armonium_rules::SpaceKind;
use serde::Serialize;

/// A pack's board as it lies on the sheet of `draw`, in the sheet's units, in which a cell is about 150 wide. All that a
/// page needs to lay the board out and to write its names; the shapes: `Drawing`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sheet {
    /// The land within the border: left, top, width, height.
    pub frame: [i32; 4],
    /// For each space, its block.
    pub places: Vec<SheetPlace>,
    /// The rivers, the narrow ones first.
    pub rivers: Vec<SheetRiver>,
    /// What the pack says of its empty cells, water left out.
    pub grounds: Vec<SheetGround>,
    /// Every name that is written on the land, the water and the bridges.
    pub names: Vec<SheetName>,
    /// The title of the sheet.
    pub title: SheetTitle,
}

/// Where a space lies.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SheetPlace {
    /// The middle of what is drawn in it.
    pub centre: [i32; 2],
    /// Its corners.
    pub outline: Vec<[i32; 2]>,
}

/// A river by columns and rows, for a plan on which nothing is bent.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SheetRiver {
    /// Its name; may be empty.
    pub name: String,
    /// Its width as a part of a cell.
    pub width: f64,
    /// Where it flows: columns and rows.
    pub course: Vec<[f64; 2]>,
}

/// An empty cell and what lies there.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SheetGround {
    /// What lies there.
    pub kind: HoleKind,
    /// Column and row.
    pub at: [u8; 2],
}

/// A name on the sheet that is not the name of a space.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SheetName {
    /// What it stands on.
    pub kind: SheetNameKind,
    /// The name.
    pub text: String,
    /// The size of its letters.
    pub size: i32,
    /// The line it is written along, in the middle of it.
    pub line: Vec<[i32; 2]>,
}

/// What a name stands on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SheetNameKind {
    /// A river, or a bridge whose name is written on the water beside it.
    Water,
    /// A bridge or another link.
    Bridge,
    /// A garden, a fortress or a yard.
    Ground,
    /// Hills or fields.
    Land,
}

/// The title of the sheet, in its box.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SheetTitle {
    /// The left upper corner of the box.
    pub at: [i32; 2],
    /// Width and height of the box.
    pub size: [i32; 2],
    /// How far from the top of the box the line under the title is.
    pub rule: i32,
    /// Its lines, from the top.
    pub lines: Vec<SheetTitleLine>,
}

/// A line of the title.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SheetTitleLine {
    /// What it says.
    pub text: String,
    /// The size of its letters.
    pub size: i32,
    /// How far from the top of the box its letters stand.
    pub y: i32,
    /// Is it the title itself?
    pub main: bool,
}

/// The shapes of a sheet as pieces of SVG, each shape with a class that says what it is. There is no text in them, no
/// colour, no style and nothing of the pack's own words.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Drawing {
    /// Fields, hills, roads and rivers.
    pub land: String,
    /// What lies between the spaces: pavement, gardens and bridges.
    pub streets: String,
    /// The spaces themselves.
    pub spaces: String,
    /// What reaches over their edges.
    pub over: String,
}

/// The largest drawing a page is given. A board that needs more has so many cells that a screen shows none of its shapes.
const LARGEST: usize = 2 << 20;
/// The size of a cell, in which the widths of rivers are given.
const CELL: f64 = 150.0;

fn point(p: Point) -> [i32; 2] {
    [p.x.round() as i32, p.y.round() as i32]
}

fn hundredths(value: f64) -> f64 {
    (value * 100.0).round() / 100.0
}

impl Sheet {
    /// Where a pack's board lies.
    pub fn new(pack: &Pack) -> Self {
        let plan = Plan::new(pack);
        let mut svg = Svg::for_page();
        streets(&mut svg, &plan, &links::all(&plan));
        let places = pack.content.spaces().iter().zip(&plan.blocks).map(|(space, block)| SheetPlace {
            centre: point(match space.kind {
                SpaceKind::Mystic(_) => mystic::middle(block),
                SpaceKind::Regular | SpaceKind::Station(_) => block.centre,
            }),
            outline: block.outline.iter().copied().map(point).collect(),
        });
        let rivers = plan.waters.rivers.iter().map(|river| SheetRiver {
            name: river.name.clone(),
            width: hundredths(river.width / CELL),
            course: river.course.iter().map(|at| at.map(hundredths)).collect(),
        });
        let dry = plan.cells.holes().filter(|(_, hole)| hole.kind != HoleKind::River);
        Self {
            frame: [plan.frame.x0, plan.frame.y0, plan.frame.width(), plan.frame.height()]
                .map(|length| length.round() as i32),
            places: places.collect(),
            rivers: rivers.collect(),
            grounds: dry.map(|(_, hole)| SheetGround { kind: hole.kind, at: [hole.col, hole.row] }).collect(),
            names: svg.take_names().into_iter().map(SheetName::from).collect(),
            title: furniture::title(&plan),
        }
    }
}

impl From<Written> for SheetName {
    fn from(written: Written) -> Self {
        let Written { kind, text, size, line } = written;
        let last = line.len().saturating_sub(1);
        let kept = line.into_iter().enumerate().filter(|(k, _)| k % 3 == 0 || *k == last);
        Self { kind, text, size: size.round() as i32, line: kept.map(|(_, p)| point(p)).collect() }
    }
}

impl Drawing {
    /// The shapes of a pack's board; none if they are too many for a page.
    pub fn new(pack: &Pack) -> Self {
        let plan = Plan::new(pack);
        let links = links::all(&plan);
        let mut svg = Svg::for_page();
        land(&mut svg, &plan);
        let land = svg.take();
        streets(&mut svg, &plan, &links);
        let streets = svg.take();
        spaces(&mut svg, &plan);
        let spaces = svg.take();
        over(&mut svg, &plan, &links);
        let drawing = Self { land, streets, spaces, over: svg.finish() };
        let parts = [&drawing.land, &drawing.streets, &drawing.spaces, &drawing.over];
        let size: usize = parts.iter().map(|part| part.len()).sum();
        if size > LARGEST { Self::default() } else { drawing }
    }
}
