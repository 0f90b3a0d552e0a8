//! Phase 5, Location Tiles and the Organ (3.5).

use crate::action::Action;
use crate::content::{Content, Face};
use crate::event::{Event, Sink};
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::phase::discard::each_kind;
use crate::play::{Play, known_space};
use crate::state::State;
use crate::vocabulary::{Mystic, Seat, Side, SpaceSet, Tile};

/// The Time for placing a tile.
const TILE_REWARD: u8 = 2;
/// The Time for placing the Organ.
const ORGAN_REWARD: u8 = 3;

/// The regular buildings a Location Tile on a side leaves.
pub(crate) fn area_of(content: &Content, side: Side, tile: Tile) -> SpaceSet {
    match content.tile(tile).face {
        Face::Location(building) => content.area(side, building),
        Face::Item(_) => content.regular(),
    }
}

impl State {
    fn tiles_placed(&self) -> u8 {
        self.public.locations.iter().flatten().count() as u8
    }

    /// The buildings of the area where the Organ could be put now.
    fn organ_spaces(&self, area: SpaceSet) -> SpaceSet {
        area.without(self.public.characters_on())
    }

    /// May a tile of this building go on this side?
    fn can_place(&self, content: &Content, building: Mystic, side: Side) -> Result<(), Illegal> {
        if self.public.locations[side.index()].is_some() {
            return Err(Illegal::SideTaken { side });
        }
        let area = self.public.area(content).and(content.area(side, building));
        if area.is_empty() {
            return Err(Illegal::EmptyArea { side });
        }
        if self.tiles_placed() == 3 && self.organ_spaces(area).is_empty() {
            return Err(Illegal::AreaOccupied);
        }
        Ok(())
    }

    /// May a tile with the Organ symbol be discarded to find the Organ?
    fn can_discard_organ(&self, content: &Content) -> Result<(), Illegal> {
        let tiles = self.tiles_placed();
        if tiles != 3 {
            return Err(Illegal::NotThreeTiles { tiles });
        }
        if self.organ_spaces(self.public.area(content)).is_empty() {
            return Err(Illegal::AreaOccupied);
        }
        Ok(())
    }

    pub(crate) fn offer_location(&self, content: &Content, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::Decline {});
        let held = self.secret.tiles.kinds_held(seat);
        for building in Mystic::ALL {
            let tiles = held & content.location_tiles(building);
            if tiles == 0 {
                continue;
            }
            for side in Side::ALL {
                if self.can_place(content, building, side).is_ok() {
                    out.extend(each_kind(tiles).map(|tile| Action::PlaceLocation { tile, side }));
                }
            }
        }
        let organ_tiles = held & content.organ_tiles();
        if organ_tiles != 0 && self.can_discard_organ(content).is_ok() {
            out.extend(each_kind(organ_tiles).map(|tile| Action::DiscardOrgan { tile }));
        }
    }

    pub(crate) fn offer_organ(&self, content: &Content, out: &mut Vec<Action>) {
        let spaces = self.organ_spaces(self.public.area(content));
        out.extend(spaces.map(|space| Action::PlaceOrgan { space }));
    }
}

impl<S: Sink> Play<'_, S> {
    /// Begins phase 5, unless the Organ is on the map.
    pub(crate) fn begin_location(&mut self) {
        match self.last_in_order() {
            Some(seat) if self.state.public.organ.is_none() => {
                self.state.public.phase = Phase::Location { seat, organ: false };
            }
            _ => self.begin_discards(0),
        }
    }

    pub(crate) fn location(&mut self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Decline {} => {
                self.emit(Event::LocationDeclined { seat });
                self.begin_discards(0);
                Ok(())
            }
            Action::PlaceLocation { tile, side } => self.place_location(seat, tile, side),
            Action::DiscardOrgan { tile } => self.discard_organ(seat, tile),
            _ => Err(self.state.not_now(self.content)),
        }
    }

    fn place_location(&mut self, seat: Seat, tile: Tile, side: Side) -> Result<(), Illegal> {
        self.holds(seat, tile)?;
        let Face::Location(building) = self.content.tile(tile).face else {
            return Err(Illegal::NotALocation { tile });
        };
        self.state.can_place(self.content, building, side)?;
        self.state.secret.tiles.place_on_board(seat, tile);
        self.state.public.locations[side.index()] = Some(tile);
        self.emit(Event::LocationPlaced { seat, tile, side });
        self.gain_clue(seat);
        self.gain_time(seat, TILE_REWARD);
        if self.state.tiles_placed() == 4 {
            self.state.public.phase = Phase::Location { seat, organ: true };
        } else {
            self.begin_discards(0);
        }
        Ok(())
    }

    fn discard_organ(&mut self, seat: Seat, tile: Tile) -> Result<(), Illegal> {
        self.holds(seat, tile)?;
        if self.content.organ_tiles() >> tile.0 & 1 == 0 {
            return Err(Illegal::NoOrganSymbol { tile });
        }
        self.state.can_discard_organ(self.content)?;
        self.state.secret.tiles.return_openly(seat, tile);
        self.emit(Event::OrganTileDiscarded { seat, tile });
        self.state.public.phase = Phase::Location { seat, organ: true };
        Ok(())
    }

    pub(crate) fn organ(&mut self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let Action::PlaceOrgan { space } = action else {
            return Err(self.state.not_now(self.content));
        };
        known_space(self.content, space)?;
        let area = self.state.public.area(self.content);
        if !area.has(space) {
            return Err(Illegal::OutsideArea { space });
        }
        if !self.state.organ_spaces(area).has(space) {
            return Err(Illegal::Occupied { space });
        }
        self.state.public.organ = Some(space);
        self.emit(Event::OrganPlaced { seat, space });
        self.gain_time(seat, ORGAN_REWARD);
        self.begin_discards(0);
        Ok(())
    }

    /// Refuses tiles the player does not hold.
    pub(crate) fn holds(&self, seat: Seat, tile: Tile) -> Result<(), Illegal> {
        if !self.content.has_tile(tile) {
            return Err(Illegal::NoSuchTile { tile });
        }
        if self.state.secret.tiles.holds(seat, tile) { Ok(()) } else { Err(Illegal::TileNotHeld { tile }) }
    }
}
