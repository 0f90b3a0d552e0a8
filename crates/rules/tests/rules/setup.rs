//! Setting up a game (section 2).

use crate::support::table::{MARCO, MARIO, Table, scenario, scenario_in_hour};
use crate::support::{all_options, turin, viewers};
use armonium_rules::{
    Action, Activity, CardPlace, Character, CharacterSet, Content, Event, EventCard, Face, Illegal, Item,
    Options, Outcome, Phase, Power, PowerSet, Scenario, Seat, SeatSet, Seed, Sight, SpaceSet, State, Target,
    Tile, Viewer,
};
use std::collections::BTreeSet;

/// 2.1
#[test]
fn the_hand_points_at_one_and_the_activity_gear_shows_move_clue() {
    for players in 3..=6 {
        let table = new(players, 1);
        assert_eq!(table.state.public().hour, 1);
        assert!(table.events.contains(&Event::HourBegan { hour: 1 }));
        assert_eq!(table.state.public().shown(turin()).2, Activity::MoveClue);
    }
}

/// 2.1
#[test]
fn the_machine_and_the_walking_gear_stand_on_random_faces() {
    let pairs: BTreeSet<(u8, u8)> = (0..2000)
        .map(|seed| {
            let [machine, walking, activity] = new(4, seed).state.public().gears;
            assert_eq!(activity, 0, "Turin's Move Clue is the first face");
            (machine, walking)
        })
        .collect();
    assert_eq!(pairs.len(), 8 * 9, "each face with each other");
}

/// 2.1, R80
#[test]
fn of_several_move_clue_faces_the_first_in_the_pack_is_shown() {
    use Activity::{Compose, Investigate, MoveClue, Research};
    let mut draft = turin().draft().clone();
    draft.gears.activity = [Compose, Investigate, MoveClue, Research, MoveClue, Compose, MoveClue];
    let content = Content::new(draft).expect("a sound pack");
    for seed in 0..50 {
        let state =
            State::new(&content, Options::new(4), Seed::from_number(seed), &mut ()).expect("playable");
        assert_eq!(state.public().gears[2], 2);
    }
}

/// 2.2
#[test]
fn the_tiles_are_shuffled_into_a_face_down_pile() {
    let all: Vec<String> = sorted(turin().deck().iter().map(|&tile| turin().tile(tile).id.clone()).collect());
    let mut tops = BTreeSet::new();
    for seed in 0..300 {
        let table = new(4, seed);
        let pile = table.truth().pile.expect("a pile");
        tops.insert(pile[0].clone());
        assert_eq!(sorted(pile), all, "every tile is in it");
        if seed == 0 {
            for viewer in viewers(Options::new(4)) {
                assert_eq!(table.state.view(turin(), viewer).pile, [Sight::FaceDown; 50]);
            }
        }
    }
    assert_eq!(tops.len(), turin().tiles().len(), "any tile can lie on top");
    assert_ne!(new(4, 1).truth().pile, new(4, 2).truth().pile);
}

/// 2.2
#[test]
fn the_event_cards_are_shuffled() {
    let mut first = BTreeSet::new();
    for seed in 0..300 {
        let truth = new(4, seed).truth();
        let to_come = truth.events_to_come.expect("the events to come");
        first.insert((truth.event, to_come[0]));
        let all: BTreeSet<EventCard> = to_come.into_iter().chain([truth.event]).collect();
        assert_eq!(all.len(), 11);
    }
    assert!(first.len() > 90, "nearly all of the 110 pairs come first: {}", first.len());
}

/// 2.3
#[test]
fn characters_stand_on_their_runes_and_nothing_else_is_on_the_map() {
    for players in 3..=6 {
        let table = new(players, 5);
        let public = table.state.public();
        assert_eq!(public.at, *turin().runes());
        assert_eq!(turin().space(table.stands(Character::Palsson)).id, "officine");
        assert_eq!(public.organ, None);
        assert_eq!(public.locations, [None; 4]);
        assert_eq!(public.clues_on, SpaceSet::EMPTY);
    }
}

/// 2.4
#[test]
fn four_to_six_players_get_one_card_one_is_the_chosen_one_and_the_rest_is_the_deck() {
    for (players, unknown) in [(4, 3), (5, 2), (6, 1)] {
        let truth = new(players, 6).truth();
        assert!(truth.players.iter().all(|player| player.characters.len() == 1));
        let held: CharacterSet = truth.players.iter().flat_map(|player| player.characters).collect();
        assert_eq!(held.len(), usize::from(players));
        assert!(!held.has(truth.chosen_one));
        let deck = CharacterSet::ALL.without(held).without(CharacterSet::of(truth.chosen_one));
        assert_eq!(deck.len(), unknown);
    }
}

/// 2.4
#[test]
fn the_cards_are_dealt_at_random() {
    let mut dealt = BTreeSet::new();
    for seed in 0..200 {
        let truth = new(4, seed).truth();
        dealt.insert((None, truth.chosen_one));
        for (seat, player) in truth.players.iter().enumerate() {
            dealt.extend(player.characters.map(|character| (Some(seat), character)));
        }
    }
    assert_eq!(dealt.len(), 5 * 8, "each of the eight comes to each of the five places");
}

/// 2.4, 10.2
#[test]
fn a_card_is_dealt_in_secret_and_the_chosen_one_is_seen_by_nobody() {
    for players in 4..=6 {
        let table = new(players, 7);
        let truth = table.truth();
        for viewer in viewers(Options::new(players)) {
            let view = table.state.view(turin(), viewer);
            for character in Character::ALL {
                let own = match viewer {
                    Viewer::Seat(seat) if truth.players[seat.index()].characters.has(character) => {
                        Sight::Seen(CardPlace::Hand(seat))
                    }
                    Viewer::Seat(_) | Viewer::Spectator => Sight::FaceDown,
                };
                assert_eq!(view.cards[character.index()], own);
            }
            for event in table.events.iter().map(|event| event.seen_by(viewer)) {
                if let Event::CharacterDealt { seat, character } = event {
                    assert_eq!(character.seen().is_some(), viewer == Viewer::Seat(seat));
                }
            }
        }
        let emitted = table.events.iter().filter(|e| matches!(e, Event::CharacterDealt { .. })).count();
        assert_eq!(emitted, usize::from(players));
        assert!(!table.events.iter().any(|e| matches!(e, Event::CharacterFaceUp { .. })));
    }
}

/// 2.4, 3.4.14
#[test]
fn the_unknown_characters_deck_can_be_investigated() {
    for (players, deck) in [(4, 3), (5, 2), (6, 1)] {
        let mut table = Table::at(&scenario(players));
        table.choose_up_to_gears(Character::Johnsson);
        table.turn_and_stop(1);
        let look = |clues| Action::Investigate { target: Target::Deck, clues };
        let most = deck - 1;
        assert!(table.offers(look(most)));
        assert_eq!(table.refused(look(most + 1)), Illegal::TooManyClues { most });
    }
}

/// 2.5
#[test]
fn four_to_six_players_begin_with_45_time_five_cards_and_nothing_else() {
    for players in 4..=6 {
        let table = new(players, 8);
        for seat in (0..players).map(Seat) {
            assert_eq!((table.time(seat), table.music(seat), table.clues(seat)), (45, 0, 0));
            assert_eq!(table.tiles(seat), []);
            assert_eq!(table.state.public().hand_size(seat), 5);
            let hand = &table.view(MARCO).hands[seat.index()];
            assert_eq!((hand.powers, hand.characters), (PowerSet::ALL, 1));
        }
    }
}

/// 2.5
#[test]
fn power_cards_and_character_card_are_mixed_into_one_hand() {
    // Four Clues show all five cards of a hand: a look sees Power Cards and the Character Card alike.
    let mut before = scenario(4);
    before.players[0].clues = 4;
    let mut table = Table::at(&before);
    table.choose_up_to_gears(Character::Johnsson);
    table.turn_and_stop(1);
    table.act(Action::Investigate { target: Target::Hand(MARIO), clues: 4 });
    let apart = &table.view(MARCO).apart[0];
    assert_eq!(apart.target, Target::Hand(MARIO));
    assert_eq!(apart.cards.len(), 5);
}

/// 2.6, 3.2.2
#[test]
fn a_random_initial_order_says_who_opens_the_first_auctions() {
    for players in 3..=6 {
        let mut orders = BTreeSet::new();
        for seed in 0..200 {
            let table = new(players, seed);
            let order: Vec<Seat> = table.state.public().order.iter().collect();
            assert_eq!(order.iter().copied().collect::<SeatSet>(), SeatSet::first(players.into()));
            assert_eq!(order.len(), usize::from(players));
            assert_eq!(table.to_act(), order[0]);
            orders.insert((order[0], order[1]));
        }
        assert_eq!(orders.len(), usize::from(players) * usize::from(players - 1), "anybody before anybody");
    }
}

/// 2.6
#[test]
fn clockwise_follows_the_seats_and_not_the_initial_order() {
    let mut counterclockwise = false;
    for seed in 0..20 {
        let mut table = new(4, seed);
        let order: Vec<Seat> = table.state.public().order.iter().collect();
        table.act(Action::Open { position: 1 });
        table.act(Action::Bid { time: 0 });
        for distance in 1..4 {
            assert_eq!(table.to_act(), Seat((order[0].0 + distance) % 4));
            table.act(Action::Pass {});
        }
        counterclockwise |= order[1] != Seat((order[0].0 + 1) % 4);
    }
    assert!(counterclockwise, "the order differed from the seats");
}

/// 2.6
#[test]
fn the_initial_order_has_no_other_use() {
    // The last of the initial order buys the first place; Clues and turns follow the auctions alone.
    let mut table = new(4, 9);
    let initial: Vec<Seat> = table.state.public().order.iter().collect();
    for (position, &opener) in (2..=4).zip(&initial) {
        assert_eq!(table.to_act(), opener);
        table.take_position(position, 0);
    }
    let order: Vec<Seat> = table.state.public().order.iter().collect();
    assert_eq!(order, [initial[3], initial[0], initial[1], initial[2]]);
    assert_eq!(table.to_act(), initial[0], "who has the second place puts down the first Clue");
    table.go_on_until(|public| matches!(public.phase, Phase::Turn(_)));
    assert_eq!(table.to_act(), initial[3]);
}

/// 2.7, R28
#[test]
fn with_three_players_only_the_stones_are_taken_out() {
    for seed in 0..20 {
        let pile = new(3, seed).truth().pile.expect("a pile");
        assert_eq!(pile.len(), 49);
        let without_stones: Vec<String> = turin()
            .deck()
            .iter()
            .filter(|&&tile| !is_stones(tile))
            .map(|&t| turin().tile(t).id.clone())
            .collect();
        assert_eq!(sorted(pile.clone()), sorted(without_stones));
        let marked = |id: &&String| turin().tiles().iter().any(|tile| tile.id == **id && tile.marks > 0);
        assert_eq!(pile.iter().filter(marked).count(), 12, "the other Marks stay in");
    }
    for players in 4..=6 {
        assert!(new(players, 0).truth().pile.is_some_and(|pile| pile.contains(&"stones".to_owned())));
    }
}

/// 2.7, 3.0.1
#[test]
fn with_three_players_there_is_no_fenrir_and_no_role() {
    let mut table = new(3, 10);
    table.go_on_until(|public| public.hour == 6);
    assert!(!table.events.iter().any(|event| matches!(event, Event::RoleDealt { .. })));
    assert!((0..3).all(|seat| table.view(Seat(seat)).role.is_none()));
    assert_eq!(table.state.public().roles_dealt, SeatSet::EMPTY);
    // Everybody stays a Hero: Marks are of no use, the Organ is.
    let mut before = scenario_in_hour(3, 8);
    before.players[0].tiles = vec!["nifelheim".into(), "sitra-ahra".into()];
    let mut table = Table::at(&before);
    let refused = table.refused(Action::Declare { character: Character::Snowy });
    assert_eq!(refused, Illegal::OrganNotOnMap);
}

/// 2.8
#[test]
fn with_three_players_each_gets_two_cards_and_one_lies_face_up() {
    let mut faces_up = CharacterSet::EMPTY;
    for seed in 0..100 {
        let table = new(3, seed);
        let truth = table.truth();
        assert!(truth.players.iter().all(|player| player.characters.len() == 2));
        let held: CharacterSet = truth.players.iter().flat_map(|player| player.characters).collect();
        assert_eq!(held.len(), 6);
        assert!(!held.has(truth.chosen_one));
        let mut rest = CharacterSet::ALL.without(held).without(CharacterSet::of(truth.chosen_one));
        let face_up = rest.next().expect("an eighth card");
        faces_up.insert(face_up);
        assert!(table.events.contains(&Event::CharacterFaceUp { character: face_up }));
        for viewer in viewers(Options::new(3)) {
            let view = table.state.view(turin(), viewer);
            assert_eq!(view.cards[face_up.index()], Sight::Seen(CardPlace::Deck));
            assert_eq!(view.cards[truth.chosen_one.index()], Sight::FaceDown);
            let seen = view.cards.iter().filter(|card| card.seen().is_some()).count();
            assert_eq!(seen, if viewer == Viewer::Spectator { 1 } else { 3 }, "own cards and the open one");
        }
    }
    assert_eq!(faces_up, CharacterSet::ALL);
}

/// 2.8
#[test]
fn with_three_players_everyone_has_six_cards_and_36_time() {
    let table = new(3, 12);
    for seat in (0..3).map(Seat) {
        assert_eq!((table.time(seat), table.music(seat), table.clues(seat)), (36, 0, 0));
        assert_eq!(table.tiles(seat), []);
        assert_eq!(table.state.public().hand_size(seat), 6);
        let hand = &table.view(MARCO).hands[seat.index()];
        assert_eq!((hand.powers, hand.characters), (PowerSet::ALL, 2));
    }
}

/// 2.8, 4.2
#[test]
fn with_three_players_the_cap_of_time_stays_at_45() {
    for (had, has) in [(36, 39), (42, 45), (44, 45)] {
        let mut before = scenario(3);
        before.players[0].time = had;
        let mut table = Table::at(&before);
        table.act(Action::Choose { character: Character::Vikstrom });
        assert_eq!(table.time(MARCO), has);
    }
}

/// 2.8
#[test]
fn with_three_players_there_is_no_deck_to_investigate() {
    assert_no_deck(&scenario(3));
}

/// 2.9, R41
#[test]
fn in_the_beginner_variant_the_deck_lies_face_up() {
    for (players, unknown) in [(4, 3), (5, 2), (6, 1)] {
        let table = Table::new(beginner(players), 13);
        let usual = new(players, 13);
        assert_eq!(table.truth().chosen_one, usual.truth().chosen_one, "nothing else changes");
        assert_eq!(table.truth().players, usual.truth().players);
        let open = table.view(MARCO).open_cards;
        assert_eq!(open.len(), unknown);
        for character in open {
            assert!(table.events.contains(&Event::CharacterFaceUp { character }));
            for viewer in viewers(beginner(players)) {
                let view = table.state.view(turin(), viewer);
                assert_eq!(view.cards[character.index()], Sight::Seen(CardPlace::Deck));
            }
        }
        let spectator = table.state.view(turin(), Viewer::Spectator);
        assert_eq!(spectator.cards.iter().filter(|card| card.seen().is_some()).count(), unknown);
        assert_eq!(spectator.cards[table.truth().chosen_one.index()], Sight::FaceDown);
    }
}

/// 2.9, R41
#[test]
fn in_the_beginner_variant_the_deck_is_no_target() {
    for players in 4..=6 {
        let mut before = scenario(players);
        before.options = beginner(players);
        assert_no_deck(&before);
    }
}

/// 2.9, R68
#[test]
fn with_three_players_the_beginner_variant_may_be_chosen_and_changes_nothing() {
    for seed in 0..10 {
        let (mut usual, mut variant) = (new(3, seed), Table::new(beginner(3), seed));
        assert_eq!(usual.events, variant.events);
        assert_eq!(usual.truth(), Scenario { options: Options::new(3), ..variant.truth() });
        while let Some(seat) = usual.state.to_act() {
            assert_eq!((variant.to_act(), variant.legal()), (seat, usual.legal()));
            let action = usual.legal()[usize::from(seat.0) % usual.legal().len()];
            assert_eq!(usual.act(action), variant.act(action));
        }
        assert_eq!(usual.outcome(), variant.outcome());
    }
}

/// 3.6.2
#[test]
fn a_table_of_any_kind_can_be_played_through_eleven_hours() {
    for options in all_options() {
        let mut table = Table::new(options, 14);
        table.go_on_until(|public| matches!(public.phase, Phase::Over(_)));
        assert_eq!(table.outcome(), Some(Outcome::Ragnarok {}));
        let hours = table.events.iter().filter_map(|event| match event {
            Event::HourBegan { hour } => Some(*hour),
            _ => None,
        });
        assert!(hours.eq(1..=11));
    }
}

fn new(players: u8, seed: u64) -> Table {
    Table::new(Options::new(players), seed)
}

/// 2.10
#[test]
fn a_newcomer_on_the_first_seat_stands_last_in_the_initial_order_and_nothing_else_differs() {
    for players in 3..=6 {
        let mut first = 0;
        for seed in 0..60 {
            let (usual, with) = (new(players, seed), Table::new(newcomer(players), seed));
            let drawn: Vec<Seat> = usual.state.public().order.iter().collect();
            let mut expected: Vec<Seat> = drawn.iter().copied().filter(|&seat| seat != Seat(0)).collect();
            expected.push(Seat(0));
            assert_eq!(with.state.public().order.iter().collect::<Vec<Seat>>(), expected);
            assert_eq!(with.to_act(), expected[0], "another opens the first auction");
            assert_eq!(usual.truth().pile, with.truth().pile);
            assert_eq!(usual.truth().chosen_one, with.truth().chosen_one);
            first += u32::from(drawn[0] == Seat(0));
        }
        assert!(first > 0, "without the option the first seat opens sometimes");
    }
}

fn newcomer(players: u8) -> Options {
    Options { newcomer: true, ..Options::new(players) }
}

fn beginner(players: u8) -> Options {
    Options { beginner: true, ..Options::new(players) }
}

fn is_stones(tile: Tile) -> bool {
    turin().tile(tile).face == Face::Item(Item::Stones)
}

fn sorted(mut ids: Vec<String>) -> Vec<String> {
    ids.sort_unstable();
    ids
}

/// Neither the action nor an ability nor a Power Card can look at the deck, and all must look at a hand.
#[track_caller]
fn assert_no_deck(before: &Scenario) {
    let deck = Action::Investigate { target: Target::Deck, clues: 0 };
    let refuse = |table: &mut Table| {
        assert_eq!(table.refused(deck), Illegal::NoTarget { target: Target::Deck });
        let hands = 1..before.options.players;
        for target in hands.map(|seat| Target::Hand(Seat(seat))) {
            assert!(table.offers(Action::Investigate { target, clues: 0 }));
        }
        assert!(table.legal().iter().all(|action| matches!(action, Action::Investigate { .. })));
    };
    let mut table = Table::at(before);
    table.act(Action::PlayPower { power: Power::Look });
    refuse(&mut table);
    table.act(Action::Investigate { target: Target::Hand(MARIO), clues: 0 });
    table.choose_up_to_gears(Character::Johnsson);
    table.turn_and_stop(1);
    refuse(&mut table);
    let mut table = Table::at(&Scenario { event: EventCard::E2, ..before.clone() });
    table.act(Action::Choose { character: Character::Lewis });
    refuse(&mut table);
}
