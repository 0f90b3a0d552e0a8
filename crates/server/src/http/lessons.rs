//! The lessons. Nothing is kept here: the learner sends what was done so far, and the chapter is played again up to
//! there, which takes no time. The frames are those of a table: `docs/protocol.md`.

use super::body::Body;
use super::error::{Answer, Error};
use crate::app::App;
use crate::lesson_frames::LessonFrames;
use armonium_lessons::{Course, Deed, Lesson, Look, No};
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

/// The most deeds of a chapter; the longest has some thirty.
const MOST_DID: usize = 200;
/// The most deeds that are tried at once: a way across the city.
const MOST_TRIED: usize = 20;

/// The chapters, read once. The tests see to it that they can be read.
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

/// What a list says of a chapter.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct LessonCard {
    /// Its name, in addresses and in the keys of its words.
    id: &'static str,
    /// How many steps it has.
    steps: usize,
    /// About how many minutes it takes.
    minutes: u8,
}

/// What was done in a chapter so far, what is tried now, and what is asked. A deed is an action of the game, or `"go_on"`
/// for a step that is only to be read. What is tried together is carried out together or not at all.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct LessonPlay {
    /// At most 200.
    #[serde(default)]
    #[schema(value_type = Vec<Value>, max_items = 200)]
    #[cfg_attr(feature = "ts", ts(type = "Array<Action | \"go_on\">"))]
    did: Vec<Deed>,
    /// At most 20.
    #[serde(default, rename = "try")]
    #[schema(value_type = Vec<Value>, max_items = 20, required = false)]
    #[cfg_attr(feature = "ts", ts(optional, rename = "try", type = "Array<Action | \"go_on\">"))]
    tries: Vec<Deed>,
    /// As in the message `ask` of a table.
    #[serde(default)]
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    ask: Option<Question>,
}

/// Where a chapter stands.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct LessonNow {
    /// How many steps are completed.
    step: usize,
    /// How many there are.
    steps: usize,
    /// The key of what is said at this step; null when the chapter is over.
    say: Option<String>,
    /// The clause of the rules it is about.
    clause: Option<String>,
    /// Is there only something to read?
    reading: bool,
    /// What the page should show: `machine`, `hand`, `notebook` or `players`.
    #[schema(value_type = Option<String>)]
    #[cfg_attr(feature = "ts", ts(type = "\"machine\" | \"hand\" | \"notebook\" | \"players\" | null"))]
    look: Option<Look>,
    /// Is the learner to find what is wanted? Then a page points at where to look, and at what is wanted only after a
    /// mistake or on request.
    find: bool,
    /// The actions that would be carried out now.
    #[schema(value_type = Vec<Object>)]
    wanted: Vec<Action>,
    /// Where a movement should lead.
    #[schema(value_type = Option<u8>)]
    to: Option<Space>,
    /// Why what was tried was not carried out: the key of the explanation.
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

/// Plays a chapter: from its beginning up to what was done, and then what is tried. Nothing is kept.
#[utoipa::path(post, path = "/api/lessons/{chapter}", tag = "lessons", params(("chapter" = String, Path)),
    request_body = LessonPlay,
    responses((status = 200, description = "Where the chapter stands", body = LessonNow)))]
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
    for (number, &deed) in play.did.iter().enumerate() {
        lesson.does(deed).map_err(|no| {
            let sentence = format!("did[{number}] cannot be done in this chapter: {}", reason(&no));
            Error::senseless("lesson_changed", format!("{sentence}. Begin the chapter anew."))
        })?;
    }
    answer(lesson, &play).map(Json)
}

/// Why a deed is not carried out, for programs' authors.
fn reason(no: &No) -> String {
    match no {
        No::Wrong(key) => format!("it is not what the step is about ({key})"),
        No::Illegal(illegal) => format!("the rules forbid it ({})", illegal.clause()),
        No::NotRead => "there is something to do, not to read".to_owned(),
        No::Over => "it is over".to_owned(),
        No::Script => "the chapter is not sound".to_owned(),
    }
}

fn answer(lesson: Lesson<'_>, play: &LessonPlay) -> Answer<LessonNow> {
    let (mut after, mut wrong, mut refused) = (lesson.clone(), None, None);
    let no = play.tries.iter().find_map(|&deed| after.does(deed).err());
    let carried_out = no.is_none();
    match no {
        None => {}
        Some(No::Wrong(key)) => wrong = Some(key),
        Some(No::Illegal(illegal)) => {
            refused = Some(LessonFrames::of(&lesson).refused(illegal));
        }
        Some(no @ (No::NotRead | No::Over)) => {
            let sentence = format!("This cannot be tried now: {}.", reason(&no));
            return Err(Error::senseless("not_now", sentence));
        }
        Some(No::Script) => return Err(Error::INSIDE),
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
