//! Samples worlds that fit a View, uniformly over what its reader cannot know. Bots search in them; tests prove secrecy with
//! them. What other seats have learnt in secret is part of such a world only as far as the reader knows it.

use crate::action::Target;
use crate::chance::{Chance, Seed, below, shuffle};
use crate::content::Content;
use crate::event::{Card, Sight};
use crate::setup::tiles_of;
use crate::state::{CardPlace, Eyes, Secret, State};
use crate::tiles::Tiles;
use crate::view::{View, Viewer};
use crate::vocabulary::{Character, CharacterSet, EventCard, PowerSet, Role, Seat, SeatSet, Tile};
use rand_core::Rng;

impl View {
    /// Draws a world in which this reader would see exactly this View.
    pub fn resample(&self, content: &Content, rng: &mut impl Rng) -> State {
        let cards = self.draw_cards(rng);
        let mut seed = [0; 32];
        rng.fill_bytes(&mut seed);
        let mut secret = Secret {
            cards,
            cards_known: self.eyes_on_cards(&cards),
            fenrir: self.draw_fenrir(rng),
            events: self.draw_events(rng),
            tiles: self.draw_tiles(content, rng),
            apart_characters: CharacterSet::EMPTY,
            apart_powers: [PowerSet::EMPTY; Seat::MAX],
            chance: Chance::new(Seed(seed)),
        };
        self.draw_apart(&mut secret, rng);
        State { public: self.public, secret }
    }

    /// Deals the unknown Character Cards to the places with room; wrongly named ones are not the Chosen One.
    fn draw_cards(&self, rng: &mut impl Rng) -> [CardPlace; Character::COUNT] {
        let mut cards = [CardPlace::Deck; Character::COUNT];
        let mut unknown = CharacterSet::EMPTY;
        for character in Character::ALL {
            match self.cards[character.index()] {
                Sight::Seen(place) => cards[character.index()] = place,
                Sight::FaceDown => unknown.insert(character),
            }
        }
        let known_at = |place| self.cards.iter().filter(|&&sight| sight == Sight::Seen(place)).count();
        if known_at(CardPlace::Chosen) == 0 {
            let possible = unknown.without(self.public.not_chosen);
            let possible = if possible.is_empty() { unknown } else { possible };
            let mut candidates = possible;
            if let Some(chosen) = candidates.nth(below(rng, possible.len().max(1))) {
                cards[chosen.index()] = CardPlace::Chosen;
                unknown.remove(chosen);
            }
        }
        let mut rest: Vec<Character> = unknown.collect();
        shuffle(rng, &mut rest);
        for seat in self.public.seats() {
            let missing =
                usize::from(self.public.options.characters_each()) - known_at(CardPlace::Hand(seat));
            for character in rest.split_off(rest.len().saturating_sub(missing)) {
                cards[character.index()] = CardPlace::Hand(seat);
            }
        }
        cards
    }

    /// Who knows each Character Card's place, as far as the reader knows.
    fn eyes_on_cards(&self, cards: &[CardPlace; Character::COUNT]) -> [Eyes; Character::COUNT] {
        Character::ALL.map(|character| {
            if self.open_cards.has(character) {
                return Eyes::EVERYBODY;
            }
            let mut eyes = Eyes(self.shown_to[character.index()].0);
            if let CardPlace::Hand(owner) = cards[character.index()] {
                eyes.add(owner);
            }
            if let (Viewer::Seat(seat), Sight::Seen(_)) = (self.viewer, self.cards[character.index()]) {
                eyes.add(seat);
            }
            eyes
        })
    }

    fn draw_fenrir(&self, rng: &mut impl Rng) -> Option<Seat> {
        if self.public.declared_fenrir.is_some() {
            return self.public.declared_fenrir;
        }
        let own = match self.viewer {
            Viewer::Seat(seat) => SeatSet::of(seat),
            Viewer::Spectator => SeatSet::EMPTY,
        };
        let candidates = match self.role {
            Some(Role::Fenrir) => own,
            Some(Role::Hero) | None => {
                self.public.roles_dealt.without(self.public.declared_heroes).without(own)
            }
        };
        if candidates.is_empty() {
            return None;
        }
        let mut drawn = candidates;
        drawn.nth(below(rng, candidates.len()))
    }

    /// The event cards still to come, in random order after those that were turned.
    fn draw_events(&self, rng: &mut impl Rng) -> [EventCard; EventCard::COUNT] {
        let mut events = EventCard::ALL;
        let turned = self.public.events;
        events.sort_by_key(|&card| (!turned.has(card), card == self.public.event));
        let to_come = turned.len().min(events.len());
        shuffle(rng, &mut events[to_come..]);
        events
    }

    /// Puts the tiles whose place is unknown into the places whose tile is unknown.
    fn draw_tiles(&self, content: &Content, rng: &mut impl Rng) -> Tiles {
        let mut left = [0u8; Content::TILES];
        for tile in tiles_of(content, self.public.options) {
            left[tile.index()] += 1;
        }
        let in_hands = self.hands.iter().flat_map(|hand| hand.tiles.iter());
        let known = in_hands.chain(&self.pile).filter_map(|sight| sight.seen());
        for tile in known.chain(self.public.locations.into_iter().flatten()) {
            left[tile.index()] = left[tile.index()].saturating_sub(1);
        }
        let mut hidden: Vec<Tile> = Vec::with_capacity(Content::TILES);
        for (kind, count) in left.into_iter().enumerate() {
            hidden.extend((0..count).map(|_| Tile(kind as u8)));
        }
        shuffle(rng, &mut hidden);
        let reader = match self.viewer {
            Viewer::Seat(seat) => Eyes::only(seat),
            Viewer::Spectator => Eyes::EVERYBODY,
        };
        let mut fill = |sight: &Sight<Tile>, owner: Eyes| match sight {
            Sight::Seen(tile) => (*tile, Eyes(reader.0 | owner.0)),
            Sight::FaceDown => (hidden.pop().unwrap_or(Tile(0)), owner),
        };
        let hands: Vec<Vec<_>> = (0u8..)
            .zip(&self.hands)
            .map(|(seat, hand)| hand.tiles.iter().map(|sight| fill(sight, Eyes::only(Seat(seat)))).collect())
            .collect();
        let pile: Vec<_> = self.pile.iter().map(|sight| fill(sight, Eyes::NOBODY)).collect();
        Tiles::assemble(&hands, &pile)
    }

    /// Draws which cards are held apart where the reader knows only how many.
    fn draw_apart(&self, secret: &mut Secret, rng: &mut impl Rng) {
        let Some(mover) = self.to_act else { return };
        for apart in &self.apart {
            let (powers, place) = match apart.target {
                Target::Hand(seat) => (self.hands[seat.index()].powers, CardPlace::Hand(seat)),
                Target::Deck => (PowerSet::EMPTY, CardPlace::Deck),
            };
            let characters = Character::ALL.into_iter().filter(|c| secret.cards[c.index()] == place);
            let mut cards: Vec<Card> =
                powers.map(Card::Power).chain(characters.map(Card::Character)).collect();
            let known: Vec<Card> = apart.cards.iter().filter_map(|sight| sight.seen()).collect();
            cards.retain(|card| !known.contains(card));
            shuffle(rng, &mut cards);
            cards.truncate(apart.cards.len() - known.len());
            for card in known.into_iter().chain(cards) {
                match (card, apart.target) {
                    (Card::Character(character), _) => {
                        secret.apart_characters.insert(character);
                        secret.cards_known[character.index()].add(mover);
                    }
                    (Card::Power(power), Target::Hand(seat)) => {
                        secret.apart_powers[seat.index()].insert(power)
                    }
                    (Card::Power(_), Target::Deck) => {}
                }
            }
        }
    }
}
