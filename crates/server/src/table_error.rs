//! Why a table cannot execute a command or be read. Messages are for the caller; causes inside the server go to the log
//! only.

use crate::packs::short;
use crate::random::NoRandomness;
use armonium_protocol::http::Fault;
use armonium_protocol::{PackName, Problem};
use armonium_store::StoreError;
use armonium_table::{Digest, NoAccess, Refusal};

/// Why a table cannot execute a command or be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TableError {
    /// The table refuses the command.
    #[error("{}", armonium_locale::Language::English.table_refusal(.0.code()))]
    Refused(Refusal),
    /// There is no such table.
    #[error("{}", Fault::NO_TABLE.message)]
    NoTable,
    /// The caller may not read the table.
    #[error("{}", Fault::no_access(*.0).message)]
    NoAccess(NoAccess),
    /// Other writers won every attempt.
    #[error("The table changed at the same moment; try again.")]
    Raced,
    /// The store failed. Nothing has changed.
    #[error("The server can’t save or load games right now. Nothing has changed; try again soon.")]
    Storage,
    /// The store failed, and the table in memory may differ from its log: it has to be read again.
    #[error("The server can’t save or load games right now; try again soon.")]
    Diverged,
    /// This version cannot read the table's log.
    #[error("This version of the server can’t read this table.")]
    Damaged,
    /// The table's content pack is missing.
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
    /// The server or the table is shutting down.
    #[error("The server is restarting; try again in a few seconds.")]
    Closing,
    /// The operating system gave no randomness.
    #[error("The server can’t draw random numbers right now; try again soon.")]
    NoRandomness,
}

impl TableError {
    /// The code for programs.
    pub fn code(&self) -> &'static str {
        self.clone().problem().map_or_else(|refusal| refusal.code(), |problem| problem.code())
    }

    /// The clause of the rules or of `docs/protocol.md`.
    pub fn clause(&self) -> &'static str {
        self.clone().problem().map_or_else(|refusal| refusal.clause(), |problem| problem.clause())
    }

    /// The problem that clients read, or the table's refusal.
    pub(crate) fn problem(self) -> Result<Problem, Refusal> {
        Ok(match self {
            TableError::Refused(refusal) => return Err(refusal),
            TableError::NoTable => Problem::NoTable,
            TableError::NoAccess(why) => why.into(),
            TableError::Raced => Problem::Raced,
            TableError::Storage | TableError::Diverged => Problem::Storage,
            TableError::Damaged => Problem::Damaged,
            TableError::MissingPack { id, hash } => Problem::MissingPack { pack: PackName { id, hash } },
            TableError::Closing => Problem::Closing,
            TableError::NoRandomness => Problem::NoChance,
        })
    }

    /// The same failure at a point where memory may differ from the log.
    pub(crate) fn into_diverged(self) -> Self {
        match self {
            TableError::Storage => TableError::Diverged,
            other => other,
        }
    }
}

impl From<Refusal> for TableError {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<NoRandomness> for TableError {
    fn from(NoRandomness: NoRandomness) -> Self {
        Self::NoRandomness
    }
}

impl From<StoreError> for TableError {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "the store failed");
        metrics::counter!("armonium_store_errors_total").increment(1);
        Self::Storage
    }
}
