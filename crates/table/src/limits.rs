//! How much one player may add to a table's log. Decisions, leaving and votes are never limited; everything else that
//! writes a record is, far above what any game needs and far below what makes a log large. The counts follow from the
//! records, so every node and every verifier comes to the same answer.

use crate::ids::PlayerId;
use crate::refusal::Refusal;
use std::collections::HashMap;

/// Undos in a row: until one of the player's decisions stands, because it sealed something or another seat decided.
pub const MAX_UNDOS_IN_A_ROW: u32 = 100;
/// Undos in the whole game.
pub const MAX_UNDOS: u32 = 1_000;
/// Chat messages, phrases included.
pub const MAX_MESSAGES: u32 = 1_000;
/// Characters in all chat messages together.
pub const MAX_CHARACTERS: u32 = 100_000;
/// Sitting down, seating a bot, taking a seat over, reclaiming one, cancelling its links; before the game also colours,
/// swaps, options, and stopping the countdown.
pub const MAX_SEAT_CHANGES: u32 = 300;
/// Proposed pauses.
pub const MAX_PAUSES: u32 = 100;

/// Requests for a seat.
pub const MAX_REQUESTS: u32 = 10;

/// What each player has added to the log so far.
#[derive(Clone, Debug, Default)]
pub(crate) struct Usage(HashMap<PlayerId, Counts>);

#[derive(Clone, Copy, Debug, Default)]
struct Counts {
    undos_in_a_row: u32,
    undos: u32,
    messages: u32,
    characters: u32,
    seat_changes: u32,
    requests: u32,
    pauses: u32,
}

impl Usage {
    fn of(&self, player: PlayerId) -> Counts {
        self.0.get(&player).copied().unwrap_or_default()
    }

    fn count(&mut self, player: Option<PlayerId>, count: impl FnOnce(&mut Counts)) {
        if let Some(player) = player {
            count(self.0.entry(player).or_default());
        }
    }

    /// May this player undo once more?
    pub(crate) fn allows_undo(&self, player: PlayerId) -> Result<(), Refusal> {
        let counts = self.of(player);
        let allowed = counts.undos_in_a_row < MAX_UNDOS_IN_A_ROW && counts.undos < MAX_UNDOS;
        if allowed { Ok(()) } else { Err(Refusal::TooManyUndos) }
    }

    /// May this player send a message of so many characters?
    pub(crate) fn allows_chat(&self, player: PlayerId, characters: usize) -> Result<(), Refusal> {
        let counts = self.of(player);
        let allowed = counts.messages < MAX_MESSAGES
            && counts.characters as usize + characters <= MAX_CHARACTERS as usize;
        if allowed { Ok(()) } else { Err(Refusal::TooMuchChat) }
    }

    /// May this player change who sits where, once more?
    pub(crate) fn allows_seat_change(&self, player: PlayerId) -> Result<(), Refusal> {
        let allowed = self.of(player).seat_changes < MAX_SEAT_CHANGES;
        if allowed { Ok(()) } else { Err(Refusal::TooManySeatChanges) }
    }

    /// May this player ask for a seat once more?
    pub(crate) fn allows_request(&self, player: PlayerId) -> Result<(), Refusal> {
        let allowed = self.of(player).requests < MAX_REQUESTS;
        if allowed { Ok(()) } else { Err(Refusal::TooManyRequests) }
    }

    /// May this player propose one more pause?
    pub(crate) fn allows_pause(&self, player: PlayerId) -> Result<(), Refusal> {
        if self.of(player).pauses < MAX_PAUSES { Ok(()) } else { Err(Refusal::TooManyPauses) }
    }

    pub(crate) fn undid(&mut self, player: Option<PlayerId>) {
        self.count(player, |counts| {
            counts.undos_in_a_row += 1;
            counts.undos += 1;
        });
    }

    /// A player or, if none, a bot decided: the others' decisions stand now, and so does this one if it sealed something.
    pub(crate) fn decided(&mut self, player: Option<PlayerId>, sealed: bool) {
        for (id, counts) in &mut self.0 {
            if sealed || Some(*id) != player {
                counts.undos_in_a_row = 0;
            }
        }
    }

    pub(crate) fn chatted(&mut self, player: Option<PlayerId>, characters: usize) {
        self.count(player, |counts| {
            counts.messages += 1;
            let characters = u32::try_from(characters).unwrap_or(u32::MAX);
            counts.characters = counts.characters.saturating_add(characters);
        });
    }

    pub(crate) fn requested(&mut self, player: PlayerId) {
        self.count(Some(player), |counts| counts.requests += 1);
    }

    pub(crate) fn proposed_pause(&mut self, player: Option<PlayerId>) {
        self.count(player, |counts| counts.pauses += 1);
    }

    pub(crate) fn changed_seat(&mut self, player: Option<PlayerId>) {
        self.count(player, |counts| counts.seat_changes += 1);
    }
}
