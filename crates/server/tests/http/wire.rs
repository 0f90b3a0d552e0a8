//! The wire carries the frames that secrecy.rs proves to be the same in all worlds, byte for byte, and nothing else.

use super::support::{Client, House, Socket};
use armonium_locale::Language;
use armonium_pack::Pack;
use armonium_rules::Viewer;
use armonium_server::{Frames, Names, Seen, TableCard};
use armonium_store::{DatabaseUrl, Store};
use armonium_table::{Record, Secret, Table, TableId};
use serde_json::{Value, json};
use std::sync::Arc;

/// What a reader got as bytes.
struct Heard {
    socket: Socket,
    texts: Vec<String>,
    view: Value,
    decision: u64,
    over: bool,
}

impl Heard {
    /// Reads until the decision after this one is asked, or the game is over.
    fn hear_past(&mut self, decision: Option<u64>) {
        while !self.over && (self.view.is_null() || decision.is_some_and(|past| self.decision <= past)) {
            let text = self.socket.hear_text().expect("the server goes on");
            let frame: Value = serde_json::from_str(&text).unwrap();
            self.texts.push(text);
            if let Some(decision) = frame["decision"].as_u64() {
                self.decision = decision;
            }
            if frame["view"].is_object() {
                self.view = frame["view"].clone();
            }
            for (name, value) in frame["changes"].as_object().into_iter().flatten() {
                match value.as_object() {
                    Some(public) if name == "public" => {
                        public.iter().for_each(|(name, value)| self.view["public"][name] = value.clone());
                    }
                    _ => self.view[name] = value.clone(),
                }
            }
            self.over = frame["table"]["stage"]["finished"].is_object();
        }
    }

    /// Whose decision it is.
    fn asked(&self) -> usize {
        self.view["to_act"].as_u64().unwrap() as usize
    }

    /// Decides as the dice say, and returns which decision it was.
    fn decide(&mut self, id: u64, dice: usize) -> u64 {
        let legal = self.view["legal"].as_array().unwrap();
        let action = &legal[dice % legal.len()];
        self.socket.say(json!({ "type": "act", "id": id, "at": self.decision, "action": action }));
        self.decision
    }
}

/// Four people and a spectator at a table whose game has begun.
fn gather(house: &House) -> (Vec<Client>, String, Vec<Heard>) {
    let players: Vec<_> = ["Ada", "Bruno", "Carla", "Dino"].iter().map(|name| house.player(name)).collect();
    let id = players[0].new_table(json!({ "players": 4 }), None).table();
    for player in &players[1..] {
        assert_eq!(player.post(&format!("/api/tables/{id}/join"), json!({})).status, 200);
    }
    let readers = players.iter().map(|player| player.sit_at(&id)).chain([house.nobody().sit_at(&id)]);
    let mut readers: Vec<Heard> = readers
        .map(|(socket, _)| Heard { socket, texts: Vec::new(), view: Value::Null, decision: 0, over: false })
        .collect();
    for (seat, reader) in readers.iter_mut().take(4).enumerate() {
        reader.socket.say(json!({ "type": "nonce", "id": 1, "nonce": format!("{seat:064x}") }));
    }
    readers.iter_mut().for_each(|reader| reader.hear_past(None));
    (players, id, readers)
}

fn busy_house() -> House {
    House::with(|config| {
        config.limits.messages_per_second = 1_000_000;
        config.limits.messages_at_once = 1_000_000;
    })
}

#[test]
fn whoever_is_not_asked_hears_every_decision_in_order_though_nothing_follows() {
    let house = busy_house();
    let (_players, _id, mut readers) = gather(&house);
    let mut asked = readers[0].asked();
    for number in 2..42 {
        let decision = readers[asked].decide(number, number as usize);
        readers[asked].hear_past(Some(decision));
        // The others are not waited for: whoever is asked goes on.
        let next = readers[asked].asked();
        readers[next].hear_past(Some(decision));
        asked = next;
    }
    let last = readers[asked].decision;
    readers.iter_mut().for_each(|reader| reader.hear_past(Some(last - 1)));
    for reader in &readers {
        let frames = reader.texts.iter().map(|text| serde_json::from_str::<Value>(text).unwrap());
        let versions: Vec<_> = frames.filter_map(|frame| frame["version"].as_u64()).collect();
        assert!(versions.len() > 40 && versions.is_sorted_by(|one, next| one + 1 == *next), "{versions:?}");
    }
}

#[test]
fn every_byte_of_a_whole_game_is_a_frame_built_from_what_its_reader_may_know() {
    let house = busy_house();
    let (players, id, mut readers) = gather(&house);
    let mut number = 1u64;
    while !readers[0].over {
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(11);
        let asked = readers[4].asked();
        let decision = readers[asked].decide(number >> 12, (number >> 33) as usize);
        readers.iter_mut().for_each(|reader| reader.hear_past(Some(decision)));
    }
    let names: Names = {
        let listed = players[0].get(&format!("/api/tables/{id}"));
        let chairs = listed.body["card"]["chairs"].as_array().unwrap().clone();
        let name = |chair: &Value, key: &str| chair[key].as_str().unwrap().to_owned();
        chairs.iter().map(|chair| (name(chair, "player").parse().unwrap(), name(chair, "name"))).collect()
    };
    let folder = house.stop();
    compare(&folder.0, id.parse().unwrap(), &names, &readers);
}

/// Builds every update anew from the records, and finds it in what was heard.
fn compare(folder: &std::path::Path, id: TableId, names: &Names, readers: &[Heard]) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let (rows, secret) = runtime.block_on(async {
        let store = Store::open(&DatabaseUrl::file(folder.join("armonium.db"))).await.unwrap();
        (store.rows(id, 0).await.unwrap(), store.secret(id).await.unwrap().unwrap())
    });
    let records: Vec<(i64, Record)> =
        rows.iter().map(|row| (row.at, serde_json::from_str(&row.body).unwrap())).collect();
    let content = Arc::new(Pack::turin().content.clone());
    let (mut table, _) = Table::begin(id, Secret(secret), content, records[0].0, &records[0].1).unwrap();
    let viewers: Vec<Viewer> =
        (0..4).map(|seat| Viewer::Seat(armonium_rules::Seat(seat))).chain([Viewer::Spectator]).collect();
    let mut views = vec![None; 5];
    let mut heard: Vec<_> = readers
        .iter()
        .map(|reader| {
            let updates = reader.texts.iter().filter(|text| text.starts_with(r#"{"type":"update""#));
            updates.map(|text| without_done(text)).collect::<Vec<_>>().into_iter().peekable()
        })
        .collect();
    let mut compared = 0;
    for (at, record) in &records[1..] {
        let news = table.apply(*at, record).unwrap();
        let card = TableCard::of(&table, names);
        for ((viewer, old), heard) in viewers.iter().zip(&mut views).zip(&mut heard) {
            let new = table.view(*viewer);
            let frames = Frames { table: &table, card: &card };
            let mut updates = frames.updates(*at, &news);
            let frame = updates.update(*viewer, Language::English, Seen::Own(old.as_ref(), new.as_ref()));
            // Readers came one after the other: what was before is not theirs.
            let version = format!(r#"{{"type":"update","version":{},"#, table.version);
            if heard.peek().is_some_and(|text| text.starts_with(&version)) {
                assert_eq!(heard.next().unwrap(), frame, "{viewer:?}");
                compared += 1;
            }
            *old = new;
        }
    }
    assert!(heard.iter_mut().all(|rest| rest.next().is_none()), "something was heard that nobody said");
    // A game by chance may be short.
    assert!(compared > 100, "{compared}");
    // Beside the updates there is only who is there.
    for reader in readers {
        let others = reader.texts.iter().filter(|text| !text.starts_with(r#"{"type":"update""#));
        for text in others {
            assert!(text.starts_with(r#"{"type":"presence","seats":["#), "{text}");
        }
    }
}

/// An update without the remark that it is the answer to the reader's own command.
fn without_done(text: &str) -> String {
    match text.rsplit_once(",\"done\":") {
        Some((before, number)) if number.trim_end_matches('}').bytes().all(|byte| byte.is_ascii_digit()) => {
            format!("{before}}}")
        }
        _ => text.to_owned(),
    }
}
