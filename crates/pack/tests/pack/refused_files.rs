//! Files that are no packs: no text, no TOML, unknown words, wrong types, names of nothing. Each is refused with a
//! sentence and the position (the mark §), and nothing makes the loader panic.

use crate::support::{TURIN, refused, turin_with};
use armonium_pack::{Pack, Problem};
use armonium_test_support::temp_dir;
use std::collections::BTreeSet;

const SWAP: &str = r#"{ id = "swap", item = "swap" }"#;
const DUOMO: &str = r#"name = "Duomo di San Giovanni", col = 4, row = 2, kind = "regular""#;
const WALKING: &str = "faces = [2, 3, 1, 4, 2, 3, 2, 4, 1]";

fn wrong(changes: &[(&str, &str)], says: &str) -> Problem {
    *refused(&turin_with(changes), says).problem
}

fn names_of_nothing() -> Vec<Problem> {
    vec![
        wrong(
            &[(r#"["cittadella", "pastiss"]"#, r#"["cittadella", §"pastis"]"#)],
            r#"no space has the id "pastis"; did you mean "pastiss"?"#,
        ),
        wrong(
            &[(r#"["palazzo-reale", "porta-palatina"]"#, r#"["palazzo-reale", §"Versailles"]"#)],
            r#"no space has the id "Versailles"; write the id of one of the spaces"#,
        ),
        wrong(
            &[(r#"["cittadella", "pastiss"]"#, r#"§["cittadella"]"#)],
            "between names 1 spaces; name exactly 2",
        ),
        wrong(&[(r#"["cittadella", "pastiss"]"#, r#"§[]"#)], "between names 0 spaces; name exactly 2"),
        wrong(
            &[(r#"rune = "Snowy""#, r#"rune = §"Milou""#)],
            r#"no character is called "Milou"; the characters are Johnsson, Lilja, Pålsson, Vikström, Lewis, Vidal, Koleberg, Snowy"#,
        ),
        wrong(
            &[(r#"rune = "Snowy""#, r#"rune = §"Lilja""#)],
            r#"Lilja starts on "palazzo-reale" already; leave one rune of each character"#,
        ),
        wrong(
            &[(r#"{ id = "fabbrica-d-armi""#, r#"§{ id = "fabbrica-d-armi""#), (r#", rune = "Snowy""#, "")],
            r#"Snowy starts nowhere; give one regular building rune = "Snowy""#,
        ),
        wrong(&[(r#"Snowy = "ᛊ""#, r#"Snowy = §"S""#)], r#""S" is not one runic letter; use one of ᚠ to ᛪ"#),
        wrong(
            &[(r#"Snowy = "ᛊ""#, r#"Snowy = §"ᛊᛊ""#)],
            r#""ᛊᛊ" is not one runic letter; use one of ᚠ to ᛪ"#,
        ),
        wrong(
            &[(r#"Snowy = "ᛊ""#, r#"Snowy = §"ᛚ""#), (r#"Lilja = "ᛚ""#, "")],
            "Snowy has the same rune as Lilja; give each character a rune of its own",
        ),
        wrong(
            &[(r#"Snowy = "ᛊ""#, r#"§Milou = "ᛊ""#)],
            r#"no character is called "Milou"; the characters are Johnsson, Lilja, Pålsson, Vikström, Lewis, Vidal, Koleberg, Snowy"#,
        ),
    ]
}

fn parts_that_do_not_fit() -> Vec<Problem> {
    let swap = |to: &str| (SWAP, SWAP.replace(r#"id = "swap", item = "swap""#, to));
    let tile = |to: &str, says: &str| {
        let (from, to) = swap(to);
        wrong(&[(from, &to)], says)
    };
    vec![
        wrong(
            &[(WALKING, "faces = §[2, 3, 1, 4, 2, 3, 2, 4]")],
            "the Walking Gear has 8 faces; give it 9, one for each tooth",
        ),
        wrong(
            &[(r#"faces = ["taxi""#, r#"faces = §["taxi", "taxi""#)],
            "the Machine Gear has 9 faces; give it 8, one for each tooth",
        ),
        wrong(
            &[(r#"faces = ["move_clue", "#, r#"faces = §["#)],
            "the Activity Gear has 6 faces; give it 7, one for each tooth",
        ),
        wrong(
            &[(r#"kind = "mystic", building = "obelisco""#, r#"kind = §"mystic""#)],
            r#"space "obelisco" is a Mystic Building without a building; add building = "mole", "cimitero", "tempio", "museo" or "obelisco""#,
        ),
        wrong(
            &[(r#"kind = "mystic", building = "obelisco""#, r#"kind = "blue", building = §"obelisco""#)],
            r#"space "obelisco" has a building but not kind = "mystic"; remove one of the two"#,
        ),
        wrong(
            &[(r#"col = 10, row = 7, kind = "hills""#, r#"col = §64, row = 7, kind = "hills""#)],
            "this hole is on column 64, row 7; columns and rows go from 0 to 63",
        ),
        wrong(
            &[(r#"col = 10, row = 7, kind = "hills""#, r#"col = 10, row = §-7, kind = "hills""#)],
            "this hole is on column 10, row -7; columns and rows go from 0 to 63",
        ),
        wrong(
            &[(r#"col = 10, row = 7, kind = "hills""#, r#"col = §4, row = 2, kind = "hills""#)],
            r#"this hole is where space "duomo" stands; holes are for empty cells, take it out"#,
        ),
        wrong(
            &[(r#"col = 10, row = 7, kind = "hills""#, r#"col = §0, row = 7, kind = "hills""#)],
            "there is a hole on column 0, row 7 already; take one of the two out",
        ),
        tile(
            r#"id = §"swap""#,
            r#"tile "swap" must be one of the two: give it location = … for a Location Tile or item = … for an Item Tile"#,
        ),
        tile(
            r#"id = §"swap", item = "swap", location = "mole""#,
            r#"tile "swap" must be one of the two: give it location = … for a Location Tile or item = … for an Item Tile"#,
        ),
        tile(r#"id = §"swap", item = "music""#, r#"tile "swap" does not say pages; add pages = …"#),
        tile(r#"id = §"swap", item = "ride""#, r#"tile "swap" does not say machine; add machine = …"#),
        tile(
            r#"id = "swap", item = "swap", pages = §2"#,
            r#"tile "swap" says pages, which only item = "music" has; take it out"#,
        ),
        tile(
            r#"id = "swap", location = "mole", machine = §"train""#,
            r#"tile "swap" says machine, which only item = "ride" has; take it out"#,
        ),
    ]
}

fn no_toml() -> Vec<Problem> {
    let duomo = |from: &str, to: &str| DUOMO.replace(from, to);
    let keys = "`id`, `name`, `space`, `link`, `no_edge`, `hole`, `runes`, `gears`, `tile`, `drawing`";
    let long = format!("col = §\"{}\"", "x".repeat(100_000));
    let found_long = format!("found string \"{}…; write a whole number", "x".repeat(52));
    vec![
        wrong(
            &[(DUOMO, &format!("{DUOMO}, §colour = \"grey\""))],
            "unknown key `colour`; use one of `id`, `name`, `col`, `row`, `kind`, `building`, `rune`",
        ),
        wrong(
            &[(DUOMO, &format!("{DUOMO}, §\"\\u001b[31m\" = 1"))],
            "unknown key ` [31m`; use one of `id`, `name`, `col`, `row`, `kind`, `building`, `rune`",
        ),
        wrong(&[("[runes]", "[§rules]\n[runes]")], &format!("unknown key `rules`; use one of {keys}")),
        wrong(
            &[("[gears.machine]", "[gears.§maschine]")],
            "unknown key `maschine`; use one of `machine`, `walking`, `activity`",
        ),
        wrong(
            &[(DUOMO, &duomo("\"regular\"", "§\"red\""))],
            "unknown word `red`; use one of `regular`, `yellow`, `green`, `blue`, `mystic`",
        ),
        wrong(
            &[(r#"faces = ["taxi""#, r#"faces = [§"cab""#)],
            "unknown word `cab`; use one of `taxi`, `train`, `monorail`, `airship`",
        ),
        wrong(
            &[(DUOMO, &duomo("col = 4", "col = §\"four\""))],
            r#"found string "four"; write a whole number"#,
        ),
        wrong(&[(DUOMO, &duomo("col = 4", &long))], &found_long),
        wrong(
            &[(DUOMO, &duomo("col = 4", "col = §4.5"))],
            "found floating point `4.5`; write a whole number",
        ),
        wrong(
            &[(DUOMO, &duomo("col = 4", "col = §nan"))],
            "found floating point `NaN`; write a whole number",
        ),
        wrong(&[(DUOMO, &duomo("col = 4", "col = §[4]"))], "found a list; write a whole number"),
        wrong(
            &[(DUOMO, &duomo("\"Duomo di San Giovanni\"", "§4"))],
            "found integer `4`; write a text in quotes",
        ),
        wrong(&[(SWAP, &SWAP.replace("item", "organ = §1, item"))], "found integer `1`; write true or false"),
        wrong(&[(SWAP, &SWAP.replace("\"swap\" }", "§3 }"))], "this is no word; write one in quotes"),
        wrong(&[(WALKING, "faces = §3")], "found integer `3`; write a list in [ ]"),
        wrong(&[("space = [", "space = [ §3,")], "found integer `3`; write a table"),
        wrong(
            &[(DUOMO, &duomo("col = 4", "col = §99999999999999999999"))],
            "found integer `99999999999999999999`; write a whole number",
        ),
        wrong(
            &[(DUOMO, &duomo("col = 4", &format!("col = §{}", "9".repeat(1000))))],
            "integer number overflowed; correct the TOML here",
        ),
        wrong(&[(r#"{ id = "duomo", "#, "§{ ")], "the key `id` is missing; add it"),
        wrong(
            &[("[gears.walking]", "§[gears.walking]"), (&format!("{WALKING}\ndirection = 1"), WALKING)],
            "the key `direction` is missing; add it",
        ),
        wrong(&[(DUOMO, &format!("{DUOMO}, §col = 4"))], "this key is here twice; take one of the two out"),
        wrong(
            &[(r#"id = "turin""#, "id = §turin")],
            "this is no value; write words in quotes, and numbers without",
        ),
        wrong(
            &[("link = [\n    {", "link = \n    §{")],
            "invalid key-value pair, expected key; correct the TOML here",
        ),
        wrong(
            &[(r#"id = "turin""#, "id = \"tur§\0in\"")],
            "invalid basic string, expected non-double-quote visible characters, `\\`; correct the TOML here",
        ),
    ]
}

fn deep() -> Vec<Problem> {
    let deep = "tables or lists are nested too deeply here; no key of a pack needs that";
    let nested = |opening: &str, times, closing: &str| {
        let text = format!("id = {}1{}", opening.repeat(times), closing.repeat(times));
        let error = Pack::read(&text, "a.toml").expect_err("nested");
        assert!(error.to_string().ends_with(deep), "{error}");
        *error.problem
    };
    vec![
        nested("[", 200_000, "]"),
        nested("[", 200_000, ""),
        nested("{ a = ", 100_000, "}"),
        nested("[{ a = ", 100_000, "}]"),
        *refused(&format!("§{}id = 1", "a.".repeat(200_000)), deep).problem,
        *refused(&format!("§[{}a]", "a.".repeat(200_000)), deep).problem,
    ]
}

fn no_text() -> Vec<Problem> {
    let folder = temp_dir();
    let refused = |name: &str, bytes: &[u8]| {
        let file = folder.path().join(name);
        std::fs::write(&file, bytes).expect("a temporary file");
        Pack::load(&file).expect_err("no pack")
    };
    let large = refused("large.toml", &vec![b'#'; 2 << 20]);
    let latin = refused("latin.toml", b"id = \"turin\"\nname = \"Citt\xe0\"\n");
    let zeros = refused("zeros.toml", &[0; 4096]);
    let missing = Pack::load("no/such/pack.toml").expect_err("no such file");
    assert!(missing.to_string().starts_with("no/such/pack.toml: cannot be read ("), "{missing}");
    assert!(missing.to_string().ends_with("; check the name and the permissions"), "{missing}");
    assert!(
        large
            .to_string()
            .ends_with("large.toml: is larger than 1024 KiB; a pack is a short text, name the right file"),
        "{large}"
    );
    assert!(
        latin.to_string().ends_with("latin.toml:2:13: this is no UTF-8 text; save the file as UTF-8"),
        "{latin}"
    );
    assert!(matches!(*zeros.problem, Problem::Toml(_)), "{zeros}");
    let text = Pack::read(&"#".repeat(Pack::MAX_BYTES + 1), "a.toml").expect_err("too large");
    assert_eq!(text.position, None);
    vec![*missing.problem, *large.problem, *latin.problem, *zeros.problem, *text.problem]
}

fn hints() -> Vec<Problem> {
    let plated = |plate: &str, says: &str| {
        let bare = TURIN.split("[drawing").next().unwrap_or_default();
        *refused(&format!("{bare}[drawing]\n{plate}\n"), says).problem
    };
    vec![
        plated("§pictures = { atlantis = \"dome\" }", "drawing.pictures: there is no space “atlantis”"),
        plated(
            "compass = [\"N\", \"E\", \"S\", \"W\"]\n§rivers = [{ course = [[0, 0]] }]",
            "drawing.rivers: a line needs two positions at least",
        ),
    ]
}

#[test]
fn hints_that_do_not_fit_the_board_are_refused() {
    hints();
}

#[test]
fn a_name_of_nothing_is_refused() {
    names_of_nothing();
}

#[test]
fn parts_that_do_not_fit_together_are_refused() {
    parts_that_do_not_fit();
}

#[test]
fn what_is_no_toml_is_refused() {
    assert!(no_toml().iter().all(|wrong| matches!(wrong, Problem::Toml(_))));
}

#[test]
fn nesting_is_bounded() {
    assert!(deep().iter().all(|wrong| matches!(wrong, Problem::Toml(_))));
}

#[test]
fn what_is_no_text_is_refused() {
    no_text();
}

#[test]
fn an_empty_file_lacks_everything() {
    refused("§", "the key `id` is missing; add it");
    refused(
        "id = \"x\"\nname = \"y\"\nspace = []\ntile = []\n§[gears]",
        "the key `machine` is missing; add it",
    );
}

#[test]
fn a_pack_without_spaces_is_refused() {
    let gears = &TURIN[TURIN.find("[gears.machine]").expect("gears")..];
    let text = format!("§id = \"x\"\nname = \"y\"\nspace = []\ntile = []\n{gears}");
    refused(&text, r#"Johnsson starts nowhere; give one regular building rune = "Johnsson""#);
}

#[test]
fn every_wrong_has_been_seen() {
    let seen = [names_of_nothing(), parts_that_do_not_fit(), no_toml(), no_text(), hints()];
    let flaw = *refused(&turin_with(&[(DUOMO, &DUOMO.replace("col = 4", "col = §64"))]), OFF).problem;
    let seen: BTreeSet<usize> = seen.iter().flatten().chain([&flaw]).map(number).collect();
    assert_eq!(seen, (0..WRONGS).collect());
}

const OFF: &str = r#"space "duomo" stands on column 64, row 2; columns and rows go from 0 to 63"#;

const WRONGS: usize = 22;

/// A number for everything that can be wrong; a new one does not compile until it has a number, and then it needs a test.
fn number(wrong: &Problem) -> usize {
    match wrong {
        Problem::Unreadable(_) => 0,
        Problem::TooLarge => 1,
        Problem::NotText => 2,
        Problem::Toml(_) => 3,
        Problem::UnknownSpace { .. } => 4,
        Problem::NotTwo { .. } => 5,
        Problem::WrongTeeth { .. } => 6,
        Problem::WhichBuilding { .. } => 7,
        Problem::NeedlessBuilding { .. } => 8,
        Problem::UnknownCharacter { .. } => 9,
        Problem::RuneTwice { .. } => 10,
        Problem::RuneMissing { .. } => 11,
        Problem::BadGlyph { .. } => 12,
        Problem::SameGlyph { .. } => 13,
        Problem::HoleOffLattice { .. } => 14,
        Problem::HoleOnSpace { .. } => 15,
        Problem::SameHole { .. } => 16,
        Problem::LocationOrItem { .. } => 17,
        Problem::KeyMissing { .. } => 18,
        Problem::NeedlessKey { .. } => 19,
        Problem::Hint(_) => 20,
        Problem::Flaw(_) => 21,
    }
}
