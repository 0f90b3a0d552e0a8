//! The server of 011: [`Server::start`] starts it from a [`Config`]. [`TableRegistry`] has the open tables, each run by an
//! actor (`table_actor.rs`); `socket.rs` serves WebSockets and `http.rs` everything else.

mod account_deletion;
mod alerts;
mod analysis;
mod app;
mod bot_queue;
mod bots;
mod catch_up;
mod config;

mod headers;
mod http;
mod identity;
mod limits;
mod monitor;
mod notices;
mod packs;
mod puzzles;
mod random;
mod rating;
mod readiness;
mod scheduler;
mod seeks;
mod server;
mod socket;
mod table_actor;
mod table_error;
mod table_registry;
mod time;
#[cfg(feature = "ts")]
mod types;
mod uptime;

pub use bots::Pool;
pub use config::{BadConfig, Config, LimitNumbers, LogFormat, LogLevel, Settings, Smtp};
pub use limits::{BadRate, Rate};
pub use monitor::logs;
pub use packs::Packs;
pub use server::{CannotStart, Running, Server};
pub use table_error::TableError;
pub use table_registry::TableRegistry;
#[cfg(feature = "ts")]
pub use types::types;
