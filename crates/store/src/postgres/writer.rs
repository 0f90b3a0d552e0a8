//! The task that batches appends: all waiting ones go into one statement, and a few statements run concurrently, so that
//! many tables wait for the network and the disk together. What a batch writes: `append.rs`.

use super::append::write;
use super::pool::Pool;
use crate::{Append, Appended, StoreError};
use armonium_table::TableId;
use std::collections::{HashSet, VecDeque};
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinSet;

/// Concurrent batches: one on the network while the other is being committed. More would not help: transactions with a
/// notice are committed one after the other, and more lanes only make smaller batches (measured with 100 writers: 4 lanes
/// write two thirds of what 2 write).
const LANES: usize = 2;
/// Appends in a batch. Its notice names each table with up to 20 bytes, and is limited to 8000.
const MOST: usize = 256;

/// Receives the answer.
type Owner = oneshot::Sender<Result<Appended, StoreError>>;

enum Job {
    Append(Box<Append>, Owner),
    Close(oneshot::Sender<()>),
}

pub struct Writer(mpsc::UnboundedSender<Job>);

impl Writer {
    pub fn start(pool: Pool, node: String) -> Self {
        let (sender, jobs) = mpsc::unbounded_channel();
        tokio::spawn(run(pool, node.into(), jobs));
        Self(sender)
    }

    pub async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let (sender, answer) = oneshot::channel();
        self.0.send(Job::Append(Box::new(append), sender)).map_err(|_| StoreError::Closed)?;
        answer.await.unwrap_or(Err(StoreError::Closed))
    }

    /// Waits until all earlier appends are done; later ones are refused.
    pub async fn close(&self) {
        let (sender, answer) = oneshot::channel();
        if self.0.send(Job::Close(sender)).is_ok() {
            // An error means that the task has ended already.
            let _ = answer.await;
        }
    }
}

/// Waiting appends, and the tables that are being written.
#[derive(Default)]
struct Queue {
    waiting: VecDeque<(Box<Append>, Owner)>,
    busy: HashSet<TableId>,
}

async fn run(pool: Pool, node: Arc<str>, mut jobs: mpsc::UnboundedReceiver<Job>) {
    let mut queue = Queue::default();
    let mut lanes: JoinSet<Vec<TableId>> = JoinSet::new();
    let mut open = true;
    let mut closing = Vec::new();
    while open || !queue.waiting.is_empty() || !lanes.is_empty() {
        while lanes.len() < LANES {
            let (batch, owners) = queue.batch();
            if batch.is_empty() {
                break;
            }
            lanes.spawn(lane(pool.clone(), Arc::clone(&node), batch, owners));
        }
        tokio::select! {
            biased;
            Some(done) = lanes.join_next() => {
                for table in done.unwrap_or_default() {
                    queue.busy.remove(&table);
                }
            }
            job = jobs.recv(), if open => {
                let mut next = job;
                while let Some(job) = next {
                    match job {
                        Job::Append(append, owner) => queue.waiting.push_back((append, owner)),
                        Job::Close(owner) => {
                            closing.push(owner);
                            jobs.close();
                        }
                    }
                    next = jobs.try_recv().ok();
                }
                open = !(jobs.is_closed() && jobs.is_empty());
            }
        }
    }
}

impl Queue {
    /// Takes what can be written now: at most one append per table, and none for a table that is being written, so that
    /// the rows of a table keep their order. Results touch many players, so a batch has at most one.
    fn batch(&mut self) -> (Vec<Append>, Vec<Owner>) {
        let mut passed: HashSet<TableId> = HashSet::new();
        let (mut batch, mut owners) = (Vec::new(), Vec::new());
        let mut finishes = false;
        let mut left = VecDeque::new();
        for (append, owner) in self.waiting.drain(..) {
            let free = !self.busy.contains(&append.table) && passed.insert(append.table);
            if free && batch.len() < MOST && !(finishes && append.result.is_some()) {
                finishes |= append.result.is_some();
                batch.push(*append);
                owners.push(owner);
            } else {
                left.push_back((append, owner));
            }
        }
        self.waiting = left;
        self.busy.extend(batch.iter().map(|append| append.table));
        (batch, owners)
    }
}

/// Writes a batch, answers the owners, and returns its tables, which are free again.
async fn lane(pool: Pool, node: Arc<str>, batch: Vec<Append>, owners: Vec<Owner>) -> Vec<TableId> {
    let tables = batch.iter().map(|append| append.table).collect();
    match write(&pool, &node, &batch).await {
        // One of them was refused, and nothing was written: each is tried alone.
        Err(StoreError::Refused(_) | StoreError::Exists) if batch.len() > 1 => {
            for (append, owner) in batch.iter().zip(owners) {
                let alone = write(&pool, &node, std::slice::from_ref(append)).await;
                let _ = owner.send(alone.map(|written| outcome(&written, append)));
            }
        }
        Ok(written) => {
            for (append, owner) in batch.iter().zip(owners) {
                let _ = owner.send(Ok(outcome(&written, append)));
            }
        }
        Err(error) => {
            for owner in owners {
                let _ = owner.send(Err(error.clone()));
            }
        }
    }
    tables
}

fn outcome(written: &HashSet<TableId>, append: &Append) -> Appended {
    if written.contains(&append.table) { Appended::Written } else { Appended::Taken }
}
