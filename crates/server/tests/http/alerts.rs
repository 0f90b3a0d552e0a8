//! Telling players outside the game.

use super::support::{Client, House, wait_until};
use hmac::{Hmac, KeyInit, Mac};
use serde_json::{Value, json};
use sha2::Sha256;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpListener;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

pub(super) struct Call {
    line: String,
    headers: Vec<(String, String)>,
    pub(super) body: String,
}

impl Call {
    fn header(&self, name: &str) -> &str {
        &self.headers.iter().find(|(known, _)| known == name).unwrap().1
    }
}

/// A listener for calls that answers with these statuses in turn, and then with 204.
pub(super) fn listener(statuses: &'static [&'static str]) -> (String, Receiver<Call>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}/turn", listener.local_addr().unwrap());
    let elsewhere = url.replace("turn", "elsewhere");
    let (sender, calls) = channel();
    std::thread::spawn(move || {
        let statuses = statuses.iter().copied().chain(std::iter::repeat("204 No Content"));
        for (stream, status) in listener.incoming().zip(statuses) {
            let mut reader = BufReader::new(stream.unwrap());
            let mut lines = Vec::new();
            loop {
                let mut line = String::new();
                reader.read_line(&mut line).unwrap();
                if line.trim().is_empty() {
                    break;
                }
                lines.push(line.trim().to_owned());
            }
            let headers: Vec<(String, String)> = lines[1..]
                .iter()
                .filter_map(|line| line.split_once(": "))
                .map(|(name, value)| (name.to_lowercase(), value.to_owned()))
                .collect();
            let length = headers.iter().find(|(name, _)| name == "content-length");
            let length = length.map_or(0, |(_, length)| length.parse().unwrap());
            let mut body = vec![0; length];
            reader.read_exact(&mut body).unwrap();
            let answer = format!("HTTP/1.1 {status}\r\nlocation: {elsewhere}\r\ncontent-length: 0\r\n\r\n");
            reader.get_mut().write_all(answer.as_bytes()).unwrap();
            let call = Call { line: lines.swap_remove(0), headers, body: String::from_utf8(body).unwrap() };
            if sender.send(call).is_err() {
                return;
            }
        }
    });
    (url, calls)
}

/// Sets up a table over days where it soon is a player's turn.
fn turn(player: &Client) -> String {
    let options = json!({ "players": 3, "clock": { "kind": "correspondence", "hours": 24 } });
    let table = player.new_table(options, Some(json!(["me", "apprentice", "apprentice"]))).table();
    player.sit_at(&table).0.nonce(&"33".repeat(32));
    table
}

#[test]
fn a_player_asked_at_a_table_over_days_gets_a_signed_call() {
    let house = House::with(|config| config.allow_private_webhooks = true);
    let ada = house.player("Ada");
    let (url, calls) = listener(&[]);
    let secret =
        ada.put("/api/me/webhook", json!({ "url": url })).body["secret"].as_str().unwrap().to_owned();
    assert_eq!(ada.get("/api/me").body["webhook"], json!(url));
    let table = turn(&ada);
    let call = calls.recv_timeout(Duration::from_secs(60)).unwrap();
    let told: Value = serde_json::from_str(&call.body).unwrap();
    assert_eq!(
        (&told["type"], &told["table"], &told["seat"]),
        (&json!("your_turn"), &json!(table), &json!(0))
    );
    assert!(call.header("armonium-alert").parse::<i64>().is_ok());
    let (at, sum) = call.header("armonium-signature").split_once(",v1=").unwrap();
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).unwrap();
    mac.update(format!("{}.{}", at.strip_prefix("t=").unwrap(), call.body).as_bytes());
    let right: [u8; 32] = mac.finalize().into_bytes().into();
    assert_eq!(sum, armonium_table::Digest(right).to_string());
}

#[test]
fn a_player_is_called_only_for_what_the_plan_leaves_open() {
    let house = House::with(|config| {
        House::hurried(config);
        config.allow_private_webhooks = true;
    });
    let people = ["Ada", "Bob", "Cid"].map(|name| house.player(name));
    let calls = people.each_ref().map(|player| {
        let (url, calls) = listener(&[]);
        player.put("/api/me/webhook", json!({ "url": url }));
        calls
    });
    let options = json!({ "players": 3, "clock": { "kind": "correspondence", "hours": 24 } });
    let table = people[0].new_table(options, None).table();
    for player in &people[1..] {
        player.post(&format!("/api/tables/{table}/join"), json!({}));
    }
    for player in &people {
        player.sit_at(&table).0.nonce(&"33".repeat(32));
    }
    let seen = |seat: usize| people[seat].sit_at(&table).1;
    let asked = || seen(0)["view"]["to_act"].as_u64().map(|seat| seat as usize);
    let first = wait_until("the deal", asked);
    let owner = (first + 1) % 3;
    let open = (1..=3).map(|position| json!({ "do": "open", "position": position, "time": 0 }));
    let then = open.chain([json!({ "do": "pass" })]);
    let steps: Vec<Value> = then.map(|then| json!({ "hour": 1, "then": then })).collect();
    people[owner].sit_at(&table).0.command(json!({ "type": "plan", "plan": { "steps": steps } }));
    // The others decide by hand until the owner is asked something that isn't planned.
    let welcome = loop {
        let seat = asked().unwrap();
        let welcome = seen(seat);
        if seat != owner {
            let action = &welcome["view"]["legal"][0];
            let act = json!({ "type": "act", "at": welcome["decision"], "actions": [action] });
            people[seat].sit_at(&table).0.command(act);
        } else if welcome["view"]["public"]["phase"].get("auction").is_none() {
            break welcome;
        } else {
            std::thread::sleep(Duration::from_millis(20));
        }
    };
    let call = calls[owner].recv_timeout(Duration::from_secs(60)).unwrap();
    let told: Value = serde_json::from_str(&call.body).unwrap();
    assert_eq!(told["version"], welcome["version"], "the auctions needed no call: {told}");
    assert!(calls[first].recv_timeout(Duration::from_secs(60)).is_ok(), "who has no plan is called");
}

#[test]
fn a_call_that_fails_is_made_again_and_no_redirect_is_followed() {
    let house = House::with(|config| config.allow_private_webhooks = true);
    let ada = house.player("Ada");
    let (url, calls) = listener(&["302 Found"]);
    ada.put("/api/me/webhook", json!({ "url": url }));
    turn(&ada);
    let first = calls.recv_timeout(Duration::from_secs(60)).unwrap();
    let again = calls.recv_timeout(Duration::from_secs(60)).unwrap();
    assert_eq!(again.line, "POST /turn HTTP/1.1");
    assert_eq!(
        (first.body.clone(), first.header("armonium-alert")),
        (again.body.clone(), again.header("armonium-alert"))
    );
    assert!(calls.recv_timeout(Duration::from_secs(3)).is_err(), "what was taken is not told twice");
}

#[test]
fn a_nudge_reaches_the_player_to_act_as_an_alert_at_any_table() {
    let house = House::with(|config| config.allow_private_webhooks = true);
    let people = ["Ada", "Bob"].map(|name| house.player(name));
    let (url, calls) = listener(&[]);
    people.iter().for_each(|player| _ = player.put("/api/me/webhook", json!({ "url": url })));
    let [ada, bob] = &people;
    let table = ada.new_table(json!({ "players": 3 }), Some(json!(["me", "open", "apprentice"]))).table();
    bob.post(&format!("/api/tables/{table}/join"), json!({}));
    for player in &people {
        player.sit_at(&table).0.nonce(&"33".repeat(32));
    }
    let asked = wait_until("a player is asked", || {
        let next = ada.get(&format!("/api/tables/{table}")).body["next"]["player"].clone();
        people.iter().position(|player| next == json!(player.id))
    });
    let nudge = json!({ "type": "nudge", "seat": asked });
    let by = &people[1 - asked];
    assert_eq!(by.sit_at(&table).0.command(nudge.clone())["code"], "nudged_too_soon");
    // Two minutes later.
    let later = || system_time() + 120_000;
    let house = House::at(house.stop(), |config| {
        config.allow_private_webhooks = true;
        config.system_time = later;
    });
    let (mut socket, _) = by.at_house(&house).sit_at(&table);
    socket.command(nudge.clone());
    let call = calls.recv_timeout(Duration::from_secs(60)).unwrap();
    let told: Value = serde_json::from_str(&call.body).unwrap();
    assert_eq!(
        (&told["type"], &told["table"], &told["seat"], &told["by"]),
        (&json!("nudge"), &json!(table), &json!(asked), &json!(1 - asked))
    );
    assert_eq!(socket.command(nudge)["code"], "nudged_too_soon", "once in some minutes");
    assert!(calls.recv_timeout(Duration::from_secs(2)).is_err());
}

fn system_time() -> i64 {
    std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_millis() as i64
}

#[test]
fn addresses_in_the_servers_own_network_are_never_called() {
    let house = House::open();
    let ada = house.player("Ada");
    let (url, calls) = listener(&[]);
    assert_eq!(ada.put("/api/me/webhook", json!({ "url": url })).refusal(), (422, "bad_webhook"));
    for url in
        ["ftp://bot.example", "http://localhost:80/", "http://[::1]/", "http://169.254.169.254/latest", "x"]
    {
        assert_eq!(
            ada.put("/api/me/webhook", json!({ "url": url })).refusal(),
            (422, "bad_webhook"),
            "{url}"
        );
    }
    // A name that leads here is found out when it is looked up: 127.1 is an old way to write 127.0.0.1.
    let hidden = url.replace("127.0.0.1", "127.1");
    assert_eq!(ada.put("/api/me/webhook", json!({ "url": hidden })).status, 200);
    let before = failed_attempts(&house);
    turn(&ada);
    wait_until("an attempt", || (failed_attempts(&house) > before).then_some(()));
    assert!(calls.try_recv().is_err());
    assert_eq!(ada.delete("/api/me/webhook").status, 204);
    assert!(ada.get("/api/me").body["webhook"].is_null());
}

fn failed_attempts(house: &House) -> u64 {
    let text = house.nobody().get("/metrics").text;
    let line = text.lines().find(|line| line.starts_with("armonium_alerts_total{outcome=\"retried\"}"));
    line.map_or(0, |line| line.rsplit(' ').next().unwrap().parse().unwrap())
}
