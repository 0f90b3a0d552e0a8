//! Phase 2, the auctions for turn order (3.2). Paying and going out: play.rs.

use crate::action::Action;
use crate::event::{Event, Sink};
use crate::illegal::Illegal;
use crate::options::Opener;
use crate::phase::{Ask, Phase};
use crate::play::{Paid, Play};
use crate::state::{Order, State};
use crate::vocabulary::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// The auctions of one Hour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Auction {
    /// Who has taken which position so far.
    pub taken: [Option<Seat>; Seat::MAX],
    /// How many positions there are this Hour.
    pub positions: u8,
    /// The current auction.
    pub round: Round,
}

/// One auction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Round {
    /// The opener is to name a position.
    Opening {
        /// Who opens.
        opener: Seat,
    },
    /// The opener is to name the first bid.
    FirstBid {
        /// Who opens.
        opener: Seat,
        /// For which position, from 1.
        position: u8,
    },
    /// The others raise or pass.
    Bidding {
        /// For which position, from 1.
        position: u8,
        /// The highest bid.
        bid: u8,
        /// Whose bid it is.
        leader: Seat,
        /// Who is to raise or pass.
        bidder: Seat,
        /// Who has passed.
        passed: SeatSet,
    },
}

impl Auction {
    pub(crate) fn to_act(self) -> Seat {
        match self.round {
            Round::Opening { opener } | Round::FirstBid { opener, .. } => opener,
            Round::Bidding { bidder, .. } => bidder,
        }
    }

    pub(crate) const fn ask(&self) -> Ask {
        match self.round {
            Round::Opening { .. } => Ask::OpenAuction,
            Round::FirstBid { .. } => Ask::OpeningBid,
            Round::Bidding { .. } => Ask::Raise,
        }
    }

    /// The seats that have a position.
    pub(crate) fn placed(&self) -> SeatSet {
        self.taken.iter().flatten().copied().collect()
    }

    fn is_free(&self, position: u8) -> bool {
        position >= 1 && position <= self.positions && self.taken[position as usize - 1].is_none()
    }
}

impl State {
    pub(crate) fn offer_auction(&self, auction: &Auction, out: &mut Vec<Action>) {
        match auction.round {
            Round::Opening { .. } => {
                let free = (1..=auction.positions).filter(|&position| auction.is_free(position));
                out.extend(free.map(|position| Action::Open { position }));
            }
            Round::FirstBid { opener, .. } => {
                let most = self.public.time[opener.index()];
                out.extend((0..=most).map(|time| Action::Bid { time }));
            }
            Round::Bidding { bid, bidder, .. } => {
                out.push(Action::Pass {});
                let most = self.public.time[bidder.index()];
                out.extend((bid.saturating_add(1)..=most).map(|time| Action::Bid { time }));
            }
        }
    }

    /// Who still needs a position.
    fn unplaced(&self, auction: &Auction) -> SeatSet {
        self.public.active().without(auction.placed())
    }

    /// Who opens the next auction: the earliest in the last Hour's order, or the last by option (R1, R34, R66).
    pub(crate) fn opener(&self, unplaced: SeatSet) -> Option<Seat> {
        let mut waiting = self.public.order.iter().filter(|&seat| unplaced.has(seat));
        match self.public.options.auction_opener {
            Opener::Last if self.public.hour > 1 => waiting.next_back(),
            Opener::First | Opener::Last => waiting.next(),
        }
    }

    /// The next bidder clockwise after a seat.
    fn next_bidder(&self, after: Seat, bidders: SeatSet) -> Option<Seat> {
        let players = self.public.options.players;
        (1..=players).map(|distance| Seat((after.0 + distance) % players)).find(|&seat| bidders.has(seat))
    }
}

impl<S: Sink> Play<'_, S> {
    /// Begins phase 2 with every position free.
    pub(crate) fn begin_auctions(&mut self) {
        let positions = self.state.public.active().len() as u8;
        let round = Round::Opening { opener: Seat(0) };
        self.next_auction(Auction { taken: [None; Seat::MAX], positions, round });
    }

    /// Opens the next auction, or gives the last free position away and ends the phase.
    fn next_auction(&mut self, mut auction: Auction) {
        let mut unplaced = self.state.unplaced(&auction);
        if unplaced.len() > 1 {
            let Some(opener) = self.state.opener(unplaced) else { return };
            auction.round = Round::Opening { opener };
            self.state.public.phase = Phase::Auction(auction);
            return;
        }
        if let (Some(seat), Some(free)) = (unplaced.next(), auction.taken.iter().position(Option::is_none)) {
            auction.taken[free] = Some(seat);
            self.emit(Event::PositionGiven { seat, position: free as u8 + 1 });
        }
        self.state.public.order = Order::new(auction.taken.into_iter().flatten());
        self.begin_clues();
    }

    pub(crate) fn auction(&mut self, mut auction: Auction, action: Action) -> Result<(), Illegal> {
        match (auction.round, action) {
            (Round::Opening { opener }, Action::Open { position }) => {
                if position < 1 || position > auction.positions {
                    return Err(Illegal::NoSuchPosition { position, positions: auction.positions });
                }
                if !auction.is_free(position) {
                    return Err(Illegal::PositionTaken { position });
                }
                auction.round = Round::FirstBid { opener, position };
                self.state.public.phase = Phase::Auction(auction);
                self.emit(Event::AuctionOpened { seat: opener, position });
                Ok(())
            }
            (Round::FirstBid { opener, position }, Action::Bid { time }) => {
                self.can_bid(opener, time)?;
                self.emit(Event::BidMade { seat: opener, time });
                self.continue_auction(auction, position, time, opener, opener, SeatSet::EMPTY);
                Ok(())
            }
            (Round::Bidding { position, bid, bidder, passed, .. }, Action::Bid { time }) => {
                if time <= bid {
                    return Err(Illegal::BidTooLow { least: bid.saturating_add(1) });
                }
                self.can_bid(bidder, time)?;
                self.emit(Event::BidMade { seat: bidder, time });
                self.continue_auction(auction, position, time, bidder, bidder, passed);
                Ok(())
            }
            (Round::Bidding { position, bid, leader, bidder, mut passed }, Action::Pass {}) => {
                passed.insert(bidder);
                self.emit(Event::BidPassed { seat: bidder });
                self.continue_auction(auction, position, bid, leader, bidder, passed);
                Ok(())
            }
            _ => Err(self.state.not_now(self.content)),
        }
    }

    fn can_bid(&self, seat: Seat, time: u8) -> Result<(), Illegal> {
        let has = self.state.public.time[seat.index()];
        if time > has { Err(Illegal::BidTooHigh { time: has }) } else { Ok(()) }
    }

    /// Asks the next bidder, or closes the auction when only the leader is left.
    fn continue_auction(
        &mut self,
        mut auction: Auction,
        position: u8,
        bid: u8,
        leader: Seat,
        last: Seat,
        passed: SeatSet,
    ) {
        let others = self.state.unplaced(&auction).without(passed).without(SeatSet::of(leader));
        if let Some(bidder) = self.state.next_bidder(last, others) {
            auction.round = Round::Bidding { position, bid, leader, bidder, passed };
            self.state.public.phase = Phase::Auction(auction);
            return;
        }
        if self.pay(leader, bid) == Paid::Out {
            self.strike(&mut auction, position);
        } else {
            auction.taken[position as usize - 1] = Some(leader);
            self.emit(Event::PositionWon { seat: leader, position, time: bid });
        }
        self.next_auction(auction);
    }

    /// Strikes out a position whose winner went out; later ones move up by one (R33).
    fn strike(&mut self, auction: &mut Auction, position: u8) {
        auction.taken[position as usize - 1..].rotate_left(1);
        auction.taken[Seat::MAX - 1] = None;
        auction.positions -= 1;
        self.emit(Event::PositionStruck { position });
    }
}
