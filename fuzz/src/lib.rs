//! What the fuzz targets share: bytes as choices, what must hold in every position, and mutations that keep a text well-formed.
//! The targets: `fuzz_targets/`. Inputs that are kept and tried again at every check: `corpus/`.

mod choices;
mod mutation;
mod properties;

pub use choices::Choices;
pub use mutation::Form;
pub use properties::{examine, play_by, play_on};
