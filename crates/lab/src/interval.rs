//! Shares with confidence intervals.

use serde::Serialize;

/// The normal quantile of a 95 % interval.
pub(crate) const Z: f64 = 1.959_963_984_540_054;

/// A share with its 95 % Wilson score interval.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Share {
    /// The number of hits.
    pub hits: u64,
    /// The total.
    pub of: u64,
    /// The share; 0 if the total is 0.
    pub share: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

impl Share {
    /// The share of hits in a total.
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
