//! What is wrong with the record of a table, and where.

use super::{End, MAX_LINE, VERSION};
use crate::digest::Digest;
use crate::refusal::Refusal;
use armonium_rules::{Action, RULES_VERSION, Seat};
use std::fmt::{self, Display, Formatter};

/// Why a record proves nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordFault {
    /// The line, counted from 1; 0 for the text as a whole.
    pub line: usize,
    /// What is wrong there.
    pub wrong: Wrong,
}

/// What can be wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// The line is too long.
    TooLong,
    /// The text is something else.
    NoRecord,
    /// The form has another version.
    Version(u32),
    /// The sums show that this line was changed.
    Changed,
    /// The sums show that a line before this one is missing.
    Missing,
    /// The sums show that this line was added.
    Added,
    /// The sums show that this line was added; it repeats another one.
    Repeated {
        /// Which.
        of: usize,
    },
    /// The sums show that this line stood elsewhere.
    Moved {
        /// Where.
        from: usize,
    },
    /// The line has the number of another one.
    Number,
    /// The end is missing: this is the last line.
    Cut,
    /// This line comes after the end.
    AfterEnd,
    /// The line cannot be read.
    Unreadable(String),
    /// A player has two names.
    Names,
    /// The table was played by another version of the rules.
    Rules(u32),
    /// The table was played with another content pack.
    Pack {
        /// The short name of the pack it was played with.
        id: String,
        /// The hash of that pack.
        hash: Digest,
    },
    /// The table begins with something else than its creation, or is created twice.
    Beginning,
    /// The line contradicts the first line about rules or pack.
    Header,
    /// The numbers of the records do not rise.
    Order,
    /// The number of records is not the one in the last line.
    Count,
    /// Time runs backwards, or is out of all bounds.
    Time,
    /// There is something that players said: it does not belong into a record.
    Talk,
    /// Nothing happened.
    Empty,
    /// The secret does not fit the commitment.
    Commitment,
    /// The commitment is not the one that a player noted.
    OtherCommitment,
    /// The nonce of a seat is not the one that its player noted.
    OtherNonce(Seat),
    /// The cards were dealt before every player had given a nonce.
    NonceMissing(Seat),
    /// The seed does not follow from the secret, the options and the nonces.
    Seed,
    /// A clock ran out before its time.
    TooEarly(Seat),
    /// The table or the rules refuse a decision.
    Decision {
        /// Whose.
        seat: Seat,
        /// What was decided.
        action: Action,
        /// Why.
        refusal: Refusal,
    },
    /// The table refuses that a decision was taken back.
    TakeBack {
        /// Whose.
        seat: Seat,
        /// Why.
        refusal: Refusal,
    },
    /// The table refuses something else.
    Refused(Refusal),
    /// Something happened that nobody could bring about, or not all that had to.
    Unasked,
    /// The moves lead to another end; none if the game is unfinished.
    End {
        /// Where the moves lead.
        played: Option<End>,
        /// The end in the record.
        said: End,
    },
}

impl RecordFault {
    /// The clause that is broken: of `docs/rules.md`, `docs/protocol.md` (T…, W…) or `docs/fairness.md` (F…).
    pub const fn clause(&self) -> &'static str {
        match &self.wrong {
            Wrong::Decision { refusal, .. } | Wrong::TakeBack { refusal, .. } | Wrong::Refused(refusal) => {
                refusal.clause()
            }
            Wrong::Changed
            | Wrong::Missing
            | Wrong::Added
            | Wrong::Repeated { .. }
            | Wrong::Moved { .. }
            | Wrong::Number
            | Wrong::Order
            | Wrong::Count
            | Wrong::Cut
            | Wrong::AfterEnd => "F2",
            Wrong::Commitment | Wrong::OtherCommitment => "F3",
            Wrong::OtherNonce(_) | Wrong::NonceMissing(_) => "F4",
            Wrong::Seed => "F5",
            Wrong::Beginning | Wrong::Unasked | Wrong::Empty | Wrong::Talk => "F6",
            Wrong::Time | Wrong::TooEarly(_) => "F7",
            Wrong::End { .. } => "F8",
            Wrong::TooLong
            | Wrong::NoRecord
            | Wrong::Version(_)
            | Wrong::Unreadable(_)
            | Wrong::Names
            | Wrong::Rules(_)
            | Wrong::Pack { .. }
            | Wrong::Header => "F1",
        }
    }
}

impl Display for Wrong {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Wrong::TooLong => write!(f, "The line is longer than {MAX_LINE} bytes; this is no record."),
            Wrong::NoRecord => f.write_str("This is no record of a table."),
            Wrong::Version(version) => {
                write!(f, "The record has version {version}; this program reads version {VERSION}.")
            }
            Wrong::Changed => f.write_str("This line was changed."),
            Wrong::Missing => f.write_str("A line is missing before this one."),
            Wrong::Added => f.write_str("This line was added."),
            Wrong::Repeated { of } => write!(f, "This line was added; it repeats line {of}."),
            Wrong::Moved { from } => write!(f, "This line was moved; it stood in line {from}."),
            Wrong::Number => f.write_str("The line has the number of another one."),
            Wrong::Cut => f.write_str("The end of the record is missing after this line."),
            Wrong::AfterEnd => f.write_str("This line comes after the end of the record."),
            Wrong::Unreadable(why) => write!(f, "The line cannot be read: {why}."),
            Wrong::Names => f.write_str("A player is named twice."),
            Wrong::Rules(rules) => write!(
                f,
                "The table follows version {rules} of the rules, this program version {RULES_VERSION}."
            ),
            Wrong::Pack { id, hash } => write!(
                f,
                "The table was played with another pack, “{}” ({}…); name its file with --content.",
                id.chars().take(40).collect::<String>().escape_debug(),
                hash.to_string().split_at(12).0
            ),
            Wrong::Beginning => f.write_str("A table begins with its creation, and is created once."),
            Wrong::Header => f.write_str("The first line names other rules or another pack than this line."),
            Wrong::Order => f.write_str("The numbers of the records do not rise here."),
            Wrong::Count => f.write_str("There are more or fewer records than the last line says."),
            Wrong::Time => f.write_str("Time runs backwards here or is out of all bounds."),
            Wrong::Talk => f.write_str("What players say does not belong into a record."),
            Wrong::Empty => f.write_str("Nothing happened here, and that is not written down."),
            Wrong::Commitment => {
                f.write_str("The secret does not fit the commitment that was shown before the deal.")
            }
            Wrong::OtherCommitment => {
                f.write_str("The commitment is not the one that was noted when it was shown.")
            }
            Wrong::OtherNonce(seat) => {
                write!(f, "The nonce of seat {} is not the one that its player noted.", seat.0)
            }
            Wrong::NonceMissing(seat) => {
                write!(f, "The cards were dealt although seat {} had given no nonce.", seat.0)
            }
            Wrong::Seed => {
                f.write_str("The cards were dealt from another seed than secret, options and nonces give.")
            }
            Wrong::TooEarly(seat) => write!(f, "The clock of seat {} had not run out yet.", seat.0),
            Wrong::Decision { seat, refusal: Refusal::Illegal { .. }, .. } => {
                write!(f, "The rules refuse this decision of seat {}.", seat.0)
            }
            Wrong::Decision { seat, .. } => write!(f, "Seat {} could not decide this now.", seat.0),
            Wrong::TakeBack { seat, .. } => {
                write!(f, "Seat {} could not take a decision back here.", seat.0)
            }
            Wrong::Refused(Refusal::Over) => f.write_str("The table was over before this."),
            Wrong::Refused(_) => f.write_str("The table does not allow this here."),
            Wrong::Unasked => f.write_str("Nobody could bring about exactly this here."),
            Wrong::End { played: None, .. } => {
                f.write_str("The record says that the game is over, but the moves do not lead to an end.")
            }
            Wrong::End { played: Some(_), .. } => {
                f.write_str("The moves lead to another end than the record says.")
            }
        }
    }
}

impl Display for RecordFault {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "record: ")?,
            line => write!(f, "line {line}: ")?,
        }
        write!(f, "{} ({})", self.wrong, self.clause())
    }
}

impl std::error::Error for RecordFault {}
