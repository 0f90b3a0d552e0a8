//! A bot's own random numbers: the same decisions for the same seed. The game's chance: `crates/rules/src/chance.rs`.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

/// A bot's random number generator.
pub(crate) struct BotRng(pub(crate) ChaCha8Rng);

impl BotRng {
    pub(crate) fn new(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }

    /// A number below a bound (at least 1); a bias of one in millions does not matter here.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        ((u64::from(self.0.next_u32()) * bound as u64) >> 32) as usize
    }

    /// A seed for another generator.
    pub(crate) fn seed(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number from 0 to 1.
    pub(crate) fn fraction(&mut self) -> f32 {
        (self.0.next_u32() >> 8) as f32 / (1 << 24) as f32
    }
}
