//! Long answers, packed for whoever can read that.

use super::page::Coding;
use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::Write;

/// A text of JSON.
pub(super) fn json(headers: &HeaderMap, text: String) -> Response {
    let kind = (header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    let vary = (header::VARY, HeaderValue::from_static("accept-encoding"));
    let packed = Coding::Gzip.is_read_by(headers).then(|| gzip(&text)).flatten();
    match packed {
        Some(bytes) => {
            let coding = (header::CONTENT_ENCODING, Coding::Gzip.name());
            ([kind, vary, coding], Body::from(bytes)).into_response()
        }
        None => ([kind, vary], Body::from(text)).into_response(),
    }
}

fn gzip(text: &str) -> Option<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::new(5));
    encoder.write_all(text.as_bytes()).ok()?;
    encoder.finish().ok()
}
