//! Time, paying, and going out (section 4).

use crate::support::table::{
    CHRISTIAN, LEONARDO, MARCO, MARIO, Table, auctions, ids, item, make_chosen, out_of_time, put_organ,
    scenario, space, tile, turn,
};
use crate::support::{Policy, all_options, play, turin, viewers};
use armonium_rules::{
    Action, CardPlace, Character, CharacterSet, Event, EventCard, Fate, Illegal, Item, Outcome, Phase,
    Reason, Role, Round, Scenario, Seat, Seed, Side, Sight, Tile,
};
use std::collections::BTreeSet;

/// 4.1, R13
#[test]
fn nobody_turns_the_gears_further_than_the_time_goes() {
    for time in 1..=4 {
        let mut table = Table::at(&with_time(time));
        table.choose_up_to_gears(Character::Johnsson);
        for teeth in 1..=3 {
            let price = teeth as u8;
            if price <= time {
                assert!(table.offers(Action::Turn { teeth }), "paying exactly all is allowed");
            } else {
                table.refuses(Action::Turn { teeth }, Illegal::TooExpensive { price, time }, "4.1");
            }
        }
    }
}

/// 4.1, R13
#[test]
fn nobody_plays_a_tile_that_costs_more_than_there_is() {
    for paid in [Item::Steps, Item::PaidMusic, Item::PaidTiles, Item::ToMystic] {
        let play = Action::PlayItem { tile: item(paid) };
        let mut before = with_time(1);
        before.players[0].tiles = vec![turin().tile(item(paid)).id.clone()];
        let mut table = Table::at(&before);
        table.choose_up_to_gears(Character::Johnsson);
        table.refuses(play, Illegal::TooExpensive { price: 2, time: 1 }, "4.1");
        before.players[0].time = 2;
        let mut table = Table::at(&before);
        table.choose_up_to_gears(Character::Johnsson);
        table.act(play);
        assert_eq!(table.time(MARCO), 0, "all of it is not too much");
    }
}

/// 4.1
#[test]
fn no_effect_lowers_another_players_time() {
    let mut times = None;
    for options in all_options() {
        for seed in 0..8 {
            let mut may_pay: Vec<Seat> = Vec::new();
            play(turin(), options, seed, Policy::Frugal, |state, _, _| {
                let public = state.public();
                if let Some(before) = times.replace(public.time) {
                    let poorer =
                        (0..6).map(Seat).filter(|seat| public.time[seat.index()] < before[seat.index()]);
                    for seat in poorer {
                        assert!(may_pay.contains(&seat), "{seat:?} lost Time by another's action");
                    }
                }
                // The actor may pay; a pass may also make the leader of the auction pay the bid.
                may_pay = public.to_act().into_iter().collect();
                if let Phase::Auction(auction) = public.phase
                    && let Round::Bidding { leader, .. } = auction.round
                {
                    may_pay.push(leader);
                }
            });
            times = None;
        }
    }
}

/// 4.2
#[test]
fn a_gain_beyond_45_is_lost_wherever_it_comes_from() {
    // Position II of E6 gains 2.
    for (had, has) in [(42, 44), (43, 45), (44, 45), (45, 45)] {
        let mut before = Scenario { phase: Phase::Turn(turn(1)), ..scenario(4) };
        before.players[1].time = had;
        let mut table = Table::at(&before);
        table.act(Action::Choose { character: Character::Johnsson });
        assert_eq!(table.time(MARIO), has);
    }
    // A Location Tile brings 2.
    let mut before = Scenario { phase: Phase::Location { seat: LEONARDO, organ: false }, ..scenario(4) };
    (before.players[3].time, before.players[3].tiles) = (44, ids(&["cimitero"]));
    let mut table = Table::at(&before);
    let happened = table.act(Action::PlaceLocation { tile: tile("cimitero"), side: Side::North });
    assert!(happened.contains(&Event::TimeGained { seat: LEONARDO, time: 1 }));
    assert_eq!(table.time(LEONARDO), 45);
}

/// 4.3, R13
#[test]
fn a_player_who_reaches_0_is_out_at_once_and_the_turn_is_over() {
    let mut table = Table::at(&with_time(2));
    table.choose_up_to_gears(Character::Lilja);
    let happened = table.act(Action::Turn { teeth: 2 });
    let returned = Event::TilesReturned { seat: MARCO, tiles: 2 };
    let expected = [
        Event::TimePaid { seat: MARCO, time: 2 },
        Event::PlayerOut { seat: MARCO, reason: Reason::Time },
        Event::CardRevealed { seat: MARCO, character: Character::Johnsson },
        returned,
        Event::TurnEnded { seat: MARCO },
    ];
    assert_eq!(happened, expected);
    assert_eq!(table.state.public().fates[0], Fate::Out(Reason::Time));
    assert_eq!((table.to_act(), table.state.public().phase), (MARIO, Phase::Turn(turn(1))));
}

/// 4.3
#[test]
fn the_character_card_is_shown_to_all() {
    for players in 4..=6 {
        let mut before = scenario(players);
        before.players[0].time = 1;
        let mut table = Table::at(&before);
        assert!(!table.view(MARIO).open_cards.has(Character::Johnsson));
        table.choose_up_to_gears(Character::Lilja);
        table.act(Action::Turn { teeth: 1 });
        for viewer in viewers(before.options) {
            let view = table.state.view(turin(), viewer);
            assert_eq!(view.cards[Character::Johnsson.index()], Sight::Seen(CardPlace::Hand(MARCO)));
        }
        assert_eq!(table.view(MARIO).open_cards, CharacterSet::of(Character::Johnsson), "and no other card");
    }
}

/// 4.3
#[test]
fn with_three_players_both_character_cards_are_shown() {
    let mut before = scenario(3);
    before.players[0].time = 1;
    let mut table = Table::at(&before);
    table.choose_up_to_gears(Character::Vidal);
    let happened = table.act(Action::Turn { teeth: 1 });
    let own = [Character::Johnsson, Character::Lilja];
    let shown = own.map(|character| Event::CardRevealed { seat: MARCO, character });
    assert_eq!(happened[2..4], shown);
    for viewer in viewers(before.options) {
        let view = table.state.view(turin(), viewer);
        assert!(own.into_iter().all(|c| view.cards[c.index()] == Sight::Seen(CardPlace::Hand(MARCO))));
    }
}

/// 4.3
#[test]
fn who_is_out_takes_no_further_part() {
    let mut table = Table::at(&with_time(1));
    table.choose_up_to_gears(Character::Johnsson);
    table.act(Action::Turn { teeth: 1 });
    let refused = table.state.apply(turin(), MARCO, Action::Choose { character: Character::Lilja }, &mut ());
    assert_eq!(refused, Err(Illegal::NotYourTurn { seat: MARCO, to_act: MARIO }));
    while table.outcome().is_none() {
        assert_ne!(table.to_act(), MARCO);
        let hour = table.state.public().hour;
        table.go_on_until(|public| {
            public.to_act() == Some(MARCO) || public.hour != hour || public.outcome().is_some()
        });
    }
    assert_eq!(table.outcome(), Some(Outcome::Ragnarok {}));
    assert_eq!((table.time(MARCO), table.clues(MARCO), table.tiles(MARCO)), (0, 0, vec![]));
}

/// 4.3, 1.2
#[test]
fn all_figures_stay_in_the_game() {
    let mut table = Table::at(&with_time(1));
    table.choose_up_to_gears(Character::Vidal);
    table.act(Action::Turn { teeth: 1 });
    assert_eq!(table.stands(Character::Johnsson), space("conservatorio"));
    assert_eq!(table.stands(Character::Vidal), space("regio-parco"));
    // Marco's Character is there for the others; the one used this turn stays used.
    let vidal = Action::Choose { character: Character::Vidal };
    table.refuses(vidal, Illegal::CharacterUsed { character: Character::Vidal }, "3.4.2");
    table.act(Action::Choose { character: Character::Johnsson });
    assert_eq!(table.music(MARIO), 7);
}

/// 4.4, R32, 3.4.5
#[test]
fn gears_paid_with_the_last_time_stay_as_they_were() {
    for teeth in 1..=3 {
        let mut table = Table::at(&with_time(teeth as u8));
        table.choose_up_to_gears(Character::Johnsson);
        let happened = table.act(Action::Turn { teeth });
        assert_eq!(table.state.public().gears, [0, 0, 0]);
        assert!(!happened.iter().any(|event| matches!(event, Event::GearsTurned { .. })));
    }
}

/// 4.4, R32
#[test]
fn a_step_paid_with_the_last_time_moves_nobody_and_picks_up_nothing() {
    let mut before = with_time(2);
    before.clues_on = ids(&["piazza-carlo-felice"]);
    let mut table = Table::at(&before);
    table.choose_up_to_gears(Character::Johnsson);
    table.act(Action::Turn { teeth: 1 });
    let happened = table.act(Action::Step { to: space("piazza-carlo-felice") });
    let expected = [
        Event::TimePaid { seat: MARCO, time: 1 },
        Event::PlayerOut { seat: MARCO, reason: Reason::Time },
        Event::CardRevealed { seat: MARCO, character: Character::Johnsson },
        Event::TurnEnded { seat: MARCO },
    ];
    assert_eq!(happened, expected);
    assert_eq!(table.stands(Character::Johnsson), space("conservatorio"));
    assert!(table.state.public().clues_on.has(space("piazza-carlo-felice")));
    assert_eq!(table.state.public().gears, [1, 1, 1], "what was paid before has happened");
}

/// 4.4, R32
#[test]
fn a_tile_paid_with_the_last_time_has_no_effect() {
    for paid in [Item::Steps, Item::PaidMusic, Item::PaidTiles, Item::ToMystic] {
        let mut before = with_time(2);
        before.players[0].tiles = vec![turin().tile(item(paid)).id.clone()];
        let mut table = Table::at(&before);
        table.choose_up_to_gears(Character::Koleberg);
        let (pages, at) = (table.music(MARCO), table.state.public().at);
        let happened = table.act(Action::PlayItem { tile: item(paid) });
        let expected = [
            Event::ItemPlayed { seat: MARCO, tile: item(paid) },
            Event::TimePaid { seat: MARCO, time: 2 },
            Event::PlayerOut { seat: MARCO, reason: Reason::Time },
            Event::CardRevealed { seat: MARCO, character: Character::Johnsson },
            Event::TurnEnded { seat: MARCO },
        ];
        assert_eq!(happened, expected);
        assert_eq!((table.music(MARCO), table.state.public().at), (pages, at));
        assert_eq!(table.to_act(), MARIO);
    }
}

/// 4.4, R32, 6.3
#[test]
fn palsson_paid_with_the_last_time_uses_no_ability() {
    // A player with 1 Time pays no more than that.
    for time in [1, 2] {
        let mut table = Table::at(&with_time(time));
        let happened = table.act(Action::Choose { character: Character::Palsson });
        let expected = [
            Event::CharacterChosen { seat: MARCO, character: Character::Palsson },
            Event::AbilityUsed { seat: MARCO, character: Character::Palsson },
            Event::TimePaid { seat: MARCO, time },
            Event::PlayerOut { seat: MARCO, reason: Reason::Time },
            Event::CardRevealed { seat: MARCO, character: Character::Johnsson },
            Event::TurnEnded { seat: MARCO },
        ];
        assert_eq!(happened, expected);
        assert_eq!((table.to_act(), table.turn()), (MARIO, turn(1)));
    }
    let mut table = Table::at(&with_time(3));
    table.act(Action::Choose { character: Character::Palsson });
    assert_eq!(table.time(MARCO), 1);
    assert!(table.offers(Action::Name { character: Character::Vikstrom }));
}

/// 4.4, R12, R32
#[test]
fn a_step_that_would_win_does_not_if_it_takes_the_last_time() {
    for (time, won) in [(3, true), (2, false)] {
        let mut table = Table::at(&next_to_the_organ(time, 15));
        table.act(Action::Declare { character: Character::Johnsson });
        table.choose_up_to_gears(Character::Johnsson);
        table.act(Action::Turn { teeth: 1 });
        table.act(Action::Step { to: space("piazza-carlina") });
        if won {
            assert_eq!(table.outcome(), Some(Outcome::Won { seat: MARCO, role: Role::Hero }));
        } else {
            assert_eq!(table.outcome(), None);
            assert_eq!(table.state.public().fates[0], Fate::Out(Reason::Time), "not by the declaration");
            assert_eq!(table.stands(Character::Johnsson), space("ospedale-san-giovanni"));
        }
    }
}

/// 4.4, R12, R32
#[test]
fn a_tile_that_would_win_does_not_if_it_takes_the_last_time() {
    for (time, won) in [(5, true), (4, false)] {
        let mut before = next_to_the_organ(time, 9);
        before.players[0].tiles = ids(&["paid-music"]);
        let mut table = Table::at(&before);
        table.act(Action::Declare { character: Character::Johnsson });
        table.choose_up_to_gears(Character::Johnsson);
        table.act(Action::Turn { teeth: 1 });
        table.act(Action::Step { to: space("piazza-carlina") });
        assert_eq!((table.music(MARCO), table.outcome()), (11, None));
        table.act(Action::PlayItem { tile: tile("paid-music") });
        let expected = won.then_some(Outcome::Won { seat: MARCO, role: Role::Hero });
        assert_eq!(table.outcome(), expected);
        assert_eq!(table.state.public().is_active(MARCO), won);
    }
}

/// 4.5, R15
#[test]
fn tiles_go_under_the_pile_in_random_order_and_clues_to_the_supply() {
    let mut orders = BTreeSet::new();
    for number in 0..40 {
        let mut before = Scenario { seed: Seed::from_number(number), ..with_time(1) };
        before.players[0].tiles = ids(&["stones", "swap", "mole"]);
        before.players[0].clues = 7;
        let mut table = Table::at(&before);
        table.choose_up_to_gears(Character::Johnsson);
        let (pile, clues) = (pile(&table), table.state.public().clues_on);
        let happened = table.act(Action::Turn { teeth: 1 });
        assert!(happened.contains(&Event::TilesReturned { seat: MARCO, tiles: 3 }));
        let after = self::pile(&table);
        assert_eq!(after[..47], pile, "the rest of the pile stays as it is");
        orders.insert(after[47..].to_vec());
        assert_eq!((table.tiles(MARCO), table.clues(MARCO)), (vec![], 0));
        assert_eq!((table.clues(MARIO), table.state.public().clues_on), (2, clues));
    }
    assert_eq!(orders.len(), 6, "all orders come up");
    assert!(orders.iter().all(|order| order.iter().collect::<BTreeSet<_>>().len() == 3));
}

/// 4.5, R15
#[test]
fn tiles_and_clues_go_back_for_whatever_reason_the_player_is_out() {
    let mut before = next_to_the_organ(30, 0);
    before.players[0].tiles = ids(&["stones", "swap"]);
    // A wrong name.
    let mut table = Table::at(&before);
    let happened = table.act(Action::Declare { character: Character::Snowy });
    assert_back(&table, &happened, Reason::WrongName);
    // A declaration that failed.
    let mut table = Table::at(&before);
    table.act(Action::Declare { character: Character::Johnsson });
    table.choose_up_to_gears(Character::Johnsson);
    table.turn_and_stop(3);
    table.act(Action::Compose { clues: 0 });
    let happened = table.act(Action::EndTurn {});
    assert_back(&table, &happened, Reason::Failed);
}

/// 4.5, R15, 3.2.7
#[test]
fn tiles_and_clues_go_back_in_the_auctions_too() {
    let mut before = with_time(1);
    before.players[0].tiles = ids(&["stones", "swap"]);
    before.phase = auctions(MARCO, 4);
    let mut table = Table::at(&before);
    table.act(Action::Open { position: 1 });
    table.act(Action::Bid { time: 1 });
    table.act(Action::Pass {});
    table.act(Action::Pass {});
    let happened = table.act(Action::Pass {});
    assert_back(&table, &happened, Reason::Time);
}

/// 4.5, R15
#[test]
fn who_holds_no_tile_returns_none() {
    let mut table = Table::at(&with_time(1));
    table.choose_up_to_gears(Character::Johnsson);
    let happened = table.act(Action::Turn { teeth: 1 });
    assert!(!happened.iter().any(|event| matches!(event, Event::TilesReturned { .. })));
}

/// 4.5, R56
#[test]
fn a_tile_whose_price_put_its_player_out_goes_under_the_pile_first_seen_by_all() {
    let mut before = with_time(2);
    before.players[0].tiles = ids(&["swap", "paid-music", "stones"]);
    let mut table = Table::at(&before);
    let happened = table.act(Action::PlayItem { tile: tile("paid-music") });
    assert_eq!(happened[0], Event::ItemPlayed { seat: MARCO, tile: tile("paid-music") });
    assert!(happened.contains(&Event::TilesReturned { seat: MARCO, tiles: 2 }));
    let bottom: Vec<Tile> = pile(&table).split_off(47);
    assert_eq!(bottom[0], tile("paid-music"));
    let others: BTreeSet<_> = bottom[1..].iter().copied().collect();
    assert_eq!(others, [tile("swap"), tile("stones")].into());
    for viewer in viewers(before.options) {
        let seen = table.state.view(turin(), viewer).pile;
        assert_eq!(seen[47..], [Sight::Seen(tile("paid-music")), Sight::FaceDown, Sight::FaceDown]);
    }
}

/// 4.6, R36
#[test]
fn a_single_player_left_has_position_one_for_nothing_and_places_no_clue() {
    let mut table = Table::at(&alone_at_dusk());
    let happened = table.act(Action::Decline {});
    assert_eq!(*happened.last().expect("an end"), Event::PositionGiven { seat: CHRISTIAN, position: 1 });
    assert!(table.state.public().order.iter().eq([CHRISTIAN]));
    assert_eq!(table.state.public().phase, Phase::Turn(turn(0)), "no auction and no Clue");
    assert_eq!((table.to_act(), table.time(CHRISTIAN)), (CHRISTIAN, 30));
    assert!(table.state.public().clues_on.is_empty());
}

/// 4.6, R36, 3.4.3
#[test]
fn position_one_of_a_single_player_is_also_x() {
    for (event, tiles) in [(EventCard::E10, 3), (EventCard::E8, 1), (EventCard::E2, 0), (EventCard::E6, 0)] {
        let mut before = alone_at_dusk();
        before.event = EventCard::E4;
        before.events_past = Some(vec![EventCard::E1]);
        let known = [EventCard::E1, EventCard::E4, event];
        let rest = EventCard::ALL.into_iter().filter(|card| !known.contains(card));
        before.events_to_come = Some([event].into_iter().chain(rest).collect());
        let mut table = Table::at(&before);
        table.act(Action::Decline {});
        table.act(Action::Choose { character: Character::Johnsson });
        assert_eq!(table.tiles(CHRISTIAN).len(), tiles, "{event:?}");
        assert_eq!(table.time(CHRISTIAN), 30, "positions II, III and IV are nobody's");
    }
}

/// 4.6, R36
#[test]
fn a_single_player_plays_phase_5() {
    let mut before = alone_at_dusk();
    before.players[2].tiles = ids(&["cimitero", "tempio"]);
    let mut table = Table::at(&before);
    table.act(Action::PlaceLocation { tile: tile("cimitero"), side: Side::North });
    table.go_on_until(|public| matches!(public.phase, Phase::Location { .. }));
    assert_eq!(table.state.public().hour, 3);
    assert_eq!(table.to_act(), CHRISTIAN);
    let time = table.time(CHRISTIAN);
    table.act(Action::PlaceLocation { tile: tile("tempio"), side: Side::South });
    assert_eq!(table.time(CHRISTIAN), time + 2);
}

/// The usual position, with so much Time for Marco.
fn with_time(time: u8) -> Scenario {
    let mut scenario = scenario(4);
    scenario.players[0].time = time;
    scenario
}

/// Johnsson, the Chosen One, one step from the Organ.
fn next_to_the_organ(time: u8, music: u8) -> Scenario {
    let mut scenario = with_time(time);
    put_organ(&mut scenario);
    make_chosen(&mut scenario, Character::Johnsson);
    scenario.characters.insert(Character::Johnsson, "ospedale-san-giovanni".into());
    scenario.players[0].music = music;
    scenario
}

/// Only Christian is left, and about to end Hour II.
fn alone_at_dusk() -> Scenario {
    let mut scenario = scenario(4);
    for seat in [MARCO, MARIO, LEONARDO] {
        out_of_time(&mut scenario.players[seat.index()]);
    }
    scenario.phase = Phase::Location { seat: CHRISTIAN, organ: false };
    scenario
}

/// The tiles of the pile from the top.
fn pile(table: &Table) -> Vec<Tile> {
    table.truth().pile.expect("a pile").iter().map(|id| tile(id)).collect()
}

/// Marco is out, and the two tiles and all Clues are back.
#[track_caller]
fn assert_back(table: &Table, happened: &[Event], reason: Reason) {
    assert!(happened.contains(&Event::PlayerOut { seat: MARCO, reason }));
    assert!(happened.contains(&Event::TilesReturned { seat: MARCO, tiles: 2 }));
    assert_eq!((table.tiles(MARCO), table.clues(MARCO)), (vec![], 0));
    let mut pile = pile(table);
    let bottom: BTreeSet<_> = pile.split_off(pile.len() - 2).into_iter().collect();
    assert_eq!(bottom, [tile("stones"), tile("swap")].into());
}
