//! The rules, proven: each test cites the clauses and rulings it proves in the doc line above it.

mod auctions;
mod clues_phase;
mod components;
mod end_of_hour;
mod events_phase;
mod fenrir_awakes;
mod location_tiles;
mod planner;
mod properties;
mod secrecy;
mod setup;
mod support;
mod uniformity;
