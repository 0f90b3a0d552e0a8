//! Puzzles: made when they are asked for, and the last few kept.

use crate::LocalServer;
use crate::answer::{self, Answer, Stop};
use crate::http::{Request, query};
use crate::message::Reply;
use armonium_protocol::http::Fault;
use armonium_puzzles::http::{Guessed, NoPuzzle, PuzzleCard};
use armonium_puzzles::{Date, Puzzle, PuzzleId};
use std::collections::VecDeque;
use std::rc::Rc;

/// How many puzzles are kept.
const KEPT: usize = 16;

/// The last puzzles that were asked for.
#[derive(Default)]
pub(crate) struct Puzzles(VecDeque<(PuzzleId, Rc<Puzzle>)>);

fn no_puzzle(why: NoPuzzle) -> Stop {
    Fault::new(why.status, why.code, why.message).into()
}

impl LocalServer {
    fn puzzle(&mut self, id: PuzzleId) -> Answer<Rc<Puzzle>> {
        if let Some((_, puzzle)) = self.study.puzzles.0.iter().find(|(known, _)| *known == id) {
            return Ok(Rc::clone(puzzle));
        }
        let puzzle = Rc::new(id.make(&self.packs.built_in()).map_err(no_puzzle)?);
        if self.study.puzzles.0.len() == KEPT {
            self.study.puzzles.0.pop_front();
        }
        self.study.puzzles.0.push_back((id, Rc::clone(&puzzle)));
        Ok(puzzle)
    }

    /// `GET /api/puzzles/…`.
    pub(crate) fn show_puzzle(&mut self, name: &str, request: &Request) -> Answer<Reply> {
        let id = match name {
            "today" => PuzzleId::Day(Date::at(self.now)),
            "next" => {
                let seed = self.random_bits() as u32;
                PuzzleId::practice(query(request)?, || seed).map_err(no_puzzle)?
            }
            name => PuzzleId::named(name, self.now).map_err(no_puzzle)?,
        };
        Ok(answer::json(200, &PuzzleCard::of(&*self.puzzle(id)?)))
    }

    /// `POST /api/puzzles/PUZZLE/answer`.
    pub(crate) fn judge_puzzle(&mut self, name: &str, guessed: &Guessed) -> Answer<Reply> {
        let puzzle = self.puzzle(PuzzleId::named(name, self.now).map_err(no_puzzle)?)?;
        Ok(answer::json(200, &guessed.judge(&puzzle).map_err(no_puzzle)?))
    }
}
