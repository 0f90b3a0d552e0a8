//! The server over the wire: real servers on ports of their own, each with a database in a folder of its own. One test
//! for each promise.

#![allow(clippy::unwrap_used, reason = "what cannot be had fails the test")]

mod http {
    mod absence;
    mod abuse;
    mod account_deletion;
    mod alerts;
    mod away;
    mod bot_times;
    mod document;
    mod downtime;
    mod ending;
    mod errors;
    mod failures;
    mod games;
    mod guests;
    mod headers;
    mod identity;
    mod invitations;
    mod lessons;
    mod limits;
    mod lists;
    mod lobby;
    mod logs;
    mod newcomers;
    mod notices;
    mod packs;
    mod page;
    mod plans;
    mod profiles;
    mod programs;
    mod puzzles;
    mod questions;
    mod repeated;
    mod replay;
    mod seats;
    mod seeks;
    mod settings;
    mod sockets;
    mod status;
    mod support;
    mod tables;
    mod wire;
}
