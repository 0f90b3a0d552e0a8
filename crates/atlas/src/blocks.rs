//! A block of the city as a surveyor draws it: houses along the streets, yards behind them, a picture and a name.

use crate::caption;
use crate::dice::Dice;
use crate::geometry::{Facing, Point, inset, inside, meet, sides, steps};
use crate::layout::{Build, Layout};
use crate::plan::{Block, Plan};
use crate::svg::{PathData, Svg, shadow};
use crate::theme::Wash;
use crate::trees::Trees;
use crate::vignettes;
use armonium_pack::Picture;
use armonium_rules::SpaceInfo;
use std::f64::consts::TAU;

/// Sides shorter than this are cut-off corners, where no row of houses and no yard has room.
const SIDE: f64 = 52.0;

/// Roofs to be drawn together: one path for each tint, one for all shaded faces, one for all ridges.
#[derive(Default)]
struct Roofs {
    tints: [PathData; Wash::TINTS],
    shaded: PathData,
    ridges: PathData,
    eaves: PathData,
}

impl Roofs {
    fn draw(&self, svg: &mut Svg, wash: Wash) {
        for (k, tint) in self.tints.iter().enumerate() {
            svg.path(&format!("house {}{k}", wash.name()), tint);
        }
        svg.path("shade", &self.shaded);
        svg.path("ridge", &self.ridges);
        svg.path("eaves", &self.eaves);
    }
}

/// A regular building.
pub(crate) fn draw(svg: &mut Svg, block: &Block, space: &SpaceInfo, picture: Picture) {
    let (layout, drawing) = vignettes::picture(picture);
    let build = layout.build();
    let outline = &block.outline;
    let mut dice = Dice::of(&space.id);
    shadow(svg, outline);
    if layout == Layout::Round {
        round_place(svg, block, &mut dice, build.wash, 50.0);
    } else {
        svg.polygon(&format!("ground-{}", build.wash.name()), outline);
        svg.polygon("engrave", outline);
        let mut trees = Trees::new();
        if layout == Layout::Piazza {
            let mut paving = PathData::of_polygon(&inset(outline, 18.0));
            paving.polygon(&inset(outline, 22.0));
            svg.path("paving", &paving);
        }
        yards(svg, outline, &mut Dice::of("yards").with(&space.id), &build, &mut trees);
        houses(svg, outline, &mut dice, layout, &build, &mut trees);
        match layout {
            Layout::Fort => ramparts(svg, outline),
            Layout::Garden => grove(svg, outline, &mut dice, &mut trees),
            Layout::Corso => tree_row(outline, &mut trees),
            _ => {}
        }
        trees.draw(svg);
    }
    svg.polygon("outline", outline);
    let (halo, room) =
        if layout == Layout::Round { ("court", [21.0, 90.0]) } else { (build.wash.name(), [15.0, 116.0]) };
    caption::draw(svg, block, &space.name, drawing, halo, room);
}

/// A row of houses along one side of a block.
struct Row {
    from: Point,
    to: Point,
    length: f64,
    inward: Point,
    /// Where one house ends and the next begins, as parts of the side.
    cuts: Vec<f64>,
    /// How deep each house is; none where one is missing.
    depths: Vec<f64>,
}

impl Row {
    fn new((from, to): (Point, Point), layout: Layout, build: &Build, dice: &mut Dice) -> Self {
        let length = from.distance(to).max(1.0);
        let inward = (to - from).unit().right();
        let depth = if length > SIDE { build.depth(Facing::of(inward)) } else { build.deepest() * 0.9 };
        let count = ((length / build.length).round() as usize).clamp(1, 24);
        let mut cuts = vec![0.0];
        cuts.extend((1..count).map(|k| (k as f64 + dice.between(-0.25, 0.25)) / count as f64));
        cuts.push(1.0);
        let mut depths: Vec<f64> = (0..count)
            .map(|_| {
                let missing = dice.chance(build.gap);
                let varied = depth + dice.between(-1.0, 1.0) * build.vary;
                if depth == 0.0 || missing { 0.0 } else { varied }
            })
            .collect();
        if layout == Layout::Piazza && length > 50.0 && count >= 3 {
            depths[count / 2] = 0.0;
        }
        Self { from, to, length, inward, cuts, depths }
    }

    /// A place on the side, that deep behind it.
    fn at(&self, part: f64, depth: f64) -> Point {
        self.from.towards(self.to, part) + self.inward * depth
    }

    /// The back wall of a house as a line.
    fn back(&self, depth: Option<&f64>) -> (Point, Point) {
        (self.from + self.inward * depth.copied().unwrap_or(0.0), self.to - self.from)
    }
}

/// Houses along the streets, each roof shaded on the side away from the light, with towers at the corners.
fn houses(
    svg: &mut Svg,
    outline: &[Point],
    dice: &mut Dice,
    layout: Layout,
    build: &Build,
    trees: &mut Trees,
) {
    let rows: Vec<Row> = sides(outline).map(|side| Row::new(side, layout, build, dice)).collect();
    let count = rows.len();
    let corner = |i: usize| {
        let (before, after) = (&rows[(i + count - 1) % count], &rows[i % count]);
        meet(before.back(before.depths.last()), after.back(after.depths.first()))
    };
    let planted = build.gap < 1.0 && !matches!(layout, Layout::Piazza | Layout::Corso);
    let mut roofs = Roofs::default();
    for (i, row) in rows.iter().enumerate() {
        for (k, &depth) in row.depths.iter().enumerate() {
            let (start, end) = (row.cuts[k], row.cuts[k + 1]);
            if depth == 0.0 {
                if planted && dice.chance(0.7) {
                    trees.add(row.at((start + end) / 2.0, 8.0), 0.8);
                }
                continue;
            }
            let (front, front_end) = (row.at(start, 0.0), row.at(end, 0.0));
            let back = if k == 0 { corner(i) } else { row.at(start, depth) };
            let back_end = if k + 1 == row.depths.len() { corner(i + 1) } else { row.at(end, depth) };
            let ridge = [front.towards(back, 0.5), front_end.towards(back_end, 0.5)];
            roofs.tints[dice.below(Wash::TINTS)].polygon(&[front, front_end, back_end, back]);
            if row.inward.x + row.inward.y > 0.0 {
                roofs.shaded.polygon(&[ridge[0], ridge[1], back_end, back]);
            } else {
                roofs.shaded.polygon(&[front, front_end, ridge[1], ridge[0]]);
            }
            roofs.ridges.line(&ridge);
        }
    }
    roofs.draw(svg, build.wash);
    let Some((small, large)) = build.corner else { return };
    let mut towers = Roofs::default();
    for (i, row) in rows.iter().enumerate() {
        let before = &rows[(i + count - 1) % count];
        let (size, tint) = (dice.between(small, large), dice.below(Wash::TINTS));
        if before.length.min(row.length) > SIDE {
            pavilion(&mut towers, [before.from, row.from, row.to], size, tint);
        }
    }
    towers.draw(svg, build.wash);
}

/// A corner tower seen from above, with the four faces of its roof.
fn pavilion(roofs: &mut Roofs, [before, corner, after]: [Point; 3], size: f64, tint: usize) {
    let reach = |to: Point| corner.step_to(to, size.min(corner.distance(to) * 0.45));
    let (a, b) = (reach(before), reach(after));
    let ring = [a, corner, b, a + b - corner];
    let top = a.towards(b, 0.5);
    roofs.tints[tint].polygon(&ring);
    for (p, q) in sides(&ring) {
        let out = p.towards(q, 0.5) - top;
        if out.x + out.y > 1.0 {
            roofs.shaded.polygon(&[p, q, top]);
        }
        roofs.ridges.line(&[p, top]);
    }
    roofs.eaves.polygon(&ring);
}

/// Behind the houses, in the upper half of the block where no name stands: kitchen gardens, groves, back buildings.
fn yards(svg: &mut Svg, outline: &[Point], dice: &mut Dice, build: &Build, trees: &mut Trees) {
    let (mut beds, mut furrows, mut sheds) = (PathData::new(), PathData::new(), Roofs::default());
    for (a, b) in sides(outline) {
        let length = a.distance(b).max(1.0);
        let inward = (b - a).unit().right();
        let facing = Facing::of(inward);
        let depth = build.depth(facing);
        if !matches!(facing, Facing::East | Facing::West) || length < SIDE || depth == 0.0 {
            continue;
        }
        let east = facing == Facing::East;
        let (from, to) = if east { (0.1, dice.between(0.48, 0.56)) } else { (dice.between(0.44, 0.52), 0.9) };
        let deep = depth + dice.between(11.0, 17.0);
        let at = |part: f64, depth: f64| a.towards(b, part) + inward * depth;
        let homely = matches!(build.wash, Wash::Sand | Wash::Rose);
        match dice.below(if homely { 4 } else { 3 }) {
            0 => {
                let (start, middle, end) =
                    ((from + to) / 2.0 - 0.13, (from + to) / 2.0, (from + to) / 2.0 + 0.13);
                let tint = dice.below(Wash::TINTS);
                sheds.tints[tint].polygon(&[at(start, 3.0), at(end, 3.0), at(end, deep), at(start, deep)]);
                let dark = if east { end } else { start };
                sheds.shaded.polygon(&[at(middle, 3.0), at(dark, 3.0), at(dark, deep), at(middle, deep)]);
            }
            1 => {
                beds.polygon(&[at(from, 3.0), at(to, 3.0), at(to, deep), at(from, deep)]);
                for t in steps(from + 0.06, to - 0.03, 11.0 / length) {
                    trees.add(at(t, deep - 6.0), 0.8);
                }
            }
            _ => {
                beds.polygon(&[at(from, 3.0), at(to, 3.0), at(to, deep), at(from, deep)]);
                for t in steps(from + 0.03, to - 0.01, 3.6 / length) {
                    furrows.line(&[at(t, 3.0), at(t, deep - 1.5)]);
                }
            }
        }
    }
    svg.path("orto", &beds);
    svg.path("orto-rows", &furrows);
    sheds.draw(svg, build.wash);
}

/// Houses around a circular place: the block is filled and a circle left open.
pub(crate) fn round_place(svg: &mut Svg, block: &Block, dice: &mut Dice, wash: Wash, radius: f64) {
    let (outline, centre) = (&block.outline, block.centre);
    svg.polygon(&format!("{}0", wash.name()), outline);
    let start = dice.between(0.0, 0.3);
    let mut walls = PathData::new();
    for k in 0..22 {
        let angle = start + TAU * (f64::from(k) + dice.between(-0.2, 0.2)) / 22.0;
        let far = steps(radius, 150.0, 1.0).find(|r| !inside(centre.around(*r, angle), outline));
        walls.line(&[centre.around(radius, angle), centre.around(far.unwrap_or(radius), angle)]);
    }
    svg.path("ridge", &walls);
    svg.path_with("shade", r#"opacity=".5""#, &PathData::of_polygon(outline));
    svg.circle("court", centre, radius);
}

/// The four bastions of a fort.
fn ramparts(svg: &mut Svg, outline: &[Point]) {
    let (mut kites, mut inner) = (PathData::new(), PathData::new());
    let count = outline.len();
    for (k, &corner) in outline.iter().enumerate() {
        let reach = |to: Point| corner.step_to(to, f64::min(34.0, corner.distance(to) * 0.42));
        let (a, b) = (reach(outline[(k + count - 1) % count]), reach(outline[(k + 1) % count]));
        let deep = (a + b) * 0.62 - corner * 0.24;
        let kite = [a, corner, b, deep];
        kites.polygon(&kite);
        inner.polygon(&kite.map(|p| p.towards(deep, 0.28)));
    }
    svg.path(&format!("house {}1", Wash::Slate.name()), &kites);
    svg.path("eaves", &kites);
    svg.path("ridge", &inner);
}

/// Hedges and trees around a lawn.
fn grove(svg: &mut Svg, outline: &[Point], dice: &mut Dice, trees: &mut Trees) {
    let mut hedges = PathData::of_polygon(&inset(outline, 5.0));
    hedges.polygon(&inset(outline, 17.0));
    svg.path("hedge", &hedges);
    for (a, b) in sides(&inset(outline, 11.0)) {
        let count = ((a.distance(b) / 12.5).round() as usize).clamp(2, 40);
        for k in 0..count {
            let p = a.towards(b, (k as f64 + 0.5) / count as f64);
            let shift = Point { x: dice.between(-1.5, 1.5), y: dice.between(-1.5, 1.5) };
            trees.add(p + shift, 0.82);
        }
    }
}

/// A row of trees along the northern front.
fn tree_row(outline: &[Point], trees: &mut Trees) {
    for (a, b) in sides(&inset(outline, 23.0)) {
        let length = a.distance(b);
        if Facing::of((b - a).unit().right()) == Facing::North && length >= 50.0 {
            steps(0.0, 1.01, 11.0 / length).for_each(|t| trees.add(a.towards(b, t), 0.55));
        }
    }
}

/// The picture a regular building shows.
pub(crate) fn picture(plan: &Plan, space: &SpaceInfo) -> Picture {
    let given = plan.pack.hints.pictures.get(&space.id).copied();
    given.unwrap_or_else(|| crate::guess::picture(&space.id, &space.name))
}
