//! The detective's weights, found by self-play (docs/bots.md).

use armonium_rules::{LAST_HOUR, Role};

/// The value of things, in Music Pages.
#[derive(Clone, Copy, Debug)]
pub struct Weights {
    /// A bit of information about the Chosen One.
    pub bit: f32,
    /// A Clue in hand.
    pub clue: f32,
    /// Any Research Tile.
    pub tile: f32,
    /// A Location Tile before the Organ is on the map.
    pub location: f32,
    /// A Mark of the Wolf that Fenrir lacks.
    pub mark: f32,
    /// A Time Point, if there is enough.
    pub time: f32,
    /// The Time an Hour costs; a seat with less for the remaining Hours is short of Time.
    pub hour: f32,
    /// The Chosen One a step nearer to the goal, for the seat closest to winning.
    pub near: f32,
    /// Being first to be able to win this Hour.
    pub first: f32,
    /// The price of Time in an auction relative to a turn.
    pub bid: f32,
    /// One more Location Tile towards the Organ, for a Hero.
    pub organ: f32,
    /// A Power Card kept in the hand.
    pub card: f32,
    /// The confidence needed to declare as a Hero, by Hour.
    pub sure: [f32; HOURS],
    /// The confidence needed to declare as Fenrir, by Hour.
    pub wolf: [f32; HOURS],
}

/// The Hours of a game.
const HOURS: usize = LAST_HOUR as usize;
/// The smallest number of players.
const FEWEST: u8 = 3;

impl Weights {
    /// The detective's weights for this number of players.
    pub const fn of(players: u8) -> &'static Self {
        let more = players.saturating_sub(FEWEST) as usize;
        &Self::DETECTIVE[if more < 3 { more } else { 3 }]
    }

    /// The confidence needed to declare in this role and Hour.
    pub(crate) fn needed(&self, role: Role, hour: u8) -> f32 {
        let by_hour = match role {
            Role::Hero => &self.sure,
            Role::Fenrir => &self.wolf,
        };
        by_hour[usize::from(hour.clamp(1, LAST_HOUR)) - 1]
    }

    /// The weights for 3, 4, 5 and 6 players.
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
