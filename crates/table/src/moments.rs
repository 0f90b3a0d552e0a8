//! The moments of a table's game. A moment's number is how many decisions and take-backs came before it: what the table
//! calls `decisions`. Numbers never change: after a take-back its moments remain, and the game continues from the moment
//! before it.

use crate::log_entry::{LogEntry, Record};
use armonium_rules::Move;

/// Every moment of a game, by its number.
#[derive(Clone, Debug, Default)]
pub struct Moments {
    /// What was decided before the first moment, at a table that branched off.
    before: Vec<Move>,
    /// Every decision that was made, with the place of the one before it.
    made: Vec<(Option<usize>, Move)>,
    /// For each moment, the place of the last decision that counts there.
    last: Vec<Option<usize>>,
    /// For each moment but the last, what was decided there; nothing if a decision was taken back.
    next: Vec<Option<Move>>,
}

impl Moments {
    /// The moments that these records make, from the first on.
    pub fn of<'a>(records: impl IntoIterator<Item = &'a Record>) -> Self {
        let mut moments = Self { last: vec![None], ..Self::default() };
        for entry in records.into_iter().flat_map(|record| &record.entries) {
            match *entry {
                LogEntry::Branched { ref moves, .. } => moments.before.clone_from(moves),
                LogEntry::Decided { seat, action } => moments.decided(Move { seat, action }),
                LogEntry::TookBack { .. } => moments.took_back(),
                _ => {}
            }
        }
        moments
    }

    fn decided(&mut self, step: Move) {
        self.made.push((self.last.last().copied().flatten(), step));
        self.last.push(Some(self.made.len() - 1));
        self.next.push(Some(step));
    }

    fn took_back(&mut self) {
        let undone = self.last.last().copied().flatten();
        self.last.push(undone.and_then(|place| self.made[place].0));
        self.next.push(None);
    }

    /// The number of the last moment.
    pub fn end(&self) -> u32 {
        self.next.len() as u32
    }

    /// Every decision that counts at a moment, from the deal on; none if there is no such moment.
    pub fn moves(&self, at: u32) -> Option<Vec<Move>> {
        let mut place = *self.last.get(at as usize)?;
        let mut moves = Vec::new();
        while let Some((before, step)) = place.map(|place| self.made[place]) {
            moves.push(step);
            place = before;
        }
        moves.extend(self.before.iter().rev());
        moves.reverse();
        Some(moves)
    }

    /// What was decided at a moment, if it was not the last and nothing was taken back there.
    pub fn next(&self, at: u32) -> Option<Move> {
        self.next.get(at as usize).copied().flatten()
    }

    /// How many decisions were made before the first moment.
    pub fn before(&self) -> usize {
        self.before.len()
    }

    /// The moments at which the decisions were made that count in the end, in order.
    pub fn lasting(&self) -> Vec<u32> {
        // A decision is the place of the moment at which it was made; after each comes its own moment.
        let mut at_of = vec![0; self.made.len()];
        let decided = (0u32..).zip(&self.next).filter(|(_, step)| step.is_some());
        for (place, (at, _)) in decided.enumerate() {
            at_of[place] = at;
        }
        let mut place = self.last.last().copied().flatten();
        let mut lasting = Vec::new();
        while let Some(here) = place {
            lasting.push(at_of[here]);
            place = self.made[here].0;
        }
        lasting.reverse();
        lasting
    }
}
