//! Puzzles as they are needed: made once, off the threads that answer requests, and remembered as long as there is room.

use armonium_pack::Pack;
use armonium_puzzles::{Puzzle, PuzzleId, of_day, of_seed};
use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::Semaphore;

/// The most puzzles that are remembered; each is a few kilobytes.
const MOST: usize = 512;
/// How many are made at a time, so that puzzles never take the machine from the tables.
const AT_A_TIME: usize = 1;

/// The puzzles that were asked for last.
pub(crate) struct Puzzles {
    known: Mutex<Known>,
    makers: Semaphore,
}

#[derive(Default)]
struct Known {
    puzzles: HashMap<PuzzleId, Arc<Puzzle>>,
    /// Their ids, the oldest first.
    order: VecDeque<PuzzleId>,
}

impl Default for Puzzles {
    fn default() -> Self {
        Self { known: Mutex::default(), makers: Semaphore::new(AT_A_TIME) }
    }
}

impl Puzzles {
    /// The puzzle with this name; nothing if it cannot be made.
    pub(crate) async fn get(&self, id: PuzzleId) -> Option<Arc<Puzzle>> {
        if let Some(puzzle) = self.known(id) {
            return Some(puzzle);
        }
        let _place = self.makers.acquire().await.ok()?;
        // Somebody may have asked for the same while this request waited.
        if let Some(puzzle) = self.known(id) {
            return Some(puzzle);
        }
        let made = tokio::task::spawn_blocking(move || make(id)).await.ok().flatten()?;
        let puzzle = Arc::new(made);
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.puzzles.insert(id, Arc::clone(&puzzle)).is_none() {
            known.order.push_back(id);
        }
        while known.order.len() > MOST {
            if let Some(oldest) = known.order.pop_front() {
                known.puzzles.remove(&oldest);
            }
        }
        Some(puzzle)
    }

    fn known(&self, id: PuzzleId) -> Option<Arc<Puzzle>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).puzzles.get(&id).cloned()
    }
}

/// Puzzles are made with the built-in pack whatever the tables play with, so that every server has the same.
fn make(id: PuzzleId) -> Option<Puzzle> {
    let content = &Pack::turin().content;
    match id {
        PuzzleId::Day(date) => of_day(content, date),
        PuzzleId::Practice(grade, seed) => of_seed(content, grade, seed),
    }
}
