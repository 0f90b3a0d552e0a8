//! Shares and how sure they are.

use serde::Serialize;

/// The normal quantile of a 95 % interval.
pub(crate) const Z: f64 = 1.959_963_984_540_054;

/// So many of so many, with the Wilson score interval of 95 %.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Share {
    /// How many.
    pub hits: u64,
    /// Of how many.
    pub of: u64,
    /// The share, 0 of nothing.
    pub share: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

impl Share {
    /// So many of so many.
    pub fn new(hits: u64, of: u64) -> Self {
        if of == 0 {
            return Self { high: 1.0, ..Self::default() };
        }
        let (n, share) = (of as f64, hits as f64 / of as f64);
        let z2 = Z * Z;
        let middle = (share + z2 / (2.0 * n)) / (1.0 + z2 / n);
        let half = Z / (1.0 + z2 / n) * (share * (1.0 - share) / n + z2 / (4.0 * n * n)).sqrt();
        Self { hits, of, share, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
    }
}
