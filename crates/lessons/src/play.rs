//! A chapter as it is played over HTTP: the client sends all inputs so far, and the chapter is replayed. Nothing is stored.
//! The frames are those of a table: `docs/protocol.md`.

use crate::Course;
use crate::chapter::{Chapter, Look};
use crate::frames::LessonFrames;
use crate::lesson::{Input, Lesson, Rejection};
use armonium_protocol::http::Fault;
use armonium_protocol::{PackCard, Question, ServerMessage};
use armonium_rules::{Action, Space};
use serde::{Deserialize, Serialize};

/// The most inputs of a chapter; the longest needs about thirty.
const MOST_DID: usize = 200;
/// The most inputs to try at once: a path across the city.
const MOST_TRIED: usize = 20;
/// A chapter that can't be played as it is written. Tests ensure that there is none.
const BROKEN: Fault = Fault::fixed(500, "inside", "Something went wrong, and the chapter can’t continue.");

/// The chapters of the tutorial in order, and the content pack they take place in.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LessonList {
    /// The content pack.
    pub pack: PackCard,
    /// The chapters in order.
    pub chapters: Vec<LessonCard>,
}

/// A chapter in a list.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LessonCard {
    /// Its ID, in URLs and keys.
    pub id: &'static str,
    /// The number of steps.
    pub steps: usize,
    /// Its approximate duration in minutes.
    pub minutes: u8,
}

/// The inputs of a chapter so far, inputs to try, and a question. An input is an action of the game, or `"go_on"` after a step
/// that is only to be read. Inputs in `try` are applied all or none.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct LessonPlay {
    /// At most 200.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Value>, max_items = 200))]
    #[cfg_attr(feature = "ts", ts(type = "Array<Action | \"go_on\">"))]
    pub did: Vec<Input>,
    /// At most 20.
    #[serde(default, rename = "try")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Value>, max_items = 20, required = false))]
    #[cfg_attr(feature = "ts", ts(optional, rename = "try", type = "Array<Action | \"go_on\">"))]
    pub tries: Vec<Input>,
    /// As in the message `ask` of a table.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>))]
    #[cfg_attr(feature = "ts", ts(optional = nullable))]
    pub ask: Option<Question>,
}

/// The state of a chapter.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LessonNow {
    /// The number of completed steps.
    pub step: usize,
    /// The number of steps.
    pub steps: usize,
    /// The key of the text of this step; null when the chapter is over.
    pub say: Option<String>,
    /// The clause of the rules it is about.
    pub clause: Option<String>,
    /// True if the step is only to be read.
    pub reading: bool,
    /// What the page should show: `machine`, `hand`, `notebook` or `players`.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    #[cfg_attr(feature = "ts", ts(type = "\"machine\" | \"hand\" | \"notebook\" | \"players\" | null"))]
    pub look: Option<Look>,
    /// True if the learner should find the action: a page hints at where to look, and shows the action only after a mistake or
    /// on request.
    pub find: bool,
    /// The actions that the step accepts.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub wanted: Vec<Action>,
    /// The destination of a movement.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub to: Option<Space>,
    /// The key of the explanation, if `try` was a mistake.
    pub wrong: Option<String>,
    /// What a table would send: `welcome` if nothing was tried or asked; an `update` for each decision, or `refused`; the
    /// `answer`.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Object>))]
    pub frames: Vec<ServerMessage>,
}

impl Course {
    /// The list of all chapters.
    pub fn list(&self) -> LessonList {
        let card = |chapter: &Chapter| LessonCard {
            id: chapter.id,
            steps: chapter.steps.len(),
            minutes: chapter.minutes,
        };
        LessonList {
            pack: PackCard::of(self.content()),
            chapters: self.chapters().iter().map(card).collect(),
        }
    }

    /// Replays a chapter and tries further inputs.
    pub fn play(&self, chapter: &str, play: &LessonPlay) -> Result<LessonNow, Fault> {
        let mut lesson = self.begin(chapter).ok_or(Fault::fixed(
            404,
            "no_chapter",
            "This chapter doesn’t exist; GET /api/lessons lists all chapters.",
        ))?;
        if play.did.len() > MOST_DID || play.tries.len() > MOST_TRIED {
            return Err(Fault::senseless("too_many", "At most 200 actions in `did` and 20 in `try`."));
        }
        for (number, &input) in play.did.iter().enumerate() {
            lesson.submit(input).map_err(|rejection| {
                let sentence =
                    format!("did[{number}] cannot be done in this chapter: {}", reason(&rejection));
                Fault::senseless("lesson_changed", format!("{sentence}. Begin the chapter anew."))
            })?;
        }
        answer(lesson, play)
    }
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

fn answer(lesson: Lesson<'_>, play: &LessonPlay) -> Result<LessonNow, Fault> {
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
            return Err(Fault::senseless("not_now", sentence));
        }
        Some(Rejection::Script) => return Err(BROKEN),
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
