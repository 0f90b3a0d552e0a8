//! A small random generator, seeded with the names of things, so that a drawing is the same every time and everywhere.

/// What the irregularity of a sheet begins with. It is the same for every pack: a copy under another id looks the same, and
/// the pack's `variation` gives another one.
pub(crate) const SEED: &str = "turin";

/// A stream of numbers that depends on nothing but its key.
#[derive(Clone)]
pub(crate) struct Dice(u64);

impl Dice {
    /// A stream for what this name stands for.
    pub fn of(name: &str) -> Self {
        Self(0xcbf2_9ce4_8422_2325).with(name)
    }

    /// The stream for a part of it, told apart by a name (FNV-1a, with an end mark after each name).
    pub fn with(self, name: &str) -> Self {
        let mix = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        Self(mix(name.as_bytes().iter().fold(self.0, mix), &0xff))
    }

    /// The stream for a part of it, told apart by a position.
    pub fn at(self, col: i32, row: i32) -> Self {
        self.with(&format!("{col},{row}"))
    }

    /// The next 64 bits (SplitMix64).
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number in 0..1.
    pub fn unit(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// A number from `low` up to `high`.
    pub fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.unit()
    }

    /// True that often.
    pub fn chance(&mut self, often: f64) -> bool {
        self.unit() < often
    }

    /// A whole number below `count`; 0 if there is none.
    pub fn below(&mut self, count: usize) -> usize {
        ((self.unit() * count as f64) as usize).min(count.saturating_sub(1))
    }
}
