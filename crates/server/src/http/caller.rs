//! Who sent a request: the address, and the player by cookie or token.

use super::error::{Answer, Error};
use crate::app::App;
use crate::identity::token_hash;
use armonium_store::{Hash, Player};
use armonium_table::PlayerId;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::{Cookie, SameSite};
use axum_extra::headers::HeaderMapExt;
use axum_extra::headers::authorization::{Authorization, Bearer};
use cookie::CookieBuilder;
use cookie::time::Duration;
use std::net::IpAddr;

/// The name of the cookie.
const COOKIE: &str = "armonium";
/// How long a cookie lasts: ten years.
const LASTS: Duration = Duration::days(10 * 365);
/// The longest token that is read.
const MAX_TOKEN: usize = 200;

/// The client's address as limits count it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Address(pub(crate) IpAddr);

impl FromRequestParts<App> for Address {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Answer<Self> {
        parts.extensions.get().copied().ok_or(Error::INSIDE)
    }
}

/// The player who sent the request, if any.
pub(crate) struct Someone(pub(crate) Option<Player>);

impl Someone {
    /// The player's id.
    pub(crate) fn id(&self) -> Option<PlayerId> {
        self.0.as_ref().map(|player| player.id)
    }
}

/// A player's session: a browser, a program, a guest.
pub(crate) struct Session {
    pub(crate) player: Player,
    /// The hash of its token.
    pub(crate) token: Hash,
}

impl Session {
    /// The session of this token, or else of the cookie.
    async fn with(shown: Option<String>, headers: &HeaderMap, app: &App) -> Answer<Option<Self>> {
        let is_shown = shown.is_some();
        let Some(token) = shown.or_else(|| cookie(headers)) else { return Ok(None) };
        let token = token_hash(&token);
        let player = app.registry.store().player_by_token(token).await?;
        match &player {
            Some(player) => app.limits.requests_per_player.take(player.id)?,
            // A token is sent on purpose; a browser may send an old cookie.
            None if is_shown => return Err(Error::BAD_TOKEN),
            None => {}
        }
        Ok(player.map(|player| Self { player, token }))
    }
}

impl FromRequestParts<App> for Session {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Answer<Self> {
        Self::with(bearer(&parts.headers), &parts.headers, app).await?.ok_or(Error::NOBODY)
    }
}

impl FromRequestParts<App> for Someone {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Answer<Self> {
        let session = Session::with(bearer(&parts.headers), &parts.headers, app).await?;
        Ok(Self(session.map(|session| session.player)))
    }
}

/// The client that opens a WebSocket; its token may also be a subprotocol.
pub(crate) struct Opening {
    pub(crate) session: Option<Session>,
    /// True if only the cookie identifies the client: the browser sends it for another site's page too.
    pub(crate) by_cookie: bool,
}

impl FromRequestParts<App> for Opening {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Answer<Self> {
        let headers = &parts.headers;
        let shown = bearer(headers).or_else(|| subprotocol_token(headers));
        let by_cookie = shown.is_none() && cookie(headers).is_some();
        Ok(Self { session: Session::with(shown, headers, app).await?, by_cookie })
    }
}

/// The player who sent the request.
pub(crate) struct Me(pub(crate) Player);

impl FromRequestParts<App> for Me {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Answer<Self> {
        Session::from_request_parts(parts, app).await.map(|session| Self(session.player))
    }
}

/// The bearer token of a program or a guest.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<String> {
    let bearer = headers.typed_get::<Authorization<Bearer>>()?;
    Some(bearer.token().trim()).filter(|token| token.len() <= MAX_TOKEN).map(str::to_owned)
}

/// The token in the subprotocol `bearer.TOKEN`: browsers cannot send `Authorization` when they open a WebSocket.
fn subprotocol_token(headers: &HeaderMap) -> Option<String> {
    let all = headers.get_all(header::SEC_WEBSOCKET_PROTOCOL).into_iter();
    let mut names = all.filter_map(|value| value.to_str().ok()).flat_map(|value| value.split(','));
    names.find_map(|name| name.trim().strip_prefix("bearer.")).map(str::to_owned)
}

/// The token in the cookie.
pub(crate) fn cookie(headers: &HeaderMap) -> Option<String> {
    let jar = CookieJar::from_headers(headers);
    let token = jar.get(COOKIE)?.value();
    (token.len() <= MAX_TOKEN).then(|| token.to_owned())
}

/// The cookie without a value: its attributes have to match for a browser to replace it.
fn blank() -> CookieBuilder<'static> {
    Cookie::build(COOKIE).http_only(true).same_site(SameSite::Strict).path("/")
}

/// The header that gives the caller a token to keep.
pub(crate) fn keep(token: &str, secure: bool) -> Answer<HeaderValue> {
    let mut cookie = blank().max_age(LASTS).secure(secure).build();
    cookie.set_value(token.to_owned());
    let mut value = HeaderValue::try_from(cookie.to_string()).map_err(|_| Error::INSIDE)?;
    value.set_sensitive(true);
    Ok(value)
}

/// The header that removes the cookie.
pub(crate) fn forget() -> Answer<HeaderValue> {
    let cookie = blank().max_age(Duration::ZERO).build();
    HeaderValue::try_from(cookie.to_string()).map_err(|_| Error::INSIDE)
}
