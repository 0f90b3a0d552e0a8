//! The faces and directions of the gears.

use super::at;
use crate::content::{Content, Fault, Flaw, Gear, Gears, Place};
use crate::vocabulary::Activity;

pub(super) fn inspect(gears: &Gears) -> Result<(), Flaw> {
    for (gear, direction) in [Gear::Machine, Gear::Walking, Gear::Activity].into_iter().zip(gears.directions)
    {
        if !matches!(direction, 1 | -1) {
            let fault = Fault::BadDirection { gear, direction: direction.into() };
            return Err(at(Place::Gear(gear, None))(fault));
        }
    }
    if let Some(tooth) = gears.walking.iter().position(|steps| !(1..=Content::MAX_STEPS).contains(steps)) {
        let fault = Fault::BadSteps { steps: gears.walking[tooth].into() };
        return Err(at(Place::Gear(Gear::Walking, Some(tooth)))(fault));
    }
    if !gears.activity.contains(&Activity::MoveClue) {
        return Err(at(Place::Gear(Gear::Activity, None))(Fault::NoMoveClue));
    }
    Ok(())
}
