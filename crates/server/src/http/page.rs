//! What somebody sees who opens the server's address in a browser.

use super::error::Error;
use axum::response::{IntoResponse, Response};

const TEXT: &str = "Armonium server. There is no page here yet; programs find everything at /api.\n";

/// What lies at a path outside the API.
pub(super) fn page(path: &str) -> Response {
    if path == "/" { TEXT.into_response() } else { Error::NOT_FOUND.into_response() }
}
