//! Which Item Tiles can help to win the turn in which they are played. The only list of them: the estimate
//! (`win_estimate.rs`) and the search (`win_search.rs`) share it.

use armonium_rules::{Item, Machine};

/// How an Item Tile helps a declarer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WinningItem {
    /// So many Music Pages.
    Music(u8),
    /// A ride on this line.
    Ride(Machine),
    /// Free steps.
    Steps,
    /// It puts a character elsewhere.
    Shift(Shift),
}

/// How an Item Tile puts a character elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shift {
    /// Two characters change places.
    Swap,
    /// Any character goes to an empty Mystic Building.
    ToMystic,
}

impl WinningItem {
    /// How this item helps, if it can.
    pub(crate) const fn of(item: Item) -> Option<Self> {
        match item {
            Item::Music(_) | Item::PaidMusic => Some(Self::Music(item.pages())),
            Item::Ride(line) => Some(Self::Ride(line)),
            Item::Steps => Some(Self::Steps),
            Item::Swap => Some(Self::Shift(Shift::Swap)),
            Item::ToMystic => Some(Self::Shift(Shift::ToMystic)),
            Item::ClueOnMystic
            | Item::Time
            | Item::ClueForTime
            | Item::Investigate
            | Item::PaidTiles
            | Item::Stones => None,
        }
    }
}
