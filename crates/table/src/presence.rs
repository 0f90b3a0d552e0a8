//! Which players are connected, as the node that serves the table sees it. Connections aren't part of the log, so commands
//! that depend on them carry a `Presence`.

use armonium_rules::Seat;

const MINUTE: i64 = 60_000;

/// A player counts as absent once disconnected for this long, in milliseconds, unless a server is set up otherwise.
pub const ABSENT_AFTER: i64 = 3 * MINUTE;

/// Since when players are disconnected, in milliseconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Presence {
    absent_after: i64,
    away_since: [Option<i64>; 6],
    host_away_since: Option<i64>,
}

impl Presence {
    /// Everyone is connected.
    pub const EVERYONE: Self =
        Self { absent_after: ABSENT_AFTER, away_since: [None; 6], host_away_since: None };

    /// The same where players count as absent after another time, in milliseconds.
    #[must_use]
    pub const fn with_absent_after(mut self, absent_after: i64) -> Self {
        self.absent_after = absent_after;
        self
    }

    /// The same with the owner of this seat disconnected since then.
    #[must_use]
    pub fn with_away(mut self, seat: Seat, since: i64) -> Self {
        if let Some(away) = self.away_since.get_mut(seat.index()) {
            *away = Some(since);
        }
        self
    }

    /// The same with the host, seated or not, disconnected since then.
    #[must_use]
    pub const fn with_host_away(mut self, since: i64) -> Self {
        self.host_away_since = Some(since);
        self
    }

    /// Since when the owner of a seat is disconnected.
    pub fn away_since(&self, seat: Seat) -> Option<i64> {
        self.away_since.get(seat.index()).copied().flatten()
    }

    /// True if no owner of a seat is disconnected.
    pub fn is_everyone(&self) -> bool {
        self.away_since.iter().all(Option::is_none)
    }

    /// Since when the host is disconnected.
    pub const fn host_away_since(&self) -> Option<i64> {
        self.host_away_since
    }

    /// True once the host has been disconnected long enough to count as absent.
    pub fn is_host_absent(&self, now: i64) -> bool {
        self.host_away_since.is_some_and(|since| now >= since + self.absent_after)
    }

    /// When the owner of this seat, who is disconnected, counts as absent.
    pub fn absent_from(&self, seat: Seat) -> Option<i64> {
        self.away_since(seat).map(|since| since + self.absent_after)
    }

    /// True once the owner of this seat has been disconnected long enough to count as absent.
    pub fn is_absent(&self, seat: Seat, now: i64) -> bool {
        self.absent_from(seat).is_some_and(|from| now >= from)
    }
}
