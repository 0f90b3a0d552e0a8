//! The whole state of a game: open information and secrets. What one seat may know of it: view.rs.

use crate::chance::Chance;
use crate::content::Content;
use crate::event::{Outcome, Reason};
use crate::options::Options;
use crate::phase::Phase;
use crate::vocabulary::{
    Activity, Character, CharacterSet, EventCard, EventSet, Machine, PowerSet, Role, Seat, SeatSet, Side,
    Space, SpaceSet, Tile,
};
use serde::{Deserialize, Serialize};

/// The Time track's end.
pub const MOST_TIME: u8 = 45;
/// The Music track's end, and what a Hero needs.
pub const MOST_MUSIC: u8 = 15;
/// The pages Fenrir needs.
pub const FENRIR_MUSIC: u8 = 12;
/// The Marks of the Wolf Fenrir shows.
pub const FENRIR_MARKS: u8 = 2;
/// The last Hour before midnight.
pub const LAST_HOUR: u8 = 11;
/// The Hour in which Fenrir awakes.
pub const FENRIR_HOUR: u8 = 5;
/// The tiles a player may keep at the end of an Hour.
pub const TILES_KEPT: usize = 3;

/// A whole game at one moment, secrets included. It is never sent to a client.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    pub(crate) public: Public,
    pub(crate) secret: Secret,
}

/// What everybody at the table can see (R42).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Public {
    /// What was agreed before the game.
    pub options: Options,
    /// The Hour, from 1.
    pub hour: u8,
    /// Where in the Hour the game is, and what is asked of whom.
    pub phase: Phase,
    /// This Hour's Event Card.
    pub event: EventCard,
    /// The turn order: of this Hour, or during the auctions of the Hour before.
    pub order: Order,
    /// What became of each seat.
    pub fates: [Fate; Seat::MAX],
    /// Time Points of each seat.
    pub time: [u8; Seat::MAX],
    /// Music Pages of each seat.
    pub music: [u8; Seat::MAX],
    /// Clues held by each seat.
    pub clues: [u8; Seat::MAX],
    /// Power Cards each seat has played and not taken back.
    pub played: [PowerSet; Seat::MAX],
    /// Where each character stands.
    pub at: [Space; Character::COUNT],
    /// The spaces with a Clue.
    pub clues_on: SpaceSet,
    /// Where the Organ stands, once it is on the map.
    pub organ: Option<Space>,
    /// The tooth that the Machine, Walking and Activity Gear show.
    pub gears: [u8; 3],
    /// Characters chosen this Hour.
    pub used: CharacterSet,
    /// Characters blocked this Hour.
    pub blocked: CharacterSet,
    /// The tiles on the Location Spaces.
    pub locations: [Option<Tile>; Side::COUNT],
    /// Characters wrongly named: all know that they are not the Chosen One (R75).
    pub not_chosen: CharacterSet,
    /// Who was dealt a role card; empty before Hour V.
    pub roles_dealt: SeatSet,
    /// Roles known by the kind of a declaration (R74).
    pub declared_heroes: SeatSet,
    /// The player who declared as Fenrir.
    pub declared_fenrir: Option<Seat>,
    /// The Event Cards turned so far, this Hour's included.
    pub events: EventSet,
}

/// What became of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// Nobody sits here.
    Empty,
    /// Still in the game.
    In,
    /// Out of the game.
    Out(Reason),
}

/// Seats in turn order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = "Array<Seat>"))]
pub struct Order {
    seats: [u8; Seat::MAX],
    len: u8,
}

impl Order {
    /// An order of these seats (at most six).
    pub fn new(seats: impl IntoIterator<Item = Seat>) -> Self {
        let mut order = Self::default();
        for seat in seats.into_iter().take(Seat::MAX) {
            order.seats[order.len as usize] = seat.0;
            order.len += 1;
        }
        order
    }

    /// Who stands at an index, from 0.
    #[inline]
    pub fn get(&self, index: u8) -> Option<Seat> {
        (index < self.len).then(|| Seat(self.seats[index as usize]))
    }

    /// How many positions there are.
    #[inline]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Is there no position?
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The seats, first to last.
    #[inline]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Seat> + '_ {
        self.seats[..self.len as usize].iter().map(|&seat| Seat(seat))
    }
}

impl Serialize for Order {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Order {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let seats = Vec::<Seat>::deserialize(deserializer)?;
        if seats.len() > Seat::MAX {
            return Err(serde::de::Error::custom("there are at most 6 positions"));
        }
        Ok(Self::new(seats))
    }
}

/// What is not open information.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Secret {
    /// Where each Character Card lies.
    pub(crate) cards: [CardPlace; Character::COUNT],
    /// Who knows where each Character Card lies.
    pub(crate) cards_known: [Eyes; Character::COUNT],
    /// Who holds the Fenrir Card.
    pub(crate) fenrir: Option<Seat>,
    /// The Event Cards in the order in which they are turned.
    pub(crate) events: [EventCard; EventCard::COUNT],
    /// The Research Tiles.
    pub(crate) tiles: crate::tiles::Tiles,
    /// Character Cards the mover has seen this turn, held apart.
    pub(crate) apart_characters: CharacterSet,
    /// Power Cards of each hand the mover has seen this turn, held apart.
    pub(crate) apart_powers: [PowerSet; Seat::MAX],
    /// What is still to be decided by chance.
    pub(crate) chance: Chance,
}

/// Where a Character Card lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum CardPlace {
    /// In a player's hand.
    Hand(Seat),
    /// In the Unknown Characters deck (or face up beside the board).
    Deck,
    /// It is the Chosen One.
    Chosen,
}

/// Who knows a thing: some seats, or everybody.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Eyes(pub(crate) u8);

impl Eyes {
    pub(crate) const NOBODY: Self = Self(0);
    pub(crate) const EVERYBODY: Self = Self(0xff);

    #[inline]
    pub(crate) const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    #[inline]
    pub(crate) const fn add(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    #[inline]
    pub(crate) const fn include(self, viewer: crate::view::Viewer) -> bool {
        match viewer {
            crate::view::Viewer::Seat(seat) => self.0 >> seat.0 & 1 == 1,
            crate::view::Viewer::Spectator => self.0 == Self::EVERYBODY.0,
        }
    }
}

/// What the gears show with these teeth up.
fn faces(content: &Content, [machine, walking, activity]: [u8; 3]) -> (Machine, u8, Activity) {
    let gears = content.gears();
    (
        gears.machine[usize::from(machine)],
        gears.walking[usize::from(walking)],
        gears.activity[usize::from(activity)],
    )
}

impl Public {
    /// The seats still in the game.
    #[inline]
    pub fn active(&self) -> SeatSet {
        let mut seats = SeatSet::EMPTY;
        for (index, fate) in self.fates.iter().enumerate() {
            if *fate == Fate::In {
                seats.insert(Seat(index as u8));
            }
        }
        seats
    }

    /// Is this seat still in the game?
    #[inline]
    pub fn is_active(&self, seat: Seat) -> bool {
        self.fates.get(seat.index()) == Some(&Fate::In)
    }

    /// Every seat with a player, in or out.
    #[inline]
    pub fn seats(&self) -> SeatSet {
        SeatSet::first(self.options.players as usize)
    }

    /// Which machine, number of steps and activity the gears show.
    pub fn shown(&self, content: &Content) -> (Machine, u8, Activity) {
        faces(content, self.gears)
    }

    /// The same after the gears are turned by so many teeth.
    pub fn shown_after(&self, content: &Content, teeth: i8) -> (Machine, u8, Activity) {
        faces(content, self.turned(teeth))
    }

    /// Which tooth of each gear is up once they are turned: meshed gears all move by as many teeth.
    pub(crate) fn turned(&self, teeth: i8) -> [u8; 3] {
        let mut gears = self.gears;
        for (tooth, count) in gears.iter_mut().zip([8i16, 9, 7]) {
            *tooth = (i16::from(*tooth) + i16::from(teeth)).rem_euclid(count) as u8;
        }
        gears
    }

    /// How the game ended, if it did.
    #[inline]
    pub fn outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// Whose decision it is.
    #[inline]
    pub fn to_act(&self) -> Option<Seat> {
        match &self.phase {
            Phase::Auction(auction) => Some(auction.to_act()),
            Phase::Clues { index } | Phase::Discard { index } => self.order.get(*index),
            Phase::Turn(turn) => self.order.get(turn.index),
            Phase::Location { seat, .. } => Some(*seat),
            Phase::Over(_) => None,
        }
    }

    /// The spaces where characters stand.
    #[inline]
    pub fn characters_on(&self) -> SpaceSet {
        let mut set = 0u128;
        for space in self.at {
            set |= 1 << space.0;
        }
        SpaceSet(set)
    }

    /// The spaces with a character, a Clue or the Organ: all others are empty, wherever the word is used (R7).
    #[inline]
    pub fn not_empty(&self) -> SpaceSet {
        let organ = self.organ.map_or(SpaceSet::EMPTY, SpaceSet::of);
        self.characters_on().or(self.clues_on).or(organ)
    }

    /// The cards in a hand: Power Cards not played and Character Cards.
    #[inline]
    pub fn hand_size(&self, seat: Seat) -> u8 {
        4 - self.played[seat.index()].len() as u8 + self.options.characters_each()
    }

    /// The regular buildings the placed Location Tiles leave for the Organ.
    pub fn area(&self, content: &Content) -> SpaceSet {
        Side::ALL.iter().fold(content.regular(), |area, &side| match self.locations[side.index()] {
            Some(tile) => area.and(crate::phase::location::area_of(content, side, tile)),
            None => area,
        })
    }
}

impl State {
    /// What everybody can see.
    #[inline]
    pub const fn public(&self) -> &Public {
        &self.public
    }

    /// Whose decision it is.
    #[inline]
    pub fn to_act(&self) -> Option<Seat> {
        self.public.to_act()
    }

    /// How the game ended, if it did.
    #[inline]
    pub fn outcome(&self) -> Option<Outcome> {
        self.public.outcome()
    }

    /// Who the Chosen One is. For referees, laboratories and finished games only.
    pub fn chosen_one(&self) -> Character {
        Character::ALL
            .into_iter()
            .find(|character| self.secret.cards[character.index()] == CardPlace::Chosen)
            .unwrap_or(Character::Johnsson)
    }

    /// What a player is: a Hero until the Fenrir Card says otherwise. For referees and for worlds of a search.
    #[inline]
    pub fn role(&self, seat: Seat) -> Role {
        if self.secret.fenrir == Some(seat) { Role::Fenrir } else { Role::Hero }
    }

    /// The characters whose card this seat has seen somewhere: it knows where each of them lies.
    #[inline]
    pub fn known_to(&self, seat: Seat) -> CharacterSet {
        let mut set = CharacterSet::EMPTY;
        for character in Character::ALL {
            if self.secret.cards_known[character.index()].include(crate::view::Viewer::Seat(seat)) {
                set.insert(character);
            }
        }
        set
    }

    /// Where a Character Card lies. For referees and for worlds of a search.
    #[inline]
    pub const fn card_place(&self, character: Character) -> CardPlace {
        self.secret.cards[character.index()]
    }

    /// The kinds of Research Tiles a seat holds, as bits. For referees and for worlds of a search.
    #[inline]
    pub fn tile_kinds_of(&self, seat: Seat) -> u64 {
        self.secret.tiles.kinds_held(seat)
    }

    /// How many Research Tiles a seat holds.
    #[inline]
    pub const fn tiles_held(&self, seat: Seat) -> usize {
        self.secret.tiles.held(seat)
    }

    /// Marks a character's card as seen by a seat, for worlds of a search.
    pub const fn mark_seen(&mut self, seat: Seat, character: Character) {
        self.secret.cards_known[character.index()].add(seat);
    }

    /// The Character Cards in a hand. For referees and for worlds of a search.
    #[inline]
    pub fn characters_of(&self, seat: Seat) -> CharacterSet {
        let mut set = CharacterSet::EMPTY;
        for character in Character::ALL {
            if self.secret.cards[character.index()] == CardPlace::Hand(seat) {
                set.insert(character);
            }
        }
        set
    }
}
