//! A winning turn in steps that people read, from the actions that the search found.

use crate::Apply;
use armonium_rules::{
    Action, Activity, Character, Content, Effect, Item, Machine, Phase, Power, Space, State, Tile,
};
use serde::{Deserialize, Serialize};

/// A turn that wins if the name is right.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct VictoryPlan {
    /// Its steps, in order.
    pub steps: Vec<VictoryStep>,
    /// The Music Pages at its end.
    pub pages: u8,
    /// The Time left at its end.
    pub left: u8,
}

/// What gives a movement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// An ability or the Event.
    Free,
    /// The Walking Gear.
    Walking,
    /// The Machine Gear.
    Gear,
    /// The Power Card.
    Power,
    /// An Item Tile.
    Item,
}

/// A step of a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "step", rename_all = "snake_case")]
pub enum VictoryStep {
    /// Play the Power Card with Music Pages.
    Music {},
    /// Play an Item Tile that moves nobody.
    Item {
        /// Which.
        tile: Tile,
    },
    /// Let two characters change places with an Item Tile.
    Swap {
        /// Which tile.
        tile: Tile,
        /// One.
        a: Character,
        /// The other.
        b: Character,
    },
    /// Put a character on a Mystic Building with an Item Tile.
    Send {
        /// Which tile.
        tile: Tile,
        /// Whom.
        character: Character,
        /// Where.
        to: Space,
    },
    /// Choose the Character.
    Choose {
        /// Which.
        character: Character,
    },
    /// Pålsson names a character.
    Name {
        /// Which.
        character: Character,
    },
    /// Turn the gears.
    Turn {
        /// By how many teeth.
        teeth: i8,
        /// The machine they show; null if none runs this Hour.
        machine: Option<Machine>,
        /// The steps they show.
        steps: u8,
        /// The action they show.
        activity: Activity,
    },
    /// Walk or ride.
    Go {
        /// What gives it.
        by: By,
        /// The machine of a ride.
        machine: Option<Machine>,
        /// Where to.
        to: Space,
        /// How many steps.
        steps: u8,
    },
    /// Compose.
    Compose {
        /// The Music Pages it brings.
        pages: u8,
        /// The Clues it takes.
        clues: u8,
    },
}

impl VictoryPlan {
    /// The plan of these actions, from a world on. None if they don't apply.
    pub(crate) fn of(content: &Content, world: &State, actions: &[Action]) -> Option<Self> {
        let seat = world.to_act()?;
        let (mut state, mut steps, mut played) = (*world, Vec::new(), None);
        for &action in actions {
            let after = state.clone_and_apply(content, seat, action).ok()?;
            add(&mut steps, content, &state, &after, action, &mut played);
            state = after;
        }
        let public = state.public();
        Some(Self { steps, pages: public.music[seat.index()], left: public.time[seat.index()] })
    }
}

/// Adds what an action is, to the last step if it continues it. `played` is the last Item Tile.
fn add(
    steps: &mut Vec<VictoryStep>,
    content: &Content,
    before: &State,
    after: &State,
    action: Action,
    played: &mut Option<Tile>,
) {
    let Phase::Turn(turn) = before.public().phase else { return };
    let tile = played.unwrap_or(Tile(0));
    let rides = match turn.effect {
        Some(Effect::RideAny) => By::Power,
        Some(Effect::RideLine(_)) => By::Item,
        _ => By::Gear,
    };
    match action {
        Action::Step { to } => match turn.effect {
            Some(Effect::TaxiRide(_)) => {
                if let Some(VictoryStep::Go { to: end, steps: count, .. }) = steps.last_mut() {
                    (*end, *count) = (to, *count + 1);
                }
            }
            Some(_) => {
                let is_item = played.and_then(|tile| content.item(tile)) == Some(Item::Steps);
                walk(steps, if is_item { By::Item } else { By::Free }, to);
            }
            None => walk(steps, By::Walking, to),
        },
        Action::Taxi { to } => steps.push(ride(rides, Some(Machine::Taxi), to)),
        Action::Ride { to } => steps.push(ride(rides, content.station_of(to), to)),
        Action::PlayPower { power: Power::Music } => steps.push(VictoryStep::Music {}),
        Action::PlayItem { tile } => {
            *played = Some(tile);
            match content.item(tile) {
                // What they give is a step of its own.
                Some(Item::Ride(_) | Item::Steps | Item::Swap | Item::ToMystic) | None => {}
                Some(
                    Item::Music(_)
                    | Item::PaidMusic
                    | Item::Time
                    | Item::ClueForTime
                    | Item::ClueOnMystic
                    | Item::Investigate
                    | Item::PaidTiles
                    | Item::Stones,
                ) => steps.push(VictoryStep::Item { tile }),
            }
        }
        Action::Swap { a, b } => steps.push(VictoryStep::Swap { tile, a, b }),
        Action::Relocate { character, to } => steps.push(VictoryStep::Send { tile, character, to }),
        Action::Choose { character } => steps.push(VictoryStep::Choose { character }),
        Action::Name { character } => steps.push(VictoryStep::Name { character }),
        Action::Turn { teeth } => {
            let (machine, count, activity) = before.public().shown_after(content, teeth);
            let machine = (!before.public().event.forbids_transport()).then_some(machine);
            steps.push(VictoryStep::Turn { teeth, machine, steps: count, activity });
        }
        Action::Compose { clues } => {
            let music = |state: &State| turn_music(state, turn.index);
            steps.push(VictoryStep::Compose { pages: music(after).saturating_sub(music(before)), clues });
        }
        _ => {}
    }
}

const fn ride(by: By, machine: Option<Machine>, to: Space) -> VictoryStep {
    VictoryStep::Go { by, machine, to, steps: 1 }
}

/// One more step on foot.
fn walk(steps: &mut Vec<VictoryStep>, by: By, to: Space) {
    match steps.last_mut() {
        Some(VictoryStep::Go { by: last, machine: None, to: end, steps: count }) if *last == by => {
            (*end, *count) = (to, *count + 1);
        }
        _ => steps.push(VictoryStep::Go { by, machine: None, to, steps: 1 }),
    }
}

fn turn_music(state: &State, index: u8) -> u8 {
    state.public().order.get(index).map_or(0, |seat| state.public().music[seat.index()])
}
