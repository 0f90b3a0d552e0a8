//! The wire carries the frames that secrecy.rs proves to be the same in all worlds, byte for byte, and nothing else.

use super::support::{Client, House, Socket};
use armonium_pack::Pack;
use armonium_protocol::{Change, Frames, Names, ServerMessage, TableCard, Update, is_about_table};
use armonium_rules::{View, Viewer};
use armonium_store::{DatabaseUrl, Store};
use armonium_table::{Record, Secret, Table, TableId};
use serde_json::{Value, json};
use std::sync::Arc;

/// What a reader got as bytes.
struct Heard {
    socket: Socket,
    texts: Vec<String>,
    view: Option<View>,
    decision: u32,
    over: bool,
}

impl Heard {
    /// Reads until the decision after this one is asked, or the game is over.
    fn hear_past(&mut self, decision: Option<u32>) {
        while !self.over && (self.view.is_none() || decision.is_some_and(|past| self.decision <= past)) {
            let text = self.socket.hear_text().expect("another frame");
            match serde_json::from_str(&text).unwrap() {
                ServerMessage::Update(mut update) => {
                    self.decision = update.decision;
                    update.apply(&mut self.view);
                    self.over = update.table.is_some_and(|table| table.stage.is_over());
                }
                ServerMessage::Presence { .. } => {}
                other => panic!("{other:?}"),
            }
            self.texts.push(text);
        }
    }

    /// Whose decision it is.
    fn asked(&self) -> usize {
        self.view.as_ref().unwrap().to_act.unwrap().index()
    }

    /// Decides as the dice say, and returns which decision it was.
    fn decide(&mut self, id: u64, dice: usize) -> u32 {
        let legal = &self.view.as_ref().unwrap().legal;
        let action = legal[dice % legal.len()];
        self.socket.say(json!({ "type": "act", "id": id, "at": self.decision, "actions": [action] }));
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
        .map(|(socket, _)| Heard { socket, texts: Vec::new(), view: None, decision: 0, over: false })
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
fn players_who_are_not_asked_get_every_decision_in_order() {
    let house = busy_house();
    let (_players, _id, mut readers) = gather(&house);
    let mut asked = readers[0].asked();
    for number in 2..42 {
        let decision = readers[asked].decide(number, number as usize);
        readers[asked].hear_past(Some(decision));
        // The player who is asked does not wait for the others.
        let next = readers[asked].asked();
        readers[next].hear_past(Some(decision));
        asked = next;
    }
    let last = readers[asked].decision;
    readers.iter_mut().for_each(|reader| reader.hear_past(Some(last - 1)));
    for reader in &readers {
        let versions: Vec<u32> = updates(&reader.texts).map(|(_, update)| update.version).collect();
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
        .map(|reader| updates(&reader.texts).collect::<Vec<_>>().into_iter().peekable())
        .collect();
    let mut compared = 0;
    for (at, record) in &records[1..] {
        let news = table.apply(*at, record).unwrap();
        let card = TableCard::of(&table, names);
        for ((viewer, old), heard) in viewers.iter().zip(&mut views).zip(&mut heard) {
            let new = table.view(*viewer);
            // Readers came one after the other: what was before is not theirs.
            if let Some((text, update)) = heard.next_if(|(_, update)| update.version == table.version) {
                let mut updates =
                    Frames::of(&table, &card).updates(*at, &news, is_about_table(&table, &news));
                let change = Change::Views(old.as_ref(), new.as_ref());
                assert_eq!(text, updates.update(*viewer, change, update.done), "{viewer:?}");
                compared += 1;
            }
            *old = new;
        }
    }
    assert!(heard.iter_mut().all(|rest| rest.next().is_none()), "an update without a record");
    // A game by chance may be short.
    assert!(compared > 100, "{compared}");
    // Apart from the updates there is only the presence.
    for text in readers.iter().flat_map(|reader| &reader.texts) {
        let message = serde_json::from_str(text).unwrap();
        assert!(matches!(message, ServerMessage::Update(_) | ServerMessage::Presence { .. }), "{text}");
    }
}

/// The updates among the frames, as text and as read.
fn updates(texts: &[String]) -> impl Iterator<Item = (&str, Update)> {
    texts.iter().filter_map(|text| match serde_json::from_str(text).unwrap() {
        ServerMessage::Update(update) => Some((text.as_str(), *update)),
        _ => None,
    })
}

#[test]
fn a_walk_with_a_ride_is_one_command_one_record_and_one_update_for_each_reader() {
    let house = busy_house();
    let content = &Pack::turin().content;
    for _ in 0..5 {
        let (_players, _id, mut readers) = gather(&house);
        let mut number = 1u64;
        while !readers[0].over {
            let asked = readers[4].asked();
            let routes = readers[asked].view.as_ref().unwrap().public.routes(content);
            let long = routes.into_iter().find(|route| route.ride.is_some() && route.actions.len() >= 4);
            let Some(route) = long else {
                number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(11);
                let decision = readers[asked].decide(number >> 12, (number >> 33) as usize);
                readers.iter_mut().for_each(|reader| reader.hear_past(Some(decision)));
                continue;
            };
            let (decision, steps) = (readers[asked].decision, route.actions.len());
            let version = |reader: &Heard| {
                let frames = reader.texts.iter().map(|text| serde_json::from_str::<Value>(text).unwrap());
                frames.filter_map(|frame| frame["version"].as_u64()).next_back().unwrap()
            };
            let before: Vec<u64> = readers.iter().map(version).collect();
            let intent = json!({ "type": "act", "id": 1_000_000, "at": decision, "actions": route.actions });
            readers[asked].socket.say(intent);
            for (reader, before) in readers.iter_mut().zip(before) {
                reader.hear_past(Some(decision));
                assert_eq!(reader.decision, decision + steps as u32, "one update holds all decisions");
                assert_eq!(version(reader), before + 1, "one record");
            }
            return;
        }
    }
    panic!("nobody could ride in five games");
}
