//! What time it is. The system's clock is read once; from then on time passes as the monotonic clock counts it, so that steps
//! of the system's clock change nothing in a process that runs.

use std::sync::LazyLock;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// A clock that was set once.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    set_at: Instant,
    time: i64,
}

impl Clock {
    /// A clock that shows this time now, in milliseconds since 1970.
    pub(crate) fn set(time: i64) -> Self {
        Self { set_at: Instant::now(), time }
    }

    /// Milliseconds since 1970.
    pub(crate) fn now(&self) -> i64 {
        self.time + i64::try_from(self.set_at.elapsed().as_millis()).unwrap_or(i64::MAX)
    }
}

/// What the system's clock shows, in milliseconds since 1970.
pub fn system() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// Milliseconds since 1970, as this process counts them.
pub fn now() -> i64 {
    static CLOCK: LazyLock<Clock> = LazyLock::new(|| Clock::set(system()));
    CLOCK.now()
}
