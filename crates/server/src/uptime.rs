//! The time of the tables, which is continuous across restarts, and the downtimes.
//!
//! Every server writes heartbeats to the store. A gap, because no server ran, the store could not be reached, or the
//! system's clock was set forward between two processes, is a downtime: players' clocks resume with the time that was left
//! (`Command::Resume`). If the system's clock was set back, time continues from the last heartbeat.

use crate::time::Clock;
use armonium_store::{Heartbeat, Store, StoreError};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// The interval between heartbeats.
pub(crate) const BEAT: Duration = Duration::from_secs(2);
/// A gap between heartbeats that is longer than this is a downtime, in milliseconds.
const LOST: i64 = 6_000;
/// For this long after a downtime no clock runs out, in milliseconds, so that players can reconnect.
const GRACE: i64 = 15_000;

/// The time of the tables.
pub(crate) struct Uptime {
    system: fn() -> i64,
    state: Mutex<State>,
    /// Held while a heartbeat is written.
    beating: tokio::sync::Mutex<()>,
}

struct State {
    clock: Clock,
    /// The last heartbeat of this server. Before the first one the length of the downtime is unknown.
    beaten: Option<i64>,
    /// When the last downtime ended.
    resumed: i64,
    /// No clock runs out before this.
    settled: i64,
}

impl Uptime {
    pub(crate) fn new(system: fn() -> i64) -> Self {
        let now = system();
        let clock = Clock::set(now, now);
        let state = State { clock, beaten: None, resumed: 0, settled: i64::MAX };
        Self { system, state: Mutex::new(state), beating: Default::default() }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Milliseconds since 1970.
    pub(crate) fn now(&self) -> i64 {
        self.state().clock.now()
    }

    /// The moment from which clocks may run out.
    pub(crate) fn settled(&self) -> i64 {
        self.state().settled
    }

    /// Writes a heartbeat. The first one determines the downtime.
    pub(crate) async fn beat(&self, store: &Store) -> Result<(), StoreError> {
        let _beating = self.beating.lock().await;
        let begun = self.state().beaten.is_some();
        let longest_gap = if begun { LOST } else { self.begin(store.last_heartbeat().await?) };
        let at = self.now();
        let resumed = store.record_heartbeat(at, longest_gap).await?;
        let mut state = self.state();
        if resumed > state.resumed {
            (state.resumed, state.settled) = (resumed, resumed.max(at) + GRACE);
        } else if !begun {
            state.settled = at;
        }
        state.beaten = Some(at);
        Ok(())
    }

    /// Sets the clock by the last heartbeat, and returns the longest gap that is not a downtime.
    fn begin(&self, last: Option<Heartbeat>) -> i64 {
        let system = (self.system)();
        let (time, longest_gap) = match last {
            // Another node is running: adopt its time.
            Some(Heartbeat { at, age: Some(age) }) if (0..=LOST).contains(&age) => (at + age, LOST),
            Some(Heartbeat { at, .. }) => (system.max(at + 1), 0),
            None => (system, 0),
        };
        if time > system + 1000 {
            tracing::warn!(
                seconds = (time - system) / 1000,
                "the system's clock is behind the last heartbeat; the server's clock is slowed down until it is right"
            );
        }
        self.state().clock = Clock::set(time, system);
        longest_gap
    }

    /// The end of the last downtime. A server that was suspended writes a heartbeat first, which detects the gap.
    pub(crate) async fn resumed(&self, store: &Store) -> Result<i64, StoreError> {
        let is_current =
            |state: &State| state.beaten.is_some_and(|beaten| state.clock.now() - beaten <= LOST);
        if !is_current(&self.state()) {
            self.beat(store).await?;
        }
        Ok(self.state().resumed)
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "failures fail the test")]
mod tests {
    use super::*;
    use crate::time::system;
    use armonium_store::{DatabaseUrl, Downtime};

    const HOUR: i64 = 3_600_000;

    async fn started(store: &Store, system: fn() -> i64) -> Uptime {
        let uptime = Uptime::new(system);
        uptime.beat(store).await.unwrap();
        uptime
    }

    #[tokio::test]
    async fn time_continues_across_restarts_and_clocks_wait_until_players_can_reconnect() {
        let name = format!("armonium-uptime-{}.db", std::process::id());
        let path = std::env::temp_dir().join(name);
        let store = Store::open(&DatabaseUrl::file(&path)).await.unwrap();
        let first = started(&store, system).await;
        assert!(first.settled() <= first.now(), "there was no server before");
        assert_eq!(first.resumed(&store).await.unwrap(), 0);

        let second = started(&store, || system() + HOUR).await;
        let resumed = second.resumed(&store).await.unwrap();
        assert!((0..60_000).contains(&(second.now() - resumed)));
        assert_eq!(second.settled(), resumed + GRACE);
        let [Downtime { began, ended }] = store.downtimes(0).await.unwrap()[..] else {
            panic!("one downtime")
        };
        assert!(ended == resumed && (HOUR - 60_000..=HOUR + 60_000).contains(&(ended - began)));

        let third = started(&store, || system() - 5 * HOUR).await;
        assert!((0..60_000).contains(&(third.now() - resumed)), "time does not run backwards");
        store.close().await.unwrap();
        for end in ["", "-wal", "-shm"] {
            let _ = std::fs::remove_file(format!("{}{end}", path.display()));
        }
    }

    #[test]
    fn a_node_that_joins_others_adopts_their_time_and_finds_no_downtime() {
        let uptime = Uptime::new(system);
        let at = system() - 2 * HOUR;
        assert_eq!(uptime.begin(Some(Heartbeat { at, age: Some(1_500) })), LOST);
        assert!((at + 1_500..at + 61_500).contains(&uptime.now()));
        // All other nodes have stopped.
        assert_eq!(uptime.begin(Some(Heartbeat { at, age: Some(LOST + 1) })), 0);
        assert!((0..60_000).contains(&(system() - uptime.now())));
    }
}
