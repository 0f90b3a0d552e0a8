//! What came of the last analyses, in a bounded memory: as many games as there is room for, the least asked for go first.

use armonium_review::{Judged, Setting};
use armonium_table::TableId;
use std::collections::{BTreeMap, HashMap};

/// The most games that are kept: some 300 KiB each.
const MOST: usize = 64;

/// What is known of games.
#[derive(Default)]
pub(super) struct Cache {
    games: HashMap<(TableId, Setting), Known>,
    /// Grows with every question.
    now: u64,
}

#[derive(Default)]
struct Known {
    decisions: BTreeMap<u32, Judged>,
    asked: u64,
}

impl Cache {
    /// What is known of a decision.
    pub(super) fn get(&mut self, table: TableId, setting: Setting, at: u32) -> Option<Judged> {
        self.now += 1;
        let known = self.games.get_mut(&(table, setting))?;
        known.asked = self.now;
        known.decisions.get(&at).cloned()
    }

    /// Keeps what came of a decision.
    pub(super) fn keep(&mut self, table: TableId, setting: Setting, judged: Judged) {
        self.now += 1;
        if !self.games.contains_key(&(table, setting)) && self.games.len() >= MOST {
            let oldest = self.games.iter().min_by_key(|(_, known)| known.asked).map(|(key, _)| *key);
            if let Some(oldest) = oldest {
                self.games.remove(&oldest);
            }
        }
        let known = self.games.entry((table, setting)).or_default();
        known.asked = self.now;
        known.decisions.insert(judged.at, judged);
    }
}
