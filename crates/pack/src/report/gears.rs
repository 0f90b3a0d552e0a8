//! Figures about the gears.

use armonium_rules::{Activity, Content, Machine};
use std::collections::BTreeSet;

/// The three gears.
#[derive(Clone, Debug)]
pub struct GearsReport {
    /// How many positions of the three gears together can come up in a game.
    pub states: usize,
    /// The signed numbers of teeth the gears may be turned by.
    pub turns: Vec<i8>,
    /// The Machine Gear.
    pub machine: GearReport<Machine>,
    /// The Walking Gear.
    pub walking: GearReport<u8>,
    /// The Activity Gear.
    pub activity: GearReport<Activity>,
}

/// One gear.
#[derive(Clone, Debug)]
pub struct GearReport<T> {
    /// How many teeth it has.
    pub teeth: usize,
    /// Each face, on how many teeth it is, and from how many teeth a player can turn to it.
    pub faces: Vec<(T, usize, usize)>,
    /// How many teeth show the same as the tooth before.
    pub repeats: usize,
}

impl GearsReport {
    pub(super) fn of(content: &Content) -> Self {
        let (gears, turns) = (content.gears(), content.turns());
        Self {
            states: states(turns),
            turns: turns.to_vec(),
            machine: GearReport::of(&gears.machine, turns),
            walking: GearReport::of(&gears.walking, turns),
            activity: GearReport::of(&gears.activity, turns),
        }
    }

    /// The mean of the Walking Gear's numbers.
    pub fn mean_steps(&self) -> f64 {
        let sum: usize = self.walking.faces.iter().map(|&(steps, teeth, _)| usize::from(steps) * teeth).sum();
        sum as f64 / self.walking.teeth as f64
    }
}

impl<T: Copy + Ord> GearReport<T> {
    fn of(faces: &[T], turns: &[i8]) -> Self {
        let teeth = faces.len();
        let kinds: BTreeSet<T> = faces.iter().copied().collect();
        let shown = |kind: T| faces.iter().filter(|&&face| face == kind).count();
        let offered = |kind: T| {
            let turn =
                |tooth: usize, by: i8| (tooth as i64 + i64::from(by)).rem_euclid(teeth as i64) as usize;
            (0..teeth).filter(|&tooth| turns.iter().any(|&by| faces[turn(tooth, by)] == kind)).count()
        };
        Self {
            teeth,
            faces: kinds.into_iter().map(|kind| (kind, shown(kind), offered(kind))).collect(),
            repeats: (0..teeth).filter(|&tooth| faces[tooth] == faces[(tooth + 1) % teeth]).count(),
        }
    }
}

/// Turns the gears until nothing new comes up.
fn states(turns: &[i8]) -> usize {
    let turned = |at: i64, by: i8, teeth: i64| (at + i64::from(by)).rem_euclid(teeth);
    let mut seen = BTreeSet::from([(0, 0, 0)]);
    let mut todo = vec![(0, 0, 0)];
    while let Some((machine, walking, activity)) = todo.pop() {
        for &by in turns {
            let next = (turned(machine, by, 8), turned(walking, by, 9), turned(activity, by, 7));
            if seen.insert(next) {
                todo.push(next);
            }
        }
    }
    seen.len()
}
