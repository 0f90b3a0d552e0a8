//! Our server and how one talks to it.

use crate::Done;
use crate::api::Api;
use crate::closed_loop::{Book, PLAYERS, Side, Sights, TABLES};
use crate::process::{Server, free_port};
use crate::socket::{Socket, after, number};
use serde_json::json;
use serde_json::value::RawValue;
use std::cell::Cell;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

/// Starts our server with limits that a load from one address does not meet.
pub(crate) fn start(program: &str, data: &Path, patience: Duration) -> Done<Server> {
    let port = free_port()?;
    let mut command = Command::new(program);
    command
        .args(["serve", "--listen", &format!("127.0.0.1:{port}"), "--data"])
        .arg(data)
        .args(["--config", "fixtures/server/no-limits.toml"]);
    Server::start(command, port, patience)
}

/// Starts the server and seats everybody.
pub(crate) async fn gather(program: &str, data: &Path, in_step: bool) -> Done<Side> {
    let server = start(program, data, Duration::from_secs(30))?;
    let api = Api::new(server.port);
    let book = Book::new(in_step);
    let mut tables = Vec::new();
    for _ in 0..TABLES {
        let table = Table::gather(&api, server.port).await?;
        tables.push(table.play(book.clone()));
    }
    Ok(Side::new(server, book, tables))
}

/// A table and its four players.
pub(crate) struct Table {
    api: Api,
    port: u16,
    id: String,
    cookies: Vec<String>,
    seats: [Seat; PLAYERS],
    dice: Dice,
}

/// The dice that choose among the legal decisions.
struct Dice(Cell<u64>);

impl Dice {
    fn throw(&self) -> u64 {
        let next =
            self.0.get().wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.0.set(next);
        next >> 33
    }
}

pub(crate) struct Seat {
    socket: Socket,
    decision: u32,
    to_act: Option<u8>,
    over: bool,
    /// What it may do, as the server wrote it, with what came after that.
    legal: String,
}

/// A new player.
pub(crate) fn identity(api: &Api, name: &str) -> Done<String> {
    let (_, cookie) = api.post_for_cookie("/api/me", None, &json!({ "name": name }))?;
    Ok(cookie.ok_or("no cookie came with the identity")?)
}

/// A new table with four new people, who have not come yet.
pub(crate) fn invite(api: &Api) -> Done<(String, Vec<String>)> {
    let names = ["Ada", "Bruno", "Carla", "Dino"];
    let cookies = names.iter().map(|name| identity(api, name)).collect::<Done<Vec<_>>>()?;
    let made = api.post("/api/tables", Some(&cookies[0]), &json!({ "options": { "players": PLAYERS } }))?;
    let id = made["id"].as_str().ok_or("no table was made")?.to_owned();
    for cookie in &cookies[1..] {
        api.post(&format!("/api/tables/{id}/join"), Some(cookie), &json!({}))?;
    }
    Ok((id, cookies))
}

impl Table {
    /// Four people make a table and sit down.
    pub(crate) async fn gather(api: &Api, port: u16) -> Done<Self> {
        let (id, cookies) = invite(api)?;
        Self::sit(api, port, id, cookies).await
    }

    /// Four people come to the table they have seats at.
    pub(crate) async fn sit(api: &Api, port: u16, id: String, cookies: Vec<String>) -> Done<Self> {
        let seats = Seat::connect_all(api, port, &id, &cookies).await?;
        let dice = id.bytes().fold(7, |sum: u64, byte| sum.wrapping_mul(31).wrapping_add(u64::from(byte)));
        let mut table = Self { api: api.clone(), port, id, cookies, seats, dice: Dice(Cell::new(dice)) };
        table.begin().await?;
        Ok(table)
    }

    /// Everybody gives a part of the chance; then the game begins.
    async fn begin(&mut self) -> Done<()> {
        for (index, seat) in self.seats.iter_mut().enumerate() {
            let nonce = format!("{:064x}", index + 1);
            seat.send(&json!({ "type": "nonce", "id": 1, "nonce": nonce }).to_string()).await?;
        }
        for seat in &mut self.seats {
            while seat.to_act.is_none() {
                seat.see_next().await?;
            }
        }
        Ok(())
    }

    /// How many bytes the server has sent to its players.
    pub(crate) fn received(&self) -> u64 {
        self.seats.iter().map(|seat| seat.socket.received).sum()
    }

    pub(crate) fn id(&self) -> &str {
        &self.id
    }

    /// Everybody says something so many times.
    pub(crate) async fn talk(&mut self, remarks: usize) -> Done<()> {
        for seat in &mut self.seats {
            for remark in 0..remarks {
                let text = format!("Remark {remark} of a player who has a lot to say about this game");
                let id = 1_000_000 + remark;
                seat.send(&json!({ "type": "say", "id": id, "text": text }).to_string()).await?;
                while !seat.see_next().await? {}
            }
        }
        Ok(())
    }

    /// One decision, from its sending to the last player's sight of it.
    pub(crate) async fn step(&mut self) -> Done<Instant> {
        let asked = usize::from(self.seats[0].to_act.ok_or("nobody is asked")?);
        let text = self.seats[asked].decide(&self.dice)?;
        let sent = Instant::now();
        self.seats[asked].send(&text).await?;
        let decision = self.seats[asked].decision;
        // Most often the last one is told last: then the others need not be waited for.
        for seat in self.seats.iter_mut().rev() {
            while seat.decision <= decision {
                seat.see_next().await?;
            }
        }
        Ok(sent)
    }

    /// Game after game, everybody deciding when they are asked.
    async fn play(mut self, book: Book) -> Done<()> {
        loop {
            let sights = Sights::new(book.clone());
            let [a, b, c, d] = &mut self.seats;
            tokio::try_join!(
                a.play(0, &self.dice, &sights),
                b.play(1, &self.dice, &sights),
                c.play(2, &self.dice, &sights),
                d.play(3, &self.dice, &sights),
            )?;
            self.again().await?;
        }
    }

    /// The game is over: the same people play another.
    async fn again(&mut self) -> Done<()> {
        let (api, path, cookie) =
            (self.api.clone(), format!("/api/tables/{}/rematch", self.id), self.cookies[0].clone());
        let made = tokio::task::spawn_blocking(move || api.post(&path, Some(&cookie), &json!({}))).await??;
        self.id = made["id"].as_str().ok_or("no rematch was made")?.to_owned();
        // Everybody has moved one seat on.
        self.cookies.rotate_right(1);
        self.seats = Seat::connect_all(&self.api, self.port, &self.id, &self.cookies).await?;
        self.begin().await
    }
}

impl Seat {
    async fn connect_all(api: &Api, port: u16, id: &str, cookies: &[String]) -> Done<[Self; PLAYERS]> {
        let mut seats = Vec::with_capacity(PLAYERS);
        for cookie in cookies {
            seats.push(Self::connect(api, port, id, cookie).await?);
        }
        Ok(seats.try_into().map_err(|_| "a table without its players")?)
    }

    async fn connect(api: &Api, port: u16, id: &str, cookie: &str) -> Done<Self> {
        let headers = [("Cookie", cookie), ("Origin", api.origin())];
        let mut socket = Socket::connect(port, &format!("/api/tables/{id}/socket"), &headers).await?;
        socket.send(r#"{"type":"hello","protocol":1}"#).await?;
        let mut seat = Self { socket, decision: 0, to_act: None, over: false, legal: String::new() };
        while !seat.see_next().await? {}
        Ok(seat)
    }

    async fn send(&mut self, text: &str) -> Done<()> {
        self.socket.send(text).await
    }

    /// The text of some decision. Any will do, but nobody declares or bids at random as long as there is something else:
    /// games last as long as people's do.
    fn decide(&self, dice: &Dice) -> Done<String> {
        let is_rash = |action: &RawValue| {
            let text = action.get();
            text.contains(r#""declare""#) || text.contains(r#""bid""#)
        };
        let tries: [u64; 8] = std::array::from_fn(|_| dice.throw());
        let mut rest = serde_json::Deserializer::from_str(&self.legal).into_iter::<Vec<&RawValue>>();
        let legal = rest.next().transpose()?.unwrap_or_default();
        let any = tries.iter().filter_map(|dice| legal.get(dice.checked_rem(legal.len() as u64)? as usize));
        let prudent = any.into_iter().find(|action| !is_rash(action)).or(legal.first());
        let action = prudent.ok_or("a player is asked without legal actions")?.get();
        let (id, at) = (self.decision + 2, self.decision);
        Ok(format!(r#"{{"type":"act","id":{id},"at":{at},"actions":[{action}]}}"#))
    }

    /// Plays a game: decides whenever this seat is asked, and reads along.
    async fn play(&mut self, seat: u8, dice: &Dice, sights: &Sights) -> Done<()> {
        while !self.over {
            if self.to_act == Some(seat) {
                let text = self.decide(dice)?;
                sights.send(self.decision.into()).await;
                self.send(&text).await?;
            }
            let before = self.decision;
            while self.decision <= before {
                self.see_next().await?;
            }
            sights.see(before.into()..self.decision.into());
        }
        Ok(())
    }

    /// Takes in the next frame, as far as the load needs it: other parts of it are not looked at. Was it a sight of the
    /// table?
    async fn see_next(&mut self) -> Done<bool> {
        let text = self.socket.next().await?;
        match after(text, r#"{"type":""#).and_then(|text| text.split('"').next()) {
            Some("welcome" | "update") => {}
            Some("presence" | "done" | "pong") => return Ok(false),
            _ => return Err(text.into()),
        }
        self.decision = after(text, r#""decision":"#).and_then(number).ok_or("a sight without a decision")?;
        if let Some(to_act) = after(text, r#""to_act":"#) {
            self.to_act = number(to_act);
            self.over = self.to_act.is_none();
        }
        if let Some(legal) = after(text, r#""legal":"#) {
            self.legal.clear();
            self.legal.push_str(legal);
        }
        Ok(true)
    }
}
