//! Why the server cannot do what was asked: because of who asks and how, or because of itself. The inside of the latter is
//! logged and not told.

use crate::chance::NoChance;
use crate::packs::short;
use armonium_protocol::{PackName, Problem};
use armonium_store::StoreError;
use armonium_table::{Digest, NoAccess, Refusal};

const fn no_access(why: NoAccess) -> &'static str {
    match why {
        NoAccess::Private => "This table is private; ask one of its players for an invite link.",
        NoAccess::NoSpectators => "This table doesn’t allow spectators.",
        NoAccess::SeatGivenAway => {
            "Someone else has your seat now, and this table doesn’t allow spectators; you can see the game once it’s over."
        }
    }
}

/// Why something cannot be done.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Trouble {
    /// The table refuses.
    #[error("{}", armonium_locale::Language::English.table_refusal(.0.code()))]
    Refused(Refusal),
    /// There is no such table.
    #[error("This table doesn’t exist.")]
    NoTable,
    /// The caller may not read the table.
    #[error("{}", no_access(*.0))]
    NoAccess(NoAccess),
    /// Others were faster, again and again.
    #[error("The table changed at the same moment; try again.")]
    Raced,
    /// The database cannot be reached or refuses. Nothing was changed.
    #[error("The server can’t save or load games right now. Nothing has changed; try again soon.")]
    Storage,
    /// The same, and what a table has in memory may differ from its log: it has to be read again.
    #[error("The server can’t save or load games right now; try again soon.")]
    OutOfStep,
    /// The table's log does not make sense to this program.
    #[error("This version of the server can’t read this table.")]
    Damaged,
    /// The content pack the table is played with is not here.
    #[error(
        "This table is played with the content pack {} ({}…), which this server doesn’t have; its operator \
         can add it with --pack FILE.",
        id.as_deref().unwrap_or("of that time"),
        short(*hash)
    )]
    MissingPack {
        /// Its short name, if it is known.
        id: Option<String>,
        /// The hash of what a game depends on.
        hash: Digest,
    },
    /// The server is about to end.
    #[error("The server is restarting; try again in a few seconds.")]
    Closing,
    /// The system gave no randomness.
    #[error("The server can’t draw random numbers right now; try again soon.")]
    NoChance,
}

impl Trouble {
    /// What kind of trouble it is, for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            Trouble::Refused(refusal) => refusal.code(),
            Trouble::NoTable => "no_table",
            Trouble::NoAccess(NoAccess::Private) => "not_admitted",
            Trouble::NoAccess(NoAccess::NoSpectators) => "no_spectators",
            Trouble::NoAccess(NoAccess::SeatGivenAway) => "seat_given_away",
            Trouble::Raced => "raced",
            Trouble::Storage | Trouble::OutOfStep => "storage",
            Trouble::Damaged => "damaged",
            Trouble::MissingPack { .. } => "missing_pack",
            Trouble::Closing => "closing",
            Trouble::NoChance => "no_chance",
        }
    }

    /// The clause of the rules or of `docs/protocol.md` it belongs to.
    pub const fn clause(&self) -> &'static str {
        match self {
            Trouble::Refused(refusal) => refusal.clause(),
            Trouble::NoTable | Trouble::NoAccess(_) => "T1",
            Trouble::Raced => "W6",
            Trouble::Storage
            | Trouble::OutOfStep
            | Trouble::Damaged
            | Trouble::MissingPack { .. }
            | Trouble::Closing
            | Trouble::NoChance => "W9",
        }
    }

    /// The same as a client reads it, unless the table refuses.
    pub(crate) fn problem(self) -> Result<Problem, Refusal> {
        Ok(match self {
            Trouble::Refused(refusal) => return Err(refusal),
            Trouble::NoTable => Problem::NoTable,
            Trouble::NoAccess(why) => why.into(),
            Trouble::Raced => Problem::Raced,
            Trouble::Storage | Trouble::OutOfStep => Problem::Storage,
            Trouble::Damaged => Problem::Damaged,
            Trouble::MissingPack { id, hash } => Problem::MissingPack { pack: PackName { id, hash } },
            Trouble::Closing => Problem::Closing,
            Trouble::NoChance => Problem::NoChance,
        })
    }

    /// The same failure where what is in memory can no longer be trusted.
    pub(crate) fn out_of_step(self) -> Self {
        match self {
            Trouble::Storage => Trouble::OutOfStep,
            other => other,
        }
    }
}

impl From<Refusal> for Trouble {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<NoChance> for Trouble {
    fn from(NoChance: NoChance) -> Self {
        Self::NoChance
    }
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "the store failed");
        metrics::counter!("armonium_store_errors_total").increment(1);
        Self::Storage
    }
}
