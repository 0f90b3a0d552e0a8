//! People who come, go and come back: who sits where, who is told, who may read on.

use super::support::{Client, House, Socket, wait_until};
use serde_json::{Value, json};
use std::time::Duration;

const ABSENT: Duration = Duration::from_millis(300);

fn house() -> House {
    House::with(|config| {
        House::hurried(config);
        config.absent_after = ABSENT;
    })
}

/// A running game of these people, with their sockets.
fn game<const N: usize>(people: [&Client; N], options: Value) -> (String, [Socket; N]) {
    let table = people[0].new_table(options, None).table();
    for player in &people[1..] {
        assert_eq!(player.post(&format!("/api/tables/{table}/join"), json!({})).status, 200);
    }
    let sockets = people.map(|player| {
        let (mut socket, _) = player.sit_at(&table);
        socket.nonce(&"ab".repeat(32));
        socket
    });
    wait_until("the deal", || {
        (people[0].get(&format!("/api/tables/{table}")).body["card"]["stage"] == "running").then_some(())
    });
    (table, sockets)
}

/// The next update in which this is so.
fn update_with(socket: &mut Socket, is_so: impl Fn(&Value) -> bool) -> Value {
    loop {
        let update = socket.until("update");
        if is_so(&update) {
            return update;
        }
    }
}

fn has_news(update: &Value, kind: &str) -> bool {
    update["news"].as_array().unwrap().iter().any(|news| news["news"] == kind)
}

/// Whose decision it is.
fn asked(people: &[&Client], table: &str) -> usize {
    let next = people[0].get(&format!("/api/tables/{table}")).body["next"]["player"].clone();
    people.iter().position(|player| next == json!(player.id)).expect("a player is asked")
}

#[test]
fn a_stale_host_link_does_not_evict_a_player_who_is_back() {
    let house = house();
    let [ada, bob, cid, eve] = ["Ada", "Bob", "Cid", "Eve"].map(|name| house.player(name));
    let (table, mut sockets) = game([&ada, &bob, &cid], json!({ "players": 3 }));
    let (link, take) =
        (format!("/api/tables/{table}/seats/1/link"), format!("/api/tables/{table}/seats/1/take-over"));
    bob.post(&format!("/api/tables/{table}/leave"), json!({}));
    let hosts = ada.post(&link, json!({})).body["link"].clone();
    assert!(hosts.is_string());
    sockets[1].command(json!({ "type": "reclaim" }));
    assert_eq!(eve.post(&take, json!({ "link": hosts })).refusal(), (403, "bad_link"));
    let own = bob.post(&link, json!({})).body["link"].clone();
    assert_eq!(ada.delete(&link).refusal(), (403, "not_your_seat"));
    assert_eq!(bob.delete(&link).status, 200);
    assert_eq!(eve.post(&take, json!({ "link": own })).refusal(), (403, "bad_link"), "it was cancelled");
}

#[test]
fn a_player_who_loses_the_seat_is_told_at_once_and_keeps_the_game() {
    let house = house();
    let [ada, bob, cid, eve] = ["Ada", "Bob", "Cid", "Eve"].map(|name| house.player(name));
    let options = json!({ "players": 3, "private": true });
    let made = ada.new_table(options, None);
    let (table, invitation) = (made.table(), made.body["invitation"].clone());
    for player in [&bob, &cid] {
        let join = json!({ "invitation": invitation });
        assert_eq!(player.post(&format!("/api/tables/{table}/join"), join).status, 200);
    }
    let [_a, mut b, _c] = [&ada, &bob, &cid].map(|player| {
        let (mut socket, _) = player.sit_at(&table);
        socket.nonce(&"cd".repeat(32));
        socket
    });
    let link = bob.post(&format!("/api/tables/{table}/seats/1/link"), json!({})).body["link"].clone();
    eve.post(&format!("/api/tables/{table}/seats/1/take-over"), json!({ "link": link }));
    let update = update_with(&mut b, |update| has_news(update, "handed_over"));
    assert_eq!(update["seat"], "none");
    assert_eq!(update["view"]["viewer"], "spectator", "the new owner's cards are not shown");
    assert_eq!(update["table"]["former"][0]["name"], "Bob");
    assert_eq!(update["table"]["former"][0]["until"], json!(update["version"].as_u64().unwrap() - 1));
    let presence = b.until("presence");
    assert_eq!((&presence["seats"], &presence["watching"]), (&json!([true, false, true]), &json!(1)));
    let mine = bob.get("/api/me/tables").body;
    assert_eq!(mine["tables"][0]["id"], json!(table), "the game stays in the list");
    assert_eq!(bob.get(&format!("/api/tables/{table}")).status, 200, "without the invitation");
    let (_, welcome) = bob.sit_at(&table);
    assert_eq!((&welcome["seat"], &welcome["view"]["viewer"]), (&Value::Null, &json!("spectator")));
}

#[test]
fn without_spectators_a_player_who_gave_the_seat_away_sees_the_game_after_its_end() {
    let house = house();
    let [ada, bob, cid, eve] = ["Ada", "Bob", "Cid", "Eve"].map(|name| house.player(name));
    let (table, [mut a, mut b, mut c]) =
        game([&ada, &bob, &cid], json!({ "players": 3, "spectators": false }));
    let link = bob.post(&format!("/api/tables/{table}/seats/1/link"), json!({})).body["link"].clone();
    eve.post(&format!("/api/tables/{table}/seats/1/take-over"), json!({ "link": link }));
    assert_eq!(b.until("bye")["code"], "seat_lost");
    assert!(b.hear().is_none(), "nothing of the game comes after that");
    let mut again = bob.connect(&format!("/api/tables/{table}/socket")).unwrap();
    again.say(json!({ "type": "hello", "protocol": 1 }));
    assert_eq!(again.until("error")["code"], "seat_given_away");
    assert_eq!(bob.get("/api/me/tables").body["tables"][0]["id"], json!(table));
    let (mut e, _) = eve.sit_at(&table);
    for socket in [&mut a, &mut c, &mut e] {
        socket.command(json!({ "type": "vote", "end": true }));
    }
    let (_, welcome) = bob.sit_at(&table);
    assert_eq!(welcome["table"]["stage"], "abandoned");
}

#[test]
fn those_who_watched_the_lobby_are_shown_out_when_the_game_begins_without_spectators() {
    let house = house();
    let [ada, eve] = ["Ada", "Eve"].map(|name| house.player(name));
    let seats = json!(["open", "detective", "detective"]);
    let made = ada.new_table(json!({ "players": 3, "spectators": false }), Some(seats));
    let (table, invitation) = (made.table(), made.body["invitation"].as_str().unwrap().to_owned());
    let (mut host, _) = ada.sit_at(&table);
    let (mut watcher, _) = house.nobody().sit_at(&table);
    eve.post(&format!("/api/tables/{table}/join"), json!({ "nonce": "ab".repeat(32) }));
    for (who, socket) in [("a stranger", &mut watcher), ("a host without a seat", &mut host)] {
        loop {
            let frame = socket.hear().expect("a frame");
            assert!(frame["view"].is_null() && !frame.to_string().contains("began"), "{who}: {frame}");
            if frame["type"] == "bye" {
                assert_eq!(frame["code"], "no_spectators", "{who}");
                break;
            }
        }
    }
    for client in [&ada, &house.nobody()] {
        let mut socket =
            client.connect(&format!("/api/tables/{table}/socket?invitation={invitation}")).unwrap();
        socket.say(json!({ "type": "hello", "protocol": 1 }));
        assert_eq!(socket.until("error")["code"], "no_spectators", "not that the table is private");
    }
}

#[test]
fn presence_follows_who_sits_where() {
    let house = house();
    let [ada, bob] = ["Ada", "Bob"].map(|name| house.player(name));
    let table = ada.new_table(json!({ "players": 3 }), None).table();
    let (mut a, _) = ada.sit_at(&table);
    let (mut b, welcome) = bob.sit_at(&table);
    assert_eq!(welcome["seat"], Value::Null);
    bob.post(&format!("/api/tables/{table}/join"), json!({}));
    for socket in [&mut a, &mut b] {
        loop {
            let presence = socket.until("presence");
            if presence["seats"] == json!([true, true, false]) {
                assert_eq!(presence["watching"], 0);
                break;
            }
        }
    }
}

#[test]
fn the_host_lets_a_bot_play_for_an_absent_player_until_they_are_back() {
    let house = house();
    let [ada, bob, cid] = ["Ada", "Bob", "Cid"].map(|name| house.player(name));
    let people = [&ada, &bob, &cid];
    let (table, sockets) = game(people, json!({ "players": 3 }));
    let mut sockets = sockets.map(Some);
    let absent = asked(&people, &table);
    let other = (absent + 1) % 3;
    let mut by = sockets[other].take().expect("a socket");
    assert_eq!(by.command(json!({ "type": "let_bot_play", "seat": absent }))["code"], "not_absent");
    drop(sockets[absent].take());
    let presence = loop {
        let presence = by.until("presence");
        if presence["seats"][absent] == false {
            break presence;
        }
    };
    let since = presence["absent_since"][absent].as_i64().expect("since when");
    assert_eq!(presence["bot_from"], json!(since + ABSENT.as_millis() as i64));
    std::thread::sleep(ABSENT + Duration::from_millis(50));
    let third = 3 - absent - other;
    let mut third = sockets[third].take().expect("a socket");
    for socket in [&mut by, &mut third] {
        // The host's wish is enough; then nobody is absent any more.
        socket.command(json!({ "type": "let_bot_play", "seat": absent }));
    }
    let why = wait_until("a bot plays", || {
        let card = people[other].get(&format!("/api/tables/{table}")).body["card"].clone();
        card["chairs"][absent]["substitute"]["why"].as_str().map(str::to_owned)
    });
    assert_eq!(why, "absent");
    let (_back, _) = people[absent].sit_at(&table);
    wait_until("the seat is given back", || {
        let card = people[other].get(&format!("/api/tables/{table}")).body["card"].clone();
        card["chairs"][absent]["substitute"].is_null().then_some(())
    });
}

#[test]
fn a_player_who_signs_out_is_away_from_then_and_not_since_the_table_was_opened() {
    let house = house();
    let [ada, bob, cid] = ["Ada", "Bob", "Cid"].map(|name| house.player(name));
    let (_, mut sockets) = game([&ada, &bob, &cid], json!({ "players": 3 }));
    std::thread::sleep(ABSENT);
    let before = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    assert_eq!(bob.post("/api/sign-out", json!({})).status, 204);
    let mut bobs = || sockets[0].until("presence")["absent_since"][1].as_i64();
    // Before he sat down he was away too.
    while bobs().is_some() {}
    let since = loop {
        if let Some(since) = bobs() {
            break since;
        }
    };
    assert!(since >= before.as_millis() as i64, "{since}");
}

#[test]
fn a_vote_to_end_does_not_wait_for_an_absent_friend() {
    let house = house();
    let [ada, bob, cid] = ["Ada", "Bob", "Cid"].map(|name| house.player(name));
    let (table, [mut a, mut b, c]) = game([&ada, &bob, &cid], json!({ "players": 3 }));
    drop(c);
    let voted = a.command(json!({ "type": "vote", "end": true }));
    assert!(voted["table"]["vote"]["until"].is_i64(), "{voted}");
    assert_eq!(voted["table"]["chairs"][0]["vote"], true);
    b.command(json!({ "type": "vote", "end": true }));
    let stage = || ada.get(&format!("/api/tables/{table}")).body["card"]["stage"].clone();
    wait_until("the end", || (stage() == "abandoned").then_some(()));
}

#[test]
fn names_follow_a_rename_and_twins_get_a_number() {
    let house = house();
    let [ada, twin] = ["Ada", "Ada"].map(|name| house.player(name));
    let table = ada.new_table(json!({ "players": 3 }), None).table();
    twin.post(&format!("/api/tables/{table}/join"), json!({}));
    let (mut a, welcome) = ada.sit_at(&table);
    assert_eq!(welcome["table"]["chairs"][1]["name"], "Ada (2)");
    assert_eq!(twin.patch("/api/me", json!({ "name": "Bea" })).status, 200);
    let welcome = a.until("welcome");
    assert_eq!(welcome["table"]["chairs"][1]["name"], "Bea");
}

#[test]
fn the_lobby_of_a_rematch_lets_the_host_replace_someone_who_does_not_come() {
    let house = house();
    let [ada, bob, cid] = ["Ada", "Bob", "Cid"].map(|name| house.player(name));
    let (table, [mut a, mut b, mut c]) = game([&ada, &bob, &cid], json!({ "players": 3 }));
    for socket in [&mut a, &mut b, &mut c] {
        socket.command(json!({ "type": "vote", "end": true }));
    }
    let rematch = ada.post(&format!("/api/tables/{table}/rematch"), json!({}));
    let rematch = rematch.table();
    for player in [&ada, &bob] {
        player.sit_at(&rematch).0.nonce(&"ef".repeat(32));
    }
    let seat = (0..3).find(|seat| {
        let card = ada.get(&format!("/api/tables/{rematch}")).body["card"].clone();
        card["chairs"][*seat]["player"] == json!(cid.id)
    });
    let seat = seat.expect("a seat is reserved");
    let path = format!("/api/tables/{rematch}/seats/{seat}");
    assert_eq!(ada.delete(&path).status, 200);
    let begun = ada.put(&path, json!({ "bot": "detective" }));
    assert_eq!(begun.body["card"]["stage"], "running");
}
