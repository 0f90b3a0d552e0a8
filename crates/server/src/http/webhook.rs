//! A player's webhook for alerts. Delivery: alerts.rs in the crate.

use super::body::Body;
use super::caller::Me;
use super::error::{Answer, Error};
use crate::alerts;
use crate::app::App;
use crate::identity;
use armonium_store::Webhook;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(set, remove))
}

#[derive(Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct NewWebhook {
    /// An address with http or https.
    url: String,
}

/// The key that calls are signed with. It is sent only this once.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct Signing {
    secret: String,
}

/// Sets the webhook for the caller's turns at tables played over days.
#[utoipa::path(put, path = "/api/me/webhook", tag = "identity", request_body = NewWebhook,
    security(("cookie" = []), ("bearer" = [])),
    responses((status = 200, description = "Set; an older secret is void", body = Signing)))]
async fn set(State(app): State<App>, Me(me): Me, Body(asked): Body<NewWebhook>) -> Answer<Json<Signing>> {
    alerts::check(&asked.url, app.config.allow_private_webhooks)
        .map_err(|bad| Error::senseless("bad_webhook", bad.to_string()))?;
    let secret = identity::new_token()?;
    let webhook = Webhook { url: asked.url, secret: secret.clone() };
    app.registry.store().set_webhook(me.id, Some(webhook)).await?;
    Ok(Json(Signing { secret }))
}

/// Removes the caller's webhook.
#[utoipa::path(delete, path = "/api/me/webhook", tag = "identity", security(("cookie" = []), ("bearer" = [])),
    responses((status = 204, description = "Removed")))]
async fn remove(State(app): State<App>, Me(me): Me) -> Answer<StatusCode> {
    app.registry.store().set_webhook(me.id, None).await?;
    Ok(StatusCode::NO_CONTENT)
}
