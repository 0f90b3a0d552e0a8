//! A world played on by detectives: the search's way to see what becomes of a decision.

use crate::dice::Dice;
use crate::judge::{Judge, Weights};
use crate::terrain::Terrain;
use crate::value::values;
use crate::victory::could_win;
use armonium_belief::InformationState;
use armonium_rules::{Action, Auction, Content, Outcome, Phase, Round, Seat, SeatSet, State, Step};

/// How likely each seat is to win.
pub(crate) type Values = [f32; Seat::MAX];

/// What a playout needs besides the world.
pub(crate) struct Playout<'a> {
    pub(crate) content: &'a Content,
    pub(crate) terrain: &'a Terrain,
    pub(crate) weights: &'a Weights,
    pub(crate) legal: Vec<Action>,
    pub(crate) scores: Vec<f32>,
    /// The Hour at whose beginning a playout ends.
    pub(crate) until: u8,
}

/// The end of a game, as values.
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
    pub(crate) fn new(content: &'a Content, terrain: &'a Terrain, weights: &'a Weights, until: u8) -> Self {
        let (legal, scores) = (Vec::with_capacity(128), Vec::with_capacity(128));
        Self { content, terrain, weights, legal, scores, until }
    }

    /// Whoever is about to choose a character and sees a way to win takes it, if sure enough: the win if the guess is
    /// right in this world; otherwise the declarer is out and the game goes on.
    pub(crate) fn declare(&self, world: &mut State, seat: Seat, info: &InformationState) -> Option<Values> {
        let public = world.public();
        let Phase::Turn(turn) = public.phase else { return None };
        if turn.step != Step::Choose || turn.declared.is_some() {
            return None;
        }
        let (guess, odds) = info.guess()?;
        let needed = self.weights.needed(info.role, public.hour);
        if odds < needed || !could_win(self.content, self.terrain, public, info, turn.index, guess) {
            return None;
        }
        // Of equally likely characters it names the last; in the worlds drawn each is the Chosen One as often.
        if world.chosen_one() == guess {
            let mut values = [0.0; Seat::MAX];
            values[seat.index()] = 1.0;
            return Some(values);
        }
        let wrong = Action::Declare { character: guess };
        world.apply(self.content, seat, wrong, &mut ()).ok();
        world.outcome().map(values_of)
    }

    /// Plays the world to its end, or to the beginning of an Hour where what is to be expected can be reckoned.
    pub(crate) fn play(&mut self, world: &mut State, dice: &mut Dice) -> Values {
        loop {
            if world.public().hour >= self.until && begins_hour(world) {
                return values(self.content, self.terrain, world);
            }
            let Some(seat) = world.to_act() else {
                return world.outcome().map_or([0.0; Seat::MAX], values_of);
            };
            let done = match world.public().phase {
                Phase::Auction(auction) => match auction.round {
                    Round::Opening { opener } => self.auction(world, &auction, opener),
                    Round::FirstBid { .. } | Round::Bidding { .. } => self.decide(world, seat, dice),
                },
                Phase::Clues { .. } => {
                    let mut free = self.content.regular().without(world.public().not_empty());
                    let drawn = dice.below(free.len().max(1));
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
                    if world.to_act() == Some(seat) { self.choose(world, &info, dice) } else { Some(()) }
                }
                _ => self.decide(world, seat, dice),
            };
            if done.is_none() {
                return [0.0; Seat::MAX];
            }
        }
    }

    fn act(&self, world: &mut State, seat: Seat, action: Action) -> Option<()> {
        world.apply(self.content, seat, action, &mut ()).ok()
    }

    fn decide(&mut self, world: &mut State, seat: Seat, dice: &mut Dice) -> Option<()> {
        let info = InformationState::in_world(world, seat);
        self.choose(world, &info, dice)
    }

    /// Does what the detective would do.
    fn choose(&mut self, world: &mut State, info: &InformationState, dice: &mut Dice) -> Option<()> {
        world.legal(self.content, &mut self.legal);
        let action = match self.legal[..] {
            [only] => only,
            _ => {
                let judge = Judge::new(self.content, self.terrain, world.public(), info, self.weights);
                judge.score(&self.legal, &mut self.scores);
                self.legal[crate::detective::best(&self.scores, dice)?]
            }
        };
        self.act(world, info.seat, action)
    }

    /// Holds one whole auction: the opener names what is worth most to it, and whoever would bid most takes it for one
    /// more than the next would bid.
    fn auction(&self, world: &mut State, auction: &Auction, opener: Seat) -> Option<()> {
        let placed: SeatSet = auction.taken.iter().flatten().copied().collect();
        let unplaced = world.public().inside().without(placed);
        let mut position = 0;
        let mut limits = [0u8; Seat::MAX];
        let opener_first = std::iter::once(opener).chain(unplaced.filter(|&seat| seat != opener));
        for seat in opener_first {
            let info = InformationState::in_world(world, seat);
            let judge = Judge::new(self.content, self.terrain, world.public(), &info, self.weights);
            let worth = judge.positions(auction.positions);
            if seat == opener {
                position = judge.best_position(auction, &worth);
            }
            limits[seat.index()] = judge.limit(judge.surplus(auction, &worth, position));
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
