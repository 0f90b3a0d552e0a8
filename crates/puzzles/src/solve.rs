//! Finds the answer as a person would: applies inference rules to the grid of cards and places, the simplest first, and keeps
//! the steps that the answer needs. deals.rs proves that the answer is unique.

use crate::fact::Claim;
use crate::{Answer, Fact, Layout, Place, Question, Rule, Square, Step};
use armonium_rules::{Character, CharacterSet, Seat};

/// The most cards or places to count together.
const MOST_COUNTED: usize = 4;

/// The squares decided so far, and by which step.
struct Proof<'a> {
    layout: Layout,
    reader: Seat,
    facts: &'a [Fact],
    /// The step that ruled a card out of a place.
    out: [[Option<u8>; 8]; Character::COUNT],
    /// The place of a card, and the step that decided it.
    put: [Option<(usize, u8)>; Character::COUNT],
    steps: Vec<Step>,
}

/// The premises and results of a step.
#[derive(Default)]
struct Conclusion {
    facts: Vec<usize>,
    steps: Vec<u8>,
    cards: CharacterSet,
    places: Vec<usize>,
    put: Vec<(Character, usize)>,
    out: Vec<(Character, usize)>,
}

/// The answer and its explanation; none if the rules do not reach it.
pub(crate) fn solve(
    layout: Layout,
    reader: Seat,
    facts: &[Fact],
    question: Question,
) -> Option<(Answer, Vec<Step>)> {
    let (out, put) = ([[None; 8]; Character::COUNT], [None; Character::COUNT]);
    let mut proof = Proof { layout, reader, facts, out, put, steps: Vec::new() };
    for index in 0..facts.len() {
        proof.read(index);
    }
    loop {
        if let Some((answer, last)) = proof.decided(question) {
            return Some((answer, proof.needed(last)));
        }
        let went_on = proof.last_name()
            || proof.full()
            || proof.only_place()
            || proof.only_cards()
            || proof.blots()
            || proof.unmixed()
            || (2..=MOST_COUNTED).any(|size| proof.count_places(size) || proof.count_cards(size));
        if !went_on || proof.steps.len() > 200 {
            return None;
        }
    }
}

impl Proof<'_> {
    fn decided(&self, question: Question) -> Option<(Answer, u8)> {
        let at = |place: Place| {
            let place = self.layout.index(place);
            Character::ALL.into_iter().find_map(|character| {
                let (lies, step) = self.put[character.index()]?;
                (lies == place).then_some((Answer::Character { character }, step))
            })
        };
        match question {
            Question::Chosen {} => at(Place::Chosen),
            Question::Holds { seat } => at(Place::Hand(seat)),
            Question::Lies { character } => {
                let (place, step) = self.put[character.index()]?;
                Some((Answer::Place { place: self.layout.place(place) }, step))
            }
        }
    }

    /// Adds a step, if it decides anything.
    fn conclude(&mut self, rule: Rule, conclusion: Conclusion) -> bool {
        let Ok(number) = u8::try_from(self.steps.len()) else { return false };
        let mut decides = Vec::new();
        let close = |out: &mut [[Option<u8>; 8]; 8], card: Character, place: usize, decides: &mut Vec<_>| {
            let known = &mut out[card.index()][place];
            if known.is_none() {
                *known = Some(number);
                decides.push((card, place, false));
            }
        };
        for &(card, place) in &conclusion.put {
            if self.put[card.index()].is_none() {
                self.put[card.index()] = Some((place, number));
                decides.push((card, place, true));
                for other in (0..self.layout.count()).filter(|other| *other != place) {
                    close(&mut self.out, card, other, &mut decides);
                }
            }
        }
        for &(card, place) in &conclusion.out {
            close(&mut self.out, card, place, &mut decides);
        }
        // Once all cards of a place are known, no other lies there.
        for place in 0..self.layout.count() {
            let here = conclusion.put.iter().filter(|(_, there)| *there == place).map(|(card, _)| *card);
            let here: CharacterSet = here.collect();
            if here.len() == self.room(place) {
                CharacterSet::ALL
                    .without(here)
                    .for_each(|card| close(&mut self.out, card, place, &mut decides));
            }
        }
        if decides.is_empty() {
            return false;
        }
        let mut steps = conclusion.steps;
        steps.sort_unstable();
        steps.dedup();
        let square = |(character, place, holds)| Square { character, place: self.layout.place(place), holds };
        self.steps.push(Step {
            rule,
            facts: conclusion.facts.into_iter().filter_map(|fact| u8::try_from(fact).ok()).collect(),
            steps,
            cards: conclusion.cards,
            places: conclusion.places.into_iter().map(|place| self.layout.place(place)).collect(),
            decides: decides.into_iter().map(square).collect(),
        });
        true
    }

    fn room(&self, place: usize) -> usize {
        usize::from(self.layout.room(self.layout.place(place)))
    }

    /// The cards known to lie in a place.
    fn here(&self, place: usize) -> CharacterSet {
        let lies = |card: &Character| self.put[card.index()].is_some_and(|(there, _)| there == place);
        CharacterSet::ALL.filter(lies).collect()
    }

    /// The cards that may lie in a place.
    fn candidates(&self, place: usize) -> CharacterSet {
        CharacterSet::ALL.filter(|card| self.out[card.index()][place].is_none()).collect()
    }

    /// The cards whose place is not known.
    fn loose(&self) -> CharacterSet {
        CharacterSet::ALL.filter(|card| self.put[card.index()].is_none()).collect()
    }

    /// The places a card may lie in, as bits.
    fn open(&self, card: Character) -> u8 {
        let open = |place: &usize| self.out[card.index()][*place].is_none();
        (0..self.layout.count()).filter(open).fold(0, |bits, place| bits | 1 << place)
    }

    /// The steps that ruled cards out of a place.
    fn why_out(&self, cards: CharacterSet, place: usize) -> impl Iterator<Item = u8> {
        cards.filter_map(move |card| self.out[card.index()][place])
    }

    /// The steps that placed cards.
    fn why_put(&self, cards: CharacterSet) -> impl Iterator<Item = u8> {
        cards.filter_map(|card| self.put[card.index()].map(|(_, step)| step))
    }

    /// Applies a single fact.
    fn read(&mut self, index: usize) {
        let Some((claim, chart)) = self.facts[index].claim(self.layout, self.reader, self.facts) else {
            return;
        };
        let rule = match self.facts[index] {
            Fact::Own { .. } => Rule::Own,
            Fact::FaceUp { .. } => Rule::FaceUp,
            Fact::Saw { .. } => Rule::Saw,
            Fact::Blotted { .. } => Rule::Blotted,
            Fact::Struck { .. } => Rule::Struck,
            Fact::Mixed { .. } => Rule::Mixed,
            Fact::Astray { .. } => Rule::Astray,
            Fact::Charted { .. } => Rule::Charted,
            Fact::Revealed { .. } => Rule::Revealed,
            Fact::Named { .. } => Rule::Named,
            Fact::Chart { .. } | Fact::Looked { .. } | Fact::Powers { .. } => return,
        };
        let mut conclusion = Conclusion { facts: vec![index], ..Conclusion::default() };
        conclusion.facts.extend(chart);
        match claim {
            Claim::At(cards, place) => {
                let place = self.layout.index(place);
                conclusion.put = cards.map(|card| (card, place)).collect();
                (conclusion.cards, conclusion.places) = (cards, vec![place]);
            }
            Claim::NotAt(cards, place) => {
                let place = self.layout.index(place);
                conclusion.out = cards.map(|card| (card, place)).collect();
                (conclusion.cards, conclusion.places) = (cards, vec![place]);
            }
            Claim::Among(cards, place, count) => {
                let place = self.layout.index(place);
                (conclusion.cards, conclusion.places) = (cards, vec![place]);
                if usize::from(count) < self.room(place) {
                    return;
                }
                if cards.len() == usize::from(count) {
                    conclusion.put = cards.map(|card| (card, place)).collect();
                } else {
                    conclusion.out = CharacterSet::ALL.without(cards).map(|card| (card, place)).collect();
                }
            }
            Claim::Mixed(cards, places) => {
                let places = places.map(|place| self.layout.index(place));
                let elsewhere = (0..self.layout.count()).filter(|place| !places.contains(place));
                conclusion.cards = cards.into_iter().collect();
                conclusion.out = elsewhere.flat_map(|place| cards.map(|card| (card, place))).collect();
                for place in places.into_iter().filter(|place| self.room(*place) == 1) {
                    conclusion
                        .out
                        .extend(CharacterSet::ALL.without(conclusion.cards).map(|card| (card, place)));
                }
                conclusion.places = places.to_vec();
            }
            Claim::In(card, places) => {
                let here = |place: &usize| places >> place & 1 == 1;
                conclusion.cards = CharacterSet::of(card);
                conclusion.places = (0..self.layout.count()).filter(here).collect();
                let elsewhere = (0..self.layout.count()).filter(|place| !here(place));
                conclusion.out = elsewhere.map(|place| (card, place)).collect();
            }
        }
        self.conclude(rule, conclusion);
    }

    /// One name is left for the Chosen One.
    fn last_name(&mut self) -> bool {
        let place = self.layout.index(Place::Chosen);
        let left = self.candidates(place);
        left.len() == 1 && self.all_here(Rule::LastName, place, left)
    }

    /// These cards, which are the last for it, lie in a place.
    fn all_here(&mut self, rule: Rule, place: usize, cards: CharacterSet) -> bool {
        if cards.without(self.here(place)).is_empty() {
            return false;
        }
        let steps = self.why_out(CharacterSet::ALL.without(cards), place).collect();
        let put = cards.map(|card| (card, place)).collect();
        self.conclude(rule, Conclusion { steps, cards, places: vec![place], put, ..Conclusion::default() })
    }

    /// A place has all its cards: no other lies there.
    fn full(&mut self) -> bool {
        (0..self.layout.count()).any(|place| {
            let cards = self.here(place);
            if cards.len() < self.room(place) {
                return false;
            }
            let steps = self.why_put(cards).collect();
            let out = CharacterSet::ALL.without(cards).map(|card| (card, place)).collect();
            self.conclude(
                Rule::Full,
                Conclusion { steps, cards, places: vec![place], out, ..Conclusion::default() },
            )
        })
    }

    /// A card has one place left.
    fn only_place(&mut self) -> bool {
        self.loose().any(|card| {
            let open = self.open(card);
            if open.count_ones() != 1 {
                return false;
            }
            let place = open.trailing_zeros() as usize;
            let steps = self.out[card.index()].into_iter().flatten().collect();
            let (cards, put) = (CharacterSet::of(card), vec![(card, place)]);
            let conclusion = Conclusion { steps, cards, places: vec![place], put, ..Conclusion::default() };
            self.conclude(Rule::OnlyPlace, conclusion)
        })
    }

    /// A place has just as many cards left as lie there.
    fn only_cards(&mut self) -> bool {
        (0..self.layout.count()).any(|place| {
            let left = self.candidates(place);
            left.len() == self.room(place) && self.all_here(Rule::OnlyCards, place, left)
        })
    }

    /// Combines blotted notes with decided squares.
    fn blots(&mut self) -> bool {
        (0..self.facts.len()).any(|index| {
            let Some((Claim::Among(cards, place, count), chart)) =
                self.facts[index].claim(self.layout, self.reader, self.facts)
            else {
                return false;
            };
            let (place, count) = (self.layout.index(place), usize::from(count));
            let facts: Vec<usize> = std::iter::once(index).chain(chart).collect();
            let left = cards.and(self.candidates(place));
            if left.len() == count && !left.without(self.here(place)).is_empty() {
                let steps = self.why_out(cards.without(left), place).collect();
                let put = left.map(|card| (card, place)).collect();
                let conclusion = Conclusion {
                    facts,
                    steps,
                    cards: left,
                    places: vec![place],
                    put,
                    ..Conclusion::default()
                };
                return self.conclude(Rule::Remains, conclusion);
            }
            let others = self.here(place).without(cards);
            if others.is_empty() || self.room(place) - others.len() != count {
                return false;
            }
            let steps = self.why_put(others).collect();
            let out = CharacterSet::ALL.without(cards).without(others).map(|card| (card, place)).collect();
            let conclusion =
                Conclusion { facts, steps, cards, places: vec![place], out, ..Conclusion::default() };
            self.conclude(Rule::Taken, conclusion)
        })
    }

    /// One of two mixed cards is known.
    fn unmixed(&mut self) -> bool {
        (0..self.facts.len()).any(|index| {
            let Fact::Mixed { cards: [a, b], places, .. } = self.facts[index] else { return false };
            let [p, q] = places.map(|place| self.layout.index(place));
            if self.put[a.index()].is_some() && self.put[b.index()].is_some() {
                return false;
            }
            let why = |card: Character, place: usize| self.out[card.index()][place];
            let (crossed, step) = match (why(a, p).or(why(b, q)), why(a, q).or(why(b, p))) {
                (Some(step), _) => (true, step),
                (None, Some(step)) => (false, step),
                (None, None) => return false,
            };
            let (to_a, to_b) = if crossed { (q, p) } else { (p, q) };
            let put = vec![(a, to_a), (b, to_b)];
            // Characters and places are listed in their usual order.
            let cards = [a, b].into_iter().collect();
            let places = if a < b { vec![to_a, to_b] } else { vec![to_b, to_a] };
            let conclusion = Conclusion {
                facts: vec![index],
                steps: vec![step],
                cards,
                places,
                put,
                ..Conclusion::default()
            };
            self.conclude(Rule::Unmixed, conclusion)
        })
    }

    /// Some cards fit only into places with exactly that much room: no other card lies there.
    fn count_cards(&mut self, size: usize) -> bool {
        let loose = self.loose();
        subsets(loose.0, size).any(|bits| {
            let cards = CharacterSet(bits);
            let open = cards.map(|card| self.open(card)).fold(0, |all, open| all | open);
            let places: Vec<usize> =
                (0..self.layout.count()).filter(|place| open >> place & 1 == 1).collect();
            if places.len() < 2 || self.free(&places) != size {
                return false;
            }
            let closed = (0..self.layout.count()).filter(|place| open >> place & 1 == 0);
            let mut steps: Vec<u8> = closed.flat_map(|place| self.why_out(cards, place)).collect();
            steps.extend(places.iter().flat_map(|place| self.why_put(self.here(*place))));
            let others = loose.without(cards);
            let out = places.iter().flat_map(|place| others.map(move |card| (card, *place))).collect();
            self.conclude(Rule::CountCards, Conclusion { steps, cards, places, out, ..Conclusion::default() })
        })
    }

    /// Some places have exactly as many candidates as room: these cards lie nowhere else.
    fn count_places(&mut self, size: usize) -> bool {
        let loose = self.loose();
        let mask = ((1u16 << self.layout.count()) - 1) as u8;
        subsets(mask, size).any(|bits| {
            let places: Vec<usize> =
                (0..self.layout.count()).filter(|place| bits >> place & 1 == 1).collect();
            if places.iter().any(|place| self.free(&[*place]) == 0) {
                return false;
            }
            let cards: CharacterSet = loose.filter(|card| self.open(*card) & bits != 0).collect();
            if cards.len() != self.free(&places) {
                return false;
            }
            let mut steps = Vec::new();
            for place in &places {
                let here = self.here(*place);
                steps.extend(self.why_put(here));
                steps.extend(self.why_out(CharacterSet::ALL.without(cards).without(here), *place));
            }
            let elsewhere = (0..self.layout.count()).filter(|place| bits >> place & 1 == 0);
            let out = elsewhere.flat_map(|place| cards.map(move |card| (card, place))).collect();
            self.conclude(
                Rule::CountPlaces,
                Conclusion { steps, cards, places, out, ..Conclusion::default() },
            )
        })
    }

    /// The remaining room in some places.
    fn free(&self, places: &[usize]) -> usize {
        places.iter().map(|place| self.room(*place) - self.here(*place).len().min(self.room(*place))).sum()
    }

    /// The steps that this one depends on, itself included, renumbered.
    fn needed(self, last: u8) -> Vec<Step> {
        let mut wanted = vec![false; self.steps.len()];
        let mut waiting = vec![last];
        while let Some(step) = waiting.pop() {
            let step = usize::from(step);
            if !wanted[step] {
                wanted[step] = true;
                waiting.extend(&self.steps[step].steps);
            }
        }
        let mut number = vec![0u8; self.steps.len()];
        let mut kept: Vec<Step> = Vec::new();
        for (index, mut step) in self.steps.into_iter().enumerate().filter(|(index, _)| wanted[*index]) {
            number[index] = kept.len() as u8;
            step.steps.iter_mut().for_each(|step| *step = number[usize::from(*step)]);
            kept.push(step);
        }
        kept
    }
}

/// All subsets of this size, in order.
fn subsets(bits: u8, size: usize) -> impl Iterator<Item = u8> {
    (1..=u8::MAX).filter(move |some| some & !bits == 0 && some.count_ones() as usize == size)
}
