//! Inference from behaviour, kept apart from the facts: who moves which character towards the Organ and how near to
//! victory the mover is; what players do, choose, bid and place once Fenrir is among them. Each kind of behaviour has a
//! likelihood ratio, counted in games between bots (`cargo run -p armonium-lab --example infer`).

mod tables;

use crate::distances::Distances;
use armonium_rules::{Activity, Character, Content, Event, FENRIR_HOUR, Public, Seat, Space};
use std::sync::Arc;
use tables::{CHOSEN, FENRIR};

/// The share of each log likelihood ratio that counts: the behaviours of one player are not independent.
const TRUST: f32 = 0.6;

/// The kinds of evidence about a character: how much nearer to the Organ it was moved in a turn, and how many pages the
/// mover had.
pub const CHOSEN_EVIDENCE: usize = 5 * 4;
/// The kinds of evidence about a player from Hour V on.
pub const FENRIR_EVIDENCE: usize = 4 * 4 + 2 + Character::COUNT + 3;

/// Observed behaviour, with the number of its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Evidence {
    /// Is this character the Chosen One?
    Chosen(Character, usize),
    /// Is this player Fenrir?
    Fenrir(Seat, usize),
}

/// Extracts evidence from events.
#[derive(Clone)]
pub struct BehaviourWatcher {
    distances: Option<Arc<Distances>>,
    /// Where the characters stood when the turn began.
    turn_start: Option<[Space; Character::COUNT]>,
    /// The Time each seat has paid for positions this Hour.
    paid: [u8; Seat::MAX],
}

impl BehaviourWatcher {
    /// A watcher for a new game.
    pub const fn new() -> Self {
        Self { distances: None, turn_start: None, paid: [0; Seat::MAX] }
    }

    /// Calls `found` with the evidence in these events. `public` is the open information after them.
    pub fn watch(
        &mut self,
        content: &Content,
        public: &Public,
        events: &[Event],
        mut found: impl FnMut(Evidence),
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
                    found(Evidence::Fenrir(seat, 4 * pages + kind));
                }
                Event::LocationPlaced { seat, .. } if awake => found(Evidence::Fenrir(seat, 16)),
                Event::LocationDeclined { seat } if awake => found(Evidence::Fenrir(seat, 17)),
                Event::CharacterChosen { seat, character } if awake => {
                    found(Evidence::Fenrir(seat, 18 + character.index()));
                    let paid = match self.paid[seat.index()] {
                        0 => 0,
                        1..=3 => 1,
                        _ => 2,
                    };
                    found(Evidence::Fenrir(seat, 18 + Character::COUNT + paid));
                }
                Event::TurnEnded { seat } => {
                    self.moves(content, public, seat, &mut found);
                    self.turn_start = Some(public.at);
                }
                Event::CharacterDealt { .. }
                | Event::CharacterFaceUp { .. }
                | Event::RoleDealt { .. }
                | Event::EventTurned { .. }
                | Event::AuctionOpened { .. }
                | Event::BidMade { .. }
                | Event::BidPassed { .. }
                | Event::PositionGiven { .. }
                | Event::PositionStruck { .. }
                | Event::CluePlaced { .. }
                | Event::Declared { .. }
                | Event::MarkShown { .. }
                | Event::DeclaredWrongly { .. }
                | Event::DeclaredRightly { .. }
                | Event::CharacterChosen { .. }
                | Event::AbilityUsed { .. }
                | Event::CharacterBlocked { .. }
                | Event::TimeGained { .. }
                | Event::TimePaid { .. }
                | Event::MusicGained { .. }
                | Event::ClueGained { .. }
                | Event::CluesSpent { .. }
                | Event::CluePicked { .. }
                | Event::TileDrawn { .. }
                | Event::PowerTakenBack { .. }
                | Event::GearsTurned { .. }
                | Event::Moved { .. }
                | Event::ActionTaken { .. }
                | Event::Skipped { .. }
                | Event::CardLooked { .. }
                | Event::ClueMoved { .. }
                | Event::PowerPlayed { .. }
                | Event::ItemPlayed { .. }
                | Event::Relocated { .. }
                | Event::Swapped { .. }
                | Event::LocationPlaced { .. }
                | Event::LocationDeclined { .. }
                | Event::OrganTileDiscarded { .. }
                | Event::OrganPlaced { .. }
                | Event::TileDiscarded { .. }
                | Event::PlayerOut { .. }
                | Event::CardRevealed { .. }
                | Event::TilesReturned { .. }
                | Event::Ended { .. } => {}
            }
        }
        if self.turn_start.is_none() {
            self.turn_start = Some(public.at);
        }
    }

    /// Evidence from the characters moved this turn: how much nearer to the Organ.
    fn moves(&mut self, content: &Content, public: &Public, mover: Seat, found: &mut impl FnMut(Evidence)) {
        let (Some(organ), Some(turn_start)) = (public.organ, self.turn_start) else { return };
        let distances = Distances::of(content, &mut self.distances);
        let pages = band(public.music[mover.index()]);
        for character in Character::ALL {
            let (from, to) = (turn_start[character.index()], public.at[character.index()]);
            if from == to {
                continue;
            }
            let nearer = i16::from(distances.steps(from, organ)) - i16::from(distances.steps(to, organ));
            let kind = match nearer {
                ..=-2 => 0,
                -1 => 1,
                0 => 2,
                1 => 3,
                2.. => 4,
            };
            found(Evidence::Chosen(character, 5 * pages + kind));
        }
    }
}

impl Default for BehaviourWatcher {
    fn default() -> Self {
        Self::new()
    }
}

/// The band of a number of pages.
const fn band(pages: u8) -> usize {
    match pages {
        0..=8 => 0,
        9..=11 => 1,
        12..=14 => 2,
        _ => 3,
    }
}

/// The likelihood ratios from all behaviour so far.
#[derive(Clone)]
pub struct Inference {
    watcher: BehaviourWatcher,
    chosen: [f32; Character::COUNT],
    fenrir: [f32; Seat::MAX],
}

impl Inference {
    /// No evidence yet.
    pub const fn new() -> Self {
        Self { watcher: BehaviourWatcher::new(), chosen: [0.0; Character::COUNT], fenrir: [0.0; Seat::MAX] }
    }

    /// Learns from events, except from the reader's own actions.
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

    /// The likelihood ratio of this character being the Chosen One; 1 without evidence.
    pub fn chosen(&self, character: Character) -> f32 {
        libm::expf(self.chosen[character.index()].clamp(-LIMIT, LIMIT))
    }

    /// The likelihood ratio of this player being Fenrir; 1 without evidence.
    pub fn fenrir(&self, seat: Seat) -> f32 {
        libm::expf(self.fenrir[seat.index()].clamp(-LIMIT, LIMIT))
    }
}

/// The largest absolute log likelihood ratio: behaviour never proves anything.
const LIMIT: f32 = 3.0;

impl Default for Inference {
    fn default() -> Self {
        Self::new()
    }
}
