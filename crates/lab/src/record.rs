//! What is kept of a game: one JSON line, the same on every machine. How it is gathered: notes.rs.

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
    /// By how many seats its players have moved on.
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
    /// In how many of them a line was ridden.
    pub line_turns: u16,
    /// How many Location Tiles were placed.
    pub locations: u8,
    /// How the Organ came to the map.
    pub organ: Option<Organ>,
    /// Who was Fenrir.
    pub fenrir: Option<Seat>,
    /// The players, seat by seat.
    pub seats: Vec<Seated>,
    /// Every declaration, in order.
    pub declared: Vec<Declared>,
    /// What was used how often.
    pub uses: Uses,
    /// What the exact belief claimed at the start of each turn.
    pub belief: Calibration,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// A player won.
    Won {
        /// Who.
        seat: Seat,
        /// As what.
        role: Role,
    },
    /// Midnight.
    Ragnarok,
    /// Nobody was left in the game.
    AllOut,
    /// A player did what no player may do; the game was broken off.
    Faulty {
        /// Who.
        seat: Seat,
        /// What happened.
        what: String,
    },
}

/// What became of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seated {
    /// Who it was.
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
    /// In the game at the end, or why not.
    pub fate: Fate,
    /// The Hour in which the last Music Page was written.
    pub composed: Option<u8>,
}

/// How the Organ came to the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Organ {
    /// In which Hour.
    pub hour: u8,
    /// By what.
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
    /// Whose.
    pub seat: Seat,
    /// In which Hour.
    pub hour: u8,
    /// As what.
    pub role: Role,
    /// What came of it.
    pub verdict: Verdict,
    /// How sure the player said to be.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sure: Option<f64>,
    /// How sure the player wanted to be.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub needed: Option<f64>,
}

impl Declared {
    /// Was it made by a player who was less sure than it wanted to be?
    pub fn is_rash(&self) -> bool {
        matches!((self.sure, self.needed), (Some(sure), Some(needed)) if sure < needed)
    }
}

/// What came of a declaration.
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
pub struct Uses {
    /// Item Tiles played, shown for their Marks or discarded for the Organ, by their names in the pack.
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
    /// Which game it was.
    pub const fn fixture(&self) -> Fixture {
        Fixture { deal: self.deal, table: self.table, rotation: self.rotation }
    }

    /// Who won, if somebody did.
    pub fn winner(&self) -> Option<&Seated> {
        match self.end {
            End::Won { seat, .. } => self.seats.get(seat.index()),
            End::Ragnarok | End::AllOut | End::Faulty { .. } => None,
        }
    }
}
