//! What one seat knows when it decides, in a few bytes: made from a View, or in a world of a search from what that world
//! lets the seat know.

use crate::{Belief, Inference};
use armonium_rules::{
    CardPlace, Character, CharacterSet, Fate, Public, Reason, Role, Seat, Sight, State, Target, View, Viewer,
};

/// The number under which the Unknown deck is kept beside the hands.
pub(crate) const DECK: usize = Seat::MAX;

/// Bits of doubt between so many that are equally likely.
pub(crate) const LOG2: [f32; Character::COUNT + 1] =
    [0.0, 0.0, 1.0, 1.584_962_5, 2.0, 2.321_928, 2.584_962_6, 2.807_355, 3.0];

/// What a seat knows.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mind {
    pub(crate) seat: Seat,
    /// Its role; a Hero before roles are dealt.
    pub(crate) role: Role,
    /// Its own Character Cards.
    pub(crate) own: CharacterSet,
    /// Who can be the Chosen One.
    pub(crate) possible: CharacterSet,
    /// How likely each of them is.
    pub(crate) odds: [f32; Character::COUNT],
    /// The kinds of tiles it holds, as bits, and how many tiles that are.
    pub(crate) tiles: u64,
    pub(crate) held: u8,
    /// Cards of each hand and of the deck that could be seen now.
    pub(crate) unseen: [u8; DECK + 1],
    /// How many of these are Character Cards it does not know.
    pub(crate) unknown: [u8; DECK + 1],
}

/// The number of a target.
pub(crate) const fn target_index(target: Target) -> usize {
    match target {
        Target::Hand(seat) => seat.index(),
        Target::Deck => DECK,
    }
}

impl Mind {
    /// What this reader knows, from the facts alone. A spectator has no mind to make up.
    pub(crate) fn of_view(view: &View, belief: &Belief) -> Option<Self> {
        let Viewer::Seat(seat) = view.viewer else { return None };
        let mut mind = Self {
            seat,
            role: view.role.unwrap_or(Role::Hero),
            own: CharacterSet::EMPTY,
            possible: CharacterSet::EMPTY,
            odds: [0.0; Character::COUNT],
            tiles: 0,
            held: view.hands[seat.index()].tiles.len() as u8,
            unseen: [0; DECK + 1],
            unknown: [0; DECK + 1],
        };
        let mut known_at = [0u8; DECK + 1];
        for character in Character::ALL {
            let odds = belief.chosen(character) as f32;
            mind.odds[character.index()] = odds;
            if odds > 0.0 {
                mind.possible.insert(character);
            }
            match view.cards[character.index()] {
                Sight::Seen(CardPlace::Hand(owner)) => {
                    known_at[owner.index()] += 1;
                    if owner == seat {
                        mind.own.insert(character);
                    }
                }
                Sight::Seen(CardPlace::Deck) => known_at[DECK] += 1,
                Sight::Seen(CardPlace::Chosen) | Sight::FaceDown => {}
            }
        }
        for tile in view.hands[seat.index()].tiles.iter().filter_map(|tile| tile.seen()) {
            mind.tiles |= 1 << tile.0;
        }
        mind.look_around(&view.public, &known_at);
        for apart in &view.apart {
            let cards = &mut mind.unseen[target_index(apart.target)];
            *cards = cards.saturating_sub(apart.cards.len() as u8);
        }
        Some(mind)
    }

    /// What this seat knows in a world of a search.
    pub(crate) fn in_world(world: &State, seat: Seat) -> Self {
        let public = world.public();
        let known = world.known_to(seat);
        let mut mind = Self {
            seat,
            role: world.role(seat),
            own: CharacterSet::EMPTY,
            possible: CharacterSet::ALL.without(known).without(public.not_chosen),
            odds: [0.0; Character::COUNT],
            tiles: world.tile_kinds_of(seat),
            held: world.tiles_held(seat) as u8,
            unseen: [0; DECK + 1],
            unknown: [0; DECK + 1],
        };
        let mut known_at = [0u8; DECK + 1];
        for character in known {
            match world.card_place(character) {
                CardPlace::Hand(owner) => {
                    known_at[owner.index()] += 1;
                    if owner == seat {
                        mind.own.insert(character);
                    }
                }
                CardPlace::Deck => known_at[DECK] += 1,
                CardPlace::Chosen => mind.possible = CharacterSet::of(character),
            }
        }
        let each = 1.0 / mind.possible.len().max(1) as f32;
        for character in mind.possible {
            mind.odds[character.index()] = each;
        }
        mind.look_around(public, &known_at);
        mind
    }

    /// Counts what can be looked at, and what of it is unknown.
    fn look_around(&mut self, public: &Public, known_at: &[u8; DECK + 1]) {
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

    /// Lays what behaviour tells on what the facts say.
    pub(crate) fn weigh(&mut self, inference: &Inference) {
        let mut sum = 0.0;
        for character in self.possible {
            let odds = &mut self.odds[character.index()];
            *odds *= inference.chosen(character);
            sum += *odds;
        }
        if sum > 0.0 {
            self.odds.iter_mut().for_each(|odds| *odds /= sum);
        }
    }

    /// The likeliest Chosen One, and how likely.
    pub(crate) fn guess(&self) -> Option<(Character, f32)> {
        let likeliest = self.possible.max_by(|a, b| self.odds[a.index()].total_cmp(&self.odds[b.index()]))?;
        Some((likeliest, self.odds[likeliest.index()]))
    }

    /// Bits of doubt about the Chosen One that looking at so many cards of a target is expected to take away.
    pub(crate) fn gain_of_look(&self, target: usize, cards: u8) -> f32 {
        let (left, unknown) = (self.unseen[target], self.unknown[target]);
        if left == 0 || unknown == 0 {
            return 0.0;
        }
        let possible = self.possible.len();
        let bits = |count: usize| LOG2[possible] - LOG2[possible.saturating_sub(count).max(1)];
        if unknown == 1 {
            return bits(1) * f32::from(cards.min(left)) / f32::from(left);
        }
        // How likely it is to have found so many unknown characters, card by card.
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

    /// The best target for so many cards, with its gain in bits.
    pub(crate) fn best_look(&self, cards: u8) -> (usize, f32) {
        let gains = (0..=DECK).map(|target| (target, self.gain_of_look(target, cards)));
        gains.max_by(|a, b| a.1.total_cmp(&b.1)).unwrap_or((DECK, 0.0))
    }
}
