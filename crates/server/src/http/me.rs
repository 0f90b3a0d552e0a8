//! The caller's own identity.

use super::body::Body;
use super::caller::{Address, Me, Someone, keep};
use super::error::{Answer, Error};
use crate::app::App;
use crate::chance;
use crate::headers::is_encrypted;
use crate::identity::{self, PASSPHRASE};
use crate::time::now;
use armonium_store::{Player, Rating};
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

/// Who the caller is.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct MyCard {
    #[schema(value_type = String)]
    id: PlayerId,
    name: String,
    program: bool,
    /// Whose program it is.
    #[schema(value_type = Option<String>)]
    owner: Option<PlayerId>,
    /// Can the player sign in with a passphrase?
    passphrase: bool,
    /// Where alerts go.
    webhook: Option<String>,
    rating: Option<RatingCard>,
    rated_games: u32,
}

/// A strength, as a bell curve.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "Rating"))]
#[schema(as = Rating)]
pub(super) struct RatingCard {
    /// The middle.
    mu: f64,
    /// The width.
    sigma: f64,
}

impl From<Rating> for RatingCard {
    fn from(Rating { mu, sigma }: Rating) -> Self {
        Self { mu, sigma }
    }
}

impl MyCard {
    pub(super) fn of(player: Player) -> Self {
        Self {
            id: player.id,
            name: player.name,
            program: player.program,
            owner: player.owner,
            passphrase: player.passphrase.is_some(),
            webhook: player.webhook.map(|webhook| webhook.url),
            rating: player.rating.map(RatingCard::from),
            rated_games: player.rated_games,
        }
    }
}

#[derive(Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct NewIdentity {
    /// What the others shall call the player: 1 to 40 characters that can be seen.
    #[schema(min_length = 1, max_length = 40)]
    pub(super) name: String,
}

/// A new identity. The code is told this once.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "NewMe"))]
pub(super) struct Created {
    #[serde(flatten)]
    player: MyCard,
    /// With this the identity can be had back on another device. Write it down.
    recovery: String,
}

/// The name as it is kept.
pub(super) fn checked_name(text: &str) -> Answer<String> {
    identity::name(text)
        .ok_or_else(|| Error::senseless("bad_name", "A name has 1 to 40 characters that can be seen."))
}

/// A player who has just come.
pub(super) fn newcomer(name: String, owner: Option<PlayerId>) -> Answer<Player> {
    Ok(Player {
        id: chance::player_id()?,
        name,
        program: owner.is_some(),
        owner,
        created: now(),
        passphrase: None,
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
    responses((status = 201, description = "Made; the cookie `armonium` is the identity", body = Created)))]
async fn create(
    State(app): State<App>,
    Address(address): Address,
    headers: HeaderMap,
    Body(asked): Body<NewIdentity>,
) -> Answer<(StatusCode, [(HeaderName, HeaderValue); 1], Json<Created>)> {
    let player = newcomer(checked_name(&asked.name)?, None)?;
    app.limits.identities_per_address.take(address)?;
    let (token, recovery) = (identity::new_token()?, identity::new_recovery()?);
    let hash = identity::recovery_hash(&recovery).ok_or(Error::INSIDE)?;
    app.hall.store().add_player(&player, identity::token_hash(&token), hash).await?;
    let cookie = cookie(&app, &headers, &token)?;
    Ok((StatusCode::CREATED, cookie, Json(Created { player: MyCard::of(player), recovery })))
}

/// Who the caller is.
#[utoipa::path(get, path = "/api/me", tag = "identity", security((), ("cookie" = []), ("bearer" = [])),
    responses((status = 200, description = "The caller", body = MyCard),
        (status = 204, description = "The caller has no identity yet")))]
async fn show(caller: Someone) -> Response {
    match caller.0 {
        Some(me) => Json(MyCard::of(me)).into_response(),
        None => StatusCode::NO_CONTENT.into_response(),
    }
}

#[derive(Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "MeChanges"))]
#[serde(deny_unknown_fields)]
pub(super) struct Changes {
    /// Another name.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    name: Option<String>,
    /// A passphrase to sign in with, 8 to 200 characters; null removes it.
    #[serde(default, deserialize_with = "given")]
    #[schema(value_type = Option<String>)]
    #[cfg_attr(feature = "ts", ts(optional = nullable, as = "Option<String>"))]
    passphrase: Option<Option<String>>,
}

/// Tells what is null from what is not there.
fn given<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Option<Option<String>>, D::Error> {
    Option::deserialize(deserializer).map(Some)
}

/// Changes the caller's name or passphrase.
#[utoipa::path(patch, path = "/api/me", tag = "identity", request_body = Changes,
    security(("cookie" = []), ("bearer" = [])),
    responses((status = 200, description = "The caller as it is now", body = MyCard)))]
async fn change(State(app): State<App>, Me(mut me): Me, Body(asked): Body<Changes>) -> Answer<Json<MyCard>> {
    let name = asked.name.as_deref().map(checked_name).transpose()?;
    let passphrase = match asked.passphrase {
        Some(Some(text)) => {
            if !PASSPHRASE.contains(&text.chars().count()) {
                return Err(Error::senseless("bad_passphrase", "A passphrase has 8 to 200 characters."));
            }
            Some(Some(app.passphrases.hash(text).await?))
        }
        Some(None) => Some(None),
        None => None,
    };
    let store = app.hall.store();
    if let Some(name) = name {
        store.rename(me.id, &name).await?;
        me.name = name;
    }
    if let Some(passphrase) = passphrase {
        store.set_passphrase(me.id, passphrase.clone()).await?;
        me.passphrase = passphrase;
    }
    Ok(Json(MyCard::of(me)))
}

/// A recovery code. It is told this once.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct Recovery {
    recovery: String,
}

/// Makes a new recovery code; the old one is void.
#[utoipa::path(post, path = "/api/me/recovery", tag = "identity", security(("cookie" = []), ("bearer" = [])),
    responses((status = 200, description = "The new code", body = Recovery)))]
async fn recovery(State(app): State<App>, Me(me): Me) -> Answer<Json<Recovery>> {
    let recovery = identity::new_recovery()?;
    let hash = identity::recovery_hash(&recovery).ok_or(Error::INSIDE)?;
    app.hall.store().set_recovery(me.id, hash).await?;
    Ok(Json(Recovery { recovery }))
}
