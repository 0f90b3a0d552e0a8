//! The Item Tiles, kind by kind. Long, with one test per clause.

use crate::support::table::{
    CHRISTIAN, LEONARDO, MARCO, MARIO, Table, failed_before, id, ids, leave_in_pile, out_of_time, put_organ,
    scenario, space, tile, turn,
};
use crate::support::{turin, viewers};
use armonium_rules::{
    Action, Ask, Character, CharacterSet, Event, Face, Illegal, Item, Machine, Means, Phase, Reason,
    Scenario, Sight, Space, Step, Target, Tile, TileInfo,
};

/// 9.1, 9.2
#[test]
fn each_of_the_ten_music_tiles_gains_its_pages() {
    let pages = |name: &str| match name {
        "Adulruna Rediviva" | "An Arrow From The Sun" | "The Perennial Sophia" => Some(2),
        "Deggial"
        | "Lemuria"
        | "Nifelheim"
        | "Sitra Ahra"
        | "To Mega Therion"
        | "Feuer Overtüre"
        | "Prometheus Entfesselt" => Some(1),
        _ => None,
    };
    let mut played = 0;
    for (kind, info) in (0u8..).zip(turin().tiles()) {
        let (Some(pages), music) = (pages(&info.name), Tile(kind)) else { continue };
        let mut table = Table::at(&holding(&[&info.id]));
        let events = table.act(Action::PlayItem { tile: music });
        let expected =
            [Event::ItemPlayed { seat: MARCO, tile: music }, Event::MusicGained { seat: MARCO, pages }];
        assert_eq!(events, expected, "{}", info.name);
        assert_eq!((table.music(MARCO), table.time(MARCO)), (5 + pages, 30));
        played += 1;
    }
    assert_eq!(played, 10);
}

/// 9.1, 9.2, 1.4
#[test]
fn pages_beyond_15_are_lost_and_at_15_a_music_tile_cannot_be_played() {
    let mut before = holding(&["adulruna-rediviva", "deggial", "paid-music"]);
    before.players[0].music = 14;
    let events = Table::at(&before).act(Action::PlayItem { tile: tile("adulruna-rediviva") });
    assert_eq!(events[1], Event::MusicGained { seat: MARCO, pages: 1 });
    before.players[0].music = 15;
    let mut table = Table::at(&before);
    for id in ["adulruna-rediviva", "deggial", "paid-music"] {
        table.refuses(Action::PlayItem { tile: tile(id) }, Illegal::NoEffect, "3.4.24");
    }
}

/// 9.3
#[test]
fn a_ticket_gives_a_ride_on_its_line_free_and_in_addition_to_the_movement() {
    for (ticket, machine, from, to) in TICKETS {
        let mut before = holding(&[ticket]);
        before.characters.insert(Character::Johnsson, from.into());
        before.clues_on = ids(&[to]);
        before.gears[0] = tooth_before(machine);
        let mut table = Table::at(&before);
        table.choose_up_to_gears(Character::Johnsson);
        table.act(Action::PlayItem { tile: tile(ticket) });
        let stops: Vec<Space> = turin().stations(machine).filter(|&stop| stop != space(from)).collect();
        assert_eq!(stops.len(), 3);
        let rides: Vec<_> = stops.into_iter().map(|to| Action::Ride { to }).collect();
        assert_eq!(table.legal(), rides, "the ride must be carried out");
        assert_eq!(table.refused(Action::Stop {}), Illegal::NotNow { asked: Ask::Ride });
        let taxi = table.refused(Action::Taxi { to: space(to) });
        assert_eq!(taxi, Illegal::NoTaxi);
        let events = table.act(Action::Ride { to: space(to) });
        let moved = Event::Moved {
            seat: MARCO,
            character: Character::Johnsson,
            from: space(from),
            to: space(to),
            means: Means::Machine(machine),
        };
        assert_eq!(events, [moved, Event::CluePicked { seat: MARCO, space: space(to) }]);
        assert_eq!(table.time(MARCO), 30, "it is free");

        table.act(Action::Turn { teeth: 1 });
        let (shown, walking, _) = table.state.public().shown(turin());
        assert_eq!(shown, machine);
        assert!(table.offers(Action::Ride { to: space(from) }), "the gear's own ride is still there");
        assert!(walking > 0 && table.legal().iter().any(|a| matches!(a, Action::Step { .. })));
    }
}

/// 9.3, R30
#[test]
fn a_ticket_needs_a_chosen_character_at_a_station_of_its_line_with_a_free_stop() {
    for (ticket, machine, from, _) in TICKETS {
        let play = Action::PlayItem { tile: tile(ticket) };
        let mut before = holding(&[ticket]);
        before.characters.insert(Character::Johnsson, from.into());
        let mut table = Table::at(&before);
        table.refuses(play, Illegal::NoCharacterYet, "3.4.23");

        // A character at every other stop.
        let others = [Character::Lilja, Character::Vidal, Character::Koleberg];
        for (character, stop) in
            others.into_iter().zip(turin().stations(machine).filter(|&s| s != space(from)))
        {
            before.characters.insert(character, turin().space(stop).id.clone());
        }
        let mut table = Table::at(&before);
        table.choose_up_to_gears(Character::Johnsson);
        table.refuses(play, Illegal::NoEffect, "3.4.24");

        // A regular building, and a station of another line.
        for elsewhere in
            ["conservatorio", if machine == Machine::Train { "san-salvario" } else { "porta-nuova" }]
        {
            let mut before = holding(&[ticket]);
            before.characters.insert(Character::Johnsson, elsewhere.into());
            let mut table = Table::at(&before);
            table.choose_up_to_gears(Character::Johnsson);
            table.refuses(play, Illegal::NoEffect, "3.4.24");
        }
    }
}

/// 9.3, R30
#[test]
fn a_ticket_leads_to_no_stop_with_a_character_and_to_no_other_line() {
    let mut before = holding(&["train"]);
    before.characters.insert(Character::Johnsson, "porta-nuova".into());
    before.characters.insert(Character::Lilja, "porta-susa".into());
    let mut table = Table::at(&before);
    table.choose_up_to_gears(Character::Johnsson);
    table.act(Action::PlayItem { tile: tile("train") });
    table.refuses(
        Action::Ride { to: space("porta-susa") },
        Illegal::Occupied { space: space("porta-susa") },
        "3.4.10",
    );
    for to in ["porta-nuova", "san-salvario", "duomo"] {
        let space = space(to);
        table.refuses(Action::Ride { to: space }, Illegal::NotAStop { space }, "3.4.7");
    }
}

/// 9.4
#[test]
fn a_clue_from_the_supply_goes_on_an_empty_mystic_building() {
    for clue in ["clue-on-mystic", "clue-on-mystic-organ"] {
        let mut before = holding(&[clue]);
        before.characters.insert(Character::Lilja, "cimitero".into());
        before.clues_on = ids(&["obelisco"]);
        let mut table = Table::at(&before);
        table.act(Action::PlayItem { tile: tile(clue) });
        let empty = ["mole-antonelliana", "museo-egizio", "tempio-valdese"];
        assert_eq!(table.legal(), empty.map(|id| Action::PlaceClue { space: space(id) }));
        for (id, why) in [
            ("cimitero", Illegal::NotEmpty { space: space("cimitero") }),
            ("obelisco", Illegal::NotEmpty { space: space("obelisco") }),
            ("duomo", Illegal::NotMystic { space: space("duomo") }),
            ("porta-nuova", Illegal::NotMystic { space: space("porta-nuova") }),
        ] {
            assert_eq!(table.refused(Action::PlaceClue { space: space(id) }), why);
        }
        let events = table.act(Action::PlaceClue { space: space("museo-egizio") });
        assert_eq!(events, [Event::CluePlaced { seat: MARCO, space: space("museo-egizio") }]);
        assert!(table.state.public().clues_on.has(space("museo-egizio")));
        assert_eq!(table.clues(MARCO), 2, "from the supply, not from the player's own");
    }
}

/// 9.4, 9.11
#[test]
fn without_an_empty_mystic_building_neither_tile_can_be_played() {
    let mut before = holding(&["clue-on-mystic", "to-mystic-organ"]);
    before.clues_on = ids(&["mole-antonelliana", "cimitero", "tempio-valdese", "museo-egizio", "obelisco"]);
    let mut table = Table::at(&before);
    for id in ["clue-on-mystic", "to-mystic-organ"] {
        table.refuses(Action::PlayItem { tile: tile(id) }, Illegal::NoEffect, "3.4.24");
    }
}

/// 9.5
#[test]
fn the_time_tile_gains_1_time() {
    for time in ["time", "time-mark"] {
        let mut before = holding(&[time]);
        let events = Table::at(&before).act(Action::PlayItem { tile: tile(time) });
        assert_eq!(events[1..], [Event::TimeGained { seat: MARCO, time: 1 }]);
        before.players[0].time = 45;
        Table::at(&before).refuses(Action::PlayItem { tile: tile(time) }, Illegal::NoEffect, "3.4.24");
    }
}

/// 9.6
#[test]
fn a_clue_is_given_back_for_3_time() {
    for trade in ["clue-for-time", "clue-for-time-mark"] {
        let mut table = Table::at(&holding(&[trade]));
        let events = table.act(Action::PlayItem { tile: tile(trade) });
        let expected =
            [Event::CluesSpent { seat: MARCO, clues: 1 }, Event::TimeGained { seat: MARCO, time: 3 }];
        assert_eq!(events[1..], expected);
        assert_eq!((table.clues(MARCO), table.time(MARCO)), (1, 33));
    }
}

/// 9.6
#[test]
fn without_a_clue_or_at_45_time_the_trade_cannot_be_made() {
    let mut before = holding(&["clue-for-time"]);
    let play = Action::PlayItem { tile: tile("clue-for-time") };
    before.players[0].clues = 0;
    Table::at(&before).refuses(play, Illegal::NoClue, "9.6");
    before.players[0].clues = 1;
    before.players[0].time = 45;
    Table::at(&before).refuses(play, Illegal::NoEffect, "3.4.24");
    before.players[0].time = 44;
    let mut table = Table::at(&before);
    table.act(play);
    assert_eq!((table.clues(MARCO), table.time(MARCO)), (0, 45), "what goes beyond 45 is lost");
}

/// 9.7
#[test]
fn one_card_is_investigated_without_clues() {
    for look in ["investigate", "investigate-mark"] {
        let mut table = Table::at(&holding(&[look]));
        table.act(Action::PlayItem { tile: tile(look) });
        let targets = [Target::Hand(MARIO), Target::Hand(CHRISTIAN), Target::Hand(LEONARDO), Target::Deck];
        assert_eq!(table.legal(), targets.map(|target| Action::Investigate { target, clues: 0 }));
        let with_clue = Action::Investigate { target: Target::Deck, clues: 1 };
        table.refuses(with_clue, Illegal::NoCluesHere, "3.4.20");
        let own = Action::Investigate { target: Target::Hand(MARCO), clues: 0 };
        table.refuses(own, Illegal::NoTarget { target: Target::Hand(MARCO) }, "3.4.15");
        let events = table.act(Action::Investigate { target: Target::Hand(MARIO), clues: 0 });
        assert!(matches!(events[..], [Event::CardLooked { seat: MARCO, target: Target::Hand(MARIO), .. }]));
        assert_eq!(table.clues(MARCO), 2);
    }
}

/// 9.7
#[test]
fn with_nobody_to_investigate_the_tile_cannot_be_played() {
    let mut before = scenario(3);
    before.players[0].tiles = ids(&["investigate"]);
    out_of_time(&mut before.players[1]);
    out_of_time(&mut before.players[2]);
    let play = Action::PlayItem { tile: tile("investigate") };
    Table::at(&before).refuses(play, Illegal::NoEffect, "3.4.24");
}

/// 9.8, R9, R61
#[test]
fn for_2_time_the_chosen_character_takes_up_to_3_free_steps() {
    let play = Action::PlayItem { tile: tile("steps-mark") };
    let way = ["piazza-carlo-felice", "piazza-san-carlo", "palazzo-di-citta"];
    for steps in 0..=3 {
        let mut before = holding(&["steps-mark"]);
        before.clues_on = ids(&["piazza-san-carlo"]);
        let mut table = Table::at(&before);
        table.refuses(play, Illegal::NoCharacterYet, "3.4.23");
        table.choose_up_to_gears(Character::Johnsson);
        let events = table.act(play);
        let expected = [
            Event::ItemPlayed { seat: MARCO, tile: tile("steps-mark") },
            Event::TimePaid { seat: MARCO, time: 2 },
        ];
        assert_eq!(events, expected);
        for id in &way[..steps] {
            table.act(Action::Step { to: space(id) });
        }
        if steps < 3 {
            table.act(Action::Stop {});
        }
        assert_eq!((table.time(MARCO), table.state.ask(turin())), (28, Ask::Gears), "the steps cost nothing");
        assert_eq!(table.clues(MARCO), if steps >= 2 { 3 } else { 2 }, "Clues on the way are picked up");
        table.act(Action::Turn { teeth: 1 });
        let walking = table.state.public().shown(turin()).1;
        assert_eq!(
            table.turn().step,
            Step::Move { steps: walking, ride: true },
            "they do not count against the gear"
        );
    }
}

/// 9.8
#[test]
fn free_steps_from_a_tile_obey_blocking_and_need_a_way() {
    let play = Action::PlayItem { tile: tile("steps-mark") };
    let mut before = holding(&["steps-mark"]);
    before.characters.insert(Character::Johnsson, "santa-zita".into());
    before.characters.insert(Character::Lilja, "corso-francia".into());
    let mut table = Table::at(&before);
    table.choose_up_to_gears(Character::Johnsson);
    table.act(play);
    table.refuses(
        Action::Step { to: space("corso-francia") },
        Illegal::Occupied { space: space("corso-francia") },
        "3.4.10",
    );
    before.characters.insert(Character::Vidal, "borgo-san-donato".into());
    let mut table = Table::at(&before);
    table.choose_up_to_gears(Character::Johnsson);
    table.refuses(play, Illegal::NoEffect, "3.4.24");
}

/// 9.9
#[test]
fn for_2_time_4_pages_are_gained() {
    for (music, pages) in [(5, 4), (11, 4), (13, 2)] {
        let mut before = holding(&["paid-music"]);
        before.players[0].music = music;
        let mut table = Table::at(&before);
        let events = table.act(Action::PlayItem { tile: tile("paid-music") });
        let expected = [Event::TimePaid { seat: MARCO, time: 2 }, Event::MusicGained { seat: MARCO, pages }];
        assert_eq!(events[1..], expected);
        assert_eq!((table.time(MARCO), table.music(MARCO)), (28, music + pages));
    }
}

/// 9.10
#[test]
fn for_2_time_3_tiles_are_drawn() {
    let mut table = Table::at(&holding(&["paid-tiles"]));
    let top = table.truth().pile.expect("a pile");
    let events = table.act(Action::PlayItem { tile: tile("paid-tiles") });
    let drawn = |id: &String| Event::TileDrawn { seat: MARCO, tile: Sight::Seen(tile(id)) };
    let mut expected = vec![Event::TimePaid { seat: MARCO, time: 2 }];
    expected.extend(top[..3].iter().map(drawn));
    assert_eq!(events[1..], expected);
    assert_eq!((table.time(MARCO), table.tiles(MARCO).len()), (28, 3));
    assert_eq!(table.truth().pile.expect("a pile")[..46], top[3..]);
    assert_eq!(
        table.truth().pile.expect("a pile").last(),
        Some(&id(tile("paid-tiles"))),
        "afterwards, under it"
    );
}

/// 9.10, R24
#[test]
fn from_a_small_pile_what_is_left_is_drawn_and_from_an_empty_one_nothing() {
    let play = Action::PlayItem { tile: tile("paid-tiles") };
    let mut before = holding(&["paid-tiles"]);
    leave_in_pile(&mut before, CHRISTIAN, &["mole", "time"]);
    let mut table = Table::at(&before);
    let events = table.act(play);
    let drawn = |id| Event::TileDrawn { seat: MARCO, tile: Sight::Seen(tile(id)) };
    assert_eq!(events[2..], [drawn("mole"), drawn("time")]);
    assert_eq!(table.tiles(MARCO), [tile("mole"), tile("time")]);
    assert_eq!(table.truth().pile, Some(ids(&["paid-tiles"])), "the tile itself is not drawn again");

    let mut before = holding(&["paid-tiles"]);
    leave_in_pile(&mut before, CHRISTIAN, &[]);
    Table::at(&before).refuses(play, Illegal::NoEffect, "3.4.24");
}

/// 9.11, R29
#[test]
fn for_2_time_any_character_goes_to_any_empty_mystic_building() {
    let mut before = holding(&["to-mystic-organ"]);
    before.characters.insert(Character::Lilja, "cimitero".into());
    before.clues_on = ids(&["obelisco"]);
    let mut table = Table::at(&before);
    let events = table.act(Action::PlayItem { tile: tile("to-mystic-organ") });
    assert_eq!(events[1], Event::TimePaid { seat: MARCO, time: 2 });
    let empty = ["mole-antonelliana", "museo-egizio", "tempio-valdese"];
    let expected: Vec<_> = Character::ALL
        .into_iter()
        .flat_map(|character| empty.map(|id| Action::Relocate { character, to: space(id) }))
        .collect();
    assert_eq!(table.legal(), expected, "also Lewis, who is blocked, and Lilja, who stands on one");
    let character = Character::Lewis;
    for (to, why) in [
        ("cimitero", Illegal::NotEmpty { space: space("cimitero") }),
        ("obelisco", Illegal::NotEmpty { space: space("obelisco") }),
        ("duomo", Illegal::NotMystic { space: space("duomo") }),
    ] {
        assert_eq!(table.refused(Action::Relocate { character, to: space(to) }), why);
    }
    let events = table.act(Action::Relocate { character, to: space("museo-egizio") });
    let (from, to) = (space("gran-madre"), space("museo-egizio"));
    assert_eq!(events, [Event::Relocated { seat: MARCO, character, from, to }]);
    assert_eq!(table.stands(Character::Lewis), to);
}

/// 9.11, 1.10
#[test]
fn a_used_character_is_put_on_a_mystic_building_too() {
    let mut before = holding(&["to-mystic-organ"]);
    before.order.rotate_right(1);
    before.phase = Phase::Turn(turn(1));
    before.used = CharacterSet::of(Character::Vidal);
    let mut table = Table::at(&before);
    table.act(Action::PlayItem { tile: tile("to-mystic-organ") });
    table.act(Action::Relocate { character: Character::Vidal, to: space("tempio-valdese") });
    assert_eq!(table.stands(Character::Vidal), space("tempio-valdese"));
}

/// 9.12, R29
#[test]
fn two_characters_on_different_spaces_change_places_anywhere() {
    let mut before = holding(&["swap"]);
    put_organ(&mut before);
    let mut table = Table::at(&before);
    table.act(Action::PlayItem { tile: tile("swap") });
    let pairs = table.legal();
    assert_eq!(pairs.len(), 28, "every pair");
    assert!(pairs.iter().all(|action| matches!(action, Action::Swap { a, b } if a < b)));
    for (a, b) in [(Character::Lewis, Character::Johnsson), (Character::Lewis, Character::Lewis)] {
        table.refuses(Action::Swap { a, b }, Illegal::SwapOrder { a, b }, "9.12");
    }
    let (a, b) = (Character::Lewis, Character::Vidal);
    let events = table.act(Action::Swap { a, b });
    assert_eq!(events, [Event::Swapped { seat: MARCO, a, b }]);
    assert_eq!((table.stands(a), table.stands(b)), (space("regio-parco"), space("gran-madre")));
    assert_eq!(table.time(MARCO), 30, "it is free");
}

/// 9.12
#[test]
fn characters_that_share_a_space_cannot_change_places() {
    let mut before = holding(&["swap"]);
    failed_before(&mut before, MARIO);
    before.characters.insert(Character::Lewis, "regio-parco".into());
    let mut table = Table::at(&before);
    table.act(Action::PlayItem { tile: tile("swap") });
    let together = Action::Swap { a: Character::Lewis, b: Character::Vidal };
    table.refuses(together, Illegal::SameSpace { space: space("regio-parco") }, "9.12");
    assert_eq!(table.legal().len(), 27);
}

/// 9.12, R29
#[test]
fn changing_places_picks_up_no_clue() {
    let mut before = holding(&["swap"]);
    before.clues_on = ids(&["gran-madre", "conservatorio"]);
    let mut table = Table::at(&before);
    table.choose_up_to_gears(Character::Johnsson);
    table.act(Action::PlayItem { tile: tile("swap") });
    table.act(Action::Swap { a: Character::Johnsson, b: Character::Lewis });
    assert_eq!(table.clues(MARCO), 2);
    assert_eq!(table.state.public().clues_on.len(), 2, "not even for the chosen Character");
}

/// 9.13
#[test]
fn fenrirs_stones_cannot_be_played_and_carry_two_marks() {
    let stones = tile("stones");
    assert_eq!(turin().marks(stones), 2);
    let play = Action::PlayItem { tile: stones };
    let mut table = Table::at(&holding(&["stones"]));
    table.refuses(play, Illegal::NoEffect, "3.4.24");
    table.choose_up_to_gears(Character::Johnsson);
    table.refuses(play, Illegal::NoEffect, "3.4.24");
    table.act(Action::Turn { teeth: 1 });
    table.refuses(play, Illegal::NoEffect, "3.4.24");
    table.act(Action::Stop {});
    table.act(Action::Investigate { target: Target::Deck, clues: 0 });
    table.refuses(play, Illegal::NoEffect, "3.4.24");
}

/// 9.14
#[test]
fn symbols_do_not_change_what_a_tile_does() {
    let twins = [("time", "time-mark"), ("clue-for-time", "clue-for-time-mark"), ("deggial", "nifelheim")];
    for (plain, marked) in twins {
        let play = |id| Table::at(&holding(&[id])).act(Action::PlayItem { tile: tile(id) });
        assert_eq!(play(plain)[1..], play(marked)[1..]);
        assert_eq!((turin().marks(tile(plain)), turin().marks(tile(marked))), (0, 1));
    }
    for (plain, organ) in [("train", "train-organ"), ("clue-on-mystic", "clue-on-mystic-organ")] {
        let asked = |id: &str| {
            let mut before = holding(&[id]);
            before.characters.insert(Character::Johnsson, "porta-nuova".into());
            let mut table = Table::at(&before);
            table.choose_up_to_gears(Character::Johnsson);
            table.act(Action::PlayItem { tile: tile(id) });
            (table.state.ask(turin()), table.legal())
        };
        assert_eq!(asked(plain), asked(organ));
        assert!(!turin().tile(tile(plain)).organ && turin().tile(tile(organ)).organ);
    }
}

/// 9.14
#[test]
fn marks_are_on_item_and_location_tiles_and_organ_symbols_on_item_tiles_only() {
    let single = turin().tiles().iter().filter(|info| info.marks == 1);
    let (locations, items): (Vec<_>, Vec<_>) =
        single.partition(|info| matches!(info.face, Face::Location(_)));
    assert!(!locations.is_empty() && !items.is_empty());
    let twice = |info: &&TileInfo| info.marks > 1;
    let stones: Vec<_> = turin().tiles().iter().filter(twice).map(|info| info.face).collect();
    assert_eq!(stones, [Face::Item(Item::Stones)]);
    assert!(turin().tiles().iter().filter(|info| info.organ).all(|info| matches!(info.face, Face::Item(_))));
}

/// 9.8, 9.9, 9.10, 9.11, 4.1
#[test]
fn a_tile_that_asks_for_time_needs_that_much() {
    for id in PAID {
        let mut before = holding(&[id]);
        before.players[0].time = 1;
        let mut table = Table::at(&before);
        if id == "steps-mark" {
            table.choose_up_to_gears(Character::Johnsson);
        }
        let play = Action::PlayItem { tile: tile(id) };
        table.refuses(play, Illegal::TooExpensive { price: 2, time: 1 }, "4.1");
    }
}

/// 4.4, 4.5, R56
#[test]
fn a_tile_whose_price_puts_its_player_out_goes_under_the_pile_first_and_seen_by_all() {
    for paid in PAID {
        let mut before = holding(&[paid, "mole", "swap"]);
        before.players[0].time = 2;
        let mut table = Table::at(&before);
        if paid == "steps-mark" {
            table.choose_up_to_gears(Character::Johnsson);
        }
        let (music, pile) = (table.music(MARCO), table.truth().pile.expect("a pile").len());
        let events = table.act(Action::PlayItem { tile: tile(paid) });
        let expected = [
            Event::ItemPlayed { seat: MARCO, tile: tile(paid) },
            Event::TimePaid { seat: MARCO, time: 2 },
            Event::PlayerOut { seat: MARCO, reason: Reason::Time },
            Event::CardRevealed { seat: MARCO, character: Character::Johnsson },
            Event::TilesReturned { seat: MARCO, tiles: 2 },
            Event::TurnEnded { seat: MARCO },
        ];
        assert_eq!(events, expected, "what was paid for does not happen");
        assert_eq!(table.music(MARCO), music);
        let after = table.truth().pile.expect("a pile");
        assert_eq!(after.len(), pile + 3);
        assert_eq!(after[pile], paid, "first the tile played");
        let mut rest = after[pile + 1..].to_vec();
        rest.sort_unstable();
        assert_eq!(rest, ids(&["mole", "swap"]), "then the others, mixed");
        for viewer in viewers(before.options) {
            let seen = table.state.view(turin(), viewer).pile[pile..].to_vec();
            assert_eq!(seen, [Sight::Seen(tile(paid)), Sight::FaceDown, Sight::FaceDown], "{viewer:?}");
        }
    }
}

/// 9.1, 9.5, 10.1
#[test]
fn a_played_tile_lies_under_the_pile_and_everybody_knows_it() {
    let mut table = Table::at(&holding(&["time", "deggial"]));
    table.act(Action::PlayItem { tile: tile("deggial") });
    assert_eq!(table.tiles(MARCO), [tile("time")]);
    for viewer in viewers(table.state.public().options) {
        let pile = table.state.view(turin(), viewer).pile;
        assert_eq!(pile.last(), Some(&Sight::Seen(tile("deggial"))), "{viewer:?}");
    }
}

/// Each line with its plain ticket and two of its stations.
const TICKETS: [(&str, Machine, &str, &str); 3] = [
    ("train", Machine::Train, "porta-nuova", "porta-susa"),
    ("monorail", Machine::Monorail, "san-salvario", "porta-palazzo"),
    ("airship", Machine::Airship, "piazza-d-armi", "gasometro"),
];

/// The tiles that cost 2 Time.
const PAID: [&str; 4] = ["steps-mark", "paid-music", "paid-tiles", "to-mystic-organ"];

/// Marco's turn, with these tiles in his hand.
fn holding(tiles: &[&str]) -> Scenario {
    let mut scenario = scenario(4);
    scenario.players[0].tiles = ids(tiles);
    scenario
}

/// The tooth of the Machine Gear from which one tooth forwards shows this machine.
fn tooth_before(machine: Machine) -> u8 {
    let faces = turin().gears().machine;
    let at = faces.iter().position(|&face| face == machine).expect("a face for every machine");
    ((at + 7) % 8) as u8
}
