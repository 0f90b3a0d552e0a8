//! What the engine and its caller send each other: one JSON object in, one JSON object out.

use armonium_protocol::http::{ErrorInside, HistoryCard, NextCard};
use armonium_protocol::{PackCard, TableCard};
use armonium_table::{Digest, PlayerId, TableId};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The version of the form in which tables are stored and shared. A change that older engines can't read raises it.
pub const FORMAT: u32 = 1;

/// A request to the engine.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
pub enum EngineRequest {
    /// The first request: begins anew with these random bits and what this device has stored.
    Start {
        /// 64 hexadecimal digits from the system's source of randomness.
        random: Digest,
        /// Who plays on this device, as it was last sent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        identity: Option<StoredIdentity>,
        /// The cards of all stored tables. Their records follow with `restore` when they are needed.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<StoredMeta>>"))]
        tables: Vec<Value>,
        /// How long bots take to answer, in milliseconds: 0 for at once; by default as at a server.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        pace: Option<u32>,
    },
    /// Loads a stored table. The reply has the status 200, or says why the table can't be read.
    Restore {
        /// The table with all its records.
        #[cfg_attr(feature = "ts", ts(as = "StoredTable"))]
        table: Value,
    },
    /// Drops a table from memory; what is stored stays. Its connections end.
    Forget {
        /// Which.
        table: TableId,
    },
    /// A table couldn't be stored: drops it from memory and ends its connections, so that it is read again.
    Failed {
        /// Which.
        table: TableId,
    },
    /// An HTTP request.
    Request {
        /// `GET`, `POST`, `PUT`, `PATCH` or `DELETE`.
        method: String,
        /// The path with its query, from `/api` on.
        path: String,
        /// A guest's token; this device's player without one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        token: Option<String>,
        /// The header `Idempotency-Key`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        key: Option<u64>,
        /// The body.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        body: Option<String>,
    },
    /// Opens a connection to a table. The caller chooses its number, new for every connection.
    Open {
        /// The connection.
        connection: u64,
        /// The table.
        table: TableId,
        /// A guest's token; this device's player without one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        token: Option<String>,
        /// The invitation in the address.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        invitation: Option<String>,
    },
    /// A message came over a connection.
    Hear {
        /// The connection.
        connection: u64,
        /// A `ClientMessage` as JSON.
        message: String,
    },
    /// The client closed a connection.
    Close {
        /// The connection.
        connection: u64,
    },
    /// Does one piece of work that is due: a decision of a bot, or a step of an analysis.
    Tick {},
    /// Ends a stream of lines.
    Stop {
        /// The stream, as a reply named it.
        stream: u64,
    },
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it with a reference")]
const fn is_false(value: &bool) -> bool {
    !*value
}

/// What follows from a request.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EngineResponse {
    /// The reply to an HTTP request, and to `restore`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub reply: Option<Reply>,
    /// The request needs this stored table first: restore it and send the same request again. Nothing has changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub needs: Option<TableId>,
    /// This module plays and no more: load the whole engine and send the same request there. Nothing has changed.
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub needs_study: bool,
    /// The request itself can't be understood, or not at this time. A fault of the caller, not of a player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub fault: Option<ErrorInside>,
    /// What to store and to deliver, in order. All that is to be stored has to be durable before anything is delivered.
    pub outputs: Vec<Output>,
    /// In how many milliseconds `tick` has something to do; null if it has nothing.
    pub again: Option<u32>,
}

/// A reply to an HTTP request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reply {
    /// The status.
    pub status: u16,
    /// The header `Content-Type`; empty without a body.
    pub content_type: String,
    /// The body.
    pub body: String,
    /// The body comes in `lines` outputs with this number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub stream: Option<u64>,
}

/// Something to store or to deliver.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "EngineOutput"))]
#[serde(tag = "out", rename_all = "snake_case")]
pub enum Output {
    /// Store a record of a table.
    Append {
        /// The table.
        table: TableId,
        /// The record's number, from 1 on.
        version: u32,
        /// When it was written, in milliseconds since 1970.
        at: i64,
        /// The record as text.
        record: String,
    },
    /// Store the card of a table, in place of the one before.
    Meta {
        /// The card.
        meta: Box<StoredMeta>,
    },
    /// Store a content pack under the hash of its file.
    Pack {
        /// The SHA-256 of the text.
        file: Digest,
        /// Its whole file.
        text: String,
    },
    /// Store who plays on this device, in place of what was stored before.
    Identity {
        /// Who.
        identity: StoredIdentity,
    },
    /// Delete a table with all its records.
    Removed {
        /// Which.
        table: TableId,
    },
    /// Deliver a message over a connection.
    Frame {
        /// The connection.
        connection: u64,
        /// A `ServerMessage` as JSON.
        message: String,
    },
    /// Close a connection; the engine has forgotten it.
    Bye {
        /// The connection.
        connection: u64,
        /// Why.
        code: String,
    },
    /// Deliver a piece of a streamed body.
    Lines {
        /// The stream.
        stream: u64,
        /// Whole lines, or nothing.
        text: String,
        /// True with the last piece.
        done: bool,
    },
}

impl Output {
    /// True for what has to be durable before anything is delivered.
    pub const fn is_stored(&self) -> bool {
        match self {
            Self::Append { .. }
            | Self::Meta { .. }
            | Self::Pack { .. }
            | Self::Identity { .. }
            | Self::Removed { .. } => true,
            Self::Frame { .. } | Self::Bye { .. } | Self::Lines { .. } => false,
        }
    }
}

/// Who plays on this device.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StoredIdentity {
    /// This device's player.
    #[serde(default)]
    pub name: Option<String>,
    /// The guests, the last who came last.
    #[serde(default)]
    pub guests: Vec<StoredGuest>,
}

/// A guest on this device.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StoredGuest {
    /// Who.
    pub player: PlayerId,
    /// The guest's name.
    pub name: String,
    /// The hash of the guest's token.
    pub token: Digest,
}

/// A table with everything it consists of.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StoredTable {
    /// Its card.
    pub meta: StoredMeta,
    /// All its records, from the first on.
    pub records: Vec<StoredRecord>,
    /// The text of its content pack, if it is stored; the engine has its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub pack: Option<String>,
}

/// A record of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StoredRecord {
    /// Its number, from 1 on.
    pub version: u32,
    /// When it was written, in milliseconds since 1970.
    pub at: i64,
    /// The record as text.
    pub record: String,
}

/// What is known of a table without its records: what lists show, and what the records don't hold.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StoredMeta {
    /// The table.
    pub id: TableId,
    /// The version of this form.
    pub format: u32,
    /// The version of the rules.
    pub rules: u32,
    /// The table's secret. Seeds and links follow from it.
    pub secret: Digest,
    /// The content pack it is played with; `file` names its text.
    pub pack: PackCard,
    /// What its players are called.
    pub names: Vec<StoredName>,
    /// When it was set up, in milliseconds since 1970.
    pub created: i64,
    /// When it last changed in a way that lists show.
    pub changed: i64,
    /// What everybody may know of it.
    pub card: TableCard,
    /// The player to act.
    pub next: Option<NextCard>,
    /// What the game was for each of its players, once it is over.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<StoredResult>>"))]
    pub results: Vec<StoredResult>,
    /// The players' notes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<StoredNote>>"))]
    pub notes: Vec<StoredNote>,
}

/// What a player is called.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StoredName {
    /// Who.
    pub player: PlayerId,
    /// The name.
    pub name: String,
}

/// What a finished game was for a player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StoredResult {
    /// Who.
    pub player: PlayerId,
    /// How it ended for them.
    pub result: HistoryCard,
}

/// What a player noted at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StoredNote {
    /// Whose.
    pub player: PlayerId,
    /// The text.
    pub text: String,
}

/// Visits the types of the messages.
#[cfg(feature = "ts")]
pub fn types(visitor: &mut impl ts_rs::TypeVisitor) {
    visitor.visit::<EngineRequest>();
    visitor.visit::<EngineResponse>();
    visitor.visit::<StoredTable>();
}
