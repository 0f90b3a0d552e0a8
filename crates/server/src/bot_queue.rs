//! The queue for bot threads, in two lanes. Tables with people have one as wide as the pool; tables without people and
//! analyses share a narrower one, so background work never takes the last processor. Within a lane owners take turns, so one
//! owner's many tables delay only that owner.

use armonium_table::{LogEntry, Occupant, PlayerId, Refusal, Table, TableId};
use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// How many running tables without people one identity may have per node.
pub const MAX_BOT_TABLES: usize = 10;

/// Who waits for the work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum For {
    /// A table with people, created by this player.
    People(PlayerId),
    /// A table without people, created by this player.
    Bots(PlayerId),
    /// The analysis of a game.
    Analysis,
}

/// The queue for the threads of the pool. Clones are handles to the same queue.
#[derive(Clone, Debug)]
pub(crate) struct BotQueue(Arc<Mutex<Lanes>>);

#[derive(Debug)]
struct Lanes {
    people: Lane,
    background: Lane,
}

/// The waiting jobs by owner, the next owner first.
#[derive(Debug)]
struct Lane {
    free: usize,
    waiting: VecDeque<(Option<PlayerId>, VecDeque<oneshot::Sender<Turn>>)>,
}

/// A turn on a thread; dropping it starts the next.
#[derive(Debug)]
pub(crate) struct Turn {
    queue: BotQueue,
    people: bool,
}

impl Lane {
    const fn new(width: usize) -> Self {
        Self { free: width, waiting: VecDeque::new() }
    }

    fn push(&mut self, owner: Option<PlayerId>, start: oneshot::Sender<Turn>) {
        match self.waiting.iter_mut().find(|(known, _)| *known == owner) {
            Some((_, jobs)) => jobs.push_back(start),
            None => self.waiting.push_back((owner, VecDeque::from([start]))),
        }
    }

    /// The next job if a thread is free; its owner moves to the end.
    fn pop(&mut self) -> Option<oneshot::Sender<Turn>> {
        if self.free == 0 {
            return None;
        }
        let (owner, mut jobs) = self.waiting.pop_front()?;
        let next = jobs.pop_front();
        if !jobs.is_empty() {
            self.waiting.push_back((owner, jobs));
        }
        next
    }
}

impl BotQueue {
    /// A queue for so many threads. The background lane has one less, but at least one.
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
        let (start, turn) = oneshot::channel();
        let mut lanes = self.lanes();
        match asked {
            For::People(owner) => lanes.people.push(Some(owner), start),
            For::Bots(owner) => lanes.background.push(Some(owner), start),
            For::Analysis => lanes.background.push(None, start),
        }
        turn
    }

    /// Starts as many jobs of a lane as there are free threads.
    fn dispatch(&self, people: bool) {
        loop {
            let start = {
                let mut lanes = self.lanes();
                let lane = lanes.lane(people);
                let Some(start) = lane.pop() else { return };
                lane.free -= 1;
                start
            };
            // If the receiver is gone, the turn is dropped here, which frees its thread.
            let _ = start.send(Turn { queue: self.clone(), people });
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

/// True if these entries start the game of a table without people.
pub(crate) fn begins_bots_only(table: &Table, entries: &[LogEntry]) -> bool {
    let seats_player =
        |entry: &LogEntry| matches!(entry, LogEntry::Seated { occupant: Occupant::Player(_), .. });
    entries.contains(&LogEntry::Began {}) && table.is_bots_only() && !entries.iter().any(seats_player)
}

/// The running tables without people, by the identity that created them.
#[derive(Default)]
pub(crate) struct BotTables(Mutex<HashMap<PlayerId, HashSet<TableId>>>);

impl BotTables {
    fn tables(&self) -> MutexGuard<'_, HashMap<PlayerId, HashSet<TableId>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts a table that is about to start, unless its owner has too many.
    pub(crate) fn begin(&self, owner: PlayerId, table: TableId) -> Result<(), Refusal> {
        let mut tables = self.tables();
        let running = tables.entry(owner).or_default();
        if running.len() >= MAX_BOT_TABLES && !running.contains(&table) {
            return Err(Refusal::TooManyBotTables);
        }
        running.insert(table);
        Ok(())
    }

    /// Counts a table that was running before it was opened here.
    pub(crate) fn resume(&self, owner: PlayerId, table: TableId) {
        self.tables().entry(owner).or_default().insert(table);
    }

    /// Stops counting a table that is over or closes here.
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

    /// Enqueues jobs and returns which of them start, each time the turns before have ended.
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
            assert!(!begun.is_empty(), "no job starts, and {waiting:?} wait");
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
    fn tables_with_people_never_wait_for_tables_without() {
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
    fn a_cancelled_job_takes_no_thread() {
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
    fn an_identity_has_a_limited_number_of_running_tables_without_people() {
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
