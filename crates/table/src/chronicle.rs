//! The record of a table that is over, as a text that anybody can check: who sat where, every nonce, every decision, and
//! at the end the secret. Every line carries a sum over itself and all before it. How it is checked: verify.rs; the form
//! in words: `docs/fairness.md`.

pub(crate) mod chain;
pub(crate) mod explain;
pub(crate) mod fault;

use crate::digest::Digest;
use crate::entry::{Entry, Record};
use crate::fair::Secret;
use crate::ids::{PlayerId, TableId};
use crate::refusal::Damage;
use crate::table::{Stage, Table};
use armonium_rules::{Content, Outcome, RULES_VERSION, Seed};
use chain::Chain;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// What a record calls itself.
pub(crate) const FORMAT: &str = "armonium-record";
/// The version of its form.
pub(crate) const VERSION: u32 = 1;
/// The longest record that is read, in bytes. No game comes near.
pub const MAX_RECORD: usize = 8 << 20;

/// The first line: what the table was played with and by whom.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Header {
    pub(crate) line: usize,
    pub(crate) format: String,
    pub(crate) version: u32,
    pub(crate) rules: u32,
    pub(crate) pack: Pack,
    pub(crate) table: TableId,
    pub(crate) players: Vec<Name>,
}

/// A content pack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Pack {
    pub(crate) id: String,
    pub(crate) hash: Digest,
}

/// What a player is called.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Name {
    pub(crate) id: PlayerId,
    pub(crate) name: String,
}

/// A line between the first and the last: one record of the table, without what was said.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Happened {
    pub(crate) line: usize,
    pub(crate) seq: u32,
    pub(crate) at: i64,
    pub(crate) entries: Vec<Entry>,
}

/// The last line: what was secret, and how it ended.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Closing {
    pub(crate) line: usize,
    pub(crate) secret: Digest,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) seed: Option<Seed>,
    pub(crate) end: End,
    /// How many records the table had.
    pub(crate) records: u32,
    /// How many of them held nothing but talk and are left out.
    pub(crate) left_out: u32,
}

/// How a table ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// The game was played to its end.
    Finished(Outcome),
    /// The table was given up.
    Abandoned,
}

/// Writes the record of a table that is over. `records` are all of its records in order, each with its number and the
/// moment it was decided at; `names` are what its players are called. A table that is not over keeps its secret: it is
/// refused with [`Damage::Time`].
pub fn chronicle(
    table: TableId,
    secret: &Secret,
    content: &Arc<Content>,
    names: &[(PlayerId, String)],
    records: impl Iterator<Item = (u32, i64, Record)>,
) -> Result<String, Damage> {
    let players = names.iter().map(|(id, name)| Name { id: *id, name: name.clone() }).collect();
    let pack = Pack { id: content.id().to_owned(), hash: Digest(*content.hash()) };
    let mut chain = Chain::default();
    chain.add(&Header {
        line: chain.next(),
        format: FORMAT.to_owned(),
        version: VERSION,
        rules: RULES_VERSION,
        pack,
        table,
        players,
    });
    let mut played: Option<Table> = None;
    let (mut all, mut left_out) = (0, 0);
    for (seq, at, record) in records {
        match &mut played {
            Some(table) => {
                table.apply(at, &record)?;
            }
            None => played = Some(Table::begin(table, *secret, Arc::clone(content), at, &record)?.0),
        }
        let entries: Vec<Entry> = record.entries.into_iter().filter(is_of_record).collect();
        all += 1;
        if entries.is_empty() {
            left_out += 1;
        } else {
            chain.add(&Happened { line: chain.next(), seq, at, entries });
        }
    }
    let played = played.ok_or(Damage::Beginning)?;
    let end = match played.stage() {
        Stage::Open | Stage::Running => return Err(Damage::Time),
        Stage::Finished(outcome) => End::Finished(outcome),
        Stage::Abandoned => End::Abandoned,
    };
    let seed = played.game().map(|_| played.seed());
    let secret = Digest(secret.0);
    chain.add(&Closing { line: chain.next(), secret, seed, end, records: all, left_out });
    Ok(chain.into_text())
}

/// What players said to each other is theirs.
pub(crate) fn is_of_record(entry: &Entry) -> bool {
    !matches!(entry, Entry::Said { .. } | Entry::Phrase { .. })
}
