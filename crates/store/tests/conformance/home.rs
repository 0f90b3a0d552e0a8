//! A home for a store of each kind, and the sample data of the promises.

use crate::Kept;
use armonium_store::testing::{Cluster, Folder};
use armonium_store::{
    Append, Channel, DatabaseUrl, GameResult, GameStats, Hash, MailboxKey, NewAlert, NewNotice, PackKey,
    Player, PlayerId, PlayerResult, PushSubscription, Rating, Row, Status, Store, StoreError, StoredPack,
    Summary, TableId,
};
use std::path::PathBuf;
use std::sync::Arc;

/// An empty database, and a folder beside it.
pub struct Home {
    pub address: String,
    cluster: Option<Arc<Cluster>>,
    folder: Folder,
}

impl Home {
    pub fn sqlite() -> Self {
        let folder = Folder::make();
        let address = folder.path().join("data/games.db").display().to_string();
        Self { address, cluster: None, folder }
    }

    pub fn postgres() -> Self {
        let cluster = Cluster::shared();
        Self { address: cluster.database(), cluster: Some(cluster), folder: Folder::make() }
    }

    /// An empty home of the same kind.
    pub fn another(&self) -> Self {
        if self.cluster.is_some() { Self::postgres() } else { Self::sqlite() }
    }

    /// An empty home of the other kind.
    pub fn other_kind(&self) -> Self {
        if self.cluster.is_some() { Self::sqlite() } else { Self::postgres() }
    }

    pub fn is_postgres(&self) -> bool {
        self.cluster.is_some()
    }

    /// Opens the store as another node would.
    pub async fn open(&self) -> Result<Store, StoreError> {
        let url: DatabaseUrl = self.address.parse().expect("the address of a home");
        Store::open(&url).await
    }

    /// Two users of the store: two nodes, or the same node twice, as a SQLite file has only one.
    pub async fn nodes(&self) -> Result<[Store; 2], StoreError> {
        let first = self.open().await?;
        let second = if self.is_postgres() { self.open().await? } else { first.clone() };
        Ok([first, second])
    }

    /// Runs a statement behind the back of the store.
    pub fn sql(&self, sqlite: &str, postgres: &str) {
        match &self.cluster {
            None => {
                let file = rusqlite::Connection::open(&self.address).expect("the file of a home");
                file.execute_batch(sqlite).expect("a statement for SQLite");
            }
            Some(cluster) => {
                let name = self.address.rsplit('/').next().unwrap_or_default();
                cluster.sql(name, postgres);
            }
        }
    }

    pub fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }
}

/// Tests a promise.
pub fn held<F: Future<Output = Kept>>(home: Home, promise: impl FnOnce(Arc<Home>) -> F) {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    let kept = runtime.expect("a runtime").block_on(promise(Arc::new(home)));
    if let Err(error) = kept {
        panic!("{error}");
    }
}

pub fn table(number: u64) -> TableId {
    // Spread, and not sorted, as real ones are.
    TableId::from_bits(number.wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

pub fn player_id(number: u64) -> PlayerId {
    PlayerId::from_bits(number.wrapping_mul(0xbf58_476d_1ce4_e5b9))
}

pub fn hash(number: u8) -> Hash {
    std::array::from_fn(|place| number.wrapping_mul(31).wrapping_add(place as u8))
}

pub fn player(number: u64) -> Player {
    Player {
        id: player_id(number),
        name: format!("Player {number}"),
        program: false,
        owner: None,
        created: number as i64,
        passphrase: None,
        recovery: Some(hash(number as u8 + 100)),
        webhook: None,
        rating: None,
        rated_games: 0,
    }
}

pub fn summary(status: Status) -> Summary {
    Summary { status, private: false, wake: None, card: r#"{"name":"Turin"}"#.to_owned() }
}

/// A row alone.
pub fn row(table: TableId, seq: u32) -> Append {
    Append {
        table,
        row: Row { seq, at: i64::from(seq) * 10, body: format!(r#"{{"seq":{seq}}}"#) },
        summary: None,
        members: None,
        secret: None,
        pack: None,
        alerts: Vec::new(),
        plans: Vec::new(),
        result: None,
    }
}

/// The first row of an open table.
pub fn first(table: TableId) -> Append {
    Append {
        summary: Some(summary(Status::Open)),
        secret: Some([9; 32]),
        pack: Some(pack_key(1)),
        ..row(table, 1)
    }
}

/// The key of a sample pack.
pub fn pack_key(number: u8) -> PackKey {
    PackKey { id: format!("city-{number}"), hash: hash(number) }
}

/// A sample pack in one of several editions.
pub fn pack(number: u8, edition: u8) -> StoredPack {
    let text = format!("# edition {edition}\r\nid = \"city-{number}\"\t\\ …\n");
    StoredPack { file: hash(100 + 10 * number + edition), key: pack_key(number), text }
}

/// A player's statistics of one game.
pub fn stats() -> GameStats {
    let choices = vec![("lilja".to_owned(), 3), ("snowy".to_owned(), 1)];
    GameStats { decisions: 20, timed: 10, late: 1, choices }
}

/// A push subscription.
pub fn subscription(number: u8) -> PushSubscription {
    PushSubscription {
        id: hash(number),
        endpoint: format!("https://push.example/{number}"),
        p256dh: "BNc".into(),
        auth: "c2E".into(),
        at: i64::from(number),
    }
}

/// A mailbox of a player.
pub fn mailbox(player: u64) -> MailboxKey {
    MailboxKey { player: player_id(player), channel: Channel::Email, target: [0; 32] }
}

/// Everything that a player can set about notices, with one notice on its way.
pub async fn set_notices(store: &Store, player: u64, token: Hash) -> Result<(), StoreError> {
    let id = player_id(player);
    assert!(store.subscribe(id, token, subscription(player as u8)).await?);
    assert!(store.set_email(id, "ada@example.com", 5).await?);
    assert!(store.set_notice_rules(id, r#"{"quiet":true}"#).await?);
    let body = r#"{"type":"your_turn"}"#.into();
    store.put_notices(7, vec![NewNotice { mailbox: mailbox(player), due: 100, body }]).await
}

/// A row with everything an append can have, for these players.
pub fn everything(table: TableId, seq: u32, players: &[PlayerId]) -> Append {
    let lines = players.iter().enumerate().map(|(place, &player)| PlayerResult {
        player,
        seat: place as u8,
        place: place as u8 + 1,
        role: (place == 0).then(|| "detective".to_owned()),
        rating: Some(Rating { mu: 25.0 + place as f64 / 3.0, sigma: 8.1 }),
        won: place == 0,
        stats: stats(),
    });
    Append {
        summary: Some(Summary { wake: Some(500), ..summary(Status::Finished) }),
        members: Some(players.to_vec()),
        secret: Some([seq as u8; 32]),
        alerts: players
            .iter()
            .map(|&player| NewAlert { player, due: 100, body: r#"{"your":"turn"}"#.into() })
            .collect(),
        result: Some(GameResult {
            at: 77,
            seats: 4,
            private: false,
            players: lines.collect(),
            outcome: r#"{"winner":0}"#.into(),
        }),
        ..row(table, seq)
    }
}
