//! The drawing of packs: Turin with its hints, an invented town without any, and boards of every shape.

#[path = "support/boards.rs"]
mod boards;
#[path = "support/xml.rs"]
mod xml;

use armonium_atlas::{Drawing, Sheet, Theme, draw};
use armonium_pack::{DrawingHints, Pack};
use armonium_rules::{Machine, SpaceKind};
use boards::Chance;
use std::collections::BTreeSet;
use xml::Element;

/// No board makes a larger drawing, even one whose every empty cell is furnished.
const LARGEST: usize = 8 << 20;

const THEMES: [Theme; 2] = [Theme::Paper, Theme::Night];

/// A town with names of its own and no `[drawing]` table.
fn lindholm() -> Pack {
    let text = include_str!("../../../fixtures/packs/lindholm.toml");
    Pack::read(text, "lindholm.toml").expect("the invented town is sound")
}

/// A board that never changes, for hints to be tried on.
fn former_turin() -> Pack {
    let text = include_str!("../../../fixtures/packs/turin-1.toml");
    Pack::read(text, "turin-1.toml").expect("a sound pack")
}

/// Everything a drawing owes to its pack.
fn inspect(pack: &Pack, theme: Theme) -> Vec<Element> {
    let drawing = draw(pack, theme);
    assert!(drawing.len() < LARGEST, "{} bytes are too many", drawing.len());
    let elements = xml::read(&drawing);
    assert_eq!((elements[0].name.as_str(), elements[0].parent), ("svg", None));
    ids_are_unique(&elements);
    spaces_are_drawn_once(pack, &elements);
    links_are_drawn(pack, &elements);
    elements
}

fn ids_are_unique(elements: &[Element]) {
    let ids: Vec<&str> = elements.iter().map(|e| e.get("id")).filter(|id| !id.is_empty()).collect();
    let different: BTreeSet<&str> = ids.iter().copied().collect();
    assert_eq!(ids.len(), different.len());
    for element in elements {
        let reference = element.get("href");
        assert!(reference.is_empty() || different.contains(&reference[1..]), "{reference} is not there");
    }
}

fn spaces_are_drawn_once(pack: &Pack, elements: &[Element]) {
    assert_eq!(elements.iter().filter(|e| e.has_class("space")).count(), pack.content.spaces().len());
    for space in pack.content.spaces() {
        let id = format!("space-{}", space.id);
        let drawn: Vec<usize> = (0..elements.len()).filter(|k| elements[*k].get("id") == id).collect();
        let [index] = drawn[..] else { panic!("{id} is drawn {} times", drawn.len()) };
        let kind = match space.kind {
            SpaceKind::Regular => "regular",
            SpaceKind::Mystic(_) => "mystic",
            SpaceKind::Station(Machine::Train | Machine::Taxi) => "yellow",
            SpaceKind::Station(Machine::Monorail) => "green",
            SpaceKind::Station(Machine::Airship) => "blue",
        };
        let group = &elements[index];
        assert_eq!((group.name.as_str(), group.get("class")), ("g", format!("space {kind}").as_str()));
        assert_eq!(group.get("data-col"), space.col.to_string());
        assert_eq!(group.get("data-row"), space.row.to_string());
        let title = elements.iter().find(|e| e.parent == Some(index) && e.name == "title");
        assert_eq!(title.map(|title| title.text.as_str()), Some(space.name.as_str()));
    }
}

fn links_are_drawn(pack: &Pack, elements: &[Element]) {
    let id = |space| pack.content.space(space).id.as_str();
    let count = |class: &str, a: &str, b: &str| {
        let fits = |e: &&Element| e.has_class(class) && e.get("data-a") == a && e.get("data-b") == b;
        elements.iter().filter(fits).count()
    };
    for link in &pack.links {
        assert_eq!(count("link", id(link.a), id(link.b)), 1, "{}", link.name);
    }
    for bridge in &pack.hints.bridges {
        assert_eq!(count("link", &bridge.between[0], &bridge.between[1]), 1, "{}", bridge.name);
    }
    for cut in pack.cuts.iter().filter(|cut| cut.kind == armonium_pack::CutKind::Wall) {
        assert_eq!(count("cut", id(cut.a), id(cut.b)), 1);
    }
}

fn texts(elements: &[Element]) -> BTreeSet<&str> {
    elements.iter().map(|element| element.text.as_str()).collect()
}

#[test]
fn turin_is_drawn_whole() {
    for theme in THEMES {
        let elements = inspect(Pack::turin(), theme);
        let texts = texts(&elements);
        for word in [
            "TORINO",
            "Fiume Po",
            "Dora Riparia",
            "Ponte Mosca",
            "Ferrovia",
            "Edificio mistico",
            "La Collina",
        ] {
            assert!(texts.contains(word), "{word} is missing");
        }
    }
}

#[test]
fn a_town_without_hints_is_drawn_whole() {
    for theme in THEMES {
        let elements = inspect(&lindholm(), theme);
        let texts = texts(&elements);
        for word in
            ["LINDHOLM", "River Lind", "Gull Down", "Train", "Mystic Building", "Wall", "Old Churchyard"]
        {
            assert!(texts.contains(word), "{word} is missing");
        }
    }
}

#[test]
fn turin_without_its_hints_is_drawn_whole() {
    inspect(&Pack { hints: DrawingHints::default(), ..Pack::turin().clone() }, Theme::Paper);
}

#[test]
fn a_drawing_is_the_same_every_time() {
    assert_eq!(draw(Pack::turin(), Theme::Paper), draw(Pack::turin(), Theme::Paper));
    assert_eq!(draw(&lindholm(), Theme::Night), draw(&lindholm(), Theme::Night));
}

#[test]
fn themes_differ_in_colour_only() {
    let [paper, night] = THEMES.map(|theme| xml::read(&draw(&lindholm(), theme)));
    assert_eq!(paper.len(), night.len());
    for (one, other) in paper.iter().zip(&night) {
        assert_eq!((&one.name, one.get("d"), one.get("x")), (&other.name, other.get("d"), other.get("x")));
    }
}

#[test]
fn a_page_may_hold_a_drawing_inline() {
    let [paper, night] = THEMES.map(|theme| draw(&lindholm(), theme));
    for (drawing, own) in [(&paper, ".paper-plate "), (&night, ".night-plate ")] {
        let elements = xml::read(drawing);
        let style = elements.iter().find(|e| e.name == "style").expect("a drawing has a style sheet");
        let rules = style.text.lines().filter(|line| !line.is_empty());
        rules.for_each(|rule| assert!(rule.starts_with(own), "{rule} reaches outside"));
    }
}

#[test]
fn a_full_lattice_is_drawn() {
    let cells: Vec<(u8, u8)> = (0..8).flat_map(|row| (0..16).map(move |col| (col, row))).collect();
    let pack =
        boards::pack("full", &cells, &[], &mut Chance::new(1)).expect("a full lattice can be played on");
    inspect(&pack, Theme::Paper);
}

#[test]
fn the_largest_lattice_is_drawn() {
    let mut chance = Chance::new(2);
    let stairs: Vec<(u8, u8)> = (0..127).map(|k: u8| (k.div_ceil(2), k / 2)).collect();
    let links = [(0, 126), (3, 90), (10, 12), (60, 64)];
    let mut pack = boards::pack("stairs", &stairs, &links, &mut chance).expect("stairs can be played on");
    boards::furnish(&mut pack, &mut chance);
    inspect(&pack, Theme::Night);
}

#[test]
fn boards_of_every_shape_are_drawn() {
    let mut drawn = 0;
    for seed in 0..24 {
        let mut chance = Chance::new(seed);
        let (columns, rows) = (3 + chance.below(20) as u8, 3 + chance.below(20) as u8);
        let count = (30 + chance.below(99)).min(usize::from(columns) * usize::from(rows));
        let cells = boards::patch(count, columns, rows, &mut chance);
        let far = |a: usize, b: usize| cells[a].0.abs_diff(cells[b].0) + cells[a].1.abs_diff(cells[b].1) > 1;
        let links: Vec<(usize, usize)> =
            (1..cells.len() / 8).map(|k| (k, cells.len() - k)).filter(|&(a, b)| far(a, b)).collect();
        if let Some(mut pack) = boards::pack(&format!("board-{seed}"), &cells, &links, &mut chance) {
            boards::furnish(&mut pack, &mut chance);
            inspect(&pack, if seed % 2 == 0 { Theme::Paper } else { Theme::Night });
            drawn += 1;
        }
    }
    assert!(drawn > 12, "only {drawn} boards could be played on");
}

/// All shapes that a page is given of a board.
fn shapes(pack: &Pack) -> (String, Vec<Element>) {
    let Drawing { land, streets, spaces, over } = Drawing::new(pack);
    let text = format!("<svg>{land}{streets}{spaces}{over}</svg>");
    let elements = xml::read(&text);
    (text, elements)
}

/// The corners of a closed path, rounded.
fn corners(d: &str) -> Vec<[i32; 2]> {
    let spaced = d.trim_end_matches('z').replace(['M', 'l'], " ").replace('-', " -");
    let numbers: Vec<f64> =
        spaced.split_whitespace().map(|number| number.parse().expect("a number")).collect();
    let mut at = (0.0, 0.0);
    let places = numbers.chunks(2).map(|pair| {
        at = (at.0 + pair[0], at.1 + pair[1]);
        [at.0, at.1].map(|value: f64| value.round() as i32)
    });
    places.collect()
}

#[test]
fn a_page_is_given_what_is_drawn() {
    for pack in [Pack::turin().clone(), lindholm(), former_turin()] {
        let sheet = Sheet::new(&pack);
        let drawing = xml::read(&draw(&pack, Theme::Paper));
        let groups: Vec<usize> = (0..drawing.len()).filter(|k| drawing[*k].has_class("space")).collect();
        assert_eq!((sheet.places.len(), groups.len()), (pack.content.spaces().len(), sheet.places.len()));
        for (space, place) in pack.content.spaces().iter().zip(&sheet.places) {
            let id = format!("space-{}", space.id);
            let group = drawing.iter().position(|e| e.get("id") == id).expect("every space is drawn");
            let outline = drawing
                .iter()
                .find(|e| e.parent == Some(group) && e.has_class("outline"))
                .expect("and has an outline");
            let near = |(a, b): (&[i32; 2], &[i32; 2])| a[0].abs_diff(b[0]) <= 1 && a[1].abs_diff(b[1]) <= 1;
            let drawn = corners(outline.get("d"));
            assert!(drawn.len() == place.outline.len() && drawn.iter().zip(&place.outline).all(near), "{id}");
        }
        let written = texts(&drawing);
        for name in &sheet.names {
            assert!(written.contains(name.text.as_str()), "{} is not on the sheet", name.text);
        }
        for line in &sheet.title.lines {
            assert!(written.contains(line.text.as_str()), "{} is not in the title", line.text);
        }
        for link in pack.links.iter().filter(|link| link.kind == armonium_pack::LinkKind::Bridge) {
            let is_written = written.contains(link.name.as_str());
            assert_eq!(
                sheet.names.iter().any(|name| name.text == link.name),
                is_written && !link.name.is_empty()
            );
        }
        let paths: BTreeSet<&str> = drawing.iter().map(|e| e.get("d")).collect();
        let (_, given) = shapes(&pack);
        for shape in given.iter().filter(|e| !e.get("d").is_empty()) {
            assert!(paths.contains(shape.get("d")), "a shape of the class {} differs", shape.get("class"));
        }
        let count = |all: &[Element], class: &str| all.iter().filter(|e| e.has_class(class)).count();
        // What the legend shows too is drawn once more on the sheet.
        for class in ["water", "park", "rail", "field0", "engrave", "eaves", "pier", "tree-crown"] {
            assert_eq!(count(&given, class), count(&drawing, class), "{class}");
        }
    }
}

#[test]
fn a_copy_under_another_id_is_drawn_the_same() {
    let text = include_str!("../../../content/turin.toml").replace("id = \"turin\"", "id = \"mine\"");
    let copy = Pack::read(&text, "mine.toml").expect("a copy is sound");
    assert_eq!(copy.content.id(), "mine");
    assert_eq!(Sheet::new(&copy), Sheet::new(Pack::turin()));
    assert_eq!(Drawing::new(&copy), Drawing::new(Pack::turin()));
    assert_eq!(draw(&copy, Theme::Paper), draw(Pack::turin(), Theme::Paper));
}

#[test]
fn shapes_for_a_page_hold_no_words_of_their_pack_and_nothing_but_shapes() {
    let text = include_str!("../../../fixtures/packs/lindholm.toml");
    let text = text.replace("Long Bridge", "<script>'&</script>").replace("Gull Down", "<image href='x'/>");
    let pack = Pack::read(&text, "lindholm.toml").expect("names may hold anything");
    let sheet = Sheet::new(&pack);
    assert!(sheet.names.iter().any(|name| name.text == "<script>'&</script>"), "names are plain text");
    let (text, elements) = shapes(&pack);
    assert!(elements.iter().all(|e| e.text.trim().is_empty()), "there is text between the shapes");
    for element in &elements {
        let tags = ["svg", "g", "defs", "path", "rect", "circle", "polygon", "use"];
        assert!(tags.contains(&element.name.as_str()), "{}", element.name);
        assert!(element.get("href").is_empty() || element.get("href").starts_with("#p-"));
        assert!(element.get("id").is_empty() || element.get("id").starts_with("p-"));
    }
    for word in ["script", "image", "style", "text", "title", "data-", "lindholm", "ropewalk", "font"] {
        assert!(!text.contains(word), "{word}");
    }
}

#[test]
fn what_a_page_is_given_is_never_too_much_for_it() {
    let mut chance = Chance::new(2);
    let stairs: Vec<(u8, u8)> = (0..127).map(|k: u8| (k.div_ceil(2), k / 2)).collect();
    let mut pack = boards::pack("stairs", &stairs, &[], &mut chance).expect("stairs can be played on");
    boards::furnish(&mut pack, &mut chance);
    let Drawing { land, streets, spaces, over } = Drawing::new(&pack);
    assert!(land.len() + streets.len() + spaces.len() + over.len() <= 2 << 20);
    let sheet = Sheet::new(&pack);
    assert!(sheet.names.len() < 4200, "{} names", sheet.names.len());
    let (turin, _) = shapes(Pack::turin());
    assert!((200_000..500_000).contains(&turin.len()), "{}", turin.len());
}
