//! The laboratory: tournaments between players of the house, what they tell, and the report of it.
//!
//! A [`Setup`] says which games a tournament consists of, [`run`] plays them, each becomes a [`Record`], [`Store`]
//! keeps the records in a file, [`Figures`] sums them up, [`report`] draws them. [`compare`] is one player against
//! another. The [`Oracle`] lives here and nowhere else: it sees the State, so it is no `Bot` and no table can seat it.

mod calibration;
mod compare;
mod figures;
mod file;
mod interval;
mod ladder;
mod mix;
mod notes;
mod oracle;
mod play;
mod player;
mod record;
mod reliability;
pub mod report;
mod setup;
mod summary;
mod table;
mod targets;
mod tournament;
mod uses;
mod yardstick;

pub use calibration::{Calibration, Claims};
pub use compare::{Comparison, compare};
pub use figures::{Figures, PlayerFigures, Source};
pub use file::{FileError, Store, read};
pub use interval::Share;
pub use ladder::Rung;
pub use mix::{BadMix, Mix};
pub use oracle::Oracle;
pub use play::play;
pub use player::{Player, UnknownPlayer};
pub use record::{Declared, End, Organ, OrganBy, Record, Seated, Uses, Verdict};
pub use reliability::{Bin, Reliability};
pub use setup::{Fixture, ItemTile, PackId, Setup};
pub use table::{Ends, Named, TableFigures};
pub use targets::{Met, Target};
pub use tournament::run;
pub use uses::{Use, UseFigures};
pub use yardstick::Yardstick;
