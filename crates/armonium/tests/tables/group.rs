//! Friends who play one game after the other, whatever happens to the server.

use crate::check::check;
use crate::player::Player;
use crate::server::{identity, insist};
use serde_json::json;

/// Four seats: who of the four is a person. The others are bots.
pub type Seating = [bool; 4];

/// What a group has been through.
#[derive(Clone, Copy, Debug, Default)]
pub struct Story {
    pub games: u32,
    pub decisions: u32,
    pub came_back: u32,
    pub sent_again: u32,
    pub done_before: u32,
}

/// Friends with their identities.
pub struct Group {
    ports: Vec<u16>,
    cookies: Vec<String>,
    seating: Seating,
}

impl Group {
    pub async fn meet(ports: Vec<u16>, seating: Seating) -> Self {
        let people = seating.iter().filter(|person| **person).count();
        let mut cookies = Vec::new();
        for person in 0..people {
            cookies.push(identity(&ports, &format!("Person {person}")).await);
        }
        Self { ports, cookies, seating }
    }

    /// Makes a table, sits down, plays to the end, and checks that all that was promised was kept.
    pub async fn play(&self, seed: u64, story: &mut Story) {
        let table = self.gather().await;
        let players = self.cookies.iter().enumerate().map(|(index, cookie)| {
            let player =
                Player::new(self.ports.clone(), cookie.clone(), table.clone(), seed * 16 + index as u64);
            tokio::spawn(player.play())
        });
        let mut back = Vec::new();
        for player in players.collect::<Vec<_>>() {
            back.push(player.await.unwrap());
        }
        let record = insist(
            self.ports.clone(),
            format!("/api/games/{table}/record"),
            Some(self.cookies[0].clone()),
            None,
        )
        .await;
        assert_eq!(record.0, 200, "{}", record.1);
        let text = record.1.as_str().expect("a record is text");
        let decisions = check(text, &back);
        story.games += 1;
        story.decisions += decisions;
        for player in back {
            story.came_back += player.came_back - 1;
            story.sent_again += player.sent_again;
            story.done_before += player.done_before;
        }
    }

    /// A table with everybody at it.
    async fn gather(&self) -> String {
        let mut seats: Vec<&str> = Vec::new();
        for person in self.seating {
            seats.push(match (person, seats.contains(&"me")) {
                (true, false) => "me",
                (true, true) => "open",
                (false, _) => "detective",
            });
        }
        let body = json!({ "options": { "players": 4 }, "seats": seats });
        let (status, made, _) =
            insist(self.ports.clone(), "/api/tables".to_owned(), Some(self.cookies[0].clone()), Some(body))
                .await;
        assert_eq!(status, 201, "{made}");
        let table = made["id"].as_str().unwrap().to_owned();
        for cookie in &self.cookies[1..] {
            let path = format!("/api/tables/{table}/join");
            let (status, answer, _) =
                insist(self.ports.clone(), path, Some(cookie.clone()), Some(json!({}))).await;
            // A request whose answer was lost in a crash may have seated the player already.
            let seated = status < 300
                || answer["error"]["code"] == "seated_already"
                || answer["error"]["code"] == "begun";
            assert!(seated, "{status} {answer}");
        }
        table
    }
}
