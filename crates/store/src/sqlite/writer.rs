//! The one thread that writes. All that waits when it comes round goes into one transaction, so that a hundred tables
//! wait for the disk once, not a hundred times. What an append writes: `append.rs`.

use super::append;
use super::fresh::Fresh;
use crate::{Append, Appended, StoreError};
use rusqlite::Connection;
use std::sync::mpsc::{self, Receiver, Sender};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// Jobs in one transaction, so that nobody waits too long for the others.
const MOST: usize = 1024;

/// How long to wait at most for jobs to come together, and how often to look.
const GATHERING: Duration = Duration::from_millis(2);
const LOOK: Duration = Duration::from_micros(100);

/// Tells a job's owner what became of it, once the transaction is over.
type Answer = Box<dyn FnOnce(Result<(), StoreError>)>;

/// Any change. Without a connection, where an earlier job has failed: then there is only the answer to be given.
type Work = Box<dyn FnOnce(Option<&Connection>) -> Answer + Send>;

enum Job {
    Append(Box<Append>, oneshot::Sender<Result<Appended, StoreError>>),
    Other(Work),
    Close(oneshot::Sender<Result<(), StoreError>>),
}

pub struct Writer(Sender<Job>);

impl Writer {
    pub fn start(connection: Connection, fresh: Fresh) -> Result<Self, StoreError> {
        let (sender, jobs) = mpsc::channel();
        std::thread::Builder::new().name("store".to_owned()).spawn(move || run(connection, fresh, &jobs))?;
        Ok(Self(sender))
    }

    pub async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let (sender, answer) = oneshot::channel();
        self.0.send(Job::Append(Box::new(append), sender)).map_err(|_| StoreError::Closed)?;
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
        self.0.send(job).map_err(|_| StoreError::Closed)?;
        answer.await.unwrap_or(Err(StoreError::Closed))
    }

    pub async fn close(&self) -> Result<(), StoreError> {
        let (sender, answer) = oneshot::channel();
        if self.0.send(Job::Close(sender)).is_err() {
            return Ok(());
        }
        answer.await.unwrap_or(Ok(()))
    }
}

/// Until it is closed, or nobody is left who could give it anything.
fn run(connection: Connection, mut fresh: Fresh, jobs: &Receiver<Job>) {
    let (mut expected, mut took) = (1, Duration::ZERO);
    while let Ok(first) = jobs.recv() {
        let batch = gather(first, jobs, expected, took);
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

/// The first job and those that come with it. Whoever was just answered is likely to come back at once, and would miss
/// the transaction that the first of them begins; so as many as last time are waited for, though no longer than the last
/// transaction took. A lone job waits for nobody.
fn gather(first: Job, jobs: &Receiver<Job>, expected: usize, patience: Duration) -> Vec<Job> {
    let until = Instant::now() + patience.min(GATHERING);
    let mut batch = vec![first];
    loop {
        batch.extend(jobs.try_iter().take(MOST - batch.len()));
        if batch.len() >= expected || Instant::now() >= until {
            return batch;
        }
        std::thread::sleep(LOOK);
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
                answers.push(Box::new(move |committed| {
                    let _ = owner.send(committed.and(appended));
                }));
            }
            Job::Other(work) => answers.push(work(healthy.is_ok().then_some(connection))),
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
        answer(committed.clone());
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
