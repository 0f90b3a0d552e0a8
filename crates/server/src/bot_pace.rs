//! How long a bot takes for a decision. How long it really thinks depends on its hand, and so would the time of its answer;
//! so an answer is released, and recorded, at a whole number of paces after the question. The pace depends on what everybody
//! knows: what is asked. A thought that takes longer than a pace waits for the end of the next one.

use armonium_rules::Ask;
use armonium_table::Table;
use std::time::Duration;

/// The longest pace: shorter than another node waits before it takes over a bot.
pub(crate) const LONGEST: Duration = Duration::from_secs(2);

/// The pace of all bots of a server.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BotPace {
    /// In milliseconds; 0 releases every answer at once.
    millis: i64,
}

/// A question to a bot and the pace of its answer, in milliseconds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Paced {
    asked: i64,
    pace: i64,
}

impl Paced {
    /// When an answer is released that is ready `now`.
    pub(crate) fn release(self, now: i64) -> i64 {
        let Self { asked, pace } = self;
        if pace == 0 {
            return now;
        }
        let paces = (now - asked + pace - 1).div_euclid(pace);
        asked + paces.max(1) * pace
    }

    /// What is recorded as the time of an answer that is written `now`: when it was released.
    pub(crate) fn recorded(self, now: i64) -> i64 {
        let Self { asked, pace } = self;
        if pace == 0 { now } else { now - (now - asked).rem_euclid(pace) }
    }
}

impl BotPace {
    pub(crate) fn new(pace: Duration) -> Self {
        Self { millis: pace.min(LONGEST).as_millis() as i64 }
    }

    /// The pace of the question that is open at a table. Where only bots play, no secret is at stake and nobody waits.
    pub(crate) fn question(self, table: &Table) -> Paced {
        let has_people = table.chairs.iter().any(|chair| chair.player().is_some());
        let pace = match table.game() {
            Some(game) if has_people => self.for_ask(game.state().ask(table.content())),
            _ => 0,
        };
        Paced { asked: table.asked(), pace }
    }

    /// A step takes less than a decision of another kind, because the turns of characters have many of them.
    const fn for_ask(self, ask: Ask) -> i64 {
        match ask {
            Ask::Move | Ask::FreeSteps | Ask::TaxiRide | Ask::Ride => self.millis * 2 / 3,
            Ask::OpenAuction
            | Ask::OpeningBid
            | Ask::Raise
            | Ask::PlaceClue
            | Ask::Choose
            | Ask::Gears
            | Ask::Act(_)
            | Ask::EndTurn
            | Ask::Look
            | Ask::ClueOnMystic
            | Ask::TakeBack
            | Ask::Block
            | Ask::Name
            | Ask::Favour
            | Ask::MoveClue
            | Ask::Relocate
            | Ask::Swap
            | Ask::PlaceLocation
            | Ask::PlaceOrgan
            | Ask::Discard
            | Ask::Nothing => self.millis,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_released_and_recorded_a_whole_number_of_paces_after_the_question() {
        let question = Paced { asked: 1_000, pace: 300 };
        for (ready, released) in
            [(1_000, 1_300), (1_001, 1_300), (1_300, 1_300), (1_301, 1_600), (900, 1_300)]
        {
            assert_eq!(question.release(ready), released, "ready at {ready}");
        }
        for late in 0..300 {
            assert_eq!(question.recorded(1_600 + late), 1_600, "written {late} ms late");
        }
    }

    #[test]
    fn without_a_pace_an_answer_is_released_at_once() {
        let question = Paced { asked: 1_000, pace: 0 };
        assert_eq!((question.release(1_234), question.recorded(1_234)), (1_234, 1_234));
    }

    #[test]
    fn a_pace_is_shorter_than_the_lease_of_a_bot() {
        assert_eq!(BotPace::new(Duration::from_secs(60)).for_ask(Ask::Choose), 2_000);
        assert_eq!(BotPace::new(Duration::from_millis(450)).for_ask(Ask::Move), 300);
    }
}
