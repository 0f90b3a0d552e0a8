//! The exact belief: how likely each character is to be the Chosen One, in each hand and in the Unknown deck, and each
//! player to be Fenrir, from the facts of a View alone. It counts worlds; nothing is sampled.
//!
//! Let `n` Character Cards be unknown to the reader, and let the Chosen One be among them, but not one of those who were
//! wrongly named. Every consistent deal is equally likely, so each of the `m` cards that can be the Chosen One is so in
//! one deal of `m`; and in all other deals it lies evenly in any of the `n − 1` places left. That is all there is to count.

use armonium_rules::{CardPlace, Character, CharacterSet, Role, Seat, SeatSet, Sight, View, Viewer};

/// What a reader of a View believes, as probabilities.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Belief {
    chosen: [f64; Character::COUNT],
    hands: [[f64; Character::COUNT]; Seat::MAX],
    deck: [f64; Character::COUNT],
    fenrir: [f64; Seat::MAX],
}

impl Belief {
    /// What the facts of this View amount to.
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

    /// Spreads the unknown cards over the places that lack one.
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
                let lacking = lacking(view, seat);
                in_hands += lacking;
                self.hands[seat.index()][character.index()] = each_place * lacking as f64;
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

    /// How likely this character is to be the Chosen One.
    pub const fn chosen(&self, character: Character) -> f64 {
        self.chosen[character.index()]
    }

    /// How likely this character's card is in that hand.
    pub const fn in_hand(&self, seat: Seat, character: Character) -> f64 {
        self.hands[seat.index()][character.index()]
    }

    /// How likely this character's card is in the Unknown deck (or face up beside the board).
    pub const fn in_deck(&self, character: Character) -> f64 {
        self.deck[character.index()]
    }

    /// How likely this player is to be Fenrir; 0 before Hour V.
    pub const fn fenrir(&self, seat: Seat) -> f64 {
        self.fenrir[seat.index()]
    }

    /// What is not yet known of the Chosen One, in bits.
    pub fn doubt(&self) -> f64 {
        -self.chosen.iter().filter(|&&p| p > 0.0).map(|p| p * p.log2()).sum::<f64>()
    }
}

/// How many Character Cards of a hand the reader does not know.
fn lacking(view: &View, seat: Seat) -> usize {
    let known = view.cards.iter().filter(|&&sight| sight == Sight::Seen(CardPlace::Hand(seat))).count();
    usize::from(view.public.options.characters_each()).saturating_sub(known)
}

/// Fenrir is whoever declared as such, the reader who holds the card, or any of the others who have a role card and have
/// not declared as Heroes.
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
