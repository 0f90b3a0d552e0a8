//! A puzzle: whose notebook it is, what is written there, what is asked, and the answer with its explanation.

use crate::{Date, Fact, Grade, Layout, Place, Step};
use armonium_rules::{Character, Seat};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "PuzzleQuestion"))]
#[serde(tag = "ask", rename_all = "snake_case", deny_unknown_fields)]
pub enum Question {
    /// Who is the Chosen One?
    Chosen {},
    /// Which Character does this player hold?
    Holds {
        /// Who.
        seat: Seat,
    },
    /// Where does this Character's card lie?
    Lies {
        /// Whose card.
        character: Character,
    },
}

/// An answer to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "PuzzleAnswer"))]
#[serde(rename_all = "snake_case", untagged, deny_unknown_fields)]
pub enum Answer {
    /// This Character.
    Character {
        /// Who.
        character: Character,
    },
    /// This place.
    Place {
        /// Where.
        place: Place,
    },
}

/// The game a puzzle comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Source {
    /// Players of the house played it; it follows from this seed.
    Simulated {
        /// The game's seed.
        seed: u64,
    },
    /// It was recorded in the game file with this name.
    Recorded {
        /// The file's name.
        game: String,
    },
}

/// A deduction puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// Its name.
    pub id: String,
    /// The version of the generator that made it.
    pub version: u32,
    /// The game it comes from.
    pub source: Source,
    /// How much had happened in that game: so many events.
    pub moment: u32,
    /// How many players there are.
    pub players: u8,
    /// What each is called: numbers of names, seat by seat.
    pub names: Vec<u8>,
    /// Whose notebook it is.
    pub seat: Seat,
    /// The Hour it is.
    pub hour: u8,
    /// What is written there.
    pub facts: Vec<Fact>,
    /// What is asked.
    pub question: Question,
    /// The answer.
    pub answer: Answer,
    /// How it is found.
    pub steps: Vec<Step>,
    /// How hard that is.
    pub grade: Grade,
}

impl Puzzle {
    /// The places of its game.
    pub fn layout(&self) -> Option<Layout> {
        Layout::new(self.players)
    }

    /// How many steps count for its grade: all but reading the own cards and those face up.
    pub fn length(&self) -> usize {
        self.steps.iter().filter(|step| !step.rule.is_given()).count()
    }

    /// The facts to look at again for somebody who gives this wrong answer: those of the step that rules it out.
    pub fn hint(&self, wrong: Answer) -> Vec<u8> {
        let square = match (self.question, wrong) {
            (Question::Chosen {}, Answer::Character { character }) => (character, Place::Chosen),
            (Question::Holds { seat }, Answer::Character { character }) => (character, Place::Hand(seat)),
            (Question::Lies { character }, Answer::Place { place }) => (character, place),
            _ => return Vec::new(),
        };
        let rules_out =
            |step: &&Step| step.decides.iter().any(|one| !one.holds && (one.character, one.place) == square);
        let Some(step) = self.steps.iter().find(rules_out).or(self.steps.last()) else { return Vec::new() };
        let mut waiting = vec![step];
        while let Some(step) = waiting.pop() {
            if !step.facts.is_empty() {
                return step.facts.clone();
            }
            waiting.extend(step.steps.iter().rev().filter_map(|index| self.steps.get(usize::from(*index))));
        }
        Vec::new()
    }
}

/// The name of a puzzle that can be made again from it alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PuzzleId {
    /// The puzzle of a day, written like `2026-11-15`.
    Day(Date),
    /// A puzzle for practice, written like `3-1f`: the grade and the seed in hexadecimal digits.
    Practice(Grade, u64),
}

impl fmt::Display for PuzzleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Day(date) => date.fmt(f),
            Self::Practice(grade, seed) => write!(f, "{}-{seed:x}", grade.number()),
        }
    }
}

/// No puzzle has such a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a puzzle is named by its day, like 2026-11-15, or by its grade and seed, like 3-1f")]
pub struct BadId;

impl FromStr for PuzzleId {
    type Err = BadId;

    fn from_str(text: &str) -> Result<Self, BadId> {
        if let Ok(date) = text.parse() {
            return Ok(Self::Day(date));
        }
        let (grade, seed) = text.split_once('-').ok_or(BadId)?;
        let grade = grade.parse().ok().and_then(Grade::from_number).ok_or(BadId)?;
        let seed = u64::from_str_radix(seed, 16).map_err(|_| BadId)?;
        let id = Self::Practice(grade, seed);
        // One name for each puzzle.
        if id.to_string() == text { Ok(id) } else { Err(BadId) }
    }
}
