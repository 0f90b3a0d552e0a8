//! The random generator of puzzles: the same seed gives the same puzzle on every machine.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

/// The random generator of one puzzle.
pub(crate) struct PuzzleRng(ChaCha8Rng);

impl PuzzleRng {
    /// A generator seeded with these numbers.
    pub(crate) fn new(numbers: [u64; 4]) -> Self {
        let mut seed = [0; 32];
        for (bytes, number) in seed.chunks_exact_mut(8).zip(numbers) {
            bytes.copy_from_slice(&number.to_le_bytes());
        }
        Self(ChaCha8Rng::from_seed(seed))
    }

    /// A number below a bound; 0 if the bound is 0.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        ((u64::from(self.0.next_u32()) * bound as u64) >> 32) as usize
    }

    /// A seed for something else.
    pub(crate) fn seed(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A random element.
    pub(crate) fn one<T: Copy>(&mut self, things: &[T]) -> Option<T> {
        things.get(self.below(things.len())).copied()
    }

    /// Shuffles a slice.
    pub(crate) fn shuffle<T>(&mut self, things: &mut [T]) {
        for index in (1..things.len()).rev() {
            things.swap(index, self.below(index + 1));
        }
    }
}
