//! The engine of one device, driven as a page's worker drives it: requests in, outputs stored and delivered.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "what cannot be had fails the test")]

mod arbitrary;
mod files;
mod games;
mod http;
mod lobby;
mod looking_back;
mod restoring;
mod support;
