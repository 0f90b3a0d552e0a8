//! The engine: many games by name, one answer for each request. The requests: `commands/`. Lines: serve.rs.

use crate::commands;
use crate::refusal::{Code, Refusal, quoted};
use crate::request::{self, Fields, Request};
use crate::table::Table;
use armonium_pack::Pack;
use serde::Serialize;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::sync::Arc;

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;
/// The most games an engine holds.
pub const MAX_GAMES: usize = 1000;
/// The most different packs they use.
pub const MAX_PACKS: usize = 16;
/// The longest name of a game, in characters.
const MAX_GAME_NAME: usize = 64;

/// Holds games and answers requests.
pub struct Engine {
    pack: Arc<Pack>,
    games: BTreeMap<String, Table>,
}

impl Default for Engine {
    /// An engine that plays with the built-in pack unless a request brings another.
    fn default() -> Self {
        Self::new(Pack::turin().clone())
    }
}

impl Engine {
    /// An engine that plays with this pack unless a request brings another.
    pub fn new(pack: Pack) -> Self {
        Self { pack: Arc::new(pack), games: BTreeMap::new() }
    }

    /// The first line of an engine: its version and limits.
    pub fn greeting(&self) -> String {
        reply(None, commands::hello(self))
    }

    /// Answers one line with one line, whatever the line is. A refused request changes nothing.
    pub fn answer(&mut self, line: &[u8]) -> String {
        let mut fields = match request::read(line) {
            Ok(fields) => fields,
            Err(refusal) => return reply(None, Err(refusal)),
        };
        match fields.id() {
            Ok(id) => reply(id, self.carry_out(fields)),
            Err(refusal) => reply(None, Err(refusal)),
        }
    }

    fn carry_out(&mut self, fields: Fields<'_>) -> Answer {
        let Request { command, fields } = fields.request()?;
        commands::carry_out(self, &command, fields)
    }

    /// The pack that is used if a request brings none.
    pub(crate) fn default_pack(&self) -> &Arc<Pack> {
        &self.pack
    }

    /// The pack of a new game: the one in the request, shared with other games that use it, or the engine's.
    pub(crate) fn adopt(&self, pack: Option<Pack>) -> Result<Arc<Pack>, Refusal> {
        let Some(pack) = pack else { return Ok(Arc::clone(&self.pack)) };
        let used = self.games.values().map(|table| &table.pack).chain([&self.pack]);
        let used: BTreeMap<_, _> = used.map(|pack| (pack.content.hash(), pack)).collect();
        match used.get(pack.content.hash()) {
            Some(&equal) => Ok(Arc::clone(equal)),
            None if used.len() < MAX_PACKS => Ok(Arc::new(pack)),
            None => Err(Refusal::new(
                Code::TooManyPacks,
                format!(
                    "The games here use {MAX_PACKS} different packs, as many as they can; drop one first."
                ),
            )),
        }
    }

    pub(crate) fn table(&self, name: &str) -> Result<&Table, Refusal> {
        self.games.get(name).ok_or_else(|| unknown(name))
    }

    pub(crate) fn table_mut(&mut self, name: &str) -> Result<&mut Table, Refusal> {
        self.games.get_mut(name).ok_or_else(|| unknown(name))
    }

    /// Is there room for a game of this name?
    pub(crate) fn room_for(&self, name: &str) -> Result<(), Refusal> {
        let printable = name.chars().all(|c| !c.is_control());
        if name.is_empty() || !printable || name.chars().count() > MAX_GAME_NAME {
            return Err(Refusal::new(
                Code::BadField,
                format!("A game's name has 1 to {MAX_GAME_NAME} printable characters."),
            ));
        }
        if self.games.contains_key(name) {
            let name = quoted(name);
            return Err(Refusal::new(
                Code::GameExists,
                format!("There is a game named {name} already; drop it or choose another name."),
            ));
        }
        if self.games.len() >= MAX_GAMES {
            return Err(Refusal::new(
                Code::TooManyGames,
                format!("This engine holds {MAX_GAMES} games, as many as it can; drop one first."),
            ));
        }
        Ok(())
    }

    /// Keeps a new game.
    pub(crate) fn keep(&mut self, name: &str, table: Table) -> &Table {
        match self.games.entry(name.to_owned()) {
            Entry::Vacant(free) => free.insert(table),
            Entry::Occupied(taken) => taken.into_mut(),
        }
    }

    /// Removes a game.
    pub(crate) fn forget(&mut self, name: &str) -> Result<(), Refusal> {
        self.games.remove(name).map(|_| ()).ok_or_else(|| unknown(name))
    }
}

fn unknown(name: &str) -> Refusal {
    Refusal::new(Code::UnknownGame, format!("There is no game named {}.", quoted(name)))
}

/// What a command answers, as JSON.
pub(crate) type Answer = Result<String, Refusal>;

/// A command's answer.
pub(crate) fn ok(answer: &impl Serialize) -> Answer {
    Ok(json(answer))
}

/// Our answers have no float, no key that is not a string and no failing `Serialize`: they can always be written.
pub(crate) fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|_| "null".to_owned())
}

/// One line: the request's id, and either what was asked for or why it is refused.
pub(crate) fn reply(id: Option<&str>, answer: Answer) -> String {
    let id = id.unwrap_or("null");
    match answer {
        Ok(answer) => format!("{{\"id\":{id},\"ok\":{answer}}}"),
        Err(refusal) => format!("{{\"id\":{id},\"error\":{}}}", json(&refusal)),
    }
}
