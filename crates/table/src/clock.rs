//! How long a player may think: in real time, in days, or as long as it takes. Moments are milliseconds since 1970, UTC.

use serde::{Deserialize, Serialize};

const SECOND: i64 = 1000;
const MINUTE: i64 = 60 * SECOND;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// A table's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// Nobody is hurried.
    None {},
    /// For an evening: every decision has some seconds of its own, which are not saved up, and what it takes beyond them
    /// comes out of a reserve for the whole game.
    RealTime {
        /// Seconds for the whole game.
        reserve: u32,
        /// Seconds for each decision.
        increment: u32,
    },
    /// For weeks: so many hours from the start of a player's turn until another player is asked.
    Correspondence {
        /// Hours for a turn.
        hours: u16,
        /// When the clock stands every day, if it does.
        #[serde(default)]
        sleep: Option<Sleep>,
    },
}

/// A time of day in which no clock runs; it may pass midnight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Sleep {
    /// The minute of the day at which it begins, UTC.
    pub from: u16,
    /// The minute of the day at which it ends, UTC.
    pub to: u16,
}

/// Why a clock makes no sense.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadClock {
    /// Reserve: 10 seconds to a day; increment: 0 to an hour.
    RealTime,
    /// 1 hour to 30 days.
    Hours,
    /// Minutes of a day are 0 to 1439, and at least an hour of the day must be left awake.
    Sleep,
}

impl Default for Clock {
    fn default() -> Self {
        Clock::None {}
    }
}

impl Clock {
    pub(crate) fn check(&self) -> Result<(), BadClock> {
        match *self {
            Clock::None {} => Ok(()),
            Clock::RealTime { reserve, increment } => {
                let sound = (10..=86_400).contains(&reserve) && increment <= 3_600;
                sound.then_some(()).ok_or(BadClock::RealTime)
            }
            Clock::Correspondence { hours, .. } if !(1..=720).contains(&hours) => Err(BadClock::Hours),
            Clock::Correspondence { sleep: None, .. } => Ok(()),
            Clock::Correspondence { sleep: Some(sleep), .. } => {
                let sound = sleep.from < 1440 && sleep.to < 1440 && sleep.length() <= DAY - HOUR;
                (sound && sleep.from != sleep.to).then_some(()).ok_or(BadClock::Sleep)
            }
        }
    }

    /// What each player has at the beginning, in milliseconds.
    pub(crate) const fn reserve(&self) -> i64 {
        match self {
            Clock::RealTime { reserve, .. } => *reserve as i64 * SECOND,
            Clock::None {} | Clock::Correspondence { .. } => 0,
        }
    }

    /// What is left of a reserve after a decision that took so long.
    pub(crate) const fn after(&self, reserve: i64, took: i64) -> i64 {
        match self {
            Clock::RealTime { increment, .. } => {
                let beyond = took - *increment as i64 * SECOND;
                let left = if beyond > 0 { reserve - beyond } else { reserve };
                if left > 0 { left } else { 0 }
            }
            Clock::None {} | Clock::Correspondence { .. } => reserve,
        }
    }

    /// When a question would have been asked that was open when the server stopped at `began`, so that at `ended`, when it
    /// runs again, as much time is left as there was.
    pub(crate) fn resumed(&self, asked: i64, began: i64, ended: i64) -> i64 {
        let began = began.max(asked);
        match *self {
            Clock::Correspondence { sleep: Some(sleep), .. } => {
                sleep.start_of(ended, sleep.awake_between(asked, began))
            }
            Clock::None {} | Clock::RealTime { .. } | Clock::Correspondence { sleep: None, .. } => {
                ended - (began - asked)
            }
        }
    }

    /// When the time of a player runs out who was asked at `asked`, whose turn began at `turn`, with this reserve.
    pub(crate) fn deadline(&self, reserve: i64, asked: i64, turn: i64) -> Option<i64> {
        match *self {
            Clock::None {} => None,
            Clock::RealTime { increment, .. } => Some(asked + reserve + i64::from(increment) * SECOND),
            Clock::Correspondence { hours, sleep } => {
                let span = i64::from(hours) * HOUR;
                Some(sleep.map_or(turn + span, |sleep| sleep.awake(turn, span)))
            }
        }
    }
}

impl Sleep {
    const fn length(self) -> i64 {
        ((self.to as i64 - self.from as i64) * MINUTE).rem_euclid(DAY)
    }

    /// How long a player is awake between two moments.
    const fn awake_between(self, start: i64, end: i64) -> i64 {
        self.awake_until(end) - self.awake_until(start)
    }

    /// The same, counted from a night long ago.
    const fn awake_until(self, moment: i64) -> i64 {
        let (asleep, since) = (self.length(), moment - self.from as i64 * MINUTE);
        let today = since.rem_euclid(DAY) - asleep;
        since.div_euclid(DAY) * (DAY - asleep) + if today > 0 { today } else { 0 }
    }

    /// The moment from which a player has been awake for so long at the end: the same, backwards in time.
    const fn start_of(self, end: i64, span: i64) -> i64 {
        let backwards = Self { from: (1440 - self.to) % 1440, to: (1440 - self.from) % 1440 };
        -backwards.awake(-end, span)
    }

    /// The moment by which a player who started then has been awake for so long.
    const fn awake(self, start: i64, span: i64) -> i64 {
        let asleep = self.length();
        // How far into the sleep, or past its beginning, the day is.
        let since = (start - self.from as i64 * MINUTE).rem_euclid(DAY);
        let (start, since) = if since < asleep { (start + asleep - since, asleep) } else { (start, since) };
        let today = DAY - since;
        if span <= today {
            return start + span;
        }
        let (days, rest) = ((span - today) / (DAY - asleep), (span - today) % (DAY - asleep));
        // A span that ends with the waking day ends before that night, not after it.
        if rest == 0 { start + today + days * DAY } else { start + today + days * DAY + asleep + rest }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NIGHT: Sleep = Sleep { from: 22 * 60, to: 7 * 60 };

    /// The same, minute by minute.
    fn counted(sleep: Sleep, start: i64, span: i64) -> i64 {
        let (mut now, mut left) = (start, span);
        while left > 0 {
            let minute = (now / MINUTE).rem_euclid(1440) as u16;
            let asleep = match sleep.from < sleep.to {
                true => (sleep.from..sleep.to).contains(&minute),
                false => minute >= sleep.from || minute < sleep.to,
            };
            now += MINUTE;
            left -= if asleep { 0 } else { MINUTE };
        }
        now
    }

    #[test]
    fn no_clock_runs_while_the_table_sleeps() {
        for sleep in [NIGHT, Sleep { from: 60, to: 9 * 60 }, Sleep { from: 0, to: 1 }] {
            for start in (0..2 * 1440).step_by(37) {
                for hours in [1, 5, 24, 49, 72] {
                    let (start, span) = (start * MINUTE, hours * HOUR);
                    assert_eq!(
                        sleep.awake(start, span),
                        counted(sleep, start, span),
                        "{sleep:?} {start} {hours}"
                    );
                }
            }
        }
    }

    #[test]
    fn a_downtime_leaves_as_much_time_as_there_was() {
        let nights =
            [None, Some(NIGHT), Some(Sleep { from: 60, to: 9 * 60 }), Some(Sleep { from: 0, to: 1 })];
        for sleep in nights {
            let clock = Clock::Correspondence { hours: 24, sleep };
            let awake = |start, end| sleep.map_or(end - start, |sleep| sleep.awake_between(start, end));
            for asked in (0..2 * 1440).step_by(37).map(|minute| minute * MINUTE) {
                for (used, down) in
                    [(0, HOUR), (HOUR, 9 * HOUR), (10 * HOUR, 100 * HOUR), (30 * HOUR, MINUTE)]
                {
                    let (began, ended) = (asked + used, asked + used + down);
                    let resumed = clock.resumed(asked, began, ended);
                    assert_eq!(awake(resumed, ended), awake(asked, began), "{sleep:?} {asked} {used} {down}");
                }
            }
        }
        let clock = Clock::RealTime { reserve: 60, increment: 10 };
        assert_eq!(clock.resumed(1_000, 5_000, 90_000), 86_000);
        assert_eq!(clock.resumed(6_000, 5_000, 90_000), 90_000, "asked after the last sign of life");
    }

    #[test]
    fn the_increment_is_for_each_decision_and_only_what_goes_beyond_it_is_taken_from_the_reserve() {
        let clock = Clock::RealTime { reserve: 60, increment: 10 };
        assert_eq!(clock.after(60_000, 9_000), 60_000);
        assert_eq!(clock.after(60_000, 15_000), 55_000);
        assert_eq!(clock.after(1_000, 15_000), 0);
        assert_eq!(clock.deadline(55_000, 100_000, 0), Some(165_000));
    }

    #[test]
    fn clocks_that_make_no_sense_are_refused() {
        let hours = |hours, sleep| Clock::Correspondence { hours, sleep };
        assert_eq!(Clock::RealTime { reserve: 9, increment: 0 }.check(), Err(BadClock::RealTime));
        assert_eq!(Clock::RealTime { reserve: 60, increment: 3_601 }.check(), Err(BadClock::RealTime));
        assert_eq!(hours(0, None).check(), Err(BadClock::Hours));
        assert_eq!(hours(24, Some(Sleep { from: 0, to: 1440 })).check(), Err(BadClock::Sleep));
        assert_eq!(hours(24, Some(Sleep { from: 5, to: 5 })).check(), Err(BadClock::Sleep));
        assert_eq!(hours(24, Some(Sleep { from: 30, to: 0 })).check(), Err(BadClock::Sleep));
        assert_eq!(hours(24, Some(NIGHT)).check(), Ok(()));
    }
}
