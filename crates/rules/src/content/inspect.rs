//! Looks through a draft for the first thing that the rules cannot play with.

use super::{Draft, Flaw};

/// Is this a board, a set of gears and a pile of tiles the game can be played with?
pub(super) fn inspect(_draft: &Draft) -> Result<(), Flaw> {
    Ok(())
}
