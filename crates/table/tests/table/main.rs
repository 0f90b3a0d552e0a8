//! What a table promises, and what its record proves.

mod absence;
mod access;
mod away;
mod clocks;
mod deciding;
mod ending;
mod gathering;
mod intents;
mod limits;
mod lobby;
mod plans;
mod player_stats;
mod properties;
mod seat_requests;
mod secrecy;
mod substitutes;
mod support;
mod tampering;
mod transcript;
