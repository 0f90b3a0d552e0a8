//! Clients that do what they should not: each gets its error, and nobody else notices.

use super::support::{Client, House, Socket, wait_until};
use serde_json::{Value, json};

/// A table of Ada, Bruno and a bot, just dealt.
fn table(house: &House) -> (String, [(Client, Socket); 2]) {
    let (ada, bruno) = (house.player("Ada"), house.player("Bruno"));
    let table = ada.new_table(json!({ "players": 3 }), Some(json!(["me", "open", "apprentice"]))).table();
    assert_eq!(bruno.post(&format!("/api/tables/{table}/join"), json!({})).status, 200);
    let (mut first, _) = ada.sit_at(&table);
    let (mut second, _) = bruno.sit_at(&table);
    first.nonce(&"1".repeat(64));
    second.nonce(&"2".repeat(64));
    (table, [(ada, first), (bruno, second)])
}

/// The game goes on for this player: something can be said and is heard.
fn goes_on(socket: &mut Socket) {
    let said = socket.command(json!({ "type": "phrase", "phrase": "hello" }));
    assert_eq!(said["type"], "update", "{said}");
    assert_eq!(said["news"][0]["phrase"], "hello", "{said}");
}

#[test]
fn what_is_no_message_is_answered_and_changes_nothing() {
    let house = House::open();
    let (_, [(_, mut ada), (_, mut bruno)]) = table(&house);
    let nested = format!("{}{}", "[".repeat(1500), "]".repeat(1500));
    let nested_action = format!(r#"{{"type":"act","id":1,"at":0,"actions":[{nested}]}}"#);
    let many = format!(r#"{{"type":"ask","id":1,"why":[{}]}}"#, vec![r#"{"do":"pass"}"#; 65].join(","));
    let nested_question = format!(r#"{{"type":"ask","id":1,"why":{nested}}}"#);
    let bad = [
        "",
        "x",
        "[]",
        "{}",
        "null",
        "7",
        "{\"type\":\"act\"}",
        "{\"type\":\"hack\"}",
        r#"{"type":"act","id":-1,"at":0,"actions":[{"do":"pass"}]}"#,
        r#"{"type":"act","id":1,"at":0,"actions":[{"do":"pass"}],"seat":1}"#,
        r#"{"type":"act","id":1,"at":0,"actions":[{"do":"bid","time":999}]}"#,
        r#"{"type":"say","id":1,"text":7}"#,
        r#"{"type":"nonce","id":1,"nonce":"zz"}"#,
        r#"{"type":"phrase","id":1,"phrase":"insult"}"#,
        r#"{"type":"hello","protocol":1}"#,
        "{\"type\":\"say\",\"id\":1,\"text\":\"\\ud800\"}",
        r#"{"type":"ask"}"#,
        r#"{"type":"ask","id":1,"seat":1}"#,
        r#"{"type":"ask","id":1,"routes":"yes"}"#,
        r#"{"type":"ask","id":1,"why":[{"do":"hack"}]}"#,
        r#"{"type":"ask","id":1,"why":{"do":"pass"}}"#,
        r#"{"type":"ask","id":1,"routes":true,"after":{"do":"stop"}}"#,
        r#"{"type":"ask","id":1,"routes":true,"after":{"do":"turn","teeth":999}}"#,
        &many,
        &nested_question,
        &nested,
        &nested_action,
    ];
    for text in bad {
        ada.say_text(text);
        let answer = ada.until("error");
        assert_eq!(answer["code"], "bad_message", "{text}: {answer}");
        assert!(answer["clause"] == "W3" || answer["clause"] == "W2", "{answer}");
    }
    goes_on(&mut ada);
    goes_on(&mut bruno);
}

#[test]
fn a_client_without_a_valid_hello_is_disconnected() {
    let house = House::open();
    let (id, [(client, _ada), (_, mut bruno)]) = table(&house);
    let path = format!("/api/tables/{id}/socket");
    let hellos = [
        (r#"{"type":"hello","protocol":2}"#, "unknown_protocol"),
        (r#"{"type":"ping"}"#, "bad_message"),
        (r#"{"type":"hello"}"#, "bad_message"),
        ("hello", "bad_message"),
    ];
    for (hello, code) in hellos {
        let mut socket = client.connect(&path).unwrap();
        socket.say_text(hello);
        assert_eq!(socket.hear().unwrap()["code"], code);
        wait_until("the end", || socket.hear().is_none().then_some(()));
    }
    goes_on(&mut bruno);
}

#[test]
fn nobody_acts_for_another_seat() {
    let house = House::open();
    let (id, mut players) = table(&house);
    let mut stranger = house.player("Mallory").sit_at(&id).0;
    let mut forged = house.nobody().with("cookie", format!("armonium={}", "f".repeat(64)));
    forged.headers.push(("origin", format!("http://{}", house.address)));
    let (mut nobody, welcome) = forged.sit_at(&id);
    assert_eq!(welcome["seat"], Value::Null, "a forged cookie is nobody's");
    let decision = welcome["decision"].as_u64().unwrap();
    let act = |id: u64| json!({ "type": "act", "id": id, "at": decision, "actions": [{ "do": "open", "position": 1 }] });
    stranger.say(act(1));
    assert_eq!(stranger.until("refused")["code"], "not_seated");
    nobody.say(act(2));
    assert_eq!(nobody.until("error")["code"], "not_seated");
    // The player who is not asked gets the reason.
    let asked = welcome["view"]["to_act"].as_u64().unwrap();
    for (seat, (_, socket)) in players.iter_mut().enumerate() {
        if seat as u64 != asked {
            socket.say(act(3));
            let refused = socket.until("refused");
            assert!(refused["code"] == "illegal" || refused["code"] == "stale", "{refused}");
            assert!(refused["view"].is_object());
        }
    }
}

#[test]
fn links_and_invitations_cannot_be_guessed() {
    let house = House::with(|config| config.limits.requests_per_player = "30/min".parse().unwrap());
    let (id, _players) = table(&house);
    let mallory = house.player("Mallory");
    let mut refusals = Vec::new();
    for guess in 0..40 {
        let link = format!("{guess:032x}");
        let reply = mallory.post(&format!("/api/tables/{id}/seats/0/take-over"), json!({ "link": link }));
        refusals.push(reply.code().to_owned());
    }
    assert!(refusals.iter().take(20).all(|code| code == "bad_link"), "{refusals:?}");
    assert_eq!(refusals.last().unwrap(), "too_fast");
}

#[test]
fn a_client_that_sends_too_much_is_disconnected_and_the_others_play_on() {
    let house = House::open();
    let (_, [(_, mut ada), (_, mut bruno)]) = table(&house);
    for id in 0..200 {
        if !ada.try_say_text(&format!(r#"{{"type":"phrase","id":{},"phrase":"haha"}}"#, id + 100_000_000)) {
            break;
        }
    }
    let end = wait_until("the end", || match ada.hear() {
        Some(frame) if frame["type"] == "error" => Some(frame),
        Some(_) => None,
        None => Some(json!({ "code": "too_fast" })),
    });
    assert_eq!(end["code"], "too_fast");
    goes_on(&mut bruno);
}

#[test]
fn a_client_that_does_not_read_is_disconnected_and_delays_nobody() {
    let house = House::with(|config| {
        config.limits.messages_per_second = 1_000_000;
        config.limits.messages_at_once = 1_000_000;
    });
    let (id, [(_, mut ada), (bruno, mut deaf)]) = table(&house);
    // Every one of these is answered with a whole View, which nobody takes.
    deaf.give_up_after(std::time::Duration::from_millis(300));
    for number in 0..20_000u64 {
        let text = format!(r#"{{"type":"act","id":{number},"at":4000000,"actions":[{{"do":"pass"}}]}}"#);
        if !deaf.try_say_text(&text) {
            break;
        }
    }
    goes_on(&mut ada);
    let slow = || {
        let metrics = house.nobody().get("/metrics").text;
        let line =
            metrics.lines().find(|line| line.starts_with("armonium_slow_subscribers_total"))?.to_owned();
        let count: f64 = line.rsplit(' ').next()?.parse().ok()?;
        (count >= 1.0).then_some(())
    };
    wait_until("the deaf one to be let go", || {
        goes_on(&mut ada);
        slow()
    });
    // And may come back.
    let (mut back, welcome) = bruno.sit_at(&id);
    assert_eq!(welcome["seat"], 1);
    goes_on(&mut back);
}
