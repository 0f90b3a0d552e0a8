//! Where tables and players are kept: an append-only log in SQLite (embedded, the default) or PostgreSQL.
//!
//! A table is its log: rows that are written once and never changed, but for what somebody said who is gone. Beside the
//! log stands only what must be found without reading logs: a summary for lists and clocks, who belongs to a table,
//! results, players and waiting alerts. What the texts inside mean is known to the server alone.
//!
//! The two kinds of store have a folder each with files of the same names; `tests/conformance/` holds both to the
//! same promises.

mod alert;
mod backup;
mod change;
mod error;
mod heartbeat;
mod log;
mod pack;
mod place;
mod player;
mod postgres;
mod profile;
mod result;
mod sql;
mod sqlite;
mod store;
#[cfg(feature = "testing")]
pub mod testing;

pub use alert::{Alert, NewAlert};
pub use backup::Counts;
pub use change::{Changes, Notice};
pub use error::StoreError;
pub use heartbeat::{Downtime, Heartbeat};
pub use log::{Append, Appended, Before, Listed, Row, Status, Summary};
pub use pack::{PackKey, PackUse, StoredPack};
pub use place::{BadPlace, Place};
pub use player::{Hash, Player, Rating, Webhook};
pub use profile::{Ending, Ends, RatingPoint, Scope, Tally, Wanted};
pub use result::{Counted, GameResult, HistoryLine, PlayerResult};
pub use store::Store;

pub use armonium_table::{PlayerId, TableId};
