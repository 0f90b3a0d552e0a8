//! A position in the middle of a game as unchecked data, with names instead of numbers, so that it can be written by hand.
//! The check, and the State it describes: `check.rs`.

mod check;
mod pending;
mod places;
mod tiles;

pub use check::ScenarioFault;

use crate::action::Target;
use crate::chance::Seed;
use crate::content::Content;
use crate::event::Card;
use crate::options::Options;
use crate::phase::Phase;
use crate::state::{CardPlace, Eyes, Fate, State};
use crate::vocabulary::{
    Character, CharacterSet, EventCard, Power, PowerSet, Role, Seat, SeatSet, Side, Tile,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A position as a person or a program writes it down. Spaces and tiles are named by their ids in the pack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// What was agreed before the game.
    pub options: Options,
    /// What decides all chance from here on.
    pub seed: Seed,
    /// How often cards were looked at and tiles mixed so far: where the streams of chance stand.
    #[serde(default)]
    pub chance_used: ChanceUsed,
    /// The Hour, from 1.
    pub hour: u8,
    /// This Hour's Event Card.
    pub event: EventCard,
    /// The Event Cards of the Hours before, in order; if left out, the lowest ones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub events_past: Option<Vec<EventCard>>,
    /// The Event Cards to come, in order; if left out, chance decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub events_to_come: Option<Vec<EventCard>>,
    /// The turn order: of this Hour, or during the auctions of the Hour before.
    pub order: Vec<Seat>,
    /// The players, seat by seat.
    pub players: Vec<Player>,
    /// The Chosen One.
    pub chosen_one: Character,
    /// Where each character stands.
    pub characters: BTreeMap<Character, String>,
    /// The spaces with a Clue.
    #[serde(default)]
    pub clues_on: Vec<String>,
    /// Where the Organ stands.
    #[serde(default)]
    pub organ: Option<String>,
    /// The tooth the Machine, Walking and Activity Gear show.
    pub gears: [u8; 3],
    /// Characters chosen this Hour.
    #[serde(default)]
    pub used: CharacterSet,
    /// Characters blocked this Hour; if left out, the one the event locks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub blocked: Option<CharacterSet>,
    /// The tiles on the Location Spaces.
    #[serde(default)]
    pub locations: BTreeMap<Side, String>,
    /// The pile from the top; if left out, all other tiles in an order chance decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub pile: Option<Vec<String>>,
    /// Characters named in wrong declarations.
    #[serde(default)]
    pub wrongly_named: CharacterSet,
    /// Who has declared victory so far.
    #[serde(default)]
    pub declarers: SeatSet,
    /// Who knows where a Character Card lies, beyond what follows from the rest.
    #[serde(default)]
    pub cards_known: Vec<CardKnown>,
    /// Who knows a tile in another's hand or in the pile.
    #[serde(default)]
    pub tiles_known: Vec<TileKnown>,
    /// The cards the mover has seen this turn, held apart.
    #[serde(default)]
    pub apart: Vec<HeldApart>,
    /// Where in the Hour the game is, and what is asked of whom.
    pub phase: Phase,
}

/// A player in a scenario.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "ScenarioPlayer"))]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// In the game, or out and why.
    #[serde(default = "still_in")]
    pub fate: Fate,
    /// Time Points.
    pub time: u8,
    /// Music Pages.
    #[serde(default)]
    pub music: u8,
    /// Clues.
    #[serde(default)]
    pub clues: u8,
    /// Power Cards played and not taken back.
    #[serde(default)]
    pub played: PowerSet,
    /// The Character Cards in the hand.
    pub characters: CharacterSet,
    /// The tiles in the hand.
    #[serde(default)]
    pub tiles: Vec<String>,
    /// The role card, from Hour V on.
    #[serde(default)]
    pub role: Option<Role>,
}

fn still_in() -> Fate {
    Fate::In
}

/// How far the streams of chance were used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct ChanceUsed {
    /// Looks at cards.
    pub looks: u16,
    /// Mixings of tiles.
    pub mixings: u16,
}

/// Some seats, or everybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// Everybody, spectators too.
    Everybody,
    /// These seats.
    Seats(SeatSet),
}

/// Who knows where a Character Card lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct CardKnown {
    /// Whose card.
    pub character: Character,
    /// Who knows.
    pub by: Who,
}

/// Who knows a tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TileKnown {
    /// Where it is.
    pub at: TilePlace,
    /// Which tile.
    pub tile: String,
    /// Who knows, in addition to its owner.
    pub by: Who,
}

/// Where a tile is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TilePlace {
    /// In a hand.
    Hand(Seat),
    /// In the pile, so many tiles from the top.
    Pile(u8),
}

/// Cards held apart until the end of the turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct HeldApart {
    /// Whose cards.
    pub target: Target,
    /// Which.
    pub cards: Vec<Card>,
}

impl Who {
    fn eyes(self) -> Eyes {
        match self {
            Who::Everybody => Eyes::EVERYBODY,
            Who::Seats(seats) => Eyes(seats.0),
        }
    }

    /// Who knows a thing, without those who know it by default; `None` if nobody else does.
    fn beyond(eyes: Eyes, by_default: Eyes) -> Option<Self> {
        if eyes == Eyes::EVERYBODY {
            return (by_default != Eyes::EVERYBODY).then_some(Who::Everybody);
        }
        let seats = SeatSet(eyes.0 & !by_default.0);
        (!seats.is_empty()).then_some(Who::Seats(seats))
    }
}

impl Scenario {
    /// Describes a whole position, secrets included.
    pub fn from_state(content: &Content, state: &State) -> Self {
        let (public, secret) = (&state.public, &state.secret);
        let space = |space: crate::vocabulary::Space| content.space(space).id.clone();
        let tile = |tile: Tile| content.tile(tile).id.clone();
        let hour = public.hour as usize;
        let mut known_tiles = Vec::new();
        let mut players = Vec::new();
        for seat in public.seats() {
            let mut hand: Vec<_> = secret.tiles.hand(seat).collect();
            hand.sort_unstable_by_key(|&(tile, eyes)| (tile, eyes.0));
            for &(held, eyes) in &hand {
                if let Some(by) = Who::beyond(eyes, Eyes::only(seat)) {
                    known_tiles.push(TileKnown { at: TilePlace::Hand(seat), tile: tile(held), by });
                }
            }
            players.push(Player {
                fate: public.fates[seat.index()],
                time: public.time[seat.index()],
                music: public.music[seat.index()],
                clues: public.clues[seat.index()],
                played: public.played[seat.index()],
                characters: state.characters_of(seat),
                tiles: hand.iter().map(|&(held, _)| tile(held)).collect(),
                role: public.roles_dealt.has(seat).then(|| state.role(seat)),
            });
        }
        for (depth, (drawn, eyes)) in (0u8..).zip(secret.tiles.pile()) {
            if let Some(by) = Who::beyond(eyes, Eyes::NOBODY) {
                known_tiles.push(TileKnown { at: TilePlace::Pile(depth), tile: tile(drawn), by });
            }
        }
        let fenrir = public.declared_fenrir.map_or(SeatSet::EMPTY, SeatSet::of);
        let mut scenario = Self {
            options: public.options,
            seed: secret.chance.seed,
            chance_used: ChanceUsed { looks: secret.chance.looks, mixings: secret.chance.mixings },
            hour: public.hour,
            event: public.event,
            events_past: Some(secret.events[..hour - 1].to_vec()),
            events_to_come: Some(secret.events[hour..].to_vec()),
            order: public.order.iter().collect(),
            players,
            chosen_one: state.chosen_one(),
            characters: Character::ALL.into_iter().map(|c| (c, space(public.at[c.index()]))).collect(),
            clues_on: public.clues_on.map(space).collect(),
            organ: public.organ.map(space),
            gears: public.gears,
            used: public.used,
            blocked: Some(public.blocked),
            locations: Side::ALL
                .into_iter()
                .filter_map(|side| public.locations[side.index()].map(|placed| (side, tile(placed))))
                .collect(),
            pile: Some(secret.tiles.pile().map(|(drawn, _)| tile(drawn)).collect()),
            wrongly_named: public.not_chosen,
            declarers: public.declared_heroes.or(fenrir),
            cards_known: Vec::new(),
            tiles_known: known_tiles,
            apart: held_apart(state),
            phase: public.phase,
        };
        let by_default = scenario.cards_known_by_default();
        for character in Character::ALL {
            let eyes = secret.cards_known[character.index()];
            if let Some(by) = Who::beyond(eyes, by_default[character.index()]) {
                scenario.cards_known.push(CardKnown { character, by });
            }
        }
        scenario
    }
}

/// What the mover has seen this turn, target by target.
fn held_apart(state: &State) -> Vec<HeldApart> {
    let characters = |place: CardPlace| {
        let held = state.secret.apart_characters;
        held.filter(move |c| state.secret.cards[c.index()] == place).map(Card::Character)
    };
    let hands = state.public.seats().map(|seat| {
        let powers = state.secret.apart_powers[seat.index()].map(Card::Power);
        (Target::Hand(seat), powers.chain(characters(CardPlace::Hand(seat))).collect::<Vec<_>>())
    });
    let deck = (Target::Deck, characters(CardPlace::Deck).collect());
    hands
        .chain([deck])
        .filter(|(_, cards)| !cards.is_empty())
        .map(|(target, cards)| HeldApart { target, cards })
        .collect()
}

/// The Power Card of a card, if it is one.
fn power_of(card: Card) -> Option<Power> {
    match card {
        Card::Power(power) => Some(power),
        Card::Character(_) => None,
    }
}
