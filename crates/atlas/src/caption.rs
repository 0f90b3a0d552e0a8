//! A picture with a name under it, in the middle of a block.

use crate::geometry::{Point, Rect, inset, pt, sides};
use crate::plan::Block;
use crate::svg::{Svg, num};
use crate::text;

/// The height of a small picture and the gap below it.
const PICTURE: f64 = 31.0;
const GAP: f64 = 5.0;

/// Draws both as large as the block allows; the halo keeps hatching away from the letters.
pub(crate) fn draw(
    svg: &mut Svg,
    block: &Block,
    name: &str,
    drawing: &str,
    halo: &str,
    [margin, widest]: [f64; 2],
) {
    let free = inset(&block.outline, margin);
    let middle = block.centre;
    // The block may lean: write where there is room.
    let (left, right) = room(&free, middle.y + 6.0, middle.y + 36.0)
        .unwrap_or((block.bounds.x0 + margin, block.bounds.x1 - margin));
    let x = 0.2 * middle.x + 0.4 * (left + right);
    let wrapped = text::wrap(name, (2.0 * (x - left).min(right - x) - 3.0).clamp(30.0, widest), 18.5);
    let leading = wrapped.size * 0.98;
    let count = wrapped.lines.len() as f64;
    let spare = block.bounds.height() - 2.0 * margin - leading * count;
    let scale = if count < 3.0 { 1.14 } else { 0.98_f64 }.min(spare.max(24.0) / (PICTURE + GAP));
    let tall = PICTURE * scale;
    let top = middle.y - (tall + GAP + leading * count) / 2.0 - 1.0;
    svg.picture("picture", pt(x, top + tall), 0.0, scale, &crate::vignettes::strip_lines(drawing));
    for (k, line) in wrapped.lines.iter().enumerate() {
        let y = top + tall + GAP + leading * (k as f64 + 0.78);
        svg.text(
            &format!("name on-{halo}"),
            &format!(r#"font-size="{}""#, num(wrapped.size)),
            pt(x, y),
            line,
        );
    }
}

/// How far left and right one can write between two heights without leaving the polygon.
fn room(polygon: &[Point], top: f64, bottom: f64) -> Option<(f64, f64)> {
    let (mut left, mut right) = (f64::NEG_INFINITY, f64::INFINITY);
    let wide = Rect::bounding(polygon).width();
    for y in [top, (top + bottom) / 2.0, bottom] {
        let crossings = sides(polygon)
            .filter(|(a, b)| (a.y > y) != (b.y > y))
            .map(|(a, b)| a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y));
        let (from, to) = crossings.fold((f64::INFINITY, f64::NEG_INFINITY), |(l, r), x| (l.min(x), r.max(x)));
        // A sliver at the foot of a leaning block is no place to write in.
        if to - from > 0.4 * wide {
            (left, right) = (left.max(from), right.min(to));
        }
    }
    (left < right && left.is_finite() && right.is_finite()).then_some((left, right))
}
