//! The board of a scenario: where characters, Location Tiles and the Organ are.

use super::Scenario;
use super::check::{Checked, ensure, fault, shorten};
use crate::content::{Content, Face};
use crate::phase::location;
use crate::vocabulary::{Character, Side, Space, Tile};

impl Scenario {
    pub(super) fn space(&self, content: &Content, id: &str, path: impl Into<String>) -> Checked<Space> {
        match content.spaces().iter().position(|space| space.id == id) {
            Some(index) => Ok(Space(index as u8)),
            None => fault(path, "1.6", format!("the pack has no space \"{}\"", shorten(id))),
        }
    }

    pub(super) fn character_spaces(&self, content: &Content) -> Checked<[Space; Character::COUNT]> {
        let mut at = [Space(0); Character::COUNT];
        for character in Character::ALL {
            let path = "characters";
            let Some(id) = self.characters.get(&character) else {
                return fault(path, "2.3", format!("say where {character:?} stands"));
            };
            at[character.index()] = self.space(content, id, path)?;
        }
        let together = at.iter().collect::<std::collections::BTreeSet<_>>().len() < Character::COUNT;
        ensure(
            !together || !self.declarers.is_empty(),
            "characters",
            "R52",
            "two characters share a space only after a declaration",
        )?;
        Ok(at)
    }

    pub(super) fn locations(
        &self,
        content: &Content,
    ) -> Checked<([Option<Tile>; Side::COUNT], Option<Space>)> {
        let mut locations = [None; Side::COUNT];
        let mut area = content.regular();
        for (&side, id) in &self.locations {
            let tile = self.tile(content, id, "locations")?;
            let Face::Location(_) = content.tile(tile).face else {
                return fault("locations", "3.5.2", format!("\"{}\" is not a Location Tile", shorten(id)));
            };
            area = area.and(location::area_of(content, side, tile));
            locations[side.index()] = Some(tile);
        }
        ensure(!area.is_empty(), "locations", "3.5.4", "the placed tiles leave no building for the Organ")?;
        let Some(id) = &self.organ else { return Ok((locations, None)) };
        let organ = self.space(content, id, "organ")?;
        ensure(self.locations.len() >= 3, "organ", "3.5.7", "the Organ needs at least three Location Tiles")?;
        ensure(area.has(organ), "organ", "3.5.6", "the Organ stands on a regular building of the area")?;
        let stands = |id: &String| id == self.organ.as_ref().unwrap_or(id);
        ensure(
            !self.characters.values().any(stands) || !self.declarers.is_empty(),
            "organ",
            "R52",
            "a character stands on the Organ only after a declaration",
        )?;
        Ok((locations, Some(organ)))
    }
}
