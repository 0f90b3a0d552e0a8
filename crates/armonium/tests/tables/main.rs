//! Whole games over real connections with a real server: played to the end, killed in the middle, on one node and on two.

#![allow(clippy::unwrap_used, reason = "what cannot be had fails the test")]

mod check;
mod crash;
#[cfg(target_os = "linux")]
mod full_disk;
mod group;
mod nodes;
mod plans;
mod player;
mod python;
mod server;
mod whole_game;
