//! The phases of an Hour. Each owns its data and has its own file.

pub(crate) mod abilities;
pub(crate) mod activity;
pub(crate) mod auction;
pub(crate) mod cards;
pub(crate) mod clues;
pub(crate) mod discard;
pub(crate) mod gifts;
pub(crate) mod hour;
pub(crate) mod investigation;
pub(crate) mod location;
pub(crate) mod movement;
pub(crate) mod turn;

pub use auction::{Auction, Round};
pub use turn::{Declaration, Effect, Step, Turn};

use crate::event::Outcome;
use crate::vocabulary::{Activity, Seat};
use serde::{Deserialize, Serialize};

/// Where in the Hour the game is, with all that only this phase needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Phase {
    /// Phase 2.
    Auction(Auction),
    /// Phase 3: the player at this index of the order places a Clue.
    Clues {
        /// Index in the order, from 0.
        index: u8,
    },
    /// Phase 4.
    Turn(Turn),
    /// Phase 5.
    Location {
        /// The last player in order.
        seat: Seat,
        /// Is the Organ to be placed now?
        organ: bool,
    },
    /// The end of the Hour: the player at this index of the order has too many tiles.
    Discard {
        /// Index in the order, from 0.
        index: u8,
    },
    /// The game is over.
    Over(Outcome),
}

/// What is asked of the player to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// Which position to open an auction for.
    OpenAuction,
    /// The opening bid.
    OpeningBid,
    /// Raise or pass.
    Raise,
    /// Where to place the Clue of phase 3.
    PlaceClue,
    /// Declare victory, or choose a character.
    Choose,
    /// How far to turn the gears.
    Gears,
    /// Where to move.
    Move,
    /// How to carry out the Activity Gear's action.
    Act(Activity),
    /// Whether to play something more, or end the turn.
    EndTurn,
    /// Whose cards to look at, for something other than the Activity Gear.
    Look,
    /// Where to go with free steps.
    FreeSteps,
    /// The next step of the Taxi.
    TaxiRide,
    /// What to ride with the Power Card or tile.
    Ride,
    /// On which Mystic Building to place a Clue.
    ClueOnMystic,
    /// Which Power Card to take back.
    TakeBack,
    /// Whom to block.
    Block,
    /// Whose ability Pålsson uses.
    Name,
    /// Which action Vidal takes.
    Favour,
    /// Which Clue to move, for Vidal.
    MoveClue,
    /// Whom to put on which Mystic Building.
    Relocate,
    /// Which characters change places.
    Swap,
    /// Whether to place a Location Tile.
    PlaceLocation,
    /// Where to put the Organ.
    PlaceOrgan,
    /// Which tile to discard.
    Discard,
    /// Nothing: the game is over.
    Nothing,
}

impl Phase {
    /// What is asked now, given what the Activity Gear shows.
    pub const fn ask(&self, shown: Activity) -> Ask {
        match self {
            Phase::Auction(auction) => auction.ask(),
            Phase::Clues { .. } => Ask::PlaceClue,
            Phase::Turn(turn) => turn.ask(shown),
            Phase::Location { organ: false, .. } => Ask::PlaceLocation,
            Phase::Location { organ: true, .. } => Ask::PlaceOrgan,
            Phase::Discard { .. } => Ask::Discard,
            Phase::Over(_) => Ask::Nothing,
        }
    }
}
