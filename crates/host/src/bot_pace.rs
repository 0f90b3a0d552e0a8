//! How long bots take to answer. The time a bot thinks depends on its hand, so the time of its answer would leak it. An answer
//! is therefore released and recorded a whole number of paces after the question, and the pace depends on public knowledge
//! only: the kind of question.

use armonium_rules::Ask;
use armonium_table::Table;
use std::time::Duration;

/// The pace of all bots.
#[derive(Clone, Copy, Debug)]
pub struct BotPace {
    /// In milliseconds; 0 releases every answer at once.
    millis: i64,
}

/// A question to a bot and the pace of its answer, in milliseconds.
#[derive(Clone, Copy, Debug)]
pub struct Paced {
    asked: i64,
    pace: i64,
}

impl Paced {
    /// When an answer that is ready `now` is released.
    pub fn release(self, now: i64) -> i64 {
        let Self { asked, pace } = self;
        if pace == 0 {
            return now;
        }
        let paces = (now - asked + pace - 1).div_euclid(pace);
        asked + paces.max(1) * pace
    }

    /// The time to record for an answer that is written `now`: when it was released.
    pub fn recorded(self, now: i64) -> i64 {
        let Self { asked, pace } = self;
        if pace == 0 { now } else { now - (now - asked).rem_euclid(pace) }
    }
}

impl Default for BotPace {
    fn default() -> Self {
        Self::new(Self::USUAL)
    }
}

impl BotPace {
    /// The longest pace, shorter than the lease of a server's bots.
    pub const LONGEST: Duration = Duration::from_secs(2);
    /// What it is unless a server is set up otherwise.
    pub const USUAL: Duration = Duration::from_millis(450);

    /// The pace with this time for an answer; no longer than the longest.
    pub fn new(pace: Duration) -> Self {
        Self { millis: pace.min(Self::LONGEST).as_millis() as i64 }
    }

    /// The pace of a table's open question. Without people there is nobody to leak to, so bots answer at once.
    pub fn question(self, table: &Table) -> Paced {
        let has_people = table.chairs.iter().any(|chair| chair.player().is_some());
        let pace = match table.game() {
            Some(game) if has_people => self.for_ask(game.state().ask(table.content())),
            _ => 0,
        };
        Paced { asked: table.asked(), pace }
    }

    /// A step is faster than other decisions, because a turn has many of them.
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
    use armonium_bots::{BotKind, Level};
    use armonium_pack::Pack;
    use armonium_rules::{Game, Options, Seed, Viewer};
    use std::collections::HashMap;
    use std::time::Instant;

    /// A bot's decision: what was asked, whether it had a choice, and how many milliseconds it took.
    struct Decision {
        ask: Ask,
        had_choice: bool,
        took: f64,
    }

    /// Every decision of a game among inspectors, who think for a measurable time.
    fn decisions(seed: u64) -> Vec<Decision> {
        let content = &Pack::turin().content;
        let mut game = Game::new(content, Options::new(4), Seed::from_number(seed)).expect("a game");
        let mut bots: Vec<_> =
            (0..4).map(|seat| BotKind::Level(Level::Inspector).new_bot(seed + seat)).collect();
        let mut decisions = Vec::new();
        while let Some(seat) = game.state().to_act() {
            let view = game.state().view(content, Viewer::Seat(seat));
            let started = Instant::now();
            let action = bots[seat.index()].decide(content, &view).expect("a decision");
            let took = started.elapsed().as_secs_f64() * 1000.0;
            decisions.push(Decision { ask: view.ask, had_choice: view.legal.len() > 1, took });
            game.apply(content, seat, action).expect("a legal decision");
        }
        decisions
    }

    /// How often a threshold is right, with equal weight for both kinds of decision.
    fn right(times: &[(f64, bool)], threshold: f64, choice_is_slow: bool) -> f64 {
        let share = |had_choice: bool| {
            let of: Vec<_> = times.iter().filter(|(_, choice)| *choice == had_choice).collect();
            let slow = of.iter().filter(|(time, _)| *time > threshold).count() as f64 / of.len() as f64;
            if had_choice == choice_is_slow { slow } else { 1.0 - slow }
        };
        (share(true) + share(false)) / 2.0
    }

    /// How often the best threshold per kind of question separates decisions with a choice from those without. It is learnt
    /// from one half and tested on the other.
    fn told_apart(decisions: &[Decision], time: impl Fn(&Decision) -> f64) -> f64 {
        let mut kinds: HashMap<Ask, [Vec<(f64, bool)>; 2]> = HashMap::new();
        let mut seen: HashMap<(Ask, bool), usize> = HashMap::new();
        for decision in decisions {
            let number = seen.entry((decision.ask, decision.had_choice)).or_default();
            *number += 1;
            let half = &mut kinds.entry(decision.ask).or_default()[*number % 2];
            half.push((time(decision), decision.had_choice));
        }
        let rarer = |half: &[(f64, bool)]| {
            let choices = half.iter().filter(|(_, choice)| *choice).count();
            choices.min(half.len() - choices)
        };
        let (mut correct, mut of) = (0.0, 0);
        for [learnt, tried] in kinds.values().filter(|halves| halves.iter().all(|half| rarer(half) > 0)) {
            let guesses = learnt.iter().flat_map(|(time, _)| [(*time, true), (*time, false)]);
            let judged = guesses.map(|(time, slow)| (right(learnt, time, slow), time, slow));
            let best = judged.max_by(|one, other| one.0.total_cmp(&other.0)).expect("a threshold");
            correct += right(tried, best.1, best.2) * rarer(tried) as f64;
            of += rarer(tried);
        }
        assert!(of >= 30, "only {of} decisions of a kind that has both");
        correct / of as f64
    }

    #[test]
    fn no_threshold_tells_a_decision_with_a_choice_from_one_without() {
        let decisions: Vec<_> = (1..=3).flat_map(decisions).collect();
        let thinking = told_apart(&decisions, |decision| decision.took);
        assert!(thinking > 0.7, "thinking tells only {thinking} apart, so this test sees nothing");
        let pace = BotPace::new(BotPace::USUAL);
        let answered = told_apart(&decisions, |decision| {
            let question = Paced { asked: 0, pace: pace.for_ask(decision.ask) };
            question.release(decision.took.ceil() as i64) as f64
        });
        assert!(answered <= 0.55, "{answered} of the answers are told apart");
    }

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
