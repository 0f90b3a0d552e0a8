//! Why an action is refused: typed, with the clause it breaks. Sentences: the locale crate.

use crate::action::Target;
use crate::phase::Ask;
use crate::vocabulary::{Character, Power, Seat, Side, Space, Tile};
use serde::{Deserialize, Serialize};

/// A refused action. The state stays as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "refusal", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields say what they are about")]
pub enum Illegal {
    /// The game is over.
    GameOver,
    /// It is another player's decision.
    NotYourTurn { seat: Seat, to_act: Seat },
    /// Something else is asked now.
    NotNow { asked: Ask },
    /// There is no such space on this board.
    NoSuchSpace { space: Space },
    /// There is no such tile in this pack.
    NoSuchTile { tile: Tile },
    /// There is no such position this Hour.
    NoSuchPosition { position: u8, positions: u8 },
    /// The position is taken.
    PositionTaken { position: u8 },
    /// A raise must be higher.
    BidTooLow { least: u8 },
    /// A bid cannot be more than one has.
    BidTooHigh { time: u8 },
    /// A Clue goes on a regular building here.
    NotRegular { space: Space },
    /// A Mystic Building is asked for.
    NotMystic { space: Space },
    /// The space is not empty.
    NotEmpty { space: Space },
    /// Victory was declared already.
    AlreadyDeclared,
    /// A Hero declares only when the Organ is on the map.
    OrganNotOnMap,
    /// Fenrir needs two Marks of the Wolf.
    TooFewMarks { marks: u8 },
    /// The character was chosen this Hour.
    CharacterUsed { character: Character },
    /// The character is blocked this Hour.
    CharacterBlocked { character: Character },
    /// The declarer must choose this character.
    MustChoose { character: Character },
    /// Pålsson names another character.
    NotHimself,
    /// The card or tile would change nothing.
    NoEffect,
    /// The ability or action picked would change nothing.
    IdleAbility,
    /// The gears cannot be turned like this.
    TeethNotOffered { teeth: i8 },
    /// It costs more Time than one has.
    TooExpensive { price: u8, time: u8 },
    /// No steps are left.
    NoStepsLeft,
    /// The spaces are not adjacent.
    NotAdjacent { from: Space, to: Space },
    /// Another character or the Organ stands there.
    Occupied { space: Space },
    /// The ride of this turn was used.
    RideUsed,
    /// The event forbids every Machine Transport.
    TransportForbidden,
    /// The machine that may be ridden does not stop here.
    NotAtStation { space: Space },
    /// The machine does not go there.
    NotAStop { space: Space },
    /// The machine that may be ridden is not the Taxi.
    NoTaxi,
    /// There is no such Power Card in the hand.
    PowerNotHeld { power: Power },
    /// A Power Card was played this turn.
    PowerAlready,
    /// There is no such tile in the hand.
    TileNotHeld { tile: Tile },
    /// An Item Tile was played this turn.
    ItemAlready,
    /// It is a Location Tile.
    NotAnItem { tile: Tile },
    /// It is not a Location Tile.
    NotALocation { tile: Tile },
    /// The event forbids Power Cards and Item Tiles.
    CardsForbidden,
    /// It moves the chosen character, and there is none yet.
    NoCharacterYet,
    /// The Clue that is to be given away is missing.
    NoClue,
    /// These cards cannot be investigated.
    NoTarget { target: Target },
    /// No more than so many Clues can be spent.
    TooManyClues { most: u8 },
    /// Clues help the Activity Gear's actions only.
    NoCluesHere,
    /// There is no Clue on that space.
    NoClueThere { space: Space },
    /// The Power Card was not played.
    PowerNotPlayed { power: Power },
    /// The two characters share this space: changing places would change nothing.
    SameSpace { space: Space },
    /// The two characters are named in the other order, or are one.
    SwapOrder { a: Character, b: Character },
    /// There is a tile on that Location Space.
    SideTaken { side: Side },
    /// No regular building would be left for the Organ.
    EmptyArea { side: Side },
    /// Every building of the area holds a character.
    AreaOccupied,
    /// The tile has no Organ symbol.
    NoOrganSymbol { tile: Tile },
    /// Exactly three Location Tiles must lie there.
    NotThreeTiles { tiles: u8 },
    /// The space is not one where the Organ may go.
    OutsideArea { space: Space },
}

impl Illegal {
    /// The clause or ruling it breaks, as docs/rules.md and docs/rulings.md number them.
    pub const fn clause(&self) -> &'static str {
        match self {
            Illegal::GameOver => "5.12",
            Illegal::NotYourTurn { .. } => "3.4.1",
            Illegal::NotNow { asked } => asked.clause(),
            Illegal::NoSuchSpace { .. } => "1.6",
            Illegal::NoSuchTile { .. } => "1.5",
            Illegal::NoSuchPosition { .. } => "3.2.1",
            Illegal::PositionTaken { .. } => "3.2.3",
            Illegal::BidTooLow { .. } => "3.2.4",
            Illegal::BidTooHigh { .. } | Illegal::TooExpensive { .. } => "4.1",
            Illegal::NotRegular { .. } => "3.3.2",
            Illegal::NotMystic { .. } => "6.7",
            Illegal::NotEmpty { .. } => "1.10",
            Illegal::AlreadyDeclared => "5.1",
            Illegal::OrganNotOnMap => "5.2",
            Illegal::TooFewMarks { .. } => "5.5",
            Illegal::CharacterUsed { .. } => "3.4.2",
            Illegal::CharacterBlocked { .. } => "3.1.2",
            Illegal::MustChoose { .. } => "5.7",
            Illegal::NotHimself => "6.3",
            Illegal::NoEffect => "3.4.24",
            Illegal::IdleAbility => "R44",
            Illegal::NoCluesHere => "3.4.20",
            Illegal::TeethNotOffered { .. } => "3.4.5",
            Illegal::NoStepsLeft => "3.4.6",
            Illegal::NotAdjacent { .. } => "1.7",
            Illegal::Occupied { .. } => "3.4.10",
            Illegal::RideUsed | Illegal::NotAtStation { .. } | Illegal::NotAStop { .. } | Illegal::NoTaxi => {
                "3.4.7"
            }
            Illegal::TransportForbidden => "8.4",
            Illegal::PowerNotHeld { .. }
            | Illegal::PowerAlready
            | Illegal::TileNotHeld { .. }
            | Illegal::ItemAlready
            | Illegal::NotAnItem { .. } => "3.4.22",
            Illegal::NotALocation { .. } | Illegal::SideTaken { .. } => "3.5.2",
            Illegal::CardsForbidden => "8.11",
            Illegal::NoCharacterYet => "3.4.23",
            Illegal::NoClue => "9.6",
            Illegal::NoTarget { .. } => "3.4.15",
            Illegal::TooManyClues { .. } => "3.4.21",
            Illegal::NoClueThere { .. } => "3.4.19",
            Illegal::PowerNotPlayed { .. } => "8.9",
            Illegal::SameSpace { .. } | Illegal::SwapOrder { .. } => "9.12",
            Illegal::EmptyArea { .. } => "3.5.4",
            Illegal::AreaOccupied => "3.5.8",
            Illegal::NoOrganSymbol { .. } | Illegal::NotThreeTiles { .. } => "3.5.7",
            Illegal::OutsideArea { .. } => "3.5.6",
        }
    }
}

impl Ask {
    /// The clause that says what is to be decided now.
    pub const fn clause(self) -> &'static str {
        match self {
            Ask::OpenAuction | Ask::OpeningBid => "3.2.3",
            Ask::Raise => "3.2.4",
            Ask::PlaceClue => "3.3.1",
            Ask::Choose => "3.4.2",
            Ask::Gears => "3.4.5",
            Ask::Move => "3.4.6",
            Ask::Act(_) => "3.4.13",
            Ask::EndTurn => "3.4.1",
            Ask::Look => "3.4.14",
            Ask::FreeSteps => "3.4.12",
            Ask::TaxiRide => "3.4.8",
            Ask::Ride => "7.2",
            Ask::ClueOnMystic => "6.7",
            Ask::TakeBack => "8.9",
            Ask::Block => "8.8",
            Ask::Name => "6.3",
            Ask::Favour => "6.6",
            Ask::MoveClue => "3.4.19",
            Ask::Relocate => "9.11",
            Ask::Swap => "9.12",
            Ask::PlaceLocation => "3.5.2",
            Ask::PlaceOrgan => "3.5.6",
            Ask::Discard => "3.6.1",
            Ask::Nothing => "5.12",
        }
    }
}
