//! What is asked and answered over HTTP, as far as clients in Rust read it too. The server's modules define the other
//! bodies, each type once and beside its handler.

mod error;
mod tables;
mod version;

pub use error::{ErrorBody, ErrorInside};
pub use tables::{
    Joining, Link, NewBot, NewTable, NextCard, Starting, TableAnswer, TableLine, TableList, TakingOver,
    Wanted,
};
pub use version::Version;

/// Visits the types.
#[cfg(feature = "ts")]
pub(crate) fn types(visitor: &mut impl ts_rs::TypeVisitor) {
    visitor.visit::<ErrorBody>();
    visitor.visit::<Version>();
    visitor.visit::<NewTable>();
    visitor.visit::<TableAnswer>();
    visitor.visit::<TableList>();
    visitor.visit::<Joining>();
    visitor.visit::<Starting>();
    visitor.visit::<NewBot>();
    visitor.visit::<Link>();
    visitor.visit::<TakingOver>();
}
