//! The end of the Hour: discarding down to three tiles (3.6).

use crate::action::Action;
use crate::event::{Event, Sight, Sink};
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::play::Play;
use crate::state::{State, TILES_KEPT};
use crate::vocabulary::Tile;

impl State {
    pub(crate) fn offer_discard(&self, index: u8, out: &mut Vec<Action>) {
        if let Some(seat) = self.public.order.get(index) {
            let kinds = self.secret.tiles.kinds_held(seat);
            out.extend(each_kind(kinds).map(|tile| Action::Discard { tile }));
        }
    }
}

impl<S: Sink> Play<'_, S> {
    /// Asks the next player in order who holds too many tiles, or ends the Hour.
    pub(crate) fn begin_discards(&mut self, mut index: u8) {
        while let Some(seat) = self.state.public.order.get(index) {
            if self.state.secret.tiles.held(seat) > TILES_KEPT {
                self.state.public.phase = Phase::Discard { index };
                return;
            }
            index += 1;
        }
        self.end_hour();
    }

    pub(crate) fn discard(&mut self, index: u8, action: Action) -> Result<(), Illegal> {
        let (Action::Discard { tile }, Some(seat)) = (action, self.state.public.order.get(index)) else {
            return Err(self.state.not_now(self.content));
        };
        if !self.state.secret.tiles.holds(seat, tile) {
            return Err(Illegal::TileNotHeld { tile });
        }
        self.state.secret.tiles.return_secretly(seat, tile);
        self.emit(Event::TileDiscarded { seat, tile: Sight::Seen(tile) });
        self.begin_discards(index);
        Ok(())
    }
}

/// The kinds of tiles in a set of bits, lowest first.
pub(crate) fn each_kind(mut kinds: u64) -> impl Iterator<Item = Tile> {
    std::iter::from_fn(move || {
        if kinds == 0 {
            return None;
        }
        let tile = Tile(kinds.trailing_zeros() as u8);
        kinds &= kinds - 1;
        Some(tile)
    })
}
