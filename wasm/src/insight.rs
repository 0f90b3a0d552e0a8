//! The module that answers questions about a View (crates/insight). It has no use for the time.

use armonium_insight::Module;

pub(crate) struct Engine(Module);

impl Engine {
    pub(crate) const fn new() -> Self {
        Self(Module::new())
    }

    pub(crate) fn handle_json(&mut self, _now_ms: f64, request: &str) -> String {
        self.0.handle_json(request)
    }
}
