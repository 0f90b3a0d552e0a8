//! The load: every player decides as soon as they see that they are asked, as they would if each sat at a machine of
//! their own; or, if that is wished, when all four have seen the last decision. A decision has taken until the last of them
//! has seen it. Two servers take turns, a short while each, so that a machine which is faster now than a minute later is so
//! for both.

use crate::Done;
use crate::latency::Figures;
use crate::process::Server;
use cpu_time::ProcessTime;
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::future::Future;
use std::ops::Range;
use std::rc::Rc;
use std::time::{Duration, Instant};
use tokio::sync::Notify;
use tokio::task::{JoinHandle, spawn_local};
use tokio::time::{sleep, timeout};

/// How many tables.
pub(crate) const TABLES: usize = 100;
/// How many players at each.
pub(crate) const PLAYERS: usize = 4;
/// How long a turn takes that is measured.
const TURN: Duration = Duration::from_secs(2);
/// How long a server runs before it is measured, at first and in every turn.
const WARM: (Duration, Duration) = (Duration::from_secs(3), Duration::from_millis(500));
/// How long a table may take to come to rest.
const PATIENCE: Duration = Duration::from_secs(20);

/// What all tables of a server look at and write down.
#[derive(Clone)]
pub(crate) struct Book(Rc<Pages>);

#[derive(Default)]
struct Pages {
    /// Does everybody wait until all have seen the last decision?
    in_step: bool,
    took: RefCell<Vec<Duration>>,
    measuring: Cell<bool>,
    playing: Cell<bool>,
    /// How many tables are in the middle of a decision.
    busy: Cell<usize>,
    go_on: Notify,
    at_rest: Notify,
}

impl Book {
    pub(crate) fn new(in_step: bool) -> Self {
        Self(Rc::new(Pages { in_step, ..Pages::default() }))
    }

    /// Waits for the server's turn.
    async fn turn(&self) {
        let pages = &*self.0;
        while !pages.playing.get() {
            pages.busy.set(pages.busy.get() - 1);
            if pages.busy.get() == 0 {
                pages.at_rest.notify_one();
            }
            pages.go_on.notified().await;
            pages.busy.set(pages.busy.get() + 1);
        }
    }
}

/// The decisions of a table that not everybody has seen yet.
pub(crate) struct Sights {
    book: Book,
    /// The number of each, when it was sent, and how many have seen it.
    sent: RefCell<VecDeque<(u64, Instant, usize)>>,
    all_seen: Notify,
}

impl Sights {
    pub(crate) fn new(book: Book) -> Self {
        Self { book, sent: RefCell::default(), all_seen: Notify::new() }
    }

    /// A decision is about to be sent.
    pub(crate) async fn send(&self, decision: u64) {
        self.book.turn().await;
        while self.book.0.in_step && !self.sent.borrow().is_empty() {
            self.all_seen.notified().await;
        }
        self.sent.borrow_mut().push_back((decision, Instant::now(), 0));
    }

    /// A player has seen the decisions with these numbers.
    pub(crate) fn see(&self, decisions: Range<u64>) {
        let mut sent = self.sent.borrow_mut();
        for (_, _, seen) in sent.iter_mut().filter(|(decision, ..)| decisions.contains(decision)) {
            *seen += 1;
        }
        while let Some((_, at, PLAYERS)) = sent.front() {
            if self.book.0.measuring.get() {
                self.book.0.took.borrow_mut().push(at.elapsed());
            }
            sent.pop_front();
            self.all_seen.notify_one();
        }
    }
}

/// A server with everybody at their tables.
pub(crate) struct Side {
    book: Book,
    tables: Vec<JoinHandle<Done<()>>>,
    turns: Vec<f64>,
    span: Duration,
    load: Duration,
    _server: Server,
}

impl Side {
    /// Lets the tables wait for their server's turn.
    pub(crate) fn new<F>(server: Server, book: Book, tables: Vec<F>) -> Self
    where
        F: Future<Output = Done<()>> + 'static,
    {
        book.0.busy.set(tables.len());
        let tables = tables.into_iter().map(spawn_local).collect();
        Self { book, tables, turns: Vec::new(), span: Duration::ZERO, load: Duration::ZERO, _server: server }
    }

    /// One turn: everybody plays, and after a while it is measured.
    async fn turn(&mut self, warm: Duration) -> Done<()> {
        let pages = &*self.book.0;
        pages.playing.set(true);
        pages.go_on.notify_waiters();
        sleep(warm).await;
        let before = pages.took.borrow().len();
        let (started, used) = (Instant::now(), ProcessTime::now());
        pages.measuring.set(true);
        sleep(TURN).await;
        pages.measuring.set(false);
        let span = started.elapsed();
        self.load += used.elapsed();
        self.span += span;
        self.turns.push((pages.took.borrow().len() - before) as f64 / span.as_secs_f64());
        pages.playing.set(false);
        timeout(PATIENCE, pages.at_rest.notified()).await.map_err(|_| "a table stands still")?;
        for table in &mut self.tables {
            if table.is_finished() {
                table.await??;
            }
        }
        Ok(())
    }

    fn end(self) -> Figures {
        for table in self.tables {
            table.abort();
        }
        Figures::new(self.book.0.took.take(), self.span).with_turns(self.turns).with_load(self.load)
    }
}

/// Lets two servers take turns until each was measured this long.
pub(crate) async fn measure(mut sides: [Side; 2], span: Duration) -> Done<[Figures; 2]> {
    let turns = span.as_secs().div_ceil(TURN.as_secs()).max(1);
    for turn in 0..turns {
        let warm = if turn == 0 { WARM.0 } else { WARM.1 };
        for side in &mut sides {
            side.turn(warm).await?;
        }
    }
    let [first, second] = sides;
    Ok([first.end(), second.end()])
}
