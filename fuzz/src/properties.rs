//! What must hold in every position of every game.

use crate::Choices;
use armonium_rules::{Action, Content, Event, Illegal, MOST_MUSIC, MOST_TIME, Scenario, Seat, State, Viewer};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

/// Checks a position from all sides.
pub fn examine(content: &Content, state: &State, seed: u64) {
    let public = state.public();
    assert!(public.time.iter().all(|&time| time <= MOST_TIME));
    assert!(public.music.iter().all(|&pages| pages <= MOST_MUSIC));
    offers_are_accepted(content, state);
    same_seat_same_sight(content, state, seed);
    survives_being_written(content, state);
    // Whatever the planner finds, it must find without falling over; what it finds is proven by the rules' own tests.
    drop(public.routes(content));
}

/// Every offered action is accepted, no two are the same, and somebody can always do something until the end.
fn offers_are_accepted(content: &Content, state: &State) {
    let mut legal = Vec::new();
    state.legal(content, &mut legal);
    assert_eq!(legal.is_empty(), state.outcome().is_some());
    assert_eq!(state.to_act().is_none(), state.outcome().is_some());
    let Some(seat) = state.to_act() else { return };
    for (number, &action) in legal.iter().enumerate() {
        assert!(!legal[..number].contains(&action), "{action:?} is offered twice");
        let mut next = *state;
        let mut events: Vec<Event> = Vec::new();
        let done = next.apply(content, seat, action, &mut events);
        assert_eq!(done, Ok(()), "{action:?} was offered");
        for viewer in viewers(state) {
            events.iter().for_each(|event| _ = event.seen_by(viewer));
        }
    }
}

/// Every reader sees the same in every world the reader could be in.
fn same_seat_same_sight(content: &Content, state: &State, seed: u64) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    for viewer in viewers(state) {
        let view = state.view(content, viewer);
        let world = view.resample(content, &mut rng);
        assert_eq!(world.view(content, viewer), view);
    }
}

/// A position that is written down and read again is the same position to everybody.
fn survives_being_written(content: &Content, state: &State) {
    let written = Scenario::from_state(content, state);
    let read = written.to_state(content).unwrap_or_else(|fault| panic!("{fault}: {written:?}"));
    assert_eq!(Scenario::from_state(content, &read), written);
    for viewer in viewers(state) {
        assert_eq!(read.view(content, viewer), state.view(content, viewer));
    }
}

fn viewers(state: &State) -> impl Iterator<Item = Viewer> {
    state.public().seats().map(Viewer::Seat).chain([Viewer::Spectator])
}

/// Plays on by bytes: offered actions, and any other actions, which must be accepted exactly if they are offered.
pub fn play_by(content: &Content, state: &mut State, choices: &mut Choices<'_>) {
    let mut legal = Vec::new();
    while let Some(choice) = choices.byte() {
        let Some(to_act) = state.to_act() else {
            examine(content, state, u64::from(choice));
            let mut after = *state;
            let done = after.apply(content, Seat(choice), Action::Pass {}, &mut ());
            assert_eq!((done, after), (Err(Illegal::GameOver), *state));
            return;
        };
        state.legal(content, &mut legal);
        match choice {
            0..8 => examine(content, state, u64::from(choice)),
            8..72 => {
                let Some(action) = choices.action() else { return };
                judge(content, state, to_act, action, &legal);
            }
            72..80 => {
                let (Some(seat), Some(action)) = (choices.byte(), choices.one_of(&legal)) else { return };
                if Seat(seat) != to_act {
                    let mut after = *state;
                    let done = after.apply(content, Seat(seat), action, &mut ());
                    assert_eq!(
                        (done, after),
                        (Err(Illegal::NotYourTurn { seat: Seat(seat), to_act }), *state)
                    );
                }
            }
            _ => {
                let Some(action) = choices.one_of(&legal) else { return };
                judge(content, state, to_act, action, &legal);
            }
        }
    }
}

/// Tries an action: it is accepted exactly if it is offered, and a refusal changes nothing.
fn judge(content: &Content, state: &mut State, seat: Seat, action: Action, legal: &[Action]) {
    let before = *state;
    let done = state.apply(content, seat, action, &mut ());
    assert_eq!(done.is_ok(), legal.contains(&action), "{action:?}: {done:?}");
    if let Err(why) = done {
        assert_eq!(*state, before, "{action:?} was refused, for {}", why.clause());
    }
}

/// Plays on at random and examines some of the positions.
pub fn play_on(content: &Content, state: &mut State, seed: u64, decisions: u32) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut legal = Vec::new();
    for number in 0..decisions {
        if number % 16 == 0 {
            examine(content, state, rng.next_u64());
        }
        let Some(seat) = state.to_act() else { return };
        state.legal(content, &mut legal);
        let action = legal[(rng.next_u32() as usize) % legal.len()];
        judge(content, state, seat, action, &legal);
    }
}
