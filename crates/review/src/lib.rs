//! Looking back on a game that is over: the game as a reader saw it, what could be known at every moment, what the strongest
//! bot thinks of it, whether its record holds, and playing on from any moment. Pure logic: the server and the engine in the
//! page answer with it.

mod asked;
mod beliefs;
mod branch;
mod judge;
mod knowledge;
mod recording;
#[cfg(test)]
mod tests;
mod verification;

pub use asked::{AnalysisAsked, As, Replay, ReplayAsked, ReplayKey};
pub use beliefs::{Beliefs, Believed, OddsFrom};
pub use branch::{NewBranch, branched};
pub use judge::{Judge, Judged, Line, Setting, Tried, Wanted};
pub use knowledge::{Knowledge, Known, KnownHour};
pub use recording::{Eyes, Recording, everybody};
pub use verification::{Fault, Nonce, Proved, Verification};

/// Visits the types of what is asked and answered.
#[cfg(feature = "ts")]
pub fn types(visitor: &mut impl ts_rs::TypeVisitor) {
    visitor.visit::<Knowledge>();
    visitor.visit::<Beliefs>();
    visitor.visit::<Setting>();
    visitor.visit::<Line>();
    visitor.visit::<Replay>();
    visitor.visit::<Verification>();
    visitor.visit::<NewBranch>();
}
