//! Error recovery: serde stops at the first mistake, so each mistake is recorded, removed or replaced, and the rest is read
//! again. All mistakes are listed at once.

use super::raw::RawPack;
use super::{Mistake, toml_message};
use crate::Pack;
use crate::error::Problem;
use armonium_rules::{Character, Fault, Flaw, Place};
use serde::Deserialize as _;
use std::collections::BTreeSet;
use toml::Spanned;
use toml::de::{DeArray, DeTable, DeValue, Deserializer, Error};

/// The parts that could not be read. Mistakes that may only follow from them are not reported.
#[derive(Default)]
pub(super) struct Lost {
    /// Some spaces; these are the ids of those that have one.
    pub space_ids: BTreeSet<String>,
    pub spaces: bool,
    /// Some links or cuts.
    pub paths: bool,
    /// Some kinds of tiles.
    pub tiles: bool,
    /// Where these characters start.
    pub runes: BTreeSet<Character>,
}

impl Lost {
    pub(super) fn space(&mut self, id: Option<&str>) {
        self.spaces = true;
        self.space_ids.extend(id.map(str::to_owned));
    }

    /// True if the flaw may only follow from a part that could not be read.
    pub(super) fn explains(&self, flaw: &Flaw) -> bool {
        match (&flaw.fault, flaw.place) {
            (_, Place::Rune(character)) => self.runes.contains(&character),
            (Fault::NoMystic { .. } | Fault::TooFewStations { .. } | Fault::TooFewRegular { .. }, _) => {
                self.spaces
            }
            (
                Fault::NoLocation { .. }
                | Fault::NoItem { .. }
                | Fault::MissingMusic { .. }
                | Fault::WrongTotal { .. },
                _,
            ) => self.tiles,
            (
                Fault::Unreachable { .. }
                | Fault::CimiteroNeverNorth
                | Fault::CimiteroSouth { .. }
                | Fault::BetweenMoleAndCimitero { .. }
                | Fault::EmptyExample,
                _,
            ) => self.spaces || self.paths,
            _ => false,
        }
    }
}

/// Reads a file. Up to `limit` mistakes are noted; without a raw nothing more can be said.
pub(super) fn read(text: &str, limit: usize, found: &mut Vec<Mistake>) -> Option<(RawPack, Lost)> {
    // A TOML syntax error causes errors in the lines after it, so it is listed alone.
    let root = DeTable::parse(text).map_err(|error| found.push(misread(&error))).ok()?;
    let mut recover =
        Recovery { root, lost: Lost::default(), taken: BTreeSet::new(), doubtful: BTreeSet::new() };
    loop {
        match RawPack::deserialize(Deserializer::from(recover.root.clone())) {
            Ok(raw) if recover.doubtful.is_empty() => return Some((raw, recover.lost)),
            Ok(_) => recover.drop_doubtful(),
            Err(error) => {
                let goes_on = recover.repair(&error, found);
                if found.len() >= limit || !goes_on {
                    return None;
                }
            }
        }
    }
}

fn misread(error: &Error) -> Mistake {
    let at = error.span().map_or(0, |span| span.start);
    Mistake { at, problem: Problem::Toml(toml_message::plain(error.message())) }
}

/// A step from a value to one inside it.
enum Step {
    Key(String),
    Index(usize),
}

/// A file without the parts that could not be read.
struct Recovery<'a> {
    root: Spanned<DeTable<'a>>,
    lost: Lost,
    /// Keys that were taken out of entries: where the entry begins, and the key. That they are missing is no mistake.
    taken: BTreeSet<(usize, String)>,
    /// Entries with such keys, which mean something else without them: where they begin.
    doubtful: BTreeSet<usize>,
}

impl Recovery<'_> {
    /// Records a mistake and removes or replaces it. False if that is not possible.
    fn repair(&mut self, error: &Error, found: &mut Vec<Mistake>) -> bool {
        let message = error.message();
        let missing = message.strip_prefix("missing field `").and_then(|rest| rest.strip_suffix('`'));
        let unknown = message.starts_with("unknown field ");
        let at = error.span().map_or(0, |span| span.start);
        let path = path_in(self.root.get_ref(), at).unwrap_or_default();
        if let ([Step::Key(list), Step::Index(index)], Some(key)) = (path.as_slice(), missing)
            && self
                .entry_start(list, *index)
                .is_some_and(|start| self.taken.contains(&(start, key.to_owned())))
        {
            self.drop_entry(list, *index);
            return true;
        }
        found.push(misread(error));
        match path.as_slice() {
            [] => missing.is_some_and(|key| self.replace(&[key])),
            [Step::Key(key)] if unknown => self.remove(&[key]),
            [Step::Key(key)] => match (key.as_str(), missing) {
                ("gears", Some(gear)) => self.replace(&["gears", gear]),
                ("id" | "name" | "gears", _) => self.replace(&[key]),
                ("link" | "no_edge", _) => {
                    self.lost.paths = true;
                    self.remove(&[key])
                }
                ("runes" | "drawing" | "hole", _) => self.remove(&[key]),
                _ => false,
            },
            [Step::Key(list), Step::Index(index)] => {
                self.drop_entry(list, *index);
                true
            }
            [Step::Key(list), Step::Index(index), Step::Key(key), rest @ ..] => {
                let start = self.entry_start(list, *index);
                if let Some(start) = start.filter(|_| !(unknown && rest.is_empty())) {
                    self.taken.insert((start, key.clone()));
                    self.doubtful.insert(start);
                }
                let entry = entries(&mut self.root, list).and_then(|entries| entries.get_mut(*index));
                entry.and_then(as_table).is_some_and(|table| table.remove(key.as_str()).is_some())
            }
            [Step::Key(gears), Step::Key(gear), rest @ ..] if gears == "gears" => match (rest, missing) {
                ([], _) if unknown => self.remove(&["gears", gear]),
                ([], Some(key)) => self.replace(&["gears", gear, key]),
                ([], None) => self.replace(&["gears", gear]),
                ([Step::Key(key), ..], _) if unknown => self.remove(&["gears", gear, key]),
                ([Step::Key(key), ..], _) => self.replace(&["gears", gear, key]),
                _ => false,
            },
            [Step::Key(table), Step::Key(key), ..] => self.remove(&[table, key]),
            _ => false,
        }
    }

    /// Removes a key from nested tables.
    fn remove(&mut self, path: &[&str]) -> bool {
        let Some((key, tables)) = path.split_last() else { return false };
        inner(&mut self.root, tables).is_some_and(|table| table.remove(*key).is_some())
    }

    /// Replaces a value by that of the default pack. False if that is not possible.
    fn replace(&mut self, path: &[&str]) -> bool {
        let Some((key, tables)) = path.split_last() else { return false };
        if matches!(path, ["space" | "tile"]) {
            return false;
        }
        let Ok(mut turin) = DeTable::parse(Pack::TURIN) else { return false };
        let value = inner(&mut turin, tables).and_then(|table| table.remove_entry(*key));
        match (inner(&mut self.root, tables), value) {
            (Some(table), Some((key, value))) => {
                table.insert(key, value);
                true
            }
            _ => false,
        }
    }

    fn entry_start(&mut self, list: &str, index: usize) -> Option<usize> {
        entries(&mut self.root, list)?.get(index).map(|entry| entry.span().start)
    }

    fn drop_entry(&mut self, list: &str, index: usize) {
        let Some(entries) = entries(&mut self.root, list) else { return };
        if index >= entries.len() {
            return;
        }
        let mut kept: Vec<_> = std::mem::replace(entries, DeArray::new()).into_iter().collect();
        let entry = kept.remove(index);
        kept.into_iter().for_each(|other| entries.push(other));
        let id = entry.get_ref().get("id").and_then(|id| id.get_ref().as_str());
        match list {
            "space" => self.lost.space(id),
            "link" | "no_edge" => self.lost.paths = true,
            "tile" => self.lost.tiles = true,
            _ => {}
        }
    }

    fn drop_doubtful(&mut self) {
        let doubtful = std::mem::take(&mut self.doubtful);
        for list in ["space", "link", "no_edge", "hole", "tile"] {
            let count = entries(&mut self.root, list).map_or(0, |entries| entries.len());
            for index in (0..count).rev() {
                if self.entry_start(list, index).is_some_and(|start| doubtful.contains(&start)) {
                    self.drop_entry(list, index);
                }
            }
        }
    }
}

fn as_table<'a, 'i>(value: &'a mut Spanned<DeValue<'i>>) -> Option<&'a mut DeTable<'i>> {
    match value.get_mut() {
        DeValue::Table(table) => Some(table),
        _ => None,
    }
}

/// The table inside nested tables.
fn inner<'a, 'i>(root: &'a mut Spanned<DeTable<'i>>, path: &[&str]) -> Option<&'a mut DeTable<'i>> {
    path.iter().try_fold(root.get_mut(), |table, key| table.get_mut(*key).and_then(as_table))
}

/// The entries of a list.
fn entries<'a, 'i>(root: &'a mut Spanned<DeTable<'i>>, list: &str) -> Option<&'a mut DeArray<'i>> {
    match root.get_mut().get_mut(list)?.get_mut() {
        DeValue::Array(entries) => Some(entries),
        _ => None,
    }
}

/// The path to the innermost key or value at a byte of the file.
fn path_in(table: &DeTable<'_>, at: usize) -> Option<Vec<Step>> {
    table.iter().find_map(|(key, value)| {
        let inside = path_to(value, at).or_else(|| key.span().contains(&at).then(Vec::new))?;
        Some(std::iter::once(Step::Key(key.get_ref().to_string())).chain(inside).collect())
    })
}

fn path_to(value: &Spanned<DeValue<'_>>, at: usize) -> Option<Vec<Step>> {
    let inside = match value.get_ref() {
        DeValue::Table(table) => path_in(table, at),
        DeValue::Array(entries) => entries.iter().enumerate().find_map(|(index, entry)| {
            Some(std::iter::once(Step::Index(index)).chain(path_to(entry, at)?).collect())
        }),
        _ => None,
    };
    inside.or_else(|| value.span().contains(&at).then(Vec::new))
}
