//! A turn and its steps (3.4.1, 3.4.2), what the Event gives (3.4.3), and who is out (3.4.25).

use crate::support::table::{CHRISTIAN, LEONARDO, MARCO, MARIO, Table, scenario, space, turn};
use crate::support::turns::{enclose_johnsson, ids, leave_in_pile, put_on_pile, put_organ, put_out, tile};
use armonium_rules::{
    Action, Activity, Ask, Auction, Character, CharacterSet, Event, EventCard, Fate, Illegal, Machine, Phase,
    Power, PowerSet, Reason, Round, Seat, Sight, Target,
};

/// 3.4.1
#[test]
fn the_players_take_whole_turns_in_order() {
    let order = [CHRISTIAN, MARCO, LEONARDO, MARIO];
    let mut before = scenario(4);
    before.order = order.to_vec();
    let mut table = Table::at(&before);
    for mover in order {
        assert_eq!(table.to_act(), mover);
        for other in order.into_iter().filter(|&other| other != mover) {
            let choice = table.legal()[0];
            let refusal = table.state.apply(table.content, other, choice, &mut ());
            assert_eq!(refusal, Err(Illegal::NotYourTurn { seat: other, to_act: mover }));
        }
        table.finish_turn();
    }
    let ended = table.events.iter().filter(|event| matches!(event, Event::TurnEnded { .. }));
    assert_eq!(ended.copied().collect::<Vec<_>>(), order.map(|seat| Event::TurnEnded { seat }));
    assert_eq!(table.state.public().phase, Phase::Location { seat: MARIO, organ: false });
}

/// 3.4.1, 3.4.2, 3.4.4, 3.4.5, 3.4.13
#[test]
fn the_steps_of_a_turn_cannot_be_swapped() {
    let choose = Action::Choose { character: Character::Koleberg };
    let ability = Action::PlaceClue { space: space("museo-egizio") };
    let gears = Action::Turn { teeth: 1 };
    let step = Action::Step { to: space("cottolengo") };
    let stop = Action::Stop {};
    let compose = Action::Compose { clues: 1 };
    let end = Action::EndTurn {};
    let mut before = scenario(4);
    before.gears = [0, 0, 2];
    let mut table = Table::at(&before);
    table.asks_instead(Ask::Choose, &[ability, gears, step, stop, compose, end]);
    table.act(choose);
    table.asks_instead(Ask::ClueOnMystic, &[choose, gears, step, stop, compose, end]);
    table.act(ability);
    table.asks_instead(Ask::Gears, &[choose, ability, step, stop, compose, end]);
    table.act(gears);
    table.asks_instead(Ask::Move, &[choose, ability, gears, compose, end]);
    table.act(step);
    table.asks_instead(Ask::Move, &[choose, ability, gears, compose, end]);
    table.act(stop);
    table.asks_instead(Ask::Act(Activity::Compose), &[choose, ability, gears, step, stop, end]);
    table.act(compose);
    table.asks_instead(Ask::EndTurn, &[choose, ability, gears, step, stop, compose]);
    assert_eq!(table.refused(choose).clause(), "3.4.1");
    table.act(end);
    assert_eq!(table.to_act(), MARIO);
}

/// 3.4.1
#[test]
fn victory_is_declared_before_the_choice_and_not_after_it() {
    let mut before = scenario(4);
    put_organ(&mut before, "via-garibaldi");
    let mut table = Table::at(&before);
    let declare = Action::Declare { character: Character::Lilja };
    assert!(table.offers(declare));
    table.act(Action::Choose { character: Character::Johnsson });
    table.asks_instead(Ask::Gears, &[declare]);
    table.act(Action::Turn { teeth: 1 });
    table.asks_instead(Ask::Move, &[declare]);
}

/// 3.4.1, R78
#[test]
fn the_turn_ends_when_its_player_says_so_even_if_nothing_else_can_be_done() {
    let mut before = scenario(4);
    before.players[0].clues = 0;
    before.players[0].played = PowerSet::ALL;
    let mut table = Table::at(&before);
    table.choose_up_to_gears(Character::Johnsson);
    table.turn_and_stop(3);
    assert_eq!((table.ask(), table.to_act()), (Ask::EndTurn, MARCO));
    assert_eq!(table.legal(), [Action::EndTurn {}]);
    assert_eq!(table.act(Action::EndTurn {}), [Event::TurnEnded { seat: MARCO }]);
    assert_eq!((table.ask(), table.to_act()), (Ask::Choose, MARIO));
}

/// R78
#[test]
fn the_movement_is_ended_by_its_player_even_if_there_is_nowhere_to_go() {
    let mut before = scenario(4);
    before.players[0].played = PowerSet::ALL;
    enclose_johnsson(&mut before);
    let table = Table::moving(&mut before, Character::Johnsson, Machine::Taxi, 3, Activity::Compose);
    assert_eq!(table.ask(), Ask::Move);
    assert_eq!(table.legal(), [Action::Stop {}]);
}

/// R78
#[test]
fn compose_and_research_happen_by_themselves_only_if_no_clue_could_be_spent() {
    // The Clues, the pages, and whether the player is asked.
    for (clues, music, asked) in [(0, 5, false), (1, 5, true), (4, 14, false), (4, 15, false), (1, 13, true)]
    {
        let mut before = scenario(4);
        before.players[0].clues = clues;
        before.players[0].music = music;
        let table = Table::acting(&mut before, Character::Vikstrom, Activity::Compose);
        let ask = if asked { Ask::Act(Activity::Compose) } else { Ask::EndTurn };
        assert_eq!(table.ask(), ask, "{clues} Clues, {music} pages");
    }
    for (clues, pile, asked) in
        [(0, ["time", "swap"].as_slice(), false), (2, &["time"], false), (1, &["time", "swap"], true)]
    {
        let mut before = scenario(4);
        before.players[0].clues = clues;
        leave_in_pile(&mut before, MARIO, pile);
        let table = Table::acting(&mut before, Character::Vikstrom, Activity::Research);
        let ask = if asked { Ask::Act(Activity::Research) } else { Ask::EndTurn };
        assert_eq!(table.ask(), ask, "{clues} Clues, {} tiles", pile.len());
    }
}

/// R78
#[test]
fn one_target_or_one_clue_to_move_is_still_a_question() {
    let mut before = scenario(3);
    before.players[0].clues = 0;
    put_out(&mut before, MARIO, Reason::Time);
    let table = Table::acting(&mut before, Character::Vikstrom, Activity::Investigate);
    assert_eq!(table.legal(), [Action::Investigate { target: Target::Hand(CHRISTIAN), clues: 0 }]);

    // Only one way is left for the Clue at the end of the Corso Moncalieri.
    let mut before = scenario(4);
    before.clues_on = ids(&["corso-moncalieri"]);
    let table = Table::acting(&mut before, Character::Vikstrom, Activity::MoveClue);
    let only = Action::MoveClue { from: space("corso-moncalieri"), to: space("monte-dei-cappuccini") };
    assert_eq!(table.legal(), [only]);
}

/// R78, 3.4.12
#[test]
fn a_walk_of_free_steps_ends_by_itself_after_the_third() {
    let mut table = Table::at(&scenario(4));
    table.act(Action::Choose { character: Character::Snowy });
    table.walk(&["castello-del-valentino", "tempio-valdese", "sinagoga"]);
    assert_eq!(table.ask(), Ask::Gears);
}

/// R78
#[test]
fn phase_5_is_asked_even_if_declining_is_the_only_answer() {
    let mut before = scenario(4);
    before.phase = Phase::Turn(turn(3));
    let mut table = Table::at(&before);
    table.choose_up_to_gears(Character::Johnsson);
    table.finish_turn();
    assert_eq!((table.ask(), table.to_act()), (Ask::PlaceLocation, LEONARDO));
    assert_eq!(table.legal(), [Action::Decline {}]);
}

/// R78
#[test]
fn the_last_free_position_is_given_without_a_question() {
    let mut before = scenario(3);
    let opening = Round::Opening { opener: MARCO };
    before.phase = Phase::Auction(Auction { taken: [None; Seat::MAX], positions: 3, round: opening });
    let mut table = Table::at(&before);
    for action in [Action::Open { position: 3 }, Action::Bid { time: 0 }, Action::Pass {}, Action::Pass {}] {
        table.act(action);
    }
    for action in [Action::Open { position: 2 }, Action::Bid { time: 0 }] {
        table.act(action);
    }
    let happened = table.act(Action::Pass {});
    assert!(happened.contains(&Event::PositionGiven { seat: CHRISTIAN, position: 1 }));
    assert_eq!(table.ask(), Ask::PlaceClue);
}

/// 3.4.2
#[test]
fn a_character_that_is_neither_used_nor_blocked_must_be_chosen() {
    let mut table = Table::at(&scenario(4));
    table.choose_up_to_gears(Character::Johnsson);
    assert_eq!(table.state.public().used, CharacterSet::of(Character::Johnsson), "the Character Chart");
    table.finish_turn();
    table.asks_instead(Ask::Choose, &[Action::Turn { teeth: 1 }, Action::Stop {}, Action::EndTurn {}]);
    let free = table
        .offered(|action| if let Action::Choose { character } = action { Some(character) } else { None });
    let (johnsson, lewis) = (Character::Johnsson, Character::Lewis);
    let others = Character::ALL.into_iter().filter(|&other| other != johnsson && other != lewis);
    assert_eq!(free, others.collect());
    let used = Illegal::CharacterUsed { character: johnsson };
    table.refuses(Action::Choose { character: johnsson }, used, "3.4.2");
    let blocked = Illegal::CharacterBlocked { character: lewis };
    table.refuses(Action::Choose { character: lewis }, blocked, "3.1.2");
}

/// 3.4.3, 3.4.4
#[test]
fn position_character_and_ability_follow_the_choice_in_this_order() {
    let mut before = scenario(4);
    before.event = EventCard::E2;
    before.phase = Phase::Turn(turn(3));
    let pile = ["mole", "museo", "swap", "time", "paid-music"];
    put_on_pile(&mut before, &pile);
    let mut table = Table::at(&before);
    let seat = LEONARDO;
    let drawn = pile.map(|id| Event::TileDrawn { seat, tile: Sight::Seen(tile(id)) });
    let character = Character::Lilja;
    let happened = table.act(Action::Choose { character });
    let chosen = Event::CharacterChosen { seat, character };
    let (gift, ability) = (Event::ClueGained { seat }, Event::AbilityUsed { seat, character });
    assert_eq!(happened, [chosen, drawn[0], drawn[1], gift, drawn[2], ability, drawn[3], drawn[4]]);
    assert_eq!(table.ask(), Ask::Gears);
}

/// 3.4.3
#[test]
fn every_gift_to_a_character_comes_in_the_order_of_section_8() {
    let seat = MARCO;
    let (clue, page) = (Event::ClueGained { seat }, Event::MusicGained { seat, pages: 1 });
    let time = |time| Event::TimeGained { seat, time };
    let drawn = Event::TileDrawn { seat, tile: Sight::Seen(tile("swap")) };
    for (event, character, gifts) in [
        (EventCard::E2, Character::Lilja, [clue, drawn]),
        (EventCard::E3, Character::Vidal, [clue, time(1)]),
        (EventCard::E4, Character::Palsson, [clue, time(2)]),
        (EventCard::E5, Character::Johnsson, [clue, page]),
        (EventCard::E9, Character::Vikstrom, [page, drawn]),
        (EventCard::E10, Character::Snowy, [page, time(2)]),
    ] {
        let mut before = scenario(4);
        before.event = event;
        put_on_pile(&mut before, &["swap"]);
        let happened = Table::at(&before).act(Action::Choose { character });
        let ability = Event::AbilityUsed { seat, character };
        assert_eq!(happened[1..4], [gifts[0], gifts[1], ability], "{event:?}");
    }
    // E11: Koleberg's Clue, then the free steps, then the ability.
    let mut before = scenario(4);
    before.event = EventCard::E11;
    let mut table = Table::at(&before);
    let character = Character::Koleberg;
    let happened = table.act(Action::Choose { character });
    assert_eq!((&happened[1..], table.ask()), ([clue].as_slice(), Ask::FreeSteps));
    assert_eq!(table.act(Action::Stop {}), [Event::AbilityUsed { seat, character }]);
    // E8: Lewis blocks, then investigates.
    let mut before = scenario(4);
    before.event = EventCard::E8;
    let mut table = Table::at(&before);
    table.act(Action::Choose { character: Character::Lewis });
    assert_eq!(table.ask(), Ask::Block);
    table.act(Action::Block { character: Character::Snowy });
    assert_eq!(table.ask(), Ask::Look);
}

/// 3.4.3, R16
#[test]
fn x_is_the_last_position_whatever_its_number() {
    for players in 3..=6 {
        for index in 0..players {
            let mut before = scenario(players);
            before.event = EventCard::E10;
            before.phase = Phase::Turn(turn(index));
            let mut table = Table::at(&before);
            table.act(Action::Choose { character: Character::Johnsson });
            let tiles = if index == players - 1 { 3 } else { 0 };
            assert_eq!(table.tiles(Seat(index)).len(), tiles, "position {index} of {players}");
        }
    }
}

/// 3.4.3
#[test]
fn the_last_player_also_gets_what_is_due_to_the_number() {
    // With two players left, II is X: it gains the Time of II, and the tiles of X.
    for (event, time, tiles) in [(EventCard::E6, 32, 0), (EventCard::E10, 30, 3)] {
        let mut before = scenario(3);
        put_out(&mut before, CHRISTIAN, Reason::Time);
        before.order = vec![MARCO, MARIO];
        before.event = event;
        before.phase = Phase::Turn(turn(1));
        let mut table = Table::at(&before);
        table.act(Action::Choose { character: Character::Johnsson });
        assert_eq!((table.time(MARIO), table.tiles(MARIO).len()), (time, tiles), "{event:?}");
    }
}

/// 3.4.3, R45
#[test]
fn gifts_other_than_free_steps_cannot_be_declined() {
    let look = gift(EventCard::E3, 2, Character::Johnsson);
    let take_back = gift(EventCard::E9, 3, Character::Johnsson);
    let block = gift(EventCard::E8, 0, Character::Lewis);
    for (mut table, ask) in [(look, Ask::Look), (take_back, Ask::TakeBack), (block, Ask::Block)] {
        let ways_out = [Action::Stop {}, Action::Turn { teeth: 1 }, Action::Pass {}, Action::Decline {}];
        table.asks_instead(ask, &ways_out);
        let first = table.legal()[0];
        table.act(first);
        assert_ne!(table.ask(), ask);
    }
}

/// 3.4.3, R9, R45
#[test]
fn free_steps_of_an_event_may_be_fewer_or_none() {
    // E7 gives them to X, E11 to Koleberg.
    let x = (EventCard::E7, 3, Character::Johnsson, ["sinagoga", "porta-nuova"]);
    let koleberg = (EventCard::E11, 0, Character::Koleberg, ["cottolengo", "consolata"]);
    for (event, index, character, way) in [x, koleberg] {
        for taken in 0..=2 {
            let mut table = gift(event, index, character);
            assert_eq!(table.ask(), Ask::FreeSteps);
            let from = table.stands(character);
            table.walk(&way[..taken]);
            table.act(Action::Stop {});
            assert_eq!(table.stands(character), way[..taken].last().map_or(from, |id| space(id)));
            assert_ne!(table.ask(), Ask::FreeSteps);
        }
    }
}

/// 3.4.3, R22
#[test]
fn a_gift_that_is_impossible_is_skipped() {
    // No Power Card to take back: Leonardo continues with Johnsson's ability and the gears.
    let mut before = scenario(4);
    before.event = EventCard::E9;
    before.phase = Phase::Turn(turn(3));
    let mut table = Table::at(&before);
    table.act(Action::Choose { character: Character::Johnsson });
    assert_eq!((table.ask(), table.music(LEONARDO)), (Ask::Gears, 7));
    // No way for the free steps of X.
    let mut before = scenario(4);
    before.event = EventCard::E7;
    before.phase = Phase::Turn(turn(3));
    enclose_johnsson(&mut before);
    let mut table = Table::at(&before);
    table.act(Action::Choose { character: Character::Johnsson });
    assert_eq!(table.ask(), Ask::Gears);
}

/// 3.4.25, R35
#[test]
fn positions_keep_their_numbers_when_a_player_goes_out() {
    // Marco, who is I, runs out of Time. Mario is still II and gains the 2 Time of E6; Christian does not move up.
    let mut before = scenario(4);
    before.players[0].time = 1;
    let mut table = Table::at(&before);
    table.choose_up_to_gears(Character::Johnsson);
    table.act(Action::Turn { teeth: 1 });
    assert_eq!(table.state.public().fates[0], Fate::Out(Reason::Time));
    assert_eq!(table.state.public().order.iter().collect::<Vec<_>>(), [MARCO, MARIO, CHRISTIAN, LEONARDO]);
    assert_eq!(table.to_act(), MARIO);
    table.act(Action::Choose { character: Character::Lilja });
    assert_eq!(table.time(MARIO), 32);
    table.finish_turn();
    table.act(Action::Choose { character: Character::Koleberg });
    assert_eq!(table.time(CHRISTIAN), 30);
}

/// 3.4.25, R35
#[test]
fn the_gift_of_a_position_whose_player_is_out_goes_to_nobody() {
    // II of E6 names a wrong character and is out before choosing.
    let mut before = scenario(4);
    put_organ(&mut before, "via-garibaldi");
    let mut table = Table::at(&before);
    table.choose_up_to_gears(Character::Johnsson);
    table.finish_turn();
    table.act(Action::Declare { character: Character::Vidal });
    assert_eq!(table.to_act(), CHRISTIAN);
    for character in [Character::Lilja, Character::Koleberg] {
        let happened = table.act(Action::Choose { character });
        assert!(!happened.iter().any(|event| matches!(event, Event::TimeGained { .. })));
        table.finish_turn();
    }
    // X of E10, the last of four, is out in the same way: nobody draws the three tiles, the third least of all.
    let mut before = scenario(4);
    put_organ(&mut before, "via-garibaldi");
    before.event = EventCard::E10;
    before.phase = Phase::Turn(turn(2));
    let mut table = Table::at(&before);
    table.choose_up_to_gears(Character::Johnsson);
    table.turn_and_stop(3);
    table.finish_turn();
    table.act(Action::Declare { character: Character::Vidal });
    assert_eq!(table.state.public().fates[3], Fate::Out(Reason::WrongName));
    assert_eq!([MARCO, MARIO, CHRISTIAN].map(|seat| table.tiles(seat).len()), [0, 0, 0]);
}

/// Where a gift waits for a decision.
fn gift(event: EventCard, index: u8, character: Character) -> Table {
    let mut before = scenario(4);
    before.event = event;
    before.phase = Phase::Turn(turn(index));
    before.players[3].played = PowerSet::of(Power::Look);
    let mut table = Table::at(&before);
    table.act(Action::Choose { character });
    table
}
