//! A message being filled in. Most nouns set two variables: the word, and a key that a language can select by. Names of
//! places come from the pack, so they have no key.

use crate::names::Words;
use crate::roman::roman;
use armonium_rules::{Activity, Character, Machine, Mystic, Power, Role, Seat, Side, Space, Tile};
use fluent_bundle::{FluentArgs, FluentValue};
use std::borrow::Cow;

/// A message being filled in.
pub struct Sentence<'a> {
    words: Words<'a>,
    key: Cow<'static, str>,
    args: FluentArgs<'a>,
}

impl<'a> Sentence<'a> {
    pub(crate) fn new(words: Words<'a>, key: Cow<'static, str>) -> Self {
        Self { words, key, args: FluentArgs::new() }
    }

    /// The finished text.
    pub fn text(self) -> String {
        self.words.language().format(&self.key, &self.args)
    }

    /// Sets a variable.
    pub fn with(mut self, name: &'static str, value: impl Into<FluentValue<'a>>) -> Self {
        self.args.set(name, value);
        self
    }

    /// Sets a variable to a number, which a language can select plural forms by.
    pub fn number(self, name: &'static str, number: impl Into<u32>) -> Self {
        let number: u32 = number.into();
        self.with(name, number)
    }

    /// Sets `$player` to the name of this seat.
    pub fn player(self, seat: Seat) -> Self {
        let name = self.words.player(seat);
        self.with("player", name)
    }

    /// Sets `$other` to the name of this seat.
    pub fn other(self, seat: Seat) -> Self {
        let name = self.words.player(seat);
        self.with("other", name)
    }

    /// Sets `$position`, a position in the turn order from 1, as a Roman numeral.
    pub fn position(self, position: u8) -> Self {
        self.with("position", roman(position))
    }

    /// Sets `$hour` as a Roman numeral.
    pub fn hour(self, hour: u8) -> Self {
        self.with("hour", roman(hour))
    }

    /// Sets a variable to the name of a space.
    pub fn space(self, name: &'static str, space: Space) -> Self {
        let text = self.words.space(space);
        self.with(name, text)
    }

    /// Sets `$tile`.
    pub fn tile(self, tile: Tile) -> Self {
        let text = self.words.tile(tile);
        self.with("tile", text)
    }

    /// Sets `$power`.
    pub fn power(self, power: Power) -> Self {
        let text = self.words.power(power);
        self.with("power", text)
    }

    /// Sets `$character` and `$characterKey`.
    pub fn character(self, character: Character) -> Self {
        let text = self.words.character(character);
        self.with("character", text).with("characterKey", character_key(character))
    }

    /// Sets `$second` and `$secondKey`.
    pub fn second(self, character: Character) -> Self {
        let text = self.words.character(character);
        self.with("second", text).with("secondKey", character_key(character))
    }

    /// Sets `$ability`.
    pub fn ability(self, character: Character) -> Self {
        let text = self.words.ability(character);
        self.with("ability", text)
    }

    /// Sets `$machine` and `$machineKey`.
    pub fn machine(self, machine: Machine) -> Self {
        let text = self.words.machine(machine);
        let key = match machine {
            Machine::Taxi => "taxi",
            Machine::Train => "train",
            Machine::Monorail => "monorail",
            Machine::Airship => "airship",
        };
        self.with("machine", text).with("machineKey", key)
    }

    /// Sets `$activity` and `$activityKey`.
    pub fn activity(self, activity: Activity) -> Self {
        let text = self.words.activity(activity);
        let key = match activity {
            Activity::Investigate => "investigate",
            Activity::Research => "research",
            Activity::Compose => "compose",
            Activity::MoveClue => "move_clue",
        };
        self.with("activity", text).with("activityKey", key)
    }

    /// Sets `$side` and `$sideKey`.
    pub fn side(self, side: Side) -> Self {
        let text = self.words.side(side);
        let key = match side {
            Side::North => "north",
            Side::East => "east",
            Side::South => "south",
            Side::West => "west",
        };
        self.with("side", text).with("sideKey", key)
    }

    /// Sets `$building`.
    pub fn building(self, building: Mystic) -> Self {
        let text = self.words.building(building);
        self.with("building", text)
    }

    /// Sets `$role` and `$roleKey`.
    pub fn role(self, role: Role) -> Self {
        let text = self.words.role(role);
        let key = match role {
            Role::Hero => "hero",
            Role::Fenrir => "fenrir",
        };
        self.with("role", text).with("roleKey", key)
    }
}

/// The key by which messages select a character.
pub const fn character_key(character: Character) -> &'static str {
    match character {
        Character::Johnsson => "johnsson",
        Character::Lilja => "lilja",
        Character::Palsson => "palsson",
        Character::Vikstrom => "vikstrom",
        Character::Lewis => "lewis",
        Character::Vidal => "vidal",
        Character::Koleberg => "koleberg",
        Character::Snowy => "snowy",
    }
}
