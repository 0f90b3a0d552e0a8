//! Claims of the exact belief, binned by probability, to measure its calibration.

use serde::{Deserialize, Serialize};

/// The number of bins between 0 and 1.
const BETWEEN: u32 = 20;
/// Probabilities are summed in millionths, so that sums do not depend on the order.
const MILLIONTHS: f64 = 1e6;

/// The claims of one game, one at the start of each turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Calibration {
    /// That one character, the same all game long, is the Chosen One.
    pub chosen: Vec<Claims>,
    /// That one player, the same all game long, is Fenrir; not sampled for that player itself.
    pub fenrir: Vec<Claims>,
}

/// Claims of about the same probability: bin, how many, how many were true, the sum of their probabilities in
/// millionths. Bin 0 is "impossible", 21 is "certain", and 1 to 20 are steps of 5 % between them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "[u32; 4]", into = "[u32; 4]")]
pub struct Claims {
    /// The bin.
    pub bin: u32,
    /// The number of claims.
    pub count: u32,
    /// The number of true claims.
    pub hits: u32,
    /// The sum of their probabilities, in millionths.
    pub sum: u32,
}

impl From<[u32; 4]> for Claims {
    fn from([bin, count, hits, sum]: [u32; 4]) -> Self {
        Self { bin, count, hits, sum }
    }
}

impl From<Claims> for [u32; 4] {
    fn from(claims: Claims) -> Self {
        [claims.bin, claims.count, claims.hits, claims.sum]
    }
}

impl Claims {
    /// The number of bins.
    pub const BINS: usize = BETWEEN as usize + 2;

    fn bin(p: f64) -> u32 {
        if p <= 0.0 {
            0
        } else if p >= 1.0 {
            BETWEEN + 1
        } else {
            1 + ((p * f64::from(BETWEEN)) as u32).min(BETWEEN - 1)
        }
    }

    /// The expected number of true claims.
    pub fn expected(&self) -> f64 {
        f64::from(self.sum) / MILLIONTHS
    }
}

/// Adds a claim of this probability.
pub(crate) fn claim(claims: &mut Vec<Claims>, p: f64, is_true: bool) {
    let bin = Claims::bin(p);
    let place = claims.partition_point(|claims| claims.bin < bin);
    if claims.get(place).is_none_or(|claims| claims.bin != bin) {
        claims.insert(place, Claims { bin, ..Claims::default() });
    }
    let claims = &mut claims[place];
    claims.count += 1;
    claims.hits += u32::from(is_true);
    claims.sum += (p * MILLIONTHS).round() as u32;
}
