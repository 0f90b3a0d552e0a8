//! Loading a stored table: everything is checked before anything is taken over.

use crate::LocalServer;
use crate::answer::{self, Answer, Stop};
use crate::connections::pack_name;
use crate::message::{FORMAT, Reply, StoredMeta, StoredRecord, StoredTable};
use crate::table::LocalTable;
use armonium_protocol::PackCard;
use armonium_protocol::http::{Fault, TableAnswer};
use armonium_rules::{Content, RULES_VERSION};
use armonium_table::{Damage, LogEntry, PlayerId, Record, Secret, Table, TableId};
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The last moment a record can be of: the end of the year 9999.
pub(crate) const LAST_MOMENT: i64 = 253_402_300_799_999;

/// A table that can't be read because it is damaged.
pub(crate) fn damaged(what: impl std::fmt::Display) -> Stop {
    Fault::new(422, "damaged", format!("This game is damaged: {what}. It can’t be continued or shown."))
        .into()
}

/// A table that a newer version has written.
pub(crate) fn newer(format: u64) -> Stop {
    let message = format!(
        "This game was saved by a newer version (format {format}; this one reads up to {FORMAT}). Update and try again."
    );
    Fault::new(422, "newer_format", message).into()
}

/// A table that is played by other rules.
pub(crate) fn other_rules(rules: u32) -> Stop {
    let message = format!(
        "This game is played by version {rules} of the rules; this program has version {RULES_VERSION}."
    );
    Fault::new(422, "other_rules", message).into()
}

/// A table whose content pack isn't there.
pub(crate) fn missing_pack(card: &PackCard) -> Stop {
    let message = format!("The content pack {} of this game isn’t on this device.", card.id);
    let fault = Fault::new(503, "missing_pack", message);
    Fault { pack: Some(Box::new(pack_name(card))), clause: Some("W9".into()), ..fault }.into()
}

/// The table that stored records make.
pub(crate) fn follow(
    id: TableId,
    secret: Secret,
    content: &Arc<Content>,
    records: Vec<(i64, Record)>,
) -> Answer<(Table, Vec<(i64, Record)>)> {
    let wrong = |version: usize, why: Damage| match why {
        Damage::Rules => match records_rules(&records) {
            Some(rules) => other_rules(rules),
            None => damaged("its first record is no beginning"),
        },
        why => damaged(format_args!("record {version} does not follow ({why:?})")),
    };
    let mut last = 0;
    for (version, (at, _)) in (1..).zip(&records) {
        if !(last..=LAST_MOMENT).contains(at) {
            return Err(damaged(format_args!("record {version} has no possible time")));
        }
        last = *at;
    }
    let ((at, first), rest) = records.split_first().ok_or_else(|| damaged("it has no records"))?;
    let (mut table, _) =
        Table::begin(id, secret, Arc::clone(content), *at, first).map_err(|why| wrong(1, why))?;
    for (version, (at, record)) in (2..).zip(rest) {
        table.apply(*at, record).map_err(|why| wrong(version, why))?;
    }
    Ok((table, records))
}

fn records_rules(records: &[(i64, Record)]) -> Option<u32> {
    match records.first()?.1.entries.first()? {
        LogEntry::Created { rules, .. } => Some(*rules),
        _ => None,
    }
}

/// Reads the records of a stored table, which have to be complete.
fn records(stored: &[StoredRecord]) -> Answer<Vec<(i64, Record)>> {
    let read = |(version, stored): (u32, &StoredRecord)| {
        if stored.version != version {
            return Err(damaged(format_args!("record {version} is missing")));
        }
        let record = serde_json::from_str(&stored.record);
        Ok((
            stored.at,
            record.map_err(|why| damaged(format_args!("record {version} can’t be read ({why})")))?,
        ))
    };
    (1..).zip(stored).map(read).collect()
}

impl LocalServer {
    /// Loads a stored table and answers with what its player may know of it.
    pub(crate) fn restore(&mut self, stored: Value) -> Answer<Reply> {
        let format = stored.pointer("/meta/format").and_then(Value::as_u64);
        match format {
            Some(format) if format > u64::from(FORMAT) => return Err(newer(format)),
            Some(_) => {}
            None => return Err(damaged("it doesn’t name its format")),
        }
        if let Some(rules) = stored.pointer("/meta/rules").and_then(Value::as_u64)
            && rules != u64::from(RULES_VERSION)
        {
            return Err(other_rules(u32::try_from(rules).unwrap_or(u32::MAX)));
        }
        let stored: StoredTable =
            answer::parse(&stored).map_err(|why| damaged(format_args!("its card can’t be read ({why})")))?;
        let StoredTable { meta, records: lines, pack } = stored;
        if self.tables.contains_key(&meta.id) {
            return Err(Fault::fixed(409, "restored", "This table is in memory already.").into());
        }
        let content = self.packs.of(&meta.pack, pack.as_deref())?;
        let (table, records) = follow(meta.id, Secret(meta.secret.0), &content, records(&lines)?)?;
        let names: BTreeMap<PlayerId, String> =
            meta.names.iter().map(|name| (name.player, name.name.clone())).collect();
        let id = meta.id;
        self.shelf.insert(id, meta.clone());
        let reply = self.keep(id, table, records, names, meta);
        Ok(answer::json(200, &reply))
    }

    fn keep(
        &mut self,
        id: TableId,
        table: Table,
        records: Vec<(i64, Record)>,
        names: BTreeMap<PlayerId, String>,
        meta: StoredMeta,
    ) -> TableAnswer {
        let mut table = LocalTable::of(table, records, (names, self.pace), self.now, &self.outputs)
            .with_stored(meta, self.now);
        table.refresh_names(&self.identity);
        self.uses += 1;
        table.used = self.uses;
        let answer = TableAnswer::of(&table.table, &table.names, Some(Self::PLAYER));
        self.tables.insert(id, table);
        answer
    }
}
