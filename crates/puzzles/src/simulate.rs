//! Simulated games for puzzles. Most bots play sensibly; some play at random, so that wrong names are declared too. Their
//! arithmetic is exact, so games are the same on every machine.

use crate::rng::PuzzleRng;
use armonium_bots::{Apprentice, Bot, PlausibleRandom, SelfPlay};
use armonium_rules::{Content, Event, Options, Seed, State};

/// One in this many bots plays at random.
const RANDOM_BOTS: usize = 4;

/// The number of players and all events of the game with this seed; none if the content is not playable.
pub fn simulated(content: &Content, seed: u64) -> Option<(u8, Vec<Event>)> {
    let mut rng = PuzzleRng::new([seed, 0, 0, 0]);
    let players = rng.one(&[3, 4, 4, 4, 5, 5, 5, 6, 6])?;
    let mut setup = Vec::new();
    let mut state =
        State::new(content, Options::new(players), Seed::from_number(rng.seed()), &mut setup).ok()?;
    let seats = (0..players).map(|_| -> Box<dyn Bot> {
        let seed = rng.seed();
        if rng.below(RANDOM_BOTS) == 0 {
            Box::new(PlausibleRandom::new(seed))
        } else {
            Box::new(Apprentice::new(seed))
        }
    });
    let mut table = SelfPlay::new(seats.collect());
    let mut all = Vec::new();
    table.play(content, &mut state, setup, |_, events| all.extend_from_slice(events)).ok()?;
    Some((players, all))
}
