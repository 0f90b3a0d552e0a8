//! The abilities of the eight Characters (3.4.4, section 6).

use crate::support::table::{CHRISTIAN, LEONARDO, MARCO, MARIO, Table, scenario, space, turn};
use crate::support::turns::{
    enclose_johnsson, ids, leave_in_pile, put, put_on_pile, put_organ, put_out, spaces, tile,
};
use armonium_rules::{
    Action, Activity, Ask, Character, CharacterSet, Event, EventCard, Fate, Illegal, Means, Phase, Reason,
    Scenario, Seat, Sight, Target,
};
use std::collections::BTreeSet;

const MYSTIC: [&str; 5] = ["mole-antonelliana", "cimitero", "tempio-valdese", "museo-egizio", "obelisco"];

/// 6.1
#[test]
fn johnsson_gains_2_music_pages() {
    let happened = ability(Character::Johnsson, &[Event::MusicGained { seat: MARCO, pages: 2 }]);
    assert_eq!(happened.music(MARCO), 7);
}

/// 6.2
#[test]
fn lilja_draws_2_research_tiles() {
    let mut before = scenario(4);
    put_on_pile(&mut before, &["swap", "mole", "time"]);
    let mut table = Table::at(&before);
    let seat = MARCO;
    let happened = table.act(Action::Choose { character: Character::Lilja });
    let drawn = ["swap", "mole"].map(|id| Event::TileDrawn { seat, tile: Sight::Seen(tile(id)) });
    assert_eq!(happened[2..], drawn);
    assert_eq!((table.tiles(MARCO).len(), table.ask()), (2, Ask::Gears));
}

/// 6.4
#[test]
fn vikstrom_gains_3_time() {
    let table = ability(Character::Vikstrom, &[Event::TimeGained { seat: MARCO, time: 3 }]);
    assert_eq!(table.time(MARCO), 33);
}

/// 6.5, R8
#[test]
fn lewis_investigates_2_cards_of_one_target() {
    for target in [Target::Hand(LEONARDO), Target::Deck] {
        let mut before = scenario(4);
        before.event = EventCard::E2;
        let mut table = Table::at(&before);
        table.act(Action::Choose { character: Character::Lewis });
        let around = [Action::Stop {}, Action::Turn { teeth: 1 }, Action::EndTurn {}];
        table.asks_instead(Ask::Look, &around);
        let happened = table.act(Action::Investigate { target, clues: 0 });
        let looks = |event: &Event| matches!(event, Event::CardLooked { target: of, .. } if *of == target);
        assert_eq!(happened.len(), 2);
        assert!(happened.iter().all(looks) && happened[0] != happened[1]);
        assert_eq!((table.ask(), table.clues(MARCO)), (Ask::Gears, 2));
    }
}

/// 6.6
#[test]
fn vidal_takes_any_one_of_the_four_actions_for_nothing() {
    let start = || {
        let mut before = scenario(4);
        before.clues_on = ids(&["duomo", "borgo-rossini"]);
        let mut table = Table::at(&before);
        table.act(Action::Choose { character: Character::Vidal });
        assert_eq!(favours(&table), Activity::ALL.into_iter().collect());
        let around = [Action::Stop {}, Action::Turn { teeth: 1 }, Action::Compose { clues: 0 }];
        table.asks_instead(Ask::Favour, &around);
        table
    };
    let mut table = start();
    table.act(Action::Favour { activity: Activity::Research });
    assert_eq!((table.tiles(MARCO).len(), table.ask()), (1, Ask::Gears));
    let mut table = start();
    table.act(Action::Favour { activity: Activity::Compose });
    assert_eq!((table.music(MARCO), table.ask()), (6, Ask::Gears));
    let mut table = start();
    table.act(Action::Favour { activity: Activity::Investigate });
    assert_eq!(table.ask(), Ask::Look);
    assert_eq!(table.act(Action::Investigate { target: Target::Hand(MARIO), clues: 0 }).len(), 1);
    assert_eq!(table.ask(), Ask::Gears);
    let mut table = start();
    table.act(Action::Favour { activity: Activity::MoveClue });
    assert_eq!(table.ask(), Ask::MoveClue);
    // The Clue beside the Regio Parco, where Vidal stands, is taken.
    table.act(Action::MoveClue { from: space("borgo-rossini"), to: space("regio-parco") });
    assert_eq!((table.clues(MARCO), table.time(MARCO), table.ask()), (3, 30, Ask::Gears));
}

/// 6.6, R44
#[test]
fn vidal_is_offered_only_what_would_change_something() {
    let mut before = scenario(3);
    before.clues_on = ids(&["duomo"]);
    let hindrances: [(Activity, Hindrance); 4] = [
        (Activity::Research, |scenario| leave_in_pile(scenario, MARCO, &[])),
        (Activity::Compose, |scenario| scenario.players[0].music = 15),
        (Activity::MoveClue, |scenario| scenario.clues_on.clear()),
        (Activity::Investigate, |scenario| {
            put_out(scenario, MARIO, Reason::Time);
            put_out(scenario, CHRISTIAN, Reason::Time);
        }),
    ];
    let mut useless = BTreeSet::new();
    for (activity, hinder) in hindrances {
        hinder(&mut before);
        useless.insert(activity);
        let mut table = Table::at(&before);
        table.act(Action::Choose { character: Character::Vidal });
        if useless.len() == 4 {
            assert_eq!(table.ask(), Ask::Gears, "with no choice left the ability is skipped");
            continue;
        }
        let useful: BTreeSet<_> =
            Activity::ALL.into_iter().filter(|other| !useless.contains(other)).collect();
        assert_eq!(favours(&table), useful);
        for &activity in &useless {
            assert_eq!(table.refused(Action::Favour { activity }), Illegal::IdleAbility);
        }
    }
}

/// 6.7, R7
#[test]
fn koleberg_places_a_clue_from_the_supply_on_an_empty_mystic_building() {
    let mut before = scenario(4);
    put(&mut before, Character::Snowy, "cimitero");
    before.clues_on = ids(&["obelisco"]);
    let mut table = Table::at(&before);
    table.act(Action::Choose { character: Character::Koleberg });
    let free =
        table.offered(|action| if let Action::PlaceClue { space } = action { Some(space) } else { None });
    assert_eq!(free, spaces(&["mole-antonelliana", "tempio-valdese", "museo-egizio"]));
    for space in spaces(&["duomo", "porta-palazzo"]) {
        table.refuses(Action::PlaceClue { space }, Illegal::NotMystic { space }, "6.7");
    }
    for space in spaces(&["cimitero", "obelisco"]) {
        table.refuses(Action::PlaceClue { space }, Illegal::NotEmpty { space }, "1.10");
    }
    table.asks_instead(Ask::ClueOnMystic, &[Action::Stop {}, Action::Turn { teeth: 1 }]);
    let (seat, museo) = (MARCO, space("museo-egizio"));
    assert_eq!(table.act(Action::PlaceClue { space: museo }), [Event::CluePlaced { seat, space: museo }]);
    assert_eq!((table.clues(MARCO), table.ask()), (2, Ask::Gears), "it comes from the supply");
    assert!(table.state.public().clues_on.has(museo));
}

/// 3.4.4, 6.7, R22
#[test]
fn koleberg_without_an_empty_mystic_building_is_skipped() {
    let mut before = scenario(4);
    before.clues_on = ids(&MYSTIC);
    let mut table = Table::at(&before);
    table.act(Action::Choose { character: Character::Koleberg });
    assert_eq!(table.ask(), Ask::Gears);
}

/// 6.8
#[test]
fn snowy_makes_up_to_3_free_steps() {
    let mut table = Table::at(&scenario(4));
    table.act(Action::Choose { character: Character::Snowy });
    assert_eq!(table.ask(), Ask::FreeSteps);
    table.walk(&["castello-del-valentino", "tempio-valdese", "ospedale-san-giovanni"]);
    assert_eq!(table.stands(Character::Snowy), space("ospedale-san-giovanni"));
    assert_eq!((table.time(MARCO), table.ask()), (30, Ask::Gears));
}

/// 3.4.4, R22
#[test]
fn lilja_and_johnsson_pass_over_what_is_impossible() {
    let mut before = scenario(4);
    before.players[0].music = 15;
    leave_in_pile(&mut before, MARIO, &[]);
    for character in [Character::Lilja, Character::Johnsson] {
        let mut table = Table::at(&before);
        let happened = table.act(Action::Choose { character });
        assert_eq!(happened.last(), Some(&Event::AbilityUsed { seat: MARCO, character }));
        assert_eq!((table.ask(), table.music(MARCO)), (Ask::Gears, 15));
    }
}

/// 6.3, R26
#[test]
fn palsson_pays_2_time_and_uses_another_ability_as_his_own() {
    let mut table = palsson(&scenario(4));
    assert_eq!((table.ask(), table.time(MARCO)), (Ask::Name, 28));
    let around = [Action::Stop {}, Action::Turn { teeth: 1 }, Action::EndTurn {}];
    table.asks_instead(Ask::Name, &around);
    table.refuses(Action::Name { character: Character::Palsson }, Illegal::NotHimself, "6.3");
    let character = Character::Johnsson;
    let happened = table.act(Action::Name { character });
    let seat = MARCO;
    assert_eq!(happened, [Event::AbilityUsed { seat, character }, Event::MusicGained { seat, pages: 2 }]);
    assert_eq!((table.ask(), table.turn().character), (Ask::Gears, Some(Character::Palsson)));
    assert!(!table.state.public().used.has(character), "naming is not choosing");
}

/// 6.3
#[test]
fn palsson_can_use_each_of_the_seven_other_abilities() {
    for character in Character::ALL.into_iter().filter(|&other| other != Character::Palsson) {
        let mut table = palsson(&scenario(4));
        table.act(Action::Name { character });
        let (music, time, tiles) = (table.music(MARCO), table.time(MARCO), table.tiles(MARCO).len());
        let (ask, gains) = match character {
            Character::Johnsson => (Ask::Gears, (7, 28, 0)),
            Character::Lilja => (Ask::Gears, (5, 28, 2)),
            Character::Vikstrom => (Ask::Gears, (5, 31, 0)),
            Character::Lewis => (Ask::Look, (5, 28, 0)),
            Character::Vidal => (Ask::Favour, (5, 28, 0)),
            Character::Koleberg => (Ask::ClueOnMystic, (5, 28, 0)),
            Character::Snowy => (Ask::FreeSteps, (5, 28, 0)),
            Character::Palsson => unreachable!("left out"),
        };
        assert_eq!((table.ask(), (music, time, tiles)), (ask, gains), "{character:?}");
    }
}

/// 6.3, R10
#[test]
fn snowys_steps_move_palsson() {
    let mut before = scenario(4);
    before.clues_on = ids(&["pastiss"]);
    let mut table = palsson(&before);
    table.act(Action::Name { character: Character::Snowy });
    assert_eq!(table.steps(), spaces(&["piazza-d-armi", "pastiss", "crocetta"]));
    let happened = table.walk(&["pastiss"]);
    let (seat, character) = (MARCO, Character::Palsson);
    let (from, to, means) = (space("officine"), space("pastiss"), Means::FreeStep);
    assert_eq!(happened[0], Event::Moved { seat, character, from, to, means });
    assert_eq!(table.stands(Character::Snowy), space("imbarcadero"));
    assert_eq!((table.clues(MARCO), table.time(MARCO)), (3, 28));
}

/// 6.3, R10
#[test]
fn vidals_clue_moves_to_palsson() {
    let mut before = scenario(4);
    before.clues_on = ids(&["pastiss"]);
    let mut table = palsson(&before);
    table.act(Action::Name { character: Character::Vidal });
    table.act(Action::Favour { activity: Activity::MoveClue });
    table.act(Action::MoveClue { from: space("pastiss"), to: space("officine") });
    assert_eq!((table.clues(MARCO), table.ask()), (3, Ask::Gears));
}

/// 6.3, R44
#[test]
fn palsson_may_name_used_and_blocked_characters() {
    let mut before = scenario(4);
    before.phase = Phase::Turn(turn(2));
    before.used = [Character::Johnsson, Character::Vidal].into_iter().collect();
    let mut table = Table::at(&before);
    table.act(Action::Choose { character: Character::Palsson });
    assert!(table.state.public().blocked.has(Character::Lewis));
    let all: CharacterSet = names(&table).into_iter().collect();
    assert_eq!(all, CharacterSet::ALL.without(CharacterSet::of(Character::Palsson)));
    table.act(Action::Name { character: Character::Lewis });
    assert_eq!(table.ask(), Ask::Look);
}

/// 6.3, R44
#[test]
fn palsson_may_name_only_abilities_that_would_change_something() {
    let mut before = scenario(3);
    before.event = EventCard::E2;
    before.players[0].music = 15;
    leave_in_pile(&mut before, MARCO, &[]);
    before.clues_on = ids(&MYSTIC);
    enclose_johnsson(&mut before);
    put(&mut before, Character::Palsson, "officine");
    put(&mut before, Character::Lilja, "piazza-d-armi");
    put(&mut before, Character::Koleberg, "pastiss");
    put(&mut before, Character::Snowy, "crocetta");
    put_out(&mut before, MARIO, Reason::Time);
    put_out(&mut before, CHRISTIAN, Reason::Time);
    let mut table = palsson(&before);
    // Vidal could still move a Clue; Vikström always gains what Pålsson has just paid.
    assert_eq!(names(&table), [Character::Vikstrom, Character::Vidal].into());
    let others = CharacterSet::ALL.filter(|&other| !names(&table).contains(&other));
    for character in others.filter(|&other| other != Character::Palsson).collect::<Vec<_>>() {
        assert_eq!(table.refused(Action::Name { character }), Illegal::IdleAbility);
    }
    before.clues_on = ids(&[]);
    put(&mut before, Character::Vidal, "regio-parco");
    assert!(!names(&palsson(&before)).contains(&Character::Vidal), "nothing is left for Vidal either");
}

/// 6.3, R44
#[test]
fn vikstrom_can_always_be_named() {
    let mut before = scenario(4);
    before.players[0].time = 45;
    let mut table = palsson(&before);
    assert!(names(&table).contains(&Character::Vikstrom));
    table.act(Action::Name { character: Character::Vikstrom });
    assert_eq!(table.time(MARCO), 45);
}

/// 6.3, R26
#[test]
fn palsson_puts_a_player_with_2_time_or_less_out() {
    for (time, out) in [(1, true), (2, true), (3, false)] {
        let mut before = scenario(4);
        before.players[0].time = time;
        let mut table = Table::at(&before);
        assert!(
            table.offers(Action::Choose { character: Character::Palsson }),
            "nobody is forced, nobody kept from it"
        );
        let happened = table.act(Action::Choose { character: Character::Palsson });
        let gone = Event::PlayerOut { seat: MARCO, reason: Reason::Time };
        assert_eq!(happened.contains(&gone), out, "{time} Time");
        if out {
            assert_eq!(table.state.public().fates[0], Fate::Out(Reason::Time));
            assert!(happened.contains(&Event::TimePaid { seat: MARCO, time }));
            assert_eq!((table.to_act(), table.ask()), (MARIO, Ask::Choose));
        } else {
            assert_eq!((table.time(MARCO), table.ask()), (1, Ask::Name));
        }
    }
}

/// 3.4.4
#[test]
fn the_ability_must_be_used() {
    for (character, ask) in [
        (Character::Palsson, Ask::Name),
        (Character::Vidal, Ask::Favour),
        (Character::Koleberg, Ask::ClueOnMystic),
        (Character::Snowy, Ask::FreeSteps),
    ] {
        let mut table = Table::at(&scenario(4));
        table.act(Action::Choose { character });
        let around = [Action::Turn { teeth: 1 }, Action::EndTurn {}, Action::Choose { character }];
        table.asks_instead(ask, &around);
    }
}

/// R25, 8.1
#[test]
fn under_e1_the_third_player_uses_the_ability_twice_in_a_row() {
    let start = |character| {
        let mut before = scenario(4);
        before.event = EventCard::E1;
        before.phase = Phase::Turn(turn(2));
        before.clues_on = ids(&["duomo"]);
        let mut table = Table::at(&before);
        let happened = table.act(Action::Choose { character });
        (table, happened)
    };
    let twice = Event::AbilityUsed { seat: CHRISTIAN, character: Character::Johnsson };
    let pages = Event::MusicGained { seat: CHRISTIAN, pages: 2 };
    let (table, happened) = start(Character::Johnsson);
    assert_eq!((&happened[1..], table.music(CHRISTIAN)), ([twice, pages, twice, pages].as_slice(), 9));
    let (table, _) = start(Character::Lilja);
    assert_eq!(table.tiles(CHRISTIAN).len(), 4);
    let (table, _) = start(Character::Vikstrom);
    assert_eq!(table.time(CHRISTIAN), 36);
    // Each use with its own choices: another target, another action, another building, another walk.
    let (mut table, _) = start(Character::Lewis);
    table.act(Action::Investigate { target: Target::Hand(MARCO), clues: 0 });
    assert_eq!(table.ask(), Ask::Look);
    assert_eq!(table.act(Action::Investigate { target: Target::Deck, clues: 0 }).len(), 2);
    assert_eq!(table.ask(), Ask::Gears);
    let (mut table, _) = start(Character::Vidal);
    table.act(Action::Favour { activity: Activity::Compose });
    table.act(Action::Favour { activity: Activity::MoveClue });
    table.act(Action::MoveClue { from: space("duomo"), to: space("consolata") });
    assert_eq!((table.music(CHRISTIAN), table.ask()), (6, Ask::Gears));
    let (mut table, _) = start(Character::Koleberg);
    table.act(Action::PlaceClue { space: space("cimitero") });
    assert!(!table.offers(Action::PlaceClue { space: space("cimitero") }));
    table.act(Action::PlaceClue { space: space("obelisco") });
    assert_eq!(table.ask(), Ask::Gears);
    let (mut table, _) = start(Character::Snowy);
    table.walk(&["castello-del-valentino"]);
    table.act(Action::Stop {});
    assert_eq!(table.ask(), Ask::FreeSteps, "the second walk");
    table.walk(&["tempio-valdese", "ospedale-san-giovanni", "piazza-carlina"]);
    assert_eq!(table.ask(), Ask::Gears);
}

/// R25, 8.1
#[test]
fn under_e1_the_other_players_use_the_ability_once() {
    for index in [0, 1, 3] {
        let mut before = scenario(4);
        before.event = EventCard::E1;
        before.phase = Phase::Turn(turn(index));
        let mut table = Table::at(&before);
        table.act(Action::Choose { character: Character::Johnsson });
        assert_eq!(table.music(Seat(index)), 7);
    }
}

/// R25, R26
#[test]
fn under_e1_palsson_taken_by_a_declarer_pays_for_each_use() {
    let mut before = scenario(4);
    before.event = EventCard::E1;
    before.order = vec![MARCO, MARIO, LEONARDO, CHRISTIAN];
    before.chosen_one = Character::Palsson;
    before.players[2].characters = CharacterSet::of(Character::Snowy);
    before.phase = Phase::Turn(turn(2));
    put_organ(&mut before, "via-garibaldi");
    let mut table = Table::at(&before);
    table.act(Action::Declare { character: Character::Palsson });
    table.act(Action::Choose { character: Character::Palsson });
    assert_eq!(table.time(LEONARDO), 28);
    table.act(Action::Name { character: Character::Johnsson });
    assert_eq!((table.ask(), table.time(LEONARDO), table.music(LEONARDO)), (Ask::Name, 26, 7));
    table.act(Action::Name { character: Character::Vikstrom });
    assert_eq!((table.ask(), table.time(LEONARDO)), (Ask::Gears, 29));
}

/// Something that makes an action useless.
type Hindrance = fn(&mut Scenario);

/// The first player chooses this Character, whose ability asks nothing and emits just these events.
#[track_caller]
fn ability(character: Character, emitted: &[Event]) -> Table {
    let mut table = Table::at(&scenario(4));
    let seat = MARCO;
    let happened = table.act(Action::Choose { character });
    let begun = [Event::CharacterChosen { seat, character }, Event::AbilityUsed { seat, character }];
    assert_eq!(happened, [&begun, emitted].concat());
    assert_eq!(table.ask(), Ask::Gears);
    table
}

/// The first player chooses Pålsson.
fn palsson(scenario: &Scenario) -> Table {
    let mut table = Table::at(scenario);
    let happened = table.act(Action::Choose { character: Character::Palsson });
    assert_eq!(happened.last(), Some(&Event::TimePaid { seat: MARCO, time: 2 }));
    table
}

fn names(table: &Table) -> BTreeSet<Character> {
    table.offered(|action| if let Action::Name { character } = action { Some(character) } else { None })
}

fn favours(table: &Table) -> BTreeSet<Activity> {
    table.offered(|action| if let Action::Favour { activity } = action { Some(activity) } else { None })
}
