//! A small fast generator for choices that need no secrecy. The game itself uses ChaCha (`crates/rules/src/chance.rs` in the rules).

use rand_core::TryRng;
use std::convert::Infallible;

/// Wyrand: one addition and one wide multiplication per number.
#[derive(Clone, Copy, Debug)]
pub struct Wyrand(u64);

impl Wyrand {
    /// A generator with this seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next 64 bits.
    #[inline]
    pub const fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0xa076_1d64_78bd_642f);
        let wide = self.0 as u128 * (self.0 ^ 0xe703_7ed1_a0b4_28db) as u128;
        (wide >> 64) as u64 ^ wide as u64
    }

    /// A number below `bound`, which is at least 1; the bias is negligible.
    #[inline]
    pub const fn below(&mut self, bound: usize) -> usize {
        ((self.number() as u128 * bound as u128) >> 64) as usize
    }
}

impl TryRng for Wyrand {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok((self.number() >> 32) as u32)
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(self.number())
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        for chunk in bytes.chunks_mut(8) {
            chunk.copy_from_slice(&self.number().to_le_bytes()[..chunk.len()]);
        }
        Ok(())
    }
}
