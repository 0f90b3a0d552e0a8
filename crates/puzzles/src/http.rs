//! Puzzles over HTTP: a puzzle as it is sent, and what becomes of an answer. The answer and the way to it are sent to a player
//! who has found it or gives up.

use crate::{Answer, Date, Fact, Grade, Puzzle, PuzzleId, PuzzleMessage, Question, Square};
use armonium_rules::{CharacterSet, Content, Seat};
use serde::{Deserialize, Serialize};

/// A puzzle as it is sent to a player who is to solve it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "Puzzle"))]
#[cfg_attr(feature = "openapi", schema(as = Puzzle))]
pub struct PuzzleCard {
    /// Its name: a day, or a grade and a seed.
    pub id: String,
    /// Is it the puzzle of a day?
    pub daily: bool,
    /// 1 to 5.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub grade: Grade,
    /// How many play.
    pub players: u8,
    /// Numbers of names, seat by seat.
    pub names: Vec<u8>,
    /// Whose notebook it is.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// 1 to 11.
    pub hour: u8,
    /// The reader's own Character Cards.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub own: CharacterSet,
    /// Those that lie face up.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub face_up: CharacterSet,
    /// What can be read in the notebook, in the order of the Hours.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub facts: Vec<PuzzleMessage>,
    /// What is asked.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub question: Question,
    /// The question in words.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub asked: PuzzleMessage,
    /// How many steps the explanation has.
    pub steps: usize,
}

impl PuzzleCard {
    /// What is sent of it.
    pub fn of(puzzle: &Puzzle) -> Self {
        let (mut own, mut face_up) = (CharacterSet::EMPTY, CharacterSet::EMPTY);
        for fact in &puzzle.facts {
            match fact {
                Fact::Own { cards } => own = *cards,
                Fact::FaceUp { cards } => face_up = *cards,
                _ => {}
            }
        }
        Self {
            id: puzzle.id.clone(),
            daily: matches!(puzzle.id.parse(), Ok(PuzzleId::Day(_))),
            grade: puzzle.grade,
            players: puzzle.players,
            names: puzzle.names.clone(),
            seat: puzzle.seat,
            hour: puzzle.hour,
            own,
            face_up,
            facts: puzzle.facts.iter().map(|fact| fact.message(puzzle.seat)).collect(),
            question: puzzle.question,
            asked: puzzle.question.message(),
            steps: puzzle.length(),
        }
    }
}

/// One step of an explanation.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "PuzzleStep"))]
pub struct StepCard {
    /// What it says.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub says: PuzzleMessage,
    /// The facts it reads, by number from 0.
    pub facts: Vec<u8>,
    /// The earlier steps it builds on, by number from 0.
    pub steps: Vec<u8>,
    /// The squares it decides.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub decides: Vec<Square>,
}

/// What becomes of an answer.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "PuzzleVerdict"))]
pub struct Verdict {
    /// Is the answer right?
    pub right: bool,
    /// After a wrong answer: the facts to look at again, by number from 0.
    pub hint: Vec<u8>,
    /// After the right answer, or for a player who gives up.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub solution: Option<Solution>,
}

/// The answer and the way to it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "PuzzleSolution"))]
pub struct Solution {
    /// The answer.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub answer: Answer,
    /// The answer in words.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub says: PuzzleMessage,
    /// The way to it.
    pub steps: Vec<StepCard>,
}

impl Solution {
    /// What is sent of it.
    pub fn of(puzzle: &Puzzle) -> Self {
        let steps = puzzle.steps.iter().map(|step| StepCard {
            says: step.message(),
            facts: step.facts.clone(),
            steps: step.steps.clone(),
            decides: step.decides.clone(),
        });
        Self { answer: puzzle.answer, says: puzzle.answer_message(), steps: steps.collect() }
    }
}

/// An answer, or giving up.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "PuzzleGuess"))]
#[serde(deny_unknown_fields)]
pub struct Guessed {
    /// `{"character":"lewis"}`, or `{"place":{"hand":2}}` where a place is asked for.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub answer: Option<Answer>,
    /// Tell me.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub give_up: bool,
}

/// Which puzzle for practice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
#[cfg_attr(feature = "openapi", into_params(parameter_in = Query))]
#[serde(deny_unknown_fields)]
pub struct PracticeAsked {
    /// 1 to 5; any grade if nothing is said.
    #[cfg_attr(feature = "openapi", param(minimum = 1, maximum = 5))]
    pub grade: Option<u8>,
    /// The same seed and grade give the same puzzle; a new one if nothing is said.
    #[cfg_attr(feature = "openapi", param(value_type = Option<u64>, minimum = 0, maximum = 4_294_967_295_u32))]
    pub seed: Option<u32>,
}

/// Why there is no puzzle, or nothing becomes of an answer: a code with a sentence in English.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoPuzzle {
    /// The status.
    pub status: u16,
    /// The code.
    pub code: &'static str,
    /// The sentence.
    pub message: String,
}

impl NoPuzzle {
    fn new(status: u16, code: &'static str, message: impl Into<String>) -> Self {
        Self { status, code, message: message.into() }
    }
}

/// An error as a sentence.
fn sentence(error: &impl std::fmt::Display) -> String {
    let text = error.to_string();
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| format!("{}{}.", first.to_uppercase(), letters.as_str()))
}

impl PuzzleId {
    /// The puzzle in a path, if it is out at this time, in milliseconds since 1970.
    pub fn named(text: &str, now: i64) -> Result<Self, NoPuzzle> {
        let id: Self = text.parse().map_err(|error| NoPuzzle::new(404, "no_puzzle", sentence(&error)))?;
        if matches!(id, Self::Day(date) if date > Date::at(now)) {
            let why = "This puzzle isn’t out yet; it appears on its day, at midnight UTC.";
            return Err(NoPuzzle::new(404, "not_yet", why));
        }
        Ok(id)
    }

    /// The puzzle for practice that is asked for; `random` chooses what is left open.
    pub fn practice(asked: PracticeAsked, random: impl FnOnce() -> u32) -> Result<Self, NoPuzzle> {
        let seed = asked.seed.unwrap_or_else(random);
        let number = asked.grade.unwrap_or((seed % 5) as u8 + 1);
        let why = || NoPuzzle::new(400, "bad_query", "Grades are numbered 1 to 5.");
        Ok(Self::Practice(Grade::from_number(number).ok_or_else(why)?, u64::from(seed)))
    }

    /// Makes the puzzle with this content.
    pub fn make(self, content: &Content) -> Result<Puzzle, NoPuzzle> {
        let made = match self {
            Self::Day(date) => crate::of_day(content, date),
            Self::Practice(grade, seed) => crate::of_seed(content, grade, seed),
        };
        made.ok_or_else(Self::none)
    }

    /// It can't be made.
    pub fn none() -> NoPuzzle {
        NoPuzzle::new(404, "no_puzzle", "This puzzle doesn’t exist; try another seed.")
    }
}

impl Guessed {
    /// Is an answer right? If not, where to look again; if so, or for a player who gives up, the way to it.
    pub fn judge(&self, puzzle: &Puzzle) -> Result<Verdict, NoPuzzle> {
        match (self.answer, self.give_up) {
            (None, true) => {
                Ok(Verdict { right: false, hint: Vec::new(), solution: Some(Solution::of(puzzle)) })
            }
            (Some(guess), false)
                if std::mem::discriminant(&guess) == std::mem::discriminant(&puzzle.answer) =>
            {
                let right = guess == puzzle.answer;
                let hint = if right { Vec::new() } else { puzzle.hint(guess) };
                Ok(Verdict { right, hint, solution: right.then(|| Solution::of(puzzle)) })
            }
            _ => Err(NoPuzzle::new(
                422,
                "bad_answer",
                "Send an answer of the kind that is asked for, a character or a place, or give_up.",
            )),
        }
    }
}

/// Visits the types of what is asked and answered.
#[cfg(feature = "ts")]
pub fn types(visitor: &mut impl ts_rs::TypeVisitor) {
    visitor.visit::<PuzzleCard>();
    visitor.visit::<Guessed>();
    visitor.visit::<Verdict>();
}
