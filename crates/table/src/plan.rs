//! Plans: decisions that a player makes ahead. What a plan answers and when a step ends follows from the View of the player's
//! seat alone. A plan isn't part of the log; its answers are, as the player's own decisions. Who stores and runs it: the server.

use crate::ids::PlayerId;
use crate::refusal::Refusal;
use crate::table::Table;
use armonium_rules::{Action, Ask, Content, Fate, LAST_HOUR, Phase, Round, Seat, Space, View, Viewer};
use serde::{Deserialize, Serialize};

/// The most steps of a plan, and the most of its ended steps that are remembered.
pub const MAX_PLAN_STEPS: usize = 16;

/// Decisions that a player makes ahead, and what became of those that can't be carried out any more.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// The steps. The first one that fits a question answers it.
    pub steps: Vec<PlanStep>,
    /// The steps that ended without being carried out, until the player replaces the plan.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<EndedStep>>"))]
    pub ended: Vec<EndedStep>,
}

/// One step of a plan, for one Hour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PlanStep {
    /// The Hour: the current one or the next.
    pub hour: u8,
    /// The decision.
    pub then: Planned,
    /// How many questions it has answered.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u32>"))]
    pub answers: u32,
}

/// A decision that is made ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Planned {
    /// Open the auction for a position with this bid.
    Open {
        /// The position, from 1.
        position: u8,
        /// The opening bid.
        time: u8,
    },
    /// Raise by 1 up to this bid for a position, then pass.
    Raise {
        /// The position, from 1.
        position: u8,
        /// The highest bid.
        most: u8,
    },
    /// Pass in every other auction of the Hour.
    Pass {},
    /// Place the Clue here, if the space is free.
    Clue {
        /// Where.
        space: Space,
    },
    /// End the turn once nothing but cards and tiles is left.
    EndTurn {},
}

/// A step that ended without being carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct EndedStep {
    /// The Hour it was for.
    pub hour: u8,
    /// The decision.
    pub then: Planned,
    /// Why it ended.
    pub why: PlanEnd,
}

/// Why a step of a plan ended without being carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PlanEnd {
    /// The position is taken or struck out.
    PositionGone,
    /// The space isn't free.
    SpaceTaken,
    /// The bid would take the player's last Time.
    NotEnoughTime,
    /// Its moment passed without the question.
    NotAsked,
    /// The player took a decision back.
    TakenBack,
    /// A bot played for the player.
    Substituted,
}

/// What serde asks for a field that is left out.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
const fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// What a step is about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Auction,
    Clues,
    Turn,
}

impl Planned {
    const fn part(self) -> Part {
        match self {
            Planned::Open { .. } | Planned::Raise { .. } | Planned::Pass {} => Part::Auction,
            Planned::Clue { .. } => Part::Clues,
            Planned::EndTurn {} => Part::Turn,
        }
    }
}

/// How a step stands.
enum Standing {
    /// It waits for its question.
    Waits,
    /// It isn't needed any more, and its player needs no notice.
    Done,
    /// What it rests on has changed.
    Ended(PlanEnd),
}

impl Plan {
    /// True if there is nothing to store.
    pub const fn is_empty(&self) -> bool {
        self.steps.is_empty() && self.ended.is_empty()
    }

    /// Refuses a plan with too many or repeated steps, or for Hours, positions, Time or spaces that can't be.
    pub fn check(&self, content: &Content, view: &View) -> Result<(), Refusal> {
        let public = &view.public;
        let position = |position: u8| (1..=public.options.players).contains(&position);
        let can_be = |step: &PlanStep| {
            let hour = step.hour >= public.hour && step.hour <= (public.hour + 1).min(LAST_HOUR);
            hour && match step.then {
                Planned::Open { position: at, time } => position(at) && time <= armonium_rules::MOST_TIME,
                Planned::Raise { position: at, most } => position(at) && most <= armonium_rules::MOST_TIME,
                Planned::Clue { space } => content.has_space(space) && content.regular().has(space),
                Planned::Pass {} | Planned::EndTurn {} => true,
            }
        };
        let same = |one: &PlanStep, other: &PlanStep| {
            one.hour == other.hour
                && match (one.then, other.then) {
                    (Planned::Open { position: a, .. }, Planned::Open { position: b, .. })
                    | (Planned::Raise { position: a, .. }, Planned::Raise { position: b, .. }) => a == b,
                    (one, other) => one == other,
                }
        };
        let repeated = |index: usize, step: &PlanStep| self.steps[..index].iter().any(|one| same(one, step));
        let fits = self.steps.len() <= MAX_PLAN_STEPS && self.ended.len() <= MAX_PLAN_STEPS;
        let good = self.steps.iter().enumerate().all(|(index, step)| can_be(step) && !repeated(index, step));
        if fits && good { Ok(()) } else { Err(Refusal::BadPlan) }
    }

    /// The step that answers the question in this View, and its answer. None if the player has to decide.
    pub fn answer(&self, view: &View) -> Option<(usize, Action)> {
        let steps = || self.steps.iter().enumerate().filter(|(_, step)| step.hour == view.public.hour);
        // A limit for this position goes before passing in every other auction.
        let (index, step) = match steps().find(|(_, step)| is_limit(step.then, view)) {
            Some(limit) => limit,
            None => steps().find(|(_, step)| answer(step.then, view).is_some())?,
        };
        let action = answer(step.then, view)?;
        // A plan never decides what its player couldn't.
        view.legal.contains(&action).then_some((index, action))
    }

    /// The plan has answered a question with this step.
    pub fn answered(&mut self, index: usize) {
        if let Some(step) = self.steps.get_mut(index) {
            step.answers = step.answers.saturating_add(1);
        }
    }

    /// Its player has decided by hand what this step would have answered.
    pub fn decided_by_hand(&mut self, index: usize) {
        let Some(&PlanStep { hour, then, .. }) = self.steps.get(index) else { return };
        match then.part() {
            Part::Auction => _ = self.steps.remove(index),
            part @ (Part::Clues | Part::Turn) => {
                self.steps.retain(|step| step.hour != hour || step.then.part() != part);
            }
        }
    }

    /// Ends every step.
    pub fn end(&mut self, why: PlanEnd) {
        for step in std::mem::take(&mut self.steps) {
            self.remember(step, why);
        }
    }

    /// Removes the steps that are done, and ends those that rest on something that has changed.
    pub fn review(&mut self, view: &View) {
        let Viewer::Seat(seat) = view.viewer else { return };
        let steps = std::mem::take(&mut self.steps);
        let served = |of: &PlanStep| {
            let same = |step: &&PlanStep| step.hour == of.hour && step.then.part() == of.then.part();
            steps.iter().filter(same).any(|step| step.answers > 0)
        };
        let broke = steps.iter().any(|step| {
            step.then.part() == Part::Auction
                && matches!(standing(step, view, seat, false), Standing::Ended(PlanEnd::NotEnoughTime))
        });
        // Of several positions to open or spaces for the Clue, one that is left is enough.
        let has_another = |of: &PlanStep| {
            let same = |step: &&PlanStep| {
                std::mem::discriminant(&step.then) == std::mem::discriminant(&of.then)
                    && step.hour == of.hour
                    && step.then != of.then
            };
            let waits = |step: &PlanStep| matches!(standing(step, view, seat, false), Standing::Waits);
            steps.iter().filter(same).any(waits)
        };
        for step in &steps {
            let is_bid = step.then.part() == Part::Auction && step.hour == view.public.hour;
            match standing(step, view, seat, served(step)) {
                // Without the Time, none of the Hour's other bids and passes is what the player had in mind.
                Standing::Waits if broke && is_bid => self.remember(*step, PlanEnd::NotEnoughTime),
                Standing::Waits => self.steps.push(*step),
                Standing::Done => {}
                Standing::Ended(PlanEnd::PositionGone | PlanEnd::SpaceTaken)
                    if !matches!(step.then, Planned::Raise { .. }) && has_another(step) => {}
                Standing::Ended(why) => self.remember(*step, why),
            }
        }
    }

    fn remember(&mut self, step: PlanStep, why: PlanEnd) {
        if self.ended.len() == MAX_PLAN_STEPS {
            self.ended.remove(0);
        }
        self.ended.push(EndedStep { hour: step.hour, then: step.then, why });
    }
}

/// Is this the highest bid for the position that the player is asked to raise for?
fn is_limit(then: Planned, view: &View) -> bool {
    let Phase::Auction(auction) = view.public.phase else { return false };
    match (auction.round, then) {
        (Round::Bidding { position: current, .. }, Planned::Raise { position, .. }) => position == current,
        _ => false,
    }
}

/// What a step answers to the question in this View, if it is for it.
fn answer(then: Planned, view: &View) -> Option<Action> {
    let Viewer::Seat(seat) = view.viewer else { return None };
    let round = match view.public.phase {
        Phase::Auction(auction) => Some(auction.round),
        _ => None,
    };
    let has = view.public.time.get(seat.index()).copied().unwrap_or(0);
    match (view.ask, then, round) {
        (Ask::OpenAuction, Planned::Open { position, time }, _) if time < has => {
            let open = Action::Open { position };
            view.legal.contains(&open).then_some(open)
        }
        (
            Ask::OpeningBid,
            Planned::Open { position, time },
            Some(Round::FirstBid { position: current, .. }),
        ) if position == current && time < has => Some(Action::Bid { time }),
        (
            Ask::Raise,
            Planned::Raise { position, most },
            Some(Round::Bidding { position: current, bid, .. }),
        ) if position == current => {
            if bid >= most {
                Some(Action::Pass {})
            } else {
                (bid + 1 < has).then_some(Action::Bid { time: bid + 1 })
            }
        }
        (Ask::Raise, Planned::Pass {}, _) => Some(Action::Pass {}),
        (Ask::PlaceClue, Planned::Clue { space }, _) => {
            let place = Action::PlaceClue { space };
            view.legal.contains(&place).then_some(place)
        }
        (Ask::EndTurn, Planned::EndTurn {}, _) => Some(Action::EndTurn {}),
        _ => None,
    }
}

/// How a step stands. `served` is true if a step of the Hour for the same part has answered a question.
fn standing(step: &PlanStep, view: &View, seat: Seat, served: bool) -> Standing {
    let public = &view.public;
    if step.hour > public.hour && public.fates[seat.index()] == Fate::In {
        return Standing::Waits;
    }
    // A Clue that wasn't asked for is missed; an auction and a turn end anyway.
    let passed = match step.then.part() {
        Part::Clues if !served => Standing::Ended(PlanEnd::NotAsked),
        Part::Clues | Part::Auction | Part::Turn => Standing::Done,
    };
    if step.hour != public.hour || public.fates[seat.index()] != Fate::In {
        return passed;
    }
    let turn_of = |index: u8| public.order.iter().position(|one| one == seat).map(|own| (own as u8, index));
    match (step.then.part(), public.phase) {
        (Part::Auction, Phase::Auction(auction)) => {
            if auction.taken.contains(&Some(seat)) {
                return Standing::Done;
            }
            match step.then {
                Planned::Open { position, .. } | Planned::Raise { position, .. }
                    if position > auction.positions || auction.taken[usize::from(position) - 1].is_some() =>
                {
                    if step.answers > 0 {
                        Standing::Done
                    } else {
                        Standing::Ended(PlanEnd::PositionGone)
                    }
                }
                Planned::Open { time, .. } if time >= public.time[seat.index()] => {
                    Standing::Ended(PlanEnd::NotEnoughTime)
                }
                Planned::Raise { position, most } => match auction.round {
                    Round::Bidding { position: current, bid, bidder, .. }
                        if current == position
                            && bidder == seat
                            && bid < most
                            && bid + 1 >= public.time[seat.index()] =>
                    {
                        Standing::Ended(PlanEnd::NotEnoughTime)
                    }
                    _ => Standing::Waits,
                },
                _ => Standing::Waits,
            }
        }
        // Every auction ends with a position, won or given.
        (Part::Auction, _) => Standing::Done,
        (Part::Clues, Phase::Auction(_) | Phase::Clues { .. }) => {
            if let Phase::Clues { index } = public.phase
                && turn_of(index).is_none_or(|(own, current)| own < current)
            {
                return passed;
            }
            let Planned::Clue { space } = step.then else { return Standing::Waits };
            if public.not_empty().has(space) { Standing::Ended(PlanEnd::SpaceTaken) } else { Standing::Waits }
        }
        (Part::Turn, Phase::Auction(_) | Phase::Clues { .. }) => Standing::Waits,
        (Part::Turn, Phase::Turn(turn)) => match turn_of(turn.index) {
            Some((own, current)) if own >= current => Standing::Waits,
            _ => passed,
        },
        (
            Part::Clues | Part::Turn,
            Phase::Turn(_) | Phase::Location { .. } | Phase::Discard { .. } | Phase::Over(_),
        ) => passed,
    }
}

impl Table {
    /// Refuses a plan that this player can't have now.
    pub fn accepts_plan(&self, player: PlayerId, plan: &Plan) -> Result<(), Refusal> {
        let seat = self.playing(player)?;
        match self.view(Viewer::Seat(seat)) {
            Some(view) => plan.check(&self.content, &view),
            None => Err(Refusal::NotBegun),
        }
    }
}
