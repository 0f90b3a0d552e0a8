//! What a table promises, and what its record proves.

mod absence;
mod access;
mod clocks;
mod deciding;
mod ending;
mod gathering;
mod intents;
mod limits;
mod plans;
mod player_stats;
mod properties;
mod secrecy;
mod substitutes;
mod support;
mod tampering;
mod transcript;
