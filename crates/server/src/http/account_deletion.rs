//! Deleting the caller's account. Cleaning up the tables: `account_deletion.rs` in the crate.

use super::body::Body;
use super::caller::{Address, Me, forget};
use super::error::{Answer, Error};
use super::reauthentication;
use crate::account_deletion;
use crate::app::App;
use crate::time::now;
use armonium_protocol::names;
use axum::extract::State;
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use serde::Deserialize;
use std::time::Duration;
use tokio::time::timeout;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// How long the response waits for the tables to be cleaned up. They are in any case.
const PATIENCE: Duration = Duration::from_secs(10);

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(delete))
}

/// The confirmation.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct DeleteAccount {
    /// The caller's name, exactly.
    name: String,
    /// The caller's passphrase or recovery code, if there is one.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    proof: Option<String>,
}

const UNCONFIRMED: Error = Error::fixed(
    StatusCode::UNPROCESSABLE_ENTITY,
    "not_confirmed",
    "To confirm, send your name exactly as it is. Deleting can’t be undone.",
);

/// Deletes the caller's account and programs for good. Games stay without the name.
#[utoipa::path(delete, path = "/api/me", tag = "identity", request_body = DeleteAccount,
    security(("cookie" = []), ("bearer" = [])),
    responses((status = 204, description = "Deleted for good")))]
async fn delete(
    State(app): State<App>,
    Address(address): Address,
    Me(me): Me,
    Body(request): Body<DeleteAccount>,
) -> Answer<(StatusCode, [(HeaderName, HeaderValue); 1])> {
    if names::name(&request.name).as_deref() != Some(me.name.as_str()) {
        return Err(UNCONFIRMED);
    }
    reauthentication::check(&app, address, &me, request.proof).await?;
    let store = app.registry.store();
    let programs = store.programs_of(me.id).await?;
    store.delete_player(me.id, now()).await?;
    let registry = app.registry.clone();
    let cleanup = tokio::spawn(async move {
        for deleted in programs.into_iter().map(|program| program.id).chain([me.id]) {
            if let Err(error) = account_deletion::finish(&registry, deleted).await {
                tracing::warn!(%error, "an account deletion is not finished; it will be retried");
            }
        }
    });
    // Players with many tables need not wait for all of them.
    let _ = timeout(PATIENCE, cleanup).await;
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, forget()?)]))
}
