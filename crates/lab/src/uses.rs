//! How often everything is used that can be used, beside an even share of its kind.

use crate::record::Record;
use crate::setup::Setup;
use armonium_rules::{Activity, Character, Item, Machine, Power};
use serde::Serialize;

/// How often something was used.
#[derive(Clone, Debug, Serialize)]
pub struct Use {
    /// What, in words.
    pub name: String,
    /// How often, in all games.
    pub count: u64,
    /// How many of it there are at a table.
    pub copies: u64,
    /// How often a copy was used, beside the mean of its kind; none if it has no even share.
    pub to_even: Option<f64>,
}

/// Everything that can be used, kind by kind.
#[derive(Clone, Debug, Serialize)]
pub struct UseFigures {
    /// What Item Tiles do.
    pub items: Vec<Use>,
    /// Item Tiles, by their names in the pack.
    pub tiles: Vec<Use>,
    /// Power Cards.
    pub powers: Vec<Use>,
    /// Characters.
    pub characters: Vec<Use>,
    /// Machines.
    pub machines: Vec<Use>,
    /// Actions of the Activity Gear.
    pub actions: Vec<Use>,
}

impl UseFigures {
    pub(crate) fn of(setup: &Setup, players: usize, records: &[&Record]) -> Self {
        // Fenrir's Stones are taken out where nobody can be Fenrir.
        let has_fenrir = setup.options(players).has_fenrir();
        let in_play = setup.tiles.iter().filter(|tile| has_fenrir || tile.item != Item::Stones);
        let (mut items, mut tiles) = (Vec::<(Item, Use)>::new(), Vec::new());
        for tile in in_play {
            let played = records.iter().filter_map(|record| record.uses.items.get(&tile.id));
            let count = played.map(|&count| u64::from(count)).sum();
            let copies = u64::from(tile.count);
            let one = |name| Use { name, count, copies, to_even: None };
            tiles.push((tile.item, one(tile.id.replace('-', " "))));
            match items.iter_mut().find(|(item, _)| *item == tile.item) {
                Some((_, item)) => (item.count, item.copies) = (item.count + count, item.copies + copies),
                None => items.push((tile.item, one(item_name(tile.item)))),
            }
        }
        Self {
            items: even(items),
            tiles: even(tiles),
            powers: list(&Power::ALL.map(power_name), records, |record| &record.uses.powers),
            characters: list(&Character::ALL.map(Character::name), records, |record| &record.uses.characters),
            machines: list(&Machine::ALL.map(Machine::name), records, |record| &record.uses.machines),
            actions: list(&Activity::ALL.map(activity_name), records, |record| &record.uses.actions),
        }
    }

    /// Every kind with its name.
    pub fn kinds(&self) -> [(&'static str, &[Use]); 5] {
        [
            ("Item Tiles", &self.items),
            ("Power Cards", &self.powers),
            ("Characters", &self.characters),
            ("Machines", &self.machines),
            ("Actions", &self.actions),
        ]
    }
}

/// Sets each item beside the others; the Stones, which cannot be played, stand apart.
fn even(items: Vec<(Item, Use)>) -> Vec<Use> {
    let mut uses: Vec<(bool, Use)> =
        items.into_iter().map(|(item, one)| (item != Item::Stones, one)).collect();
    let rate = |one: &Use| one.count as f64 / one.copies.max(1) as f64;
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
) -> Vec<Use> {
    let total = |index: usize| records.iter().map(|record| u64::from(counts(record)[index])).sum::<u64>();
    let all: u64 = (0..N).map(total).sum();
    let one = |(index, name): (usize, &&str)| {
        let count = total(index);
        let to_even = (all > 0).then(|| (count * N as u64) as f64 / all as f64);
        Use { name: (*name).to_owned(), count, copies: 1, to_even }
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
