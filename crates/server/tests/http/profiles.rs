//! Profiles: what a player's games add up to, for the player and for others.

use super::support::{Client, House, Socket, wait_until};
use armonium_pack::Pack;
use armonium_rules::{Action, Role, Seat};
use armonium_table::{LogEntry, PlayerStats, Record};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use serde_json::{Value, json};
use std::collections::HashMap;

/// A player at a table, with the last frame.
struct Sitting {
    socket: Socket,
    version: u64,
    decision: u64,
    legal: Vec<Value>,
    over: bool,
}

impl Sitting {
    fn at(player: &Client, table: &str) -> Self {
        let (socket, welcome) = player.sit_at(table);
        let mut sitting = Self { socket, version: 0, decision: 0, legal: Vec::new(), over: false };
        sitting.note(&welcome);
        sitting
    }

    fn note(&mut self, frame: &Value) {
        let Some(version) = frame["version"].as_u64() else { return };
        (self.version, self.decision) = (version, frame["decision"].as_u64().unwrap_or(self.decision));
        let legal = frame["view"].get("legal").or_else(|| frame["changes"].get("legal"));
        if let Some(legal) = legal.and_then(Value::as_array) {
            self.legal = legal.clone();
        }
        self.over |= frame["table"]["stage"].get("finished").is_some();
    }

    fn hear(&mut self) {
        let frame = self.socket.hear().expect("the game goes on");
        assert_ne!(frame["type"], "refused", "{frame}");
        self.note(&frame);
    }
}

/// One of what may be done: bids are low and hardly anybody declares, so that there is something to count.
fn pick(legal: &[Value], dice: &mut ChaCha8Rng) -> Value {
    let is = |action: &Value, what: &str| action["do"] == what;
    if let Some(bid) = legal.iter().find(|action| is(action, "bid")) {
        let pass =
            legal.iter().find(|action| is(action, "pass")).filter(|_| !dice.next_u32().is_multiple_of(4));
        return pass.unwrap_or(bid).clone();
    }
    let calm: Vec<_> = legal.iter().filter(|action| !is(action, "declare")).collect();
    let one = dice.next_u32() as usize;
    match calm.len() {
        0 => legal[one % legal.len()].clone(),
        _ if one.is_multiple_of(40) => legal[one / 40 % legal.len()].clone(),
        count => calm[one % count].clone(),
    }
}

/// Plays a game to its end: everybody decides over their own WebSocket.
fn play(table: &str, players: &[&Client], seed: u64) {
    for (number, player) in players.iter().enumerate() {
        let answer = player.sit_at(table).0.nonce(&format!("{number:064x}"));
        assert_ne!(answer["type"], "refused", "{answer}");
    }
    let mut dice = ChaCha8Rng::seed_from_u64(seed);
    let mut sittings: Vec<Sitting> = players.iter().map(|player| Sitting::at(player, table)).collect();
    loop {
        let newest = sittings.iter().map(|sitting| sitting.version).max().unwrap();
        if let Some(behind) = sittings.iter_mut().find(|sitting| sitting.version < newest) {
            behind.hear();
        } else if sittings.iter().all(|sitting| sitting.over) {
            return;
        } else if let Some(asked) = sittings.iter_mut().find(|sitting| !sitting.legal.is_empty()) {
            let action = pick(&asked.legal, &mut dice);
            let id = newest + 1;
            asked.socket.say(json!({ "type": "act", "id": id, "at": asked.decision, "actions": [action] }));
            while asked.version <= newest {
                asked.hear();
            }
        } else {
            // A bot of the house decides.
            sittings[0].hear();
        }
    }
}

/// A table of these players, the first of whom is host, played to the end.
pub fn played(options: Value, players: &[&Client], seed: u64) -> String {
    let seats = options["players"].as_u64().unwrap() as usize;
    let mut wanted = vec![json!("me")];
    wanted.extend((1..seats).map(|seat| json!(if seat < players.len() { "open" } else { "apprentice" })));
    let made = players[0].new_table(options, Some(json!(wanted)));
    let (table, invitation) = (made.table(), made.body["invitation"].clone());
    for player in &players[1..] {
        let joined = player.post(&format!("/api/tables/{table}/join"), json!({ "invitation": invitation }));
        assert_eq!(joined.status, 200, "{joined:?}");
    }
    play(&table, players, seed);
    wait_until("the result", || {
        let games = players[0].get("/api/me/games").body;
        games["games"].as_array()?.iter().any(|game| game["id"] == table.as_str()).then_some(())
    });
    table
}

/// The records of a finished table, as anybody may read them.
fn records(client: &Client, table: &str) -> Vec<Record> {
    let text = client.get(&format!("/api/games/{table}/record")).text;
    let lines =
        text.lines().map(|line| serde_json::from_str::<Value>(line.split_once(' ').unwrap().1).unwrap());
    let entries = lines.filter_map(|line| line.get("entries").cloned());
    let read = |entries| serde_json::from_value::<Vec<LogEntry>>(entries).unwrap();
    entries.map(|entries| Record { command: None, entries: read(entries) }).collect()
}

/// What a profile must say, counted anew from the records and the truth of whole games.
fn recount(player: &Client, tables: &[&String]) -> Value {
    let (mut decisions, mut timed, mut late, mut won) = (0, 0, 0, 0);
    let mut characters: HashMap<String, u64> = HashMap::new();
    let mut results: HashMap<(u64, String), [u64; 4]> = HashMap::new();
    let id = player.id.parse().unwrap();
    for table in tables {
        let own = PlayerStats::of(&records(player, table))[&id];
        decisions += own.decisions;
        timed += own.timed;
        late += own.late;
        let card = player.get(&format!("/api/tables/{table}")).body["card"].clone();
        let chairs = card["chairs"].as_array().unwrap();
        let seat = chairs.iter().position(|chair| chair["player"] == player.id.as_str()).unwrap();
        // The game itself says who chose whom and who was Fenrir.
        let file = armonium_engine::GameFile::parse(&player.get(&format!("/api/games/{table}/file")).text);
        let game = file.unwrap().replay(&Pack::turin().content).unwrap();
        for step in game.moves().iter().filter(|step| step.seat == Seat(seat as u8)) {
            if let Action::Choose { character } = step.action {
                let name = serde_json::to_value(character).unwrap().as_str().unwrap().to_owned();
                *characters.entry(name).or_default() += 1;
            }
        }
        let dealt = !game.state().public().roles_dealt.is_empty();
        let fenrir = dealt && game.state().role(Seat(seat as u8)) == Role::Fenrir;
        let role = if fenrir { "fenrir" } else { "hero" };
        let line = results.entry((chairs.len() as u64, role.to_owned())).or_default();
        line[0] += 1;
        let outcome = &card["stage"]["finished"];
        match (outcome["how"] == "won", outcome["seat"] == seat) {
            (true, true) => {
                won += 1;
                line[1] += 1;
            }
            (true, false) => line[2] += 1,
            (false, _) => line[3] += 1,
        }
    }
    let mut results: Vec<_> = results.into_iter().collect();
    // Heroes before Fenrir.
    results.sort_by(|one, other| (one.0.0, &other.0.1).cmp(&(other.0.0, &one.0.1)));
    let results = results.into_iter().map(|((players, role), [games, won, lost, nobody])| {
        json!({ "players": players, "role": role, "games": games, "won": won, "lost": lost, "nobody": nobody })
    });
    let mut characters: Vec<_> = characters.into_iter().collect();
    characters.sort_by(|one, other| (other.1, &one.0).cmp(&(one.1, &other.0)));
    let characters = characters.iter().map(|(name, times)| json!({ "character": name, "times": times }));
    json!({
        "games": tables.len(), "won": won, "decisions": decisions, "timed": timed, "late": late,
        "results": results.collect::<Vec<_>>(), "characters": characters.collect::<Vec<_>>(),
    })
}

fn figures(profile: &Value) -> Value {
    let kept = ["games", "won", "decisions", "timed", "late", "results", "characters"];
    Value::Object(kept.iter().map(|name| ((*name).to_owned(), profile[*name].clone())).collect())
}

#[test]
fn a_profile_is_what_a_recount_of_the_records_gives_and_private_games_are_the_players_alone() {
    let house = House::for_games();
    let (ada, bob, cid) = (house.player("Ada"), house.player("Bob"), house.player("Cid"));
    let clock = json!({ "kind": "real_time", "reserve": 3600, "increment": 60 });
    let rated = played(json!({ "players": 3, "rated": true, "clock": clock }), &[&ada, &bob, &cid], 3);
    let public = played(json!({ "players": 4 }), &[&ada, &bob], 4);
    let private = played(json!({ "players": 3, "private": true }), &[&bob, &ada], 5);
    let path = format!("/api/players/{}/profile", ada.id);

    // The player's own: everything.
    let own = ada.get(&path).body;
    assert_eq!(figures(&own), recount(&ada, &[&rated, &public, &private]));
    assert_eq!((&own["own"], &own["name"]), (&json!(true), &json!("Ada")));
    assert!(own["timed"].as_u64() > Some(5) && own["timed"].as_u64() < own["decisions"].as_u64(), "{own}");
    // Everybody else: as if the private game had never been, for those who were there as well.
    for other in [&house.nobody(), &bob, &cid] {
        let seen = other.get(&path);
        assert_eq!(figures(&seen.body), recount(&ada, &[&rated, &public]));
        assert_eq!(seen.body["own"], false);
        assert!(!seen.text.contains(&private));
        let history = other.get(&format!("/api/players/{}/games?limit=1", ada.id));
        assert!(!history.text.contains(&private), "not even where the next page begins: {}", history.text);
        let all = other.get(&format!("/api/players/{}/games", ada.id)).body;
        let tables: Vec<_> =
            all["games"].as_array().unwrap().iter().map(|game| game["table"].clone()).collect();
        assert_eq!(tables, [json!(public), json!(rated)]);
    }
    // The rating's history is that of the one rated game.
    let points = own["ratings"].as_array().unwrap();
    assert_eq!(points.len(), 1);
    assert_eq!((&points[0]["table"], &points[0]["mu"]), (&json!(rated), &own["rating"]["mu"]));

    // My games, found by what they were.
    let found = |query: &str| -> Vec<String> {
        let reply = ada.get(&format!("/api/me/games?{query}"));
        assert_eq!(reply.status, 200, "{query}: {reply:?}");
        let games = reply.body["games"].as_array().unwrap().clone();
        games.iter().map(|game| game["id"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(found(""), [private.clone(), public.clone(), rated.clone()]);
    assert_eq!(found("search=ci"), std::slice::from_ref(&rated));
    assert_eq!(found("search=BOB&players=3"), [private.clone(), rated.clone()]);
    assert_eq!(found("rated=true"), std::slice::from_ref(&rated));
    assert_eq!(found("players=4&rated=false"), std::slice::from_ref(&public));
    assert_eq!(found("search=ada"), [""; 0]);
    assert_eq!(found("until=1"), [""; 0]);
    let ended: usize =
        ["won", "lost", "nobody"].iter().map(|how| found(&format!("result={how}")).len()).sum();
    assert_eq!(ended, 3);
    assert_eq!(found("role=hero").len() + found("role=fenrir").len(), 3);
    assert_eq!(found("limit=1"), std::slice::from_ref(&private));
    let next = ada.get("/api/me/games?limit=1").body["next"].as_str().unwrap().to_owned();
    assert_eq!(found(&format!("limit=1&before={next}")), std::slice::from_ref(&public));
    for bad in ["players=x", "result=draw", "role=wolf", "before=now", "state=gone", "sort=up"] {
        assert_eq!(ada.get(&format!("/api/me/games?{bad}")).refusal(), (400, "bad_query"), "{bad}");
    }
    let long = ada.get(&format!("/api/me/games?search={}", "x".repeat(41)));
    assert_eq!(long.refusal(), (422, "bad_search"));
    assert_eq!(house.nobody().get("/api/me/games").refusal(), (401, "no_identity"));

    // What goes on comes apart, with whose turn it is.
    let on = ada.new_table(json!({ "players": 3 }), Some(json!(["me", "open", "apprentice"]))).table();
    bob.post(&format!("/api/tables/{on}/join"), json!({}));
    assert_eq!(found("state=live"), std::slice::from_ref(&on));
    assert_eq!(found("state=live&search=bo"), std::slice::from_ref(&on));
    assert_eq!(found("state=live&search=cid"), [""; 0]);
    assert_eq!(found("state=live&result=won"), [""; 0]);
    for player in [&ada, &bob] {
        player.sit_at(&on).0.nonce(&"11".repeat(32));
    }
    let line = ada.get("/api/me/games?state=live").body["games"][0].clone();
    assert!(
        line["next"]["seat"].is_u64() && line["my_turn"].is_boolean() && line["result"].is_null(),
        "{line}"
    );

    // Programs stand apart from people among the strongest; five games it takes.
    assert_eq!(house.nobody().get("/api/leaders").body, json!({ "players": [] }));
    assert_eq!(house.nobody().get("/api/leaders?programs=true&days=30").status, 200);
    assert_eq!(house.nobody().get("/api/leaders?days=x").refusal(), (400, "bad_query"));
    assert_eq!(house.nobody().get("/api/players/0000000000000/profile").refusal(), (404, "no_player"));
}
