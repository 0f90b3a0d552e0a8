//! Lines go into the engine: each is answered by one line of JSON that holds an answer or a refusal, and what is refused
//! has changed nothing.

#![no_main]

use armonium_engine::{Engine, serve};
use armonium_fuzz::{Form, kept_pack};
use libfuzzer_sys::{fuzz_mutator, fuzz_target, fuzzer_mutate};
use serde_json::{Value, json};

fuzz_target!(|bytes: &[u8]| {
    one_by_one(bytes);
    in_one_go(bytes);
});

fn one_by_one(bytes: &[u8]) {
    let mut engine = Engine::new(kept_pack().clone());
    let mut games: Vec<Value> = Vec::new();
    let mut before = files(&mut engine, &games);
    for line in bytes.split(|&byte| byte == b'\n') {
        let answer = read(&engine.answer(line));
        let name = answer.pointer("/ok/game").or_else(|| answer.pointer("/ok/status/game"));
        games.extend(name.filter(|name| !games.contains(name)).cloned().into_iter().collect::<Vec<_>>());
        let after = files(&mut engine, &games);
        if answer.get("error").is_some() {
            assert_eq!(after, before, "{answer} was refused");
        }
        before = after;
    }
}

/// The files of all games there have been; of dropped ones, that they are gone.
fn files(engine: &mut Engine, games: &[Value]) -> Vec<String> {
    let request = |game| json!({"cmd": "export", "game": game, "referee": true}).to_string();
    games.iter().map(|game| engine.answer(request(game).as_bytes())).collect()
}

fn in_one_go(bytes: &[u8]) {
    let mut said = Vec::new();
    serve(&mut Engine::new(kept_pack().clone()), bytes, &mut said).expect("memory can be written to");
    let said = String::from_utf8(said).expect("the engine speaks UTF-8");
    let unended = !bytes.is_empty() && !bytes.ends_with(b"\n");
    let lines = bytes.iter().filter(|&&byte| byte == b'\n').count() + usize::from(unended);
    assert_eq!(said.lines().count(), 1 + lines, "a greeting, and a line for each line");
    said.lines().for_each(|line| drop(read(line)));
}

fn read(line: &str) -> Value {
    let answer: Value = serde_json::from_str(line).expect("the engine speaks JSON");
    assert!(answer.get("ok").is_some() != answer.get("error").is_some(), "{line}");
    answer
}

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    Form::Lines.mutate(data, size, max_size, seed).unwrap_or_else(|| fuzzer_mutate(data, size, max_size))
});
