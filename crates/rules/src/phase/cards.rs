//! Power Cards (section 7) and Item Tiles (section 9): when they may be played and what they do.

use crate::action::Action;
use crate::content::{Content, Item};
use crate::event::{Event, Sink};
use crate::illegal::Illegal;
use crate::phase::discard::each_kind;
use crate::phase::gifts::FREE_STEPS;
use crate::phase::investigation::powers_held;
use crate::phase::{Effect, Phase, Turn};
use crate::play::{Paid, Play};
use crate::state::{MOST_MUSIC, MOST_TIME, State};
use crate::vocabulary::{Power, Seat, Tile};

/// The cards and tiles Power Cards and items give.
const POWER_LOOK: u8 = 3;
const POWER_TILES: u8 = 3;
const POWER_MUSIC: u8 = 3;
const PAID_TILES: u8 = 3;
const CLUE_TIME: u8 = 3;

impl State {
    pub(crate) fn offer_cards(&self, content: &Content, turn: &Turn, seat: Seat, out: &mut Vec<Action>) {
        if self.public.event.forbids_cards() {
            return;
        }
        if !turn.power_played {
            for power in powers_held(self.public.played[seat.index()]) {
                if self.can_use_power(content, turn, seat, power).is_ok() {
                    out.push(Action::PlayPower { power });
                }
            }
        }
        if !turn.item_played {
            for tile in each_kind(self.secret.tiles.kinds_held(seat)) {
                if let Some(item) = content.item(tile)
                    && self.can_use_item(content, turn, seat, item).is_ok()
                {
                    out.push(Action::PlayItem { tile });
                }
            }
        }
    }

    /// Would this Power Card change something now (R43)?
    fn can_use_power(&self, content: &Content, turn: &Turn, seat: Seat, power: Power) -> Result<(), Illegal> {
        let useful = match power {
            Power::Look => self.is_possible(content, turn, seat, Effect::Look(POWER_LOOK)),
            Power::Ride => {
                self.can_ride_extra(turn)?;
                self.is_possible(content, turn, seat, Effect::RideAny)
            }
            Power::Research => self.secret.tiles.pile_len() > 0,
            Power::Music => self.public.music[seat.index()] < MOST_MUSIC,
        };
        if useful { Ok(()) } else { Err(Illegal::NoEffect) }
    }

    /// Would this item change something now (R43), and can its price be paid?
    fn can_use_item(&self, content: &Content, turn: &Turn, seat: Seat, item: Item) -> Result<(), Illegal> {
        let time = self.public.time[seat.index()];
        if item.price() > time {
            return Err(Illegal::TooExpensive { price: item.price(), time });
        }
        let useful = match item {
            Item::Music(_) | Item::PaidMusic => self.public.music[seat.index()] < MOST_MUSIC,
            Item::Ride(machine) => {
                self.can_ride_extra(turn)?;
                self.is_possible(content, turn, seat, Effect::RideLine(machine))
            }
            Item::ClueOnMystic => self.is_possible(content, turn, seat, Effect::ClueOnMystic),
            Item::Time => time < MOST_TIME,
            Item::ClueForTime => {
                if self.public.clues[seat.index()] == 0 {
                    return Err(Illegal::NoClue);
                }
                time < MOST_TIME
            }
            Item::Investigate => self.is_possible(content, turn, seat, Effect::Look(1)),
            Item::Steps => {
                if turn.character.is_none() {
                    return Err(Illegal::NoCharacterYet);
                }
                self.is_possible(content, turn, seat, Effect::FreeSteps(FREE_STEPS))
            }
            Item::PaidTiles => self.secret.tiles.pile_len() > 0,
            Item::ToMystic => self.is_possible(content, turn, seat, Effect::Relocate),
            Item::Swap => self.is_possible(content, turn, seat, Effect::Swap),
            Item::Stones => false,
        };
        if useful { Ok(()) } else { Err(Illegal::NoEffect) }
    }

    fn can_ride_extra(&self, turn: &Turn) -> Result<(), Illegal> {
        if turn.character.is_none() {
            return Err(Illegal::NoCharacterYet);
        }
        if self.public.event.forbids_transport() { Err(Illegal::TransportForbidden) } else { Ok(()) }
    }
}

impl<S: Sink> Play<'_, S> {
    fn open_for_cards(&self, turn: &Turn) -> Result<(), Illegal> {
        if !turn.is_open_for_cards() {
            return Err(self.state.not_now(self.content));
        }
        if self.state.public.event.forbids_cards() { Err(Illegal::CardsForbidden) } else { Ok(()) }
    }

    pub(crate) fn play_power(&mut self, turn: &Turn, seat: Seat, power: Power) -> Result<(), Illegal> {
        self.open_for_cards(turn)?;
        if self.state.public.played[seat.index()].has(power) {
            return Err(Illegal::PowerNotHeld { power });
        }
        if turn.power_played {
            return Err(Illegal::PowerAlready);
        }
        self.state.can_use_power(self.content, turn, seat, power)?;
        self.state.public.played[seat.index()].insert(power);
        self.state.public.phase = Phase::Turn(Turn { power_played: true, ..*turn });
        self.emit(Event::PowerPlayed { seat, power });
        match power {
            Power::Look => self.begin(Effect::Look(POWER_LOOK)),
            Power::Ride => self.begin(Effect::RideAny),
            Power::Research => self.draw_tiles(seat, POWER_TILES),
            Power::Music => self.gain_music(seat, POWER_MUSIC),
        }
        Ok(())
    }

    pub(crate) fn play_item(&mut self, turn: &Turn, seat: Seat, tile: Tile) -> Result<(), Illegal> {
        self.open_for_cards(turn)?;
        self.holds(seat, tile)?;
        let item = self.content.item(tile).ok_or(Illegal::NotAnItem { tile })?;
        if turn.item_played {
            return Err(Illegal::ItemAlready);
        }
        self.state.can_use_item(self.content, turn, seat, item)?;
        self.state.public.phase = Phase::Turn(Turn { item_played: true, ..*turn });
        self.emit(Event::ItemPlayed { seat, tile });
        if item.price() == self.state.public.time[seat.index()] {
            // The price puts the player out: the tile goes under the pile before the others are mixed (R56).
            self.state.secret.tiles.return_openly(seat, tile);
        }
        if self.pay(seat, item.price()) == Paid::Out {
            self.finish_turn(turn, seat);
            return Ok(());
        }
        self.use_item(seat, item);
        self.state.secret.tiles.return_openly(seat, tile);
        Ok(())
    }

    fn use_item(&mut self, seat: Seat, item: Item) {
        match item {
            Item::Music(_) | Item::PaidMusic => self.gain_music(seat, item.pages()),
            Item::Ride(machine) => self.begin(Effect::RideLine(machine)),
            Item::ClueOnMystic => self.begin(Effect::ClueOnMystic),
            Item::Time => self.gain_time(seat, 1),
            Item::ClueForTime => {
                self.state.public.clues[seat.index()] -= 1;
                self.emit(Event::CluesSpent { seat, clues: 1 });
                self.gain_time(seat, CLUE_TIME);
            }
            Item::Investigate => self.begin(Effect::Look(1)),
            Item::Steps => self.begin(Effect::FreeSteps(FREE_STEPS)),
            Item::PaidTiles => self.draw_tiles(seat, PAID_TILES),
            Item::ToMystic => self.begin(Effect::Relocate),
            Item::Swap => self.begin(Effect::Swap),
            Item::Stones => {}
        }
    }
}
