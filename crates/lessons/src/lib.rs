//! The tutorial: ten chapters of a first game, each a position of our own city with scripted opponents and a list of
//! steps. Pure: a learner's deeds in, what became of them out. The words are in `locales/TAG/lessons.ftl`, by the keys
//! named here; who passes it on: the server.
//!
//! [`Course`] holds the chapters, [`Lesson`] is one of them being played, [`No`] is why a deed was not carried out.

mod chapter;
mod goal;
mod lesson;
mod pattern;
mod quiet;

pub use chapter::{Chapter, Look, Step};
pub use goal::Goal;
pub use lesson::{Deed, GoOn, Lesson, No, Record};

use armonium_pack::Pack;
use armonium_rules::Content;

/// The chapters as they are written down, in order.
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

/// What all chapters begin with, unless they say otherwise.
const BASE: &str = include_str!("../../../content/lessons/base.toml");

/// What the explanation of anything but going on is called, where going on is all that is asked.
pub const READ_FIRST: &str = "lesson-read-first";

/// The whole tutorial.
#[derive(Debug)]
pub struct Course {
    content: Content,
    chapters: Vec<Chapter>,
}

impl Course {
    /// Reads the chapters that are built in. What is wrong with one is said in a sentence; the tests see to it that
    /// nothing is.
    pub fn read() -> Result<Self, String> {
        let content = Pack::turin().content.clone();
        let read = |&(id, text): &(&'static str, &str)| {
            Chapter::read(&content, id, BASE, text)
                .map_err(|wrong| format!("content/lessons/{id}.toml: {wrong}"))
        };
        let chapters = CHAPTERS.iter().map(read).collect::<Result<_, _>>()?;
        Ok(Self { content, chapters })
    }

    /// The city all chapters take place in.
    pub const fn content(&self) -> &Content {
        &self.content
    }

    /// The chapters in order.
    pub fn chapters(&self) -> &[Chapter] {
        &self.chapters
    }

    /// Begins a chapter, if there is one of this name.
    pub fn begin(&self, id: &str) -> Option<Lesson<'_>> {
        let chapter = self.chapters.iter().find(|chapter| chapter.id == id)?;
        Some(Lesson::new(&self.content, chapter))
    }
}
