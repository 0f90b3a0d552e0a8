//! What a seat or a spectator may know: the only file that turns a State into a View and filters an Event for a reader. A
//! View is built from what its reader may know, never stripped from a State, and no match has a `_` arm.

use crate::action::{Action, Target};
use crate::content::Content;
use crate::event::{Card, Event, Sight};
use crate::phase::Ask;
use crate::state::{CardPlace, Eyes, Public, Secret, State};
use crate::vocabulary::{Character, CharacterSet, PowerSet, Role, Seat, SeatSet, Tile};
use serde::de::{self, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Who is looking. Written as a seat's number or "spectator".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = r#"Seat | "spectator""#))]
pub enum Viewer {
    /// A player, in the game or out.
    Seat(Seat),
    /// A reader without a seat, who sees open information only.
    Spectator,
}

impl Serialize for Viewer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Viewer::Seat(seat) => seat.serialize(serializer),
            Viewer::Spectator => serializer.serialize_str("spectator"),
        }
    }
}

impl<'de> Deserialize<'de> for Viewer {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Either;

        impl Visitor<'_> for Either {
            type Value = Viewer;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("a seat's number or \"spectator\"")
            }

            fn visit_u64<E: de::Error>(self, number: u64) -> Result<Viewer, E> {
                let seat = u8::try_from(number)
                    .map_err(|_| E::invalid_value(de::Unexpected::Unsigned(number), &self))?;
                Ok(Viewer::Seat(Seat(seat)))
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Viewer, E> {
                match text {
                    "spectator" => Ok(Viewer::Spectator),
                    _ => Err(E::invalid_value(de::Unexpected::Other("another string"), &self)),
                }
            }
        }
        deserializer.deserialize_any(Either)
    }
}

/// A game as one reader sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// Whose view it is.
    pub viewer: Viewer,
    /// What everybody sees.
    pub public: Public,
    /// Whose decision it is.
    pub to_act: Option<Seat>,
    /// What is asked.
    pub ask: Ask,
    /// Where each Character Card lies, in the order of `Character::ALL`.
    pub cards: [Sight<CardPlace>; Character::COUNT],
    /// The Character Cards whose place everybody knows.
    pub open_cards: CharacterSet,
    /// For the reader's own Character Cards: who has seen them, in the order of `Character::ALL`.
    pub shown_to: [SeatSet; Character::COUNT],
    /// The reader's role card, once dealt.
    pub role: Option<Role>,
    /// The hands, seat by seat.
    pub hands: Vec<Hand>,
    /// The pile from the top.
    pub pile: Vec<Sight<Tile>>,
    /// What is held apart until the end of this turn.
    pub apart: Vec<Apart>,
    /// What the reader may do, if it is the reader's decision.
    pub legal: Vec<Action>,
}

/// What a reader sees of a hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hand {
    /// The Power Cards in it: everybody knows which were played.
    pub powers: PowerSet,
    /// How many Character Cards are in it.
    pub characters: u8,
    /// The tiles, known ones first by number.
    pub tiles: Vec<Sight<Tile>>,
}

/// What a reader sees of the cards the mover has seen this turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Apart {
    /// Whose cards.
    pub target: Target,
    /// The cards, in a fixed order.
    pub cards: Vec<Sight<Card>>,
}

impl Viewer {
    /// Is the reader this seat?
    fn is(self, seat: Seat) -> bool {
        match self {
            Viewer::Seat(own) => own == seat,
            Viewer::Spectator => false,
        }
    }

    fn sees<T>(self, eyes: Eyes, thing: T) -> Sight<T> {
        if eyes.include(self) { Sight::Seen(thing) } else { Sight::FaceDown }
    }

    fn sees_if<T>(self, may: bool, thing: Sight<T>) -> Sight<T> {
        if may { thing } else { Sight::FaceDown }
    }
}

impl State {
    /// What this reader may know.
    pub fn view(&self, content: &Content, viewer: Viewer) -> View {
        let public = self.public;
        // A seat that is not in this game sees what a spectator sees.
        let viewer = match viewer {
            Viewer::Seat(seat) if seat.index() < public.options.players as usize => viewer,
            Viewer::Seat(_) | Viewer::Spectator => Viewer::Spectator,
        };
        let to_act = public.to_act();
        let mut legal = Vec::new();
        if to_act.is_some_and(|seat| viewer.is(seat)) {
            legal.reserve(64);
            self.legal(content, &mut legal);
        }
        View {
            viewer,
            public,
            to_act,
            ask: self.ask(content),
            cards: std::array::from_fn(|c| viewer.sees(self.secret.cards_known[c], self.secret.cards[c])),
            open_cards: self.open_cards(),
            shown_to: std::array::from_fn(|c| self.shown_to(viewer, Character::ALL[c])),
            role: self.own_role(viewer),
            hands: public.seats().map(|seat| self.hand_seen(viewer, seat)).collect(),
            pile: self.secret.tiles.pile().map(|(tile, eyes)| viewer.sees(eyes, tile)).collect(),
            apart: self.apart_seen(viewer),
            legal,
        }
    }

    /// Is the hidden information (cards, roles, tiles) of another state of this game the same for every reader? Then their
    /// Views differ at most in open information, the seat to act and the legal actions.
    pub fn same_hidden_state(&self, other: &Self) -> bool {
        let Secret {
            cards,
            cards_known,
            fenrir,
            tiles,
            apart_characters,
            apart_powers,
            // Nobody sees what is to come.
            events: _,
            chance: _,
        } = &self.secret;
        let theirs = &other.secret;
        let nothing_apart =
            apart_characters.is_empty() && apart_powers.iter().all(|powers| powers.is_empty());
        *cards == theirs.cards
            && *cards_known == theirs.cards_known
            && *fenrir == theirs.fenrir
            && *tiles == theirs.tiles
            && *apart_characters == theirs.apart_characters
            && *apart_powers == theirs.apart_powers
            && self.public.played == other.public.played
            && self.public.roles_dealt == other.public.roles_dealt
            // The mover sees what is held apart.
            && (nothing_apart || self.public.to_act() == other.public.to_act())
    }

    /// A View with every card and tile open, for games that are over. It offers no actions; roles are in the events.
    pub fn laid_open(&self, content: &Content) -> View {
        let mut open = *self;
        open.secret.cards_known = [Eyes::EVERYBODY; Character::COUNT];
        open.secret.tiles.lay_open();
        let mut view = open.view(content, Viewer::Spectator);
        view.open_cards = self.open_cards();
        view.apart = self.apart(|_| true, true);
        view
    }

    fn open_cards(&self) -> CharacterSet {
        let mut open = CharacterSet::EMPTY;
        for character in Character::ALL {
            if self.secret.cards_known[character.index()] == Eyes::EVERYBODY {
                open.insert(character);
            }
        }
        open
    }

    /// Who has seen an own card: its owner is notified of every look.
    fn shown_to(&self, viewer: Viewer, character: Character) -> SeatSet {
        match (viewer, self.secret.cards[character.index()]) {
            (Viewer::Seat(own), CardPlace::Hand(owner)) if own == owner => {
                let eyes = SeatSet(self.secret.cards_known[character.index()].0);
                eyes.and(self.public.seats()).without(SeatSet::of(own))
            }
            (
                Viewer::Seat(_) | Viewer::Spectator,
                CardPlace::Hand(_) | CardPlace::Deck | CardPlace::Chosen,
            ) => SeatSet::EMPTY,
        }
    }

    fn own_role(&self, viewer: Viewer) -> Option<Role> {
        match viewer {
            Viewer::Seat(seat) if self.public.roles_dealt.has(seat) => Some(self.role(seat)),
            Viewer::Seat(_) | Viewer::Spectator => None,
        }
    }

    fn hand_seen(&self, viewer: Viewer, seat: Seat) -> Hand {
        let mut tiles: Vec<_> =
            self.secret.tiles.hand(seat).map(|(tile, eyes)| viewer.sees(eyes, tile)).collect();
        tiles.sort_unstable();
        Hand {
            powers: PowerSet::ALL.without(self.public.played[seat.index()]),
            characters: self.public.options.characters_each(),
            tiles,
        }
    }

    /// The mover sees all cards held apart, an owner those of its own hand, the others how many.
    fn apart_seen(&self, viewer: Viewer) -> Vec<Apart> {
        let mover = self.public.to_act();
        let is_mover = mover.is_some_and(|seat| viewer.is(seat));
        self.apart(|seat| is_mover || viewer.is(seat), is_mover)
    }

    /// What is held apart: the cards of the hands that may be seen, and of the deck if it may.
    fn apart(&self, hand: impl Fn(Seat) -> bool, deck: bool) -> Vec<Apart> {
        let shown = |may: bool, card: Card| if may { Sight::Seen(card) } else { Sight::FaceDown };
        let held = |place: CardPlace| {
            self.secret
                .apart_characters
                .filter(move |c| self.secret.cards[c.index()] == place)
                .map(Card::Character)
        };
        let mut apart = Vec::new();
        for seat in self.public.seats() {
            let powers = self.secret.apart_powers[seat.index()].map(Card::Power);
            let may = hand(seat);
            let cards: Vec<_> =
                powers.chain(held(CardPlace::Hand(seat))).map(|card| shown(may, card)).collect();
            if !cards.is_empty() {
                apart.push(Apart { target: Target::Hand(seat), cards });
            }
        }
        let cards: Vec<_> = held(CardPlace::Deck).map(|card| shown(deck, card)).collect();
        if !cards.is_empty() {
            apart.push(Apart { target: Target::Deck, cards });
        }
        apart
    }
}

impl Event {
    /// What this reader sees of it.
    #[must_use]
    pub fn seen_by(self, viewer: Viewer) -> Event {
        match self {
            Event::CharacterDealt { seat, character } => {
                Event::CharacterDealt { seat, character: viewer.sees_if(viewer.is(seat), character) }
            }
            Event::RoleDealt { seat, role } => {
                Event::RoleDealt { seat, role: viewer.sees_if(viewer.is(seat), role) }
            }
            Event::DeclaredWrongly { seat, chosen } => {
                Event::DeclaredWrongly { seat, chosen: viewer.sees_if(viewer.is(seat), chosen) }
            }
            Event::TileDrawn { seat, tile } => {
                Event::TileDrawn { seat, tile: viewer.sees_if(viewer.is(seat), tile) }
            }
            Event::TileDiscarded { seat, tile } => {
                Event::TileDiscarded { seat, tile: viewer.sees_if(viewer.is(seat), tile) }
            }
            Event::CardLooked { seat, target, card } => {
                let owner = match target {
                    Target::Hand(owner) => viewer.is(owner),
                    Target::Deck => false,
                };
                Event::CardLooked { seat, target, card: viewer.sees_if(viewer.is(seat) || owner, card) }
            }
            Event::CharacterFaceUp { .. }
            | Event::HourBegan { .. }
            | Event::EventTurned { .. }
            | Event::AuctionOpened { .. }
            | Event::BidMade { .. }
            | Event::BidPassed { .. }
            | Event::PositionWon { .. }
            | Event::PositionGiven { .. }
            | Event::PositionStruck { .. }
            | Event::CluePlaced { .. }
            | Event::Declared { .. }
            | Event::MarkShown { .. }
            | Event::DeclaredRightly { .. }
            | Event::CharacterChosen { .. }
            | Event::AbilityUsed { .. }
            | Event::CharacterBlocked { .. }
            | Event::TimeGained { .. }
            | Event::TimePaid { .. }
            | Event::MusicGained { .. }
            | Event::ClueGained { .. }
            | Event::CluesSpent { .. }
            | Event::CluePicked { .. }
            | Event::PowerTakenBack { .. }
            | Event::GearsTurned { .. }
            | Event::Moved { .. }
            | Event::ActionTaken { .. }
            | Event::Skipped { .. }
            | Event::ClueMoved { .. }
            | Event::PowerPlayed { .. }
            | Event::ItemPlayed { .. }
            | Event::Relocated { .. }
            | Event::Swapped { .. }
            | Event::TurnEnded { .. }
            | Event::LocationPlaced { .. }
            | Event::LocationDeclined { .. }
            | Event::OrganTileDiscarded { .. }
            | Event::OrganPlaced { .. }
            | Event::PlayerOut { .. }
            | Event::CardRevealed { .. }
            | Event::TilesReturned { .. }
            | Event::Ended { .. } => self,
        }
    }
}
