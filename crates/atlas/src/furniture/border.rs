//! The border: letters for the columns, numbers for the rows, and whose column or row it is.

use crate::geometry::{Rect, pt};
use crate::mystic;
use crate::plan::Plan;
use crate::svg::{Svg, escape, num};
use crate::text;
use armonium_rules::SpaceKind;

/// How far the middle of the scale lies outside the frame, and half its width.
const AWAY: f64 = 17.5;
const HALF: f64 = 12.5;

pub(crate) fn border(svg: &mut Svg, plan: &Plan) {
    let Rect { x0, y0, x1, y1 } = plan.frame;
    let [x0s, y0s, x1s, y1s, w, h] = [x0, y0, x1, y1, plan.width, plan.height].map(num);
    svg.raw(&format!(
        r#"<path class="margin" fill-rule="evenodd" d="M0 0H{w}V{h}H0ZM{x0s} {y0s}V{y1s}H{x1s}V{y0s}Z"/>"#
    ));
    for (away, width) in [(0.0, "2.4"), (5.0, ".9"), (30.0, ".9"), (35.0, "3.2")] {
        svg.rect_with("rule", &format!(r#"stroke-width="{width}""#), plan.frame.grown(away));
    }
    let (first, last) = (plan.cells.first, plan.cells.last);
    for (y, row) in [(y0 - AWAY, f64::from(first.1) - 0.5), (y1 + AWAY, f64::from(last.1) + 0.5)] {
        let edges: Vec<f64> =
            (first.0..=last.0 + 1).map(|c| plan.lattice.at(f64::from(c) - 0.5, row).x).collect();
        scale(svg, plan, &edges, y, true);
    }
    for (x, col) in [(x0 - AWAY, f64::from(first.0) - 0.5), (x1 + AWAY, f64::from(last.0) + 0.5)] {
        let edges: Vec<f64> =
            (first.1..=last.1 + 1).map(|r| plan.lattice.at(col, f64::from(r) - 0.5).y).collect();
        scale(svg, plan, &edges, x, false);
    }
}

fn scale(svg: &mut Svg, plan: &Plan, edges: &[f64], side: f64, across: bool) {
    let frame = plan.frame;
    let limits = if across { (frame.x0, frame.x1) } else { (frame.y0, frame.y1) };
    let first = if across { plan.cells.first.0 } else { plan.cells.first.1 };
    for (k, pair) in edges.windows(2).enumerate() {
        let middle = (pair[0] + pair[1]) / 2.0;
        let a = if k == 0 { limits.0 } else { pair[0] };
        let b = if k + 2 == edges.len() { limits.1 } else { pair[1] };
        if k % 2 == 0 {
            let strip = if across {
                Rect { x0: a, y0: side - HALF, x1: b, y1: side + HALF }
            } else {
                Rect { x0: side - HALF, y0: a, x1: side + HALF, y1: b }
            };
            svg.rect("scale", strip);
        }
        let at = if across { pt(middle, side) } else { pt(side, middle) };
        let line = first + k as i32;
        let mark = if across { letters(line) } else { (line + 1).to_string() };
        let turn = match (across, side < plan.width / 2.0) {
            (true, _) => String::new(),
            (false, west) => {
                let angle = if west { -90 } else { 90 };
                format!(r#" transform="rotate({angle} {} {})""#, num(at.x), num(at.y))
            }
        };
        let owner = owner(plan, line, across, pair[1] - pair[0] - text::width(&mark, 19.0) - 18.0);
        svg.raw(&format!(
            r#"<text class="tick" x="{}" y="{}"{turn}>{mark}{owner}</text>"#,
            num(at.x),
            num(at.y + 6.0)
        ));
    }
}

/// The Mystic Buildings in a column or row, as small as they have to be.
fn owner(plan: &Plan, line: i32, across: bool, room: f64) -> String {
    let here = plan.pack.content.spaces().iter().filter(|space| {
        matches!(space.kind, SpaceKind::Mystic(_))
            && i32::from(if across { space.col } else { space.row }) == line
    });
    let names = here.map(|space| mystic::label(plan, space).0).collect::<Vec<_>>().join(" · ");
    let size = (room / text::width(&names, 1.0).max(0.1)).clamp(11.0, 15.0);
    let names = text::shorten(&names, room.max(40.0), size);
    if names.is_empty() {
        return names;
    }
    format!(r#"<tspan class="tick-name" font-size="{}" dx="9">{}</tspan>"#, num(size), escape(&names))
}

/// A to Z, then AA to AZ and so on.
fn letters(column: i32) -> String {
    let letter = |k: i32| char::from(b'A' + (k.rem_euclid(26)) as u8);
    match column {
        ..26 => letter(column).to_string(),
        _ => format!("{}{}", letter(column / 26 - 1), letter(column)),
    }
}

#[cfg(test)]
mod tests {
    use super::letters;

    #[test]
    fn columns_have_letters_as_in_a_ledger() {
        assert_eq!([0, 25, 26, 63].map(letters), ["A", "Z", "AA", "BL"]);
    }
}
