//! Our server and how one talks to it.

use crate::Done;
use crate::api::Api;
use crate::closed_loop::{self, Book, PLAYERS, Socket, TABLES};
use crate::latency::Figures;
use crate::process::{Server, free_port};
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::json;
use serde_json::value::RawValue;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};
use tokio::runtime::Runtime;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{client_async_with_config, tungstenite::protocol::WebSocketConfig};

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

/// Starts the server and measures it.
pub(crate) fn measure(runtime: &Runtime, program: &str, span: Duration) -> Done<Figures> {
    let data = tempfile::tempdir()?;
    let server = start(program, data.path(), Duration::from_secs(30))?;
    let api = Api::new(server.port);
    let book = Book::default();
    let local = tokio::task::LocalSet::new();
    local.block_on(runtime, async {
        let mut tables = Vec::new();
        for _ in 0..TABLES {
            let table = Table::gather(&api, server.port).await?;
            tables.push(table.play(book.clone()));
        }
        closed_loop::measure(tables, book, span).await
    })
}

/// A table and its four players.
pub(crate) struct Table {
    api: Api,
    port: u16,
    id: String,
    cookies: Vec<String>,
    seats: Vec<Seat>,
    /// The state of the dice that choose among the legal decisions.
    dice: u64,
}

pub(crate) struct Seat {
    socket: Socket,
    version: u32,
    decision: u32,
    to_act: Option<u8>,
    over: bool,
    legal: Vec<Box<RawValue>>,
}

/// What of a frame the load looks at.
#[derive(Deserialize)]
struct Frame<'a> {
    #[serde(rename = "type", borrow)]
    kind: &'a str,
    version: Option<u32>,
    decision: Option<u32>,
    #[serde(borrow)]
    view: Option<Sight<'a>>,
    #[serde(borrow)]
    changes: Option<Sight<'a>>,
    #[serde(borrow)]
    message: Option<std::borrow::Cow<'a, str>>,
}

#[derive(Deserialize)]
struct Sight<'a> {
    #[serde(default, deserialize_with = "given")]
    to_act: Option<Option<u8>>,
    #[serde(default, borrow)]
    legal: Option<Vec<&'a RawValue>>,
}

/// A value that may be null, told apart from one that is not there.
fn given<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Option<Option<u8>>, D::Error> {
    Option::deserialize(deserializer).map(Some)
}

/// Somebody new.
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
        let mut seats = Vec::new();
        for cookie in &cookies {
            seats.push(Seat::connect(api, port, &id, cookie).await?);
        }
        let dice = id.bytes().fold(7, |sum: u64, byte| sum.wrapping_mul(31).wrapping_add(u64::from(byte)));
        let mut table = Self { api: api.clone(), port, id, cookies, seats, dice };
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

    fn choose(&mut self, of: usize) -> usize {
        self.dice = self.dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.dice >> 33) as usize) % of
    }

    /// Any decision, but nobody declares or bids at random as long as there is something else: games last as long as
    /// people's do.
    fn prudent(&mut self, asked: usize, offered: usize) -> usize {
        let is_rash = |action: &RawValue| {
            let text = action.get();
            text.contains(r#""declare""#) || text.contains(r#""bid""#)
        };
        for _ in 0..8 {
            let chosen = self.choose(offered);
            if !is_rash(&self.seats[asked].legal[chosen]) {
                return chosen;
            }
        }
        0
    }

    /// The next decision: who is asked, and the text to send.
    fn next(&mut self) -> Done<(usize, String)> {
        let asked = usize::from(self.seats[0].to_act.ok_or("nobody is asked")?);
        let offered = self.seats[asked].legal.len();
        if offered == 0 {
            return Err("somebody is asked who may do nothing".into());
        }
        let chosen = self.prudent(asked, offered);
        let seat = &self.seats[asked];
        let text = format!(
            r#"{{"type":"act","id":{},"at":{},"action":{}}}"#,
            seat.decision + 2,
            seat.decision,
            seat.legal[chosen].get()
        );
        Ok((asked, text))
    }

    /// One decision, from its sending to the last player's sight of it.
    pub(crate) async fn step(&mut self) -> Done<Instant> {
        let (asked, text) = self.next()?;
        let sent = Instant::now();
        self.seats[asked].send(&text).await?;
        let decision = self.seats[asked].decision;
        for seat in &mut self.seats {
            while seat.decision <= decision {
                seat.see_next().await?;
            }
        }
        Ok(sent)
    }

    async fn play(mut self, book: Book) -> Done<()> {
        while !book.stopped() {
            let sent = self.step().await?;
            book.enter(sent);
            if self.seats[0].over {
                self.again().await?;
            }
        }
        Ok(())
    }

    /// The game is over: the same people play another.
    async fn again(&mut self) -> Done<()> {
        let (api, path, cookie) =
            (self.api.clone(), format!("/api/tables/{}/rematch", self.id), self.cookies[0].clone());
        let made = tokio::task::spawn_blocking(move || api.post(&path, Some(&cookie), &json!({}))).await??;
        self.id = made["id"].as_str().ok_or("no rematch was made")?.to_owned();
        self.seats.clear();
        // Everybody has moved one seat on.
        self.cookies.rotate_right(1);
        for cookie in &self.cookies {
            self.seats.push(Seat::connect(&self.api, self.port, &self.id, cookie).await?);
        }
        self.begin().await
    }
}

impl Seat {
    async fn connect(api: &Api, port: u16, id: &str, cookie: &str) -> Done<Self> {
        let mut request = format!("ws://127.0.0.1:{port}/api/tables/{id}/socket").into_client_request()?;
        request.headers_mut().insert("Cookie", cookie.parse()?);
        request.headers_mut().insert("Origin", api.origin().parse()?);
        let stream = tokio::net::TcpStream::connect(("127.0.0.1", port)).await?;
        stream.set_nodelay(true)?;
        let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        let stream = tokio_tungstenite::MaybeTlsStream::Plain(stream);
        let (socket, _) = client_async_with_config(request, stream, Some(config)).await?;
        let mut seat = Self { socket, version: 0, decision: 0, to_act: None, over: false, legal: Vec::new() };
        seat.send(r#"{"type":"hello","protocol":1}"#).await?;
        while seat.version == 0 {
            seat.see_next().await?;
        }
        Ok(seat)
    }

    async fn send(&mut self, text: &str) -> Done<()> {
        Ok(self.socket.send(Message::text(text)).await?)
    }

    /// Takes in the next frame.
    async fn see_next(&mut self) -> Done<()> {
        let text = loop {
            match self.socket.next().await.ok_or("the server has gone")?? {
                Message::Text(text) => break text,
                Message::Close(_) => return Err("the server has ended the connection".into()),
                _ => {}
            }
        };
        let frame: Frame<'_> = serde_json::from_str(&text)?;
        match frame.kind {
            "welcome" | "update" => {}
            "presence" | "done" | "pong" => return Ok(()),
            _ => return Err(format!("{}: {}", frame.kind, frame.message.unwrap_or_default()).into()),
        }
        self.version = frame.version.unwrap_or(self.version);
        self.decision = frame.decision.unwrap_or(self.decision);
        if let Some(sight) = frame.view.or(frame.changes) {
            if let Some(to_act) = sight.to_act {
                self.over = to_act.is_none();
                self.to_act = to_act;
            }
            if let Some(legal) = sight.legal {
                self.legal = legal.into_iter().map(ToOwned::to_owned).collect();
            }
        }
        Ok(())
    }
}
