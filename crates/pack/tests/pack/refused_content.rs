//! Every way in which a pack can break a fact of the rules, each with the sentence it is refused with and the position it
//! points at (the mark §). Files that are not even packs: refused_files.rs. Long, with one case per fact.

use crate::support::{TURIN, refused, turin_with};
use armonium_pack::{Pack, Problem};
use armonium_rules::{Character, Content, Draft, Fault, Flaw, Machine, Place, Space, SpaceKind};
use std::collections::BTreeSet;

const DUOMO: &str = r#"{ id = "duomo", name = "Duomo di San Giovanni", col = 4, row = 2, kind = "regular" }"#;
const SWAP: &str = r#"    { id = "swap", item = "swap" },"#;
const TUNNEL: &str = r#"between = ["cittadella", "pastiss"]"#;
const WALL: &str = r#"between = ["palazzo-reale", "porta-palatina"], kind = "wall" }"#;
const FIRST_SPACE: &str = r#"{ id = "fabbrica-d-armi""#;
const FIRST_TILE: &str = r#"{ id = "mole","#;
const STONES: &str = r#"{ id = "stones", item = "stones", marks = 2 }"#;

/// One flaw in Turin: what is changed and what is said.
fn flaw(changes: &[(&str, &str)], says: &str) -> Fault {
    text_flaw(&turin_with(changes), says)
}

fn text_flaw(marked: &str, says: &str) -> Fault {
    match *refused(marked, says).problem {
        Problem::Flaw(flaw) => flaw.fault,
        other => panic!("{other:?} is no flaw"),
    }
}

fn names() -> Vec<Fault> {
    let long = format!(r#"id = §"{}""#, "a".repeat(41));
    let long_name = format!(r#"name = §"{}""#, "à".repeat(61));
    let (id, name) = (r#"id = "duomo""#, r#"name = "Duomo di San Giovanni""#);
    vec![
        flaw(&[(id, r#"id = §"""#)], r#"the id is empty; write a short name such as "porta-susa""#),
        flaw(
            &[(id, r#"id = §"Duomo""#)],
            r#""Duomo" is no id; use small letters a-z, digits and hyphens, at most 40 of them"#,
        ),
        flaw(
            &[(id, &long)],
            r#""aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa" is no id; use small letters a-z, digits and hyphens, at most 40 of them"#,
        ),
        flaw(
            &[(r#"id = "turin""#, r#"id = §"turin.toml""#)],
            r#""turin.toml" is no id; use small letters a-z, digits and hyphens, at most 40 of them"#,
        ),
        flaw(&[(id, r#"id = §"cottolengo""#)], r#"the id "cottolengo" is taken already; choose another"#),
        flaw(
            &[(r#"id = "swap""#, r#"id = §"investigate""#)],
            r#"the id "investigate" is taken already; choose another"#,
        ),
        flaw(&[(name, r#"name = §" ""#)], r#""duomo" has no name; write one for people to read"#),
        flaw(&[(name, &long_name)], r#"the name of "duomo" is too long; use at most 60 characters"#),
        flaw(
            &[(name, r#"name = §"Duomo\tdi San Giovanni""#)],
            r#"the name of "duomo" holds a line break, a tab or the like; take it out"#,
        ),
        flaw(
            &[(name, r#"name = §"\u202EDuomo""#)],
            r#"the name of "duomo" holds a line break, a tab or the like; take it out"#,
        ),
        flaw(
            &[(r#"name = "Torino""#, r#"name = §"To\nrino""#)],
            r#"the name of "turin" holds a line break, a tab or the like; take it out"#,
        ),
        flaw(
            &[(r#"name = "Ponte Isabella""#, &long_name)],
            r#"the name of "link imbarcadero corso-moncalieri" is too long; use at most 60 characters"#,
        ),
        flaw(
            &[(r#"name = "Collina""#, r#"name = §"\u0007""#)],
            r#"the name of "hole 10 7" holds a line break, a tab or the like; take it out"#,
        ),
    ]
}

fn spaces() -> Vec<Fault> {
    let extra = |index: u8, mark: &str| {
        format!(r#"{{ id = {mark}"x-{index}", name = "X", col = {index}, row = 60, kind = "regular" }},"#)
    };
    let mut crowd: Vec<_> = (0..59).map(|index| extra(index, "")).collect();
    crowd.push(extra(59, "§").replace("{ id = §", "§{ id = "));
    let crowd = format!("{}\n]\n\n# Links join", crowd.join("\n"));
    let off =
        |col| format!(r#"space "duomo" stands on column {col}, row 2; columns and rows go from 0 to 63"#);
    vec![
        flaw(&[("]\n\n# Links join", &crowd)], "the board has 129 spaces; keep to at most 128"),
        text_flaw(
            &few_regular(),
            "the board has 13 regular buildings; give it at least 14, for 8 characters, 5 Clues and the Organ",
        ),
        flaw(&[(DUOMO, &DUOMO.replace("col = 4", "col = §64"))], &off("64")),
        flaw(&[(DUOMO, &DUOMO.replace("col = 4", "col = §300"))], &off("300")),
        flaw(&[(DUOMO, &DUOMO.replace("col = 4", "col = §-1"))], &off("-1")),
        flaw(
            &[(DUOMO, &DUOMO.replace("col = 4", "col = §9223372036854775807"))],
            &off("9223372036854775807"),
        ),
        flaw(
            &[(DUOMO, &DUOMO.replace("col = 4", "col = §3"))],
            r#"space "duomo" stands on column 3, row 2, where "consolata" already stands; give it another cell"#,
        ),
        flaw(
            &[
                (FIRST_SPACE, r#"§{ id = "fabbrica-d-armi""#),
                (r#"col = 5, row = 0, kind = "yellow""#, r#"col = 5, row = 0, kind = "regular""#),
                (r#"col = 4, row = 6, kind = "yellow""#, r#"col = 4, row = 6, kind = "regular""#),
            ],
            "the Train has 2 yellow spaces; give it at least 3",
        ),
        flaw(
            &[
                (FIRST_SPACE, r#"§{ id = "fabbrica-d-armi""#),
                (r#"kind = "mystic", building = "obelisco""#, r#"kind = "regular""#),
            ],
            r#"the Obelisco stands nowhere; give one space kind = "mystic" and building = "obelisco""#,
        ),
        flaw(
            &[(r#"building = "obelisco""#, r#"building = §"cimitero""#)],
            r#"space "obelisco" is the Cimitero, which "cimitero" is already; each Mystic Building stands once"#,
        ),
        flaw(
            &[
                (r#", kind = "regular", rune = "Snowy""#, r#", kind = "regular""#),
                (
                    r#"col = 5, row = 7, kind = "green""#,
                    r#"col = 5, row = 7, kind = "green", rune = §"Snowy""#,
                ),
            ],
            r#"Snowy starts on "san-salvario", which is no regular building; move the rune to one"#,
        ),
    ]
}

/// Turin with all but 13 regular buildings turned into stations.
fn few_regular() -> String {
    let mut left: usize = 39;
    let marked = turin_with(&[(FIRST_SPACE, r#"§{ id = "fabbrica-d-armi""#)]);
    let line = |line: &str| match line.ends_with(r#"kind = "regular" },"#) && left > 0 {
        true => {
            left -= 1;
            line.replace("regular", "green")
        }
        false => line.to_owned(),
    };
    marked.lines().map(line).collect::<Vec<_>>().join("\n")
}

fn paths() -> Vec<Fault> {
    let link = |to: &str| format!(r#"between = §["cittadella", "{to}"]"#);
    let isabella = r#"between = ["imbarcadero", "corso-moncalieri"]"#;
    let star = ["crocetta", "gran-madre", "officine", "sinagoga", "pastiss"]
        .map(|to| format!(r#"{{ between = ["duomo", "{to}"], kind = "passage" }},"#));
    vec![
        flaw(
            &[(TUNNEL, &link("cittadella"))],
            r#"this link joins "cittadella" to itself; name two different spaces"#,
        ),
        flaw(
            &[(TUNNEL, &link("piazza-solferino"))],
            r#""cittadella" and "piazza-solferino" are orthogonal neighbours; take the link out (and their no_edge, if they have one)"#,
        ),
        flaw(
            &[(isabella, r#"between = ["pastiss", "cittadella"]"#), (TUNNEL, &link("pastiss"))],
            r#""cittadella" and "pastiss" are linked already; take one of the two links out"#,
        ),
        flaw(
            &[(WALL, r#"between = §["palazzo-reale", "pastiss"], kind = "wall" }"#)],
            r#""palazzo-reale" and "pastiss" are no orthogonal neighbours; take this no_edge out"#,
        ),
        flaw(
            &[(WALL, r#"between = §["pastiss", "pastiss"], kind = "wall" }"#)],
            r#""pastiss" and "pastiss" are no orthogonal neighbours; take this no_edge out"#,
        ),
        flaw(
            &[(
                WALL,
                r#"between = ["palazzo-reale", "porta-palatina"], kind = "wall" },
    { between = §["porta-palatina", "palazzo-reale"], kind = "wall" }"#,
            )],
            r#""porta-palatina" and "palazzo-reale" are cut already; take one of the two no_edge out"#,
        ),
        flaw(
            &[
                (r#"id = "duomo""#, r#"id = §"duomo""#),
                ("link = [\n", &format!("link = [\n{}\n", star.join("\n"))),
            ],
            r#"space "duomo" has 9 neighbours; take links out until it has at most 8"#,
        ),
        flaw(
            &[
                (r#"id = "crocetta""#, r#"id = §"crocetta""#),
                (r#""La Crocetta", col = 1, row = 7"#, r#""La Crocetta", col = 60, row = 60"#),
            ],
            r#"space "crocetta" cannot be reached from "fabbrica-d-armi"; add a link or move it next to another space"#,
        ),
    ]
}

fn compass() -> Vec<Fault> {
    let cimitero = (r#"id = "cimitero", name"#, r#"id = §"cimitero", name"#);
    vec![
        flaw(
            &[cimitero, (r#"Vincoli", col = 3, row = 0"#, r#"Vincoli", col = 3, row = 8"#)],
            "no regular building lies south of the Cimitero, but the rules let its tile go north; put the Cimitero at the northern edge",
        ),
        flaw(
            &[
                cimitero,
                (r#"Vincoli", col = 3, row = 0"#, r#"Vincoli", col = 3, row = 1"#),
                (r#""Il Cottolengo", col = 3, row = 1"#, r#""Il Cottolengo", col = 3, row = 0"#),
            ],
            r#"the regular building "fabbrica-d-armi" lies north of the Cimitero, but the rules never let its tile go south; put the Cimitero in the northernmost row"#,
        ),
        flaw(
            &[
                (r#"id = "mole-antonelliana""#, r#"id = §"mole-antonelliana""#),
                (r#"col = 8, row = 3, kind = "mystic""#, r#"col = 1, row = 8, kind = "mystic""#),
            ],
            r#"the regular building "maria-ausiliatrice" lies east of the Mole and west of the Cimitero, where the rules say nothing lies; put the Mole east of the Cimitero"#,
        ),
        flaw(
            &[
                (r#"id = "museo-egizio""#, r#"id = §"museo-egizio""#),
                (r#"col = 1, row = 2, kind = "mystic""#, r#"col = 3, row = 8, kind = "mystic""#),
            ],
            "no regular building lies north of the Tempio, east of the Museo, south of the Obelisco and west of the Mole, as the rules' example needs; move these buildings apart",
        ),
    ]
}

fn gears() -> Vec<Fault> {
    let walking = "faces = [2, 3, 1, 4, 2, 3, 2, 4, 1]\ndirection = 1";
    let machine = "\"train\", \"monorail\"]\ndirection = 1";
    let activity = "\"research\", \"compose\"]\ndirection = 1";
    let steps = |steps| format!("a tooth of the Walking Gear shows {steps}; use numbers from 1 to 9");
    let direction = |gear, direction| {
        format!(
            "the {gear} Gear has direction {direction}; write 1 if turning it along its arrow brings up its faces in the order given, -1 if in reverse"
        )
    };
    vec![
        flaw(&[(machine, "\"train\", \"monorail\"]\ndirection = §0")], &direction("Machine", 0)),
        flaw(&[(walking, &walking.replace("direction = 1", "direction = §-2"))], &direction("Walking", -2)),
        flaw(&[(activity, "\"research\", \"compose\"]\ndirection = §1000")], &direction("Activity", 1000)),
        flaw(&[(walking, &walking.replace("[2, 3", "[2, §0"))], &steps(0)),
        flaw(&[(walking, &walking.replace("4, 1]", "4, §10]"))], &steps(10)),
        flaw(&[(walking, &walking.replace("[2", "[§-2"))], &steps(-2)),
        flaw(
            &[(r#"faces = ["move_clue""#, r#"faces = §["compose""#)],
            r#"no tooth of the Activity Gear shows "move_clue", with which every game starts; give it one at least"#,
        ),
    ]
}

fn tiles() -> Vec<Fault> {
    let first = (FIRST_TILE, r#"§{ id = "mole","#);
    let many: String = (0..11).map(|n| format!("{{ id = \"x-{n}\", item = \"swap\" }},\n")).collect();
    let many = format!("{many}{}", STONES.replace("id = ", "id = §"));
    let count = |count| format!(r#"there are {count} tiles "swap"; count from 1 to 50, or take it out"#);
    let swap = |with: &str| SWAP.replace("item = \"swap\"", &format!("item = \"swap\", {with}"));
    vec![
        flaw(&[(STONES, &many)], "there are 51 kinds of tiles; merge equal ones, at most 50 can differ"),
        flaw(
            &[first, (r#"location = "cimitero", count = 3"#, r#"location = "cimitero", count = 4"#)],
            "the counts of all tiles add up to 51; make it 50",
        ),
        flaw(&[(SWAP, &swap("count = §0"))], &count("0")),
        flaw(&[(SWAP, &swap("count = §51"))], &count("51")),
        flaw(&[(SWAP, &swap("count = §-1"))], &count("-1")),
        flaw(&[(SWAP, &swap("count = §256"))], &count("256")),
        flaw(
            &[(
                r#"id = "mole-mark", location = "mole", marks = 1"#,
                r#"id = §"mole-mark", location = "mole""#,
            )],
            r#"tile "mole-mark" looks exactly like "mole"; merge them into one and add their counts"#,
        ),
        flaw(
            &[
                (r#"    { id = "mole", location = "mole", count = 3 },"#, ""),
                (r#"    { id = "mole-mark", location = "mole", marks = 1 },"#, ""),
                (r#"{ id = "cimitero", location"#, r#"§{ id = "cimitero", location"#),
            ],
            r#"no Location Tile shows the Mole Antonelliana; add one with location = "mole""#,
        ),
        flaw(&[first, (SWAP, "")], r#"no Item Tile shows item = "swap"; add one"#),
        flaw(
            &[
                first,
                (r#"    { id = "train", item = "ride", machine = "train" },"#, ""),
                (r#"    { id = "train-organ", item = "ride", machine = "train", organ = true },"#, ""),
            ],
            r#"no Item Tile shows item = "ride" with machine = "train"; add one"#,
        ),
        flaw(&[first, (&format!("{STONES},"), "")], r#"no Item Tile shows item = "stones"; add one"#),
        flaw(
            &[(SWAP, &swap("name = §\"Swap\""))],
            r#"tile "swap" has a name, but only music tiles have names; take it out"#,
        ),
        flaw(
            &[(STONES, &STONES.replace("marks", "name = §\"Fenrir's Stones\", marks"))],
            r#"tile "stones" has a name, but only music tiles have names; take it out"#,
        ),
        flaw(
            &[(SWAP, &swap("marks = §2"))],
            r#"tile "swap" has marks = 2; write 0 or 1, only Fenrir's Stones carry 2"#,
        ),
        flaw(
            &[(SWAP, &swap("marks = §-1"))],
            r#"tile "swap" has marks = -1; write 0 or 1, only Fenrir's Stones carry 2"#,
        ),
        flaw(
            &[(STONES, &STONES.replace("marks = 2", "marks = §1"))],
            "Fenrir's Stones have marks = 1; they carry exactly 2 Marks of the Wolf",
        ),
        flaw(
            &[(STONES, &STONES.replace("marks = 2", "marks = §999"))],
            "Fenrir's Stones have marks = 999; they carry exactly 2 Marks of the Wolf",
        ),
        flaw(
            &[(STONES, &STONES.replace("id = ", "id = §").replace("marks = 2", "marks = 2, count = 2"))],
            "there is more than one tile of Fenrir's Stones; leave one, with count = 1",
        ),
        flaw(
            &[
                (SWAP, &format!("{SWAP}\n{{ id = \"more\", item = \"stones\", marks = 2, organ = true }},")),
                (r#"id = "stones""#, r#"id = §"stones""#),
            ],
            "there is more than one tile of Fenrir's Stones; leave one, with count = 1",
        ),
        flaw(
            &[(r#"location = "mole", marks = 1"#, r#"location = "mole", marks = 1, organ = §true"#)],
            r#"tile "mole-mark" is a Location Tile with the Organ symbol, which only Item Tiles carry; take it out"#,
        ),
        flaw(
            &[(
                r#"id = "train", item = "ride", machine = "train""#,
                r#"id = "train", item = "ride", machine = §"taxi""#,
            )],
            r#"tile "train" is a ride by Taxi; only train, monorail and airship have tiles"#,
        ),
    ]
}

fn music() -> Vec<Fault> {
    let deggial = r#"item = "music", pages = 1, name = "Deggial""#;
    let lemuria = r#"item = "music", pages = 1, name = "Lemuria""#;
    let ones = r#""Deggial", "Lemuria", "Nifelheim", "Sitra Ahra", "To Mega Therion", "Feuer Overtüre", "Prometheus Entfesselt""#;
    vec![
        flaw(
            &[(deggial, &deggial.replace("pages = 1", "pages = §3"))],
            r#"tile "deggial" gives 3 Music Pages; music tiles give 1 or 2"#,
        ),
        flaw(
            &[(deggial, &deggial.replace("pages = 1", "pages = §-256"))],
            r#"tile "deggial" gives -256 Music Pages; music tiles give 1 or 2"#,
        ),
        flaw(
            &[(deggial, &deggial.replace("\"Deggial\"", "§\"deggial\""))],
            &format!(r#""deggial" is no music of 1 page; the names are {ones}"#),
        ),
        flaw(
            &[(deggial, &deggial.replace("pages = 1, name = ", "pages = 2, name = §"))],
            r#""Deggial" is no music of 2 pages; the names are "Adulruna Rediviva", "An Arrow From The Sun", "The Perennial Sophia""#,
        ),
        flaw(
            &[(lemuria, &lemuria.replace("\"Lemuria\"", "§\"Deggial\", marks = 1"))],
            r#"there is more than one tile "Deggial"; each piece of music is on one tile only"#,
        ),
        flaw(
            &[(lemuria, &lemuria.replace("\"Lemuria\"", "§\"Lemuria\", count = 2"))],
            r#"there is more than one tile "Lemuria"; each piece of music is on one tile only"#,
        ),
        flaw(
            &[
                (FIRST_TILE, r#"§{ id = "mole","#),
                (r#"    { id = "deggial", item = "music", pages = 1, name = "Deggial" },"#, ""),
            ],
            r#"no tile is called "Deggial"; add one with item = "music" and pages = 1"#,
        ),
    ]
}

/// What a file cannot even say, but a draft can.
fn drafts() -> Vec<Fault> {
    let pack = Pack::read(TURIN, "turin-1.toml").expect("a sound pack");
    let turin = pack.content.draft();
    let space = |id: &str| {
        Space(turin.spaces.iter().position(|space| space.id == id).expect("a space of Turin") as u8)
    };
    let refused = |change: &dyn Fn(&mut Draft), place, says: &str| {
        let mut draft = turin.clone();
        change(&mut draft);
        let flaw = Content::new(draft).expect_err(says);
        assert_eq!((flaw.place, flaw.to_string().as_str()), (place, says));
        flaw.fault
    };
    let nowhere = "there is no space number 69; name one of the spaces";
    let duomo = space("duomo");
    vec![
        refused(
            &|draft| draft.spaces[duomo.index()].kind = SpaceKind::Station(Machine::Taxi),
            Place::Space(duomo.index()),
            r#"space "duomo" is a station of the Taxi, which has none; make it another kind"#,
        ),
        refused(&|draft| draft.links[2].0 = Space(69), Place::Link(2), nowhere),
        refused(&|draft| draft.no_edge[1].1 = Space(69), Place::NoEdge(1), nowhere),
        refused(&|draft| draft.runes[4] = Space(69), Place::Rune(Character::Lewis), nowhere),
        refused(
            &|draft| draft.runes[7] = draft.runes[0],
            Place::Rune(Character::Snowy),
            r#"Snowy starts on "conservatorio", where Johnsson starts already; move one of the two runes"#,
        ),
    ]
}

#[test]
fn names_are_short_and_readable() {
    names();
}

/// 1.6
#[test]
fn spaces_have_cells_kinds_and_runes() {
    spaces();
}

/// 1.7, R72
#[test]
fn links_join_and_cuts_part() {
    paths();
}

/// 3.5.4
#[test]
fn a_board_without_the_compass_of_the_rules_is_refused() {
    compass();
}

/// 1.8, 1.9
#[test]
fn gears_have_sound_faces_and_directions() {
    gears();
}

/// 1.5, 9.14
#[test]
fn tiles_are_those_of_the_rules() {
    tiles();
    music();
}

#[test]
fn what_no_file_can_say_is_refused_too() {
    drafts();
}

#[test]
fn every_fault_has_been_seen() {
    let parts = [names(), spaces(), paths(), compass(), gears(), tiles(), music(), drafts()];
    let seen: BTreeSet<usize> = parts.iter().flatten().map(number).collect();
    assert_eq!(seen, (0..FAULTS).collect());
}

const FAULTS: usize = 46;

/// A number for every fault; a new one does not compile until it has a number, and then it needs a test.
fn number(fault: &Fault) -> usize {
    match fault {
        Fault::BadId { .. } => 0,
        Fault::SameId { .. } => 1,
        Fault::NoName { .. } => 2,
        Fault::LongName { .. } => 3,
        Fault::UnprintableName { .. } => 4,
        Fault::TooManySpaces { .. } => 5,
        Fault::TooFewRegular { .. } => 6,
        Fault::OffLattice { .. } => 7,
        Fault::SameCell { .. } => 8,
        Fault::TaxiStation { .. } => 9,
        Fault::TooFewStations { .. } => 10,
        Fault::NoMystic { .. } => 11,
        Fault::MysticTwice { .. } => 12,
        Fault::NoSuchSpace { .. } => 13,
        Fault::RuneNotRegular { .. } => 14,
        Fault::SharedRune { .. } => 15,
        Fault::LinkToItself { .. } => 16,
        Fault::NeedlessLink { .. } => 17,
        Fault::SameLink { .. } => 18,
        Fault::NothingToCut { .. } => 19,
        Fault::SameCut { .. } => 20,
        Fault::TooManyNeighbours { .. } => 21,
        Fault::Unreachable { .. } => 22,
        Fault::CimiteroNeverNorth => 23,
        Fault::CimiteroSouth { .. } => 24,
        Fault::BetweenMoleAndCimitero { .. } => 25,
        Fault::EmptyExample => 26,
        Fault::BadDirection { .. } => 27,
        Fault::BadSteps { .. } => 28,
        Fault::NoMoveClue => 29,
        Fault::TooManyKinds { .. } => 30,
        Fault::WrongTotal { .. } => 31,
        Fault::BadCount { .. } => 32,
        Fault::SameTile { .. } => 33,
        Fault::NoLocation { .. } => 34,
        Fault::NoItem { .. } => 35,
        Fault::NeedlessName { .. } => 36,
        Fault::BadMusic { .. } => 37,
        Fault::UnknownMusic { .. } => 38,
        Fault::RepeatedMusic { .. } => 39,
        Fault::MissingMusic { .. } => 40,
        Fault::TaxiTile { .. } => 41,
        Fault::RepeatedStones => 42,
        Fault::StonesMarks { .. } => 43,
        Fault::TooManyMarks { .. } => 44,
        Fault::OrganOnLocation { .. } => 45,
    }
}

#[test]
fn a_flaw_says_what_its_fault_says() {
    let flaw = Flaw { place: Place::Pack, fault: Fault::NoMoveClue };
    let error: &dyn std::error::Error = &flaw;
    assert_eq!(error.to_string(), Fault::NoMoveClue.to_string());
}

/// The mistakes in a text, each as its line and what is said.
fn mistakes(text: &str) -> Vec<(usize, String)> {
    let mistakes = Pack::read_all(text, "a.toml").expect_err("mistakes");
    mistakes.iter().map(|one| (one.position.expect("a position").line, one.problem.to_string())).collect()
}

#[test]
fn all_mistakes_are_listed_at_once_in_the_order_of_the_file() {
    let changes = [
        (r#"name = "Torino""#, "name = \"Torino\"\ncolour = \"red\"", "unknown key `colour`; use one of"),
        (
            DUOMO,
            &DUOMO.replace("regular", "reguler").replace("row = 2", "row = true"),
            "found boolean `true`",
        ),
        (r#"id = "cottolengo""#, r#"id = "Cottolengo""#, r#""Cottolengo" is no id"#),
        (r#"rune = "Snowy""#, r#"rune = "Milou""#, r#"no character is called "Milou""#),
        (TUNNEL, r#"between = ["cittadella", "pastis"]"#, r#"did you mean "pastiss"?"#),
        (WALL, r#"between = ["palazzo-reale"], kind = "wall" }"#, "between names 1 spaces"),
        (SWAP, r#"    { id = "swap", item = "swop" },"#, "unknown word `swop`"),
        (
            "faces = [2, 3, 1, 4, 2, 3, 2, 4, 1]",
            "faces = [2, 30, 1, 4, 2, 3, 2, 40, 1]",
            "shows 30; use numbers",
        ),
    ];
    let edits: Vec<(&str, &str)> = changes.iter().map(|&(from, to, _)| (from, to)).collect();
    let found = mistakes(&turin_with(&edits));
    assert!(found.is_sorted_by_key(|&(line, _)| line), "{found:?}");
    for (_, _, says) in changes {
        assert_eq!(found.iter().filter(|(_, said)| said.contains(says)).count(), 1, "{says}: {found:?}");
    }
    // Two more of these are in one entry each, and nothing is listed that only follows from another mistake.
    for says in ["unknown word `reguler`", "shows 40; use numbers"] {
        assert!(found.iter().any(|(_, said)| said.contains(says)), "{says}: {found:?}");
    }
    assert_eq!(found.len(), changes.len() + 2, "{found:?}");
}

#[test]
fn a_mistake_is_not_listed_again_for_what_follows_from_it() {
    for (from, to) in [
        (DUOMO, r#"{ id = "duomo", name = "Duomo di San Giovanni", col = 4, row = -2, kind = "regular" }"#),
        (STONES, r#"{ id = "stones", item = "stone", marks = 2 }"#),
        (STONES, r#"{ id = "stones", marks = 2 }"#),
        (r#"building = "cimitero""#, r#"building = "cemetery""#),
        (r#"building = "cimitero""#, r#"bilding = "cimitero""#),
        (TUNNEL, r#"between = ["cittadella", "pastis"]"#),
        ("direction = 1\n\n[gears.walking]", "direction = 1.5\n\n[gears.walking]"),
        ("direction = 1\n\n[gears.walking]", "\n[gears.walking]"),
    ] {
        let found = mistakes(&turin_with(&[(from, to)]));
        let wanted = if to.starts_with("bilding") { 2 } else { 1 };
        assert_eq!(found.len(), wanted, "{to}: {found:?}");
    }
}

/// The first mistake that is listed may be another than the one a pack is refused with, but both lists are empty or neither.
#[test]
fn a_pack_is_refused_exactly_if_mistakes_are_listed() {
    assert!(Pack::read_all(TURIN, "a.toml").is_ok());
    for (index, _) in TURIN.match_indices('\n').step_by(7) {
        let cut = &TURIN[..index];
        assert_eq!(Pack::read(cut, "a").is_ok(), Pack::read_all(cut, "a").is_ok());
    }
}
