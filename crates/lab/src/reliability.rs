//! How often what the exact belief says is true, over many games.

use crate::calibration::Claims;
use crate::interval::Z;
use crate::record::Record;
use serde::Serialize;

/// The reliability of the belief.
#[derive(Clone, Debug, Serialize)]
pub struct Reliability {
    /// Of what it says about the Chosen One.
    pub chosen: Vec<Bin>,
    /// Of what it says about Fenrir.
    pub fenrir: Vec<Bin>,
}

/// Claims of about the same probability.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Bin {
    /// How many claims.
    pub count: u64,
    /// What the belief said, on average.
    pub said: f64,
    /// How often it was true.
    pub was: f64,
    /// Half the 95 % interval of what was true, with the claims of one game counted as kin.
    pub margin: f64,
}

impl Bin {
    /// Is the difference between what was said and what was true within its margin?
    pub fn holds(&self) -> bool {
        (self.said - self.was).abs() <= self.margin + f64::EPSILON
    }
}

impl Reliability {
    pub(crate) fn of(records: &[&Record]) -> Self {
        Self {
            chosen: bins(records, |record| &record.belief.chosen),
            fenrir: bins(records, |record| &record.belief.fenrir),
        }
    }
}

fn bins(records: &[&Record], claims: impl Fn(&Record) -> &[Claims]) -> Vec<Bin> {
    (0..Claims::BINS as u32)
        .filter_map(|bin| {
            let of_bin = || records.iter().flat_map(|r| claims(r)).filter(move |claims| claims.bin == bin);
            let count: u64 = of_bin().map(|claims| u64::from(claims.count)).sum();
            if count == 0 {
                return None;
            }
            let n = count as f64;
            let said = of_bin().map(Claims::expected).sum::<f64>() / n;
            let was = of_bin().map(|claims| f64::from(claims.hits)).sum::<f64>() / n;
            // Within a game a claim is repeated turn after turn, so games are what varies.
            let squares: f64 = of_bin()
                .map(|claims| f64::from(claims.hits) - was * f64::from(claims.count))
                .map(|rest| rest * rest)
                .sum();
            let games = of_bin().count() as f64;
            let margin = if games < 2.0 { 1.0 } else { Z * (squares * games / (games - 1.0)).sqrt() / n };
            Some(Bin { count, said, was, margin })
        })
        .collect()
}
