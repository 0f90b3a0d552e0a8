//! Security headers of every response, and the check of a request's origin.

use crate::app::App;
use crate::http::Error;
use crate::http::{bearer, cookie};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::sync::PoisonError;

const FIXED: [(HeaderName, HeaderValue); 5] = [
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    (
        HeaderName::from_static("permissions-policy"),
        HeaderValue::from_static(
            "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), \
             microphone=(), midi=(), payment=(), usb=()",
        ),
    ),
    (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static("same-origin")),
];

const SEC_FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");
/// How many characters of an origin or host are shown.
const MAX_SHOWN: usize = 200;
/// How many foreign origins one process logs: clients can invent any number.
const MAX_LOGGED: usize = 64;

/// The host a request was sent to, as the client knows it.
pub(crate) fn host<'a>(headers: &'a HeaderMap, app: &App) -> Option<&'a str> {
    let forwarded = app.config.trust_proxy.then(|| headers.get("x-forwarded-host")).flatten();
    let host = forwarded.or_else(|| headers.get(header::HOST))?.to_str().ok()?;
    // It becomes part of the Content-Security-Policy.
    let plain =
        |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'-' | b':' | b'[' | b']' | b'_');
    host.bytes().all(plain).then_some(host)
}

/// True if the client's connection was encrypted.
pub(crate) fn is_encrypted(headers: &HeaderMap, app: &App) -> bool {
    app.config.trust_proxy && headers.get("x-forwarded-proto").is_some_and(|scheme| scheme == "https")
}

/// The server's own address as the client knows it: an allowed origin of the same host, because its scheme is certain, or
/// else by the request. If the request names no host, the first allowed origin.
pub(crate) fn origin(headers: &HeaderMap, app: &App) -> Option<String> {
    let origins = &app.config.origins;
    let Some(host) = host(headers, app).filter(|host| !host.is_empty()) else {
        return origins.first().cloned();
    };
    let of_host = |origin: &&String| origin.split_once("://").is_some_and(|(_, own)| own == host);
    let encrypted = is_encrypted(headers, app) || app.config.secure_cookies;
    let scheme = if encrypted { "https" } else { "http" };
    Some(origins.iter().find(of_host).cloned().unwrap_or_else(|| format!("{scheme}://{host}")))
}

/// Adds the security headers.
pub(crate) async fn add(State(app): State<App>, request: Request, next: Next) -> Response {
    // In older browsers 'self' does not include WebSockets.
    let sockets = host(request.headers(), &app).map(|host| format!(" ws://{host} wss://{host}"));
    let is_api = request.uri().path().starts_with("/api") || request.uri().path() == "/metrics";
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    // 'wasm-unsafe-eval' lets the page compile the engine, and nothing else; blob: is for the board drawings that it colours.
    let policy = format!(
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' blob:; connect-src 'self'{}; \
         frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'",
        sockets.unwrap_or_default()
    );
    if let Ok(policy) = HeaderValue::try_from(policy) {
        headers.insert(header::CONTENT_SECURITY_POLICY, policy);
    }
    for (name, value) in FIXED {
        headers.insert(name, value);
    }
    if let Some(span) = app.config.hsts {
        let subdomains = if app.config.hsts_subdomains { "; includeSubDomains" } else { "" };
        let text = format!("max-age={}{subdomains}", span.as_secs());
        if let Ok(value) = HeaderValue::try_from(text) {
            headers.insert(header::STRICT_TRANSPORT_SECURITY, value);
        }
    }
    if is_api {
        headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
    response
}

/// Which site sent a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Site {
    /// A page of this server or of an allowed origin.
    Own,
    /// A page of another site.
    Foreign,
    /// Unknown: not a browser, or an old one.
    Unknown,
}

/// Which site sent a request, by the headers that browsers add.
pub(crate) fn site(headers: &HeaderMap, app: &App) -> Site {
    let origin = headers.get(header::ORIGIN).map(|origin| origin.to_str().unwrap_or_default());
    let listed = origin.is_some_and(|origin| app.config.origins.iter().any(|own| own == origin));
    let fetch = headers.get(SEC_FETCH_SITE).map(|site| site.to_str().unwrap_or_default());
    if listed {
        return Site::Own;
    }
    let same_host = |origin: &str| {
        let of = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
        of.is_some() && of == host(headers, app)
    };
    match (fetch, origin) {
        (Some("same-origin" | "none"), _) => Site::Own,
        (None, Some(origin)) if same_host(origin) => Site::Own,
        (None, None) => Site::Unknown,
        _ => Site::Foreign,
    }
}

/// The error for a request that another site's page may have sent. The log advises the operator once per origin: a proxy
/// that changes the host makes the server's own pages look foreign.
pub(crate) fn foreign(headers: &HeaderMap, app: &App) -> Error {
    let text = |name: &HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    let shortened = |text: &str| text.chars().take(MAX_SHOWN).collect::<String>();
    let origin = text(&header::ORIGIN).map(shortened);
    let host = host(headers, app).map_or_else(|| "unknown".to_owned(), shortened);
    let message = match &origin {
        Some(origin) => {
            let own = [format!("http://{host}"), format!("https://{host}")];
            let allowed = own.iter().chain(&app.config.origins).cloned().collect::<Vec<_>>().join(", ");
            format!(
                "This was sent by a page of {origin}, and only pages of {allowed} may do it. If that page is this \
                 server's own, a proxy before it changes the host, and the operator's log has advice."
            )
        }
        None if headers.contains_key(SEC_FETCH_SITE) => {
            "The browser marked this as sent by another site; only pages of this server may do it.".to_owned()
        }
        None => "The cookie came without an Origin header, so another site may have sent it. Programs use \
                 `Authorization: Bearer TOKEN` instead of the cookie."
            .to_owned(),
    };
    let key = origin.unwrap_or_else(|| "none".to_owned());
    let mut logged = app.foreign.lock().unwrap_or_else(PoisonError::into_inner);
    if logged.len() < MAX_LOGGED && logged.insert(key.clone()) {
        tracing::warn!(
            origin = key,
            host,
            "a request was refused because its Origin is not this server; if it is the server's own page, let the proxy \
             pass the Host header with its port (X-Forwarded-Host with --trust-proxy), or give --origin"
        );
    }
    Error::new(StatusCode::FORBIDDEN, "foreign_origin", message)
}

/// Refuses writes in a player's name from another site's page.
pub(crate) async fn same_site(State(app): State<App>, request: Request, next: Next) -> Response {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let headers = request.headers();
    let with_cookie = cookie(headers).is_some() && bearer(headers).is_none();
    match site(headers, &app) {
        _ if reads => {}
        Site::Own => {}
        Site::Unknown if !with_cookie => {}
        Site::Unknown | Site::Foreign => return foreign(headers, &app).into_response(),
    }
    next.run(request).await
}
