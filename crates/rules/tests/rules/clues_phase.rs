//! Phase 3, placing Clues (3.3).

use crate::support::table::{
    CHRISTIAN, LEONARDO, MARCO, MARIO, Table, auctions, put_organ, scenario, space, turn,
};
use crate::support::turin;
use armonium_rules::{Action, Ask, Event, Illegal, Machine, Phase, Scenario, Seat, Space};
use std::collections::BTreeSet;

/// 3.3.1
#[test]
fn the_first_player_places_no_clue_and_the_others_place_one_each_in_order() {
    for players in 3..=6 {
        let mut table = Table::at(&Scenario { phase: auctions(MARCO, players), ..scenario(players) });
        // The opener takes the last free position, so that the order is not that of the seats.
        for position in (2..=players).rev() {
            table.take_position(position, 0);
        }
        let order: Vec<Seat> = table.state.public().order.iter().collect();
        assert_eq!(order[0], Seat(players - 1));
        assert_eq!(order[usize::from(players) - 1], MARCO);
        for (&seat, id) in order[1..].iter().zip(FREE) {
            assert_eq!((table.to_act(), table.state.ask(turin())), (seat, Ask::PlaceClue));
            let happened = table.act(Action::PlaceClue { space: space(id) });
            assert_eq!(happened, [Event::CluePlaced { seat, space: space(id) }]);
        }
        assert_eq!(table.state.public().clues_on.len(), usize::from(players) - 1);
        assert_eq!(table.state.public().phase, Phase::Turn(turn(0)));
        assert_eq!(table.to_act(), order[0]);
    }
}

/// 3.3.1
#[test]
fn placing_a_clue_is_not_optional() {
    let mut table = Table::at(&Scenario { phase: Phase::Clues { index: 1 }, ..scenario(4) });
    assert!(table.legal().iter().all(|action| matches!(action, Action::PlaceClue { .. })));
    for instead in [Action::Pass {}, Action::Decline {}, Action::EndTurn {}, Action::Stop {}] {
        table.refuses(instead, Illegal::NotNow { asked: Ask::PlaceClue }, "3.3.1");
    }
    // Nobody else can do it either.
    let place = Action::PlaceClue { space: space("duomo") };
    for seat in [MARCO, CHRISTIAN, LEONARDO] {
        let refused = table.state.apply(turin(), seat, place, &mut ());
        assert_eq!(refused, Err(Illegal::NotYourTurn { seat, to_act: MARIO }));
    }
}

/// 3.3.1
#[test]
fn the_clue_comes_from_the_supply_and_not_from_the_players_own() {
    let mut before = Scenario { phase: Phase::Clues { index: 1 }, ..scenario(4) };
    before.players[1].clues = 0;
    let mut table = Table::at(&before);
    table.act(Action::PlaceClue { space: space("duomo") });
    assert_eq!(table.clues(MARIO), 0);
    assert!(table.state.public().clues_on.has(space("duomo")));
    table.act(Action::PlaceClue { space: space("consolata") });
    assert_eq!(table.clues(CHRISTIAN), 2, "Clues in hand stay");
}

/// 3.3.1
#[test]
fn each_places_exactly_one() {
    let mut table = Table::at(&Scenario { phase: Phase::Clues { index: 1 }, ..scenario(4) });
    table.act(Action::PlaceClue { space: space("duomo") });
    assert_eq!(table.to_act(), CHRISTIAN, "Mario is done");
    table.act(Action::PlaceClue { space: space("consolata") });
    assert_eq!(table.to_act(), LEONARDO);
}

/// 3.3.2, R7
#[test]
fn a_clue_goes_on_every_empty_regular_building_and_nowhere_else() {
    let mut before = Scenario { phase: Phase::Clues { index: 1 }, ..scenario(4) };
    put_organ(&mut before);
    before.clues_on = vec!["duomo".into(), "cimitero".into()];
    let mut table = Table::at(&before);
    let offered: BTreeSet<Space> = table.legal().into_iter().filter_map(placed).collect();
    for at in (0..turin().spaces().len() as u8).map(Space) {
        let place = Action::PlaceClue { space: at };
        let organ = at == space("piazza-carlina");
        let full = organ || at == space("duomo") || turin().runes().contains(&at);
        let expected = if !turin().regular().has(at) {
            Some((Illegal::NotRegular { space: at }, "3.3.2"))
        } else if full {
            Some((Illegal::NotEmpty { space: at }, "1.10"))
        } else {
            None
        };
        assert_eq!(offered.contains(&at), expected.is_none());
        if let Some((why, clause)) = expected {
            table.refuses(place, why, clause);
        }
    }
    assert_eq!(offered.len(), 52 - 8 - 2);
}

/// 3.3.2
#[test]
fn stations_and_mystic_buildings_get_no_clue() {
    let mut table = Table::at(&Scenario { phase: Phase::Clues { index: 1 }, ..scenario(4) });
    let stations = [Machine::Train, Machine::Monorail, Machine::Airship].map(|line| turin().stations(line));
    for at in stations.into_iter().flatten().chain(turin().mystic()) {
        assert_eq!(table.refused(Action::PlaceClue { space: at }), Illegal::NotRegular { space: at });
    }
}

/// 3.3.2, R7
#[test]
fn a_clue_just_placed_is_in_the_next_players_way() {
    let mut table = Table::at(&Scenario { phase: Phase::Clues { index: 1 }, ..scenario(4) });
    let place = Action::PlaceClue { space: space("duomo") };
    table.act(place);
    assert_eq!(table.refused(place), Illegal::NotEmpty { space: space("duomo") });
}

/// 3.3.1, R22
#[test]
fn who_finds_no_empty_building_places_none() {
    let mut before = Scenario { phase: Phase::Clues { index: 1 }, ..scenario(4) };
    let free = turin().regular().filter(|at| !turin().runes().contains(at));
    before.clues_on = free.map(|at| turin().space(at).id.clone()).filter(|id| id != "duomo").collect();
    let mut table = Table::at(&before);
    assert_eq!(table.legal(), [Action::PlaceClue { space: space("duomo") }]);
    table.act(Action::PlaceClue { space: space("duomo") });
    assert_eq!(table.state.public().phase, Phase::Turn(turn(0)), "Christian and Leonardo are skipped");
}

/// Some empty regular buildings.
const FREE: [&str; 5] = ["duomo", "consolata", "carmine", "via-po", "crocetta"];

/// Where a Clue is placed.
fn placed(action: Action) -> Option<Space> {
    match action {
        Action::PlaceClue { space } => Some(space),
        _ => None,
    }
}
