//! What every seat of a game could know, Hour by Hour: how likely the true Chosen One and the true Fenrir were by the facts
//! of its View alone. For games that are over.

use armonium_belief::Belief;
use armonium_rules::{Character, Content, Game, Role, Seat, State, Viewer};
use serde::Serialize;

/// What every seat of a game could know.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Knowledge {
    /// The Chosen One.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    chosen: Character,
    /// Fenrir's seat; null if the roles were never dealt.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    fenrir: Option<Seat>,
    /// Every Hour at its end, the last one at the end of the game.
    hours: Vec<KnownHour>,
}

/// What could be known at the end of an Hour.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct KnownHour {
    /// 1 to 11.
    hour: u8,
    /// Seat by seat.
    seats: Vec<Known>,
}

/// What a seat could know.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Known {
    /// How likely the Chosen One was.
    chosen: f64,
    /// How likely Fenrir was; null before the roles are dealt.
    fenrir: Option<f64>,
}

impl Knowledge {
    /// What every seat of this game could know.
    pub fn of(content: &Content, game: &Game) -> Self {
        let end = game.state();
        let is_fenrir = |seat: &Seat| end.role(*seat) == Role::Fenrir;
        let truth = Truth {
            content,
            chosen: end.chosen_one(),
            fenrir: end.public().roles_dealt.into_iter().find(is_fenrir),
        };
        let mut hours = Vec::new();
        let mut state = *game.start();
        for step in game.moves() {
            let (hour, dealt) = (state.public().hour, are_dealt(&state));
            // These moves were accepted in this very order before.
            if state.apply(content, step.seat, step.action, &mut ()).is_err() {
                break;
            }
            // The decision that ends an Hour also begins the next, and the roles that are dealt then are not yet known.
            if state.public().hour > hour {
                hours.push(truth.known(&state, hour, dealt));
            }
        }
        hours.push(truth.known(end, end.public().hour, are_dealt(end)));
        Self { chosen: truth.chosen, fenrir: truth.fenrir, hours }
    }
}

fn are_dealt(state: &State) -> bool {
    !state.public().roles_dealt.is_empty()
}

/// What is true in the end.
struct Truth<'a> {
    content: &'a Content,
    chosen: Character,
    fenrir: Option<Seat>,
}

impl Truth<'_> {
    /// What every seat can know of it when the game stands like this.
    fn known(&self, state: &State, hour: u8, dealt: bool) -> KnownHour {
        let fenrir = self.fenrir.filter(|_| dealt);
        let known = |seat| {
            let belief = Belief::of(&state.view(self.content, Viewer::Seat(seat)));
            Known { chosen: belief.chosen(self.chosen), fenrir: fenrir.map(|fenrir| belief.fenrir(fenrir)) }
        };
        KnownHour { hour, seats: state.public().seats().into_iter().map(known).collect() }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use armonium_rules::{CardPlace, Event, Outcome, Sight, View};
    use armonium_test_support::{RecordedGame, recorded_games};

    /// In how many of all deals that fit a View this character is the Chosen One. Every order of the unknown cards over
    /// the open places is tried, and each deal comes up equally often among them.
    pub(crate) fn counted(view: &View, character: Character) -> f64 {
        let unknown: Vec<Character> =
            Character::ALL.into_iter().filter(|c| view.cards[c.index()] == Sight::FaceDown).collect();
        if view.cards.contains(&Sight::Seen(CardPlace::Chosen)) {
            let seen = view.cards[character.index()] == Sight::Seen(CardPlace::Chosen);
            return f64::from(u8::from(seen));
        }
        let (mut all, mut right) = (0u32, 0u32);
        let mut count = |order: &[Character]| {
            // The first open place is that of the Chosen One.
            if !view.public.not_chosen.has(order[0]) {
                all += 1;
                right += u32::from(order[0] == character);
            }
        };
        every_order(&mut unknown.clone(), 0, &mut count);
        f64::from(right) / f64::from(all)
    }

    fn every_order(cards: &mut [Character], from: usize, count: &mut impl FnMut(&[Character])) {
        if from == cards.len() {
            count(cards);
            return;
        }
        for next in from..cards.len() {
            cards.swap(from, next);
            every_order(cards, from + 1, count);
            cards.swap(from, next);
        }
    }

    /// The ends of the Hours as the events tell them.
    fn ends(content: &Content, game: &Game) -> Vec<(u8, State, bool)> {
        let mut ends = Vec::new();
        let mut again = Game::from_state(*game.start());
        let (mut hour, mut dealt) = (1, false);
        for step in game.moves() {
            let events = again.apply(content, step.seat, step.action).expect("it was legal").to_vec();
            let begins = events.iter().any(|event| matches!(event, Event::HourBegan { .. }));
            if begins {
                ends.push((hour, *again.state(), dealt));
                hour += 1;
            }
            dealt |= events.iter().any(|event| matches!(event, Event::RoleDealt { .. }));
        }
        ends.push((hour, *again.state(), dealt));
        ends
    }

    #[test]
    fn what_a_seat_could_know_is_what_counting_every_deal_gives_at_the_end_of_every_hour() {
        let mut compared = 0;
        for RecordedGame { pack, game, .. } in recorded_games() {
            let content = &pack.content;
            let known = Knowledge::of(content, &game);
            let ends = ends(content, &game);
            assert_eq!(known.chosen, game.state().chosen_one());
            assert_eq!(known.hours.len(), ends.len());
            for (known_hour, (hour, state, dealt)) in known.hours.iter().zip(&ends) {
                assert_eq!(known_hour.hour, *hour);
                assert_eq!(known_hour.seats.len(), usize::from(state.public().options.players));
                for (seat, seen) in (0..).map(Seat).zip(&known_hour.seats) {
                    let view = state.view(content, Viewer::Seat(seat));
                    assert!((seen.chosen - counted(&view, known.chosen)).abs() < 1e-9);
                    let fenrir = known.fenrir.filter(|_| *dealt);
                    assert_eq!(seen.fenrir, fenrir.map(|fenrir| Belief::of(&view).fenrir(fenrir)));
                    assert_eq!(seen.fenrir.is_some(), *hour >= 5 && state.public().options.has_fenrir());
                    compared += 1;
                }
            }
        }
        assert!(compared > 1_000, "{compared}");
    }

    #[test]
    fn nobody_forgets_and_a_hero_who_wins_has_told_everybody() {
        for RecordedGame { pack, game, .. } in recorded_games() {
            let known = Knowledge::of(&pack.content, &game);
            for hours in known.hours.windows(2) {
                for (before, after) in hours[0].seats.iter().zip(&hours[1].seats) {
                    assert!(before.chosen > 0.0 && after.chosen >= before.chosen - 1e-9);
                }
            }
            if let Some(Outcome::Won { role: Role::Hero, .. }) = game.outcome() {
                let last = known.hours.last().expect("an Hour");
                assert!(last.seats.iter().all(|seat| seat.chosen > 1.0 - 1e-9), "{known:?}");
            }
        }
    }
}
