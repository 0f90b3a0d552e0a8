//! What players notice of floods: a hundred clients that ask for a table's whole log again and again, and fifty tables of
//! bots alone.

use crate::Done;
use crate::api::Api;
use crate::latency::Figures;
use crate::ours::{Table, identity, start};
use crate::socket::Socket;
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tokio::runtime::{Builder, Runtime};
use tokio::task::JoinSet;
use tokio::time::timeout;

/// Decisions and remarks of each player before the flood, so that there is a log to ask for.
const DECISIONS: usize = 200;
const REMARKS: usize = 250;
const READERS: usize = 100;
/// Time between two decisions that are timed.
const EVERY: Duration = Duration::from_millis(100);
const BOT_TABLES: usize = 50;
/// As many as an identity may have.
const PER_OWNER: usize = 10;
/// Bot decisions that are timed at a table with a person.
const BOT_DECISIONS: usize = 200;
/// A table that is silent for so long is over.
const SILENCE: Duration = Duration::from_secs(5);

/// Prints how long a table takes to answer its players while a hundred clients ask for everything.
pub(crate) fn readers(runtime: &Runtime, program: &str, span: Duration) -> Done<()> {
    let data = tempfile::tempdir()?;
    let server = start(program, data.path(), Duration::from_secs(30))?;
    let (api, port) = (Api::new(server.port), server.port);
    let mut table = runtime.block_on(Table::gather(&api, port))?;
    runtime.block_on(async {
        table.talk(REMARKS).await?;
        for _ in 0..DECISIONS {
            table.step().await?;
        }
        Done::Ok(())
    })?;
    let path = format!("/api/tables/{}/socket", table.id());
    let mut steps = |span: Duration| {
        runtime.block_on(async {
            let (begun, mut took) = (Instant::now(), Vec::new());
            while begun.elapsed() < span {
                let sent = table.step().await?;
                took.push(sent.elapsed());
                tokio::time::sleep(EVERY).await;
            }
            Done::Ok(Figures::new(took, span))
        })
    };
    let alone = steps(span / 3)?;
    let over = Arc::new(AtomicBool::new(false));
    let (asked, served, memory) = std::thread::scope(|scope| {
        let flood = scope.spawn(|| flood(port, &path, &over));
        let asked = steps(span);
        let memory = server.memory();
        over.store(true, Ordering::Relaxed);
        let served = flood.join().map_err(|_| "the flood broke")??;
        Done::Ok((asked?, served, memory))
    })?;
    let per_second = served as f64 / span.as_secs_f64();
    println!("a table of four with a log of some {} records:", REMARKS * 4 + DECISIONS);
    println!("  from decision to every player's View                                  {alone}");
    println!("  the same while {READERS} clients ask for everything ({per_second:.0} logs/s)   {asked}");
    println!("  memory {} MiB", memory.unwrap_or_default() / 1024);
    Ok(())
}

/// A hundred clients that come, ask for everything, read it, go and come again. How often they got it.
fn flood(port: u16, path: &str, over: &Arc<AtomicBool>) -> Done<usize> {
    let runtime = Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let mut readers = JoinSet::new();
        for _ in 0..READERS {
            let (path, over) = (path.to_owned(), Arc::clone(over));
            readers.spawn(async move {
                let mut served = 0;
                while !over.load(Ordering::Relaxed) {
                    let mut socket = Socket::connect(port, &path, &[]).await?;
                    socket.send(r#"{"type":"hello","protocol":1,"have":0}"#).await?;
                    while !socket.next().await?.starts_with(r#"{"type":"welcome""#) {}
                    served += 1;
                }
                Done::Ok(served)
            });
        }
        readers.join_all().await.into_iter().sum()
    })
}

/// Prints how long a bot takes at a table with a person, alone and beside fifty tables of masters.
pub(crate) fn bots(runtime: &Runtime, program: &str) -> Done<()> {
    let data = tempfile::tempdir()?;
    let server = start(program, data.path(), Duration::from_secs(30))?;
    let (api, port) = (Api::new(server.port), server.port);
    let alone = median(runtime, &api, port)?;
    for _ in 0..BOT_TABLES / PER_OWNER {
        let owner = identity(&api, "Owner")?;
        for _ in 0..PER_OWNER {
            let seats = vec!["master"; 6];
            let wanted = json!({ "options": { "players": 6 }, "seats": seats });
            api.post("/api/tables", Some(&owner), &wanted)?;
        }
    }
    let beside = median(runtime, &api, port)?;
    println!("the median decision of a master at a table with a person, from question to record:");
    println!("  without other tables                     {alone} ms");
    println!("  beside {BOT_TABLES} tables of six masters each      {beside} ms");
    Ok(())
}

/// The median of enough bot decisions, in as many games as that takes.
fn median(runtime: &Runtime, api: &Api, port: u16) -> Done<i64> {
    let mut took = Vec::new();
    while took.len() < BOT_DECISIONS {
        took.extend(runtime.block_on(bot_decisions(api, port))?);
    }
    took.sort_unstable();
    Ok(took[took.len() / 2])
}

/// How long bots took at a table with a person, who decides at once, in milliseconds.
async fn bot_decisions(api: &Api, port: u16) -> Done<Vec<i64>> {
    let person = identity(api, "Ada")?;
    let seats = json!(["me", "master", "master", "master"]);
    let made =
        api.post("/api/tables", Some(&person), &json!({ "options": { "players": 4 }, "seats": seats }))?;
    let id = made["id"].as_str().ok_or("no table was made")?;
    let headers = [("Cookie", person.as_str()), ("Origin", api.origin())];
    let path = format!("/api/tables/{id}/socket");
    let mut socket = Socket::connect(port, &path, &headers).await?;
    socket.send(r#"{"type":"hello","protocol":1,"have":0}"#).await?;
    socket.send(&json!({ "type": "nonce", "id": 1, "nonce": format!("{:064x}", 1) }).to_string()).await?;
    let (mut took, mut last) = (Vec::new(), None);
    while took.len() < BOT_DECISIONS {
        // A game that is over has nothing more to say.
        let Ok(text) = timeout(SILENCE, socket.next()).await else { break };
        let frame: Value = serde_json::from_str(text?)?;
        if frame["type"] != "update" {
            continue;
        }
        let at = frame["at"].as_i64().ok_or("an update without a time")?;
        let news = &frame["news"][0];
        if news["news"] == "decided" && news["seat"] != 0 {
            took.extend(last.map(|last: i64| at - last));
        }
        last = Some(at);
        let whole = frame["view"]["legal"].as_array();
        let legal = frame["changes"]["legal"].as_array().or(whole);
        // A player who declares may be out of the game.
        let prudent = |action: &&Value| !action.to_string().contains("declare");
        if let Some(action) = legal.and_then(|legal| legal.iter().find(prudent).or(legal.first())) {
            let decision = frame["decision"].as_u64().ok_or("an update without a decision")?;
            let act = json!({ "type": "act", "id": decision + 2, "at": decision, "actions": [action] });
            socket.send(&act.to_string()).await?;
        }
    }
    Ok(took)
}
