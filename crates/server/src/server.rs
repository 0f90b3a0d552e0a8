//! The server from its start to its end: opening the store, listening, and going without losing anything.

use crate::account_deletion;
use crate::alerts;
use crate::app::App;
use crate::bots::Pool;
use crate::config::Config;
use crate::http;
use crate::limits::{Plain, limited};
use crate::monitor::{self, Peer};
use crate::packs::Packs;
use crate::readiness::{self, Claim, Readiness};
use crate::scheduler;
use crate::seeks;
use crate::table_registry::TableRegistry;
use armonium_store::{Store, StoreError};
use armonium_table::Digest;
use axum::Router;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// How long a client may take to send the head of a request, and stay silent between two.
const HEAD_TIMEOUT: Duration = Duration::from_secs(30);
/// The size of a connection's read buffer, in bytes.
const BUFFER: usize = 32 << 10;
/// How many connections other than WebSockets may be open.
const PLAIN_CONNECTIONS: usize = 4096;
/// How long requests and WebSockets may take to finish at shutdown.
const DRAIN_TIMEOUT: Duration = Duration::from_secs(10);
/// How often histograms are compacted.
const UPKEEP: Duration = Duration::from_secs(5);

/// The server.
pub struct Server;

/// A running server.
pub struct Running {
    /// The address it listens on.
    pub address: SocketAddr,
    /// The address of the metrics, if they have one of their own.
    pub metrics_address: Option<SocketAddr>,
    app: App,
    /// Stops accepting connections.
    stop_listening: CancellationToken,
    listeners: TaskTracker,
    background: JoinSet<()>,
}

/// Why a server cannot start, as a line for the operator.
#[derive(Debug, thiserror::Error)]
pub enum CannotStart {
    /// The store cannot be opened.
    #[error("{0}")]
    Store(#[from] StoreError),
    /// The address cannot be bound.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
}

async fn bind(address: SocketAddr) -> Result<(TcpListener, SocketAddr), CannotStart> {
    let bound = TcpListener::bind(address).await.and_then(|listener| {
        let address = listener.local_addr()?;
        Ok((listener, address))
    });
    bound.map_err(|error| CannotStart::Listen(address, error))
}

impl Server {
    /// Starts a server and returns once it answers. It stands by while another process writes to its SQLite file.
    pub async fn start(config: Config) -> Result<Running, CannotStart> {
        Self::start_or_stand_by(config, |_| {}).await
    }

    /// The same; `standing_by` is called with the address if the server has to stand by.
    pub async fn start_or_stand_by(
        config: Config,
        standing_by: impl FnOnce(SocketAddr),
    ) -> Result<Running, CannotStart> {
        let metrics = monitor::metrics();
        let (mut listener, address) = bind(config.listen).await?;
        let metrics_listener = match config.metrics_listen {
            Some(address) => Some(bind(address).await?),
            None => None,
        };
        let mut claim = Claim::new(&config.place);
        let store = match claim.attempt().await? {
            Some(store) => store,
            None => {
                tracing::warn!(%address, place = %config.place, "another process writes to the database; standing by");
                standing_by(address);
                let failed = |error| CannotStart::Listen(address, error);
                let (back, store) = stand_by(listener, &mut claim).await.map_err(failed)?;
                listener = back;
                tracing::info!("the other process has ended; taking over");
                store?
            }
        };
        let readiness = Readiness::probe(&store).await;
        let changes = store.changes();
        let packs = Packs::new(store.clone(), &config.content, &config.packs);
        let bots = Pool::new(config.bot_threads);
        let registry = TableRegistry::new(store, packs.clone(), bots, &config);
        scheduler::write_heartbeat(&registry).await;
        let app = App::new(config, registry.clone(), metrics, readiness);
        let stop_listening = CancellationToken::new();
        // Behind a proxy every connection comes from its address.
        let numbers = &app.config.limits;
        let per_address = (!app.config.trust_proxy).then_some(numbers.connections_per_address);
        let router = http::router(&app);
        let listeners = TaskTracker::new();
        listeners.spawn(listen(listener, router, per_address, stop_listening.clone()));
        let metrics_address = metrics_listener.as_ref().map(|(_, address)| *address);
        if let Some((listener, _)) = metrics_listener {
            let router = http::metrics_router().with_state(app.clone());
            listeners.spawn(listen(listener, router, None, stop_listening.clone()));
        }
        if let Err(error) = packs.store().await {
            // Creating a table tries again.
            tracing::warn!(%error, "the content packs could not be stored");
        }
        packs.log_missing().await?;
        let mut background = JoinSet::new();
        background.spawn(scheduler::write_heartbeats(registry.clone()));
        background.spawn(scheduler::wake_due_tables(registry.clone()));
        background.spawn(scheduler::follow_changes(registry.clone(), changes));
        background.spawn(account_deletion::run(registry.clone()));
        background.spawn(seeks::match_seeks(registry.clone()));
        background.spawn(alerts::deliver(registry, app.notices.clone(), app.config.allow_private_webhooks));
        background.spawn(app.notices.clone().deliver());
        background.spawn(compact_metrics(app.clone()));
        background.spawn(probe(app.clone()));
        let (content, place) = (packs.current(), &app.config.place);
        let hash = Digest(*content.hash());
        let ready = app.readiness.trouble().is_none();
        tracing::info!(%address, %place, pack = content.id(), %hash, ready, "the server is listening");
        Ok(Running { address, metrics_address, app, stop_listening, listeners, background })
    }
}

impl Running {
    /// Why the server is not ready; none if it is.
    pub fn trouble(&self) -> Option<String> {
        self.app.readiness.trouble()
    }

    /// Waits until the server is ready.
    pub async fn ready(&self) {
        self.app.readiness.ready().await;
    }

    #[cfg(test)]
    pub(crate) fn registry(&self) -> TableRegistry {
        self.app.registry.clone()
    }

    /// Shuts down: reports not ready, closes tables and their WebSockets, finishes open requests, and closes the store.
    pub async fn stop(mut self) {
        tracing::info!("the server is shutting down");
        self.app.leaving.store(true, Ordering::Relaxed);
        sleep(self.app.config.notice).await;
        self.app.registry.close().await;
        self.stop_listening.cancel();
        self.listeners.close();
        self.app.sockets.close();
        let drained = timeout(DRAIN_TIMEOUT, async {
            self.listeners.wait().await;
            self.app.sockets.wait().await;
        });
        if drained.await.is_err() {
            tracing::warn!(sockets = self.app.sockets.len(), "some connections did not finish in time");
        }
        self.background.shutdown().await;
        if let Err(error) = self.app.registry.store().close().await {
            tracing::error!(%error, "the store could not be closed");
        }
        tracing::info!("the server has shut down");
    }
}

/// Compacts histograms, so that they do not grow where nothing scrapes them.
async fn compact_metrics(app: App) {
    loop {
        sleep(UPKEEP).await;
        app.metrics.run_upkeep();
    }
}

/// Probes every few seconds whether the store accepts writes.
async fn probe(app: App) {
    app.readiness.keep(app.registry.store()).await;
}

/// Answers "not ready" until the store can be claimed. Returns the listener.
async fn stand_by(
    listener: TcpListener,
    claim: &mut Claim<'_>,
) -> std::io::Result<(TcpListener, Result<Store, StoreError>)> {
    let listener = listener.into_std()?;
    let copy = TcpListener::from_std(listener.try_clone()?)?;
    let stop = CancellationToken::new();
    let answering = tokio::spawn(listen(copy, readiness::standby_router(), None, stop.clone()));
    let store = claim.insist().await;
    stop.cancel();
    // A slow client isn't waited for.
    let _ = timeout(Duration::from_secs(1), answering).await;
    Ok((TcpListener::from_std(listener)?, store))
}

/// Accepts connections until `stop` is cancelled, then waits for the open ones to finish their requests.
async fn listen(listener: TcpListener, router: Router, per_address: Option<u32>, stop: CancellationToken) {
    let plain = Arc::new(Plain::default());
    let places = Arc::new(Semaphore::new(PLAIN_CONNECTIONS));
    let connections = TaskTracker::new();
    loop {
        let accepted = tokio::select! {
            accepted = accept(&listener, &places) => accepted,
            () = stop.cancelled() => break,
        };
        let Some((stream, peer, place)) = accepted else { continue };
        let counted = per_address.map(|max| plain.connect(peer.ip(), max));
        if let Some(None) = counted {
            limited("connections_per_address").increment(1);
            continue;
        }
        let inner = TowerToHyperService::new(router.clone());
        let service = service_fn(move |mut request: hyper::Request<Incoming>| {
            request.extensions_mut().insert(Peer(peer));
            inner.call(request.map(axum::body::Body::new) as Request)
        });
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(HEAD_TIMEOUT)
            .max_buf_size(BUFFER)
            .serve_connection(TokioIo::new(stream), service)
            .with_upgrades();
        let stop = stop.clone();
        connections.spawn(async move {
            let mut connection = pin!(connection);
            // A client that disconnects early is no error.
            tokio::select! {
                _ = connection.as_mut() => {}
                () = stop.cancelled() => {
                    connection.as_mut().graceful_shutdown();
                    let _ = connection.await;
                }
            }
            drop((place, counted));
        });
    }
    drop(listener);
    connections.close();
    connections.wait().await;
}

async fn accept(
    listener: &TcpListener,
    places: &Arc<Semaphore>,
) -> Option<(TcpStream, SocketAddr, tokio::sync::OwnedSemaphorePermit)> {
    let place = Arc::clone(places).acquire_owned().await.ok()?;
    match listener.accept().await {
        Ok((stream, peer)) => {
            // Frames are small and urgent. A socket that refuses this still works.
            let _ = stream.set_nodelay(true);
            Some((stream, peer, place))
        }
        Err(error) => {
            // Too many open files, or a client that disconnected at once.
            tracing::warn!(%error, "a connection could not be accepted");
            sleep(Duration::from_millis(100)).await;
            None
        }
    }
}
