//! A seat's information state in a few bytes: what it knows when it decides. It is built from a View, or in a world of a
//! search from what that world lets the seat know.

use crate::Belief;
use armonium_rules::{
    CardPlace, Character, CharacterSet, Fate, Public, Reason, Role, Seat, Sight, State, Target, View, Viewer,
};

/// The index of the Unknown deck, after the hands.
pub const DECK: usize = Seat::MAX;

/// The entropy of so many equally likely characters, in bits.
const ENTROPY: [f32; Character::COUNT + 1] =
    [0.0, 0.0, 1.0, 1.584_962_5, 2.0, 2.321_928, 2.584_962_6, 2.807_355, 3.0];

/// What a seat knows.
#[derive(Clone, Copy, Debug)]
pub struct InformationState {
    /// The seat.
    pub seat: Seat,
    /// Its role; a Hero before roles are dealt.
    pub role: Role,
    /// Its own Character Cards.
    pub own: CharacterSet,
    /// The characters that can be the Chosen One.
    pub possible: CharacterSet,
    /// The probability of each of them.
    pub odds: [f32; Character::COUNT],
    /// The kinds of tiles it holds, as bits.
    pub tile_kinds: u64,
    /// How many tiles it holds.
    pub tiles_held: u8,
    /// Cards that could be looked at now, in each hand and in the deck.
    pub unseen: [u8; DECK + 1],
    /// How many of those are unknown Character Cards.
    pub unknown: [u8; DECK + 1],
}

/// The index of a target in `unseen` and `unknown`.
pub const fn target_index(target: Target) -> usize {
    match target {
        Target::Hand(seat) => seat.index(),
        Target::Deck => DECK,
    }
}

impl InformationState {
    /// What the reader of this View knows; nothing for a spectator.
    pub fn of_view(view: &View, belief: &Belief) -> Option<Self> {
        let Viewer::Seat(seat) = view.viewer else { return None };
        let mut info = Self {
            seat,
            role: view.role.unwrap_or(Role::Hero),
            own: CharacterSet::EMPTY,
            possible: CharacterSet::EMPTY,
            odds: [0.0; Character::COUNT],
            tile_kinds: 0,
            tiles_held: view.hands[seat.index()].tiles.len() as u8,
            unseen: [0; DECK + 1],
            unknown: [0; DECK + 1],
        };
        let mut known_at = [0u8; DECK + 1];
        for character in Character::ALL {
            let odds = belief.chosen(character) as f32;
            info.odds[character.index()] = odds;
            if odds > 0.0 {
                info.possible.insert(character);
            }
            match view.cards[character.index()] {
                Sight::Seen(CardPlace::Hand(owner)) => {
                    known_at[owner.index()] += 1;
                    if owner == seat {
                        info.own.insert(character);
                    }
                }
                Sight::Seen(CardPlace::Deck) => known_at[DECK] += 1,
                Sight::Seen(CardPlace::Chosen) | Sight::FaceDown => {}
            }
        }
        for tile in view.hands[seat.index()].tiles.iter().filter_map(|tile| tile.seen()) {
            info.tile_kinds |= 1 << tile.0;
        }
        info.count_targets(&view.public, &known_at);
        for apart in &view.apart {
            let cards = &mut info.unseen[target_index(apart.target)];
            *cards = cards.saturating_sub(apart.cards.len() as u8);
        }
        Some(info)
    }

    /// What this seat knows in a world of a search.
    pub fn in_world(world: &State, seat: Seat) -> Self {
        let public = world.public();
        let known = world.known_to(seat);
        let mut info = Self {
            seat,
            role: world.role(seat),
            own: CharacterSet::EMPTY,
            possible: CharacterSet::ALL.without(known).without(public.not_chosen),
            odds: [0.0; Character::COUNT],
            tile_kinds: world.tile_kinds_of(seat),
            tiles_held: world.tiles_held(seat) as u8,
            unseen: [0; DECK + 1],
            unknown: [0; DECK + 1],
        };
        let mut known_at = [0u8; DECK + 1];
        for character in known {
            match world.card_place(character) {
                CardPlace::Hand(owner) => {
                    known_at[owner.index()] += 1;
                    if owner == seat {
                        info.own.insert(character);
                    }
                }
                CardPlace::Deck => known_at[DECK] += 1,
                CardPlace::Chosen => info.possible = CharacterSet::of(character),
            }
        }
        let each = 1.0 / info.possible.len().max(1) as f32;
        for character in info.possible {
            info.odds[character.index()] = each;
        }
        info.count_targets(public, &known_at);
        info
    }

    /// Counts the cards that can be looked at, and the unknown ones among them.
    fn count_targets(&mut self, public: &Public, known_at: &[u8; DECK + 1]) {
        let each = public.options.characters_each();
        for seat in public.seats() {
            let target = matches!(
                public.fates[seat.index()],
                Fate::In | Fate::Out(Reason::WrongName | Reason::Failed)
            );
            if seat != self.seat && target {
                self.unseen[seat.index()] = public.hand_size(seat);
                self.unknown[seat.index()] = each.saturating_sub(known_at[seat.index()]);
            }
        }
        if public.options.has_unknown_deck() {
            let cards = public.options.unknown_cards();
            self.unseen[DECK] = cards;
            self.unknown[DECK] = cards.saturating_sub(known_at[DECK]);
        }
    }

    /// Multiplies the odds of each possible character by a likelihood.
    pub fn reweight(&mut self, likelihood: impl Fn(Character) -> f32) {
        let mut sum = 0.0;
        for character in self.possible {
            let odds = &mut self.odds[character.index()];
            *odds *= likelihood(character);
            sum += *odds;
        }
        if sum > 0.0 {
            self.odds.iter_mut().for_each(|odds| *odds /= sum);
        }
    }

    /// The likeliest Chosen One and its probability.
    pub fn guess(&self) -> Option<(Character, f32)> {
        let likeliest = self.possible.max_by(|a, b| self.odds[a.index()].total_cmp(&self.odds[b.index()]))?;
        Some((likeliest, self.odds[likeliest.index()]))
    }

    /// The entropy of the Chosen One in bits, if every possible character is equally likely.
    pub const fn entropy(&self) -> f32 {
        ENTROPY[self.possible.len()]
    }

    /// The expected loss of entropy from looking at so many cards of a target, in bits.
    pub fn information_gain(&self, target: usize, cards: u8) -> f32 {
        let (left, unknown) = (self.unseen[target], self.unknown[target]);
        if left == 0 || unknown == 0 {
            return 0.0;
        }
        let possible = self.possible.len();
        let bits = |count: usize| ENTROPY[possible] - ENTROPY[possible.saturating_sub(count).max(1)];
        if unknown == 1 {
            return bits(1) * f32::from(cards.min(left)) / f32::from(left);
        }
        // The probability of having found so many unknown characters, updated card by card.
        let mut found = [0.0f32; Character::COUNT];
        found[0] = 1.0;
        for drawn in 0..cards.min(left) {
            for count in (0..usize::from(unknown)).rev() {
                let next = (f32::from(unknown) - count as f32) / f32::from(left - drawn);
                let move_up = found[count] * next;
                found[count] -= move_up;
                found[count + 1] += move_up;
            }
        }
        (1..=usize::from(unknown)).map(|count| found[count] * bits(count)).sum()
    }

    /// The target with the highest information gain for so many cards, and that gain.
    pub fn best_target(&self, cards: u8) -> (usize, f32) {
        let gains = (0..=DECK).map(|target| (target, self.information_gain(target, cards)));
        gains.max_by(|a, b| a.1.total_cmp(&b.1)).unwrap_or((DECK, 0.0))
    }
}
