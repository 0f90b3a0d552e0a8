//! The Item Tiles: what they are, give and cost. What playing one does: phase/cards.rs.

use crate::vocabulary::Machine;
use serde::{Deserialize, Serialize};

/// What an Item Tile does (section 9 of the rules).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Item {
    /// That many Music Pages (1 or 2).
    Music(u8),
    /// A free ride on this line, in addition to the normal movement.
    Ride(Machine),
    /// A Clue on an empty Mystic Building.
    ClueOnMystic,
    /// 1 Time.
    Time,
    /// A Clue given away for 3 Time.
    ClueForTime,
    /// One free Investigate.
    Investigate,
    /// 2 Time: up to three steps.
    Steps,
    /// 2 Time: four Music Pages.
    PaidMusic,
    /// 2 Time: three tiles.
    PaidTiles,
    /// 2 Time: any character to an empty Mystic Building.
    ToMystic,
    /// Two characters change places.
    Swap,
    /// Fenrir's Stones: no effect, two Marks of the Wolf.
    Stones,
}

impl Item {
    /// The names of the music tiles that give so many pages (section 9 of the rules).
    pub const fn music_names(pages: u8) -> &'static [&'static str] {
        match pages {
            1 => &[
                "Deggial",
                "Lemuria",
                "Nifelheim",
                "Sitra Ahra",
                "To Mega Therion",
                "Feuer Overtüre",
                "Prometheus Entfesselt",
            ],
            2 => &["Adulruna Rediviva", "An Arrow From The Sun", "The Perennial Sophia"],
            _ => &[],
        }
    }

    /// The Music Pages it gives.
    pub const fn pages(self) -> u8 {
        match self {
            Item::Music(pages) => pages,
            Item::PaidMusic => 4,
            Item::Ride(_)
            | Item::ClueOnMystic
            | Item::Time
            | Item::ClueForTime
            | Item::Investigate
            | Item::Steps
            | Item::PaidTiles
            | Item::ToMystic
            | Item::Swap
            | Item::Stones => 0,
        }
    }

    /// The Time that playing it costs.
    pub const fn price(self) -> u8 {
        match self {
            Item::Steps | Item::PaidMusic | Item::PaidTiles | Item::ToMystic => 2,
            Item::Music(_)
            | Item::Ride(_)
            | Item::ClueOnMystic
            | Item::Time
            | Item::ClueForTime
            | Item::Investigate
            | Item::Swap
            | Item::Stones => 0,
        }
    }
}
