//! Who owns each chair and whether a bot plays on it, followed through the log without playing the game. Counting with it:
//! player_stats.rs. The table itself: table.rs.

use crate::ids::PlayerId;
use crate::log_entry::{LogEntry, Occupant};
use armonium_rules::Seat;

/// Who owns each chair.
#[derive(Clone, Debug, Default)]
pub struct SeatOwnership(Vec<Owner>);

#[derive(Clone, Copy, Debug, Default)]
struct Owner {
    player: Option<PlayerId>,
    substituted: bool,
}

impl SeatOwnership {
    /// Applies the next entry.
    pub fn enter(&mut self, entry: &LogEntry) {
        match *entry {
            LogEntry::Created { options, .. } => {
                self.0 = vec![Owner::default(); usize::from(options.players)]
            }
            LogEntry::Seated { seat, occupant } => {
                let player = match occupant {
                    Occupant::Player(player) => Some(player),
                    Occupant::Bot(_) => None,
                };
                self.set(seat, Owner { player, substituted: false });
            }
            LogEntry::Vacated { seat } => self.set(seat, Owner::default()),
            LogEntry::HandedOver { seat, to } | LogEntry::SeatGiven { seat, to } => {
                self.set(seat, Owner { player: Some(to), substituted: false })
            }
            LogEntry::OptionsChanged { options } => {
                self.0.resize(usize::from(options.players), Owner::default());
            }
            LogEntry::SeatsSwapped { seat, with } => {
                if seat.index().max(with.index()) < self.0.len() {
                    self.0.swap(seat.index(), with.index());
                }
            }
            LogEntry::Substituted { seat, .. } => self.play(seat, true),
            LogEntry::Reclaimed { seat } => self.play(seat, false),
            LogEntry::HostChanged { .. }
            | LogEntry::Coloured { .. }
            | LogEntry::SwapAsked { .. }
            | LogEntry::SwapEnded { .. }
            | LogEntry::Countdown { .. }
            | LogEntry::CountdownStopped { .. }
            | LogEntry::SeatRequested { .. }
            | LogEntry::SeatRequestEnded { .. }
            | LogEntry::Nonce { .. }
            | LogEntry::Began {}
            | LogEntry::Branched { .. }
            | LogEntry::Decided { .. }
            | LogEntry::TookBack { .. }
            | LogEntry::Resumed { .. }
            | LogEntry::Said { .. }
            | LogEntry::Phrase { .. }
            | LogEntry::Voted { .. }
            | LogEntry::VoteEnded {}
            | LogEntry::BotWanted { .. }
            | LogEntry::Away(_)
            | LogEntry::LinkCancelled { .. }
            | LogEntry::ReplayLinkCancelled { .. }
            | LogEntry::Abandoned {}
            | LogEntry::Rematch { .. } => {}
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
