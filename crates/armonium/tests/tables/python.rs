//! Programs in Python: the example of a bot plays a whole game, and schemathesis tries the HTTP interface.

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
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    let output = Command::new(python())
        .arg(example)
        .args(["--server", &format!("http://127.0.0.1:{}", node.port), "--token", &token, "--table", &table])
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", said(&output));
    assert!(said(&output).contains("finished"), "{}", said(&output));
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
    let output = Command::new(python())
        .args(["-m", "schemathesis.cli", "run", &format!("{base}/api"), "--url", &base])
        .args(["--header", &format!("Authorization: Bearer {token}")])
        // What a name or a code may be, no schema says in full; and the token that is sent along makes every cookie good.
        .args(["--checks", "all", "--exclude-checks", "positive_data_acceptance,ignored_auth"])
        .args(["--max-examples", "15", "--seed", "11", "--no-color", "--phases", "coverage,fuzzing,stateful"])
        .current_dir(std::env::temp_dir())
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", said(&output));
}
