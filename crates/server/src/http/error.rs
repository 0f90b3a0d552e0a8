//! Why a request is refused, in one shape for all of them. The inside of failures is logged where they happen and never
//! told.

use crate::chance::NoChance;
use crate::identity::Busy;
use crate::limits::Wait;
use crate::trouble::Trouble;
use armonium_protocol::PackName;
use armonium_store::StoreError;
use armonium_table::Refusal;
use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use std::borrow::Cow;
use utoipa::ToSchema;

/// What a handler comes to.
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

/// Why a request was refused.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct ErrorBody<'a> {
    error: ErrorInside<'a>,
}

#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct ErrorInside<'a> {
    /// What kind of refusal it is, for programs.
    code: &'a str,
    /// The clause of the rules or of the protocol it belongs to.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    clause: Option<&'a str>,
    /// A sentence for people.
    message: &'a str,
    /// With the code `missing_pack`: the content pack that is missing.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    #[schema(inline)]
    pack: Option<&'a PackName>,
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

    /// A refusal whose sentence is always the same.
    pub(crate) const fn fixed(status: StatusCode, code: &'static str, message: &'static str) -> Self {
        Self { status, code, clause: None, message: Cow::Borrowed(message), retry_after: None, pack: None }
    }

    /// A refusal.
    pub(crate) fn new(status: StatusCode, code: &'static str, message: impl Into<Cow<'static, str>>) -> Self {
        Self { status, code, clause: None, message: message.into(), retry_after: None, pack: None }
    }

    /// What was asked makes no sense.
    pub(crate) fn senseless(code: &'static str, message: impl Into<Cow<'static, str>>) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, code, message)
    }

    /// Somebody has reached a limit that does not pass with time alone.
    pub(crate) fn too_many(code: &'static str, message: &'static str) -> Self {
        Self { retry_after: Some(60), ..Self::fixed(StatusCode::TOO_MANY_REQUESTS, code, message) }
    }

    fn busy(code: &'static str, message: impl Into<Cow<'static, str>>) -> Self {
        Self { retry_after: Some(5), ..Self::new(StatusCode::SERVICE_UNAVAILABLE, code, message) }
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let Self { code, clause, ref message, ref pack, .. } = self;
        let error = ErrorInside { code, clause, message, pack: pack.as_deref() };
        let body = ErrorBody { error };
        let mut response = (self.status, Json(body)).into_response();
        if let Some(seconds) = self.retry_after {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
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
        | Refusal::IdReused => StatusCode::UNPROCESSABLE_ENTITY,
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

impl From<Trouble> for Error {
    fn from(trouble: Trouble) -> Self {
        let (code, clause, message) = (trouble.code(), trouble.clause(), trouble.to_string());
        let error = match trouble {
            Trouble::Refused(refusal) => Self::new(status_of(refusal), code, message),
            Trouble::NoTable => Self::new(StatusCode::NOT_FOUND, code, message),
            Trouble::NoAccess(_) => Self::new(StatusCode::FORBIDDEN, code, message),
            Trouble::Raced => Self::new(StatusCode::CONFLICT, code, message),
            Trouble::Damaged => Self::new(StatusCode::INTERNAL_SERVER_ERROR, code, message),
            // Without `Retry-After`: it passes only when the operator gives the pack.
            Trouble::MissingPack { id, hash } => Self {
                pack: Some(Box::new(PackName { id, hash })),
                ..Self::new(StatusCode::SERVICE_UNAVAILABLE, code, message)
            },
            Trouble::Storage | Trouble::OutOfStep | Trouble::Closing | Trouble::NoChance => {
                Self::busy(code, message)
            }
        };
        Self { clause: Some(clause), ..error }
    }
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Self {
        Trouble::from(refusal).into()
    }
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Self {
        Trouble::from(error).into()
    }
}

impl From<NoChance> for Error {
    fn from(no: NoChance) -> Self {
        Trouble::from(no).into()
    }
}

impl From<Busy> for Error {
    fn from(Busy: Busy) -> Self {
        Self::busy("busy", "The server is busy; try again in a moment.")
    }
}

impl From<Wait> for Error {
    fn from(Wait(seconds): Wait) -> Self {
        let error =
            Self::fixed(StatusCode::TOO_MANY_REQUESTS, "too_fast", "Too many requests; try again later.");
        Self { retry_after: Some(seconds), ..error }
    }
}
