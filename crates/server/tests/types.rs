//! The types that the page is checked against are those of the server, and they are true: what really goes over the wire
//! is checked against them by TypeScript's own compiler. Played tables: frames.rs. What HTTP answers: answers.rs.

#![allow(clippy::unwrap_used, reason = "what cannot be had fails the test")]

mod types {
    mod answers;
    mod frames;
    mod truth;
}

#[allow(dead_code, reason = "this is what all tests of a running server share")]
#[path = "http/support.rs"]
mod support;

use std::path::Path;

#[test]
fn the_types_of_the_page_are_those_of_the_server() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire/types.ts");
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(written == armonium_server::types(), "{} is out of date: `cargo xtask types`", path.display());
}
