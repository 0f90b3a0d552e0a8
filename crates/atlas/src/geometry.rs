//! Points, polygons and curves on the sheet: x grows eastwards, y southwards, polygons run clockwise.

use std::ops::{Add, Mul, Sub};

/// A place on the sheet, or the way from one place to another.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Point {
    pub x: f64,
    pub y: f64,
}

/// Short for a point.
pub(crate) const fn pt(x: f64, y: f64) -> Point {
    Point { x, y }
}

impl Add for Point {
    type Output = Point;
    fn add(self, other: Point) -> Point {
        pt(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Point;
    fn sub(self, other: Point) -> Point {
        pt(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f64> for Point {
    type Output = Point;
    fn mul(self, by: f64) -> Point {
        pt(self.x * by, self.y * by)
    }
}

impl Point {
    /// How far it reaches.
    pub fn length(self) -> f64 {
        self.x.hypot(self.y)
    }

    /// The same way, one long; nothing stays nothing.
    pub fn unit(self) -> Point {
        let length = self.length();
        if length < 1e-9 { Point::default() } else { self * (1.0 / length) }
    }

    /// Turned to the right by a quarter; for the side of a clockwise polygon this points inwards.
    pub fn right(self) -> Point {
        pt(-self.y, self.x)
    }

    /// The scalar product.
    pub fn dot(self, other: Point) -> f64 {
        self.x * other.x + self.y * other.y
    }

    /// The cross product.
    pub fn cross(self, other: Point) -> f64 {
        self.x * other.y - self.y * other.x
    }

    /// The place that part of the way to another one.
    pub fn towards(self, other: Point, part: f64) -> Point {
        self + (other - self) * part
    }

    /// The place that far on the way to another one.
    pub fn step_to(self, other: Point, by: f64) -> Point {
        self + (other - self).unit() * by
    }

    /// A place around this one.
    pub fn around(self, radius: f64, angle: f64) -> Point {
        pt(self.x + radius * angle.cos(), self.y + radius * angle.sin())
    }

    /// How far another place is.
    pub fn distance(self, other: Point) -> f64 {
        (other - self).length()
    }
}

/// An upright rectangle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Rect {
    pub x0: f64,
    pub y0: f64,
    pub x1: f64,
    pub y1: f64,
}

impl Rect {
    /// The rectangle of this size around a place.
    pub fn around(centre: Point, width: f64, height: f64) -> Self {
        Self {
            x0: centre.x - width / 2.0,
            y0: centre.y - height / 2.0,
            x1: centre.x + width / 2.0,
            y1: centre.y + height / 2.0,
        }
    }

    /// The smallest rectangle around these places.
    pub fn bounding(points: &[Point]) -> Self {
        let start = points.first().copied().unwrap_or_default();
        points.iter().fold(Self { x0: start.x, y0: start.y, x1: start.x, y1: start.y }, |r, p| Self {
            x0: r.x0.min(p.x),
            y0: r.y0.min(p.y),
            x1: r.x1.max(p.x),
            y1: r.y1.max(p.y),
        })
    }

    pub fn width(&self) -> f64 {
        self.x1 - self.x0
    }

    pub fn height(&self) -> f64 {
        self.y1 - self.y0
    }

    pub fn centre(&self) -> Point {
        pt((self.x0 + self.x1) / 2.0, (self.y0 + self.y1) / 2.0)
    }

    /// Larger by this much on every side; smaller if negative.
    pub fn grown(&self, by: f64) -> Self {
        Self { x0: self.x0 - by, y0: self.y0 - by, x1: self.x1 + by, y1: self.y1 + by }
    }

    pub fn has(&self, p: Point) -> bool {
        self.x0 < p.x && p.x < self.x1 && self.y0 < p.y && p.y < self.y1
    }

    pub fn overlaps(&self, other: &Rect) -> bool {
        self.x0 < other.x1 && other.x0 < self.x1 && self.y0 < other.y1 && other.y0 < self.y1
    }

    /// Its corners, clockwise from the north-west.
    pub fn corners(&self) -> [Point; 4] {
        [pt(self.x0, self.y0), pt(self.x1, self.y0), pt(self.x1, self.y1), pt(self.x0, self.y1)]
    }
}

/// The four sides of a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Facing {
    North,
    East,
    South,
    West,
}

impl Facing {
    /// Which side of its block a wall with this inward normal stands on.
    pub fn of(inward: Point) -> Self {
        match (inward.x.abs() > inward.y.abs(), inward.x > 0.0, inward.y > 0.0) {
            (true, true, _) => Facing::West,
            (true, false, _) => Facing::East,
            (false, _, true) => Facing::North,
            (false, _, false) => Facing::South,
        }
    }
}

/// The sides of a polygon, each as its two ends.
pub(crate) fn sides(polygon: &[Point]) -> impl Iterator<Item = (Point, Point)> + '_ {
    polygon.iter().copied().zip(polygon.iter().copied().cycle().skip(1))
}

/// The pieces of a line through several places.
pub(crate) fn pieces(line: &[Point]) -> impl Iterator<Item = (Point, Point)> + '_ {
    line.iter().copied().zip(line.iter().copied().skip(1))
}

/// The numbers from `from` up to `to` in steps; never more than a few thousand.
pub(crate) fn steps(from: f64, to: f64, step: f64) -> impl Iterator<Item = f64> {
    let count = if step > 0.0 && to > from { ((to - from) / step).ceil() } else { 0.0 };
    (0..count.min(4096.0) as usize).map(move |k| from + step * k as f64)
}

/// The mean of some places.
pub(crate) fn mean(points: &[Point]) -> Point {
    points.iter().fold(Point::default(), |sum, &p| sum + p) * (1.0 / points.len().max(1) as f64)
}

/// Moves every side of a polygon inwards by the same distance.
pub(crate) fn inset(polygon: &[Point], by: f64) -> Vec<Point> {
    inset_each(polygon, &vec![by; polygon.len()])
}

/// Moves each side of a polygon inwards by its own distance. Sides that shrink to nothing are left out.
pub(crate) fn inset_each(polygon: &[Point], by: &[f64]) -> Vec<Point> {
    let mut lines: Vec<(Point, Point)> =
        sides(polygon).zip(by).map(|((a, b), by)| (a + (b - a).unit().right() * *by, b - a)).collect();
    loop {
        let count = lines.len();
        let corners: Vec<Point> =
            (0..count).map(|i| meet(lines[(i + count - 1) % count], lines[i])).collect();
        let turned = |i: &usize| (corners[(i + 1) % count] - corners[*i]).dot(lines[*i].1) < 0.0;
        match (0..count).find(turned) {
            Some(i) if count > 3 => lines.remove(i),
            _ => return corners,
        };
    }
}

/// Where two lines meet, each given by a place and a way; the second place if they are parallel.
pub(crate) fn meet((p, along_p): (Point, Point), (q, along_q): (Point, Point)) -> Point {
    let turn = along_p.cross(along_q);
    if turn.abs() < 1e-6 { q } else { p + along_p * ((q - p).cross(along_q) / turn) }
}

/// Does the polygon contain the place?
pub(crate) fn inside(p: Point, polygon: &[Point]) -> bool {
    sides(polygon).fold(false, |hit, (a, b)| {
        hit ^ ((a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x)
    })
}

/// How far a place is from a straight piece.
pub(crate) fn distance_to_piece(p: Point, a: Point, b: Point) -> f64 {
    let way = b - a;
    let part = ((p - a).dot(way) / way.dot(way).max(1e-9)).clamp(0.0, 1.0);
    p.distance(a + way * part)
}

/// How far a place is from a line through several places.
pub(crate) fn distance_to_line(p: Point, line: &[Point]) -> f64 {
    pieces(line).map(|(a, b)| distance_to_piece(p, a, b)).fold(f64::INFINITY, f64::min)
}

/// How far a place is from the outline of a polygon.
pub(crate) fn distance_to_outline(p: Point, polygon: &[Point]) -> f64 {
    sides(polygon).map(|(a, b)| distance_to_piece(p, a, b)).fold(f64::INFINITY, f64::min)
}

/// A Catmull-Rom curve through the places, as a line of short pieces.
pub(crate) fn smooth(through: &[Point], samples: usize) -> Vec<Point> {
    let (Some(&first), Some(&last)) = (through.first(), through.last()) else { return Vec::new() };
    let at = |i: isize| match through.get(i.max(0) as usize) {
        Some(&p) if i >= 0 => p,
        _ if i < 0 => first,
        _ => last,
    };
    let mut line = Vec::with_capacity(through.len() * samples + 1);
    for i in 0..through.len() as isize - 1 {
        let (a, b, c, d) = (at(i - 1), at(i), at(i + 1), at(i + 2));
        for k in 0..samples {
            let t = k as f64 / samples as f64;
            let bend = b * 2.0
                + (c - a) * t
                + (a * 2.0 - b * 5.0 + c * 4.0 - d) * (t * t)
                + (b * 3.0 - a - c * 3.0 + d) * (t * t * t);
            line.push(bend * 0.5);
        }
    }
    line.push(last);
    line
}

/// How long a line is.
pub(crate) fn line_length(line: &[Point]) -> f64 {
    pieces(line).map(|(a, b)| a.distance(b)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SQUARE: [Point; 4] = [pt(0.0, 0.0), pt(10.0, 0.0), pt(10.0, 10.0), pt(0.0, 10.0)];

    #[test]
    fn insetting_a_square_keeps_it_a_square() {
        assert_eq!(inset(&SQUARE, 2.0), [pt(2.0, 2.0), pt(8.0, 2.0), pt(8.0, 8.0), pt(2.0, 8.0)]);
    }

    #[test]
    fn a_side_that_shrinks_away_is_left_out() {
        let cut = [pt(1.0, 0.0), pt(10.0, 0.0), pt(10.0, 10.0), pt(0.0, 10.0), pt(0.0, 1.0)];
        assert_eq!(inset(&cut, 4.0).len(), 4);
    }

    #[test]
    fn inside_and_outside_are_told_apart() {
        assert!(inside(pt(5.0, 5.0), &SQUARE));
        assert!(!inside(pt(15.0, 5.0), &SQUARE));
    }

    #[test]
    fn a_curve_passes_through_its_ends() {
        let line = smooth(&[pt(0.0, 0.0), pt(5.0, 5.0), pt(10.0, 0.0)], 8);
        assert_eq!((line[0], line[line.len() - 1]), (pt(0.0, 0.0), pt(10.0, 0.0)));
    }
}
