//! A chair at a table: who owns it, who plays on it.

use crate::away::ChairAway;
use crate::colour::Colour;
use crate::digest::Digest;
use crate::ids::PlayerId;
use crate::level::Level;
use crate::log_entry::{Occupant, SubstituteReason};
use armonium_rules::Seat;

/// A chair at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chair {
    /// Who sits here; nobody yet if none.
    pub occupant: Option<Occupant>,
    /// The bot that plays for the player, and why.
    pub substitute: Option<(Level, SubstituteReason)>,
    /// The player's part of the chance.
    pub nonce: Option<Digest>,
    /// The player's answer in the open vote to end the game.
    pub vote: Option<bool>,
    /// Does the player want a bot to play for the absent player who is asked?
    pub wants_bot: bool,
    /// The colour of who sits here.
    pub colour: Colour,
    /// The seat with which the player here wants to swap.
    pub wants_swap: Option<Seat>,
    /// Pauses, vacation and nudges.
    pub away: ChairAway,
    /// What is left of the reserve on the clock, in milliseconds.
    pub reserve: i64,
    /// Counts the hand-over links that have ended; the valid ones depend on it.
    pub ended_links: u32,
}

impl Chair {
    pub(crate) const fn free(reserve: i64, colour: Colour) -> Self {
        Self {
            occupant: None,
            substitute: None,
            nonce: None,
            vote: None,
            wants_bot: false,
            colour,
            wants_swap: None,
            away: ChairAway {
                agreed: false,
                wants_resume: false,
                vacation: None,
                vacation_used: 0,
                nudged: None,
            },
            reserve,
            ended_links: 0,
        }
    }

    /// The player who owns the chair.
    pub const fn player(&self) -> Option<PlayerId> {
        match self.occupant {
            Some(Occupant::Player(player)) => Some(player),
            Some(Occupant::Bot(_)) | None => None,
        }
    }

    /// The player who owns the chair and plays on it.
    pub const fn present(&self) -> Option<PlayerId> {
        match self.substitute {
            None => self.player(),
            Some(_) => None,
        }
    }

    /// The bot that plays here, as occupant or as substitute.
    pub const fn bot(&self) -> Option<Level> {
        match (self.occupant, self.substitute) {
            (Some(Occupant::Bot(level)), _) | (_, Some((level, _))) => Some(level),
            (Some(Occupant::Player(_)) | None, None) => None,
        }
    }

    /// Is all there that the deal needs from this chair?
    pub const fn is_ready(&self) -> bool {
        match self.occupant {
            Some(Occupant::Player(_)) => self.nonce.is_some(),
            Some(Occupant::Bot(_)) => true,
            None => false,
        }
    }
}
