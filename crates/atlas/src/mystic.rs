//! Mystic Buildings: a medallion in a round place, and a ribbon with the name.

use crate::blocks::round_place;
use crate::dice::Dice;
use crate::geometry::{Point, pt};
use crate::plan::{Block, Plan};
use crate::svg::{PathData, Svg, num, shadow};
use crate::text;
use crate::theme::Wash;
use crate::vignettes;
use armonium_pack::Medallion;
use armonium_rules::{Mystic, SpaceInfo};

/// The widest ribbon: it may hang over its block, but not over the neighbours' names.
const WIDEST: f64 = 164.0;

/// A Mystic Building.
pub(crate) fn draw(svg: &mut Svg, plan: &Plan, block: &Block, space: &SpaceInfo, building: Mystic) {
    shadow(svg, &block.outline);
    round_place(svg, block, &mut Dice::of(&space.id), Wash::Rose, 67.0);
    svg.polygon("outline", &block.outline);
    let centre = middle(block);
    svg.circle("disc-shadow", centre + pt(2.0, 3.5), 64.0);
    svg.circle("disc-rim", centre, 64.0);
    let mut rays = PathData::new();
    for k in 0..48 {
        let angle = f64::to_radians(7.5 * f64::from(k));
        rays.line(&[centre.around(57.0, angle), centre.around(62.5, angle)]);
    }
    svg.path("disc-rays", &rays);
    svg.circle("disc", centre, 56.0);
    svg.circle("disc-line", centre, 52.5);
    let given = plan.pack.hints.medallions.get(&space.id).copied();
    let (scale, drawing) = vignettes::medallion(given.unwrap_or(default_medallion(building)));
    svg.picture("medallion", centre + pt(0.0, 24.0), 0.0, scale, &vignettes::strip_lines(drawing));
    let (title, under) = label(plan, space);
    ribbon(svg, centre + pt(0.0, 43.0), &title, &under);
}

/// The middle of the medallion.
pub(crate) fn middle(block: &Block) -> Point {
    block.centre - pt(0.0, 3.0)
}

/// The medallion of a building without a hint.
const fn default_medallion(building: Mystic) -> Medallion {
    match building {
        Mystic::Mole => Medallion::Spire,
        Mystic::Cimitero => Medallion::Cemetery,
        Mystic::Tempio => Medallion::Temple,
        Mystic::Museo => Medallion::Pharaoh,
        Mystic::Obelisco => Medallion::Obelisk,
    }
}

/// The short name of a Mystic Building, and what is left of its name for a second line.
pub(crate) fn label(plan: &Plan, space: &SpaceInfo) -> (String, String) {
    if let Some(lines) = plan.pack.hints.ribbons.get(&space.id) {
        let line = |k: usize| lines.get(k).cloned().unwrap_or_default();
        return (line(0), line(1));
    }
    // A long name: what stands before the first little word is the short name, or else the first half.
    let words: Vec<&str> = space.name.split_whitespace().collect();
    let little = (1..words.len().saturating_sub(1)).find(|k| text::is_little(words[*k]));
    let smallest = if little.is_some() { 18.0 } else { 13.0 };
    if words.len() < 2 || text::width(&space.name, smallest) * 1.24 + 26.0 <= WIDEST {
        return (space.name.clone(), String::new());
    }
    let at = little.unwrap_or(words.len().div_ceil(2));
    let rest = &words[at + usize::from(little.is_some())..];
    (words[..at].join(" "), rest.join(" "))
}

fn ribbon(svg: &mut Svg, at: Point, title: &str, under: &str) {
    let room = WIDEST - 26.0;
    let size = f64::min(19.0, 18.0 * room / (text::width(title, 18.0) * 1.24).max(1.0)).max(9.0);
    let title = text::shorten(title, room / 1.24, size);
    let under = text::shorten(under, room, 13.0);
    let wide = (text::width(&title, size * 0.95) * 1.24).max(text::width(&under, 13.0)).max(86.0) + 26.0;
    let (half, high) = (wide / 2.0, if under.is_empty() { 26.0 } else { 38.0 });
    let (x, top, low) = (at.x, at.y - high / 2.0, at.y + high / 2.0);
    let mut tails = PathData::new();
    for side in [-1.0, 1.0] {
        tails.polygon(&[
            pt(x + side * (half - 6.0), top + 5.0),
            pt(x + side * (half + 9.0), top + 4.0),
            pt(x + side * (half + 4.0), at.y + 3.0),
            pt(x + side * (half + 9.0), low + 5.0),
            pt(x + side * (half - 6.0), low + 5.0),
        ]);
    }
    svg.path("ribbon-tail", &tails);
    svg.raw(&format!(
        r#"<path class="ribbon" d="M{} {}q{} 6 {} 0v{}q{} 6 {} 0z"/>"#,
        num(x - half),
        num(top),
        num(half),
        num(wide),
        num(high),
        num(-half),
        num(-wide)
    ));
    let name_y = at.y + if under.is_empty() { 8.5 } else { 1.0 };
    svg.text("mystic-name", &format!(r#"font-size="{}""#, num(size)), pt(x, name_y), &title);
    if !under.is_empty() {
        svg.text("mystic-under", r#"font-size="13""#, pt(x, at.y + 15.0), &under);
    }
}
