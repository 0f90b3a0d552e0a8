//! The games of a tournament: every deal at every table, once per distinct rotation of its players over the seats, so that
//! all players get the same chances. The setup is the first line of a result file.

use crate::lineup::compact;
use crate::player::Player;
use armonium_rules::{Content, Face, Item, Opener, Options, RULES_VERSION};
use serde::{Deserialize, Serialize};

/// The version of the result file format.
const FORMAT: u32 = 1;

/// Everything that determines the games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The version of the format.
    pub simulation: u32,
    /// The version of the program.
    pub program: String,
    /// The version of the rules.
    pub rules: u32,
    /// The content pack.
    pub pack: PackId,
    /// True if the Unknown Characters lie face up.
    pub beginner: bool,
    /// Who opens the auctions.
    pub auction_opener: Opener,
    /// The seed from which the seeds of the deals are derived.
    pub seed: u64,
    /// The number of deals per table.
    pub deals: u32,
    /// The players of each table, seat by seat before they are rotated.
    pub tables: Vec<Vec<Player>>,
    /// The Item Tiles of the pack, so that results can be read without it.
    pub tiles: Vec<ItemTile>,
}

/// A content pack by name.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct PackId {
    /// Its short name.
    pub id: String,
    /// The hash of what a game depends on, in hexadecimal.
    pub hash: String,
}

/// A kind of Item Tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ItemTile {
    /// Its name in the pack.
    pub id: String,
    /// What it does.
    pub item: Item,
    /// How many there are.
    pub count: u8,
}

/// One game of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fixture {
    /// The deal, from 0.
    pub deal: u32,
    /// The table's number in the setup, from 0.
    pub table: usize,
    /// The number of seats by which its players are rotated.
    pub rotation: u8,
}

impl Setup {
    /// A tournament of these tables with a pack.
    pub fn new(content: &Content, tables: Vec<Vec<Player>>, deals: u32, seed: u64) -> Self {
        let items = content.tiles().iter().filter_map(|tile| match tile.face {
            Face::Item(item) => Some(ItemTile { id: tile.id.clone(), item, count: tile.count }),
            Face::Location(_) => None,
        });
        Self {
            simulation: FORMAT,
            program: env!("CARGO_PKG_VERSION").to_owned(),
            rules: RULES_VERSION,
            pack: PackId { id: content.id().to_owned(), hash: hex::encode(content.hash()) },
            beginner: false,
            auction_opener: Opener::First,
            seed,
            deals,
            tables,
            tiles: items.collect(),
        }
    }

    /// The command that replays these games.
    pub fn command(&self) -> String {
        let mut words = vec!["armonium simulate".to_owned()];
        words.extend(self.tables.iter().map(|table| format!("--bots {}", compact(table))));
        words.push(format!("--deals {} --seed {}", self.deals, self.seed));
        words.extend(self.beginner.then(|| "--beginner".to_owned()));
        words.extend((self.auction_opener == Opener::Last).then(|| "--last-opens".to_owned()));
        words.join(" ")
    }

    /// Every game, deal after deal.
    pub fn fixtures(&self) -> impl Iterator<Item = Fixture> + '_ {
        (0..self.deals).flat_map(move |deal| {
            self.tables.iter().enumerate().flat_map(move |(table, players)| {
                (0..rotations(players)).map(move |rotation| Fixture { deal, table, rotation })
            })
        })
    }

    /// How many games there are.
    pub fn games(&self) -> u64 {
        let a_deal: u64 = self.tables.iter().map(|players| u64::from(rotations(players))).sum();
        a_deal * u64::from(self.deals)
    }

    /// True if this is one of the games.
    pub fn has(&self, fixture: Fixture) -> bool {
        fixture.deal < self.deals
            && self.tables.get(fixture.table).is_some_and(|players| fixture.rotation < rotations(players))
    }

    /// The players of a game by seat; empty if the table does not exist.
    pub fn seated(&self, fixture: Fixture) -> Vec<Player> {
        let mut players = self.tables.get(fixture.table).cloned().unwrap_or_default();
        if !players.is_empty() {
            let seats = players.len();
            players.rotate_right(usize::from(fixture.rotation) % seats);
        }
        players
    }

    /// The seed of a deal: the same for every table and rotation. It has 53 bits, so that every JSON parser keeps it.
    pub fn seed_of(&self, deal: u32) -> u64 {
        mixed(mixed(self.seed).wrapping_add(u64::from(deal))) >> 11
    }

    /// The options of a table with this many players.
    pub fn options(&self, players: usize) -> Options {
        Options {
            beginner: self.beginner,
            auction_opener: self.auction_opener,
            ..Options::new(players as u8)
        }
    }

    /// The differences from another setup, for the user.
    pub fn differences(&self, other: &Self) -> Vec<String> {
        let mut lines = Vec::new();
        let mut differ = |name: &str, own: String, others: String| {
            if own != others {
                lines.push(format!("{name}: {own}, not {others}"));
            }
        };
        let tables = |setup: &Self| setup.tables.iter().map(|t| compact(t)).collect::<Vec<_>>().join(" and ");
        let pack = |setup: &Self| format!("{} {:.12}", setup.pack.id, setup.pack.hash);
        differ("format", self.simulation.to_string(), other.simulation.to_string());
        differ("version", self.program.clone(), other.program.clone());
        differ("rules", self.rules.to_string(), other.rules.to_string());
        differ("pack", pack(self), pack(other));
        differ("beginner", self.beginner.to_string(), other.beginner.to_string());
        differ(
            "last-opens",
            (self.auction_opener == Opener::Last).to_string(),
            (other.auction_opener == Opener::Last).to_string(),
        );
        differ("seed", self.seed.to_string(), other.seed.to_string());
        differ("deals", self.deals.to_string(), other.deals.to_string());
        differ("bots", tables(self), tables(other));
        if lines.is_empty() && self != other {
            lines.push("the tiles differ".to_owned());
        }
        lines
    }
}

/// The number of distinct rotations.
pub(crate) fn rotations(players: &[Player]) -> u8 {
    let mut rotated = players.to_vec();
    (1..=players.len() as u8)
        .find(|_| {
            rotated.rotate_right(1);
            rotated == players
        })
        .unwrap_or(0)
}

/// A pseudorandom number (SplitMix64).
pub(crate) const fn mixed(number: u64) -> u64 {
    let mut z = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
