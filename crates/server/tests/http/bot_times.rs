//! What the time of a bot's answer gives away: nothing. A player measures how long every bot takes, and tries to tell from
//! that whether it had a choice.

use super::support::{Client, House, Socket};
use armonium_pack::Pack;
use armonium_rules::Ask;
use armonium_store::{Place, Store};
use armonium_table::{Entry, Record, Secret, Table, TableId};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The times of a bot's answer, in milliseconds after the question.
struct Answer {
    ask: Ask,
    had_choice: bool,
    recorded: f64,
    arrived: Option<f64>,
}

/// When each record of a table arrived at a player.
type Arrivals = HashMap<u32, Instant>;

/// A table with two bots, a player, and a player who leaves, so that a bot substitutes.
fn gather(ada: &Client, bruno: &Client, level: &str) -> (String, Socket) {
    let options = json!({ "players": 4, "substitute": level });
    let table = ada.new_table(options, Some(json!(["me", level, level]))).table();
    bruno.post(&format!("/api/tables/{table}/join"), json!({}));
    bruno.sit_at(&table).0.nonce(&"22".repeat(32));
    let mut socket = ada.sit_at(&table).0;
    socket.say(json!({ "type": "nonce", "id": 1, "nonce": "11".repeat(32) }));
    assert_eq!(bruno.post(&format!("/api/tables/{table}/leave"), json!({})).status, 200);
    (table, socket)
}

/// Plays at a table for so long, and notes when everything arrived.
fn play(mut socket: Socket, until: Instant) -> Arrivals {
    let (mut arrivals, mut view, mut sent) = (Arrivals::new(), Value::Null, None);
    while Instant::now() < until {
        let Some(frame) = socket.hear() else { break };
        let arrived = Instant::now();
        if let (Some("update"), Some(version)) = (frame["type"].as_str(), frame["version"].as_u64()) {
            arrivals.insert(version as u32, arrived);
        }
        if frame["view"].is_object() {
            view = frame["view"].clone();
        }
        for name in ["to_act", "legal"] {
            if frame["changes"].get(name).is_some() {
                view[name] = frame["changes"][name].clone();
            }
        }
        let (decision, legal) = (frame["decision"].as_u64(), view["legal"].as_array());
        if let (Some(decision), Some(legal)) = (decision, legal)
            && view["to_act"] == 0
            && !legal.is_empty()
            && sent != Some(decision)
        {
            sent = Some(decision);
            let action = &legal[decision as usize % legal.len()];
            socket.say(json!({ "type": "act", "id": decision + 2, "at": decision, "action": action }));
        }
    }
    arrivals
}

/// All answers of bots at a table, read from its records.
fn answers(store: &Store, id: TableId, arrivals: &Arrivals) -> Vec<Answer> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let (rows, secret) = runtime
        .block_on(async { (store.rows(id, 0).await.unwrap(), store.secret(id).await.unwrap().unwrap()) });
    let record = |body: &str| serde_json::from_str::<Record>(body).unwrap();
    let content = Arc::new(Pack::turin().content.clone());
    let (mut table, _) =
        Table::begin(id, Secret(secret), content.clone(), rows[0].at, &record(&rows[0].body)).unwrap();
    let mut answers = Vec::new();
    for row in &rows[1..] {
        let record = record(&row.body);
        if let ([Entry::Moved { seat, .. }], Some(game)) = (record.entries.as_slice(), table.game())
            && table.chairs[seat.index()].bot().is_some()
        {
            let mut legal = Vec::new();
            game.state().legal(&content, &mut legal);
            let (before, after) = (arrivals.get(&(row.seq - 1)), arrivals.get(&row.seq));
            let arrived = before.zip(after).map(|(before, after)| (*after - *before).as_secs_f64() * 1000.0);
            answers.push(Answer {
                ask: game.state().ask(&content),
                had_choice: legal.len() > 1,
                recorded: (row.at - table.asked()) as f64,
                arrived,
            });
        }
        table.apply(row.at, &record).unwrap();
    }
    answers
}

/// Lets tables be played at a server, and measures all answers of bots there.
fn measure(pace: Duration, tables: usize, span: Duration, level: &str) -> Vec<Answer> {
    let house = House::with(|config| {
        House::hurried(config);
        config.bot_pace = pace;
    });
    let (ada, bruno) = (house.player("Ada"), house.player("Bruno"));
    let gathered: Vec<_> = (0..tables).map(|_| gather(&ada, &bruno, level)).collect();
    let until = Instant::now() + span;
    let played: Vec<_> = gathered
        .into_iter()
        .map(|(table, socket)| (table, std::thread::spawn(move || play(socket, until))))
        .collect();
    let played: Vec<_> =
        played.into_iter().map(|(table, playing)| (table, playing.join().unwrap())).collect();
    let folder = house.stop();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let store = runtime.block_on(Store::open(&Place::file(folder.0.join("armonium.db")))).unwrap();
    played.iter().flat_map(|(table, arrivals)| answers(&store, table.parse().unwrap(), arrivals)).collect()
}

/// How often a threshold is right about these times, with either kind of answer counted alike.
fn right(times: &[(f64, bool)], threshold: f64, choice_is_slow: bool) -> f64 {
    let share = |had_choice: bool| {
        let of: Vec<_> = times.iter().filter(|(_, choice)| *choice == had_choice).collect();
        let slow = of.iter().filter(|(time, _)| *time > threshold).count() as f64 / of.len() as f64;
        if had_choice == choice_is_slow { slow } else { 1.0 - slow }
    };
    (share(true) + share(false)) / 2.0
}

/// Tells answers with a choice from answers without: learns the best threshold for each kind of question from one half
/// of the answers and judges the other half by it. The share that is right, and of how many.
fn tell_apart(answers: &[Answer], time: impl Fn(&Answer) -> Option<f64>) -> (f64, usize) {
    let mut kinds: HashMap<Ask, [Vec<(f64, bool)>; 2]> = HashMap::new();
    let mut seen: HashMap<(Ask, bool), usize> = HashMap::new();
    for answer in answers {
        if let Some(time) = time(answer) {
            let seen = seen.entry((answer.ask, answer.had_choice)).or_default();
            *seen += 1;
            kinds.entry(answer.ask).or_default()[*seen % 2].push((time, answer.had_choice));
        }
    }
    let (mut correct, mut weight) = (0.0, 0);
    for halves in kinds.values() {
        let rarer = |half: &Vec<(f64, bool)>| {
            let choices = half.iter().filter(|(_, choice)| *choice).count();
            choices.min(half.len() - choices)
        };
        for (learnt, judged) in [(&halves[0], &halves[1]), (&halves[1], &halves[0])] {
            if rarer(learnt) == 0 || rarer(judged) == 0 {
                continue;
            }
            let guesses = learnt.iter().flat_map(|(time, _)| [(*time, true), (*time, false)]);
            let best = guesses
                .max_by(|one, other| right(learnt, one.0, one.1).total_cmp(&right(learnt, other.0, other.1)));
            let (threshold, choice_is_slow) = best.unwrap();
            correct += right(judged, threshold, choice_is_slow) * rarer(judged) as f64;
            weight += rarer(judged);
        }
    }
    (correct / weight as f64, weight)
}

#[test]
fn the_time_of_a_bots_answer_does_not_tell_whether_it_had_a_choice() {
    let paced = measure(Duration::from_millis(150), 10, Duration::from_secs(20), "inspector");
    let (by_record, of) = tell_apart(&paced, |answer| Some(answer.recorded));
    assert!(of > 20 && by_record <= 0.55, "{by_record} of {of} are told apart by the record");
    // What is sent takes some milliseconds to arrive, which is chance. No hand shows in it.
    let (by_arrival, of) = tell_apart(&paced, |answer| answer.arrived.map(|time| (time / 25.0).round()));
    assert!(of > 20 && by_arrival <= 0.55, "{by_arrival} of {of} are told apart by the arrival");
    println!("{by_record} by the record, {by_arrival} by the arrival, of {of}");
}
