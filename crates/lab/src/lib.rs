//! Tournaments between bots, with statistics and a report.
//!
//! A [`Setup`] defines the games of a tournament, [`run`] plays them, [`Store`] appends a [`Record`] of each to a file,
//! [`Figures`] aggregates the records and [`report`] renders them. [`compare`] plays one player against another. The
//! [`Oracle`] exists only here: it sees the whole State, so it is not a `Bot` and no table can seat it.

mod baseline;
mod calibration;
mod compare;
mod figures;
mod file;
mod interval;
mod ladder;
mod lineup;
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
mod usage;

pub use baseline::BaselineScore;
pub use calibration::{Calibration, Claims};
pub use compare::{Comparison, compare};
pub use figures::{Figures, PlayerFigures, Source};
pub use file::{FileError, Store, read};
pub use interval::Share;
pub use ladder::Rung;
pub use lineup::{BadLineup, Lineup};
pub use oracle::Oracle;
pub use play::play;
pub use player::{Player, UnknownPlayer};
pub use record::{Declared, End, Organ, OrganBy, Record, Seated, Usage, Verdict};
pub use reliability::{Bin, Reliability};
pub use setup::{Fixture, ItemTile, PackId, Setup};
pub use table::{Ends, Named, TableFigures};
pub use targets::{Met, Target};
pub use tournament::run;
pub use usage::{ItemUsage, UsageFigures};
