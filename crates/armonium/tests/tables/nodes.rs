//! Several nodes over one PostgreSQL database: players of one table are on different nodes.

use crate::crash::{kills, survive};
use crate::server::{Home, Node, identity, insist};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};

#[test]
fn players_of_one_table_play_on_different_nodes_while_nodes_are_killed() {
    let home = Home::postgres();
    let kills = kills(15, 100);
    let story = survive(vec![Node::start(&home), Node::start(&home)], kills);
    assert!(story.games >= 6 && story.came_back > 0, "{story:?}");
}

pub async fn connect(port: u16, table: &str, cookie: &str) -> WebSocketStream<TcpStream> {
    connect_from(port, table, cookie, r#"{"type":"hello","protocol":1}"#).await
}

pub async fn connect_from(port: u16, table: &str, cookie: &str, hello: &str) -> WebSocketStream<TcpStream> {
    let mut request =
        format!("ws://127.0.0.1:{port}/api/tables/{table}/socket").into_client_request().unwrap();
    request.headers_mut().insert("Cookie", cookie.parse().unwrap());
    request.headers_mut().insert("Origin", format!("http://127.0.0.1:{port}").parse().unwrap());
    let stream = TcpStream::connect(("127.0.0.1", port)).await.unwrap();
    let (mut socket, _) = client_async(request, stream).await.unwrap();
    socket.send(Message::text(hello)).await.unwrap();
    socket
}

/// Reads until a frame is what is waited for.
pub async fn wait_for(socket: &mut WebSocketStream<TcpStream>, wanted: impl Fn(&Value) -> bool) -> Value {
    loop {
        let message =
            tokio::time::timeout(Duration::from_secs(10), socket.next()).await.unwrap().unwrap().unwrap();
        if let Message::Text(text) = message {
            let frame: Value = serde_json::from_str(&text).unwrap();
            if wanted(&frame) {
                return frame;
            }
        }
    }
}

/// One person with two windows on two nodes decides twice at the same moment.
#[test]
fn of_two_writers_racing_for_one_decision_exactly_one_wins_and_the_other_gets_a_fresh_view() {
    let home = Home::postgres();
    let nodes = [Node::start(&home), Node::start(&home)];
    let ports: Vec<u16> = nodes.iter().map(|node| node.port).collect();
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(async {
        let cookie = identity(&ports, "Ada").await;
        let body = json!({ "options": { "players": 3 }, "seats": ["me", "apprentice", "apprentice"] });
        let (_, made, _) =
            insist(ports.clone(), "/api/tables".to_owned(), Some(cookie.clone()), Some(body)).await;
        let table = made["id"].as_str().unwrap();
        let mut here = connect(ports[0], table, &cookie).await;
        let mut there = connect(ports[1], table, &cookie).await;
        let nonce = json!({ "type": "nonce", "id": 1, "nonce": "00".repeat(32) }).to_string();
        here.send(Message::text(nonce)).await.unwrap();
        let mut id = 10;
        let mut races = 0;
        let asked = |frame: &Value| {
            let sight = if frame["view"].is_null() { &frame["changes"] } else { &frame["view"] };
            sight["legal"].as_array().is_some_and(|legal| !legal.is_empty())
        };
        while races < 25 {
            let (one, other) = (wait_for(&mut here, asked).await, wait_for(&mut there, asked).await);
            assert_eq!(one["decision"], other["decision"]);
            let legal = if one["view"].is_null() { &one["changes"]["legal"] } else { &one["view"]["legal"] };
            let legal = legal.as_array().unwrap();
            let mut act = |action: &Value| {
                id += 1;
                (
                    id,
                    json!({ "type": "act", "id": id, "at": one["decision"], "actions": [action] })
                        .to_string(),
                )
            };
            let ((first, first_text), (second, second_text)) =
                (act(&legal[0]), act(&legal[(legal.len() - 1).min(1)]));
            let (sent, also) =
                tokio::join!(here.send(Message::text(first_text)), there.send(Message::text(second_text)));
            sent.unwrap();
            also.unwrap();
            let answer = |id: u64| move |frame: &Value| frame["done"] == id || frame["id"] == id;
            let one = wait_for(&mut here, answer(first)).await;
            let other = wait_for(&mut there, answer(second)).await;
            let won = [&one, &other].into_iter().filter(|frame| frame["type"] == "update").count();
            let lost: Vec<_> =
                [&one, &other].into_iter().filter(|frame| frame["type"] == "refused").collect();
            assert_eq!((won, lost.len()), (1, 1), "{one}\n{other}");
            assert!(lost[0]["view"].is_object(), "the loser gets a fresh View");
            races += 1;
            // Both windows see the same record next: the one asked again continues.
            let stage =
                insist(ports.clone(), format!("/api/tables/{table}"), Some(cookie.clone()), None).await.1;
            if stage["card"]["stage"] != "running" {
                break;
            }
            drop((here, there));
            here = connect(ports[0], table, &cookie).await;
            there = connect(ports[1], table, &cookie).await;
        }
        assert!(races >= 5, "only {races} races");
    });
}
