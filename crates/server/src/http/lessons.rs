//! The lessons. Stateless: the client sends all inputs so far, and the server replays the chapter. The frames are those of a
//! table: `docs/protocol.md`.

use super::body::Body;
use super::error::{Answer, Error};
use crate::app::App;
use crate::lesson_frames::LessonFrames;
use armonium_lessons::{Course, Input, Lesson, Look, Rejection};
use armonium_protocol::{PackCard, Question, ServerMessage};
use armonium_rules::{Action, Space};
use axum::Json;
use axum::extract::Path;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The most inputs of a chapter; the longest needs about thirty.
const MOST_DID: usize = 200;
/// The most inputs to try at once: a path across the city.
const MOST_TRIED: usize = 20;

/// The chapters, read once. Tests ensure that this succeeds.
static COURSE: LazyLock<Result<Course, String>> = LazyLock::new(Course::read);

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(lessons)).routes(routes!(lesson))
}

fn course() -> Answer<&'static Course> {
    COURSE.as_ref().map_err(|wrong| {
        tracing::error!(wrong, "the lessons cannot be read");
        Error::INSIDE
    })
}

/// The chapters of the tutorial in order, and the content pack they take place in.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct LessonList {
    pack: PackCard,
    chapters: Vec<LessonCard>,
}

/// A chapter in a list.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct LessonCard {
    /// Its ID, in URLs and keys.
    id: &'static str,
    /// The number of steps.
    steps: usize,
    /// Its approximate duration in minutes.
    minutes: u8,
}

/// The inputs of a chapter so far, inputs to try, and a question. An input is an action of the game, or `"go_on"` after a step
/// that is only to be read. Inputs in `try` are applied all or none.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct LessonPlay {
    /// At most 200.
    #[serde(default)]
    #[schema(value_type = Vec<Value>, max_items = 200)]
    #[cfg_attr(feature = "ts", ts(type = "Array<Action | \"go_on\">"))]
    did: Vec<Input>,
    /// At most 20.
    #[serde(default, rename = "try")]
    #[schema(value_type = Vec<Value>, max_items = 20, required = false)]
    #[cfg_attr(feature = "ts", ts(optional, rename = "try", type = "Array<Action | \"go_on\">"))]
    tries: Vec<Input>,
    /// As in the message `ask` of a table.
    #[serde(default)]
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    ask: Option<Question>,
}

/// The state of a chapter.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct LessonNow {
    /// The number of completed steps.
    step: usize,
    /// The number of steps.
    steps: usize,
    /// The key of the text of this step; null when the chapter is over.
    say: Option<String>,
    /// The clause of the rules it is about.
    clause: Option<String>,
    /// True if the step is only to be read.
    reading: bool,
    /// What the page should show: `machine`, `hand`, `notebook` or `players`.
    #[schema(value_type = Option<String>)]
    #[cfg_attr(feature = "ts", ts(type = "\"machine\" | \"hand\" | \"notebook\" | \"players\" | null"))]
    look: Option<Look>,
    /// True if the learner should find the action: a page hints at where to look, and shows the action only after a mistake or
    /// on request.
    find: bool,
    /// The actions that the step accepts.
    #[schema(value_type = Vec<Object>)]
    wanted: Vec<Action>,
    /// The destination of a movement.
    #[schema(value_type = Option<u8>)]
    to: Option<Space>,
    /// The key of the explanation, if `try` was a mistake.
    wrong: Option<String>,
    /// What a table would send: `welcome` if nothing was tried or asked; an `update` for each decision, or `refused`; the
    /// `answer`.
    #[schema(value_type = Vec<Object>)]
    frames: Vec<ServerMessage>,
}

/// The chapters of the tutorial.
#[utoipa::path(get, path = "/api/lessons", tag = "lessons",
    responses((status = 200, description = "The chapters in order", body = LessonList)))]
async fn lessons() -> Answer<Json<LessonList>> {
    let course = course()?;
    let card = |chapter: &armonium_lessons::Chapter| LessonCard {
        id: chapter.id,
        steps: chapter.steps.len(),
        minutes: chapter.minutes,
    };
    let chapters = course.chapters().iter().map(card).collect();
    Ok(Json(LessonList { pack: PackCard::of(course.content()), chapters }))
}

/// Replays a chapter and tries further inputs. Nothing is stored.
#[utoipa::path(post, path = "/api/lessons/{chapter}", tag = "lessons", params(("chapter" = String, Path)),
    request_body = LessonPlay,
    responses((status = 200, description = "The state of the chapter", body = LessonNow)))]
async fn lesson(Path(id): Path<String>, Body(play): Body<LessonPlay>) -> Answer<Json<LessonNow>> {
    let no_chapter = Error::fixed(
        StatusCode::NOT_FOUND,
        "no_chapter",
        "This chapter doesn’t exist; GET /api/lessons lists all chapters.",
    );
    let mut lesson = course()?.begin(&id).ok_or(no_chapter)?;
    if play.did.len() > MOST_DID || play.tries.len() > MOST_TRIED {
        return Err(Error::senseless("too_many", "At most 200 actions in `did` and 20 in `try`."));
    }
    for (number, &input) in play.did.iter().enumerate() {
        lesson.submit(input).map_err(|rejection| {
            let sentence = format!("did[{number}] cannot be done in this chapter: {}", reason(&rejection));
            Error::senseless("lesson_changed", format!("{sentence}. Begin the chapter anew."))
        })?;
    }
    answer(lesson, &play).map(Json)
}

/// Why an input is rejected, for authors of programs.
fn reason(rejection: &Rejection) -> String {
    match rejection {
        Rejection::Wrong(key) => format!("the step asks for something else ({key})"),
        Rejection::Illegal(illegal) => format!("the rules forbid it ({})", illegal.clause()),
        Rejection::NotRead => "the step asks for an action".to_owned(),
        Rejection::Over => "it is over".to_owned(),
        Rejection::Script => "the chapter is invalid".to_owned(),
    }
}

fn answer(lesson: Lesson<'_>, play: &LessonPlay) -> Answer<LessonNow> {
    let (mut after, mut wrong, mut refused) = (lesson.clone(), None, None);
    let rejection = play.tries.iter().find_map(|&input| after.submit(input).err());
    let carried_out = rejection.is_none();
    match rejection {
        None => {}
        Some(Rejection::Wrong(key)) => wrong = Some(key),
        Some(Rejection::Illegal(illegal)) => {
            refused = Some(LessonFrames::of(&lesson).refused(illegal));
        }
        Some(rejection @ (Rejection::NotRead | Rejection::Over)) => {
            let sentence = format!("This cannot be tried now: {}.", reason(&rejection));
            return Err(Error::senseless("not_now", sentence));
        }
        Some(Rejection::Script) => return Err(Error::INSIDE),
    }
    let now = if carried_out { &after } else { &lesson };
    let lesson_frames = LessonFrames::of(now);
    let mut frames: Vec<ServerMessage> = refused.into_iter().collect();
    if play.tries.is_empty() && play.ask.is_none() {
        frames.push(lesson_frames.welcome());
    }
    frames.extend(lesson_frames.updates(lesson.records().len()));
    frames.extend(play.ask.as_ref().map(|question| lesson_frames.answer(question)));
    let step = now.step();
    Ok(LessonNow {
        step: now.completed(),
        steps: now.chapter().steps.len(),
        say: step.map(|step| step.key.clone()),
        clause: step.and_then(|step| step.clause.clone()),
        reading: step.is_some_and(|step| step.is_reading()),
        look: step.and_then(|step| step.look),
        find: step.is_some_and(|step| step.find),
        wanted: now.wanted(),
        to: now.leads_to(),
        wrong,
        frames,
    })
}
