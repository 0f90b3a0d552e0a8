//! Every decision a player can make. Which of them are legal now: `State::legal`.

use crate::vocabulary::{Activity, Character, Power, Seat, Side, Space, Tile};
use serde::{Deserialize, Serialize};

/// Whose cards are investigated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// Another player's hand.
    Hand(Seat),
    /// The Unknown Characters deck.
    Deck,
}

/// One small decision. A turn is a chain of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Open an auction for a free position (1 is the first).
    Open {
        /// The position, from 1.
        position: u8,
    },
    /// Make the opening bid, or raise.
    Bid {
        /// The whole bid.
        time: u8,
    },
    /// Leave this auction.
    Pass {},
    /// Put a Clue from the supply on an empty space.
    PlaceClue {
        /// Where.
        space: Space,
    },
    /// Declare victory and name the Chosen One.
    Declare {
        /// Who the Chosen One is said to be.
        character: Character,
    },
    /// Choose the character of this turn.
    Choose {
        /// Who.
        character: Character,
    },
    /// Play a Power Card.
    PlayPower {
        /// Which.
        power: Power,
    },
    /// Play an Item Tile.
    PlayItem {
        /// Which.
        tile: Tile,
    },
    /// Pålsson: use this character's ability.
    Name {
        /// Whose ability.
        character: Character,
    },
    /// Vidal: take this action for free.
    Favour {
        /// Which.
        activity: Activity,
    },
    /// Lewis in event E8: block this character.
    Block {
        /// Whom.
        character: Character,
    },
    /// Event E9: take back this Power Card.
    TakeBack {
        /// Which.
        power: Power,
    },
    /// Turn the gears by so many teeth.
    Turn {
        /// Signed: negative is against the arrows of a pack that allows it.
        teeth: i8,
    },
    /// Walk to an adjacent space.
    Step {
        /// Where.
        to: Space,
    },
    /// Ride a line to another of its stations.
    Ride {
        /// Where.
        to: Space,
    },
    /// Take the Steam Taxi: its first step.
    Taxi {
        /// Where.
        to: Space,
    },
    /// End the movement, the free walk or the taxi ride.
    Stop {},
    /// Look at random cards.
    Investigate {
        /// Whose.
        target: Target,
        /// Clues spent for one more card each.
        clues: u8,
    },
    /// Draw tiles.
    Research {
        /// Clues spent for one more tile each.
        clues: u8,
    },
    /// Write pages.
    Compose {
        /// Clues spent for one more page each.
        clues: u8,
    },
    /// Move one Clue to an adjacent space.
    MoveClue {
        /// From where.
        from: Space,
        /// To where.
        to: Space,
    },
    /// Move any character to an empty Mystic Building.
    Relocate {
        /// Whom.
        character: Character,
        /// Where.
        to: Space,
    },
    /// Let two characters change places.
    Swap {
        /// One.
        a: Character,
        /// The other; later in the order of characters than `a`.
        b: Character,
    },
    /// End the turn.
    EndTurn {},
    /// Place a Location Tile.
    PlaceLocation {
        /// Which.
        tile: Tile,
        /// On which Location Space.
        side: Side,
    },
    /// Discard an Item Tile with the Organ symbol to find the Organ.
    DiscardOrgan {
        /// Which.
        tile: Tile,
    },
    /// Place no Location Tile.
    Decline {},
    /// Put the Organ on the map.
    PlaceOrgan {
        /// Where.
        space: Space,
    },
    /// Discard a tile at the end of the Hour.
    Discard {
        /// Which.
        tile: Tile,
    },
}
