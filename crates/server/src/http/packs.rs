//! The content packs, described as the engine describes them, so that clients draw any board, or as the files they are.

use super::error::{Answer, Error};
use super::games::attached;
use crate::app::App;
use crate::packs::Served;
use armonium_table::Digest;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The ends of the addresses of a pack's file and of its drawing.
const TOML: &str = ".toml";
const DRAWING: &str = ".drawing";
/// A file never changes, so what was read by its hash is kept for good.
const FOR_EVER: &str = "public, max-age=31536000, immutable";
/// What was read otherwise may be another file the next time.
const ASK_AGAIN: &str = "no-cache";

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(current)).routes(routes!(by_hash))
}

/// What is asked for of a pack.
#[derive(Clone, Copy)]
enum Form {
    Description,
    Drawing,
    File,
}

async fn answer(
    pack: &Arc<Served>,
    form: Form,
    headers: &HeaderMap,
    cache: &'static str,
) -> Answer<Response> {
    let tag = HeaderValue::try_from(format!("\"{}\"", pack.file())).map_err(|_| Error::INSIDE)?;
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|known| *known == tag);
    let about = [(header::ETAG, tag), (header::CACHE_CONTROL, HeaderValue::from_static(cache))];
    if known {
        return Ok((StatusCode::NOT_MODIFIED, about).into_response());
    }
    if matches!(form, Form::Drawing) {
        // A large board takes a while to draw.
        let drawn = Arc::clone(pack);
        tokio::task::spawn_blocking(move || {
            drawn.drawing();
        })
        .await
        .map_err(|_| Error::INSIDE)?;
    }
    Ok(match form {
        Form::Description => (about, pack.description().answer(headers)).into_response(),
        Form::Drawing => (about, pack.drawing().answer(headers)).into_response(),
        Form::File => {
            let attached = attached(&format!("{}{TOML}", pack.content.id()), "application/toml")?;
            (about, attached, pack.text.clone()).into_response()
        }
    })
}

/// The content pack that new games are played with. A table's own pack is named by its card.
#[utoipa::path(get, path = "/api/pack", tag = "packs",
    responses((status = 200, description = "The pack, as the engine describes it", body = Object),
        (status = 304, description = "It has not changed")))]
async fn current(State(app): State<App>, headers: HeaderMap) -> Answer<Response> {
    answer(app.registry.packs().served_now(), Form::Description, &headers, ASK_AGAIN).await
}

/// The hash in the path, and what is asked for.
struct OfHash {
    hash: Digest,
    form: Form,
}

impl<S: Send + Sync> FromRequestParts<S> for OfHash {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Answer<Self> {
        let Path(text) =
            Path::<String>::from_request_parts(parts, state).await.map_err(|_| Error::NOT_FOUND)?;
        let ends = [(TOML, Form::File), (DRAWING, Form::Drawing)];
        let (hash, form) = ends
            .into_iter()
            .find_map(|(end, form)| Some((text.strip_suffix(end)?, form)))
            .unwrap_or((text.as_str(), Form::Description));
        let hash = Digest::from_hex(hash).ok_or(Error::NOT_FOUND)?;
        Ok(Self { hash, form })
    }
}

/// A content pack by the hash of its file (`file` in a table's card), or by the hash of what a game depends on (`hash`
/// there, in game files and in records): then of all files that fit, one that is served now or was last. With `.toml`
/// after the hash the file itself, for `--content` and `--pack`; with `.drawing` the shapes of its board, as the engine's
/// `drawing` gives them.
#[utoipa::path(get, path = "/api/packs/{hash}", tag = "packs", params(("hash" = String, Path)),
    responses((status = 200, description = "The pack, as the engine describes it, or its file, or its drawing", body = Object),
        (status = 304, description = "It has not changed")))]
async fn by_hash(
    State(app): State<App>,
    OfHash { hash, form }: OfHash,
    headers: HeaderMap,
) -> Answer<Response> {
    let packs = app.registry.packs();
    if let Some(pack) = packs.with_file(hash).await? {
        return answer(&pack, form, &headers, FOR_EVER).await;
    }
    let pack = packs.with_hash(hash).await?;
    let pack =
        pack.ok_or(Error::fixed(StatusCode::NOT_FOUND, "no_pack", "This server doesn’t have that pack."))?;
    answer(&pack, form, &headers, ASK_AGAIN).await
}
