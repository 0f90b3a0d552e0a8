//! Events: what happened, in full. What one seat sees of them: view.rs.

use crate::action::Target;
use crate::vocabulary::{Activity, Character, EventCard, Machine, Power, Role, Seat, Side, Space, Tile};
use serde::{Deserialize, Serialize};

/// A thing that lies face down for readers who may not know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Sight<T> {
    /// This reader knows what it is.
    Seen(T),
    /// This reader does not.
    FaceDown,
}

impl<T> Sight<T> {
    /// What it is, if this reader knows.
    pub fn seen(self) -> Option<T> {
        match self {
            Sight::Seen(it) => Some(it),
            Sight::FaceDown => None,
        }
    }
}

/// A card of a hand or of the Unknown Characters deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Card {
    /// A Power Card.
    Power(Power),
    /// A Character Card.
    Character(Character),
}

/// How a character moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Means {
    /// A step for 1 Time.
    Walking,
    /// A step given by an ability, an event or a tile.
    FreeStep,
    /// A Machine Transport; the Taxi goes step by step.
    Machine(Machine),
}

/// Why a player is out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// Time reached 0.
    Time,
    /// Named a character who is not the Chosen One.
    WrongName,
    /// Declared rightly, but did not get there by the end of the turn.
    Failed,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "how", deny_unknown_fields)]
pub enum Outcome {
    /// A player won.
    Won {
        /// Who.
        seat: Seat,
        /// As what.
        role: Role,
    },
    /// Midnight.
    Ragnarok {},
    /// Nobody is left in the game.
    AllOut {},
}

/// One thing that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields say what they are: who, what, where, how much")]
pub enum Event {
    /// A Character Card was dealt to a player.
    CharacterDealt { seat: Seat, character: Sight<Character> },
    /// A Character Card lies face up beside the board.
    CharacterFaceUp { character: Character },
    /// The hand of the Ragnarök Clock reached a new Hour.
    HourBegan { hour: u8 },
    /// Fenrir awakes: a role card was dealt to a player.
    RoleDealt { seat: Seat, role: Sight<Role> },
    /// The Event Card of the Hour.
    EventTurned { card: EventCard },
    /// An auction was opened for a position.
    AuctionOpened { seat: Seat, position: u8 },
    /// A bid was made.
    BidMade { seat: Seat, time: u8 },
    /// A player left the auction.
    BidPassed { seat: Seat },
    /// A position was taken for the winning bid.
    PositionWon { seat: Seat, position: u8, time: u8 },
    /// The last free position was given away without a bid.
    PositionGiven { seat: Seat, position: u8 },
    /// The winner went out: the position is struck and later ones move up.
    PositionStruck { position: u8 },
    /// A Clue was put on the map from the supply.
    CluePlaced { seat: Seat, space: Space },
    /// A player declared victory.
    Declared { seat: Seat, role: Role, character: Character },
    /// A declaring Fenrir showed a tile with Marks of the Wolf.
    MarkShown { seat: Seat, tile: Tile },
    /// The declarer looked at the Chosen One's card and was wrong.
    DeclaredWrongly { seat: Seat, chosen: Sight<Character> },
    /// The declarer was right; the card is shown to all.
    DeclaredRightly { seat: Seat, character: Character },
    /// A player chose the character of the turn.
    CharacterChosen { seat: Seat, character: Character },
    /// A player took up a character's ability.
    AbilityUsed { seat: Seat, character: Character },
    /// A character was blocked for this Hour.
    CharacterBlocked { seat: Seat, character: Character },
    /// Time gained.
    TimeGained { seat: Seat, time: u8 },
    /// Time paid.
    TimePaid { seat: Seat, time: u8 },
    /// Music Pages gained.
    MusicGained { seat: Seat, pages: u8 },
    /// A Clue gained from the supply.
    ClueGained { seat: Seat },
    /// Clues spent.
    CluesSpent { seat: Seat, clues: u8 },
    /// A Clue picked up from the map.
    CluePicked { seat: Seat, space: Space },
    /// A Research Tile drawn.
    TileDrawn { seat: Seat, tile: Sight<Tile> },
    /// A played Power Card taken back.
    PowerTakenBack { seat: Seat, power: Power },
    /// The gears were turned and now show this.
    GearsTurned { seat: Seat, teeth: i8, machine: Machine, walking: u8, activity: Activity },
    /// A character moved.
    Moved { seat: Seat, character: Character, from: Space, to: Space, means: Means },
    /// The action of the Activity Gear was begun.
    ActionTaken { seat: Seat, activity: Activity },
    /// Something mandatory was impossible and is skipped.
    Skipped { seat: Seat, activity: Activity },
    /// A card was looked at.
    CardLooked { seat: Seat, target: Target, card: Sight<Card> },
    /// A Clue moved on the map.
    ClueMoved { seat: Seat, from: Space, to: Space },
    /// A Power Card was played.
    PowerPlayed { seat: Seat, power: Power },
    /// An Item Tile was played.
    ItemPlayed { seat: Seat, tile: Tile },
    /// A character was put on a Mystic Building by a tile.
    Relocated { seat: Seat, character: Character, from: Space, to: Space },
    /// Two characters changed places.
    Swapped { seat: Seat, a: Character, b: Character },
    /// A turn ended.
    TurnEnded { seat: Seat },
    /// A Location Tile was placed.
    LocationPlaced { seat: Seat, tile: Tile, side: Side },
    /// No Location Tile was placed.
    LocationDeclined { seat: Seat },
    /// An Item Tile with the Organ symbol was discarded.
    OrganTileDiscarded { seat: Seat, tile: Tile },
    /// The Organ was put on the map.
    OrganPlaced { seat: Seat, space: Space },
    /// A tile was discarded at the end of the Hour.
    TileDiscarded { seat: Seat, tile: Sight<Tile> },
    /// A player is out.
    PlayerOut { seat: Seat, reason: Reason },
    /// A Character Card was laid open: its player ran out of Time, or must choose it as a declaring Fenrir.
    CardRevealed { seat: Seat, character: Character },
    /// The tiles of a player who is out went under the pile.
    TilesReturned { seat: Seat, tiles: u8 },
    /// The game is over.
    Ended { outcome: Outcome },
}

impl Event {
    /// Did this reveal or randomise something, so that it cannot be undone?
    pub const fn seals(&self) -> bool {
        match self {
            Event::CharacterDealt { .. }
            | Event::CharacterFaceUp { .. }
            | Event::RoleDealt { .. }
            | Event::EventTurned { .. }
            | Event::Declared { .. }
            | Event::MarkShown { .. }
            | Event::DeclaredWrongly { .. }
            | Event::DeclaredRightly { .. }
            | Event::TileDrawn { .. }
            | Event::CardLooked { .. }
            | Event::ItemPlayed { .. }
            | Event::LocationPlaced { .. }
            | Event::OrganTileDiscarded { .. }
            | Event::CardRevealed { .. }
            | Event::Ended { .. } => true,
            Event::TilesReturned { tiles, .. } => *tiles > 1,
            Event::HourBegan { .. }
            | Event::AuctionOpened { .. }
            | Event::BidMade { .. }
            | Event::BidPassed { .. }
            | Event::PositionWon { .. }
            | Event::PositionGiven { .. }
            | Event::PositionStruck { .. }
            | Event::CluePlaced { .. }
            | Event::CharacterChosen { .. }
            | Event::AbilityUsed { .. }
            | Event::CharacterBlocked { .. }
            | Event::TimeGained { .. }
            | Event::TimePaid { .. }
            | Event::MusicGained { .. }
            | Event::ClueGained { .. }
            | Event::CluesSpent { .. }
            | Event::CluePicked { .. }
            | Event::PowerTakenBack { .. }
            | Event::GearsTurned { .. }
            | Event::Moved { .. }
            | Event::ActionTaken { .. }
            | Event::Skipped { .. }
            | Event::ClueMoved { .. }
            | Event::PowerPlayed { .. }
            | Event::Relocated { .. }
            | Event::Swapped { .. }
            | Event::TurnEnded { .. }
            | Event::LocationDeclined { .. }
            | Event::OrganPlaced { .. }
            | Event::TileDiscarded { .. }
            | Event::PlayerOut { .. } => false,
        }
    }
}

/// Receives events. Search uses `()`, which drops them at no cost.
pub trait Sink {
    /// Takes one event.
    fn event(&mut self, event: Event);
}

impl Sink for () {
    #[inline]
    fn event(&mut self, _: Event) {}
}

impl Sink for Vec<Event> {
    fn event(&mut self, event: Event) {
        self.push(event);
    }
}
