//! The rules, proven: each test cites the clauses and rulings it proves in the doc line above it.

mod abilities;
mod activity;
mod auctions;
mod cards_and_tiles_timing;
mod carried_characters;
mod clues_phase;
mod components;
mod declarations;
mod end_of_hour;
mod events_phase;
mod fenrir_awakes;
mod fenrir_victory;
mod gears;
mod hero_victory;
mod investigating;
mod location_tiles;
mod planner;
mod power_cards;
mod properties;
mod secrecy;
mod setup;
mod support;
mod transport;
mod turn_order;
mod uniformity;
mod walking;
