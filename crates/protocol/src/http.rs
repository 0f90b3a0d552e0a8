//! What is asked and answered over HTTP, as far as clients in Rust read it or the engine in the page answers it too. The
//! server's modules define the other bodies, each type once and beside its handler.

mod asked;
mod error;
mod fault;
mod me;
mod my_games;
mod new_table;
mod note;
mod seeks;
mod tables;
mod version;

pub use asked::{EndedAs, GamesAsked, Going, PageAsked, PlayedAs, TablesAsked};
pub use error::{ErrorBody, ErrorInside};
pub use fault::{Denied, Fault, status_of};
pub use me::{Guest, MeChanges, MyCard, NewGuest, NewIdentity, NewMe, RatingCard, checked_name};
pub use my_games::{HistoryCard, MyGame, MyGames};
pub use new_table::{RematchOf, hand_over};
pub use note::{MAX_NOTE, Note};
pub use seeks::{MySeek, MySeeks, SeekKind, SeekLine, SeekList, SeekOptions, SeekState, SeekerPresence};
pub use tables::{
    Joining, Link, NewBot, NewTable, NextCard, SeatGift, SeatRequest, Starting, TableAnswer, TableLine,
    TableList, TakingOver, Wanted,
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
    visitor.visit::<SeatRequest>();
    visitor.visit::<SeatGift>();
    visitor.visit::<MyCard>();
    visitor.visit::<NewIdentity>();
    visitor.visit::<NewMe>();
    visitor.visit::<MeChanges>();
    visitor.visit::<NewGuest>();
    visitor.visit::<Guest>();
    visitor.visit::<MyGames>();
    visitor.visit::<Note>();
    visitor.visit::<MySeeks>();
    visitor.visit::<SeekList>();
    visitor.visit::<SeekerPresence>();
    visitor.visit::<armonium_table::Pace>();
}
