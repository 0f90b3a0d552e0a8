//! What a table does by itself and when: clocks, absences, closing when idle, and the backoff after a failed write.

use super::TableActor;
use super::broadcast::paused;
use crate::table_error::TableError;
use armonium_table::{Command, Next};
use std::future::pending;
use std::time::Duration;
use tokio::time::{Instant, sleep_until};

/// How long bots and clocks pause after a failed write; doubled after each further failure, up to the longest.
const FIRST_BACKOFF: Duration = Duration::from_secs(1);
const LONGEST_BACKOFF: Duration = Duration::from_secs(15);

/// What a table does by itself.
#[derive(Clone, Copy)]
pub(super) enum Timer {
    /// A clock or a vote runs out.
    Clock,
    /// The backoff after a failed write ends.
    Retry,
    /// A player has been away for too long.
    Presence,
    /// The table has had no subscribers for too long.
    Idle,
}

/// Waits for the next timer, forever if there is none.
pub(super) async fn elapsed(next: Option<(Instant, Timer)>) -> Timer {
    match next {
        Some((at, timer)) => {
            sleep_until(at).await;
            timer
        }
        None => pending().await,
    }
}

impl TableActor {
    /// The next timer; without subscribers the table closes at `idle`.
    pub(super) fn next_timer(&self, idle: Instant) -> Option<(Instant, Timer)> {
        // Nothing runs while the table backs off from a failed write.
        let moment = |at: i64| {
            let wait = u64::try_from(at - self.registry.now()).unwrap_or(0).min(86_400_000);
            let at = Instant::now() + Duration::from_millis(wait + 1);
            self.retry_at.map_or(at, |retry_at| retry_at.max(at))
        };
        let clock = self.table.tick_due();
        let clock = clock.map(|at| (moment(at.max(self.registry.uptime().settled())), Timer::Clock));
        let away = || self.table.presence_due(self.registry.now(), &self.audience.presence(&self.table));
        let away = if self.table.depends_on_presence() { away() } else { None };
        let away = away.map(|at| (moment(at), Timer::Presence));
        let unused = self.audience.is_empty() && self.pending_bot.is_none() && self.pending_plan.is_none();
        let idle = unused.then_some((idle, Timer::Idle));
        let retry = self.retry_at.map(|at| (at, Timer::Retry));
        [clock, away, retry, idle].into_iter().flatten().min_by_key(|(at, _)| *at)
    }

    /// Backs off after a failed write: bots and clocks pause, longer each time, and subscribers learn why nothing moves.
    pub(super) fn pause(&mut self) {
        let first = self.backoff.is_zero();
        self.backoff = if first { FIRST_BACKOFF } else { (self.backoff * 2).min(LONGEST_BACKOFF) };
        self.retry_at = Some(Instant::now() + self.backoff);
        if first {
            self.audience.send_all(&paused());
        }
    }

    /// The backoff is over: runs what is due. Bots follow.
    pub(super) async fn retry(&mut self) -> Result<(), TableError> {
        self.retry_at = None;
        self.catch_up().await?;
        self.tick().await?;
        self.presence_tick().await?;
        // A successful write ends the backoff, but after a read that failed none may follow for long, and every newcomer
        // would hear that nothing can be saved. Only a bot of this node still has to show whether writing works.
        let bot_writes = self.holds_bot_lease && matches!(self.table.next(), Next::Bot { .. });
        if !bot_writes {
            self.backoff = Duration::ZERO;
        }
        Ok(())
    }

    /// Runs what is due by the table's clocks.
    pub(super) async fn tick(&mut self) -> Result<(), TableError> {
        self.resume_clocks().await?;
        if self.registry.now() < self.registry.uptime().settled() {
            return Ok(());
        }
        self.execute_internal(&Command::Tick).await
    }

    /// Stops a player's clock for the time in which no server was running.
    pub(super) async fn resume_clocks(&mut self) -> Result<(), TableError> {
        let Next::Player { deadline: Some(_), .. } = self.table.next() else { return Ok(()) };
        let (store, since) = (self.registry.store(), self.table.resumed_until());
        if self.registry.uptime().resumed(store).await? <= since {
            return Ok(());
        }
        let downtimes = store.downtimes(since).await?;
        let downtimes = downtimes.iter().map(|downtime| (downtime.began, downtime.ended)).collect();
        self.execute_internal(&Command::Resume { downtimes }).await
    }
}
