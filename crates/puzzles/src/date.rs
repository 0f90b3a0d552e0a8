//! Calendar days in UTC, which name the daily puzzles.

use jiff::SignedDuration;
use jiff::civil;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A day from 2026 on, written as `2026-11-15`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Date(civil::Date);

/// The text is not a valid date.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected a date like 2026-11-15, from 2026 to 9999")]
pub struct BadDate;

const EPOCH: civil::Date = civil::date(1970, 1, 1);

impl Date {
    /// The first day that has a puzzle.
    pub const FIRST: Self = Self(civil::date(2026, 1, 1));

    /// The UTC day of a Unix timestamp in milliseconds, at the earliest [`Self::FIRST`].
    pub fn at(milliseconds: i64) -> Self {
        Self(EPOCH.saturating_add(SignedDuration::from_millis(milliseconds))).max(Self::FIRST)
    }

    /// The next day; none after 9999-12-31.
    pub fn next(self) -> Option<Self> {
        self.0.tomorrow().ok().map(Self)
    }

    /// Days since 1970-01-01.
    pub(crate) fn number(self) -> u64 {
        self.0.duration_since(EPOCH).as_hours() as u64 / 24
    }

    /// The day of the week: 0 is Monday.
    pub fn weekday(self) -> u8 {
        self.0.weekday().to_monday_zero_offset() as u8
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Date {
    type Err = BadDate;

    fn from_str(text: &str) -> Result<Self, BadDate> {
        let date = text.parse().map(Self).map_err(|_| BadDate)?;
        // The parser also accepts other ISO 8601 forms; a puzzle has only one name.
        if date >= Self::FIRST && date.to_string() == text { Ok(date) } else { Err(BadDate) }
    }
}

impl TryFrom<String> for Date {
    type Error = BadDate;

    fn try_from(text: String) -> Result<Self, BadDate> {
        text.parse()
    }
}

impl From<Date> for String {
    fn from(date: Date) -> Self {
        date.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_round_trip_and_weekdays_cycle() {
        let mut day: Date = "2026-01-01".parse().expect("a date");
        assert_eq!((day, day.weekday()), (Date::FIRST, 3));
        for _ in 0..2_000 {
            let next = day.next().expect("a date");
            assert_eq!(next.to_string().parse(), Ok(next));
            assert_eq!(next.weekday(), (day.weekday() + 1) % 7);
            assert!(next.to_string() > day.to_string());
            day = next;
        }
        assert_eq!(day.to_string(), "2031-06-24");
        assert_eq!("2028-02-29".parse::<Date>().map(|day| day.weekday()), Ok(1));
        assert_eq!("9999-12-31".parse(), Ok(Date(civil::Date::MAX)));
        for wrong in [
            "2027-02-29",
            "2026-11-31",
            "2026-1-01",
            "2025-12-31",
            "26-01-01",
            "",
            "2026-11-15-1",
            "+2026-01-01",
            "20261115",
            "2026-11-15T00:00",
        ] {
            assert_eq!(wrong.parse::<Date>(), Err(BadDate), "{wrong}");
        }
        assert_eq!(Date::at(1_794_783_600_000).to_string(), "2026-11-15");
        assert_eq!((Date::at(i64::MIN), Date::at(i64::MAX)), (Date::FIRST, Date(civil::Date::MAX)));
    }
}
