//! The difficulty of a puzzle, by the number of steps. A puzzle that is too easy or too hard for its length has no grade.

use crate::Step;
use serde::{Deserialize, Serialize};

/// One of five grades, I to V.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "number"))]
#[serde(try_from = "u8", into = "u8")]
pub struct Grade(u8);

/// The most steps of each grade but the last.
const MOST_STEPS: [usize; 4] = [5, 6, 7, 8];
/// The least and greatest depth of the hardest step, by grade.
const DEPTHS: [(u8, u8); 5] = [(1, 2), (1, 2), (2, 4), (2, 4), (2, 4)];
/// The least number of steps that use other steps, by grade; the answer counts.
const CONCLUSIONS: [usize; 5] = [1, 1, 2, 3, 4];
/// The fewest steps of a puzzle.
const FEWEST_STEPS: usize = 3;

impl Grade {
    /// All five, the easiest first.
    pub const ALL: [Self; 5] = [Self(1), Self(2), Self(3), Self(4), Self(5)];

    /// Its number, from 1.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The grade with this number.
    pub const fn from_number(number: u8) -> Option<Self> {
        if number >= 1 && number <= 5 { Some(Self(number)) } else { None }
    }

    /// The grade of an explanation; none if it is too short, or too hard or too easy for its length.
    pub fn of(steps: &[Step]) -> Option<Self> {
        let length = steps.iter().filter(|step| !step.rule.is_given()).count();
        let depth = steps.iter().map(|step| step.rule.depth()).max().unwrap_or(0);
        let index = MOST_STEPS.iter().filter(|most| length > **most).count();
        let (least, most) = DEPTHS[index];
        let concluded = steps.iter().filter(|step| !step.steps.is_empty()).count();
        let fits = (least..=most).contains(&depth) && concluded >= CONCLUSIONS[index];
        (length >= FEWEST_STEPS && fits).then_some(Self::ALL[index])
    }

    /// The grade of a day of the week (0 is Monday): easy on Mondays, hard on Sundays.
    pub const fn of_weekday(weekday: u8) -> Self {
        match weekday {
            0 => Self(1),
            1 | 2 => Self(2),
            3 | 4 => Self(3),
            5 => Self(4),
            _ => Self(5),
        }
    }
}

impl From<Grade> for u8 {
    fn from(grade: Grade) -> u8 {
        grade.0
    }
}

impl TryFrom<u8> for Grade {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Self::from_number(number).ok_or("grades are numbered 1 to 5")
    }
}
