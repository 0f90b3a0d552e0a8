//! The auction for turn order: the value of each position this Hour, and the limit to bid for it.

use crate::heuristic::Heuristic;
use crate::thought::{BidReason, Thought};
use crate::time_budget::reserve;
use crate::win_estimate::could_win;
use armonium_rules::{Action, Auction, Character, EventCard, LAST_HOUR, Role, Round, Seat};

/// Time kept for the turn itself when bidding, beyond the reserve.
const KEPT: u8 = 2;

impl Heuristic<'_> {
    /// The value of each position this Hour, in pages.
    pub(crate) fn position_values(&self, positions: u8) -> [f32; Seat::MAX] {
        self.reasons(positions).map(|reasons| reasons.iter().sum())
    }

    /// The parts of each position's value, in the order of `BidReason::ALL`.
    fn reasons(&self, positions: u8) -> [[f32; BidReason::ALL.len()]; Seat::MAX] {
        let mut abilities: [f32; Character::COUNT] = Character::ALL.map(|character| {
            let free = !self.public.blocked.has(character);
            if free { self.ability(character) + self.character_gift(character) } else { -1.0 }
        });
        abilities.sort_by(|a, b| b.total_cmp(a));
        let (race, mut later) = (self.race(), 1.0);
        let mut reasons = [[0.0; BidReason::ALL.len()]; Seat::MAX];
        for (index, reasons) in (0..positions).zip(&mut reasons) {
            let last = index + 1 == positions;
            *reasons = BidReason::ALL.map(|reason| match reason {
                BidReason::Choice => abilities[usize::from(index).div_ceil(2).min(abilities.len() - 1)],
                BidReason::Event => self.position_gift(index, last),
                BidReason::Race => race * later,
                BidReason::Location if last => self.last_position(),
                BidReason::Clue if index > 0 => 0.25 * self.clue(),
                BidReason::Location | BidReason::Clue => 0.0,
            });
            later *= 0.6;
        }
        reasons
    }

    /// The thought behind a bid for this position.
    pub(crate) fn auction_thought(&self, auction: &Auction, position: u8) -> Thought {
        let reasons = self.reasons(auction.positions);
        let most = self.limit(self.surplus(auction, &self.position_values(auction.positions), position));
        let count = f32::from(auction.positions);
        let above_average = |reason: usize| {
            let average = reasons.iter().map(|reasons| reasons[reason]).sum::<f32>() / count;
            reasons[usize::from(position) - 1][reason] - average
        };
        let strongest =
            (0..BidReason::ALL.len()).max_by(|&a, &b| above_average(a).total_cmp(&above_average(b)));
        Thought::Auction {
            position,
            most,
            why: strongest.map_or(BidReason::Choice, |reason| BidReason::ALL[reason]),
        }
    }

    /// The value of going first: to win, or to keep others from winning.
    fn race(&self) -> f32 {
        let mut wins = 0.0;
        for chosen in self.info.possible {
            if could_win(self.content, self.distances, self.public, self.info, 0, chosen) {
                wins += self.info.odds[chosen.index()];
            }
        }
        let rival = self.rival;
        let organ = if self.public.organ.is_some() { 1.0 } else { 0.3 };
        let haste = if self.public.hour == LAST_HOUR { 1.5 } else { 1.0 };
        self.weights.first * (wins * (0.3 + rival) * haste + 0.15 * rival * organ)
    }

    /// The value of the event's gift to this position.
    fn position_gift(&self, index: u8, last: bool) -> f32 {
        match (self.public.event, index) {
            (EventCard::E1, 2) => 1.2,
            (EventCard::E2, 3) => self.tiles(2),
            (EventCard::E3, 2) => self.look(2),
            (EventCard::E5, 3) => 3.0 * self.time_price(),
            (EventCard::E6, 1) => 2.0 * self.time_price(),
            (EventCard::E7, _) if last => 0.4 * self.clue(),
            (EventCard::E8, _) if last => self.tiles(1),
            (EventCard::E9, _) if last => {
                let played = self.public.played[self.info.seat.index()];
                if played.is_empty() { 0.0 } else { 1.5 }
            }
            (EventCard::E10, _) if last => self.tiles(3),
            (EventCard::E11, 1) => self.pages(2),
            _ => 0.0,
        }
    }

    /// The value of the last position: it places a Location Tile or discards the Organ tile.
    fn last_position(&self) -> f32 {
        let by_location = if self.holds_location() { self.clue() + 2.0 * self.time_price() } else { 0.0 };
        let by_symbol = if self.may_discard() { self.weights.organ * self.time_price() } else { 0.0 };
        let reward = by_location.max(by_symbol);
        if self.public.organ.is_some() || reward == 0.0 {
            return 0.0;
        }
        match self.info.role {
            Role::Hero => reward + 0.5 * self.weights.organ,
            Role::Fenrir => reward.max(self.weights.organ),
        }
    }

    pub(crate) fn score_auction(&self, auction: &Auction, legal: &[Action], scores: &mut Vec<f32>) {
        let worth = self.position_values(auction.positions);
        let surplus = |position: u8| self.surplus(auction, &worth, position);
        let limit = |position: u8| self.limit(surplus(position));
        scores.extend(legal.iter().map(|action| match (*action, auction.round) {
            (Action::Open { position }, _) => surplus(position),
            (Action::Bid { time }, Round::FirstBid { .. }) => -f32::from(time),
            (Action::Bid { time }, Round::Bidding { position, bid, .. }) => {
                let raise = time == bid + 1 && time <= limit(position);
                if raise { 1.0 } else { -f32::from(time) }
            }
            _ => 0.0,
        }));
    }

    /// The value of a position above the average of the other free ones.
    pub(crate) fn surplus(&self, auction: &Auction, worth: &[f32; Seat::MAX], position: u8) -> f32 {
        let free = (1..=auction.positions)
            .filter(|&other| other != position && auction.taken[usize::from(other) - 1].is_none());
        let (mut sum, mut count) = (0.0, 0.0);
        for other in free {
            sum += worth[usize::from(other) - 1];
            count += 1.0;
        }
        let average: f32 = if count > 0.0 { sum / count } else { 0.0 };
        worth[usize::from(position) - 1] - average
    }

    /// The free position with the greatest surplus.
    pub(crate) fn best_position(&self, auction: &Auction, worth: &[f32; Seat::MAX]) -> u8 {
        let free =
            (1..=auction.positions).filter(|&position| auction.taken[usize::from(position) - 1].is_none());
        let surplus = |&position: &u8| self.surplus(auction, worth, position);
        free.max_by(|a, b| surplus(a).total_cmp(&surplus(b))).unwrap_or(1)
    }

    /// The Time to bid for a surplus.
    pub(crate) fn limit(&self, surplus: f32) -> u8 {
        let time = self.public.time[self.info.seat.index()];
        let most = (surplus / (self.time_price() * self.weights.bid)).clamp(0.0, 40.0) as u8;
        most.min(time.saturating_sub(KEPT + reserve(self.public)))
    }
}
