//! The land around the city: ploughed fields between hedges, hills, the great roads, trees along the banks.

use crate::dice::{Dice, SEED};
use crate::geometry::{Point, distance_to_line, inset, mean, pieces, pt, smooth, steps};
use crate::lattice::{Cell, WAYS};
use crate::plan::Plan;
use crate::sheet::SheetNameKind;
use crate::svg::{PathData, Stand, Svg, num};
use crate::trees::Trees;
use armonium_pack::HoleKind;
use std::collections::BTreeMap;
use std::f64::consts::TAU;

/// The usual size of a field, and how many a sheet has at most; on a large sheet fields are larger.
const FIELD: (f64, f64) = (88.0, 64.0);
const MOST_FIELDS: f64 = 1100.0;
/// How far the slopes of a hill reach from its ridge.
const SLOPE: f64 = 52.0;

/// Fields up to the city and the rivers, which are drawn over them.
pub(crate) fn fields(svg: &mut Svg, plan: &Plan, ridges: &[Vec<Point>]) {
    let frame = plan.frame;
    svg.rect("land", frame);
    let scale = (frame.width() * frame.height() / (FIELD.0 * FIELD.1) / MOST_FIELDS).sqrt().max(1.0);
    let (wide, high) = (FIELD.0 * scale, FIELD.1 * scale);
    let mut dice = Dice::of(SEED).with("fields");
    let rows: Vec<Vec<Point>> = steps(frame.y0 - 40.0, frame.y1 + 90.0, high)
        .map(|y| {
            // Every row begins elsewhere, so that hedges lean now this way, now that way.
            let offset = dice.between(-0.45, 0.45) * wide;
            steps(frame.x0 - 120.0 - wide, frame.x1 + 120.0 + wide, wide)
                .map(|x| pt(x + offset, y) + pt(dice.between(-20.0, 20.0), dice.between(-14.0, 14.0)) * scale)
                .collect()
        })
        .collect();
    let mut tints: [PathData; 4] = Default::default();
    let mut furrows = PathData::new();
    let mut trees = Trees::new();
    for (upper, lower) in rows.iter().zip(rows.iter().skip(1)) {
        for ((&a, &b), (&d, &c)) in (upper.iter().zip(&upper[1..])).zip(lower.iter().zip(&lower[1..])) {
            let quad = [a, b, c, d];
            let middle = mean(&quad);
            let hidden = quad.iter().all(|p| plan.in_city(*p, 0.0));
            if hidden || ridges.iter().any(|ridge| distance_to_line(middle, ridge) < SLOPE) {
                continue;
            }
            tints[dice.below(4)].polygon(&quad);
            plough(&mut furrows, &quad, &mut dice);
            for t in steps(0.1, 0.95, 0.17) {
                let p = a.towards(b, t);
                let lone = dice.chance(0.28);
                let size = dice.between(0.6, 0.9);
                if lone && plan.on_map(p, 6.0) && !plan.in_city(p, 14.0) && !plan.waters.is_near(p, 14.0) {
                    trees.add(p, size);
                }
            }
        }
    }
    for (k, tint) in tints.iter().enumerate() {
        svg.path(&format!("field{k}"), tint);
    }
    svg.path("furrow", &furrows);
    trees.draw(svg);
}

/// Furrows across a field, one way or the other, or none.
fn plough(furrows: &mut PathData, quad: &[Point; 4], dice: &mut Dice) {
    let turned = dice.chance(0.5);
    let count = [9, 12, 15, 0][dice.below(4)];
    let inner = inset(quad, 4.0);
    let [a, b, c, d] = inner[..] else { return };
    let (a, b, c, d) = if turned { (b, c, d, a) } else { (a, b, c, d) };
    for k in 0..count {
        let t = (f64::from(k) + 0.5) / f64::from(count);
        furrows.line(&[a.towards(d, t), b.towards(c, t)]);
    }
}

/// The ridges of the hills: as the pack's hints say, or through the cells that are hills.
pub(crate) fn ridges(plan: &Plan) -> Vec<Vec<Point>> {
    let lattice = &plan.lattice;
    if !plan.pack.hints.ridges.is_empty() {
        let ridge =
            |line: &Vec<[f64; 2]>| smooth(&line.iter().map(|&at| lattice.at_pair(at)).collect::<Vec<_>>(), 9);
        return plan.pack.hints.ridges.iter().map(ridge).collect();
    }
    let hills = |cell: Cell| plan.cells.hole(cell) == Some(HoleKind::Hills);
    let mut ridges = Vec::new();
    for (cell, _) in plan.cells.holes().filter(|(cell, _)| hills(*cell)) {
        let (c, r) = (f64::from(cell.0), f64::from(cell.1));
        let mut dice = Dice::of("ridge").at(cell.0, cell.1);
        let mut way = vec![
            [c - 0.28, r + dice.between(0.1, 0.3)],
            [c + dice.between(-0.1, 0.1), r + dice.between(-0.1, 0.1)],
            [c + 0.28, r - dice.between(0.1, 0.3)],
        ];
        // Hills go on where the next cell is hilly, too, or where the map ends.
        for (dx, dy) in WAYS {
            let next = (cell.0 + dx, cell.1 + dy);
            if (dx, dy) == (1, 0) && hills(next) || !plan.cells.contains(next) && dx != 0 {
                let end = [c + f64::from(dx) * 0.72, r + dice.between(-0.2, 0.2)];
                if dx > 0 { way.push(end) } else { way.insert(0, end) }
            } else if hills(next) && dy > 0 {
                let down = [[c, r], [c + 0.15, r + 0.35], [c - 0.05, r + 0.7]];
                ridges.push(smooth(&down.map(|at| lattice.at_pair(at)), 9));
            }
        }
        ridges.push(smooth(&way.iter().map(|&at| lattice.at_pair(at)).collect::<Vec<_>>(), 9));
    }
    ridges
}

/// Hills as the old plans have them: strokes running down from a ridge, heavier on the side away from the light.
pub(crate) fn hills(svg: &mut Svg, plan: &Plan, ridges: &[Vec<Point>]) {
    let mut dice = Dice::of(SEED).with("hills");
    let (mut light, mut dark, mut trees) = (PathData::new(), PathData::new(), Trees::new());
    for (a, b) in ridges.iter().flat_map(|ridge| pieces(ridge)) {
        let across = (b - a).unit().right();
        for t in steps(0.0, 1.0, 4.2 / a.distance(b).max(1.0)) {
            let top = a.towards(b, t);
            for side in [-1.0, 1.0] {
                let down = across * side;
                for (near, far, missing) in [(2.0, 15.0, 0.05), (18.0, 30.0, 0.18), (33.0, 44.0, 0.42)] {
                    let skipped = dice.chance(missing);
                    let lean = dice.between(-2.5, 2.5);
                    let (from, to) = (near + dice.between(-2.0, 2.0), far + dice.between(-4.0, 3.0));
                    if !skipped {
                        let strokes = if down.x + down.y > 0.0 { &mut dark } else { &mut light };
                        strokes.line(&[top + down * from, top + down * to + pt(lean, lean)]);
                    }
                }
            }
        }
        let away = dice.between(20.0, 58.0) * if dice.chance(0.5) { 1.0 } else { -1.0 };
        let (grows, size) = (dice.chance(0.8), dice.between(0.8, 1.15));
        let p = a + across * away;
        if grows && plan.on_map(p, 8.0) && !plan.in_city(p, 8.0) {
            trees.add(p, size);
        }
    }
    svg.path("hachure", &light);
    svg.path("hachure-dark", &dark);
    trees.draw(svg);
}

/// The great roads that leave the city.
pub(crate) fn roads(svg: &mut Svg, plan: &Plan) {
    let mut all = PathData::new();
    for road in roads_out(plan) {
        let mut places: Vec<Point> = road.iter().map(|&at| plan.lattice.at_pair(at)).collect();
        // Wherever the frame may be: a great road does not end in a field.
        if let [.., before, last] = places[..] {
            places.push(last.step_to(last + (last - before), 400.0));
        }
        all.curve(&places);
    }
    svg.path("road-edge", &all);
    svg.path("road", &all);
}

fn roads_out(plan: &Plan) -> Vec<Vec<[f64; 2]>> {
    if !plan.pack.hints.roads.is_empty() {
        return plan.pack.hints.roads.clone();
    }
    let mut roads: Vec<Vec<[f64; 2]>> = Vec::new();
    for (dx, dy) in WAYS {
        let mut gates: Vec<(usize, Cell, usize)> = Vec::new();
        for index in 0..plan.blocks.len() {
            let cell = plan.cell(index);
            if let Some(way) = plan.cells.way_out(cell, (dx, dy)) {
                let lot = Dice::of(SEED).with("road").at(cell.0 * 4 + dx, cell.1 * 4 + dy);
                gates.push((way.len() * 1000 + lot.clone().below(1000), cell, way.len()));
            }
        }
        gates.sort_unstable();
        let mut taken: Vec<Cell> = Vec::new();
        for (_, cell, length) in gates {
            let apart = |other: &Cell| (other.0 - cell.0).abs() + (other.1 - cell.1).abs() > 3;
            if taken.len() < 2 && taken.iter().all(apart) {
                taken.push(cell);
                roads.push(road(cell, (dx, dy), length));
            }
        }
    }
    roads
}

/// A road from the middle of a block straight out, then gently aside.
fn road((col, row): Cell, (dx, dy): Cell, length: usize) -> Vec<[f64; 2]> {
    let (c, r) = (f64::from(col), f64::from(row));
    let (dx, dy) = (f64::from(dx), f64::from(dy));
    let mut dice = Dice::of("bend").at(col, row);
    let mut aside = 0.0;
    let mut way = vec![[c, r], [c + dx * 0.6, r + dy * 0.6]];
    for k in 1..=length + 2 {
        aside += dice.between(-0.12, 0.12);
        let far = 0.4 + k as f64;
        way.push([c + dx * far + dy * aside, r + dy * far + dx * aside]);
    }
    way
}

/// Trees along the banks.
pub(crate) fn greenery(svg: &mut Svg, plan: &Plan) {
    let mut dice = Dice::of(SEED).with("banks");
    let mut trees = Trees::new();
    for river in &plan.waters.rivers {
        for &p in river.line.iter().step_by(2) {
            for _ in 0..4 {
                let away = river.width / 2.0 + dice.between(13.0, 34.0);
                let tree = p.around(away, dice.between(0.0, TAU));
                let size = dice.between(0.75, 1.15);
                let dry = !plan.waters.is_near(tree, 10.0) && !plan.in_city(tree, 10.0);
                if dry && plan.on_map(tree, 8.0) {
                    trees.add(tree, size);
                }
            }
        }
    }
    trees.draw(svg);
}

/// Names written across the land.
pub(crate) fn regions(svg: &mut Svg, plan: &Plan) {
    for region in &plan.pack.hints.regions {
        let at = plan.lattice.at_pair(region.at);
        let size = region.size.clamp(8.0, 80.0);
        let attributes = format!(r#"font-size="{}""#, num(size));
        let name = (SheetNameKind::Land, region.name.as_str());
        svg.name(name, "region", size, &attributes, Stand::At(at, region.turn));
    }
    if plan.pack.hints.regions.is_empty() {
        named_land(svg, plan);
    }
}

/// The names of fields and hills, each written once, at the cell nearest to the middle of all that share it.
fn named_land(svg: &mut Svg, plan: &Plan) {
    let mut named: BTreeMap<&str, Vec<Point>> = BTreeMap::new();
    for ((c, r), hole) in plan.cells.holes() {
        if matches!(hole.kind, HoleKind::Fields | HoleKind::Hills) && !hole.name.is_empty() {
            named.entry(&hole.name).or_default().push(plan.lattice.at(c.into(), r.into()));
        }
    }
    for (name, places) in named {
        let middle = mean(&places);
        let nearest = places.iter().min_by(|a, b| a.distance(middle).total_cmp(&b.distance(middle)));
        if let Some(&at) = nearest.filter(|at| plan.on_map(**at, 20.0)) {
            let size = (130.0 / crate::text::width(name, 1.0).max(1.0)).clamp(11.0, 24.0);
            let attributes = format!(r#"font-size="{}""#, num(size));
            svg.name(
                (SheetNameKind::Land, name),
                "region",
                size,
                &attributes,
                Stand::At(at + pt(1.5, 5.8), -14.0),
            );
        }
    }
}
