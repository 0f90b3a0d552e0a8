//! What was measured of a load: how many decisions in how long, and how long each took.

use std::fmt::{self, Display, Formatter};
use std::time::Duration;

/// Every decision's time, from its sending to the last player's sight of it.
pub(crate) struct Figures {
    took: Vec<Duration>,
    span: Duration,
    /// Decisions a second, turn by turn.
    turns: Vec<f64>,
    /// Processor time of the load.
    load: Duration,
}

impl Figures {
    pub(crate) fn new(mut took: Vec<Duration>, span: Duration) -> Self {
        took.sort_unstable();
        Self { took, span, turns: Vec::new(), load: Duration::ZERO }
    }

    /// With the decisions a second of every turn.
    pub(crate) fn with_turns(self, turns: Vec<f64>) -> Self {
        Self { turns, ..self }
    }

    /// With the processor time that the load itself used.
    pub(crate) fn with_load(self, load: Duration) -> Self {
        Self { load, ..self }
    }

    /// Processor time of the load for each decision, in microseconds.
    pub(crate) fn load_each(&self) -> f64 {
        self.load.as_secs_f64() * 1e6 / self.took.len().max(1) as f64
    }

    pub(crate) fn per_second(&self) -> f64 {
        self.took.len() as f64 / self.span.as_secs_f64()
    }

    /// How many times as many decisions a second these are, turn by turn: the fewest, the middle, the most.
    pub(crate) fn times(&self, others: &Self) -> (f64, f64, f64) {
        let mut times: Vec<f64> =
            self.turns.iter().zip(&others.turns).map(|(ours, theirs)| ours / theirs).collect();
        times.sort_unstable_by(f64::total_cmp);
        let at = |index: usize| times.get(index).copied().unwrap_or_default();
        (at(0), at(times.len() / 2), at(times.len().saturating_sub(1)))
    }

    pub(crate) fn quantile(&self, part: f64) -> Duration {
        let last = self.took.len().saturating_sub(1);
        self.took.get((last as f64 * part).round() as usize).copied().unwrap_or_default()
    }
}

impl Display for Figures {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let ms = |part| self.quantile(part).as_secs_f64() * 1000.0;
        write!(f, "{:>8.0} decisions/s, p50 {:.1} ms, p99 {:.1} ms", self.per_second(), ms(0.5), ms(0.99))
    }
}
