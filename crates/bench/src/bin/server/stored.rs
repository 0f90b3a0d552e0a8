//! Many stored games: how soon the server is there, and how long it takes to open any of them.

use crate::Done;
use crate::api::Api;
use crate::latency::Figures;
use crate::ours::start;
use armonium_bots::BotKind;
use armonium_rules::{Content, Viewer};
use armonium_store::{Append, Appended, DatabaseUrl, Player, PlayerId, Row, Status, Store, Summary, TableId};
use armonium_table::{Command, Level, LogEntry, Next, Record, Secret, Stage, Table, TableOptions};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

const GAMES: u64 = 100_000;
/// How many games are written at the same time.
const AT_ONCE: u64 = 400;
/// How many of them are opened.
const OPENED: u64 = 500;

/// Plays and stores the games, starts the server, opens some, and prints what it took.
pub(crate) fn measure(program: &str) -> Done<()> {
    let data = tempfile::tempdir_in("target")?;
    println!("playing and storing {GAMES} games; this takes some minutes");
    let rows = fill(&data.path().join("armonium.db"))?;
    let started = Instant::now();
    let server = start(program, data.path(), Duration::from_secs(60))?;
    let api = Api::new(server.port);
    api.get("/api/health/ready", None)?;
    let ready = started.elapsed();
    let mut cards = Vec::new();
    let mut files = Vec::new();
    for number in 0..OPENED {
        // Spread over all of them, in no order.
        let id = id(number.wrapping_mul(7_919_173) % GAMES);
        let asked = Instant::now();
        api.get(&format!("/api/tables/{id}"), None)?;
        cards.push(asked.elapsed());
        let asked = Instant::now();
        api.get(&format!("/api/games/{id}/file"), None)?;
        files.push(asked.elapsed());
    }
    let span = |took: &[Duration]| took.iter().sum::<Duration>();
    println!("{GAMES} stored games, {rows} rows:");
    println!("  ready {:.0} ms after the start", ready.as_secs_f64() * 1000.0);
    println!("  opening one     {}", Figures::new(cards.clone(), span(&cards)));
    println!("  its game file   {}", Figures::new(files.clone(), span(&files)));
    Ok(())
}

fn id(number: u64) -> TableId {
    // Ids are random bits: neighbours in time are none in the database.
    TableId::from_bits(number.wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

fn fill(file: &Path) -> Done<u64> {
    let place: DatabaseUrl = file.to_string_lossy().parse()?;
    let content = Arc::new(armonium_pack::Pack::turin().content.clone());
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let store = Store::open(&place).await?;
        let host = PlayerId::from_bits(1);
        let player = Player {
            id: host,
            name: "Ada".to_owned(),
            program: false,
            owner: None,
            created: 0,
            passphrase: None,
            recovery: None,
            webhook: None,
            rating: None,
            rated_games: 0,
        };
        store.add_player(&player, [1; 32]).await?;
        let next = Arc::new(AtomicU64::new(0));
        let rows = Arc::new(AtomicU64::new(0));
        let mut writers = Vec::new();
        for _ in 0..AT_ONCE {
            let (store, content, next, rows) =
                (store.clone(), Arc::clone(&content), Arc::clone(&next), Arc::clone(&rows));
            writers.push(tokio::spawn(async move {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= GAMES {
                        return Done::Ok(());
                    }
                    rows.fetch_add(write(&store, &content, number, host).await?, Ordering::Relaxed);
                }
            }));
        }
        for writer in writers {
            writer.await??;
        }
        store.close().await?;
        Ok(rows.load(Ordering::Relaxed))
    })
}

/// Plays a game of bots and writes it down as the server would.
async fn write(store: &Store, content: &Arc<Content>, number: u64, host: PlayerId) -> Done<u64> {
    let (id, secret) = (id(number), Secret(std::array::from_fn(|byte| (number >> (8 * (byte % 8))) as u8)));
    let mut at = 1_700_000_000_000 + number as i64 * 1000;
    let entries =
        Table::create(content, &secret, TableOptions::new(4), host, None).map_err(|_| "no table")?;
    let record = Record { command: None, entries };
    let (mut table, _) =
        Table::begin(id, secret, Arc::clone(content), at, &record).map_err(|_| "no beginning")?;
    append(store, &table, at, &record, Some(secret.0), true).await?;
    let mut bot = BotKind::Random.new_bot(number);
    let fill = Command::Fill { player: host, level: Level::Detective };
    let mut entries = table.decide(at, &fill).map_err(|_| "no bots")?;
    loop {
        at += 10;
        let record = Record { command: None, entries };
        table.apply(at, &record).map_err(|_| "a record that does not fit")?;
        let over = matches!(table.stage(), Stage::Finished(_));
        append(store, &table, at, &record, None, over).await?;
        let Next::Bot { seat, .. } = table.next() else { return Ok(u64::from(table.version)) };
        let view = table.view(Viewer::Seat(seat)).ok_or("no view")?;
        let action = bot.decide(content, &view).ok_or("no decision")?;
        entries = vec![LogEntry::Decided { seat, action }];
    }
}

async fn append(
    store: &Store,
    table: &Table,
    at: i64,
    record: &Record,
    secret: Option<[u8; 32]>,
    listed: bool,
) -> Done<()> {
    let status = match table.stage() {
        Stage::Open => Status::Open,
        Stage::Running => Status::Running,
        Stage::Finished(_) => Status::Finished,
        Stage::Abandoned => Status::Abandoned,
    };
    let append = Append {
        table: table.id,
        row: Row { seq: table.version, at, body: serde_json::to_string(record)? },
        summary: listed.then(|| Summary { status, private: false, wake: None, card: "{}".to_owned() }),
        members: secret.map(|_| vec![table.host]),
        secret,
        pack: None,
        alerts: Vec::new(),
        plans: Vec::new(),
        result: None,
    };
    match store.append(append).await? {
        Appended::Written => Ok(()),
        Appended::Taken => Err("another writer was first".into()),
    }
}
