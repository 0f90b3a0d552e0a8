//! Whose bots think next. Tables with people have a lane of their own, as wide as the pool. Everything nobody waits for,
//! tables of bots alone and analyses, shares a narrower one, so it never takes the last processor. Within a lane owners
//! take turns, so one owner's many tables delay that owner's tables only.

use armonium_table::{Entry, PlayerId, Refusal, Sitter, Table, TableId};
use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// How many tables of bots alone one identity may have running on a node.
pub const MAX_BOT_TABLES: usize = 10;

/// Who a thought is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum For {
    /// A table with people, made by this player.
    People(PlayerId),
    /// A table of bots alone, made by this player.
    Bots(PlayerId),
    /// The analysis of a game.
    Analysis,
}

/// The queue for the threads of the pool. Clones are the same.
#[derive(Clone, Debug)]
pub(crate) struct BotQueue(Arc<Mutex<Lanes>>);

#[derive(Debug)]
struct Lanes {
    people: Lane,
    background: Lane,
}

/// Owners with the thoughts that wait for them, the next owner first.
#[derive(Debug)]
struct Lane {
    free: usize,
    waiting: VecDeque<(Option<PlayerId>, VecDeque<oneshot::Sender<Turn>>)>,
}

/// A turn to think; the next one begins when it is dropped.
#[derive(Debug)]
pub(crate) struct Turn {
    queue: BotQueue,
    people: bool,
}

impl Lane {
    const fn new(width: usize) -> Self {
        Self { free: width, waiting: VecDeque::new() }
    }

    fn push(&mut self, owner: Option<PlayerId>, wake: oneshot::Sender<Turn>) {
        match self.waiting.iter_mut().find(|(known, _)| *known == owner) {
            Some((_, thoughts)) => thoughts.push_back(wake),
            None => self.waiting.push_back((owner, VecDeque::from([wake]))),
        }
    }

    /// The next thought if a thread is free; its owner goes to the end.
    fn pop(&mut self) -> Option<oneshot::Sender<Turn>> {
        if self.free == 0 {
            return None;
        }
        let (owner, mut thoughts) = self.waiting.pop_front()?;
        let next = thoughts.pop_front();
        if !thoughts.is_empty() {
            self.waiting.push_back((owner, thoughts));
        }
        next
    }
}

impl BotQueue {
    /// A queue for so many threads. The background takes one less, at least one: with every lane busy, nobody who waits
    /// for a bot shares a processor with more than one other thought.
    pub(crate) fn new(threads: usize) -> Self {
        let people = Lane::new(threads.max(1));
        let background = Lane::new(threads.saturating_sub(1).max(1));
        Self(Arc::new(Mutex::new(Lanes { people, background })))
    }

    /// Waits for a turn.
    pub(crate) async fn turn(&self, asked: For) -> Option<Turn> {
        let turn = self.enqueue(asked);
        self.dispatch(matches!(asked, For::People(_)));
        turn.await.ok()
    }

    fn enqueue(&self, asked: For) -> oneshot::Receiver<Turn> {
        let (wake, turn) = oneshot::channel();
        let mut lanes = self.lanes();
        match asked {
            For::People(owner) => lanes.people.push(Some(owner), wake),
            For::Bots(owner) => lanes.background.push(Some(owner), wake),
            For::Analysis => lanes.background.push(None, wake),
        }
        turn
    }

    /// Wakes as many thoughts of a lane as there are free threads.
    fn dispatch(&self, people: bool) {
        loop {
            let wake = {
                let mut lanes = self.lanes();
                let lane = lanes.lane(people);
                let Some(wake) = lane.pop() else { return };
                lane.free -= 1;
                wake
            };
            // If nobody waits for it any more, the turn comes back and is dropped, which frees its thread.
            let _ = wake.send(Turn { queue: self.clone(), people });
        }
    }

    fn lanes(&self) -> MutexGuard<'_, Lanes> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Lanes {
    const fn lane(&mut self, people: bool) -> &mut Lane {
        if people { &mut self.people } else { &mut self.background }
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.queue.lanes().lane(self.people).free += 1;
        self.queue.dispatch(self.people);
    }
}

/// Does the game of a table of bots alone begin with these entries?
pub(crate) fn begins_bots_only(table: &Table, entries: &[Entry]) -> bool {
    let seats_player = |entry: &Entry| matches!(entry, Entry::Seated { sitter: Sitter::Player(_), .. });
    entries.contains(&Entry::Began {}) && table.is_bots_only() && !entries.iter().any(seats_player)
}

/// The running tables of bots alone, by the identity that made them.
#[derive(Default)]
pub(crate) struct BotTables(Mutex<HashMap<PlayerId, HashSet<TableId>>>);

impl BotTables {
    fn tables(&self) -> MutexGuard<'_, HashMap<PlayerId, HashSet<TableId>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts a table that is about to begin, unless its owner has too many.
    pub(crate) fn begin(&self, owner: PlayerId, table: TableId) -> Result<(), Refusal> {
        let mut tables = self.tables();
        let running = tables.entry(owner).or_default();
        if running.len() >= MAX_BOT_TABLES && !running.contains(&table) {
            return Err(Refusal::TooManyBotTables);
        }
        running.insert(table);
        Ok(())
    }

    /// Counts a table that had begun before it was opened here.
    pub(crate) fn resume(&self, owner: PlayerId, table: TableId) {
        self.tables().entry(owner).or_default().insert(table);
    }

    /// A table is over, or is closed here.
    pub(crate) fn end(&self, owner: PlayerId, table: TableId) {
        let mut tables = self.tables();
        if let Some(running) = tables.get_mut(&owner) {
            running.remove(&table);
            if running.is_empty() {
                tables.remove(&owner);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: PlayerId = PlayerId::from_bits(1);
    const BRUNO: PlayerId = PlayerId::from_bits(2);

    /// Puts thoughts in line and returns which of them begin, each time the turns before have ended.
    fn order(queue: &BotQueue, asked: &[For]) -> Vec<Vec<usize>> {
        let mut waiting: Vec<(usize, oneshot::Receiver<Turn>)> =
            asked.iter().map(|asked| queue.enqueue(*asked)).enumerate().collect();
        queue.dispatch(true);
        queue.dispatch(false);
        let mut rounds = Vec::new();
        while !waiting.is_empty() {
            let mut turns = Vec::new();
            let mut begun = Vec::new();
            waiting.retain_mut(|(number, turn)| match turn.try_recv() {
                Ok(turn) => {
                    begun.push(*number);
                    turns.push(turn);
                    false
                }
                Err(_) => true,
            });
            assert!(!begun.is_empty(), "nobody thinks, and {waiting:?} wait");
            rounds.push(begun);
        }
        rounds
    }

    #[test]
    fn owners_take_turns_however_many_tables_they_have() {
        let (ada, bruno) = (For::Bots(ADA), For::Bots(BRUNO));
        let rounds = order(&BotQueue::new(1), &[ada, ada, ada, ada, bruno, For::Analysis, bruno]);
        assert_eq!(rounds.concat(), [0, 4, 5, 1, 6, 2, 3]);
        let people = [For::People(ADA), For::People(ADA), For::People(ADA), For::People(BRUNO)];
        assert_eq!(order(&BotQueue::new(1), &people).concat(), [0, 3, 1, 2]);
    }

    #[test]
    fn tables_with_people_never_wait_for_tables_of_bots_alone() {
        for threads in 1..=4 {
            let queue = BotQueue::new(threads);
            let mut asked = vec![For::Bots(ADA); 300];
            asked.extend(vec![For::People(BRUNO); threads]);
            let first = &order(&queue, &asked)[0];
            let people = first.iter().filter(|number| **number >= 300).count();
            assert_eq!(people, threads);
            assert_eq!(first.len() - people, (threads - 1).max(1), "the background has a narrower lane");
        }
    }

    #[test]
    fn a_thought_that_nobody_waits_for_any_more_takes_no_thread() {
        let queue = BotQueue::new(1);
        let first = queue.enqueue(For::People(ADA));
        drop(queue.enqueue(For::People(ADA)));
        let mut third = queue.enqueue(For::People(ADA));
        queue.dispatch(true);
        assert!(third.try_recv().is_err());
        drop(first);
        assert!(third.try_recv().is_ok());
    }

    #[test]
    fn an_identity_has_so_many_running_tables_of_bots_alone() {
        let tables = BotTables::default();
        let table = |number: usize| TableId::from_bits(number as u64);
        for number in 0..MAX_BOT_TABLES {
            assert_eq!(tables.begin(ADA, table(number)), Ok(()));
        }
        assert_eq!(tables.begin(ADA, table(0)), Ok(()), "it is counted once");
        assert_eq!(tables.begin(ADA, table(99)), Err(Refusal::TooManyBotTables));
        assert_eq!(tables.begin(BRUNO, table(99)), Ok(()));
        tables.end(ADA, table(3));
        assert_eq!(tables.begin(ADA, table(100)), Ok(()));
    }
}
