//! Chance for players who decide by it. The chance of the games themselves: the rules crate.

use armonium_rules::Seed;
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

/// A stream of numbers that follows from a seed and has nothing to do with the chance of a game with that seed.
#[derive(Clone, Debug)]
pub struct Dice(ChaCha8Rng);

impl Dice {
    /// The stream of this seed.
    pub fn new(seed: Seed) -> Self {
        let mut rng = ChaCha8Rng::from_seed(seed.0);
        rng.set_stream(u64::MAX);
        Self(rng)
    }

    /// A number below a bound, 0 if there is none; a bias of one in millions does not matter here.
    pub fn below(&mut self, bound: usize) -> usize {
        ((u64::from(self.0.next_u32()) * bound as u64) >> 32) as usize
    }
}
