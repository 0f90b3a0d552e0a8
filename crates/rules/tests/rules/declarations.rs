//! Declaring victory: when, by whom, right and wrong names, the Marks of the Wolf, and what a declaration costs. Long, with
//! one test per clause.

use crate::support::table::{
    CHRISTIAN, LEONARDO, MARCO, MARIO, Table, auctions, failed_before, ids, make_chosen, out_of_time,
    put_organ, scenario, scenario_in_hour, space, tile, turn,
};
use crate::support::{turin, viewers};
use armonium_rules::{
    Action, Activity, Ask, CardPlace, Character, CharacterSet, Event, EventCard, Fate, Illegal, Outcome,
    Phase, Power, Reason, Role, Scenario, Seat, Side, Sight, Target, Viewer,
};

/// 5.1, R2
#[test]
fn victory_is_declared_only_in_the_own_turn_before_choosing_a_character() {
    let named = Character::Snowy;
    let mut table = Table::at(&heros_turn());
    let others = table.state.apply(turin(), MARIO, Action::Declare { character: named }, &mut ());
    assert_eq!(others, Err(Illegal::NotYourTurn { seat: MARIO, to_act: MARCO }));
    assert!(table.offers(Action::Declare { character: named }), "before choosing");
    let late = |table: &mut Table, asked| {
        assert_eq!(table.refused(Action::Declare { character: named }), Illegal::NotNow { asked });
    };
    table.act(Action::Choose { character: Character::Vidal });
    late(&mut table, Ask::Favour);
    table.act(Action::Favour { activity: Activity::Compose });
    late(&mut table, Ask::Gears);
    table.act(Action::Turn { teeth: 1 });
    late(&mut table, Ask::Move);
    table.act(Action::Stop {});
    late(&mut table, Ask::Act(Activity::Investigate));
    table.act(Action::Investigate { target: Target::Deck, clues: 0 });
    late(&mut table, Ask::EndTurn);
}

/// 5.1, R2
#[test]
fn victory_cannot_be_declared_in_another_phase() {
    let mut before = fenrirs_turn();
    before.players[3].tiles = ids(&["stones", "mole", "time", "swap"]);
    let (first, second, last) = (vec![3, 0, 1, 2], vec![0, 3, 1, 2], vec![0, 1, 2, 3]);
    let phases = [
        (&first, auctions(LEONARDO, 4), Ask::OpenAuction),
        (&second, Phase::Clues { index: 1 }, Ask::PlaceClue),
        (&last, Phase::Location { seat: LEONARDO, organ: false }, Ask::PlaceLocation),
        (&first, Phase::Discard { index: 0 }, Ask::Discard),
    ];
    for (order, phase, asked) in phases {
        before.order = order.iter().copied().map(Seat).collect();
        before.phase = phase;
        let mut table = Table::at(&before);
        assert_eq!(table.to_act(), LEONARDO);
        let refusal = table.refused(Action::Declare { character: Character::Snowy });
        assert_eq!(refusal, Illegal::NotNow { asked });
    }
    before.order = first.into_iter().map(Seat).collect();
    before.phase = Phase::Turn(turn(0));
    assert!(Table::at(&before).offers(Action::Declare { character: Character::Snowy }));
}

/// 5.1, 3.4.23
#[test]
fn a_card_or_tile_may_be_played_before_and_after_declaring() {
    let mut before = heros_turn();
    before.players[0].tiles = ids(&["deggial"]);
    let mut table = Table::at(&before);
    table.act(Action::PlayPower { power: Power::Music });
    table.act(Action::Declare { character: Character::Snowy });
    table.act(Action::PlayItem { tile: tile("deggial") });
    assert_eq!(table.music(MARCO), 9);
    assert_eq!(table.legal(), [Action::Choose { character: Character::Snowy }]);
}

/// 5.1, R2
#[test]
fn nobody_declares_twice() {
    let mut table = Table::at(&heros_turn());
    table.act(Action::Declare { character: Character::Snowy });
    for character in Character::ALL {
        table.refuses(Action::Declare { character }, Illegal::AlreadyDeclared, "5.1");
    }
}

/// 5.2
#[test]
fn a_hero_cannot_declare_before_the_organ_is_on_the_map() {
    let mut before = heros_turn();
    before.organ = None;
    let mut table = Table::at(&before);
    for character in Character::ALL {
        table.refuses(Action::Declare { character }, Illegal::OrganNotOnMap, "5.2");
    }
    // An Organ found with three tiles is as good as one found with four.
    before.locations.remove(&Side::East);
    before.organ = Some("piazza-carlina".into());
    assert!(Table::at(&before).offers(Action::Declare { character: Character::Snowy }));
}

/// 5.2, 3.0.2
#[test]
fn everybody_declares_as_a_hero_before_hour_five_and_always_with_three_players() {
    for (players, hour) in [(4, 4), (3, 4), (3, 11)] {
        let mut before = scenario_in_hour(players, hour);
        put_organ(&mut before);
        let mut table = Table::at(&before);
        let events = table.act(Action::Declare { character: Character::Snowy });
        assert_eq!(events[0], declared(MARCO, Role::Hero, Character::Snowy));
    }
}

/// 5.11, R55
#[test]
fn any_character_may_be_named_and_nothing_need_be_in_sight() {
    for players in 3..=6 {
        let mut before = scenario(players);
        put_organ(&mut before);
        before.options.beginner = true;
        before.players[0].time = 1;
        before.players[0].music = 0;
        before.players[1].fate = Fate::Out(Reason::WrongName);
        before.players[1].clues = 0;
        before.declarers.insert(MARIO);
        before.wrongly_named = CharacterSet::of(Character::Koleberg);
        let table = Table::at(&before);
        for character in Character::ALL {
            let named = Action::Declare { character };
            assert!(
                table.offers(named),
                "even an own card, an open card or a name called before: {character:?}"
            );
        }
    }
}

/// 5.11, R55
#[test]
fn naming_a_character_known_to_be_wrong_is_legal_and_fatal() {
    let mut table = Table::at(&heros_turn());
    assert!(table.truth().players[0].characters.has(Character::Johnsson), "an own card");
    table.act(Action::Declare { character: Character::Johnsson });
    assert_eq!(table.state.public().fates[0], Fate::Out(Reason::WrongName));
}

/// 5.11, R55
#[test]
fn declaring_without_enough_time_is_legal_and_fatal() {
    let mut before = heros_turn();
    before.players[0].time = 1;
    before.players[0].music = 15;
    let mut table = Table::at(&before);
    table.act(Action::Declare { character: Character::Snowy });
    table.act(Action::Choose { character: Character::Snowy });
    table.act(Action::Stop {});
    let events = table.act(Action::Turn { teeth: 1 });
    assert!(events.contains(&Event::PlayerOut { seat: MARCO, reason: Reason::Time }));
    assert_eq!(table.to_act(), MARIO);
}

/// 5.2, 5.3, 10.6, R75
#[test]
fn a_wrong_name_puts_the_declarer_out_at_once() {
    let mut before = heros_turn();
    before.players[0].tiles = ids(&["mole", "time"]);
    let mut table = Table::at(&before);
    let events = table.act(Action::Declare { character: Character::Vidal });
    let expected = [
        declared(MARCO, Role::Hero, Character::Vidal),
        Event::DeclaredWrongly { seat: MARCO, chosen: Sight::Seen(Character::Snowy) },
        Event::PlayerOut { seat: MARCO, reason: Reason::WrongName },
        Event::TilesReturned { seat: MARCO, tiles: 2 },
        Event::TurnEnded { seat: MARCO },
    ];
    assert_eq!(events, expected);
    assert_eq!(table.to_act(), MARIO, "the turn is over");
    assert_eq!(table.state.public().used, CharacterSet::EMPTY, "no character was chosen");
    assert_eq!(table.state.public().not_chosen, CharacterSet::of(Character::Vidal), "all heard the name");
    assert_eq!((table.clues(MARCO), table.tiles(MARCO).len()), (0, 0));
}

/// 5.3, 10.6, R75
#[test]
fn after_a_wrong_name_only_the_declarer_has_seen_the_chosen_ones_card() {
    let mut table = Table::at(&heros_turn());
    let events = table.act(Action::Declare { character: Character::Vidal });
    for viewer in viewers(table.state.public().options) {
        let looked = viewer == Viewer::Seat(MARCO);
        let card = if looked { Sight::Seen(Character::Snowy) } else { Sight::FaceDown };
        let seen = events[1].seen_by(viewer);
        assert_eq!(seen, Event::DeclaredWrongly { seat: MARCO, chosen: card }, "{viewer:?}");
        let view = table.state.view(turin(), viewer);
        let place = if looked { Sight::Seen(CardPlace::Chosen) } else { Sight::FaceDown };
        assert_eq!(view.cards[Character::Snowy.index()], place, "{viewer:?}");
        assert!(view.public.not_chosen.has(Character::Vidal), "the name was said aloud");
        assert_eq!(events[0].seen_by(viewer), declared(MARCO, Role::Hero, Character::Vidal));
    }
}

/// 5.2, 5.3, 10.6
#[test]
fn a_right_name_opens_the_card_for_all_and_for_the_rest_of_the_game() {
    let mut table = Table::at(&heros_turn());
    let events = table.act(Action::Declare { character: Character::Snowy });
    let right = Event::DeclaredRightly { seat: MARCO, character: Character::Snowy };
    assert_eq!(events, [declared(MARCO, Role::Hero, Character::Snowy), right]);
    let is_open = |table: &Table| {
        viewers(table.state.public().options).into_iter().all(|viewer| {
            let view = table.state.view(turin(), viewer);
            view.cards[Character::Snowy.index()] == Sight::Seen(CardPlace::Chosen)
                && view.open_cards.has(Character::Snowy)
        })
    };
    assert!(is_open(&table));
    table.choose_up_to_gears(Character::Snowy);
    table.finish_turn();
    assert_eq!(table.state.public().fates[0], Fate::Out(Reason::Failed));
    assert!(is_open(&table), "after the failure");
    table.go_on_until(|public| public.hour == 8);
    assert!(is_open(&table), "two Hours later");
}

/// 5.10, R14
#[test]
fn if_the_turn_ends_without_victory_the_declarer_is_out_and_shows_nothing() {
    let mut before = heros_turn();
    before.players[0].tiles = ids(&["mole"]);
    let mut table = Table::at(&before);
    table.act(Action::Declare { character: Character::Snowy });
    table.choose_up_to_gears(Character::Snowy);
    table.turn_and_stop(1);
    table.act(Action::Investigate { target: Target::Deck, clues: 0 });
    assert!(table.state.public().is_active(MARCO), "until the turn ends");
    let events = table.act(Action::EndTurn {});
    let expected = [
        Event::PlayerOut { seat: MARCO, reason: Reason::Failed },
        Event::TilesReturned { seat: MARCO, tiles: 1 },
        Event::TurnEnded { seat: MARCO },
    ];
    assert_eq!(events, expected, "no Character Card is shown");
    assert_eq!((table.to_act(), table.clues(MARCO)), (MARIO, 0));
    for other in [MARIO, CHRISTIAN, LEONARDO] {
        assert_eq!(table.view(other).cards[Character::Johnsson.index()], Sight::FaceDown);
    }
}

/// 5.10, R14, 3.4.15
#[test]
fn the_hand_of_a_player_who_is_out_by_a_declaration_stays_hidden_and_can_be_investigated() {
    for named in [Character::Koleberg, Character::Snowy] {
        let mut table = Table::at(&heros_turn());
        table.act(Action::Declare { character: named });
        if named == Character::Snowy {
            table.choose_up_to_gears(Character::Snowy);
            table.finish_turn();
        }
        assert!(matches!(table.state.public().fates[0], Fate::Out(Reason::WrongName | Reason::Failed)));
        assert_eq!(table.view(MARIO).cards[Character::Johnsson.index()], Sight::FaceDown);
        table.act(Action::PlayPower { power: Power::Look });
        let target = Target::Hand(MARCO);
        let events = table.act(Action::Investigate { target, clues: 0 });
        let looked = |event: &&Event| matches!(event, Event::CardLooked { target: Target::Hand(MARCO), .. });
        assert_eq!(events.iter().filter(looked).count(), 3);
    }
}

/// 5.4, 5.7
#[test]
fn a_hero_who_was_right_must_choose_the_chosen_one_even_if_blocked() {
    let mut before = heros_turn();
    before.event = EventCard::E5;
    make_chosen(&mut before, Character::Vikstrom);
    let mut table = Table::at(&before);
    let blocked = Illegal::CharacterBlocked { character: Character::Vikstrom };
    table.refuses(Action::Choose { character: Character::Vikstrom }, blocked, "3.1.2");
    table.act(Action::Declare { character: Character::Vikstrom });
    for character in Character::ALL.into_iter().filter(|&other| other != Character::Vikstrom) {
        let must = Illegal::MustChoose { character: Character::Vikstrom };
        table.refuses(Action::Choose { character }, must, "5.7");
    }
    let events = table.act(Action::Choose { character: Character::Vikstrom });
    assert_eq!(events[0], Event::CharacterChosen { seat: MARCO, character: Character::Vikstrom });
    assert!(events.contains(&Event::TimeGained { seat: MARCO, time: 3 }), "with the ability");
}

/// 5.7
#[test]
fn a_declarer_takes_a_used_character_and_gets_its_ability_and_the_gifts_again() {
    let mut before = heros_turn();
    before.event = EventCard::E2;
    make_chosen(&mut before, Character::Lilja);
    before.order = vec![LEONARDO, MARCO, MARIO, CHRISTIAN];
    let mut table = Table::at(&before);
    let first = table.act(Action::Choose { character: Character::Lilja });
    let tiles = |events: &[Event]| events.iter().filter(|e| matches!(e, Event::TileDrawn { .. })).count();
    assert_eq!(tiles(&first), 3, "1 by the Event, 2 by the ability");
    table.finish_turn();
    table.go_on_until(|public| matches!(public.phase, Phase::Turn(turn) if turn.index == 3));
    assert_eq!(table.to_act(), CHRISTIAN);
    let clues = table.clues(CHRISTIAN);
    let used = Illegal::CharacterUsed { character: Character::Lilja };
    table.refuses(Action::Choose { character: Character::Lilja }, used, "3.4.2");
    table.act(Action::Declare { character: Character::Lilja });
    let again = table.act(Action::Choose { character: Character::Lilja });
    assert_eq!(tiles(&again), 5, "2 for position IV, 1 by the Event, 2 by the ability");
    assert_eq!(table.clues(CHRISTIAN), clues + 1);
}

/// 5.5, 3.0.2
#[test]
fn fenrir_needs_two_marks_and_cannot_declare_as_a_hero_instead() {
    let hands: [(&[&str], u8); 4] =
        [(&[], 0), (&["mole", "swap"], 0), (&["mole-mark"], 1), (&["nifelheim", "train-organ"], 1)];
    for (hand, marks) in hands {
        let mut before = fenrirs_turn();
        put_organ(&mut before);
        before.players[3].tiles = ids(hand);
        let mut table = Table::at(&before);
        for character in Character::ALL {
            table.refuses(Action::Declare { character }, Illegal::TooFewMarks { marks }, "5.5");
        }
    }
}

/// 5.5
#[test]
fn fenrir_may_declare_without_the_organ_on_the_map() {
    let mut before = fenrirs_turn();
    before.players[3].tiles = ids(&["stones"]);
    assert_eq!(before.organ, None);
    let mut table = Table::at(&before);
    for character in Character::ALL {
        assert!(table.offers(Action::Declare { character }));
    }
    let events = table.act(Action::Declare { character: Character::Snowy });
    let expected = [
        declared(LEONARDO, Role::Fenrir, Character::Snowy),
        Event::MarkShown { seat: LEONARDO, tile: tile("stones") },
        Event::DeclaredRightly { seat: LEONARDO, character: Character::Snowy },
    ];
    assert_eq!(events, expected);
    assert_eq!(table.state.public().declared_fenrir, Some(LEONARDO));
}

/// 5.5, 9.13, R46, R58
#[test]
fn fenrirs_stones_alone_are_shown_if_they_are_held() {
    let mut before = fenrirs_turn();
    before.players[3].tiles = ids(&["mole-mark", "cimitero-mark", "stones"]);
    let mut table = Table::at(&before);
    let events = table.act(Action::Declare { character: Character::Snowy });
    assert_eq!(marks_shown(&events), ["stones"], "the fewest tiles that carry two Marks");
}

/// 5.5, 9.14, R46, R60
#[test]
fn of_single_marks_the_two_lowest_tile_numbers_are_shown() {
    let mut before = fenrirs_turn();
    before.players[3].tiles = ids(&["steps-mark", "time-mark", "nifelheim", "mole", "cimitero-mark"]);
    let mut table = Table::at(&before);
    let events = table.act(Action::Declare { character: Character::Snowy });
    assert_eq!(marks_shown(&events), ["cimitero-mark", "nifelheim"], "a Location Tile and an Item Tile");
    assert!(tile("cimitero-mark") < tile("nifelheim") && tile("nifelheim") < tile("time-mark"));
    assert_eq!(table.tiles(LEONARDO).len(), 5, "they are shown, not given away");
}

/// 5.5, 10.6
#[test]
fn the_marks_are_seen_by_all_and_the_other_tiles_are_not() {
    let mut before = fenrirs_turn();
    before.players[3].tiles = ids(&["mole", "time-mark", "obelisco-mark", "investigate-mark"]);
    let mut table = Table::at(&before);
    let events = table.act(Action::Declare { character: Character::Snowy });
    for viewer in viewers(table.state.public().options) {
        let shown = Event::MarkShown { seat: LEONARDO, tile: tile("obelisco-mark") };
        assert_eq!(events[1].seen_by(viewer), shown);
        if viewer != Viewer::Seat(LEONARDO) {
            let hand = &table.state.view(turin(), viewer).hands[3].tiles;
            let expected = [
                Sight::Seen(tile("obelisco-mark")),
                Sight::Seen(tile("time-mark")),
                Sight::FaceDown,
                Sight::FaceDown,
            ];
            assert_eq!(hand[..], expected, "{viewer:?}");
        }
    }
}

/// 5.5, 8.11, R49
#[test]
fn marks_may_be_shown_in_the_hour_of_e11() {
    let mut before = fenrirs_turn();
    before.event = EventCard::E11;
    before.players[3].tiles = ids(&["time-mark", "nifelheim"]);
    let mut table = Table::at(&before);
    let events = table.act(Action::Declare { character: Character::Snowy });
    assert_eq!(marks_shown(&events), ["nifelheim", "time-mark"]);
}

/// 5.3, 5.5
#[test]
fn fenrir_too_is_out_at_once_by_a_wrong_name() {
    let mut before = fenrirs_turn();
    before.players[3].tiles = ids(&["stones"]);
    let mut table = Table::at(&before);
    let events = table.act(Action::Declare { character: Character::Lewis });
    let expected = [
        declared(LEONARDO, Role::Fenrir, Character::Lewis),
        Event::MarkShown { seat: LEONARDO, tile: tile("stones") },
        Event::DeclaredWrongly { seat: LEONARDO, chosen: Sight::Seen(Character::Snowy) },
        Event::PlayerOut { seat: LEONARDO, reason: Reason::WrongName },
        Event::TilesReturned { seat: LEONARDO, tiles: 1 },
        Event::TurnEnded { seat: LEONARDO },
    ];
    assert_eq!(events, expected);
    assert_eq!(table.to_act(), MARCO);
}

/// 5.12
#[test]
fn if_the_last_player_is_out_by_a_wrong_name_all_have_lost() {
    let mut before = heros_turn();
    for out in 1..4 {
        out_of_time(&mut before.players[out]);
    }
    let mut table = Table::at(&before);
    let events = table.act(Action::Declare { character: Character::Vidal });
    assert_eq!(events.last(), Some(&Event::Ended { outcome: Outcome::AllOut {} }));
    assert_eq!(table.outcome(), Some(Outcome::AllOut {}));
    over(&mut table);
}

/// 5.10, 5.12
#[test]
fn if_the_last_player_fails_all_have_lost() {
    let mut before = heros_turn();
    for out in 1..4 {
        out_of_time(&mut before.players[out]);
    }
    let mut table = Table::at(&before);
    table.act(Action::Declare { character: Character::Snowy });
    table.choose_up_to_gears(Character::Snowy);
    table.turn_and_stop(1);
    table.act(Action::Investigate { target: Target::Deck, clues: 0 });
    let events = table.act(Action::EndTurn {});
    let failed = Event::PlayerOut { seat: MARCO, reason: Reason::Failed };
    assert_eq!(events, [failed, Event::Ended { outcome: Outcome::AllOut {} }]);
    over(&mut table);
}

/// 5.12, 4.3
#[test]
fn if_the_last_player_runs_out_of_time_all_have_lost() {
    let mut before = heros_turn();
    before.players[0].time = 2;
    for out in 1..4 {
        out_of_time(&mut before.players[out]);
    }
    let mut table = Table::at(&before);
    table.choose_up_to_gears(Character::Johnsson);
    let events = table.act(Action::Turn { teeth: 2 });
    assert_eq!(events.last(), Some(&Event::Ended { outcome: Outcome::AllOut {} }));
    over(&mut table);
}

/// 5.3, 5.12
#[test]
fn the_game_goes_on_while_anybody_is_left() {
    let mut table = Table::at(&heros_turn());
    table.act(Action::Declare { character: Character::Vidal });
    assert_eq!((table.outcome(), table.to_act()), (None, MARIO));
    table.act(Action::Declare { character: Character::Koleberg });
    assert_eq!((table.outcome(), table.to_act()), (None, CHRISTIAN));
    let named = [Character::Vidal, Character::Koleberg].into_iter().collect();
    assert_eq!(table.state.public().not_chosen, named);
}

/// 5.2, 5.3
#[test]
fn another_hero_may_declare_after_a_right_declaration_has_failed() {
    let mut before = heros_turn();
    failed_before(&mut before, CHRISTIAN);
    before.players[0].music = 15;
    before.characters.insert(Character::Snowy, "san-giovannino".into());
    let mut table = Table::at(&before);
    table.act(Action::Declare { character: Character::Snowy });
    table.act(Action::Choose { character: Character::Snowy });
    table.act(Action::Step { to: space("piazza-carlina") });
    assert_eq!(table.outcome(), Some(Outcome::Won { seat: MARCO, role: Role::Hero }));
}

/// The turn of Marco, a Hero, in Hour VI, with the Organ on Piazza Carlina; the Chosen One is Snowy.
fn heros_turn() -> Scenario {
    let mut scenario = scenario_in_hour(4, 6);
    put_organ(&mut scenario);
    scenario
}

/// The turn of Leonardo, Fenrir, in Hour VI, first in order; the Organ is not on the map.
fn fenrirs_turn() -> Scenario {
    let mut scenario = scenario_in_hour(4, 6);
    scenario.order = vec![LEONARDO, MARCO, MARIO, CHRISTIAN];
    scenario
}

fn declared(seat: Seat, role: Role, character: Character) -> Event {
    Event::Declared { seat, role, character }
}

/// The ids of the tiles shown as Marks.
fn marks_shown(events: &[Event]) -> Vec<&'static str> {
    let shown = |event: &Event| match event {
        Event::MarkShown { seat: LEONARDO, tile } => Some(&*turin().tile(*tile).id),
        _ => None,
    };
    events.iter().filter_map(shown).collect()
}

/// Nobody can do anything any more.
fn over(table: &mut Table) {
    assert_eq!(table.state.to_act(), None);
    assert!(table.legal().is_empty());
    let refusal = table.state.apply(turin(), MARCO, Action::EndTurn {}, &mut ());
    assert_eq!(refusal, Err(Illegal::GameOver));
    assert_eq!(Illegal::GameOver.clause(), "5.12");
}
