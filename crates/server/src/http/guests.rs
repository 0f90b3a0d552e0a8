//! Guests: people who play on another player's device, each with their own identity. The device stores their tokens; its
//! owner's cookie does not change.

use super::body::Body;
use super::caller::Address;
use super::error::Answer;
use super::me::new_player;
use crate::app::App;
use crate::identity;
use armonium_protocol::http::{Guest, NewGuest, checked_name};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(create))
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
