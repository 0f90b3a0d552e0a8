//! Observability: logs, metrics and request ids. Nothing here logs a cookie, a token, a query or a body.

use crate::app::App;
use crate::config::{LogFormat, LogLevel};
use crate::http::{Address, Error};
use crate::limits::{counted, limited};
use crate::random;
use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use std::net::{IpAddr, SocketAddr};
use std::sync::OnceLock;
use std::time::{Duration, Instant};
use tokio::time::timeout;
use tracing::level_filters::LevelFilter;
use tracing::{Instrument, Subscriber};
use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::layer::SubscriberExt;

/// How long a request may take, including the upgrade of a WebSocket.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(30);
/// The buckets of histograms, in seconds.
const SECONDS: [f64; 14] =
    [0.000_1, 0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0];

/// The remote address of the connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) SocketAddr);

/// A log subscriber: this program at the given level, libraries only from WARN up, because some would log headers and
/// bodies.
pub fn logs<W>(format: LogFormat, level: LogLevel, writer: W) -> Box<dyn Subscriber + Send + Sync>
where
    W: for<'w> MakeWriter<'w> + Send + Sync + 'static,
{
    let level = match level {
        LogLevel::Error => LevelFilter::ERROR,
        LogLevel::Warn => LevelFilter::WARN,
        LogLevel::Info => LevelFilter::INFO,
        LogLevel::Debug => LevelFilter::DEBUG,
    };
    let targets = Targets::new().with_default(level.min(LevelFilter::WARN)).with_target("armonium", level);
    let registry = tracing_subscriber::registry().with(targets);
    let lines = tracing_subscriber::fmt::layer().with_writer(writer);
    match format {
        LogFormat::Text => Box::new(registry.with(lines)),
        LogFormat::Json => Box::new(registry.with(lines.json().flatten_event(true))),
    }
}

/// The process-wide metrics recorder.
pub(crate) fn metrics() -> PrometheusHandle {
    static HANDLE: OnceLock<PrometheusHandle> = OnceLock::new();
    HANDLE
        .get_or_init(|| {
            let builder = PrometheusBuilder::new();
            // Fails only without buckets.
            let builder = builder.set_buckets(&SECONDS).unwrap_or_default();
            let recorder = builder.build_recorder();
            let handle = recorder.handle();
            // A program that embeds the server may have a recorder of its own; this one stays empty then.
            if metrics::set_global_recorder(recorder).is_ok() {
                describe();
                start_at_zero();
            }
            handle
        })
        .clone()
}

fn describe() {
    use metrics::{describe_counter, describe_gauge, describe_histogram};
    describe_gauge!("armonium_connections", "Open WebSockets.");
    describe_gauge!("armonium_tables_open", "Tables in memory.");
    describe_counter!("armonium_records_total", "Records appended to tables.");
    describe_counter!("armonium_races_total", "Records that another node wrote first.");
    describe_counter!("armonium_seeks_matched_total", "Players whose seek has led to a table.");
    describe_counter!("armonium_refused_total", "Commands over WebSockets that a table refused.");
    describe_counter!(
        "armonium_slow_subscribers_total",
        "WebSockets closed because the client did not read."
    );
    describe_counter!("armonium_store_errors_total", "Failures of the database, including failed probes.");
    describe_counter!("armonium_damaged_tables_total", "Tables with a damaged log.");
    describe_gauge!("armonium_ready", "1 while the database accepts writes in time, else 0.");
    describe_counter!("armonium_panics_total", "Requests that panicked.");
    describe_counter!("armonium_alerts_total", "Attempts to deliver an alert, by outcome.");
    describe_counter!("armonium_notices_total", "Attempts to deliver a notice, by channel and outcome.");
    describe_gauge!("armonium_mail_server_up", "0 while the mail server does not take mail, else 1.");
    describe_counter!("armonium_limited_total", "Requests and WebSockets refused by a limit.");
    describe_counter!("armonium_http_requests_total", "Requests, by route and status.");
    describe_histogram!("armonium_http_seconds", "Duration of requests, by route.");
    describe_histogram!("armonium_append_seconds", "Time until a record was durable.");
    describe_histogram!("armonium_broadcast_seconds", "Time to broadcast a record to all subscribers.");
}

/// Registers metrics that alerting rules refer to, so that they start at 0 instead of missing. Limits register themselves;
/// routes follow with their first request.
fn start_at_zero() {
    use metrics::{counter, gauge, histogram};
    for name in [
        "armonium_records_total",
        "armonium_races_total",
        "armonium_seeks_matched_total",
        "armonium_refused_total",
        "armonium_slow_subscribers_total",
        "armonium_store_errors_total",
        "armonium_damaged_tables_total",
        "armonium_panics_total",
    ] {
        counter!(name).increment(0);
    }
    for outcome in ["delivered", "retried", "abandoned"] {
        counter!("armonium_alerts_total", "outcome" => outcome).increment(0);
    }
    for channel in ["push", "email", "confirmation"] {
        for outcome in ["delivered", "retried", "abandoned"] {
            counter!("armonium_notices_total", "channel" => channel, "outcome" => outcome).increment(0);
        }
    }
    for limit in ["connections", "connections_per_address"] {
        limited(limit).increment(0);
    }
    for status in ["200", "503"] {
        let ready = "/api/health/ready";
        counter!("armonium_http_requests_total", "route" => ready, "method" => "GET", "status" => status)
            .increment(0);
    }
    for name in ["armonium_connections", "armonium_tables_open", "armonium_ready"] {
        gauge!(name).set(0.0);
    }
    // Nothing is known against it yet.
    gauge!("armonium_mail_server_up").set(1.0);
    for name in ["armonium_append_seconds", "armonium_broadcast_seconds", "armonium_http_seconds"] {
        let _ = histogram!(name);
    }
}

/// Gives every request an id, and logs and counts the response.
pub(crate) async fn observe(request: Request, next: Next) -> Response {
    let started = Instant::now();
    let number = random::bytes::<8>().map_or(0, u64::from_le_bytes);
    let number = format!("{number:016x}");
    let method = known(request.method());
    let route = match request.extensions().get::<MatchedPath>() {
        Some(path) => path.as_str().to_owned(),
        None => "other".to_owned(),
    };
    let path = request.uri().path().to_owned();
    let span = tracing::info_span!("request", id = %number);
    let response = async {
        let response = match timeout(REQUEST_TIMEOUT, next.run(request)).await {
            Ok(response) => response,
            Err(_) => Error::TIMEOUT.into_response(),
        };
        let status = response.status().as_u16();
        let seconds = started.elapsed().as_secs_f64();
        // Clients choose the path: escape it and bound its length.
        let path: String = path.chars().take(100).collect();
        let quiet = route.starts_with("/api/health") || route == "/metrics";
        if quiet && status < 400 {
            tracing::debug!(method, path = ?path, status, seconds, "answered");
        } else {
            tracing::info!(method, path = ?path, status, seconds, "answered");
        }
        metrics::counter!("armonium_http_requests_total", "route" => route.clone(), "method" => method,
            "status" => status.to_string())
        .increment(1);
        metrics::histogram!("armonium_http_seconds", "route" => route.clone()).record(seconds);
        response
    };
    let mut response = response.instrument(span).await;
    if let Ok(value) = HeaderValue::try_from(number) {
        response.headers_mut().insert(HeaderName::from_static("x-request-id"), value);
    }
    response
}

/// The known methods: clients can invent any number of others.
const fn known(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::PATCH => "PATCH",
        Method::DELETE => "DELETE",
        _ => "other",
    }
}

/// Applies the rate limit of the client's address.
pub(crate) async fn limit(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let Some(&Peer(peer)) = request.extensions().get() else { return Error::INSIDE.into_response() };
    let address = counted(address(peer.ip(), request.headers(), app.config.trust_proxy));
    request.extensions_mut().insert(Address(address));
    // Health checks are exempt.
    let health = request.uri().path().starts_with("/api/health/");
    if !health && let Err(wait) = app.limits.requests_per_address.take(address) {
        return Error::from(wait).into_response();
    }
    next.run(request).await
}

/// The client's address: the last one in X-Forwarded-For if the proxy is trusted. The client controls everything before it.
fn address(peer: IpAddr, headers: &HeaderMap, trust_proxy: bool) -> IpAddr {
    if !trust_proxy {
        return peer;
    }
    let last = headers.get_all("x-forwarded-for").into_iter().next_back();
    let last = last.and_then(|value| value.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    last.unwrap_or(peer)
}
