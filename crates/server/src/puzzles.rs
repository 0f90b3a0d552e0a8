//! A cache of puzzles, which are generated on demand outside the threads that serve requests.

use armonium_pack::Pack;
use armonium_puzzles::{Puzzle, PuzzleId};
use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::Semaphore;

/// The size of the cache; a puzzle takes a few kilobytes.
const CAPACITY: usize = 512;
/// How many puzzles are generated at once: few, because tables need the processors.
const MAX_GENERATING: usize = 1;

/// The cache, first in, first out.
pub(crate) struct Puzzles {
    known: Mutex<Known>,
    generating: Semaphore,
}

#[derive(Default)]
struct Known {
    puzzles: HashMap<PuzzleId, Arc<Puzzle>>,
    /// Their ids, the oldest first.
    order: VecDeque<PuzzleId>,
}

impl Default for Puzzles {
    fn default() -> Self {
        Self { known: Mutex::default(), generating: Semaphore::new(MAX_GENERATING) }
    }
}

impl Puzzles {
    /// The puzzle with this id. None if it cannot be generated.
    pub(crate) async fn get(&self, id: PuzzleId) -> Option<Arc<Puzzle>> {
        if let Some(puzzle) = self.known(id) {
            return Some(puzzle);
        }
        let _place = self.generating.acquire().await.ok()?;
        // Another request may have generated it meanwhile.
        if let Some(puzzle) = self.known(id) {
            return Some(puzzle);
        }
        let made = tokio::task::spawn_blocking(move || generate(id)).await.ok().flatten()?;
        let puzzle = Arc::new(made);
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.puzzles.insert(id, Arc::clone(&puzzle)).is_none() {
            known.order.push_back(id);
        }
        while known.order.len() > CAPACITY {
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

/// Generates a puzzle with the built-in pack, so that every server has the same puzzles.
fn generate(id: PuzzleId) -> Option<Puzzle> {
    id.make(&Pack::turin().content).ok()
}
