//! The error of every handler and its response body. Internal causes are logged where they happen and never sent.

use crate::identity::Busy;
use crate::limits::Wait;
use crate::random::NoRandomness;
use crate::table_error::TableError;
use armonium_protocol::PackName;
use armonium_protocol::http::{Denied, Fault};
use armonium_store::StoreError;
use armonium_table::Refusal;
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum_extra::headers::{HeaderMapExt, RetryAfter};
use std::borrow::Cow;
use std::time::Duration;

/// The result of a handler.
pub(crate) type Answer<T> = Result<T, Error>;

/// Why a request is refused.
#[derive(Clone, Debug)]
pub(crate) struct Error {
    fault: Fault,
    retry_after: Option<u64>,
}

impl Error {
    pub(crate) const NOT_FOUND: Self = Self::of(Fault::NOT_FOUND);
    pub(crate) const METHOD: Self = Self::of(Fault::METHOD);
    pub(crate) const INSIDE: Self = Self::fixed(
        StatusCode::INTERNAL_SERVER_ERROR,
        "inside",
        "Something went wrong on the server, and the error was logged.",
    );
    pub(crate) const NOBODY: Self = Self::of(Fault::NOBODY);
    pub(crate) const BAD_TOKEN: Self = Self::of(Fault::BAD_TOKEN);
    pub(crate) const NO_PLAYER: Self =
        Self::fixed(StatusCode::NOT_FOUND, "no_player", "This player doesn’t exist.");
    pub(crate) const NOT_OVER: Self = Self::of(Fault::NOT_OVER);
    pub(crate) const TIMEOUT: Self =
        Self::fixed(StatusCode::REQUEST_TIMEOUT, "timeout", "The request took too long.");

    const fn of(fault: Fault) -> Self {
        Self { fault, retry_after: None }
    }

    /// An error with a constant message.
    pub(crate) const fn fixed(status: StatusCode, code: &'static str, message: &'static str) -> Self {
        Self::of(Fault::fixed(status.as_u16(), code, message))
    }

    /// An error.
    pub(crate) fn new(status: StatusCode, code: &'static str, message: impl Into<Cow<'static, str>>) -> Self {
        Fault::new(status.as_u16(), code, message).into()
    }

    /// A request that can be parsed but makes no sense.
    pub(crate) fn senseless(code: &'static str, message: impl Into<Cow<'static, str>>) -> Self {
        Fault::senseless(code, message).into()
    }

    /// A limit that time alone does not lift.
    pub(crate) fn too_many(code: &'static str, message: &'static str) -> Self {
        Self { retry_after: Some(60), ..Self::fixed(StatusCode::TOO_MANY_REQUESTS, code, message) }
    }

    fn busy(code: &'static str, message: impl Into<Cow<'static, str>>) -> Self {
        Self { retry_after: Some(5), ..Self::new(StatusCode::SERVICE_UNAVAILABLE, code, message) }
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let Self { fault, retry_after } = self;
        let status = StatusCode::from_u16(fault.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let mut response = (status, Json(fault.body())).into_response();
        if let Some(seconds) = retry_after {
            response.headers_mut().typed_insert(RetryAfter::delay(Duration::from_secs(seconds)));
        }
        response
    }
}

impl From<Fault> for Error {
    fn from(fault: Fault) -> Self {
        Self::of(fault)
    }
}

impl From<Denied> for Error {
    fn from(denied: Denied) -> Self {
        match denied {
            Denied::Refused(refusal) => refusal.into(),
            Denied::Fault(fault) => fault.into(),
        }
    }
}

impl From<TableError> for Error {
    fn from(error: TableError) -> Self {
        let (code, clause, message) = (error.code(), error.clause(), error.to_string());
        let mut error = match error {
            TableError::Refused(refusal) => Self::of(Fault::refused(refusal, message)),
            TableError::NoTable => Self::of(Fault::NO_TABLE),
            TableError::NoAccess(why) => Self::of(Fault::no_access(why)),
            TableError::Raced => Self::new(StatusCode::CONFLICT, code, message),
            TableError::Damaged => Self::new(StatusCode::INTERNAL_SERVER_ERROR, code, message),
            // Without `Retry-After`: only the operator can add the pack.
            TableError::MissingPack { id, hash } => Self::of(Fault {
                pack: Some(Box::new(PackName { id, hash })),
                ..Fault::new(StatusCode::SERVICE_UNAVAILABLE.as_u16(), code, message)
            }),
            TableError::Storage | TableError::Diverged | TableError::Closing | TableError::NoRandomness => {
                Self::busy(code, message)
            }
        };
        error.fault.clause = Some(Cow::Borrowed(clause));
        error
    }
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Self {
        TableError::from(refusal).into()
    }
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Self {
        TableError::from(error).into()
    }
}

impl From<NoRandomness> for Error {
    fn from(error: NoRandomness) -> Self {
        TableError::from(error).into()
    }
}

impl From<Busy> for Error {
    fn from(Busy: Busy) -> Self {
        Self::busy("busy", "The server is busy; try again in a moment.")
    }
}

impl From<Wait> for Error {
    fn from(Wait(seconds): Wait) -> Self {
        let error = Self::fixed(
            StatusCode::TOO_MANY_REQUESTS,
            "too_fast",
            "Too many requests. Wait a moment and try again.",
        );
        Self { retry_after: Some(seconds), ..error }
    }
}
