//! What can be wrong with a connection, with a message, or with the server itself: a code and its data. Why a table refuses a
//! command is a `Refusal`.

use armonium_table::{Digest, NoAccess};
use serde::{Deserialize, Serialize};

/// A content pack as far as it is known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PackName {
    /// Its short name; null if it is not known.
    pub id: Option<String>,
    /// The hash of what a game depends on.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub hash: Digest,
}

/// What is wrong with a connection, a message or the server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Problem {
    /// The server speaks another version of the protocol.
    UnknownProtocol {
        /// The version it speaks.
        protocol: u32,
    },
    /// The message is not one of the protocol, or not at this time.
    BadMessage {
        /// What is wrong, for the client's developer.
        detail: String,
    },
    /// The client didn't say hello in time.
    NoHello,
    /// Too many messages.
    TooFast,
    /// The message is too long.
    TooLong,
    /// A spectator sent a command.
    NotSeated,
    /// There is no such table.
    NoTable,
    /// The table is private, and the client isn't invited.
    NotAdmitted,
    /// The table doesn't allow spectators.
    NoSpectators,
    /// The client's seat was given away, and the table doesn't allow spectators.
    SeatGivenAway,
    /// The client's seat was given away while it was connected.
    SeatLost,
    /// Other nodes wrote to the table again and again while the command was tried.
    Raced,
    /// The database cannot be written or read.
    Storage,
    /// The server cannot read the table's log.
    Damaged,
    /// The table's content pack is missing.
    MissingPack {
        /// The pack.
        pack: PackName,
    },
    /// The server is stopping.
    Closing,
    /// The table has to be opened again.
    Restart,
    /// The system gave no random numbers.
    NoChance,
    /// The session was ended.
    SignedOut,
    /// The identity was deleted.
    NoIdentity,
}

impl Problem {
    /// The code, as it is written.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::UnknownProtocol { .. } => "unknown_protocol",
            Self::BadMessage { .. } => "bad_message",
            Self::NoHello => "no_hello",
            Self::TooFast => "too_fast",
            Self::TooLong => "too_long",
            Self::NotSeated => "not_seated",
            Self::NoTable => "no_table",
            Self::NotAdmitted => "not_admitted",
            Self::NoSpectators => "no_spectators",
            Self::SeatGivenAway => "seat_given_away",
            Self::SeatLost => "seat_lost",
            Self::Raced => "raced",
            Self::Storage => "storage",
            Self::Damaged => "damaged",
            Self::MissingPack { .. } => "missing_pack",
            Self::Closing => "closing",
            Self::Restart => "restart",
            Self::NoChance => "no_chance",
            Self::SignedOut => "signed_out",
            Self::NoIdentity => "no_identity",
        }
    }

    /// The clause of `docs/protocol.md` it belongs to.
    pub const fn clause(&self) -> &'static str {
        match self {
            Self::NotSeated
            | Self::NoTable
            | Self::NotAdmitted
            | Self::NoSpectators
            | Self::SeatGivenAway
            | Self::SeatLost => "T1",
            Self::UnknownProtocol { .. } => "W1",
            Self::NoHello => "W2",
            Self::BadMessage { .. } => "W3",
            Self::Raced => "W6",
            Self::TooFast
            | Self::TooLong
            | Self::Storage
            | Self::Damaged
            | Self::MissingPack { .. }
            | Self::Closing
            | Self::Restart
            | Self::NoChance
            | Self::SignedOut
            | Self::NoIdentity => "W9",
        }
    }

    /// A message that is not one of the protocol, with what is wrong for the client's developer.
    pub fn bad_message(detail: impl Into<String>) -> Self {
        Self::BadMessage { detail: detail.into() }
    }
}

impl From<NoAccess> for Problem {
    fn from(why: NoAccess) -> Self {
        match why {
            NoAccess::Private => Self::NotAdmitted,
            NoAccess::NoSpectators => Self::NoSpectators,
            NoAccess::SeatGivenAway => Self::SeatGivenAway,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_what_is_written() {
        let pack = PackName { id: None, hash: Digest([0; 32]) };
        let all = [
            Problem::UnknownProtocol { protocol: 1 },
            Problem::bad_message("no"),
            Problem::NoHello,
            Problem::TooFast,
            Problem::TooLong,
            Problem::NotSeated,
            Problem::NoTable,
            Problem::NotAdmitted,
            Problem::NoSpectators,
            Problem::SeatGivenAway,
            Problem::SeatLost,
            Problem::Raced,
            Problem::Storage,
            Problem::Damaged,
            Problem::MissingPack { pack },
            Problem::Closing,
            Problem::Restart,
            Problem::NoChance,
            Problem::SignedOut,
            Problem::NoIdentity,
        ];
        for problem in all {
            assert_eq!(serde_json::to_value(&problem).expect("JSON")["code"], problem.code());
        }
    }
}
