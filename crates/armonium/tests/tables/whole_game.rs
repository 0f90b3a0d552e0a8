//! A whole game of four over real WebSockets: two people, a bot, and a player that reconnects again and again.

use crate::check::check;
use crate::player::Player;
use crate::server::{Home, Node, identity, insist};
use serde_json::json;

#[test]
fn two_people_a_bot_and_somebody_who_keeps_coming_back_play_a_whole_game() {
    let home = Home::sqlite();
    let node = Node::start(&home);
    let ports = vec![node.port];
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(async {
        let mut cookies = Vec::new();
        for name in ["Ada", "Bruno", "Carla"] {
            cookies.push(identity(&ports, name).await);
        }
        let body = json!({ "options": { "players": 4 }, "seats": ["me", "open", "inspector", "open"] });
        let (status, made, _) =
            insist(ports.clone(), "/api/tables".to_owned(), Some(cookies[0].clone()), Some(body)).await;
        assert_eq!(status, 201, "{made}");
        let table = made["id"].as_str().unwrap().to_owned();
        for cookie in &cookies[1..] {
            let path = format!("/api/tables/{table}/join");
            let (status, answer, _) =
                insist(ports.clone(), path, Some(cookie.clone()), Some(json!({}))).await;
            assert!(status < 300, "{answer}");
        }
        let player =
            |index: usize| Player::new(ports.clone(), cookies[index].clone(), table.clone(), index as u64);
        let steady = [tokio::spawn(player(0).play()), tokio::spawn(player(1).play())];
        let mut unsteady = player(2);
        while !unsteady.is_over() {
            unsteady = unsteady.play_for(4).await;
        }
        assert!(unsteady.came_back > 10, "{}", unsteady.came_back);
        let mut players = vec![unsteady];
        for player in steady {
            players.push(player.await.unwrap());
        }
        let path = format!("/api/games/{table}/record");
        let (_, record, _) = insist(ports.clone(), path, Some(cookies[0].clone()), None).await;
        assert!(check(record.as_str().unwrap(), &players) > 50);
    });
}
