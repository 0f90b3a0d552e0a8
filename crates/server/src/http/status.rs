//! Version, health and metrics.

use super::error::Answer;
use crate::app::App;
use crate::table_error::TableError;
use armonium_protocol::http::Version;
use armonium_protocol::{PROTOCOL, PackCard};
use armonium_rules::RULES_VERSION;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderName, HeaderValue, header};
use serde::Serialize;
use std::sync::atomic::Ordering;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(version)).routes(routes!(live)).routes(routes!(ready))
}

/// What runs here.
#[utoipa::path(get, path = "/api/version", tag = "server",
    responses((status = 200, description = "The versions", body = Version)))]
async fn version(State(app): State<App>) -> Json<Version> {
    Json(Version {
        version: env!("CARGO_PKG_VERSION").into(),
        protocol: PROTOCOL,
        rules: RULES_VERSION,
        pack: PackCard::of(&app.registry.packs().current()),
    })
}

/// A sign of life.
#[derive(Serialize, ToSchema)]
pub(super) struct Health {
    ok: bool,
}

/// Does the program run?
#[utoipa::path(get, path = "/api/health/live", tag = "server",
    responses((status = 200, description = "It does", body = Health)))]
async fn live() -> Json<Health> {
    Json(Health { ok: true })
}

/// Can it take requests? Only if a write to the database, tried every few seconds, was committed within two seconds, and not
/// when it is about to end.
#[utoipa::path(get, path = "/api/health/ready", tag = "server",
    responses((status = 200, description = "It can", body = Health)))]
async fn ready(State(app): State<App>) -> Answer<Json<Health>> {
    if app.leaving.load(Ordering::Relaxed) {
        return Err(TableError::Closing.into());
    }
    if app.readiness.trouble().is_some() {
        return Err(TableError::Storage.into());
    }
    Ok(Json(Health { ok: true }))
}

/// The metrics, as Prometheus reads them.
pub(super) async fn metrics(State(app): State<App>) -> ([(HeaderName, HeaderValue); 1], String) {
    let kind = HeaderValue::from_static("text/plain; version=0.0.4; charset=utf-8");
    ([(header::CONTENT_TYPE, kind)], app.metrics.render())
}
