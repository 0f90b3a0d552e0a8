//! The movement planner, held against walking every path.

use crate::support::{Policy, all_options, play, turin};
use armonium_rules::{Action, Machine, Phase, Route, Space, State, Step};
use std::collections::BTreeSet;

/// A way to a space, without how: what it costs, what it brings, what it rides.
type Worth = (Space, Option<Machine>, u8, u8);

/// 3.4.6, 3.4.7, 3.4.8, 3.4.9, 3.4.12
#[test]
fn the_planner_finds_exactly_the_best_routes_that_walking_every_path_finds() {
    let content = turin();
    let mut compared = 0;
    for options in all_options() {
        for seed in 0..12 {
            play(content, options, seed, Policy::Frugal, |state, legal, _| {
                let moving = legal
                    .iter()
                    .any(|a| matches!(a, Action::Step { .. } | Action::Ride { .. } | Action::Taxi { .. }));
                let short = match state.public().phase {
                    // After free steps in the middle of gifts and abilities the turn continues by itself.
                    Phase::Turn(turn) => !matches!(
                        turn.step,
                        Step::Move { steps: 4.., ride: true } | Step::CharacterGift | Step::Ability(1..)
                    ),
                    _ => false,
                };
                if moving && short && (seed + u64::from(state.public().gears[1])) % 3 == 0 {
                    let routes = state.public().routes(content);
                    routes.iter().for_each(|route| follow(state, route));
                    let planned: BTreeSet<Worth> = routes.iter().map(worth).collect();
                    assert_eq!(planned.len(), routes.len(), "two routes of equal worth");
                    assert_eq!(planned, best(walk_everywhere(state)));
                    compared += 1;
                }
            });
        }
    }
    assert!(compared > 1000, "only {compared} positions compared");
}

fn worth(route: &Route) -> Worth {
    (route.to, route.ride, route.time, route.clues)
}

/// Follows a route through the referee, who must agree with all it promises.
fn follow(state: &State, route: &Route) {
    let content = turin();
    let seat = state.to_act().expect("a mover");
    let mut after = *state;
    for &action in &route.actions {
        after.apply(content, seat, action, &mut ()).expect("a legal route");
    }
    let (before, public) = (state.public(), after.public());
    let character = mover(state);
    assert_eq!(public.at[character], route.to);
    assert_eq!(public.time[seat.index()], before.time[seat.index()] - route.time);
    assert_eq!(public.clues[seat.index()], before.clues[seat.index()] + route.clues);
}

fn mover(state: &State) -> usize {
    match state.public().phase {
        Phase::Turn(turn) => turn.character.expect("a mover").index(),
        _ => panic!("nobody moves"),
    }
}

/// Every way to every space, by trying every decision that moves.
fn walk_everywhere(state: &State) -> Vec<Worth> {
    let mut found = BTreeSet::new();
    let mut seen = BTreeSet::new();
    walk(state, state, None, &mut found, &mut seen);
    let start = state.public().at[mover(state)];
    found.into_iter().filter(|&(to, _, _, clues)| to != start || clues > 0).collect()
}

fn walk(
    start: &State,
    now: &State,
    ride: Option<Machine>,
    found: &mut BTreeSet<Worth>,
    seen: &mut BTreeSet<(String, Option<Machine>)>,
) {
    let content = turin();
    let seat = start.to_act().expect("a mover");
    let key = (format!("{:?} {:?} {:?}", now.public().phase, now.public().at, now.public().clues_on), ride);
    if !seen.insert(key) {
        return;
    }
    let (before, public) = (start.public(), now.public());
    let rides = matches!(public.phase, Phase::Turn(t) if matches!(t.effect, Some(armonium_rules::Effect::RideAny | armonium_rules::Effect::RideLine(_))));
    if !rides {
        found.insert((
            public.at[mover(start)],
            ride,
            before.time[seat.index()] - public.time[seat.index()],
            public.clues[seat.index()] - before.clues[seat.index()],
        ));
    }
    let mut legal = Vec::new();
    now.legal(content, &mut legal);
    let in_effect = matches!(public.phase, Phase::Turn(turn) if turn.effect.is_some());
    let in_taxi = matches!(public.phase, Phase::Turn(t) if matches!(t.effect, Some(armonium_rules::Effect::TaxiRide(_))));
    for action in legal {
        let next_ride = match action {
            Action::Step { .. } if in_taxi => Some(Machine::Taxi),
            Action::Step { .. } => ride,
            Action::Taxi { .. } => Some(Machine::Taxi),
            Action::Ride { .. } => content.station_of(public.at[mover(start)]),
            Action::Stop {} if in_effect => ride,
            _ => continue,
        };
        let mut next = *now;
        next.apply(content, seat, action, &mut ()).expect("offered");
        let still_moving = next.to_act() == Some(seat)
            && matches!((start.public().phase, next.public().phase), (Phase::Turn(a), Phase::Turn(b))
                if a.index == b.index && std::mem::discriminant(&a.step) == std::mem::discriminant(&b.step));
        if still_moving && next.public().is_active(seat) {
            walk(start, &next, next_ride, found, seen);
        } else if next.public().is_active(seat) && !matches!(action, Action::Stop {}) {
            // The last free step of an ability: the turn continues by itself.
            let public = next.public();
            found.insert((
                public.at[mover(start)],
                next_ride,
                before.time[seat.index()] - public.time[seat.index()].min(before.time[seat.index()]),
                public.clues[seat.index()] - before.clues[seat.index()],
            ));
        }
    }
}

/// Those not worse than another with the same ride to the same space.
fn best(all: Vec<Worth>) -> BTreeSet<Worth> {
    let worse = |a: &Worth, b: &Worth| a != b && a.0 == b.0 && a.1 == b.1 && b.2 <= a.2 && b.3 >= a.3;
    all.iter().filter(|a| !all.iter().any(|b| worse(a, b))).copied().collect()
}

/// Does a route continue after this space?
pub fn leads_past(route: &Route, space: Space) -> bool {
    let before_the_last = &route.actions[..route.actions.len().saturating_sub(1)];
    before_the_last.iter().any(|action| match action {
        Action::Step { to } | Action::Taxi { to } | Action::Ride { to } => *to == space,
        _ => false,
    })
}

/// The routes of the mover, each of which the referee accepts to its end.
pub fn legal_routes(state: &State) -> Vec<Route> {
    let routes = state.public().routes(turin());
    routes.iter().for_each(|route| follow(state, route));
    routes
}
