//! The faces and directions of the gears.

use super::Found;
use crate::content::{Content, Fault, Gear, Gears, Place};
use crate::vocabulary::Activity;

pub(super) fn inspect(gears: &Gears, found: &mut Found) {
    for (gear, direction) in [Gear::Machine, Gear::Walking, Gear::Activity].into_iter().zip(gears.directions)
    {
        if !matches!(direction, 1 | -1) {
            found.add(Place::Gear(gear, None), Fault::BadDirection { gear, direction: direction.into() });
        }
    }
    for (tooth, &steps) in gears.walking.iter().enumerate() {
        if !(1..=Content::MAX_STEPS).contains(&steps) {
            found.add(Place::Gear(Gear::Walking, Some(tooth)), Fault::BadSteps { steps: steps.into() });
        }
    }
    if !gears.activity.contains(&Activity::MoveClue) {
        found.add(Place::Gear(Gear::Activity, None), Fault::NoMoveClue);
    }
}
