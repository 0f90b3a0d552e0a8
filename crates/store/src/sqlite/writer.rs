//! The one thread that writes. All that waits when it comes round goes into one transaction, so that a hundred tables
//! wait for the disk once, not a hundred times. What an append writes: `append.rs`.

use super::append;
use super::fresh::Fresh;
use crate::{Append, Appended, StoreError};
use rusqlite::Connection;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// Jobs in one transaction, so that nobody waits too long for the others.
const MOST: usize = 1024;

/// How long to wait at most for jobs to come together.
const GATHERING: Duration = Duration::from_millis(2);

/// Tells a job's owner what became of it, once the transaction is over.
enum Answer {
    Appended(oneshot::Sender<Result<Appended, StoreError>>, Result<Appended, StoreError>),
    Other(Told),
}

type Told = Box<dyn FnOnce(Result<(), StoreError>)>;

/// Any change. Without a connection, where an earlier job has failed: then there is only the answer to be given.
type Work = Box<dyn FnOnce(Option<&Connection>) -> Told + Send>;

enum Job {
    Append(Box<Append>, oneshot::Sender<Result<Appended, StoreError>>),
    Other(Work),
    Close(oneshot::Sender<Result<(), StoreError>>),
}

/// What waits for the thread.
#[derive(Default)]
struct Queue {
    waiting: Mutex<Waiting>,
    enough: Condvar,
}

#[derive(Default)]
struct Waiting {
    jobs: Vec<Job>,
    /// With how many jobs the thread is to be woken.
    wanted: usize,
    /// Nothing more is taken.
    closed: bool,
}

impl Queue {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn put(&self, job: Job) -> Result<(), StoreError> {
        let mut waiting = self.waiting();
        if waiting.closed {
            return Err(StoreError::Closed);
        }
        waiting.jobs.push(job);
        let enough = waiting.jobs.len() == waiting.wanted;
        drop(waiting);
        if enough {
            self.enough.notify_one();
        }
        Ok(())
    }

    /// The jobs of the next transaction; none when there will be none any more. Whoever was just answered is likely to
    /// come back at once, and would miss the transaction that the first of them begins; so as many as last time are
    /// waited for, though no longer than that. A lone job waits for nobody.
    fn take(&self, expected: usize, patience: Duration) -> Vec<Job> {
        let mut waiting = self.waiting();
        waiting.wanted = 1;
        let none = |waiting: &mut Waiting| waiting.jobs.is_empty() && !waiting.closed;
        waiting = self.enough.wait_while(waiting, none).unwrap_or_else(PoisonError::into_inner);
        waiting.wanted = expected;
        let few = |waiting: &mut Waiting| waiting.jobs.len() < expected && !waiting.closed;
        let waited = self.enough.wait_timeout_while(waiting, patience.min(GATHERING), few);
        (waiting, _) = waited.unwrap_or_else(PoisonError::into_inner);
        let most = waiting.jobs.len().min(MOST);
        waiting.jobs.drain(..most).collect()
    }

    /// Refuses what comes from now on. What waits is still done, if anybody does it.
    fn close(&self) {
        self.waiting().closed = true;
        self.enough.notify_one();
    }
}

/// The end of the thread: whoever waits for it, or comes later, hears that the store is closed.
struct End(Arc<Queue>);

impl Drop for End {
    fn drop(&mut self) {
        self.0.close();
        self.0.waiting().jobs.clear();
    }
}

pub struct Writer(Arc<Queue>);

impl Drop for Writer {
    fn drop(&mut self) {
        self.0.close();
    }
}

impl Writer {
    pub fn start(connection: Connection, fresh: Fresh) -> Result<Self, StoreError> {
        let queue = Arc::new(Queue::default());
        let end = End(Arc::clone(&queue));
        let thread = std::thread::Builder::new().name("store".to_owned());
        thread.spawn(move || run(connection, fresh, &end.0))?;
        Ok(Self(queue))
    }

    pub async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let (sender, answer) = oneshot::channel();
        self.0.put(Job::Append(Box::new(append), sender))?;
        answer.await.unwrap_or(Err(StoreError::Closed))
    }

    /// Any other change. If it fails, it is undone, and the rest of the transaction is not touched by it.
    pub async fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (sender, answer) = oneshot::channel();
        let job = Job::Other(Box::new(move |connection| {
            let worked = connection.map(|connection| alone(connection, work));
            Box::new(move |committed| {
                // Whoever no longer waits does not want to know.
                let _ = sender.send(committed.and_then(|()| worked.unwrap_or(Err(StoreError::Closed))));
            })
        }));
        self.0.put(job)?;
        answer.await.unwrap_or(Err(StoreError::Closed))
    }

    pub async fn close(&self) -> Result<(), StoreError> {
        let (sender, answer) = oneshot::channel();
        if self.0.put(Job::Close(sender)).is_err() {
            return Ok(());
        }
        answer.await.unwrap_or(Ok(()))
    }
}

/// Until it is closed, or nobody is left who could give it anything.
fn run(connection: Connection, mut fresh: Fresh, jobs: &Queue) {
    let (mut expected, mut took) = (1, Duration::ZERO);
    loop {
        let batch = jobs.take(expected, took);
        if batch.is_empty() {
            return;
        }
        expected = batch.len();
        let began = Instant::now();
        let closing = transact(&connection, &mut fresh, batch);
        took = began.elapsed();
        if fresh.tidy(&connection).is_err() {
            // They are safe where they are; it is tried again with the next rows.
            roll_back(&connection);
        }
        if !closing.is_empty() {
            // What was given after the close finds nobody, and its owner hears that the store is closed.
            let settled = if fresh.is_in_use() { fresh.settle(&connection) } else { Ok(()) };
            if settled.is_err() {
                roll_back(&connection);
            }
            let checkpointed = connection
                .query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))
                .and_then(|()| connection.close().map_err(|(_, error)| error))
                .map_err(|error| error.to_string());
            // Whoever hears that it is closed may let another program write.
            drop(fresh);
            for owner in closing {
                let _ = owner.send(checkpointed.clone().map_err(StoreError::Refused));
            }
            return;
        }
    }
}

/// Does all jobs in one transaction and tells their owners; gives back who wants the store closed.
fn transact(
    connection: &Connection,
    fresh: &mut Fresh,
    batch: Vec<Job>,
) -> Vec<oneshot::Sender<Result<(), StoreError>>> {
    let mut answers: Vec<Answer> = Vec::with_capacity(batch.len());
    let mut closing = Vec::new();
    let only_closing = batch.iter().all(|job| matches!(job, Job::Close(_)));
    let begun = if only_closing { Ok(()) } else { fresh.begin(connection) };
    let mut healthy =
        begun.and_then(|()| statement(connection, "BEGIN IMMEDIATE").map_err(StoreError::Refused));
    for job in batch {
        match job {
            Job::Append(append, owner) => {
                let appended = match &healthy {
                    Ok(()) => append_one(connection, fresh, *append),
                    Err(_) => Err(StoreError::Closed),
                };
                answers.push(Answer::Appended(owner, appended));
            }
            Job::Other(work) => answers.push(Answer::Other(work(healthy.is_ok().then_some(connection)))),
            Job::Close(owner) => closing.push(owner),
        }
        // A full disk, for one, makes SQLite give up the whole transaction. What followed would be a commit of its own.
        if healthy.is_ok() && connection.is_autocommit() {
            healthy = Err(StoreError::Refused("the transaction was given up; is the disk full?".to_owned()));
        }
    }
    // After a commit that failed, its rows may be there at the next start or not.
    let committed = healthy.and_then(|()| statement(connection, "COMMIT").map_err(StoreError::Unknown));
    if committed.is_err() {
        roll_back(connection);
        // If even this fails, the next transaction fails as well, and it is tried again.
        let _ = fresh.look_again(connection);
    }
    for answer in answers {
        match answer {
            // Whoever no longer waits does not want to know.
            Answer::Appended(owner, appended) => _ = owner.send(committed.clone().and(appended)),
            Answer::Other(tell) => tell(committed.clone()),
        }
    }
    closing
}

fn roll_back(connection: &Connection) {
    if !connection.is_autocommit() {
        // What cannot even be undone is undone when the connection is closed.
        let _ = statement(connection, "ROLLBACK");
    }
}

fn append_one(connection: &Connection, fresh: &mut Fresh, append: Append) -> Result<Appended, StoreError> {
    if append.is_row_alone() {
        // One statement happens whole or not at all by itself; a savepoint would cost as much again.
        return Ok(append::append(connection, fresh, append)?);
    }
    let (table, last) = (append.table.number(), fresh.last(append.table.number()));
    let appended = alone(connection, |connection| Ok(append::append(connection, fresh, append)?));
    if appended.is_err() {
        fresh.take_back(table, last);
    }
    appended
}

fn statement(connection: &Connection, sql: &str) -> Result<(), String> {
    let done = connection.prepare_cached(sql).and_then(|mut statement| statement.execute([]));
    done.map(|_| ()).map_err(|error| error.to_string())
}

/// Within the transaction, but undone alone if it fails.
fn alone<T>(
    connection: &Connection,
    work: impl FnOnce(&Connection) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    let step = |sql| statement(connection, sql).map_err(StoreError::Refused);
    step("SAVEPOINT job")?;
    let worked = work(connection);
    if worked.is_err() {
        step("ROLLBACK TO job")?;
    }
    step("RELEASE job")?;
    worked
}
