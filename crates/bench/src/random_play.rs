//! Uniformly random games in sequence, with all legal actions generated at every decision.

use crate::Wyrand;
use armonium_rules::{Action, Content, Move, Options, Seed, State};

/// A sequence of random games.
pub struct RandomPlay<'a> {
    content: &'a Content,
    players: &'a [u8],
    rng: Wyrand,
    state: State,
    legal: Vec<Action>,
    games: u64,
}

impl<'a> RandomPlay<'a> {
    /// Games with these numbers of players, mixed evenly.
    pub fn new(content: &'a Content, players: &'a [u8], seed: u64) -> Self {
        let mut rng = Wyrand::new(seed);
        let state = set_up(content, players, &mut rng);
        Self { content, players, rng, state, legal: Vec::with_capacity(256), games: 0 }
    }

    /// The game at this moment.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// How many games have ended.
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// Makes one decision, and sets up the next game when this one is over.
    #[inline]
    pub fn decide(&mut self) -> Move {
        self.state.legal(self.content, &mut self.legal);
        let action = self.legal[self.rng.below(self.legal.len())];
        let seat = self.state.to_act().expect("the game is not over");
        self.state.apply(self.content, seat, action, &mut ()).expect("an offered action is legal");
        if self.state.outcome().is_some() {
            self.games += 1;
            self.state = set_up(self.content, self.players, &mut self.rng);
        }
        Move { seat, action }
    }
}

fn set_up(content: &Content, players: &[u8], rng: &mut Wyrand) -> State {
    let players = players[rng.below(players.len())];
    let seed = Seed::from_number(rng.number());
    State::new(content, Options::new(players), seed, &mut ()).expect("3 to 6 can play")
}
