//! What SQLite and PostgreSQL have in common for the rest of the crate: values, rows, transactions, and a [`Dialect`] for
//! the few statements that differ.
//!
//! Statements number their values in the order in which they first occur (`$1`, `$2`, …), because SQLite counts them
//! while PostgreSQL reads the numbers.

use crate::{Hash, StoreError};
use armonium_table::{PlayerId, TableId};

/// Both databases create these tables.
pub(crate) const SCHEMA: &str = include_str!("schema.sql");
/// The version of the schema. A database of another version is refused.
pub(crate) const SCHEMA_VERSION: i64 = 2;

/// Statements that differ.
pub(crate) struct Dialect {
    pub claim_tables: &'static str,
    pub claim_alerts: &'static str,
    pub claim_mailboxes: &'static str,
    pub add_token: &'static str,
    pub find_games: &'static str,
    pub last_heartbeat: &'static str,
    pub lock_heartbeat: &'static str,
    pub heartbeat: &'static str,
}

/// Several statements that take effect together or not at all.
pub(crate) trait Transaction {
    /// Runs a statement and returns the number of rows it changed.
    async fn execute(&mut self, sql: &'static str, values: Vec<Value>) -> Result<u64, StoreError>;

    /// The rows that a statement returns.
    async fn query(&mut self, sql: &'static str, values: Vec<Value>) -> Result<Vec<DbRow>, StoreError>;

    /// Notifies the other nodes on commit that a player was renamed or deleted, or that their sessions ended.
    async fn notify_player(&mut self, player: PlayerId) -> Result<(), StoreError>;

    /// Notifies the other nodes on commit that something about a table has changed.
    async fn notify_table(&mut self, table: TableId) -> Result<(), StoreError>;
}

/// The value of a column, or a parameter of a statement.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) enum Value {
    #[default]
    Null,
    Int(i64),
    Real(f64),
    Text(String),
    Bytes(Vec<u8>),
}

/// One row of an answer.
pub(crate) struct DbRow(pub Vec<Value>);

impl DbRow {
    /// Takes the value of a column, which must be of the type.
    pub fn get<T: FromValue>(&mut self, column: usize) -> Result<T, StoreError> {
        let value = self.0.get_mut(column).map(std::mem::take).and_then(T::from_value);
        value.ok_or_else(|| StoreError::Refused(format!("column {column} of the answer has another type")))
    }
}

/// What a column can be read as.
pub(crate) trait FromValue: Sized {
    fn from_value(value: Value) -> Option<Self>;
}

macro_rules! integers {
    ($($type:ty),+) => {
        $(impl FromValue for $type {
            fn from_value(value: Value) -> Option<Self> {
                if let Value::Int(number) = value { number.try_into().ok() } else { None }
            }
        })+
    };
}

integers!(i64, u64, u32, u8);

impl FromValue for bool {
    fn from_value(value: Value) -> Option<Self> {
        i64::from_value(value).map(|number| number != 0)
    }
}

impl FromValue for f64 {
    fn from_value(value: Value) -> Option<Self> {
        if let Value::Real(number) = value { Some(number) } else { None }
    }
}

impl FromValue for String {
    fn from_value(value: Value) -> Option<Self> {
        if let Value::Text(text) = value { Some(text) } else { None }
    }
}

impl FromValue for Hash {
    fn from_value(value: Value) -> Option<Self> {
        if let Value::Bytes(bytes) = value { bytes.try_into().ok() } else { None }
    }
}

impl FromValue for PlayerId {
    fn from_value(value: Value) -> Option<Self> {
        i64::from_value(value).map(|number| Self::from_bits(number as u64))
    }
}

impl FromValue for TableId {
    fn from_value(value: Value) -> Option<Self> {
        i64::from_value(value).map(|number| Self::from_bits(number as u64))
    }
}

impl<T: FromValue> FromValue for Option<T> {
    fn from_value(value: Value) -> Option<Self> {
        if value == Value::Null { Some(None) } else { T::from_value(value).map(Some) }
    }
}

macro_rules! values_from {
    ($($type:ty: $value:ident => $made:expr;)+) => {
        $(impl From<$type> for Value {
            fn from($value: $type) -> Self {
                $made
            }
        })+
    };
}

values_from! {
    i64: number => Self::Int(number);
    u32: number => Self::Int(number.into());
    u8: number => Self::Int(number.into());
    bool: yes => Self::Int(yes.into());
    f64: number => Self::Real(number);
    String: text => Self::Text(text);
    &str: text => Self::Text(text.to_owned());
    Hash: hash => Self::Bytes(hash.to_vec());
    PlayerId: player => Self::Int(player.number());
    TableId: table => Self::Int(table.number());
}

impl<T: Into<Self>> From<Option<T>> for Value {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Null, T::into)
    }
}

/// The parameters of a statement.
macro_rules! values {
    ($($value:expr),* $(,)?) => {
        vec![$($crate::database::Value::from($value)),*]
    };
}
pub(crate) use values;
