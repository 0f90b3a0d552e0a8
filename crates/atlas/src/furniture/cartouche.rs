//! The title of the sheet.

use crate::geometry::pt;
use crate::plan::Plan;
use crate::sheet::{SheetTitle, SheetTitleLine};
use crate::svg::{Svg, num, place};
use crate::text;

/// The smallest and the widest title box.
const NARROWEST: f64 = 302.0;
const WIDEST: f64 = 430.0;
const TITLE: f64 = 58.0;
const SMALL: f64 = 22.0;
/// Between letters of the title.
const SPACING: f64 = 6.0;

/// The lines of the title and where they stand, from the top of the box.
struct Lines {
    above: Option<(String, f64)>,
    title: Vec<(String, f64)>,
    size: f64,
    rule: f64,
    below: Option<(String, f64)>,
    width: f64,
    height: f64,
}

fn lines(plan: &Plan) -> Lines {
    let hints = &plan.pack.hints.cartouche;
    let name = if hints.title.is_empty() { plan.pack.name.to_uppercase() } else { hints.title.clone() };
    let room = WIDEST - 70.0;
    let (title, size) = title_lines(&name, room);
    let small = |line: &str| (!line.is_empty()).then(|| text::shorten(line, room, SMALL));
    let (above, below) = (small(&hints.above), small(&hints.below));
    let widest = title.iter().map(|line| spaced(line, size)).fold(0.0, f64::max);
    let widest = above.iter().chain(&below).map(|line| text::width(line, SMALL)).fold(widest, f64::max);
    let mut y = 6.0;
    let above = above.map(|line| {
        y += 34.0;
        (line, y)
    });
    y += if above.is_some() { 14.0 } else { 24.0 };
    let title = title.into_iter().map(|line| {
        y += 0.724 * size;
        let at = y;
        y += 0.14 * size;
        (line, at)
    });
    let title: Vec<_> = title.collect();
    let rule = y - 0.14 * size + 13.0;
    y = rule;
    let below = below.map(|line| {
        y += 26.0;
        (line, y)
    });
    let width = (widest + 70.0).clamp(NARROWEST, WIDEST);
    Lines { above, title, size, rule, below, width, height: y + 21.0 }
}

/// How wide a line of the title is with the space between its letters.
fn spaced(line: &str, size: f64) -> f64 {
    text::width(line, size) + SPACING * line.chars().count() as f64
}

/// The title on one line, or on two if it would become small.
fn title_lines(name: &str, room: f64) -> (Vec<String>, f64) {
    let fitting = |lines: &[String]| {
        let sizes = lines
            .iter()
            .map(|line| (room - SPACING * line.chars().count() as f64) / text::width(line, 1.0).max(0.1));
        sizes.fold(TITLE, f64::min)
    };
    let one = vec![name.to_owned()];
    let words: Vec<&str> = name.split_whitespace().collect();
    let two = text::break_evenly(&words, words.len().min(2));
    let size = fitting(&one);
    if size >= 34.0 || two.len() < 2 {
        let size = size.max(15.0);
        let letters = name.chars().count() as f64;
        return (vec![text::shorten(name, (room - SPACING * letters).max(room / 2.0), size)], size);
    }
    let size = fitting(&two).clamp(15.0, 40.0);
    (
        two.iter()
            .map(|line| text::shorten(line, room - SPACING * line.chars().count() as f64, size))
            .collect(),
        size,
    )
}

/// How much room it needs.
pub(super) fn size(plan: &Plan) -> (f64, f64) {
    let lines = lines(plan);
    (lines.width, lines.height)
}

/// The title as a page draws it.
pub(crate) fn title(plan: &Plan) -> SheetTitle {
    let lines = lines(plan);
    let line = |(text, y): &(String, f64), size: f64, main: bool| SheetTitleLine {
        text: text.clone(),
        size: size.round() as i32,
        y: y.round() as i32,
        main,
    };
    let above = lines.above.iter().map(|it| line(it, SMALL, false));
    let title = lines.title.iter().map(|it| line(it, lines.size, true));
    let below = lines.below.iter().map(|it| line(it, SMALL, false));
    let (width, height) = (lines.width.round() as i32, lines.height.round() as i32);
    let at = plan.fittings.title.map(|rect| [rect.x0.round() as i32, rect.y0.round() as i32]);
    SheetTitle {
        at: at.unwrap_or_default(),
        size: [width, height],
        rule: lines.rule.round() as i32,
        lines: above.chain(title).chain(below).collect(),
    }
}

pub(crate) fn cartouche(svg: &mut Svg, plan: &Plan) {
    let Some(rect) = plan.fittings.title else { return };
    let lines = lines(plan);
    let (x, y) = (rect.width() / 2.0, rect.height() / 2.0);
    let shape = |x: f64, y: f64| {
        let [inner_x, inner_y, y] = [x - 17.0, y - 17.0, y].map(num);
        format!(
            "M-{inner_x}-{y}H{inner_x}q4 13 17 17V{inner_y}q-13 4-17 17H-{inner_x}q-4-13-17-17V-{inner_y}q13-4 17-17Z"
        )
    };
    svg.open(&format!(r#"class="title" {}"#, place(rect.centre(), 0.0, 1.0)));
    let (outer, inner) = (shape(x, y), shape(x - 7.0, y - 7.0));
    svg.raw(&format!(r#"<path class="cart-shadow" d="{outer}" transform="translate(4 5)"/>"#));
    svg.raw(&format!(r#"<path class="cart" d="{outer}"/><path class="cart-line" d="{inner}"/>"#));
    let small = format!(r#"font-size="{}""#, num(SMALL));
    if let Some((line, at)) = &lines.above {
        svg.text("cart-small", &small, pt(0.0, at - y), line);
    }
    for (line, at) in &lines.title {
        let size = format!(r#"font-size="{}""#, num(lines.size));
        svg.text("cart-title", &size, pt(SPACING / 2.0, at - y), line);
    }
    let (end, rule) = (num(x - 47.0), num(lines.rule - y));
    svg.raw(&format!(
        r#"<path class="cart-line" d="M-{end} {rule}H-16M16 {rule}H{end}M0 {rule}m0-6l8 6l-8 6l-8-6z"/>"#
    ));
    if let Some((line, at)) = &lines.below {
        svg.text("cart-small", &small, pt(0.0, at - y), line);
    }
    svg.close();
}
