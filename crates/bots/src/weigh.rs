//! What the master thinks of every decision, for whoever looks back on a game: how likely each makes a victory, what it would
//! have done itself, and how much the decision that was made gave away. It sees what the seat saw and nothing else.

use crate::dice::Dice;
use crate::master::{Master, least_telling};
use crate::search::Found;
use crate::terrain::Terrain;
use crate::winning::winning_turn;
use armonium_belief::{Belief, InformationState};
use armonium_rules::{Action, Ask, Content, View};

/// A decision that was made is tried at least once in so many iterations, so that it can be judged.
const SHARE: u32 = 4;

/// What came of trying a decision.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weighed {
    /// The decision.
    pub action: Action,
    /// How likely it makes a victory, from 0 to 1.
    pub chance: f64,
    /// In how many worlds it was tried; 0 for a declaration, whose chance is how sure the player can be.
    pub tries: u32,
    /// How far the chance may be off, as a standard error.
    pub doubt: f64,
}

/// What the master thinks of a moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Weighing {
    /// What it would have done.
    pub best: Weighed,
    /// What was done, if that was asked.
    pub made: Option<Weighed>,
    /// Everything that it tried, what it thinks most of first.
    pub tried: Vec<Weighed>,
}

impl Weighed {
    fn of(found: &Found) -> Option<Self> {
        let chance = f64::from(found.own.value()?);
        Some(Self { action: found.action, chance, tries: found.own.visits, doubt: found.own.error().into() })
    }
}

impl Weighing {
    /// How much of a victory the decision gave away, from 0 to 1, by what the master thinks.
    pub fn given_away(&self) -> Option<f64> {
        let made = self.made?;
        let lost = if made.action == self.best.action { 0.0 } else { self.best.chance - made.chance };
        Some(lost.max(0.0))
    }

    /// Is what was given away within what chance alone could make of it?
    pub fn is_unsure(&self) -> bool {
        let Some((made, lost)) = self.made.zip(self.given_away()) else { return false };
        lost > 0.0 && lost < 2.0 * self.best.doubt.hypot(made.doubt)
    }
}

impl Master {
    /// What it thinks of a moment at which there is a choice, and of the decision that was made there. Asked again with the
    /// same seed it thinks the same.
    pub fn weigh(
        &mut self,
        content: &Content,
        view: &View,
        made: Option<Action>,
        seed: u64,
    ) -> Option<Weighing> {
        let made = made.filter(|made| view.legal.contains(made));
        if view.legal.len() < 2 {
            return None;
        }
        self.dice = Dice::new(seed);
        let terrain = Terrain::of(content, &mut self.terrain);
        let mut info = InformationState::of_view(view, &Belief::of(view))?;
        self.seat = Some(info.seat);
        info.reweight(|character| self.inference.chosen(character));
        let named = match made {
            Some(Action::Declare { character }) => Some(self.declaration(content, view, &info, character)),
            _ => None,
        };
        let own = match info.guess() {
            Some((guess, _)) if view.ask == Ask::Choose => {
                let named = named.filter(|named| named.action == Action::Declare { character: guess });
                let offered = view.legal.contains(&Action::Declare { character: guess });
                named.or_else(|| offered.then(|| self.declaration(content, view, &info, guess)))
            }
            _ => None,
        };
        let share = match self.budget {
            crate::Budget::Iterations(all) => all / SHARE,
            crate::Budget::Time(_) => 0,
        };
        let insist = made.filter(|_| named.is_none()).map(|made| (made, share.max(1)));
        let found = self.search(content, view, &terrain, &info, insist);
        let mut tried: Vec<Weighed> = found.iter().filter_map(Weighed::of).collect();
        let freely = |action| found.iter().find(|found| found.action == action).map(|found| found.freely);
        tried.sort_by_key(|weighed| std::cmp::Reverse(freely(weighed.action)));
        let best = found.iter().max_by_key(|found| found.freely);
        let searched = best.and_then(|best| Weighed::of(least_telling(&found, best)));
        let best = match (searched, own) {
            (Some(best), Some(own)) if own.chance > 0.0 && own.chance >= best.chance => own,
            (Some(best), _) => best,
            (None, own) => own?,
        };
        for declared in [own, named].into_iter().flatten() {
            if !tried.iter().any(|weighed| weighed.action == declared.action) {
                tried.push(declared);
            }
        }
        if let Some(place) = tried.iter().position(|weighed| weighed.action == best.action) {
            let first = tried.remove(place);
            tried.insert(0, first);
        }
        let judged = |made: Action| tried.iter().find(|weighed| weighed.action == made).copied();
        Some(Weighing { best, made: named.or_else(|| judged(made?)), tried })
    }

    /// A declaration wins if it is right and there is a turn that gets there.
    fn declaration(
        &mut self,
        content: &Content,
        view: &View,
        info: &InformationState,
        character: armonium_rules::Character,
    ) -> Weighed {
        let sure = f64::from(info.odds[character.index()]);
        let wins = sure > 0.0 && winning_turn(content, view, character, &mut self.dice.0).is_some();
        Weighed {
            action: Action::Declare { character },
            chance: if wins { sure } else { 0.0 },
            tries: 0,
            doubt: 0.0,
        }
    }
}
