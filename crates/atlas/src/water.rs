//! Rivers as they are drawn: banks, water with lines along the shore, waves, boats and names. Courses: rivers.rs.

use crate::dice::{Dice, SEED};
use crate::geometry::{Point, distance_to_piece, line_length, pieces, pt};
use crate::plan::Plan;
use crate::sheet::SheetNameKind;
use crate::svg::{PathData, Stand, Svg, num};
use crate::text;
use crate::vignettes::{BOAT, body};

/// The water itself.
pub(crate) fn rivers(svg: &mut Svg, plan: &Plan) {
    let waters = &plan.waters;
    let ids: Vec<String> = waters.rivers.iter().map(|_| svg.fresh_id()).collect();
    svg.raw("<defs>");
    for (river, id) in waters.rivers.iter().zip(&ids) {
        let mut d = PathData::new();
        d.curve(&river.through);
        svg.raw(&format!(r#"<path id="{id}" d="{}"/>"#, d.as_str()));
    }
    svg.raw("</defs>");
    let stroke = |svg: &mut Svg, class: &str, id: &str, width: f64| {
        svg.raw(&format!(r##"<use href="#{id}" class="{class}" stroke-width="{}"/>"##, num(width)));
    };
    let widest = waters.rivers.iter().map(|river| river.width).fold(0.0, f64::max);
    let mut pools = PathData::new();
    waters.pools.iter().for_each(|pool| pools.polygon(pool));
    for (class, pool_class, extra) in
        [("bank", "pool-bank", 9.0), ("shore", "pool-shore", 4.0), ("water", "pool", 0.0)]
    {
        for (river, id) in waters.rivers.iter().zip(&ids) {
            stroke(svg, class, id, river.width + extra);
        }
        svg.path_with(pool_class, &format!(r#"stroke-width="{}""#, num(widest + extra)), &pools);
    }
    // Lines along both shores: each a stroke in ink with a stroke of water on it, the narrow rivers first, so that the
    // lines of a tributary do not cross the larger river.
    for (river, id) in waters.rivers.iter().zip(&ids) {
        let (mut width, mut gap, mut opacity) = (river.width - 7.0, 9.0, 0.8);
        while width > 6.0 {
            svg.raw(&format!(
                r##"<use href="#{id}" class="ripple" stroke-width="{}" opacity="{}"/>"##,
                num(width),
                num(opacity)
            ));
            stroke(svg, "water", id, width - 1.5);
            width -= gap;
            gap += 3.0;
            opacity = f64::max(opacity - 0.12, 0.2);
        }
    }
    svg.path_with("pool", r#"stroke-width="4""#, &pools);
    waves(svg, plan);
}

fn waves(svg: &mut Svg, plan: &Plan) {
    let mut dice = Dice::of(SEED).with("waves");
    let mut all = String::new();
    for river in &plan.waters.rivers {
        let spread = (river.width / 2.0 - 12.0).max(2.0);
        for &p in river.line.iter().skip(4).step_by(3) {
            let at = p + pt(dice.between(-spread, spread) - 8.0, dice.between(-2.0, 2.0));
            if plan.frame.has(at) {
                all.push_str(&format!("M{} {}q4-3 8 0t8 0", num(at.x), num(at.y)));
            }
        }
    }
    let mut path = PathData::new();
    path.raw(&all, Point::default());
    svg.path("wave", &path);
}

/// A stretch of water, as a line from left to right that words can follow.
struct Reach {
    cost: f64,
    from: usize,
    line: Vec<Point>,
}

/// What must not be written over: straight pieces with a width.
pub(crate) struct Crossing {
    pub a: Point,
    pub b: Point,
    pub name: String,
    /// Is its name written on the bridge itself?
    pub told: bool,
}

/// How many rivers, and how many bridges beside them, are named on a map at most.
const MOST_NAMES: usize = 24;

/// Names along the rivers, names of bridges that are too short to bear them, and boats where there is room left.
pub(crate) fn names(svg: &mut Svg, plan: &Plan, crossings: &[Crossing]) {
    let mut taken: Vec<Point> = Vec::new();
    for river in plan.waters.rivers.iter().rev().filter(|river| !river.name.is_empty()).take(MOST_NAMES) {
        let size = (river.width * 0.3 + 11.0).clamp(14.0, 31.0);
        let spacing = size * 0.2;
        let length = text::width(&river.name, size) + spacing * river.name.chars().count() as f64;
        // A long river is named twice, far apart.
        let most = if line_length(&river.line) > 5.0 * length { 2 } else { 1 };
        let apart = f64::max(2.4 * length, 420.0);
        let mut own: Vec<Vec<Point>> = Vec::new();
        for reach in reaches(plan, &river.line, length, crossings, &taken, |_| true) {
            let near = |p: &Point| own.iter().flatten().any(|q| p.distance(*q) < apart);
            if own.len() < most && !reach.line.iter().any(near) {
                let attributes = format!(r#"font-size="{}" letter-spacing="{}""#, num(size), num(spacing));
                let line = lowered(&reach.line, size * 0.32);
                let name = (SheetNameKind::Water, river.name.as_str());
                svg.name(name, "river", size, &attributes, Stand::Along(&line));
                own.push(reach.line);
            }
        }
        taken.extend(own.into_iter().flatten());
    }
    let untold = crossings.iter().filter(|crossing| !crossing.told && !crossing.name.is_empty());
    for crossing in untold.take(MOST_NAMES) {
        bridge_name(svg, plan, crossing, crossings, &mut taken);
    }
    boats(svg, plan, crossings, &taken);
}

/// All stretches of that length within the frame, the straightest first.
fn reaches(
    plan: &Plan,
    line: &[Point],
    length: f64,
    crossings: &[Crossing],
    taken: &[Point],
    looked_at: impl Fn(Point) -> bool,
) -> Vec<Reach> {
    let mut found = Vec::new();
    for from in (0..line.len()).step_by(2).filter(|from| looked_at(line[*from])) {
        let Some(stretch) = stretch(line, from, length) else { break };
        if !stretch.iter().all(|p| plan.on_map(*p, 22.0)) {
            continue;
        }
        let ways: Vec<Point> = pieces(&stretch).map(|(a, b)| (b - a).unit()).collect();
        let bend: f64 = pieces(&ways).map(|(a, b)| a.cross(b).abs()).sum();
        let sharpest = pieces(&ways).map(|(a, b)| a.cross(b).abs()).fold(0.0, f64::max);
        let crossed =
            crossings.iter().any(|c| stretch.iter().any(|p| distance_to_piece(*p, c.a, c.b) < 22.0));
        let used = taken.iter().any(|t| stretch.iter().any(|p| p.distance(*t) < 26.0));
        if crossed || used {
            continue;
        }
        let (first, last) = (stretch[0], stretch[stretch.len() - 1]);
        let steep = (last.y - first.y).abs() / first.distance(last).max(1.0);
        found.push(Reach { cost: bend + 3.0 * sharpest + 0.5 * steep, from, line: readable(stretch) });
    }
    found.sort_by(|a, b| a.cost.total_cmp(&b.cost).then(a.from.cmp(&b.from)));
    found
}

/// The part of a line that begins at one of its places and has this length.
fn stretch(line: &[Point], from: usize, length: f64) -> Option<Vec<Point>> {
    let mut out = vec![*line.get(from)?];
    let mut left = length;
    for (a, b) in pieces(&line[from..]) {
        let piece = a.distance(b);
        if piece >= left {
            out.push(a.step_to(b, left));
            return Some(out);
        }
        out.push(b);
        left -= piece;
    }
    None
}

/// Turned so that words on it run from left to right, or upwards where it is steep.
fn readable(mut line: Vec<Point>) -> Vec<Point> {
    if let (Some(&first), Some(&last)) = (line.first(), line.last()) {
        let way = last - first;
        let backwards = if way.x.abs() < 0.35 * way.y.abs() { way.y > 0.0 } else { way.x < 0.0 };
        if backwards {
            line.reverse();
        }
    }
    line
}

/// Moved to the right of its direction, so that letters stand around the line and not on it.
fn lowered(line: &[Point], by: f64) -> Vec<Point> {
    let last = line.len().saturating_sub(1);
    let way = |k: usize| (line[(k + 1).min(last)] - line[k.saturating_sub(1)]).unit();
    (0..line.len()).map(|k| line[k] + way(k).right() * by).collect()
}

/// The name of a short bridge, written on the water beside it.
fn bridge_name(
    svg: &mut Svg,
    plan: &Plan,
    bridge: &Crossing,
    crossings: &[Crossing],
    taken: &mut Vec<Point>,
) {
    let mut sizes = vec![svg.letters(14.0), 14.0];
    sizes.dedup();
    let Some((size, line)) =
        sizes.into_iter().find_map(|size| Some((size, beside(plan, bridge, size, crossings, taken)?)))
    else {
        return;
    };
    let name = (SheetNameKind::Water, bridge.name.as_str());
    let lower = lowered(&line, size * 0.314);
    svg.name(name, "bridge-name afloat", size, r#"font-size="14""#, Stand::Along(&lower));
    taken.extend(line);
}

/// The stretch of water beside a bridge that takes its name in letters of this size.
fn beside(
    plan: &Plan,
    bridge: &Crossing,
    size: f64,
    crossings: &[Crossing],
    taken: &[Point],
) -> Option<Vec<Point>> {
    let middle = bridge.a.towards(bridge.b, 0.5);
    let length = text::width(&bridge.name, size) + 4.0;
    plan.waters
        .rivers
        .iter()
        .filter(|river| river.is_near(middle, 0.0))
        .flat_map(|river| {
            let near = |p: Point| p.distance(middle) < length + 150.0;
            reaches(plan, &river.line, length, crossings, taken, near)
        })
        .map(|reach| {
            let away = reach.line.iter().map(|p| p.distance(middle)).fold(f64::INFINITY, f64::min);
            (away + 12.0 * reach.cost, reach)
        })
        .filter(|(away, _)| *away < 90.0)
        .min_by(|a, b| a.0.total_cmp(&b.0))
        .map(|(_, reach)| reach.line)
}

/// A boat here and there on the wide rivers.
fn boats(svg: &mut Svg, plan: &Plan, crossings: &[Crossing], taken: &[Point]) {
    let mut dice = Dice::of(SEED).with("boats");
    let mut moored: Vec<Point> = Vec::new();
    for river in plan.waters.rivers.iter().filter(|river| river.width >= 44.0) {
        for &p in &river.line {
            let at = p + pt(dice.between(-1.0, 1.0) * (river.width / 2.0 - 26.0), 4.0);
            let turn = dice.between(-12.0, 12.0);
            let free = plan.on_map(at, 24.0)
                && crossings.iter().all(|c| distance_to_piece(at, c.a, c.b) > 36.0)
                && taken.iter().all(|q| q.distance(at) > 34.0)
                && moored.iter().all(|q| q.distance(at) > 240.0);
            if free && dice.chance(0.2) {
                svg.picture("picture boat", at, turn, 1.0, body(BOAT));
                moored.push(at);
            }
        }
    }
}

/// Where a river goes underground.
pub(crate) fn culverts(svg: &mut Svg, plan: &Plan) {
    for river in &plan.waters.rivers {
        for &at in &river.culverts {
            svg.circle("portal", at, river.width / 2.0);
            svg.circle("portal-mouth", at, river.width / 3.0);
        }
    }
}
