//! Analyses that are being sent, one line at each tick.

use crate::Outputs;
use crate::message::Output;
use armonium_review::{Judge, Line};
use armonium_table::TableId;
use std::collections::BTreeMap;

/// An analysis that is being sent.
struct Stream {
    table: TableId,
    judge: Judge,
    begun: bool,
}

/// The analyses that are being sent.
#[derive(Default)]
pub(crate) struct Streams {
    next: u64,
    all: BTreeMap<u64, Stream>,
}

impl Streams {
    /// Adds an analysis and returns the number of its stream.
    pub(crate) fn add(&mut self, table: TableId, judge: Judge) -> u64 {
        self.next += 1;
        self.all.insert(self.next, Stream { table, judge, begun: false });
        self.next
    }

    /// How many there are.
    pub(crate) fn len(&self) -> usize {
        self.all.len()
    }

    pub(crate) fn stop(&mut self, stream: u64) {
        self.all.remove(&stream);
    }

    pub(crate) fn drop_table(&mut self, table: TableId) {
        self.all.retain(|_, stream| stream.table != table);
    }

    /// Sends the next line of the first stream.
    pub(crate) fn step(&mut self, outputs: &Outputs) {
        let Some(mut entry) = self.all.first_entry() else { return };
        let (number, stream) = (*entry.key(), entry.get_mut());
        let line = if stream.begun {
            match stream.judge.step() {
                Ok(Some(judged)) => Some(Line::Judged(judged)),
                Ok(None) => Some(Line::Done {}),
                // A game that is over and can't be played again: the stream ends without its last line.
                Err(_) => None,
            }
        } else {
            stream.begun = true;
            Some(Line::Begun { total: stream.judge.total() })
        };
        let done = matches!(line, Some(Line::Done {}) | None);
        let text = line.and_then(|line| serde_json::to_string(&line).ok()).map(|text| text + "\n");
        outputs.push(Output::Lines { stream: number, text: text.unwrap_or_default(), done });
        if done {
            entry.remove();
        }
    }
}
