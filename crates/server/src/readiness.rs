//! Readiness: the server probes the store with a write every few seconds, and is ready while these are committed in time. A
//! second server on the same SQLite file stands by until the first one has stopped.

use armonium_store::{DatabaseUrl, Store, StoreError};
use axum::Router;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use axum::routing::get;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

/// The pause between probes.
const ROUND: Duration = Duration::from_secs(3);
/// A probe that takes longer has failed.
const LIMIT: Duration = Duration::from_secs(2);
/// A probe without an answer is abandoned after this time beyond the limit.
const ABANDON: Duration = Duration::from_secs(8);
/// How often a standby server checks whether the other one has stopped.
const STANDBY: Duration = Duration::from_millis(500);

/// Whether the store takes writes, and if not, why.
pub(crate) struct Readiness(watch::Sender<Option<String>>);

impl Readiness {
    /// Runs a first probe.
    pub(crate) async fn probe(store: &Store) -> Self {
        let readiness = Self(watch::Sender::new(None));
        readiness.check(store).await;
        readiness
    }

    /// Why the server is not ready; `None` if it is.
    pub(crate) fn trouble(&self) -> Option<String> {
        self.0.borrow().clone()
    }

    /// Waits until the server is ready.
    pub(crate) async fn ready(&self) {
        // Never fails, because `self` owns the sender.
        let _ = self.0.subscribe().wait_for(Option::is_none).await;
    }

    /// Probes the store until the server stops.
    pub(crate) async fn keep(&self, store: &Store) {
        loop {
            sleep(ROUND).await;
            self.check(store).await;
        }
    }

    async fn check(&self, store: &Store) {
        let probe = store.probe();
        tokio::pin!(probe);
        match timeout(LIMIT, &mut probe).await {
            Ok(Ok(())) => self.set(None),
            Ok(Err(error)) => self.set(Some(error.to_string())),
            Err(_) => {
                self.set(Some(format!("no write was committed within {} seconds", LIMIT.as_secs())));
                // Overlapping probes would add nothing. Even if this one succeeds it was too slow.
                let _ = timeout(ABANDON, probe).await;
            }
        }
    }

    fn set(&self, trouble: Option<String>) {
        metrics::gauge!("armonium_ready").set(if trouble.is_none() { 1.0 } else { 0.0 });
        if trouble.is_some() {
            metrics::counter!("armonium_store_errors_total").increment(1);
        }
        let before = self.0.send_replace(trouble.clone());
        match (before.is_none(), trouble) {
            (true, Some(why)) => tracing::error!(%why, "the server is not ready: the store takes no writes"),
            (false, None) => tracing::info!("the server is ready again"),
            _ => {}
        }
    }
}

/// The claim to be the one process that writes to a SQLite file. For PostgreSQL it always succeeds.
pub(crate) struct Claim<'a> {
    place: &'a DatabaseUrl,
    /// The opened store, while another process writes to it.
    store: Option<Store>,
}

impl<'a> Claim<'a> {
    pub(crate) fn new(place: &'a DatabaseUrl) -> Self {
        Self { place, store: None }
    }

    /// The store, unless another process writes to it.
    pub(crate) async fn attempt(&mut self) -> Result<Option<Store>, StoreError> {
        let store = match self.store.take() {
            Some(store) => store,
            None => Store::open(self.place).await?,
        };
        if store.probe().await == Err(StoreError::InUse) {
            self.store = Some(store);
            return Ok(None);
        }
        Ok(Some(store))
    }

    /// The store, once no other process writes to it.
    pub(crate) async fn insist(&mut self) -> Result<Store, StoreError> {
        loop {
            if let Some(store) = self.attempt().await? {
                return Ok(store);
            }
            sleep(STANDBY).await;
        }
    }
}

/// The routes of a standby server: it is alive, and unavailable for everything else.
pub(crate) fn standby_router() -> Router {
    let waiting = || async {
        let message = "This server stands by until another process stops writing to its database.";
        let body = serde_json::json!({ "error": { "code": "standby", "message": message } });
        (StatusCode::SERVICE_UNAVAILABLE, [("retry-after", "1")], axum::Json(body)).into_response()
    };
    let live = || async { axum::Json(serde_json::json!({ "ok": true })) };
    Router::new().route("/api/health/live", get(live)).fallback(waiting)
}
