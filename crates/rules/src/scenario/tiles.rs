//! The Research Tiles of a scenario, who knows them, and the cards held apart.

use super::check::{Checked, ensure, fault, shorten};
use super::{Scenario, TilePlace, power_of};
use crate::action::Target;
use crate::chance::{Chance, Purpose};
use crate::content::Content;
use crate::event::Card;
use crate::phase::Phase;
use crate::setup::tiles_of;
use crate::state::{CardPlace, Eyes, Secret};
use crate::tiles::Tiles;
use crate::vocabulary::{PowerSet, Seat, SeatSet, Side, Tile};

impl Scenario {
    pub(super) fn tile(&self, content: &Content, id: &str, path: impl Into<String>) -> Checked<Tile> {
        match content.tiles().iter().position(|tile| tile.id == id) {
            Some(index) => Ok(Tile(index as u8)),
            None => fault(path, "1.5", format!("the pack has no tile \"{}\"", shorten(id))),
        }
    }

    pub(super) fn tiles(
        &self,
        content: &Content,
        placed: &[Option<Tile>; Side::COUNT],
        chance: &Chance,
    ) -> Checked<Tiles> {
        let mut left = vec![0i32; content.tiles().len()];
        for tile in tiles_of(content, self.options) {
            left[tile.index()] += 1;
        }
        for tile in placed.iter().flatten() {
            left[tile.index()] -= 1;
        }
        let mut hands = Vec::new();
        for (index, player) in self.players.iter().enumerate() {
            let mut hand = Vec::new();
            for (number, id) in player.tiles.iter().enumerate() {
                let tile = self.tile(content, id, format!("players[{index}].tiles[{number}]"))?;
                left[tile.index()] -= 1;
                hand.push((tile, Eyes::only(Seat(index as u8))));
            }
            hands.push(hand);
        }
        let mut pile = Vec::new();
        if let Some(listed) = &self.pile {
            for (number, id) in listed.iter().take(Content::TILES + 1).enumerate() {
                let tile = self.tile(content, id, format!("pile[{number}]"))?;
                left[tile.index()] -= 1;
                pile.push((tile, Eyes::NOBODY));
            }
        }
        if let Some(over) = left.iter().position(|&count| count < 0) {
            let id = &content.tiles()[over].id;
            return fault("players", "1.5", format!("there are more tiles \"{id}\" than this game has"));
        }
        let missing =
            left.iter().enumerate().flat_map(|(kind, &count)| (0..count).map(move |_| Tile(kind as u8)));
        let mut rest: Vec<_> = missing.map(|tile| (tile, Eyes::NOBODY)).collect();
        ensure(
            self.pile.is_none() || rest.is_empty(),
            "pile",
            "1.5",
            "list every tile that is in no hand and on no Location Space, or leave the pile out",
        )?;
        chance.once(Purpose::Tiles).shuffle(&mut rest);
        pile.extend(rest);
        self.mark_known_tiles(content, &mut hands, &mut pile)?;
        Ok(Tiles::assemble(&hands, &pile))
    }

    fn mark_known_tiles(
        &self,
        content: &Content,
        hands: &mut [Vec<(Tile, Eyes)>],
        pile: &mut [(Tile, Eyes)],
    ) -> Checked<()> {
        for (index, known) in self.tiles_known.iter().enumerate() {
            let path = format!("tiles_known[{index}]");
            let tile = self.tile(content, &known.tile, &path)?;
            let eyes = known.by.eyes();
            if eyes != Eyes::EVERYBODY && !SeatSet(eyes.0).without(self.seats()).is_empty() {
                return fault(path, "1.1", "there is no such seat");
            }
            let found = match known.at {
                TilePlace::Hand(seat) => hands.get_mut(seat.index()).and_then(|hand| {
                    hand.iter_mut().find(|(held, eyes)| *held == tile && *eyes == Eyes::only(seat))
                }),
                TilePlace::Pile(depth) => pile.get_mut(depth as usize).filter(|(drawn, _)| *drawn == tile),
            };
            match found {
                Some((_, marked)) => marked.0 |= eyes.0,
                None => return fault(path, "10.5", "there is no such tile at that place"),
            }
        }
        Ok(())
    }

    pub(super) fn hold_apart(&self, secret: &mut Secret) -> Checked<()> {
        let Phase::Turn(turn) = self.phase else {
            return ensure(
                self.apart.is_empty(),
                "apart",
                "3.4.16",
                "cards are held apart within a turn only",
            );
        };
        let mover = self.order.get(turn.index as usize).copied();
        for (index, apart) in self.apart.iter().enumerate() {
            let path = format!("apart[{index}]");
            let (powers, place) = match apart.target {
                Target::Hand(seat) if Some(seat) != mover && seat.index() < self.players.len() => {
                    let player = &self.players[seat.index()];
                    (PowerSet::ALL.without(player.played), CardPlace::Hand(seat))
                }
                Target::Deck if self.options.has_unknown_deck() => (PowerSet::EMPTY, CardPlace::Deck),
                Target::Hand(_) | Target::Deck => {
                    return fault(path, "3.4.15", "these cards cannot be investigated");
                }
            };
            for &card in &apart.cards {
                let lies_there = match card {
                    Card::Power(power) => powers.has(power),
                    Card::Character(character) => secret.cards[character.index()] == place,
                };
                ensure(lies_there, &path, "3.4.16", "the card does not lie there")?;
                match (card, apart.target) {
                    (Card::Character(character), _) => {
                        secret.apart_characters.insert(character);
                        if let Some(mover) = mover {
                            secret.cards_known[character.index()].add(mover);
                        }
                    }
                    (Card::Power(_), Target::Hand(seat)) => {
                        secret.apart_powers[seat.index()] = secret.apart_powers[seat.index()]
                            .or(power_of(card).map_or(PowerSet::EMPTY, PowerSet::of));
                    }
                    (Card::Power(_), Target::Deck) => {}
                }
            }
        }
        Ok(())
    }
}
