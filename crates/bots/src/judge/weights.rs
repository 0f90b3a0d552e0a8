//! What things are worth to a detective. Found by playing: docs/bots.md says how.

use armonium_rules::{LAST_HOUR, Role};

/// What things are worth, in pages. Found by playing: docs/bots.md says how.
#[derive(Clone, Copy, Debug)]
pub struct Weights {
    /// A bit of doubt less about the Chosen One.
    pub bit: f32,
    /// A Clue in hand.
    pub clue: f32,
    /// A Research Tile whatever it is.
    pub tile: f32,
    /// A Location Tile while the Organ is sought.
    pub location: f32,
    /// A Mark of the Wolf that Fenrir lacks.
    pub mark: f32,
    /// A Time Point when there is enough of it.
    pub time: f32,
    /// The Time an Hour costs, about; whoever has less for the Hours to come is short.
    pub hour: f32,
    /// The Chosen One a step nearer to the goal, for whoever is readiest.
    pub near: f32,
    /// Being the first who can win this Hour.
    pub first: f32,
    /// How much dearer Time is in an auction than in a turn.
    pub bid: f32,
    /// Bringing the Organ a tile nearer, for a Hero.
    pub organ: f32,
    /// A Power Card kept in the hand.
    pub card: f32,
    /// How sure it wants to be to declare as a Hero, by Hour.
    pub sure: [f32; HOURS],
    /// How sure it wants to be to declare as Fenrir, by Hour.
    pub wolf: [f32; HOURS],
}

/// The Hours of a game.
const HOURS: usize = LAST_HOUR as usize;
/// The smallest table.
const FEWEST: u8 = 3;

impl Weights {
    /// The weights the detective plays with at a table of so many.
    pub const fn of(players: u8) -> &'static Self {
        let more = players.saturating_sub(FEWEST) as usize;
        &Self::DETECTIVE[if more < 3 { more } else { 3 }]
    }

    /// How sure it wants to be to declare in this role and Hour.
    pub(crate) fn needed(&self, role: Role, hour: u8) -> f32 {
        let by_hour = match role {
            Role::Hero => &self.sure,
            Role::Fenrir => &self.wolf,
        };
        by_hour[usize::from(hour.clamp(1, LAST_HOUR)) - 1]
    }

    /// What was found for 3, 4, 5 and 6 players.
    const DETECTIVE: [Self; 4] = [
        Self {
            bit: 4.38,
            clue: 0.9,
            tile: 0.55,
            location: 0.5,
            mark: 1.3,
            time: 1.52,
            hour: 0.34,
            near: 0.28,
            first: 46.84,
            bid: 0.73,
            organ: 0.1,
            card: 0.6,
            sure: [0.9, 0.9, 0.9, 0.9, 0.57, 0.33, 0.4, 0.17, 0.3, 0.33, 0.0],
            wolf: [0.9, 0.9, 0.9, 0.9, 0.4, 0.6, 0.4, 0.25, 0.18, 0.33, 0.0],
        },
        Self {
            bit: 5.52,
            clue: 0.68,
            tile: 0.28,
            location: 0.88,
            mark: 2.2,
            time: 1.04,
            hour: 0.2,
            near: 0.28,
            first: 16.55,
            bid: 0.42,
            organ: 1.01,
            card: 1.08,
            sure: [0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.18, 0.19, 0.42, 0.33, 0.0],
            wolf: [0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.34, 0.18, 0.18, 0.23, 0.0],
        },
        Self {
            bit: 9.01,
            clue: 0.6,
            tile: 0.28,
            location: 0.6,
            mark: 5.0,
            time: 0.76,
            hour: 0.34,
            near: 0.28,
            first: 12.36,
            bid: 0.6,
            organ: 0.9,
            card: 1.08,
            sure: [0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.29, 0.2, 0.42, 0.39, 0.0],
            wolf: [0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.28, 0.18, 0.18, 0.33, 0.0],
        },
        Self {
            bit: 10.85,
            clue: 0.6,
            tile: 0.35,
            location: 0.39,
            mark: 7.0,
            time: 0.84,
            hour: 0.27,
            near: 0.33,
            first: 22.0,
            bid: 0.59,
            organ: 0.75,
            card: 0.6,
            sure: [0.9, 0.9, 0.9, 0.9, 0.37, 0.95, 0.23, 0.23, 0.3, 0.33, 0.0],
            wolf: [0.9, 0.9, 0.9, 0.9, 0.4, 0.86, 0.66, 0.28, 0.53, 0.3, 0.0],
        },
    ];
}
