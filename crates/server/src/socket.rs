//! One WebSocket connection: passes the client's messages to the table's actor and the actor's frames, which wait in its
//! outbox, to the client. Who may open one, and how many: http/sockets.rs.

use crate::limits::MessageLimit;
use crate::table_actor::{Message, Subscribe, Subscription};
use crate::table_error::TableError;
use crate::table_registry::TableRegistry;
use armonium_protocol::{ClientMessage, PROTOCOL, Problem, Sender, ServerMessage};
use armonium_store::Hash;
use armonium_table::{CommandId, PlayerId, TableId, Via};
use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket, close_code};
use futures_util::SinkExt;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};

/// How long a client may take to send its hello, and to accept a frame.
const TIMEOUT: Duration = Duration::from_secs(10);
/// How long a connection may be silent before the server pings the client.
const PING_AFTER: Duration = Duration::from_secs(5);
/// How long a connection may be silent. A program that is thinking may not answer pings.
const MAX_SILENCE: Duration = Duration::from_secs(60);
/// The same for a client that sends pings of its own.
const MAX_SILENCE_WITH_PINGS: Duration = Duration::from_secs(15);

/// How many frames may wait for a client.
const CAPACITY: usize = 128;

/// Who opened a WebSocket.
pub struct Caller {
    /// The player, if signed in.
    pub player: Option<PlayerId>,
    /// The hash of the player's token: the connection ends when it is revoked.
    pub token: Option<Hash>,
    /// The invitation to the table.
    pub invitation: Option<String>,
    /// How many messages it may send.
    pub(crate) messages: MessageLimit,
}

/// The actor's end of a connection's bounded queue of frames. The actor never waits for a client: one that falls behind by
/// a whole queue is disconnected.
pub(crate) struct Outbox(mpsc::Sender<Utf8Bytes>);

/// The connection's end; it yields None once the actor has dropped the subscriber.
pub(crate) type Frames = mpsc::Receiver<Utf8Bytes>;

pub(crate) fn outbox() -> (Outbox, Frames) {
    let (sender, receiver) = mpsc::channel(CAPACITY);
    (Outbox(sender), receiver)
}

impl Outbox {
    /// Queues a frame. False if the client is gone or too far behind.
    pub(crate) fn send(&self, frame: &str) -> bool {
        self.0.try_send(frame.into()).is_ok()
    }
}

/// Why the server closes a connection.
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

    fn error(error: TableError) -> Self {
        // A table refuses commands, not connections.
        Self::new(error.problem().unwrap_or_else(|why| Problem::bad_message(why.code())))
    }
}

/// Serves a WebSocket until either side ends it.
pub async fn serve(mut socket: WebSocket, registry: TableRegistry, table: TableId, caller: Caller) {
    metrics::gauge!("armonium_connections").increment(1.0);
    if let Err(end) = run(&mut socket, &registry, table, caller).await {
        let close =
            Frame::Close(Some(CloseFrame { code: end.code, reason: Utf8Bytes::from_static(end.reason) }));
        // The client may be gone.
        let _ = timeout(TIMEOUT, async {
            socket.send(Frame::Text(end.frame.into())).await?;
            socket.send(close).await
        })
        .await;
    }
    metrics::gauge!("armonium_connections").decrement(1.0);
}

async fn run(
    socket: &mut WebSocket,
    registry: &TableRegistry,
    table: TableId,
    caller: Caller,
) -> Result<(), End> {
    let Caller { player, token, invitation, messages } = caller;
    let hello = timeout(TIMEOUT, socket.recv()).await;
    let have = match hello {
        Ok(Some(Ok(Frame::Text(text)))) => parse_hello(&text)?,
        Ok(Some(Ok(Frame::Close(_)) | Err(_)) | None) => return Ok(()),
        Ok(Some(Ok(_))) => return Err(bad_message("the first message must be a hello, as text")),
        Err(_) => return Err(End::new(Problem::NoHello)),
    };
    let hello = Hello { player, token, invitation, have };
    let Some((subscriber, mut out)) = subscribe(socket, registry, table, hello).await? else {
        return Ok(());
    };
    let actor = registry.handle(table);
    // The session may have ended between its lookup and the subscription.
    if let Some(token) = token
        && registry.store().valid_tokens(&[token]).await.is_ok_and(|valid| valid.is_empty())
    {
        let _ = actor.send(Message::Unsubscribe { subscriber }).await;
        let (code, reason) = (close_code::POLICY, Problem::SignedOut.code());
        let frame = ServerMessage::bye(Problem::SignedOut, None).json();
        return Err(End { code, reason, frame });
    }
    let mut last_heard = Instant::now();
    let mut silence = MAX_SILENCE;
    let mut check = interval_at(last_heard + PING_AFTER, PING_AFTER);
    check.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let ended = loop {
        let step = tokio::select! {
            frame = out.recv() => match frame {
                Some(frame) => write_queued(socket, &mut out, frame).await,
                // The table closed, or dropped a slow client.
                None => Err(None),
            },
            message = socket.recv() => {
                last_heard = Instant::now();
                match message {
                    Some(Ok(Frame::Text(text))) => {
                        if messages.take() {
                            handle_message(&actor, subscriber, player, &text, socket, &mut silence).await
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
                match last_heard.elapsed() {
                    quiet if quiet >= silence => Err(None),
                    quiet if quiet >= PING_AFTER => send(socket, Frame::Ping(Bytes::new())).await,
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
    // The last frames, such as a bye.
    if let Ok(frame) = out.try_recv() {
        // The client may be gone.
        let _ = write_queued(socket, &mut out, frame).await;
    }
    // A closed table has no subscribers.
    let _ = actor.send(Message::Unsubscribe { subscriber }).await;
    ended
}

/// What a client subscribes with.
struct Hello {
    player: Option<PlayerId>,
    token: Option<Hash>,
    invitation: Option<String>,
    have: Option<u32>,
}

/// Subscribes a client to a table. A client that is behind catches up first, outside the table's actor. None if the client
/// is gone.
async fn subscribe(
    socket: &mut WebSocket,
    registry: &TableRegistry,
    table: TableId,
    hello: Hello,
) -> Result<Option<(u64, Frames)>, End> {
    let (subscription, out) = request(registry, table, &hello, false).await?;
    let have = match subscription {
        Subscription::Live(subscriber) => return Ok(Some((subscriber, out))),
        Subscription::Behind(have) => have,
        Subscription::Snapshot { .. } => return Err(End::new(Problem::Closing)),
    };
    let reading = registry.catch_up().begin(registry, table, have).await.map_err(End::error)?;
    let (subscription, out) = request(registry, table, &hello, true).await?;
    let (subscriber, viewer, missed, welcome) = match subscription {
        Subscription::Snapshot { subscriber, viewer, missed, welcome } => {
            (subscriber, viewer, missed, welcome)
        }
        Subscription::Live(subscriber) => return Ok(Some((subscriber, out))),
        Subscription::Behind(_) => return Err(End::new(Problem::Closing)),
    };
    let sent = match reading {
        Some(reading) => match reading.finish(registry, viewer, missed, welcome).await {
            Ok(caught_up) => {
                let sent = send(socket, Frame::Text(caught_up.welcome.into())).await;
                drop(caught_up.memory);
                sent
            }
            Err(error) => Err(Some(End::error(error))),
        },
        None => send(socket, Frame::Text(ServerMessage::Welcome(welcome).json().into())).await,
    };
    if let Err(end) = sent {
        // A closed table has no subscribers.
        let _ = registry.handle(table).send(Message::Unsubscribe { subscriber }).await;
        return end.map_or(Ok(None), Err);
    }
    Ok(Some((subscriber, out)))
}

/// Asks a table's actor for a subscription. If the client has caught up, frames wait until the welcome is written.
async fn request(
    registry: &TableRegistry,
    table: TableId,
    hello: &Hello,
    caught_up: bool,
) -> Result<(Subscription, Frames), End> {
    let (frames, out) = outbox();
    let (reply, answer) = oneshot::channel();
    let Hello { player, token, ref invitation, have } = *hello;
    let subscribe =
        Subscribe { player, token, invitation: invitation.clone(), have, caught_up, frames, reply };
    registry.send(table, Message::Subscribe(Box::new(subscribe))).await.map_err(End::error)?;
    let subscription = answer.await.map_err(|_| End::new(Problem::Closing))?.map_err(End::error)?;
    Ok((subscription, out))
}

/// Writes a frame and whatever else is queued, with one flush.
async fn write_queued(socket: &mut WebSocket, out: &mut Frames, first: Utf8Bytes) -> Result<(), Option<End>> {
    let write = async {
        socket.feed(Frame::Text(first)).await?;
        while let Ok(frame) = out.try_recv() {
            socket.feed(Frame::Text(frame)).await?;
        }
        socket.flush().await
    };
    match timeout(TIMEOUT, write).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(None),
    }
}

async fn send(socket: &mut WebSocket, frame: Frame) -> Result<(), Option<End>> {
    match timeout(TIMEOUT, socket.send(frame)).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(None),
    }
}

/// The last record a client has, from its first message.
fn parse_hello(text: &str) -> Result<Option<u32>, End> {
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

/// Passes a message on to the table. One that cannot be parsed is answered with an error.
async fn handle_message(
    actor: &mpsc::Sender<Message>,
    subscriber: u64,
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
        *silence = MAX_SILENCE_WITH_PINGS;
        return send(socket, Frame::Text(ServerMessage::Pong {}.json().into())).await;
    }
    if let ClientMessage::Ask(question) = message {
        let message = Message::Answer { subscriber, question };
        return actor.send(message).await.map_err(|_| Some(End::new(Problem::Closing)));
    }
    let number = message.id();
    let Some(by) = player else {
        let error = ServerMessage::error(number, Problem::NotSeated);
        return send(socket, Frame::Text(error.json().into())).await;
    };
    if let ClientMessage::Cheer { id, cheer } = message {
        let message = Message::Cheer { sender: Sender { subscriber, command: id }, cheer };
        return actor.send(message).await.map_err(|_| Some(End::new(Problem::Closing)));
    }
    if let ClientMessage::Plan { id, plan } = message {
        let message = Message::SetPlan { sender: Sender { subscriber, command: id }, plan };
        return actor.send(message).await.map_err(|_| Some(End::new(Problem::Closing)));
    }
    let Some((id, command)) = message.command(by) else {
        let error = ServerMessage::error(None, Problem::bad_message("hello is the first message only"));
        return send(socket, Frame::Text(error.json().into())).await;
    };
    let id = CommandId::new(by, id, Via::Socket, &command);
    let message = Message::ExecuteFor { subscriber, command, id };
    actor.send(message).await.map_err(|_| Some(End::new(Problem::Closing)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn frames_arrive_in_order_and_end_with_the_outbox() {
        let (outbox, mut frames) = outbox();
        assert!(outbox.send("one") && outbox.send("two"));
        drop(outbox);
        assert_eq!(frames.recv().await.as_deref(), Some("one"));
        assert_eq!(frames.recv().await.as_deref(), Some("two"));
        assert_eq!(frames.recv().await, None);
    }

    #[test]
    fn a_client_that_does_not_read_is_lost_after_a_whole_queue() {
        let (outbox, _frames) = outbox();
        for _ in 0..CAPACITY {
            assert!(outbox.send("an update"));
        }
        assert!(!outbox.send("one too many"));
    }

    #[test]
    fn a_client_that_is_gone_is_lost() {
        let (outbox, frames) = outbox();
        drop(frames);
        assert!(!outbox.send("an update"));
    }
}
