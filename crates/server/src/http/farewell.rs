//! Deleting the own identity. What is then done at the tables: farewell.rs in the crate.

use super::body::Body;
use super::caller::{Address, Me, forget};
use super::error::{Answer, Error};
use super::proof;
use crate::app::App;
use crate::farewell;
use crate::identity;
use crate::time::now;
use axum::extract::State;
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use serde::Deserialize;
use std::time::Duration;
use tokio::time::timeout;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// How long the answer waits for what is to be done at the tables. It is done in any case.
const PATIENCE: Duration = Duration::from_secs(10);

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(delete))
}

/// What says that it is really wanted.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct Farewell {
    /// The caller's own name, as it is.
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

/// Deletes the caller's identity for good, and the caller's programs with it. Games stay without the name.
#[utoipa::path(delete, path = "/api/me", tag = "identity", request_body = Farewell,
    security(("cookie" = []), ("bearer" = [])),
    responses((status = 204, description = "Gone: nothing brings the identity back")))]
async fn delete(
    State(app): State<App>,
    Address(address): Address,
    Me(me): Me,
    Body(asked): Body<Farewell>,
) -> Answer<(StatusCode, [(HeaderName, HeaderValue); 1])> {
    if identity::name(&asked.name).as_deref() != Some(me.name.as_str()) {
        return Err(UNCONFIRMED);
    }
    proof::check(&app, address, &me, asked.proof).await?;
    let store = app.hall.store();
    let programs = store.programs_of(me.id).await?;
    store.remove_player(me.id, now()).await?;
    let hall = app.hall.clone();
    let tables = tokio::spawn(async move {
        for gone in programs.into_iter().map(|program| program.id).chain([me.id]) {
            if let Err(trouble) = farewell::say(&hall, gone).await {
                tracing::warn!(%trouble, "a player who is gone could not be seen off at once");
            }
        }
    });
    // Whoever has many tables need not wait for all of them.
    let _ = timeout(PATIENCE, tables).await;
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, forget())]))
}
