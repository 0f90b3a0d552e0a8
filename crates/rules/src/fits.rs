//! Checks that a deserialized View fits the pack. A View built here always does.

use crate::action::{Action, Target};
use crate::content::Content;
use crate::event::Sight;
use crate::phase::{Phase, Round};
use crate::state::{CardPlace, Public};
use crate::view::{View, Viewer};
use crate::vocabulary::{Seat, Space, Tile};

impl View {
    /// Does everything it names exist in this pack, so that no lookup can panic?
    pub fn fits(&self, content: &Content) -> bool {
        let players = self.public.options.players;
        let seat = |seat: Seat| seat.0 < players;
        let tile = |sight: &Sight<Tile>| sight.seen().is_none_or(|tile| content.has_tile(tile));
        let place = |sight: &Sight<CardPlace>| match sight {
            Sight::Seen(CardPlace::Hand(owner)) => seat(*owner),
            Sight::Seen(CardPlace::Deck | CardPlace::Chosen) | Sight::FaceDown => true,
        };
        let target = |target: Target| match target {
            Target::Hand(owner) => seat(owner),
            Target::Deck => true,
        };
        let viewer = match self.viewer {
            Viewer::Seat(own) => seat(own),
            Viewer::Spectator => true,
        };
        self.public.fits(content)
            && viewer
            && self.to_act.is_none_or(seat)
            && self.to_act == self.public.to_act()
            && self.cards.iter().all(place)
            && self.hands.len() == usize::from(players)
            && self.hands.iter().all(|hand| hand.tiles.iter().all(tile))
            && self.pile.iter().all(tile)
            && self.apart.iter().all(|apart| target(apart.target))
            && self.legal.iter().all(|action| action.fits(content))
    }
}

impl Public {
    fn fits(&self, content: &Content) -> bool {
        let players = self.options.players;
        let seat = |seat: Seat| seat.0 < players;
        let space = |space: Space| content.has_space(space);
        let position = |position: u8| (1..=players).contains(&position);
        let phase = match self.phase {
            Phase::Auction(auction) => {
                let round = match auction.round {
                    Round::Opening { opener } => seat(opener),
                    Round::FirstBid { opener, position: at } => seat(opener) && position(at),
                    Round::Bidding { position: at, leader, bidder, .. } => {
                        position(at) && seat(leader) && seat(bidder)
                    }
                };
                round && position(auction.positions) && auction.taken.into_iter().flatten().all(seat)
            }
            Phase::Clues { index } | Phase::Discard { index } => index < self.order.len(),
            Phase::Turn(turn) => turn.index < self.order.len(),
            Phase::Location { seat: last, .. } => seat(last),
            Phase::Over(_) => true,
        };
        self.options.is_playable()
            && phase
            && self.gears.iter().zip([8, 9, 7]).all(|(&tooth, teeth)| tooth < teeth)
            && self.order.iter().all(seat)
            && self.at.into_iter().all(space)
            && self.clues_on.into_iter().all(space)
            && self.organ.is_none_or(space)
            && self.locations.into_iter().flatten().all(|tile| content.has_tile(tile))
            && self.roles_dealt.without(self.seats()).is_empty()
            && self.declared_heroes.without(self.seats()).is_empty()
            && self.declared_fenrir.is_none_or(seat)
    }
}

impl Action {
    /// Does the pack have the places and tiles it names?
    fn fits(&self, content: &Content) -> bool {
        match *self {
            Action::PlaceClue { space } | Action::PlaceOrgan { space } => content.has_space(space),
            Action::Step { to } | Action::Ride { to } | Action::Taxi { to } | Action::Relocate { to, .. } => {
                content.has_space(to)
            }
            Action::MoveClue { from, to } => content.has_space(from) && content.has_space(to),
            Action::PlayItem { tile }
            | Action::PlaceLocation { tile, .. }
            | Action::DiscardOrgan { tile }
            | Action::Discard { tile } => content.has_tile(tile),
            Action::Open { .. }
            | Action::Bid { .. }
            | Action::Pass {}
            | Action::Declare { .. }
            | Action::Choose { .. }
            | Action::PlayPower { .. }
            | Action::Name { .. }
            | Action::Favour { .. }
            | Action::Block { .. }
            | Action::TakeBack { .. }
            | Action::Turn { .. }
            | Action::Stop {}
            | Action::Investigate { .. }
            | Action::Research { .. }
            | Action::Compose { .. }
            | Action::Swap { .. }
            | Action::EndTurn {}
            | Action::Decline {} => true,
        }
    }
}
