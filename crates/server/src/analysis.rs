//! The analyses that run on this server: where the bots think, one game at a time, and only while no bot of a table waits; a
//! client that stops listening stops its own. What is thought: `armonium_review::Judge`. Who may ask: http/replay.rs.

mod cache;

use crate::bots::Pool;
use armonium_review::{Judge, Judged, Line, Setting};
use armonium_table::{Damage, PlayerId, TableId};
use axum::body::Bytes;
use cache::Cache;
use std::collections::HashSet;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::{Semaphore, mpsc};

/// Who asks: a player, or an address without one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Asker {
    Player(PlayerId),
    Address(IpAddr),
}

/// The analyses that are going on, and what came of the last ones.
pub(crate) struct Analyses {
    asking: Mutex<HashSet<Asker>>,
    /// One game at a time; later requests wait.
    turn: Semaphore,
    cache: Mutex<Cache>,
}

/// A client's one analysis; it counts until this is dropped.
pub(crate) struct Place {
    of: Arc<Analyses>,
    asker: Asker,
}

impl Default for Analyses {
    fn default() -> Self {
        Self { asking: Mutex::default(), turn: Semaphore::new(1), cache: Mutex::default() }
    }
}

/// The most who may wait for an analysis.
const MOST_WAITING: usize = 32;

impl Analyses {
    /// A place for a client that has none yet, unless too many wait.
    pub(crate) fn place(self: &Arc<Self>, asker: Asker) -> Option<Place> {
        let mut asking = self.asking.lock().unwrap_or_else(PoisonError::into_inner);
        let may = asking.len() < MOST_WAITING && asking.insert(asker);
        may.then(|| Place { of: Arc::clone(self), asker })
    }

    fn known(&self, table: TableId, setting: Setting, at: u32) -> Option<Judged> {
        self.cache.lock().unwrap_or_else(PoisonError::into_inner).get(table, setting, at)
    }

    fn keep(&self, table: TableId, setting: Setting, judged: Judged) {
        self.cache.lock().unwrap_or_else(PoisonError::into_inner).keep(table, setting, judged);
    }

    /// Judges what is to be judged and tells it line by line, until nobody listens any more.
    pub(crate) async fn run(
        &self,
        pool: &Pool,
        table: TableId,
        setting: Setting,
        mut judge: Judge,
        lines: &mpsc::Sender<Bytes>,
    ) -> Result<(), Damage> {
        if !tell(lines, Line::Begun { total: judge.total() }).await {
            return Ok(());
        }
        // Nobody closes it.
        let Ok(_turn) = self.turn.acquire().await else { return Ok(()) };
        loop {
            let mut told = Vec::new();
            let more = judge.pass_known(&|at| self.known(table, setting, at), &mut told)?;
            for judged in told {
                if !tell(lines, Line::Judged(judged)).await {
                    return Ok(());
                }
            }
            if !more {
                tell(lines, Line::Done {}).await;
                return Ok(());
            }
            let thought = pool.analyse(move || {
                let judged = judge.step();
                (judge, judged)
            });
            let Some((back, judged)) = thought.await else { return Ok(()) };
            judge = back;
            if let Some(judged) = judged? {
                self.keep(table, setting, judged.clone());
                if !tell(lines, Line::Judged(judged)).await {
                    return Ok(());
                }
            }
        }
    }
}

/// Tells a line. Is anybody still listening?
async fn tell(lines: &mpsc::Sender<Bytes>, line: Line) -> bool {
    let mut text = serde_json::to_vec(&line).unwrap_or_default();
    text.push(b'\n');
    lines.send(Bytes::from(text)).await.is_ok()
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut asking = self.of.asking.lock().unwrap_or_else(PoisonError::into_inner);
        asking.remove(&self.asker);
    }
}
