//! The exact belief: how likely each character is to be the Chosen One, in each hand and in the Unknown deck, and each
//! player to be Fenrir. It is computed by counting the worlds that fit a View; nothing is sampled.
//!
//! Let `n` Character Cards be unknown to the reader and `m` of them possible as the Chosen One (those not named wrongly).
//! Every consistent deal is equally likely, so each of the `m` is the Chosen One with probability `1 / m`, and otherwise
//! lies in any of the other `n − 1` places with equal probability.

use armonium_rules::{CardPlace, Character, CharacterSet, Role, Seat, SeatSet, Sight, View, Viewer};

/// What the reader of a View believes, as probabilities.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Belief {
    chosen: [f64; Character::COUNT],
    hands: [[f64; Character::COUNT]; Seat::MAX],
    deck: [f64; Character::COUNT],
    fenrir: [f64; Seat::MAX],
}

impl Belief {
    /// The belief that follows from the facts of this View.
    pub fn of(view: &View) -> Self {
        let mut belief = Self {
            chosen: [0.0; Character::COUNT],
            hands: [[0.0; Character::COUNT]; Seat::MAX],
            deck: [0.0; Character::COUNT],
            fenrir: fenrir(view),
        };
        let mut unknown = CharacterSet::EMPTY;
        for character in Character::ALL {
            match view.cards[character.index()] {
                Sight::Seen(place) => *belief.at(place, character) = 1.0,
                Sight::FaceDown => unknown.insert(character),
            }
        }
        belief.spread(view, unknown);
        belief
    }

    /// Distributes the unknown cards over the places with room for them.
    fn spread(&mut self, view: &View, unknown: CharacterSet) {
        let chosen_is_unknown = !view.cards.contains(&Sight::Seen(CardPlace::Chosen));
        let candidates =
            if chosen_is_unknown { unknown.without(view.public.not_chosen) } else { CharacterSet::EMPTY };
        let others = unknown.len() - usize::from(chosen_is_unknown && !unknown.is_empty());
        for character in unknown {
            let chosen = if candidates.has(character) { 1.0 / candidates.len() as f64 } else { 0.0 };
            self.chosen[character.index()] = chosen;
            if others == 0 {
                continue;
            }
            let each_place = (1.0 - chosen) / others as f64;
            let mut in_hands = 0;
            for seat in view.public.seats() {
                let unknown = unknown_in_hand(view, seat);
                in_hands += unknown;
                self.hands[seat.index()][character.index()] = each_place * unknown as f64;
            }
            self.deck[character.index()] = each_place * (others - in_hands) as f64;
        }
    }

    fn at(&mut self, place: CardPlace, character: Character) -> &mut f64 {
        let places = match place {
            CardPlace::Hand(seat) => &mut self.hands[seat.index()],
            CardPlace::Deck => &mut self.deck,
            CardPlace::Chosen => &mut self.chosen,
        };
        &mut places[character.index()]
    }

    /// The probability that this character is the Chosen One.
    pub const fn chosen(&self, character: Character) -> f64 {
        self.chosen[character.index()]
    }

    /// The probability that this character's card is in that hand.
    pub const fn in_hand(&self, seat: Seat, character: Character) -> f64 {
        self.hands[seat.index()][character.index()]
    }

    /// The probability that this character's card is in the Unknown deck (or face up beside the board).
    pub const fn in_deck(&self, character: Character) -> f64 {
        self.deck[character.index()]
    }

    /// The probability that this player is Fenrir; 0 before Hour V.
    pub const fn fenrir(&self, seat: Seat) -> f64 {
        self.fenrir[seat.index()]
    }

    /// How many characters can be the Chosen One.
    pub fn candidates(&self) -> usize {
        self.chosen.iter().filter(|&&probability| probability > 0.0).count()
    }
}

/// How many Character Cards of a hand are unknown to the reader.
fn unknown_in_hand(view: &View, seat: Seat) -> usize {
    let known = view.cards.iter().filter(|&&sight| sight == Sight::Seen(CardPlace::Hand(seat))).count();
    usize::from(view.public.options.characters_each()).saturating_sub(known)
}

/// The candidates are the declared Fenrir, the reader who holds the card, or every other player with a role card who has
/// not declared as a Hero.
fn fenrir(view: &View) -> [f64; Seat::MAX] {
    let mut odds = [0.0; Seat::MAX];
    let own = match view.viewer {
        Viewer::Seat(seat) => SeatSet::of(seat),
        Viewer::Spectator => SeatSet::EMPTY,
    };
    let candidates = match (view.public.declared_fenrir, view.role) {
        (Some(seat), _) => SeatSet::of(seat),
        (None, Some(Role::Fenrir)) => own,
        (None, Some(Role::Hero) | None) => {
            view.public.roles_dealt.without(view.public.declared_heroes).without(own)
        }
    };
    for seat in candidates {
        odds[seat.index()] = 1.0 / candidates.len() as f64;
    }
    odds
}
