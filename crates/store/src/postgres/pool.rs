//! The connections to PostgreSQL.

use crate::StoreError;
use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{Connection, PgPool, Postgres, Transaction};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Connections: the writer's lanes, the listener, and the rest for reading.
const MOST: u32 = 16;

/// A connection that was idle for longer is pinged before it is used.
const REST: Duration = Duration::from_secs(1);

/// How long to wait for a connection.
const PATIENCE: Duration = Duration::from_secs(10);

#[derive(Clone)]
pub struct Pool {
    pool: PgPool,
    /// When a connection was last lost. Older ones are likely to be lost too.
    lost: Arc<Mutex<Option<Instant>>>,
}

impl Pool {
    pub fn new(options: PgConnectOptions) -> Self {
        let lost = Arc::<Mutex<Option<Instant>>>::default();
        let losses = Arc::clone(&lost);
        let pool = PgPoolOptions::new()
            .max_connections(MOST)
            .acquire_timeout(PATIENCE)
            // A ping each time would double the latency.
            .test_before_acquire(false)
            .before_acquire(move |connection, meta| {
                let lost = *losses.lock().unwrap_or_else(PoisonError::into_inner);
                let doubtful = meta.idle_for > REST || lost.is_some_and(|lost| meta.age > lost.elapsed());
                Box::pin(async move {
                    if doubtful {
                        connection.ping().await?;
                    }
                    Ok(true)
                })
            })
            .connect_lazy_with(options);
        Self { pool, lost }
    }

    /// A connection. An error means that nothing was changed.
    pub async fn acquire(&self) -> Result<PoolConnection<Postgres>, StoreError> {
        self.pool.acquire().await.map_err(unreachable)
    }

    /// Begins a transaction. An error means that nothing was changed.
    pub async fn begin(&self) -> Result<Transaction<'static, Postgres>, StoreError> {
        self.pool.begin().await.map_err(unreachable)
    }

    /// Converts an error, and marks older connections as doubtful if the connection was lost.
    pub fn failed(&self, error: sqlx::Error) -> StoreError {
        let error = StoreError::from(error);
        if matches!(error, StoreError::Unknown(_)) {
            self.lose();
        }
        error
    }

    /// Marks all connections older than now as doubtful, because one was lost.
    pub fn lose(&self) {
        *self.lost.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
    }

    pub async fn close(&self) {
        self.pool.close().await;
    }

    pub fn inner(&self) -> &PgPool {
        &self.pool
    }
}

/// An error where nothing can have been changed.
pub fn unreachable(error: sqlx::Error) -> StoreError {
    match StoreError::from(error) {
        StoreError::Unknown(why) | StoreError::Refused(why) => StoreError::Unreachable(why),
        other => other,
    }
}
