//! What the players agree on before the game.

use serde::{Deserialize, Serialize};

/// The options of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// 3 to 6 players.
    pub players: u8,
    /// The Unknown Characters deck lies face up from the start (2.9).
    #[serde(default)]
    pub beginner: bool,
    /// Who opens the auctions from the second Hour on (R1).
    #[serde(default)]
    pub auction_opener: Opener,
    /// The player on the first seat is new to the game and stands last in the initial order (2.10).
    #[serde(default, skip_serializing_if = "is_off")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub newcomer: bool,
}

/// Left out of records where it is off. Serde passes a reference.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it with a reference")]
const fn is_off(option: &bool) -> bool {
    !*option
}

/// Who opens an auction: the unplaced player who stood first or last in the order of the Hour before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Opener {
    /// The earliest (four of the five rulebooks).
    #[default]
    First,
    /// The last, from the second Hour on (the Russian rulebook).
    Last,
}

impl Options {
    /// The usual game for this many players.
    pub const fn new(players: u8) -> Self {
        Self { players, beginner: false, auction_opener: Opener::First, newcomer: false }
    }

    /// Can a game be played like this?
    pub const fn is_playable(self) -> bool {
        self.players >= 3 && self.players <= 6
    }

    /// Does Fenrir awake in the fifth Hour? Not with three players.
    #[inline]
    pub const fn has_fenrir(self) -> bool {
        self.players > 3
    }

    /// How many Character Cards each player is dealt.
    #[inline]
    pub const fn characters_each(self) -> u8 {
        if self.players == 3 { 2 } else { 1 }
    }

    /// How many Character Cards are neither dealt nor the Chosen One's.
    #[inline]
    pub const fn unknown_cards(self) -> u8 {
        7 - self.players * self.characters_each()
    }

    /// The Time each player starts with.
    pub const fn starting_time(self) -> u8 {
        if self.players == 3 { 36 } else { 45 }
    }

    /// Does the Unknown Characters deck lie face down, so that it can be investigated?
    #[inline]
    pub const fn has_unknown_deck(self) -> bool {
        self.players > 3 && !self.beginner
    }
}
