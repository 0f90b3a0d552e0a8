//! The record of a table as a text that is made while it is read: however long it is, a page of it is in memory.

use super::error::Answer;
use super::games::look_back;
use crate::app::App;
use crate::table_registry::TableRegistry;
use armonium_protocol::Names;
use armonium_review::{ReplayKey, everybody};
use armonium_rules::Content;
use armonium_store::Row;
use armonium_table::{Damage, PlayerId, Record, Secret, Table, TableId, Transcript};
use std::collections::{BTreeSet, VecDeque};
use std::io::{self, Read};
use std::sync::Arc;
use tokio::runtime::Handle;

/// Records read from the store at once.
const PAGE: u32 = 500;

/// All that the record of a table is made from, but for its rows.
#[derive(Clone)]
pub(super) struct RecordSource {
    registry: TableRegistry,
    table: TableId,
    secret: Secret,
    content: Arc<Content>,
    names: Vec<(PlayerId, String)>,
}

impl RecordSource {
    /// The source of the record of a table that is over, for a caller who may watch its replay.
    pub(super) async fn of(
        app: &App,
        table: TableId,
        caller: Option<PlayerId>,
        key: ReplayKey,
    ) -> Answer<Self> {
        let look = |table: &Table, _: &Names, _| (*table.secret(), Arc::clone(table.content()));
        let (secret, content) = look_back(app, table, caller, key, look).await?;
        let mut players = BTreeSet::new();
        let mut after = 0;
        loop {
            let rows = app.registry.store().rows_page(table, after, PAGE).await?;
            let Some(last) = rows.last() else { break };
            after = last.seq;
            for row in rows {
                let record: Record = serde_json::from_str(&row.body)
                    .map_err(|why| app.registry.damaged(table, row.seq, why))?;
                players.extend(everybody([&record]));
            }
        }
        let players: Vec<PlayerId> = players.into_iter().collect();
        let known = app.registry.store().players(&players).await?;
        let names = known.into_iter().map(|player| (player.id, player.name)).collect();
        Ok(Self { registry: app.registry.clone(), table, secret, content, names })
    }

    pub(super) fn content(&self) -> Arc<Content> {
        Arc::clone(&self.content)
    }

    /// The text from its beginning. It is to be read on a thread that may block.
    pub(super) fn read(&self) -> RecordText {
        let (transcript, first) =
            Transcript::begin(self.table, self.secret, Arc::clone(&self.content), &self.names);
        RecordText {
            registry: self.registry.clone(),
            table: self.table,
            runtime: Handle::current(),
            transcript: Some(transcript),
            after: 0,
            rows: VecDeque::new(),
            line: first.into_bytes(),
            taken: 0,
        }
    }
}

/// A record that is being read.
pub(super) struct RecordText {
    registry: TableRegistry,
    table: TableId,
    runtime: Handle,
    /// None after the last line.
    transcript: Option<Transcript>,
    after: u32,
    rows: VecDeque<Row>,
    line: Vec<u8>,
    taken: usize,
}

impl RecordText {
    /// The next line; none after the last.
    fn next(&mut self) -> io::Result<Option<String>> {
        loop {
            let Some(transcript) = &mut self.transcript else { return Ok(None) };
            let Some(row) = self.rows.pop_front() else {
                let page = self.registry.store().rows_page(self.table, self.after, PAGE);
                self.rows = self.runtime.block_on(page).map_err(io::Error::other)?.into();
                if let Some(last) = self.rows.back() {
                    self.after = last.seq;
                    continue;
                }
                let closed = self.transcript.take().map(Transcript::close).transpose();
                return closed.map_err(|damage| self.damaged(self.after, damage));
            };
            let record: Record = serde_json::from_str(&row.body).map_err(io::Error::other)?;
            match transcript.record(row.seq, row.at, record) {
                Ok(None) => {}
                Ok(line) => return Ok(line),
                Err(damage) => return Err(self.damaged(row.seq, damage)),
            }
        }
    }

    fn damaged(&self, seq: u32, damage: Damage) -> io::Error {
        io::Error::other(self.registry.damaged(self.table, seq, format_args!("{damage:?}")))
    }
}

impl Read for RecordText {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if self.taken == self.line.len() {
            self.line = self.next()?.unwrap_or_default().into_bytes();
            self.taken = 0;
        }
        let left = &self.line[self.taken..];
        let read = left.len().min(into.len());
        into[..read].copy_from_slice(&left[..read]);
        self.taken += read;
        Ok(read)
    }
}
