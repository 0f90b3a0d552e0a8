//! The rules, proven: each test cites the clauses and rulings it proves in the doc line above it.

mod auctions;
mod components;
mod planner;
mod setup;
mod support;
