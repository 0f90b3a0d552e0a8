//! HTTP requests: the same paths, bodies and answers as a server's, as far as they make sense on one device.

use crate::LocalServer;
use crate::answer::{Answer, refused};
use crate::message::Reply;
use armonium_protocol::http::{Fault, Joining, NewBot, SeatGift, SeatRequest, Starting, TakingOver};
use armonium_rules::Seat;
use armonium_table::{Command, Presence, Refusal, TableId};
use serde::de::DeserializeOwned;

/// The longest body that is read, in bytes; a file of a game may be longer.
const MAX_BODY: usize = 64 << 10;
/// The highest number that every client can write exactly.
const MAX_NUMBER: u64 = 1 << 53;

/// A request.
pub(crate) struct Request {
    pub(crate) method: String,
    /// The path with its query.
    pub(crate) path: String,
    pub(crate) token: Option<String>,
    pub(crate) key: Option<u64>,
    pub(crate) body: Option<String>,
}

/// The query of a request.
pub(crate) fn query<T: DeserializeOwned>(request: &Request) -> Answer<T> {
    let query = request.path.split_once('?').map_or("", |(_, query)| query);
    let read = serde_urlencoded::from_str(query);
    read.map_err(|why| Fault::new(400, "bad_query", format!("The query can’t be read: {why}.")).into())
}

/// The body of a request as JSON. No body at all is an empty object.
pub(crate) fn body<T: DeserializeOwned>(request: &Request) -> Answer<T> {
    let text = request.body.as_deref().unwrap_or_default();
    if text.len() > MAX_BODY {
        return Err(Fault::fixed(413, "too_long", "The body is too long.").into());
    }
    let text = if text.is_empty() { "{}" } else { text };
    // serde reads a list as an object too, and no client should rely on that.
    if !text.trim_start().starts_with('{') {
        return Err(Fault::fixed(400, "bad_json", "The body must be a JSON object.").into());
    }
    serde_json::from_str(text).map_err(|error| {
        let (status, code) = match error.classify() {
            serde_json::error::Category::Data => (422, "bad_field"),
            _ => (400, "bad_json"),
        };
        Fault::new(status, code, format!("The body can’t be read: {error}.")).into()
    })
}

pub(crate) fn table_id(text: &str) -> Answer<TableId> {
    text.parse().map_err(|_| Fault::NO_TABLE.into())
}

fn seat(text: &str) -> Answer<Seat> {
    text.parse().map(Seat).map_err(|_| refused(Refusal::NoSuchSeat))
}

impl LocalServer {
    /// Answers a request.
    pub(crate) fn request(&mut self, request: &Request) -> Answer<Reply> {
        if request.key.is_some_and(|key| key > MAX_NUMBER) {
            let why = "An Idempotency-Key is a whole number up to 2 to the power of 53.";
            return Err(Fault::fixed(400, "bad_number", why).into());
        }
        let path = request.path.split('?').next().unwrap_or_default();
        let Some(path) = path.strip_prefix("/api/") else { return Err(Fault::NOT_FOUND.into()) };
        let parts: Vec<&str> = path.split('/').collect();
        let token = request.token.as_deref();
        match (parts.as_slice(), request.method.as_str()) {
            (["me"], "GET") => self.show_me(token),
            (["me"], "POST") => self.create_me(&body(request)?),
            (["me"], "PATCH") => self.change_me(token, body(request)?),
            (["guests"], "POST") => self.create_guest(&body(request)?),
            (["me", "tables"], "GET") => self.my_tables(request),
            (["me", "games"], "GET") => self.my_games(request),
            (["tables"], "GET") => self.open_tables(request),
            (["tables"], "POST") => self.create_table(request),
            (["games"], "GET") => self.finished_games(request),
            (
                ["files"]
                | ["lessons" | "puzzles" | "packs" | "games", _, ..]
                | ["lessons"]
                | ["tables", _, "file"],
                _,
            ) => self.study_request(&parts, request),
            (["tables", id, rest @ ..], method) => {
                let id = table_id(id)?;
                self.table_request(id, rest, method, request)
            }
            (["me" | "guests"] | ["me", "tables" | "games"], _) => Err(Fault::METHOD.into()),
            _ => Err(Fault::NOT_FOUND.into()),
        }
    }

    /// What only the whole engine has.
    #[cfg(not(feature = "study"))]
    #[expect(clippy::unused_self, reason = "the same signature as in study.rs")]
    fn study_request(&mut self, _: &[&str], _: &Request) -> Answer<Reply> {
        Err(crate::answer::Stop::NeedsStudy)
    }

    fn table_request(
        &mut self,
        id: TableId,
        rest: &[&str],
        method: &str,
        request: &Request,
    ) -> Answer<Reply> {
        let token = request.token.as_deref();
        match (rest, method) {
            ([], "GET") => self.show_table(id, request),
            ([], "DELETE") => self.delete_table(id, token),
            (["join"], "POST") => {
                let player = self.me(token)?;
                let Joining { seat, invitation, nonce } = body(request)?;
                let command = Command::Sit { player, seat: seat.map(Seat), invitation, nonce };
                self.ask(id, request, player, &command)
            }
            (["leave"], "POST") => {
                let player = self.me(token)?;
                self.ask(id, request, player, &Command::Leave { player })
            }
            (["start"], "POST") => {
                let player = self.me(token)?;
                let Starting { level } = body(request)?;
                self.ask(id, request, player, &Command::Fill { player, level })
            }
            (["rematch"], "POST") => self.rematch(id, token),
            (["note"], "GET") => self.read_note(id, token),
            (["note"], "PUT") => self.write_note(id, token, body(request)?),
            (["seats", number], "PUT") => {
                let (player, seat) = (self.me(token)?, seat(number)?);
                let NewBot { bot: level } = body(request)?;
                self.ask(id, request, player, &Command::SeatBot { player, seat, level })
            }
            (["seats", number], "DELETE") => {
                let (player, seat) = (self.me(token)?, seat(number)?);
                self.ask(id, request, player, &Command::Vacate { player, seat })
            }
            (["seats", number, "link"], "POST") => self.hand_over(id, token, seat(number)?),
            (["seats", number, "link"], "DELETE") => {
                let (player, seat) = (self.me(token)?, seat(number)?);
                self.ask(id, request, player, &Command::CancelLink { player, seat })
            }
            (["seats", number, "take-over"], "POST") => {
                let (player, seat) = (self.me(token)?, seat(number)?);
                let TakingOver { link } = body(request)?;
                self.ask(id, request, player, &Command::TakeOver { player, seat, link })
            }
            (["requests"], "POST") => {
                let player = self.me(token)?;
                let SeatRequest { invitation } = body(request)?;
                self.ask(id, request, player, &Command::RequestSeat { player, invitation })
            }
            (["requests", of], "DELETE") => {
                let player = self.me(token)?;
                let of = of.parse().map_err(|_| refused(Refusal::NoRequest))?;
                let presence = Presence::EVERYONE;
                self.ask(id, request, player, &Command::EndSeatRequest { player, of, presence })
            }
            (["seats", number, "give"], "POST") => {
                let (player, seat) = (self.me(token)?, seat(number)?);
                let SeatGift { to } = body(request)?;
                let presence = Presence::EVERYONE;
                self.ask(id, request, player, &Command::GiveSeat { player, seat, to, presence })
            }
            (
                []
                | ["requests"]
                | ["requests", _]
                | ["join" | "leave" | "start" | "rematch" | "note"]
                | ["seats", _]
                | ["seats", _, "link" | "take-over" | "give"],
                _,
            ) => Err(Fault::METHOD.into()),
            _ => Err(Fault::NOT_FOUND.into()),
        }
    }
}
