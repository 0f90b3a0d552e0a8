//! Walking (3.4.6), what is in the way (3.4.10), Clues on the way (3.4.11) and free steps (3.4.12).

use crate::support::table::{LEONARDO, MARCO, MARIO, Table, failed_before, scenario, space, turn};
use crate::support::turin;
use crate::support::turns::{ids, put, put_organ, put_out, spaces, tile};
use armonium_rules::{
    Action, Activity, Ask, Character, Event, EventCard, Illegal, Machine, Means, Phase, Power, Reason,
    Scenario, Step,
};

const COMPOSE: Activity = Activity::Compose;

/// 3.4.6
#[test]
fn each_step_goes_to_an_adjacent_space_for_1_time() {
    let mut before = scenario(4);
    let mut table = Table::moving(&mut before, Character::Vikstrom, Machine::Train, 3, COMPOSE);
    let time = table.time(MARCO);
    let around = ["cavallerizza", "piazza-carlina", "palazzo-carignano", "via-po"];
    assert_eq!(table.steps(), spaces(&around));
    let from = space("universita");
    for to in ["teatro-regio", "piazza-vittorio", "universita", "mole-antonelliana"].map(space) {
        table.refuses(Action::Step { to }, Illegal::NotAdjacent { from, to }, "1.7");
    }
    let (seat, character, to) = (MARCO, Character::Vikstrom, space("via-po"));
    let moved = Event::Moved { seat, character, from, to, means: Means::Walking };
    assert_eq!(table.act(Action::Step { to }), [Event::TimePaid { seat, time: 1 }, moved]);
    assert_eq!((table.stands(character), table.time(MARCO)), (to, time - 1));
    table.walk(&["piazza-vittorio", "via-po"]);
    assert_eq!((table.stands(character), table.time(MARCO)), (space("via-po"), time - 3));
}

/// 3.4.6
#[test]
fn there_are_no_more_steps_than_the_walking_gear_shows() {
    for (tooth, &number) in (0u8..).zip(&turin().gears().walking) {
        let mut before = scenario(4);
        before.gears = [0, (tooth + 8) % 9, 0];
        let mut table = Table::at(&before);
        table.choose_up_to_gears(Character::Vikstrom);
        table.act(Action::Turn { teeth: 1 });
        for step in 0..number {
            assert_eq!(table.turn().step, Step::Move { steps: number - step, ride: true });
            let to = if step % 2 == 0 { "via-po" } else { "universita" };
            table.walk(&[to]);
        }
        assert!(table.steps().is_empty(), "tooth {tooth}");
        let to = if number % 2 == 0 { space("via-po") } else { space("universita") };
        table.refuses(Action::Step { to }, Illegal::NoStepsLeft, "3.4.6");
    }
}

/// 3.4.6
#[test]
fn the_player_need_not_move_at_all() {
    let mut before = scenario(4);
    let mut table = Table::moving(&mut before, Character::Vikstrom, Machine::Taxi, 4, COMPOSE);
    let time = table.time(MARCO);
    assert_eq!(table.act(Action::Stop {}), []);
    assert_eq!((table.stands(Character::Vikstrom), table.time(MARCO)), (space("universita"), time));
    assert_eq!(table.ask(), Ask::Act(COMPOSE));
}

/// 3.4.6, R13, R32
#[test]
fn a_step_with_the_last_time_is_allowed_and_goes_nowhere() {
    let mut before = scenario(4);
    before.players[0].time = 2;
    let mut table = Table::moving(&mut before, Character::Johnsson, Machine::Train, 4, COMPOSE);
    let happened = table.act(Action::Step { to: space("sinagoga") });
    assert!(happened.contains(&Event::PlayerOut { seat: MARCO, reason: Reason::Time }));
    assert_eq!(table.stands(Character::Johnsson), space("conservatorio"));
    assert_eq!(table.to_act(), MARIO);
}

/// 3.4.10
#[test]
fn a_character_cannot_walk_onto_another_or_onto_the_organ() {
    let mut before = scenario(4);
    put(&mut before, Character::Koleberg, "cavallerizza");
    put(&mut before, Character::Snowy, "via-po");
    put_organ(&mut before, "palazzo-carignano");
    let mut table = Table::moving(&mut before, Character::Vikstrom, Machine::Train, 3, COMPOSE);
    assert_eq!(table.steps(), spaces(&["piazza-carlina"]));
    for space in spaces(&["cavallerizza", "via-po", "palazzo-carignano"]) {
        table.refuses(Action::Step { to: space }, Illegal::Occupied { space }, "3.4.10");
    }
}

/// 3.4.10
#[test]
fn nobody_passes_through_a_character_or_the_organ() {
    // Lilja stands in San Salvario, between Johnsson and the Castello del Valentino.
    let mut before = scenario(4);
    put(&mut before, Character::Johnsson, "san-secondo");
    put(&mut before, Character::Lilja, "san-salvario");
    let mut table = Table::moving(&mut before, Character::Johnsson, Machine::Train, 2, COMPOSE);
    assert_eq!(table.steps(), spaces(&["corso-re-umberto", "ospedale-mauriziano"]));
    let (from, to) = (space("san-secondo"), space("castello-del-valentino"));
    table.refuses(Action::Step { to }, Illegal::NotAdjacent { from, to }, "1.7");

    let mut before = scenario(4);
    put(&mut before, Character::Johnsson, "piazza-castello");
    put_organ(&mut before, "teatro-regio");
    let mut table = Table::moving(&mut before, Character::Johnsson, Machine::Taxi, 2, COMPOSE);
    let organ = space("teatro-regio");
    assert!(!table.steps().contains(&organ) && !table.taxis().contains(&organ));
    table.refuses(Action::Taxi { to: organ }, Illegal::Occupied { space: organ }, "3.4.10");
}

/// 3.4.10, R20
#[test]
fn after_declaring_victory_the_character_passes_and_enters_taken_spaces() {
    let mut before = scenario(4);
    put_organ(&mut before, "piazza-carlina");
    put(&mut before, Character::Lilja, "san-giovannino");
    let mut table = Table::at(&before);
    table.act(Action::Declare { character: Character::Snowy });
    table.act(Action::Choose { character: Character::Snowy });
    table.walk(&["san-giovannino", "piazza-carlina", "universita"]);
    assert_eq!(table.stands(Character::Snowy), table.stands(Character::Vikstrom));
}

/// 3.4.10, R52
#[test]
fn characters_left_together_or_with_the_organ_stay_and_may_walk_off() {
    let mut before = scenario(4);
    put_out(&mut before, MARIO, Reason::Failed);
    put_organ(&mut before, "piazza-carlina");
    put(&mut before, Character::Johnsson, "universita");
    put(&mut before, Character::Snowy, "piazza-carlina");
    let mut table = Table::moving(&mut before, Character::Johnsson, Machine::Train, 3, COMPOSE);
    let together = space("universita");
    assert_eq!([Character::Johnsson, Character::Vikstrom].map(|c| table.stands(c)), [together; 2]);
    assert_eq!(table.steps(), spaces(&["cavallerizza", "palazzo-carignano", "via-po"]));
    table.walk(&["via-po"]);
    table.refuses(Action::Step { to: together }, Illegal::Occupied { space: together }, "3.4.10");

    let mut table = Table::at(&before);
    table.act(Action::Choose { character: Character::Snowy });
    let organ = space("piazza-carlina");
    assert_eq!(table.steps(), spaces(&["ospedale-san-giovanni", "piazza-vittorio", "san-giovannino"]));
    table.walk(&["san-giovannino"]);
    table.refuses(Action::Step { to: organ }, Illegal::Occupied { space: organ }, "3.4.10");
}

/// 3.4.11
#[test]
fn every_clue_on_the_way_is_picked_up() {
    let mut before = scenario(4);
    before.clues_on = ids(&["via-po", "piazza-vittorio", "piazza-carlina"]);
    let mut table = Table::moving(&mut before, Character::Vikstrom, Machine::Train, 4, COMPOSE);
    let happened = table.walk(&["via-po", "piazza-vittorio"]);
    let picked = |id| Event::CluePicked { seat: MARCO, space: space(id) };
    assert_eq!((happened[2], happened[5]), (picked("via-po"), picked("piazza-vittorio")));
    assert_eq!(table.clues(MARCO), 4);
    // It is gone from the map: coming back brings none.
    assert_eq!(table.walk(&["via-po"]).len(), 2);
    assert_eq!(table.clues(MARCO), 4);
    assert_eq!(table.state.public().clues_on.collect::<Vec<_>>(), [space("piazza-carlina")]);
}

/// 3.4.11
#[test]
fn clues_are_picked_up_on_every_kind_of_ride_and_on_free_steps() {
    // The Taxi goes through and onto spaces.
    let mut before = scenario(4);
    before.clues_on = ids(&["via-po", "piazza-vittorio"]);
    let mut table = Table::moving(&mut before, Character::Vikstrom, Machine::Taxi, 1, COMPOSE);
    table.act(Action::Taxi { to: space("via-po") });
    table.walk(&["piazza-vittorio"]);
    assert_eq!(table.clues(MARCO), 4);
    // A line ends on a station.
    let mut before = scenario(4);
    before.clues_on = ids(&["porta-susa"]);
    put(&mut before, Character::Vikstrom, "porta-nuova");
    let mut table = Table::moving(&mut before, Character::Vikstrom, Machine::Train, 1, COMPOSE);
    let happened = table.act(Action::Ride { to: space("porta-susa") });
    assert_eq!(happened[1..], [Event::CluePicked { seat: MARCO, space: space("porta-susa") }]);
    assert_eq!(table.clues(MARCO), 3);
    // Snowy walks for free.
    let mut before = scenario(4);
    before.clues_on = ids(&["castello-del-valentino", "tempio-valdese"]);
    let mut table = Table::at(&before);
    table.act(Action::Choose { character: Character::Snowy });
    table.walk(&["castello-del-valentino", "tempio-valdese"]);
    assert_eq!(table.clues(MARCO), 4);
}

/// 3.4.12, R9, 6.8
#[test]
fn free_steps_cost_no_time_and_do_not_count_against_the_walking_gear() {
    for mut walk in free_walks() {
        let (table, character) = (&mut walk.table, walk.character);
        let seat = table.to_act();
        let time = table.time(seat);
        for (from, to) in [(0, 1), (1, 2), (2, 3)] {
            let [from, to] = [from, to].map(|at: usize| space(walk.way[at]));
            let happened = table.act(Action::Step { to });
            assert_eq!(happened[0], Event::Moved { seat, character, from, to, means: Means::FreeStep });
        }
        assert_eq!(table.time(seat), time, "{}", walk.source);
        let back = Action::Step { to: space(walk.way[2]) };
        assert!(!table.offers(back), "a fourth step: {}", walk.source);
        while !matches!(table.ask(), Ask::Gears) {
            let first = table.legal()[0];
            table.act(first);
        }
        table.act(Action::Turn { teeth: 1 });
        let number = table.state.public().shown(table.content).1;
        assert!(matches!(table.turn().step, Step::Move { steps, .. } if steps == number), "{}", walk.source);
    }
}

/// 3.4.12, R9, R45, R61
#[test]
fn free_steps_may_stop_after_any_step_and_at_once() {
    for taken in 0..=2 {
        for mut walk in free_walks() {
            let (table, character) = (&mut walk.table, walk.character);
            assert_eq!(table.ask(), Ask::FreeSteps);
            table.walk(&walk.way[1..=taken]);
            table.act(Action::Stop {});
            assert_eq!(table.stands(character), space(walk.way[taken]), "{}", walk.source);
            assert_ne!(table.ask(), Ask::FreeSteps, "{}", walk.source);
        }
    }
}

/// 3.4.12, 3.4.23, R9, R31
#[test]
fn nothing_comes_between_free_steps() {
    for mut walk in free_walks() {
        let table = &mut walk.table;
        let others = [
            Action::PlayPower { power: Power::Music },
            Action::PlayItem { tile: tile("time") },
            Action::Turn { teeth: 1 },
            Action::EndTurn {},
        ];
        table.asks_instead(Ask::FreeSteps, &others);
        table.walk(&walk.way[1..=1]);
        table.asks_instead(Ask::FreeSteps, &others);
    }
}

/// 3.4.12, R9
#[test]
fn free_steps_obey_what_is_in_the_way_and_pick_up_clues() {
    for mut walk in free_walks() {
        let seat = walk.table.to_act();
        let (clues, taken) = (walk.table.clues(seat), space(walk.taken));
        walk.table.walk(&walk.way[1..=2]);
        assert_eq!(walk.table.clues(seat), clues + 1, "{}", walk.source);
        walk.table.refuses(Action::Step { to: taken }, Illegal::Occupied { space: taken }, "3.4.10");
    }
}

/// 3.4.4, 6.8, R22
#[test]
fn free_steps_without_any_way_are_skipped() {
    let mut before = scenario(4);
    put(&mut before, Character::Lilja, "san-giovannino");
    put(&mut before, Character::Koleberg, "castello-del-valentino");
    put(&mut before, Character::Vidal, "corso-moncalieri");
    let mut table = Table::at(&before);
    let happened = table.act(Action::Choose { character: Character::Snowy });
    assert_eq!(happened.last(), Some(&Event::AbilityUsed { seat: MARCO, character: Character::Snowy }));
    assert_eq!(table.ask(), Ask::Gears);
}

/// Puts a character on the Organ, where a declarer who failed has left it, and takes every space around San Giovannino but
/// the Organ's: a dead end for it.
fn put_before_a_dead_end(scenario: &mut Scenario, character: Character) {
    put_organ(scenario, "piazza-carlina");
    failed_before(scenario, LEONARDO);
    put(scenario, character, "piazza-carlina");
    for (other, taken) in [
        (Character::Lilja, "monte-dei-cappuccini"),
        (Character::Palsson, "tempio-valdese"),
        (if character == Character::Snowy { Character::Lewis } else { Character::Snowy }, "imbarcadero"),
    ] {
        put(scenario, other, taken);
    }
}

/// 10.8, R78, R22
#[test]
fn free_steps_end_by_themselves_in_a_dead_end() {
    let mut before = scenario(4);
    put_before_a_dead_end(&mut before, Character::Snowy);
    let mut table = Table::at(&before);
    table.act(Action::Choose { character: Character::Snowy });
    assert_eq!(table.ask(), Ask::FreeSteps);
    let routes = table.state.public().routes(turin());
    assert!(routes.iter().any(|route| route.to == space("san-giovannino") && route.actions.len() == 1));
    table.walk(&["san-giovannino"]);
    assert_eq!(table.ask(), Ask::Gears);
}

/// 10.8, R78
#[test]
fn a_taxi_ride_ends_by_itself_in_a_dead_end_but_the_movement_is_asked_for() {
    let mut before = scenario(4);
    put_before_a_dead_end(&mut before, Character::Johnsson);
    let mut table = Table::moving(&mut before, Character::Johnsson, Machine::Taxi, 1, Activity::Compose);
    table.act(Action::Taxi { to: space("san-giovannino") });
    assert_eq!((table.ask(), table.steps()), (Ask::Move, spaces(&[])));
    assert!(table.offers(Action::Stop {}));
}

/// A walk of free steps about to begin: its way, with a Clue on the space two steps off, and a taken space next to it.
struct FreeWalk {
    source: &'static str,
    table: Table,
    character: Character,
    way: [&'static str; 4],
    taken: &'static str,
}

/// Snowy's, those of the Events E7 and E11, and those of the Item Tile.
fn free_walks() -> [FreeWalk; 4] {
    let by_snowy = ["imbarcadero", "castello-del-valentino", "tempio-valdese", "ospedale-san-giovanni"];
    let by_johnsson = ["conservatorio", "piazza-carlo-felice", "arsenale", "corso-re-umberto"];
    let by_koleberg = ["rondo-della-forca", "cottolengo", "consolata", "via-garibaldi"];
    let walk = |source, character, way: [&'static str; 4], taken, scenario: &mut Scenario| {
        scenario.clues_on = ids(&[way[2]]);
        put(scenario, Character::Lilja, taken);
        let mut table = Table::at(scenario);
        table.act(Action::Choose { character });
        FreeWalk { source, table, character, way, taken }
    };
    let mut e7 = scenario(4);
    e7.event = EventCard::E7;
    e7.phase = Phase::Turn(turn(3));
    let mut e11 = scenario(4);
    e11.event = EventCard::E11;
    let mut tiles = scenario(4);
    tiles.players[0].tiles = ids(&["steps-mark"]);
    let mut by_tile = walk("the tile", Character::Johnsson, by_johnsson, "piazza-solferino", &mut tiles);
    by_tile.table.act(Action::PlayItem { tile: tile("steps-mark") });
    [
        walk("Snowy", Character::Snowy, by_snowy, "sinagoga", &mut scenario(4)),
        walk("E7", Character::Johnsson, by_johnsson, "piazza-solferino", &mut e7),
        walk("E11", Character::Koleberg, by_koleberg, "duomo", &mut e11),
        by_tile,
    ]
}
