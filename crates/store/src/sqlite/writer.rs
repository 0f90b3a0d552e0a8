//! The one thread that writes. All waiting jobs go into one transaction, so that a hundred tables wait for the disk once,
//! not a hundred times. What an append writes: `append.rs`.

use super::append;
use super::staging::Staging;
use crate::{Append, Appended, StoreError};
use rusqlite::Connection;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// Jobs in one transaction: a limit to the time that each waits for the others.
const MOST: usize = 1024;

/// The longest time to wait for more jobs.
const GATHERING: Duration = Duration::from_millis(2);

/// The result of a job, sent to its owner once the transaction is over.
enum Answer {
    Appended(oneshot::Sender<Result<Appended, StoreError>>, Result<Appended, StoreError>),
    Other(Reply),
}

type Reply = Box<dyn FnOnce(Result<(), StoreError>)>;

/// Any change. Gets no connection if the transaction has failed already, and only replies.
type Work = Box<dyn FnOnce(Option<&Connection>) -> Reply + Send>;

enum Job {
    Append(Box<Append>, oneshot::Sender<Result<Appended, StoreError>>),
    Other(Work),
    Close(oneshot::Sender<Result<(), StoreError>>),
}

/// The jobs that wait for the thread.
#[derive(Default)]
struct Queue {
    waiting: Mutex<Waiting>,
    enough: Condvar,
}

#[derive(Default)]
struct Waiting {
    jobs: Vec<Job>,
    /// How many jobs wake the thread.
    wanted: usize,
    /// No more jobs are accepted.
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

    /// The jobs of the next transaction; none once the queue is closed. Owners who were just answered are likely to send
    /// their next job at once, and would miss a transaction that the first of them begins; so this waits for as many jobs
    /// as last time, but no longer than the last transaction took. A lone job does not wait.
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

    /// Refuses new jobs. Waiting ones are still done if the thread runs.
    fn close(&self) {
        self.waiting().closed = true;
        self.enough.notify_one();
    }
}

/// Closes the queue when the thread ends, even by a panic: waiting and later jobs fail with [`StoreError::Closed`].
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
    pub fn start(connection: Connection, staging: Staging) -> Result<Self, StoreError> {
        let queue = Arc::new(Queue::default());
        let end = End(Arc::clone(&queue));
        let thread = std::thread::Builder::new().name("store".to_owned());
        thread.spawn(move || run(connection, staging, &end.0))?;
        Ok(Self(queue))
    }

    pub async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let (sender, answer) = oneshot::channel();
        self.0.put(Job::Append(Box::new(append), sender))?;
        answer.await.unwrap_or(Err(StoreError::Closed))
    }

    /// Any other change. If it fails, it alone is rolled back, not the rest of the transaction.
    pub async fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (sender, answer) = oneshot::channel();
        let job = Job::Other(Box::new(move |connection| {
            let worked = connection.map(|connection| alone(connection, work));
            Box::new(move |committed| {
                // The caller may have stopped waiting.
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

/// Runs until a job closes it or the store is dropped.
fn run(connection: Connection, mut staging: Staging, jobs: &Queue) {
    let (mut expected, mut took) = (1, Duration::ZERO);
    loop {
        let batch = jobs.take(expected, took);
        if batch.is_empty() {
            return;
        }
        expected = batch.len();
        let began = Instant::now();
        let closing = transact(&connection, &mut staging, batch);
        took = began.elapsed();
        if staging.flush_if_many(&connection).is_err() {
            // The rows are safe in the staging table; the next batch tries again.
            roll_back(&connection);
        }
        if !closing.is_empty() {
            let flushed = if staging.is_in_use() { staging.flush(&connection) } else { Ok(()) };
            if flushed.is_err() {
                roll_back(&connection);
            }
            let checkpointed = connection
                .query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))
                .and_then(|()| connection.close().map_err(|(_, error)| error))
                .map_err(|error| error.to_string());
            // Release the lock before answering: the owner may start another process that writes.
            drop(staging);
            for owner in closing {
                let _ = owner.send(checkpointed.clone().map_err(StoreError::Refused));
            }
            return;
        }
    }
}

/// Does all jobs in one transaction and answers their owners. Returns the owners of requests to close the store.
fn transact(
    connection: &Connection,
    staging: &mut Staging,
    batch: Vec<Job>,
) -> Vec<oneshot::Sender<Result<(), StoreError>>> {
    let mut answers: Vec<Answer> = Vec::with_capacity(batch.len());
    let mut closing = Vec::new();
    let only_closing = batch.iter().all(|job| matches!(job, Job::Close(_)));
    let begun = if only_closing { Ok(()) } else { staging.begin(connection) };
    let mut healthy =
        begun.and_then(|()| statement(connection, "BEGIN IMMEDIATE").map_err(StoreError::Refused));
    for job in batch {
        match job {
            Job::Append(append, owner) => {
                let appended = match &healthy {
                    Ok(()) => append_one(connection, staging, *append),
                    Err(_) => Err(StoreError::Closed),
                };
                answers.push(Answer::Appended(owner, appended));
            }
            Job::Other(work) => answers.push(Answer::Other(work(healthy.is_ok().then_some(connection)))),
            Job::Close(owner) => closing.push(owner),
        }
        // SQLite rolls back the whole transaction on some errors, such as a full disk. Later statements would autocommit.
        if healthy.is_ok() && connection.is_autocommit() {
            healthy =
                Err(StoreError::Refused("the transaction was rolled back; is the disk full?".to_owned()));
        }
    }
    // After a failed commit, its rows may exist at the next start or not.
    let committed = healthy.and_then(|()| statement(connection, "COMMIT").map_err(StoreError::Unknown));
    if committed.is_err() {
        roll_back(connection);
        // If this fails, so does the next transaction, which reloads again.
        let _ = staging.reload(connection);
    }
    for answer in answers {
        match answer {
            // The caller may have stopped waiting.
            Answer::Appended(owner, appended) => _ = owner.send(committed.clone().and(appended)),
            Answer::Other(reply) => reply(committed.clone()),
        }
    }
    closing
}

fn roll_back(connection: &Connection) {
    if !connection.is_autocommit() {
        // If this fails, closing the connection rolls back.
        let _ = statement(connection, "ROLLBACK");
    }
}

fn append_one(
    connection: &Connection,
    staging: &mut Staging,
    append: Append,
) -> Result<Appended, StoreError> {
    if append.is_row_alone() {
        // A single statement is atomic; a savepoint would cost as much again.
        return append::append(connection, staging, append);
    }
    let (table, last) = (append.table.number(), staging.last(append.table.number()));
    let appended = alone(connection, |connection| append::append(connection, staging, append));
    if appended.is_err() {
        staging.restore_last(table, last);
    }
    appended
}

fn statement(connection: &Connection, sql: &str) -> Result<(), String> {
    let done = connection.prepare_cached(sql).and_then(|mut statement| statement.execute([]));
    done.map(|_| ()).map_err(|error| error.to_string())
}

/// Runs work in a savepoint, so that a failure rolls back nothing else.
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
