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
        let mut owners = Owners::default();
        let mut timed = false;
        // What was decided by whom: a take-back takes the last of them away.
        let mut made: Vec<(Option<PlayerId>, Action)> = Vec::new();
        let mut deeds: HashMap<PlayerId, Self> = HashMap::new();
        for entry in records.into_iter().flat_map(|record| &record.entries) {
            match *entry {
                Entry::Created { options, .. } => timed = options.clock != Clock::None {},
                Entry::Moved { seat, action } => made.push((owners.present(seat), action)),
                Entry::TookBack { .. } => drop(made.pop()),
                Entry::Substituted { seat, why: Why::Clock, .. } => {
                    if let Some(player) = owners.present(seat) {
                        deeds.entry(player).or_default().late += 1;
                    }
                }
                _ => {}
            }
            owners.enter(entry);
        }
        for (player, action) in made {
            let Some(player) = player else { continue };
            let own = deeds.entry(player).or_default();
            own.decisions += 1;
            own.timed += u32::from(timed);
            if let Action::Choose { character } = action {
                own.chosen[character.index()] += 1;
            }
        }
        deeds
    }
}
