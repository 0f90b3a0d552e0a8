//! Measures how many rows a store writes: `cargo run --release -p armonium-store --example throughput -- DATABASE [SECONDS [TASKS]]`.
//! Each task (100 by default) writes one table after the other, each row after the previous one is durable.

use armonium_store::{Append, Appended, DatabaseUrl, PlayerId, Row, Status, Store, Summary, TableId};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Rows of one game.
const ROWS: u32 = 500;
/// One row in this many has a new summary.
const SUMMARY: u32 = 10;

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let url: DatabaseUrl = words.first().ok_or("which database?")?.parse()?;
    let seconds: u64 = words.get(1).map_or(Ok(5), |word| word.parse())?;
    let tasks: u64 = words.get(2).map_or(Ok(100), |word| word.parse())?;
    let store = Store::open(&url).await?;
    let written = Arc::new(AtomicU64::new(0));
    let (began, cpu) = (Instant::now(), cpu_time::ProcessTime::now());
    let until = began + Duration::from_secs(seconds);
    let start = std::process::id().into();
    let writers: Vec<_> = (0..tasks)
        .map(|task| tokio::spawn(write(store.clone(), seed(start, task), until, Arc::clone(&written))))
        .collect();
    let mut slowest = Duration::ZERO;
    for writer in writers {
        slowest = slowest.max(writer.await??);
    }
    let (wall, cpu) = (began.elapsed().as_secs_f64(), cpu.elapsed().as_secs_f64());
    let rows = written.load(Ordering::Relaxed);
    println!("{tasks} tasks wrote {rows} rows in {wall:.1} s: {:.0} rows/s", rows as f64 / wall);
    println!("{:.2} cores, {:.1} µs of them a row", cpu / wall, cpu * 1e6 / rows as f64);
    println!("the slowest row took {:.1} ms", slowest.as_secs_f64() * 1e3);
    store.close().await?;
    Ok(())
}

/// Spreads numbers like the ids of tables.
fn seed(start: u64, count: u64) -> u64 {
    let mut bits =
        start.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(count.wrapping_mul(0xbf58_476d_1ce4_e5b9));
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}

async fn write(
    store: Store,
    mut bits: u64,
    until: Instant,
    written: Arc<AtomicU64>,
) -> Result<Duration, armonium_store::StoreError> {
    let mut slowest = Duration::ZERO;
    let members: Vec<_> = (0..4).map(|place| PlayerId::from_bits(seed(bits, place))).collect();
    loop {
        bits = seed(bits, 1);
        for seq in 1..=ROWS {
            let began = Instant::now();
            if began >= until {
                return Ok(slowest);
            }
            let append = row(TableId::from_bits(bits), seq, &members);
            match store.append(append).await? {
                Appended::Written => written.fetch_add(1, Ordering::Relaxed),
                Appended::Taken => break,
            };
            slowest = slowest.max(began.elapsed());
        }
    }
}

fn row(table: TableId, seq: u32, members: &[PlayerId]) -> Append {
    let at = 1_800_000_000_000 + i64::from(seq);
    let body = format!(
        r#"{{"seat":2,"action":{{"move":{{"to":17,"by":"step","spends":3}}}},"at":{at},"nonce":"{at:032}"}}"#
    );
    let summary = || Summary {
        status: if seq < 5 { Status::Open } else { Status::Running },
        private: false,
        wake: Some(at + 60_000),
        card: r#"{"name":"An evening in Turin","seats":["Ann","Bob","Cem","Dee"],"hour":4}"#.to_owned(),
    };
    Append {
        table,
        row: Row { seq, at, body },
        summary: (seq == 1 || seq.is_multiple_of(SUMMARY)).then(summary),
        members: (seq == 1).then(|| members.to_vec()),
        secret: (seq == 1).then_some([7; 32]),
        pack: None,
        alerts: Vec::new(),
        plans: Vec::new(),
        result: None,
    }
}
