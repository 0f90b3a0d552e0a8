//! All randomness of a game: one seed, one ChaCha stream per purpose, the same on every platform.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The seed of a game; written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "string"))]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed for laboratories and tests; real tables need all 32 bytes.
    pub fn from_number(number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Self(bytes)
    }

    /// Reads 64 hexadecimal digits.
    pub fn from_hex(text: &str) -> Option<Self> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).ok().map(|()| Self(bytes))
    }
}

impl std::fmt::Display for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed(…)")
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::from_hex(&text).ok_or_else(|| serde::de::Error::custom("a seed is 64 hexadecimal digits"))
    }
}

/// What a stream of chance is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    Gears,
    Order,
    Characters,
    Tiles,
    Events,
    Roles,
    Looks,
    Mixing,
}

/// The seed and how often each recurring stream was used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Chance {
    pub(crate) seed: Seed,
    pub(crate) looks: u16,
    pub(crate) mixings: u16,
}

impl Chance {
    pub(crate) const fn new(seed: Seed) -> Self {
        Self { seed, looks: 0, mixings: 0 }
    }

    /// The stream for something that happens once a game.
    pub(crate) fn once(&self, purpose: Purpose) -> Stream {
        self.stream(purpose, 0)
    }

    /// The stream for the next look at cards.
    pub(crate) fn next_look(&mut self) -> Stream {
        self.looks = self.looks.wrapping_add(1);
        self.stream(Purpose::Looks, self.looks)
    }

    /// The stream for the next mixing of tiles.
    pub(crate) fn next_mixing(&mut self) -> Stream {
        self.mixings = self.mixings.wrapping_add(1);
        self.stream(Purpose::Mixing, self.mixings)
    }

    fn stream(&self, purpose: Purpose, use_number: u16) -> Stream {
        let mut rng = ChaCha8Rng::from_seed(self.seed.0);
        rng.set_stream((purpose as u64) << 32 | u64::from(use_number));
        Stream(rng)
    }
}

/// A stream of random numbers.
pub(crate) struct Stream(ChaCha8Rng);

impl Stream {
    /// A fair number below `bound` (at least 1).
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        below(&mut self.0, bound)
    }

    /// Puts the items into a fair random order.
    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        shuffle(&mut self.0, items);
    }
}

/// A fair number below `bound` (at least 1), by multiplication with rejection; the division is hardly ever needed.
pub(crate) fn below(rng: &mut impl Rng, bound: usize) -> usize {
    let bound = bound as u32;
    loop {
        let product = u64::from(rng.next_u32()) * u64::from(bound);
        let low = product as u32;
        if low >= bound || low >= bound.wrapping_neg() % bound.max(1) {
            return (product >> 32) as usize;
        }
    }
}

/// Puts the items into a fair random order.
pub(crate) fn shuffle<T>(rng: &mut impl Rng, items: &mut [T]) {
    for last in (1..items.len()).rev() {
        items.swap(last, below(rng, last + 1));
    }
}
