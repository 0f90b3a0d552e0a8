//! Winning as a Hero: the Chosen One on the Organ's space with 15 pages, whichever step of the turn brings it about. Long,
//! with one test per clause.

use crate::planner::{leads_past, legal_routes};
use crate::support::table::{
    CHRISTIAN, LEONARDO, MARCO, MARIO, Table, failed_before, ids, make_chosen, put_organ, scenario_in_hour,
    space, tile, turn,
};
use crate::support::turin;
use armonium_rules::{
    Action, Ask, Character, Event, EventCard, Fate, Illegal, Machine, Means, Outcome, Phase, Power, Reason,
    Role, Scenario, Target,
};

/// 5.4, 5.9
#[test]
fn a_hero_wins_by_walking_the_chosen_one_onto_the_organ_with_15_pages() {
    let mut table = declared(&walk(15));
    table.act(Action::Choose { character: Character::Vikstrom });
    table.act(Action::Turn { teeth: 1 });
    let events = table.act(Action::Step { to: space("piazza-carlina") });
    let expected = [
        Event::TimePaid { seat: MARCO, time: 1 },
        Event::Moved {
            seat: MARCO,
            character: Character::Vikstrom,
            from: space("universita"),
            to: space("piazza-carlina"),
            means: Means::Walking,
        },
        Event::Ended { outcome: MARCO_WON },
    ];
    assert_eq!(events, expected);
    assert_eq!(table.outcome(), Some(MARCO_WON));
}

/// 5.9, 5.12
#[test]
fn the_game_ends_with_the_victory_and_there_is_one_winner() {
    let mut table = declared(&walk(15));
    table.act(Action::Choose { character: Character::Vikstrom });
    table.act(Action::Turn { teeth: 1 });
    table.act(Action::Step { to: space("piazza-carlina") });
    assert_eq!(table.state.to_act(), None);
    assert!(table.legal().is_empty());
    for seat in [MARCO, MARIO, CHRISTIAN, LEONARDO] {
        for action in
            [Action::EndTurn {}, Action::Stop {}, Action::Declare { character: Character::Vikstrom }]
        {
            assert_eq!(table.state.apply(turin(), seat, action, &mut ()), Err(Illegal::GameOver));
        }
    }
    assert_eq!(Illegal::GameOver.clause(), "5.12");
    assert_eq!(table.state.public().fates[..4], [Fate::In; 4], "the others have lost without being out");
}

/// 5.4
#[test]
fn fourteen_pages_on_the_organ_are_no_victory() {
    let mut table = declared(&walk(14));
    table.act(Action::Choose { character: Character::Vikstrom });
    table.act(Action::Turn { teeth: 1 });
    table.act(Action::Step { to: space("piazza-carlina") });
    assert_eq!(table.outcome(), None);
    table.act(Action::Stop {});
    let events = table.act(Action::Investigate { target: Target::Deck, clues: 0 });
    assert!(!events.iter().any(|event| matches!(event, Event::Ended { .. })));
    let events = table.act(Action::EndTurn {});
    assert_eq!(events[0], Event::PlayerOut { seat: MARCO, reason: Reason::Failed });
}

/// 5.4
#[test]
fn pages_without_the_organs_space_are_no_victory() {
    let mut table = declared(&walk(15));
    table.act(Action::Choose { character: Character::Vikstrom });
    table.act(Action::Turn { teeth: 1 });
    table.act(Action::Step { to: space("palazzo-carignano") });
    table.act(Action::Step { to: space("ospedale-san-giovanni") });
    table.act(Action::Stop {});
    table.act(Action::Investigate { target: Target::Deck, clues: 0 });
    table.act(Action::EndTurn {});
    assert_eq!(table.outcome(), None);
    assert_eq!(table.state.public().fates[0], Fate::Out(Reason::Failed));
}

/// 5.4
#[test]
fn without_a_declaration_nobody_wins() {
    let mut table = Table::at(&on_the_organ(15));
    table.choose_up_to_gears(Character::Vikstrom);
    table.finish_turn();
    assert_eq!((table.outcome(), table.to_act()), (None, CHRISTIAN));
    assert!(table.state.public().is_active(MARCO));
}

/// 5.9, R21
#[test]
fn the_last_page_may_come_from_composing_after_the_arrival() {
    let mut before = walk(14);
    before.gears[2] = 2;
    let mut table = declared(&before);
    table.act(Action::Choose { character: Character::Vikstrom });
    table.act(Action::Turn { teeth: 1 });
    table.act(Action::Step { to: space("piazza-carlina") });
    assert_eq!(table.outcome(), None, "there, but a page is missing");
    let events = table.act(Action::Stop {});
    assert_eq!(events[1], Event::MusicGained { seat: MARCO, pages: 1 });
    assert_eq!(events.last(), Some(&Event::Ended { outcome: MARCO_WON }));
}

/// 5.9, R21
#[test]
fn clues_spent_on_composing_may_complete_the_song() {
    let mut before = walk(13);
    before.gears[2] = 2;
    let mut table = declared(&before);
    table.act(Action::Choose { character: Character::Vikstrom });
    table.act(Action::Turn { teeth: 1 });
    table.act(Action::Step { to: space("piazza-carlina") });
    table.act(Action::Stop {});
    let events = table.act(Action::Compose { clues: 1 });
    assert_eq!(events.last(), Some(&Event::Ended { outcome: MARCO_WON }));
}

/// 5.9, R21, R71
#[test]
fn with_all_conditions_met_the_choice_itself_wins() {
    let mut table = declared(&on_the_organ(15));
    assert_eq!(table.outcome(), None, "the choice has to be made");
    let events = table.act(Action::Choose { character: Character::Vikstrom });
    let chosen = Event::CharacterChosen { seat: MARCO, character: Character::Vikstrom };
    assert_eq!(events, [chosen, Event::Ended { outcome: MARCO_WON }], "before gifts and ability");
}

/// 5.9, R71
#[test]
fn pages_gained_between_declaring_and_choosing_win_at_the_choice() {
    let mut table = declared(&on_the_organ(12));
    table.act(Action::PlayPower { power: Power::Music });
    assert_eq!((table.music(MARCO), table.outcome()), (15, None));
    table.act(Action::Choose { character: Character::Vikstrom });
    assert_eq!(table.outcome(), Some(MARCO_WON));
}

/// 5.9, R21
#[test]
fn the_gift_to_the_position_may_complete_the_song() {
    let mut before = on_the_organ(13);
    before.event = EventCard::E11;
    before.order = vec![LEONARDO, MARCO, CHRISTIAN];
    before.phase = Phase::Turn(turn(1));
    let mut table = declared(&before);
    let events = table.act(Action::Choose { character: Character::Vikstrom });
    let expected = [
        Event::CharacterChosen { seat: MARCO, character: Character::Vikstrom },
        Event::MusicGained { seat: MARCO, pages: 2 },
        Event::Ended { outcome: MARCO_WON },
    ];
    assert_eq!(events, expected, "the ability is not used any more");
}

/// 5.9, R21
#[test]
fn the_gift_to_the_character_may_complete_the_song() {
    for (event, character, gifts) in [
        (EventCard::E5, Character::Johnsson, vec![Event::ClueGained { seat: MARCO }]),
        (EventCard::E9, Character::Vikstrom, vec![]),
        (EventCard::E10, Character::Snowy, vec![]),
    ] {
        let mut before = on_the_organ(14);
        before.event = event;
        before.characters.insert(Character::Vikstrom, "universita".into());
        make_chosen(&mut before, character);
        before.cards_known[0].character = character;
        before.characters.insert(character, "piazza-carlina".into());
        let mut table = declared(&before);
        let mut expected = vec![Event::CharacterChosen { seat: MARCO, character }];
        expected.extend(gifts);
        expected.push(Event::MusicGained { seat: MARCO, pages: 1 });
        expected.push(Event::Ended { outcome: MARCO_WON });
        assert_eq!(table.act(Action::Choose { character }), expected, "nothing is given after the end");
    }
}

/// 5.9, R21
#[test]
fn the_ability_may_complete_the_song() {
    let mut before = on_the_organ(13);
    before.characters.insert(Character::Vikstrom, "universita".into());
    make_chosen(&mut before, Character::Johnsson);
    before.cards_known[0].character = Character::Johnsson;
    before.characters.insert(Character::Johnsson, "piazza-carlina".into());
    let mut table = declared(&before);
    let events = table.act(Action::Choose { character: Character::Johnsson });
    let expected = [
        Event::CharacterChosen { seat: MARCO, character: Character::Johnsson },
        Event::AbilityUsed { seat: MARCO, character: Character::Johnsson },
        Event::MusicGained { seat: MARCO, pages: 2 },
        Event::Ended { outcome: MARCO_WON },
    ];
    assert_eq!(events, expected);
}

/// 5.9, R21
#[test]
fn a_power_card_or_an_item_tile_may_complete_the_song_after_the_action() {
    let plays = [
        (12, Action::PlayPower { power: Power::Music }),
        (14, Action::PlayItem { tile: tile("deggial") }),
        (13, Action::PlayItem { tile: tile("adulruna-rediviva") }),
        (11, Action::PlayItem { tile: tile("paid-music") }),
    ];
    for (music, play) in plays {
        let mut before = walk(music);
        before.players[0].tiles = ids(&["deggial", "adulruna-rediviva", "paid-music"]);
        let mut table = declared(&before);
        table.act(Action::Choose { character: Character::Vikstrom });
        table.act(Action::Turn { teeth: 1 });
        table.act(Action::Step { to: space("piazza-carlina") });
        table.act(Action::Stop {});
        table.act(Action::Investigate { target: Target::Deck, clues: 0 });
        assert_eq!(table.state.ask(turin()), Ask::EndTurn);
        let events = table.act(play);
        assert_eq!(events.last(), Some(&Event::Ended { outcome: MARCO_WON }), "{play:?}");
    }
}

/// 5.8, R20
#[test]
fn the_declarer_walks_through_other_characters() {
    let mut before = walk(15);
    before.characters.insert(Character::Vikstrom, "cavallerizza".into());
    before.characters.insert(Character::Koleberg, "universita".into());
    let through = Action::Step { to: space("universita") };
    let mut table = declared(&before);
    table.act(Action::Choose { character: Character::Vikstrom });
    table.act(Action::Turn { teeth: 1 });
    table.act(through);
    assert_eq!(table.stands(Character::Vikstrom), table.stands(Character::Koleberg));
    table.act(Action::Step { to: space("piazza-carlina") });
    assert_eq!(table.outcome(), Some(MARCO_WON));

    let mut table = Table::at(&before);
    table.act(Action::Choose { character: Character::Vikstrom });
    table.act(Action::Turn { teeth: 1 });
    table.refuses(through, Illegal::Occupied { space: space("universita") }, "3.4.10");
}

/// 5.8, 3.4.10
#[test]
fn without_a_declaration_the_organs_space_cannot_be_entered() {
    let mut table = Table::at(&walk(15));
    table.act(Action::Choose { character: Character::Vikstrom });
    table.act(Action::Turn { teeth: 1 });
    let onto_organ = Action::Step { to: space("piazza-carlina") };
    table.refuses(onto_organ, Illegal::Occupied { space: space("piazza-carlina") }, "3.4.10");
}

/// 5.8, R20
#[test]
fn free_steps_lead_through_others_and_onto_the_organ() {
    let mut before = heros_turn(15);
    before.characters.insert(Character::Koleberg, "san-giovannino".into());
    let mut table = declared(&before);
    table.act(Action::Choose { character: Character::Snowy });
    assert_eq!(table.state.ask(turin()), Ask::FreeSteps);
    table.act(Action::Step { to: space("san-giovannino") });
    let events = table.act(Action::Step { to: space("piazza-carlina") });
    assert_eq!(events.last(), Some(&Event::Ended { outcome: MARCO_WON }));
    assert_eq!(table.time(MARCO), 30, "before the gears are turned");
}

/// 5.8, R20
#[test]
fn the_steam_taxi_leads_through_others_and_onto_the_organ() {
    let mut before = walk(15);
    before.characters.insert(Character::Vikstrom, "cavallerizza".into());
    before.characters.insert(Character::Koleberg, "universita".into());
    before.gears[0] = 7;
    let mut table = declared(&before);
    table.act(Action::Choose { character: Character::Vikstrom });
    table.act(Action::Turn { teeth: 1 });
    table.act(Action::Taxi { to: space("universita") });
    let events = table.act(Action::Step { to: space("piazza-carlina") });
    assert_eq!(events.last(), Some(&Event::Ended { outcome: MARCO_WON }));
}

/// 5.4, 5.9
#[test]
fn no_route_leads_past_the_organ_where_a_hero_wins() {
    let goal = space("piazza-carlina");
    for (pages, wins) in [(14, false), (15, true)] {
        let mut table = declared(&walk(pages));
        table.act(Action::Choose { character: Character::Vikstrom });
        table.act(Action::Turn { teeth: 1 });
        let routes = legal_routes(&table.state);
        assert!(routes.iter().any(|route| route.to == goal));
        assert_eq!(routes.iter().any(|route| leads_past(route, goal)), !wins, "with {pages} pages");
    }
}

/// 5.8, R69
#[test]
fn the_declarer_rides_onto_an_occupied_station() {
    let mut before = walk(15);
    before.characters.insert(Character::Vikstrom, "porta-palazzo".into());
    before.characters.insert(Character::Koleberg, "piazza-vittorio".into());
    before.gears[0] = 2;
    let ride = Action::Ride { to: space("piazza-vittorio") };
    let mut table = declared(&before);
    table.act(Action::Choose { character: Character::Vikstrom });
    table.act(Action::Turn { teeth: 1 });
    let events = table.act(ride);
    let means = Means::Machine(Machine::Monorail);
    let (from, to) = (space("porta-palazzo"), space("piazza-vittorio"));
    assert_eq!(events, [Event::Moved { seat: MARCO, character: Character::Vikstrom, from, to, means }]);
    table.act(Action::Step { to: space("piazza-carlina") });
    assert_eq!(table.outcome(), Some(MARCO_WON));

    let mut table = Table::at(&before);
    table.act(Action::Choose { character: Character::Vikstrom });
    table.act(Action::Turn { teeth: 1 });
    table.refuses(ride, Illegal::Occupied { space: space("piazza-vittorio") }, "3.4.10");
}

/// 5.8, R69
#[test]
fn a_card_and_a_ticket_lead_onto_an_occupied_station_too() {
    let mut before = walk(15);
    before.characters.insert(Character::Vikstrom, "porta-palazzo".into());
    before.characters.insert(Character::Koleberg, "piazza-vittorio".into());
    before.players[0].tiles = ids(&["monorail"]);
    let ride = Action::Ride { to: space("piazza-vittorio") };
    for play in [Action::PlayPower { power: Power::Ride }, Action::PlayItem { tile: tile("monorail") }] {
        let mut table = declared(&before);
        table.act(Action::Choose { character: Character::Vikstrom });
        table.act(play);
        table.act(ride);
        assert_eq!(table.stands(Character::Vikstrom), table.stands(Character::Koleberg));

        let mut table = Table::at(&before);
        table.act(Action::Choose { character: Character::Vikstrom });
        table.act(play);
        assert_eq!(table.refused(ride), Illegal::Occupied { space: space("piazza-vittorio") });
    }
}

/// 5.8, R20
#[test]
fn the_right_to_pass_others_ends_with_the_turn() {
    let mut before = walk(0);
    before.characters.insert(Character::Koleberg, "cavallerizza".into());
    let mut table = declared(&before);
    table.act(Action::Choose { character: Character::Vikstrom });
    table.act(Action::Turn { teeth: 1 });
    table.finish_turn();
    assert_eq!(table.to_act(), MARIO);
    table.act(Action::Choose { character: Character::Koleberg });
    table.act(Action::PlaceClue { space: space("cimitero") });
    table.act(Action::Turn { teeth: 1 });
    let onto_vikstrom = Action::Step { to: space("universita") };
    table.refuses(onto_vikstrom, Illegal::Occupied { space: space("universita") }, "3.4.10");
}

/// 3.4.10, R52
#[test]
fn after_a_failure_characters_share_a_space_and_may_walk_off() {
    let mut before = walk(15);
    before.characters.insert(Character::Koleberg, "palazzo-carignano".into());
    let mut table = declared(&before);
    table.act(Action::Choose { character: Character::Vikstrom });
    table.act(Action::Turn { teeth: 1 });
    table.act(Action::Step { to: space("palazzo-carignano") });
    table.finish_turn();
    let shared = space("palazzo-carignano");
    assert_eq!((table.stands(Character::Vikstrom), table.stands(Character::Koleberg)), (shared, shared));

    table.act(Action::Choose { character: Character::Koleberg });
    table.act(Action::PlaceClue { space: space("cimitero") });
    table.act(Action::Turn { teeth: 1 });
    table.act(Action::Step { to: space("teatro-regio") });
    assert_eq!(
        (table.stands(Character::Vikstrom), table.stands(Character::Koleberg)),
        (shared, space("teatro-regio"))
    );
    table.refuses(Action::Step { to: shared }, Illegal::Occupied { space: shared }, "3.4.10");
}

/// 3.4.10, R52
#[test]
fn after_a_failure_a_character_stands_with_the_organ_and_may_walk_off() {
    let mut table = Table::at(&on_the_organ(5));
    let organ = space("piazza-carlina");
    assert_eq!((table.stands(Character::Vikstrom), table.state.public().organ), (organ, Some(organ)));
    table.act(Action::Choose { character: Character::Vikstrom });
    table.act(Action::Turn { teeth: 1 });
    table.act(Action::Step { to: space("universita") });
    table.refuses(Action::Step { to: organ }, Illegal::Occupied { space: organ }, "3.4.10");
    assert_eq!(table.state.public().organ, Some(organ), "the Organ stays");
}

/// 4.4, R12
#[test]
fn the_step_that_would_win_puts_a_player_with_one_time_out() {
    let mut before = walk(15);
    make_chosen(&mut before, Character::Johnsson);
    before.characters.insert(Character::Johnsson, "ospedale-san-giovanni".into());
    before.players[0].tiles = ids(&["mole"]);
    before.players[0].time = 2;
    let mut table = declared(&before);
    table.act(Action::Choose { character: Character::Johnsson });
    table.act(Action::Turn { teeth: 1 });
    assert_eq!((table.time(MARCO), table.music(MARCO)), (1, 15));
    let events = table.act(Action::Step { to: space("piazza-carlina") });
    let own = Character::Vikstrom;
    assert!(before.players[0].characters.has(own));
    let expected = [
        Event::TimePaid { seat: MARCO, time: 1 },
        Event::PlayerOut { seat: MARCO, reason: Reason::Time },
        Event::CardRevealed { seat: MARCO, character: own },
        Event::TilesReturned { seat: MARCO, tiles: 1 },
        Event::TurnEnded { seat: MARCO },
    ];
    assert_eq!(events, expected);
    assert_eq!(table.stands(Character::Johnsson), space("ospedale-san-giovanni"), "the step is not made");
    assert_eq!((table.outcome(), table.to_act()), (None, MARIO));
}

/// 4.4, 9.9, R12
#[test]
fn the_price_of_the_last_pages_puts_a_player_with_two_time_out() {
    let mut before = on_the_organ(11);
    before.event = EventCard::E10;
    before.characters.insert(Character::Vikstrom, "universita".into());
    make_chosen(&mut before, Character::Lilja);
    before.cards_known[0].character = Character::Lilja;
    before.characters.insert(Character::Lilja, "piazza-carlina".into());
    before.players[0].tiles = ids(&["paid-music"]);
    before.players[0].time = 2;
    let mut table = declared(&before);
    table.act(Action::Choose { character: Character::Lilja });
    let events = table.act(Action::PlayItem { tile: tile("paid-music") });
    assert!(events.contains(&Event::PlayerOut { seat: MARCO, reason: Reason::Time }));
    assert_eq!((table.music(MARCO), table.outcome()), (11, None));
}

/// 5.9, R70
#[test]
fn a_swap_with_a_character_left_on_the_organ_wins() {
    let mut before = on_the_organ(15);
    before.characters.insert(Character::Vikstrom, "universita".into());
    before.characters.insert(Character::Koleberg, "piazza-carlina".into());
    before.players[0].tiles = ids(&["swap"]);
    let mut table = declared(&before);
    table.act(Action::Choose { character: Character::Vikstrom });
    table.act(Action::PlayItem { tile: tile("swap") });
    let events = table.act(Action::Swap { a: Character::Vikstrom, b: Character::Koleberg });
    let swapped = Event::Swapped { seat: MARCO, a: Character::Vikstrom, b: Character::Koleberg };
    assert_eq!(events, [swapped, Event::Ended { outcome: MARCO_WON }]);
}

/// 5.9, R70, R71
#[test]
fn a_swap_before_the_choice_wins_at_the_choice() {
    let mut before = on_the_organ(15);
    before.characters.insert(Character::Vikstrom, "universita".into());
    before.characters.insert(Character::Koleberg, "piazza-carlina".into());
    before.players[0].tiles = ids(&["swap"]);
    let mut table = declared(&before);
    table.act(Action::PlayItem { tile: tile("swap") });
    table.act(Action::Swap { a: Character::Vikstrom, b: Character::Koleberg });
    assert_eq!(table.outcome(), None);
    table.act(Action::Choose { character: Character::Vikstrom });
    assert_eq!(table.outcome(), Some(MARCO_WON));
}

/// 5.4, 5.9
#[test]
fn another_character_on_the_organs_space_is_not_enough() {
    let mut before = on_the_organ(15);
    before.characters.insert(Character::Vikstrom, "universita".into());
    before.characters.insert(Character::Koleberg, "piazza-carlina".into());
    let mut table = declared(&before);
    table.act(Action::Choose { character: Character::Vikstrom });
    assert_eq!(table.outcome(), None);
}

/// 5.9, 3.4.11
#[test]
fn a_clue_on_the_organs_space_is_picked_up_on_arrival() {
    let mut before = walk(15);
    before.clues_on = ids(&["piazza-carlina"]);
    let mut table = declared(&before);
    table.act(Action::Choose { character: Character::Vikstrom });
    table.act(Action::Turn { teeth: 1 });
    let events = table.act(Action::Step { to: space("piazza-carlina") });
    let end = [
        Event::CluePicked { seat: MARCO, space: space("piazza-carlina") },
        Event::Ended { outcome: MARCO_WON },
    ];
    assert_eq!(events[2..], end);
}

/// 5.4, 5.9
#[test]
fn a_hero_can_win_in_any_hour_and_with_three_players() {
    for (players, hour) in [(3, 5), (4, 4), (5, 9), (6, 11)] {
        let mut before = scenario_in_hour(players, hour);
        put_organ(&mut before);
        before.players[0].music = 15;
        let mut table = declared(&before);
        table.act(Action::Choose { character: Character::Snowy });
        table.act(Action::Step { to: space("san-giovannino") });
        table.act(Action::Step { to: space("piazza-carlina") });
        assert_eq!(table.outcome(), Some(MARCO_WON));
    }
}

const MARCO_WON: Outcome = Outcome::Won { seat: MARCO, role: Role::Hero };

/// Marco's turn in Hour VI, with so many pages; the Organ stands on Piazza Carlina, the Chosen One is Snowy.
fn heros_turn(music: u8) -> Scenario {
    let mut scenario = scenario_in_hour(4, 6);
    put_organ(&mut scenario);
    scenario.players[0].music = music;
    scenario
}

/// The same with Vikström as the Chosen One, on the Università next to the Organ.
fn walk(music: u8) -> Scenario {
    let mut scenario = heros_turn(music);
    make_chosen(&mut scenario, Character::Vikstrom);
    scenario
}

/// The same with the Chosen One on the Organ's space: Mario has declared in an earlier Hour and failed there.
fn on_the_organ(music: u8) -> Scenario {
    let mut scenario = walk(music);
    failed_before(&mut scenario, MARIO);
    scenario.characters.insert(Character::Vikstrom, "piazza-carlina".into());
    scenario.order = vec![MARCO, CHRISTIAN, LEONARDO];
    scenario
}

/// Marco declares and names the Chosen One.
fn declared(scenario: &Scenario) -> Table {
    let mut table = Table::at(scenario);
    table.act(Action::Declare { character: scenario.chosen_one });
    table
}
