//! Collects the data of a game in progress for its record.

use crate::calibration::{Calibration, claim};
use crate::player::Player;
use crate::record::{Declared, End, Organ, OrganBy, Record, Seated, Usage, Verdict};
use crate::setup::Fixture;
use armonium_belief::Belief;
use armonium_bots::Thought;
use armonium_rules::{
    Action, Character, Content, Event, MOST_MUSIC, Machine, Means, Outcome, Phase, Role, Seat, Sight, State,
    Tile, View, Viewer,
};

/// The data of a game in progress.
pub(crate) struct Notes {
    /// The belief is sampled for this character and player only. Averaged over all, it would always be calibrated, because
    /// exactly one candidate is the Chosen One.
    asked: (Character, Seat),
    order: Vec<Seat>,
    bids: [u16; Seat::MAX],
    composed: [Option<u8>; Seat::MAX],
    /// The Hour and position of the current turn.
    turn: Option<(u8, u8)>,
    has_ridden: bool,
    decisions: u32,
    turns: u16,
    line_turns: u16,
    locations: u8,
    organ: Option<Organ>,
    organ_by: OrganBy,
    fenrir: Option<Seat>,
    declared: Vec<Declared>,
    usage: Usage,
    belief: Calibration,
}

impl Notes {
    /// The data of a game that starts.
    pub(crate) fn new(start: &State, seed: u64) -> Self {
        let players = u64::from(start.public().options.players.max(1));
        let character = Character::ALL[(seed % Character::COUNT as u64) as usize];
        Self {
            asked: (character, Seat((seed / Character::COUNT as u64 % players) as u8)),
            order: start.public().order.iter().collect(),
            bids: [0; Seat::MAX],
            composed: [None; Seat::MAX],
            turn: None,
            has_ridden: false,
            decisions: 0,
            turns: 0,
            line_turns: 0,
            locations: 0,
            organ: None,
            organ_by: OrganBy::FourthTile,
            fenrir: None,
            declared: Vec::new(),
            usage: Usage::default(),
            belief: Calibration::default(),
        }
    }

    /// Samples the belief of the player to move at the start of a turn.
    pub(crate) fn before(&mut self, state: &State, view: &View) {
        let Phase::Turn(turn) = view.public.phase else { return };
        let this_turn = Some((view.public.hour, turn.index));
        if self.turn == this_turn {
            return;
        }
        (self.turn, self.has_ridden) = (this_turn, false);
        self.turns += 1;
        let belief = Belief::of(view);
        let (character, seat) = self.asked;
        claim(&mut self.belief.chosen, belief.chosen(character), character == state.chosen_one());
        if view.public.roles_dealt.has(seat) && view.to_act != Some(seat) {
            claim(&mut self.belief.fenrir, belief.fenrir(seat), self.fenrir == Some(seat));
        }
    }

    /// Adds a decision and its events.
    pub(crate) fn after(
        &mut self,
        content: &Content,
        hour: u8,
        action: Action,
        thought: Option<Thought>,
        events: &[Event],
    ) {
        self.decisions += 1;
        if let Action::Taxi { .. } = action {
            self.usage.machines[Machine::Taxi.index()] += 1;
        }
        for event in events {
            self.event(content, hour, event);
        }
        if let (Action::Declare { .. }, Some(Thought::Declared { sure, needed, .. }), Some(declared)) =
            (action, thought, self.declared.last_mut())
        {
            (declared.sure, declared.needed) = (Some(short(sure)), Some(short(needed)));
        }
    }

    fn event(&mut self, content: &Content, hour: u8, event: &Event) {
        match *event {
            Event::RoleDealt { seat, role: Sight::Seen(Role::Fenrir) } => self.fenrir = Some(seat),
            Event::PositionWon { seat, time, .. } => self.bids[seat.index()] += u16::from(time),
            Event::Declared { seat, role, .. } => {
                let verdict = Verdict::Failed;
                self.declared.push(Declared { seat, hour, role, verdict, sure: None, needed: None });
            }
            Event::DeclaredWrongly { .. } => self.verdict(Verdict::Wrong),
            Event::Ended { outcome: Outcome::Won { .. } } => self.verdict(Verdict::Won),
            Event::ItemPlayed { tile, .. } => self.item(content, tile),
            // A Location Tile may be shown too.
            Event::MarkShown { tile, .. } if content.item(tile).is_some() => self.item(content, tile),
            Event::PowerPlayed { power, .. } => self.usage.powers[power.index()] += 1,
            Event::CharacterChosen { character, .. } => self.usage.characters[character.index()] += 1,
            Event::ActionTaken { activity, .. } => self.usage.actions[activity.index()] += 1,
            Event::Moved { means: Means::Machine(machine), .. } if machine != Machine::Taxi => {
                self.usage.machines[machine.index()] += 1;
                self.line_turns += u16::from(!std::mem::replace(&mut self.has_ridden, true));
            }
            Event::LocationPlaced { .. } => {
                self.locations += 1;
                self.organ_by = OrganBy::FourthTile;
            }
            Event::OrganTileDiscarded { tile, .. } => {
                self.organ_by = OrganBy::OrganSymbol;
                self.item(content, tile);
            }
            Event::OrganPlaced { .. } => self.organ = Some(Organ { hour, by: self.organ_by }),
            Event::CharacterDealt { .. }
            | Event::CharacterFaceUp { .. }
            | Event::HourBegan { .. }
            | Event::RoleDealt { .. }
            | Event::EventTurned { .. }
            | Event::AuctionOpened { .. }
            | Event::BidMade { .. }
            | Event::BidPassed { .. }
            | Event::PositionGiven { .. }
            | Event::PositionStruck { .. }
            | Event::CluePlaced { .. }
            | Event::MarkShown { .. }
            | Event::DeclaredRightly { .. }
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
            | Event::Skipped { .. }
            | Event::CardLooked { .. }
            | Event::ClueMoved { .. }
            | Event::Relocated { .. }
            | Event::Swapped { .. }
            | Event::TurnEnded { .. }
            | Event::LocationDeclined { .. }
            | Event::TileDiscarded { .. }
            | Event::PlayerOut { .. }
            | Event::CardRevealed { .. }
            | Event::TilesReturned { .. }
            | Event::Ended { .. } => {}
        }
    }

    fn item(&mut self, content: &Content, tile: Tile) {
        *self.usage.items.entry(content.tile(tile).id.clone()).or_default() += 1;
    }

    fn verdict(&mut self, verdict: Verdict) {
        if let Some(declared) = self.declared.last_mut() {
            declared.verdict = verdict;
        }
    }

    /// Records who completed the composition.
    pub(crate) fn pages(&mut self, hour: u8, state: &State) {
        for seat in state.public().seats() {
            if state.public().music[seat.index()] >= MOST_MUSIC {
                self.composed[seat.index()].get_or_insert(hour);
            }
        }
    }

    /// The record of the game.
    pub(crate) fn record(
        self,
        content: &Content,
        fixture: Fixture,
        seed: u64,
        bots: &[Player],
        state: &State,
        fault: Option<End>,
    ) -> Record {
        let public = state.public();
        let hands = state.view(content, Viewer::Spectator).hands;
        let seats = (0u8..).map(Seat).zip(bots).map(|(seat, &bot)| Seated {
            bot,
            position: self.order.iter().position(|&other| other == seat).map_or(0, |index| index as u8 + 1),
            time: public.time[seat.index()],
            music: public.music[seat.index()],
            clues: public.clues[seat.index()],
            tiles: hands.get(seat.index()).map_or(0, |hand| hand.tiles.len() as u8),
            bids: self.bids[seat.index()],
            fate: public.fates[seat.index()],
            composed: self.composed[seat.index()],
        });
        Record {
            deal: fixture.deal,
            table: fixture.table,
            rotation: fixture.rotation,
            seed,
            end: fault.unwrap_or(match state.outcome() {
                Some(Outcome::Won { seat, role }) => End::Won { seat, role },
                Some(Outcome::AllOut {}) => End::AllOut,
                Some(Outcome::Ragnarok {}) | None => End::Ragnarok,
            }),
            hour: public.hour,
            decisions: self.decisions,
            turns: self.turns,
            line_turns: self.line_turns,
            locations: self.locations,
            organ: self.organ,
            fenrir: self.fenrir,
            seats: seats.collect(),
            declared: self.declared,
            usage: self.usage,
            belief: self.belief,
        }
    }
}

/// Rounds a number so that its JSON is short and exact.
fn short(number: f64) -> f64 {
    (number * 1e4).round() / 1e4
}
