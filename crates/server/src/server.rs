//! The server from its start to its end: opening the store, listening, and going without losing anything.

use crate::account_deletion;
use crate::alerts;
use crate::app::App;
use crate::bots::Pool;
use crate::config::Config;
use crate::hall::Hall;
use crate::http;
use crate::keeper;
use crate::limits::{Plain, limited};
use crate::line::Line;
use crate::monitor::{self, Peer};
use crate::packs::Packs;
use crate::readiness::{self, Claim, Readiness};
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
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

/// How long a client may take to send the head of a request, and stay silent between two.
const HEAD: Duration = Duration::from_secs(30);
/// The most that is kept of a request before it is read, in bytes.
const BUFFER: usize = 32 << 10;
/// How many connections may be open that are no WebSockets.
const PLAIN_CONNECTIONS: usize = 4096;
/// How long requests and WebSockets may take to finish when the server ends.
const DRAIN: Duration = Duration::from_secs(10);
/// How often metrics that were gathered are put together.
const UPKEEP: Duration = Duration::from_secs(5);

/// The server.
pub struct Server;

/// A server that runs.
pub struct Running {
    /// Where it listens.
    pub address: SocketAddr,
    /// Where it tells metrics, if not among everything else.
    pub metrics_address: Option<SocketAddr>,
    app: App,
    ending: watch::Sender<bool>,
    listeners: Vec<JoinHandle<()>>,
    helpers: Vec<JoinHandle<()>>,
}

/// Why a server cannot start: a line for the host.
#[derive(Debug, thiserror::Error)]
pub enum CannotStart {
    /// The store cannot be opened.
    #[error("{0}")]
    Store(#[from] StoreError),
    /// The address cannot be listened at.
    #[error("cannot listen at {0}: {1}")]
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
    /// Starts a server; when this returns, it answers. While another process writes to its SQLite file, it stands by.
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
        let hall = Hall::new(store, packs.clone(), bots, &config);
        keeper::give_sign_of_life(&hall).await;
        let app = App::new(config, hall.clone(), metrics, readiness);
        let (ending, end) = watch::channel(false);
        // Everybody comes from the proxy's address where there is one.
        let numbers = &app.config.limits;
        let per_address = (!app.config.trust_proxy).then_some(numbers.connections_per_address);
        let router = http::router(&app);
        let mut listeners = vec![tokio::spawn(listen(listener, router, per_address, end.clone()))];
        let metrics_address = metrics_listener.as_ref().map(|(_, address)| *address);
        if let Some((listener, _)) = metrics_listener {
            let router = http::metrics_router().with_state(app.clone());
            listeners.push(tokio::spawn(listen(listener, router, None, end)));
        }
        if let Err(error) = packs.store().await {
            // The next table that is set up tries again.
            tracing::warn!(%error, "the content packs cannot be stored now");
        }
        packs.look_for_missing().await?;
        let helpers = vec![
            tokio::spawn(keeper::beat(hall.clone())),
            tokio::spawn(keeper::look_after(hall.clone())),
            tokio::spawn(keeper::listen(hall.clone(), changes)),
            tokio::spawn(account_deletion::run(hall.clone())),
            tokio::spawn(alerts::deliver(hall, app.config.allow_private_webhooks)),
            tokio::spawn(keep_up(app.clone())),
            tokio::spawn(probe(app.clone())),
        ];
        let (content, place) = (packs.current(), &app.config.place);
        let hash = Digest(*content.hash());
        let ready = app.readiness.trouble().is_none();
        tracing::info!(%address, %place, pack = content.id(), %hash, ready, "the server answers");
        Ok(Running { address, metrics_address, app, ending, listeners, helpers })
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
    pub(crate) fn hall(&self) -> Hall {
        self.app.hall.clone()
    }

    /// Ends the server: it says that it is not ready, tells everybody to go, finishes what was begun, and closes the store.
    pub async fn stop(self) {
        tracing::info!("the server is ending");
        self.app.leaving.store(true, Ordering::Relaxed);
        sleep(self.app.config.notice).await;
        self.app.hall.close().await;
        self.ending.send_replace(true);
        let drained = timeout(DRAIN, async {
            for listener in self.listeners {
                // A listener that panicked has nothing left to finish.
                let _ = listener.await;
            }
            while self.app.limits.connected() > 0 {
                sleep(Duration::from_millis(10)).await;
            }
        });
        if drained.await.is_err() {
            tracing::warn!("some connections did not finish in time");
        }
        for helper in self.helpers {
            helper.abort();
        }
        if let Err(error) = self.app.hall.store().close().await {
            tracing::error!(%error, "the store could not be closed");
        }
        tracing::info!("the server has ended");
    }
}

/// Puts metrics together now and then, so that they do not pile up where nobody asks for them.
async fn keep_up(app: App) {
    loop {
        sleep(UPKEEP).await;
        app.metrics.run_upkeep();
    }
}

/// Tries every few seconds whether the store takes writes.
async fn probe(app: App) {
    app.readiness.keep(app.hall.store()).await;
}

/// Answers that the server is not ready until the store can be claimed. Gives the listener back.
async fn stand_by(
    listener: TcpListener,
    claim: &mut Claim<'_>,
) -> std::io::Result<(TcpListener, Result<Store, StoreError>)> {
    let listener = listener.into_std()?;
    let copy = TcpListener::from_std(listener.try_clone()?)?;
    let (stop, end) = watch::channel(false);
    let answering = tokio::spawn(listen(copy, readiness::standby_router(), None, end));
    let store = claim.insist().await;
    stop.send_replace(true);
    // A slow client isn't waited for.
    let _ = timeout(Duration::from_secs(1), answering).await;
    Ok((TcpListener::from_std(listener)?, store))
}

/// Waits until the server ends.
async fn ended(end: &mut watch::Receiver<bool>) {
    // If nobody can say so any more, it has ended.
    let _ = end.wait_for(|end| *end).await;
}

/// Answers whoever connects, until the server ends, and then finishes what was begun.
async fn listen(
    listener: TcpListener,
    router: Router,
    per_address: Option<u32>,
    mut end: watch::Receiver<bool>,
) {
    let plain = Arc::new(Plain::default());
    let places = Arc::new(Semaphore::new(PLAIN_CONNECTIONS));
    loop {
        let accepted = tokio::select! {
            accepted = accept(&listener, &places) => accepted,
            () = ended(&mut end) => break,
        };
        let Some((stream, peer, place)) = accepted else { continue };
        let counted = per_address.map(|most| plain.connect(peer.ip(), most));
        if let Some(None) = counted {
            limited("connections_per_address").increment(1);
            continue;
        }
        let line = Line::new(stream);
        let shortcut = line.shortcut();
        let inner = TowerToHyperService::new(router.clone());
        let service = service_fn(move |mut request: hyper::Request<Incoming>| {
            request.extensions_mut().insert(Peer(peer));
            request.extensions_mut().insert(shortcut.clone());
            inner.call(request.map(axum::body::Body::new) as Request)
        });
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(HEAD)
            .max_buf_size(BUFFER)
            .serve_connection(TokioIo::new(line), service)
            .with_upgrades();
        let mut end = end.clone();
        tokio::spawn(async move {
            let mut connection = pin!(connection);
            // A client that breaks off is its own business.
            tokio::select! {
                _ = connection.as_mut() => {}
                () = ended(&mut end) => {
                    connection.as_mut().graceful_shutdown();
                    let _ = connection.await;
                }
            }
            drop((place, counted));
        });
    }
    drop(listener);
    // When every place is free again, everybody has been answered.
    let _ = places.acquire_many(PLAIN_CONNECTIONS as u32).await;
}

async fn accept(
    listener: &TcpListener,
    places: &Arc<Semaphore>,
) -> Option<(TcpStream, SocketAddr, tokio::sync::OwnedSemaphorePermit)> {
    let place = Arc::clone(places).acquire_owned().await.ok()?;
    match listener.accept().await {
        Ok((stream, peer)) => {
            // Frames are small and wanted at once. A socket that refuses works all the same.
            let _ = stream.set_nodelay(true);
            Some((stream, peer, place))
        }
        Err(error) => {
            // Too many open files, or a client that went before it was greeted.
            tracing::warn!(%error, "a connection could not be accepted");
            sleep(Duration::from_millis(100)).await;
            None
        }
    }
}
