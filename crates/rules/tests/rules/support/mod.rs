//! What the tests of the rules share: a pack that never changes, a fast generator, random games.

pub mod table;
pub mod turns;
pub mod universe;

use armonium_pack::Pack;
use armonium_rules::{Action, Content, Event, Opener, Options, Seat, Seed, State, Viewer};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use std::sync::OnceLock;

/// The content of a pack that is kept as it is, so that tuning the default pack changes no test of the rules.
pub fn turin() -> &'static Content {
    static TURIN: OnceLock<Pack> = OnceLock::new();
    let text = include_str!("../../../../../fixtures/packs/turin-1.toml");
    &TURIN.get_or_init(|| Pack::read(text, "turin-1.toml").expect("a sound pack")).content
}

/// A generator for tests.
pub fn rng(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

/// A number below a bound.
pub fn below(rng: &mut impl Rng, bound: usize) -> usize {
    (rng.next_u64() % bound as u64) as usize
}

/// Every combination of options, a newcomer in half of them.
pub fn all_options() -> Vec<Options> {
    let mut all = Vec::new();
    for players in 3..=6 {
        for beginner in [false, true] {
            for auction_opener in [Opener::First, Opener::Last] {
                let newcomer = beginner == (auction_opener == Opener::First);
                all.push(Options { players, beginner, auction_opener, newcomer });
            }
        }
    }
    all
}

/// Every reader of a game.
pub fn viewers(options: Options) -> Vec<Viewer> {
    let seats = (0..options.players).map(|seat| Viewer::Seat(Seat(seat)));
    seats.chain([Viewer::Spectator]).collect()
}

/// How the players of a random game choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    /// Uniformly among the legal actions.
    Uniform,
    /// Without throwing Time away, so that games last and reach every phase.
    Frugal,
}

/// Chooses an action.
pub fn choose(policy: Policy, state: &State, legal: &[Action], rng: &mut impl Rng) -> Action {
    if policy == Policy::Uniform {
        return legal[below(rng, legal.len())];
    }
    let time = state.to_act().map_or(0, |seat| state.public().time[seat.index()]);
    for _ in 0..8 {
        let action = legal[below(rng, legal.len())];
        let wasteful = match action {
            Action::Bid { time: bid } => bid > 2 || bid >= time,
            Action::Step { .. } => time <= 4 || below(rng, 3) > 0,
            Action::Turn { teeth } => teeth.unsigned_abs() >= time || (time < 12 && teeth.unsigned_abs() > 1),
            Action::Declare { .. } => below(rng, 24) > 0,
            Action::Decline {} => below(rng, 4) > 0,
            _ => false,
        };
        if !wasteful {
            return action;
        }
    }
    legal.iter().copied().find(|action| matches!(action, Action::Pass {})).unwrap_or(legal[0])
}

/// Plays a random game and shows every state, with its legal actions, to a closure before the action is taken.
pub fn play(
    content: &Content,
    options: Options,
    seed: u64,
    policy: Policy,
    mut each: impl FnMut(&State, &[Action], Action),
) -> State {
    let mut rng = rng(seed ^ 0x9e37_79b9);
    let mut state = State::new(content, options, Seed::from_number(seed), &mut ()).expect("playable");
    let mut legal = Vec::new();
    while let Some(seat) = state.to_act() {
        state.legal(content, &mut legal);
        assert!(!legal.is_empty(), "nothing to do in {state:?}");
        let action = choose(policy, &state, &legal, &mut rng);
        each(&state, &legal, action);
        let mut events: Vec<Event> = Vec::new();
        state.apply(content, seat, action, &mut events).expect("offered");
    }
    state
}
