//! Checks a puzzle: its facts are true in its game, its answer is unique, and its explanation and grade are correct.

use crate::deals::answers;
use crate::generate::Played;
use crate::message::NAMES;
use crate::simulate::simulated;
use crate::solve::solve;
use crate::{Answer, Fact, Grade, Layout, Observations, Place, Puzzle, Question, Recorded, Source, VERSION};
use armonium_rules::Content;

/// Why a puzzle is invalid.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// It is from another generator version.
    #[error("generator version {0} made it, this is version {VERSION}: generate it again")]
    Version(u32),
    /// The game is invalid.
    #[error("its game is invalid: {0}")]
    Game(&'static str),
    /// The recorded game is missing.
    #[error("it comes from the game \"{0}\": give that file too, with --game")]
    NoGame(String),
    /// The number of players differs from the game.
    #[error("it has {stated} players, but its game has {played}")]
    Players {
        /// In the puzzle.
        stated: u8,
        /// In the game.
        played: u8,
    },
    /// The Hour differs from the game.
    #[error("it is set in Hour {stated}, but its moment lies in Hour {played}")]
    Hour {
        /// In the puzzle.
        stated: u8,
        /// In the game.
        played: u8,
    },
    /// A fact is impossible.
    #[error("fact {0} is impossible: its values do not fit the game")]
    Impossible(usize),
    /// A fact is not true.
    #[error("fact {0} is not true: the reader did not see that in the game")]
    Untrue(usize),
    /// The reader's own cards are missing.
    #[error("the reader's own cards are not among the facts")]
    NoOwn,
    /// The question does not fit the game.
    #[error("its question does not fit its game")]
    Question,
    /// No deal fits the facts.
    #[error("no deal of the cards fits the facts")]
    NoAnswer,
    /// Several answers fit the facts.
    #[error("{} answers fit the facts: {}", .0.len(), listed(.0))]
    Answers(Vec<Answer>),
    /// The answer is wrong.
    #[error("its answer is {}, but {} is right", describe(stated), describe(right))]
    Wrong {
        /// In the puzzle.
        stated: Answer,
        /// The right one.
        right: Answer,
    },
    /// The solver does not find the answer.
    #[error("the rules of inference do not lead to the answer")]
    TooHard,
    /// The explanation is wrong.
    #[error("its explanation is wrong at step {0}")]
    Steps(usize),
    /// The grade is wrong.
    #[error("its grade is {}, but {}", .stated.number(), graded(*right))]
    Grade {
        /// In the puzzle.
        stated: Grade,
        /// The right one; none if it fits no grade.
        right: Option<Grade>,
    },
}

fn describe(answer: &Answer) -> String {
    match answer {
        Answer::Character { character } => character.name().to_owned(),
        Answer::Place { place: Place::Hand(seat) } => format!("the hand of seat {}", seat.0),
        Answer::Place { place: Place::Deck } => "the deck".to_owned(),
        Answer::Place { place: Place::Chosen } => "the Chosen One".to_owned(),
    }
}

fn listed(answers: &[Answer]) -> String {
    answers.iter().map(describe).collect::<Vec<_>>().join(", ")
}

fn graded(grade: Option<Grade>) -> String {
    grade.map_or_else(|| "it fits no grade".to_owned(), |grade| format!("{} is right", grade.number()))
}

impl Puzzle {
    /// Checks everything; `find` returns the recorded game with a name.
    pub fn check<'a>(
        &self,
        content: &Content,
        find: impl FnOnce(&str) -> Option<Recorded<'a>>,
    ) -> Result<(), Fault> {
        if self.version != VERSION {
            return Err(Fault::Version(self.version));
        }
        match &self.source {
            Source::Simulated { seed } => {
                let (players, events) =
                    simulated(content, *seed).ok_or(Fault::Game("it cannot be played with this content"))?;
                self.check_with(&Played { players, events: &events })
            }
            Source::Recorded { game } => {
                let recorded = find(game).ok_or_else(|| Fault::NoGame(game.clone()))?;
                self.check_with(&recorded.played())
            }
        }
    }

    /// Checks what needs no game: the answer, the explanation and the grade.
    pub fn check_explanation(&self) -> Result<(), Fault> {
        let layout = self.check_form()?;
        self.check_sound(layout)?;
        self.check_answer(layout)
    }

    fn check_with(&self, game: &Played<'_>) -> Result<(), Fault> {
        if self.players != game.players {
            return Err(Fault::Players { stated: self.players, played: game.players });
        }
        let layout = self.check_form()?;
        if self.moment as usize > game.events.len() {
            return Err(Fault::Game("it ended before this moment"));
        }
        let observations = Observations::after(layout, self.seat, game.events, self.moment);
        if observations.hour != self.hour {
            return Err(Fault::Hour { stated: self.hour, played: observations.hour });
        }
        self.check_sound(layout)?;
        let untrue = self.facts.iter().position(|fact| !observations.holds(fact));
        if let Some(index) = untrue {
            return Err(Fault::Untrue(index + 1));
        }
        self.check_answer(layout)
    }

    /// Checks the seats and names.
    fn check_form(&self) -> Result<Layout, Fault> {
        let layout = self.layout().ok_or(Fault::Game("a game has 3 to 6 players"))?;
        if !layout.has(Place::Hand(self.seat)) {
            return Err(Fault::Game("the reader's seat does not exist"));
        }
        let mut names = self.names.clone();
        names.sort_unstable();
        names.dedup();
        let each = names.len() == usize::from(self.players) && self.names.len() == names.len();
        if !each || names.iter().any(|name| *name >= NAMES) {
            return Err(Fault::Game("every player needs a different name"));
        }
        Ok(layout)
    }

    fn check_sound(&self, layout: Layout) -> Result<(), Fault> {
        if self.facts.len() > usize::from(u8::MAX) {
            return Err(Fault::Game("it has too many facts"));
        }
        let impossible = self.facts.iter().position(|fact| !fact.is_sound(layout, self.hour));
        if let Some(index) = impossible {
            return Err(Fault::Impossible(index + 1));
        }
        let is_own = |fact: &Fact| matches!(fact, Fact::Own { .. });
        if self.facts.iter().any(is_own) { Ok(()) } else { Err(Fault::NoOwn) }
    }

    fn check_answer(&self, layout: Layout) -> Result<(), Fault> {
        let seat = self.seat;
        if let Question::Holds { seat } = self.question {
            let hand = Place::Hand(seat);
            if !layout.has(hand) || layout.room(hand) != 1 {
                return Err(Fault::Question);
            }
        }
        let found = answers(layout, seat, &self.facts, self.question, u32::MAX);
        let right = match found[..] {
            [] => return Err(Fault::NoAnswer),
            [right] => right,
            _ => return Err(Fault::Answers(found)),
        };
        if self.answer != right {
            return Err(Fault::Wrong { stated: self.answer, right });
        }
        let (_, steps) = solve(layout, seat, &self.facts, self.question).ok_or(Fault::TooHard)?;
        if steps != self.steps {
            let same = steps.iter().zip(&self.steps).take_while(|(one, other)| one == other).count();
            return Err(Fault::Steps(same + 1));
        }
        let right = Grade::of(&steps);
        if right == Some(self.grade) { Ok(()) } else { Err(Fault::Grade { stated: self.grade, right }) }
    }
}
