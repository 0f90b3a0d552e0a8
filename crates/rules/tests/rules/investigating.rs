//! Investigating (3.4.14 to 3.4.16) with Clues (3.4.20, 3.4.21), and the rulebooks' example of it.

use crate::support::table::{CHRISTIAN, LEONARDO, MARCO, MARIO, Table, scenario, turn};
use crate::support::turns::{ids, put_out, tile};
use armonium_rules::{
    Action, Activity, Ask, Card, CardKnown, CardPlace, Character, Event, EventCard, Fate, Illegal, Phase,
    Power, PowerSet, Reason, Scenario, Seat, SeatSet, Seed, Sight, Target, Viewer, Who,
};
use std::collections::{BTreeMap, BTreeSet};

const MOVER: Character = Character::Vikstrom;
const INVESTIGATE: Activity = Activity::Investigate;

/// 3.4.14, 3.4.20, 3.4.21, R59, 10.3
#[test]
fn four_clues_show_all_five_cards_of_a_hand() {
    let mut before = scenario(4);
    before.players[0].clues = 4;
    let mut table = Table::acting(&mut before, MOVER, INVESTIGATE);
    let (seat, target) = (MARCO, Target::Hand(MARIO));
    let happened = table.act(Action::Investigate { target, clues: 4 });
    let begun = [Event::ActionTaken { seat, activity: INVESTIGATE }, Event::CluesSpent { seat, clues: 4 }];
    assert_eq!(happened[..2], begun);
    assert_eq!(table.clues(MARCO), 0);
    let hand = Power::ALL.map(Card::Power).into_iter().chain([Card::Character(Character::Lilja)]);
    assert_eq!(cards(&happened).into_iter().collect::<BTreeSet<_>>(), hand.collect());
    assert_eq!(happened.len(), 7);
    // The investigator and the owner know which cards were shown, the others only how many.
    for (viewer, sees) in [(MARCO, true), (MARIO, true), (CHRISTIAN, false), (LEONARDO, false)]
        .map(|(s, sees)| (Viewer::Seat(s), sees))
    {
        let seen: Vec<_> = happened[2..].iter().map(|event| event.seen_by(viewer)).collect();
        let face_down = Event::CardLooked { seat, target, card: Sight::FaceDown };
        assert_eq!(seen == happened[2..], sees, "{viewer:?}");
        assert_eq!(seen == [face_down; 5], !sees, "{viewer:?}");
    }
    let lilja = Character::Lilja.index();
    let place = Sight::Seen(CardPlace::Hand(MARIO));
    assert_eq!([MARCO, MARIO].map(|seat| table.view(seat).cards[lilja]), [place; 2]);
    assert_eq!([CHRISTIAN, LEONARDO].map(|seat| table.view(seat).cards[lilja]), [Sight::FaceDown; 2]);
    assert_eq!(table.view(MARIO).shown_to[lilja], SeatSet::of(MARCO), "the owner knows who has seen it");
}

/// 3.4.14
#[test]
fn one_random_card_is_shown_and_goes_back() {
    let mut seen: BTreeMap<Card, u32> = BTreeMap::new();
    for seed in 0..500 {
        let mut before = scenario(4);
        before.seed = Seed::from_number(seed);
        let mut table = Table::acting(&mut before, MOVER, INVESTIGATE);
        let happened = table.act(Action::Investigate { target: Target::Hand(MARIO), clues: 0 });
        let shown = cards(&happened);
        assert_eq!((happened.len(), shown.len()), (2, 1));
        *seen.entry(shown[0]).or_default() += 1;
        table.act(Action::EndTurn {});
        assert_eq!(table.truth().players[1], before.players[1], "the hand is as it was");
        assert_eq!(table.clues(MARCO), 2);
    }
    assert_eq!(seen.len(), 5);
    assert!(
        seen.values().all(|times| (75..=125).contains(times)),
        "each card as likely as any other: {seen:?}"
    );
}

/// 3.4.14, 3.4.15
#[test]
fn every_other_hand_and_the_deck_are_targets_but_not_the_own_hand() {
    for players in 3..=6 {
        for beginner in [false, true] {
            let mut before = scenario(players);
            before.options.beginner = beginner;
            let mut table = Table::acting(&mut before, MOVER, INVESTIGATE);
            let mut expected: BTreeSet<_> = (1..players).map(|seat| Target::Hand(Seat(seat))).collect();
            if players > 3 && !beginner {
                expected.insert(Target::Deck);
            }
            assert_eq!(targets(&table), expected, "{players} players");
            let others = [Target::Hand(MARCO), Target::Hand(Seat(players)), Target::Deck];
            for target in others.into_iter().filter(|target| !expected.contains(target)) {
                let refusal = table.refused(Action::Investigate { target, clues: 0 });
                assert_eq!(refusal, Illegal::NoTarget { target });
            }
        }
    }
}

/// 3.4.14, R8
#[test]
fn all_cards_of_one_investigation_come_from_one_target() {
    let mut before = scenario(4);
    before.event = EventCard::E3;
    let mut lewis = Table::at(&before);
    lewis.act(Action::Choose { character: Character::Lewis });
    let mut power = Table::at(&before);
    power.act(Action::PlayPower { power: Power::Look });
    let action = Table::acting(&mut before, MOVER, INVESTIGATE);
    before.phase = Phase::Turn(turn(2));
    let mut event = Table::at(&before);
    event.act(Action::Choose { character: MOVER });
    for (mut table, clues, number) in [(lewis, 0, 2), (power, 0, 3), (action, 2, 3), (event, 0, 2)] {
        let asked = table.ask();
        let look = Action::Investigate { target: Target::Hand(LEONARDO), clues };
        let happened = table.act(look);
        let looks =
            |event: &&Event| matches!(event, Event::CardLooked { target: Target::Hand(LEONARDO), .. });
        assert_eq!(happened.iter().filter(looks).count(), number);
        assert_eq!(cards(&happened).len(), number, "nothing of anybody else");
        assert_ne!(table.ask(), asked);
        let rest = Action::Investigate { target: Target::Deck, clues: 0 };
        assert!(matches!(table.refused(rest), Illegal::NotNow { .. }));
    }
}

/// 3.4.15, R14, R38
#[test]
fn a_hand_of_a_player_out_by_a_declaration_is_a_target_and_one_out_of_time_is_not() {
    for (reason, open) in [(Reason::WrongName, true), (Reason::Failed, true), (Reason::Time, false)] {
        let mut before = scenario(4);
        put_out(&mut before, MARIO, reason);
        let mut table = Table::acting(&mut before, MOVER, INVESTIGATE);
        assert_eq!(table.state.public().fates[1], Fate::Out(reason));
        let target = Target::Hand(MARIO);
        assert_eq!(targets(&table).contains(&target), open, "{reason:?}");
        let look = Action::Investigate { target, clues: 2 };
        if open {
            assert_eq!(cards(&table.act(look)).len(), 3);
        } else {
            assert_eq!(table.refused(look), Illegal::NoTarget { target });
        }
    }
}

/// 3.4.15, 3.4.16, R39
#[test]
fn a_hand_fully_seen_this_turn_is_no_target() {
    let mut table = Table::at(&curious());
    let target = Target::Hand(MARIO);
    table.act(Action::PlayPower { power: Power::Look });
    let mut seen = cards(&table.act(Action::Investigate { target, clues: 0 }));
    assert_eq!(seen.len(), 3);
    table.act(Action::Choose { character: Character::Lewis });
    seen.extend(cards(&table.act(Action::Investigate { target, clues: 0 })));
    let different: BTreeSet<_> = seen.into_iter().collect();
    assert_eq!(different.len(), 5, "cards seen are kept apart, so that others are shown");
    table.act(Action::PlayItem { tile: tile("investigate") });
    assert!(!targets(&table).contains(&target));
    table.refuses(Action::Investigate { target, clues: 0 }, Illegal::NoTarget { target }, "3.4.15");
    table.act(Action::Investigate { target: Target::Deck, clues: 0 });
    table.turn_and_stop(1);
    assert_eq!(table.ask(), Ask::Act(INVESTIGATE));
    assert!(!targets(&table).contains(&target));
    table.refuses(Action::Investigate { target, clues: 0 }, Illegal::NoTarget { target }, "3.4.15");
}

/// 3.4.15, R39
#[test]
fn with_fewer_unseen_cards_the_player_sees_those_there_are() {
    // Four cards were seen, so that one is left for Lewis, who allows two.
    let mut table = Table::at(&curious());
    let target = Target::Hand(MARIO);
    table.act(Action::PlayPower { power: Power::Look });
    table.act(Action::Investigate { target, clues: 0 });
    table.act(Action::PlayItem { tile: tile("investigate") });
    table.act(Action::Investigate { target, clues: 0 });
    table.act(Action::Choose { character: Character::Lewis });
    assert_eq!(cards(&table.act(Action::Investigate { target, clues: 0 })).len(), 1);
    // The deck holds 3, 2 or 1 cards with 4, 5 or 6 players; the Power Card allows 3.
    for players in 4..=6 {
        let mut table = Table::at(&scenario(players));
        table.act(Action::PlayPower { power: Power::Look });
        let happened = table.act(Action::Investigate { target: Target::Deck, clues: 0 });
        assert_eq!(cards(&happened).len(), 7 - usize::from(players));
    }
}

/// 3.4.4, 3.4.15, R22, R39
#[test]
fn without_any_target_the_investigation_is_skipped_before_clues_are_asked_for() {
    // The two others ran out of Time.
    let mut alone = scenario(3);
    alone.event = EventCard::E2;
    put_out(&mut alone, MARIO, Reason::Time);
    put_out(&mut alone, CHRISTIAN, Reason::Time);
    let mut table = Table::at(&alone);
    let happened = table.act(Action::Choose { character: Character::Lewis });
    assert_eq!(happened.last(), Some(&Event::AbilityUsed { seat: MARCO, character: Character::Lewis }));
    assert_eq!(table.ask(), Ask::Gears);
    table.turn_and_stop(1);
    assert_eq!(table.events.last(), Some(&Event::Skipped { seat: MARCO, activity: INVESTIGATE }));
    assert_eq!((table.ask(), table.clues(MARCO)), (Ask::EndTurn, 2));

    // The one hand left was seen in full: three cards, two, and one.
    let mut before = curious_with(3);
    put_out(&mut before, CHRISTIAN, Reason::Time);
    let mut table = Table::at(&before);
    let look = Action::Investigate { target: Target::Hand(MARIO), clues: 0 };
    table.act(Action::PlayPower { power: Power::Look });
    table.act(look);
    table.act(Action::PlayItem { tile: tile("investigate") });
    table.act(look);
    table.act(Action::Choose { character: Character::Lewis });
    table.act(look);
    table.turn_and_stop(1);
    assert_eq!(table.events.last(), Some(&Event::Skipped { seat: MARCO, activity: INVESTIGATE }));
}

/// 3.4.15, R76
#[test]
fn what_the_player_knows_from_earlier_is_still_a_target() {
    // Marco knows Mario's Character Card, and every card of the deck.
    let mut before = scenario(4);
    before.players[0].clues = 4;
    let known = [Character::Lilja, Character::Lewis, Character::Vidal, Character::Koleberg];
    let by = Who::Seats(SeatSet::of(MARCO));
    before.cards_known = known.map(|character| CardKnown { character, by }).to_vec();
    let mut table = Table::acting(&mut before, MOVER, INVESTIGATE);
    assert_eq!(targets(&table).len(), 4);
    let again = table.act(Action::Investigate { target: Target::Hand(MARIO), clues: 4 });
    assert!(cards(&again).contains(&Card::Character(Character::Lilja)));
    let mut table = Table::acting(&mut before, MOVER, INVESTIGATE);
    let deck = table.act(Action::Investigate { target: Target::Deck, clues: 2 });
    let deck: BTreeSet<_> = cards(&deck).into_iter().collect();
    assert_eq!(deck, known[1..].iter().map(|&character| Card::Character(character)).collect());
}

/// 3.4.16
#[test]
fn cards_seen_are_kept_apart_until_the_end_of_the_turn_and_then_mixed_back() {
    let mut before = scenario(4);
    before.order = vec![MARCO, CHRISTIAN, MARIO, LEONARDO];
    before.players[0].clues = 4;
    before.players[2].clues = 4;
    let mut table = Table::acting(&mut before, MOVER, INVESTIGATE);
    let look = Action::Investigate { target: Target::Hand(MARIO), clues: 4 };
    let first: BTreeSet<_> = cards(&table.act(look)).into_iter().collect();
    let apart = table.view(MARCO).apart;
    assert_eq!(apart.len(), 1);
    assert_eq!((apart[0].target, apart[0].cards.len()), (Target::Hand(MARIO), 5));
    assert!(table.view(LEONARDO).apart[0].cards.iter().all(|&card| card == Sight::FaceDown));
    table.act(Action::EndTurn {});
    assert!(table.view(MARCO).apart.is_empty() && table.view(CHRISTIAN).apart.is_empty());
    // The next player may see all five again.
    table.choose_up_to_gears(Character::Johnsson);
    table.turn_and_stop(3);
    assert_eq!(table.ask(), Ask::Act(INVESTIGATE));
    let second: BTreeSet<_> = cards(&table.act(look)).into_iter().collect();
    assert_eq!((second.len(), &second), (5, &first));
}

/// 3.4.21, R40, R59
#[test]
fn number_and_target_are_one_decision_bounded_by_the_unseen_cards_of_that_target() {
    // With 4 to 6 players a full hand has five cards; three of Christian's are played. The deck shrinks.
    for (players, deck) in [(4, 3), (5, 2), (6, 1)] {
        let mut before = scenario(players);
        before.players[0].clues = 9;
        before.players[2].played = PowerSet::ALL;
        before.players[2].played.remove(Power::Music);
        let mut table = Table::acting(&mut before, MOVER, INVESTIGATE);
        for (target, cards) in [(Target::Hand(MARIO), 5), (Target::Hand(CHRISTIAN), 2), (Target::Deck, deck)]
        {
            bounded(&mut table, target, cards);
        }
    }
    // With 3 players a hand has six.
    let mut before = scenario(3);
    before.players[0].clues = 9;
    let mut table = Table::acting(&mut before, MOVER, INVESTIGATE);
    bounded(&mut table, Target::Hand(MARIO), 6);
    let shown = cards(&table.act(Action::Investigate { target: Target::Hand(MARIO), clues: 5 }));
    assert_eq!((shown.into_iter().collect::<BTreeSet<_>>().len(), table.clues(MARCO)), (6, 4));
}

/// 3.4.16, 3.4.21, R40
#[test]
fn cards_seen_earlier_in_the_turn_do_not_count_for_clues() {
    let mut table = Table::at(&curious());
    table.act(Action::PlayPower { power: Power::Look });
    let first = cards(&table.act(Action::Investigate { target: Target::Hand(MARIO), clues: 0 }));
    table.choose_up_to_gears(MOVER);
    table.turn_and_stop(1);
    bounded(&mut table, Target::Hand(MARIO), 2);
    bounded(&mut table, Target::Hand(LEONARDO), 5);
    let rest = cards(&table.act(Action::Investigate { target: Target::Hand(MARIO), clues: 1 }));
    assert!(rest.len() == 2 && rest.iter().all(|card| !first.contains(card)));
}

/// The cards that were looked at.
fn cards(happened: &[Event]) -> Vec<Card> {
    let card = |event: &Event| if let Event::CardLooked { card, .. } = event { card.seen() } else { None };
    happened.iter().filter_map(card).collect()
}

/// The targets on offer.
fn targets(table: &Table) -> BTreeSet<Target> {
    table.offered(|action| if let Action::Investigate { target, .. } = action { Some(target) } else { None })
}

/// Exactly 0 to `cards` − 1 Clues can be spent on this target.
#[track_caller]
fn bounded(table: &mut Table, target: Target, cards: u8) {
    for clues in 0..cards {
        assert!(table.offers(Action::Investigate { target, clues }), "{target:?} with {clues}");
    }
    let refusal = Illegal::TooManyClues { most: cards - 1 };
    table.refuses(Action::Investigate { target, clues: cards }, refusal, "3.4.21");
}

/// The turn of a player with many Clues and the tile that investigates; Lewis is free; one tooth on is Investigate.
fn curious() -> Scenario {
    curious_with(4)
}

fn curious_with(players: u8) -> Scenario {
    let mut before = scenario(players);
    before.event = EventCard::E2;
    before.players[0].clues = 9;
    before.players[0].tiles = ids(&["investigate"]);
    before
}
