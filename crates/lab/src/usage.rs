//! How often cards, tiles, machines and actions are used, relative to an even share of their kind.

use crate::record::Record;
use crate::setup::Setup;
use armonium_rules::{Activity, Character, Item, Machine, Power};
use serde::Serialize;

/// The usage of one thing.
#[derive(Clone, Debug, Serialize)]
pub struct ItemUsage {
    /// Its name for people.
    pub name: String,
    /// The count over all games.
    pub count: u64,
    /// The number of copies at a table.
    pub copies: u64,
    /// Usage per copy, relative to the mean of its kind; none if it has no even share.
    pub to_even: Option<f64>,
}

/// Usage by kind.
#[derive(Clone, Debug, Serialize)]
pub struct UsageFigures {
    /// What Item Tiles do.
    pub items: Vec<ItemUsage>,
    /// Item Tiles, by ID.
    pub tiles: Vec<ItemUsage>,
    /// Power Cards.
    pub powers: Vec<ItemUsage>,
    /// Characters.
    pub characters: Vec<ItemUsage>,
    /// Machines.
    pub machines: Vec<ItemUsage>,
    /// Actions of the Activity Gear.
    pub actions: Vec<ItemUsage>,
}

impl UsageFigures {
    pub(crate) fn of(setup: &Setup, players: usize, records: &[&Record]) -> Self {
        // Fenrir's Stones are not in play without Fenrir.
        let has_fenrir = setup.options(players).has_fenrir();
        let in_play = setup.tiles.iter().filter(|tile| has_fenrir || tile.item != Item::Stones);
        let (mut items, mut tiles) = (Vec::<(Item, ItemUsage)>::new(), Vec::new());
        for tile in in_play {
            let played = records.iter().filter_map(|record| record.usage.items.get(&tile.id));
            let count = played.map(|&count| u64::from(count)).sum();
            let copies = u64::from(tile.count);
            let one = |name| ItemUsage { name, count, copies, to_even: None };
            tiles.push((tile.item, one(tile.id.replace('-', " "))));
            match items.iter_mut().find(|(item, _)| *item == tile.item) {
                Some((_, item)) => (item.count, item.copies) = (item.count + count, item.copies + copies),
                None => items.push((tile.item, one(item_name(tile.item)))),
            }
        }
        Self {
            items: even(items),
            tiles: even(tiles),
            powers: list(&Power::ALL.map(power_name), records, |record| &record.usage.powers),
            characters: list(&Character::ALL.map(Character::name), records, |record| {
                &record.usage.characters
            }),
            machines: list(&Machine::ALL.map(Machine::name), records, |record| &record.usage.machines),
            actions: list(&Activity::ALL.map(activity_name), records, |record| &record.usage.actions),
        }
    }

    /// Every kind with its name.
    pub fn kinds(&self) -> [(&'static str, &[ItemUsage]); 5] {
        [
            ("Item Tiles", &self.items),
            ("Power Cards", &self.powers),
            ("Characters", &self.characters),
            ("Machines", &self.machines),
            ("Actions", &self.actions),
        ]
    }
}

/// Computes the usage relative to the mean, without the Stones, which cannot be played.
fn even(items: Vec<(Item, ItemUsage)>) -> Vec<ItemUsage> {
    let mut uses: Vec<(bool, ItemUsage)> =
        items.into_iter().map(|(item, one)| (item != Item::Stones, one)).collect();
    let rate = |one: &ItemUsage| one.count as f64 / one.copies.max(1) as f64;
    let playable = || uses.iter().filter(|(playable, _)| *playable);
    let mean = playable().map(|(_, one)| rate(one)).sum::<f64>() / playable().count().max(1) as f64;
    for (playable, one) in &mut uses {
        one.to_even = (*playable && mean > 0.0).then(|| rate(one) / mean);
    }
    uses.into_iter().map(|(_, one)| one).collect()
}

fn list<const N: usize>(
    names: &[&str; N],
    records: &[&Record],
    counts: impl Fn(&Record) -> &[u16; N],
) -> Vec<ItemUsage> {
    let total = |index: usize| records.iter().map(|record| u64::from(counts(record)[index])).sum::<u64>();
    let all: u64 = (0..N).map(total).sum();
    let one = |(index, name): (usize, &&str)| {
        let count = total(index);
        let to_even = (all > 0).then(|| (count * N as u64) as f64 / all as f64);
        ItemUsage { name: (*name).to_owned(), count, copies: 1, to_even }
    };
    names.iter().enumerate().map(one).collect()
}

fn item_name(item: Item) -> String {
    match item {
        Item::Music(1) => "1 Music Page".to_owned(),
        Item::Music(pages) => format!("{pages} Music Pages"),
        Item::Ride(machine) => format!("{} ticket", machine.name()),
        Item::ClueOnMystic => "Clue on a Mystic Building".to_owned(),
        Item::Time => "1 Time".to_owned(),
        Item::ClueForTime => "Clue for 3 Time".to_owned(),
        Item::Investigate => "Investigate".to_owned(),
        Item::Steps => "Three steps".to_owned(),
        Item::PaidMusic => "4 Music Pages, paid".to_owned(),
        Item::PaidTiles => "3 tiles, paid".to_owned(),
        Item::ToMystic => "To a Mystic Building".to_owned(),
        Item::Swap => "Change places".to_owned(),
        Item::Stones => "Fenrir's Stones".to_owned(),
    }
}

const fn power_name(power: Power) -> &'static str {
    match power {
        Power::Look => "Look",
        Power::Ride => "Ride",
        Power::Research => "Research",
        Power::Music => "Music",
    }
}

const fn activity_name(activity: Activity) -> &'static str {
    match activity {
        Activity::Investigate => "Investigate",
        Activity::Research => "Research",
        Activity::Compose => "Compose",
        Activity::MoveClue => "Move Clue",
    }
}
