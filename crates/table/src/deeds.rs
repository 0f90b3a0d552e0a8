//! What each player did at a table, counted from its records: decisions, how many of them under a clock, how often the
//! clock ran out, and the characters that were chosen. What a bot decided for somebody is nobody's deed.

use crate::clock::Clock;
use crate::entry::{Entry, Record, Why};
use crate::ids::PlayerId;
use crate::owners::Owners;
use armonium_rules::{Action, Character};
use std::collections::HashMap;

/// What a player did at a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Deeds {
    /// Decisions that stood.
    pub decisions: u32,
    /// Those of them that had to be made in time.
    pub timed: u32,
    /// How often the clock ran out instead.
    pub late: u32,
    /// How often each character was chosen, in the order of [`Character::ALL`].
    pub chosen: [u32; Character::ALL.len()],
}

impl Deeds {
    /// What every player did, by all records of a table in order.
    pub fn of<'a>(records: impl IntoIterator<Item = &'a Record>) -> HashMap<PlayerId, Self> {
        let mut tally = Tally::default();
        for entry in records.into_iter().flat_map(|record| &record.entries) {
            tally.enter(entry);
        }
        tally.deeds()
    }
}

/// What is done at a table, noted as it happens.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tally {
    owners: Owners,
    timed: bool,
    /// Who decided, and which character they chose if they did: a take-back takes the last of them away.
    made: Vec<(Option<PlayerId>, Option<Character>)>,
    late: Vec<PlayerId>,
}

impl Tally {
    /// Takes in what happened next.
    pub(crate) fn enter(&mut self, entry: &Entry) {
        match *entry {
            Entry::Created { options, .. } => self.timed = options.clock != Clock::None {},
            Entry::Moved { seat, action } => {
                let chosen = if let Action::Choose { character } = action { Some(character) } else { None };
                self.made.push((self.owners.present(seat), chosen));
            }
            Entry::TookBack { .. } => drop(self.made.pop()),
            Entry::Substituted { seat, why: Why::Clock, .. } => self.late.extend(self.owners.present(seat)),
            _ => {}
        }
        self.owners.enter(entry);
    }

    /// What every player did until now.
    pub(crate) fn deeds(&self) -> HashMap<PlayerId, Deeds> {
        let mut deeds: HashMap<PlayerId, Deeds> = HashMap::new();
        for &(player, chosen) in &self.made {
            let Some(player) = player else { continue };
            let own = deeds.entry(player).or_default();
            own.decisions += 1;
            own.timed += u32::from(self.timed);
            if let Some(character) = chosen {
                own.chosen[character.index()] += 1;
            }
        }
        for &player in &self.late {
            deeds.entry(player).or_default().late += 1;
        }
        deeds
    }
}
