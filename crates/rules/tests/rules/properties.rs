//! What holds in every state of every game, tried over thousands of random games with every option.

use crate::support::universe::universe;
use crate::support::{Policy, all_options, below, choose, play, rng, turin};
use armonium_rules::{
    Action, Character, Content, Event, Fate, Game, Illegal, MOST_MUSIC, MOST_TIME, NoUndo, Options, Phase,
    Scenario, Seat, Seed, State, View, Viewer,
};
use std::collections::{BTreeMap, BTreeSet};

/// Random games of every kind; every state goes to the closure with its number.
fn in_random_games(seeds: u64, mut each: impl FnMut(u64, &State, &[Action], Action)) -> Vec<State> {
    let mut number = 0;
    let mut ends = Vec::new();
    for policy in [Policy::Uniform, Policy::Frugal] {
        for options in all_options() {
            for seed in 0..seeds {
                let end = play(turin(), options, seed, policy, |state, legal, action| {
                    number += 1;
                    each(number, state, legal, action);
                });
                ends.push(end);
            }
        }
    }
    ends
}

/// 3.4.1, 10.8
#[test]
fn offer_and_judge_agree_on_every_action_there_could_be() {
    let content = turin();
    let universe = universe(content);
    let known: BTreeSet<Action> = universe.iter().copied().collect();
    let mut judged = 0u64;
    let mut phases = BTreeSet::new();
    let mut dice = rng(3);
    in_random_games(100, |number, state, legal, _| {
        // In every state some actions from outside, now and then all there are.
        for _ in 0..2 {
            let action = universe[below(&mut dice, universe.len())];
            let mut after = *state;
            let seat = state.to_act().expect("a seat to act");
            let accepted = after.apply(content, seat, action, &mut ()).is_ok();
            assert_eq!(accepted, legal.contains(&action), "{action:?} in {state:?}");
            assert!(accepted || after == *state, "the refused {action:?} changed the state");
        }
        if number % 397 != 0 {
            return;
        }
        let offered: BTreeSet<Action> = legal.iter().copied().collect();
        assert_eq!(offered.len(), legal.len(), "an action is offered twice");
        assert!(offered.is_subset(&known), "an action is missing from the universe: {offered:?}");
        let seat = state.to_act().expect("a seat to act");
        phases.insert(format!("{:?}", state.ask(content)));
        for &action in &universe {
            let mut after = *state;
            let mut events: Vec<Event> = Vec::new();
            let accepted = after.apply(content, seat, action, &mut events).is_ok();
            assert_eq!(accepted, offered.contains(&action), "{action:?} in {state:?}");
            if !accepted {
                assert_eq!(after, *state, "the refused {action:?} changed the state");
                assert!(events.is_empty(), "the refused {action:?} emitted events");
            }
            judged += 1;
        }
    });
    assert!(judged > 2_000_000, "only {judged} judged");
    assert!(phases.len() >= 20, "only these questions were met: {phases:?}");
}

/// 3.4.1
#[test]
fn only_the_player_to_act_is_heard() {
    in_random_games(4, |_, state, _, action| {
        let to_act = state.to_act().expect("a seat to act");
        for seat in (0..8).map(Seat).filter(|&seat| seat != to_act) {
            let mut after = *state;
            let refusal = after.apply(turin(), seat, action, &mut ());
            assert_eq!(refusal, Err(Illegal::NotYourTurn { seat, to_act }));
            assert_eq!(after, *state);
        }
    });
}

#[test]
fn in_states_that_look_alike_every_reader_sees_the_same_of_what_is_hidden_from_others() {
    let content = turin();
    let (mut alike, mut different) = (0u32, 0u32);
    in_random_games(8, |_, state, _, action| {
        let mut after = *state;
        let seat = state.to_act().expect("a seat to act");
        after.apply(content, seat, action, &mut ()).expect("a legal action");
        let seats = (0..6).map(|seat| Viewer::Seat(Seat(seat)));
        let sees_the_same = |viewer| {
            let (old, new) = (state.view(content, viewer), after.view(content, viewer));
            let open = View {
                public: old.public,
                to_act: old.to_act,
                ask: old.ask,
                legal: old.legal.clone(),
                ..new
            };
            open == old
        };
        if state.same_hidden_state(&after) {
            alike += 1;
            assert!(seats.chain([Viewer::Spectator]).all(sees_the_same), "{action:?} in {state:?}");
        } else {
            different += 1;
        }
    });
    assert!(alike > 50_000 && different > 5_000, "{alike} alike, {different} different");
}

/// 1.2, 1.3, 1.4, 1.5, 4.2
#[test]
fn nothing_is_lost_or_made() {
    let content = turin();
    let check = |state: &State| {
        let public = state.public();
        let truth = Scenario::from_state(content, state);
        let players = usize::from(public.options.players);
        let mut cards: Vec<Character> = truth.players.iter().flat_map(|player| player.characters).collect();
        cards.push(truth.chosen_one);
        let distinct: BTreeSet<_> = cards.iter().copied().collect();
        let dealt = players * usize::from(public.options.characters_each()) + 1;
        assert_eq!((cards.len(), distinct.len()), (dealt, dealt), "Character Cards");
        assert!(truth.characters.len() == Character::COUNT, "characters on the map");
        assert_eq!(tiles_in(&truth), tiles_of_the_pack(content, public.options), "Research Tiles");
        for seat in 0..players {
            let (time, music) = (public.time[seat], public.music[seat]);
            assert!(time <= MOST_TIME && music <= MOST_MUSIC);
            assert_eq!(time == 0, public.fates[seat] == Fate::Out(armonium_rules::Reason::Time));
        }
        for seat in players..Seat::MAX {
            assert_eq!(public.fates[seat], Fate::Empty);
        }
        assert!(public.events.len() == usize::from(public.hour), "one Event Card an Hour");
    };
    let ends = in_random_games(100, |number, state, _, _| {
        if number % 61 == 0 {
            check(state);
        }
    });
    ends.iter().for_each(check);
}

fn tiles_in(truth: &Scenario) -> BTreeMap<String, usize> {
    let mut count = BTreeMap::new();
    let hands = truth.players.iter().flat_map(|player| &player.tiles);
    for id in hands.chain(truth.pile.iter().flatten()).chain(truth.locations.values()) {
        *count.entry(id.clone()).or_default() += 1;
    }
    count
}

fn tiles_of_the_pack(content: &Content, options: Options) -> BTreeMap<String, usize> {
    let mut count = BTreeMap::new();
    for &tile in content.deck() {
        let info = content.tile(tile);
        if options.players > 3 || info.face != armonium_rules::Face::Item(armonium_rules::Item::Stones) {
            *count.entry(info.id.clone()).or_default() += 1;
        }
    }
    count
}

/// 3.6.2, 5.12
#[test]
fn every_game_ends() {
    let mut longest = 0;
    let mut length = 0;
    let mut last_hour = 0;
    let ends = in_random_games(160, |_, state, _, _| {
        let hour = state.public().hour;
        length = if hour < last_hour { 0 } else { length + 1 };
        last_hour = hour;
        longest = longest.max(length);
    });
    assert!(ends.iter().all(|end| end.outcome().is_some() && end.to_act().is_none()));
    assert!(longest < 2_000, "a game took {longest} decisions");
    for mut end in ends.into_iter().take(50) {
        assert_eq!(end.apply(turin(), Seat(0), Action::Pass {}, &mut ()), Err(Illegal::GameOver));
    }
}

/// 2.2
#[test]
fn the_same_seed_and_actions_give_the_same_game_bit_for_bit() {
    let content = turin();
    for options in all_options() {
        for number in 0..130 {
            let mut moves = Vec::new();
            let end = play(content, options, number, Policy::Frugal, |state, _, action| {
                moves.push((state.to_act().expect("a seat to act"), action));
            });
            let mut again =
                State::new(content, options, Seed::from_number(number), &mut ()).expect("playable");
            for (seat, action) in moves {
                again.apply(content, seat, action, &mut ()).expect("it was legal");
            }
            assert_eq!(again, end);
        }
    }
}

/// 10.1
#[test]
fn a_position_survives_being_written_down() {
    let content = turin();
    in_random_games(65, |number, state, _, action| {
        if number % 113 != 0 {
            return;
        }
        let written = Scenario::from_state(content, state);
        let text = serde_json::to_string(&written).expect("serialisable");
        let read: Scenario = serde_json::from_str(&text).expect("readable");
        assert_eq!(read, written);
        let again = read.to_state(content).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
        assert_eq!(Scenario::from_state(content, &again), written);
        // From there on the two games stay the same, whatever chance decides.
        let (mut one, mut other) = (*state, again);
        let seat = state.to_act().expect("a seat to act");
        let (mut told_one, mut told_other): (Vec<Event>, Vec<Event>) = Default::default();
        one.apply(content, seat, action, &mut told_one).expect("offered");
        other.apply(content, seat, action, &mut told_other).expect("offered");
        assert_eq!(told_one, told_other);
        assert_eq!(Scenario::from_state(content, &one), Scenario::from_state(content, &other));
    });
}

/// 10.1
#[test]
fn actions_and_events_survive_json() {
    let content = turin();
    for action in universe(content).into_iter().filter(|action| {
        !matches!(action, Action::Investigate { target: armonium_rules::Target::Hand(seat), .. } if seat.index() >= 6)
    }) {
        let text = serde_json::to_string(&action).expect("serialisable");
        assert_eq!(serde_json::from_str::<Action>(&text).expect("readable"), action, "{text}");
    }
    for options in all_options() {
        let mut rng = rng(7);
        let mut game = Game::new(content, options, Seed::from_number(3)).expect("playable");
        let mut legal = Vec::new();
        while let Some(seat) = game.state().to_act() {
            game.state().legal(content, &mut legal);
            let action = choose(Policy::Frugal, game.state(), &legal, &mut rng);
            game.apply(content, seat, action).expect("offered");
        }
        for event in game.events() {
            let text = serde_json::to_string(event).expect("serialisable");
            assert_eq!(serde_json::from_str::<Event>(&text).expect("readable"), *event, "{text}");
        }
    }
}

/// 10.9, R81
#[test]
fn undo_goes_back_exactly_and_stops_at_what_was_revealed() {
    let content = turin();
    let (mut undone, mut sealed) = (0, 0);
    for options in all_options() {
        for seed in 0..6 {
            let mut rng = rng(seed);
            let mut game = Game::new(content, options, Seed::from_number(seed)).expect("playable");
            assert_eq!(game.undo(content), Err(NoUndo::NoMove));
            let mut legal = Vec::new();
            while let Some(seat) = game.state().to_act() {
                game.state().legal(content, &mut legal);
                let action = choose(Policy::Frugal, game.state(), &legal, &mut rng);
                let (before, emitted) = (*game.state(), game.events().len());
                let seals = game.apply(content, seat, action).expect("offered").iter().any(Event::seals);
                if below(&mut rng, 4) > 0 {
                    continue;
                }
                let after = *game.state();
                if seals {
                    sealed += 1;
                    assert_eq!(game.undoable(), 0);
                    assert_eq!(game.undo(content), Err(NoUndo::Sealed));
                    assert_eq!(*game.state(), after);
                } else {
                    undone += 1;
                    assert!(game.undoable() > 0);
                    let taken_back = game.undo(content).expect("nothing was revealed");
                    assert_eq!((taken_back.seat, taken_back.action), (seat, action));
                    assert_eq!((*game.state(), game.events().len()), (before, emitted));
                    game.apply(content, seat, action).expect("offered before");
                    assert_eq!(*game.state(), after);
                }
            }
        }
    }
    assert!(undone > 1_000 && sealed > 300, "{undone} undone, {sealed} sealed");
}

/// 10.9, R81
#[test]
fn whatever_an_unsealed_move_did_no_reader_learnt_a_hidden_thing_from_it() {
    let content = turin();
    in_random_games(3, |_, state, _, action| {
        let seat = state.to_act().expect("a seat to act");
        let mut after = *state;
        let mut events: Vec<Event> = Vec::new();
        after.apply(content, seat, action, &mut events).expect("offered");
        if events.iter().any(Event::seals) || matches!(after.public().phase, Phase::Over(_)) {
            return;
        }
        for other in after.public().seats() {
            let viewer = Viewer::Seat(other);
            let (then, now) = (state.view(content, viewer), after.view(content, viewer));
            assert_eq!(then.cards, now.cards, "{action:?}");
            let known = |view: &View| view.pile.iter().filter(|tile| tile.seen().is_some()).count();
            let discarded = matches!(action, Action::Discard { .. }) && other == seat;
            let returned = events.iter().any(|event| matches!(event, Event::TilesReturned { .. }));
            assert!(known(&now) == known(&then) + usize::from(discarded) || returned, "{action:?}");
        }
    });
}
