//! Who looked at how many cards of whom: what the others may know by now, which a search has to suppose.

use crate::dice::Dice;
use crate::mind::{DECK, target_index};
use armonium_rules::{CardPlace, Character, Event, Public, Seat, State};

/// For each seat and each target, how likely it is that a character there was not seen.
#[derive(Clone, Debug)]
pub(crate) struct Looks {
    missed: [[f32; DECK + 1]; Seat::MAX],
    /// Cards the mover has seen this turn, by target.
    this_turn: [u8; DECK + 1],
}

impl Looks {
    pub(crate) const fn new() -> Self {
        Self { missed: [[1.0; DECK + 1]; Seat::MAX], this_turn: [0; DECK + 1] }
    }

    /// Takes note of what happened.
    pub(crate) fn watch(&mut self, public: &Public, events: &[Event]) {
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
                _ => {}
            }
        }
    }

    /// Lets the other seats of a world know what they may have seen.
    pub(crate) fn suppose(&self, world: &mut State, reader: Seat, dice: &mut Dice) {
        for seat in world.public().inside() {
            if seat == reader {
                continue;
            }
            let known = world.known_to(seat);
            for character in Character::ALL {
                if known.has(character) {
                    continue;
                }
                let index = match world.card_place(character) {
                    // What was seen of the own hand, the reader knows without supposing.
                    CardPlace::Hand(owner) if owner == reader => continue,
                    CardPlace::Hand(owner) => owner.index(),
                    CardPlace::Deck => DECK,
                    CardPlace::Chosen => continue,
                };
                let missed = self.missed[seat.index()][index];
                if missed < 1.0 && dice.fraction() >= missed {
                    world.suppose_seen(seat, character);
                }
            }
        }
    }
}
