//! What belongs to the sheet and not to the city: border, title, compass, legend, and where they find room.

mod border;
mod cartouche;
mod compass;
mod legend;

pub(crate) use border::border;
pub(crate) use cartouche::{cartouche, title};
pub(crate) use compass::compass;
pub(crate) use legend::Legend;

use crate::geometry::{Point, Rect, pt, sides, steps};
use crate::links;
use crate::plan::Plan;

/// Where the title and the compass stand.
#[derive(Default)]
pub(crate) struct Fittings {
    pub title: Option<Rect>,
    pub compass: Option<(Point, f64)>,
}

/// The compass with its letters, at full size.
const COMPASS: (f64, f64) = (204.0, 206.0);

impl Fittings {
    /// In the corners of the map, or wherever nothing stands; not at all if that fails.
    pub fn in_free_places(plan: &Plan) -> Option<Self> {
        let obstacles = Obstacles::new(plan);
        let (width, height) = cartouche::size(plan);
        let title = (corners(plan, width, height).into_iter())
            .filter(|rect| obstacles.free(rect))
            .min_by_key(|rect| obstacles.water(rect))?;
        for scale in [0.8, 0.62] {
            let (width, height) = (COMPASS.0 * scale, COMPASS.1 * scale);
            let [north_east, north_west, south_east, south_west] = corners(plan, width, height);
            let open = |rect: &Rect| !rect.overlaps(&title.grown(6.0)) && obstacles.free(rect);
            let place = [south_west, south_east, north_west, north_east]
                .into_iter()
                .chain(places(plan, width, height))
                .find(|rect| open(rect) && obstacles.water(rect) == 0);
            if let Some(rect) = place {
                return Some(Self { title: Some(title), compass: Some((rect.centre(), scale)) });
            }
        }
        None
    }

    /// In the band that was added above the city for them.
    pub fn in_band(plan: &Plan) -> Self {
        let obstacles = Obstacles::new(plan);
        let (width, height) = cartouche::size(plan);
        let scale = 0.72;
        let [east, west, ..] = corners(plan, width, height);
        let [far_east, far_west, ..] = corners(plan, COMPASS.0 * scale, COMPASS.1 * scale);
        let (title, compass) = if obstacles.water(&east) + obstacles.water(&far_west)
            <= obstacles.water(&west) + obstacles.water(&far_east)
        {
            (east, far_west)
        } else {
            (west, far_east)
        };
        Self { title: Some(title), compass: Some((compass.centre(), scale)) }
    }

    /// Does something stand here?
    pub fn covers(&self, p: Point, margin: f64) -> bool {
        let compass = self.compass.map(|(at, scale)| Rect::around(at, COMPASS.0 * scale, COMPASS.1 * scale));
        [self.title, compass].iter().flatten().any(|rect| rect.grown(margin).has(p))
    }
}

/// The corners of the map: north-east, north-west, south-east, south-west.
fn corners(plan: &Plan, width: f64, height: f64) -> [Rect; 4] {
    let (x0, x1) = (plan.frame.x0 + 7.0 + width / 2.0, plan.frame.x1 - 7.0 - width / 2.0);
    let (y0, y1) = (plan.frame.y0 + 12.0 + height / 2.0, plan.legend_top() - 12.0 - height / 2.0);
    [pt(x1, y0), pt(x0, y0), pt(x1, y1), pt(x0, y1)].map(|at| Rect::around(at, width, height))
}

/// Places all over the map.
fn places(plan: &Plan, width: f64, height: f64) -> impl Iterator<Item = Rect> {
    let (frame, bottom) = (plan.frame, plan.legend_top());
    let step = (frame.width() * frame.height() / 2000.0).sqrt().max(30.0);
    steps(frame.y0 + height / 2.0 + 8.0, bottom - height / 2.0 - 8.0, step).flat_map(move |y| {
        steps(frame.x0 + width / 2.0 + 8.0, frame.x1 - width / 2.0 - 8.0, step)
            .map(move |x| Rect::around(pt(x, y), width, height))
    })
}

/// What must not be covered.
struct Obstacles<'p, 'a> {
    plan: &'p Plan<'a>,
    links: Vec<Point>,
}

impl<'p, 'a> Obstacles<'p, 'a> {
    fn new(plan: &'p Plan<'a>) -> Self {
        let mut points = Vec::new();
        for link in links::all(plan) {
            match link.way {
                links::Way::Straight(p, q) => {
                    points.extend(steps(0.0, 1.0, 10.0 / p.distance(q).max(10.0)).map(|t| p.towards(q, t)));
                }
                links::Way::Streets(way) => points.extend(way),
            }
        }
        Self { plan, links: points }
    }

    fn free(&self, rect: &Rect) -> bool {
        !self.links.iter().any(|p| rect.grown(12.0).has(*p))
            && !self.plan.blocks.iter().any(|block| overlap(rect, &block.ground))
    }

    /// How much water would be covered.
    fn water(&self, rect: &Rect) -> usize {
        let rivers = self.plan.waters.rivers.iter();
        rivers.map(|r| r.line.iter().filter(|p| rect.grown(r.width / 3.0).has(**p)).count()).sum()
    }
}

/// Do a rectangle and a convex polygon overlap? They do unless a side of one of them parts them.
fn overlap(rect: &Rect, polygon: &[Point]) -> bool {
    let corners = rect.corners();
    rect.overlaps(&Rect::bounding(polygon))
        && !sides(polygon).any(|(a, b)| {
            let inward = (b - a).unit().right();
            corners.iter().all(|p| (*p - a).dot(inward) < 0.0)
        })
}
