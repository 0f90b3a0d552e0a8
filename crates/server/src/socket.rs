//! One WebSocket: reads what a client says, hands it to the table, and sends what the table shows. Who may connect, and how
//! many, is decided before: http/.

use crate::hall::Hall;
use crate::line::{self, Inlet, Shortcut};
use crate::live::{Join, Joined, Message};
use crate::trouble::Trouble;
use armonium_protocol::{ClientMessage, PROTOCOL, Problem, ServerMessage};
use armonium_store::Hash;
use armonium_table::{CommandId, PlayerId, TableId, Via};
use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket, close_code};
use futures_util::SinkExt;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};

/// How many frames may wait for a client before it counts as gone.
const BEHIND: usize = 128;
/// How long a client may take to say hello, and to take a frame that is sent to it.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long nothing may be heard before the server pings the client.
const QUIET: Duration = Duration::from_secs(5);
/// How long a silent connection is kept. A program that thinks may not answer pings meanwhile.
const SILENCE: Duration = Duration::from_secs(60);
/// How long a silent connection is kept to a client that sends pings of its own.
const LIVELY_SILENCE: Duration = Duration::from_secs(15);

/// How much a client may say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// Messages a second in the long run.
    pub per_second: u32,
    /// Messages at once.
    pub burst: u32,
}

/// Who is at the other end of a WebSocket.
pub struct Caller {
    /// The player, if it is one.
    pub player: Option<PlayerId>,
    /// The hash of the player's token: the connection ends with it.
    pub token: Option<Hash>,
    /// The invitation to the table.
    pub invitation: Option<String>,
    /// How much may be said.
    pub(crate) pace: Pace,
    /// The way to the connection itself.
    pub(crate) shortcut: Shortcut,
}

/// How a conversation ends before the client does.
struct End {
    code: u16,
    reason: &'static str,
    frame: String,
}

impl End {
    fn new(problem: Problem) -> Self {
        let code = match problem {
            Problem::Closing | Problem::Storage => close_code::RESTART,
            Problem::TooLong => close_code::SIZE,
            _ => close_code::POLICY,
        };
        Self { code, reason: problem.code(), frame: ServerMessage::error(None, problem).json() }
    }

    fn trouble(trouble: Trouble) -> Self {
        // A table refuses commands, not connections.
        Self::new(trouble.problem().unwrap_or_else(|why| Problem::bad_message(why.code())))
    }
}

/// What a client may still say: so many messages, which come back with time.
struct Allowance {
    pace: Pace,
    left: f64,
    since: Instant,
}

impl Allowance {
    fn new(pace: Pace) -> Self {
        Self { pace, left: f64::from(pace.burst), since: Instant::now() }
    }

    fn take(&mut self) -> bool {
        let now = Instant::now();
        let earned = now.duration_since(self.since).as_secs_f64() * f64::from(self.pace.per_second);
        self.left = (self.left + earned).min(f64::from(self.pace.burst));
        self.since = now;
        let may = self.left >= 1.0;
        if may {
            self.left -= 1.0;
        }
        may
    }
}

/// Serves a WebSocket until either side ends it.
pub async fn attend(mut socket: WebSocket, hall: Hall, table: TableId, caller: Caller) {
    metrics::gauge!("armonium_connections").increment(1.0);
    if let Err(end) = converse(&mut socket, &hall, table, caller).await {
        let close =
            Frame::Close(Some(CloseFrame { code: end.code, reason: Utf8Bytes::from_static(end.reason) }));
        // The client may be gone; then nobody is left to be told.
        let _ = timeout(PATIENCE, async {
            socket.send(Frame::Text(end.frame.into())).await?;
            socket.send(close).await
        })
        .await;
    }
    metrics::gauge!("armonium_connections").decrement(1.0);
}

async fn converse(socket: &mut WebSocket, hall: &Hall, table: TableId, caller: Caller) -> Result<(), End> {
    let Caller { player, token, invitation, pace, shortcut } = caller;
    let hello = timeout(PATIENCE, socket.recv()).await;
    let have = match hello {
        Ok(Some(Ok(Frame::Text(text)))) => greeting(&text)?,
        Ok(Some(Ok(Frame::Close(_)) | Err(_)) | None) => return Ok(()),
        Ok(Some(Ok(_))) => return Err(bad_message("the first message must be a hello, as text")),
        Err(_) => return Err(End::new(Problem::NoHello)),
    };
    let hello = Hello { player, token, invitation, have };
    let Some((reader, mut out)) = subscribe(socket, hall, table, hello, &shortcut).await? else {
        return Ok(());
    };
    let door = hall.door(table);
    // A session that ended after it was looked up and before the table knew of this reader.
    if let Some(token) = token
        && hall.store().valid_tokens(&[token]).await.is_ok_and(|valid| valid.is_empty())
    {
        shortcut.shut();
        let _ = door.send(Message::Part { reader }).await;
        let (code, reason) = (close_code::POLICY, Problem::SignedOut.code());
        let frame = ServerMessage::bye(Problem::SignedOut, None).json();
        return Err(End { code, reason, frame });
    }
    let mut allowance = Allowance::new(pace);
    let mut heard = Instant::now();
    let mut silence = SILENCE;
    let mut check = interval_at(heard + QUIET, QUIET);
    check.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let ended = loop {
        let step = tokio::select! {
            frame = out.next() => match frame {
                Some(frame) => pass_on(socket, &out, frame).await,
                // The table has let this reader go: it is being closed, or the client was too slow.
                None => Err(None),
            },
            message = socket.recv() => {
                heard = Instant::now();
                match message {
                    Some(Ok(Frame::Text(text))) => {
                        if allowance.take() {
                            say(&door, reader, player, &text, socket, &mut silence).await
                        } else {
                            Err(Some(End::new(Problem::TooFast)))
                        }
                    }
                    Some(Ok(Frame::Binary(_))) => Err(Some(bad_message("messages are text"))),
                    Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => Ok(()),
                    Some(Ok(Frame::Close(_))) | None => Err(None),
                    Some(Err(error)) => Err(too_long(&error)),
                }
            },
            _ = check.tick() => {
                match heard.elapsed() {
                    quiet if quiet >= silence => Err(None),
                    quiet if quiet >= QUIET => send(socket, Frame::Ping(Bytes::new())).await,
                    _ => Ok(()),
                }
            }
        };
        match step {
            Ok(()) => {}
            Err(None) => break Ok(()),
            Err(Some(end)) => break Err(end),
        }
    };
    shortcut.shut();
    // What the table still had to say, such as goodbye.
    while let Some(frame) = out.try_next() {
        if pass_on(socket, &out, frame).await.is_err() {
            break;
        }
    }
    // A table that has been closed has forgotten the reader anyway.
    let _ = door.send(Message::Part { reader }).await;
    ended
}

/// What a client says hello with.
struct Hello {
    player: Option<PlayerId>,
    token: Option<Hash>,
    invitation: Option<String>,
    have: Option<u32>,
}

/// Subscribes a client to a table. One that is behind catches up first, which keeps nobody but itself waiting. None if the
/// client is gone.
async fn subscribe(
    socket: &mut WebSocket,
    hall: &Hall,
    table: TableId,
    hello: Hello,
    shortcut: &Shortcut,
) -> Result<Option<(u64, Inlet)>, End> {
    let (joined, out) = join(hall, table, &hello, false, shortcut).await?;
    let have = match joined {
        Joined::Reading(reader) => return Ok(Some((reader, out))),
        Joined::Behind(have) => have,
        Joined::Snapshot { .. } => return Err(End::new(Problem::Closing)),
    };
    let reading = hall.catch_up().begin(hall, table, have).await.map_err(End::trouble)?;
    let (joined, out) = join(hall, table, &hello, true, shortcut).await?;
    let (reader, viewer, missed, welcome) = match joined {
        Joined::Snapshot { reader, viewer, missed, welcome } => (reader, viewer, missed, welcome),
        Joined::Reading(reader) => {
            out.written();
            return Ok(Some((reader, out)));
        }
        Joined::Behind(_) => return Err(End::new(Problem::Closing)),
    };
    let sent = match reading {
        Some(reading) => match reading.finish(hall, viewer, missed, welcome).await {
            Ok(caught_up) => {
                let sent = send(socket, Frame::Text(caught_up.welcome.into())).await;
                drop(caught_up.memory);
                sent
            }
            Err(trouble) => Err(Some(End::trouble(trouble))),
        },
        None => send(socket, Frame::Text(ServerMessage::Welcome(welcome).json().into())).await,
    };
    if let Err(end) = sent {
        // A table that has been closed has forgotten the reader anyway.
        let _ = hall.door(table).send(Message::Part { reader }).await;
        return end.map_or(Ok(None), Err);
    }
    out.written();
    Ok(Some((reader, out)))
}

/// Asks a table to let a client read along. If it has caught up, all frames wait until the welcome is written.
async fn join(
    hall: &Hall,
    table: TableId,
    hello: &Hello,
    caught_up: bool,
    shortcut: &Shortcut,
) -> Result<(Joined, Inlet), End> {
    let (frames, out) = line::queue(BEHIND, shortcut.clone());
    if caught_up {
        frames.hold();
    }
    let (reply, answer) = oneshot::channel();
    let Hello { player, token, ref invitation, have } = *hello;
    let join = Join { player, token, invitation: invitation.clone(), have, caught_up, frames, reply };
    hall.send(table, Message::Join(Box::new(join))).await.map_err(End::trouble)?;
    let joined = answer.await.map_err(|_| End::new(Problem::Closing))?.map_err(End::trouble)?;
    Ok((joined, out))
}

/// Writes a frame of the table, or the rest of one that took the short cut.
async fn pass_on(socket: &mut WebSocket, out: &Inlet, frame: Utf8Bytes) -> Result<(), Option<End>> {
    if frame.is_empty() {
        timeout(PATIENCE, socket.flush()).await.map_err(|_| None)?.map_err(|_| None)?;
    } else {
        send(socket, Frame::Text(frame)).await?;
    }
    out.written();
    Ok(())
}

async fn send(socket: &mut WebSocket, frame: Frame) -> Result<(), Option<End>> {
    match timeout(PATIENCE, socket.send(frame)).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(None),
    }
}

/// The last record a client has, from its first message.
fn greeting(text: &str) -> Result<Option<u32>, End> {
    match serde_json::from_str(text) {
        Ok(ClientMessage::Hello { protocol: PROTOCOL, have }) => Ok(have),
        Ok(ClientMessage::Hello { .. }) => Err(End::new(Problem::UnknownProtocol { protocol: PROTOCOL })),
        Ok(_) => Err(bad_message("the first message must be a hello")),
        Err(error) => Err(bad_message(error.to_string())),
    }
}

fn bad_message(detail: impl Into<String>) -> End {
    End::new(Problem::bad_message(detail))
}

fn too_long(error: &axum::Error) -> Option<End> {
    let text = error.to_string();
    let long = text.contains("too long") || text.contains("too big") || text.contains("Space limit");
    long.then(|| End::new(Problem::TooLong))
}

/// Hands a message to the table. What cannot be understood is answered and changes nothing.
async fn say(
    door: &mpsc::Sender<Message>,
    reader: u64,
    player: Option<PlayerId>,
    text: &str,
    socket: &mut WebSocket,
    silence: &mut Duration,
) -> Result<(), Option<End>> {
    let message: ClientMessage = match serde_json::from_str(text) {
        Ok(message) => message,
        Err(error) => {
            let error = ServerMessage::error(None, Problem::bad_message(error.to_string()));
            return send(socket, Frame::Text(error.json().into())).await;
        }
    };
    if message == (ClientMessage::Ping {}) {
        *silence = LIVELY_SILENCE;
        return send(socket, Frame::Text(ServerMessage::Pong {}.json().into())).await;
    }
    if let ClientMessage::Ask(question) = message {
        let question = Message::Question { reader, question };
        return door.send(question).await.map_err(|_| Some(End::trouble(Trouble::Closing)));
    }
    let number = message.id();
    let Some(by) = player else {
        let error = ServerMessage::error(number, Problem::NotSeated);
        return send(socket, Frame::Text(error.json().into())).await;
    };
    let Some((id, command)) = message.command(by) else {
        let error = ServerMessage::error(None, Problem::bad_message("hello is the first message only"));
        return send(socket, Frame::Text(error.json().into())).await;
    };
    let id = CommandId::new(by, id, Via::Socket, &command);
    let say = Message::Say { reader, command, id };
    door.send(say).await.map_err(|_| Some(End::trouble(Trouble::Closing)))
}
