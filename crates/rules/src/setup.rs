//! Setting up a game (section 2).

use crate::chance::{Chance, Purpose, Seed};
use crate::content::{Content, Face, Item};
use crate::event::{Event, Sight, Sink};
use crate::options::Options;
use crate::phase::Phase;
use crate::play::Play;
use crate::state::{CardPlace, Eyes, Fate, Order, Public, Secret, State};
use crate::tiles::Tiles;
use crate::vocabulary::{
    Activity, Character, CharacterSet, EventCard, EventSet, PowerSet, Seat, SeatSet, Side, SpaceSet, Tile,
};

/// A game cannot be set up for this many players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotPlayable {
    /// The number asked for.
    pub players: u8,
}

impl std::fmt::Display for NotPlayable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "011 is for 3 to 6 players, not {}", self.players)
    }
}

impl std::error::Error for NotPlayable {}

impl State {
    /// Sets up a game and begins its first Hour.
    pub fn new(
        content: &Content,
        options: Options,
        seed: Seed,
        sink: &mut impl Sink,
    ) -> Result<Self, NotPlayable> {
        if !options.is_playable() {
            return Err(NotPlayable { players: options.players });
        }
        let chance = Chance::new(seed);
        let (cards, cards_known) = deal(options, &chance);
        let mut events = EventCard::ALL;
        chance.once(Purpose::Events).shuffle(&mut events);
        let secret = Secret {
            cards,
            cards_known,
            fenrir: None,
            events,
            tiles: pile(content, options, &chance),
            apart_characters: CharacterSet::EMPTY,
            apart_powers: [PowerSet::EMPTY; Seat::MAX],
            chance,
        };
        let mut state = Self { public: public(content, options, &chance), secret };
        let mut play = Play { content, state: &mut state, sink };
        play.emit_deal();
        play.begin_hour();
        Ok(state)
    }
}

/// The open information before the first Hour.
fn public(content: &Content, options: Options, chance: &Chance) -> Public {
    let seated = |seat: usize| seat < options.players as usize;
    let mut seats = [0, 1, 2, 3, 4, 5].map(Seat);
    let players = &mut seats[..options.players as usize];
    chance.once(Purpose::Order).shuffle(players);
    if options.newcomer
        && let Some(drawn) = players.iter().position(|&seat| seat == Seat(0))
    {
        players[drawn..].rotate_left(1);
    }
    let order = Order::new(players.iter().copied());
    let mut stream = chance.once(Purpose::Gears);
    let move_clue = content.gears().activity.iter().position(|&face| face == Activity::MoveClue);
    Public {
        options,
        hour: 1,
        phase: Phase::Clues { index: 0 },
        event: EventCard::E1,
        order,
        fates: std::array::from_fn(|seat| if seated(seat) { Fate::In } else { Fate::Empty }),
        time: std::array::from_fn(|seat| if seated(seat) { options.starting_time() } else { 0 }),
        music: [0; Seat::MAX],
        clues: [0; Seat::MAX],
        played: [PowerSet::EMPTY; Seat::MAX],
        at: *content.runes(),
        clues_on: SpaceSet::EMPTY,
        organ: None,
        gears: [stream.below(8) as u8, stream.below(9) as u8, move_clue.unwrap_or(0) as u8],
        used: CharacterSet::EMPTY,
        blocked: CharacterSet::EMPTY,
        locations: [None; Side::COUNT],
        not_chosen: CharacterSet::EMPTY,
        roles_dealt: SeatSet::EMPTY,
        declared_heroes: SeatSet::EMPTY,
        declared_fenrir: None,
        events: EventSet::EMPTY,
    }
}

/// Deals the Character Cards: some to each player, one Chosen One, the rest to the Unknown deck or face up.
fn deal(options: Options, chance: &Chance) -> ([CardPlace; Character::COUNT], [Eyes; Character::COUNT]) {
    let mut characters = Character::ALL;
    chance.once(Purpose::Characters).shuffle(&mut characters);
    let mut cards = [CardPlace::Deck; Character::COUNT];
    let mut known = [Eyes::NOBODY; Character::COUNT];
    let dealt = options.players * options.characters_each();
    for (number, character) in characters.into_iter().enumerate() {
        let number = number as u8;
        let (place, eyes) = if number < dealt {
            let seat = Seat(number % options.players);
            (CardPlace::Hand(seat), Eyes::only(seat))
        } else if number == dealt {
            (CardPlace::Chosen, Eyes::NOBODY)
        } else {
            (CardPlace::Deck, if options.has_unknown_deck() { Eyes::NOBODY } else { Eyes::EVERYBODY })
        };
        cards[character.index()] = place;
        known[character.index()] = eyes;
    }
    (cards, known)
}

/// The tiles a game with these options is played with, kind by kind.
pub(crate) fn tiles_of(content: &Content, options: Options) -> impl Iterator<Item = Tile> + '_ {
    let stones = Face::Item(Item::Stones);
    let deck = content.deck().iter().copied();
    deck.filter(move |&tile| options.has_fenrir() || content.tile(tile).face != stones)
}

fn pile(content: &Content, options: Options, chance: &Chance) -> Tiles {
    let mut order = [Tile(0); Content::TILES];
    let mut len = 0;
    for (slot, tile) in order.iter_mut().zip(tiles_of(content, options)) {
        *slot = tile;
        len += 1;
    }
    chance.once(Purpose::Tiles).shuffle(&mut order[..len]);
    Tiles::new(&order[..len])
}

impl<S: Sink> Play<'_, S> {
    fn emit_deal(&mut self) {
        for seat in self.state.public.seats() {
            for character in self.state.characters_of(seat) {
                self.emit(Event::CharacterDealt { seat, character: Sight::Seen(character) });
            }
        }
        for character in Character::ALL {
            if self.state.secret.cards_known[character.index()] == Eyes::EVERYBODY {
                self.emit(Event::CharacterFaceUp { character });
            }
        }
    }
}
