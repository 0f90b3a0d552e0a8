//! The clock of a process: the system clock is read once and the monotonic clock counts from there, so steps of the system
//! clock have no effect. Between processes: uptime.rs.

use std::sync::LazyLock;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// A clock that is set once.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    set_at: Instant,
    time: i64,
    /// How far ahead of the system clock it was set. It runs an eighth slower until it has caught up.
    ahead: i64,
}

impl Clock {
    /// A clock that shows `time` now while the system clock shows `system`, in milliseconds since 1970.
    pub(crate) fn set(time: i64, system: i64) -> Self {
        Self { set_at: Instant::now(), time, ahead: (time - system).max(0) }
    }

    /// Milliseconds since 1970.
    pub(crate) fn now(&self) -> i64 {
        self.after(self.set_at.elapsed())
    }

    fn after(&self, elapsed: Duration) -> i64 {
        let elapsed = i64::try_from(elapsed.as_millis()).unwrap_or(i64::MAX / 2);
        self.time + elapsed - self.ahead.min(elapsed / 8)
    }
}

/// The system clock, in milliseconds since 1970.
pub(crate) fn system() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// Milliseconds since 1970 on this process's clock. Tables record `TableRegistry::now`.
pub fn now() -> i64 {
    static CLOCK: LazyLock<Clock> = LazyLock::new(|| {
        let system = system();
        Clock::set(system, system)
    });
    CLOCK.now()
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: i64 = 3_600_000;

    #[test]
    fn a_clock_that_is_ahead_runs_slower_until_it_is_right_and_never_backwards() {
        let clock = Clock::set(10 * HOUR, 9 * HOUR);
        let after = |hours: i64| clock.after(Duration::from_millis((hours * HOUR) as u64));
        assert_eq!(after(0), 10 * HOUR);
        assert_eq!(after(4), 13 * HOUR + HOUR / 2, "half of it is made up for");
        assert_eq!(after(8), 17 * HOUR);
        assert_eq!(after(100), 109 * HOUR, "the system's clock at last");
        let minutes = (0..1000).map(|minute| clock.after(Duration::from_secs(60 * minute)));
        assert!(minutes.is_sorted());
    }

    #[test]
    fn a_clock_that_is_behind_stays_behind_and_runs_as_fast_as_any() {
        let clock = Clock::set(9 * HOUR, 10 * HOUR);
        assert_eq!(clock.after(Duration::from_secs(3600)), 10 * HOUR);
    }
}
