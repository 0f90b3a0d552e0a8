//! Who is calling: the address, and the player by cookie or token.

use super::error::{Answer, Error};
use crate::app::App;
use crate::identity::token_hash;
use crate::line::Shortcut;
use armonium_store::{Hash, Player};
use armonium_table::PlayerId;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use std::net::IpAddr;

/// The name of the cookie.
const COOKIE: &str = "armonium";
/// How long a cookie lasts, in seconds: ten years.
const LASTS: u32 = 10 * 365 * 86_400;
/// The longest token that is looked at.
const MAX_TOKEN: usize = 200;

/// The address somebody calls from, as limits count it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Address(pub(crate) IpAddr);

impl FromRequestParts<App> for Address {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Answer<Self> {
        parts.extensions.get().copied().ok_or(Error::INSIDE)
    }
}

/// A player, or somebody who is nobody yet.
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
    /// The hash of the token it has.
    pub(crate) token: Hash,
}

impl Session {
    /// The session of this token, or else of the cookie.
    async fn with(shown: Option<&str>, headers: &HeaderMap, app: &App) -> Answer<Option<Self>> {
        let Some(token) = shown.or_else(|| cookie(headers)).map(token_hash) else { return Ok(None) };
        let player = app.hall.store().player_by_token(token).await?;
        match &player {
            Some(player) => app.limits.requests_per_player.take(player.id)?,
            // Whoever shows a token means it; a browser may hold an old cookie without knowing.
            None if shown.is_some() => return Err(Error::BAD_TOKEN),
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

/// Whoever opens a WebSocket, where a token may also be shown as a subprotocol.
pub(crate) struct Opening {
    pub(crate) session: Option<Session>,
    /// Is it the cookie alone that tells who it is? Another site's page would send it too.
    pub(crate) by_cookie: bool,
    /// The way to the connection itself.
    pub(crate) shortcut: Shortcut,
}

impl FromRequestParts<App> for Opening {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Answer<Self> {
        let headers = &parts.headers;
        let shown = bearer(headers).or_else(|| offered(headers));
        let by_cookie = shown.is_none() && cookie(headers).is_some();
        let shortcut = parts.extensions.get().cloned().ok_or(Error::INSIDE)?;
        Ok(Self { session: Session::with(shown, headers, app).await?, by_cookie, shortcut })
    }
}

/// A player.
pub(crate) struct Me(pub(crate) Player);

impl FromRequestParts<App> for Me {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Answer<Self> {
        Session::from_request_parts(parts, app).await.map(|session| Self(session.player))
    }
}

/// The bearer token of a program or a guest.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (kind, token) = value.split_once(' ')?;
    (kind.eq_ignore_ascii_case("bearer") && token.len() <= MAX_TOKEN).then(|| token.trim())
}

/// The token of somebody whose browser opens a WebSocket and can send no header but this: the subprotocol `bearer.TOKEN`.
fn offered(headers: &HeaderMap) -> Option<&str> {
    let all = headers.get_all(header::SEC_WEBSOCKET_PROTOCOL).into_iter();
    let mut names = all.filter_map(|value| value.to_str().ok()).flat_map(|value| value.split(','));
    names.find_map(|name| name.trim().strip_prefix("bearer."))
}

/// The token in the cookie.
pub(crate) fn cookie(headers: &HeaderMap) -> Option<&str> {
    let all = headers.get_all(header::COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let mut pairs = all.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, token)| *name == COOKIE && token.len() <= MAX_TOKEN).map(|(_, token)| token)
}

/// The header that gives somebody a token to keep.
pub(crate) fn keep(token: &str, secure: bool) -> Answer<HeaderValue> {
    let secure = if secure { "; Secure" } else { "" };
    let text = format!("{COOKIE}={token}; HttpOnly; SameSite=Strict; Path=/; Max-Age={LASTS}{secure}");
    let mut value = HeaderValue::try_from(text).map_err(|_| Error::INSIDE)?;
    value.set_sensitive(true);
    Ok(value)
}

/// The header that takes a token away.
pub(crate) fn forget() -> HeaderValue {
    HeaderValue::from_static("armonium=; HttpOnly; SameSite=Strict; Path=/; Max-Age=0")
}
