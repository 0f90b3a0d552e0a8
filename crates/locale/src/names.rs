//! The nouns of the game in words. The sentences they are put into: `sentence.rs`.

use crate::messages::Language;
use crate::sentence::Sentence;
use armonium_rules::{
    Activity, Character, Content, EventCard, Face, Item, Machine, Mystic, Power, Role, Seat, Side, Space,
    Tile,
};
use std::borrow::Cow;

/// Puts a game into words: a language, the pack with the names of places, and the names of the players.
#[derive(Clone, Copy, Debug)]
pub struct Words<'a> {
    language: Language,
    content: &'a Content,
    players: &'a [String],
}

impl<'a> Words<'a> {
    /// Words for a game with this pack and these players. A seat without a name gets a number.
    pub const fn new(language: Language, content: &'a Content, players: &'a [String]) -> Self {
        Self { language, content, players }
    }

    /// The language.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The pack.
    pub const fn content(&self) -> &'a Content {
        self.content
    }

    /// Starts the message with this key.
    pub fn sentence(&self, key: impl Into<Cow<'static, str>>) -> Sentence<'a> {
        Sentence::new(*self, key.into())
    }

    fn plain(&self, key: &str) -> String {
        self.language.message(key, &[])
    }

    /// A player's name.
    pub fn player(&self, seat: Seat) -> String {
        match self.players.get(seat.index()) {
            Some(name) => name.clone(),
            None => self.sentence("player-unnamed").number("number", u32::from(seat.0) + 1).text(),
        }
    }

    /// A place's name, which is the same in every language.
    pub fn space(&self, space: Space) -> String {
        if self.content.has_space(space) {
            self.content.space(space).name.clone()
        } else {
            self.sentence("space-unknown").number("number", space.0).text()
        }
    }

    /// A character's name.
    pub fn character(&self, character: Character) -> String {
        self.plain(match character {
            Character::Johnsson => "character-johnsson",
            Character::Lilja => "character-lilja",
            Character::Palsson => "character-palsson",
            Character::Vikstrom => "character-vikstrom",
            Character::Lewis => "character-lewis",
            Character::Vidal => "character-vidal",
            Character::Koleberg => "character-koleberg",
            Character::Snowy => "character-snowy",
        })
    }

    /// What a character can do.
    pub fn ability(&self, character: Character) -> String {
        self.plain(match character {
            Character::Johnsson => "ability-johnsson",
            Character::Lilja => "ability-lilja",
            Character::Palsson => "ability-palsson",
            Character::Vikstrom => "ability-vikstrom",
            Character::Lewis => "ability-lewis",
            Character::Vidal => "ability-vidal",
            Character::Koleberg => "ability-koleberg",
            Character::Snowy => "ability-snowy",
        })
    }

    /// A machine's name.
    pub fn machine(&self, machine: Machine) -> String {
        self.plain(match machine {
            Machine::Taxi => "machine-taxi",
            Machine::Train => "machine-train",
            Machine::Monorail => "machine-monorail",
            Machine::Airship => "machine-airship",
        })
    }

    /// An action of the Activity Gear.
    pub fn activity(&self, activity: Activity) -> String {
        self.plain(match activity {
            Activity::Investigate => "activity-investigate",
            Activity::Research => "activity-research",
            Activity::Compose => "activity-compose",
            Activity::MoveClue => "activity-move_clue",
        })
    }

    /// A Location Space.
    pub fn side(&self, side: Side) -> String {
        self.plain(match side {
            Side::North => "side-north",
            Side::East => "side-east",
            Side::South => "side-south",
            Side::West => "side-west",
        })
    }

    /// A Mystic Building, which is called what the pack calls its space.
    pub fn building(&self, building: Mystic) -> String {
        self.content.mystic_name(building).to_owned()
    }

    /// A role.
    pub fn role(&self, role: Role) -> String {
        self.plain(match role {
            Role::Hero => "role-hero",
            Role::Fenrir => "role-fenrir",
        })
    }

    /// What a Power Card does.
    pub fn power(&self, power: Power) -> String {
        self.plain(match power {
            Power::Look => "power-look",
            Power::Ride => "power-ride",
            Power::Research => "power-research",
            Power::Music => "power-music",
        })
    }

    /// The title of a Power Card.
    pub(crate) fn power_title(&self, power: Power) -> String {
        self.plain(match power {
            Power::Look => "hand-power-look",
            Power::Ride => "hand-power-ride",
            Power::Research => "hand-power-research",
            Power::Music => "hand-power-music",
        })
    }

    /// What an Event Card says.
    pub fn event_card(&self, card: EventCard) -> String {
        let key = match card {
            EventCard::E1 => "event-card-1",
            EventCard::E2 => "event-card-2",
            EventCard::E3 => "event-card-3",
            EventCard::E4 => "event-card-4",
            EventCard::E5 => "event-card-5",
            EventCard::E6 => "event-card-6",
            EventCard::E7 => "event-card-7",
            EventCard::E8 => "event-card-8",
            EventCard::E9 => "event-card-9",
            EventCard::E10 => "event-card-10",
            EventCard::E11 => "event-card-11",
        };
        self.sentence(key).number("players", self.players.len() as u32).text()
    }

    /// A Research Tile with its symbols.
    pub fn tile(&self, tile: Tile) -> String {
        if !self.content.has_tile(tile) {
            return self.sentence("tile-unknown").number("number", tile.0).text();
        }
        let info = self.content.tile(tile);
        let key = match (info.organ, info.marks) {
            (false, 0) => "tile-plain",
            (true, 0) => "tile-with-organ",
            (false, _) => "tile-with-marks",
            (true, _) => "tile-with-both",
        };
        self.sentence(key).with("tile", self.face(tile)).number("marks", info.marks).text()
    }

    /// What a tile shows, without its symbols.
    fn face(&self, tile: Tile) -> String {
        let info = self.content.tile(tile);
        let item = match info.face {
            Face::Location(building) => return self.sentence("tile-location").building(building).text(),
            Face::Item(item) => item,
        };
        match item {
            Item::Music(pages) => {
                self.sentence("tile-music").with("name", info.name.as_str()).number("pages", pages)
            }
            Item::Ride(machine) => self.sentence("tile-ride").machine(machine),
            Item::ClueOnMystic => self.sentence("tile-clue_on_mystic"),
            Item::Time => self.sentence("tile-time"),
            Item::ClueForTime => self.sentence("tile-clue_for_time"),
            Item::Investigate => self.sentence("tile-investigate"),
            Item::Steps => self.sentence("tile-steps"),
            Item::PaidMusic => self.sentence("tile-paid_music"),
            Item::PaidTiles => self.sentence("tile-paid_tiles"),
            Item::ToMystic => self.sentence("tile-to_mystic"),
            Item::Swap => self.sentence("tile-swap"),
            Item::Stones => self.sentence("tile-stones"),
        }
        .text()
    }
}
