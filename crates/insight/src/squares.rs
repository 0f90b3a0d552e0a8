//! The notebook's grid: for each card and each place whether it lies there, can't, or may, and why. It is the exact belief
//! (`Belief`), as far as it is certain. When something became known is in the log, not in the View.

use armonium_belief::Belief;
use armonium_rules::{CardPlace, Character, CharacterSet, Seat, Sight, View, Viewer};
use serde::{Deserialize, Serialize};

/// Whether something is so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    /// It is.
    In,
    /// It can't be.
    Out,
    /// It may be.
    Open,
}

/// One square of the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Square {
    /// Does the card lie there?
    pub is: Standing,
    /// Why; null while it's open.
    pub why: Option<SquareReason>,
}

/// Why a card lies in a place, or can't.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum SquareReason {
    /// It is in the reader's own hand.
    Own,
    /// The reader has seen it there.
    Seen {
        /// Where.
        place: CardPlace,
    },
    /// It lies face up beside the board.
    FaceUp,
    /// A wrong declaration named it.
    Named,
    /// It lies elsewhere.
    Elsewhere {
        /// Where.
        place: CardPlace,
    },
    /// Known cards fill the place.
    Full {
        /// Which place.
        place: CardPlace,
        /// The cards.
        cards: CharacterSet,
    },
    /// No other name is left.
    LastName,
    /// No other place is left for it.
    OnlyPlace {
        /// Which is.
        place: CardPlace,
    },
}

/// A probability that differs less than this from 0 or 1 is a certainty: the belief sums rounded fractions.
const ROUNDING: f64 = 1e-9;

fn standing(probability: f64) -> Standing {
    if probability < ROUNDING {
        Standing::Out
    } else if probability > 1.0 - ROUNDING {
        Standing::In
    } else {
        Standing::Open
    }
}

/// The places, in the order of the columns.
fn places(view: &View) -> Vec<CardPlace> {
    let hands = view.public.seats().map(CardPlace::Hand);
    hands.chain([CardPlace::Deck, CardPlace::Chosen]).collect()
}

fn standing_at(belief: &Belief, place: CardPlace, character: Character) -> Standing {
    standing(match place {
        CardPlace::Hand(seat) => belief.in_hand(seat, character),
        CardPlace::Deck => belief.in_deck(character),
        CardPlace::Chosen => belief.chosen(character),
    })
}

/// The grid.
pub(crate) fn squares(view: &View) -> Vec<Vec<Square>> {
    let belief = Belief::of(view);
    let places = places(view);
    let home = Character::ALL.map(|character| {
        places.iter().copied().find(|&place| standing_at(&belief, place, character) == Standing::In)
    });
    let square = |character: Character, place: CardPlace| {
        let is = standing_at(&belief, place, character);
        let why = match is {
            Standing::Open => None,
            Standing::In => Some(why_in(view, character, place)),
            Standing::Out => Some(why_out(view, &home, character, place)),
        };
        Square { is, why }
    };
    let row = |character| places.iter().map(|&place| square(character, place)).collect();
    Character::ALL.map(row).into()
}

/// Why a card lies where it must.
fn why_in(view: &View, character: Character, place: CardPlace) -> SquareReason {
    match (view.cards[character.index()], place) {
        (Sight::FaceDown, CardPlace::Chosen) => SquareReason::LastName,
        (Sight::FaceDown, place) => SquareReason::OnlyPlace { place },
        (Sight::Seen(_), CardPlace::Hand(seat)) if view.viewer == Viewer::Seat(seat) => SquareReason::Own,
        (Sight::Seen(_), CardPlace::Deck) if view.open_cards.has(character) => SquareReason::FaceUp,
        (Sight::Seen(_), place) => SquareReason::Seen { place },
    }
}

/// Why a card can't lie there.
fn why_out(
    view: &View,
    home: &[Option<CardPlace>; Character::COUNT],
    character: Character,
    place: CardPlace,
) -> SquareReason {
    if let Some(place) = home[character.index()] {
        return SquareReason::Elsewhere { place };
    }
    if place == CardPlace::Chosen && view.public.not_chosen.has(character) {
        return SquareReason::Named;
    }
    let cards = Character::ALL.into_iter().filter(|other| home[other.index()] == Some(place)).collect();
    SquareReason::Full { place, cards }
}

/// Who may be the Chosen One.
pub(crate) fn names(view: &View) -> CharacterSet {
    let belief = Belief::of(view);
    let may = |character: &Character| standing(belief.chosen(*character)) != Standing::Out;
    Character::ALL.into_iter().filter(may).collect()
}

/// Who is Fenrir.
pub(crate) fn fenrir(view: &View) -> Option<Vec<Standing>> {
    let belief = Belief::of(view);
    let seats = || view.public.seats().into_iter();
    (!view.public.roles_dealt.is_empty())
        .then(|| seats().map(|seat: Seat| standing(belief.fenrir(seat))).collect())
}
