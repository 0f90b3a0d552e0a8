//! What lies in empty cells within the city: gardens, a fortress' glacis, railway yards. Land and water: elsewhere.

use crate::geometry::{Point, Rect, inset, mean, pt, sides, smooth, steps};
use crate::lattice::{Cell, WAYS};
use crate::plan::Plan;
use crate::sheet::SheetNameKind;
use crate::svg::{PathData, Stand, Svg};
use crate::trees::Trees;
use armonium_pack::{Hole, HoleKind};
use armonium_rules::{Machine, SpaceKind};

/// Railway yards, which the pavement is laid over.
pub(crate) fn yards(svg: &mut Svg, plan: &Plan) {
    for (cell, hole) in plan.cells.holes().filter(|(_, hole)| hole.kind == HoleKind::Yard) {
        open(svg, hole);
        yard(svg, plan, cell);
        svg.close();
    }
}

/// Gardens and fortresses, which lie on the pavement.
pub(crate) fn gardens(svg: &mut Svg, plan: &Plan) {
    for (cell, hole) in plan.cells.holes() {
        match hole.kind {
            HoleKind::Garden => {
                open(svg, hole);
                garden(svg, plan, cell);
                svg.close();
            }
            HoleKind::Glacis => {
                open(svg, hole);
                fortress(svg, plan, cell);
                svg.close();
            }
            HoleKind::Fields | HoleKind::River | HoleKind::Yard | HoleKind::Hills => {}
        }
    }
}

/// The names of gardens, fortresses and yards that no link with a name of its own crosses.
pub(crate) fn names(svg: &mut Svg, plan: &Plan, crossed: impl Fn(&Rect) -> bool) {
    for (cell, hole) in plan.cells.holes() {
        let ground = matches!(hole.kind, HoleKind::Garden | HoleKind::Glacis | HoleKind::Yard);
        let area = Rect::bounding(&inset(&plan.lattice.around(cell), 30.0));
        if ground && !hole.name.is_empty() && !crossed(&area) {
            let wrapped = crate::text::wrap(&hole.name, svg.letters(104.0), svg.letters(13.5));
            let leading = svg.letters(14.0);
            let top = area.centre().y + leading * (0.786 - wrapped.lines.len() as f64 / 2.0);
            let class = if hole.kind == HoleKind::Yard { "ground-name yard-name" } else { "ground-name" };
            for (k, line) in wrapped.lines.iter().enumerate() {
                let at = pt(area.centre().x, top + leading * k as f64);
                svg.name((SheetNameKind::Ground, line), class, wrapped.size, "", Stand::At(at, 0.0));
            }
        }
    }
}

fn open(svg: &mut Svg, hole: &Hole) {
    svg.open(&format!(r#"class="ground" data-col="{}" data-row="{}""#, hole.col, hole.row));
    svg.title(&hole.name);
}

/// A formal garden: hedges, walks from corner to corner, beds and trees around.
fn garden(svg: &mut Svg, plan: &Plan, cell: Cell) {
    let outline = inset(&plan.lattice.around(cell), 5.0);
    let middle = mean(&outline);
    svg.polygon("park", &outline);
    let mut hedges = PathData::of_polygon(&inset(&outline, 9.0));
    hedges.polygon(&inset(&outline, 13.0));
    svg.path("hedge", &hedges);
    let inner = inset(&outline, 22.0);
    let mut walks = PathData::new();
    let mut beds = PathData::new();
    for (k, (a, b)) in sides(&inner).enumerate() {
        if k < 2 {
            walks.line(&[a, inner[(k + 2) % inner.len()]]);
        } else {
            let bed = a.towards(b, 0.5).towards(middle, 0.38);
            beds.circle(bed, 11.0);
            beds.circle(middle + (middle - bed), 11.0);
            beds.circle(bed, 5.0);
            beds.circle(middle + (middle - bed), 5.0);
        }
    }
    svg.path("walk", &walks);
    svg.path("bed", &beds);
    let mut trees = Trees::new();
    for (a, b) in sides(&inset(&outline, 11.0)) {
        steps(0.06, 0.96, 0.105).for_each(|t| trees.add(a.towards(b, t), 0.72));
    }
    trees.draw(svg);
    svg.circle("basin", middle, 9.0);
    svg.circle("basin", middle, 4.0);
}

/// A star-shaped fortress on its open ground.
fn fortress(svg: &mut Svg, plan: &Plan, cell: Cell) {
    let outline = inset(&plan.lattice.around(cell), 4.0);
    let middle = mean(&outline);
    svg.polygon("park", &outline);
    let bounds = Rect::bounding(&outline);
    let size = bounds.width().min(bounds.height()) / 2.0;
    for (part, class) in [(0.8, "glacis"), (0.73, "fort"), (0.575, "moat")] {
        let mut star = Vec::with_capacity(25);
        for k in 0..5 {
            let angle = f64::to_radians(72.0 * f64::from(k) - 84.0);
            for (turn, reach) in [(-0.3, 0.85), (-0.26, 1.02), (0.0, 1.27), (0.26, 1.02), (0.3, 0.85)] {
                star.push(middle.around(size * part * reach, angle + turn));
            }
        }
        svg.polygon(class, &star);
    }
    let mut trees = Trees::new();
    outline.iter().for_each(|corner| trees.add(corner.towards(middle, 0.14), 0.9));
    trees.draw(svg);
}

/// Tracks that spread from a station and leave the city on the other side, or end at the far side of the yard.
fn yard(svg: &mut Svg, plan: &Plan, cell: Cell) {
    let (c, r) = (f64::from(cell.0), f64::from(cell.1));
    let is_station = |(dx, dy): &Cell| {
        let space = plan.cells.space((cell.0 + dx, cell.1 + dy));
        space.is_some_and(|i| plan.pack.content.spaces()[i].kind == SpaceKind::Station(Machine::Train))
    };
    let leads_out = |(dx, dy): &Cell| plan.cells.way_out(cell, (-dx, -dy)).is_some();
    let built = |(dx, dy): &Cell| plan.cells.has_space((cell.0 + dx, cell.1 + dy));
    let (dx, dy) = (WAYS.iter().find(|way| is_station(way)))
        .or_else(|| WAYS.iter().find(|way| built(way) && leads_out(way)))
        .or_else(|| WAYS.iter().find(|way| leads_out(way)))
        .copied()
        .unwrap_or((0, -1));
    let (dx, dy) = (f64::from(dx), f64::from(dy));
    let out = leads_out(&(dx as i32, dy as i32));
    let far = if out { plan.cells.last.0.max(plan.cells.last.1) as f64 + 3.0 } else { 0.44 };
    let far = if out { far.min(2.6 + to_edge(plan, cell, (dx, dy))) } else { far };
    let track = |spread: f64| -> Vec<Point> {
        let at = |along: f64, part: f64| {
            let lattice = plan.lattice.at(c - dx * along, r - dy * along);
            lattice + pt(dy, dx) * (spread * part)
        };
        let mut through = vec![at(-0.48, 0.8), at(-0.25, 0.9), at(0.2, 1.0)];
        if out {
            through.extend([at(0.9, 1.0), at(1.6, 0.9), at(far, 0.8)]);
        } else {
            through.push(at(far, 1.0));
        }
        smooth(&through, 8)
    };
    let spreads = [-48.0, -29.0, -10.0, 10.0, 29.0, 48.0];
    let (mut left, right) = (track(-57.0), track(57.0));
    left.extend(right.iter().rev());
    svg.polygon("yard", &left);
    let mut rails = PathData::new();
    spreads.iter().for_each(|spread| rails.line(&track(*spread)));
    svg.path("sleepers", &rails);
    svg.path("rail", &rails);
}

/// How many cells lie between here and the edge of the lattice, against the given way.
fn to_edge(plan: &Plan, (col, row): Cell, (dx, dy): (f64, f64)) -> f64 {
    let (first, last) = (plan.cells.first, plan.cells.last);
    let cells = match (dx as i32, dy as i32) {
        (1, _) => col - first.0,
        (-1, _) => last.0 - col,
        (_, 1) => row - first.1,
        _ => last.1 - row,
    };
    f64::from(cells)
}
