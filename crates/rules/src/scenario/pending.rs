//! Checks the phase of a scenario: could the game be waiting for this decision?

use super::check::{Checked, ensure, fault};
use crate::content::Content;
use crate::event::Outcome;
use crate::phase::gifts::FREE_STEPS;
use crate::phase::{Auction, Effect, Phase, Round, Step, Turn};
use crate::state::{LAST_HOUR, State, TILES_KEPT};
use crate::vocabulary::{Character, CharacterSet, EventCard, Machine, Role, Seat, SeatSet};

impl State {
    /// Do the Chart and the blocks fit the event and the phase?
    pub(super) fn check_chart(&self, phase: &Phase) -> Checked<()> {
        let (used, blocked) = (self.public.used, self.public.blocked);
        let most = match phase {
            Phase::Auction(_) | Phase::Clues { .. } => 0,
            Phase::Turn(turn) => usize::from(turn.index) + usize::from(turn.character.is_some()),
            Phase::Location { .. } | Phase::Discard { .. } | Phase::Over(_) => self.public.order.len().into(),
        };
        ensure(used.len() <= most, "used", "3.4.2", "more characters are used than players have chosen one")?;
        let locked = self.public.event.locks().map_or(CharacterSet::EMPTY, CharacterSet::of);
        if self.public.outcome().is_none() {
            ensure(
                locked.without(blocked).is_empty(),
                "blocked",
                "3.1.2",
                "the character the event locks is blocked",
            )?;
        }
        let by_lewis = self.public.event == EventCard::E8 && used.has(Character::Lewis);
        ensure(
            blocked.without(locked).is_empty() || by_lewis,
            "blocked",
            "8.8",
            "only Lewis in event E8 blocks more characters than the event locks",
        )
    }

    /// Could the game be waiting for this decision?
    pub(super) fn check_phase(&self, content: &Content) -> Checked<()> {
        let active = self.public.active();
        if !matches!(self.public.phase, Phase::Over(_)) {
            ensure(!active.is_empty(), "players", "5.12", "at least one player is still in the game")?;
        }
        let out_this_hour = self.public.order.iter().any(|seat| !active.has(seat));
        match self.public.phase {
            Phase::Auction(auction) => self.check_auction(&auction),
            Phase::Clues { index } => {
                ensure(
                    !out_this_hour,
                    "order",
                    "3.2.1",
                    "every player in the order is in the game in phase 3",
                )?;
                let fits = index >= 1 && index < self.public.order.len();
                ensure(fits, "phase.clues.index", "3.3.1", "Clues are placed from position II on")?;
                self.something_to_do(content)
            }
            Phase::Turn(turn) => self.check_turn(content, &turn),
            Phase::Location { seat, organ } => {
                let last = self.public.order.iter().rev().find(|&seat| active.has(seat));
                ensure(
                    last == Some(seat),
                    "phase.location.seat",
                    "3.5.1",
                    "the last player in order plays phase 5",
                )?;
                ensure(
                    self.public.organ.is_none(),
                    "organ",
                    "3.5.1",
                    "phase 5 is skipped once the Organ stands",
                )?;
                let placed = self.public.locations.iter().flatten().count();
                let fits = if organ { placed >= 3 } else { placed <= 3 };
                ensure(
                    fits,
                    "locations",
                    "3.5.6",
                    "the Organ is placed with the fourth tile or after the third",
                )?;
                self.something_to_do(content)
            }
            Phase::Discard { index } => {
                let too_many = |seat: Seat| self.secret.tiles.held(seat) > TILES_KEPT;
                let waiting = (0u8..).zip(self.public.order.iter()).find(|&(_, seat)| too_many(seat));
                ensure(
                    waiting.is_some_and(|(first, _)| first == index),
                    "phase.discard.index",
                    "3.6.1",
                    "the first in order with more than three tiles discards",
                )
            }
            Phase::Over(outcome) => self.check_outcome(outcome),
        }
    }

    fn check_outcome(&self, outcome: Outcome) -> Checked<()> {
        let path = "phase.over";
        match outcome {
            Outcome::Ragnarok {} => {
                ensure(self.public.hour == LAST_HOUR, path, "3.6.2", "Ragnarök comes after Hour XI")
            }
            Outcome::AllOut {} => {
                ensure(self.public.active().is_empty(), path, "5.12", "a player is still in the game")
            }
            Outcome::Won { seat, role } => {
                let declared = match role {
                    Role::Hero => self.public.declared_heroes.has(seat),
                    Role::Fenrir => self.public.declared_fenrir == Some(seat),
                };
                let fits = self.public.is_active(seat) && declared && self.role(seat) == role;
                ensure(fits, path, "5.12", "the winner is in the game and has declared as what the winner is")
            }
        }
    }

    fn something_to_do(&self, content: &Content) -> Checked<()> {
        let mut actions = Vec::new();
        self.legal(content, &mut actions);
        ensure(
            !actions.is_empty(),
            "phase",
            "R22",
            "nothing can be done here: the game would have continued by itself",
        )
    }

    fn check_auction(&self, auction: &Auction) -> Checked<()> {
        let path = "phase.auction";
        let active = self.public.active();
        let placed = auction.placed();
        let taken = auction.taken.iter().flatten().count();
        ensure(
            usize::from(auction.positions) == active.len(),
            path,
            "3.2.1",
            "as many positions as players in the game",
        )?;
        ensure(
            placed.len() == taken && placed.without(active).is_empty(),
            path,
            "3.2.5",
            "a player who is in the game takes one position",
        )?;
        let beyond = auction.taken[usize::from(auction.positions).min(Seat::MAX)..].iter().flatten().count();
        ensure(beyond == 0, path, "3.2.1", "there are no positions beyond the last")?;
        let unplaced = active.without(placed);
        ensure(unplaced.len() >= 2, path, "3.2.6", "the last free position is not auctioned")?;
        let is_free = |position: u8| {
            position >= 1 && position <= auction.positions && auction.taken[position as usize - 1].is_none()
        };
        match auction.round {
            Round::Opening { opener } => self.check_opener(unplaced, opener),
            Round::FirstBid { opener, position } => {
                self.check_opener(unplaced, opener)?;
                ensure(is_free(position), path, "3.2.3", "an auction is for a free position")
            }
            Round::Bidding { position, bid, leader, bidder, passed } => {
                ensure(is_free(position), path, "3.2.3", "an auction is for a free position")?;
                let bidders = unplaced.without(passed);
                let fits = leader != bidder && bidders.has(leader) && bidders.has(bidder);
                ensure(fits, path, "3.2.4", "leader and bidder have no position and have not passed")?;
                ensure(passed.without(unplaced).is_empty(), path, "3.2.4", "only bidders can have passed")?;
                let affordable = bid <= self.public.time[leader.index()];
                ensure(affordable, path, "4.1", "the leader cannot bid more Time than there is")
            }
        }
    }

    fn check_opener(&self, unplaced: SeatSet, opener: Seat) -> Checked<()> {
        let fits = self.opener(unplaced) == Some(opener);
        ensure(fits, "phase.auction.round", "3.2.2", "another player opens this auction")
    }

    fn check_turn(&self, content: &Content, turn: &Turn) -> Checked<()> {
        let path = "phase.turn";
        let Some(seat) = self.public.order.get(turn.index).filter(|&seat| self.public.is_active(seat)) else {
            return fault(
                "phase.turn.index",
                "3.4.1",
                "the mover is a player in the order who is in the game",
            );
        };
        let chosen_yet = turn.step != Step::Choose;
        ensure(
            turn.character.is_some() == chosen_yet,
            "phase.turn.character",
            "3.4.1",
            "a character is chosen in the first step, and not before",
        )?;
        let marked = turn.character.is_none_or(|character| self.public.used.has(character));
        ensure(marked, "used", "3.4.2", "the chosen character is marked on the Chart")?;
        if turn.power_played {
            let played = !self.public.played[seat.index()].is_empty() || self.public.event == EventCard::E9;
            ensure(played, path, "3.4.22", "no Power Card of this player was played")?;
        }
        if self.public.event.forbids_cards() {
            ensure(
                !turn.power_played && !turn.item_played,
                path,
                "8.11",
                "the event forbids cards and tiles",
            )?;
        }
        self.check_declaration(turn, seat)?;
        self.check_step(content, turn)?;
        match turn.effect {
            Some(effect) => {
                let fits = self.effect_fits(content, turn, effect);
                ensure(fits, "phase.turn.effect", "3.4.4", "this effect cannot be going on at this step")?;
            }
            None => {
                let at_rest = match turn.step {
                    Step::Choose | Step::Gears | Step::Move { .. } | Step::End => true,
                    Step::Act => self.act_is_asked(content, turn, seat),
                    Step::PositionGift | Step::CharacterGift | Step::Ability(_) => false,
                };
                ensure(
                    at_rest,
                    "phase.turn.step",
                    "3.4.4",
                    "nothing is asked at this step without an effect",
                )?;
            }
        }
        self.something_to_do(content)
    }

    fn check_declaration(&self, turn: &Turn, seat: Seat) -> Checked<()> {
        let Some(declaration) = turn.declared else { return Ok(()) };
        let path = "phase.turn.declared";
        let declared = match declaration.role {
            Role::Hero => self.public.declared_heroes.has(seat) && self.public.organ.is_some(),
            Role::Fenrir => self.public.declared_fenrir == Some(seat),
        };
        ensure(
            declared && declaration.role == self.role(seat),
            path,
            "5.1",
            "the declarer is listed as such, declares as what the player is, and a Hero needs the Organ on the map",
        )?;
        ensure(
            declaration.chosen == self.chosen_one(),
            path,
            "5.3",
            "only a declaration with the right name continues",
        )?;
        if let Some(character) = turn.character {
            ensure(self.choices(turn).has(character), path, "5.7", "the declarer chooses another character")?;
        }
        ensure(!self.has_won(turn), path, "5.9", "the declarer has won already")
    }

    fn check_step(&self, content: &Content, turn: &Turn) -> Checked<()> {
        let path = "phase.turn.step";
        match turn.step {
            Step::Move { steps, ride } => {
                let (_, walking, _) = self.public.shown(content);
                ensure(steps <= walking, path, "3.4.6", "more steps are left than the Walking Gear gives")?;
                let allowed = !(ride && self.public.event.forbids_transport());
                ensure(allowed, path, "8.4", "the event forbids Machine Transports")
            }
            Step::Ability(uses) => {
                let twice = self.uses_ability_twice(turn.index);
                ensure(uses <= if twice { 2 } else { 1 }, path, "8.1", "the ability is not used that often")
            }
            Step::Choose | Step::PositionGift | Step::CharacterGift | Step::Gears | Step::Act | Step::End => {
                Ok(())
            }
        }
    }

    /// Can this effect be going on at this step of the turn?
    fn effect_fits(&self, content: &Content, turn: &Turn, effect: Effect) -> bool {
        let last = turn.index + 1 == self.public.order.len();
        let event = self.public.event;
        let free_steps = matches!(effect, Effect::FreeSteps(1..=FREE_STEPS));
        match turn.step {
            Step::Choose => from_card(turn, effect) && !moves_the_mover(effect),
            Step::CharacterGift => match event {
                EventCard::E3 => turn.index == 2 && effect == Effect::Look(2),
                EventCard::E7 => last && free_steps,
                EventCard::E9 => last && effect == Effect::TakeBack,
                _ => false,
            },
            Step::Ability(uses) => {
                let full = if self.uses_ability_twice(turn.index) { 2 } else { 1 };
                let gift = match (event, turn.character) {
                    (EventCard::E8, Some(Character::Lewis)) => effect == Effect::Block,
                    (EventCard::E11, Some(Character::Koleberg)) => free_steps,
                    _ => false,
                };
                if uses == full { gift } else { from_ability(turn.character, effect) }
            }
            Step::Gears | Step::End => from_card(turn, effect),
            Step::Move { .. } => {
                let taxi = self.public.shown(content).0 == Machine::Taxi && !event.forbids_transport();
                from_card(turn, effect) || (taxi && matches!(effect, Effect::TaxiRide(1 | 2)))
            }
            Step::PositionGift | Step::Act => false,
        }
    }
}

/// Can a Power Card or an Item Tile of this turn be the cause?
fn from_card(turn: &Turn, effect: Effect) -> bool {
    match effect {
        Effect::Look(3) | Effect::RideAny | Effect::TaxiRide(1 | 2) => turn.power_played,
        Effect::Look(1)
        | Effect::FreeSteps(1..=FREE_STEPS)
        | Effect::RideLine(Machine::Train | Machine::Monorail | Machine::Airship)
        | Effect::ClueOnMystic
        | Effect::Relocate
        | Effect::Swap => turn.item_played,
        Effect::Look(_)
        | Effect::FreeSteps(_)
        | Effect::TaxiRide(_)
        | Effect::RideLine(Machine::Taxi)
        | Effect::TakeBack
        | Effect::Block
        | Effect::Name
        | Effect::Favour
        | Effect::MoveClue => false,
    }
}

/// Does the effect move the chosen character?
fn moves_the_mover(effect: Effect) -> bool {
    matches!(effect, Effect::FreeSteps(_) | Effect::TaxiRide(_) | Effect::RideAny | Effect::RideLine(_))
}

/// Can the ability of this character be the cause?
fn from_ability(character: Option<Character>, effect: Effect) -> bool {
    let owner = match effect {
        Effect::Look(2) => Character::Lewis,
        Effect::FreeSteps(1..=FREE_STEPS) => Character::Snowy,
        Effect::ClueOnMystic => Character::Koleberg,
        Effect::Favour | Effect::MoveClue | Effect::Look(1) => Character::Vidal,
        Effect::Name => Character::Palsson,
        Effect::Look(_)
        | Effect::FreeSteps(_)
        | Effect::TaxiRide(_)
        | Effect::RideAny
        | Effect::RideLine(_)
        | Effect::TakeBack
        | Effect::Block
        | Effect::Relocate
        | Effect::Swap => return false,
    };
    character == Some(owner) || character == Some(Character::Palsson)
}
