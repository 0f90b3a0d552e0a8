//! The default pack: that it is sound, and that it is the city it was designed to be.

use armonium_pack::{LinkKind, Pack};
use armonium_rules::{
    Activity, Character, Content, Face, Item, Machine, Mystic, Side, Space, SpaceKind, SpaceSet,
};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;

#[test]
fn the_pack_that_is_built_in_can_be_read() {
    let pack = Pack::read(Pack::TURIN, "turin.toml").expect("content/turin.toml is sound");
    assert_eq!(pack.content.hash(), Pack::turin().content.hash());
    assert_eq!(pack.content.id(), "turin");
    assert_eq!(pack.name, "Torino");
}

#[test]
fn the_hash_covers_what_is_played_with_and_nothing_else() {
    let hash = |text: &str| *Pack::read(text, "turin.toml").expect("a sound pack").content.hash();
    let turin = hash(Pack::TURIN);
    assert_eq!(hash(&Pack::TURIN.replace('\n', "\r\n")), turin);
    assert_eq!(hash(&format!("{}# one more line\n", Pack::TURIN)), turin);
    assert_eq!(hash(&Pack::TURIN.replace("name = \"Torino\"", "name = \"Turin\"")), turin);
    for (before, after) in [("\ndirection = 1\n", "\ndirection = -1\n"), ("id = \"turin\"", "id = \"t\"")] {
        assert!(Pack::TURIN.contains(before), "{before}");
        assert_ne!(hash(&Pack::TURIN.replace(before, after)), turin);
    }
}

/// Recorded games name their pack by its hash: however it is computed, it must stay what it was.
#[test]
fn the_hash_of_a_pack_never_changes() {
    let text = include_str!("../../../../fixtures/packs/lindholm.toml");
    let pack = Pack::read(text, "lindholm.toml").expect("a sound pack");
    let hash = hex::encode(pack.content.hash());
    assert_eq!(hash, "9004eee298464ede40a456ec9bffb8ea82c8c8d5ec3d8997bfa506369441a9db");
}

/// 1.6
#[test]
fn the_board_has_three_sorts_of_spaces_and_eight_runes() {
    let content = &Pack::turin().content;
    assert_eq!(content.spaces().len(), 69);
    assert_eq!(content.regular().len(), 43);
    assert_eq!(content.mystic().len(), 5);
    assert_eq!(content.stations(Machine::Taxi), SpaceSet::EMPTY);
    for machine in [Machine::Train, Machine::Monorail, Machine::Airship] {
        assert_eq!(content.stations(machine).len(), 7);
        assert!(content.stations(machine).all(|space| content.station_of(space) == Some(machine)));
    }
    let runes: SpaceSet = content.runes().iter().copied().collect();
    assert_eq!(runes.len(), Character::COUNT);
    assert_eq!(runes.without(content.regular()), SpaceSet::EMPTY);
    let start = |character: Character| content.space(content.runes()[character.index()]).id.as_str();
    assert_eq!(start(Character::Palsson), "officine");
    assert_eq!(start(Character::Snowy), "imbarcadero");
}

/// 1.6
#[test]
fn the_mystic_buildings_stand_where_they_stand_in_turin() {
    let content = &Pack::turin().content;
    let stands = |building| {
        let info = content.space(content.mystic_at(building));
        assert_eq!(info.kind, SpaceKind::Mystic(building));
        (info.id.as_str(), info.col, info.row)
    };
    assert_eq!(stands(Mystic::Mole), ("mole-antonelliana", 8, 3));
    assert_eq!(stands(Mystic::Cimitero), ("cimitero", 3, 0));
    assert_eq!(stands(Mystic::Tempio), ("tempio-valdese", 6, 6));
    assert_eq!(stands(Mystic::Museo), ("museo-egizio", 5, 4));
    assert_eq!(stands(Mystic::Obelisco), ("obelisco", 1, 2));
}

/// 1.7, R53, R72
#[test]
fn neighbours_touch_or_are_linked_unless_they_are_cut() {
    let content = &Pack::turin().content;
    let space = |id: &str| {
        let index = content.spaces().iter().position(|space| space.id == id);
        Space(index.expect("a space of Turin") as u8)
    };
    let adjacent = |a, b| content.neighbours(space(a)).has(space(b));
    assert!(adjacent("duomo", "consolata"), "side by side");
    assert!(!adjacent("duomo", "via-garibaldi"), "diagonal");
    assert!(adjacent("cittadella", "pastiss") && adjacent("pastiss", "cittadella"), "linked, both ways");
    assert!(!adjacent("palazzo-reale", "porta-palatina"), "cut by a wall");
    assert!(!adjacent("bastion-verde", "borgo-aurora"), "cut by the Dora");
    for one in 0..content.spaces().len() as u8 {
        let one = Space(one);
        assert!(content.neighbours(one).all(|other| content.neighbours(other).has(one)), "both ways");
        assert!(!content.neighbours(one).has(one));
    }
}

#[test]
fn the_figures_of_the_board() {
    let board = Pack::turin().report().board;
    assert_eq!((board.spaces, board.regular, board.stations), (69, 43, [7, 7, 7]));
    assert_eq!((board.size, board.empty_cells()), ((11, 8), 19));
    assert_eq!(board.edges, 113);
    assert_eq!(board.degrees, BTreeMap::from([(2, 14), (3, 22), (4, 33)]));
    assert_eq!(format!("{:.2}", board.mean_degree()), "3.28");
    assert_eq!(board.diameter, 13);
    assert_eq!(board.bottlenecks, [""; 0]);
    assert_eq!(board.mystic.clone().map(|(_, _, _, degree)| degree), [4, 3, 4, 4, 4]);
    assert_eq!(
        board.links,
        [(LinkKind::Bridge, 5), (LinkKind::Avenue, 1), (LinkKind::Tunnel, 1), (LinkKind::Overpass, 1)]
    );
    assert_eq!(board.cuts, 2);
    assert_eq!(board.closest_stations.clone().map(|closest| closest.steps), [4, 2, 3]);
    assert_eq!(board.to_station, BTreeMap::from([(1, 37), (2, 6)]));
    assert_eq!(board.mean_walks().map(|walk| format!("{walk:.2}")), ["2.05", "1.77", "1.84"]);
    assert_eq!(board.closest_runes.steps, 3);
}

#[test]
fn the_holes_fill_the_lattice() {
    let pack = Pack::turin();
    assert_eq!(pack.holes.len(), 19);
    let cells = pack.holes.iter().map(|hole| (hole.col, hole.row));
    let spaces = pack.content.spaces().iter().map(|space| (space.col, space.row));
    let all: std::collections::BTreeSet<_> = cells.chain(spaces).collect();
    assert_eq!(all.len(), 88);
    assert!(all.iter().all(|&(col, row)| col < 11 && row < 8));
}

/// 3.5.4
#[test]
fn the_four_statements_about_the_compass_hold() {
    let content = &Pack::turin().content;
    assert_eq!(content.area(Side::North, Mystic::Cimitero).len(), 39, "Cimitero may go north");
    assert!(content.area(Side::South, Mystic::Cimitero).is_empty(), "but never south");
    let mole_and_cimitero =
        content.area(Side::West, Mystic::Mole).and(content.area(Side::East, Mystic::Cimitero));
    assert!(mole_and_cimitero.is_empty(), "never Mole west and Cimitero east");
    let example = content
        .area(Side::South, Mystic::Tempio)
        .and(content.area(Side::West, Mystic::Museo))
        .and(content.area(Side::North, Mystic::Obelisco))
        .and(content.area(Side::East, Mystic::Mole));
    assert_eq!(example.len(), 5, "the example is not empty");
    for building in Mystic::ALL {
        let both = |one, other| content.area(one, building).and(content.area(other, building));
        assert!(both(Side::North, Side::South).is_empty(), "one building never lies on opposite sides");
        assert!(both(Side::East, Side::West).is_empty(), "one building never lies on opposite sides");
    }
}

/// 3.5.3
#[test]
fn a_location_tile_points_away_from_its_side() {
    let content = &Pack::turin().content;
    let museo = content.space(content.mystic_at(Mystic::Museo));
    let area = |side| content.area(side, Mystic::Museo).map(|space| content.space(space));
    assert!(area(Side::West).all(|space| space.col > museo.col));
    assert!(area(Side::East).all(|space| space.col < museo.col));
    assert!(area(Side::North).all(|space| space.row > museo.row));
    assert!(area(Side::South).all(|space| space.row < museo.row));
}

/// 3.5.3, R72
#[test]
fn cuts_and_links_do_not_matter_to_the_compass() {
    let turin = &Pack::turin().content;
    let mut draft = turin.draft().clone();
    draft.no_edge.clear();
    draft.links.truncate(7);
    let open = Content::new(draft).expect("Turin without its wall, its river and an overpass");
    for side in Side::ALL {
        for building in Mystic::ALL {
            assert_eq!(open.area(side, building), turin.area(side, building));
        }
    }
}

#[test]
fn the_figures_of_the_geography() {
    let geography = Pack::turin().report().geography;
    assert_eq!((geography.ways, geography.possible(), geography.example), (625, 67, 5));
    let sizes = [
        (1, 12),
        (2, 12),
        (3, 12),
        (4, 8),
        (5, 4),
        (6, 4),
        (7, 5),
        (8, 1),
        (9, 1),
        (10, 2),
        (11, 1),
        (13, 2),
        (14, 1),
        (15, 1),
        (21, 1),
    ];
    assert_eq!(geography.sizes, BTreeMap::from(sizes));
    assert_eq!((geography.median(), format!("{:.1}", geography.mean()).as_str()), (3, "4.6"));
    assert_eq!((geography.within_four, geography.within_three), (21, 39));
    assert_eq!(
        geography.locking().collect::<Vec<_>>(),
        [(Side::North, Mystic::Tempio, 4), (Side::East, Mystic::Obelisco, 2), (Side::West, Mystic::Mole, 4)]
    );
    let never = ["Regio Parco", "Officine Grandi Riparazioni", "Villa della Regina", "Corso Moncalieri"];
    assert_eq!(geography.never, never);
}

/// 1.8, 1.9
#[test]
fn the_gears_have_8_9_and_7_teeth_and_meet_in_504_positions() {
    let gears = Pack::turin().report().gears;
    assert_eq!((gears.machine.teeth, gears.walking.teeth, gears.activity.teeth), (8, 9, 7));
    assert_eq!(gears.states, 504);
    assert_eq!(gears.turns, [1, 2, 3]);
}

/// 1.9, R54
#[test]
fn each_distinct_turn_of_a_gear_is_on_offer_once() {
    let turns = |directions| {
        let mut draft = Pack::turin().content.draft().clone();
        draft.gears.directions = directions;
        Content::new(draft).expect("gears that turn otherwise").turns().to_vec()
    };
    assert_eq!(turns([1, 1, 1]), [1, 2, 3]);
    assert_eq!(turns([-1, -1, -1]), [-1, -2, -3]);
    assert_eq!(turns([1, -1, 1]), [1, 2, 3, -1, -2, -3]);
}

/// 1.8
#[test]
fn the_faces_of_the_gears() {
    let gears = Pack::turin().report().gears;
    let machines: Vec<_> = gears.machine.faces.iter().map(|&(face, ..)| face).collect();
    assert_eq!(machines, Machine::ALL, "every machine is on the gear");
    let activities: Vec<_> = gears.activity.faces.iter().map(|&(face, ..)| face).collect();
    assert_eq!(activities, Activity::ALL, "every activity is on the gear");
    assert!(gears.walking.faces.iter().all(|&(steps, ..)| (1..=4).contains(&steps)));
    assert!((1.5..2.7).contains(&gears.mean_steps()), "walks are short: {}", gears.mean_steps());
    assert_eq!((gears.machine.repeats, gears.walking.repeats, gears.activity.repeats), (0, 0, 0));
}

/// 1.5
#[test]
fn there_are_fifty_tiles() {
    let content = &Pack::turin().content;
    let tiles = Pack::turin().report().tiles;
    assert_eq!((tiles.locations + tiles.items, content.deck().len()), (50, 50));
    let of = |face| tiles.lines.iter().find(|line| line.face == face).map_or(0, |line| line.count);
    assert!(Mystic::ALL.into_iter().all(|building| of(Face::Location(building)) >= 1));
    assert_eq!(of(Face::Item(Item::Music(1))), 7);
    assert_eq!(of(Face::Item(Item::Music(2))), 3);
    assert_eq!(of(Face::Item(Item::Stones)), 1);
    let music = content.tiles().iter().filter(|tile| matches!(tile.face, Face::Item(Item::Music(_))));
    assert!(music.clone().all(|tile| tile.count == 1 && !tile.name.is_empty()));
    assert_eq!(music.count(), 10);
}

/// 9.14
#[test]
fn the_symbols_on_the_tiles() {
    let content = &Pack::turin().content;
    let tiles = Pack::turin().report().tiles;
    let deck = || content.deck().iter().map(|&tile| content.tile(tile));
    assert_eq!(tiles.organ, deck().filter(|tile| tile.organ).count());
    assert_eq!(tiles.marks, deck().map(|tile| usize::from(tile.marks)).sum::<usize>());
    let marked = deck().filter(|tile| tile.marks > 0).count();
    assert_eq!(tiles.marked_locations + tiles.marked_items, marked);
    assert!(tiles.organ > 0 && tiles.marks > 2, "symbols besides those of Fenrir's Stones");
    let organ: u64 = content.organ_tiles();
    assert!((0..64).filter(|bit| organ >> bit & 1 == 1).all(|bit| content.tiles()[bit].organ));
    for building in Mystic::ALL {
        let mask = content.location_tiles(building);
        let mut kinds = (0..content.tiles().len()).filter(|bit| mask >> bit & 1 == 1);
        assert!(kinds.all(|kind| content.tiles()[kind].face == Face::Location(building)));
    }
}

#[test]
fn the_report_reads_well() {
    let report = Pack::turin().report();
    let (locations, items, kinds) = (report.tiles.locations, report.tiles.items, report.tiles.kinds);
    let tiles = format!("  tiles              50: {locations} Location, {items} Item; {kinds} kinds");
    let report = report.to_string();
    for line in [
        "  spaces             69: 43 regular, 5 Mystic Buildings, 7 yellow, 7 green, 7 blue",
        "  neighbours         mean 3.28: 14 spaces of 2, 22 of 3, 33 of 4",
        "  links              8: 5 bridges, 1 avenue, 1 tunnel, 1 overpass",
        "  nearest station    37 regular buildings at 1, 6 at 2 steps",
        "  four tiles         67 of 625 ways are possible",
        "                     Cimitero di San Pietro in Vincoli north 39   east 12   south –    west 25",
        "  turns              +1, +2, +3 teeth; 504 positions can come up",
        &tiles,
    ] {
        assert!(report.lines().any(|printed| printed == line), "{line:?} is missing in\n{report}");
    }
}

#[test]
fn the_report_names_dead_ends_and_counts_one_in_the_singular() {
    let pack = Pack::turin();
    assert!(pack.report().to_string().contains("\n  dead ends          none\n"));
    let content = &pack.content;
    let space = |index: usize| Space(index as u8);
    let corner = (0..content.spaces().len())
        .find(|&index| content.neighbours(space(index)).len() == 2)
        .expect("a space with two neighbours");
    let (here, there) =
        (&content.spaces()[corner], content.neighbours(space(corner)).next().expect("a neighbour"));
    let cut = format!(
        "no_edge = [\n    {{ between = [\"{}\", \"{}\"], kind = \"wall\" }},",
        here.id,
        content.space(there).id
    );
    let walled = Pack::read(&Pack::TURIN.replacen("no_edge = [", &cut, 1), "walled").expect("a sound pack");
    let report = walled.report();
    assert_eq!(report.board.dead_ends, std::slice::from_ref(&here.name));
    assert!(report.to_string().contains(&format!("\n  dead ends          {}\n", here.name)), "{report}");
    assert!(report.to_string().contains(": 1 space of 1, "), "{report}");
    let closest = armonium_pack::Closest { steps: 1, a: "Duomo".to_owned(), b: "Mole".to_owned() };
    assert_eq!(closest.to_string(), "1 step (Duomo, Mole)");
}

#[test]
fn places_are_called_what_the_pack_calls_them() {
    let text =
        Pack::TURIN.replace("name = \"Cimitero di San Pietro in Vincoli\"", "name = \"Isle of the Dead\"");
    let report = Pack::read(&text, "renamed.toml").expect("sound").report().to_string();
    let names = |what: &str| report.lines().filter(|line| line.contains(what)).count();
    assert_eq!((names("Isle of the Dead"), names("Cimitero")), (3, 0), "{report}");
}

/// The hash of what a game depends on leaves out names and comments; the one of the file leaves out nothing.
#[test]
fn a_pack_has_a_hash_for_games_and_one_for_its_file() {
    let turin = &Pack::turin().content;
    let comment = Pack::read(&format!("{}# changed\n", Pack::TURIN), "turin.toml").expect("sound");
    assert_eq!(comment.content.hash(), turin.hash());
    assert_ne!(comment.content.file_hash(), turin.file_hash());
    assert_eq!(turin.file_hash()[..], Sha256::digest(Pack::TURIN)[..]);
    assert_eq!(&*Pack::turin().text, Pack::TURIN);
}
