//! A visit to a server: from its list of tables to a table and back, through lost connections. A command that was not
//! answered is sent again with the same number; the server carries it out once.

use super::Visit;
use super::http::{Failure, Http};
use super::line::{Heard, Line, NoLine};
use super::reading::{self, Card};
use crate::screen::Settings;
use crate::told::{Called, Ending, Listed, News, Order, Reason, Room, Scene, Told};
use armonium_locale::Language;
use armonium_rules::{Action, Content, Scenario, Seat};
use armonium_table::{Digest, TableId};
use serde::Deserialize;
use serde_json::{Value, json};
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError};
use std::thread::sleep;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// How often the list of tables is read anew.
const LOBBY_ROUND: Duration = Duration::from_secs(3);
/// How long to wait after each failure to connect, in seconds.
const WAITS: [u64; 6] = [0, 1, 2, 3, 5, 8];
/// How long nothing may be heard before the client pings the server.
const QUIET: Duration = Duration::from_secs(5);
/// A line on which nothing is heard for so long is down.
const SILENCE: Duration = Duration::from_secs(12);

/// How long to wait for the welcome.
const PATIENCE: Duration = Duration::from_secs(30);

/// Where the player is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Spot {
    /// Before the list of tables.
    Lobby,
    /// At a table.
    Table(TableId),
}

/// Why the visit is over.
struct Gone;

/// A visit to a server.
pub(super) struct Session {
    visit: Visit,
    http: Http,
    content: Arc<Content>,
    language: Language,
    ordered: Receiver<Order>,
    tell: Sender<Told>,
    /// The number of the next command.
    next: u64,
}

/// What is known of the table.
struct Table {
    id: TableId,
    version: u32,
    decision: u32,
    take_back: bool,
    deadline: Option<i64>,
    seat: Option<Seat>,
    view: Value,
    card: Option<Card>,
    /// Commands that were not answered, with their numbers.
    unanswered: Vec<(u64, String)>,
    /// The last question why, with its number.
    wondered: Option<(u64, Vec<Action>)>,
    nonce: Option<String>,
    over: bool,
    /// The server has opened the table over the present line.
    welcomed: bool,
}

/// 64 hexadecimal digits that nobody can foresee.
fn nonce() -> Result<String, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| Failure::Unreachable(format!("this machine gives no random numbers ({error})")))?;
    Ok(Digest(bytes).to_string())
}

fn with_invitation(path: String, invitation: Option<&str>) -> String {
    match invitation {
        Some(token) => format!("{path}?invitation={token}"),
        None => path,
    }
}

/// Whoever may not know of a table is told what to do.
fn not_admitted(failure: Failure, invitation: Option<&str>) -> Failure {
    let message = match (&failure, invitation) {
        (Failure::Refused { code, .. }, None) if code == "not_admitted" => {
            "this table is private; use the whole address with its invitation"
        }
        (Failure::Refused { code, .. }, Some(_)) if code == "not_admitted" => {
            "this table is private, and the invitation is wrong; ask its host for the address"
        }
        _ => return failure,
    };
    Failure::Refused { code: "not_admitted".to_owned(), message: message.to_owned() }
}

/// Sits down at a table that waits for players, unless the player has a seat there or none is free.
pub(super) fn take_seat(http: &Http, table: TableId, invitation: Option<&str>) -> Result<TableId, Failure> {
    let path = with_invitation(format!("/api/tables/{table}"), invitation);
    let seen = http.get(&path).map_err(|failure| not_admitted(failure, invitation))?.json();
    let open = seen["card"]["stage"] == "open";
    let free = seen["card"]["chairs"]
        .as_array()
        .into_iter()
        .flatten()
        .any(|chair| chair["player"].is_null() && chair["bot"].is_null());
    if open && free && seen["seat"].is_null() {
        let mut body = json!({ "nonce": nonce()? });
        if let Some(token) = invitation {
            body["invitation"] = token.into();
        }
        http.post(&format!("/api/tables/{table}/join"), &body)?;
    }
    Ok(table)
}

impl Session {
    pub(super) fn new(
        visit: Visit,
        http: Http,
        settings: &Settings,
        ordered: Receiver<Order>,
        tell: Sender<Told>,
    ) -> Self {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let next = since.as_millis() as u64 * 1000;
        let (content, language) = (Arc::clone(&settings.content), settings.language);
        Self { visit, http, content, language, ordered, tell, next }
    }

    /// Shows the board of this pack, unless it is the one that is shown.
    pub(super) fn use_pack(&mut self, file: Digest) -> Result<(), Failure> {
        if *self.content.file_hash() == file.0 {
            return Ok(());
        }
        let pack = self.http.pack(file)?;
        self.content = Arc::new(pack.content);
        // If the interface is gone, the next thing that is sent says so.
        let _ = self.send(Told::Board { city: pack.name, content: Arc::clone(&self.content) });
        Ok(())
    }

    /// Goes from place to place until the interface is gone.
    pub(super) fn serve(mut self, mut spot: Spot) {
        loop {
            let next = match spot {
                Spot::Lobby => self.lobby(),
                Spot::Table(table) => self.table(table),
            };
            match next {
                Ok(next) => spot = next,
                Err(Gone) => return,
            }
        }
    }

    fn send(&self, told: Told) -> Result<(), Gone> {
        self.tell.send(told).map_err(|_| Gone)
    }

    fn refuse(&self, failure: &Failure) -> Result<(), Gone> {
        self.send(Told::Refused(Reason::Said(failure.to_string())))
    }

    // The list of tables.

    fn lobby(&mut self) -> Result<Spot, Gone> {
        let mut shown: Option<Vec<Listed>> = None;
        loop {
            match self.list() {
                Ok(list) => {
                    if shown.as_ref() != Some(&list) {
                        self.send(Told::Lobby(list.clone()))?;
                        shown = Some(list);
                    }
                    self.send(Told::Back)?;
                }
                Err(Failure::Unreachable(_)) => self.send(Told::Cut(LOBBY_ROUND.as_secs()))?,
                Err(failure) => self.refuse(&failure)?,
            }
            let order = match self.ordered.recv_timeout(LOBBY_ROUND) {
                Ok(order) => order,
                Err(RecvTimeoutError::Timeout) => continue,
                Err(RecvTimeoutError::Disconnected) => return Err(Gone),
            };
            let went = match order {
                Order::Make { bots } => self.make(bots),
                Order::Enter(table) => take_seat(&self.http, table, None),
                Order::Speak(language) => {
                    self.language = language;
                    continue;
                }
                _ => continue,
            };
            match went {
                Ok(table) => return Ok(Spot::Table(table)),
                Err(failure) => self.refuse(&failure)?,
            }
        }
    }

    fn list(&self) -> Result<Vec<Listed>, Failure> {
        let mut list: Vec<Listed> = Vec::new();
        for (path, mine) in [("/api/me/tables", true), ("/api/tables", false)] {
            let told = self.http.get(path)?.json();
            for line in told["tables"].as_array().into_iter().flatten() {
                let Ok(card) = Card::deserialize(&line["card"]) else { continue };
                let known = list.iter().any(|other| other.table == card.id);
                if !known && !card.is_over() {
                    let running = card.is_running();
                    list.push(Listed { table: card.id, seats: card.called(), mine, running });
                }
            }
        }
        Ok(list)
    }

    fn make(&self, bots: bool) -> Result<TableId, Failure> {
        let options = self.visit.options;
        let mut seats = vec!["me"];
        let others = usize::from(options.players) - 1;
        if bots {
            seats.extend(std::iter::repeat_n(self.visit.level.name(), others));
        }
        let body = json!({ "options": options, "seats": seats });
        let told = self.http.post("/api/tables", &body)?.json();
        let id = told["id"].as_str().and_then(|id| id.parse().ok());
        id.ok_or_else(|| Failure::Unreachable(format!("{} made no table", self.http.origin)))
    }

    // A table.

    fn table(&mut self, id: TableId) -> Result<Spot, Gone> {
        let mut table = Table {
            id,
            version: 0,
            decision: 0,
            take_back: false,
            deadline: None,
            seat: None,
            view: Value::Null,
            card: None,
            unanswered: Vec::new(),
            wondered: None,
            nonce: None,
            over: false,
            welcomed: false,
        };
        let mut failures = 0;
        loop {
            let invitation = self.invitation(id);
            let opened = Line::open(&self.visit.address, id, self.http.token.as_deref(), invitation);
            match opened {
                Ok(line) => {
                    table.welcomed = false;
                    if let Some(spot) = self.converse(&mut table, line)? {
                        return Ok(spot);
                    }
                    // A server that opens connections but no tables is not asked again at once.
                    if table.welcomed {
                        failures = 0;
                    }
                }
                Err(NoLine::Refused(status @ (401 | 403 | 404))) => {
                    // Why, says HTTP.
                    let path = with_invitation(format!("/api/tables/{id}"), invitation);
                    let why = match self.http.get(&path) {
                        Err(failure) => failure.to_string(),
                        Ok(_) => format!("{} answers with {status}", self.http.origin),
                    };
                    self.send(Told::Lost(why))?;
                    return self.idle();
                }
                Err(NoLine::Down | NoLine::Refused(_)) => {}
            }
            let wait = WAITS[failures.min(WAITS.len() - 1)];
            failures += 1;
            for left in (1..=wait).rev() {
                self.send(Told::Cut(left))?;
                sleep(Duration::from_secs(1));
            }
            if wait == 0 {
                self.send(Told::Cut(0))?;
                sleep(Duration::from_millis(200));
            }
        }
    }

    fn invitation(&self, table: TableId) -> Option<&str> {
        let address = &self.visit.address;
        address.invitation.as_deref().filter(|_| address.table == Some(table))
    }

    /// Waits until the interface is gone.
    fn idle(&self) -> Result<Spot, Gone> {
        while self.ordered.recv().is_ok() {}
        Err(Gone)
    }

    /// Plays over a line until it is down (nothing) or the player goes elsewhere.
    fn converse(&mut self, table: &mut Table, mut line: Line) -> Result<Option<Spot>, Gone> {
        let hello = json!({
            "type": "hello", "protocol": 1, "have": table.version, "language": self.language.tag(),
        });
        if !line.say(hello.to_string()) {
            return Ok(None);
        }
        let mut heard = Instant::now();
        let mut pinged = false;
        loop {
            if table.welcomed
                && let ControlFlow::Break(next) = self.follow_orders(table, &mut line)?
            {
                return Ok(next);
            }
            match line.hear() {
                Heard::Text(text) => {
                    (heard, pinged) = (Instant::now(), false);
                    let Ok(frame) = serde_json::from_str::<Value>(&text) else { continue };
                    let kind = frame["type"].as_str().unwrap_or_default();
                    if kind == "welcome" && !table.welcomed {
                        table.welcomed = true;
                        self.send(Told::Back)?;
                    }
                    if kind == "bye" {
                        return match frame["retry_ms"].as_u64() {
                            Some(wait) => {
                                if frame["code"] == "storage" {
                                    self.send(Told::Refused(reading::reason(&frame)))?;
                                }
                                sleep(Duration::from_millis(wait.min(5_000)));
                                Ok(None)
                            }
                            None => {
                                let Reason::Said(message) = reading::reason(&frame) else { return Ok(None) };
                                self.send(Told::Lost(message))?;
                                self.idle().map(Some)
                            }
                        };
                    }
                    if !self.take_in(table, kind, &frame)? {
                        return Ok(None);
                    }
                    if kind == "welcome" {
                        for text in self.say_again(table) {
                            if !line.say(text) {
                                return Ok(None);
                            }
                        }
                    }
                }
                Heard::Nothing if table.welcomed && !pinged && heard.elapsed() >= QUIET => {
                    pinged = true;
                    if !line.say(json!({ "type": "ping" }).to_string()) {
                        return Ok(None);
                    }
                }
                // A welcome with a long log may take a while.
                Heard::Nothing if heard.elapsed() < if table.welcomed { SILENCE } else { PATIENCE } => {}
                Heard::Nothing | Heard::End => return Ok(None),
            }
        }
    }

    /// Carries out what was ordered. It breaks off if the line is down (nothing) or the player goes elsewhere.
    fn follow_orders(
        &mut self,
        table: &mut Table,
        line: &mut Line,
    ) -> Result<ControlFlow<Option<Spot>>, Gone> {
        loop {
            let order = match self.ordered.try_recv() {
                Ok(order) => order,
                Err(TryRecvError::Empty) => return Ok(ControlFlow::Continue(())),
                Err(TryRecvError::Disconnected) => return Err(Gone),
            };
            match self.obey(table, order)? {
                Next::Say(text) => {
                    if !line.say(text) {
                        return Ok(ControlFlow::Break(None));
                    }
                }
                Next::Go(spot) => return Ok(ControlFlow::Break(Some(spot))),
                // The server speaks another language from the next hello on.
                Next::Anew => return Ok(ControlFlow::Break(None)),
                Next::Nothing => {}
            }
        }
    }

    /// What has to be said after a welcome: a nonce, if the deal waits for it, and what was not answered.
    fn say_again(&mut self, table: &mut Table) -> Vec<String> {
        let mut again: Vec<String> = table.unanswered.iter().map(|(_, text)| text.clone()).collect();
        let seat = table.seat.map(Seat::index);
        let waits = table.card.as_ref().is_some_and(|card| {
            card.is_open() && seat.and_then(|seat| card.chairs.get(seat)).is_some_and(|chair| !chair.ready)
        });
        if waits && table.nonce.is_none() {
            table.nonce = nonce().ok();
            if let Some(nonce) = table.nonce.clone() {
                again.push(self.command(table, json!({ "type": "nonce", "nonce": nonce })));
            }
        }
        again
    }

    /// A command with a number of its own, which is kept until it is answered.
    fn command(&mut self, table: &mut Table, mut message: Value) -> String {
        self.next += 1;
        message["id"] = self.next.into();
        let text = message.to_string();
        table.unanswered.push((self.next, text.clone()));
        text
    }

    fn obey(&mut self, table: &mut Table, order: Order) -> Result<Next, Gone> {
        let message = match order {
            Order::Act { decision, action } => json!({ "type": "act", "at": decision, "action": action }),
            Order::TakeBack { decision } => json!({ "type": "take_back", "at": decision }),
            Order::Say(text) => json!({ "type": "say", "text": text }),
            Order::Reclaim => json!({ "type": "reclaim" }),
            Order::Why { actions, .. } => {
                self.next += 1;
                let question = json!({ "type": "ask", "id": self.next, "why": actions });
                table.wondered = Some((self.next, actions));
                return Ok(Next::Say(question.to_string()));
            }
            Order::Start => {
                let body = json!({ "level": self.visit.level.name() });
                if let Err(failure) = self.http.post(&format!("/api/tables/{}/start", table.id), &body) {
                    self.refuse(&failure)?;
                }
                return Ok(Next::Nothing);
            }
            Order::Again => {
                let path = format!("/api/tables/{}/rematch", table.id);
                let told = self.http.post(&path, &json!({})).map(|answer| answer.json());
                return match told {
                    Ok(told) => match told["id"].as_str().and_then(|id| id.parse().ok()) {
                        Some(next) => Ok(Next::Go(Spot::Table(next))),
                        None => Ok(Next::Nothing),
                    },
                    Err(failure) => {
                        self.refuse(&failure)?;
                        Ok(Next::Nothing)
                    }
                };
            }
            Order::Speak(language) => {
                self.language = language;
                return Ok(if table.over { Next::Nothing } else { Next::Anew });
            }
            Order::Make { .. } | Order::Enter(_) | Order::Continue | Order::New => return Ok(Next::Nothing),
        };
        Ok(Next::Say(self.command(table, message)))
    }

    /// Takes in a frame. Says whether the line can be trusted further.
    fn take_in(&mut self, table: &mut Table, kind: &str, frame: &Value) -> Result<bool, Gone> {
        let number = |field: &str| frame[field].as_u64().and_then(|number| u32::try_from(number).ok());
        match kind {
            "welcome" => {
                let mut told = Vec::new();
                for record in frame["missed"].as_array().into_iter().flatten() {
                    told.extend(reading::news(&record["news"]).0);
                }
                table.view = frame["view"].clone();
                self.settle(table, frame);
                if let Some(card) = &table.card
                    && let Err(failure) = self.use_pack(card.pack.file)
                {
                    self.refuse(&failure)?;
                    sleep(Duration::from_secs(1));
                    return Ok(false);
                }
                table.version = number("version").unwrap_or(0);
                self.show(table, told, None)?;
            }
            "update" => {
                let Some(version) = number("version") else { return Ok(true) };
                if let Some(done) = frame["done"].as_u64() {
                    table.unanswered.retain(|(id, _)| *id != done);
                }
                if version <= table.version {
                    return Ok(true);
                }
                if version != table.version + 1 {
                    // A record is missing: the next welcome brings it.
                    return Ok(false);
                }
                if !frame["view"].is_null() {
                    table.view = frame["view"].clone();
                }
                reading::overlay(&mut table.view, &frame["changes"]);
                self.settle(table, frame);
                table.version = version;
                let (told, by) = reading::news(&frame["news"]);
                self.show(table, told, by)?;
            }
            "done" => {
                if let Some(done) = frame["done"].as_u64() {
                    table.unanswered.retain(|(id, _)| *id != done);
                }
            }
            "refused" | "error" => {
                if let Some(id) = frame["id"].as_u64() {
                    table.unanswered.retain(|(other, _)| *other != id);
                }
                self.send(Told::Refused(reading::reason(frame)))?;
                if !frame["view"].is_null() && number("version") == Some(table.version) {
                    table.view = frame["view"].clone();
                    table.decision = number("decision").unwrap_or(table.decision);
                    self.show(table, Vec::new(), None)?;
                }
            }
            "answer" => {
                let asked = table.wondered.take_if(|(id, _)| frame["id"].as_u64() == Some(*id));
                if let (Some((_, asked)), Some(decision)) = (asked, number("decision")) {
                    let reasons = reading::reasons(&asked, &frame["why"]);
                    self.send(Told::Why { decision, reasons })?;
                }
            }
            _ => {}
        }
        Ok(true)
    }

    /// Takes in what every welcome and update says besides the View.
    fn settle(&self, table: &mut Table, frame: &Value) {
        table.decision = frame["decision"]
            .as_u64()
            .and_then(|number| u32::try_from(number).ok())
            .unwrap_or(table.decision);
        table.take_back = frame["take_back"].as_bool().unwrap_or(false);
        table.deadline = frame["clock"]["deadline"].as_i64();
        if let Ok(card) = Card::deserialize(&frame["table"]) {
            table.card = Some(card);
        }
        table.seat = reading::seat(&frame["seat"], table.seat);
    }

    /// Tells the interface how the table stands.
    fn show(&mut self, table: &mut Table, news: Vec<News>, by: Option<Seat>) -> Result<(), Gone> {
        let Some(card) = table.card.clone() else { return Ok(()) };
        if card.is_open() {
            return self.send(Told::Room(self.room(table, &card)));
        }
        if let Some(view) = reading::view(&table.view, &self.content) {
            let called: Vec<Called> = card.called();
            let own = table.seat.and_then(|seat| card.chairs.get(seat.index()));
            let scene = Scene {
                view,
                called,
                decision: table.decision,
                take_back: table.take_back,
                deadline: table.deadline,
                substituted: own.is_some_and(|chair| chair.substitute.is_some()) && card.is_running(),
                news,
                by,
            };
            self.send(Told::Scene(Box::new(scene)))?;
        } else if !card.is_over() {
            let message = format!("{} tells of a game that does not fit the pack", self.http.origin);
            self.send(Told::Lost(message))?;
        }
        if card.is_over() && !table.over {
            table.over = true;
            self.send(Told::Over(Box::new(self.ending(table.id, table.seat.is_some()))))?;
        }
        Ok(())
    }

    fn room(&self, table: &Table, card: &Card) -> Room {
        let own = table.seat.and_then(|seat| card.chairs.get(seat.index())?.player.as_deref());
        let invitation = self.http.get(&format!("/api/tables/{}", table.id)).ok();
        let invitation =
            invitation.and_then(|answer| answer.json()["invitation"].as_str().map(str::to_owned));
        Room {
            seats: card.called().into_iter().zip(card.chairs.iter().map(|chair| chair.ready)).collect(),
            host: own == Some(card.host.as_str()),
            address: self.visit.address.of_table(table.id, invitation.as_deref()),
        }
    }

    fn ending(&self, id: TableId, again: bool) -> Ending {
        let invitation = self.invitation(id);
        let get = |what: &str| self.http.get(&with_invitation(format!("/api/games/{id}/{what}"), invitation));
        let truth = get("truth").ok().and_then(|answer| serde_json::from_str::<Scenario>(&answer.text).ok());
        let saved = self.visit.record.as_ref().map(|path| {
            let shown = path.display().to_string();
            let file = get("file").map_err(|failure| failure.to_string())?;
            std::fs::write(path, file.text).map_err(|error| format!("{shown}: {error}"))?;
            Ok(shown)
        });
        Ending { truth, saved, again }
    }
}

/// What comes of an order.
enum Next {
    /// This is said to the table.
    Say(String),
    /// The player goes elsewhere.
    Go(Spot),
    /// The line is opened anew.
    Anew,
    /// Nothing more.
    Nothing,
}
