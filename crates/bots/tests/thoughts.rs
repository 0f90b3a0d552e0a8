//! What the players say they thought: the truth about what they did, and nothing older.

use armonium_bots::{Kind, Table, Thought};
use armonium_pack::Pack;
use armonium_rules::{Action, Options, Seed, State, View, Viewer};

/// Plays a game between four of a kind and calls on every decision with its thought.
fn play(kind: Kind, seed: u64, mut heard: impl FnMut(&View, Action, Option<Thought>)) {
    let content = &Pack::turin().content;
    let mut table = Table::of(kind, seed, 4);
    let mut events = Vec::new();
    let seed = Seed::from_number(seed);
    let mut state = State::new(content, Options::new(4), seed, &mut events).expect("playable");
    loop {
        table.watch(content, &state, &events);
        let Some(seat) = state.to_act() else { return };
        let (action, thought) = table.decide(content, &state, seat).expect("something to do");
        heard(&state.view(content, Viewer::Seat(seat)), action, thought);
        events.clear();
        state.apply(content, seat, action, &mut events).expect("a legal move");
    }
}

#[test]
fn apprentices_and_detectives_say_why_they_bid_and_declare() {
    for kind in [Kind::Apprentice, Kind::Detective] {
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
                // Where there is no choice there is nothing to think.
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
