//! Machine Transport (3.4.7, 3.4.8), how it goes together with walking (3.4.9), and Vikström's turn of the rulebooks.

use crate::support::table::{MARCO, Table, scenario, space};
use crate::support::turin;
use crate::support::turns::{ids, put, put_organ, spaces, tile};
use armonium_rules::{
    Action, Activity, Ask, Character, Event, EventCard, Illegal, Machine, Means, Power, PowerSet, Scenario,
    Step,
};

const COMPOSE: Activity = Activity::Compose;
const YELLOW: [&str; 4] = ["porta-milano", "porta-susa", "barriera-di-casale", "porta-nuova"];
const GREEN: [&str; 4] = ["porta-palazzo", "piazza-solferino", "piazza-vittorio", "san-salvario"];
const BLUE: [&str; 4] = ["santa-zita", "gasometro", "piazza-d-armi", "monte-dei-cappuccini"];
const LINES: [(Machine, [&str; 4]); 3] =
    [(Machine::Train, YELLOW), (Machine::Monorail, GREEN), (Machine::Airship, BLUE)];

/// 3.4.1, 3.4.4, 3.4.5, 3.4.6, 3.4.7, 3.4.9, 3.4.11, 6.4
#[test]
fn vikstroms_turn_of_the_rulebooks() {
    let (seat, character) = (MARCO, Character::Vikstrom);
    let mut before = scenario(4);
    put(&mut before, character, "piazza-san-carlo");
    before.clues_on = ids(&["borgo-dora"]);
    before.gears = [7, 8, 1];
    let mut table = Table::at(&before);
    table.act(Action::Choose { character });
    assert_eq!(table.time(seat), 33, "the ability");
    table.act(Action::Turn { teeth: 2 });
    assert_eq!(table.state.public().shown(turin()), (Machine::Train, 3, COMPOSE));
    assert_eq!(table.time(seat), 31, "two teeth");
    table.walk(&["piazza-carlo-felice", "porta-nuova"]);
    assert_eq!(table.time(seat), 29, "two steps");
    table.act(Action::Ride { to: space("porta-milano") });
    assert_eq!(table.time(seat), 29, "the train is free");
    let happened = table.walk(&["borgo-dora"]);
    assert!(happened.contains(&Event::CluePicked { seat, space: space("borgo-dora") }));
    assert_eq!((table.time(seat), table.clues(seat)), (28, 3));
    assert!(table.state.public().clues_on.is_empty());
    // Nothing more can be walked or ridden.
    assert!(table.steps().is_empty() && table.rides().is_empty() && table.taxis().is_empty());
    table.refuses(Action::Step { to: space("porta-milano") }, Illegal::NoStepsLeft, "3.4.6");
    table.refuses(Action::Ride { to: space("porta-nuova") }, Illegal::RideUsed, "3.4.7");
    table.act(Action::Stop {});
    assert_eq!(table.ask(), Ask::Act(COMPOSE));
}

/// 3.4.7
#[test]
fn each_line_goes_from_a_space_of_its_colour_to_any_other_of_it() {
    for (machine, stations) in LINES {
        for from in stations {
            let mut table = standing(machine, from);
            let others: Vec<_> = stations.into_iter().filter(|&other| other != from).collect();
            assert_eq!(table.rides(), spaces(&others), "{machine:?} from {from}");
            let (time, to, from) = (table.time(MARCO), space(others[0]), space(from));
            let (seat, character) = (MARCO, Character::Johnsson);
            let moved = Event::Moved { seat, character, from, to, means: Means::Machine(machine) };
            assert_eq!(table.act(Action::Ride { to }), [moved]);
            assert_eq!((table.stands(character), table.time(seat)), (to, time), "the ride is free");
        }
    }
}

/// 3.4.7
#[test]
fn a_line_stops_at_its_own_colour_only() {
    for (machine, stations) in LINES {
        let from = space(stations[0]);
        let mut table = standing(machine, stations[0]);
        table.refuses(Action::Ride { to: from }, Illegal::NotAStop { space: from }, "3.4.7");
        let elsewhere = LINES.into_iter().filter(|&(other, _)| other != machine).flat_map(|(_, other)| other);
        for to in elsewhere.chain(["arsenale", "museo-egizio"]).map(space) {
            table.refuses(Action::Ride { to }, Illegal::NotAStop { space: to }, "3.4.7");
        }
    }
}

/// 3.4.7
#[test]
fn only_the_machine_the_gear_shows_can_be_used_and_only_from_its_own_stations() {
    for (shown, _) in LINES {
        for (line, stations) in LINES.into_iter().filter(|&(line, _)| line != shown) {
            let mut table = standing(shown, stations[0]);
            assert!(table.rides().is_empty(), "{shown:?} at a station of {line:?}");
            let here = Illegal::NotAtStation { space: space(stations[0]) };
            table.refuses(Action::Ride { to: space(stations[1]) }, here, "3.4.7");
        }
        let mut table = standing(shown, "duomo");
        assert!(table.rides().is_empty() && table.taxis().is_empty());
        let here = Illegal::NotAtStation { space: space("duomo") };
        table.refuses(Action::Ride { to: space("porta-palazzo") }, here, "3.4.7");
        table.refuses(Action::Taxi { to: space("porta-palazzo") }, Illegal::NoTaxi, "3.4.7");
    }
    let mut table = standing(Machine::Taxi, "porta-nuova");
    assert!(table.rides().is_empty());
    let to = space("porta-susa");
    table.refuses(Action::Ride { to }, Illegal::NotAStop { space: to }, "3.4.7");
}

/// 3.4.7
#[test]
fn a_machine_is_used_once_in_the_movement() {
    for (machine, stations) in LINES {
        let mut table = standing(machine, stations[0]);
        table.act(Action::Ride { to: space(stations[1]) });
        assert!(table.rides().is_empty());
        table.refuses(Action::Ride { to: space(stations[0]) }, Illegal::RideUsed, "3.4.7");
    }
    let mut table = standing(Machine::Taxi, "duomo");
    table.act(Action::Taxi { to: space("consolata") });
    table.act(Action::Stop {});
    assert!(table.taxis().is_empty());
    table.refuses(Action::Taxi { to: space("duomo") }, Illegal::RideUsed, "3.4.7");
}

/// 3.4.7, 3.4.10, R30
#[test]
fn a_station_with_a_character_is_no_target() {
    for (machine, stations) in LINES {
        let mut before = at_station(stations[0]);
        put(&mut before, Character::Lilja, stations[1]);
        let mut table = Table::moving(&mut before, Character::Johnsson, machine, 2, COMPOSE);
        assert_eq!(table.rides(), spaces(&stations[2..]));
        let taken = space(stations[1]);
        table.refuses(Action::Ride { to: taken }, Illegal::Occupied { space: taken }, "3.4.10");
    }
}

/// R30
#[test]
fn with_no_other_station_free_there_is_no_ride() {
    for (machine, stations) in LINES {
        let mut before = at_station(stations[0]);
        for (character, station) in
            [Character::Lilja, Character::Koleberg, Character::Snowy].into_iter().zip(&stations[1..])
        {
            put(&mut before, character, station);
        }
        let table = Table::moving(&mut before, Character::Johnsson, machine, 2, COMPOSE);
        assert!(table.rides().is_empty());
    }
}

/// 3.4.8, R11
#[test]
fn the_steam_taxi_makes_1_to_3_unpaid_steps_from_any_space() {
    // A building, a station and a Mystic Building.
    for way in [
        ["duomo", "consolata", "cottolengo", "cimitero"],
        ["porta-nuova", "piazza-carlo-felice", "piazza-san-carlo", "museo-egizio"],
        ["cimitero", "cottolengo", "consolata", "duomo"],
    ] {
        for steps in 1..=3 {
            let mut table = standing(Machine::Taxi, way[0]);
            let (seat, character) = (MARCO, Character::Johnsson);
            let (time, walking) = (table.time(seat), 2);
            let [from, to] = [space(way[0]), space(way[1])];
            let means = Means::Machine(Machine::Taxi);
            let happened = table.act(Action::Taxi { to });
            assert_eq!(happened, [Event::Moved { seat, character, from, to, means }]);
            assert_eq!(table.ask(), Ask::TaxiRide);
            table.walk(&way[2..=steps]);
            if steps < 3 {
                table.act(Action::Stop {});
            }
            assert_eq!((table.stands(character), table.time(seat)), (space(way[steps]), time));
            assert_eq!(table.turn().step, Step::Move { steps: walking, ride: false }, "it is not walking");
            assert_eq!((table.ask(), table.turn().effect), (Ask::Move, None));
        }
    }
}

/// 3.4.8, 3.4.23, R11, R31
#[test]
fn nothing_comes_between_the_steps_of_a_taxi() {
    let mut before = at_station("duomo");
    before.players[0].tiles = ids(&["time"]);
    let mut table = Table::moving(&mut before, Character::Johnsson, Machine::Taxi, 2, COMPOSE);
    let power = Action::PlayPower { power: Power::Music };
    let item = Action::PlayItem { tile: tile("time") };
    assert!(table.offers(power) && table.offers(item), "before the ride");
    table.act(Action::Taxi { to: space("consolata") });
    let others = [power, item, Action::EndTurn {}, Action::Taxi { to: space("duomo") }];
    table.asks_instead(Ask::TaxiRide, &others);
    table.walk(&["cottolengo"]);
    table.asks_instead(Ask::TaxiRide, &others);
    table.walk(&["cimitero"]);
    assert!(table.offers(power) && table.offers(item), "after the ride");
}

/// 3.4.8, 3.4.10
#[test]
fn the_taxi_obeys_what_is_in_the_way() {
    let mut before = at_station("duomo");
    put(&mut before, Character::Vidal, "via-garibaldi");
    put_organ(&mut before, "palazzo-di-citta");
    let mut table = Table::moving(&mut before, Character::Johnsson, Machine::Taxi, 2, COMPOSE);
    // Lilja is in the Palazzo Reale, the Organ in the Palazzo di Città.
    assert_eq!(table.taxis(), spaces(&["porta-palazzo", "consolata"]));
    for space in spaces(&["palazzo-reale", "palazzo-di-citta"]) {
        table.refuses(Action::Taxi { to: space }, Illegal::Occupied { space }, "3.4.10");
    }
    table.act(Action::Taxi { to: space("consolata") });
    let taken = space("via-garibaldi");
    table.refuses(Action::Step { to: taken }, Illegal::Occupied { space: taken }, "3.4.10");
    let (from, to) = (space("consolata"), space("carmine"));
    table.refuses(Action::Step { to }, Illegal::NotAdjacent { from, to }, "1.7");
}

/// R11, R4
#[test]
fn event_e4_forbids_the_taxi_as_it_forbids_every_machine() {
    for (machine, stations) in [(Machine::Taxi, YELLOW), LINES[0], LINES[1], LINES[2]] {
        let mut before = at_station(stations[0]);
        before.event = EventCard::E4;
        before.players[0].tiles = ids(&["train"]);
        let mut table = Table::moving(&mut before, Character::Johnsson, machine, 2, COMPOSE);
        assert!(table.rides().is_empty() && table.taxis().is_empty(), "{machine:?}");
        assert!(!table.steps().is_empty(), "walking is not forbidden");
        let next = table.steps().into_iter().next().expect("a neighbour");
        for action in [
            Action::Taxi { to: next },
            Action::Ride { to: space(stations[1]) },
            Action::PlayPower { power: Power::Ride },
            Action::PlayItem { tile: tile("train") },
        ] {
            table.refuses(action, Illegal::TransportForbidden, "8.4");
        }
    }
}

/// 3.4.9
#[test]
fn walking_may_be_split_before_and_after_the_transport() {
    // All four steps after the train, two and two, all four before it.
    for first in [0, 2, 4] {
        let mut before = at_station("porta-nuova");
        let mut table = Table::moving(&mut before, Character::Johnsson, Machine::Train, 4, COMPOSE);
        table.walk(&["sinagoga", "porta-nuova", "sinagoga", "porta-nuova"][..first]);
        table.act(Action::Ride { to: space("porta-susa") });
        table.walk(&["foro-boario", "porta-susa", "foro-boario", "porta-susa"][first..]);
        assert_eq!(table.turn().step, Step::Move { steps: 0, ride: false });
        assert_eq!(table.time(MARCO), 25, "one tooth and four steps");
    }
    // A Taxi between two steps.
    let mut table = standing(Machine::Taxi, "duomo");
    table.walk(&["consolata"]);
    table.act(Action::Taxi { to: space("cottolengo") });
    table.walk(&["cimitero", "borgo-dora"]);
    table.walk(&["porta-palazzo"]);
    assert_eq!(table.turn().step, Step::Move { steps: 0, ride: false });
    assert_eq!(table.time(MARCO), 27, "one tooth and two steps");
}

/// 3.4.9
#[test]
fn stations_may_be_walked_over_and_stopped_on() {
    let mut before = at_station("duomo");
    let mut table = Table::moving(&mut before, Character::Johnsson, Machine::Train, 3, COMPOSE);
    table.walk(&["porta-palazzo", "borgo-dora", "porta-milano"]);
    table.act(Action::Stop {});
    assert_eq!(table.stands(Character::Johnsson), space("porta-milano"));
}

/// 3.4.9
#[test]
fn a_ride_may_be_the_whole_movement_or_be_left_out() {
    let mut table = standing(Machine::Train, "porta-nuova");
    table.act(Action::Ride { to: space("barriera-di-casale") });
    table.act(Action::Stop {});
    assert_eq!(table.stands(Character::Johnsson), space("barriera-di-casale"));
    let mut table = standing(Machine::Train, "porta-nuova");
    table.act(Action::Stop {});
    assert_eq!(table.stands(Character::Johnsson), space("porta-nuova"));
}

/// Johnsson stands there.
fn at_station(id: &str) -> Scenario {
    let mut before = scenario(4);
    put(&mut before, Character::Johnsson, id);
    before
}

/// Johnsson stands there and moves, with two steps; the gear shows this machine. No Power Cards are in the way.
fn standing(machine: Machine, id: &str) -> Table {
    let mut before = at_station(id);
    before.players[0].played = PowerSet::ALL;
    Table::moving(&mut before, Character::Johnsson, machine, 2, COMPOSE)
}
