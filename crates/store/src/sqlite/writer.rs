//! The one thread that writes. All that waits when it comes round goes into one transaction, so that a hundred tables
//! wait for the disk once, not a hundred times. What an append writes: `append.rs`.

use super::append;
use crate::{Append, Appended, StoreError};
use rusqlite::Connection;
use std::sync::mpsc::{self, Receiver, Sender};
use tokio::sync::oneshot;

/// Jobs in one transaction, so that nobody waits too long for the others.
const MOST: usize = 1024;

/// Tells a job's owner what became of it, once the transaction is over: committed, or failed with these words.
type Answer = Box<dyn FnOnce(Result<(), Failure>)>;

/// Any change. Without a connection, where an earlier job has failed: then there is only the answer to be given.
type Work = Box<dyn FnOnce(Option<&Connection>) -> Answer + Send>;

enum Job {
    Append(Box<Append>, oneshot::Sender<Result<Appended, StoreError>>),
    Other(Work),
    Close(oneshot::Sender<Result<(), StoreError>>),
}

/// Why a whole transaction failed.
#[derive(Clone)]
enum Failure {
    /// Nothing was changed.
    Refused(String),
    /// The commit itself failed; after the next start its rows may be there or not.
    Unknown(String),
}

impl From<Failure> for StoreError {
    fn from(failure: Failure) -> Self {
        match failure {
            Failure::Refused(why) => Self::Refused(why),
            Failure::Unknown(why) => Self::Unknown(why),
        }
    }
}

pub struct Writer(Sender<Job>);

impl Writer {
    pub fn start(connection: Connection) -> Result<Self, StoreError> {
        let (sender, jobs) = mpsc::channel();
        std::thread::Builder::new().name("store".to_owned()).spawn(move || run(connection, &jobs))?;
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
                let committed = committed.map_err(StoreError::from);
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
fn run(connection: Connection, jobs: &Receiver<Job>) {
    while let Ok(first) = jobs.recv() {
        let mut batch = vec![first];
        batch.extend(jobs.try_iter().take(MOST - 1));
        let closing = transact(&connection, batch);
        if !closing.is_empty() {
            // What was given after the close finds nobody, and its owner hears that the store is closed.
            let checkpointed = connection
                .query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))
                .and_then(|()| connection.close().map_err(|(_, error)| error))
                .map_err(|error| error.to_string());
            for owner in closing {
                let _ = owner.send(checkpointed.clone().map_err(StoreError::Refused));
            }
            return;
        }
    }
}

/// Does all jobs in one transaction and tells their owners; gives back who wants the store closed.
fn transact(connection: &Connection, batch: Vec<Job>) -> Vec<oneshot::Sender<Result<(), StoreError>>> {
    let mut answers: Vec<Answer> = Vec::with_capacity(batch.len());
    let mut closing = Vec::new();
    let begun = statement(connection, "BEGIN IMMEDIATE").map_err(Failure::Refused);
    let done = batch.into_iter().fold(begun, |so_far, job| match job {
        Job::Append(append, owner) => {
            let appended = match so_far {
                Ok(()) => {
                    append::append(connection, *append).map_err(|error| Failure::Refused(error.to_string()))
                }
                Err(failure) => Err(failure),
            };
            let outcome = appended.as_ref().ok().copied().unwrap_or(Appended::Taken);
            answers.push(Box::new(move |committed| {
                let _ = owner.send(committed.map(|()| outcome).map_err(StoreError::from));
            }));
            appended.map(|_| ())
        }
        Job::Other(work) => {
            answers.push(work(so_far.is_ok().then_some(connection)));
            so_far
        }
        Job::Close(owner) => {
            closing.push(owner);
            so_far
        }
    });
    let committed = done.and_then(|()| statement(connection, "COMMIT").map_err(Failure::Unknown));
    if committed.is_err() {
        // SQLite may have rolled back by itself; then there is nothing left to roll back.
        let _ = statement(connection, "ROLLBACK");
    }
    for answer in answers {
        answer(committed.clone());
    }
    closing
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
