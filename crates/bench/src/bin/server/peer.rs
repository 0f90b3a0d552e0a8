//! boardgame.io's server and how one talks to it: its lobby over HTTP, its game over socket.io.

use crate::Done;
use crate::api::Api;
use crate::closed_loop::{Book, PLAYERS, Side, Sights, TABLES};
use crate::process::{Server, free_port};
use crate::socket::{Socket, after, number};
use serde_json::json;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

const FOLDER: &str = "target/bench-peer";
const PACKAGE: &str =
    r#"{"private":true,"dependencies":{"boardgame.io":"0.50.2"},"overrides":{"koa-compose":"4.1.0"}}"#;
const GAME: &str = include_str!("../../../peer/boardgame.cjs");

/// Installs the peer, starts it and seats everybody.
pub(crate) async fn gather(in_step: bool) -> Done<Side> {
    let folder = Path::new(FOLDER);
    std::fs::create_dir_all(folder)?;
    std::fs::write(folder.join("package.json"), PACKAGE)?;
    std::fs::write(folder.join("boardgame.cjs"), GAME)?;
    if !folder.join("node_modules/boardgame.io").exists() {
        let mut npm = Command::new("npm");
        npm.args(["install", "--no-audit", "--no-fund", "--silent"]).current_dir(folder);
        let status = npm.status().map_err(|_| "npm is missing: the peer cannot be installed")?;
        if !status.success() {
            return Err("npm could not install boardgame.io".into());
        }
    }
    let port = free_port()?;
    let mut command = Command::new("node");
    command.arg("boardgame.cjs").arg(port.to_string()).current_dir(folder).env("NODE_ENV", "production");
    let server = Server::start(command, port, Duration::from_secs(30))?;
    let api = Api::new(port);
    let book = Book::new(in_step);
    let mut tables = Vec::new();
    for _ in 0..TABLES {
        let made = api.post("/games/peer/create", None, &json!({ "numPlayers": PLAYERS }))?;
        let id = made["matchID"].as_str().ok_or("the peer made no match")?.to_owned();
        let mut seats = Vec::new();
        for seat in 0..PLAYERS {
            let name = json!({ "playerID": seat.to_string(), "playerName": format!("player {seat}") });
            let joined = api.post(&format!("/games/peer/{id}/join"), None, &name)?;
            let credentials = joined["playerCredentials"].as_str().ok_or("the peer gave no seat")?;
            seats.push(Seat::connect(port, &id, seat, credentials).await?);
        }
        let seats = seats.try_into().map_err(|_| "a table without its players")?;
        tables.push(play(id, seats, book.clone()));
    }
    Ok(Side::new(server, book, tables))
}

struct Seat {
    socket: Socket,
    credentials: String,
    /// The number of the last state this seat has seen.
    state: u64,
}

impl Seat {
    async fn connect(port: u16, id: &str, seat: usize, credentials: &str) -> Done<Self> {
        let mut socket = Socket::connect(port, "/socket.io/?EIO=4&transport=websocket", &[]).await?;
        socket.next().await?;
        socket.send("40/peer,").await?;
        socket.next().await?;
        let sync = json!(["sync", id, seat.to_string(), credentials, PLAYERS]);
        socket.send(&format!("42/peer,{sync}")).await?;
        while !socket.next().await?.starts_with("42/peer,[\"sync\"") {}
        Ok(Self { socket, credentials: credentials.to_owned(), state: 0 })
    }

    /// The number of the next state this seat sees.
    async fn next(&mut self) -> Done<u64> {
        loop {
            let text = self.socket.next().await?;
            if text == "2" {
                self.socket.send("3").await?;
            } else if text.starts_with("42/peer,[\"update\"") {
                return Ok(after(text, r#""_stateID":"#)
                    .and_then(number)
                    .ok_or("an update without a state")?);
            }
        }
    }

    /// Decides whenever it is asked, and reads along.
    async fn play(&mut self, index: u64, id: &str, sights: &Sights) -> Done<()> {
        let player = index.to_string();
        loop {
            if self.state % PLAYERS as u64 == index {
                let action = json!({ "type": "MAKE_MOVE", "payload": {
                    "type": "step", "args": [self.state * 5 % 69], "playerID": player, "credentials": self.credentials,
                }});
                let update = json!(["update", action, self.state, id, player]);
                sights.send(self.state).await;
                self.socket.send(&format!("42/peer,{update}")).await?;
            }
            let before = self.state;
            while self.state <= before {
                self.state = self.next().await?;
            }
            sights.see(before..self.state);
        }
    }
}

async fn play(id: String, mut seats: [Seat; PLAYERS], book: Book) -> Done<()> {
    let sights = Sights::new(book);
    let [a, b, c, d] = &mut seats;
    tokio::try_join!(
        a.play(0, &id, &sights),
        b.play(1, &id, &sights),
        c.play(2, &id, &sights),
        d.play(3, &id, &sights),
    )?;
    Ok(())
}
