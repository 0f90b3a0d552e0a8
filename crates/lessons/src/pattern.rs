//! A pattern for actions: the allowed values of some fields. Spaces and tiles are given by ID.

use armonium_rules::{Action, Content};
use serde::Deserialize;
use serde_json::{Map, Value};

/// Matches actions in which every given field has the given value, or one of several.
#[derive(Clone, Debug, Deserialize)]
#[serde(transparent)]
pub(crate) struct Pattern(Map<String, Value>);

impl Pattern {
    /// Replaces IDs of spaces and tiles by their numbers.
    pub(crate) fn resolve(mut self, content: &Content) -> Result<Self, String> {
        if !self.0.contains_key("do") {
            return Err("a pattern needs the field `do`".to_owned());
        }
        for (field, value) in &mut self.0 {
            match field.as_str() {
                "space" | "from" | "to" => {
                    each(value, &|id| content.spaces().iter().position(|space| space.id == id))?;
                }
                "tile" => each(value, &|id| content.tiles().iter().position(|tile| tile.id == id))?,
                _ => {}
            }
        }
        Ok(self)
    }

    /// True if the action matches.
    pub(crate) fn matches(&self, action: &Action) -> bool {
        let Ok(Value::Object(fields)) =
            serde_json::to_string(action).and_then(|text| serde_json::from_str(&text))
        else {
            return false;
        };
        self.0.iter().all(|(name, wanted)| {
            fields.get(name).is_some_and(|given| match wanted {
                Value::Array(several) => several.contains(given),
                one => one == given,
            })
        })
    }
}

/// Replaces IDs by numbers.
fn each(value: &mut Value, number: &dyn Fn(&str) -> Option<usize>) -> Result<(), String> {
    match value {
        Value::Array(several) => several.iter_mut().try_for_each(|one| each(one, number)),
        Value::String(id) => {
            let found = number(id).ok_or_else(|| format!("there is no \"{id}\" in the pack"))?;
            *value = Value::from(found);
            Ok(())
        }
        other => Err(format!("{other} is not an ID")),
    }
}
