//! How many cards each seat has looked at, and where: what a search may assume the other seats know.

use crate::{DECK, target_index};
use armonium_rules::{CardPlace, Character, Event, Public, Seat, State};

/// For each seat and each target, the probability that it has not seen a given character there.
#[derive(Clone, Debug)]
pub struct Observations {
    missed: [[f32; DECK + 1]; Seat::MAX],
    /// Cards the mover has seen this turn, by target.
    this_turn: [u8; DECK + 1],
}

impl Observations {
    /// No looks yet.
    pub const fn new() -> Self {
        Self { missed: [[1.0; DECK + 1]; Seat::MAX], this_turn: [0; DECK + 1] }
    }

    /// Records the looks among these events.
    pub fn record(&mut self, public: &Public, events: &[Event]) {
        for event in events {
            match *event {
                Event::CardLooked { seat, target, .. } => {
                    let index = target_index(target);
                    let cards = match index {
                        DECK => public.options.unknown_cards(),
                        _ => public.hand_size(Seat(index as u8)),
                    };
                    let left = cards.saturating_sub(self.this_turn[index]).max(1);
                    self.missed[seat.index()][index] *= 1.0 - 1.0 / f32::from(left);
                    self.this_turn[index] += 1;
                }
                Event::TurnEnded { .. } => self.this_turn = [0; DECK + 1],
                // None of these shows a seat that stays in the game a hidden card of another place.
                Event::CharacterDealt { .. }
                | Event::CharacterFaceUp { .. }
                | Event::HourBegan { .. }
                | Event::RoleDealt { .. }
                | Event::EventTurned { .. }
                | Event::AuctionOpened { .. }
                | Event::BidMade { .. }
                | Event::BidPassed { .. }
                | Event::PositionWon { .. }
                | Event::PositionGiven { .. }
                | Event::PositionStruck { .. }
                | Event::CluePlaced { .. }
                | Event::Declared { .. }
                | Event::MarkShown { .. }
                | Event::DeclaredWrongly { .. }
                | Event::DeclaredRightly { .. }
                | Event::CharacterChosen { .. }
                | Event::AbilityUsed { .. }
                | Event::CharacterBlocked { .. }
                | Event::TimeGained { .. }
                | Event::TimePaid { .. }
                | Event::MusicGained { .. }
                | Event::ClueGained { .. }
                | Event::CluesSpent { .. }
                | Event::CluePicked { .. }
                | Event::TileDrawn { .. }
                | Event::PowerTakenBack { .. }
                | Event::GearsTurned { .. }
                | Event::Moved { .. }
                | Event::ActionTaken { .. }
                | Event::Skipped { .. }
                | Event::ClueMoved { .. }
                | Event::PowerPlayed { .. }
                | Event::ItemPlayed { .. }
                | Event::Relocated { .. }
                | Event::Swapped { .. }
                | Event::LocationPlaced { .. }
                | Event::LocationDeclined { .. }
                | Event::OrganTileDiscarded { .. }
                | Event::OrganPlaced { .. }
                | Event::TileDiscarded { .. }
                | Event::PlayerOut { .. }
                | Event::CardRevealed { .. }
                | Event::TilesReturned { .. }
                | Event::Ended { .. } => {}
            }
        }
    }

    /// Marks cards in a sampled world as seen by the seats other than `reader`, as often as they may have seen them.
    /// `chance` draws a number from 0 to 1.
    pub fn apply_to(&self, world: &mut State, reader: Seat, mut chance: impl FnMut() -> f32) {
        for seat in world.public().active() {
            if seat == reader {
                continue;
            }
            let known = world.known_to(seat);
            for character in Character::ALL {
                if known.has(character) {
                    continue;
                }
                let index = match world.card_place(character) {
                    // The View already says who saw the reader's own cards.
                    CardPlace::Hand(owner) if owner == reader => continue,
                    CardPlace::Hand(owner) => owner.index(),
                    CardPlace::Deck => DECK,
                    CardPlace::Chosen => continue,
                };
                let missed = self.missed[seat.index()][index];
                if missed < 1.0 && chance() >= missed {
                    world.mark_seen(seat, character);
                }
            }
        }
    }
}

impl Default for Observations {
    fn default() -> Self {
        Self::new()
    }
}
