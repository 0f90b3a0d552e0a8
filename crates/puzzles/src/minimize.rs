//! Makes a puzzle from observations: weakens or removes facts while the answer stays unique.

use crate::deals::answers;
use crate::rng::PuzzleRng;
use crate::solve::solve;
use crate::{Answer, Chooser, Fact, Grade, Observations, Place, Question, Step};
use armonium_rules::{Character, CharacterSet};

/// The most candidate names in a blotted note.
const MOST_NAMES: usize = 4;
/// The most candidate places in a blotted note.
const MOST_PLACES: usize = 3;

/// Facts with their answer and explanation.
type Solved = (Vec<Fact>, Answer, Vec<Step>);

/// Weakens the facts until the explanation has this grade; none if the attempts run out or the answer is not unique.
pub(crate) fn minimize(
    observations: &Observations,
    question: Question,
    grade: Grade,
    attempts: usize,
    rng: &mut PuzzleRng,
) -> Option<Solved> {
    let mut best = prune(observations, observations.known_facts(), question)?;
    if Grade::of(&best.2) == Some(grade) && rng.below(3) == 0 {
        return Some(best);
    }
    // The Chosen One depends on almost every fact. For other questions, a fact that is unused now may be needed once others
    // are weaker.
    let all = question != Question::Chosen {};
    let mut lines = if all { observations.known_facts() } else { best.0.clone() };
    for _ in 0..attempts {
        let Some(weaker) = weaken(observations, &lines, decoy(question, best.1), rng) else { continue };
        // Counting deals is faster than solving, and rejects most attempts.
        if answers(observations.layout, observations.seat, &weaker, question, 2).len() > 1 {
            continue;
        }
        let Some(found) = prune(observations, weaker.clone(), question) else { continue };
        // Rarely accept an easier puzzle; prefer the weaker facts if the effort is equal.
        if effort(&found.2) >= effort(&best.2) || rng.below(12) == 0 {
            lines = if all { weaker } else { found.0.clone() };
            best = found;
            match Grade::of(&best.2) {
                Some(reached) if reached == grade && rng.below(3) == 0 => return Some(best),
                Some(reached) if reached > grade => return None,
                _ => {}
            }
        }
    }
    (Grade::of(&best.2) == Some(grade)).then_some(best)
}

/// The effort of an explanation.
fn effort(steps: &[Step]) -> usize {
    steps.iter().map(|step| 1 + usize::from(step.rule.depth()).pow(2)).sum()
}

/// Solves the puzzle, which proves that the answer is unique, and drops unused facts.
fn prune(observations: &Observations, facts: Vec<Fact>, question: Question) -> Option<Solved> {
    let (_, steps) = solve(observations.layout, observations.seat, &facts, question)?;
    let used =
        |index: usize| steps.iter().any(|step| step.facts.iter().any(|fact| usize::from(*fact) == index));
    let needed = |(index, fact): &(usize, Fact)| {
        used(*index) || matches!(fact, Fact::Own { .. } | Fact::FaceUp { .. })
    };
    let facts: Vec<Fact> = facts.into_iter().enumerate().filter(needed).map(|(_, fact)| fact).collect();
    let (answer, steps) = solve(observations.layout, observations.seat, &facts, question)?;
    Some((facts, answer, steps))
}

/// Hand and face-up cards always stay; a chart stays with the notes that refer to it.
fn is_removable(fact: &Fact) -> bool {
    !matches!(fact, Fact::Own { .. } | Fact::FaceUp { .. } | Fact::Chart { .. })
}

/// Weakens or removes one random fact.
fn weaken(
    observations: &Observations,
    facts: &[Fact],
    decoy: Option<Character>,
    rng: &mut PuzzleRng,
) -> Option<Vec<Fact>> {
    let lines: Vec<usize> = (0..facts.len()).filter(|index| is_removable(&facts[*index])).collect();
    let index = rng.one(&lines)?;
    let mut weaker = facts.to_vec();
    match facts[index] {
        Fact::Saw { hour, place, cards } => match rng.below(9) {
            0 | 1 => {
                // Merge it with a single card seen in another place.
                let character = alone(cards)?;
                let others: Vec<usize> = lines
                    .into_iter()
                    .filter(|other| match facts[*other] {
                        Fact::Saw { place: there, cards: other, .. } => {
                            there != place && other != cards && other.len() == 1
                        }
                        _ => false,
                    })
                    .collect();
                let other = rng.one(&others)?;
                let Fact::Saw { hour: later, place: there, cards: second } = facts[other] else {
                    return None;
                };
                let mut places = [place, there];
                places.sort_unstable();
                let both = cards.or(second);
                match rng.below(3) {
                    0 => {
                        let second = alone(second)?;
                        let cards =
                            if character < second { [character, second] } else { [second, character] };
                        weaker[index] = Fact::Mixed { hour: hour.max(later), cards, places };
                        weaker.remove(other);
                    }
                    1 => {
                        weaker[index] = Fact::Blotted { hour, place, cards: both, count: 1 };
                        weaker[other] = Fact::Blotted { hour: later, place: there, cards: both, count: 1 };
                    }
                    _ => {
                        let places = places.to_vec();
                        weaker[index] = Fact::Astray { hour, character, places: places.clone() };
                        weaker[other] = Fact::Astray { hour: later, character: alone(second)?, places };
                    }
                }
            }
            5..=7 => {
                let character = alone(cards)?;
                let mut places = vec![place];
                for _ in 0..1 + rng.below(2) {
                    places.push(elsewhere(observations, &places, rng)?);
                }
                places.sort_unstable();
                weaker[index] = Fact::Astray { hour, character, places };
            }
            2 | 3 => {
                let by = rng.one(&observations.choosers(hour, alone(cards)?))?;
                weaker[index] = Fact::Charted { hour, place, by };
                let choices = observations.chart(hour)?.to_vec();
                let chart = Fact::Chart { hour, choices };
                if !weaker.contains(&chart) {
                    weaker.push(chart);
                }
            }
            4 if cards.len() == usize::from(observations.layout.room(place)) => {
                let (mut struck, baited) = (CharacterSet::EMPTY, decoy.into_iter().collect());
                for _ in 0..2 + rng.below(2) {
                    struck.insert(another(observations, facts, cards.or(struck).or(baited), None, rng)?);
                }
                weaker[index] = Fact::Struck { hour, place, cards: struck };
            }
            _ => {
                let mut blot = cards;
                for _ in 0..1 + rng.below(2) {
                    blot.insert(another(observations, facts, blot, decoy, rng)?);
                }
                weaker[index] = Fact::Blotted { hour, place, cards: blot, count: cards.len() as u8 };
            }
        },
        Fact::Blotted { hour, place, cards, count } => {
            let mut blot = cards;
            blot.insert(another(observations, facts, blot, decoy, rng)?);
            if blot.len() > MOST_NAMES {
                return None;
            }
            weaker[index] = Fact::Blotted { hour, place, cards: blot, count };
        }
        Fact::Astray { hour, character, ref places } if places.len() < MOST_PLACES => {
            let mut places = places.clone();
            places.push(elsewhere(observations, &places, rng)?);
            places.sort_unstable();
            weaker[index] = Fact::Astray { hour, character, places };
        }
        Fact::Struck { hour, place, cards } => {
            let mut struck = cards;
            let all: Vec<Character> = cards.collect();
            struck.remove(rng.one(&all)?);
            if struck.is_empty() {
                return None;
            }
            weaker[index] = Fact::Struck { hour, place, cards: struck };
        }
        Fact::Charted { hour, place, by: Chooser::Player(_) } => {
            weaker[index] = Fact::Charted { hour, place, by: Chooser::Somebody };
        }
        Fact::Charted { .. }
        | Fact::Mixed { .. }
        | Fact::Astray { .. }
        | Fact::Revealed { .. }
        | Fact::Named { .. }
        | Fact::Own { .. }
        | Fact::FaceUp { .. }
        | Fact::Chart { .. }
        | Fact::Looked { .. }
        | Fact::Powers { .. } => {
            weaker.remove(index);
        }
    }
    Some(weaker)
}

fn alone(cards: CharacterSet) -> Option<Character> {
    let mut all = cards;
    all.next().filter(|_| cards.len() == 1)
}

/// A random place the reader could have looked at, other than these.
fn elsewhere(observations: &Observations, places: &[Place], rng: &mut PuzzleRng) -> Option<Place> {
    let own = Place::Hand(observations.seat);
    let deck = if observations.face_up.is_empty() { Place::Chosen } else { Place::Deck };
    let others = observations.layout.places().filter(|place| ![own, deck, Place::Chosen].contains(place));
    rng.one(&others.filter(|place| !places.contains(place)).collect::<Vec<_>>())
}

/// The Character in question. If no blotted note listed it, the answer would be the one name that is missing.
fn decoy(question: Question, answer: Answer) -> Option<Character> {
    match (question, answer) {
        (Question::Lies { character }, _) | (_, Answer::Character { character }) => Some(character),
        (_, Answer::Place { .. }) => None,
    }
}

/// A random Character that is neither listed here nor known from the start. Prefers the decoy, and Characters of other blotted
/// notes, so that the notes have to be combined.
fn another(
    observations: &Observations,
    facts: &[Fact],
    here: CharacterSet,
    decoy: Option<Character>,
    rng: &mut PuzzleRng,
) -> Option<Character> {
    let free = CharacterSet::ALL.without(here.or(observations.own).or(observations.face_up));
    if let Some(decoy) = decoy
        && free.has(decoy)
        && rng.below(5) == 0
    {
        return Some(decoy);
    }
    let blotted = facts.iter().fold(CharacterSet::EMPTY, |all, fact| match fact {
        Fact::Blotted { cards, .. } => all.or(*cards),
        Fact::Astray { character, .. } => all.or(CharacterSet::of(*character)),
        _ => all,
    });
    let shared = free.and(blotted);
    let from = if shared.is_empty() || rng.below(3) == 0 { free } else { shared };
    rng.one(&from.collect::<Vec<_>>())
}

/// Adds some facts that prove nothing, and sorts all by Hour.
pub(crate) fn add_noise(observations: &Observations, mut facts: Vec<Fact>, rng: &mut PuzzleRng) -> Vec<Fact> {
    let mut idle = observations.noise();
    rng.shuffle(&mut idle);
    idle.truncate(1 + rng.below(3));
    facts.extend(idle);
    // Hour 0 is the setup; a chart comes at the end of its Hour.
    facts.sort_by_key(|fact| {
        (fact.hour(), matches!(fact, Fact::Chart { .. }), matches!(fact, Fact::FaceUp { .. }))
    });
    facts.dedup();
    facts
}
