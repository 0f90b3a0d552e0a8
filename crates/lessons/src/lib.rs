//! The tutorial: ten chapters of a first game, each a position in the built-in pack with scripted opponents and a list of
//! steps. Pure logic: the server and the engine in the page call it, and the texts are in `locales/TAG/lessons.ftl`.
//!
//! [`Course`] holds the chapters, [`Lesson`] is one of them being played, [`Rejection`] is the reason for refusing an input.
//! [`Course::play`] is a chapter over HTTP, with the frames that a table would send.

mod chapter;
mod default_policy;
mod frames;
mod goal;
mod lesson;
mod pattern;
mod play;

pub use chapter::{Chapter, Look, Step};
pub use goal::Goal;
pub use lesson::{Continue, Input, Lesson, Record, Rejection};
pub use play::{LessonCard, LessonList, LessonNow, LessonPlay};

use armonium_pack::Pack;
use armonium_rules::Content;

/// The source files of the chapters, in order.
const CHAPTERS: [(&str, &str); 10] = [
    ("goal", include_str!("../../../content/lessons/goal.toml")),
    ("gears", include_str!("../../../content/lessons/gears.toml")),
    ("moving", include_str!("../../../content/lessons/moving.toml")),
    ("clues", include_str!("../../../content/lessons/clues.toml")),
    ("auction", include_str!("../../../content/lessons/auction.toml")),
    ("notebook", include_str!("../../../content/lessons/notebook.toml")),
    ("organ", include_str!("../../../content/lessons/organ.toml")),
    ("people", include_str!("../../../content/lessons/people.toml")),
    ("wolf", include_str!("../../../content/lessons/wolf.toml")),
    ("victory", include_str!("../../../content/lessons/victory.toml")),
];

/// The defaults of all chapters.
const BASE: &str = include_str!("../../../content/lessons/base.toml");

/// The key of the explanation for any action at a step that is only to be read.
pub const READ_FIRST: &str = "lesson-read-first";

/// The whole tutorial.
#[derive(Debug)]
pub struct Course {
    content: Content,
    chapters: Vec<Chapter>,
}

impl Course {
    /// Reads the built-in chapters. Tests ensure that this succeeds.
    pub fn read() -> Result<Self, String> {
        let content = Pack::turin().content.clone();
        let read = |&(id, text): &(&'static str, &str)| {
            Chapter::read(&content, id, BASE, text)
                .map_err(|wrong| format!("content/lessons/{id}.toml: {wrong}"))
        };
        let chapters = CHAPTERS.iter().map(read).collect::<Result<_, _>>()?;
        Ok(Self { content, chapters })
    }

    /// The content of all chapters.
    pub const fn content(&self) -> &Content {
        &self.content
    }

    /// The chapters in order.
    pub fn chapters(&self) -> &[Chapter] {
        &self.chapters
    }

    /// Starts the chapter with this ID, if it exists.
    pub fn begin(&self, id: &str) -> Option<Lesson<'_>> {
        let chapter = self.chapters.iter().find(|chapter| chapter.id == id)?;
        Some(Lesson::new(&self.content, chapter))
    }
}

/// Visits the types of what is asked and answered.
#[cfg(feature = "ts")]
pub fn types(visitor: &mut impl ts_rs::TypeVisitor) {
    visitor.visit::<LessonList>();
    visitor.visit::<LessonPlay>();
    visitor.visit::<LessonNow>();
}
