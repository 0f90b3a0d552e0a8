//! The calibration of the exact belief over many games.

use crate::calibration::Claims;
use crate::interval::Z;
use crate::record::Record;
use serde::Serialize;
use std::collections::BTreeMap;

/// The fewest deals of a sample.
const FEW: u64 = 50;

/// The reliability diagram of the belief.
#[derive(Clone, Debug, Serialize)]
pub struct Reliability {
    /// For the Chosen One.
    pub chosen: Vec<Bin>,
    /// For Fenrir.
    pub fenrir: Vec<Bin>,
}

/// Claims of similar probability.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Bin {
    /// The number of claims.
    pub count: u64,
    /// The number of deals they come from.
    pub deals: u64,
    /// The mean probability of the belief.
    pub said: f64,
    /// The share of true claims.
    pub was: f64,
    /// Half the 95 % interval of that share, clustered by deal.
    pub margin: f64,
}

impl Bin {
    /// True if the difference between belief and share is within the margin. A small sample can only disprove a certainty.
    pub fn holds(&self) -> Option<bool> {
        let is_certain = self.said <= 0.0 || self.said >= 1.0;
        let is_right = (self.said - self.was).abs() <= if is_certain { 0.0 } else { self.margin + 1e-6 };
        (self.deals >= FEW || is_certain).then_some(is_right)
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
            // What is claimed turn after turn, and game after game of the same deal, is true or false of the deal.
            let mut deals = BTreeMap::<(u64, usize), f64>::new();
            for record in records {
                for claims in claims(record).iter().filter(|claims| claims.bin == bin) {
                    *deals.entry((record.seed, record.seats.len())).or_default() +=
                        f64::from(claims.hits) - was * f64::from(claims.count);
                }
            }
            let (squares, deals) = (deals.values().map(|rest| rest * rest).sum::<f64>(), deals.len() as f64);
            let margin = if deals < 2.0 { 1.0 } else { Z * (squares * deals / (deals - 1.0)).sqrt() / n };
            Some(Bin { count, deals: deals as u64, said, was, margin })
        })
        .collect()
}
