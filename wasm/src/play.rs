//! The module that plays: a server for one device (crates/local).

use armonium_local::{BuiltIn, LocalServer};
use armonium_rules::Content;
use std::sync::Arc;

/// The built-in pack, which the build script has checked.
const PACK: &str = include_str!(concat!(env!("OUT_DIR"), "/turin.json"));
const PACK_TEXT: &str = include_str!("../../content/turin.toml");

pub(crate) struct Engine(LocalServer);

impl Engine {
    pub(crate) fn new() -> Self {
        let content = serde_json::from_str(PACK).ok().and_then(|draft| Content::new(draft).ok());
        let content = Arc::new(content.expect("the build script has checked the pack"));
        Self(LocalServer::new(BuiltIn { content, text: PACK_TEXT }))
    }

    pub(crate) fn handle_json(&mut self, now_ms: f64, request: &str) -> String {
        self.0.handle_json(now_ms, request)
    }
}
