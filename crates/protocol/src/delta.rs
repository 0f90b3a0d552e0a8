//! What changes between two Views of one reader: the fields that differ, whole, under their own names. Clients apply it with
//! [`ViewDelta::apply`]; the page's TypeScript does the same in `applyDelta`, and a test compares the two over a whole game.

use crate::snapshot::Snapshot;
use armonium_rules::{
    Action, Apart, Ask, CardPlace, Character, CharacterSet, EventCard, EventSet, Fate, Hand, Options, Order,
    Phase, PowerSet, Public, Role, Seat, SeatSet, Side, Sight, Space, SpaceSet, Tile, View, Viewer,
};
use serde::{Deserialize, Deserializer, Serialize};

/// Reads a field that is there. `null` is a value of the field, not its absence.
fn present<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}

/// Declares a delta. Every field of the type is named, so a new one doesn't compile until it is in the list.
macro_rules! delta {
    ($(#[$meta:meta])* $Delta:ident of $Type:ident {
        $(@nested $nested:ident: $Nested:ty,)?
        $($field:ident: $T:ty,)+
    }) => {
        $(#[$meta])*
        #[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct $Delta {
            $(
                #[serde(default, skip_serializing_if = "Option::is_none")]
                $nested: Option<$Nested>,
            )?
            $(
                #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
                $field: Option<$T>,
            )+
        }

        impl $Delta {
            /// The fields that differ.
            pub fn between(old: &$Type, new: &$Type) -> Self {
                let $Type { $($nested,)? $($field,)+ } = new;
                Self {
                    $($nested: <$Nested>::if_any(&old.$nested, $nested),)?
                    $($field: (old.$field != *$field).then(|| Clone::clone($field)),)+
                }
            }

            /// Sets these fields.
            pub fn apply(self, to: &mut $Type) {
                $(if let Some(delta) = self.$nested {
                    delta.apply(&mut to.$nested);
                })?
                $(if let Some(value) = self.$field {
                    to.$field = value;
                })+
            }
        }
    };
}

delta! {
    /// The changed fields of a View: `public` field by field, the rest whole.
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    #[cfg_attr(feature = "ts", ts(type = "Partial<Omit<View, \"public\">> & { public?: Partial<Public> }"))]
    ViewDelta of View {
        @nested public: PublicDelta,
        viewer: Viewer,
        to_act: Option<Seat>,
        ask: Ask,
        cards: [Sight<CardPlace>; Character::COUNT],
        open_cards: CharacterSet,
        shown_to: [SeatSet; Character::COUNT],
        role: Option<Role>,
        hands: Vec<Hand>,
        pile: Vec<Sight<Tile>>,
        apart: Vec<Apart>,
        legal: Vec<Action>,
    }
}

delta! {
    /// The changed fields of what everybody sees.
    PublicDelta of Public {
        options: Options,
        hour: u8,
        phase: Phase,
        event: EventCard,
        order: Order,
        fates: [Fate; Seat::MAX],
        time: [u8; Seat::MAX],
        music: [u8; Seat::MAX],
        clues: [u8; Seat::MAX],
        played: [PowerSet; Seat::MAX],
        at: [Space; Character::COUNT],
        clues_on: SpaceSet,
        organ: Option<Space>,
        gears: [u8; 3],
        used: CharacterSet,
        blocked: CharacterSet,
        locations: [Option<Tile>; Side::COUNT],
        not_chosen: CharacterSet,
        roles_dealt: SeatSet,
        declared_heroes: SeatSet,
        declared_fenrir: Option<Seat>,
        events: EventSet,
    }
}

impl PublicDelta {
    fn if_any(old: &Public, new: &Public) -> Option<Self> {
        (old != new).then(|| Self::between(old, new))
    }
}

impl ViewDelta {
    /// The delta of a reader's View between two snapshots with the same hidden state: nothing but `public`, who decides what,
    /// and what this reader may do can differ, so no View has to be built.
    pub(crate) fn with_same_hidden_state(old: &Snapshot, new: &Snapshot, viewer: Viewer) -> Self {
        let legal = new.legal(viewer);
        Self {
            public: PublicDelta::if_any(old.public(), new.public()),
            to_act: (old.to_act() != new.to_act()).then(|| new.to_act()),
            ask: (old.ask != new.ask).then_some(new.ask),
            legal: (old.legal(viewer) != legal).then(|| legal.to_vec()),
            ..Self::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use armonium_pack::Pack;
    use armonium_rules::{Game, Options, Seed};

    #[test]
    fn applying_the_delta_to_the_old_view_gives_the_new_view() {
        let content = &Pack::turin().content;
        let mut game = Game::new(content, Options::new(5), Seed::from_number(3)).expect("a game");
        let viewers = || (0..5).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator]);
        let views = |game: &Game| -> Vec<View> {
            viewers().map(|viewer| game.state().view(content, viewer)).collect()
        };
        let mut known = views(&game);
        let mut number = 0;
        while let Some(seat) = game.state().to_act() {
            let legal = game.state().view(content, Viewer::Seat(seat)).legal;
            game.apply(content, seat, legal[number * 7 % legal.len()]).expect("a legal action");
            number += 1;
            for (known, new) in known.iter_mut().zip(views(&game)) {
                let written = serde_json::to_string(&ViewDelta::between(known, &new)).expect("JSON");
                let delta: ViewDelta = serde_json::from_str(&written).expect("a delta");
                delta.apply(known);
                assert_eq!(*known, new);
            }
        }
        assert!(number > 100, "{number}");
    }

    #[test]
    fn a_field_that_becomes_null_differs_from_one_that_does_not_change() {
        let delta: ViewDelta = serde_json::from_str(r#"{"to_act":null}"#).expect("a delta");
        assert_eq!(delta, ViewDelta { to_act: Some(None), ..ViewDelta::default() });
        assert_eq!(serde_json::to_string(&delta).expect("JSON"), r#"{"to_act":null}"#);
        assert!(serde_json::from_str::<ViewDelta>(r#"{"comet":1}"#).is_err());
    }
}
