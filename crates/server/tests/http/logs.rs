//! What is logged, and what never is.

use super::support::{House, finished_game, logged, wait_until};
use serde_json::json;

#[test]
fn no_secret_is_ever_logged() {
    let house = House::open();
    let (ada, bob) = (house.player("Ada"), house.player("Bob"));
    let engine = house.program(&ada, "Engine");
    let passphrase = "correct horse battery staple";
    ada.patch("/api/me", json!({ "passphrase": passphrase, "proof": ada.recovery }));
    house.nobody().post("/api/sign-in", json!({ "player": ada.id, "passphrase": passphrase }));
    house.nobody().post("/api/sign-in", json!({ "player": ada.id, "passphrase": "wrong horse" }));
    house.nobody().post("/api/sign-in", json!({ "recovery": ada.recovery }));
    let recovery = ada.post("/api/me/recovery", json!({ "proof": passphrase })).body["recovery"]
        .as_str()
        .unwrap()
        .to_owned();
    let webhook = ada.put("/api/me/webhook", json!({ "url": "https://bot.example/path-of-the-hook" }));
    let signing = webhook.body["secret"].as_str().unwrap().to_owned();

    let made =
        ada.new_table(json!({ "players": 3, "private": true }), Some(json!(["me", "open", "apprentice"])));
    let (table, invitation) = (made.table(), made.body["invitation"].as_str().unwrap().to_owned());
    let path = format!("/api/tables/{table}");
    assert_eq!(bob.get(&format!("{path}?invitation={invitation}")).status, 200);
    bob.post(&format!("{path}/join"), json!({ "invitation": invitation }));
    assert!(engine.connect(&format!("{path}/socket?invitation={invitation}")).is_ok());
    let note = "what I suspect of Bob";
    ada.write_note(&table, note);
    let nonces = ["5e".repeat(32), "7f".repeat(32)];
    let said = "said in confidence";
    for (player, nonce) in [&ada, &bob].into_iter().zip(&nonces) {
        let (mut socket, _) = player.sit_at(&table);
        socket.nonce(nonce);
        socket.command(json!({ "type": "say", "text": said }));
        socket.say(json!({ "type": "nonce", "id": 9, "nonce": format!("{nonce}0") }));
    }
    let guest =
        ada.post("/api/guests", json!({ "name": "Chloé" })).body["token"].as_str().unwrap().to_owned();
    let wrong = "9d".repeat(32);
    for token in [&guest, &wrong] {
        let offer = format!("armonium, bearer.{token}");
        let opened = ada.with("sec-websocket-protocol", offer).connect(&format!("{path}/socket"));
        assert_eq!(opened.is_ok(), *token == guest);
    }
    let mut brought = house.nobody();
    brought.bearer = Some(guest.clone());
    let brought_nonce = "4b".repeat(32);
    brought.post(&format!("{path}/join"), json!({ "invitation": invitation, "nonce": brought_nonce }));
    let link = bob.post(&format!("{path}/seats/1/link"), json!({})).body["link"].as_str().unwrap().to_owned();
    engine.post(&format!("{path}/seats/1/take-over"), json!({ "link": link }));
    let over = finished_game(&ada, json!({ "players": 3 }));
    let record = ada.get(&format!("/api/games/{over}/record")).text;
    let secret = record.split("\"secret\":\"").nth(1).unwrap()[..64].to_owned();

    // Mistakes are where secrets slip out.
    ada.ask(
        "POST",
        "/api/sign-in",
        Some(("application/json", format!("{{\"recovery\":\"{recovery}").as_bytes())),
    );
    ada.get(&format!("/api/nothing?invitation={invitation}"));

    let lines = wait_until("the last line", || Some(logged()).filter(|lines| lines.contains("/api/nothing")));
    assert!(lines.contains(&format!("/api/tables/{table}")), "there is something to search");
    let secrets = [
        ("cookie", ada.cookie.clone().unwrap()),
        ("cookie", bob.cookie.clone().unwrap()),
        ("token", engine.bearer.clone().unwrap()),
        ("token", guest),
        ("token", wrong),
        ("recovery code", ada.recovery.clone()),
        ("recovery code", recovery),
        ("passphrase", passphrase.to_owned()),
        ("passphrase", "wrong horse".to_owned()),
        ("signing secret", signing),
        ("webhook", "path-of-the-hook".to_owned()),
        ("invitation", invitation),
        ("link", link),
        ("note", note.to_owned()),
        ("nonce", nonces[0].clone()),
        ("nonce", nonces[1].clone()),
        ("nonce", brought_nonce),
        ("talk", said.to_owned()),
        ("secret", secret),
    ];
    for (what, secret) in secrets {
        if let Some(line) = lines.lines().find(|line| line.contains(&secret)) {
            panic!("the {what} was logged: {line}");
        }
    }
}

#[test]
fn every_request_is_a_line_with_its_number() {
    let house = House::open();
    let reply = house.nobody().get("/api/players/0000000000001");
    let number = reply.header("x-request-id").unwrap().to_owned();
    let line = wait_until("the line", || {
        let lines = logged();
        lines.lines().find(|line| line.contains(&number)).map(str::to_owned)
    });
    let line: serde_json::Value = serde_json::from_str(&line).unwrap();
    assert_eq!((&line["status"], &line["method"]), (&json!(404), &json!("GET")));
    assert!(line["path"].as_str().unwrap().contains("/api/players/0000000000001"), "{line}");
}
