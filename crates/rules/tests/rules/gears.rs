//! Turning the gears (3.4.5).

use crate::support::table::{MARCO, MARIO, Table, scenario};
use crate::support::turin;
use armonium_pack::Pack;
use armonium_rules::{
    Action, Activity, Ask, Character, Content, Event, Fate, Illegal, Machine, Reason, Scenario,
};

/// 3.4.5
#[test]
fn each_tooth_costs_1_time_and_moves_all_three_gears() {
    let shown = [
        (1, [0, 0, 0], Machine::Taxi, 2, Activity::MoveClue),
        (2, [1, 1, 1], Machine::Train, 3, Activity::Investigate),
        (3, [2, 2, 2], Machine::Airship, 1, Activity::Research),
    ];
    for (teeth, gears, machine, walking, activity) in shown {
        let mut before = scenario(4);
        before.gears = [7, 8, 6];
        let mut table = at_the_gears(&before);
        let happened = table.act(Action::Turn { teeth });
        let (seat, time) = (MARCO, teeth.unsigned_abs());
        let paid = Event::TimePaid { seat, time };
        assert_eq!(happened, [paid, Event::GearsTurned { seat, teeth, machine, walking, activity }]);
        assert_eq!((table.time(MARCO), table.state.public().gears), (30 - time, gears));
        assert_eq!(table.ask(), Ask::Move);
    }
}

/// 3.4.5, R54
#[test]
fn the_gears_must_be_turned_by_1_2_or_3_teeth_the_way_of_the_arrows() {
    let mut table = at_the_gears(&scenario(4));
    assert_eq!(turns(&table), [1, 2, 3]);
    let around = [Action::Stop {}, Action::EndTurn {}, Action::Compose { clues: 0 }];
    table.asks_instead(Ask::Gears, &around);
    for teeth in [-3, -2, -1, 0, 4, 8] {
        table.refuses(Action::Turn { teeth }, Illegal::TeethNotOffered { teeth }, "3.4.5");
    }
    table.act(Action::Turn { teeth: 1 });
    table.asks_instead(Ask::Move, &[Action::Turn { teeth: 1 }]);
}

/// 3.4.5, R13
#[test]
fn only_as_many_teeth_are_on_offer_as_the_player_has_time() {
    for (time, offered) in [(1, [1].as_slice()), (2, &[1, 2]), (3, &[1, 2, 3])] {
        let mut before = scenario(4);
        before.players[0].time = time;
        let mut table = at_the_gears(&before);
        assert_eq!(turns(&table), offered);
        for price in time + 1..=3 {
            let refusal = Illegal::TooExpensive { price, time };
            table.refuses(Action::Turn { teeth: price.cast_signed() }, refusal, "4.1");
        }
    }
}

/// 3.4.5, R13, R32
#[test]
fn turning_with_the_last_time_is_allowed_and_turns_nothing() {
    let mut before = scenario(4);
    before.players[0].time = 2;
    let mut table = at_the_gears(&before);
    let happened = table.act(Action::Turn { teeth: 2 });
    let seat = MARCO;
    assert_eq!(
        happened[..2],
        [Event::TimePaid { seat, time: 2 }, Event::PlayerOut { seat, reason: Reason::Time }]
    );
    assert_eq!(table.state.public().gears, [0, 0, 0]);
    assert_eq!(table.state.public().fates[0], Fate::Out(Reason::Time));
    assert_eq!((table.to_act(), table.ask()), (MARIO, Ask::Choose));
}

/// 3.4.5, R54
#[test]
fn every_direction_in_which_a_gear_can_drive_the_train_is_on_offer_once() {
    for (directions, offered) in [
        ([1, 1, 1], [1, 2, 3].as_slice()),
        ([-1, -1, -1], &[-1, -2, -3]),
        ([1, -1, 1], &[1, 2, 3, -1, -2, -3]),
        ([-1, 1, -1], &[1, 2, 3, -1, -2, -3]),
    ] {
        let content = turin_with(directions);
        let mut table = sit(content, &scenario(4));
        assert_eq!(turns(&table), offered, "{directions:?}");
        for &teeth in offered {
            assert!(table.offers(Action::Turn { teeth }));
        }
        let teeth = -offered[0];
        if !offered.contains(&teeth) {
            table.refuses(Action::Turn { teeth }, Illegal::TeethNotOffered { teeth }, "3.4.5");
        }
    }
}

/// 3.4.5, R54
#[test]
fn turning_backwards_costs_the_same_and_moves_all_gears_back() {
    let mut table = sit(turin_with([1, 1, -1]), &scenario(4));
    table.act(Action::Turn { teeth: -3 });
    assert_eq!((table.time(MARCO), table.state.public().gears), (27, [5, 6, 4]));
}

/// The gears that `docs/content.md` explains with a picture show what it says.
///
/// 3.4.5, R54
#[test]
fn the_worked_gears_of_the_document_turn_as_it_says() {
    let document = include_str!("../../../../docs/content.md");
    let (_, rest) = document.split_once("```toml\n[gears.machine]").expect("the worked gears");
    let gears = rest.split_once("```").expect("the end of the block").0;
    let turin = Pack::TURIN;
    let (before, after) =
        (turin.find("[gears.machine]").expect("gears"), turin.find("# Hints").expect("hints"));
    let text = format!("{}[gears.machine]{gears}{}", &turin[..before], &turin[after..]);
    let content = Box::leak(Box::new(Pack::read(&text, "worked").expect("a sound pack").content));
    for (teeth, wanted) in
        [(1, (Machine::Train, 3, Activity::Investigate)), (-1, (Machine::Monorail, 1, Activity::Compose))]
    {
        let mut table = sit(content, &scenario(4));
        assert_eq!(table.state.public().shown(content), (Machine::Taxi, 2, Activity::MoveClue));
        assert_eq!(turns(&table), [1, 2, 3, -1, -2, -3]);
        table.act(Action::Turn { teeth });
        assert_eq!(table.state.public().shown(content), wanted);
    }
    assert!(document.contains("(+1) shows Train, 3 and Investigate;"));
    assert!(document.contains("(-1) shows Monorail, 1 and Compose."));
}

/// The first player has chosen Johnsson and is to turn the gears.
fn at_the_gears(scenario: &Scenario) -> Table {
    sit(turin(), scenario)
}

fn sit(content: &'static Content, scenario: &Scenario) -> Table {
    let state = scenario.to_state(content).unwrap_or_else(|fault| panic!("{fault}"));
    let mut table = Table { content, state, events: Vec::new() };
    table.choose_up_to_gears(Character::Johnsson);
    table
}

/// Turin with other arrows on its gears.
fn turin_with(directions: [i8; 3]) -> &'static Content {
    let mut draft = turin().draft().clone();
    draft.gears.directions = directions;
    Box::leak(Box::new(Content::new(draft).expect("a sound pack")))
}

fn turns(table: &Table) -> Vec<i8> {
    let teeth = |action| if let Action::Turn { teeth } = action { Some(teeth) } else { None };
    table.legal().into_iter().filter_map(teeth).collect()
}
