//! What a player does beside playing: lessons, puzzles, replays with analyses, files and packs other than the built-in one. The
//! module that the page loads for the first move is built without it.

mod analyses;
mod file;
mod games;
mod puzzles;

use crate::LocalServer;
use crate::answer::{self, Answer, Stop};
use crate::http::{Request, body, table_id};
use crate::message::Reply;
use analyses::Streams;
use armonium_lessons::{Course, LessonPlay};
use armonium_protocol::http::Fault;
use puzzles::Puzzles;
use std::sync::LazyLock;

/// The chapters, read once. Tests ensure that this succeeds.
static COURSE: LazyLock<Result<Course, String>> = LazyLock::new(Course::read);

fn course() -> Answer<&'static Course> {
    COURSE.as_ref().map_err(|_| Stop::Denied(answer::inside()))
}

/// What it keeps in memory.
#[derive(Default)]
pub(crate) struct Study {
    pub(crate) streams: Streams,
    puzzles: Puzzles,
}

impl LocalServer {
    /// Answers a request to one of its paths.
    pub(crate) fn study_request(&mut self, parts: &[&str], request: &Request) -> Answer<Reply> {
        match (parts, request.method.as_str()) {
            (["files"], "POST") => self.import(request.body.as_deref().unwrap_or_default()),
            (["lessons"], "GET") => Ok(answer::json(200, &course()?.list())),
            (["lessons", chapter], "POST") => {
                let play: LessonPlay = body(request)?;
                Ok(answer::json(200, &course()?.play(chapter, &play)?))
            }
            (["puzzles", puzzle], "GET") => self.show_puzzle(puzzle, request),
            (["puzzles", puzzle, "answer"], "POST") => self.judge_puzzle(puzzle, &body(request)?),
            (["packs", file], "GET") => self.packs.file(file),
            (["tables", id, "file"], "GET") => self.export(table_id(id)?, request),
            (["games", id, rest @ ..], method) => {
                let id = table_id(id)?;
                self.game_request(id, rest, method, request)
            }
            (["files" | "lessons"] | ["puzzles", _] | ["tables", _, "file"], _) => Err(Fault::METHOD.into()),
            _ => Err(Fault::NOT_FOUND.into()),
        }
    }
}
