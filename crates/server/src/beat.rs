//! When readers are told who are not asked. A screen shows some sixty pictures a second; where decisions follow each other
//! faster, as with programs and bots, the frames of several are written at once. Where waiting was in vain because nothing
//! followed, the next decisions are told to everybody at once.

use std::time::Duration;
use tokio::time::Instant;

/// How long a screen shows a picture.
const PICTURE: Duration = Duration::from_millis(16);
/// After how many decisions at most waiting is tried again.
const MOST: u32 = 63;

/// When the readers of a table are told.
pub(crate) struct Beat {
    /// When everybody was told everything.
    told: Instant,
    /// How many decisions are kept for some of them.
    kept: u32,
    /// How many decisions are told to everybody at once, whatever happens.
    hurry: u32,
    /// How many those were after the last time that waiting was in vain.
    vain: u32,
}

impl Beat {
    pub(crate) fn new() -> Self {
        Self { told: Instant::now(), kept: 0, hurry: 0, vain: 0 }
    }

    /// Is a decision to be told to everybody at once, together with what is kept?
    pub(crate) fn is_now(&mut self, now: Instant) -> bool {
        if self.hurry > 0 {
            self.hurry -= 1;
        } else if now.duration_since(self.told) < PICTURE {
            return false;
        } else if self.kept > 0 {
            self.vain = 0;
        }
        self.restart(now);
        true
    }

    /// Everybody is told everything, whatever was kept.
    pub(crate) fn restart(&mut self, now: Instant) {
        (self.told, self.kept) = (now, 0);
    }

    /// A decision is kept for some readers.
    pub(crate) fn keep(&mut self) {
        self.kept += 1;
    }

    /// When to tell what is kept, if anything is.
    pub(crate) fn due(&self) -> Option<Instant> {
        (self.kept > 0).then(|| self.told + PICTURE)
    }

    /// What was kept is told, because that is due.
    pub(crate) fn end(&mut self, now: Instant) {
        self.vain = if self.kept == 1 { (2 * self.vain + 1).min(MOST) } else { 0 };
        self.hurry = self.vain;
        self.restart(now);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A table's time in milliseconds, with the decisions that wait for it.
    struct Table {
        start: Instant,
        beat: Beat,
    }

    impl Table {
        fn new() -> Self {
            let beat = Beat::new();
            Self { start: beat.told, beat }
        }

        fn at(&self, millis: u64) -> Instant {
            self.start + Duration::from_millis(millis)
        }

        /// A decision at this time: is everybody told at once?
        fn decide(&mut self, millis: u64) -> bool {
            let at_once = self.beat.is_now(self.at(millis));
            if !at_once {
                self.beat.keep();
            }
            at_once
        }

        /// Nothing follows: the time at which what is kept is told.
        fn rest(&mut self) -> Option<u64> {
            let due = self.beat.due()?;
            self.beat.end(due);
            Some(due.duration_since(self.start).as_millis() as u64)
        }
    }

    #[test]
    fn decisions_at_the_pace_of_people_are_told_to_everybody_at_once() {
        let mut table = Table::new();
        for second in 1..100 {
            assert!(table.decide(1000 * second));
            assert_eq!(table.rest(), None);
        }
    }

    #[test]
    fn quick_decisions_are_told_together_a_picture_after_the_last_ones() {
        let mut table = Table::new();
        let told: Vec<u64> = (20..200).step_by(5).filter(|&millis| table.decide(millis)).collect();
        assert_eq!(told, [20, 40, 60, 80, 100, 120, 140, 160, 180]);
        // What came last waits no longer, though nothing follows.
        assert_eq!(table.rest(), Some(196));
    }

    #[test]
    fn a_table_where_nothing_follows_waits_less_and_less_often() {
        let (mut table, mut now, mut waits) = (Table::new(), 1000, Vec::new());
        for decision in 0..200 {
            now += 1;
            if !table.decide(now) {
                waits.push(decision);
                now = table.rest().expect("something is kept");
            }
        }
        assert_eq!(waits, [1, 3, 7, 15, 31, 63, 127, 191]);
    }

    #[test]
    fn waiting_begins_anew_where_it_paid() {
        let mut table = Table::new();
        assert!(table.decide(100) && !table.decide(101) && table.rest() == Some(116));
        assert!(table.decide(117), "waiting was in vain");
        assert!(!table.decide(118) && !table.decide(119));
        assert_eq!(table.rest(), Some(133));
        assert!(!table.decide(134), "waiting was not in vain the last time");
    }
}
