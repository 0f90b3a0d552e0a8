//! Days of the calendar, as the puzzles of the day need them.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A day, written like `2026-11-15`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Date {
    /// Days since 1970-01-01.
    days: i32,
}

/// The text is no day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a day is written like 2026-11-15, from 2026 to 9999")]
pub struct BadDate;

impl Date {
    /// The first day that has a puzzle.
    pub const FIRST: Self = Self { days: 20_454 };
    /// The last day that can be written.
    const LAST: Self = Self { days: 2_932_896 };

    /// The day in UTC, so many milliseconds after the beginning of 1970.
    pub fn at(milliseconds: i64) -> Self {
        let days = milliseconds.div_euclid(86_400_000);
        let days = days.clamp(i64::from(Self::FIRST.days), i64::from(Self::LAST.days));
        Self { days: i32::try_from(days).unwrap_or(Self::FIRST.days) }
    }

    /// The day after; the last has none.
    pub fn next(self) -> Option<Self> {
        (self < Self::LAST).then_some(Self { days: self.days + 1 })
    }

    /// Days since the beginning of 1970.
    pub(crate) const fn number(self) -> u64 {
        self.days as u64
    }

    /// The day of the week: 0 is Monday.
    pub const fn weekday(self) -> u8 {
        // 1970-01-01 was a Thursday.
        (self.days + 3).rem_euclid(7) as u8
    }

    /// Year, month and day, after the algorithm of Howard Hinnant for years from March to February.
    const fn civil(self) -> (i32, i32, i32) {
        let shifted = self.days + 719_468;
        let era = shifted.div_euclid(146_097);
        let of_era = shifted.rem_euclid(146_097);
        let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year + year / 4 - year / 100);
        let month = (5 * of_year + 2) / 153;
        let day = of_year - (153 * month + 2) / 5 + 1;
        let (month, carry) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
        (year + era * 400 + carry, month, day)
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.civil();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

impl FromStr for Date {
    type Err = BadDate;

    fn from_str(text: &str) -> Result<Self, BadDate> {
        let mut parts = text.split('-').map(|part| part.parse::<i32>().ok());
        let (Some(Some(year)), Some(Some(month)), Some(Some(day)), None) =
            (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Err(BadDate);
        };
        if !(2026..=9999).contains(&year) || !(1..=12).contains(&month) || !(1..=31).contains(&day) {
            return Err(BadDate);
        }
        let (year, month) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
        let of_year = (153 * month + 2) / 5 + day - 1;
        let (era, of_era) = (year.div_euclid(400), year.rem_euclid(400));
        let days = era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719_468;
        let date = Self { days };
        // Nothing but the usual form, and no 30th of February.
        if date.to_string() == text { Ok(date) } else { Err(BadDate) }
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
    fn days_are_written_and_read_alike_and_weeks_have_seven() {
        let mut day: Date = "2026-01-01".parse().expect("a day");
        assert_eq!((day, day.weekday()), (Date::FIRST, 3));
        for _ in 0..2_000 {
            let next = day.next().expect("a day");
            assert_eq!(next.to_string().parse(), Ok(next));
            assert_eq!(next.weekday(), (day.weekday() + 1) % 7);
            assert!(next.to_string() > day.to_string());
            day = next;
        }
        assert_eq!(day.to_string(), "2031-06-24");
        assert_eq!("2028-02-29".parse::<Date>().map(|day| day.weekday()), Ok(1));
        assert_eq!("9999-12-31".parse(), Ok(Date::LAST));
        for wrong in [
            "2027-02-29",
            "2026-11-31",
            "2026-1-01",
            "2025-12-31",
            "26-01-01",
            "",
            "2026-11-15-1",
            "+2026-01-01",
        ] {
            assert_eq!(wrong.parse::<Date>(), Err(BadDate), "{wrong}");
        }
        assert_eq!(Date::at(1_794_783_600_000).to_string(), "2026-11-15");
        assert_eq!((Date::at(i64::MIN), Date::at(i64::MAX)), (Date::FIRST, Date::LAST));
    }
}
