//! The error of every handler and its response body. Internal causes are logged where they happen and never sent.

use crate::identity::Busy;
use crate::limits::Wait;
use crate::random::NoRandomness;
use crate::table_error::TableError;
use armonium_protocol::PackName;
use armonium_protocol::http::{ErrorBody, ErrorInside};
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
    status: StatusCode,
    code: &'static str,
    clause: Option<&'static str>,
    message: Cow<'static, str>,
    retry_after: Option<u64>,
    /// The pack that is missing, if that is why. In a box, so that an error stays small.
    pack: Option<Box<PackName>>,
}

impl Error {
    pub(crate) const NOT_FOUND: Self = Self::fixed(StatusCode::NOT_FOUND, "not_found", "Not found.");
    pub(crate) const METHOD: Self =
        Self::fixed(StatusCode::METHOD_NOT_ALLOWED, "method", "This address doesn’t support that method.");
    pub(crate) const INSIDE: Self = Self::fixed(
        StatusCode::INTERNAL_SERVER_ERROR,
        "inside",
        "Something went wrong on the server, and the error was logged.",
    );
    pub(crate) const NOBODY: Self =
        Self::fixed(StatusCode::UNAUTHORIZED, "no_identity", "No identity. Create one or sign in first.");
    pub(crate) const BAD_TOKEN: Self =
        Self::fixed(StatusCode::UNAUTHORIZED, "bad_token", "This token isn’t valid.");
    pub(crate) const NO_PLAYER: Self =
        Self::fixed(StatusCode::NOT_FOUND, "no_player", "This player doesn’t exist.");
    pub(crate) const NOT_OVER: Self =
        Self::fixed(StatusCode::CONFLICT, "not_over", "This is available once the game is over.");
    pub(crate) const TIMEOUT: Self =
        Self::fixed(StatusCode::REQUEST_TIMEOUT, "timeout", "The request took too long.");

    /// An error with a constant message.
    pub(crate) const fn fixed(status: StatusCode, code: &'static str, message: &'static str) -> Self {
        Self { status, code, clause: None, message: Cow::Borrowed(message), retry_after: None, pack: None }
    }

    /// An error.
    pub(crate) fn new(status: StatusCode, code: &'static str, message: impl Into<Cow<'static, str>>) -> Self {
        Self { status, code, clause: None, message: message.into(), retry_after: None, pack: None }
    }

    /// A request that can be parsed but makes no sense.
    pub(crate) fn senseless(code: &'static str, message: impl Into<Cow<'static, str>>) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, code, message)
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
        let Self { code, clause, message, pack, .. } = self;
        let (code, clause, pack) = (code.into(), clause.map(Cow::Borrowed), pack.map(|pack| *pack));
        let body = ErrorBody { error: ErrorInside { code, clause, message, pack } };
        let mut response = (self.status, Json(body)).into_response();
        if let Some(seconds) = self.retry_after {
            response.headers_mut().typed_insert(RetryAfter::delay(Duration::from_secs(seconds)));
        }
        response
    }
}

const fn status_of(refusal: Refusal) -> StatusCode {
    match refusal {
        Refusal::BadPlayers
        | Refusal::BadClock
        | Refusal::BadSleep
        | Refusal::BadText
        | Refusal::IdReused
        | Refusal::IntentLength
        | Refusal::IntentReveals => StatusCode::UNPROCESSABLE_ENTITY,
        Refusal::NotSeated
        | Refusal::NotHost
        | Refusal::NotInvited
        | Refusal::BadLink
        | Refusal::NotYourSeat
        | Refusal::OutOfGame => StatusCode::FORBIDDEN,
        Refusal::NoSuchSeat => StatusCode::NOT_FOUND,
        Refusal::Illegal { .. }
        | Refusal::Stale
        | Refusal::SeatTaken
        | Refusal::TableFull
        | Refusal::SeatedAlready
        | Refusal::Begun
        | Refusal::NotBegun
        | Refusal::Over
        | Refusal::NotOver
        | Refusal::Rated
        | Refusal::NonceGiven
        | Refusal::Substituted
        | Refusal::NotSubstituted
        | Refusal::NothingToTakeBack
        | Refusal::Sealed
        | Refusal::RematchExists
        | Refusal::TooManyUndos
        | Refusal::TooMuchChat
        | Refusal::TooManySeatChanges
        | Refusal::TooManyBotTables
        | Refusal::NotAbsent
        | Refusal::HasClock
        | Refusal::VoteJustEnded => StatusCode::CONFLICT,
    }
}

impl From<TableError> for Error {
    fn from(error: TableError) -> Self {
        let (code, clause, message) = (error.code(), error.clause(), error.to_string());
        let error = match error {
            TableError::Refused(refusal) => Self::new(status_of(refusal), code, message),
            TableError::NoTable => Self::new(StatusCode::NOT_FOUND, code, message),
            TableError::NoAccess(_) => Self::new(StatusCode::FORBIDDEN, code, message),
            TableError::Raced => Self::new(StatusCode::CONFLICT, code, message),
            TableError::Damaged => Self::new(StatusCode::INTERNAL_SERVER_ERROR, code, message),
            // Without `Retry-After`: only the operator can add the pack.
            TableError::MissingPack { id, hash } => Self {
                pack: Some(Box::new(PackName { id, hash })),
                ..Self::new(StatusCode::SERVICE_UNAVAILABLE, code, message)
            },
            TableError::Storage | TableError::Diverged | TableError::Closing | TableError::NoRandomness => {
                Self::busy(code, message)
            }
        };
        Self { clause: Some(clause), ..error }
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
