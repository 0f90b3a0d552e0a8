//! What is different between two Views of one reader: the fields that changed, whole, under their own names.

use super::shown::Shown;
use armonium_rules::{Action, Public, View, Viewer};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};

/// The changed fields of a View. A client lays them over the View it has: `public` field by field, the rest whole.
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "ViewChanges"))]
#[cfg_attr(feature = "ts", ts(type = "Partial<Omit<View, \"public\">> & { public?: Partial<Public> }"))]
pub(super) struct Changes<'a> {
    /// What changed of `public`, already written.
    pub(super) public: Option<&'a RawValue>,
    pub(super) rest: Rest<'a>,
}

/// What a View holds besides `public`, before and after.
#[derive(Clone, Copy)]
pub(super) enum Rest<'a> {
    /// Anything may have changed.
    Own(&'a View, &'a View),
    /// Nothing that not everybody sees, but for what may be done.
    Open(&'a Shown, &'a Shown, Legal<'a>),
}

/// What a reader may do, if that changed.
pub(super) type Legal<'a> = Option<&'a [Action]>;

/// What a reader may do after a record that changed nothing that not everybody sees, if it is something else than before.
pub(super) fn new_legal<'a>(old: &Shown, new: &'a Shown, viewer: Viewer) -> Legal<'a> {
    let legal = new.legal(viewer);
    (old.legal(viewer) != legal).then_some(legal)
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
        match self.rest {
            Rest::Own(old, new) => write_changes!(map, View, old, new;
                viewer, to_act, ask, cards, open_cards, shown_to, role, hands, pile, apart, legal; public),
            Rest::Open(old, new, legal) => {
                if old.to_act() != new.to_act() {
                    map.serialize_entry("to_act", &new.to_act())?;
                }
                if old.ask != new.ask {
                    map.serialize_entry("ask", &new.ask)?;
                }
                if let Some(legal) = legal {
                    map.serialize_entry("legal", legal)?;
                }
            }
        }
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
