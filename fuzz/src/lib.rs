//! What the fuzz targets share: bytes as choices, what must hold in every position, and mutations that keep a text well-formed.
//! The targets: `fuzz_targets/`. Inputs that are kept and tried again at every check: `corpus/`.

mod choices;
mod mutation;
mod properties;

pub use choices::Choices;
pub use mutation::Form;
pub use properties::{examine, play_by, play_on};

use armonium_pack::Pack;
use std::sync::OnceLock;

/// The pack that the kept inputs name tiles and spaces of. It never changes, whatever becomes of the default pack.
pub fn kept_pack() -> &'static Pack {
    static PACK: OnceLock<Pack> = OnceLock::new();
    let text = include_str!("../../fixtures/packs/turin-1.toml");
    PACK.get_or_init(|| Pack::read(text, "turin-1.toml").expect("the pack is sound"))
}
