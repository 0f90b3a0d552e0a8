//! Notices outside the page: push messages to a push service, e-mails to a mail server, and the players' rules. Both servers
//! are started here.

use super::support::{Client, House, logged, wait_until};
use armonium_server::{Config, Smtp};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use p256::elliptic_curve::sec1::ToEncodedPoint;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex};
use std::time::Duration;

const SOON: Duration = Duration::from_secs(60);
/// Longer than a notice that isn't held back takes.
const HELD: Duration = Duration::from_secs(4);

/// A browser with a push service of its own.
struct Browser {
    secret: p256::SecretKey,
    auth: [u8; 16],
    address: SocketAddr,
    /// What the service answers from now on.
    status: Arc<Mutex<u16>>,
    calls: Receiver<Call>,
}

/// A call to the push service.
struct Call {
    headers: Vec<(String, String)>,
    body: Vec<u8>,
}

impl Call {
    fn header(&self, name: &str) -> &str {
        &self.headers.iter().find(|(known, _)| known == name).unwrap_or_else(|| panic!("no {name}")).1
    }
}

impl Browser {
    fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let (address, status) = (listener.local_addr().unwrap(), Arc::new(Mutex::new(201)));
        let (sender, calls) = channel();
        let shared = Arc::clone(&status);
        std::thread::spawn(move || {
            for stream in listener.incoming() {
                let mut reader = BufReader::new(stream.unwrap());
                let mut headers = Vec::new();
                loop {
                    let mut line = String::new();
                    reader.read_line(&mut line).unwrap();
                    let line = line.trim();
                    if line.is_empty() {
                        break;
                    }
                    if let Some((name, value)) = line.split_once(": ") {
                        headers.push((name.to_lowercase(), value.to_owned()));
                    }
                }
                let length = headers.iter().find(|(name, _)| name == "content-length");
                let mut body = vec![0; length.map_or(0, |(_, length)| length.parse().unwrap())];
                reader.read_exact(&mut body).unwrap();
                let status = *shared.lock().unwrap();
                let answer = format!("HTTP/1.1 {status} X\r\ncontent-length: 0\r\n\r\n");
                reader.get_mut().write_all(answer.as_bytes()).unwrap();
                if sender.send(Call { headers, body }).is_err() {
                    return;
                }
            }
        });
        let secret = p256::SecretKey::from_slice(&[5; 32]).unwrap();
        Self { secret, auth: [6; 16], address, status, calls }
    }

    fn answer(&self, status: u16) {
        *self.status.lock().unwrap() = status;
    }

    fn endpoint(&self) -> String {
        format!("http://{}/push/one", self.address)
    }

    /// The subscription as a browser's `toJSON()` gives it.
    fn subscription(&self) -> Value {
        let public = self.secret.public_key().to_encoded_point(false);
        json!({ "endpoint": self.endpoint(), "expirationTime": null, "keys": {
            "p256dh": URL_SAFE_NO_PAD.encode(public.as_bytes()), "auth": URL_SAFE_NO_PAD.encode(self.auth) } })
    }

    fn subscribe(&self, player: &Client) {
        let reply = player.post("/api/me/push", self.subscription());
        assert_eq!(reply.status, 204, "{reply:?}");
    }

    fn read(&self, call: &Call) -> Value {
        let text = web_push_native::decrypt(call.body.clone(), &self.secret, &self.auth.into()).unwrap();
        serde_json::from_slice(&text).unwrap()
    }

    fn next(&self) -> (Call, Value) {
        let call = self.calls.recv_timeout(SOON).unwrap();
        let message = self.read(&call);
        (call, message)
    }

    fn is_quiet(&self) {
        assert!(self.calls.recv_timeout(HELD).is_err(), "nothing is sent");
    }
}

/// A mail server.
struct Post {
    address: SocketAddr,
    /// What it answers to a recipient.
    answer: Arc<Mutex<&'static str>>,
    mails: Receiver<(String, String)>,
}

impl Post {
    fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let (address, answer) = (listener.local_addr().unwrap(), Arc::new(Mutex::new("250 ok")));
        let (sender, mails) = channel();
        let shared = Arc::clone(&answer);
        std::thread::spawn(move || {
            for stream in listener.incoming() {
                let (sender, answer) = (sender.clone(), Arc::clone(&shared));
                std::thread::spawn(move || {
                    let mut reader = BufReader::new(stream.unwrap());
                    let mut to = String::new();
                    reader.get_mut().write_all(b"220 post.example\r\n").unwrap();
                    loop {
                        let mut line = String::new();
                        if reader.read_line(&mut line).unwrap_or(0) == 0 {
                            return;
                        }
                        let word = line.get(..4).unwrap_or_default().to_uppercase();
                        let reply = match word.as_str() {
                            "EHLO" => "250-post.example\r\n250 8BITMIME".to_owned(),
                            "RCPT" => {
                                to = line.split(['<', '>']).nth(1).unwrap_or_default().to_owned();
                                (*answer.lock().unwrap()).to_owned()
                            }
                            "DATA" => {
                                reader.get_mut().write_all(b"354 go\r\n").unwrap();
                                let mut mail = String::new();
                                while !mail.ends_with("\r\n.\r\n") {
                                    assert!(reader.read_line(&mut mail).unwrap() > 0);
                                }
                                let _ = sender.send((to.clone(), mail));
                                "250 taken".to_owned()
                            }
                            "QUIT" => return,
                            _ => "250 ok".to_owned(),
                        };
                        reader.get_mut().write_all(format!("{reply}\r\n").as_bytes()).unwrap();
                    }
                });
            }
        });
        Self { address, answer, mails }
    }

    fn answer(&self, line: &'static str) {
        *self.answer.lock().unwrap() = line;
    }

    /// The next mail: the recipient, its head, and its plain text and HTML without the transfer encoding.
    fn next(&self) -> (String, String, String) {
        let (to, mail) = self.mails.recv_timeout(SOON).unwrap();
        let (head, body) = mail.split_once("\r\n\r\n").unwrap();
        (to, head.replace("\r\n ", " "), decoded(body))
    }
}

/// A text in quoted-printable, or as it is.
fn decoded(body: &str) -> String {
    let joined = body.replace("=\r\n", "");
    let mut bytes = Vec::new();
    let mut rest = joined.as_bytes();
    while let [first, more @ ..] = rest {
        let hex = more.get(..2).and_then(|hex| u8::from_str_radix(std::str::from_utf8(hex).ok()?, 16).ok());
        match (first, hex) {
            (b'=', Some(byte)) => {
                bytes.push(byte);
                rest = &more[2..];
            }
            _ => {
                bytes.push(*first);
                rest = more;
            }
        }
    }
    String::from_utf8(bytes).unwrap()
}

fn with_push(config: &mut Config) {
    config.allow_private_webhooks = true;
    config.public_url = Some("https://play.example".to_owned());
}

fn with_mail(config: &mut Config, post: &Post) {
    with_push(config);
    let url = format!("smtp://{}", post.address);
    config.smtp = Some(Smtp { url, from: "Armonium <no-reply@play.example>".to_owned() });
}

/// Sets up a table over days where it soon is the player's turn.
fn turn(player: &Client) -> String {
    let options = json!({ "players": 3, "clock": { "kind": "correspondence", "hours": 24 } });
    let table = player.new_table(options, Some(json!(["me", "apprentice", "apprentice"]))).table();
    player.sit_at(&table).0.nonce(&"33".repeat(32));
    table
}

fn rules(player: &Client, change: impl FnOnce(&mut Value)) {
    let mut rules = json!({ "language": "en", "zone": "UTC", "only_turns": false, "not_while_looking": true,
        "quiet": null, "digest": null });
    change(&mut rules);
    let reply = player.put("/api/me/notices", rules);
    assert_eq!(reply.status, 204, "{reply:?}");
}

/// The minute of the day in UTC.
fn minute() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    since.as_secs() / 60 % 1440
}

/// The address of a link in a mail.
fn link(text: &str, from: &str) -> String {
    let at = text.find(from).unwrap_or_else(|| panic!("{from} in {text}"));
    text[at..].split([' ', '\r', '\n', '"', '<', '>']).next().unwrap().to_owned()
}

/// Gives a player a confirmed address.
fn confirmed(house: &House, post: &Post, player: &Client, address: &str) {
    let asked = player.put("/api/me/email", json!({ "address": address, "language": "en" }));
    assert_eq!((asked.status, &asked.body["confirmed"]), (202, &json!(false)), "{asked:?}");
    let (to, _, text) = post.next();
    assert_eq!(to, address);
    let token = link(&text, "https://play.example/email?confirm=").split_once('=').unwrap().1.to_owned();
    let reply = house.nobody().post("/api/email/confirm", json!({ "token": token }));
    assert_eq!((reply.status, &reply.body["confirmed"]), (200, &json!(true)), "{reply:?}");
}

#[test]
fn a_browser_gets_an_encrypted_and_signed_push_message_without_anything_secret() {
    let house = House::with(with_push);
    let ada = house.player("Ada");
    let settings = ada.get("/api/me/notices").body;
    assert_eq!((&settings["email_offered"], &settings["browsers"]), (&json!(false), &json!(0)));
    let browser = Browser::open();
    browser.subscribe(&ada);
    rules(&ada, |rules| rules["only_turns"] = json!(true));
    let table = turn(&ada);
    let (call, message) = browser.next();
    assert_eq!(message["lines"], json!([{ "kind": "your_turn", "table": table, "players": [] }]));
    assert_eq!(message["waiting"], json!(1));
    let fields: Vec<_> = message.as_object().unwrap().keys().cloned().collect();
    assert_eq!(fields, ["id", "lines", "waiting"]);
    assert_eq!((call.header("content-encoding"), call.header("ttl")), ("aes128gcm", "86400"));
    let key = settings["push_key"].as_str().unwrap();
    assert!(call.header("authorization").ends_with(&format!(", k={key}")));
    assert!(!String::from_utf8_lossy(&call.body).contains(&table), "push services read nothing");
    assert_eq!(ada.get("/api/me/notices").body["browsers"], json!(1));
    browser.is_quiet();
}

#[test]
fn all_nodes_have_one_push_key_and_keep_it() {
    let house = House::with(with_push);
    let ada = house.player("Ada");
    let key = ada.get("/api/me/notices").body["push_key"].clone();
    let house = House::at(house.stop(), with_push);
    assert_eq!(ada.at_house(&house).get("/api/me/notices").body["push_key"], key);
}

#[test]
fn a_push_that_fails_comes_again_under_the_same_id_also_after_a_restart() {
    let house = House::with(with_push);
    let ada = house.player("Ada");
    let browser = Browser::open();
    browser.answer(503);
    browser.subscribe(&ada);
    turn(&ada);
    let (_, first) = browser.next();
    let folder = house.stop();
    browser.answer(201);
    let house = House::at(folder, with_push);
    let (_, again) = browser.next();
    assert_eq!(again["id"], first["id"]);
    assert_eq!(again["lines"], first["lines"]);
    browser.is_quiet();
    assert_eq!(ada.at_house(&house).get("/api/me/notices").body["browsers"], json!(1));
}

#[test]
fn a_subscription_that_its_push_service_no_longer_knows_is_removed() {
    for status in [404, 410] {
        let house = House::with(with_push);
        let ada = house.player("Ada");
        let browser = Browser::open();
        browser.answer(status);
        browser.subscribe(&ada);
        turn(&ada);
        browser.next();
        let browsers = || ada.get("/api/me/notices").body["browsers"].clone();
        wait_until("the removal", || (browsers() == json!(0)).then_some(()));
        browser.is_quiet();
    }
}

#[test]
fn push_endpoints_are_checked_like_webhooks_and_keys_are_read() {
    let house = House::open();
    let ada = house.player("Ada");
    let browser = Browser::open();
    let mut subscription = browser.subscription();
    let refused = |body: &Value| {
        let reply = ada.post("/api/me/push", body.clone());
        assert_eq!(reply.refusal(), (422, "bad_subscription"), "{body} {reply:?}");
    };
    for endpoint in [
        browser.endpoint().as_str(),
        "http://push.example/x",
        "https://localhost/x",
        "https://[::1]/x",
        "https://169.254.169.254/x",
        "https://10.0.0.1/x",
        "nonsense",
    ] {
        subscription["endpoint"] = json!(endpoint);
        refused(&subscription);
    }
    subscription["endpoint"] = json!("https://push.example/x");
    assert_eq!(ada.post("/api/me/push", subscription.clone()).status, 204);
    subscription["keys"]["auth"] = json!("short");
    refused(&subscription);
    assert_eq!(house.nobody().post("/api/me/push", browser.subscription()).refusal(), (401, "no_identity"));
    // A name that leads to a private address is found out when it is called: 127.1 is an old way to write 127.0.0.1.
    let hidden = format!("https://127.1:{}/x", browser.address.port());
    let mut subscription = browser.subscription();
    subscription["endpoint"] = json!(hidden);
    assert_eq!(ada.post("/api/me/push", subscription).status, 204);
    turn(&ada);
    wait_until("an attempt", || (outcomes(&house, "push", "retried") > 0).then_some(()));
    assert!(browser.calls.try_recv().is_err());
}

fn outcomes(house: &House, channel: &str, outcome: &str) -> u64 {
    let text = house.nobody().get("/metrics").text;
    let start = format!("armonium_notices_total{{channel=\"{channel}\",outcome=\"{outcome}\"}}");
    let line = text.lines().find(|line| line.starts_with(&start));
    line.map_or(0, |line| line.rsplit(' ').next().unwrap().parse().unwrap())
}

#[test]
fn nothing_is_sent_after_unsubscribing_or_signing_out() {
    let house = House::with(with_push);
    let (ada, bea) = (house.player("Ada"), house.player("Bea"));
    let (one, two) = (Browser::open(), Browser::open());
    one.subscribe(&ada);
    assert_eq!(
        ada.ask(
            "DELETE",
            "/api/me/push",
            Some(("application/json", json!({ "endpoint": one.endpoint() }).to_string().as_bytes()))
        )
        .status,
        204
    );
    turn(&ada);
    two.subscribe(&bea);
    // A new recovery code ends all other sessions, and with them their browsers.
    let mut elsewhere = house.nobody();
    let reply = elsewhere.post("/api/sign-in", json!({ "recovery": bea.recovery }));
    elsewhere.cookie = Some(reply.cookie());
    let reply = elsewhere.post("/api/me/recovery", json!({ "proof": bea.recovery }));
    assert_eq!(reply.status, 200, "{reply:?}");
    turn(&elsewhere);
    one.is_quiet();
    two.is_quiet();
}

#[test]
fn quiet_hours_looking_and_the_digest_hold_notices_back_and_lose_none() {
    let house = House::with(with_push);
    let players: Vec<_> = ["Ada", "Bea", "Cleo"].map(|name| (house.player(name), Browser::open())).into();
    for (player, browser) in &players {
        browser.subscribe(player);
    }
    let [(ada, quiet), (bea, looking), (cleo, digest)] = &players[..] else { panic!("three") };
    let now = minute();
    rules(ada, |rules| rules["quiet"] = json!({ "from": (now + 1430) % 1440, "to": (now + 60) % 1440 }));
    rules(cleo, |rules| rules["digest"] = json!((now + 120) % 1440));
    assert_eq!(bea.post("/api/me/looking", json!({})).body, json!({ "notices": true }));
    let tables = [turn(ada), turn(bea), turn(cleo), turn(cleo)];
    quiet.is_quiet();
    looking.is_quiet();
    digest.is_quiet();
    rules(ada, |_| {});
    rules(bea, |rules| rules["not_while_looking"] = json!(false));
    rules(cleo, |_| {});
    assert_eq!(quiet.next().1["lines"][0]["table"], json!(tables[0]));
    assert_eq!(looking.next().1["lines"][0]["table"], json!(tables[1]));
    let (_, both) = digest.next();
    assert_eq!(both["waiting"], json!(2), "a digest is one message: {both}");
    let nobody = house.player("Dan");
    assert_eq!(nobody.post("/api/me/looking", json!({})).body, json!({ "notices": false }));
}

#[test]
fn a_turn_that_is_played_before_the_notice_goes_out_is_not_sent() {
    let house = House::with(with_push);
    let ada = house.player("Ada");
    let browser = Browser::open();
    browser.subscribe(&ada);
    ada.post("/api/me/looking", json!({}));
    let table = turn(&ada);
    browser.is_quiet();
    assert_eq!(ada.post(&format!("/api/tables/{table}/leave"), json!({})).status, 200);
    let stale = outcomes(&house, "push", "stale");
    rules(&ada, |rules| {
        rules["not_while_looking"] = json!(false);
        rules["only_turns"] = json!(true);
    });
    wait_until("the end of the notice", || (outcomes(&house, "push", "stale") > stale).then_some(()));
    assert!(browser.calls.try_recv().is_err());
}

#[test]
fn others_hear_of_the_beginning_the_chat_and_the_end_unless_they_want_only_their_turn() {
    let house = House::with(with_push);
    let (ada, bea) = (house.player("Ada"), house.player("Bea"));
    let (all, turns) = (Browser::open(), Browser::open());
    all.subscribe(&ada);
    turns.subscribe(&bea);
    rules(&bea, |rules| rules["only_turns"] = json!(true));
    let options = json!({ "players": 3, "clock": { "kind": "correspondence", "hours": 24 } });
    let table = ada.new_table(options, Some(json!(["me", "open", "apprentice"])));
    let invitation = table.body["invitation"].clone();
    let table = table.table();
    let (mut at_ada, _) = ada.sit_at(&table);
    at_ada.nonce(&"33".repeat(32));
    let joined =
        bea.post(&format!("/api/tables/{table}/join"), json!({ "seat": 1, "invitation": invitation }));
    assert_eq!(joined.status, 200, "{joined:?}");
    let (mut at_bea, _) = bea.sit_at(&table);
    at_bea.nonce(&"44".repeat(32));
    let mut kinds = Vec::new();
    let (_, first) = all.next();
    kinds.extend(first["lines"].as_array().unwrap().iter().map(|line| line["kind"].clone()));
    assert!(first["lines"][0]["players"] == json!(["Bea"]), "{first}");
    assert!(kinds == [json!("began")] || kinds == [json!("your_turn")], "{first}");
    // It may be Ada's turn a moment after the beginning.
    while all.calls.recv_timeout(HELD).is_ok() {}
    at_bea.command(json!({ "type": "say", "text": "the secret of the Wolf" }));
    let (_, said) = all.next();
    assert_eq!(said["lines"], json!([{ "kind": "said", "table": table, "players": ["Bea"] }]));
    assert!(!said.to_string().contains("secret"));
    while let Ok(call) = turns.calls.recv_timeout(HELD) {
        assert_eq!(turns.read(&call)["lines"][0]["kind"], json!("your_turn"));
    }
}

#[test]
fn an_address_gets_mail_once_it_is_confirmed_and_none_after_one_click() {
    let post = Post::open();
    let house = House::with(|config| with_mail(config, &post));
    let ada = house.player("Ada & <Bob>");
    assert_eq!(ada.get("/api/me/notices").body["email_offered"], json!(true));
    confirmed(&house, &post, &ada, "ada@example.com");
    assert_eq!(
        ada.get("/api/me/notices").body["email"],
        json!({ "address": "ada@example.com", "confirmed": true })
    );
    let table = turn(&ada);
    let (to, head, text) = post.next();
    assert_eq!(to, "ada@example.com");
    assert!(
        head.contains("Auto-Submitted: auto-generated") && head.contains("multipart/alternative"),
        "{head}"
    );
    assert!(head.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"), "{head}");
    assert!(text.contains("Content-Type: text/plain") && text.contains("Content-Type: text/html"), "{text}");
    assert!(text.contains(&format!("https://play.example/table/{table}")), "{text}");
    assert!(text.contains("Hello Ada & <Bob>,") && text.contains("Hello Ada &amp; &lt;Bob&gt;,"), "{text}");
    // One click, as a mail program does it: without a cookie, and with a form.
    let path = link(&head, "https://play.example/api/email/unsubscribe?token=");
    let path = path.strip_prefix("https://play.example").unwrap();
    let shown = house.nobody().get(path);
    assert_eq!((shown.status, shown.header("location").unwrap().split('?').next()), (303, Some("/email")));
    assert!(ada.get("/api/me/notices").body["email"]["confirmed"] == json!(true), "looking changes nothing");
    let form = Some(("application/x-www-form-urlencoded", &b"List-Unsubscribe=One-Click"[..]));
    for _ in 0..2 {
        assert_eq!(house.nobody().ask("POST", path, form).status, 204);
    }
    assert!(ada.get("/api/me/notices").body["email"].is_null());
    turn(&ada);
    assert!(post.mails.recv_timeout(HELD).is_err());
}

#[test]
fn an_unconfirmed_address_gets_nothing_but_the_question_in_the_players_language() {
    let post = Post::open();
    let house = House::with(|config| with_mail(config, &post));
    let ada = house.player("Ada");
    let asked = ada.put("/api/me/email", json!({ "address": "ada@example.com", "language": "it" }));
    assert_eq!(asked.status, 202, "{asked:?}");
    let (_, head, text) = post.next();
    assert!(text.contains("Conferma l’indirizzo"), "{text}");
    assert!(!head.contains("List-Unsubscribe"), "{head}");
    turn(&ada);
    assert!(post.mails.recv_timeout(HELD).is_err());
    let token = link(&text, "https://play.example/email?confirm=").split_once('=').unwrap().1.to_owned();
    // The link confirms this address only.
    ada.put("/api/me/email", json!({ "address": "eve@example.com", "language": "it" }));
    let confirm = |token: &str| house.nobody().post("/api/email/confirm", json!({ "token": token }));
    assert_eq!(confirm(&token).refusal(), (422, "bad_email_link"));
    for token in ["", "x", "1.2.3", &token.replace('.', ".9")] {
        assert_eq!(confirm(token).refusal(), (422, "bad_email_link"), "{token}");
    }
    for address in ["", "ada", "ada@localhost", "ada@example.com\r\nBcc: x@y.z", "<ada@example.com>"] {
        let reply = ada.put("/api/me/email", json!({ "address": address, "language": "it" }));
        assert_eq!(reply.refusal(), (422, "bad_email"), "{address}");
    }
    let plain = House::with(with_push);
    let reply =
        plain.player("Bea").put("/api/me/email", json!({ "address": "b@example.com", "language": "en" }));
    assert_eq!(reply.refusal(), (422, "no_email"));
}

#[test]
fn confirmation_mails_are_limited_per_address_player_and_sender() {
    let post = Post::open();
    let house = House::with(|config| with_mail(config, &post));
    let ask = |player: &Client, address: &str| {
        player.put("/api/me/email", json!({ "address": address, "language": "en" })).status
    };
    // One mailbox cannot be flooded by several players.
    for name in ["Ada", "Bea", "Cleo"] {
        assert_eq!(ask(&house.player(name), "victim@example.com"), 202);
    }
    let dan = house.player("Dan");
    assert_eq!(ask(&dan, "Victim@Example.com"), 429);
    for number in 0..4 {
        assert_eq!(ask(&dan, &format!("dan{number}@example.com")), 202);
    }
    assert_eq!(ask(&dan, "dan9@example.com"), 429, "a player has five a day");
    // Twenty a day from one network address.
    let mut refused = 0;
    for number in 0..20 {
        let player = house.player(&format!("P{number}"));
        refused += u32::from(ask(&player, &format!("p{number}@example.com")) == 429);
    }
    assert!(refused >= 8, "{refused}");
}

#[test]
fn a_mail_server_that_is_down_is_tried_again_and_the_operator_sees_it() {
    let post = Post::open();
    post.answer("451 not now");
    let house = House::with(|config| with_mail(config, &post));
    let ada = house.player("Ada");
    let down = || logged().matches("the mail server does not take mail").count();
    let before = down();
    ada.put("/api/me/email", json!({ "address": "ada@example.com", "language": "en" }));
    wait_until("two attempts", || (outcomes(&house, "confirmation", "retried") >= 2).then_some(()));
    assert!(down() > before);
    assert!(house.nobody().get("/metrics").text.contains("armonium_mail_server_up 0"));
    post.answer("250 ok");
    assert_eq!(post.next().0, "ada@example.com");
    // A recipient that doesn't exist is no outage.
    post.answer("550 no such user");
    let bea = house.player("Bea");
    bea.put("/api/me/email", json!({ "address": "nobody@example.com", "language": "en" }));
    let refused =
        || house.nobody().get("/metrics").text.contains("channel=\"confirmation\",outcome=\"refused\"");
    wait_until("the refusal", || refused().then_some(()));
}

#[test]
fn export_and_deletion_cover_where_notices_go() {
    let post = Post::open();
    let house = House::with(|config| with_mail(config, &post));
    let ada = house.player("Ada");
    let browser = Browser::open();
    browser.subscribe(&ada);
    confirmed(&house, &post, &ada, "ada@example.com");
    let file = ada.get("/api/me/export").body;
    assert_eq!(file["notices"]["email"], json!("ada@example.com"));
    assert_eq!(file["notices"]["browsers"][0]["endpoint"], json!(browser.endpoint()));
    assert_eq!(file["notices"]["rules"]["language"], json!("en"));
    let gone = ada.ask(
        "DELETE",
        "/api/me",
        Some(("application/json", json!({ "name": "Ada", "proof": ada.recovery }).to_string().as_bytes())),
    );
    assert_eq!(gone.status, 204, "{gone:?}");
    let bea = house.player("Bea");
    assert_eq!(
        bea.put("/api/me/email", json!({ "address": "ada@example.com", "language": "en" })).status,
        202
    );
    assert_eq!(
        post.next().0,
        "ada@example.com",
        "the address is free for another player, who has to confirm it"
    );
}

#[test]
fn senseless_rules_are_refused() {
    let house = House::open();
    let ada = house.player("Ada");
    for (field, value) in [
        ("language", json!("tlh")),
        ("zone", json!("Mars/Olympus")),
        ("digest", json!(1440)),
        ("quiet", json!({ "from": 60, "to": 60 })),
    ] {
        let mut rules = json!({ "language": "en", "zone": "UTC", "only_turns": false, "not_while_looking": true,
            "quiet": null, "digest": null });
        rules[field] = value;
        assert_eq!(ada.put("/api/me/notices", rules).refusal(), (422, "bad_rules"), "{field}");
    }
    assert_eq!(house.nobody().get("/api/me/notices").refusal(), (401, "no_identity"));
}
