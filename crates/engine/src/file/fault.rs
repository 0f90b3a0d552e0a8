//! What is wrong with a game file, and where.

use crate::refusal::{Code, cut};
use armonium_locale::Words;
use armonium_rules::{Action, Illegal, Outcome, Seat};
use std::fmt::{self, Display, Formatter};

/// Why a game file is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileFault {
    /// Where.
    pub place: Place,
    /// The clause it breaks.
    pub clause: &'static str,
    /// What is wrong, as a sentence.
    pub message: String,
}

/// A place in a game file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// The file as a whole.
    Whole,
    /// A place in its text, counted from 1.
    Text {
        /// The line.
        line: usize,
        /// The column.
        column: usize,
    },
    /// A field.
    Field(&'static str),
    /// A value of the scenario it starts with.
    Scenario(String),
    /// A move.
    Move {
        /// Its number, from 1.
        number: usize,
        /// Who is said to have made it.
        seat: Seat,
    },
}

impl FileFault {
    pub(super) fn new(place: Place, message: impl Into<String>) -> Self {
        Self { place, clause: Code::BadFile.clause(), message: cut(message.into()) }
    }

    pub(super) fn clause(self, clause: &'static str) -> Self {
        Self { clause, ..self }
    }

    pub(super) fn illegal(place: Place, illegal: Illegal, words: Words<'_>, action: Action) -> Self {
        let message = format!("“{}” is refused: {}", words.action(&action), words.illegal(&illegal));
        Self::new(place, message).clause(illegal.clause())
    }

    pub(super) fn outcome(played: Option<Outcome>, said: Option<Outcome>, words: Words<'_>) -> Self {
        let told = |outcome: Option<Outcome>| match outcome {
            Some(outcome) => format!("“{}”", words.outcome(outcome)),
            None => "no end yet".to_owned(),
        };
        let message = format!("The moves lead to {}, but the file says {}.", told(played), told(said));
        Self::new(Place::Field("outcome"), message)
    }
}

impl Display for Place {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Place::Whole => f.write_str("file"),
            Place::Text { line, column } => write!(f, "line {line}, column {column}"),
            Place::Field(field) => f.write_str(field),
            Place::Scenario(path) => write!(f, "start.scenario.{path}"),
            Place::Move { number, seat } => write!(f, "move {number}, seat {}", seat.0),
        }
    }
}

impl Display for FileFault {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} ({})", self.place, self.message, self.clause)
    }
}

impl std::error::Error for FileFault {}
