//! Deduction puzzles: the puzzle of a day, puzzles for practice, and whether an answer is right. The answer and the way to it
//! are sent to a player who has found it or gives up.

use super::body::{Asked, Body};
use super::error::{Answer, Error};
use crate::app::App;
use crate::random;
use crate::time::now;
use armonium_puzzles::{Answer as Guess, Date, Grade, Puzzle, PuzzleId, PuzzleMessage, Question, Square};
use armonium_rules::{CharacterSet, Seat};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(today))
        .routes(routes!(next))
        .routes(routes!(show))
        .routes(routes!(answer))
}

/// A puzzle as it is sent to a player who is to solve it.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "Puzzle"))]
#[schema(as = Puzzle)]
pub(super) struct PuzzleCard {
    /// Its name: a day, or a grade and a seed.
    id: String,
    /// Is it the puzzle of a day?
    daily: bool,
    /// 1 to 5.
    #[schema(value_type = u8)]
    grade: Grade,
    players: u8,
    /// Numbers of names, seat by seat.
    names: Vec<u8>,
    /// Whose notebook it is.
    #[schema(value_type = u8)]
    seat: Seat,
    /// 1 to 11.
    hour: u8,
    /// The reader's own Character Cards.
    #[schema(value_type = Vec<String>)]
    own: CharacterSet,
    /// Those that lie face up.
    #[schema(value_type = Vec<String>)]
    face_up: CharacterSet,
    /// What can be read in the notebook, in the order of the Hours.
    #[schema(value_type = Vec<Object>)]
    facts: Vec<PuzzleMessage>,
    #[schema(value_type = Object)]
    question: Question,
    /// The question in words.
    #[schema(value_type = Object)]
    asked: PuzzleMessage,
    /// How many steps the explanation has.
    steps: usize,
}

impl PuzzleCard {
    fn of(puzzle: &Puzzle) -> Self {
        use armonium_puzzles::Fact;
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
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "PuzzleStep"))]
pub(super) struct StepCard {
    #[schema(value_type = Object)]
    says: PuzzleMessage,
    /// The facts it reads, by number from 0.
    facts: Vec<u8>,
    /// The earlier steps it builds on, by number from 0.
    steps: Vec<u8>,
    /// The squares it decides.
    #[schema(value_type = Vec<Object>)]
    decides: Vec<Square>,
}

/// What becomes of an answer.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "PuzzleVerdict"))]
pub(super) struct Verdict {
    right: bool,
    /// After a wrong answer: the facts to look at again, by number from 0.
    hint: Vec<u8>,
    /// After the right answer, or for a player who gives up.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    solution: Option<Solution>,
}

/// The answer and the way to it.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "PuzzleSolution"))]
pub(super) struct Solution {
    #[schema(value_type = Object)]
    answer: Guess,
    #[schema(value_type = Object)]
    says: PuzzleMessage,
    steps: Vec<StepCard>,
}

impl Solution {
    fn of(puzzle: &Puzzle) -> Self {
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
#[derive(Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "PuzzleGuess"))]
#[serde(deny_unknown_fields)]
pub(super) struct Guessed {
    /// `{"character":"lewis"}`, or `{"place":{"hand":2}}` where a place is asked for.
    #[serde(default)]
    #[schema(value_type = Object)]
    #[cfg_attr(feature = "ts", ts(optional))]
    answer: Option<Guess>,
    /// Tell me.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    give_up: bool,
}

/// Which puzzle for practice.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct Wanted {
    /// 1 to 5; any grade if nothing is said.
    #[param(minimum = 1, maximum = 5)]
    grade: Option<u8>,
    /// The same seed and grade give the same puzzle; a new one if nothing is said.
    #[param(value_type = Option<u64>, minimum = 0, maximum = 4_294_967_295_u32)]
    seed: Option<u32>,
}

/// The puzzle with a name, unless its day is still to come.
async fn find(app: &App, id: PuzzleId) -> Answer<Arc<Puzzle>> {
    if matches!(id, PuzzleId::Day(date) if date > Date::at(now())) {
        return Err(Error::fixed(
            StatusCode::NOT_FOUND,
            "not_yet",
            "This puzzle isn’t out yet; it appears on its day, at midnight UTC.",
        ));
    }
    let none =
        Error::fixed(StatusCode::NOT_FOUND, "no_puzzle", "This puzzle doesn’t exist; try another seed.");
    app.puzzles.get(id).await.ok_or(none)
}

/// The puzzle in the path.
fn named(text: &str) -> Answer<PuzzleId> {
    text.parse().map_err(|error| Error::new(StatusCode::NOT_FOUND, "no_puzzle", sentence(&error)))
}

/// An error as a sentence.
fn sentence(error: &impl std::fmt::Display) -> String {
    let text = error.to_string();
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| format!("{}{}.", first.to_uppercase(), letters.as_str()))
}

/// The puzzle of today, in UTC. It is the same for everybody.
#[utoipa::path(get, path = "/api/puzzles/today", tag = "puzzles",
    responses((status = 200, description = "The puzzle, without its answer", body = PuzzleCard)))]
async fn today(State(app): State<App>) -> Answer<Json<PuzzleCard>> {
    let puzzle = find(&app, PuzzleId::Day(Date::at(now()))).await?;
    Ok(Json(PuzzleCard::of(&puzzle)))
}

/// A puzzle for practice.
#[utoipa::path(get, path = "/api/puzzles/next", tag = "puzzles", params(Wanted),
    responses((status = 200, description = "The puzzle, without its answer", body = PuzzleCard)))]
async fn next(State(app): State<App>, Asked(wanted): Asked<Wanted>) -> Answer<Json<PuzzleCard>> {
    let seed = match wanted.seed {
        Some(seed) => seed,
        None => u32::from_le_bytes(random::bytes()?),
    };
    let number = wanted.grade.unwrap_or((seed % 5) as u8 + 1);
    let grade = Grade::from_number(number).ok_or(Error::fixed(
        StatusCode::BAD_REQUEST,
        "bad_query",
        "Grades are numbered 1 to 5.",
    ))?;
    let puzzle = find(&app, PuzzleId::Practice(grade, u64::from(seed))).await?;
    Ok(Json(PuzzleCard::of(&puzzle)))
}

/// The puzzle of a day that has come, or one for practice, by its name.
#[utoipa::path(get, path = "/api/puzzles/{puzzle}", tag = "puzzles", params(("puzzle" = String, Path)),
    responses((status = 200, description = "The puzzle, without its answer", body = PuzzleCard)))]
async fn show(State(app): State<App>, Path(puzzle): Path<String>) -> Answer<Json<PuzzleCard>> {
    let puzzle = find(&app, named(&puzzle)?).await?;
    Ok(Json(PuzzleCard::of(&puzzle)))
}

/// Is an answer right? If not, where to look again; if so, or if the caller gives up, the way to it.
#[utoipa::path(post, path = "/api/puzzles/{puzzle}/answer", tag = "puzzles", params(("puzzle" = String, Path)),
    request_body = Guessed, responses((status = 200, description = "Right or wrong", body = Verdict)))]
async fn answer(
    State(app): State<App>,
    Path(puzzle): Path<String>,
    Body(guessed): Body<Guessed>,
) -> Answer<Json<Verdict>> {
    let puzzle = find(&app, named(&puzzle)?).await?;
    let verdict = match (guessed.answer, guessed.give_up) {
        (None, true) => Verdict { right: false, hint: Vec::new(), solution: Some(Solution::of(&puzzle)) },
        (Some(guess), false) if std::mem::discriminant(&guess) == std::mem::discriminant(&puzzle.answer) => {
            let right = guess == puzzle.answer;
            Verdict {
                right,
                hint: if right { Vec::new() } else { puzzle.hint(guess) },
                solution: right.then(|| Solution::of(&puzzle)),
            }
        }
        _ => {
            return Err(Error::senseless(
                "bad_answer",
                "Send an answer of the kind that is asked for, a character or a place, or give_up.",
            ));
        }
    };
    Ok(Json(verdict))
}
