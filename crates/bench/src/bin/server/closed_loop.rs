//! The load: every table sends its next decision as soon as all four players have seen the last one.

use crate::Done;
use crate::latency::Figures;
use cpu_time::ProcessTime;
use std::cell::{Cell, RefCell};
use std::future::Future;
use std::rc::Rc;
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// How many tables.
pub(crate) const TABLES: usize = 100;
/// How many players at each.
pub(crate) const PLAYERS: usize = 4;
/// How long everything runs before it is measured.
const WARM: Duration = Duration::from_secs(3);

/// A player's connection.
pub(crate) type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// What all tables write down.
#[derive(Clone, Default)]
pub(crate) struct Book {
    took: Rc<RefCell<Vec<Duration>>>,
    measuring: Rc<Cell<bool>>,
    stopped: Rc<Cell<bool>>,
}

impl Book {
    /// A decision was sent then, and now all have seen it.
    pub(crate) fn enter(&self, sent: Instant) {
        if self.measuring.get() {
            self.took.borrow_mut().push(sent.elapsed());
        }
    }

    /// Is it time to stop?
    pub(crate) fn stopped(&self) -> bool {
        self.stopped.get()
    }
}

/// Runs the tables, measures for a while and stops them.
pub(crate) async fn measure<F>(tables: Vec<F>, book: Book, span: Duration) -> Done<Figures>
where
    F: Future<Output = Done<()>> + 'static,
{
    let running: Vec<_> = tables.into_iter().map(tokio::task::spawn_local).collect();
    tokio::time::sleep(WARM).await;
    book.measuring.set(true);
    let (started, used) = (Instant::now(), ProcessTime::now());
    tokio::time::sleep(span).await;
    let load = used.elapsed();
    book.measuring.set(false);
    let span = started.elapsed();
    book.stopped.set(true);
    for table in running {
        tokio::time::timeout(Duration::from_secs(20), table)
            .await
            .map_err(|_| "a table stands still")???;
    }
    Ok(Figures::new(book.took.take(), span).with_load(load))
}
