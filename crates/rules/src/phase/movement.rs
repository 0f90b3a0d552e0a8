//! The gears and the movement (3.4.5 to 3.4.12). Routes over several steps: routes.rs.

use crate::action::Action;
use crate::content::Content;
use crate::event::{Event, Means, Sink};
use crate::illegal::Illegal;
use crate::phase::{Effect, Phase, Step, Turn};
use crate::play::{Paid, Play, known_space};
use crate::state::{Public, State};
use crate::vocabulary::{Character, Machine, Seat, Space, SpaceSet};

/// The most steps of a taxi ride.
pub(crate) const TAXI_STEPS: u8 = 3;

impl Public {
    /// Where the chosen character stands.
    #[inline]
    pub(crate) fn mover_at(&self, turn: &Turn) -> Option<Space> {
        turn.character.map(|character| self.at[character.index()])
    }

    /// The spaces the mover cannot pass or enter: other characters and the Organ, unless victory was declared (R20).
    #[inline]
    pub(crate) fn barred(&self, turn: &Turn) -> SpaceSet {
        if turn.declared.is_some() {
            return SpaceSet::EMPTY;
        }
        let organ = self.organ.map_or(SpaceSet::EMPTY, SpaceSet::of);
        self.characters_on().or(organ)
    }
}

impl State {
    /// The spaces one step away that the mover may enter.
    #[inline]
    pub(crate) fn steps(&self, content: &Content, turn: &Turn) -> SpaceSet {
        match self.public.mover_at(turn) {
            Some(from) => content.neighbours(from).without(self.public.barred(turn)),
            None => SpaceSet::EMPTY,
        }
    }

    /// The stations the mover can reach with this line from where it stands.
    pub(crate) fn line_stops(&self, content: &Content, turn: &Turn, machine: Machine) -> SpaceSet {
        match self.public.mover_at(turn) {
            Some(from)
                if content.station_of(from) == Some(machine) && !self.public.event.forbids_transport() =>
            {
                content.stations(machine).without(SpaceSet::of(from)).without(self.public.barred(turn))
            }
            _ => SpaceSet::EMPTY,
        }
    }

    /// The stations the mover can reach with the line that stops where it stands.
    pub(crate) fn any_line_stops(&self, content: &Content, turn: &Turn) -> SpaceSet {
        match self.public.mover_at(turn).and_then(|from| content.station_of(from)) {
            Some(machine) => self.line_stops(content, turn, machine),
            None => SpaceSet::EMPTY,
        }
    }

    pub(crate) fn offer_move(
        &self,
        content: &Content,
        turn: &Turn,
        steps: u8,
        ride: bool,
        out: &mut Vec<Action>,
    ) {
        out.push(Action::Stop {});
        let reach = self.steps(content, turn);
        if steps > 0 {
            out.extend(reach.map(|to| Action::Step { to }));
        }
        if ride {
            match self.public.shown(content).0 {
                Machine::Taxi => out.extend(reach.map(|to| Action::Taxi { to })),
                line => out.extend(self.line_stops(content, turn, line).map(|to| Action::Ride { to })),
            }
        }
    }

    /// May the mover step there?
    fn can_step(&self, content: &Content, turn: &Turn, to: Space) -> Result<(), Illegal> {
        known_space(content, to)?;
        let Some(from) = self.public.mover_at(turn) else { return Err(Illegal::NoCharacterYet) };
        if !content.neighbours(from).has(to) {
            return Err(Illegal::NotAdjacent { from, to });
        }
        if self.public.barred(turn).has(to) { Err(Illegal::Occupied { space: to }) } else { Ok(()) }
    }

    /// May the mover ride this line there?
    pub(crate) fn can_ride(
        &self,
        content: &Content,
        turn: &Turn,
        line: Machine,
        to: Space,
    ) -> Result<(), Illegal> {
        known_space(content, to)?;
        if self.public.event.forbids_transport() {
            return Err(Illegal::TransportForbidden);
        }
        let Some(from) = self.public.mover_at(turn) else { return Err(Illegal::NoCharacterYet) };
        if content.station_of(from) != Some(line) {
            return Err(Illegal::NotAtStation { space: from });
        }
        if to == from || !content.stations(line).has(to) {
            return Err(Illegal::NotAStop { space: to });
        }
        if self.public.barred(turn).has(to) { Err(Illegal::Occupied { space: to }) } else { Ok(()) }
    }

    /// Would it change anything if these two changed places?
    pub(crate) fn can_swap(&self, a: Character, b: Character) -> bool {
        self.public.at[a.index()] != self.public.at[b.index()]
    }
}

impl Effect {
    /// The line a played ride uses.
    pub(crate) fn line(self, content: &Content, state: &State, turn: &Turn) -> Result<Machine, Illegal> {
        match self {
            Effect::RideLine(machine) => Ok(machine),
            _ => {
                let from = state.public.mover_at(turn).ok_or(Illegal::NoCharacterYet)?;
                content.station_of(from).ok_or(Illegal::NotAtStation { space: from })
            }
        }
    }
}

impl<S: Sink> Play<'_, S> {
    /// Turns the meshed gears; every gear moves by as many teeth.
    pub(crate) fn turn_gears(&mut self, turn: &Turn, seat: Seat, teeth: i8) -> Result<(), Illegal> {
        if !self.content.turns().contains(&teeth) {
            return Err(Illegal::TeethNotOffered { teeth });
        }
        let (price, time) = (teeth.unsigned_abs(), self.state.public.time[seat.index()]);
        if price > time {
            return Err(Illegal::TooExpensive { price, time });
        }
        if self.pay(seat, price) == Paid::Out {
            self.finish_turn(turn, seat);
            return Ok(());
        }
        self.state.public.gears = self.state.public.turned(teeth);
        let (machine, walking, activity) = self.state.public.shown(self.content);
        self.emit(Event::GearsTurned { seat, teeth, machine, walking, activity });
        let ride = !self.state.public.event.forbids_transport();
        self.set_step(Step::Move { steps: walking, ride });
        Ok(())
    }

    pub(crate) fn movement(
        &mut self,
        turn: &Turn,
        seat: Seat,
        steps: u8,
        ride: bool,
        action: Action,
    ) -> Result<(), Illegal> {
        match action {
            Action::Stop {} => {
                self.set_step(Step::Act);
                self.continue_turn();
                Ok(())
            }
            Action::Step { to } => {
                self.state.can_step(self.content, turn, to)?;
                if steps == 0 {
                    return Err(Illegal::NoStepsLeft);
                }
                if self.pay(seat, 1) == Paid::Out {
                    self.finish_turn(turn, seat);
                    return Ok(());
                }
                self.set_step(Step::Move { steps: steps - 1, ride });
                self.arrive(turn, seat, to, Means::Walking);
                Ok(())
            }
            Action::Ride { to } => {
                let machine = self.ride_allowed(ride)?;
                if machine == Machine::Taxi {
                    return Err(Illegal::NotAStop { space: to });
                }
                self.state.can_ride(self.content, turn, machine, to)?;
                self.set_step(Step::Move { steps, ride: false });
                self.ride(turn, seat, to);
                Ok(())
            }
            Action::Taxi { to } => {
                if self.ride_allowed(ride)? != Machine::Taxi {
                    return Err(Illegal::NoTaxi);
                }
                self.state.can_step(self.content, turn, to)?;
                self.set_step(Step::Move { steps, ride: false });
                self.take_taxi(turn, seat, to)
            }
            _ => Err(self.state.not_now(self.content)),
        }
    }

    fn ride_allowed(&self, ride: bool) -> Result<Machine, Illegal> {
        if self.state.public.event.forbids_transport() {
            return Err(Illegal::TransportForbidden);
        }
        if ride { Ok(self.state.public.shown(self.content).0) } else { Err(Illegal::RideUsed) }
    }

    /// Rides the line of the space where the mover stands.
    pub(crate) fn ride(&mut self, turn: &Turn, seat: Seat, to: Space) {
        let machine = self.content.station_of(to).unwrap_or(Machine::Train);
        self.arrive(turn, seat, to, Means::Machine(machine));
    }

    /// The first step of a taxi ride; the rest is an effect.
    pub(crate) fn take_taxi(&mut self, turn: &Turn, seat: Seat, to: Space) -> Result<(), Illegal> {
        self.state.can_step(self.content, turn, to)?;
        self.arrive(turn, seat, to, Means::Machine(Machine::Taxi));
        self.steps_left(Effect::TaxiRide(TAXI_STEPS - 1), TAXI_STEPS - 1);
        Ok(())
    }

    pub(crate) fn free_step(
        &mut self,
        turn: &Turn,
        seat: Seat,
        effect: Effect,
        left: u8,
        to: Space,
    ) -> Result<(), Illegal> {
        self.state.can_step(self.content, turn, to)?;
        let left = left - 1;
        let (rest, means) = match effect {
            Effect::TaxiRide(_) => (Effect::TaxiRide(left), Means::Machine(Machine::Taxi)),
            _ => (Effect::FreeSteps(left), Means::FreeStep),
        };
        self.arrive(turn, seat, to, means);
        self.steps_left(rest, left);
        Ok(())
    }

    /// Asks for the next step of a walk or ride, or continues the turn if none is left or possible (10.8).
    fn steps_left(&mut self, rest: Effect, left: u8) {
        self.set_effect(None);
        if left > 0 {
            self.begin(rest);
        }
        self.continue_turn();
    }

    /// The chosen character enters a space: it picks up a Clue, and may complete a declared victory.
    fn arrive(&mut self, turn: &Turn, seat: Seat, to: Space, means: Means) {
        let Some(character) = turn.character else { return };
        let from = std::mem::replace(&mut self.state.public.at[character.index()], to);
        self.emit(Event::Moved { seat, character, from, to, means });
        if self.state.public.clues_on.has(to) {
            self.state.public.clues_on.remove(to);
            let clues = &mut self.state.public.clues[seat.index()];
            *clues = clues.saturating_add(1);
            self.emit(Event::CluePicked { seat, space: to });
        }
        self.check_victory();
    }

    /// Puts any character on an empty Mystic Building (R29).
    pub(crate) fn relocate(&mut self, seat: Seat, character: Character, to: Space) -> Result<(), Illegal> {
        self.empty_mystic_only(to)?;
        let from = std::mem::replace(&mut self.state.public.at[character.index()], to);
        self.emit(Event::Relocated { seat, character, from, to });
        self.check_victory();
        self.effect_done();
        Ok(())
    }

    /// Lets two characters change places (R29).
    pub(crate) fn swap(&mut self, seat: Seat, a: Character, b: Character) -> Result<(), Illegal> {
        if a >= b {
            return Err(Illegal::SwapOrder { a, b });
        }
        if !self.state.can_swap(a, b) {
            return Err(Illegal::SameSpace { space: self.state.public.at[a.index()] });
        }
        self.state.public.at.swap(a.index(), b.index());
        self.emit(Event::Swapped { seat, a, b });
        self.check_victory();
        self.effect_done();
        Ok(())
    }

    /// The current turn.
    pub(crate) fn current_turn(&self) -> Option<Turn> {
        match self.state.public.phase {
            Phase::Turn(turn) => Some(turn),
            _ => None,
        }
    }
}
