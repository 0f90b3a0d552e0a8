//! One table over HTTP: seeing it, changing who sits where, leaving, notes, deleting it.

use crate::LocalServer;
use crate::answer::{self, Answer, no_access, refused};
use crate::http::{Request, query};
use crate::message::{Output, Reply};
use armonium_protocol::Problem;
use armonium_protocol::http::{Fault, Link, Note, TableAnswer, hand_over};
use armonium_rules::Seat;
use armonium_table::{Command, CommandId, PlayerId, Refusal, TableId, Via};
use serde::Deserialize;

/// An invitation in the address.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Invited {
    invitation: Option<String>,
}

impl LocalServer {
    /// The table as a caller may know it.
    pub(crate) fn look(
        &mut self,
        id: TableId,
        player: Option<PlayerId>,
        invitation: Option<&str>,
    ) -> Answer<TableAnswer> {
        let table = self.table(id)?;
        table.table.may_know(table.table.visitor(player, invitation)).map_err(no_access)?;
        Ok(TableAnswer::of(&table.table, &table.names, player))
    }

    /// `GET /api/tables/TABLE`.
    pub(crate) fn show_table(&mut self, id: TableId, request: &Request) -> Answer<Reply> {
        let player = self.caller(request.token.as_deref())?;
        let Invited { invitation } = query(request)?;
        Ok(answer::json(200, &self.look(id, player, invitation.as_deref())?))
    }

    /// Carries out a player's command and shows the table.
    pub(crate) fn ask(
        &mut self,
        id: TableId,
        request: &Request,
        player: PlayerId,
        command: &Command,
    ) -> Answer<Reply> {
        let now = self.now;
        let identity = self.identity.clone();
        let number = request.key.map(|key| CommandId::new(player, key, Via::Http, command));
        let table = self.table(id)?;
        table.resume_clock(now, &identity);
        table.execute(now, command, number, None, &identity)?;
        Ok(answer::json(200, &TableAnswer::of(&table.table, &table.names, Some(player))))
    }

    /// `POST /api/tables/TABLE/seats/SEAT/link`.
    pub(crate) fn hand_over(&mut self, id: TableId, token: Option<&str>, seat: Seat) -> Answer<Reply> {
        let me = self.me(token)?;
        let link = hand_over(&self.table(id)?.table, me, seat).map_err(refused)?;
        Ok(answer::json(200, &Link { link }))
    }

    /// `DELETE /api/tables/TABLE`: deletes the table from this device. Only its player may.
    pub(crate) fn delete_table(&mut self, id: TableId, token: Option<&str>) -> Answer<Reply> {
        if self.me(token)? != Self::PLAYER {
            return Err(refused(Refusal::NotHost));
        }
        if !self.tables.contains_key(&id) && !self.shelf.contains_key(&id) {
            return Err(Fault::NO_TABLE.into());
        }
        if let Some(mut table) = self.tables.remove(&id) {
            table.end(Problem::NoTable, None);
        }
        self.connections.drop_table(id, "no_table", &self.outputs);
        #[cfg(feature = "study")]
        self.study.streams.drop_table(id);
        self.shelf.remove(&id);
        self.outputs.push(Output::Removed { table: id });
        Ok(answer::empty())
    }

    /// `GET /api/tables/TABLE/note`.
    pub(crate) fn read_note(&mut self, id: TableId, token: Option<&str>) -> Answer<Reply> {
        let me = self.me(token)?;
        let table = self.table(id)?;
        if !table.table.is_member(Some(me)) {
            return Err(refused(Refusal::NotSeated));
        }
        Ok(answer::json(200, &Note::new(table.notes.get(&me).cloned().unwrap_or_default())))
    }

    /// `PUT /api/tables/TABLE/note`.
    pub(crate) fn write_note(&mut self, id: TableId, token: Option<&str>, note: Note) -> Answer<Reply> {
        let me = self.me(token)?;
        note.check()?;
        let table = self.table(id)?;
        if !table.table.is_member(Some(me)) {
            return Err(refused(Refusal::NotSeated));
        }
        let stored = table.notes.get(&me).map_or("", String::as_str);
        // A write that is repeated after its response was lost has already succeeded.
        if stored != note.text {
            if !note.replaces(stored) {
                return Err(Fault::NOTE_CHANGED.into());
            }
            table.notes.insert(me, note.text.clone());
            table.touch();
        }
        Ok(answer::json(200, &Note::new(note.text)))
    }
}
