//! Proving a puzzle again: that it is a true account of its game, has one answer, and is explained and graded rightly.

use crate::deals::answers;
use crate::generate::Told;
use crate::saying::NAMES;
use crate::simulate::simulated;
use crate::solve::solve;
use crate::{Answer, Fact, Grade, Layout, Place, Puzzle, Question, Recorded, Scene, Source, VERSION};
use armonium_rules::Content;

/// What is wrong with a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// Another generator made it.
    #[error("it was made by version {0} of the generator, and this is version {VERSION}: generate it anew")]
    Version(u32),
    /// There is no such game.
    #[error("its game cannot be: {0}")]
    Game(&'static str),
    /// The recorded game is not there.
    #[error("it comes from the game \"{0}\": give that file too, with --game")]
    NoGame(String),
    /// Its game has another number of players.
    #[error("it has {told} players, but its game has {played}")]
    Players {
        /// What the puzzle says.
        told: u8,
        /// What is true.
        played: u8,
    },
    /// It is set in another Hour.
    #[error("it is set in Hour {told}, but its moment lies in Hour {played}")]
    Hour {
        /// What the puzzle says.
        told: u8,
        /// What is true.
        played: u8,
    },
    /// A fact cannot be.
    #[error("fact {0} cannot be: its numbers do not fit the game")]
    Senseless(usize),
    /// A fact is not true.
    #[error("fact {0} is not true: the reader did not see that in the game")]
    Untrue(usize),
    /// The own cards are not told.
    #[error("the reader's own cards are not among the facts")]
    NoOwn,
    /// The question cannot be asked.
    #[error("its question cannot be asked in its game")]
    Question,
    /// The facts leave no answer.
    #[error("no deal of the cards fits the facts")]
    NoAnswer,
    /// The facts leave several answers.
    #[error("the facts leave {} answers: {}", .0.len(), listed(.0))]
    Answers(Vec<Answer>),
    /// Another answer is the right one.
    #[error("its answer is {}, but {} is right", said(told), said(right))]
    Wrong {
        /// What the puzzle says.
        told: Answer,
        /// What is true.
        right: Answer,
    },
    /// It cannot be solved step by step.
    #[error("the rules of inference do not lead to the answer")]
    TooHard,
    /// Its explanation is another one.
    #[error("its explanation goes wrong at step {0}")]
    Steps(usize),
    /// It belongs to another grade.
    #[error("its grade is {}, but {}", .told.number(), graded(*right))]
    Grade {
        /// What the puzzle says.
        told: Grade,
        /// What is true; nothing if it has no grade.
        right: Option<Grade>,
    },
}

fn said(answer: &Answer) -> String {
    match answer {
        Answer::Character { character } => character.name().to_owned(),
        Answer::Place { place: Place::Hand(seat) } => format!("the hand of seat {}", seat.0),
        Answer::Place { place: Place::Deck } => "the deck".to_owned(),
        Answer::Place { place: Place::Chosen } => "the Chosen One".to_owned(),
    }
}

fn listed(answers: &[Answer]) -> String {
    answers.iter().map(said).collect::<Vec<_>>().join(", ")
}

fn graded(grade: Option<Grade>) -> String {
    grade.map_or_else(|| "it fits no grade".to_owned(), |grade| format!("{} is right", grade.number()))
}

impl Puzzle {
    /// Proves it again; `find` gives the recorded game of a name.
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
                self.check_with(&Told { players, events: &events })
            }
            Source::Recorded { game } => {
                let recorded = find(game).ok_or_else(|| Fault::NoGame(game.clone()))?;
                self.check_with(&recorded.told())
            }
        }
    }

    /// Proves what can be proven without its game: that it has one answer, and is explained and graded rightly.
    pub fn check_itself(&self) -> Result<(), Fault> {
        let layout = self.check_form()?;
        self.check_sound(layout)?;
        self.check_answer(layout)
    }

    fn check_with(&self, told: &Told<'_>) -> Result<(), Fault> {
        if self.players != told.players {
            return Err(Fault::Players { told: self.players, played: told.players });
        }
        let layout = self.check_form()?;
        if self.moment as usize > told.events.len() {
            return Err(Fault::Game("it was over before this moment"));
        }
        let scene = Scene::after(layout, self.seat, told.events, self.moment);
        if scene.hour != self.hour {
            return Err(Fault::Hour { told: self.hour, played: scene.hour });
        }
        self.check_sound(layout)?;
        let untrue = self.facts.iter().position(|fact| !scene.holds(fact));
        if let Some(index) = untrue {
            return Err(Fault::Untrue(index + 1));
        }
        self.check_answer(layout)
    }

    /// Who sits there, and what they are called.
    fn check_form(&self) -> Result<Layout, Fault> {
        let layout = self.layout().ok_or(Fault::Game("there are 3 to 6 players"))?;
        if !layout.has(Place::Hand(self.seat)) {
            return Err(Fault::Game("the reader sits nowhere"));
        }
        let mut names = self.names.clone();
        names.sort_unstable();
        names.dedup();
        let each = names.len() == usize::from(self.players) && self.names.len() == names.len();
        if !each || names.iter().any(|name| *name >= NAMES) {
            return Err(Fault::Game("every player needs a name of their own"));
        }
        Ok(layout)
    }

    fn check_sound(&self, layout: Layout) -> Result<(), Fault> {
        if self.facts.len() > usize::from(u8::MAX) {
            return Err(Fault::Game("it has too many facts"));
        }
        let senseless = self.facts.iter().position(|fact| !fact.is_sound(layout, self.hour));
        if let Some(index) = senseless {
            return Err(Fault::Senseless(index + 1));
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
            return Err(Fault::Wrong { told: self.answer, right });
        }
        let (_, steps) = solve(layout, seat, &self.facts, self.question).ok_or(Fault::TooHard)?;
        if steps != self.steps {
            let same = steps.iter().zip(&self.steps).take_while(|(one, other)| one == other).count();
            return Err(Fault::Steps(same + 1));
        }
        let right = Grade::of(&steps);
        if right == Some(self.grade) { Ok(()) } else { Err(Fault::Grade { told: self.grade, right }) }
    }
}
