//! Plans of players who are away are carried out while the server is killed again and again: each answer once, and to the end.

use crate::crash::kills;
use crate::nodes::{connect, wait_for};
use crate::server::{Home, Node, identity, insist};
use futures_util::SinkExt;
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use tokio_tungstenite::tungstenite::Message;

/// Three players store a plan for the first Hour's auctions, each on one of the nodes, and leave. Then the nodes are killed in
/// turn until the auctions are over.
fn carried_out(nodes: &[Node], kills: u32) {
    let ports: Vec<u16> = nodes.iter().map(|node| node.port).collect();
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(async {
        let mut cookies = Vec::new();
        for name in ["Ada", "Bob", "Cid"] {
            cookies.push(identity(&ports, name).await);
        }
        let body = json!({ "options": { "players": 3 } });
        let (_, made, _) =
            insist(ports.clone(), "/api/tables".to_owned(), Some(cookies[0].clone()), Some(body)).await;
        let table = made["id"].as_str().unwrap().to_owned();
        for cookie in &cookies[1..] {
            let path = format!("/api/tables/{table}/join");
            insist(ports.clone(), path, Some(cookie.clone()), Some(json!({}))).await;
        }
        let mut sockets = Vec::new();
        for (number, cookie) in cookies.iter().enumerate() {
            let mut socket = connect(ports[number % ports.len()], &table, cookie).await;
            let nonce = json!({ "type": "nonce", "id": 1, "nonce": "00".repeat(32) }).to_string();
            socket.send(Message::text(nonce)).await.unwrap();
            wait_for(&mut socket, |frame| frame["done"] == 1).await;
            sockets.push(socket);
        }
        for (limit, socket) in (3..).zip(&mut sockets) {
            let open = (1..=3).map(|position| json!({ "do": "open", "position": position, "time": 0 }));
            let raise = (1..=3).map(|position| json!({ "do": "raise", "position": position, "most": limit }));
            let steps: Vec<Value> =
                open.chain(raise).map(|then| json!({ "hour": 1, "then": then })).collect();
            let plan = json!({ "type": "plan", "id": 2, "plan": { "steps": steps } }).to_string();
            // The deal comes first.
            loop {
                socket.send(Message::text(plan.clone())).await.unwrap();
                let answer = wait_for(socket, |frame| frame["done"] == 2 || frame["id"] == 2).await;
                if answer["type"] == "plan" {
                    break;
                }
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
        drop(sockets);
        for round in 0..kills {
            tokio::time::sleep(Duration::from_millis(u64::from(40 + round * 37 % 130))).await;
            let node = &nodes[round as usize % nodes.len()];
            node.kill();
            node.revive();
        }
        // Nobody comes back: a node claims the table by itself.
        tokio::time::sleep(Duration::from_secs(10)).await;
        let started = Instant::now();
        let (mut socket, welcome) = loop {
            let mut socket = connect(ports[0], &table, &cookies[0]).await;
            let welcome = wait_for(&mut socket, |frame| frame["type"] == "welcome").await;
            if welcome["view"]["public"]["phase"].get("auction").is_none() {
                break (socket, welcome);
            }
            assert!(started.elapsed() < Duration::from_secs(30), "the auctions don't end: {welcome}");
            tokio::time::sleep(Duration::from_millis(100)).await;
        };
        socket.send(Message::text(json!({ "type": "ping" }).to_string())).await.unwrap();
        let left = welcome["plan"]["steps"].as_array().map_or(0, Vec::len);
        assert_eq!(left, 0, "what is done is removed: {welcome}");
        // Positions are won by the limits, and no bid was made twice: each one is 1 more than the one before.
        let mut again = connect_with_log(ports[0], &table, &cookies[0]).await;
        let all = wait_for(&mut again, |frame| frame["type"] == "welcome").await;
        let events: Vec<Value> = all["missed"]
            .as_array()
            .unwrap()
            .iter()
            .flat_map(|record| record["news"].as_array().unwrap())
            .flat_map(|news| news["events"].as_array().cloned().unwrap_or_default())
            .collect();
        let mut bid = None;
        let mut bids = 0;
        for event in &events {
            match event["event"].as_str().unwrap() {
                "auction_opened" => bid = None,
                "bid_made" => {
                    let time = event["time"].as_i64().unwrap();
                    assert_eq!(time, bid.map_or(0, |bid: i64| bid + 1), "{events:?}");
                    bid = Some(time);
                    bids += 1;
                }
                _ => {}
            }
        }
        let won = events.iter().filter(|event| event["event"] == "position_won").count();
        assert!(won == 2 && bids >= 5, "{won} positions won with {bids} bids");
    });
}

async fn connect_with_log(
    port: u16,
    table: &str,
    cookie: &str,
) -> tokio_tungstenite::WebSocketStream<tokio::net::TcpStream> {
    crate::nodes::connect_from(port, table, cookie, r#"{"type":"hello","protocol":1,"have":0}"#).await
}

#[test]
fn plans_are_carried_out_once_when_the_server_is_killed_with_sqlite() {
    let home = Home::sqlite();
    carried_out(&[Node::start(&home)], kills(4, 25));
}

#[test]
fn plans_are_carried_out_once_when_nodes_are_killed_with_postgresql() {
    let home = Home::postgres();
    carried_out(&[Node::start(&home), Node::start(&home)], kills(4, 25));
}
