//! Plays the games of a tournament on all cores.

use crate::play::play;
use crate::record::Record;
use crate::setup::{Fixture, Setup};
use armonium_rules::Content;
use rayon::ThreadPoolBuilder;
use rayon::iter::{ParallelBridge, ParallelIterator};
use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, Ordering};

/// Plays every game of a setup that is not done yet, deal after deal, on so many threads (0: one for each core), and
/// hands each record over as soon as its game is finished, in no particular order. When told to stop, the games in
/// progress are dropped. The first trouble of the taker stops everything and is the answer.
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
