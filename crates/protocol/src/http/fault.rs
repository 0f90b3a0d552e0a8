//! Why a request is refused, as far as the server and the engine in the page refuse alike.

use super::error::{ErrorBody, ErrorInside};
use crate::problem::PackName;
use armonium_table::{NoAccess, Refusal};
use std::borrow::Cow;

/// Why a request is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The status.
    pub status: u16,
    /// The code, for programs.
    pub code: Cow<'static, str>,
    /// The clause of the rules or of the protocol.
    pub clause: Option<Cow<'static, str>>,
    /// A sentence in English, for developers.
    pub message: Cow<'static, str>,
    /// The pack that is missing, if that is why. In a box, so that a fault stays small.
    pub pack: Option<Box<PackName>>,
}

impl Fault {
    /// There is nothing at this address.
    pub const NOT_FOUND: Self = Self::fixed(404, "not_found", "Not found.");
    /// Nothing can be done with this method.
    pub const METHOD: Self = Self::fixed(405, "method", "This address doesn’t support that method.");
    /// The caller has no identity.
    pub const NOBODY: Self = Self::fixed(401, "no_identity", "No identity. Create one or sign in first.");
    /// The caller's token is nobody's.
    pub const BAD_TOKEN: Self = Self::fixed(401, "bad_token", "This token isn’t valid.");
    /// Only for games that are over.
    pub const NOT_OVER: Self = Self::fixed(409, "not_over", "This is available once the game is over.");
    /// The game has no such moment.
    pub const NO_MOMENT: Self = Self::fixed(404, "no_moment", "This game has no moment with that number.");
    /// There is no such table.
    pub const NO_TABLE: Self = Self::clause(404, "no_table", "T1", "This table doesn’t exist.");
    /// The note was changed in the meantime.
    pub const NOTE_CHANGED: Self = Self::fixed(
        409,
        "note_changed",
        "The note has changed since you read it; read it again and merge the two.",
    );

    /// A fault with a constant message.
    pub const fn fixed(status: u16, code: &'static str, message: &'static str) -> Self {
        let (code, message) = (Cow::Borrowed(code), Cow::Borrowed(message));
        Self { status, code, clause: None, message, pack: None }
    }

    /// A fault that belongs to a clause of the protocol.
    const fn clause(status: u16, code: &'static str, clause: &'static str, message: &'static str) -> Self {
        let (code, clause, message) = (Cow::Borrowed(code), Cow::Borrowed(clause), Cow::Borrowed(message));
        Self { status, code, clause: Some(clause), message, pack: None }
    }

    /// A fault.
    pub fn new(status: u16, code: &'static str, message: impl Into<Cow<'static, str>>) -> Self {
        Self { status, code: Cow::Borrowed(code), clause: None, message: message.into(), pack: None }
    }

    /// A request that can be parsed but makes no sense.
    pub fn senseless(code: &'static str, message: impl Into<Cow<'static, str>>) -> Self {
        Self::new(422, code, message)
    }

    /// The table refuses it.
    pub fn refused(refusal: Refusal, message: impl Into<Cow<'static, str>>) -> Self {
        let clause = Some(Cow::Borrowed(refusal.clause()));
        Self { clause, ..Self::new(status_of(refusal), refusal.code(), message) }
    }

    /// The caller may not read the table.
    pub const fn no_access(why: NoAccess) -> Self {
        let (code, message) = match why {
            NoAccess::Private => {
                ("not_admitted", "This table is private; ask one of its players for an invite link.")
            }
            NoAccess::NoSpectators => ("no_spectators", "This table doesn’t allow spectators."),
            NoAccess::SeatGivenAway => (
                "seat_given_away",
                "Someone else has your seat now, and this table doesn’t allow spectators; you can see the game once it’s over.",
            ),
        };
        Self::clause(403, code, "T1", message)
    }

    /// The body that explains it.
    pub fn body(self) -> ErrorBody {
        let Self { code, clause, message, pack, .. } = self;
        ErrorBody { error: ErrorInside { code, clause, message, pack: pack.map(|pack| *pack) } }
    }
}

/// The status of a table's refusal.
pub const fn status_of(refusal: Refusal) -> u16 {
    match refusal {
        Refusal::BadPlayers
        | Refusal::BadClock
        | Refusal::BadSleep
        | Refusal::BadText
        | Refusal::IdReused
        | Refusal::IntentLength
        | Refusal::NewcomerAlone
        | Refusal::IntentReveals
        | Refusal::BadVacation
        | Refusal::BadPause
        | Refusal::BadPlan => 422,
        Refusal::NotSeated
        | Refusal::NotHost
        | Refusal::NotInvited
        | Refusal::BadLink
        | Refusal::NotYourSeat
        | Refusal::OutOfGame
        | Refusal::NoCheers => 403,
        Refusal::NoSuchSeat => 404,
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
        | Refusal::ColourTaken
        | Refusal::NoSwap
        | Refusal::NoCountdown
        | Refusal::NotReady
        | Refusal::NoRequest
        | Refusal::TooManyRequests
        | Refusal::VoteJustEnded
        | Refusal::Paused
        | Refusal::NotPaused
        | Refusal::PauseProposed
        | Refusal::PauseJustDeclined
        | Refusal::TooManyPauses
        | Refusal::NotAsked
        | Refusal::NudgedTooSoon
        | Refusal::NoVacationLeft
        | Refusal::CheeredTooSoon => 409,
    }
}

/// Why a request can't be carried out: the table refuses it, or something else is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Denied {
    /// The table refuses it.
    Refused(Refusal),
    /// Something else.
    Fault(Fault),
}

impl From<Refusal> for Denied {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<Fault> for Denied {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}
