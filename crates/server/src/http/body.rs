//! Extractors that validate a request at the edge: bodies, path segments, queries, command numbers.

use super::MAX_NOTE_BODY;
use super::error::{Answer, Error};
use armonium_rules::Seat;
use armonium_table::{PlayerId, Refusal, TableId};
use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum_extra::headers::{ContentLength, ContentType, HeaderMapExt, Mime};
use serde::de::DeserializeOwned;
use std::collections::HashMap;
use std::str::FromStr;

const NOT_WHOLE: Error = Error::fixed(StatusCode::BAD_REQUEST, "bad_body", "The body arrived incomplete.");

/// A body of JSON. No body at all is an empty object.
pub(crate) struct Body<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Error;

    async fn from_request(request: Request, state: &S) -> Answer<Self> {
        let is_json = is_json(request.headers());
        let bytes =
            Bytes::from_request(request, state).await.map_err(|rejection| match rejection.status() {
                StatusCode::PAYLOAD_TOO_LARGE => {
                    Error::fixed(StatusCode::PAYLOAD_TOO_LARGE, "too_long", "The body is too long.")
                }
                _ => NOT_WHOLE,
            })?;
        if !is_json && !bytes.is_empty() {
            return Err(Error::fixed(
                StatusCode::UNSUPPORTED_MEDIA_TYPE,
                "not_json",
                "Send JSON, with the content type application/json.",
            ));
        }
        let text: &[u8] = if bytes.is_empty() { b"{}" } else { &bytes };
        // serde reads a list as an object too, and no client should rely on that.
        if text.trim_ascii_start().first() != Some(&b'{') {
            return Err(Error::fixed(StatusCode::BAD_REQUEST, "bad_json", "The body must be a JSON object."));
        }
        serde_json::from_slice(text).map(Body).map_err(|error| {
            let (status, code) = match error.classify() {
                serde_json::error::Category::Data => (StatusCode::UNPROCESSABLE_ENTITY, "bad_field"),
                _ => (StatusCode::BAD_REQUEST, "bad_json"),
            };
            Error::new(status, code, format!("The body can’t be read: {error}."))
        })
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    headers.typed_get().is_some_and(|kind: ContentType| Mime::from(kind).essence_str() == "application/json")
}

/// Reads a short body before the request is judged: a client refused while it still sends could lose the answer.
pub(crate) async fn read_body(request: Request, next: Next) -> Response {
    let length = request.headers().typed_get().map(|ContentLength(length)| length);
    if !length.is_some_and(|length| (1..=MAX_NOTE_BODY as u64).contains(&length)) {
        return next.run(request).await;
    }
    let (head, body) = request.into_parts();
    match axum::body::to_bytes(body, MAX_NOTE_BODY).await {
        Ok(bytes) => next.run(Request::from_parts(head, bytes.into())).await,
        Err(_) => NOT_WHOLE.into_response(),
    }
}

/// A query.
pub(crate) struct Asked<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Asked<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Answer<Self> {
        match Query::from_request_parts(parts, state).await {
            Ok(Query(asked)) => Ok(Self(asked)),
            Err(rejection) => {
                Err(Error::new(StatusCode::BAD_REQUEST, "bad_query", format!("{}.", rejection.body_text())))
            }
        }
    }
}

async fn part<S: Send + Sync, T: FromStr>(parts: &mut Parts, state: &S, name: &str) -> Option<T> {
    let Path(all) = Path::<HashMap<String, String>>::from_request_parts(parts, state).await.ok()?;
    all.get(name)?.parse().ok()
}

/// The table in the path.
pub(crate) struct AtTable(pub(crate) TableId);

impl<S: Send + Sync> FromRequestParts<S> for AtTable {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Answer<Self> {
        let table = part(parts, state, "table").await;
        table.map(Self).ok_or_else(|| crate::TableError::NoTable.into())
    }
}

/// The seat in the path.
pub(crate) struct AtSeat(pub(crate) Seat);

impl<S: Send + Sync> FromRequestParts<S> for AtSeat {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Answer<Self> {
        let seat = part(parts, state, "seat").await;
        seat.map(|seat| Self(Seat(seat))).ok_or_else(|| Refusal::NoSuchSeat.into())
    }
}

/// The player in the path.
pub(crate) struct OfPlayer(pub(crate) PlayerId);

impl<S: Send + Sync> FromRequestParts<S> for OfPlayer {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Answer<Self> {
        part(parts, state, "player").await.map(Self).ok_or(Error::NO_PLAYER)
    }
}

/// The number of a command that may be sent twice, from the header `Idempotency-Key`.
pub(crate) struct Numbered(pub(crate) Option<u64>);

/// The highest number that every client can write exactly.
const MAX_NUMBER: u64 = 1 << 53;

impl<S: Send + Sync> FromRequestParts<S> for Numbered {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Answer<Self> {
        let Some(value) = parts.headers.get("idempotency-key") else { return Ok(Self(None)) };
        let number = value.to_str().ok().and_then(|text| text.parse().ok());
        match number.filter(|number| *number <= MAX_NUMBER) {
            Some(number) => Ok(Self(Some(number))),
            None => Err(Error::fixed(
                StatusCode::BAD_REQUEST,
                "bad_number",
                "An Idempotency-Key is a whole number up to 2 to the power of 53.",
            )),
        }
    }
}
