//! The server of 011. [`Server::start`] starts it from a [`Config`]. Tables are served by [`Hall`]; what is said to them
//! over WebSockets: the protocol crate; everything else is asked over HTTP: `http.rs`. The rules are elsewhere.

mod account_deletion;
mod alerts;
mod analysis;
mod app;
mod beat;
mod bot_pace;
mod bot_queue;
mod bots;
mod catch_up;
mod chance;
mod config;
mod hall;
mod headers;
mod http;
mod identity;
mod keeper;
mod knowledge;
mod lesson_frames;
mod limits;
mod line;
mod live;
mod monitor;
mod names;
mod packs;
mod puzzles;
mod rating;
mod readiness;
mod replay;
mod server;
mod socket;
mod time;
mod trouble;
#[cfg(feature = "ts")]
mod types;
mod uptime;

pub use bots::Pool;
pub use config::{BadConfig, Config, LimitNumbers, LogFormat, LogLevel, Settings};
pub use hall::Hall;
pub use limits::{BadRate, Rate};
pub use monitor::logs;
pub use packs::Packs;
pub use server::{CannotStart, Running, Server};
pub use trouble::Trouble;
#[cfg(feature = "ts")]
pub use types::types;
