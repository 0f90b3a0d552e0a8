//! Sessions: signing in on another device, signing out here or everywhere else.

use super::body::Body;
use super::caller::{Address, Session, bearer, cookie, forget};
use super::error::{Answer, Error};
use super::me;
use crate::app::App;
use crate::identity;
use crate::time::now;
use armonium_protocol::http::MyCard;
use armonium_store::Player;
use armonium_table::PlayerId;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(sign_in))
        .routes(routes!(sign_out))
        .routes(routes!(sign_out_everywhere))
}

/// What proves an identity: a recovery code, or a player's id and passphrase.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct Proof {
    /// The recovery code.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    recovery: Option<String>,
    /// The player's id.
    #[serde(default)]
    #[schema(value_type = Option<String>)]
    #[cfg_attr(feature = "ts", ts(optional))]
    player: Option<PlayerId>,
    /// The player's passphrase.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    passphrase: Option<String>,
}

const WRONG: Error =
    Error::fixed(StatusCode::FORBIDDEN, "wrong", "That recovery code, player or passphrase isn’t valid.");

/// Gives the caller an identity back.
#[utoipa::path(post, path = "/api/sign-in", tag = "identity", request_body = Proof,
    responses((status = 200, description = "Signed in; the cookie `armonium` is the identity", body = MyCard)))]
async fn sign_in(
    State(app): State<App>,
    Address(address): Address,
    headers: HeaderMap,
    Body(proof): Body<Proof>,
) -> Answer<([(HeaderName, HeaderValue); 1], Json<MyCard>)> {
    // Attempts are counted before they are checked, so that concurrent ones cannot slip through.
    app.limits.sign_ins_per_address.take(address)?;
    let player = match (proof.recovery, proof.player, proof.passphrase) {
        (Some(recovery), None, None) => by_recovery(&app, &recovery).await?,
        (None, Some(player), Some(passphrase)) => {
            app.limits.sign_ins_per_player.take(player)?;
            let found = by_passphrase(&app, player, passphrase).await?;
            app.limits.sign_ins_per_player.refund(&player);
            found
        }
        _ => {
            return Err(Error::senseless("bad_field", "Give a recovery code, or a player and a passphrase."));
        }
    };
    app.limits.sign_ins_per_address.refund(&address);
    let token = identity::new_token()?;
    if !app.registry.store().add_token(&player, identity::token_hash(&token), now()).await? {
        // The credentials were changed meanwhile.
        return Err(WRONG);
    }
    Ok((me::cookie(&app, &headers, &token)?, Json(me::my_card(player))))
}

async fn by_recovery(app: &App, code: &str) -> Answer<Player> {
    let hash = identity::recovery_hash(code).ok_or(WRONG)?;
    app.registry.store().player_by_recovery(hash).await?.ok_or(WRONG)
}

async fn by_passphrase(app: &App, player: PlayerId, passphrase: String) -> Answer<Player> {
    let player = app.registry.store().player(player).await?;
    let known = player.as_ref().and_then(|player| player.passphrase.clone());
    let right = app.passphrases.is_right(passphrase, known).await?;
    player.filter(|_| right).ok_or(WRONG)
}

/// Ends this session, with its WebSockets; others stay.
#[utoipa::path(post, path = "/api/sign-out", tag = "identity", security(("cookie" = []), ("bearer" = [])),
    responses((status = 204, description = "The token is void")))]
async fn sign_out(
    State(app): State<App>,
    headers: HeaderMap,
) -> Answer<(StatusCode, [(HeaderName, HeaderValue); 1])> {
    if let Some(token) = bearer(&headers).or_else(|| cookie(&headers))
        && let Some(player) = app.registry.store().delete_token(identity::token_hash(&token)).await?
    {
        app.registry.player_changed(Some(player)).await;
    }
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, forget()?)]))
}

/// What signing out everywhere came to.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct SignedOut {
    /// How many other sessions were ended.
    ended: u32,
}

/// Ends all other sessions of the caller at once, with their WebSockets; this one stays.
#[utoipa::path(post, path = "/api/sign-out/everywhere", tag = "identity",
    security(("cookie" = []), ("bearer" = [])),
    responses((status = 200, description = "This is the only session", body = SignedOut)))]
async fn sign_out_everywhere(
    State(app): State<App>,
    Session { player, token }: Session,
) -> Answer<Json<SignedOut>> {
    let ended = app.registry.store().delete_tokens(player.id, Some(token)).await?;
    if ended > 0 {
        app.registry.player_changed(Some(player.id)).await;
    }
    Ok(Json(SignedOut { ended }))
}
