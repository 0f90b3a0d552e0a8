//! Phase 5: the Location Tiles, what they say about the Organ, and how the Organ gets on the map. Long, with one test per
//! clause.

use crate::support::table::{
    CHRISTIAN, LEONARDO, MARCO, MARIO, Table, id, ids, make_chosen, scenario, space, tile, turn,
};
use crate::support::turin;
use armonium_rules::{
    Action, Ask, Character, Content, Event, EventCard, Face, Fate, Illegal, Mystic, Phase, Reason, Scenario,
    Seat, Side, Space, SpaceKind, Tile, TilePlace,
};

/// 3.5.1
#[test]
fn only_the_last_player_in_order_plays_phase_five() {
    for players in 3..=6 {
        let mut last_turn = scenario(players);
        last_turn.order.rotate_left(2);
        last_turn.phase = Phase::Turn(turn(players - 1));
        let mut table = Table::at(&last_turn);
        table.choose_up_to_gears(Character::Johnsson);
        table.finish_turn();
        let last = Seat(1);
        assert_eq!(table.state.public().phase, Phase::Location { seat: last, organ: false });
        assert_eq!(table.to_act(), last);
        for other in (0..players).map(Seat).filter(|&seat| seat != last) {
            let mut state = table.state;
            let refusal = state.apply(turin(), other, Action::Decline {}, &mut ());
            assert_eq!(refusal, Err(Illegal::NotYourTurn { seat: other, to_act: last }));
        }
        table.act(Action::Decline {});
        assert!(matches!(table.state.public().phase, Phase::Auction(_)), "nobody else is asked");
    }
}

/// 3.5.1, R35
#[test]
fn if_the_last_in_order_is_out_the_last_still_in_the_game_plays_phase_five() {
    let mut last_turn = scenario(4);
    last_turn.players[3].time = 1;
    last_turn.phase = Phase::Turn(turn(3));
    let mut table = Table::at(&last_turn);
    table.act(Action::Choose { character: Character::Johnsson });
    let events = table.act(Action::Turn { teeth: 1 });
    assert!(events.contains(&Event::PlayerOut { seat: LEONARDO, reason: Reason::Time }));
    assert_eq!(table.state.public().phase, Phase::Location { seat: CHRISTIAN, organ: false });
}

/// 3.5.1, R19
#[test]
fn once_the_organ_is_on_the_map_phase_five_is_skipped() {
    let mut last_turn = with_three_tiles();
    last_turn.organ = Some("cavallerizza".into());
    last_turn.phase = Phase::Turn(turn(3));
    last_turn.players[3].tiles = vec!["mole".into(), "train-organ".into()];
    let mut table = Table::at(&last_turn);
    table.choose_up_to_gears(Character::Johnsson);
    table.finish_turn();
    assert!(matches!(table.state.public().phase, Phase::Auction(_)));
    assert_eq!(table.state.public().hour, last_turn.hour + 1);
    assert_eq!(table.state.public().locations[Side::East.index()], None);
    assert_eq!(table.tiles(LEONARDO), [tile("mole"), tile("train-organ")]);
}

/// 3.5.1, R67, 10.8
#[test]
fn phase_five_is_asked_even_of_a_player_without_a_tile() {
    let mut with_tile = phase_five(scenario(4));
    with_tile.players[3].tiles = vec!["mole".into()];
    let mut with_item = phase_five(scenario(4));
    with_item.players[3].tiles = vec!["time".into()];
    let (with_tile, with_item) = (Table::at(&with_tile), Table::at(&with_item));
    assert_eq!(with_item.legal(), [Action::Decline {}], "one answer, and yet it is asked");
    assert_eq!(with_item.state.ask(turin()), Ask::PlaceLocation);
    for other in [MARCO, MARIO, CHRISTIAN] {
        assert_eq!(with_tile.view(other), with_item.view(other), "the others cannot distinguish the two");
    }
}

/// 3.5.1
#[test]
fn the_last_player_may_decline_although_a_tile_could_be_placed() {
    let mut before = phase_five(scenario(4));
    before.players[3].tiles = vec!["mole".into()];
    let mut table = Table::at(&before);
    assert!(table.offers(Action::PlaceLocation { tile: tile("mole"), side: Side::West }));
    let events = table.act(Action::Decline {});
    assert_eq!(events[0], Event::LocationDeclined { seat: LEONARDO });
    assert_eq!(table.state.public().locations, [None; 4]);
    assert_eq!((table.time(LEONARDO), table.clues(LEONARDO)), (30, 2), "declining brings nothing");
    assert_eq!(table.tiles(LEONARDO), [tile("mole")]);
    assert!(matches!(table.state.public().phase, Phase::Auction(_)));
}

/// 3.5.2
#[test]
fn one_location_tile_from_the_hand_goes_on_a_free_location_space() {
    let mut before = phase_five(scenario(4));
    before.locations = [(Side::North, "cimitero".into())].into();
    before.players[3].tiles = vec!["museo".into(), "mole".into(), "time".into()];
    let mut table = Table::at(&before);
    let place = |id, side| Action::PlaceLocation { tile: tile(id), side };
    table.refuses(place("museo", Side::North), Illegal::SideTaken { side: Side::North }, "3.5.2");
    table.refuses(place("time", Side::East), Illegal::NotALocation { tile: tile("time") }, "3.5.2");
    assert_eq!(table.refused(place("tempio", Side::East)), Illegal::TileNotHeld { tile: tile("tempio") });
    let unknown = Action::PlaceLocation { tile: Tile(99), side: Side::East };
    assert_eq!(table.refused(unknown), Illegal::NoSuchTile { tile: Tile(99) });

    let events = table.act(place("museo", Side::East));
    let placed = Event::LocationPlaced { seat: LEONARDO, tile: tile("museo"), side: Side::East };
    assert_eq!(events[0], placed);
    assert_eq!(table.state.public().locations[Side::East.index()], Some(tile("museo")));
    assert_eq!(table.tiles(LEONARDO), [tile("mole"), tile("time")]);
    assert!(matches!(table.state.public().phase, Phase::Auction(_)), "one tile, then the phase is over");
}

/// 3.5.2
#[test]
fn a_placed_tile_stays_for_the_rest_of_the_game() {
    let mut before = phase_five(scenario(4));
    before.players[3].tiles = vec!["museo".into(), "mole".into()];
    let mut table = Table::at(&before);
    table.act(Action::PlaceLocation { tile: tile("museo"), side: Side::East });
    for hour in 3..=11 {
        assert_eq!(table.state.public().hour, hour);
        play_to_phase_five(&mut table);
        let onto_it = Action::PlaceLocation { tile: tile("mole"), side: Side::East };
        let refusal = table.refused(onto_it);
        let expected = match table.tiles(table.to_act()).contains(&tile("mole")) {
            true => Illegal::SideTaken { side: Side::East },
            false => Illegal::TileNotHeld { tile: tile("mole") },
        };
        assert_eq!(refusal, expected);
        table.act(Action::Decline {});
        finish_discards(&mut table);
        assert_eq!(table.state.public().locations[Side::East.index()], Some(tile("museo")));
    }
}

/// 3.5.3, R72
#[test]
fn a_side_compares_columns_or_rows_strictly_and_names_regular_buildings_only() {
    for building in Mystic::ALL {
        let sign = turin().space(turin().mystic_at(building));
        for side in Side::ALL {
            let area = turin().area(side, building);
            for (index, place) in turin().spaces().iter().enumerate() {
                let lies = match side {
                    Side::West => place.col > sign.col,
                    Side::East => place.col < sign.col,
                    Side::North => place.row > sign.row,
                    Side::South => place.row < sign.row,
                };
                let expected = place.kind == SpaceKind::Regular && lies;
                let asked = format!("{building:?} on {side:?}, {}", place.id);
                assert_eq!(area.has(Space(index as u8)), expected, "{asked}");
            }
        }
    }
}

/// 3.5.3
#[test]
fn the_mole_on_the_west_says_that_the_organ_lies_east_of_it() {
    let mut before = phase_five(scenario(4));
    before.players[3].tiles = vec!["mole".into()];
    let mut table = Table::at(&before);
    table.act(Action::PlaceLocation { tile: tile("mole"), side: Side::West });
    let area: Vec<&str> = table.state.public().area(turin()).map(|space| &*turin().space(space).id).collect();
    assert_eq!(area, ["borgo-del-moschino", "gran-madre", "villa-della-regina", "corso-moncalieri"]);
}

/// 3.5.3
#[test]
fn the_area_is_where_every_placed_tile_holds_true() {
    let mut before = with_three_tiles();
    before.locations.insert(Side::East, "mole".into());
    before.organ = Some("cavallerizza".into());
    before.phase = Phase::Turn(turn(0));
    let table = Table::at(&before);
    let area: Vec<&str> = table.state.public().area(turin()).map(|space| &*turin().space(space).id).collect();
    assert_eq!(area, MARIOS_AREA);
    assert_eq!(Table::at(&scenario(4)).state.public().area(turin()), turin().regular(), "no tile, no limit");
}

/// 3.5.3, R72
#[test]
fn cuts_and_links_do_not_matter_to_the_compass() {
    let mut draft = turin().draft().clone();
    draft.no_edge.push((space("museo-egizio"), space("palazzo-carignano")));
    draft.links.push((space("museo-egizio"), space("foro-boario")));
    let changed = Content::new(draft).expect("a sound pack");
    let carignano = space("palazzo-carignano");
    assert!(turin().neighbours(space("museo-egizio")).has(carignano));
    assert!(!changed.neighbours(space("museo-egizio")).has(carignano));
    assert!(changed.neighbours(space("museo-egizio")).has(space("foro-boario")));
    for building in Mystic::ALL {
        for side in Side::ALL {
            assert_eq!(turin().area(side, building), changed.area(side, building));
        }
    }
    assert!(changed.area(Side::West, Mystic::Museo).has(carignano), "behind the wall, and still east");
    assert!(!changed.area(Side::West, Mystic::Museo).has(space("foro-boario")), "linked, and still west");
}

/// 3.5.4
#[test]
fn the_examples_of_tiles_that_fit_and_do_not_fit_are_true() {
    let place = |id: &str, side| Action::PlaceLocation { tile: tile(id), side };
    let with = |placed: &[(Side, &str)]| {
        let mut before = phase_five(scenario(4));
        before.players[3].tiles = ids(&["mole", "cimitero", "tempio", "museo", "obelisco"]);
        before.locations = placed.iter().map(|&(side, id)| (side, id.to_owned())).collect();
        Table::at(&before)
    };

    let row = |space| turin().space(space).row;
    let southernmost = turin().regular().map(row).max();
    assert!(turin().area(Side::North, Mystic::Tempio).all(|space| Some(row(space)) == southernmost));
    assert!(with(&[]).offers(place("tempio", Side::North)));
    for id in ["mole", "cimitero", "tempio", "museo", "obelisco"] {
        let south = Side::South;
        with(&[(Side::North, "tempio")]).refuses(
            place(id, south),
            Illegal::EmptyArea { side: south },
            "3.5.4",
        );
    }

    assert!(with(&[]).offers(place("obelisco", Side::East)));
    let east = Illegal::EmptyArea { side: Side::East };
    with(&[(Side::West, "museo")]).refuses(place("obelisco", Side::East), east, "3.5.4");

    let three = [(Side::North, "cimitero"), (Side::East, "mole"), (Side::South, "tempio")];
    assert!(with(&three).offers(place("obelisco", Side::West)));
}

/// 3.5.4
#[test]
fn cimitero_may_go_north_but_never_south() {
    let mut before = phase_five(scenario(4));
    before.players[3].tiles = vec!["cimitero".into(), "cimitero-mark".into()];
    let mut table = Table::at(&before);
    for cimitero in ["cimitero", "cimitero-mark"] {
        let place = |side| Action::PlaceLocation { tile: tile(cimitero), side };
        table.refuses(place(Side::South), Illegal::EmptyArea { side: Side::South }, "3.5.4");
        assert!(table.offers(place(Side::North)));
    }
    table.act(Action::PlaceLocation { tile: tile("cimitero"), side: Side::North });
    assert_eq!(table.state.public().locations[Side::North.index()], Some(tile("cimitero")));
}

/// 3.5.4
#[test]
fn with_the_mole_on_west_cimitero_cannot_go_east() {
    let mut before = phase_five(scenario(4));
    before.players[3].tiles = vec!["cimitero".into()];
    let on_east = Action::PlaceLocation { tile: tile("cimitero"), side: Side::East };
    assert!(Table::at(&before).offers(on_east), "without the Mole it can");
    before.locations = [(Side::West, "mole".into())].into();
    Table::at(&before).refuses(on_east, Illegal::EmptyArea { side: Side::East }, "3.5.4");
}

/// 3.5.4
#[test]
fn equal_tiles_may_lie_on_neighbouring_sides_but_never_on_opposite_ones() {
    let opposite = |side: Side| Side::ALL[(side.index() + 2) % 4];
    for building in ["mole", "cimitero", "tempio", "museo", "obelisco"] {
        for side in Side::ALL {
            let mut before = phase_five(scenario(4));
            before.players[3].tiles = vec![building.into()];
            before.locations = [(side, building.into())].into();
            if building == "cimitero" && side == Side::South {
                continue; // it can never lie there
            }
            let mut table = Table::at(&before);
            let place = |side| Action::PlaceLocation { tile: tile(building), side };
            let other = opposite(side);
            table.refuses(place(other), Illegal::EmptyArea { side: other }, "3.5.4");
            let neighbours = Side::ALL.into_iter().filter(|&next| next != side && next != other);
            if building == "museo" || building == "tempio" {
                assert!(neighbours.clone().all(|next| table.offers(place(next))), "{building} on {side:?}");
            }
            if let Some(next) = neighbours.into_iter().find(|&next| table.offers(place(next))) {
                table.act(place(next));
                let locations = table.state.public().locations;
                assert_eq!(locations[side.index()], locations[next.index()]);
            }
        }
    }
}

/// 3.5.4
#[test]
fn a_tile_is_offered_exactly_where_some_building_is_left_for_the_organ() {
    let mut before = phase_five(scenario(4));
    before.locations = [(Side::West, "mole".into())].into();
    let hand = ["mole", "cimitero", "tempio", "museo", "obelisco"];
    before.players[3].tiles = hand.iter().map(|&id| id.into()).collect();
    let table = Table::at(&before);
    // East of the Mole lie four buildings, in the rows 3, 5, 6 and 7 and the columns 9 and 10.
    let allowed = |id: &str, side: Side| match (id, side) {
        (_, Side::West | Side::East) => false,
        ("cimitero" | "mole", Side::South) => false,
        ("obelisco", Side::South) => false,
        (_, Side::North | Side::South) => true,
    };
    for id in hand {
        for side in Side::ALL {
            let place = Action::PlaceLocation { tile: tile(id), side };
            assert_eq!(table.offers(place), allowed(id, side), "{id} on {side:?}");
        }
    }
}

/// 3.5.5
#[test]
fn placing_a_tile_brings_one_clue_and_two_time() {
    let locations = [(Side::South, "tempio"), (Side::West, "museo")];
    for placed in 0..=2 {
        let mut before = phase_five(scenario(4));
        before.locations = locations[..placed].iter().map(|&(side, id)| (side, id.to_string())).collect();
        before.players[3].tiles = vec!["obelisco".into()];
        let mut table = Table::at(&before);
        let events = table.act(Action::PlaceLocation { tile: tile("obelisco"), side: Side::North });
        let expected = [
            Event::LocationPlaced { seat: LEONARDO, tile: tile("obelisco"), side: Side::North },
            Event::ClueGained { seat: LEONARDO },
            Event::TimeGained { seat: LEONARDO, time: 2 },
        ];
        assert_eq!(events[..3], expected);
        assert_eq!((table.time(LEONARDO), table.clues(LEONARDO)), (32, 3));
        assert_eq!((table.time(MARCO), table.clues(MARCO)), (30, 2), "nobody else gets anything");
        assert_eq!(table.state.public().organ, None);
    }
}

/// 3.5.5, 4.2
#[test]
fn the_time_for_a_tile_ends_at_45() {
    let mut before = phase_five(scenario(4));
    before.players[3].tiles = vec!["obelisco".into()];
    before.players[3].time = 44;
    let mut table = Table::at(&before);
    let events = table.act(Action::PlaceLocation { tile: tile("obelisco"), side: Side::North });
    assert!(events.contains(&Event::TimeGained { seat: LEONARDO, time: 1 }));
    assert_eq!(table.time(LEONARDO), 45);
}

/// 3.5.4, 3.5.6, R18
#[test]
fn mario_puts_the_organ_between_tempio_museo_obelisco_and_mole() {
    let mut before = with_three_tiles();
    before.order = vec![CHRISTIAN, MARCO, LEONARDO, MARIO];
    before.phase = Phase::Location { seat: MARIO, organ: false };
    before.players[1].tiles = vec!["mole".into()];
    before.clues_on = vec!["palazzo-carignano".into()];
    let mut table = Table::at(&before);
    let events = table.act(Action::PlaceLocation { tile: tile("mole"), side: Side::East });
    let rewards = [Event::ClueGained { seat: MARIO }, Event::TimeGained { seat: MARIO, time: 2 }];
    assert_eq!(events[1..], rewards, "and then the Organ, at once");
    assert_eq!(table.to_act(), MARIO);

    // Vikström stands on the Università, the sixth building of the area.
    assert_eq!(table.stands(Character::Vikstrom), space("universita"));
    let free = MARIOS_AREA.into_iter().filter(|&id| id != "universita");
    let offers: Vec<_> = free.map(|id| Action::PlaceOrgan { space: space(id) }).collect();
    assert_eq!(table.legal(), offers);
    let refused = table.refused(Action::PlaceOrgan { space: space("universita") });
    assert_eq!(refused, Illegal::Occupied { space: space("universita") });
    for outside in ["via-po", "piazza-castello", "mole-antonelliana", "piazza-vittorio", "bastion-verde"] {
        let space = space(outside);
        table.refuses(Action::PlaceOrgan { space }, Illegal::OutsideArea { space }, "3.5.6");
    }
    assert_eq!(table.refused(Action::Decline {}), Illegal::NotNow { asked: Ask::PlaceOrgan });

    let events = table.act(Action::PlaceOrgan { space: space("palazzo-carignano") });
    let found = [
        Event::OrganPlaced { seat: MARIO, space: space("palazzo-carignano") },
        Event::TimeGained { seat: MARIO, time: 3 },
    ];
    assert_eq!(events[..2], found);
    assert_eq!(table.state.public().organ, Some(space("palazzo-carignano")));
    assert!(table.state.public().clues_on.has(space("palazzo-carignano")), "the Clue stays");
    assert_eq!((table.time(MARIO), table.clues(MARIO)), (35, 3));
    assert!(matches!(table.state.public().phase, Phase::Auction(_)));
}

/// 3.5.6
#[test]
fn stations_and_mystic_buildings_within_the_area_are_no_place_for_the_organ() {
    let mut before = phase_five(scenario(4));
    let three = [(Side::North, "cimitero"), (Side::East, "museo"), (Side::West, "obelisco")];
    before.locations = three.map(|(side, id)| (side, id.to_string())).into();
    before.players[3].tiles = vec!["tempio".into()];
    let mut table = Table::at(&before);
    table.act(Action::PlaceLocation { tile: tile("tempio"), side: Side::South });
    for station in ["porta-palazzo", "piazza-solferino"] {
        let space = space(station);
        table.refuses(Action::PlaceOrgan { space }, Illegal::OutsideArea { space }, "3.5.6");
    }
    assert!(table.offers(Action::PlaceOrgan { space: space("consolata") }));
    let nowhere = Space(120);
    let refusal = table.refused(Action::PlaceOrgan { space: nowhere });
    assert_eq!(refusal, Illegal::NoSuchSpace { space: nowhere });
}

/// 3.5.6, 4.2
#[test]
fn the_time_for_the_organ_ends_at_45() {
    let mut before = with_three_tiles();
    before.players[3].tiles = vec!["mole".into()];
    before.players[3].time = 42;
    let mut table = Table::at(&before);
    table.act(Action::PlaceLocation { tile: tile("mole"), side: Side::East });
    let events = table.act(Action::PlaceOrgan { space: space("cavallerizza") });
    assert_eq!(events[1], Event::TimeGained { seat: LEONARDO, time: 1 });
    assert_eq!(table.time(LEONARDO), 45);
}

/// 3.5.7, R18
#[test]
fn with_three_tiles_an_item_with_the_organ_symbol_finds_the_organ() {
    let mut before = with_three_tiles();
    before.players[3].tiles = vec!["train-organ".into(), "mole".into()];
    before.clues_on = vec!["via-po".into()];
    let mut table = Table::at(&before);
    let events = table.act(Action::DiscardOrgan { tile: tile("train-organ") });
    let discarded = Event::OrganTileDiscarded { seat: LEONARDO, tile: tile("train-organ") };
    assert_eq!(events, [discarded], "no Clue and no Time for the tile");
    let pile = table.truth().pile.expect("a pile");
    assert_eq!(pile.last(), Some(&id(tile("train-organ"))), "under the pile");

    let area = table.state.public().area(turin());
    let free: Vec<_> = area.without(table.state.public().characters_on()).collect();
    assert!(free.contains(&space("via-po")), "in the Mole's column: no fourth tile limits the area");
    assert!(!free.contains(&space("universita")) && !free.contains(&space("gran-madre")), "characters");
    let offers: Vec<_> = free.into_iter().map(|space| Action::PlaceOrgan { space }).collect();
    assert_eq!(table.legal(), offers);

    let events = table.act(Action::PlaceOrgan { space: space("via-po") });
    let found = [
        Event::OrganPlaced { seat: LEONARDO, space: space("via-po") },
        Event::TimeGained { seat: LEONARDO, time: 3 },
    ];
    assert_eq!(events[..2], found);
    assert_eq!((table.time(LEONARDO), table.clues(LEONARDO)), (33, 2), "3 Time and nothing else");
    assert!(table.state.public().clues_on.has(space("via-po")), "the Clue stays");
    assert_eq!(table.tiles(LEONARDO), [tile("mole")], "instead of a Location Tile");
    assert_eq!(table.state.public().locations[Side::East.index()], None);
}

/// 3.5.7
#[test]
fn the_organ_tile_needs_exactly_three_placed_tiles_and_the_symbol() {
    let three = with_three_tiles().locations;
    for placed in 0..=2 {
        let mut before = phase_five(scenario(4));
        before.locations = three.iter().take(placed).map(|(&side, id)| (side, id.clone())).collect();
        before.players[3].tiles = vec!["train-organ".into()];
        let discard = Action::DiscardOrgan { tile: tile("train-organ") };
        let why = Illegal::NotThreeTiles { tiles: placed as u8 };
        Table::at(&before).refuses(discard, why, "3.5.7");
    }
    let mut before = with_three_tiles();
    before.players[3].tiles = vec!["train".into(), "stones".into(), "mole".into()];
    let mut table = Table::at(&before);
    for plain in ["train", "stones", "mole"] {
        let tile = tile(plain);
        table.refuses(Action::DiscardOrgan { tile }, Illegal::NoOrganSymbol { tile }, "3.5.7");
    }
    let not_held = tile("airship-organ");
    let refusal = table.refused(Action::DiscardOrgan { tile: not_held });
    assert_eq!(refusal, Illegal::TileNotHeld { tile: not_held });
}

/// 3.5.7, 9.14
#[test]
fn every_item_with_the_organ_symbol_will_do_whatever_it_does_otherwise() {
    let organ_tiles: Vec<Tile> = (0..turin().tiles().len() as u8)
        .map(Tile)
        .filter(|&tile| turin().tile(tile).organ)
        .inspect(|&tile| assert!(matches!(turin().tile(tile).face, Face::Item(_))))
        .collect();
    assert_eq!(organ_tiles.len(), 5);
    for tile in organ_tiles {
        let mut before = with_three_tiles();
        before.players[3].tiles = vec![id(tile)];
        let mut table = Table::at(&before);
        let events = table.act(Action::DiscardOrgan { tile });
        assert_eq!(events, [Event::OrganTileDiscarded { seat: LEONARDO, tile }], "nothing else happens");
        assert_eq!(table.state.ask(turin()), Ask::PlaceOrgan);
    }
}

/// 3.5.7, 8.11, R49
#[test]
fn the_organ_tile_may_be_discarded_in_the_hour_of_e11() {
    let mut before = with_three_tiles();
    before.event = EventCard::E11;
    before.players[3].tiles = vec!["train-organ".into()];
    let mut table = Table::at(&before);
    table.act(Action::DiscardOrgan { tile: tile("train-organ") });
    table.act(Action::PlaceOrgan { space: space("cavallerizza") });
    assert_eq!(table.state.public().organ, Some(space("cavallerizza")));
}

/// 3.5.8, R51
#[test]
fn while_every_building_of_its_area_holds_a_character_the_fourth_tile_is_not_allowed() {
    let mut before = with_three_tiles();
    before.players[3].tiles = vec!["mole".into()];
    let on_east = Action::PlaceLocation { tile: tile("mole"), side: Side::East };
    crowd(&mut before, &MARIOS_AREA);
    Table::at(&before).refuses(on_east, Illegal::AreaOccupied, "3.5.8");

    before.characters.insert(Character::Johnsson, "sinagoga".into());
    let mut table = Table::at(&before);
    table.act(on_east);
    assert_eq!(table.legal(), [Action::PlaceOrgan { space: space(MARIOS_AREA[0]) }], "one building is free");
}

/// 3.5.8, R51
#[test]
fn while_every_building_of_its_area_holds_a_character_the_organ_tile_is_not_allowed() {
    let mut before = phase_five(scenario(4));
    let corner = [(Side::North, "museo"), (Side::West, "museo"), (Side::East, "mole")];
    before.locations = corner.map(|(side, id)| (side, id.to_string())).into();
    before.players[3].tiles = vec!["train-organ".into()];
    let discard = Action::DiscardOrgan { tile: tile("train-organ") };
    crowd(&mut before, &CORNER);
    Table::at(&before).refuses(discard, Illegal::AreaOccupied, "3.5.8");

    before.characters.insert(Character::Johnsson, "sinagoga".into());
    let mut table = Table::at(&before);
    table.act(discard);
    assert_eq!(table.legal(), [Action::PlaceOrgan { space: space(CORNER[0]) }], "one building is free");
}

/// 3.5.8, R51
#[test]
fn for_the_first_three_tiles_characters_do_not_matter() {
    let mut before = phase_five(scenario(4));
    let two = [(Side::North, "museo"), (Side::West, "museo")];
    before.locations = two.map(|(side, id)| (side, id.to_string())).into();
    before.players[3].tiles = vec!["mole".into()];
    crowd(&mut before, &CORNER);
    let mut table = Table::at(&before);
    table.act(Action::PlaceLocation { tile: tile("mole"), side: Side::East });
    let area = table.state.public().area(turin());
    assert_eq!(area.len(), CORNER.len());
    assert!(area.without(table.state.public().characters_on()).is_empty());
}

/// 3.5.1, 4.6, R36
#[test]
fn a_single_player_left_plays_phase_five() {
    let mut before = scenario(4);
    make_chosen(&mut before, Character::Vidal);
    for out in 1..4 {
        before.players[out].fate = Fate::Out(Reason::Time);
        before.players[out].time = 0;
        before.players[out].clues = 0;
    }
    before.order = vec![MARCO];
    let mut table = Table::at(&before);
    table.choose_up_to_gears(Character::Johnsson);
    table.finish_turn();
    assert_eq!(table.state.public().phase, Phase::Location { seat: MARCO, organ: false });
}

/// 3.5.7, 10.1
#[test]
fn everybody_sees_the_organ_tile_and_knows_its_place_under_the_pile() {
    let mut before = with_three_tiles();
    before.players[3].tiles = vec!["swap".into(), "to-mystic-organ".into()];
    let organ_tile = tile("to-mystic-organ");
    let mut table = Table::at(&before);
    table.act(Action::DiscardOrgan { tile: organ_tile });
    for seat in [MARCO, MARIO, CHRISTIAN, LEONARDO] {
        let pile = table.view(seat).pile;
        assert_eq!(pile.last().and_then(|sight| sight.seen()), Some(organ_tile));
    }
    let depth = table.truth().pile.expect("a pile").len() as u8 - 1;
    assert!(table.truth().tiles_known.iter().any(|known| known.at == TilePlace::Pile(depth)));
}

/// The six buildings between Tempio south, Museo west, Obelisco north and Mole east.
const MARIOS_AREA: [&str; 6] = [
    "teatro-regio",
    "cavallerizza",
    "palazzo-carignano",
    "universita",
    "ospedale-san-giovanni",
    "piazza-carlina",
];

/// The buildings with the Museo on north and west and the Mole on east.
const CORNER: [&str; 5] =
    ["ospedale-san-giovanni", "piazza-carlina", "san-giovannino", "castello-del-valentino", "imbarcadero"];

/// The same position in phase 5 of its Hour.
fn phase_five(mut scenario: Scenario) -> Scenario {
    let seat = *scenario.order.last().expect("an order");
    scenario.phase = Phase::Location { seat, organ: false };
    scenario
}

/// Phase 5 with Tempio south, Museo west and Obelisco north.
fn with_three_tiles() -> Scenario {
    let mut scenario = phase_five(scenario(4));
    let three = [(Side::South, "tempio"), (Side::West, "museo"), (Side::North, "obelisco")];
    scenario.locations = three.map(|(side, id)| (side, id.to_string())).into();
    scenario
}

/// Puts a character on each of these spaces, Johnsson on the first; the others go where nobody stands.
fn crowd(scenario: &mut Scenario, spaces: &[&str]) {
    let aside = ["foro-boario", "carceri-nuove", "crocetta", "corso-francia"];
    for (character, id) in Character::ALL.into_iter().zip(spaces.iter().chain(&aside)) {
        scenario.characters.insert(character, (*id).into());
    }
}

/// Plays on with the plainest decisions until phase 5 is asked.
fn play_to_phase_five(table: &mut Table) {
    while !matches!(table.state.public().phase, Phase::Location { .. }) {
        let legal = table.legal();
        let plain =
            legal.iter().copied().find(|action| matches!(action, Action::EndTurn {} | Action::Stop {}));
        table.act(plain.unwrap_or(legal[0]));
    }
}

/// Discards whatever is too much.
fn finish_discards(table: &mut Table) {
    while matches!(table.state.public().phase, Phase::Discard { .. }) {
        let first = table.legal()[0];
        table.act(first);
    }
}
