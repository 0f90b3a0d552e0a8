//! The four Power Cards (section 7).

use crate::support::table::{LEONARDO, MARCO, MARIO, Table, scenario, space};
use crate::support::turns::{enclose_johnsson, ids, put, put_on_pile, put_organ, spaces, tile};
use armonium_rules::{
    Action, Activity, Ask, Character, Event, Illegal, Machine, Means, Power, PowerSet, Sight, Step, Target,
};

const RIDE: Action = Action::PlayPower { power: Power::Ride };

/// 7.1, R8
#[test]
fn look_shows_3_cards_of_one_hand_or_of_the_deck() {
    for target in [Target::Hand(MARIO), Target::Hand(LEONARDO), Target::Deck] {
        let mut table = Table::at(&scenario(4));
        let power = Power::Look;
        assert_eq!(table.act(Action::PlayPower { power }), [Event::PowerPlayed { seat: MARCO, power }]);
        table.asks_instead(Ask::Look, &[Action::Stop {}, Action::Choose { character: Character::Lilja }]);
        let own = Target::Hand(MARCO);
        let refusal = table.refused(Action::Investigate { target: own, clues: 0 });
        assert_eq!(refusal, Illegal::NoTarget { target: own });
        let happened = table.act(Action::Investigate { target, clues: 0 });
        let looks = |event: &Event| matches!(event, Event::CardLooked { target: of, .. } if *of == target);
        assert_eq!(happened.len(), 3);
        assert!(happened.iter().all(looks));
        assert_eq!((table.ask(), table.clues(MARCO)), (Ask::Choose, 2));
    }
}

/// 7.1, 3.4.16
#[test]
fn look_keeps_the_cards_apart_for_the_rest_of_the_turn() {
    let mut before = scenario(4);
    before.players[0].clues = 9;
    before.gears = [7, 8, 0];
    let mut table = Table::at(&before);
    table.act(Action::PlayPower { power: Power::Look });
    table.act(Action::Investigate { target: Target::Deck, clues: 0 });
    table.choose_up_to_gears(Character::Johnsson);
    table.turn_and_stop(1);
    let deck = Target::Deck;
    table.refuses(
        Action::Investigate { target: deck, clues: 0 },
        Illegal::NoTarget { target: deck },
        "3.4.15",
    );
}

/// 7.2, R4
#[test]
fn ride_offers_every_machine_that_goes_from_where_the_character_stands() {
    // On a building only the Taxi, at a station its line as well, whatever the gear shows.
    for (from, taxi, line) in [
        ("duomo", ["porta-palazzo", "consolata", "palazzo-di-citta"].as_slice(), [].as_slice()),
        (
            "porta-nuova",
            &["piazza-carlo-felice", "corso-re-umberto", "sinagoga"],
            &["porta-milano", "porta-susa", "barriera-di-casale"],
        ),
        (
            "porta-palazzo",
            &["borgo-dora", "cottolengo", "porta-palatina", "duomo"],
            &["piazza-solferino", "piazza-vittorio", "san-salvario"],
        ),
        (
            "santa-zita",
            &["borgo-san-donato", "corso-francia"],
            &["gasometro", "piazza-d-armi", "monte-dei-cappuccini"],
        ),
    ] {
        let mut table = riding(from);
        assert_eq!(table.act(RIDE), [Event::PowerPlayed { seat: MARCO, power: Power::Ride }]);
        assert_eq!(table.ask(), Ask::Ride);
        assert_eq!((table.taxis(), table.rides()), (spaces(taxi), spaces(line)), "{from}");
    }
}

/// 7.2, R4
#[test]
fn ride_is_free_and_in_addition_to_the_normal_movement() {
    let mut before = scenario(4);
    put(&mut before, Character::Johnsson, "porta-nuova");
    let mut table = Table::moving(&mut before, Character::Johnsson, Machine::Train, 2, Activity::Compose);
    let (seat, character, time) = (MARCO, Character::Johnsson, table.time(MARCO));
    table.act(RIDE);
    let (from, to) = (space("porta-nuova"), space("porta-susa"));
    let means = Means::Machine(Machine::Train);
    assert_eq!(table.act(Action::Ride { to }), [Event::Moved { seat, character, from, to, means }]);
    assert_eq!((table.time(seat), table.stands(character)), (time, to));
    assert_eq!(
        table.turn().step,
        Step::Move { steps: 2, ride: true },
        "the gear's machine is still to be used"
    );
    table.act(Action::Ride { to: space("barriera-di-casale") });
    table.walk(&["borgo-del-moschino", "gasometro"]);
    assert_eq!(table.time(seat), time - 2);
}

/// 7.2
#[test]
fn ride_can_be_played_at_the_gears_in_the_movement_and_after_the_action() {
    let mut table = riding("porta-nuova");
    assert!(table.offers(RIDE));
    table.turn_and_stop(3);
    table.act(Action::Compose { clues: 0 });
    table.act(RIDE);
    table.act(Action::Ride { to: space("porta-milano") });
    assert_eq!((table.ask(), table.stands(Character::Johnsson)), (Ask::EndTurn, space("porta-milano")));
}

/// 7.2, R4, R11, R61
#[test]
fn the_ride_must_be_carried_out_and_a_taxi_goes_at_least_one_step() {
    let mut table = riding("porta-nuova");
    table.act(RIDE);
    let around = [Action::Stop {}, Action::Turn { teeth: 1 }, Action::Step { to: space("sinagoga") }];
    table.asks_instead(Ask::Ride, &around);
    for steps in 1..=3 {
        let mut table = riding("duomo");
        let way = ["consolata", "cottolengo", "cimitero"];
        table.act(RIDE);
        table.act(Action::Taxi { to: space(way[0]) });
        assert_eq!(table.ask(), Ask::TaxiRide);
        table.walk(&way[1..steps]);
        if steps < 3 {
            table.act(Action::Stop {});
        }
        assert_eq!((table.stands(Character::Johnsson), table.time(MARCO)), (space(way[steps - 1]), 30));
        assert_eq!(table.ask(), Ask::Gears);
    }
}

/// 7.2, R30
#[test]
fn ride_obeys_stations_and_what_is_in_the_way() {
    let mut before = scenario(4);
    put(&mut before, Character::Johnsson, "porta-palazzo");
    put(&mut before, Character::Snowy, "san-salvario");
    put(&mut before, Character::Vidal, "cottolengo");
    put_organ(&mut before, "duomo");
    let mut table = Table::at(&before);
    table.choose_up_to_gears(Character::Johnsson);
    table.act(RIDE);
    assert_eq!(table.rides(), spaces(&["piazza-solferino", "piazza-vittorio"]));
    assert_eq!(table.taxis(), spaces(&["borgo-dora", "porta-palatina"]));
    for space in spaces(&["duomo", "cottolengo"]) {
        table.refuses(Action::Taxi { to: space }, Illegal::Occupied { space }, "3.4.10");
    }
    let taken = space("san-salvario");
    table.refuses(Action::Ride { to: taken }, Illegal::Occupied { space: taken }, "3.4.10");
    let yellow = space("porta-nuova");
    table.refuses(Action::Ride { to: yellow }, Illegal::NotAStop { space: yellow }, "3.4.7");
}

/// 7.2
#[test]
fn ride_by_a_line_is_possible_where_no_step_is() {
    let mut before = scenario(4);
    enclose_johnsson(&mut before);
    put(&mut before, Character::Johnsson, "porta-nuova");
    put(&mut before, Character::Lilja, "corso-re-umberto");
    let mut table = Table::at(&before);
    table.choose_up_to_gears(Character::Johnsson);
    table.act(RIDE);
    assert!(table.taxis().is_empty());
    assert_eq!(table.rides(), spaces(&["porta-milano", "porta-susa", "barriera-di-casale"]));
}

/// 7.2, 3.4.11
#[test]
fn ride_picks_up_clues() {
    let mut before = scenario(4);
    put(&mut before, Character::Johnsson, "duomo");
    before.clues_on = ids(&["consolata", "cottolengo"]);
    let mut table = Table::at(&before);
    table.choose_up_to_gears(Character::Johnsson);
    table.act(RIDE);
    table.act(Action::Taxi { to: space("consolata") });
    table.walk(&["cottolengo"]);
    assert_eq!(table.clues(MARCO), 4);
}

/// 7.3
#[test]
fn research_draws_3_tiles() {
    let mut before = scenario(4);
    put_on_pile(&mut before, &["swap", "mole", "time", "museo"]);
    let mut table = Table::at(&before);
    let happened = table.act(Action::PlayPower { power: Power::Research });
    let seat = MARCO;
    let drawn = ["swap", "mole", "time"].map(|id| Event::TileDrawn { seat, tile: Sight::Seen(tile(id)) });
    assert_eq!(happened[1..], drawn);
    assert_eq!((table.tiles(MARCO).len(), table.ask()), (3, Ask::Choose));
}

/// 7.4
#[test]
fn music_gains_3_pages() {
    let mut table = Table::at(&scenario(4));
    let happened = table.act(Action::PlayPower { power: Power::Music });
    assert_eq!(happened[1..], [Event::MusicGained { seat: MARCO, pages: 3 }]);
    assert_eq!((table.music(MARCO), table.ask()), (8, Ask::Choose));
}

/// 7.1, 7.2, 7.3, 7.4
#[test]
fn every_player_has_one_card_of_each_kind_to_play() {
    for players in 3..=6 {
        let mut table = Table::at(&scenario(players));
        table.choose_up_to_gears(Character::Johnsson);
        assert_eq!(table.cards(), Power::ALL.map(|power| Action::PlayPower { power }));
        assert!(table.view(MARCO).hands.iter().all(|hand| hand.powers == PowerSet::ALL));
    }
}

/// Johnsson stands there and the gears are to be turned.
fn riding(id: &str) -> Table {
    let mut before = scenario(4);
    put(&mut before, Character::Johnsson, id);
    let mut table = Table::at(&before);
    table.choose_up_to_gears(Character::Johnsson);
    table
}
