//! What the time of a bot's answer gives away: nothing but what it was asked. That no threshold tells its hand from such
//! times: `src/bot_pace.rs`.

use super::support::{House, Socket, wait_until};
use armonium_pack::Pack;
use armonium_rules::Ask;
use armonium_store::{DatabaseUrl, Store};
use armonium_table::{LogEntry, Record, Secret, Table, TableId};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// A bot's answer.
struct Answer {
    ask: Ask,
    substituted: bool,
    number: u32,
    /// When it was recorded, and how long after the question that was, in milliseconds.
    at: i64,
    after: i64,
}

/// Plays until so many records have arrived, and notes when each did, in milliseconds since 1970.
fn play(socket: &mut Socket, records: usize) -> HashMap<u32, i64> {
    let (mut arrivals, mut view, mut sent) = (HashMap::new(), Value::Null, None);
    while arrivals.len() < records {
        let frame = socket.hear().unwrap();
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as i64;
        if frame["type"] == "update" {
            arrivals.insert(frame["version"].as_u64().unwrap() as u32, now);
        }
        if frame["view"].is_object() {
            view = frame["view"].clone();
        }
        for name in ["to_act", "legal"] {
            if frame["changes"].get(name).is_some() {
                view[name] = frame["changes"][name].clone();
            }
        }
        if let (Some(decision), Some(legal)) = (frame["decision"].as_u64(), view["legal"].as_array())
            && view["to_act"] == 0
            && !legal.is_empty()
            && sent != Some(decision)
        {
            sent = Some(decision);
            socket.say(json!({ "type": "act", "id": decision + 2, "at": decision, "actions": [legal[0]] }));
        }
    }
    arrivals
}

/// All answers of bots at a table, read from its records.
fn answers(folder: &Path, id: TableId) -> Vec<Answer> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let (rows, secret) = runtime.block_on(async {
        let store = Store::open(&DatabaseUrl::file(folder.join("armonium.db"))).await.unwrap();
        (store.rows(id, 0).await.unwrap(), store.secret(id).await.unwrap().unwrap())
    });
    let record = |body: &str| serde_json::from_str::<Record>(body).unwrap();
    let content = Arc::new(Pack::turin().content.clone());
    let first = record(&rows[0].body);
    let (mut table, _) = Table::begin(id, Secret(secret), content.clone(), rows[0].at, &first).unwrap();
    let mut answers = Vec::new();
    for row in &rows[1..] {
        let record = record(&row.body);
        if let ([LogEntry::Decided { seat, .. }], Some(game)) = (record.entries.as_slice(), table.game())
            && table.chairs[seat.index()].bot().is_some()
        {
            let (ask, after) = (game.state().ask(&content), row.at - table.asked());
            let substituted = table.chairs[seat.index()].substitute.is_some();
            answers.push(Answer { ask, substituted, number: row.seq, at: row.at, after });
        }
        table.apply(row.at, &record).unwrap();
    }
    answers
}

#[test]
fn bots_and_substitutes_answer_a_whole_number_of_paces_after_the_question() {
    let house = House::with(|config| {
        House::hurried(config);
        config.bot_pace = Duration::from_millis(60);
    });
    let (ada, bruno) = (house.player("Ada"), house.player("Bruno"));
    let options = json!({ "players": 4, "substitute": "inspector" });
    let table = ada.new_table(options, Some(json!(["me", "inspector", "inspector"]))).table();
    bruno.post(&format!("/api/tables/{table}/join"), json!({}));
    bruno.sit_at(&table).0.nonce(&"22".repeat(32));
    let mut socket = ada.sit_at(&table).0;
    socket.say(json!({ "type": "nonce", "id": 1, "nonce": "11".repeat(32) }));
    let begun =
        || (ada.get(&format!("/api/tables/{table}")).body["card"]["stage"] == "running").then_some(());
    wait_until("the deal", begun);
    assert_eq!(bruno.post(&format!("/api/tables/{table}/leave"), json!({})).status, 200);
    let arrivals = play(&mut socket, 100);
    drop(socket);
    let answers = answers(&house.stop().0, table.parse().unwrap());
    assert!(answers.len() > 30, "only {} answers", answers.len());
    assert!(
        answers.iter().any(|answer| answer.substituted) && !answers.iter().all(|answer| answer.substituted)
    );
    for Answer { ask, number, at, after, .. } in answers {
        let pace = match ask {
            Ask::Move | Ask::FreeSteps | Ask::TaxiRide | Ask::Ride => 40,
            _ => 60,
        };
        assert!(after >= pace && after % pace == 0, "{ask:?} was answered after {after} ms");
        let early = arrivals.get(&number).map(|arrived| at - arrived);
        // Two clocks may differ a little.
        assert!(early.is_none_or(|early| early <= 2), "it arrived {early:?} ms before it was released");
    }
}
