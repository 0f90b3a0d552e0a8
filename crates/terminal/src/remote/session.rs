//! A visit to a server: from its list of tables to a table and back, through lost connections. A command that was not
//! answered is sent again with the same number; the server carries it out once. Over 500 lines because it is one state
//! machine: what arrives means something else in each state.

use super::RemoteGame;
use super::http::{Failure, Http};
use super::plan::{Typed, as_typed, typed};
use super::socket::{ConnectError, Received, Socket};
use crate::screen::Settings;
use crate::text::without_controls;
use crate::ui_event::{
    GameOver, LogItem, Occupant, Reason, Room, Snapshot, TableListing, UiCommand, UiEvent,
};
use armonium_protocol::{
    Answer, ChairCard, ClientMessage, ClockNow, LogRecord, PROTOCOL, Problem, Question, Refused,
    ServerMessage, StageCard, TableCard, Update, Welcome,
};
use armonium_rules::{Action, Content, Scenario, Seat, View};
use armonium_table::{Digest, Refusal, TableEvent, TableId};
use serde::Deserialize;
use serde_json::json;
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
    visit: RemoteGame,
    http: Http,
    content: Arc<Content>,
    commands: Receiver<UiCommand>,
    events: Sender<UiEvent>,
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
    view: Option<View>,
    card: Option<TableCard>,
    /// Commands that were not answered, with their numbers.
    unanswered: Vec<(u64, ClientMessage)>,
    /// The last question why, with its number.
    wondered: Option<(u64, Vec<Action>)>,
    over: bool,
    /// The server has opened the table over the present line.
    welcomed: bool,
}

/// 64 hexadecimal digits that nobody can foresee.
fn nonce() -> Result<Digest, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| Failure::Unreachable(format!("this machine gives no random numbers ({error})")))?;
    Ok(Digest(bytes))
}

fn with_invitation(path: String, invitation: Option<&str>) -> String {
    match invitation {
        Some(token) => format!("{path}?invitation={token}"),
        None => path,
    }
}

/// What to do about a table that the player isn't admitted to.
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
        visit: RemoteGame,
        http: Http,
        settings: &Settings,
        commands: Receiver<UiCommand>,
        events: Sender<UiEvent>,
    ) -> Self {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let next = since.as_millis() as u64 * 1000;
        Self { visit, http, content: Arc::clone(&settings.content), commands, events, next }
    }

    /// Shows the board of this pack, unless it is the one that is shown.
    pub(super) fn use_pack(&mut self, file: Digest) -> Result<(), Failure> {
        if *self.content.file_hash() == file.0 {
            return Ok(());
        }
        let pack = self.http.pack(file)?;
        self.content = Arc::new(pack.content);
        // If the interface is gone, the next thing that is sent says so.
        let _ = self.send(UiEvent::Board { city: pack.name, content: Arc::clone(&self.content) });
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

    fn send(&self, told: UiEvent) -> Result<(), Gone> {
        self.events.send(told).map_err(|_| Gone)
    }

    fn refuse(&self, failure: &Failure) -> Result<(), Gone> {
        self.send(UiEvent::Refused(Reason::Http(failure.to_string())))
    }

    // The list of tables.

    fn lobby(&mut self) -> Result<Spot, Gone> {
        let mut shown: Option<Vec<TableListing>> = None;
        loop {
            match self.list() {
                Ok(list) => {
                    if shown.as_ref() != Some(&list) {
                        self.send(UiEvent::Lobby(list.clone()))?;
                        shown = Some(list);
                    }
                    self.send(UiEvent::Reconnected)?;
                }
                Err(Failure::Unreachable(_)) => {
                    self.send(UiEvent::Disconnected { retry_in: LOBBY_ROUND.as_secs() })?
                }
                Err(failure) => self.refuse(&failure)?,
            }
            let command = match self.commands.recv_timeout(LOBBY_ROUND) {
                Ok(command) => command,
                Err(RecvTimeoutError::Timeout) => continue,
                Err(RecvTimeoutError::Disconnected) => return Err(Gone),
            };
            let went = match command {
                UiCommand::CreateTable { bots } => self.make(bots),
                UiCommand::JoinTable(table) => take_seat(&self.http, table, None),
                _ => continue,
            };
            match went {
                Ok(table) => return Ok(Spot::Table(table)),
                Err(failure) => self.refuse(&failure)?,
            }
        }
    }

    fn list(&self) -> Result<Vec<TableListing>, Failure> {
        let mut list: Vec<TableListing> = Vec::new();
        for (path, mine) in [("/api/me/tables", true), ("/api/tables", false)] {
            let told = self.http.get(path)?.json();
            for line in told["tables"].as_array().into_iter().flatten() {
                let Ok(card) = TableCard::deserialize(&line["card"]) else { continue };
                let known = list.iter().any(|other| other.table == card.id);
                if !known && !card.stage.is_over() {
                    let running = card.stage == StageCard::Running;
                    list.push(TableListing { table: card.id, seats: occupants(&card), mine, running });
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
            view: None,
            card: None,
            unanswered: Vec::new(),
            wondered: None,
            over: false,
            welcomed: false,
        };
        let mut failures = 0;
        loop {
            let invitation = self.invitation(id);
            let opened = Socket::open(&self.visit.address, id, self.http.token.as_deref(), invitation);
            match opened {
                Ok(socket) => {
                    table.welcomed = false;
                    if let Some(spot) = self.converse(&mut table, socket)? {
                        return Ok(spot);
                    }
                    // A server that opens connections but no tables is not asked again at once.
                    if table.welcomed {
                        failures = 0;
                    }
                }
                Err(ConnectError::Refused(status @ (401 | 403 | 404))) => {
                    // Why, says HTTP.
                    let path = with_invitation(format!("/api/tables/{id}"), invitation);
                    let why = match self.http.get(&path) {
                        Err(failure) => failure.to_string(),
                        Ok(_) => format!("{} answers with {status}", self.http.origin),
                    };
                    self.send(UiEvent::Closed(Reason::Http(why)))?;
                    return self.idle();
                }
                Err(ConnectError::Down | ConnectError::Refused(_)) => {}
            }
            let wait = WAITS[failures.min(WAITS.len() - 1)];
            failures += 1;
            for left in (1..=wait).rev() {
                self.send(UiEvent::Disconnected { retry_in: left })?;
                sleep(Duration::from_secs(1));
            }
            if wait == 0 {
                self.send(UiEvent::Disconnected { retry_in: 0 })?;
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
        while self.commands.recv().is_ok() {}
        Err(Gone)
    }

    /// Plays over a line until it is down (nothing) or the player goes elsewhere.
    fn converse(&mut self, table: &mut Table, mut socket: Socket) -> Result<Option<Spot>, Gone> {
        let hello = ClientMessage::Hello { protocol: PROTOCOL, have: Some(table.version) };
        if !socket.send(written(&hello)) {
            return Ok(None);
        }
        let mut heard = Instant::now();
        let mut pinged = false;
        loop {
            if table.welcomed
                && let ControlFlow::Break(next) = self.follow_orders(table, &mut socket)?
            {
                return Ok(next);
            }
            match socket.receive() {
                Received::Text(text) => {
                    (heard, pinged) = (Instant::now(), false);
                    // A message of a newer server is left out: the next welcome makes up for it.
                    let Ok(message) = serde_json::from_str::<ServerMessage>(&text) else { continue };
                    let is_welcome = matches!(message, ServerMessage::Welcome(_));
                    let is_update = matches!(message, ServerMessage::Update(_));
                    if is_welcome && !table.welcomed {
                        table.welcomed = true;
                        self.send(UiEvent::Reconnected)?;
                    }
                    if let ServerMessage::Bye { problem, retry_ms } = message {
                        let Some(wait) = retry_ms else {
                            self.send(UiEvent::Closed(Reason::Server(problem)))?;
                            return self.idle().map(Some);
                        };
                        if problem == Problem::Storage {
                            self.send(UiEvent::Refused(Reason::Server(problem)))?;
                        }
                        sleep(Duration::from_millis(wait.min(5_000).into()));
                        return Ok(None);
                    }
                    if !self.take_in(table, message)? {
                        return Ok(None);
                    }
                    if is_welcome {
                        for message in self.repeat(table) {
                            if !socket.send(written(&message)) {
                                return Ok(None);
                            }
                        }
                    } else if is_update
                        && let Some(message) = self.nonce_if_wanted(table)
                        && !socket.send(written(&message))
                    {
                        return Ok(None);
                    }
                }
                Received::Nothing if table.welcomed && !pinged && heard.elapsed() >= QUIET => {
                    pinged = true;
                    if !socket.send(written(&ClientMessage::Ping {})) {
                        return Ok(None);
                    }
                }
                // A welcome with a long log may take a while.
                Received::Nothing if heard.elapsed() < if table.welcomed { SILENCE } else { PATIENCE } => {}
                Received::Nothing | Received::End => return Ok(None),
            }
        }
    }

    /// Executes the pending commands. It breaks off if the line is down (nothing) or the player goes elsewhere.
    fn follow_orders(
        &mut self,
        table: &mut Table,
        socket: &mut Socket,
    ) -> Result<ControlFlow<Option<Spot>>, Gone> {
        loop {
            let command = match self.commands.try_recv() {
                Ok(command) => command,
                Err(TryRecvError::Empty) => return Ok(ControlFlow::Continue(())),
                Err(TryRecvError::Disconnected) => return Err(Gone),
            };
            match self.execute(table, command)? {
                Next::Say(message) => {
                    if !socket.send(written(&message)) {
                        return Ok(ControlFlow::Break(None));
                    }
                }
                Next::Go(spot) => return Ok(ControlFlow::Break(Some(spot))),
                Next::Nothing => {}
            }
        }
    }

    /// What is sent after a welcome: what was not answered, and a nonce, if the deal waits for it.
    fn repeat(&mut self, table: &mut Table) -> Vec<ClientMessage> {
        let mut again: Vec<ClientMessage> =
            table.unanswered.iter().map(|(_, message)| message.clone()).collect();
        again.extend(self.nonce_if_wanted(table));
        again
    }

    /// A new nonce, if the deal waits for one: after sitting down, on another seat, and after the options changed.
    fn nonce_if_wanted(&mut self, table: &mut Table) -> Option<ClientMessage> {
        let seat = table.seat.map(Seat::index);
        let wanted = table.card.as_ref().is_some_and(|card| {
            let own = seat.and_then(|seat| card.chairs.get(seat));
            card.stage == StageCard::Open && own.is_some_and(|chair| !chair.ready)
        });
        let sent = table.unanswered.iter().any(|(_, message)| matches!(message, ClientMessage::Nonce { .. }));
        if !wanted || sent {
            return None;
        }
        let nonce = nonce().ok()?;
        Some(self.command(table, |id| ClientMessage::Nonce { id, nonce }))
    }

    /// A command with a number of its own, which is kept until it is answered.
    fn command(&mut self, table: &mut Table, make: impl FnOnce(u64) -> ClientMessage) -> ClientMessage {
        self.next += 1;
        let message = make(self.next);
        table.unanswered.push((self.next, message.clone()));
        message
    }

    fn execute(&mut self, table: &mut Table, command: UiCommand) -> Result<Next, Gone> {
        let message = match command {
            UiCommand::Act { decision, actions } => {
                self.command(table, |id| ClientMessage::Act { id, at: decision, actions })
            }
            UiCommand::TakeBack { decision } => {
                self.command(table, |id| ClientMessage::TakeBack { id, at: decision })
            }
            UiCommand::Chat(text) => match typed(&text, table.view.as_ref()) {
                Typed::Chat => self.command(table, |id| ClientMessage::Say { id, text }),
                Typed::Plan(plan) => self.command(table, |id| ClientMessage::Plan { id, plan }),
                Typed::Unknown => {
                    self.send(UiEvent::Refused(Reason::from(Refusal::BadPlan)))?;
                    return Ok(Next::Nothing);
                }
            },
            UiCommand::Reclaim => self.command(table, |id| ClientMessage::Reclaim { id }),
            UiCommand::Explain { actions, .. } => {
                self.next += 1;
                let why = Some(actions.clone());
                table.wondered = Some((self.next, actions));
                ClientMessage::Ask(Question { id: self.next, why, ..Question::default() })
            }
            UiCommand::Start => {
                let body = json!({ "level": self.visit.level.name() });
                if let Err(failure) = self.http.post(&format!("/api/tables/{}/start", table.id), &body) {
                    self.refuse(&failure)?;
                }
                return Ok(Next::Nothing);
            }
            UiCommand::PlayAgain => {
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
            UiCommand::CreateTable { .. }
            | UiCommand::JoinTable(_)
            | UiCommand::Continue
            | UiCommand::NewGame => return Ok(Next::Nothing),
        };
        Ok(Next::Say(message))
    }

    /// Takes in a message. False if the connection can't be trusted further.
    fn take_in(&mut self, table: &mut Table, message: ServerMessage) -> Result<bool, Gone> {
        match message {
            ServerMessage::Welcome(welcome) => return self.take_in_welcome(table, *welcome),
            ServerMessage::Update(update) => return self.take_in_update(table, *update),
            ServerMessage::Done { done, .. } => table.answered(done),
            ServerMessage::Refused(Refused { id, why, version, decision, view }) => {
                id.into_iter().for_each(|id| table.answered(id));
                self.send(UiEvent::Refused(Reason::from(why.refusal)))?;
                if view.is_some() && version == table.version {
                    table.view = view;
                    table.decision = decision;
                    self.show(table, Vec::new(), None)?;
                }
            }
            ServerMessage::Error { id, problem, .. } => {
                id.into_iter().for_each(|id| table.answered(id));
                let not_saved = id.is_some() && problem == Problem::Storage;
                let reason = if not_saved { Reason::NotSaved } else { Reason::Server(problem) };
                self.send(UiEvent::Refused(reason))?;
            }
            ServerMessage::Answer(Answer { id, decision, why, .. }) => {
                let asked = table.wondered.take_if(|(asked, _)| *asked == id);
                if let (Some((_, asked)), Some(why)) = (asked, why) {
                    let answered = asked.into_iter().zip(why);
                    let reasons = answered
                        .filter_map(|(action, why)| Some((action, Reason::from(why?.refusal))))
                        .collect();
                    self.send(UiEvent::Explained { decision, reasons })?;
                }
            }
            // The plan as the player could type it, as a line that only the player sees.
            ServerMessage::Plan { plan, done } => {
                done.into_iter().for_each(|id| table.answered(id));
                if let Some(seat) = table.seat {
                    let text = as_typed(plan.as_ref());
                    self.show(table, vec![LogItem::Said { seat, text }], None)?;
                }
            }
            ServerMessage::Presence { .. }
            | ServerMessage::Cheer { .. }
            | ServerMessage::Bye { .. }
            | ServerMessage::Pong {} => {}
        }
        Ok(true)
    }

    fn take_in_welcome(&mut self, table: &mut Table, welcome: Welcome) -> Result<bool, Gone> {
        let Welcome { version, seat, decision, take_back, clock, table: card, view, plan, missed, .. } =
            welcome;
        let file = card.pack.file;
        table.set(decision, take_back, clock.as_ref());
        (table.view, table.seat, table.card) = (view, seat, Some(card));
        if let Err(failure) = self.use_pack(file) {
            self.refuse(&failure)?;
            sleep(Duration::from_secs(1));
            return Ok(false);
        }
        table.version = version;
        let happened = missed.into_iter().flat_map(|LogRecord { news, .. }| news_of(news).0);
        let planned = seat.zip(plan).map(|(seat, plan)| LogItem::Said { seat, text: as_typed(Some(&plan)) });
        let happened = happened.chain(planned).collect();
        self.show(table, happened, None)?;
        Ok(true)
    }

    fn take_in_update(&mut self, table: &mut Table, mut update: Update) -> Result<bool, Gone> {
        update.done.into_iter().for_each(|done| table.answered(done));
        if update.version <= table.version {
            return Ok(true);
        }
        if update.version != table.version + 1 {
            // A record is missing: the next welcome brings it.
            return Ok(false);
        }
        update.apply(&mut table.view);
        table.set(update.decision, update.take_back, update.clock.as_ref());
        table.card = update.table.or(table.card.take());
        table.seat = update.seat.apply(table.seat);
        table.version = update.version;
        let (news, by) = news_of(update.news);
        self.show(table, news, by)?;
        Ok(true)
    }

    /// Tells the interface how the table stands.
    fn show(&mut self, table: &mut Table, news: Vec<LogItem>, by: Option<Seat>) -> Result<(), Gone> {
        let Some(card) = table.card.clone() else { return Ok(()) };
        if card.stage == StageCard::Open {
            return self.send(UiEvent::Room(self.room(table, &card)));
        }
        if let Some(view) = table.view.clone().filter(|view| view.fits(&self.content)) {
            let occupants = occupants(&card);
            let own = table.seat.and_then(|seat| card.chairs.get(seat.index()));
            let snapshot = Snapshot {
                view,
                occupants,
                decision: table.decision,
                take_back: table.take_back,
                deadline: table.deadline,
                substituted: own.is_some_and(|chair| chair.substitute.is_some())
                    && card.stage == StageCard::Running,
                news,
                by,
            };
            self.send(UiEvent::Snapshot(Box::new(snapshot)))?;
        } else if !card.stage.is_over() {
            let message = format!("{} sends a game that does not fit its pack", self.http.origin);
            self.send(UiEvent::Closed(Reason::Http(message)))?;
        }
        if card.stage.is_over() && !table.over {
            table.over = true;
            self.send(UiEvent::Over(Box::new(self.ending(table.id, table.seat.is_some()))))?;
        }
        Ok(())
    }

    fn room(&self, table: &Table, card: &TableCard) -> Room {
        let own = table.seat.and_then(|seat| card.chairs.get(seat.index())?.player);
        let invitation = self.http.get(&format!("/api/tables/{}", table.id)).ok();
        let invitation =
            invitation.and_then(|answer| answer.json()["invitation"].as_str().map(str::to_owned));
        Room {
            seats: occupants(card).into_iter().zip(card.chairs.iter().map(|chair| chair.ready)).collect(),
            host: own == Some(card.host),
            address: self.visit.address.of_table(table.id, invitation.as_deref()),
        }
    }

    fn ending(&self, id: TableId, again: bool) -> GameOver {
        let invitation = self.invitation(id);
        let get = |what: &str| self.http.get(&with_invitation(format!("/api/games/{id}/{what}"), invitation));
        let truth = get("truth").ok().and_then(|answer| serde_json::from_str::<Scenario>(&answer.text).ok());
        let saved = self.visit.record.as_ref().map(|path| {
            let shown = path.display().to_string();
            let file = get("file").map_err(|failure| failure.to_string())?;
            std::fs::write(path, file.text).map_err(|error| format!("{shown}: {error}"))?;
            Ok(shown)
        });
        GameOver { truth, saved, again }
    }
}

impl Table {
    fn set(&mut self, decision: u32, take_back: bool, clock: Option<&ClockNow>) {
        (self.decision, self.take_back) = (decision, take_back);
        self.deadline = clock.and_then(|clock| clock.deadline);
    }

    /// A command was answered: it is not sent again.
    fn answered(&mut self, id: u64) {
        self.unanswered.retain(|(other, _)| *other != id);
    }
}

/// What a command leads to.
enum Next {
    /// This is sent to the table.
    Say(ClientMessage),
    /// The player goes to another place.
    Go(Spot),
    /// Nothing more.
    Nothing,
}

fn written(message: &ClientMessage) -> String {
    // Nothing in a message can't be written as JSON.
    serde_json::to_string(message).unwrap_or_default()
}

/// What the players are called.
fn occupants(card: &TableCard) -> Vec<Occupant> {
    let who = |chair: &ChairCard| match (&chair.name, chair.bot) {
        (Some(name), _) => Occupant::Name(without_controls(name)),
        (None, Some(level)) => Occupant::Bot(level),
        (None, None) if chair.player.is_some() => Occupant::Name("?".to_owned()),
        (None, None) => Occupant::Empty,
    };
    card.chairs.iter().map(who).collect()
}

/// What the interface shows of the news, and who decided, if it is a decision.
fn news_of(news: Vec<TableEvent>) -> (Vec<LogItem>, Option<Seat>) {
    let (mut shown, mut by) = (Vec::new(), None);
    for one in news {
        match one {
            TableEvent::Began { events } => shown.extend(events.into_iter().map(LogItem::Happened)),
            TableEvent::Decided { seat, events } => {
                by = Some(seat);
                shown.extend(events.into_iter().map(LogItem::Happened));
            }
            TableEvent::TookBack { seat, events } => {
                by = Some(seat);
                shown.push(LogItem::TookBack { seat, events });
            }
            TableEvent::Said { seat, text } => {
                shown.push(LogItem::Said { seat, text: without_controls(&text) })
            }
            TableEvent::Phrase { seat, phrase } => shown.push(LogItem::Phrase { seat, phrase }),
            TableEvent::Substituted { seat, .. } => shown.push(LogItem::Substituted(seat)),
            TableEvent::Reclaimed { seat } => shown.push(LogItem::Reclaimed(seat)),
            TableEvent::SeatRequested { .. } => shown.push(LogItem::SeatRequested),
            TableEvent::SeatGiven { seat, .. } => shown.push(LogItem::SeatGiven(seat)),
            TableEvent::Resumed { .. } => shown.push(LogItem::Resumed),
            TableEvent::Voted { seat, end: true } => shown.push(LogItem::WantsEnd(seat)),
            TableEvent::Away(away) => shown.push(LogItem::Away(away)),
            TableEvent::Abandoned {} => shown.push(LogItem::Abandoned),
            TableEvent::Created { .. }
            | TableEvent::Seated { .. }
            | TableEvent::Vacated { .. }
            | TableEvent::HostChanged { .. }
            | TableEvent::Nonce { .. }
            | TableEvent::Coloured { .. }
            | TableEvent::SwapAsked { .. }
            | TableEvent::SwapEnded { .. }
            | TableEvent::SeatsSwapped { .. }
            | TableEvent::OptionsChanged { .. }
            | TableEvent::Countdown { .. }
            | TableEvent::CountdownStopped { .. }
            | TableEvent::SeatRequestEnded { .. }
            | TableEvent::HandedOver { .. }
            | TableEvent::Voted { end: false, .. }
            | TableEvent::VoteEnded {}
            | TableEvent::BotWanted { .. }
            | TableEvent::LinkCancelled { .. }
            | TableEvent::ReplayLinkCancelled { .. }
            | TableEvent::Rematch { .. } => {}
        }
    }
    (shown, by)
}

#[cfg(test)]
mod tests {
    use super::*;
    use armonium_rules::{Event, Illegal};
    use armonium_table::Refusal;

    #[test]
    fn news_say_who_decided_and_carry_no_control_characters() {
        let passed = Event::BidPassed { seat: Seat(1) };
        let (shown, by) = news_of(vec![
            TableEvent::Decided { seat: Seat(1), events: vec![passed] },
            TableEvent::Said { seat: Seat(0), text: "a\u{7}b".to_owned() },
            TableEvent::VoteEnded {},
        ]);
        assert_eq!(by, Some(Seat(1)));
        let said = LogItem::Said { seat: Seat(0), text: "a b".to_owned() };
        assert_eq!(shown, [LogItem::Happened(passed), said]);
    }

    #[test]
    fn a_refusal_by_the_rules_is_read_as_one() {
        let written = r#"{"type":"refused","id":3,"code":"illegal","refusal":{"refusal":"bid_too_low","least":4},
            "clause":"3.2.4","version":7,"decision":2}"#;
        let Ok(ServerMessage::Refused(Refused { why, .. })) = serde_json::from_str(written) else {
            panic!("a refusal")
        };
        assert_eq!(Reason::from(why.refusal), Reason::Rules(Illegal::BidTooLow { least: 4 }));
        assert_eq!(Reason::from(Refusal::Stale), Reason::Table(Refusal::Stale));
    }
}
