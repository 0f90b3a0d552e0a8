//! What is different between two Views of one reader: the fields that changed, whole, under their own names.

use armonium_rules::{Public, View};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};

/// The changed fields of a View. A client lays them over the View it has: `public` field by field, the rest whole.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "ViewChanges"))]
#[cfg_attr(feature = "ts", ts(type = "Partial<Omit<View, \"public\">> & { public?: Partial<Public> }"))]
pub(super) struct Changes<'a> {
    pub(super) old: &'a View,
    pub(super) new: &'a View,
    /// What changed of `public`, already written.
    pub(super) public: Option<&'a RawValue>,
}

struct PublicChanges<'a>(&'a Public, &'a Public);

/// The changed fields of what everybody sees, as text; nothing if none changed.
pub(super) fn public_changes(old: &Public, new: &Public) -> Option<Box<RawValue>> {
    if old == new { None } else { to_raw_value(&PublicChanges(old, new)).ok() }
}

/// Writes the fields that differ. Every field is named, so that a new one does not compile until it is in the list.
macro_rules! write_changes {
    ($map:ident, $Type:ident, $old:expr, $new:expr; $($field:ident),+ $(; $nested:ident)?) => {{
        let $Type { $($field,)+ $($nested: _)? } = $new;
        $(if $old.$field != *$field { $map.serialize_entry(stringify!($field), $field)?; })+
    }};
}

impl Serialize for Changes<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        if let Some(public) = self.public {
            map.serialize_entry("public", public)?;
        }
        write_changes!(map, View, self.old, self.new;
            viewer, to_act, ask, cards, open_cards, shown_to, role, hands, pile, apart, legal; public);
        map.end()
    }
}

impl Serialize for PublicChanges<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        write_changes!(map, Public, self.0, self.1;
            options, hour, phase, event, order, fates, time, music, clues, played, at, clues_on, organ, gears, used,
            blocked, locations, not_chosen, roles_dealt, declared_heroes, declared_fenrir, events);
        map.end()
    }
}
