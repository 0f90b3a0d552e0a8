//! The nouns of the game, each its own type so that no two can be mixed up.

use serde::{Deserialize, Serialize};

/// Declares a closed enum with `ALL`, `COUNT`, `index` and `from_index`.
macro_rules! nouns {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(rename_all = "snake_case")]
        #[repr(u8)]
        pub enum $name { $($(#[$variant_doc])* $variant),+ }

        impl $name {
            /// Every one, in the order of the rulebook.
            pub const ALL: [Self; Self::COUNT] = [$(Self::$variant),+];
            /// How many there are.
            pub const COUNT: usize = [$(stringify!($variant)),+].len();

            /// Its number, from 0.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The one with this number, if there is one.
            #[inline]
            pub const fn from_index(index: usize) -> Option<Self> {
                if index < Self::COUNT { Some(Self::ALL[index]) } else { None }
            }
        }
    };
}

nouns! {
    /// One of the eight characters that walk through Turin.
    Character {
        /// Professor Johnsson: two Music Pages.
        Johnsson,
        /// Princess Lilja: two Research Tiles.
        Lilja,
        /// Mister Pålsson: another character's ability for 2 Time.
        Palsson,
        /// Doctor Vikström: 3 Time.
        Vikstrom,
        /// Lady Lewis: investigates two cards.
        Lewis,
        /// Mister Vidal: a free action of choice.
        Vidal,
        /// Count Koleberg: a Clue on a Mystic Building.
        Koleberg,
        /// Captain Snowy: three free steps.
        Snowy,
    }
}

nouns! {
    /// The four Power Cards each player owns.
    Power {
        /// Look at three cards of one other hand or of the Unknown Characters deck.
        Look,
        /// Ride any one Machine Transport for free.
        Ride,
        /// Draw three Research Tiles.
        Research,
        /// Three Music Pages.
        Music,
    }
}

nouns! {
    /// The Machine Transports.
    Machine {
        /// Up to three free steps.
        Taxi,
        /// The Smokey Train between yellow spaces.
        Train,
        /// The Monorail between green spaces.
        Monorail,
        /// The Airship between blue spaces.
        Airship,
    }
}

nouns! {
    /// What the Activity Gear can show.
    Activity {
        /// Look at random cards.
        Investigate,
        /// Draw Research Tiles.
        Research,
        /// Write Music Pages.
        Compose,
        /// Move one Clue to an adjacent space.
        MoveClue,
    }
}

nouns! {
    /// The four Location Spaces around the Organ.
    Side {
        /// A building here says: the Organ lies south of it.
        North,
        /// A building here says: the Organ lies west of it.
        East,
        /// A building here says: the Organ lies north of it.
        South,
        /// A building here says: the Organ lies east of it.
        West,
    }
}

nouns! {
    /// The five Mystic Buildings.
    Mystic {
        /// Mole Antonelliana.
        Mole,
        /// The cemetery of San Pietro in Vincoli.
        Cimitero,
        /// The Waldensian temple.
        Tempio,
        /// The Egyptian museum.
        Museo,
        /// The obelisk of Piazza Statuto.
        Obelisco,
    }
}

nouns! {
    /// The eleven Event Cards, named by their numbers in the rules (8.1 to 8.11).
    EventCard {
        /// III uses the ability twice; Pålsson blocked.
        E1,
        /// IV draws 2 tiles; Lilja: 1 Clue, 1 tile.
        E2,
        /// III investigates 2 cards; Vidal: 1 Clue, 1 Time.
        E3,
        /// Pålsson: 1 Clue, 2 Time; no Machine Transport.
        E4,
        /// IV +3 Time; Johnsson: 1 Clue, 1 Music; Vikström blocked.
        E5,
        /// II +2 Time; Lewis blocked.
        E6,
        /// X up to 3 free steps; Snowy blocked.
        E7,
        /// X draws 1 tile; Lewis must block another character.
        E8,
        /// X takes back a Power Card; Vikström: 1 Music, 1 tile; Koleberg blocked.
        E9,
        /// X draws 3 tiles; Snowy: 1 Music, 2 Time; Lilja blocked.
        E10,
        /// II +2 Music; Koleberg: 1 Clue, 3 free steps; no Power Cards or Item Tiles.
        E11,
    }
}

nouns! {
    /// The secret role dealt in Hour V.
    Role {
        /// Brings the Chosen One to the Organ.
        Hero,
        /// The Incarnation of Fenrir: hunts the Chosen One.
        Fenrir,
    }
}

impl Character {
    /// The name, the same in every language.
    pub const fn name(self) -> &'static str {
        match self {
            Character::Johnsson => "Johnsson",
            Character::Lilja => "Lilja",
            Character::Palsson => "Pålsson",
            Character::Vikstrom => "Vikström",
            Character::Lewis => "Lewis",
            Character::Vidal => "Vidal",
            Character::Koleberg => "Koleberg",
            Character::Snowy => "Snowy",
        }
    }
}

impl Machine {
    /// The short English name, for messages about packs.
    pub const fn name(self) -> &'static str {
        match self {
            Machine::Taxi => "Taxi",
            Machine::Train => "Train",
            Machine::Monorail => "Monorail",
            Machine::Airship => "Airship",
        }
    }
}

impl Mystic {
    /// The name on the map.
    pub const fn name(self) -> &'static str {
        match self {
            Mystic::Mole => "Mole Antonelliana",
            Mystic::Cimitero => "Cimitero",
            Mystic::Tempio => "Tempio Valdese",
            Mystic::Museo => "Museo Egizio",
            Mystic::Obelisco => "Obelisco",
        }
    }
}

/// A place at the table, clockwise from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(pub u8);

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

impl TryFrom<u8> for Seat {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        if usize::from(number) < Self::MAX { Ok(Self(number)) } else { Err("seats are numbered 0 to 5") }
    }
}

impl Seat {
    /// The most players a game can have.
    pub const MAX: usize = 6;

    /// Its number, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A space of the board: its number in the content pack, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Space(pub u8);

impl Space {
    /// Its number, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A kind of Research Tile: its number in the content pack, from 0. Equal tiles cannot be told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Tile(pub u8);

impl Tile {
    /// Its number, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Declares a set of things with an index, kept as bits.
macro_rules! bit_set {
    ($(#[$doc:meta])* $name:ident of $item:ty as $bits:ty, listed as $list:tt, from $from:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = $list))]
        pub struct $name(pub $bits);

        impl $name {
            /// The empty set.
            pub const EMPTY: Self = Self(0);

            /// The set of one.
            #[inline]
            pub const fn of(item: $item) -> Self {
                Self(1 << item.index())
            }

            /// Is it in the set?
            #[inline]
            pub const fn has(self, item: $item) -> bool {
                self.0 >> item.index() & 1 == 1
            }

            /// Puts it in.
            #[inline]
            pub const fn insert(&mut self, item: $item) {
                self.0 |= 1 << item.index();
            }

            /// Takes it out.
            #[inline]
            pub const fn remove(&mut self, item: $item) {
                self.0 &= !(1 << item.index());
            }

            /// How many are in it.
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Is nothing in it?
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// What is in this set and not in the other.
            #[inline]
            pub const fn without(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// What is in both sets.
            #[inline]
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// What is in either set.
            #[inline]
            pub const fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl Iterator for $name {
            type Item = $item;

            #[inline]
            fn next(&mut self) -> Option<$item> {
                if self.0 == 0 {
                    return None;
                }
                let index = self.0.trailing_zeros();
                self.0 &= self.0 - 1;
                Some($from(index as u8))
            }

            #[inline]
            fn size_hint(&self) -> (usize, Option<usize>) {
                (self.len(), Some(self.len()))
            }
        }

        impl FromIterator<$item> for $name {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                let mut set = Self::EMPTY;
                items.into_iter().for_each(|item| set.insert(item));
                set
            }
        }

        impl Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(*self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let items = Vec::<$item>::deserialize(deserializer)?;
                let mut set = Self::EMPTY;
                for item in items {
                    if item.index() >= <$bits>::BITS as usize {
                        return Err(serde::de::Error::custom(format_args!("there is no number {}", item.index())));
                    }
                    if set.has(item) {
                        return Err(serde::de::Error::custom("the same thing is listed twice"));
                    }
                    set.insert(item);
                }
                Ok(set)
            }
        }
    };
}

bit_set! {
    /// A set of spaces.
    SpaceSet of Space as u128, listed as "Array<Space>", from Space
}
bit_set! {
    /// A set of seats.
    SeatSet of Seat as u8, listed as "Array<Seat>", from Seat
}
bit_set! {
    /// A set of characters.
    CharacterSet of Character as u8, listed as "Array<Character>", from |index: u8| Character::ALL[index as usize]
}
bit_set! {
    /// A set of Event Cards.
    EventSet of EventCard as u16, listed as "Array<EventCard>", from |index: u8| EventCard::ALL[index as usize]
}
bit_set! {
    /// A set of Power Cards.
    PowerSet of Power as u8, listed as "Array<Power>", from |index: u8| Power::ALL[index as usize]
}

impl SeatSet {
    /// The seats 0 to `players` − 1.
    #[inline]
    pub const fn first(players: usize) -> Self {
        Self((1u16 << players).wrapping_sub(1) as u8)
    }
}

impl CharacterSet {
    /// All eight.
    pub const ALL: Self = Self(0xff);
}

impl PowerSet {
    /// All four.
    pub const ALL: Self = Self(0x0f);
}
