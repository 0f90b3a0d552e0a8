//! Phase 4, a player's turn (3.4): its steps in order.
//!
//! Declaring: victory.rs. Gifts of the event: gifts.rs. Abilities: abilities.rs. Gears and movement: movement.rs.
//! The action: activity.rs. Power Cards and Item Tiles: cards.rs. Looking at cards: investigation.rs.

use crate::action::Action;
use crate::content::Content;
use crate::event::{Event, Reason, Sink};
use crate::illegal::Illegal;
use crate::phase::{Ask, Phase};
use crate::play::Play;
use crate::state::{Eyes, State};
use crate::vocabulary::{Activity, Character, CharacterSet, Machine, Role, Seat};
use serde::{Deserialize, Serialize};

/// The state of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// The player's index in the order, from 0.
    pub index: u8,
    /// The step of the turn.
    pub step: Step,
    /// The effect being carried out; it must be finished before anything else.
    pub effect: Option<Effect>,
    /// The character of this turn, once chosen.
    pub character: Option<Character>,
    /// The right declaration of this turn.
    pub declared: Option<Declaration>,
    /// Was a Power Card played?
    #[serde(default)]
    pub power_played: bool,
    /// Was an Item Tile played?
    #[serde(default)]
    pub item_played: bool,
}

/// A declaration that named the Chosen One rightly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Declaration {
    /// As what it was made.
    pub role: Role,
    /// The Chosen One.
    pub chosen: Character,
}

/// The steps of a turn, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Step {
    /// Declare or not; choose a character.
    Choose,
    /// The event's gift to the turn position.
    PositionGift,
    /// The event's gift to the character.
    CharacterGift,
    /// The character's ability, so many times more.
    Ability(u8),
    /// Turn the gears.
    Gears,
    /// Move.
    Move {
        /// Steps left to walk.
        steps: u8,
        /// May the gear's machine still be used?
        ride: bool,
    },
    /// The action of the Activity Gear.
    Act,
    /// Nothing but cards and tiles is left.
    End,
}

/// An effect that waits for a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    /// Look at so many cards of one target.
    Look(u8),
    /// Free steps left.
    FreeSteps(u8),
    /// Steps left of a taxi ride.
    TaxiRide(u8),
    /// Ride any machine.
    RideAny,
    /// Ride this line.
    RideLine(Machine),
    /// Put a Clue on an empty Mystic Building.
    ClueOnMystic,
    /// Take back a Power Card.
    TakeBack,
    /// Block a character.
    Block,
    /// Name the character whose ability Pålsson uses.
    Name,
    /// Pick Vidal's action.
    Favour,
    /// Move a Clue.
    MoveClue,
    /// Put a character on an empty Mystic Building.
    Relocate,
    /// Let two characters change places.
    Swap,
}

impl Turn {
    const fn new(index: u8) -> Self {
        Self {
            index,
            step: Step::Choose,
            effect: None,
            character: None,
            declared: None,
            power_played: false,
            item_played: false,
        }
    }

    pub(crate) const fn ask(&self, shown: Activity) -> Ask {
        match self.effect {
            Some(Effect::Look(_)) => Ask::Look,
            Some(Effect::FreeSteps(_)) => Ask::FreeSteps,
            Some(Effect::TaxiRide(_)) => Ask::TaxiRide,
            Some(Effect::RideAny | Effect::RideLine(_)) => Ask::Ride,
            Some(Effect::ClueOnMystic) => Ask::ClueOnMystic,
            Some(Effect::TakeBack) => Ask::TakeBack,
            Some(Effect::Block) => Ask::Block,
            Some(Effect::Name) => Ask::Name,
            Some(Effect::Favour) => Ask::Favour,
            Some(Effect::MoveClue) => Ask::MoveClue,
            Some(Effect::Relocate) => Ask::Relocate,
            Some(Effect::Swap) => Ask::Swap,
            None => match self.step {
                Step::Choose | Step::PositionGift | Step::CharacterGift | Step::Ability(_) => Ask::Choose,
                Step::Gears => Ask::Gears,
                Step::Move { .. } => Ask::Move,
                Step::Act => Ask::Act(shown),
                Step::End => Ask::EndTurn,
            },
        }
    }

    /// Is this a moment for a Power Card or an Item Tile (R31)?
    pub(crate) const fn is_open_for_cards(&self) -> bool {
        self.effect.is_none()
            && matches!(self.step, Step::Choose | Step::Gears | Step::Move { .. } | Step::End)
    }
}

impl State {
    /// The characters the mover may choose.
    pub(crate) fn choices(&self, turn: &Turn) -> CharacterSet {
        match turn.declared {
            Some(declaration) => CharacterSet::of(self.declared_character(turn, declaration)),
            None => CharacterSet::ALL.without(self.public.used).without(self.public.blocked),
        }
    }

    /// The character a declarer must choose: the Chosen One, or Fenrir's own.
    fn declared_character(&self, turn: &Turn, declaration: Declaration) -> Character {
        match declaration.role {
            Role::Hero => declaration.chosen,
            Role::Fenrir => {
                let own = self.public.order.get(turn.index).and_then(|seat| self.characters_of(seat).next());
                own.unwrap_or(declaration.chosen)
            }
        }
    }

    pub(crate) fn offer_turn(&self, content: &Content, turn: &Turn, out: &mut Vec<Action>) {
        let Some(seat) = self.public.order.get(turn.index) else { return };
        if let Some(effect) = turn.effect {
            self.offer_effect(content, turn, seat, effect, out);
            return;
        }
        match turn.step {
            Step::Choose => {
                out.extend(self.choices(turn).map(|character| Action::Choose { character }));
                if turn.declared.is_none() && self.can_declare(content, seat).is_ok() {
                    out.extend(Character::ALL.map(|character| Action::Declare { character }));
                }
            }
            Step::Gears => {
                let time = self.public.time[seat.index()];
                let turns = content.turns().iter().filter(|teeth| teeth.unsigned_abs() <= time);
                out.extend(turns.map(|&teeth| Action::Turn { teeth }));
            }
            Step::Move { steps, ride } => self.offer_move(content, turn, steps, ride, out),
            Step::Act => {
                self.offer_act(content, turn, seat, out);
                return;
            }
            Step::End => out.push(Action::EndTurn {}),
            Step::PositionGift | Step::CharacterGift | Step::Ability(_) => return,
        }
        self.offer_cards(content, turn, seat, out);
    }

    fn offer_effect(
        &self,
        content: &Content,
        turn: &Turn,
        seat: Seat,
        effect: Effect,
        out: &mut Vec<Action>,
    ) {
        match effect {
            Effect::Look(_) => {
                out.extend(self.targets(seat).map(|target| Action::Investigate { target, clues: 0 }));
            }
            Effect::FreeSteps(_) | Effect::TaxiRide(_) => {
                out.push(Action::Stop {});
                out.extend(self.steps(content, turn).map(|to| Action::Step { to }));
            }
            Effect::RideAny => {
                out.extend(self.steps(content, turn).map(|to| Action::Taxi { to }));
                out.extend(self.any_line_stops(content, turn).map(|to| Action::Ride { to }));
            }
            Effect::RideLine(machine) => {
                out.extend(self.line_stops(content, turn, machine).map(|to| Action::Ride { to }));
            }
            Effect::ClueOnMystic => {
                out.extend(self.empty_mystic(content).map(|space| Action::PlaceClue { space }));
            }
            Effect::TakeBack => {
                out.extend(self.public.played[seat.index()].map(|power| Action::TakeBack { power }));
            }
            Effect::Block => out.extend(self.blockable().map(|character| Action::Block { character })),
            Effect::Name => {
                let named =
                    Character::ALL.into_iter().filter(|&other| self.can_name(content, turn, seat, other));
                out.extend(named.map(|character| Action::Name { character }));
            }
            Effect::Favour => {
                let useful = Activity::ALL.into_iter().filter(|&a| self.is_useful(content, turn, seat, a));
                out.extend(useful.map(|activity| Action::Favour { activity }));
            }
            Effect::MoveClue => self.offer_clue_moves(content, turn, out),
            Effect::Relocate => {
                for character in Character::ALL {
                    out.extend(self.empty_mystic(content).map(|to| Action::Relocate { character, to }));
                }
            }
            Effect::Swap => {
                for a in Character::ALL {
                    let later = Character::ALL[a.index() + 1..].iter().filter(|&&b| self.can_swap(a, b));
                    out.extend(later.map(|&b| Action::Swap { a, b }));
                }
            }
        }
    }
}

impl<S: Sink> Play<'_, S> {
    /// Begins phase 4.
    pub(crate) fn begin_turns(&mut self) {
        self.next_turn(0);
    }

    fn next_turn(&mut self, mut index: u8) {
        while let Some(seat) = self.state.public.order.get(index) {
            if self.state.public.is_active(seat) {
                self.state.public.phase = Phase::Turn(Turn::new(index));
                return;
            }
            index += 1;
        }
        self.begin_location();
    }

    /// Ends the turn of a player who is in or just went out; a declarer without victory is out (5.10).
    pub(crate) fn finish_turn(&mut self, turn: &Turn, seat: Seat) {
        if turn.declared.is_some() && self.state.public.is_active(seat) {
            self.eliminate(seat, Reason::Failed);
        }
        self.release_apart();
        if !self.is_over() {
            self.emit(Event::TurnEnded { seat });
            self.next_turn(turn.index + 1);
        }
    }

    pub(crate) fn turn(&mut self, turn: &Turn, action: Action) -> Result<(), Illegal> {
        let Some(seat) = self.state.public.order.get(turn.index) else {
            return Err(self.state.not_now(self.content));
        };
        if let Some(effect) = turn.effect {
            return self.carry_out(turn, seat, effect, action);
        }
        match (turn.step, action) {
            (Step::Act, action) => self.act(turn, seat, action),
            (_, Action::PlayPower { power }) => self.play_power(turn, seat, power),
            (_, Action::PlayItem { tile }) => self.play_item(turn, seat, tile),
            (Step::Choose, Action::Declare { character }) => self.declare(turn, seat, character),
            (Step::Choose, Action::Choose { character }) => self.choose(turn, seat, character),
            (Step::Gears, Action::Turn { teeth }) => self.turn_gears(turn, seat, teeth),
            (Step::Move { steps, ride }, action) => self.movement(turn, seat, steps, ride, action),
            (Step::End, Action::EndTurn {}) => {
                self.finish_turn(turn, seat);
                Ok(())
            }
            _ => Err(self.state.not_now(self.content)),
        }
    }

    fn choose(&mut self, turn: &Turn, seat: Seat, character: Character) -> Result<(), Illegal> {
        let choices = self.state.choices(turn);
        if !choices.has(character) {
            return Err(match choices.into_iter().next() {
                Some(must) if turn.declared.is_some() => Illegal::MustChoose { character: must },
                _ if self.state.public.used.has(character) => Illegal::CharacterUsed { character },
                _ => Illegal::CharacterBlocked { character },
            });
        }
        self.state.public.used.insert(character);
        self.emit(Event::CharacterChosen { seat, character });
        if matches!(turn.declared, Some(Declaration { role: Role::Fenrir, .. })) {
            self.state.secret.cards_known[character.index()] = Eyes::EVERYBODY;
            self.emit(Event::CardRevealed { seat, character });
        }
        let turn = Turn { character: Some(character), step: Step::PositionGift, ..*turn };
        self.state.public.phase = Phase::Turn(turn);
        self.check_victory();
        self.continue_turn();
        Ok(())
    }

    /// Carries out the steps without a choice, until a decision is needed or the turn is over.
    pub(crate) fn continue_turn(&mut self) {
        loop {
            let Phase::Turn(turn) = &mut self.state.public.phase else { return };
            if turn.effect.is_some() {
                return;
            }
            let (index, Some(character)) = (turn.index, turn.character) else { return };
            let Some(seat) = self.state.public.order.get(index) else { return };
            match turn.step {
                Step::PositionGift => {
                    turn.step = Step::CharacterGift;
                    self.give_to_position(seat, index);
                }
                Step::CharacterGift => {
                    let twice = self.state.uses_ability_twice(index);
                    let Phase::Turn(turn) = &mut self.state.public.phase else { return };
                    turn.step = Step::Ability(if twice { 2 } else { 1 });
                    self.give_to_character(seat, character);
                }
                Step::Ability(0) => turn.step = Step::Gears,
                Step::Ability(uses) => {
                    turn.step = Step::Ability(uses - 1);
                    self.use_ability(seat, character);
                }
                Step::Act => {
                    if !self.act_without_choice(seat) {
                        return;
                    }
                }
                Step::Choose | Step::Gears | Step::Move { .. } | Step::End => return,
            }
        }
    }

    /// Waits for the decision an effect needs, or skips the effect if there is nothing to decide (R22).
    pub(crate) fn begin(&mut self, effect: Effect) {
        let Phase::Turn(turn) = self.state.public.phase else { return };
        let Some(seat) = self.state.public.order.get(turn.index) else { return };
        if self.state.is_possible(self.content, &turn, seat, effect) {
            self.set_effect(Some(effect));
        }
    }

    /// Sets the effect being carried out.
    pub(crate) fn set_effect(&mut self, effect: Option<Effect>) {
        if let Phase::Turn(turn) = &mut self.state.public.phase {
            turn.effect = effect;
        }
    }

    /// Sets the step of the turn.
    pub(crate) fn set_step(&mut self, step: Step) {
        if let Phase::Turn(turn) = &mut self.state.public.phase {
            turn.step = step;
        }
    }

    /// Ends the effect and continues the turn.
    pub(crate) fn effect_done(&mut self) {
        self.set_effect(None);
        self.continue_turn();
    }

    fn carry_out(&mut self, turn: &Turn, seat: Seat, effect: Effect, action: Action) -> Result<(), Illegal> {
        match (effect, action) {
            (Effect::Look(cards), Action::Investigate { target, clues }) => {
                self.state.can_investigate(seat, target)?;
                if clues > 0 {
                    return Err(Illegal::NoCluesHere);
                }
                self.look(seat, target, cards);
                self.effect_done();
                Ok(())
            }
            (Effect::FreeSteps(_) | Effect::TaxiRide(_), Action::Stop {}) => {
                self.effect_done();
                Ok(())
            }
            (Effect::FreeSteps(left) | Effect::TaxiRide(left), Action::Step { to }) => {
                self.free_step(turn, seat, effect, left, to)
            }
            (Effect::RideAny, Action::Taxi { to }) => self.take_taxi(turn, seat, to),
            (Effect::RideLine(_), Action::Taxi { .. }) => Err(Illegal::NoTaxi),
            (Effect::RideAny | Effect::RideLine(_), Action::Ride { to }) => {
                self.state.can_ride(self.content, turn, effect.line(self.content, self.state, turn)?, to)?;
                self.set_effect(None);
                self.ride(turn, seat, to);
                self.continue_turn();
                Ok(())
            }
            (Effect::ClueOnMystic, Action::PlaceClue { space }) => self.clue_on_mystic(seat, space),
            (Effect::TakeBack, Action::TakeBack { power }) => self.take_back(seat, power),
            (Effect::Block, Action::Block { character }) => self.block(seat, character),
            (Effect::Name, Action::Name { character }) => self.name_ability(turn, seat, character),
            (Effect::Favour, Action::Favour { activity }) => self.favour(turn, seat, activity),
            (Effect::MoveClue, Action::MoveClue { from, to }) => {
                self.move_clue(turn, seat, from, to)?;
                self.effect_done();
                Ok(())
            }
            (Effect::Relocate, Action::Relocate { character, to }) => self.relocate(seat, character, to),
            (Effect::Swap, Action::Swap { a, b }) => self.swap(seat, a, b),
            _ => Err(self.state.not_now(self.content)),
        }
    }
}
