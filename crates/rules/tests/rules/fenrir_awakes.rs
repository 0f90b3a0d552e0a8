//! Fenrir awakes in Hour V (3.0).

use crate::support::table::{
    CHRISTIAN, LEONARDO, MARCO, MARIO, Table, out_of_time, put_organ, scenario_in_hour, turn,
};
use crate::support::{turin, viewers};
use armonium_rules::{
    Action, Card, Character, Event, Fate, Illegal, Options, Phase, PowerSet, Reason, Role, Scenario, Seat,
    SeatSet, Seed, Sight, Target, Viewer,
};
use std::collections::BTreeSet;

/// 3.0.1
#[test]
fn roles_are_dealt_at_the_start_of_hour_five_before_its_event_is_turned() {
    for players in 4..=6 {
        let happened = Table::at(&evening(players, 4)).act(Action::Decline {});
        let last = Seat(players - 1);
        assert_eq!(happened[..2], [Event::LocationDeclined { seat: last }, Event::HourBegan { hour: 5 }]);
        let dealt: Vec<_> = roles(&happened).collect();
        let seats: Vec<_> = dealt.iter().map(|&(seat, _)| seat).collect();
        assert_eq!(seats, (0..players).map(Seat).collect::<Vec<_>>(), "one card for each player");
        let heroes = dealt.iter().filter(|&&(_, role)| role == Role::Hero).count();
        assert_eq!(heroes, usize::from(players) - 1, "one Hero Card fewer than players");
        assert!(matches!(happened[2 + usize::from(players)], Event::EventTurned { .. }));
        assert_eq!(happened.len(), 3 + usize::from(players));
    }
}

/// 3.0.1
#[test]
fn roles_are_dealt_in_no_other_hour() {
    for hour in (1..=10).filter(|&hour| hour != 4) {
        let mut table = Table::at(&evening(4, hour));
        let happened = table.act(Action::Decline {});
        assert!(happened.contains(&Event::HourBegan { hour: hour + 1 }));
        assert_eq!(roles(&happened).count(), 0);
        if hour < 4 {
            assert!((0..4).all(|seat| table.view(Seat(seat)).role.is_none()));
        }
    }
}

/// 3.0.1
#[test]
fn chance_decides_who_is_fenrir() {
    for players in 4..=6 {
        assert_eq!(fenrirs(&evening(players, 4)), (0..players).map(Seat).collect());
    }
}

/// 3.0.1
#[test]
fn each_player_keeps_the_role_for_good() {
    let mut table = Table::new(Options::new(5), 1);
    table.go_on_until(|public| public.hour == 5);
    let dealt: Vec<_> = (0..5).map(|seat| table.view(Seat(seat)).role).collect();
    assert_eq!(dealt.iter().filter(|&&role| role == Some(Role::Fenrir)).count(), 1);
    for hour in 6..=11 {
        table.go_on_until(|public| public.hour == hour);
        let held: Vec<_> = (0..5).map(|seat| table.view(Seat(seat)).role).collect();
        assert_eq!(held, dealt, "in Hour {hour}");
    }
}

/// 3.0.1, R17, R37
#[test]
fn only_players_still_in_the_game_get_role_cards() {
    for reason in [Reason::Time, Reason::WrongName, Reason::Failed] {
        let mut before = evening(5, 4);
        put_out(&mut before, MARIO, reason);
        put_out(&mut before, CHRISTIAN, reason);
        assert_eq!(fenrirs(&before), [MARCO, LEONARDO, Seat(4)].into());
        let mut table = Table::at(&before);
        let happened = table.act(Action::Decline {});
        let dealt: Vec<_> = roles(&happened).collect();
        assert_eq!(dealt.len(), 3);
        assert_eq!(dealt.iter().filter(|&&(_, role)| role == Role::Hero).count(), 2);
        assert_eq!(table.state.public().roles_dealt, [MARCO, LEONARDO, Seat(4)].into_iter().collect());
        assert_eq!(table.view(MARIO).role, None);
        assert!(table.view(MARCO).role.is_some());
    }
}

/// 3.0.1, R37
#[test]
fn two_players_left_are_a_hero_and_fenrir() {
    let mut before = evening(4, 4);
    out_of_time(&mut before.players[0]);
    out_of_time(&mut before.players[1]);
    assert_eq!(fenrirs(&before), [CHRISTIAN, LEONARDO].into());
    let happened = Table::at(&before).act(Action::Decline {});
    let dealt: BTreeSet<_> = roles(&happened).map(|(_, role)| role).collect();
    assert_eq!(dealt, [Role::Hero, Role::Fenrir].into());
}

/// 3.0.1, R36, R37
#[test]
fn a_single_player_left_is_fenrir() {
    let mut before = evening(4, 4);
    before.players[..3].iter_mut().for_each(out_of_time);
    assert_eq!(fenrirs(&before), [LEONARDO].into());
    let mut table = Table::at(&before);
    let happened = table.act(Action::Decline {});
    assert_eq!(roles(&happened).collect::<Vec<_>>(), [(LEONARDO, Role::Fenrir)]);
    assert_eq!(table.view(LEONARDO).role, Some(Role::Fenrir));
}

/// 3.0.1
#[test]
fn with_three_players_at_the_table_it_never_happens() {
    let mut table = Table::at(&evening(3, 4));
    let happened = table.act(Action::Decline {});
    assert_eq!(roles(&happened).count(), 0);
    assert!(matches!(happened[2], Event::EventTurned { .. }));
    assert!((0..3).all(|seat| table.view(Seat(seat)).role.is_none()));
    // Three left of four is another matter.
    let mut before = evening(4, 4);
    out_of_time(&mut before.players[0]);
    let happened = Table::at(&before).act(Action::Decline {});
    assert_eq!(roles(&happened).count(), 3);
}

/// 3.0.1, 10.7
#[test]
fn a_role_is_told_to_its_player_alone() {
    let mut table = Table::at(&evening(4, 4));
    let happened = table.act(Action::Decline {});
    for viewer in viewers(Options::new(4)) {
        for (event, seen) in happened.iter().map(|event| (event, event.seen_by(viewer))) {
            if let Event::RoleDealt { seat, .. } = *event {
                let own = viewer == Viewer::Seat(seat);
                let hidden = Event::RoleDealt { seat, role: Sight::FaceDown };
                assert_eq!(seen, if own { *event } else { hidden });
            }
        }
    }
    let dealt: Vec<_> = roles(&happened).collect();
    assert!(dealt.iter().all(|&(seat, role)| table.view(seat).role == Some(role)));
    assert_eq!(table.state.view(turin(), Viewer::Spectator).role, None);
}

/// 3.0.2, 5.5
#[test]
fn fenrir_declares_only_as_fenrir() {
    // The Organ is on the map, but that is for Heroes.
    for (tiles, marks) in [(&[][..], 0), (&["nifelheim"], 1)] {
        let mut before = scenario_in_hour(4, 5);
        put_organ(&mut before);
        before.players[3].tiles = tiles.iter().map(|&tile| tile.to_owned()).collect();
        before.phase = Phase::Turn(turn(3));
        let mut table = Table::at(&before);
        table.refuses(Action::Declare { character: Character::Snowy }, Illegal::TooFewMarks { marks }, "5.5");
    }
    let mut before = scenario_in_hour(4, 5);
    before.players[3].tiles = vec!["stones".into()];
    before.phase = Phase::Turn(turn(3));
    let mut table = Table::at(&before);
    let happened = table.act(Action::Declare { character: Character::Snowy });
    let declared = Event::Declared { seat: LEONARDO, role: Role::Fenrir, character: Character::Snowy };
    assert_eq!(happened[0], declared);
}

/// 3.0.2, 5.6
#[test]
fn fenrirs_own_character_is_the_incarnation() {
    let mut before = scenario_in_hour(4, 5);
    before.players[3].tiles = vec!["stones".into()];
    before.phase = Phase::Turn(turn(3));
    let mut table = Table::at(&before);
    table.act(Action::Declare { character: Character::Snowy });
    let own = Character::Vikstrom;
    let refused = table.refused(Action::Choose { character: Character::Snowy });
    assert_eq!(refused, Illegal::MustChoose { character: own });
    assert!(table.offers(Action::Choose { character: own }));
}

/// 3.0.2, 5.2
#[test]
fn all_others_are_heroes_from_hour_five_on() {
    let mut before = scenario_in_hour(4, 5);
    before.players[0].tiles = vec!["stones".into()];
    let mut table = Table::at(&before);
    let declare = Action::Declare { character: Character::Snowy };
    table.refuses(declare, Illegal::OrganNotOnMap, "5.2");
    put_organ(&mut before);
    let mut table = Table::at(&before);
    let happened = table.act(declare);
    assert_eq!(happened[0], Event::Declared { seat: MARCO, role: Role::Hero, character: Character::Snowy });
    assert!(!happened.iter().any(|event| matches!(event, Event::MarkShown { .. })));
    assert!(table.offers(Action::Choose { character: Character::Snowy }), "a Hero brings the Chosen One");
}

/// 3.0.2
#[test]
fn everyone_is_a_hero_before_hour_five() {
    for seat in (0..4).map(Seat) {
        let mut before = scenario_in_hour(4, 4);
        before.players[seat.index()].tiles = vec!["stones".into()];
        before.phase = Phase::Turn(turn(seat.0));
        let declare = Action::Declare { character: Character::Snowy };
        assert_eq!(Table::at(&before).refused(declare), Illegal::OrganNotOnMap);
        put_organ(&mut before);
        let happened = Table::at(&before).act(declare);
        assert_eq!(happened[0], Event::Declared { seat, role: Role::Hero, character: Character::Snowy });
    }
}

/// 3.0.3
#[test]
fn a_role_card_is_not_part_of_the_hand_and_cannot_be_investigated() {
    let mut before = scenario_in_hour(4, 5);
    before.players[0].clues = 9;
    let mut table = Table::at(&before);
    assert_eq!(table.state.public().hand_size(LEONARDO), 5);
    table.choose_up_to_gears(Character::Johnsson);
    table.turn_and_stop(1);
    // Five cards can be seen of Fenrir's hand, and they are the four Power Cards and the Character Card.
    let target = Target::Hand(LEONARDO);
    assert_eq!(table.refused(Action::Investigate { target, clues: 5 }), Illegal::TooManyClues { most: 4 });
    let happened = table.act(Action::Investigate { target, clues: 4 });
    let mut powers = PowerSet::EMPTY;
    for event in &happened {
        match event {
            Event::CardLooked { card: Sight::Seen(Card::Power(power)), .. } => powers.insert(*power),
            Event::CardLooked { card, .. } => {
                assert_eq!(*card, Sight::Seen(Card::Character(Character::Vikstrom)));
            }
            _ => {}
        }
    }
    assert_eq!(powers, PowerSet::ALL);
    assert_eq!(happened.iter().filter(|e| matches!(e, Event::CardLooked { .. })).count(), 5);
    assert_eq!(table.view(MARCO).role, Some(Role::Hero), "Marco knows only his own role");
}

/// 3.0.3
#[test]
fn the_hands_stay_as_large_as_they_were() {
    for players in 4..=6 {
        let mut table = Table::at(&evening(players, 4));
        let sizes =
            |table: &Table| (0..players).map(|s| table.state.public().hand_size(Seat(s))).collect::<Vec<_>>();
        let before = sizes(&table);
        table.act(Action::Decline {});
        assert_eq!(sizes(&table), before);
    }
}

/// Phase 5 of an Hour: when the last player declines, the next Hour begins.
fn evening(players: u8, hour: u8) -> Scenario {
    let seat = Seat(players - 1);
    Scenario { phase: Phase::Location { seat, organ: false }, ..scenario_in_hour(players, hour) }
}

/// The roles that were dealt.
fn roles(events: &[Event]) -> impl Iterator<Item = (Seat, Role)> + '_ {
    events.iter().filter_map(|event| match event {
        Event::RoleDealt { seat, role: Sight::Seen(role) } => Some((*seat, *role)),
        _ => None,
    })
}

/// Everybody whom some seed makes Fenrir.
fn fenrirs(before: &Scenario) -> BTreeSet<Seat> {
    let mut fenrirs = BTreeSet::new();
    for number in 0..100 {
        let mut table = Table::at(&Scenario { seed: Seed::from_number(number), ..before.clone() });
        let happened = table.act(Action::Decline {});
        fenrirs.extend(roles(&happened).filter(|&(_, role)| role == Role::Fenrir).map(|(seat, _)| seat));
    }
    fenrirs
}

/// A player who went out in an earlier Hour.
fn put_out(scenario: &mut Scenario, seat: Seat, reason: Reason) {
    out_of_time(&mut scenario.players[seat.index()]);
    if reason != Reason::Time {
        let player = &mut scenario.players[seat.index()];
        (player.fate, player.time) = (Fate::Out(reason), 30);
        scenario.declarers = scenario.declarers.or(SeatSet::of(seat));
    }
    if reason == Reason::WrongName {
        scenario.wrongly_named.insert(Character::Lewis);
    }
}
