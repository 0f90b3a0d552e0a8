//! The content packs, described as the engine describes them, so that clients draw any board.

use super::error::{Answer, Error};
use crate::app::App;
use armonium_engine::Engine;
use armonium_pack::Pack;
use armonium_table::Digest;
use axum::body::Bytes;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::value::RawValue;
use std::collections::HashMap;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(current)).routes(routes!(by_hash))
}

/// The text of each pack, made once.
pub(crate) struct PackTexts {
    current: Digest,
    texts: HashMap<Digest, Bytes>,
}

impl PackTexts {
    /// The texts of these packs, and of our own, which the lessons take place in.
    pub(crate) fn new(current: &Pack, others: &[Pack]) -> Self {
        let all = [Pack::turin(), current].into_iter().chain(others);
        let texts = all.map(|pack| (Digest(*pack.content.hash()), describe(pack)));
        Self { current: Digest(*current.content.hash()), texts: texts.collect() }
    }
}

/// What the engine says of a pack.
fn describe(pack: &Pack) -> Bytes {
    #[derive(Deserialize)]
    struct Said {
        ok: Box<RawValue>,
    }
    let answer = Engine::new(pack.clone()).answer(br#"{"id":1,"cmd":"pack"}"#);
    // The engine never refuses to describe its own pack.
    serde_json::from_str::<Said>(&answer)
        .map(|said| Bytes::from(said.ok.get().to_owned()))
        .unwrap_or_default()
}

fn answer(app: &App, hash: Digest, headers: &HeaderMap, cache: &'static str) -> Answer<Response> {
    let no_pack = Error::fixed(StatusCode::NOT_FOUND, "no_pack", "There is no such pack here.");
    let text = app.packs.texts.get(&hash).cloned().ok_or(no_pack)?;
    let tag = HeaderValue::try_from(format!("\"{hash}\"")).map_err(|_| Error::INSIDE)?;
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|known| *known == tag);
    let about = [(header::ETAG, tag), (header::CACHE_CONTROL, HeaderValue::from_static(cache))];
    if known {
        return Ok((StatusCode::NOT_MODIFIED, about).into_response());
    }
    let kind = [(header::CONTENT_TYPE, HeaderValue::from_static("application/json"))];
    Ok((about, kind, text).into_response())
}

/// The content pack that new games are played with: what the numbers of spaces and tiles stand for.
#[utoipa::path(get, path = "/api/pack", tag = "packs",
    responses((status = 200, description = "The pack, as the engine describes it", body = Object),
        (status = 304, description = "It has not changed")))]
async fn current(State(app): State<App>, headers: HeaderMap) -> Answer<Response> {
    answer(&app, app.packs.current, &headers, "no-cache")
}

/// The hash in the path.
struct OfHash(Digest);

impl<S: Send + Sync> FromRequestParts<S> for OfHash {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Answer<Self> {
        let path = Path::<String>::from_request_parts(parts, state).await;
        let hash = path.ok().and_then(|Path(text)| Digest::from_hex(&text));
        hash.map(Self).ok_or(Error::NOT_FOUND)
    }
}

/// The content pack with this hash.
#[utoipa::path(get, path = "/api/packs/{hash}", tag = "packs", params(("hash" = String, Path)),
    responses((status = 200, description = "The pack, as the engine describes it", body = Object),
        (status = 304, description = "It has not changed")))]
async fn by_hash(State(app): State<App>, OfHash(hash): OfHash, headers: HeaderMap) -> Answer<Response> {
    answer(&app, hash, &headers, "public, max-age=31536000, immutable")
}
