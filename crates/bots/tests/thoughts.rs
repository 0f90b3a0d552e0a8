//! Thoughts and advice: true of the decision at hand, never of an older one.

use armonium_bots::{Advice, Bot, BotKind, Detective, Level, SelfPlay, Thought};
use armonium_pack::Pack;
use armonium_rules::{Action, Character, CharacterSet, Content, Options, Seed, State, View, Viewer};

/// Plays a game between four bots of a kind and calls `decided` for every decision.
fn play(kind: BotKind, seed: u64, mut decided: impl FnMut(&View, Action, Option<Thought>)) {
    let content = &Pack::turin().content;
    let mut game = SelfPlay::of(kind, seed, 4);
    let mut events = Vec::new();
    let seed = Seed::from_number(seed);
    let mut state = State::new(content, Options::new(4), seed, &mut events).expect("playable");
    loop {
        game.watch(content, &state, &events);
        let Some(seat) = state.to_act() else { return };
        let (action, thought) = game.decide(content, &state, seat).expect("something to do");
        decided(&state.view(content, Viewer::Seat(seat)), action, thought);
        events.clear();
        state.apply(content, seat, action, &mut events).expect("a legal move");
    }
}

#[test]
fn apprentices_and_detectives_have_thoughts_about_bids_and_declarations() {
    for kind in [BotKind::Level(Level::Apprentice), BotKind::Level(Level::Detective)] {
        let mut declared = 0;
        for seed in 0..6 {
            play(kind, seed, |view, action, thought| match (action, thought) {
                (Action::Bid { time }, Some(Thought::Auction { most, .. })) => assert!(time <= most),
                (Action::Open { position }, Some(Thought::Auction { position: about, .. })) => {
                    assert_eq!(position, about);
                }
                (Action::Pass {}, Some(Thought::Auction { .. })) => {}
                (
                    Action::Declare { character },
                    Some(Thought::Declared { character: named, sure, needed }),
                ) => {
                    assert!(character == named && sure >= needed);
                    declared += 1;
                }
                // There is no thought without a choice.
                (Action::Bid { .. } | Action::Open { .. } | Action::Pass {} | Action::Declare { .. }, _) => {
                    assert!(view.legal.len() == 1 && thought.is_none(), "{kind}: {action:?}, {thought:?}");
                }
                (_, Some(Thought::Auction { .. } | Thought::Declared { .. })) => {
                    panic!("{kind}: {action:?} with an older thought, {thought:?}");
                }
                _ => {}
            });
        }
        assert!(declared > 0, "no {kind} declared");
    }
}

/// Advice is what a detective without inference decides, and its figures are right.
#[test]
fn advice_is_the_detectives_own_decision_and_its_figures_are_right() {
    let content = &Pack::turin().content;
    let [mut positions, mut clues, mut characters, mut gears] = [0; 4];
    for seed in 0..4 {
        let mut game = SelfPlay::of(BotKind::Level(Level::Detective), seed, 4);
        let mut events = Vec::new();
        let mut state =
            State::new(content, Options::new(4), Seed::from_number(seed), &mut events).expect("playable");
        loop {
            game.watch(content, &state, &events);
            let Some(seat) = state.to_act() else { break };
            let view = state.view(content, Viewer::Seat(seat));
            let mut detective = Detective::new(0).without_inference();
            let does = detective.decide(content, &view);
            match (Advice::of(content, &view), detective.thought()) {
                (
                    Some(Advice::Position { position, most, why }),
                    Some(Thought::Auction { position: at, most: limit, why: reason }),
                ) => {
                    assert_eq!((position, most, why), (at, limit, reason));
                    positions += 1;
                }
                (Some(Advice::Clue { space, .. }), _) => {
                    assert!(view.legal.contains(&Action::PlaceClue { space }));
                    clues += 1;
                }
                (Some(Advice::Character { character, .. }), Some(Thought::Turn { .. })) => {
                    assert_eq!(does, Some(Action::Choose { character }));
                    characters += 1;
                }
                (Some(Advice::Gears { teeth, clues }), _) => {
                    let most = view.legal.iter().map(|&turn| reached(content, &state, turn)).max();
                    assert_eq!(Some(clues), most);
                    assert_eq!(clues, reached(content, &state, Action::Turn { teeth }));
                    gears += 1;
                }
                (advice, _) => assert!(
                    matches!(advice, None | Some(Advice::Position { .. } | Advice::Character { .. })),
                    "{advice:?}"
                ),
            }
            let (action, _) = game.decide(content, &state, seat).expect("something to do");
            events.clear();
            state.apply(content, seat, action, &mut events).expect("a legal move");
        }
    }
    assert!(
        [positions, clues, characters, gears].iter().all(|&count| count > 50),
        "{positions} {clues} {characters} {gears}"
    );
}

/// The number of Clues the mover can reach after this turn of the gears, by the planner's routes.
fn reached(content: &Content, state: &State, turn: Action) -> u8 {
    let (Action::Turn { .. }, Some(seat)) = (turn, state.to_act()) else { return 0 };
    let mut turned = *state;
    turned.apply(content, seat, turn, &mut ()).expect("a legal turn");
    if turned.to_act() != Some(seat) {
        return 0;
    }
    let clues = turned.public().clues_on;
    let ends: std::collections::BTreeSet<u8> = turned
        .public()
        .routes(content)
        .iter()
        .map(|route| route.to)
        .filter(|&to| clues.has(to))
        .map(|to| to.0)
        .collect();
    ends.len() as u8
}

/// Close characters are free, and the next best is among them if there are any.
#[test]
fn characters_close_to_the_advised_one_are_free_and_include_the_next_best() {
    let content = &Pack::turin().content;
    let [mut close_calls, mut clear] = [0; 2];
    for seed in 0..3 {
        play(BotKind::Level(Level::Detective), seed, |view, _, _| {
            let Some(Advice::Character { character, close, .. }) = Advice::of(content, view) else { return };
            assert!(!close.has(character));
            for other in Character::ALL.into_iter().filter(|&other| close.has(other)) {
                assert!(view.legal.contains(&Action::Choose { character: other }), "{other:?} is not free");
            }
            let mut rest = view.clone();
            rest.legal.retain(|&action| action != Action::Choose { character });
            match Advice::of(content, &rest) {
                Some(Advice::Character { character: next, .. }) if close == CharacterSet::EMPTY => {
                    assert_ne!(next, character);
                    clear += 1;
                }
                Some(Advice::Character { character: next, .. }) => {
                    assert!(close.has(next), "{next:?} is better than {close:?}");
                    close_calls += 1;
                }
                advice => assert!(rest.legal.len() < 2 || advice.is_none(), "{advice:?}"),
            }
        });
    }
    assert!(close_calls > 20 && clear > 20, "{close_calls} {clear}");
}

#[test]
fn a_spectator_gets_no_advice() {
    let content = &Pack::turin().content;
    let state = State::new(content, Options::new(4), Seed::from_number(1), &mut ()).expect("playable");
    assert_eq!(Advice::of(content, &state.view(content, Viewer::Spectator)), None);
}
