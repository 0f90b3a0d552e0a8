//! Deduction puzzles: the puzzle of a day, puzzles for practice, and whether an answer is right. What is asked and answered:
//! `armonium_puzzles::http`.

use super::body::{Asked, Body};
use super::error::{Answer, Error};
use crate::app::App;
use crate::random;
use crate::time::now;
use armonium_protocol::http::Fault;
use armonium_puzzles::http::{Guessed, NoPuzzle, PracticeAsked, PuzzleCard, Verdict};
use armonium_puzzles::{Date, Puzzle, PuzzleId};
use axum::Json;
use axum::extract::{Path, State};
use std::sync::Arc;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(today))
        .routes(routes!(next))
        .routes(routes!(show))
        .routes(routes!(answer))
}

impl From<NoPuzzle> for Error {
    fn from(why: NoPuzzle) -> Self {
        Fault::new(why.status, why.code, why.message).into()
    }
}

async fn find(app: &App, id: PuzzleId) -> Answer<Arc<Puzzle>> {
    app.puzzles.get(id).await.ok_or_else(|| PuzzleId::none().into())
}

/// The puzzle of today, in UTC. It is the same for everybody.
#[utoipa::path(get, path = "/api/puzzles/today", tag = "puzzles",
    responses((status = 200, description = "The puzzle, without its answer", body = PuzzleCard)))]
async fn today(State(app): State<App>) -> Answer<Json<PuzzleCard>> {
    let puzzle = find(&app, PuzzleId::Day(Date::at(now()))).await?;
    Ok(Json(PuzzleCard::of(&puzzle)))
}

/// A puzzle for practice.
#[utoipa::path(get, path = "/api/puzzles/next", tag = "puzzles", params(PracticeAsked),
    responses((status = 200, description = "The puzzle, without its answer", body = PuzzleCard)))]
async fn next(State(app): State<App>, Asked(wanted): Asked<PracticeAsked>) -> Answer<Json<PuzzleCard>> {
    let seed = u32::from_le_bytes(random::bytes()?);
    let puzzle = find(&app, PuzzleId::practice(wanted, || seed)?).await?;
    Ok(Json(PuzzleCard::of(&puzzle)))
}

/// The puzzle of a day that has come, or one for practice, by its name.
#[utoipa::path(get, path = "/api/puzzles/{puzzle}", tag = "puzzles", params(("puzzle" = String, Path)),
    responses((status = 200, description = "The puzzle, without its answer", body = PuzzleCard)))]
async fn show(State(app): State<App>, Path(puzzle): Path<String>) -> Answer<Json<PuzzleCard>> {
    let puzzle = find(&app, PuzzleId::named(&puzzle, now())?).await?;
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
    let puzzle = find(&app, PuzzleId::named(&puzzle, now())?).await?;
    Ok(Json(guessed.judge(&puzzle)?))
}
