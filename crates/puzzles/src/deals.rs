//! Tries every deal of the eight cards that fits the facts: the proof that the answer is unique.

use crate::fact::Claim;
use crate::{Answer, Fact, Layout, Place, Question};
use armonium_rules::{Character, CharacterSet, Seat};

/// A search over deals.
struct Deals {
    layout: Layout,
    question: Question,
    /// The allowed places of each card, as bits.
    allowed: [u8; Character::COUNT],
    claims: Vec<Claim>,
    room: [u8; 8],
    lies: [u8; Character::COUNT],
    /// The answers found so far, as bits.
    met: u8,
    /// Stop after this many answers.
    enough: u32,
}

/// The answers of all deals that fit the facts; stops after `enough` answers.
pub(crate) fn answers(
    layout: Layout,
    reader: Seat,
    facts: &[Fact],
    question: Question,
    enough: u32,
) -> Vec<Answer> {
    let mut deals = Deals {
        layout,
        question,
        allowed: [((1u16 << layout.count()) - 1) as u8; Character::COUNT],
        claims: Vec::new(),
        room: std::array::from_fn(
            |place| if place < layout.count() { layout.room(layout.place(place)) } else { 0 },
        ),
        lies: [0; Character::COUNT],
        met: 0,
        enough,
    };
    for (claim, _) in facts.iter().filter_map(|fact| fact.claim(layout, reader, facts)) {
        deals.add(claim);
    }
    deals.search(CharacterSet::ALL);
    (0..8)
        .filter(|index| deals.met >> index & 1 == 1)
        .filter_map(|index| question.answer(layout, index))
        .collect()
}

impl Deals {
    fn bit(&self, place: Place) -> u8 {
        1 << self.layout.index(place)
    }

    /// Applies a claim to the allowed places, and keeps it for the final check if needed.
    fn add(&mut self, claim: Claim) {
        match claim {
            Claim::At(cards, place) => {
                let bit = self.bit(place);
                cards.for_each(|card| self.allowed[card.index()] &= bit);
            }
            Claim::NotAt(cards, place) => {
                let bit = self.bit(place);
                cards.for_each(|card| self.allowed[card.index()] &= !bit);
            }
            Claim::Among(cards, place, count) => {
                if count >= self.layout.room(place) {
                    let bit = self.bit(place);
                    CharacterSet::ALL.without(cards).for_each(|card| self.allowed[card.index()] &= !bit);
                }
                self.claims.push(claim);
            }
            Claim::Mixed(cards, places) => {
                let bits = self.bit(places[0]) | self.bit(places[1]);
                cards.into_iter().for_each(|card| self.allowed[card.index()] &= bits);
                self.claims.push(claim);
            }
            Claim::In(card, places) => self.allowed[card.index()] &= places,
        }
    }

    fn holds(&self, claim: &Claim) -> bool {
        match *claim {
            Claim::Among(cards, place, count) => {
                let place = self.layout.index(place) as u8;
                cards.filter(|card| self.lies[card.index()] == place).count() >= usize::from(count)
            }
            Claim::Mixed([a, b], _) => self.lies[a.index()] != self.lies[b.index()],
            Claim::At(..) | Claim::NotAt(..) | Claim::In(..) => true,
        }
    }

    /// Places the remaining cards, the most constrained first.
    fn search(&mut self, left: CharacterSet) {
        if self.met.count_ones() >= self.enough {
            return;
        }
        let mut open = 0;
        for place in 0..self.layout.count() {
            if self.room[place] > 0 {
                open |= 1 << place;
            }
        }
        let ways = |card: &Character| (self.allowed[card.index()] & open).count_ones();
        let Some(card) = left.min_by_key(ways) else {
            if self.claims.iter().all(|claim| self.holds(claim)) {
                self.met |= 1 << self.question.index(self.layout, &self.lies);
            }
            return;
        };
        let mut places = self.allowed[card.index()] & open;
        while places != 0 {
            let place = places.trailing_zeros() as usize;
            places &= places - 1;
            self.room[place] -= 1;
            self.lies[card.index()] = place as u8;
            self.search(left.without(CharacterSet::of(card)));
            self.room[place] += 1;
        }
    }
}

impl Question {
    /// The index of the answer that a deal gives.
    fn index(self, layout: Layout, lies: &[u8; Character::COUNT]) -> usize {
        let at = |place: Place| {
            let place = layout.index(place) as u8;
            lies.iter().position(|lies| *lies == place).unwrap_or(0)
        };
        match self {
            Question::Chosen {} => at(Place::Chosen),
            Question::Holds { seat } => at(Place::Hand(seat)),
            Question::Lies { character } => usize::from(lies[character.index()]),
        }
    }

    /// The answer with an index.
    fn answer(self, layout: Layout, index: usize) -> Option<Answer> {
        match self {
            Question::Chosen {} | Question::Holds { .. } => {
                Character::from_index(index).map(|character| Answer::Character { character })
            }
            Question::Lies { .. } => Some(Answer::Place { place: layout.place(index) }),
        }
    }
}
