//! New tables: with bots and guests, and a rematch. One that plays on from a moment of a game: study/games.rs.

use crate::LocalServer;
use crate::answer::{self, Answer};
use crate::http::{Request, body};
use crate::message::{Output, Reply};
use crate::table::LocalTable;
use armonium_protocol::http::{Fault, NewTable, RematchOf};
use armonium_rules::Content;
use armonium_table::{
    Command, CommandId, Digest, LogEntry, PlayerId, Record, Refusal, Table, TableId, TableOptions, Via,
};
use std::sync::Arc;

impl LocalServer {
    /// Sets up a table that is played with this pack.
    pub(crate) fn create(
        &mut self,
        content: Arc<Content>,
        host: PlayerId,
        (options, rematch_of): (TableOptions, Option<TableId>),
        more: Vec<LogEntry>,
        command: Option<CommandId>,
    ) -> Answer<TableId> {
        let secret = self.random_secret();
        let id = match command {
            Some(command) => command.table(),
            None => TableId::from_bits(self.random_bits()),
        };
        let mut entries = Table::create(&content, &secret, options, host, rematch_of)?;
        entries.extend(more);
        let file = Digest(*content.file_hash());
        if let Some(text) = self.packs.text(file) {
            self.outputs.push(Output::Pack { file, text: text.to_owned() });
        }
        let first = Record { command, entries };
        let table = LocalTable::create(
            (id, secret),
            content,
            self.now,
            first,
            &self.identity,
            self.pace,
            &self.outputs,
        )?;
        self.tables.insert(id, table);
        self.table(id)?;
        Ok(id)
    }

    /// `POST /api/tables`. Sent again with the same key, it is the same table.
    pub(crate) fn create_table(&mut self, request: &Request) -> Answer<Reply> {
        let me = self.me(request.token.as_deref())?;
        let asked: NewTable = body(request)?;
        if asked.options.rated {
            return Err(Fault::fixed(422, "no_ratings", "Games on this device aren’t rated.").into());
        }
        let entries = asked.entries(me)?;
        let command = request.key.map(|key| CommandId::new(me, key, Via::Http, &(asked.options, &entries)));
        let made = command.map(CommandId::table);
        let made = made.filter(|id| self.tables.contains_key(id) || self.shelf.contains_key(id));
        let id = match made {
            Some(id) if self.table(id)?.table.made_by != command => return Err(Refusal::IdReused.into()),
            Some(id) => id,
            None => {
                let content = self.packs.built_in();
                self.create(content, me, (asked.options, None), entries, command)?
            }
        };
        Ok(answer::json(201, &self.look(id, Some(me), None)?))
    }

    /// `POST /api/tables/TABLE/rematch`.
    pub(crate) fn rematch(&mut self, id: TableId, token: Option<&str>) -> Answer<Reply> {
        let me = self.me(token)?;
        let table = self.table(id)?;
        let content = Arc::clone(table.table.content());
        // Nobody is deleted from this device.
        let (status, rematch) = match RematchOf::of(&table.table, me, |_| false)? {
            RematchOf::Exists(rematch) => (200, rematch),
            RematchOf::Wanted(options, seated) => {
                let rematch = self.create(content, me, (options, Some(id)), seated, None)?;
                let (now, identity) = (self.now, self.identity.clone());
                let command = Command::Rematch { player: me, table: rematch };
                self.table(id)?.execute(now, &command, None, None, &identity)?;
                (201, rematch)
            }
        };
        Ok(answer::json(status, &self.look(rematch, Some(me), None)?))
    }
}
