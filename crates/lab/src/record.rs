//! The record of a game: one JSON line, the same on every machine. Collected by notes.rs.

use crate::calibration::Calibration;
use crate::player::Player;
use crate::setup::Fixture;
use armonium_rules::{Activity, Character, Fate, Machine, Power, Role, Seat};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// One game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The deal, from 0.
    pub deal: u32,
    /// The table's number in the setup, from 0.
    pub table: usize,
    /// The number of seats by which its players are rotated.
    pub rotation: u8,
    /// The seed of the deal.
    pub seed: u64,
    /// How it ended.
    pub end: End,
    /// The Hour in which it ended.
    pub hour: u8,
    /// How many decisions were made.
    pub decisions: u32,
    /// How many turns were begun.
    pub turns: u16,
    /// The number of turns with a ride on a line.
    pub line_turns: u16,
    /// How many Location Tiles were placed.
    pub locations: u8,
    /// How the Organ came to the map.
    pub organ: Option<Organ>,
    /// The seat of Fenrir.
    pub fenrir: Option<Seat>,
    /// The players, seat by seat.
    pub seats: Vec<Seated>,
    /// Every declaration, in order.
    pub declared: Vec<Declared>,
    /// Usage counts.
    pub usage: Usage,
    /// What the exact belief claimed at the start of each turn.
    pub belief: Calibration,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// A player won.
    Won {
        /// The seat.
        seat: Seat,
        /// The role.
        role: Role,
    },
    /// Midnight.
    Ragnarok,
    /// All players were out.
    AllOut,
    /// A player broke the rules; the game was aborted.
    Faulty {
        /// The seat.
        seat: Seat,
        /// The fault.
        what: String,
    },
}

/// The result of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seated {
    /// The player.
    pub bot: Player,
    /// The position in the order before the first auction, from 1.
    pub position: u8,
    /// Time left.
    pub time: u8,
    /// Music Pages.
    pub music: u8,
    /// Clues left.
    pub clues: u8,
    /// Tiles left.
    pub tiles: u8,
    /// Time paid for positions.
    pub bids: u16,
    /// Whether the player was still in the game at the end, or why not.
    pub fate: Fate,
    /// The Hour in which the last Music Page was written.
    pub composed: Option<u8>,
}

/// How the Organ came to the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Organ {
    /// The Hour.
    pub hour: u8,
    /// The cause.
    pub by: OrganBy,
}

/// What puts the Organ on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OrganBy {
    /// The fourth Location Tile.
    FourthTile,
    /// A discarded tile with the Organ symbol.
    OrganSymbol,
}

/// A declaration of victory.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Declared {
    /// The seat.
    pub seat: Seat,
    /// The Hour.
    pub hour: u8,
    /// The role.
    pub role: Role,
    /// The verdict.
    pub verdict: Verdict,
    /// The stated confidence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sure: Option<f64>,
    /// The confidence the player required.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub needed: Option<f64>,
}

impl Declared {
    /// True if the confidence was below what the player required.
    pub fn is_rash(&self) -> bool {
        matches!((self.sure, self.needed), (Some(sure), Some(needed)) if sure < needed)
    }
}

/// The verdict on a declaration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The name was right and the game was won.
    Won,
    /// The name was wrong.
    Wrong,
    /// The name was right, but the turn ended without victory.
    Failed,
}

/// What was used how often; lists follow the order of the rulebook.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Usage {
    /// Item Tiles played, shown for their Marks or discarded for the Organ, by tile ID.
    pub items: BTreeMap<String, u16>,
    /// Power Cards played.
    pub powers: [u16; Power::COUNT],
    /// Characters chosen.
    pub characters: [u16; Character::COUNT],
    /// Rides on each machine, by the gear, a card or a tile; a taxi ride counts once.
    pub machines: [u16; Machine::COUNT],
    /// Actions of the Activity Gear.
    pub actions: [u16; Activity::COUNT],
}

impl Record {
    /// The game in the setup.
    pub const fn fixture(&self) -> Fixture {
        Fixture { deal: self.deal, table: self.table, rotation: self.rotation }
    }

    /// The winner, if any.
    pub fn winner(&self) -> Option<&Seated> {
        match self.end {
            End::Won { seat, .. } => self.seats.get(seat.index()),
            End::Ragnarok | End::AllOut | End::Faulty { .. } => None,
        }
    }
}
