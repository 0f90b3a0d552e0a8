//! The gears before they are turned, and how far a character would get that isn't chosen yet.

use crate::{Apply, deciding, world};
use armonium_rules::{
    Action, Activity, Character, CharacterSet, Content, Effect, Machine, Phase, Route, Seat, Space, SpaceSet,
    State, Step, Turn, View, Viewer,
};
use serde::{Deserialize, Serialize};

/// A turn of the gears, and what they would show.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GearTurn {
    /// By how many teeth: backwards if negative.
    pub teeth: i8,
    /// The Time it costs.
    pub price: u8,
    /// The machine.
    pub machine: Machine,
    /// False if no Machine Transport runs this Hour.
    pub runs: bool,
    /// The steps.
    pub steps: u8,
    /// The action.
    pub activity: Activity,
    /// Where the mover could go then, if the reader may turn the gears now.
    pub routes: Vec<Route>,
}

/// What a character could reach this turn, with any turn of the gears.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reach {
    /// The spaces.
    pub spaces: SpaceSet,
    /// Those with a Clue.
    pub clues: SpaceSet,
    /// The machines it could ride.
    pub rides: Vec<Machine>,
}

/// Every turn of the gears.
pub(crate) fn gears(content: &Content, view: &View, world: &State) -> Vec<GearTurn> {
    let turn = |&teeth: &i8| {
        let (machine, steps, activity) = view.public.shown_after(content, teeth);
        let action = Action::Turn { teeth };
        let routes = deciding(view).filter(|_| view.legal.contains(&action)).and_then(|seat| {
            let after = world.clone_and_apply(content, seat, action).ok()?;
            // A turn of the gears that costs the last Time puts the seat out of the game.
            (after.to_act() == Some(seat)).then(|| after.public().routes(content))
        });
        GearTurn {
            teeth,
            price: teeth.unsigned_abs(),
            machine,
            runs: !view.public.event.forbids_transport(),
            steps,
            activity,
            routes: routes.unwrap_or_default(),
        }
    };
    content.turns().iter().map(turn).collect()
}

/// What each character could reach if the reader chose it this Hour, at the reader's position in the order.
pub(crate) fn reach(content: &Content, view: &View) -> Vec<Reach> {
    let public = &view.public;
    let Viewer::Seat(seat) = view.viewer else { return Vec::new() };
    let is_to_come = match public.phase {
        Phase::Auction(_) | Phase::Clues { .. } => true,
        Phase::Turn(turn) => turn.step == Step::Choose && turn.declared.is_none(),
        Phase::Location { .. } | Phase::Discard { .. } | Phase::Over(_) => false,
    };
    let index = public.order.iter().position(|other| other == seat);
    let Some(index) = index.filter(|_| is_to_come && public.is_active(seat)) else { return Vec::new() };
    // As if the reader's turn had begun and every character were free.
    let mut turn = view.clone();
    turn.public.used = CharacterSet::EMPTY;
    turn.public.blocked = CharacterSet::EMPTY;
    turn.public.phase = Phase::Turn(Turn {
        index: index as u8,
        step: Step::Choose,
        effect: None,
        character: None,
        declared: None,
        power_played: false,
        item_played: false,
    });
    turn.to_act = Some(seat);
    turn.apart.clear();
    let world = world(content, &turn);
    Character::ALL.map(|character| reach_of(content, &world, seat, character)).into()
}

fn reach_of(content: &Content, world: &State, seat: Seat, character: Character) -> Reach {
    let mut reach = Reach::default();
    let from = world.public().at[character.index()];
    let Ok(chosen) = world.clone_and_apply(content, seat, Action::Choose { character }) else { return reach };
    for state in until_gears(content, seat, chosen, character) {
        for &teeth in content.turns() {
            let Ok(turned) = state.clone_and_apply(content, seat, Action::Turn { teeth }) else { continue };
            if turned.to_act() != Some(seat) {
                continue;
            }
            reach.spaces.insert(turned.public().at[character.index()]);
            for Route { to, ride, .. } in turned.public().routes(content) {
                reach.spaces.insert(to);
                if let Some(machine) = ride.filter(|machine| !reach.rides.contains(machine)) {
                    reach.rides.push(machine);
                }
            }
        }
    }
    reach.spaces.remove(from);
    reach.clues = reach.spaces.and(world.public().clues_on);
    reach
}

/// The states in which the gears can be turned: wherever free steps lead, with everything else decided anyhow.
fn until_gears(content: &Content, seat: Seat, chosen: State, character: Character) -> Vec<State> {
    let (mut waiting, mut ready) = (vec![chosen], Vec::new());
    while let Some(state) = waiting.pop() {
        let Phase::Turn(turn) = state.public().phase else { continue };
        if state.to_act() != Some(seat) || turn.character != Some(character) {
            continue;
        }
        if turn.effect.is_none() && turn.step == Step::Gears {
            ready.push(state);
        } else if let Some(Effect::FreeSteps(_)) = turn.effect {
            waiting.extend(walks(content, seat, &state));
        } else {
            let mut legal = Vec::new();
            state.legal(content, &mut legal);
            let next = legal.first().and_then(|&any| state.clone_and_apply(content, seat, any).ok());
            waiting.extend(next);
        }
    }
    ready
}

/// The states after every walk with free steps, one for each space.
fn walks(content: &Content, seat: Seat, state: &State) -> Vec<State> {
    let stop = |state: State| match state.public().phase {
        Phase::Turn(Turn { effect: Some(Effect::FreeSteps(_)), .. }) => {
            state.clone_and_apply(content, seat, Action::Stop {}).ok()
        }
        _ => Some(state),
    };
    let mut reached = SpaceSet::EMPTY;
    let mut walked = vec![*state];
    for route in state.public().routes(content) {
        let free = |action: &&Action| matches!(action, Action::Step { .. });
        let to: Option<Space> = (route.ride.is_none() && route.time == 0).then_some(route.to);
        let Some(to) = to.filter(|&to| !reached.has(to)) else { continue };
        let steps = route.actions.iter().filter(free);
        let end =
            steps.into_iter().try_fold(*state, |at, &step| at.clone_and_apply(content, seat, step).ok());
        walked.extend(end);
        reached.insert(to);
    }
    walked.into_iter().filter_map(stop).collect()
}
