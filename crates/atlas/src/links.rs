//! What joins and what parts spaces that are not ordinary neighbours: bridges, avenues, tunnels, passages, walls.

use crate::geometry::{Point, inside, line_length, pt, steps};
use crate::lattice::Cell;
use crate::plan::Plan;
use crate::sheet::SheetNameKind;
use crate::svg::{PathData, Stand, Svg, escape, num, place};
use crate::text;
use crate::trees::Trees;
use crate::water::Crossing;
use armonium_pack::{CutKind, LinkKind};

/// Half the width of a bridge.
const HALF: f64 = 12.0;

/// How a link runs.
pub(crate) enum Way {
    /// Straight from block to block over open ground.
    Straight(Point, Point),
    /// Along the streets, because blocks stand in between.
    Streets(Vec<Point>),
}

/// A link as it is drawn.
pub(crate) struct Drawn<'a> {
    pub a: usize,
    pub b: usize,
    pub kind: LinkKind,
    pub name: &'a str,
    pub way: Way,
}

impl Drawn<'_> {
    /// The middle of it.
    pub fn middle(&self) -> Point {
        match &self.way {
            Way::Straight(p, q) => p.towards(*q, 0.5),
            Way::Streets(way) => way.get(way.len() / 2).copied().unwrap_or_default(),
        }
    }
}

/// Every link of the pack, then every bridge its plate puts on an ordinary edge.
pub(crate) fn all<'a>(plan: &Plan<'a>) -> Vec<Drawn<'a>> {
    let pack = plan.pack;
    let find = |id: &String| pack.content.spaces().iter().position(|space| space.id == *id);
    let links = pack.links.iter().map(|link| (link.a.index(), link.b.index(), link.kind, link.name.as_str()));
    let bridges = pack.hints.bridges.iter().filter_map(|bridge| {
        let [a, b] = &bridge.between;
        Some((find(a)?, find(b)?, LinkKind::Bridge, bridge.name.as_str()))
    });
    links
        .chain(bridges)
        .filter(|(a, b, ..)| a.max(b) < &plan.blocks.len())
        .map(|(a, b, kind, name)| Drawn { a, b, kind, name, way: way(plan, a, b) })
        .collect()
}

/// Draws those that run straight, and says where they cross.
pub(crate) fn draw(svg: &mut Svg, plan: &Plan, links: &[Drawn]) -> Vec<Crossing> {
    let mut crossings = Vec::new();
    for link in links {
        let Way::Straight(p, q) = link.way else { continue };
        open(svg, plan, link);
        match link.kind {
            LinkKind::Tunnel => tunnel(svg, p, q, link.name),
            LinkKind::Avenue => avenue(svg, p, q),
            LinkKind::Bridge | LinkKind::Overpass | LinkKind::Passage => {
                let told = bridge(svg, plan, p, q, link.name);
                crossings.push(Crossing { a: p, b: q, name: link.name.to_owned(), told });
            }
        }
        svg.close();
    }
    crossings
}

/// Draws those along streets, with a gate at each end; they reach into the corners of blocks and come after them.
pub(crate) fn lanes(svg: &mut Svg, plan: &Plan, links: &[Drawn]) {
    for link in links {
        let Way::Streets(way) = &link.way else { continue };
        open(svg, plan, link);
        svg.line("lane-edge", way);
        svg.line("lane", way);
        svg.line(if link.kind == LinkKind::Tunnel { "lane-under" } else { "lane-steps" }, way);
        for end in [way.first(), way.last()].into_iter().flatten() {
            svg.circle("gate", *end, 5.0);
        }
        svg.close();
    }
}

fn open(svg: &mut Svg, plan: &Plan, link: &Drawn) {
    let kind = match link.kind {
        LinkKind::Bridge => "bridge",
        LinkKind::Avenue => "avenue",
        LinkKind::Tunnel => "tunnel",
        LinkKind::Overpass => "overpass",
        LinkKind::Passage => "passage",
    };
    let id = |index: usize| escape(&plan.pack.content.spaces()[index].id).into_owned();
    svg.open(&format!(r#"class="link {kind}" data-a="{}" data-b="{}""#, id(link.a), id(link.b)));
    svg.title(link.name);
}

/// Walls between neighbours.
pub(crate) fn walls(svg: &mut Svg, plan: &Plan) {
    for cut in plan.pack.cuts.iter().filter(|cut| cut.kind == CutKind::Wall) {
        let ((ac, ar), (bc, br)) = (plan.cell(cut.a.index()), plan.cell(cut.b.index()));
        let (col, row) = (ac.min(bc), ar.min(br));
        let start = if ar == br { (col, row - 1) } else { (col - 1, row) };
        let ends = [plan.lattice.crossing(start), plan.lattice.crossing((col, row))];
        let id = |index: usize| escape(&plan.pack.content.spaces()[index].id).into_owned();
        svg.open(&format!(r#"class="cut" data-a="{}" data-b="{}""#, id(cut.a.index()), id(cut.b.index())));
        svg.line("wall", &ends);
        svg.line("battlement", &ends);
        svg.close();
    }
}

fn way(plan: &Plan, a: usize, b: usize) -> Way {
    let (from, to) = (plan.blocks[a].centre, plan.blocks[b].centre);
    let leave = |index: usize, p: Point, q: Point| {
        let out = steps(0.0, 1.0, 0.004).find(|t| !inside(p.towards(q, *t), &plan.blocks[index].outline));
        p.towards(q, out.unwrap_or(1.0))
    };
    let (p, q) = (leave(a, from, to), leave(b, to, from));
    let others = || plan.blocks.iter().enumerate().filter(|(k, _)| *k != a && *k != b);
    let aside = (q - p).unit().right() * (HALF - 4.0);
    let blocked = steps(0.0, 1.0, 4.0 / p.distance(q).max(4.0)).any(|t| {
        let at = p.towards(q, t);
        others().any(|(_, block)| {
            block.bounds.grown(HALF).has(at)
                && [at, at + aside, at - aside].iter().any(|p| inside(*p, &block.outline))
        })
    });
    if blocked { Way::Streets(streets(plan, a, b)) } else { Way::Straight(p, q) }
}

/// From the corner of one block to the nearest corner of another, along a street between rows and one between columns.
fn streets(plan: &Plan, a: usize, b: usize) -> Vec<Point> {
    let ((ac, ar), (bc, br)) = (plan.cell(a), plan.cell(b));
    // The line east or south of a cell has the cell's own number.
    let nearest = |from: i32, to: i32| {
        if to > from {
            (from, to - 1)
        } else if to < from {
            (from - 1, to)
        } else {
            (from, from)
        }
    };
    let ((start_col, end_col), (start_row, end_row)) = (nearest(ac, bc), nearest(ar, br));
    let mut crossings: Vec<Cell> = vec![(start_col, start_row)];
    let (mut col, mut row) = (start_col, start_row);
    while col != end_col {
        col += (end_col - col).signum();
        crossings.push((col, row));
    }
    while row != end_row {
        row += (end_row - row).signum();
        crossings.push((col, row));
    }
    let places: Vec<Point> = crossings.into_iter().map(|cell| plan.lattice.crossing(cell)).collect();
    let (Some(&first), Some(&last)) = (places.first(), places.last()) else { return places };
    let inner = |end: Point, index: usize| end.step_to(plan.blocks[index].centre, 16.0);
    let mut way = vec![inner(first, a)];
    way.extend(places);
    way.push(inner(last, b));
    way
}

/// A bridge with piers where there is water; tells whether its name stands on it.
fn bridge(svg: &mut Svg, plan: &Plan, p: Point, q: Point, name: &str) -> bool {
    let (p, q, turn) = readable(p, q);
    let half = p.distance(q) / 2.0 + 2.0;
    svg.open(&place(p.towards(q, 0.5), turn, 1.0));
    let deck =
        |shift: f64| crate::geometry::Rect { x0: -half, y0: -HALF + shift, x1: half, y1: HALF + shift };
    svg.rect("bridge-shadow", deck(6.0));
    let mut piers = String::new();
    for x in steps(-half + 9.0, half - 6.0, 19.0) {
        if plan.waters.is_near(p.towards(q, (x + half) / (2.0 * half)), -5.0) {
            for (edge, out) in [(-HALF, -1.0), (HALF, 1.0)] {
                let [near, far, back, home] = [5.0, 6.5, -1.5, -6.5].map(|y| num(out * y));
                let (x, y) = (num(x - 4.0), num(edge));
                piers.push_str(&format!("M{x} {y}q1 {near} 4 {far}q3 {back} 4 {home}z"));
            }
        }
    }
    let mut path = PathData::new();
    path.raw(&piers, Point::default());
    svg.path("pier", &path);
    svg.rect("deck", deck(0.0));
    let mut parapets = PathData::of_line(&[pt(-half, -HALF + 2.6), pt(half, -HALF + 2.6)]);
    parapets.line(&[pt(-half, HALF - 2.6), pt(half, HALF - 2.6)]);
    svg.path("parapet", &parapets);
    let room = 2.0 * half - 6.0;
    let told = !name.is_empty() && text::width(name, 14.0) < room;
    if !told {
        let mut boards = PathData::new();
        for x in steps(-half + 5.0, half - 2.0, 6.0) {
            boards.line(&[pt(x, -HALF + 3.0), pt(x, HALF - 3.0)]);
        }
        svg.path("boards", &boards);
    }
    svg.close();
    if told {
        let size = svg.letters(14.0).min(room / text::width(name, 1.0).max(0.1)).max(14.0);
        let at = p.towards(q, 0.5) + (q - p).unit().right() * (size * 0.314);
        let name = (SheetNameKind::Bridge, name);
        svg.name(name, "bridge-name", size, r#"font-size="14""#, Stand::At(at, turn));
    }
    told
}

/// The ends in the order in which one reads, and the angle in degrees.
fn readable(p: Point, q: Point) -> (Point, Point, f64) {
    let turn = (q.y - p.y).atan2(q.x - p.x).to_degrees();
    if turn > -90.5 && turn < 89.5 {
        (p, q, turn)
    } else {
        (q, p, if turn > 0.0 { turn - 180.0 } else { turn + 180.0 })
    }
}

fn tunnel(svg: &mut Svg, p: Point, q: Point, name: &str) {
    svg.line("tunnel-bed", &[p, q]);
    svg.line("tunnel-rungs", &[p, q]);
    let turn = (q.y - p.y).atan2(q.x - p.x).to_degrees() - 90.0;
    for (at, turn) in [(p, turn), (q, turn + 180.0)] {
        svg.open(&place(at, turn, 1.0));
        svg.raw(r#"<path class="portal" d="M-14-3V7A14 13 0 0 0 14 7V-3Z"/>"#);
        svg.raw(r#"<path class="portal-mouth" d="M-8.5-3V6A8.5 8 0 0 0 8.5 6V-3Z"/>"#);
        svg.close();
    }
    if p.distance(q) > 70.0 && !name.is_empty() {
        tablet(svg, p.towards(q, 0.5), name);
    }
}

/// A name on a small tablet.
fn tablet(svg: &mut Svg, at: Point, name: &str) {
    let wrapped = text::wrap(name, svg.letters(92.0), svg.letters(13.5));
    let leading = svg.letters(14.5);
    let wide = wrapped.lines.iter().map(|line| text::width(line, wrapped.size)).fold(0.0, f64::max) + 14.0;
    let high = leading * wrapped.lines.len() as f64 + 6.0;
    svg.rect_with("tablet", r#"rx="4""#, crate::geometry::Rect::around(at, wide, high));
    for (k, line) in wrapped.lines.iter().enumerate() {
        let y = at.y - high / 2.0 + leading * (k as f64 + 0.966);
        let style = format!(r#"style="font-size:{}px""#, num(wrapped.size));
        let name = (SheetNameKind::Bridge, line.as_str());
        svg.name(name, "link-name", wrapped.size, &style, Stand::At(pt(at.x, y), 0.0));
    }
}

fn avenue(svg: &mut Svg, p: Point, q: Point) {
    svg.line("avenue-edge", &[p, q]);
    svg.line("avenue-bed", &[p, q]);
    let aside = (q - p).unit().right() * 15.0;
    let mut trees = Trees::new();
    for t in steps(0.08, 0.95, 15.0 / line_length(&[p, q]).max(15.0)) {
        trees.add(p.towards(q, t) + aside, 0.74);
        trees.add(p.towards(q, t) - aside, 0.74);
    }
    trees.draw(svg);
    if p.distance(q) > 60.0 {
        svg.circle("basin", p.towards(q, 0.5), 9.0);
        svg.circle("basin", p.towards(q, 0.5), 4.0);
    }
}
