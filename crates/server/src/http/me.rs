//! The caller's own identity.

use super::body::Body;
use super::caller::{Address, Session, Someone, keep};
use super::error::{Answer, Error};
use super::reauthentication;
use crate::app::App;
use crate::headers::is_encrypted;
use crate::identity::{self, PASSPHRASE};
use crate::random;
use crate::table_error::TableError;
use crate::time::now;
use armonium_protocol::http::{MeChanges, MyCard, NewIdentity, NewMe, RatingCard, checked_name};
use armonium_store::{Hash, Player, Rating};
use armonium_table::PlayerId;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(create, show, change)).routes(routes!(recovery))
}

/// The public form of a player's own identity.
pub(super) fn my_card(player: Player) -> MyCard {
    MyCard {
        program: player.program,
        owner: player.owner,
        passphrase: player.passphrase.is_some(),
        recovery_code: player.recovery.is_some(),
        webhook: player.webhook.map(|webhook| webhook.url),
        rating: player.rating.map(rating_card),
        rated_games: player.rated_games,
        ..MyCard::named(player.id, player.name)
    }
}

/// A strength as it is sent.
pub(super) const fn rating_card(Rating { mu, sigma }: Rating) -> RatingCard {
    RatingCard { mu, sigma }
}

/// A new player.
pub(super) fn new_player(name: String, owner: Option<PlayerId>) -> Answer<Player> {
    Ok(Player {
        id: random::player_id()?,
        name,
        program: owner.is_some(),
        owner,
        created: now(),
        passphrase: None,
        recovery: None,
        webhook: None,
        rating: None,
        rated_games: 0,
    })
}

/// A header that gives the caller a cookie.
pub(super) fn cookie(app: &App, headers: &HeaderMap, token: &str) -> Answer<[(HeaderName, HeaderValue); 1]> {
    let secure = app.config.secure_cookies || is_encrypted(headers, app);
    Ok([(header::SET_COOKIE, keep(token, secure)?)])
}

/// Makes a new identity and gives it to the caller as a cookie.
#[utoipa::path(post, path = "/api/me", tag = "identity", request_body = NewIdentity,
    responses((status = 201, description = "Made; the cookie `armonium` is the identity", body = NewMe)))]
async fn create(
    State(app): State<App>,
    Address(address): Address,
    headers: HeaderMap,
    Body(asked): Body<NewIdentity>,
) -> Answer<(StatusCode, [(HeaderName, HeaderValue); 1], Json<NewMe>)> {
    let mut player = new_player(checked_name(&asked.name)?, None)?;
    app.limits.identities_per_address.take(address)?;
    let token = identity::new_token()?;
    let recovery = asked.recovery.then(identity::new_recovery).transpose()?;
    player.recovery = recovery.as_deref().and_then(identity::recovery_hash);
    app.registry.store().add_player(&player, identity::token_hash(&token)).await?;
    let cookie = cookie(&app, &headers, &token)?;
    Ok((StatusCode::CREATED, cookie, Json(NewMe { player: my_card(player), recovery })))
}

/// Who the caller is.
#[utoipa::path(get, path = "/api/me", tag = "identity", security((), ("cookie" = []), ("bearer" = [])),
    responses((status = 200, description = "The caller", body = MyCard),
        (status = 204, description = "The caller has no identity yet")))]
async fn show(caller: Someone) -> Response {
    match caller.0 {
        Some(me) => Json(my_card(me)).into_response(),
        None => StatusCode::NO_CONTENT.into_response(),
    }
}

/// Changes the caller's name or passphrase. Another passphrase, or none, ends all other sessions.
#[utoipa::path(patch, path = "/api/me", tag = "identity", request_body = Option<MeChanges>,
    security(("cookie" = []), ("bearer" = [])),
    responses((status = 200, description = "The caller as it is now", body = MyCard)))]
async fn change(
    State(app): State<App>,
    Address(address): Address,
    Session { player: mut me, token }: Session,
    Body(asked): Body<MeChanges>,
) -> Answer<Json<MyCard>> {
    let name = asked.name.as_deref().map(checked_name).transpose()?;
    if let Some(passphrase) = asked.passphrase {
        if let Some(text) = &passphrase
            && !PASSPHRASE.contains(&text.chars().count())
        {
            return Err(Error::senseless("bad_passphrase", "A passphrase has 8 to 200 characters."));
        }
        reauthentication::check(&app, address, &me, asked.proof).await?;
        let passphrase = match passphrase {
            Some(text) => Some(app.passphrases.hash(text).await?),
            None => None,
        };
        let recovery = me.recovery;
        set_credentials(&app, &mut me, token, passphrase, recovery).await?;
    }
    if let Some(name) = name {
        app.registry.store().rename(me.id, &name).await?;
        app.registry.player_changed(Some(me.id)).await;
        me.name = name;
    }
    Ok(Json(my_card(me)))
}

/// Replaces the passphrase and the recovery code, and ends all sessions but this one.
async fn set_credentials(
    app: &App,
    me: &mut Player,
    token: Hash,
    passphrase: Option<String>,
    recovery: Option<Hash>,
) -> Answer<()> {
    let ended = app.registry.store().set_credentials(me, passphrase.clone(), recovery, Some(token)).await?;
    if ended.ok_or(TableError::Raced)? > 0 {
        app.registry.player_changed(Some(me.id)).await;
    }
    (me.passphrase, me.recovery) = (passphrase, recovery);
    Ok(())
}

#[derive(Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct NewRecovery {
    /// The passphrase, or the recovery code before. Needed if there is either.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    proof: Option<String>,
}

/// A recovery code. It is sent only this once.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct Recovery {
    recovery: String,
}

/// Makes a new recovery code; the old one is void, and all other sessions end.
#[utoipa::path(post, path = "/api/me/recovery", tag = "identity", request_body = Option<NewRecovery>,
    security(("cookie" = []), ("bearer" = [])),
    responses((status = 200, description = "The new code", body = Recovery)))]
async fn recovery(
    State(app): State<App>,
    Address(address): Address,
    Session { player: mut me, token }: Session,
    Body(asked): Body<NewRecovery>,
) -> Answer<Json<Recovery>> {
    reauthentication::check(&app, address, &me, asked.proof).await?;
    let recovery = identity::new_recovery()?;
    let (passphrase, hash) = (me.passphrase.clone(), identity::recovery_hash(&recovery));
    set_credentials(&app, &mut me, token, passphrase, hash).await?;
    Ok(Json(Recovery { recovery }))
}
