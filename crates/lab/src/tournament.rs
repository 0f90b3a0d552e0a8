//! Plays the games of a tournament on all cores.

use crate::play::play;
use crate::record::Record;
use crate::setup::{Fixture, Setup};
use armonium_rules::Content;
use rayon::ThreadPoolBuilder;
use rayon::iter::{ParallelBridge, ParallelIterator};
use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, Ordering};

/// Plays every game of a setup that is not done yet, deal by deal, on this many threads (0: one per core), and passes each
/// record to the callback when its game ends, in any order. `stop` drops the games in progress. The first error of the
/// callback stops the run and is returned.
pub fn run<E: Send>(
    content: &Content,
    setup: &Setup,
    done: &HashSet<Fixture>,
    threads: usize,
    stop: &AtomicBool,
    take: impl Fn(Record) -> Result<(), E> + Sync,
) -> Result<(), E> {
    let missing = setup.fixtures().filter(|fixture| !done.contains(fixture));
    let one = |fixture| {
        if stop.load(Ordering::Relaxed) {
            return Ok(());
        }
        match play(content, setup, fixture, stop) {
            Some(record) => take(record),
            None => Ok(()),
        }
    };
    match ThreadPoolBuilder::new().num_threads(threads).build() {
        Ok(pool) => pool.install(|| missing.par_bridge().try_for_each(one)),
        // Without threads it takes longer, and that is all.
        Err(_) => missing.into_iter().try_for_each(one),
    }
}
