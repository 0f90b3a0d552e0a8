//! What a table promises, and what its record proves.

mod absence;
mod access;
mod chronicle;
mod clocks;
mod deciding;
mod deeds;
mod ending;
mod gathering;
mod intents;
mod limits;
mod properties;
mod secrecy;
mod substitutes;
mod support;
mod tampering;
