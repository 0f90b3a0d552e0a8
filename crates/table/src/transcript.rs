//! The transcript of a table that is over: its log as a text that anyone can check, with every nonce and decision and, at the
//! end, the secret. Every line carries a sum over itself and all lines before. How it is checked: verify.rs; its format:
//! `docs/fairness.md`.

pub(crate) mod chain;
pub(crate) mod explain;
pub(crate) mod fault;

use crate::digest::Digest;
use crate::fair::Secret;
use crate::ids::{PlayerId, TableId};
use crate::log_entry::{LogEntry, Record};
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
/// The longest line that is read, in bytes. No line that is written comes near: the longest holds the moves of one game.
pub const MAX_LINE: usize = 1 << 20;

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
    pub(crate) entries: Vec<LogEntry>,
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
    /// The game was ended without a result.
    Abandoned,
}

/// Writes a transcript line by line.
pub struct Transcript {
    table: TableId,
    secret: Secret,
    content: Arc<Content>,
    chain: Chain,
    played: Option<Table>,
    records: u32,
    left_out: u32,
}

impl Transcript {
    /// Begins a transcript and returns its first line. `names` are what the players are called.
    pub fn begin(
        table: TableId,
        secret: Secret,
        content: Arc<Content>,
        names: &[(PlayerId, String)],
    ) -> (Self, String) {
        let players = names.iter().map(|(id, name)| Name { id: *id, name: name.clone() }).collect();
        let pack = Pack { id: content.id().to_owned(), hash: Digest(*content.hash()) };
        let mut chain = Chain::default();
        let first = chain.line(&Header {
            line: chain.next(),
            format: FORMAT.to_owned(),
            version: VERSION,
            rules: RULES_VERSION,
            pack,
            table,
            players,
        });
        (Self { table, secret, content, chain, played: None, records: 0, left_out: 0 }, first)
    }

    /// The line of the next record, with its number and the moment it was decided at; none if it holds only talk.
    pub fn record(&mut self, seq: u32, at: i64, record: Record) -> Result<Option<String>, Damage> {
        match &mut self.played {
            Some(table) => drop(table.apply(at, &record)?),
            None => {
                let content = Arc::clone(&self.content);
                self.played = Some(Table::begin(self.table, self.secret, content, at, &record)?.0);
            }
        }
        let entries: Vec<LogEntry> = record.entries.into_iter().filter(|entry| !entry.is_talk()).collect();
        self.records += 1;
        if entries.is_empty() {
            self.left_out += 1;
            return Ok(None);
        }
        Ok(Some(self.chain.line(&Happened { line: self.chain.next(), seq, at, entries })))
    }

    /// The last line, after all records. A table that is not over keeps its secret: it is refused with
    /// [`Damage::Time`].
    pub fn close(mut self) -> Result<String, Damage> {
        let played = self.played.ok_or(Damage::Beginning)?;
        let end = match played.stage() {
            Stage::Open | Stage::Running => return Err(Damage::Time),
            Stage::Finished(outcome) => End::Finished(outcome),
            Stage::Abandoned => End::Abandoned,
        };
        let seed = played.game().map(|_| played.seed());
        let (secret, records, left_out) = (Digest(self.secret.0), self.records, self.left_out);
        Ok(self.chain.line(&Closing { line: self.chain.next(), secret, seed, end, records, left_out }))
    }
}

/// The whole transcript of a table that is over. `records` are all of its records in order, as [`Transcript::record`] takes
/// them.
pub fn transcript(
    table: TableId,
    secret: &Secret,
    content: &Arc<Content>,
    names: &[(PlayerId, String)],
    records: impl Iterator<Item = (u32, i64, Record)>,
) -> Result<String, Damage> {
    let (mut transcript, mut text) = Transcript::begin(table, *secret, Arc::clone(content), names);
    for (seq, at, record) in records {
        text.extend(transcript.record(seq, at, record)?);
    }
    text.push_str(&transcript.close()?);
    Ok(text)
}
