//! A puzzle: facts from one seat, a question, the answer and its explanation.

use crate::{Date, Fact, Grade, Layout, Place, Step};
use armonium_rules::{Character, Seat};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "PuzzleQuestion"))]
#[serde(tag = "ask", rename_all = "snake_case", deny_unknown_fields)]
pub enum Question {
    /// Who is the Chosen One?
    Chosen {},
    /// Which Character does this player hold?
    Holds {
        /// The player.
        seat: Seat,
    },
    /// Where does this Character's card lie?
    Lies {
        /// The card.
        character: Character,
    },
}

/// An answer to the question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "PuzzleAnswer"))]
#[serde(rename_all = "snake_case", untagged, deny_unknown_fields)]
pub enum Answer {
    /// This Character.
    Character {
        /// The Character.
        character: Character,
    },
    /// This place.
    Place {
        /// The place.
        place: Place,
    },
}

/// The game a puzzle comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Source {
    /// Bots played it, from this seed.
    Simulated {
        /// The game's seed.
        seed: u64,
    },
    /// It comes from the game file with this name.
    Recorded {
        /// The file's name.
        game: String,
    },
}

/// A deduction puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// Its ID, a [`PuzzleId`] unless it comes from a recorded game.
    pub id: String,
    /// The version of the generator that made it.
    pub version: u32,
    /// The game it comes from.
    pub source: Source,
    /// The number of events of that game up to the moment.
    pub moment: u32,
    /// The number of players.
    pub players: u8,
    /// Name numbers, by seat.
    pub names: Vec<u8>,
    /// The reader, whose notebook it is.
    pub seat: Seat,
    /// The Hour.
    pub hour: u8,
    /// The lines of the notebook.
    pub facts: Vec<Fact>,
    /// The question.
    pub question: Question,
    /// The answer.
    pub answer: Answer,
    /// The explanation of the answer.
    pub steps: Vec<Step>,
    /// Its difficulty.
    pub grade: Grade,
}

impl Puzzle {
    /// The places of its game.
    pub fn layout(&self) -> Option<Layout> {
        Layout::new(self.players)
    }

    /// The number of steps that count for its grade: all but reading hand and face-up cards.
    pub fn length(&self) -> usize {
        self.steps.iter().filter(|step| !step.rule.is_given()).count()
    }

    /// The facts of the step that rules out this wrong answer.
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

/// An ID from which the puzzle can be generated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PuzzleId {
    /// A daily puzzle, like `2026-11-15`.
    Day(Date),
    /// A practice puzzle, like `3-1f`: its grade and its seed in hexadecimal digits.
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

/// The text is not a puzzle ID.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected a puzzle ID: a day, like 2026-11-15, or a grade and a seed, like 3-1f")]
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
        // Each puzzle has only one ID.
        if id.to_string() == text { Ok(id) } else { Err(BadId) }
    }
}
