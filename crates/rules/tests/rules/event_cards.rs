//! The eleven Event Cards: what each gives to positions and characters, whom it blocks, what it forbids. Long, with one
//! test per clause.

use crate::support::table::{
    CHRISTIAN, LEONARDO, MARCO, MARIO, Table, ids, make_chosen, out_of_time, put_organ, scenario,
    scenario_in_hour, space, tile, turn,
};
use crate::support::turin;
use armonium_rules::{
    Action, Ask, Card, Character, CharacterSet, Event, EventCard, Illegal, Machine, Phase, Power, PowerSet,
    Scenario, Seat, Sight, Target,
};

/// 8.1, 8.5, 8.6, 8.7, 8.9, 8.10, 3.1.2, R58
#[test]
fn each_event_blocks_the_character_it_names_and_no_other() {
    let locks = [
        (EventCard::E1, Some(Character::Palsson)),
        (EventCard::E2, None),
        (EventCard::E3, None),
        (EventCard::E4, None),
        (EventCard::E5, Some(Character::Vikstrom)),
        (EventCard::E6, Some(Character::Lewis)),
        (EventCard::E7, Some(Character::Snowy)),
        (EventCard::E8, None),
        (EventCard::E9, Some(Character::Koleberg)),
        (EventCard::E10, Some(Character::Lilja)),
        (EventCard::E11, None),
    ];
    for (card, locked) in locks {
        // The card is turned at the start of the third Hour, and the quiet auctions keep the order.
        let past = EventCard::ALL.into_iter().filter(|&other| other != card).take(2).collect::<Vec<_>>();
        let rest = EventCard::ALL.into_iter().filter(|other| *other != card && !past.contains(other));
        let mut before = scenario(4);
        (before.events_past, before.event) = (Some(vec![past[0]]), past[1]);
        before.events_to_come = Some([card].into_iter().chain(rest).collect());
        before.phase = Phase::Location { seat: LEONARDO, organ: false };
        let mut table = Table::at(&before);
        let events = table.act(Action::Decline {});
        assert_eq!(events.last(), Some(&Event::EventTurned { card }));
        assert_eq!(table.state.public().blocked, locked.map_or(CharacterSet::EMPTY, CharacterSet::of));
        for index in 0..4 {
            table.go_on_until(|public| matches!(public.phase, Phase::Turn(turn) if turn.index == index));
            let used = table.state.public().used;
            for character in Character::ALL.into_iter().filter(|&character| !used.has(character)) {
                let choose = Action::Choose { character };
                if Some(character) == locked {
                    table.refuses(choose, Illegal::CharacterBlocked { character }, "3.1.2");
                } else {
                    assert!(table.offers(choose), "{character:?} in {card:?}");
                }
            }
        }
    }
}

/// 8.1
#[test]
fn in_e1_position_iii_and_nobody_else_uses_the_ability_twice_in_a_row() {
    for (players, index) in seats_and_positions() {
        let mut table = Table::at(&in_event(EventCard::E1, players, index));
        let events = table.act(Action::Choose { character: Character::Johnsson });
        let seat = Seat(index);
        let used = Event::AbilityUsed { seat, character: Character::Johnsson };
        let gained = Event::MusicGained { seat, pages: 2 };
        let mut expected =
            vec![Event::CharacterChosen { seat, character: Character::Johnsson }, used, gained];
        if index == 2 {
            expected.extend([used, gained]);
        }
        assert_eq!(events, expected, "{players} players, position {}", index + 1);
    }
}

/// 8.1, R25, R31
#[test]
fn in_e1_the_two_uses_have_choices_of_their_own_and_nothing_is_played_in_between() {
    let mut before = in_event(EventCard::E1, 4, 2);
    before.players[2].tiles = ids(&["time"]);
    let mut table = Table::at(&before);
    table.act(Action::Choose { character: Character::Lewis });
    let first = table.act(Action::Investigate { target: Target::Hand(MARCO), clues: 0 });
    assert_eq!(table.state.ask(turin()), Ask::Look, "and again");
    for play in [Action::PlayPower { power: Power::Music }, Action::PlayItem { tile: tile("time") }] {
        assert_eq!(table.refused(play), Illegal::NotNow { asked: Ask::Look });
    }
    let second = table.act(Action::Investigate { target: Target::Deck, clues: 0 });
    let looks = |events: &[Event], at: Target| {
        events
            .iter()
            .filter(|event| matches!(event, Event::CardLooked { target, .. } if *target == at))
            .count()
    };
    assert_eq!((looks(&first, Target::Hand(MARCO)), looks(&second, Target::Deck)), (2, 2));
    assert_eq!(table.state.ask(turin()), Ask::Gears);
}

/// 8.1, R25
#[test]
fn in_e1_snowy_walks_three_free_steps_twice() {
    let mut table = Table::at(&in_event(EventCard::E1, 4, 2));
    table.act(Action::Choose { character: Character::Snowy });
    let way = ["san-giovannino", "piazza-carlina", "ospedale-san-giovanni"];
    for id in way {
        table.act(Action::Step { to: space(id) });
    }
    assert_eq!(table.state.ask(turin()), Ask::FreeSteps, "the second use");
    for id in ["palazzo-carignano", "teatro-regio", "piazza-castello"] {
        table.act(Action::Step { to: space(id) });
    }
    assert_eq!(table.state.ask(turin()), Ask::Gears);
    assert_eq!((table.stands(Character::Snowy), table.time(CHRISTIAN)), (space("piazza-castello"), 30));
}

/// 8.1, 5.7, 6.3
#[test]
fn in_e1_a_declarer_in_position_iii_takes_even_palsson_and_pays_twice() {
    let mut before = scenario_in_hour(4, 6);
    put_organ(&mut before);
    before.event = EventCard::E1;
    make_chosen(&mut before, Character::Palsson);
    before.phase = Phase::Turn(turn(2));
    let mut table = Table::at(&before);
    table.act(Action::Declare { character: Character::Palsson });
    table.act(Action::Choose { character: Character::Palsson });
    table.act(Action::Name { character: Character::Johnsson });
    assert_eq!((table.time(CHRISTIAN), table.state.ask(turin())), (26, Ask::Name));
    table.act(Action::Name { character: Character::Vikstrom });
    assert_eq!((table.time(CHRISTIAN), table.music(CHRISTIAN)), (29, 7));
}

/// 8.2, 8.12
#[test]
fn in_e2_position_iv_and_nobody_else_draws_2_tiles() {
    for (players, index) in seats_and_positions() {
        let (gifts, asked) = given(EventCard::E2, players, index);
        let expected = if index == 3 { drawn(EventCard::E2, players, index, 2) } else { vec![] };
        assert_eq!((gifts, asked), (expected, Ask::Gears), "{players} players, position {}", index + 1);
    }
}

/// 8.2
#[test]
fn in_e2_the_player_who_chooses_lilja_gets_1_clue_and_1_tile() {
    for (players, index) in seats_and_positions() {
        let seat = Seat(index);
        let mut expected = vec![Event::ClueGained { seat }];
        expected.extend(drawn(EventCard::E2, players, index, 1));
        if index == 3 {
            // First the position's two tiles.
            expected = drawn(EventCard::E2, players, index, 3);
            expected.insert(2, Event::ClueGained { seat });
        }
        assert_eq!(given_with(EventCard::E2, players, index, Character::Lilja).0, expected);
    }
}

/// 8.3, 3.4.3, R8
#[test]
fn in_e3_position_iii_and_nobody_else_investigates_2_cards_of_one_target() {
    for (players, index) in seats_and_positions() {
        let asked = if index == 2 { Ask::Look } else { Ask::Gears };
        assert_eq!(given(EventCard::E3, players, index), (vec![], asked), "{players} players");
    }
    let mut table = Table::at(&in_event(EventCard::E3, 4, 2));
    table.act(Action::Choose { character: Character::Johnsson });
    assert_eq!(
        table.refused(Action::Stop {}),
        Illegal::NotNow { asked: Ask::Look },
        "a gift is not optional"
    );
    let with_clue = Action::Investigate { target: Target::Hand(MARCO), clues: 1 };
    assert_eq!(table.refused(with_clue), Illegal::NoCluesHere);
    let events = table.act(Action::Investigate { target: Target::Hand(MARCO), clues: 0 });
    let looked = |event: &Event| {
        matches!(
            event,
            Event::CardLooked { seat: CHRISTIAN, target: Target::Hand(MARCO), card: Sight::Seen(_) }
        )
    };
    assert!(looked(&events[0]) && looked(&events[1]) && !looked(&events[2]), "two cards of Marco's");
    assert_ne!(events[0], events[1], "different ones");
    assert_eq!(events[2], Event::AbilityUsed { seat: CHRISTIAN, character: Character::Johnsson });
}

/// 8.3
#[test]
fn in_e3_position_iii_may_look_at_the_unknown_characters() {
    let mut table = Table::at(&in_event(EventCard::E3, 4, 2));
    table.act(Action::Choose { character: Character::Johnsson });
    let events = table.act(Action::Investigate { target: Target::Deck, clues: 0 });
    let character = |event: &Event| match event {
        Event::CardLooked { target: Target::Deck, card: Sight::Seen(Card::Character(seen)), .. } => {
            Some(*seen)
        }
        _ => None,
    };
    let seen: CharacterSet = events.iter().filter_map(character).collect();
    assert_eq!(seen.len(), 2);
}

/// 8.3
#[test]
fn in_e3_the_player_who_chooses_vidal_gets_1_clue_and_1_time() {
    for (players, index) in seats_and_positions().filter(|&(_, index)| index != 2) {
        let seat = Seat(index);
        let expected = vec![Event::ClueGained { seat }, Event::TimeGained { seat, time: 1 }];
        let (gifts, asked) = given_with(EventCard::E3, players, index, Character::Vidal);
        assert_eq!((gifts, asked), (expected, Ask::Favour));
    }
    let mut table = Table::at(&in_event(EventCard::E3, 4, 2));
    table.act(Action::Choose { character: Character::Vidal });
    assert_eq!((table.clues(CHRISTIAN), table.time(CHRISTIAN)), (2, 30), "the position comes first");
    table.act(Action::Investigate { target: Target::Deck, clues: 0 });
    assert_eq!((table.clues(CHRISTIAN), table.time(CHRISTIAN)), (3, 31));
}

/// 8.4
#[test]
fn in_e4_the_player_who_chooses_palsson_gets_1_clue_and_2_time_and_no_position_gets_anything() {
    for (players, index) in seats_and_positions() {
        assert_eq!(given(EventCard::E4, players, index), (vec![], Ask::Gears));
        let seat = Seat(index);
        let expected = vec![Event::ClueGained { seat }, Event::TimeGained { seat, time: 2 }];
        let (gifts, asked) = given_with(EventCard::E4, players, index, Character::Palsson);
        assert_eq!((gifts, asked), (expected, Ask::Name));
    }
}

/// 8.4, R11
#[test]
fn in_e4_no_machine_can_be_used_not_even_the_taxi() {
    // Gear teeth just before the Steam Taxi, the Smokey Train, the Airship and the Monorail, and a station of each.
    let machines = [(7, None), (0, Some("porta-nuova")), (1, Some("santa-zita")), (2, Some("porta-palazzo"))];
    for (tooth, station) in machines {
        let mut before = in_event(EventCard::E4, 4, 0);
        before.gears[0] = tooth;
        before.characters.insert(Character::Johnsson, station.unwrap_or("conservatorio").into());
        let mut table = Table::at(&before);
        table.choose_up_to_gears(Character::Johnsson);
        table.act(Action::Turn { teeth: 1 });
        let (machine, ..) = table.state.public().shown(turin());
        let moves = match machine {
            Machine::Taxi => vec![Action::Taxi { to: space("sinagoga") }],
            line => turin().stations(line).map(|to| Action::Ride { to }).collect(),
        };
        for ride in moves {
            table.refuses(ride, Illegal::TransportForbidden, "8.4");
        }
        assert!(!table.legal().iter().any(|a| matches!(a, Action::Ride { .. } | Action::Taxi { .. })));
        assert!(table.legal().iter().any(|a| matches!(a, Action::Step { .. })), "walking is allowed");
    }
}

/// 8.4, R11
#[test]
fn in_e4_neither_the_power_card_nor_a_ticket_gives_a_ride() {
    let mut before = in_event(EventCard::E4, 4, 0);
    before.players[0].tiles = ids(&["train"]);
    before.characters.insert(Character::Johnsson, "porta-nuova".into());
    let mut table = Table::at(&before);
    table.choose_up_to_gears(Character::Johnsson);
    for play in [Action::PlayPower { power: Power::Ride }, Action::PlayItem { tile: tile("train") }] {
        table.refuses(play, Illegal::TransportForbidden, "8.4");
    }
    before.event = EventCard::E5;
    let mut table = Table::at(&before);
    table.choose_up_to_gears(Character::Johnsson);
    for play in [Action::PlayPower { power: Power::Ride }, Action::PlayItem { tile: tile("train") }] {
        assert!(table.offers(play), "in another Event it would");
    }
}

/// 8.4
#[test]
fn in_e4_free_steps_are_no_machine() {
    let mut table = Table::at(&in_event(EventCard::E4, 4, 0));
    table.act(Action::Choose { character: Character::Snowy });
    table.act(Action::Step { to: space("san-giovannino") });
    assert_eq!(table.stands(Character::Snowy), space("san-giovannino"));
}

/// 8.5, 8.12
#[test]
fn in_e5_position_iv_and_nobody_else_gains_3_time() {
    for (players, index) in seats_and_positions() {
        let (gifts, asked) = given(EventCard::E5, players, index);
        let gain = Event::TimeGained { seat: Seat(index), time: 3 };
        assert_eq!((gifts, asked), (if index == 3 { vec![gain] } else { vec![] }, Ask::Gears));
    }
}

/// 8.5
#[test]
fn in_e5_the_player_who_chooses_johnsson_gets_1_clue_and_1_page() {
    for (players, index) in seats_and_positions() {
        let seat = Seat(index);
        let mut expected = vec![Event::ClueGained { seat }, Event::MusicGained { seat, pages: 1 }];
        if index == 3 {
            expected.insert(0, Event::TimeGained { seat, time: 3 });
        }
        assert_eq!(given_with(EventCard::E5, players, index, Character::Johnsson).0, expected);
    }
}

/// 8.6
#[test]
fn in_e6_position_ii_and_nobody_else_gains_2_time() {
    for (players, index) in seats_and_positions() {
        let (gifts, asked) = given(EventCard::E6, players, index);
        let gain = Event::TimeGained { seat: Seat(index), time: 2 };
        assert_eq!((gifts, asked), (if index == 1 { vec![gain] } else { vec![] }, Ask::Gears));
    }
}

/// 8.7, 3.4.3, R9, R45
#[test]
fn in_e7_the_last_position_and_nobody_else_gets_up_to_3_free_steps() {
    for (players, index) in seats_and_positions() {
        let asked = if index + 1 == players { Ask::FreeSteps } else { Ask::Gears };
        assert_eq!(given(EventCard::E7, players, index), (vec![], asked));
    }
    for steps in 0..=3 {
        let mut table = Table::at(&in_event(EventCard::E7, 4, 3));
        table.act(Action::Choose { character: Character::Johnsson });
        for id in ["piazza-carlo-felice", "piazza-san-carlo", "palazzo-di-citta"].into_iter().take(steps) {
            assert_eq!(table.music(LEONARDO), 5, "the ability comes after the walk");
            table.act(Action::Step { to: space(id) });
        }
        if steps < 3 {
            table.act(Action::Stop {});
        }
        assert_eq!(
            (table.state.ask(turin()), table.time(LEONARDO), table.music(LEONARDO)),
            (Ask::Gears, 30, 7)
        );
    }
}

/// 8.8
#[test]
fn in_e8_the_last_position_and_nobody_else_draws_1_tile() {
    for (players, index) in seats_and_positions() {
        let (gifts, asked) = given(EventCard::E8, players, index);
        let expected = if index + 1 == players { drawn(EventCard::E8, players, index, 1) } else { vec![] };
        assert_eq!((gifts, asked), (expected, Ask::Gears));
    }
}

/// 8.8, R5
#[test]
fn in_e8_the_player_who_chooses_lewis_must_block_a_character_neither_used_nor_blocked() {
    let mut before = in_event(EventCard::E8, 4, 2);
    before.used = [Character::Johnsson, Character::Snowy].into_iter().collect();
    let mut table = Table::at(&before);
    let events = table.act(Action::Choose { character: Character::Lewis });
    assert_eq!(events, [Event::CharacterChosen { seat: CHRISTIAN, character: Character::Lewis }]);
    let free =
        [Character::Lilja, Character::Palsson, Character::Vikstrom, Character::Vidal, Character::Koleberg];
    assert_eq!(table.legal(), free.map(|character| Action::Block { character }), "no way round it");
    for character in [Character::Johnsson, Character::Snowy, Character::Lewis] {
        assert_eq!(table.refused(Action::Block { character }), Illegal::CharacterUsed { character });
    }
    assert_eq!(table.refused(Action::Stop {}), Illegal::NotNow { asked: Ask::Block });

    let events = table.act(Action::Block { character: Character::Vidal });
    assert_eq!(events[0], Event::CharacterBlocked { seat: CHRISTIAN, character: Character::Vidal });
    assert_eq!(table.state.public().blocked, CharacterSet::of(Character::Vidal));
    assert_eq!(table.state.ask(turin()), Ask::Look, "then the ability");
    table.finish_turn();
    let blocked = Illegal::CharacterBlocked { character: Character::Vidal };
    table.refuses(Action::Choose { character: Character::Vidal }, blocked, "3.1.2");
}

/// 8.8
#[test]
fn in_e8_naming_lewis_with_palsson_blocks_nobody() {
    let mut table = Table::at(&in_event(EventCard::E8, 4, 0));
    table.act(Action::Choose { character: Character::Palsson });
    table.act(Action::Name { character: Character::Lewis });
    assert_eq!(table.state.ask(turin()), Ask::Look, "the gift goes to the player who chooses Lewis");
    table.act(Action::Investigate { target: Target::Deck, clues: 0 });
    assert_eq!((table.state.ask(turin()), table.state.public().blocked), (Ask::Gears, CharacterSet::EMPTY));
}

/// 8.8, 5.7, R47
#[test]
fn in_e8_a_declarer_who_takes_lewis_again_blocks_a_second_character() {
    let mut before = scenario_in_hour(4, 6);
    put_organ(&mut before);
    before.event = EventCard::E8;
    make_chosen(&mut before, Character::Lewis);
    let mut table = Table::at(&before);
    table.act(Action::Choose { character: Character::Lewis });
    table.act(Action::Block { character: Character::Vidal });
    table.finish_turn();
    assert_eq!(table.to_act(), MARIO);
    table.act(Action::Declare { character: Character::Lewis });
    table.act(Action::Choose { character: Character::Lewis });
    let vidal = Illegal::CharacterBlocked { character: Character::Vidal };
    assert_eq!(table.refused(Action::Block { character: Character::Vidal }), vidal);
    table.act(Action::Block { character: Character::Snowy });
    let both = [Character::Vidal, Character::Snowy].into_iter().collect();
    assert_eq!(table.state.public().blocked, both, "the first stays blocked");
}

/// 8.8, R5
#[test]
fn in_e8_nothing_happens_if_nobody_is_left_to_block() {
    let mut before = scenario_in_hour(6, 6);
    put_organ(&mut before);
    before.event = EventCard::E8;
    make_chosen(&mut before, Character::Lewis);
    before.order.rotate_left(5);
    before.phase = Phase::Turn(turn(5));
    let used =
        [Character::Lewis, Character::Johnsson, Character::Lilja, Character::Palsson, Character::Vikstrom];
    before.used = used.into_iter().collect();
    before.blocked = Some([Character::Vidal, Character::Koleberg, Character::Snowy].into_iter().collect());
    let mut table = Table::at(&before);
    table.act(Action::Declare { character: Character::Lewis });
    table.act(Action::Choose { character: Character::Lewis });
    assert_eq!(table.state.ask(turin()), Ask::Look, "on with the ability");
    assert_eq!(table.state.public().blocked, before.blocked.expect("blocks"));
}

/// 8.9
#[test]
fn in_e9_the_last_position_and_nobody_else_takes_a_played_power_card_back() {
    for (players, index) in seats_and_positions() {
        let mut before = in_event(EventCard::E9, players, index);
        for player in &mut before.players {
            player.played = [Power::Look, Power::Music].into_iter().collect();
        }
        let mut table = Table::at(&before);
        table.act(Action::Choose { character: Character::Johnsson });
        let asked = if index + 1 == players { Ask::TakeBack } else { Ask::Gears };
        assert_eq!(table.state.ask(turin()), asked, "{players} players, position {}", index + 1);
    }
}

/// 8.9
#[test]
fn in_e9_one_of_the_own_played_cards_must_be_taken_back_into_the_hand() {
    let mut before = in_event(EventCard::E9, 4, 3);
    before.players[3].played = [Power::Look, Power::Music].into_iter().collect();
    before.players[0].played = PowerSet::of(Power::Ride);
    let mut table = Table::at(&before);
    table.act(Action::Choose { character: Character::Johnsson });
    let own = [Action::TakeBack { power: Power::Look }, Action::TakeBack { power: Power::Music }];
    assert_eq!(table.legal(), own);
    for power in [Power::Ride, Power::Research] {
        table.refuses(Action::TakeBack { power }, Illegal::PowerNotPlayed { power }, "8.9");
    }
    assert_eq!(table.refused(Action::Stop {}), Illegal::NotNow { asked: Ask::TakeBack });
    let events = table.act(own[1]);
    assert_eq!(events[0], Event::PowerTakenBack { seat: LEONARDO, power: Power::Music });
    assert_eq!(table.state.public().played[3], PowerSet::of(Power::Look));
    assert_eq!(table.state.public().hand_size(LEONARDO), 4);
    assert!(table.offers(Action::PlayPower { power: Power::Music }), "none was played this turn");
}

/// 8.9, R27
#[test]
fn in_e9_nothing_happens_if_the_player_has_played_no_power_card() {
    let mut before = in_event(EventCard::E9, 4, 3);
    before.players[0].played = PowerSet::of(Power::Ride);
    let mut table = Table::at(&before);
    let events = table.act(Action::Choose { character: Character::Johnsson });
    let expected = [
        Event::CharacterChosen { seat: LEONARDO, character: Character::Johnsson },
        Event::AbilityUsed { seat: LEONARDO, character: Character::Johnsson },
        Event::MusicGained { seat: LEONARDO, pages: 2 },
    ];
    assert_eq!(events, expected);
    assert_eq!(table.state.ask(turin()), Ask::Gears);
}

/// 8.9, R48
#[test]
fn in_e9_a_card_played_this_very_turn_comes_back_but_allows_no_second_one() {
    let mut table = Table::at(&in_event(EventCard::E9, 4, 3));
    table.act(Action::PlayPower { power: Power::Music });
    table.act(Action::Choose { character: Character::Johnsson });
    table.act(Action::TakeBack { power: Power::Music });
    assert_eq!(table.state.public().played[3], PowerSet::EMPTY);
    for power in Power::ALL {
        table.refuses(Action::PlayPower { power }, Illegal::PowerAlready, "3.4.22");
    }
}

/// 8.9
#[test]
fn in_e9_the_player_who_chooses_vikstrom_gets_1_page_and_1_tile() {
    for (players, index) in seats_and_positions() {
        let mut expected = vec![Event::MusicGained { seat: Seat(index), pages: 1 }];
        expected.extend(drawn(EventCard::E9, players, index, 1));
        assert_eq!(given_with(EventCard::E9, players, index, Character::Vikstrom).0, expected);
    }
}

/// 8.10
#[test]
fn in_e10_the_last_position_and_nobody_else_draws_3_tiles() {
    for (players, index) in seats_and_positions() {
        let (gifts, asked) = given(EventCard::E10, players, index);
        let expected = if index + 1 == players { drawn(EventCard::E10, players, index, 3) } else { vec![] };
        assert_eq!((gifts, asked), (expected, Ask::Gears));
    }
}

/// 8.10
#[test]
fn in_e10_the_player_who_chooses_snowy_gets_1_page_and_2_time() {
    for (players, index) in seats_and_positions() {
        let seat = Seat(index);
        let mut expected =
            if index + 1 == players { drawn(EventCard::E10, players, index, 3) } else { vec![] };
        expected.extend([Event::MusicGained { seat, pages: 1 }, Event::TimeGained { seat, time: 2 }]);
        let (gifts, asked) = given_with(EventCard::E10, players, index, Character::Snowy);
        assert_eq!((gifts, asked), (expected, Ask::FreeSteps));
    }
}

/// 8.11, R58
#[test]
fn in_e11_position_ii_and_nobody_else_gains_2_pages() {
    for (players, index) in seats_and_positions() {
        let (gifts, asked) = given(EventCard::E11, players, index);
        let gain = Event::MusicGained { seat: Seat(index), pages: 2 };
        assert_eq!((gifts, asked), (if index == 1 { vec![gain] } else { vec![] }, Ask::Gears));
    }
}

/// 8.11, 3.4.3, R9, R45
#[test]
fn in_e11_the_player_who_chooses_koleberg_gets_1_clue_and_up_to_3_free_steps() {
    for steps in 0..=3 {
        let mut table = Table::at(&in_event(EventCard::E11, 4, 0));
        let events = table.act(Action::Choose { character: Character::Koleberg });
        assert_eq!(events[1..], [Event::ClueGained { seat: MARCO }], "the Clue first");
        assert_eq!(table.state.ask(turin()), Ask::FreeSteps);
        for id in ["cottolengo", "consolata", "duomo"].into_iter().take(steps) {
            table.act(Action::Step { to: space(id) });
        }
        if steps < 3 {
            table.act(Action::Stop {});
        }
        assert_eq!(
            (table.state.ask(turin()), table.time(MARCO)),
            (Ask::ClueOnMystic, 30),
            "then the ability"
        );
    }
}

/// 8.11, R3
#[test]
fn in_e11_nobody_plays_a_power_card_or_an_item_tile_at_any_moment_of_the_turn() {
    let mut before = in_event(EventCard::E11, 4, 0);
    before.players[0].tiles = ids(&["time", "deggial"]);
    let mut table = Table::at(&before);
    let banned = |table: &mut Table| {
        for power in Power::ALL {
            table.refuses(Action::PlayPower { power }, Illegal::CardsForbidden, "8.11");
        }
        for id in ["time", "deggial"] {
            table.refuses(Action::PlayItem { tile: tile(id) }, Illegal::CardsForbidden, "8.11");
        }
    };
    banned(&mut table);
    table.choose_up_to_gears(Character::Johnsson);
    banned(&mut table);
    table.act(Action::Turn { teeth: 1 });
    banned(&mut table);
    table.act(Action::Stop {});
    table.act(Action::Investigate { target: Target::Deck, clues: 0 });
    banned(&mut table);
    table.act(Action::EndTurn {});
    assert_eq!(table.to_act(), MARIO);
}

/// 8.12
#[test]
fn with_three_players_nobody_gets_what_is_due_to_position_iv() {
    for card in [EventCard::E2, EventCard::E5] {
        for index in 0..3 {
            assert_eq!(given(card, 3, index), (vec![], Ask::Gears), "not even the last");
        }
    }
}

/// 8.12, R16
#[test]
fn positions_nobody_holds_are_ignored_and_a_single_player_is_first_and_last() {
    let mut before = in_event(EventCard::E10, 4, 0);
    for out in 1..4 {
        out_of_time(&mut before.players[out]);
    }
    before.order = vec![MARCO];
    for (card, tiles) in [(EventCard::E10, 3), (EventCard::E8, 1), (EventCard::E2, 0)] {
        before.event = card;
        let mut table = Table::at(&before);
        table.act(Action::Choose { character: Character::Johnsson });
        assert_eq!(table.tiles(MARCO).len(), tiles, "{card:?}");
    }
    before.event = EventCard::E11;
    let mut table = Table::at(&before);
    table.act(Action::Choose { character: Character::Vikstrom });
    assert_eq!(table.music(MARCO), 5, "position II is nobody's");
}

/// 8.5, 4.2
#[test]
fn a_gift_that_is_lost_at_a_tracks_end_does_not_hinder_the_others() {
    let mut before = in_event(EventCard::E5, 4, 3);
    (before.players[3].time, before.players[3].music) = (44, 15);
    let mut table = Table::at(&before);
    let events = table.act(Action::Choose { character: Character::Johnsson });
    let expected = [
        Event::CharacterChosen { seat: LEONARDO, character: Character::Johnsson },
        Event::TimeGained { seat: LEONARDO, time: 1 },
        Event::ClueGained { seat: LEONARDO },
        Event::AbilityUsed { seat: LEONARDO, character: Character::Johnsson },
    ];
    assert_eq!(events, expected);
}

/// Every number of players with every position.
fn seats_and_positions() -> impl Iterator<Item = (u8, u8)> {
    (3..=6).flat_map(|players| (0..players).map(move |index| (players, index)))
}

/// The beginning of the turn of the player at this index of the order, in the Hour of this Event.
fn in_event(card: EventCard, players: u8, index: u8) -> Scenario {
    let mut scenario = scenario(players);
    scenario.event = card;
    scenario.phase = Phase::Turn(turn(index));
    scenario
}

/// What the Event gives, and what is asked then, when the player at this index chooses a character without a part in it.
fn given(card: EventCard, players: u8, index: u8) -> (Vec<Event>, Ask) {
    let character = if card == EventCard::E5 { Character::Lilja } else { Character::Johnsson };
    given_with(card, players, index, character)
}

/// The same with this character: every event between the choice and the ability.
fn given_with(card: EventCard, players: u8, index: u8, character: Character) -> (Vec<Event>, Ask) {
    let mut table = Table::at(&in_event(card, players, index));
    let events = table.act(Action::Choose { character });
    assert_eq!(events[0], Event::CharacterChosen { seat: Seat(index), character });
    let ability = |event: &&Event| !matches!(event, Event::AbilityUsed { .. });
    (events[1..].iter().take_while(ability).copied().collect(), table.state.ask(turin()))
}

/// Drawing so many tiles from the top of the pile.
fn drawn(card: EventCard, players: u8, index: u8, tiles: usize) -> Vec<Event> {
    let pile = Table::at(&in_event(card, players, index)).truth().pile.expect("a pile");
    let drawn = |id: &String| Event::TileDrawn { seat: Seat(index), tile: Sight::Seen(tile(id)) };
    pile.iter().take(tiles).map(drawn).collect()
}
