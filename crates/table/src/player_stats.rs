//! The statistics of each player at a table, counted from its log: decisions, how many of them under a clock, how often the
//! clock ran out, and the chosen characters. Decisions of a substitute bot count for no player.

use crate::clock::Clock;
use crate::ids::PlayerId;
use crate::log_entry::{LogEntry, Record, SubstituteReason};
use crate::seat_ownership::SeatOwnership;
use armonium_rules::{Action, Character};
use std::collections::HashMap;

/// The statistics of one player at a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlayerStats {
    /// Decisions that stood.
    pub decisions: u32,
    /// Those of them that had to be made in time.
    pub timed: u32,
    /// How often the clock ran out instead.
    pub late: u32,
    /// How often each character was chosen, in the order of [`Character::ALL`].
    pub chosen: [u32; Character::ALL.len()],
}

impl PlayerStats {
    /// The statistics of every player, from all records of a table in order.
    pub fn of<'a>(records: impl IntoIterator<Item = &'a Record>) -> HashMap<PlayerId, Self> {
        let mut counter = StatsCounter::default();
        for entry in records.into_iter().flat_map(|record| &record.entries) {
            counter.enter(entry);
        }
        counter.player_stats()
    }
}

/// Counts the statistics entry by entry.
#[derive(Clone, Debug, Default)]
pub(crate) struct StatsCounter {
    ownership: SeatOwnership,
    timed: bool,
    /// Who decided, and the character they chose, if any; a take-back removes the last one.
    made: Vec<(Option<PlayerId>, Option<Character>)>,
    late: Vec<PlayerId>,
}

impl StatsCounter {
    /// Counts the next entry.
    pub(crate) fn enter(&mut self, entry: &LogEntry) {
        match *entry {
            LogEntry::Created { options, .. } | LogEntry::OptionsChanged { options } => {
                self.timed = options.clock != Clock::None {}
            }
            LogEntry::Decided { seat, action } => {
                let chosen = if let Action::Choose { character } = action { Some(character) } else { None };
                self.made.push((self.ownership.present(seat), chosen));
            }
            LogEntry::TookBack { .. } => drop(self.made.pop()),
            LogEntry::Substituted { seat, why: SubstituteReason::Clock, .. } => {
                self.late.extend(self.ownership.present(seat))
            }
            _ => {}
        }
        self.ownership.enter(entry);
    }

    /// The statistics of every player so far.
    pub(crate) fn player_stats(&self) -> HashMap<PlayerId, PlayerStats> {
        let mut stats: HashMap<PlayerId, PlayerStats> = HashMap::new();
        for &(player, chosen) in &self.made {
            let Some(player) = player else { continue };
            let own = stats.entry(player).or_default();
            own.decisions += 1;
            own.timed += u32::from(self.timed);
            if let Some(character) = chosen {
                own.chosen[character.index()] += 1;
            }
        }
        for &player in &self.late {
            stats.entry(player).or_default().late += 1;
        }
        stats
    }
}
