//! Looking back on games over HTTP: what a seat's client got over its WebSocket comes again, word for word; analysis,
//! verification and branches.

use super::support::{Client, House, Socket, finished_game, wait_until};
use armonium_engine::GameFile;
use armonium_pack::Pack;
use armonium_table::verify;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Everything a reader gets, from the welcome at the deal to the end; `done`, which is for the sender alone, is left out.
fn hear_all(socket: &mut Socket, frames: &mut Vec<Value>) -> bool {
    let Some(mut frame) = socket.hear() else { return false };
    if matches!(frame["type"].as_str(), Some("welcome" | "update")) {
        frame.as_object_mut().unwrap().remove("done");
        frames.push(frame);
    }
    true
}

fn is_over(frame: &Value) -> bool {
    frame["table"]["stage"].get("finished").is_some()
}

/// A player's View after a frame.
fn lay_over(view: &mut Value, frame: &Value) {
    if frame["view"].is_object() {
        view.clone_from(&frame["view"]);
    }
    for (name, field) in frame["changes"].as_object().into_iter().flatten() {
        if name == "public" {
            for (name, field) in field.as_object().unwrap() {
                view["public"][name] = field.clone();
            }
        } else {
            view[name] = field.clone();
        }
    }
}

/// Plays a person's seat by chance until the game is over, with some take-backs; what the person's client got.
fn play(socket: &mut Socket) -> Vec<Value> {
    let mut frames = Vec::new();
    let mut view = json!(null);
    let mut count = 0u64;
    loop {
        assert!(hear_all(socket, &mut frames), "the line was cut");
        let Some(frame) = frames.last().cloned() else { continue };
        lay_over(&mut view, &frame);
        if is_over(&frame) {
            return frames;
        }
        let legal = view["legal"].as_array().cloned().unwrap_or_default();
        if frame["version"].is_null() || legal.is_empty() || view["to_act"] != view["viewer"] {
            continue;
        }
        count += 1;
        let at = &frame["decision"];
        if count.is_multiple_of(8) && frame["take_back"] == json!(true) {
            socket.say(json!({ "type": "take_back", "id": 5_000 + count, "at": at }));
        } else {
            // Cheap bids and anything else: a game that lasts, but not too long.
            let action = &legal[(count as usize * 7) % legal.len().min(3)];
            socket.say(json!({ "type": "act", "id": 5_000 + count, "at": at, "actions": [action] }));
        }
    }
}

#[test]
fn what_a_players_client_got_live_comes_again_word_for_word() {
    let house = House::for_games();
    let ada = house.player("Ada");
    let table =
        ada.new_table(json!({ "players": 3 }), Some(json!(["me", "apprentice", "apprentice"]))).table();
    let mut spectator = watching(&house.nobody(), &table);
    let mut socket = ada.connect(&format!("/api/tables/{table}/socket")).unwrap();
    socket.say(json!({ "type": "hello", "protocol": 1, "have": 0 }));
    let before = socket.until("welcome");
    socket.say(json!({ "type": "nonce", "id": 4_999, "nonce": "5".repeat(64) }));
    let live = play(&mut socket);
    let replayed = ada.get(&format!("/api/games/{table}/replay?as=0")).body["frames"].clone();
    let replayed = replayed.as_array().unwrap();
    // Live the cards were dealt in an update after the welcome; again they are in the welcome.
    let (dealt, after) = (&live[0], &live[1..]);
    assert_eq!(replayed[0]["type"], "welcome");
    assert_eq!((&replayed[0]["view"], &replayed[0]["version"]), (&dealt["view"], &dealt["version"]));
    let told: Vec<&Value> = before["missed"]
        .as_array()
        .unwrap()
        .iter()
        .map(|told| &told["news"])
        .chain([&dealt["news"]])
        .collect();
    let told_again: Vec<&Value> =
        replayed[0]["missed"].as_array().unwrap().iter().map(|told| &told["news"]).collect();
    assert_eq!(told_again, told);
    assert_eq!(replayed[1..], *after);
    assert!(after.len() > 50 && live.iter().any(|frame| frame["news"][0]["news"] == "took_back"));
    // A spectator too; an old View is what was shown first.
    let mut seen = Vec::new();
    while hear_all(&mut spectator, &mut seen) && !seen.last().is_some_and(is_over) {}
    let watched =
        house.nobody().get(&format!("/api/games/{table}/replay?as=spectator")).body["frames"].clone();
    assert_eq!(watched.as_array().unwrap()[1..], seen[1..]);
    assert_eq!(watched, house.nobody().get(&format!("/api/games/{table}/replay")).body["frames"]);
}

fn watching(client: &Client, table: &str) -> Socket {
    let mut socket = client.connect(&format!("/api/tables/{table}/socket")).unwrap();
    socket.say(json!({ "type": "hello", "protocol": 1 }));
    socket.until("welcome");
    socket
}

#[test]
fn replays_need_a_finished_game_and_an_invitation() {
    let house = House::for_games();
    let ada = house.player("Ada");
    let open = ada.new_table(json!({ "players": 3 }), None).table();
    let private = finished_game(&ada, json!({ "players": 3, "private": true }));
    let invitation = ada.get(&format!("/api/tables/{private}")).body["invitation"].clone();
    let invitation = invitation.as_str().unwrap();
    for what in ["replay", "beliefs", "analysis", "verification"] {
        assert_eq!(ada.get(&format!("/api/games/{open}/{what}")).refusal(), (409, "not_over"), "{what}");
        let path = format!("/api/games/{private}/{what}");
        assert_eq!(house.nobody().get(&path).refusal(), (403, "not_admitted"), "{what}");
        let with = if what == "analysis" { "?at=3&invitation=" } else { "?invitation=" };
        assert_eq!(house.nobody().get(&format!("{path}{with}{invitation}")).status, 200, "{what}");
    }
    let branch = |client: &Client, table: &str, body: Value| {
        let reply = client.post(&format!("/api/games/{table}/branch"), body);
        (reply.status, reply.code().to_owned())
    };
    let bea = house.player("Bea");
    let wanted = json!({ "at": 5, "seat": 0 });
    assert_eq!(branch(&ada, &open, wanted.clone()), (409, "not_over".to_owned()));
    assert_eq!(branch(&bea, &private, wanted.clone()), (403, "not_admitted".to_owned()));
    assert_eq!(branch(&house.nobody(), &private, wanted), (401, "no_identity".to_owned()));
    let end = ada.get(&format!("/api/games/{private}/beliefs")).body["end"].clone();
    for (body, refusal) in [
        (json!({ "at": 99_999, "seat": 0 }), (404, "no_moment")),
        (json!({ "at": end, "seat": 0 }), (409, "moment_over")),
        (json!({ "at": 5, "seat": 3 }), (404, "no_such_seat")),
        (json!({ "at": 5, "seat": 0, "level": "oracle" }), (422, "bad_field")),
        (json!({ "seat": 0 }), (422, "bad_field")),
    ] {
        let told = body.to_string();
        assert_eq!(branch(&ada, &private, body), (refusal.0, refusal.1.to_owned()), "{told}");
    }
    for (query, refusal) in [
        ("replay?as=7", (404, "no_such_seat")),
        ("replay?as=everybody", (400, "bad_query")),
        ("beliefs?as=3", (404, "no_such_seat")),
        ("analysis?at=99999", (404, "no_moment")),
        ("analysis?seat=4", (404, "no_such_seat")),
        ("analysis?setting=endless", (400, "bad_query")),
    ] {
        let reply = ada.get(&format!("/api/games/{private}/{query}"));
        assert_eq!(reply.refusal(), refusal, "{query}");
    }
}

#[test]
fn a_branch_is_played_from_the_moment_it_was_asked_for_and_counts_for_nothing() {
    let house = House::for_games();
    let ada = house.player("Ada");
    let table = finished_game(&ada, json!({ "players": 3 }));
    let content = Pack::turin().content.clone();
    let file = GameFile::parse(&ada.get(&format!("/api/games/{table}/file")).text).unwrap();
    let wanted = json!({ "at": 30, "seat": 1, "level": "apprentice" });
    let made = ada.post(&format!("/api/games/{table}/branch"), wanted);
    assert_eq!((made.status, &made.body["seat"]), (201, &json!(1)), "{made:?}");
    assert_eq!(made.body["card"]["branch"], json!({ "table": table, "at": 30 }));
    assert_eq!(
        (&made.body["card"]["options"]["private"], &made.body["card"]["options"]["rated"]),
        (&json!(true), &json!(false))
    );
    let branch = made.table();
    // Bots go on at once, so the first View is compared through the record in the end.
    let mut socket = ada.connect(&format!("/api/tables/{branch}/socket")).unwrap();
    socket.say(json!({ "type": "hello", "protocol": 1 }));
    play(&mut socket);
    let again = GameFile::parse(&ada.get(&format!("/api/games/{branch}/file")).text).unwrap();
    assert_eq!(again.moves[..30], file.moves[..30]);
    assert!(again.moves.len() > 30);
    let game = again.replay(&content).expect("from the same seed");
    assert!(game.outcome().is_some());
    let first = ada.get(&format!("/api/games/{branch}/replay?as=1")).body["frames"][0].clone();
    let then = ada.get(&format!("/api/games/{table}/replay?as=1")).body["frames"].clone();
    let mut view = json!(null);
    for frame in then.as_array().unwrap().iter().filter(|frame| frame["decision"].as_u64() <= Some(30)) {
        lay_over(&mut view, frame);
    }
    assert_eq!(first["view"], view);
    let record = ada.get(&format!("/api/games/{branch}/record")).text;
    let proof = verify(&record, Arc::new(content)).expect("it holds");
    assert_eq!(proof.table.branch.map(|branch| branch.at), Some(30));
    let checked = ada.get(&format!("/api/games/{branch}/verification")).body;
    assert_eq!(
        (&checked["fault"], &checked["proof"]["branch"]["at"]),
        (&json!(null), &json!(30)),
        "{checked}"
    );
    let history = ada.get(&format!("/api/players/{}/games", ada.id)).body;
    assert_eq!(history["games"], json!([]), "a branch is nobody's history");
}

/// Asks for an analysis and reads its lines as they come.
fn analysis(house: &House, path: &str) -> (TcpStream, BufReader<TcpStream>) {
    let mut stream = TcpStream::connect(house.address).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
    write!(stream, "GET {path} HTTP/1.1\r\nhost: {}\r\n\r\n", house.address).unwrap();
    let reader = BufReader::new(stream.try_clone().unwrap());
    (stream, reader)
}

fn next_line(reader: &mut BufReader<TcpStream>) -> Value {
    loop {
        let mut line = String::new();
        assert!(reader.read_line(&mut line).unwrap() > 0, "the connection ended");
        if line.starts_with('{') {
            return serde_json::from_str(&line).unwrap();
        }
    }
}

#[test]
fn an_analysis_tells_as_it_goes_stops_when_nobody_listens_and_is_remembered() {
    let house = House::with(|config| config.bot_threads = 1);
    let ada = house.player("Ada");
    let table = finished_game(&ada, json!({ "players": 3 }));
    let path = format!("/api/games/{table}/analysis");
    let (stream, mut reader) = analysis(&house, &path);
    let begun = next_line(&mut reader);
    let total = begun["total"].as_u64().unwrap();
    assert!(begun["line"] == "begun" && total > 50, "{begun}");
    let first = next_line(&mut reader);
    assert_eq!(first["line"], "judged", "{first}");
    // One at a time for each caller; another caller may ask.
    assert_eq!(house.nobody().get(&path).refusal(), (429, "analysis_running"));
    // A live table is served meanwhile.
    let started = Instant::now();
    finished_game(&ada, json!({ "players": 3 }));
    assert!(started.elapsed() < Duration::from_secs(60));
    drop((stream, reader));
    wait_until("the analysis to stop", || {
        let reply = house.nobody().get(&format!("{path}?at={}", first["at"]));
        (reply.status == 200).then_some(())
    });
    // What was judged before comes again, the same.
    let (_stream, mut reader) = analysis(&house, &path);
    next_line(&mut reader);
    assert_eq!(next_line(&mut reader), first);
}
