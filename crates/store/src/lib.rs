//! The storage of tables and players: an append-only log in SQLite (embedded, the default) or PostgreSQL.
//!
//! A table is its log: rows that are written once and never change, except that chat of deleted players is redacted. Beside
//! the log there is only what must be found without reading logs: a summary for lists and timers, members, results,
//! players with where and when they want notices, and what is pending for them. The texts inside are opaque; only the server parses them.
//!
//! `sqlite/` and `postgres/` contain what differs between the databases; everything else is shared (`database.rs`).
//! `tests/conformance/` holds both to the same promises.

mod account_deletion;
mod alerts;
mod backup;
mod changes;
mod database;
mod database_url;
mod error;
mod heartbeat;
mod log;
mod notes;
mod notice_settings;
mod notices;
mod packs;
mod plans;
mod players;
mod postgres;
mod profiles;
mod results;
mod seeks;
mod sqlite;
mod store;
mod tables;
#[cfg(feature = "testing")]
pub mod testing;

pub use alerts::{Alert, NewAlert};
pub use backup::BackupCounts;
pub use changes::{Changes, Notice};
pub use database_url::{DatabaseUrl, DatabaseUrlError};
pub use error::StoreError;
pub use heartbeat::{Downtime, Heartbeat};
pub use log::{Append, Appended, Row};
pub use notice_settings::{EmailAddress, NoticeRules, PushSubscription};
pub use notices::{Channel, Mailbox, MailboxKey, NewNotice, PendingNotice};
pub use packs::{PackKey, PackUse, StoredPack};
pub use plans::PlanWrite;
pub use players::{Hash, Player, Webhook};
pub use profiles::{Ending, GameFilter, HistoryEntry, OutcomeCount, ProfileTotals, RatingPoint, Scope};
pub use results::{GameResult, GameStats, PlayerResult, Rating};
pub use seeks::{NewSeek, Seating, Seek, SeekKind};
pub use store::Store;
pub use tables::{Cursor, Listed, Status, Summary};

pub use armonium_table::{PlayerId, TableId};
