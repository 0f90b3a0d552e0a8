//! Playouts: detectives play a sampled world onwards, so that the search can value a decision.

use crate::distances::Distances;
use crate::heuristic::{Heuristic, Weights};
use crate::rng::BotRng;
use crate::value::values;
use crate::win_estimate::could_win;
use armonium_belief::InformationState;
use armonium_rules::{Action, Auction, Content, Outcome, Phase, Round, Seat, SeatSet, State, Step};

/// The probability that each seat wins.
pub(crate) type Values = [f32; Seat::MAX];

/// The context and buffers of a playout.
pub(crate) struct Playout<'a> {
    pub(crate) content: &'a Content,
    pub(crate) distances: &'a Distances,
    pub(crate) weights: &'a Weights,
    pub(crate) legal: Vec<Action>,
    pub(crate) scores: Vec<f32>,
    /// The Hour at whose beginning a playout ends.
    pub(crate) until: u8,
}

/// The values at the end of a game.
pub(crate) fn values_of(outcome: Outcome) -> Values {
    let mut values = [0.0; Seat::MAX];
    if let Outcome::Won { seat, .. } = outcome {
        values[seat.index()] = 1.0;
    }
    values
}

/// Is this the first decision of an Hour?
fn begins_hour(world: &State) -> bool {
    match world.public().phase {
        Phase::Auction(auction) => {
            matches!(auction.round, Round::Opening { .. }) && auction.taken.iter().all(Option::is_none)
        }
        _ => false,
    }
}

impl<'a> Playout<'a> {
    pub(crate) fn new(
        content: &'a Content,
        distances: &'a Distances,
        weights: &'a Weights,
        until: u8,
    ) -> Self {
        let (legal, scores) = (Vec::with_capacity(128), Vec::with_capacity(128));
        Self { content, distances, weights, legal, scores, until }
    }

    /// Declares for a seat that is about to choose a character, is sure enough and sees a way to win. A right guess in this
    /// world wins; after a wrong one the declarer is out and the game continues.
    pub(crate) fn declare(&self, world: &mut State, seat: Seat, info: &InformationState) -> Option<Values> {
        let public = world.public();
        let Phase::Turn(turn) = public.phase else { return None };
        if turn.step != Step::Choose || turn.declared.is_some() {
            return None;
        }
        let (guess, odds) = info.guess()?;
        let needed = self.weights.needed(info.role, public.hour);
        if odds < needed || !could_win(self.content, self.distances, public, info, turn.index, guess) {
            return None;
        }
        // Of equally likely characters it names the last; the sampled worlds make each the Chosen One equally often.
        if world.chosen_one() == guess {
            let mut values = [0.0; Seat::MAX];
            values[seat.index()] = 1.0;
            return Some(values);
        }
        let wrong = Action::Declare { character: guess };
        world.apply(self.content, seat, wrong, &mut ()).ok();
        world.outcome().map(values_of)
    }

    /// Plays the world to its end, or to the beginning of the Hour at the horizon, where the value function applies.
    pub(crate) fn play(&mut self, world: &mut State, rng: &mut BotRng) -> Values {
        loop {
            if world.public().hour >= self.until && begins_hour(world) {
                return values(self.content, self.distances, world);
            }
            let Some(seat) = world.to_act() else {
                return world.outcome().map_or([0.0; Seat::MAX], values_of);
            };
            let done = match world.public().phase {
                Phase::Auction(auction) => match auction.round {
                    Round::Opening { opener } => self.auction(world, &auction, opener),
                    Round::FirstBid { .. } | Round::Bidding { .. } => self.decide(world, seat, rng),
                },
                Phase::Clues { .. } => {
                    let mut free = self.content.regular().without(world.public().not_empty());
                    let drawn = rng.below(free.len().max(1));
                    free.nth(drawn).and_then(|space| self.act(world, seat, Action::PlaceClue { space }))
                }
                Phase::Turn(turn) if turn.step == Step::End && turn.effect.is_none() => {
                    self.act(world, seat, Action::EndTurn {})
                }
                Phase::Turn(turn) if turn.step == Step::Choose && turn.effect.is_none() => {
                    let info = InformationState::in_world(world, seat);
                    if let Some(values) = self.declare(world, seat, &info) {
                        return values;
                    }
                    if world.to_act() == Some(seat) { self.choose(world, &info, rng) } else { Some(()) }
                }
                _ => self.decide(world, seat, rng),
            };
            if done.is_none() {
                return [0.0; Seat::MAX];
            }
        }
    }

    fn act(&self, world: &mut State, seat: Seat, action: Action) -> Option<()> {
        world.apply(self.content, seat, action, &mut ()).ok()
    }

    fn decide(&mut self, world: &mut State, seat: Seat, rng: &mut BotRng) -> Option<()> {
        let info = InformationState::in_world(world, seat);
        self.choose(world, &info, rng)
    }

    /// Takes the detective's decision.
    fn choose(&mut self, world: &mut State, info: &InformationState, rng: &mut BotRng) -> Option<()> {
        world.legal(self.content, &mut self.legal);
        let action = match self.legal[..] {
            [only] => only,
            _ => {
                let heuristic =
                    Heuristic::new(self.content, self.distances, world.public(), info, self.weights);
                heuristic.score(&self.legal, &mut self.scores);
                self.legal[crate::detective::best(&self.scores, rng)?]
            }
        };
        self.act(world, info.seat, action)
    }

    /// Plays one whole auction: the opener names the position it wants most, and the highest limit wins for one more than
    /// the second highest.
    fn auction(&self, world: &mut State, auction: &Auction, opener: Seat) -> Option<()> {
        let placed: SeatSet = auction.taken.iter().flatten().copied().collect();
        let unplaced = world.public().active().without(placed);
        let mut position = 0;
        let mut limits = [0u8; Seat::MAX];
        let opener_first = std::iter::once(opener).chain(unplaced.filter(|&seat| seat != opener));
        for seat in opener_first {
            let info = InformationState::in_world(world, seat);
            let heuristic = Heuristic::new(self.content, self.distances, world.public(), &info, self.weights);
            let worth = heuristic.position_values(auction.positions);
            if seat == opener {
                position = heuristic.best_position(auction, &worth);
            }
            limits[seat.index()] = heuristic.limit(heuristic.surplus(auction, &worth, position));
        }
        let most = unplaced.map(|seat| limits[seat.index()]).max().unwrap_or(0);
        let winner =
            unplaced.into_iter().find(|&seat| most > 0 && limits[seat.index()] == most).unwrap_or(opener);
        let others = unplaced.filter(|&seat| seat != winner).map(|seat| limits[seat.index()]);
        let rivals = others.max().unwrap_or(0);
        let price = if winner == opener { rivals } else { (rivals + 1).min(most) };
        self.act(world, opener, Action::Open { position })?;
        let first = if winner == opener { price } else { 0 };
        self.act(world, opener, Action::Bid { time: first })?;
        while let Phase::Auction(now) = world.public().phase {
            let Round::Bidding { bidder, leader, .. } = now.round else { break };
            let raises = bidder == winner && leader != winner;
            let action = if raises { Action::Bid { time: price.max(1) } } else { Action::Pass {} };
            self.act(world, bidder, action)?;
        }
        Some(())
    }
}
