//! The tables of a backup and their columns, the same for both databases.

use crate::database::Value;
use serde::{Serialize, Serializer};
use std::fmt::{self, Display, Formatter};

/// The type of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Int,
    Real,
    Text,
    Bytes,
}

use Kind::{Bytes, Int, Real, Text};

/// One table of the database.
#[derive(Debug)]
pub(crate) struct Table {
    pub name: &'static str,
    columns: &'static [(&'static str, Kind)],
    /// The order of rows, so that equal stores give equal backups.
    order: &'static str,
}

/// All tables, in the order in which they are written. Leases are left out: they mean nothing in another store.
pub(crate) const TABLES: [Table; 23] = [
    Table {
        name: "players",
        columns: &[
            ("id", Int),
            ("name", Text),
            ("program", Int),
            ("owner", Int),
            ("created", Int),
            ("passphrase", Text),
            ("webhook_url", Text),
            ("webhook_secret", Text),
            ("mu", Real),
            ("sigma", Real),
            ("rated_games", Int),
            ("recovery", Bytes),
        ],
        order: "id",
    },
    Table { name: "tokens", columns: &[("hash", Bytes), ("player_id", Int), ("at", Int)], order: "hash" },
    Table {
        name: "tables",
        columns: &[
            ("id", Int),
            ("created", Int),
            ("changed", Int),
            ("status", Int),
            ("private", Int),
            ("wake", Int),
            ("card", Text),
            ("secret", Bytes),
            ("pack_id", Text),
            ("pack_hash", Bytes),
        ],
        order: "id",
    },
    Table {
        name: "members",
        columns: &[("table_id", Int), ("player_id", Int)],
        order: "table_id, player_id",
    },
    Table {
        name: "log",
        columns: &[("table_id", Int), ("seq", Int), ("at", Int), ("body", Text)],
        order: "table_id, seq",
    },
    Table {
        name: "outcomes",
        columns: &[("table_id", Int), ("at", Int), ("players", Int), ("outcome", Text)],
        order: "table_id",
    },
    Table {
        name: "results",
        columns: &[
            ("table_id", Int),
            ("seat", Int),
            ("player_id", Int),
            ("at", Int),
            ("place", Int),
            ("role", Text),
            ("mu", Real),
            ("sigma", Real),
            ("seats", Int),
            ("private", Int),
            ("won", Int),
            ("decisions", Int),
            ("timed", Int),
            ("late", Int),
        ],
        order: "table_id, seat",
    },
    Table {
        name: "alerts",
        columns: &[("id", Int), ("player_id", Int), ("due", Int), ("attempts", Int), ("body", Text)],
        order: "id",
    },
    Table {
        name: "push_subscriptions",
        columns: &[
            ("id", Bytes),
            ("player_id", Int),
            ("token", Bytes),
            ("endpoint", Text),
            ("p256dh", Text),
            ("auth", Text),
            ("at", Int),
        ],
        order: "id",
    },
    Table {
        name: "email_addresses",
        columns: &[("player_id", Int), ("address", Text), ("confirmed", Int), ("at", Int)],
        order: "player_id",
    },
    Table {
        name: "notice_rules",
        columns: &[("player_id", Int), ("rules", Text), ("seen", Int)],
        order: "player_id",
    },
    Table {
        name: "mailboxes",
        columns: &[("player_id", Int), ("channel", Text), ("target", Bytes), ("due", Int), ("attempts", Int)],
        order: "player_id, channel, target",
    },
    Table {
        name: "notices",
        columns: &[("player_id", Int), ("channel", Text), ("target", Bytes), ("alert", Int), ("body", Text)],
        order: "player_id, channel, target, alert",
    },
    Table { name: "server_keys", columns: &[("name", Text), ("secret", Bytes)], order: "name" },
    Table {
        name: "notes",
        columns: &[("table_id", Int), ("player_id", Int), ("body", Text)],
        order: "table_id, player_id",
    },
    Table {
        name: "plans",
        columns: &[("table_id", Int), ("player_id", Int), ("body", Text)],
        order: "table_id, player_id",
    },
    Table {
        name: "choices",
        columns: &[("player_id", Int), ("table_id", Int), ("seat", Int), ("what", Text), ("times", Int)],
        order: "player_id, table_id, seat, what",
    },
    Table {
        name: "seeks",
        columns: &[
            ("player_id", Int),
            ("kind", Int),
            ("id", Int),
            ("posted", Int),
            ("seen", Int),
            ("expires", Int),
            ("table_id", Int),
            ("body", Text),
        ],
        order: "player_id, kind",
    },
    Table { name: "seatings", columns: &[("table_id", Int), ("at", Int), ("body", Text)], order: "table_id" },
    Table { name: "account_deletions", columns: &[("player_id", Int), ("at", Int)], order: "player_id" },
    Table {
        name: "packs",
        columns: &[("file", Bytes), ("hash", Bytes), ("id", Text), ("served", Int), ("text", Text)],
        order: "file",
    },
    // A store that is restored later has had no server since this heartbeat.
    Table { name: "heartbeat", columns: &[("id", Int), ("at", Int)], order: "id" },
    Table { name: "downtimes", columns: &[("began", Int), ("ended", Int)], order: "ended" },
];

impl Table {
    /// The names of the columns, for a statement.
    pub fn columns(&self) -> String {
        self.columns.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ")
    }

    /// True if rows of this table mean that the store is in use. Packs do not: a server saves its own at every start.
    pub fn is_in_use(&self) -> bool {
        self.name != "packs"
    }

    /// Selects all rows in order.
    pub fn select(&self) -> String {
        format!("SELECT {} FROM {} ORDER BY {}", self.columns(), self.name, self.order)
    }

    /// Inserts a row.
    pub fn insert(&self) -> String {
        let values = vec!["?"; self.columns.len()].join(", ");
        format!("INSERT INTO {} ({}) VALUES ({values})", self.name, self.columns())
    }

    /// The values of a row, if the JSON is one.
    pub fn values(&self, json: serde_json::Value) -> Option<Vec<Value>> {
        let serde_json::Value::Array(json) = json else { return None };
        let values = self.columns.iter().zip(&json).map(|((_, kind), json)| value(*kind, json));
        (json.len() == self.columns.len()).then(|| values.collect()).flatten()
    }
}

/// The value of a column of this kind, if the JSON is one.
fn value(kind: Kind, json: &serde_json::Value) -> Option<Value> {
    Some(match kind {
        _ if json.is_null() => Value::Null,
        Int => Value::Int(json.as_i64()?),
        Real => Value::Real(json.as_f64()?),
        Text => Value::Text(json.as_str()?.to_owned()),
        Bytes => Value::Bytes(hex::decode(json.as_str()?).ok()?),
    })
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Null => serializer.serialize_none(),
            Self::Int(number) => serializer.serialize_i64(*number),
            Self::Real(number) => serializer.serialize_f64(*number),
            Self::Text(text) => serializer.serialize_str(text),
            Self::Bytes(bytes) => serializer.serialize_str(&hex::encode(bytes)),
        }
    }
}

/// The numbers of rows in a backup.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BackupCounts(pub(crate) [u64; TABLES.len()]);

impl BackupCounts {
    fn of(&self, name: &str) -> u64 {
        TABLES.iter().zip(self.0).find(|(table, _)| table.name == name).map_or(0, |(_, count)| count)
    }

    /// The number of tables.
    pub fn tables(&self) -> u64 {
        self.of("tables")
    }

    /// The number of rows in their logs.
    pub fn rows(&self) -> u64 {
        self.of("log")
    }

    /// The number of players.
    pub fn players(&self) -> u64 {
        self.of("players")
    }
}

impl Display for BackupCounts {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} tables, {} rows, {} players", self.tables(), self.rows(), self.players())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::database::SCHEMA;

    #[test]
    fn every_column_is_in_the_backup_except_leases() -> rusqlite::Result<()> {
        let database = rusqlite::Connection::open_in_memory()?;
        database.execute_batch(SCHEMA)?;
        database.execute_batch(include_str!("../sqlite/schema.sql"))?;
        let mut columns = database.prepare(
            "SELECT tables.name || '.' || columns.name FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns \
             WHERE tables.type IN ('table', 'view') AND tables.name NOT LIKE 'sqlite%' AND tables.name NOT IN ('log_main', 'log_staging') \
             AND columns.name <> 'lease' ORDER BY 1",
        )?;
        let stored: Vec<String> =
            columns.query_map([], |row| row.get(0))?.collect::<rusqlite::Result<_>>()?;
        let tables =
            TABLES.iter().flat_map(|table| table.columns.iter().map(move |(column, _)| (table.name, column)));
        let mut backed_up: Vec<String> = tables.map(|(table, column)| format!("{table}.{column}")).collect();
        backed_up.sort();
        assert_eq!(backed_up, stored);
        Ok(())
    }
}
