//! Who is calling: the address, and the player by cookie or bearer token.

use super::error::{Answer, Error};
use crate::app::App;
use crate::identity::token_hash;
use armonium_store::Player;
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

impl FromRequestParts<App> for Someone {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Answer<Self> {
        let bearer = bearer(&parts.headers);
        let Some(token) = bearer.or_else(|| cookie(&parts.headers)) else { return Ok(Self(None)) };
        let player = app.hall.store().player_by_token(token_hash(token)).await?;
        match &player {
            Some(player) => app.limits.requests_per_player.take(player.id)?,
            // A program that shows a token means it; a browser may hold an old cookie without knowing.
            None if bearer.is_some() => return Err(Error::BAD_TOKEN),
            None => {}
        }
        Ok(Self(player))
    }
}

/// A player.
pub(crate) struct Me(pub(crate) Player);

impl FromRequestParts<App> for Me {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Answer<Self> {
        let Someone(player) = Someone::from_request_parts(parts, app).await?;
        player.map(Self).ok_or(Error::NOBODY)
    }
}

/// The bearer token of a program.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<&str> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (kind, token) = value.split_once(' ')?;
    (kind.eq_ignore_ascii_case("bearer") && token.len() <= MAX_TOKEN).then(|| token.trim())
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
