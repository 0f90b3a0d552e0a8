//! Players who go out, in every phase and in every place of the order, and how the game continues for the others (3.4.25, section 4).

use crate::support::table::{
    CHRISTIAN, LEONARDO, MARCO, MARIO, Table, auctions, ids, out_of_time, put_organ, scenario,
    scenario_in_hour, space, tile, turn,
};
use crate::support::{turin, viewers};
use armonium_rules::{
    Action, Ask, Character, Event, EventCard, Fate, Illegal, Options, Outcome, Phase, Reason, Role, Scenario,
    Seat, Sight, Viewer,
};

/// 3.2.7, 3.4.3, R16, R33
#[test]
fn after_an_elimination_in_the_auctions_the_hour_is_played_with_the_positions_left() {
    // E10: position X draws 3 tiles. Marco goes out in the auctions; X is the third of three.
    let mut before = Scenario { event: EventCard::E10, phase: auctions(MARCO, 4), ..scenario(4) };
    before.players[0].time = 2;
    let mut table = Table::at(&before);
    table.take_position(1, 2);
    table.take_position(1, 0);
    table.take_position(2, 0);
    assert_eq!(order(&table), [MARIO, CHRISTIAN, LEONARDO]);
    for seat in [CHRISTIAN, LEONARDO] {
        assert_eq!((table.to_act(), table.state.ask(turin())), (seat, Ask::PlaceClue));
        let place = table.legal()[0];
        table.act(place);
    }
    for (seat, tiles) in [(MARIO, 0), (CHRISTIAN, 0), (LEONARDO, 3)] {
        assert_eq!(table.to_act(), seat);
        table.choose_up_to_gears(free_character(&table));
        assert_eq!(table.tiles(seat).len(), tiles);
        table.finish_turn();
    }
    assert_eq!((table.to_act(), table.state.ask(turin())), (LEONARDO, Ask::PlaceLocation));
}

/// 3.2.7, R33
#[test]
fn the_winner_of_the_last_auction_can_go_out_too() {
    let mut before = Scenario { phase: auctions(MARCO, 4), ..scenario(4) };
    before.players[2].time = 1;
    let mut table = Table::at(&before);
    table.take_position(1, 0);
    table.take_position(2, 0);
    // Christian and Leonardo are left for III and IV; Christian pays all for III, and IV becomes III for Leonardo.
    let happened = table.take_position(3, 1);
    let end = [Event::PositionStruck { position: 3 }, Event::PositionGiven { seat: LEONARDO, position: 3 }];
    assert_eq!(happened[happened.len() - 2..], end);
    assert_eq!(order(&table), [MARCO, MARIO, LEONARDO]);
}

/// 3.2.7, 4.3, 10.1
#[test]
fn all_see_who_went_out_in_an_auction() {
    let mut before = Scenario { phase: auctions(MARCO, 4), ..scenario(4) };
    before.players[0].time = 2;
    let mut table = Table::at(&before);
    table.take_position(1, 2);
    for viewer in viewers(before.options) {
        let view = table.state.view(turin(), viewer);
        assert_eq!(view.public.fates[0], Fate::Out(Reason::Time));
        assert!(view.open_cards.has(Character::Johnsson));
    }
}

/// 4.3, 3.4.25, R35
#[test]
fn after_a_player_goes_out_the_next_in_order_acts_and_the_positions_stay() {
    for players in 3..=6 {
        for index in 0..players - 1 {
            for way in WAYS {
                let mut table = Table::at(&poor(players, index, way));
                go_out(&mut table, way);
                assert_eq!(table.state.public().phase, Phase::Turn(turn(index + 1)), "{way:?}");
                assert!(table.state.public().order.iter().eq((0..players).map(Seat)));
            }
        }
    }
}

/// 4.3, 3.4.25, 3.5.1, R35
#[test]
fn the_last_in_order_goes_out_and_the_one_before_plays_phase_5() {
    for way in WAYS {
        let mut table = Table::at(&poor(4, 3, way));
        go_out(&mut table, way);
        let phase = Phase::Location { seat: CHRISTIAN, organ: false };
        assert_eq!(table.state.public().phase, phase, "{way:?}");
        // In the next Hour there are three positions, and the order opens as ever.
        table.act(Action::Decline {});
        assert_eq!((table.to_act(), table.legal().len()), (MARCO, 3));
    }
}

/// 3.4.25, R35
#[test]
fn the_last_two_in_order_go_out_and_the_second_plays_phase_5() {
    let mut before = poor(4, 2, Way::Gears);
    before.players[3].time = 1;
    let mut table = Table::at(&before);
    go_out(&mut table, Way::Gears);
    go_out(&mut table, Way::Gears);
    assert_eq!(table.state.public().phase, Phase::Location { seat: MARIO, organ: false });
}

/// 3.4.25, R35
#[test]
fn positions_keep_their_numbers_when_a_player_goes_out() {
    // E6: position II gains 2 Time. Position I goes out; Mario still stands on II, and Christian does not.
    let mut table = Table::at(&poor(4, 0, Way::Gears));
    go_out(&mut table, Way::Gears);
    table.act(Action::Choose { character: Character::Vidal });
    assert_eq!(table.time(MARIO), 32);
    table.go_on_until(|public| public.to_act() == Some(CHRISTIAN));
    table.act(Action::Choose { character: Character::Koleberg });
    assert_eq!(table.time(CHRISTIAN), 30);
    // E5: position IV gains 3 Time, although only three are left.
    let mut table = Table::at(&Scenario { event: EventCard::E5, ..poor(4, 1, Way::Gears) });
    go_out(&mut table, Way::Gears);
    table.finish_turn();
    assert_eq!(table.to_act(), LEONARDO);
    table.act(Action::Choose { character: Character::Koleberg });
    assert_eq!(table.time(LEONARDO), 33);
}

/// 3.4.25, 3.4.3, R35
#[test]
fn x_stays_the_last_position_when_an_earlier_player_goes_out() {
    // E10: position X draws 3 tiles. Mario goes out; Leonardo is X as before, and Christian is not.
    let mut table = Table::at(&Scenario { event: EventCard::E10, ..poor(4, 1, Way::Gears) });
    go_out(&mut table, Way::Gears);
    for (seat, tiles) in [(CHRISTIAN, 0), (LEONARDO, 3)] {
        assert_eq!(table.to_act(), seat);
        table.choose_up_to_gears(free_character(&table));
        assert_eq!(table.tiles(seat).len(), tiles);
        table.finish_turn();
    }
}

/// 3.4.25, R35
#[test]
fn the_gift_of_a_position_whose_player_is_out_goes_to_nobody() {
    // E10: position X draws 3 tiles. Leonardo names wrongly before choosing; Christian plays phase 5 without a gift.
    let mut before = Scenario { event: EventCard::E10, ..scenario(4) };
    put_organ(&mut before);
    before.phase = Phase::Turn(turn(2));
    let mut table = Table::at(&before);
    table.finish_turn();
    assert_eq!(table.to_act(), LEONARDO);
    let christian = table.tiles(CHRISTIAN).len();
    table.act(Action::Declare { character: Character::Lewis });
    assert!(!table.events.iter().any(|event| matches!(event, Event::TileDrawn { seat: LEONARDO, .. })));
    assert_eq!(table.tiles(CHRISTIAN).len(), christian);
    assert_eq!(table.state.public().hour, 3, "with the Organ on the map no phase 5 follows");
}

/// 3.4.25, R35
#[test]
fn the_gift_of_x_is_not_passed_on_to_the_last_player_left() {
    // E8: position X draws 1 tile. Leonardo goes out by a tile's price before choosing, so nobody draws.
    let mut before = Scenario { event: EventCard::E8, phase: Phase::Turn(turn(3)), ..scenario(4) };
    (before.players[3].time, before.players[3].tiles) = (2, ids(&["paid-music"]));
    let mut table = Table::at(&before);
    table.act(Action::PlayItem { tile: tile("paid-music") });
    assert_eq!(table.state.public().phase, Phase::Location { seat: CHRISTIAN, organ: false });
    assert!([MARCO, MARIO, CHRISTIAN].into_iter().all(|seat| table.tiles(seat).is_empty()));
    table.act(Action::Decline {});
    assert!(!table.events.iter().any(|event| matches!(event, Event::TileDrawn { .. })));
}

/// 4.3, 4.5, 3.6.1
#[test]
fn who_is_out_discards_nothing_at_the_end_of_the_hour() {
    let mut before = poor(4, 3, Way::Gears);
    before.players[3].tiles = ids(&["mole", "mole", "museo", "museo", "swap"]);
    before.players[1].tiles = ids(&["tempio", "tempio", "tempio", "obelisco"]);
    let mut table = Table::at(&before);
    go_out(&mut table, Way::Gears);
    table.act(Action::Decline {});
    assert_eq!((table.to_act(), table.state.ask(turin())), (MARIO, Ask::Discard));
    table.act(Action::Discard { tile: tile("tempio") });
    assert_eq!(table.state.public().hour, 3, "Leonardo is not asked");
}

/// 4.3, 10.7
#[test]
fn fenrir_goes_out_of_time_and_the_role_stays_secret() {
    let mut before = scenario_in_hour(4, 6);
    before.players[3].time = 1;
    before.phase = Phase::Turn(turn(3));
    let mut table = Table::at(&before);
    go_out(&mut table, Way::Gears);
    let revealed = Event::CardRevealed { seat: LEONARDO, character: Character::Vikstrom };
    assert!(table.events.contains(&revealed), "the Character Card is shown, the role card is not");
    assert_eq!(table.view(LEONARDO).role, Some(Role::Fenrir));
    for seat in [MARCO, MARIO, CHRISTIAN] {
        assert_eq!(table.view(seat).role, Some(Role::Hero));
    }
    assert_eq!(table.state.public().declared_fenrir, None);
    // Nobody becomes Fenrir in that player's place, and the game continues to its end.
    table.go_on_until(|public| public.outcome().is_some());
    assert!(!table.events.iter().any(|event| matches!(event, Event::RoleDealt { .. })));
    assert_eq!(table.outcome(), Some(Outcome::Ragnarok {}));
}

/// 4.3, 3.2.7
#[test]
fn fenrir_goes_out_in_an_auction() {
    let mut before = Scenario { phase: auctions(MARCO, 4), ..scenario_in_hour(4, 6) };
    before.players[3].time = 1;
    let mut table = Table::at(&before);
    table.act(Action::Open { position: 1 });
    table.act(Action::Bid { time: 0 });
    table.act(Action::Pass {});
    table.act(Action::Pass {});
    table.act(Action::Bid { time: 1 });
    let happened = table.act(Action::Pass {});
    assert!(happened.contains(&Event::PlayerOut { seat: LEONARDO, reason: Reason::Time }));
    // All see the same of it, and no role is among what they see.
    assert!(happened.iter().all(|event| event.seen_by(Viewer::Spectator) == *event));
    assert!(!happened.iter().any(|event| matches!(event, Event::RoleDealt { .. })));
    assert_eq!((table.to_act(), table.legal().len()), (MARCO, 3));
}

/// 5.12, 4.3
#[test]
fn when_the_last_one_goes_out_the_game_ends_and_all_have_lost() {
    for way in WAYS {
        let mut before = poor(4, 2, way);
        for seat in [MARCO, MARIO, LEONARDO] {
            out_of_time(&mut before.players[seat.index()]);
        }
        let mut table = Table::at(&before);
        go_out(&mut table, way);
        assert_ended(&mut table, CHRISTIAN);
    }
}

/// 5.12
#[test]
fn a_declaration_can_put_the_last_one_out_too() {
    for (named, reason) in [(Character::Lewis, Reason::WrongName), (Character::Snowy, Reason::Failed)] {
        let mut before = Scenario { event: EventCard::E2, ..scenario(4) };
        put_organ(&mut before);
        before.players[1..].iter_mut().for_each(out_of_time);
        let mut table = Table::at(&before);
        table.act(Action::Declare { character: named });
        table.go_on_until(|public| public.outcome().is_some());
        assert_eq!(table.state.public().fates[0], Fate::Out(reason));
        assert_ended(&mut table, MARCO);
    }
}

/// 5.12
#[test]
fn all_go_out_in_one_hour() {
    let mut before = scenario(4);
    // The Event gives position II 2 Time.
    for (player, time) in before.players.iter_mut().zip([3, 1, 3, 3]) {
        player.time = time;
    }
    let mut table = Table::at(&before);
    for seat in [MARCO, MARIO, CHRISTIAN, LEONARDO] {
        assert_eq!(table.to_act(), seat);
        table.choose_up_to_gears(free_character(&table));
        table.act(Action::Turn { teeth: 3 });
    }
    assert_ended(&mut table, LEONARDO);
}

/// 3.2.6, 3.3.1, 3.5.1
#[test]
fn two_players_left_play_whole_hours() {
    let mut before = Scenario { phase: Phase::Location { seat: LEONARDO, organ: false }, ..scenario(4) };
    out_of_time(&mut before.players[0]);
    out_of_time(&mut before.players[2]);
    let mut table = Table::at(&before);
    for hour in 2..=11 {
        table.go_on_until(|public| public.hour > hour || public.outcome().is_some());
        let happened = table.happened();
        if hour == 2 {
            continue;
        }
        let count = |which: fn(&Event) -> bool| happened.iter().filter(|event| which(event)).count();
        assert_eq!(count(|event| matches!(event, Event::AuctionOpened { .. })), 1);
        assert_eq!(count(|event| matches!(event, Event::PositionGiven { .. })), 1);
        assert_eq!(count(|event| matches!(event, Event::CluePlaced { seat: MARIO | LEONARDO, .. })), 1);
        assert_eq!(count(|event| matches!(event, Event::TurnEnded { .. })), 2);
        assert_eq!(count(|event| matches!(event, Event::LocationDeclined { .. })), 1);
    }
    assert_eq!(table.outcome(), Some(Outcome::Ragnarok {}));
}

/// 4.6, R36, 3.6.2
#[test]
fn a_single_player_plays_on_alone_to_ragnarok() {
    for players in 3..=6 {
        let mut before = scenario(players);
        before.players[1..].iter_mut().for_each(out_of_time);
        before.phase = Phase::Location { seat: MARCO, organ: false };
        let mut table = Table::at(&before);
        table.act(Action::Decline {});
        for hour in 3..=11 {
            let happened = table.happened();
            assert!(happened.contains(&Event::HourBegan { hour }));
            assert_eq!(happened.last(), Some(&Event::PositionGiven { seat: MARCO, position: 1 }));
            assert_eq!(table.state.public().phase, Phase::Turn(turn(0)));
            table.finish_turn();
            assert_eq!(table.state.public().phase, Phase::Location { seat: MARCO, organ: false });
            table.act(Action::Decline {});
            table.go_on_until(|public| !matches!(public.phase, Phase::Discard { .. }));
        }
        assert_eq!(table.outcome(), Some(Outcome::Ragnarok {}));
        assert!(table.state.public().is_active(MARCO), "lost, but never out");
    }
}

/// 4.6, R36
#[test]
fn the_winner_of_an_auction_between_two_goes_out_and_the_other_plays_on_alone() {
    let mut before = Scenario { phase: auctions(MARIO, 2), ..scenario(4) };
    out_of_time(&mut before.players[0]);
    out_of_time(&mut before.players[2]);
    before.players[1].time = 4;
    let mut table = Table::at(&before);
    let happened = table.take_position(2, 4);
    let end = [Event::PositionStruck { position: 2 }, Event::PositionGiven { seat: LEONARDO, position: 1 }];
    assert_eq!(happened[happened.len() - 2..], end);
    assert_eq!((table.state.public().phase, table.to_act()), (Phase::Turn(turn(0)), LEONARDO));
    assert!(table.state.public().clues_on.is_empty());
    table.finish_turn();
    assert_eq!(table.state.public().phase, Phase::Location { seat: LEONARDO, organ: false });
}

/// 4.6, R36, 3.4.25
#[test]
fn the_last_player_in_the_game_finishes_the_hour_in_the_same_position() {
    // E6 gives position II 2 Time: Mario, second of two, stays second though Marco goes out.
    let mut before = Scenario { order: vec![MARCO, MARIO], ..poor(4, 0, Way::Gears) };
    out_of_time(&mut before.players[2]);
    out_of_time(&mut before.players[3]);
    let mut table = Table::at(&before);
    go_out(&mut table, Way::Gears);
    assert_eq!(table.to_act(), MARIO);
    table.act(Action::Choose { character: Character::Vidal });
    assert_eq!(table.time(MARIO), 32);
    table.go_on_until(|public| public.hour == 3);
    assert_eq!(order(&table), [MARIO]);
}

/// 4.6, R36
#[test]
fn a_single_player_can_still_win() {
    let mut before = scenario(4);
    put_organ(&mut before);
    before.players[1..].iter_mut().for_each(out_of_time);
    before.players[0].music = 15;
    before.characters.insert(Character::Snowy, "san-giovannino".into());
    let mut table = Table::at(&before);
    table.act(Action::Declare { character: Character::Snowy });
    table.act(Action::Choose { character: Character::Snowy });
    table.act(Action::Step { to: space("piazza-carlina") });
    assert_eq!(table.outcome(), Some(Outcome::Won { seat: MARCO, role: Role::Hero }));
}

/// 4.3, R38
#[test]
fn nobody_investigates_a_hand_that_lies_open() {
    use armonium_rules::Target;
    let mut table = Table::at(&poor(4, 0, Way::Gears));
    go_out(&mut table, Way::Gears);
    table.choose_up_to_gears(Character::Vidal);
    table.turn_and_stop(1);
    let target = Target::Hand(MARCO);
    table.refuses(Action::Investigate { target, clues: 0 }, Illegal::NoTarget { target }, "3.4.15");
    assert_eq!(table.view(MARIO).cards[0].seen().map(|_| ()), Some(()));
    assert_eq!(table.view(MARIO).cards[2], Sight::FaceDown);
}

/// 4.3
#[test]
fn random_games_go_on_without_those_who_are_out() {
    use crate::support::{Policy, play};
    for players in 3..=6 {
        for seed in 0..30 {
            let end = play(turin(), Options::new(players), seed, Policy::Uniform, |state, _, _| {
                let seat = state.to_act().expect("a seat to act");
                assert!(state.public().is_active(seat));
            });
            let nobody = end.public().active().is_empty();
            assert_eq!(nobody, end.outcome() == Some(Outcome::AllOut {}));
        }
    }
}

/// How a player can go out in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    Gears,
    Step,
    Palsson,
    Tile,
}

const WAYS: [Way; 4] = [Way::Gears, Way::Step, Way::Palsson, Way::Tile];

/// The turn of the player at an index, who has just too little Time for this.
fn poor(players: u8, index: u8, way: Way) -> Scenario {
    let mut scenario = Scenario { phase: Phase::Turn(turn(index)), ..scenario(players) };
    // Position II of the usual Event gains 2 Time.
    if index == 1 {
        scenario.event = EventCard::E3;
    }
    let player = &mut scenario.players[usize::from(index)];
    player.time = match way {
        Way::Gears => 1,
        Way::Step | Way::Palsson | Way::Tile => 2,
    };
    if way == Way::Tile {
        player.tiles = ids(&["paid-music"]);
    }
    scenario
}

/// The player to act goes out.
#[track_caller]
fn go_out(table: &mut Table, way: Way) {
    let seat = table.to_act();
    match way {
        Way::Gears => {
            table.choose_up_to_gears(free_character(table));
            table.act(Action::Turn { teeth: table.time(seat) as i8 });
        }
        Way::Step => {
            table.choose_up_to_gears(Character::Johnsson);
            table.act(Action::Turn { teeth: 1 });
            table.act(Action::Step { to: space("piazza-carlo-felice") });
        }
        Way::Palsson => {
            table.act(Action::Choose { character: Character::Palsson });
        }
        Way::Tile => {
            table.act(Action::PlayItem { tile: tile("paid-music") });
        }
    }
    assert_eq!(table.state.public().fates[seat.index()], Fate::Out(Reason::Time));
    assert!(table.events.contains(&Event::PlayerOut { seat, reason: Reason::Time }));
}

/// The game is over, all are out, and nobody can do anything any more.
#[track_caller]
fn assert_ended(table: &mut Table, last: Seat) {
    let outcome = Outcome::AllOut {};
    assert_eq!(table.events.last(), Some(&Event::Ended { outcome }));
    assert_eq!(table.outcome(), Some(outcome));
    assert!(table.state.public().active().is_empty());
    assert_eq!((table.state.to_act(), table.legal()), (None, vec![]));
    let refused = table.state.apply(turin(), last, Action::EndTurn {}, &mut ());
    assert_eq!(refused, Err(Illegal::GameOver));
}

/// A character that may be chosen and neither pays nor draws nor gains Time.
fn free_character(table: &Table) -> Character {
    let plain = [Character::Johnsson, Character::Vidal, Character::Koleberg, Character::Snowy];
    let free = plain.into_iter().find(|&character| table.offers(Action::Choose { character }));
    free.expect("a character to choose")
}

/// The turn order.
fn order(table: &Table) -> Vec<Seat> {
    table.state.public().order.iter().collect()
}
