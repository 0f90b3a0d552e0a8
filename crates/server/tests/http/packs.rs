//! Content packs: a table keeps the one it was set up with, whatever the server is started with later.

use super::support::{Client, Folder, House, finished_game, logged, wait_until};
use armonium_atlas::{Drawing, Sheet};
use armonium_engine::GameFile;
use armonium_pack::Pack;
use armonium_store::testing::Cluster;
use armonium_table::verify;
use serde_json::{Value, json};
use std::sync::Arc;

const LINDHOLM: &str = include_str!("../../../../fixtures/packs/lindholm.toml");

fn pack(text: &str) -> Pack {
    Pack::read(text, "lindholm").unwrap()
}

/// The same board with another name for a place.
fn renamed() -> String {
    let text = LINDHOLM.replace("Old Churchyard", "Isle of the Dead");
    assert_ne!(text, LINDHOLM);
    text
}

fn open_with(folder: Folder, content: &str) -> House {
    House::at(folder, |config| config.content = pack(content))
}

/// The name of a place, as a pack is described at a path.
fn name_of(client: &Client, path: &str, space: &str) -> String {
    let pack = client.get(path).body;
    let spaces = pack["spaces"].as_array().unwrap();
    let found = spaces.iter().find(|one| one["id"] == space).unwrap_or_else(|| panic!("{pack}"));
    found["name"].as_str().unwrap().to_owned()
}

/// A running game of one player against bots.
fn running(host: &Client) -> String {
    let bots = json!(["me", "apprentice", "apprentice"]);
    let table = host.new_table(json!({ "players": 3 }), Some(bots)).table();
    let (mut socket, _) = host.sit_at(&table);
    socket.nonce(&"3c".repeat(32));
    table
}

fn card(host: &Client, table: &str) -> Value {
    host.get(&format!("/api/tables/{table}")).body["card"].clone()
}

#[test]
fn a_running_game_keeps_its_board_when_the_server_is_restarted_with_another_pack() {
    let house = open_with(Folder::new(), LINDHOLM);
    let ada = house.player("Ada");
    let table = running(&ada);
    let before = card(&ada, &table)["pack"].clone();
    let lindholm = pack(LINDHOLM).content;
    let (hash, file) = (hex::encode(lindholm.hash()), hex::encode(lindholm.file_hash()));
    assert_eq!(before, json!({ "id": "lindholm", "hash": hash, "file": file }));

    let house = House::at(house.stop(), |_| {});
    let ada = ada.at_house(&house);
    assert_eq!(ada.get("/api/pack").body["id"], "turin");
    assert_eq!(ada.get("/api/version").body["pack"]["id"], "turin");
    assert_eq!(card(&ada, &table)["pack"], before);
    let (_, welcome) = ada.sit_at(&table);
    assert_eq!(welcome["table"]["pack"], before);
    assert_eq!(welcome["view"]["public"]["at"].as_array().unwrap().len(), 8);
    assert_eq!(name_of(&ada, &format!("/api/packs/{file}"), "old-churchyard"), "Old Churchyard");
    assert_eq!(ada.new_table(json!({ "players": 3 }), None).body["card"]["pack"]["id"], "turin");
}

#[test]
fn the_replay_the_game_file_and_the_record_of_an_old_game_name_a_pack_that_can_be_fetched() {
    let house = open_with(Folder::new(), LINDHOLM);
    let ada = house.player("Ada");
    let table = finished_game(&ada, json!({ "players": 3 }));
    let house = House::at(house.stop(), |_| {});
    let ada = ada.at_house(&house);

    let replay = ada.get(&format!("/api/games/{table}/replay?as=all")).body;
    let named = &replay["frames"][0]["table"]["pack"];
    assert_eq!(named["id"], "lindholm");
    let by_file = format!("/api/packs/{}.toml", named["file"].as_str().unwrap());
    let fetched = ada.get(&by_file);
    assert_eq!((fetched.status, fetched.header("content-type")), (200, Some("application/toml")));
    assert!(fetched.header("content-disposition").unwrap().contains("lindholm.toml"), "{fetched:?}");
    assert_eq!(fetched.text, LINDHOLM);

    // A game file or a record names the hash of what the game depends on.
    let file = GameFile::parse(&ada.get(&format!("/api/games/{table}/file")).text).unwrap();
    let fetched = ada.get(&format!("/api/packs/{}.toml", file.pack.hash)).text;
    assert!(file.replay(&pack(&fetched).content).unwrap().outcome().is_some());
    let record = ada.get(&format!("/api/games/{table}/record")).text;
    assert!(verify(&record, Arc::new(pack(&fetched).content)).is_ok());
    // No game depends on names.
    assert!(verify(&record, Arc::new(pack(&renamed()).content)).is_ok());
    let found = ada.get(&format!("/api/games/{table}/verification")).body;
    assert_eq!(found["fault"], json!(null));
}

#[test]
fn a_table_shows_the_names_of_the_file_it_was_set_up_with() {
    let (first, second) = (pack(LINDHOLM).content, pack(&renamed()).content);
    assert_eq!(first.hash(), second.hash());
    assert_ne!(first.file_hash(), second.file_hash());
    let house = open_with(Folder::new(), LINDHOLM);
    let ada = house.player("Ada");
    let old = running(&ada);
    let house = open_with(house.stop(), &renamed());
    let ada = ada.at_house(&house);
    let new = running(&ada);
    for (table, name) in [(&old, "Old Churchyard"), (&new, "Isle of the Dead")] {
        let file = card(&ada, table)["pack"]["file"].as_str().unwrap().to_owned();
        let path = format!("/api/packs/{file}");
        assert_eq!(name_of(&ada, &path, "old-churchyard"), name);
        assert!(ada.get(&path).header("cache-control").unwrap().contains("immutable"));
    }
    // By the other hash comes what is served now, and that may change.
    let path = format!("/api/packs/{}", hex::encode(first.hash()));
    assert_eq!(name_of(&ada, &path, "old-churchyard"), "Isle of the Dead");
    assert_eq!(ada.get(&path).header("cache-control"), Some("no-cache"));
}

#[test]
fn a_missing_pack_is_named_in_the_log_and_to_clients_until_it_is_given() {
    let house = open_with(Folder::new(), LINDHOLM);
    let ada = house.player("Ada");
    let (on, over) = (running(&ada), finished_game(&ada, json!({ "players": 3 })));
    let folder = house.stop();
    let database = rusqlite::Connection::open(folder.0.join("armonium.db")).unwrap();
    database.execute("DELETE FROM packs WHERE id = 'lindholm'", []).unwrap();
    drop(database);

    let hash = hex::encode(pack(LINDHOLM).content.hash());
    let warning = format!("2 tables need the pack lindholm ({}…); give it with --pack", &hash[..12]);
    assert!(!logged().contains(&warning));
    let house = House::at(folder, |_| {});
    assert!(logged().contains(&warning), "{}", logged());
    let ada = ada.at_house(&house);
    for path in [format!("/api/tables/{on}"), format!("/api/games/{over}/replay")] {
        let refused = ada.get(&path);
        assert_eq!(refused.refusal(), (503, "missing_pack"), "{path}");
        assert_eq!(refused.body["error"]["pack"], json!({ "id": "lindholm", "hash": hash }));
        let message = refused.body["error"]["message"].as_str().unwrap();
        assert!(message.contains("lindholm") && message.contains("--pack"), "{message}");
    }
    let mut socket = ada.connect(&format!("/api/tables/{on}/socket")).unwrap();
    socket.say(json!({ "type": "hello", "protocol": 1 }));
    assert_eq!(socket.until("error")["code"], "missing_pack");

    // Given once, it is kept.
    let house = House::at(house.stop(), |config| config.packs = vec![pack(LINDHOLM)]);
    assert_eq!(card(&ada.at_house(&house), &on)["pack"]["id"], "lindholm");
    let house = House::at(house.stop(), |_| {});
    assert_eq!(card(&ada.at_house(&house), &on)["pack"]["id"], "lindholm");
}

#[test]
fn a_node_reads_the_pack_of_another_from_the_database() {
    let cluster = Cluster::shared();
    let place = cluster.database();
    let with_lindholm = House::with(|config| {
        config.place = place.parse().unwrap();
        config.content = pack(LINDHOLM);
    });
    let with_turin = House::with(|config| config.place = place.parse().unwrap());
    let ada = with_lindholm.player("Ada");
    let table = running(&ada);
    let there = ada.at_house(&with_turin);
    wait_until("the table at the other node", || (card(&there, &table)["stage"] == "running").then_some(()));
    let file = card(&there, &table)["pack"]["file"].as_str().unwrap().to_owned();
    assert_eq!(name_of(&there, &format!("/api/packs/{file}"), "old-churchyard"), "Old Churchyard");
}

#[test]
fn a_pack_comes_with_its_sheet_and_its_drawing_by_the_hash_of_its_file() {
    let house = open_with(Folder::new(), LINDHOLM);
    let nobody = house.nobody();
    let lindholm = pack(LINDHOLM);
    let file = hex::encode(lindholm.content.file_hash());
    let described = nobody.get(&format!("/api/packs/{file}")).body;
    assert_eq!(described["file"], file);
    assert_eq!(described["sheet"], serde_json::to_value(Sheet::new(&lindholm)).unwrap());
    let drawing = nobody.get(&format!("/api/packs/{file}.drawing"));
    assert_eq!((drawing.status, drawing.header("content-type")), (200, Some("application/json")));
    assert!(drawing.header("cache-control").unwrap().contains("immutable"), "{drawing:?}");
    assert_eq!(drawing.body, serde_json::to_value(Drawing::new(&lindholm)).unwrap());
    let again =
        nobody.with("if-none-match", format!("\"{file}\"")).get(&format!("/api/packs/{file}.drawing"));
    assert_eq!(again.status, 304);
    assert_eq!(nobody.get(&format!("/api/packs/{}.drawing", "0".repeat(64))).status, 404);
}
