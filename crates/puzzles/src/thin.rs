//! Making a puzzle out of a moment of a game: lines of the chronicle are blotted or left out as long as one answer remains.

use crate::deals::answers;
use crate::dice::Dice;
use crate::solve::solve;
use crate::{Answer, Chooser, Fact, Grade, Place, Question, Scene, Step};
use armonium_rules::{Character, CharacterSet};

/// The most names a blotted note leaves.
const MOST_NAMES: usize = 4;
/// The most places a blotted note leaves.
const MOST_PLACES: usize = 3;

/// A chronicle with what follows from it.
type Solved = (Vec<Fact>, Answer, Vec<Step>);

/// The chronicle of a scene, thinned until the way to the answer has this grade; nothing if that does not come about in so
/// many attempts, or if the question has no single answer.
pub(crate) fn thin(
    scene: &Scene,
    question: Question,
    grade: Grade,
    attempts: usize,
    dice: &mut Dice,
) -> Option<Solved> {
    let mut best = lean(scene, scene.plain(), question)?;
    if Grade::of(&best.2) == Some(grade) && dice.below(3) == 0 {
        return Some(best);
    }
    // Who the Chosen One is takes nearly all there is to know; for other questions lines that are not needed yet may be
    // needed when others are blotted.
    let all = question != Question::Chosen {};
    let mut lines = if all { scene.plain() } else { best.0.clone() };
    for _ in 0..attempts {
        let Some(weaker) = weaken(scene, &lines, bait(question, best.1), dice) else { continue };
        // Counting is quicker than reasoning, and mostly says no.
        if answers(scene.layout, scene.seat, &weaker, question, 2).len() > 1 {
            continue;
        }
        let Some(found) = lean(scene, weaker.clone(), question) else { continue };
        // Seldom easier; of two that are alike the one with more soot.
        if effort(&found.2) >= effort(&best.2) || dice.below(12) == 0 {
            lines = if all { weaker } else { found.0.clone() };
            best = found;
            match Grade::of(&best.2) {
                Some(reached) if reached == grade && dice.below(3) == 0 => return Some(best),
                Some(reached) if reached > grade => return None,
                _ => {}
            }
        }
    }
    (Grade::of(&best.2) == Some(grade)).then_some(best)
}

/// How much work an explanation is.
fn effort(steps: &[Step]) -> usize {
    steps.iter().map(|step| 1 + usize::from(step.rule.depth()).pow(2)).sum()
}

/// Solves it, which proves that there is one answer, and leaves out what is not needed.
fn lean(scene: &Scene, facts: Vec<Fact>, question: Question) -> Option<Solved> {
    let (_, steps) = solve(scene.layout, scene.seat, &facts, question)?;
    let used =
        |index: usize| steps.iter().any(|step| step.facts.iter().any(|fact| usize::from(*fact) == index));
    let needed = |(index, fact): &(usize, Fact)| {
        used(*index) || matches!(fact, Fact::Own { .. } | Fact::FaceUp { .. })
    };
    let facts: Vec<Fact> = facts.into_iter().enumerate().filter(needed).map(|(_, fact)| fact).collect();
    let (answer, steps) = solve(scene.layout, scene.seat, &facts, question)?;
    Some((facts, answer, steps))
}

/// Own cards and those face up always stay; charts stay with the notes they explain.
fn can_go(fact: &Fact) -> bool {
    !matches!(fact, Fact::Own { .. } | Fact::FaceUp { .. } | Fact::Chart { .. })
}

/// The chronicle with one line that says less, or none where there was one.
fn weaken(scene: &Scene, facts: &[Fact], bait: Option<Character>, dice: &mut Dice) -> Option<Vec<Fact>> {
    let lines: Vec<usize> = (0..facts.len()).filter(|index| can_go(&facts[*index])).collect();
    let index = dice.one(&lines)?;
    let mut weaker = facts.to_vec();
    match facts[index] {
        Fact::Saw { hour, place, cards } => match dice.below(9) {
            0 | 1 => {
                // Another single card in another place: the two are told together.
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
                let other = dice.one(&others)?;
                let Fact::Saw { hour: later, place: there, cards: second } = facts[other] else {
                    return None;
                };
                let mut places = [place, there];
                places.sort_unstable();
                let both = cards.or(second);
                match dice.below(3) {
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
                for _ in 0..1 + dice.below(2) {
                    places.push(elsewhere(scene, &places, dice)?);
                }
                places.sort_unstable();
                weaker[index] = Fact::Astray { hour, character, places };
            }
            2 | 3 => {
                let by = dice.one(&scene.choosers(hour, alone(cards)?))?;
                weaker[index] = Fact::Charted { hour, place, by };
                let choices = scene.chart(hour)?.to_vec();
                let chart = Fact::Chart { hour, choices };
                if !weaker.contains(&chart) {
                    weaker.push(chart);
                }
            }
            4 if cards.len() == usize::from(scene.layout.room(place)) => {
                let (mut struck, baited) = (CharacterSet::EMPTY, bait.into_iter().collect());
                for _ in 0..2 + dice.below(2) {
                    struck.insert(another(scene, facts, cards.or(struck).or(baited), None, dice)?);
                }
                weaker[index] = Fact::Struck { hour, place, cards: struck };
            }
            _ => {
                let mut blot = cards;
                for _ in 0..1 + dice.below(2) {
                    blot.insert(another(scene, facts, blot, bait, dice)?);
                }
                weaker[index] = Fact::Blotted { hour, place, cards: blot, count: cards.len() as u8 };
            }
        },
        Fact::Blotted { hour, place, cards, count } => {
            let mut blot = cards;
            blot.insert(another(scene, facts, blot, bait, dice)?);
            if blot.len() > MOST_NAMES {
                return None;
            }
            weaker[index] = Fact::Blotted { hour, place, cards: blot, count };
        }
        Fact::Astray { hour, character, ref places } if places.len() < MOST_PLACES => {
            let mut places = places.clone();
            places.push(elsewhere(scene, &places, dice)?);
            places.sort_unstable();
            weaker[index] = Fact::Astray { hour, character, places };
        }
        Fact::Struck { hour, place, cards } => {
            let mut struck = cards;
            let all: Vec<Character> = cards.collect();
            struck.remove(dice.one(&all)?);
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

/// A place the reader could have looked at, other than these.
fn elsewhere(scene: &Scene, places: &[Place], dice: &mut Dice) -> Option<Place> {
    let own = Place::Hand(scene.seat);
    let deck = if scene.face_up.is_empty() { Place::Chosen } else { Place::Deck };
    let others = scene.layout.places().filter(|place| ![own, deck, Place::Chosen].contains(place));
    dice.one(&others.filter(|place| !places.contains(place)).collect::<Vec<_>>())
}

/// The Character that the question is about. If no blotted note had this name, the answer would be whoever is never read.
fn bait(question: Question, answer: Answer) -> Option<Character> {
    match (question, answer) {
        (Question::Lies { character }, _) | (_, Answer::Character { character }) => Some(character),
        (_, Answer::Place { .. }) => None,
    }
}

/// A Character that is neither here nor known to everybody who reads the chronicle; gladly the bait, or one of another
/// blotted note, so that the notes have to be read together.
fn another(
    scene: &Scene,
    facts: &[Fact],
    here: CharacterSet,
    bait: Option<Character>,
    dice: &mut Dice,
) -> Option<Character> {
    let free = CharacterSet::ALL.without(here.or(scene.own).or(scene.face_up));
    if let Some(bait) = bait
        && free.has(bait)
        && dice.below(5) == 0
    {
        return Some(bait);
    }
    let blotted = facts.iter().fold(CharacterSet::EMPTY, |all, fact| match fact {
        Fact::Blotted { cards, .. } => all.or(*cards),
        Fact::Astray { character, .. } => all.or(CharacterSet::of(*character)),
        _ => all,
    });
    let shared = free.and(blotted);
    let from = if shared.is_empty() || dice.below(3) == 0 { free } else { shared };
    dice.one(&from.collect::<Vec<_>>())
}

/// Adds some lines that prove nothing, and puts all in the order of the Hours.
pub(crate) fn dress(scene: &Scene, mut facts: Vec<Fact>, dice: &mut Dice) -> Vec<Fact> {
    let mut idle = scene.idle();
    dice.shuffle(&mut idle);
    idle.truncate(1 + dice.below(3));
    facts.extend(idle);
    // First what was so from the beginning; a chart comes at the end of its Hour.
    facts.sort_by_key(|fact| {
        (fact.hour(), matches!(fact, Fact::Chart { .. }), matches!(fact, Fact::FaceUp { .. }))
    });
    facts.dedup();
    facts
}
