//! A table as a file: one JSON object with everything it consists of, its content pack included. What a player saves, shares
//! and opens again, on this device or another.

use crate::LocalServer;
use crate::answer::{self, Answer, Stop, refused, text};
use crate::http::{Request, query};
use crate::message::{FORMAT, Output, Reply};
use crate::restore::{damaged, follow, newer, other_rules};
use crate::table::LocalTable;
use armonium_protocol::PackCard;
use armonium_protocol::http::{Fault, TableAnswer};
use armonium_rules::RULES_VERSION;
use armonium_table::{Digest, PlayerId, Record, Refusal, Secret, TableId};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// What a file calls itself.
const NAME: &str = "armonium-table";
/// The longest file that is read, in bytes. A game of six that lasts to the eleventh Hour has some 300 KB.
const MAX_FILE: usize = 16 << 20;

/// A file.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TableFile {
    format: String,
    version: u32,
    rules: u32,
    pack: PackCard,
    /// The text of the pack; left out where the reader is known to have it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pack_text: Option<String>,
    table: TableId,
    secret: Digest,
    names: BTreeMap<String, String>,
    records: Vec<Line>,
    /// A sum over everything before, so that no damage goes unnoticed.
    sum: Digest,
}

/// A record in a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    at: i64,
    record: Record,
}

impl TableFile {
    /// The sum over everything but itself.
    fn right_sum(&self) -> Digest {
        let Self { format, version, rules, pack, pack_text, table, secret, names, records, sum: _ } = self;
        let all =
            serde_json::to_vec(&(format, version, rules, pack, pack_text, table, secret, names, records));
        // Nothing in a file can't be written as JSON.
        Digest::of("armonium table file 1", &[&all.unwrap_or_default()])
    }
}

/// How a file is wanted.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileAsked {
    /// Without the text of the built-in pack, for a link.
    #[serde(default)]
    short: bool,
}

impl LocalServer {
    /// `GET /api/tables/TABLE/file`: the whole table, for this device's player and its guests.
    pub(crate) fn export(&mut self, id: TableId, request: &Request) -> Answer<Reply> {
        let me = self.me(request.token.as_deref())?;
        let FileAsked { short } = query(request)?;
        let built_in = Digest(*self.packs.built_in().file_hash());
        let table = self.table(id)?;
        if !table.table.is_member(Some(me)) {
            return Err(refused(Refusal::NotSeated));
        }
        let pack = PackCard::of(table.table.content());
        let mut file = TableFile {
            format: NAME.to_owned(),
            version: FORMAT,
            rules: RULES_VERSION,
            pack_text: None,
            table: id,
            secret: Digest(table.table.secret().0),
            names: table.own_names.iter().map(|(player, name)| (player.to_string(), name.clone())).collect(),
            records: table
                .records
                .iter()
                .map(|(at, record)| Line { at: *at, record: record.clone() })
                .collect(),
            sum: Digest([0; 32]),
            pack,
        };
        if !(short && file.pack.file == built_in) {
            file.pack_text = self.packs.text(file.pack.file).map(str::to_owned);
        }
        file.sum = file.right_sum();
        Ok(text("application/json", serde_json::to_string(&file).unwrap_or_default() + "\n"))
    }

    /// `POST /api/files`: takes a file over as a table of this device. A table that is here already is returned, continued
    /// if the file has more of it; one that went on differently stays as it is.
    pub(crate) fn import(&mut self, file: &str) -> Answer<Reply> {
        let me = self.me(None)?;
        if file.len() > MAX_FILE {
            return Err(Fault::fixed(413, "too_long", "The file is too long for a game.").into());
        }
        let file = read(file)?;
        let content = self.packs.of(&file.pack, file.pack_text.as_deref())?;
        let id = file.table;
        let records: Vec<(i64, Record)> =
            file.records.into_iter().map(|line| (line.at, line.record)).collect();
        let (table, records) = follow(id, Secret(file.secret.0), &content, records)?;
        let mut own_names = BTreeMap::new();
        for (player, name) in file.names {
            let player: PlayerId = player.parse().map_err(|_| damaged("a player has no possible id"))?;
            own_names.insert(player, name);
        }
        let (mut stored, mut notes) = (0, BTreeMap::new());
        if self.tables.contains_key(&id) || self.shelf.contains_key(&id) {
            let here = self.table(id)?;
            let known = here.records.len().min(records.len());
            if here.table.secret() != table.secret() || here.records[..known] != records[..known] {
                let why = "This game is on this device already and went on differently here; delete it first to open the file.";
                return Err(Fault::fixed(409, "table_differs", why).into());
            }
            stored = here.records.len();
            if stored >= records.len() {
                return Ok(answer::json(200, &TableAnswer::of(&here.table, &here.names, Some(me))));
            }
            // A file has no notes: they are its reader's own.
            notes = here.notes.clone();
            self.forget(id);
        }
        if let Some(text) = self.packs.text(Digest(*content.file_hash())) {
            let file = Digest(*content.file_hash());
            self.outputs.push(Output::Pack { file, text: text.to_owned() });
        }
        for (version, (at, record)) in (1..).zip(&records).skip(stored) {
            // Every record can be written as JSON.
            let record = serde_json::to_string(record).unwrap_or_default();
            self.outputs.push(Output::Append { table: id, version, at: *at, record });
        }
        let mut table = LocalTable::of(table, records, (own_names, self.pace), self.now, &self.outputs)
            .opened_at(self.now);
        table.notes = notes;
        table.refresh_names(&self.identity);
        let reply = answer::json(201, &TableAnswer::of(&table.table, &table.names, Some(me)));
        self.tables.insert(id, table);
        self.table(id)?;
        Ok(reply)
    }
}

/// Reads a file and checks all that can be checked without following its records.
fn read(text: &str) -> Result<TableFile, Stop> {
    let value: Value =
        serde_json::from_str(text).map_err(|why| no_file(format_args!("it isn’t JSON ({why})")))?;
    if value.get("format").and_then(Value::as_str) != Some(NAME) {
        return Err(no_file("it doesn’t begin as one"));
    }
    match value.get("version").and_then(Value::as_u64) {
        Some(version) if version > u64::from(FORMAT) => return Err(newer(version)),
        Some(_) => {}
        None => return Err(damaged("it doesn’t name its version")),
    }
    if let Some(rules) = value.get("rules").and_then(Value::as_u64)
        && rules != u64::from(RULES_VERSION)
    {
        return Err(other_rules(u32::try_from(rules).unwrap_or(u32::MAX)));
    }
    let file: TableFile =
        answer::parse(&value).map_err(|why| damaged(format_args!("it can’t be read ({why})")))?;
    if file.sum != file.right_sum() {
        return Err(damaged("its sum is wrong, so something in it was changed"));
    }
    Ok(file)
}

fn no_file(why: impl std::fmt::Display) -> Stop {
    Fault::new(422, "no_table_file", format!("This isn’t the file of a game: {why}.")).into()
}
