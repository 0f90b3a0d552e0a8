//! A client without any records gets all of them: the log of a long game from its first record.

use super::support::{Folder, House};
use armonium_bots::{Bot, PlausibleRandom};
use armonium_pack::Pack;
use armonium_protocol::{Names, TableCard};
use armonium_rules::{Content, Event, Seat, Viewer};
use armonium_store::{Append, Appended, DatabaseUrl, Row, Status, Store, Summary};
use armonium_table::{Command, Digest, Level, PlayerId, Record, Secret, Stage, Table, TableId, TableOptions};
use serde_json::{Value, json};
use std::path::Path;
use std::sync::Arc;

const HOST: PlayerId = PlayerId::from_bits(11);

/// A game of six to its end, with all its records: five bots and a player who chats.
fn play(content: &Arc<Content>, number: u8) -> (Table, Vec<Record>) {
    let secret = Secret([number; 32]);
    let entries = Table::create(content, &secret, TableOptions::new(6), HOST, None).unwrap();
    let first = Record { command: None, entries };
    let id = TableId::from_bits(u64::from(number));
    let (mut table, _) = Table::begin(id, secret, Arc::clone(content), 0, &first).unwrap();
    let mut records = vec![first];
    let mut must = |table: &mut Table, command: Command| {
        let entries = table.decide(0, &command).unwrap();
        let record = Record { command: None, entries };
        table.apply(0, &record).unwrap();
        records.push(record);
    };
    let nonce = Some(Digest([number; 32]));
    must(&mut table, Command::Sit { player: HOST, seat: None, invitation: None, nonce });
    must(&mut table, Command::Fill { player: HOST, level: Level::Detective });
    let mut bot = PlausibleRandom::new(number.into());
    while let Some(seat) = table.to_act() {
        let action = bot.decide(content, &table.view(Viewer::Seat(seat)).unwrap()).unwrap();
        let at = table.decisions;
        if seat == Seat(0) {
            if at.is_multiple_of(3) {
                must(&mut table, Command::Say { player: HOST, text: format!("This is decision {at}.") });
            }
            must(&mut table, Command::Act { player: HOST, at, actions: vec![action] });
        } else {
            must(&mut table, Command::BotMove { seat, at, action });
        }
    }
    (table, records)
}

fn hour(table: &Table) -> u8 {
    table.game().unwrap().state().public().hour
}

/// Puts the records where a server finds them.
fn keep(folder: &Path, table: &Table, records: &[Record]) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let store = Store::open(&DatabaseUrl::file(folder.join("armonium.db"))).await.unwrap();
        let card = serde_json::to_string(&TableCard::of(table, &Names::new())).unwrap();
        let summary = Summary { status: Status::Finished, private: false, wake: None, card };
        for (seq, record) in (1..).zip(records) {
            let first = seq == 1;
            let append = Append {
                table: table.id,
                row: Row { seq, at: 0, body: serde_json::to_string(record).unwrap() },
                summary: first.then(|| summary.clone()),
                members: first.then(|| vec![HOST]),
                secret: first.then_some(table.secret().0),
                pack: None,
                alerts: Vec::new(),
                plans: Vec::new(),
                result: None,
            };
            assert_eq!(store.append(append).await.unwrap(), Appended::Written);
        }
    });
}

#[test]
fn a_newcomer_gets_every_record_of_a_game_of_six_to_the_eleventh_hour() {
    let content = Arc::new(Pack::turin().content.clone());
    let played = (0..40).map(|number| play(&content, number)).find(|(table, _)| hour(table) == 11);
    let (table, records) = played.expect("a game that comes so far");
    assert!(matches!(table.stage(), Stage::Finished(_)) && records.len() > 700, "{}", records.len());
    let folder = Folder::new();
    keep(&folder.0, &table, &records);
    let house = House::at(folder, |_| {});
    let hear = |have: u64| {
        let mut socket = house.nobody().connect(&format!("/api/tables/{}/socket", table.id)).unwrap();
        socket.say(json!({ "type": "hello", "protocol": 1, "have": have }));
        socket.until("welcome")
    };
    let welcome = hear(0);
    let missed = welcome["missed"].as_array().unwrap();
    let versions: Vec<u64> = missed.iter().map(|told| told["version"].as_u64().unwrap()).collect();
    assert_eq!(versions, (1..=records.len() as u64).collect::<Vec<_>>());
    assert_eq!(welcome["version"], json!(records.len()));
    assert_eq!(missed[0]["news"][0]["news"], "created");
    let news = || missed.iter().flat_map(|told| told["news"].as_array().unwrap());
    let heard: Vec<&Value> = news().filter_map(|news| news["events"].as_array()).flatten().collect();
    let events: Vec<Event> = table.game().unwrap().events_seen(Viewer::Spectator, 0).collect();
    let events = serde_json::to_value(events).unwrap();
    assert!(heard.into_iter().eq(events.as_array().unwrap()), "every event as a spectator saw it");
    assert!(news().filter(|news| news["news"] == "said").count() > 10);
    // A client with some of them gets the rest.
    let rest = hear(records.len() as u64 - 3);
    assert_eq!(rest["missed"].as_array().unwrap()[..], missed[missed.len() - 3..]);
}
