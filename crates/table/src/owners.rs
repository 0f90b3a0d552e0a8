//! Who owns each chair and who plays on it, followed through the records without playing the game. For counting what
//! somebody did: deeds.rs. The table itself: table.rs.

use crate::entry::{Entry, Sitter};
use crate::ids::PlayerId;
use armonium_rules::Seat;

/// Who owns each chair.
#[derive(Clone, Debug, Default)]
pub struct Owners(Vec<Owner>);

#[derive(Clone, Copy, Debug, Default)]
struct Owner {
    player: Option<PlayerId>,
    substituted: bool,
}

impl Owners {
    /// Takes in what happened next.
    pub fn enter(&mut self, entry: &Entry) {
        match *entry {
            Entry::Created { options, .. } => self.0 = vec![Owner::default(); usize::from(options.players)],
            Entry::Seated { seat, sitter } => {
                let player = match sitter {
                    Sitter::Player(player) => Some(player),
                    Sitter::Bot(_) => None,
                };
                self.set(seat, Owner { player, substituted: false });
            }
            Entry::Vacated { seat } => self.set(seat, Owner::default()),
            Entry::HandedOver { seat, to } => self.set(seat, Owner { player: Some(to), substituted: false }),
            Entry::Substituted { seat, .. } => self.play(seat, true),
            Entry::Reclaimed { seat } => self.play(seat, false),
            Entry::HostChanged { .. }
            | Entry::Nonce { .. }
            | Entry::Began {}
            | Entry::Branched { .. }
            | Entry::Moved { .. }
            | Entry::TookBack { .. }
            | Entry::Resumed { .. }
            | Entry::Said { .. }
            | Entry::Phrase { .. }
            | Entry::Voted { .. }
            | Entry::VoteEnded {}
            | Entry::BotWanted { .. }
            | Entry::LinkCancelled { .. }
            | Entry::ReplayLinkCancelled { .. }
            | Entry::Abandoned {}
            | Entry::Rematch { .. } => {}
        }
    }

    /// The player who owns a chair.
    pub fn owner(&self, seat: Seat) -> Option<PlayerId> {
        self.0.get(seat.index())?.player
    }

    /// The player who owns a chair and plays on it.
    pub fn present(&self, seat: Seat) -> Option<PlayerId> {
        self.0.get(seat.index()).filter(|owner| !owner.substituted)?.player
    }

    fn set(&mut self, seat: Seat, owner: Owner) {
        if let Some(chair) = self.0.get_mut(seat.index()) {
            *chair = owner;
        }
    }

    fn play(&mut self, seat: Seat, substituted: bool) {
        if let Some(chair) = self.0.get_mut(seat.index()) {
            chair.substituted = substituted;
        }
    }
}
