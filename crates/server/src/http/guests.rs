//! Guests: people who play on another player's device, each with their own identity. The device stores their tokens; its
//! owner's cookie does not change.

use super::body::Body;
use super::caller::Address;
use super::error::Answer;
use super::me::{checked_name, new_player};
use crate::app::App;
use crate::identity;
use armonium_table::PlayerId;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(create))
}

#[derive(Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct NewGuest {
    /// The name that others see: 1 to 40 visible characters.
    #[schema(min_length = 1, max_length = 40)]
    name: String,
}

/// A new guest. The token is sent only this once.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct Guest {
    #[schema(value_type = String)]
    player: PlayerId,
    name: String,
    /// For the header `Authorization: Bearer TOKEN`, and for the subprotocol `bearer.TOKEN` of WebSockets.
    token: String,
}

/// Makes an identity for a guest on this device; the caller stays who they are.
#[utoipa::path(post, path = "/api/guests", tag = "identity", request_body = NewGuest,
    responses((status = 201, description = "Made", body = Guest)))]
async fn create(
    State(app): State<App>,
    Address(address): Address,
    Body(asked): Body<NewGuest>,
) -> Answer<(StatusCode, Json<Guest>)> {
    let guest = new_player(checked_name(&asked.name)?, None)?;
    app.limits.identities_per_address.take(address)?;
    let token = identity::new_token()?;
    app.registry.store().add_player(&guest, identity::token_hash(&token)).await?;
    Ok((StatusCode::CREATED, Json(Guest { player: guest.id, name: guest.name, token })))
}
