//! Small charts as SVG. Colours come from the page's style sheet, so that they follow its theme; every mark tells its
//! exact figure when pointed at.

use crate::interval::Share;
use crate::reliability::Bin;
use crate::table::Ends;
use crate::targets::roman;
use crate::usage::ItemUsage;
use std::fmt::Write;

/// The width of every chart; on a phone it is the width of the page, so letters keep their size.
const WIDTH: f64 = 360.0;
/// The height of a row of a lying chart.
const ROW: f64 = 22.0;
/// Where lying charts begin, right of their labels (short or long), and where they end, left of their figures.
const SHORT: f64 = 84.0;
const LEFT: f64 = 144.0;
const RIGHT: f64 = 300.0;
/// The plot of a standing chart.
const TOP: f64 = 14.0;
const BASE: f64 = 168.0;
const INSET: f64 = 34.0;

/// Text that cannot be taken for markup.
pub(super) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn svg(title: &str, height: f64, marks: &str) -> String {
    let title = escaped(title);
    format!(
        "<svg viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" aria-label=\"{title}\"><title>{title}</title>{marks}</svg>"
    )
}

fn text(x: f64, y: f64, class: &str, words: &str) -> String {
    format!("<text x=\"{x:.1}\" y=\"{y:.1}\" class=\"{class}\">{}</text>", escaped(words))
}

fn line(x1: f64, y1: f64, x2: f64, y2: f64, class: &str) -> String {
    format!("<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" class=\"{class}\"/>")
}

fn bar(x: f64, y: f64, width: f64, height: f64, class: &str, said: &str) -> String {
    format!(
        "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{:.1}\" height=\"{:.1}\" class=\"{class}\"><title>{}</title></rect>",
        width.max(0.0),
        height.max(0.0),
        escaped(said)
    )
}

fn dot(x: f64, y: f64, radius: f64, said: &str) -> String {
    format!(
        "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius:.1}\" class=\"dot\"><title>{}</title></circle>",
        escaped(said)
    )
}

/// The end of an axis that reaches a number: round, and with the number of steps that are round too.
fn axis_to(number: f64) -> (f64, u8) {
    if number <= 0.0 {
        return (1.0, 5);
    }
    let power = 10f64.powf(number.log10().floor());
    let ends = [(1.0, 5), (2.0, 4), (3.0, 3), (4.0, 4), (5.0, 5), (6.0, 3), (8.0, 4), (10.0, 5)];
    let ends = ends.map(|(end, steps)| (end * power, steps));
    ends.into_iter().find(|&(end, _)| end >= number).unwrap_or((number, 1))
}

/// A standing axis from 0.
fn scale((most, steps): (f64, u8), unit: &str) -> String {
    let digits = usize::from(most < 4.0);
    let mut marks = String::new();
    for step in 0..=steps {
        let share = f64::from(step) / f64::from(steps);
        let y = BASE - share * (BASE - TOP);
        marks += &line(INSET, y, WIDTH, y, "grid");
        marks += &text(INSET - 5.0, y + 4.0, "tick end", &format!("{:.digits$}{unit}", most * share));
    }
    marks
}

/// How games ended, Hour by Hour, in per cent of all games.
pub(super) fn hours(title: &str, hours: &[Ends]) -> String {
    let games: u64 = hours.iter().map(Ends::total).sum();
    let percent = |count: u64| if games == 0 { 0.0 } else { count as f64 * 100.0 / games as f64 };
    let axis = axis_to(hours.iter().map(|ends| percent(ends.total())).fold(0.0, f64::max));
    let (most, mut marks) = (axis.0, scale(axis, " %"));
    let step = (WIDTH - INSET) / hours.len().max(1) as f64;
    for (index, ends) in hours.iter().enumerate() {
        let x = INSET + step * index as f64;
        let mut y = BASE;
        for (count, class, name) in [
            (ends.hero, "hero", "won by a Hero"),
            (ends.fenrir, "fenrir", "won by Fenrir"),
            (ends.ragnarok, "ragnarok", "Ragnarök"),
            (ends.all_out, "all-out", "all out"),
        ] {
            if count > 0 {
                let height = percent(count) / most * (BASE - TOP);
                y -= height;
                let said = format!("Hour {}: {count} {name}, {:.1} %", roman(index + 1), percent(count));
                marks += &bar(x + 3.0, y, step - 6.0, height, class, &said);
            }
        }
        marks += &text(x + step / 2.0, BASE + 15.0, "tick middle", roman(index + 1));
    }
    svg(title, BASE + 22.0, &marks)
}

/// A standing chart of counts in per cent of all.
pub(super) fn histogram(title: &str, bars: &[(String, u64)]) -> String {
    let all: u64 = bars.iter().map(|(_, count)| count).sum();
    let percent = |count: u64| if all == 0 { 0.0 } else { count as f64 * 100.0 / all as f64 };
    let axis = axis_to(bars.iter().map(|&(_, count)| percent(count)).fold(0.0, f64::max));
    let (most, mut marks) = (axis.0, scale(axis, " %"));
    let step = (WIDTH - INSET) / bars.len().max(1) as f64;
    // Labels that would touch are left out.
    let every = (34.0 / step).ceil().max(1.0) as usize;
    for (index, (label, count)) in bars.iter().enumerate() {
        let x = INSET + step * index as f64;
        let height = percent(*count) / most * (BASE - TOP);
        let said = format!("{label}: {count}, {:.1} %", percent(*count));
        marks += &bar(x + 1.5, BASE - height, step - 3.0, height, "plain", &said);
        if index % every == 0 {
            marks += &text(x + step / 2.0, BASE + 15.0, "tick middle", label);
        }
    }
    svg(title, BASE + 22.0, &marks)
}

/// Shares with their intervals beside what would be fair.
pub(super) fn shares(title: &str, rows: &[(String, Share)], fair: Option<f64>) -> String {
    let most = rows.iter().filter(|(_, share)| share.of > 0).map(|(_, share)| share.high);
    let most = most.chain(fair).fold(0.05, f64::max).min(1.0);
    let x = |share: f64| SHORT + (share / most).min(1.0) * (RIGHT - SHORT);
    let height = ROW * rows.len() as f64 + 22.0;
    let mut marks = line(SHORT, height - 18.0, RIGHT, height - 18.0, "axis");
    if let Some(fair) = fair {
        marks += &line(x(fair), 0.0, x(fair), height - 18.0, "fair");
        marks += &text(x(fair), height - 5.0, "tick middle", &format!("fair {:.1} %", fair * 100.0));
    }
    for (index, (label, share)) in rows.iter().enumerate() {
        let y = ROW * (index as f64 + 0.5);
        marks += &text(SHORT - 8.0, y + 4.0, "label end", label);
        if share.of == 0 {
            marks += &text(WIDTH, y + 4.0, "value end", "–");
            continue;
        }
        let said = format!(
            "{label}: {} of {}, {:.1} % [{:.1}, {:.1}]",
            share.hits,
            share.of,
            share.share * 100.0,
            share.low * 100.0,
            share.high * 100.0
        );
        marks += &line(x(share.low), y, x(share.high), y, "whisker");
        marks += &dot(x(share.share), y, 4.0, &said);
        marks += &text(WIDTH, y + 4.0, "value end", &format!("{:.1} %", share.share * 100.0));
    }
    svg(title, height, &marks)
}

/// Values with margins on a scale of their own.
pub(super) fn margins(title: &str, rows: &[(String, f64, f64)]) -> String {
    let low = rows.iter().map(|(_, value, margin)| value - margin).fold(f64::INFINITY, f64::min);
    let high = rows.iter().map(|(_, value, margin)| value + margin).fold(f64::NEG_INFINITY, f64::max);
    let x = |value: f64| SHORT + (value - low) / (high - low).max(1.0) * (RIGHT - SHORT);
    let height = ROW * rows.len() as f64 + 4.0;
    let mut marks = String::new();
    for (index, (label, value, margin)) in rows.iter().enumerate() {
        let y = ROW * (index as f64 + 0.5);
        marks += &line(SHORT, y, RIGHT, y, "grid");
        marks += &text(SHORT - 8.0, y + 4.0, "label end", label);
        marks += &line(x(value - margin), y, x(value + margin), y, "whisker");
        marks += &dot(x(*value), y, 4.0, &format!("{label}: {value:.0} ± {margin:.0}"));
        marks += &text(WIDTH, y + 4.0, "value end", &format!("{value:.0}"));
    }
    svg(title, height, &marks)
}

/// Lying bars up to 100.
pub(super) fn levels(title: &str, rows: &[(String, f64)]) -> String {
    let height = ROW * rows.len() as f64 + 4.0;
    let mut marks = String::new();
    for (index, (label, level)) in rows.iter().enumerate() {
        let y = ROW * index as f64;
        let width = level.clamp(0.0, 100.0) / 100.0 * (RIGHT - SHORT);
        marks += &text(SHORT - 8.0, y + 15.0, "label end", label);
        marks += &bar(SHORT, y + 5.0, RIGHT - SHORT, 12.0, "ground", label);
        marks += &bar(SHORT, y + 5.0, width, 12.0, "plain", &format!("{label}: {level:.1}"));
        marks += &text(WIDTH, y + 15.0, "value end", &format!("{level:.0}"));
    }
    svg(title, height, &marks)
}

/// How often things are used beside an even share: a third, one and three times it are marked.
pub(super) fn usage(title: &str, rows: &[ItemUsage]) -> String {
    const MOST: f64 = 3.5;
    let x = |ratio: f64| LEFT + ratio.min(MOST) / MOST * (RIGHT - LEFT);
    let height = ROW * rows.len() as f64 + 20.0;
    let mut marks = String::new();
    for (ratio, name, class) in [(1.0 / 3.0, "⅓", "bound"), (1.0, "even", "fair"), (3.0, "3 ×", "bound")] {
        marks += &line(x(ratio), 0.0, x(ratio), height - 18.0, class);
        marks += &text(x(ratio), height - 5.0, "tick middle", name);
    }
    for (index, one) in rows.iter().enumerate() {
        let y = ROW * index as f64;
        marks += &text(LEFT - 8.0, y + 15.0, "label end", &one.name);
        let figure = match one.to_even {
            Some(ratio) => {
                let is_even = (1.0 / 3.0..=3.0).contains(&ratio);
                let said = format!("{}: {} times, {ratio:.2} × even", one.name, one.count);
                let class = if is_even { "plain" } else { "odd" };
                marks += &bar(LEFT, y + 5.0, x(ratio) - LEFT, 12.0, class, &said);
                format!("{ratio:.2} ×")
            }
            None => format!("{} shown", one.count),
        };
        marks += &text(WIDTH, y + 15.0, "value end", &figure);
    }
    svg(title, height, &marks)
}

/// What the belief said against what was true; on the diagonal it is right.
pub(super) fn reliability(title: &str, bins: &[Bin]) -> String {
    const SIDE: f64 = 290.0;
    let x = |p: f64| INSET + 8.0 + p * SIDE;
    let y = |p: f64| TOP + (1.0 - p) * SIDE;
    let mut marks = String::new();
    for quarter in 0..=4 {
        let p = f64::from(quarter) / 4.0;
        marks += &line(x(0.0), y(p), x(1.0), y(p), "grid");
        marks += &line(x(p), y(0.0), x(p), y(1.0), "grid");
        marks += &text(x(0.0) - 6.0, y(p) + 4.0, "tick end", &format!("{:.0} %", p * 100.0));
        marks += &text(x(p), y(0.0) + 16.0, "tick middle", &format!("{:.0} %", p * 100.0));
    }
    marks += &line(x(0.0), y(0.0), x(1.0), y(1.0), "fair");
    let all: u64 = bins.iter().map(|bin| bin.count).sum();
    let mut path = String::new();
    for (index, bin) in bins.iter().enumerate() {
        let _ = write!(path, "{}{:.1},{:.1}", if index == 0 { "M" } else { " L" }, x(bin.said), y(bin.was));
        marks += &line(
            x(bin.said),
            y((bin.was - bin.margin).max(0.0)),
            x(bin.said),
            y((bin.was + bin.margin).min(1.0)),
            "whisker",
        );
        let weight = bin.count as f64 / all.max(1) as f64;
        let said = format!(
            "said {:.2} %, true {:.2} % ± {:.2} ({} claims)",
            bin.said * 100.0,
            bin.was * 100.0,
            bin.margin * 100.0,
            bin.count
        );
        marks += &dot(x(bin.said), y(bin.was), 3.0 + 3.0 * weight.sqrt(), &said);
    }
    let curve = format!("<path d=\"{path}\" class=\"curve\"/>");
    svg(title, y(0.0) + 24.0, &(curve + &marks))
}
