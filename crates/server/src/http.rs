//! The HTTP API: one module per noun, each with its `router()`. Tables are played over their WebSockets: socket.rs in the
//! crate. The OpenAPI document comes from the same definitions: `GET /api`.

mod account_deletion;
mod body;
mod caller;
mod error;
mod export;
mod games;
mod guests;
mod lessons;
mod me;
mod my_games;
mod notes;
mod notices;
mod packed;
mod packs;
mod page;
mod players;
mod profiles;
mod programs;
mod puzzles;
mod reauthentication;
mod record_text;
mod rematch;
mod replay;
mod schema;
mod seats;
mod seeks;
mod sign_in;
mod sockets;
mod status;
mod tables;
mod webhook;

pub(crate) use caller::{Address, bearer, cookie};
pub(crate) use error::Error;
pub(crate) use packed::Packed;
pub(crate) use page::Page;

use crate::app::App;
use crate::{headers, monitor};
use axum::Router;
use axum::body::Body;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::{HeaderMap, Method, Response, Uri};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::IntoResponse;
use axum::routing::get;
use std::any::Any;
use tower_http::catch_panic::CatchPanicLayer;
use utoipa_axum::router::OpenApiRouter;

/// The default limit of request bodies, in bytes.
const MAX_BODY: usize = 16 << 10;
/// The limit of bodies with a note.
const MAX_NOTE_BODY: usize = 32 << 10;

/// All routes of the server.
pub(crate) fn router(app: &App) -> Router {
    let api = OpenApiRouter::new()
        .merge(status::router())
        .merge(me::router())
        .merge(guests::router())
        .merge(sign_in::router())
        .merge(programs::router())
        .merge(webhook::router())
        .merge(notices::router())
        .merge(tables::router())
        .merge(seats::router())
        .merge(seeks::router())
        .merge(rematch::router())
        .merge(notes::router())
        .merge(sockets::router())
        .merge(games::router())
        .merge(replay::router())
        .merge(players::router())
        .merge(profiles::router())
        .merge(my_games::router())
        .merge(export::router())
        .merge(account_deletion::router())
        .merge(packs::router())
        .merge(puzzles::router())
        .merge(lessons::router());
    let (router, document) = api.split_for_parts();
    let document = schema::document(document);
    let mut router = router.route("/api", get(move || std::future::ready(schema::answer(document.clone()))));
    if app.config.metrics_listen.is_none() {
        router = router.merge(metrics_router());
    }
    router
        .fallback(not_found)
        .method_not_allowed_fallback(async || Error::METHOD)
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(from_fn_with_state(app.clone(), headers::same_site))
        .layer(from_fn_with_state(app.clone(), monitor::limit))
        .layer(from_fn(body::read_body))
        .layer(CatchPanicLayer::custom(panicked))
        .layer(from_fn_with_state(app.clone(), headers::add))
        .layer(from_fn(monitor::observe))
        .with_state(app.clone())
}

/// The route of the metrics.
pub(crate) fn metrics_router() -> Router<App> {
    Router::new().route("/metrics", get(status::metrics))
}

/// Visits the types of what is asked and answered.
#[cfg(feature = "ts")]
pub(crate) fn types(visitor: &mut impl ts_rs::TypeVisitor) {
    visitor.visit::<me::NewRecovery>();
    visitor.visit::<me::Recovery>();
    visitor.visit::<sign_in::Proof>();
    visitor.visit::<sign_in::SignedOut>();
    visitor.visit::<programs::NewProgram>();
    visitor.visit::<programs::CreatedProgram>();
    visitor.visit::<programs::ProgramList>();
    visitor.visit::<webhook::NewWebhook>();
    visitor.visit::<webhook::Signing>();
    visitor.visit::<notices::NoticeSettings>();
    visitor.visit::<notices::Looking>();
    visitor.visit::<notices::NewSubscription>();
    visitor.visit::<notices::OldSubscription>();
    visitor.visit::<notices::NewEmail>();
    visitor.visit::<notices::EmailToken>();
    visitor.visit::<crate::notices::NoticeMessage>();
    visitor.visit::<armonium_rules::Scenario>();
    visitor.visit::<players::PlayerCard>();
    visitor.visit::<players::History>();
    visitor.visit::<players::Leaders>();
    visitor.visit::<profiles::Profile>();
    visitor.visit::<account_deletion::DeleteAccount>();
}

async fn not_found(
    State(app): State<App>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> axum::response::Response {
    let path = uri.path();
    if path.starts_with("/api/") || path == "/metrics" {
        return Error::NOT_FOUND.into_response();
    }
    match page::preview(&app, &uri, &headers).await {
        Some(preview) => app.page.answer_with(&method, &headers, &preview),
        None => app.page.answer(&method, path, &headers),
    }
}

/// Answers a request that panicked like any other failure; the panic hook has logged the cause.
fn panicked(_: Box<dyn Any + Send>) -> Response<Body> {
    metrics::counter!("armonium_panics_total").increment(1);
    tracing::error!("a request panicked");
    Error::INSIDE.into_response()
}
