//! Phase 1, the Event (3.1). What each Event does: section 8.

use crate::support::table::{MARCO, MARIO, Table, make_chosen, put_organ, scenario, scenario_in_hour, turn};
use crate::support::{turin, viewers};
use armonium_rules::{
    Action, Ask, Character, CharacterSet, Event, EventCard, Illegal, Options, Phase, Scenario, Seat,
};

/// 3.1.1
#[test]
fn the_top_event_card_is_turned_up_for_all_to_see() {
    let mut before = evening(4, 2);
    before.events_past = Some(vec![EventCard::E1]);
    let to_come =
        EventCard::ALL.into_iter().rev().filter(|card| ![EventCard::E1, EventCard::E6].contains(card));
    before.events_to_come = Some(to_come.collect());
    let mut table = Table::at(&before);
    let happened = table.act(Action::Decline {});
    let turned = Event::EventTurned { card: EventCard::E11 };
    assert_eq!(happened[1..], [Event::HourBegan { hour: 3 }, turned]);
    assert_eq!(table.state.ask(turin()), Ask::OpenAuction, "the auctions follow");
    for viewer in viewers(Options::new(4)) {
        assert_eq!(turned.seen_by(viewer), turned);
        assert_eq!(table.state.view(turin(), viewer).public.event, EventCard::E11);
    }
    table.go_on_until(|public| public.hour == 4);
    assert_eq!(table.state.public().event, EventCard::E10, "the next card from the top");
}

/// 3.1.1
#[test]
fn the_first_hour_has_an_event_too() {
    for players in 3..=6 {
        let table = Table::new(Options::new(players), 1);
        let card = table.state.public().event;
        let begun = table.events.iter().position(|event| *event == Event::HourBegan { hour: 1 });
        assert_eq!(table.events[begun.expect("Hour I") + 1..], [Event::EventTurned { card }]);
    }
}

/// 3.1.1, 3.6.2
#[test]
fn an_event_holds_for_its_hour_only() {
    // E6 locks Lewis and gives position II 2 Time; E4, which comes next, does neither.
    let mut before = scenario(4);
    before.events_past = Some(vec![EventCard::E1]);
    let rest = EventCard::ALL
        .into_iter()
        .filter(|card| ![EventCard::E1, EventCard::E4, EventCard::E6].contains(card));
    before.events_to_come = Some([EventCard::E4].into_iter().chain(rest).collect());
    let mut table = Table::at(&before);
    let lewis = Action::Choose { character: Character::Lewis };
    assert_eq!(table.refused(lewis), Illegal::CharacterBlocked { character: Character::Lewis });
    table.go_on_until(|public| public.hour == 3);
    assert_eq!(table.state.public().blocked, CharacterSet::EMPTY);
    table.go_on_until(|public| matches!(public.phase, Phase::Turn(turn) if turn.index == 1));
    let (second, time) = (table.to_act(), table.time(table.to_act()));
    table.act(lewis);
    assert_eq!(table.time(second), time, "the Event of the Hour before gives nothing any more");
}

/// 3.1.1
#[test]
fn a_turned_event_does_not_come_back() {
    for seed in 0..10 {
        let mut table = Table::new(Options::new(4), seed);
        let mut turned = vec![table.state.public().event];
        for hour in 2..=11 {
            table.go_on_until(|public| public.hour == hour);
            let event = table.state.public().event;
            assert!(!turned.contains(&event), "{event:?} came twice");
            turned.push(event);
        }
    }
}

/// 3.1.2
#[test]
fn a_character_locked_by_the_event_can_be_chosen_by_nobody() {
    for (event, locked) in LOCKS {
        for index in 0..4 {
            let before = Scenario { event, phase: Phase::Turn(turn(index)), ..scenario(4) };
            let mut table = Table::at(&before);
            let why = Illegal::CharacterBlocked { character: locked };
            table.refuses(Action::Choose { character: locked }, why, "3.1.2");
            let others = Character::ALL.into_iter().filter(|&character| character != locked);
            assert!(others.into_iter().all(|character| table.offers(Action::Choose { character })));
        }
    }
}

/// 3.1.2
#[test]
fn the_other_events_lock_nobody() {
    for event in EventCard::ALL.into_iter().filter(|event| LOCKS.iter().all(|(card, _)| card != event)) {
        let table = Table::at(&Scenario { event, ..scenario(4) });
        assert_eq!(table.state.public().blocked, CharacterSet::EMPTY);
        assert!(Character::ALL.into_iter().all(|character| table.offers(Action::Choose { character })));
    }
}

/// 3.1.2
#[test]
fn the_lock_begins_when_the_event_is_turned() {
    for (event, locked) in LOCKS {
        let mut before = evening(4, 2);
        before.event = EventCard::E2;
        before.events_past = Some(vec![EventCard::E3]);
        let known = [EventCard::E2, EventCard::E3, event];
        let rest = EventCard::ALL.into_iter().filter(|card| !known.contains(card));
        before.events_to_come = Some([event].into_iter().chain(rest).collect());
        let mut table = Table::at(&before);
        assert_eq!(table.state.public().blocked, CharacterSet::EMPTY);
        table.act(Action::Decline {});
        assert_eq!(table.state.public().blocked, CharacterSet::of(locked));
        table.go_on_until(|public| matches!(public.phase, Phase::Turn(_)));
        let why = table.refused(Action::Choose { character: locked });
        assert_eq!(why, Illegal::CharacterBlocked { character: locked });
    }
}

/// 3.1.2, 5.7
#[test]
fn a_player_who_has_declared_this_turn_may_choose_a_locked_character() {
    for (event, locked) in LOCKS {
        let mut before = scenario_in_hour(4, 5);
        put_organ(&mut before);
        before.event = event;
        make_chosen(&mut before, locked);
        let mut table = Table::at(&before);
        let choose = Action::Choose { character: locked };
        assert_eq!(table.refused(choose), Illegal::CharacterBlocked { character: locked });
        table.act(Action::Declare { character: locked });
        let happened = table.act(choose);
        assert_eq!(happened[0], Event::CharacterChosen { seat: MARCO, character: locked });
        // The exception is the declarer's alone.
        table.go_on_until(|public| public.to_act() != Some(MARCO));
        assert_eq!(table.to_act(), MARIO);
        assert!(!table.offers(choose));
    }
}

/// Which Event locks whom (section 8).
const LOCKS: [(EventCard, Character); 6] = [
    (EventCard::E1, Character::Palsson),
    (EventCard::E5, Character::Vikstrom),
    (EventCard::E6, Character::Lewis),
    (EventCard::E7, Character::Snowy),
    (EventCard::E9, Character::Koleberg),
    (EventCard::E10, Character::Lilja),
];

/// Phase 5 of an Hour: when the last player declines, the next Hour begins.
fn evening(players: u8, hour: u8) -> Scenario {
    let seat = Seat(players - 1);
    Scenario { phase: Phase::Location { seat, organ: false }, ..scenario_in_hour(players, hour) }
}
