//! Looking at cards (3.4.14 to 3.4.16): who can be investigated, what is held apart, what chance shows.

use crate::action::Target;
use crate::event::{Card, Event, Reason, Sight, Sink};
use crate::illegal::Illegal;
use crate::play::Play;
use crate::state::{CardPlace, Fate, State};
use crate::vocabulary::{Character, CharacterSet, Power, PowerSet, Seat};

impl State {
    /// The Character Cards at a place.
    fn characters_at(&self, place: CardPlace) -> CharacterSet {
        let mut set = CharacterSet::EMPTY;
        for character in Character::ALL {
            if self.secret.cards[character.index()] == place {
                set.insert(character);
            }
        }
        set
    }

    /// The cards of a target that were not seen this turn.
    fn unseen(&self, target: Target) -> (PowerSet, CharacterSet) {
        let (powers, place) = match target {
            Target::Hand(seat) => {
                let held = PowerSet::ALL.without(self.public.played[seat.index()]);
                (held.without(self.secret.apart_powers[seat.index()]), CardPlace::Hand(seat))
            }
            Target::Deck => (PowerSet::EMPTY, CardPlace::Deck),
        };
        (powers, self.characters_at(place).without(self.secret.apart_characters))
    }

    /// How many cards of a target can still be seen this turn: 0 if it is no target (R38, R39, R41).
    pub(crate) fn cards_to_see(&self, mover: Seat, target: Target) -> u8 {
        let allowed = match target {
            Target::Hand(seat) => {
                seat != mover
                    && matches!(
                        self.public.fates.get(seat.index()),
                        Some(Fate::In | Fate::Out(Reason::WrongName | Reason::Failed))
                    )
            }
            Target::Deck => self.public.options.has_unknown_deck(),
        };
        if !allowed {
            return 0;
        }
        let (all, apart_powers, place) = match target {
            Target::Hand(seat) => {
                let apart = self.secret.apart_powers[seat.index()];
                (self.public.hand_size(seat), apart.len(), CardPlace::Hand(seat))
            }
            Target::Deck => (self.public.options.unknown_cards(), 0, CardPlace::Deck),
        };
        let apart_characters =
            self.secret.apart_characters.filter(|c| self.secret.cards[c.index()] == place).count();
        all - (apart_powers + apart_characters) as u8
    }

    /// Everything the mover can investigate.
    pub(crate) fn targets(&self, mover: Seat) -> impl Iterator<Item = Target> + '_ {
        let hands = self.public.seats().map(Target::Hand);
        hands.chain([Target::Deck]).filter(move |&target| self.cards_to_see(mover, target) > 0)
    }

    pub(crate) fn can_investigate(&self, mover: Seat, target: Target) -> Result<(), Illegal> {
        if self.cards_to_see(mover, target) > 0 { Ok(()) } else { Err(Illegal::NoTarget { target }) }
    }
}

impl<S: Sink> Play<'_, S> {
    /// Looks at random cards, as many as are left, and holds them apart until the end of the turn.
    pub(crate) fn look(&mut self, seat: Seat, target: Target, cards: u8) {
        let mut stream = self.state.secret.chance.next_look();
        for _ in 0..cards {
            let (powers, characters) = self.state.unseen(target);
            let unseen = powers.len() + characters.len();
            if unseen == 0 {
                return;
            }
            let drawn = stream.below(unseen);
            let (mut powers_left, mut characters_left) = (powers, characters);
            let card = match powers_left.nth(drawn) {
                Some(power) => Card::Power(power),
                None => match characters_left.nth(drawn - powers.len()) {
                    Some(character) => Card::Character(character),
                    None => return,
                },
            };
            self.hold_apart(seat, target, card);
            self.emit(Event::CardLooked { seat, target, card: Sight::Seen(card) });
        }
    }

    fn hold_apart(&mut self, mover: Seat, target: Target, card: Card) {
        let secret = &mut self.state.secret;
        match (card, target) {
            (Card::Character(character), _) => {
                secret.apart_characters.insert(character);
                secret.cards_known[character.index()].add(mover);
            }
            (Card::Power(power), Target::Hand(owner)) => secret.apart_powers[owner.index()].insert(power),
            (Card::Power(_), Target::Deck) => {}
        }
    }
}

/// The Power Cards in a hand.
pub(crate) fn powers_held(played: PowerSet) -> impl Iterator<Item = Power> {
    PowerSet::ALL.without(played)
}
