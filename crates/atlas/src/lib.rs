//! The SVG of `armonium pack draw`: any pack as an engraved city plan, in layers from the land up to the border.
//!
//! Every space is `<g id="space-ID" class="space KIND" data-col data-row>`, KIND being `regular`, `mystic`, `yellow`,
//! `green` or `blue`, so that a page can style and address it. The drawing is the same every time: all irregularity
//! comes from generators keyed with the names of things. What is particular to a city is in the table `[drawing]` of its pack.

mod blocks;
mod caption;
mod country;
mod dice;
mod furniture;
mod geometry;
mod grounds;
mod guess;
mod lattice;
mod layout;
mod links;
mod mystic;
mod pavement;
mod plan;
mod rivers;
mod runes;
mod sheet;
mod stations;
mod svg;
mod text;
mod theme;
mod trees;
mod vignettes;
mod water;

pub use sheet::{
    Drawing, Sheet, SheetGround, SheetName, SheetNameKind, SheetPlace, SheetRiver, SheetTitle, SheetTitleLine,
};
pub use theme::Theme;

use armonium_pack::Pack;
use armonium_rules::{Character, SpaceInfo, SpaceKind};
use geometry::pt;
use links::Drawn;
use plan::{Block, Plan};
use svg::{Svg, escape, num};

/// Draws a pack as an SVG document.
pub fn draw(pack: &Pack, theme: Theme) -> String {
    let plan = Plan::new(pack);
    let links = links::all(&plan);
    let mut svg = Svg::new(theme.prefix());
    open_document(&mut svg, &plan, theme);
    land(&mut svg, &plan);
    streets(&mut svg, &plan, &links);
    spaces(&mut svg, &plan);
    over(&mut svg, &plan, &links);
    seals(&mut svg, &plan);
    furniture::compass(&mut svg, &plan);
    plan.legend.draw(&mut svg, &plan);
    furniture::border(&mut svg, &plan);
    furniture::cartouche(&mut svg, &plan);
    svg.raw("</svg>\n");
    svg.finish()
}

fn open_document(svg: &mut Svg, plan: &Plan, theme: Theme) {
    let (width, height, name) = (num(plan.width), num(plan.height), escape(&plan.pack.name));
    svg.raw(&format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" class="{}-plate" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img" aria-label="{name}">"#,
        theme.prefix()
    ));
    svg.raw("\n");
    svg.title(&plan.pack.name);
    svg.raw(&format!("<style>\n{}</style>\n", theme.style()));
    theme.definitions(svg);
}

/// What lies between the spaces: pavement, gardens, bridges and names.
fn streets(svg: &mut Svg, plan: &Plan, links: &[Drawn]) {
    pavement::draw(svg, plan);
    grounds::gardens(svg, plan);
    grounds::names(svg, plan, |area| links.iter().any(|link| area.has(link.middle())));
    let crossings = links::draw(svg, plan, links);
    water::names(svg, plan, &crossings);
    country::regions(svg, plan);
}

/// What reaches over the edges of spaces.
fn over(svg: &mut Svg, plan: &Plan, links: &[Drawn]) {
    links::walls(svg, plan);
    links::lanes(svg, plan, links);
}

/// Fields, hills, roads and rivers, darker towards the edge of the sheet.
fn land(svg: &mut Svg, plan: &Plan) {
    let ridges = country::ridges(plan);
    svg.open(r#"class="country""#);
    country::fields(svg, plan, &ridges);
    country::hills(svg, plan, &ridges);
    country::roads(svg, plan);
    water::rivers(svg, plan);
    svg.rect("dusk", plan.frame);
    country::greenery(svg, plan);
    grounds::yards(svg, plan);
    svg.close();
}

/// Every space, the Mystic Buildings last, because their ribbons hang over their neighbours.
fn spaces(svg: &mut Svg, plan: &Plan) {
    let all = || plan.pack.content.spaces().iter().zip(&plan.blocks);
    let is_mystic = |space: &SpaceInfo| matches!(space.kind, SpaceKind::Mystic(_));
    all()
        .filter(|(space, _)| !is_mystic(space))
        .for_each(|(space, block)| one_space(svg, plan, space, block));
    all().filter(|(space, _)| is_mystic(space)).for_each(|(space, block)| one_space(svg, plan, space, block));
}

fn one_space(svg: &mut Svg, plan: &Plan, space: &SpaceInfo, block: &Block) {
    let kind = match space.kind {
        SpaceKind::Regular => "regular",
        SpaceKind::Mystic(_) => "mystic",
        SpaceKind::Station(machine) => stations::colour(machine),
    };
    let (id, col, row) = (escape(&space.id), space.col, space.row);
    svg.open_space(
        &format!(r#"id="space-{id}" class="space {kind}" data-col="{col}" data-row="{row}""#),
        kind,
    );
    svg.title(&space.name);
    match space.kind {
        SpaceKind::Regular => {
            blocks::draw(svg, block, space, blocks::picture(plan, space));
        }
        SpaceKind::Mystic(building) => mystic::draw(svg, plan, block, space, building),
        SpaceKind::Station(machine) => stations::draw(svg, block, &space.name, machine),
    }
    svg.close();
}

/// The runes, at the north-western corner of the buildings where characters start.
fn seals(svg: &mut Svg, plan: &Plan) {
    for character in Character::ALL {
        let start = plan.pack.content.runes()[character.index()];
        if let Some(block) = plan.blocks.get(start.index()) {
            let at = pt(block.bounds.x0 + 17.0, block.bounds.y0 + 17.0);
            runes::seal(svg, at, 1.0, &plan.pack.runes[character.index()], character);
        }
    }
}
