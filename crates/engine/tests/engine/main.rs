//! The engine protocol and game files, tested through one door: lines in, lines out.

mod bad_input;
mod conversation;
mod errors;
mod files;
mod games;
mod recorded_games;
mod scenarios;
mod secrecy;
mod support;
