//! The end of the Hour: discarding down to three tiles, clearing the Chart, the hand of the clock and Ragnarök.

use crate::support::table::{
    CHRISTIAN, LEONARDO, MARCO, MARIO, Table, ids, scenario, scenario_in_hour, tile, turn,
};
use crate::support::turin;
use armonium_rules::{
    Action, Ask, Character, CharacterSet, Event, EventCard, Illegal, Outcome, Phase, Power, Scenario, Side,
    Sight,
};

/// 3.6.1, R50
#[test]
fn a_player_with_more_than_three_tiles_discards_down_to_three_under_the_pile() {
    let mut before = phase_five(scenario(4));
    before.players[0].tiles = ids(&["mole", "time", "swap", "train", "lemuria"]);
    let mut table = Table::at(&before);
    let pile_before = table.truth().pile.expect("a pile");
    table.act(Action::Decline {});
    assert_eq!((table.to_act(), table.state.ask(turin())), (MARCO, Ask::Discard));
    let own_choice =
        ["mole", "lemuria", "train", "time", "swap"].map(|id| Action::Discard { tile: tile(id) });
    assert_eq!(table.legal(), own_choice, "any tile of the hand");

    let events = table.act(Action::Discard { tile: tile("swap") });
    assert_eq!(events, [Event::TileDiscarded { seat: MARCO, tile: Sight::Seen(tile("swap")) }]);
    assert_eq!((table.to_act(), table.state.ask(turin())), (MARCO, Ask::Discard), "one at a time");
    table.act(Action::Discard { tile: tile("mole") });
    assert_eq!(table.tiles(MARCO), [tile("lemuria"), tile("train"), tile("time")]);
    assert!(matches!(table.state.public().phase, Phase::Auction(_)), "three may be kept");
    let mut expected = pile_before;
    expected.extend(ids(&["swap", "mole"]));
    assert_eq!(table.truth().pile, Some(expected), "under the pile, in the order of discarding");
}

/// 3.6.1
#[test]
fn nobody_with_three_tiles_or_fewer_is_asked_to_discard() {
    let mut before = phase_five(scenario(4));
    before.players[0].tiles = ids(&["mole", "time", "swap"]);
    before.players[1].tiles = ids(&["train", "lemuria"]);
    let mut table = Table::at(&before);
    table.act(Action::Decline {});
    assert!(matches!(table.state.public().phase, Phase::Auction(_)));
    assert_eq!((table.tiles(MARCO).len(), table.tiles(MARIO).len()), (3, 2));
}

/// 3.6.1, R50, R65
#[test]
fn players_discard_in_turn_order_each_finishing_before_the_next_begins() {
    let mut before = scenario(4);
    before.order = vec![CHRISTIAN, MARCO, LEONARDO, MARIO];
    before.players[0].tiles = ids(&["mole", "mole", "time", "swap", "train"]);
    before.players[1].tiles = ids(&["tempio", "tempio", "museo", "museo"]);
    before.players[2].tiles = ids(&["deggial", "lemuria", "nifelheim", "sitra-ahra", "stones"]);
    let mut table = Table::at(&phase_five(before));
    let pile_before = table.truth().pile.expect("a pile").len();
    table.act(Action::Decline {});
    let discards =
        [(CHRISTIAN, "stones"), (CHRISTIAN, "deggial"), (MARCO, "mole"), (MARCO, "mole"), (MARIO, "museo")];
    for (seat, id) in discards {
        assert_eq!(table.to_act(), seat);
        for other in [MARCO, MARIO, CHRISTIAN, LEONARDO].into_iter().filter(|&other| other != seat) {
            let refusal = table.state.apply(turin(), other, Action::Discard { tile: tile(id) }, &mut ());
            assert_eq!(refusal, Err(Illegal::NotYourTurn { seat: other, to_act: seat }));
        }
        table.act(Action::Discard { tile: tile(id) });
    }
    assert!(matches!(table.state.public().phase, Phase::Auction(_)));
    let pile = table.truth().pile.expect("a pile");
    assert_eq!(pile[pile_before..], ids(&["stones", "deggial", "mole", "mole", "museo"]));
}

/// 3.6.1
#[test]
fn only_tiles_of_the_own_hand_can_be_discarded_and_nothing_else_can_be_done() {
    let mut before = phase_five(scenario(4));
    before.players[0].tiles = ids(&["mole", "time", "swap", "train"]);
    before.players[1].tiles = ids(&["museo"]);
    let mut table = Table::at(&before);
    table.act(Action::Decline {});
    let not_held = Action::Discard { tile: tile("museo") };
    assert_eq!(table.refused(not_held), Illegal::TileNotHeld { tile: tile("museo") });
    for other in [
        Action::Decline {},
        Action::EndTurn {},
        Action::Pass {},
        Action::PlayItem { tile: tile("time") },
        Action::PlaceLocation { tile: tile("mole"), side: Side::West },
    ] {
        assert_eq!(table.refused(other), Illegal::NotNow { asked: Ask::Discard });
    }
}

/// 3.6.1, R50
#[test]
fn within_an_hour_there_is_no_limit() {
    let mut before = scenario(4);
    before.players[0].tiles = ids(&["mole", "time", "swap"]);
    let mut table = Table::at(&before);
    table.act(Action::PlayPower { power: Power::Research });
    table.choose_up_to_gears(Character::Lilja);
    assert_eq!(table.tiles(MARCO).len(), 8);
    table.finish_turn();
    for seat in [MARIO, CHRISTIAN, LEONARDO] {
        assert_eq!(table.to_act(), seat, "the Hour continues");
        let character = table.legal().into_iter().find(|action| matches!(action, Action::Choose { .. }));
        table.act(character.expect("a choice"));
        table.finish_turn();
        assert!(table.tiles(MARCO).len() >= 8);
    }
    table.act(Action::Decline {});
    assert_eq!(table.state.ask(turin()), Ask::Discard);
}

/// 3.6.1, 3.6.2, R50
#[test]
fn in_the_last_hour_too_tiles_are_discarded_and_only_then_comes_midnight() {
    let mut before = phase_five(scenario_in_hour(4, 11));
    before.players[0].tiles = ids(&["mole", "time", "swap", "train"]);
    let mut table = Table::at(&before);
    table.act(Action::Decline {});
    assert_eq!(table.outcome(), None);
    assert_eq!((table.to_act(), table.state.ask(turin())), (MARCO, Ask::Discard));
    let events = table.act(Action::Discard { tile: tile("mole") });
    assert_eq!(events.last(), Some(&Event::Ended { outcome: Outcome::Ragnarok {} }));
}

/// 3.6.2
#[test]
fn the_chart_and_all_blocks_are_cleared_the_hand_advances_and_the_next_hour_begins() {
    let mut before = scenario_in_hour(4, 7);
    before.event = EventCard::E8;
    before.events_to_come = Some(vec![EventCard::E10, EventCard::E9, EventCard::E11, EventCard::E7]);
    before.used =
        [Character::Lewis, Character::Johnsson, Character::Snowy, Character::Lilja].into_iter().collect();
    before.blocked = Some(CharacterSet::of(Character::Vidal));
    let mut table = Table::at(&phase_five(before));
    let events = table.act(Action::Decline {});
    let expected = [
        Event::LocationDeclined { seat: LEONARDO },
        Event::HourBegan { hour: 8 },
        Event::EventTurned { card: EventCard::E10 },
    ];
    assert_eq!(events, expected);
    let public = table.state.public();
    assert_eq!(public.hour, 8);
    assert_eq!(public.used, CharacterSet::EMPTY);
    assert_eq!(public.blocked, CharacterSet::of(Character::Lilja), "only what the new Event locks");
    assert_eq!(table.state.ask(turin()), Ask::OpenAuction);
}

/// 3.6.2
#[test]
fn after_hour_eleven_comes_ragnarok_and_all_have_lost() {
    for players in 3..=6 {
        let mut before = scenario_in_hour(players, 11);
        before.phase = Phase::Turn(turn(players - 1));
        let mut table = Table::at(&before);
        table.choose_up_to_gears(Character::Johnsson);
        table.finish_turn();
        assert_eq!(table.outcome(), None, "phase 5 is still played");
        let events = table.act(Action::Decline {});
        let last = *before.order.last().expect("an order");
        let ended = Event::Ended { outcome: Outcome::Ragnarok {} };
        assert_eq!(events, [Event::LocationDeclined { seat: last }, ended]);
        assert_eq!(table.outcome(), Some(Outcome::Ragnarok {}));
        assert_eq!(table.state.public().hour, 11, "there is no Hour XII");
        assert_eq!(table.state.to_act(), None);
        assert!(table.legal().is_empty());
        for seat in before.order {
            let refusal = table.state.apply(turin(), seat, Action::Decline {}, &mut ());
            assert_eq!(refusal, Err(Illegal::GameOver));
        }
    }
}

/// 3.6.2
#[test]
fn no_hour_before_the_eleventh_ends_the_game() {
    for hour in 2..=10 {
        let mut table = Table::at(&phase_five(scenario_in_hour(4, hour)));
        table.act(Action::Decline {});
        assert_eq!((table.outcome(), table.state.public().hour), (None, hour + 1));
    }
}

/// The same position in phase 5 of its Hour.
fn phase_five(mut scenario: Scenario) -> Scenario {
    let seat = *scenario.order.last().expect("an order");
    scenario.phase = Phase::Location { seat, organ: false };
    scenario
}
