//! The sheets of a backup: the tables of the database and their columns, the same for both kinds of store.

use super::{OLDEST, VERSION};
use serde::{Serialize, Serializer};
use std::fmt::{self, Display, Formatter};

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Int,
    Real,
    Text,
    Bytes,
    Bool,
}

/// One table of the database.
#[derive(Debug)]
pub(crate) struct Sheet {
    pub name: &'static str,
    pub columns: &'static [(&'static str, Kind)],
    /// How many of the columns each older version of the format had, from the first version on.
    pub before: [usize; VERSION as usize - 1],
    /// In which order rows are written, so that equal stores give equal backups.
    pub order: &'static str,
}

use Kind::{Bool, Bytes, Int, Real, Text};

/// All sheets, in the order in which they are written. Leases are left out: they are worth nothing elsewhere.
pub(crate) const SHEETS: [Sheet; 14] = [
    Sheet {
        name: "players",
        columns: &[
            ("id", Int),
            ("name", Text),
            ("program", Bool),
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
        before: [12, 12],
        order: "id",
    },
    Sheet {
        name: "tokens",
        columns: &[("hash", Bytes), ("player_id", Int), ("at", Int)],
        before: [3, 3],
        order: "hash",
    },
    Sheet {
        name: "tables",
        columns: &[
            ("id", Int),
            ("created", Int),
            ("changed", Int),
            ("status", Int),
            ("private", Bool),
            ("wake", Int),
            ("card", Text),
            ("secret", Bytes),
            ("pack_id", Text),
            ("pack_hash", Bytes),
        ],
        before: [8, 8],
        order: "id",
    },
    Sheet {
        name: "members",
        columns: &[("table_id", Int), ("player_id", Int)],
        before: [2, 2],
        order: "table_id, player_id",
    },
    Sheet {
        name: "log",
        columns: &[("table_id", Int), ("seq", Int), ("at", Int), ("body", Text)],
        before: [4, 4],
        order: "table_id, seq",
    },
    Sheet {
        name: "outcomes",
        columns: &[("table_id", Int), ("at", Int), ("players", Int), ("outcome", Text)],
        before: [4, 4],
        order: "table_id",
    },
    Sheet {
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
        before: [8, 14],
        order: "table_id, seat",
    },
    Sheet {
        name: "alerts",
        columns: &[("id", Int), ("player_id", Int), ("due", Int), ("attempts", Int), ("body", Text)],
        before: [5, 5],
        order: "id",
    },
    Sheet {
        name: "notes",
        columns: &[("table_id", Int), ("player_id", Int), ("body", Text)],
        before: [3, 3],
        order: "table_id, player_id",
    },
    Sheet {
        name: "choices",
        columns: &[("player_id", Int), ("table_id", Int), ("seat", Int), ("what", Text), ("times", Int)],
        before: [0, 5],
        order: "player_id, table_id, seat, what",
    },
    Sheet {
        name: "farewells",
        columns: &[("player_id", Int), ("at", Int)],
        before: [0, 2],
        order: "player_id",
    },
    Sheet {
        name: "packs",
        columns: &[("file", Bytes), ("hash", Bytes), ("id", Text), ("served", Int), ("text", Text)],
        before: [0, 0],
        order: "file",
    },
    // What happens after a backup is not in it: for those who play on from it, no server ran since.
    Sheet { name: "heartbeat", columns: &[("id", Int), ("at", Int)], before: [0, 0], order: "id" },
    Sheet { name: "downtimes", columns: &[("began", Int), ("ended", Int)], before: [0, 0], order: "ended" },
];

impl Sheet {
    /// The names of the columns, for a statement.
    pub fn columns(&self) -> String {
        self.columns.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ")
    }

    /// How many columns a version of the format has.
    pub fn columns_in(&self, version: u64) -> usize {
        let older = version.checked_sub(OLDEST).and_then(|place| self.before.get(place as usize));
        older.copied().unwrap_or(self.columns.len())
    }

    /// True if rows of this sheet mean that the store is in use. Packs do not: a server keeps its own at every start.
    pub fn is_in_use(&self) -> bool {
        self.name != "packs"
    }

    /// The statement that gives all rows in order.
    pub fn select(&self) -> String {
        format!("SELECT {} FROM {} ORDER BY {}", self.columns(), self.name, self.order)
    }
}

/// What one column of one row holds.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Value {
    Null,
    Int(i64),
    Real(f64),
    Text(String),
    Bytes(Vec<u8>),
    Bool(bool),
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Null => serializer.serialize_none(),
            Self::Int(number) => serializer.serialize_i64(*number),
            Self::Real(number) => serializer.serialize_f64(*number),
            Self::Text(text) => serializer.serialize_str(text),
            Self::Bytes(bytes) => serializer.serialize_str(&super::hex(bytes)),
            Self::Bool(yes) => serializer.serialize_bool(*yes),
        }
    }
}

impl Value {
    /// The value of a column of this kind, if the JSON is one.
    pub fn from_json(kind: Kind, json: serde_json::Value) -> Option<Self> {
        use serde_json::Value as Json;
        Some(match (kind, json) {
            (_, Json::Null) => Self::Null,
            (Int, Json::Number(number)) => Self::Int(number.as_i64()?),
            (Real, Json::Number(number)) => Self::Real(number.as_f64()?),
            (Text, Json::String(text)) => Self::Text(text),
            (Bytes, Json::String(text)) => Self::Bytes(super::unhex(&text)?),
            (Bool, Json::Bool(yes)) => Self::Bool(yes),
            _ => return None,
        })
    }
}

/// How much a backup holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts(pub(crate) [u64; SHEETS.len()]);

impl Counts {
    fn of(&self, name: &str) -> u64 {
        SHEETS.iter().zip(self.0).find(|(sheet, _)| sheet.name == name).map_or(0, |(_, count)| count)
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

impl Display for Counts {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} tables, {} rows, {} players", self.tables(), self.rows(), self.players())
    }
}
