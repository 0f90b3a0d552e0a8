//! Programs in Python: the example of a bot plays a whole game, also by following the document, and schemathesis tries the HTTP interface.

use crate::server::{Home, Node, identity, insist};
use serde_json::json;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The Python that `cargo xtask test` installs the packages for.
fn python() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let python = root.join("target/tools/python/bin/python");
    assert!(python.is_file(), "Python packages are missing: `cargo xtask test` installs them");
    python
}

fn said(output: &Output) -> String {
    [&output.stdout, &output.stderr].map(|bytes| String::from_utf8_lossy(bytes).into_owned()).concat()
}

#[test]
fn the_example_in_python_plays_a_whole_game_with_a_token() {
    let home = Home::sqlite();
    let node = Node::start(&home);
    let ports = vec![node.port];
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let (table, token) = runtime.block_on(async {
        let owner = identity(&ports, "Ada").await;
        let ask = |path: &str, body| insist(ports.clone(), path.to_owned(), Some(owner.clone()), Some(body));
        let (status, program, _) = ask("/api/me/programs", json!({ "name": "Automaton" })).await;
        assert_eq!(status, 201, "{program}");
        let seats = ["open", "apprentice", "apprentice", "apprentice"];
        let (status, made, _) =
            ask("/api/tables", json!({ "options": { "players": 4 }, "seats": seats })).await;
        assert_eq!(status, 201, "{made}");
        let text = |value: &serde_json::Value| value.as_str().unwrap().to_owned();
        (text(&made["id"]), text(&program["token"]))
    });
    let output = bot(&node, &token, &table);
    assert!(output.status.success(), "{}", said(&output));
    assert!(said(&output).contains("finished"), "{}", said(&output));
}

/// The first block of shell commands after a heading of a document.
fn commands(document: &str, heading: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(document);
    let text = std::fs::read_to_string(path).unwrap();
    let (_, section) = text.split_once(heading).expect("the heading");
    let (_, block) = section.split_once("```sh\n").expect("a block of commands");
    block.split_once("```").expect("its end").0.to_owned()
}

fn bot(node: &Node, token: &str, table: &str) -> Output {
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    Command::new(python())
        .arg(example)
        .args(["--server", &format!("http://127.0.0.1:{}", node.port), "--token", token, "--table", table])
        .output()
        .unwrap()
}

#[test]
fn the_documented_steps_give_a_token_for_a_program() {
    let home = Home::sqlite();
    let node = Node::start(&home);
    let script = commands("docs/bots.md", "## Programs of your own");
    let usual = "http://localhost:8011";
    assert!(script.contains(usual), "{script}");
    let script = script.replace(usual, &format!("http://127.0.0.1:{}", node.port));
    let folder = std::env::temp_dir().join(format!("armonium-document-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let output = Command::new("sh")
        .args(["-e", "-c", &script])
        .env("no_proxy", "*")
        .current_dir(&folder)
        .output()
        .unwrap();
    std::fs::remove_dir_all(&folder).unwrap();
    assert!(output.status.success(), "{} (the test needs curl)", said(&output));
    let answers = serde_json::Deserializer::from_slice(&output.stdout).into_iter::<serde_json::Value>();
    let answers: Vec<_> = answers.map(|answer| answer.unwrap()).collect();
    let [owner, program, table] = answers.as_slice() else { panic!("{answers:?}") };
    assert!(owner["recovery"].is_string(), "{owner}");
    let output = bot(&node, program["token"].as_str().unwrap(), table["id"].as_str().unwrap());
    assert!(output.status.success() && said(&output).contains("finished"), "{}", said(&output));
}

#[test]
fn the_example_in_python_repeats_the_servers_sentence_when_it_is_refused() {
    let home = Home::sqlite();
    let node = Node::start(&home);
    let ports = vec![node.port];
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let token = runtime.block_on(async {
        let owner = identity(&ports, "Ada").await;
        let body = json!({ "name": "Automaton" });
        let (_, program, _) =
            insist(ports.clone(), "/api/me/programs".to_owned(), Some(owner), Some(body)).await;
        program["token"].as_str().unwrap().to_owned()
    });
    let nowhere = "0000000000000";
    for (token, sentence) in [("wrong", "This token isn’t valid."), (&token, "This table doesn’t exist.")]
    {
        let output = bot(&node, token, nowhere);
        assert_eq!(output.status.code(), Some(1));
        assert_eq!(said(&output).trim(), sentence, "and nothing else");
    }
    drop(node);
}

#[test]
fn what_the_openapi_document_says_of_every_request_and_answer_is_true() {
    let home = Home::sqlite();
    let node = Node::start(&home);
    let base = format!("http://127.0.0.1:{}", node.port);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let token = runtime.block_on(async {
        let ports = vec![node.port];
        let owner = identity(&ports, "Ada").await;
        let path = "/api/me/programs".to_owned();
        let (_, program, _) = insist(ports, path, Some(owner), Some(json!({ "name": "Tester" }))).await;
        program["token"].as_str().unwrap().to_owned()
    });
    // By default schemathesis doesn't take 413 for a refusal, but a body that is too long is refused unread.
    let folder = tempfile::tempdir().unwrap();
    let config = folder.path().join("schemathesis.toml");
    let statuses = "[400, 401, 403, 404, 405, 406, 409, 413, 415, 422, 428, 429, \"5xx\"]";
    std::fs::write(&config, format!("[checks.negative_data_rejection]\nexpected-statuses = {statuses}\n"))
        .unwrap();
    let output = Command::new(python())
        .args(["-m", "schemathesis.cli", "--config-file", config.to_str().unwrap()])
        .args(["run", &format!("{base}/api"), "--url", &base])
        .args(["--header", &format!("Authorization: Bearer {token}")])
        // After signing out, every other request with this session is refused.
        .args(["--exclude-path", "/api/sign-out"])
        // What a name or a code may be, no schema says in full; and the token that is sent along makes every cookie good.
        .args(["--checks", "all", "--exclude-checks", "positive_data_acceptance,ignored_auth"])
        .args(["--max-examples", "15", "--seed", "11", "--no-color", "--phases", "coverage,fuzzing,stateful"])
        .current_dir(folder.path())
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", said(&output));
}
