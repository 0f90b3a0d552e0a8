//! What behaviour tells, kept apart from the facts: who moves whom towards the Organ and how near to victory the mover is,
//! what the others do, choose, bid and place once Fenrir is among them. Each kind of behaviour is more or less likely with
//! the truth than without it; how much was counted in games of the house (`cargo run -p armonium-lab --example infer`).

mod tables;

use crate::terrain::Terrain;
use armonium_rules::{Activity, Character, Content, Event, FENRIR_HOUR, Public, Seat, Space};
use std::sync::Arc;
use tables::{CHOSEN, FENRIR};

/// How much of each likelihood counts: behaviours of one player hang together, and must not be counted as independent.
const TRUST: f32 = 0.6;

/// A kind of behaviour that tells something about a character: by how much nearer to the Organ it was moved in a turn, and
/// how many pages the mover had.
pub const CHOSEN_KINDS: usize = 5 * 4;
/// A kind of behaviour that tells something about a player from Hour V on.
pub const FENRIR_KINDS: usize = 4 * 4 + 2 + Character::COUNT + 3;

/// Behaviour that was seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Evidence {
    /// About a character: is it the Chosen One?
    Chosen(Character, usize),
    /// About a player: is it Fenrir?
    Fenrir(Seat, usize),
}

/// Watches what the players do, and finds the behaviour that tells something.
#[derive(Clone)]
pub struct Watcher {
    terrain: Option<Arc<Terrain>>,
    /// Where the characters stood when the turn began.
    stood: Option<[Space; Character::COUNT]>,
    /// What each seat has paid for positions this Hour.
    paid: [u8; Seat::MAX],
}

impl Watcher {
    /// A watcher at the beginning of a game.
    pub const fn new() -> Self {
        Self { terrain: None, stood: None, paid: [0; Seat::MAX] }
    }

    /// Everything in these events that tells something, given the table after them.
    pub fn watch(
        &mut self,
        content: &Content,
        public: &Public,
        events: &[Event],
        mut tell: impl FnMut(Evidence),
    ) {
        let awake = public.hour >= FENRIR_HOUR && public.options.has_fenrir();
        for event in events {
            match *event {
                Event::HourBegan { .. } => self.paid = [0; Seat::MAX],
                Event::PositionWon { seat, time, .. } => self.paid[seat.index()] = time,
                Event::ActionTaken { seat, activity } if awake => {
                    let pages = band(public.music[seat.index()]);
                    let kind = match activity {
                        Activity::Investigate => 0,
                        Activity::Research => 1,
                        Activity::Compose => 2,
                        Activity::MoveClue => 3,
                    };
                    tell(Evidence::Fenrir(seat, 4 * pages + kind));
                }
                Event::LocationPlaced { seat, .. } if awake => tell(Evidence::Fenrir(seat, 16)),
                Event::LocationDeclined { seat } if awake => tell(Evidence::Fenrir(seat, 17)),
                Event::CharacterChosen { seat, character } if awake => {
                    tell(Evidence::Fenrir(seat, 18 + character.index()));
                    let paid = match self.paid[seat.index()] {
                        0 => 0,
                        1..=3 => 1,
                        _ => 2,
                    };
                    tell(Evidence::Fenrir(seat, 18 + Character::COUNT + paid));
                }
                Event::TurnEnded { seat } => {
                    self.moves(content, public, seat, &mut tell);
                    self.stood = Some(public.at);
                }
                _ => {}
            }
        }
        if self.stood.is_none() {
            self.stood = Some(public.at);
        }
    }

    /// Whom this turn has moved, and how much nearer to the Organ.
    fn moves(&mut self, content: &Content, public: &Public, mover: Seat, tell: &mut impl FnMut(Evidence)) {
        let (Some(organ), Some(stood)) = (public.organ, self.stood) else { return };
        let terrain = Terrain::of(content, &mut self.terrain);
        let pages = band(public.music[mover.index()]);
        for character in Character::ALL {
            let (from, to) = (stood[character.index()], public.at[character.index()]);
            if from == to {
                continue;
            }
            let nearer = i16::from(terrain.steps(from, organ)) - i16::from(terrain.steps(to, organ));
            let kind = match nearer {
                ..=-2 => 0,
                -1 => 1,
                0 => 2,
                1 => 3,
                2.. => 4,
            };
            tell(Evidence::Chosen(character, 5 * pages + kind));
        }
    }
}

impl Default for Watcher {
    fn default() -> Self {
        Self::new()
    }
}

/// How near to enough pages somebody is.
const fn band(pages: u8) -> usize {
    match pages {
        0..=8 => 0,
        9..=11 => 1,
        12..=14 => 2,
        _ => 3,
    }
}

/// What behaviour has told so far: weights to lay on the facts.
#[derive(Clone)]
pub struct Inference {
    watcher: Watcher,
    chosen: [f32; Character::COUNT],
    fenrir: [f32; Seat::MAX],
}

impl Inference {
    /// Nothing told yet.
    pub const fn new() -> Self {
        Self { watcher: Watcher::new(), chosen: [0.0; Character::COUNT], fenrir: [0.0; Seat::MAX] }
    }

    /// Learns from what happened; what the reader did itself tells it nothing.
    pub fn watch(&mut self, reader: Option<Seat>, content: &Content, public: &Public, events: &[Event]) {
        let (chosen, fenrir) = (&mut self.chosen, &mut self.fenrir);
        let by_reader = |event: &Event| matches!(*event, Event::TurnEnded { seat } if Some(seat) == reader);
        let own_turn = events.iter().any(by_reader);
        self.watcher.watch(content, public, events, |evidence| match evidence {
            Evidence::Chosen(character, kind) if !own_turn => {
                chosen[character.index()] += TRUST * CHOSEN[kind];
            }
            Evidence::Fenrir(seat, kind) if Some(seat) != reader => {
                fenrir[seat.index()] += TRUST * FENRIR[kind]
            }
            Evidence::Chosen(..) | Evidence::Fenrir(..) => {}
        });
    }

    /// How much likelier behaviour makes it that this character is the Chosen One; 1 if it tells nothing.
    pub fn chosen(&self, character: Character) -> f32 {
        self.chosen[character.index()].clamp(-LIMIT, LIMIT).exp()
    }

    /// How much likelier behaviour makes it that this player is Fenrir; 1 if it tells nothing.
    pub fn fenrir(&self, seat: Seat) -> f32 {
        self.fenrir[seat.index()].clamp(-LIMIT, LIMIT).exp()
    }
}

/// However it looks, behaviour is no fact.
const LIMIT: f32 = 3.0;

impl Default for Inference {
    fn default() -> Self {
        Self::new()
    }
}
