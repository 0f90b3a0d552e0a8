//! Long responses, compressed for clients that accept it.

use super::page::Coding;
use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::Write;

/// A text of JSON.
pub(super) fn json(headers: &HeaderMap, text: String) -> Response {
    let packed = Coding::Gzip.is_read_by(headers).then(|| gzip(&text)).flatten();
    answer(packed.map(Bytes::from), || Bytes::from(text))
}

/// A JSON text that is sent often: compressed once.
pub(crate) struct Packed {
    text: Bytes,
    gzip: Option<Bytes>,
}

impl Packed {
    pub(crate) fn new(text: String) -> Self {
        Self { gzip: gzip(&text).map(Bytes::from), text: Bytes::from(text) }
    }

    pub(super) fn answer(&self, headers: &HeaderMap) -> Response {
        let packed = self.gzip.clone().filter(|_| Coding::Gzip.is_read_by(headers));
        answer(packed, || self.text.clone())
    }
}

fn answer(packed: Option<Bytes>, text: impl FnOnce() -> Bytes) -> Response {
    let kind = (header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    let vary = (header::VARY, HeaderValue::from_static("accept-encoding"));
    match packed {
        Some(bytes) => {
            let coding = (header::CONTENT_ENCODING, Coding::Gzip.name());
            ([kind, vary, coding], Body::from(bytes)).into_response()
        }
        None => ([kind, vary], Body::from(text())).into_response(),
    }
}

pub(super) fn gzip(text: &str) -> Option<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::new(5));
    encoder.write_all(text.as_bytes()).ok()?;
    encoder.finish().ok()
}
