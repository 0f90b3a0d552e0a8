//! Connections to tables: the same as a server's WebSockets, from the hello to the bye.

use crate::answer::Stop;
use crate::message::Output;
use crate::{LocalServer, Outputs};
use armonium_protocol::http::Denied;
use armonium_protocol::{Answer, Client, ClientMessage, PROTOCOL, PackName, Problem, Sender, ServerMessage};
use armonium_rules::Viewer;
use armonium_table::{Command, CommandId, PlayerId, TableId, Via};
use std::collections::BTreeMap;

/// Replay at most this many records on reconnect; beyond that, send the View only.
const MAX_MISSED: u32 = 5_000;
/// The longest message that is read, in bytes.
const MAX_MESSAGE: usize = 64 << 10;
/// How many connections may be open at once.
const MAX_CONNECTIONS: usize = 64;

/// The engine's end of a connection.
pub(crate) struct Line {
    connection: u64,
    outputs: Outputs,
}

impl Client for Line {
    fn send(&self, frame: &str) -> bool {
        let message = frame.to_owned();
        self.outputs.push(Output::Frame { connection: self.connection, message });
        true
    }
}

/// A connection.
struct Connection {
    table: TableId,
    player: Option<PlayerId>,
    invitation: Option<String>,
    /// Its number at the table, once it said hello.
    subscriber: Option<u64>,
}

/// The open connections.
#[derive(Default)]
pub(crate) struct Connections(BTreeMap<u64, Connection>);

impl Connections {
    /// Ends all connections to a table.
    pub(crate) fn drop_table(&mut self, table: TableId, code: &str, outputs: &Outputs) {
        self.0.retain(|connection, one| {
            if one.table == table {
                outputs.push(Output::Bye { connection: *connection, code: code.to_owned() });
            }
            one.table != table
        });
    }
}

impl LocalServer {
    fn send(&self, connection: u64, message: &ServerMessage) {
        self.outputs.push(Output::Frame { connection, message: message.json() });
    }

    /// Ends a connection with an error.
    fn refuse_connection(&mut self, connection: u64, problem: Problem) {
        let code = problem.code().to_owned();
        self.send(connection, &ServerMessage::error(None, problem));
        self.hang_up(connection, code);
    }

    fn hang_up(&mut self, connection: u64, code: String) {
        self.close(connection);
        self.outputs.push(Output::Bye { connection, code });
    }

    /// Opens a connection.
    pub(crate) fn open(
        &mut self,
        connection: u64,
        table: TableId,
        token: Option<String>,
        invitation: Option<String>,
    ) -> Result<(), Stop> {
        if self.connections.0.contains_key(&connection) || self.connections.0.len() >= MAX_CONNECTIONS {
            self.refuse_connection(connection, Problem::TooFast);
            return Ok(());
        }
        let player = match self.caller(token.as_deref()) {
            Ok(player) => player,
            Err(_) => {
                self.refuse_connection(connection, Problem::SignedOut);
                return Ok(());
            }
        };
        match self.table(table) {
            Ok(_) => {
                let open = Connection { table, player, invitation, subscriber: None };
                self.connections.0.insert(connection, open);
            }
            Err(Stop::Denied(_)) => self.refuse_connection(connection, Problem::NoTable),
            Err(needs) => return Err(needs),
        }
        Ok(())
    }

    /// Closes a connection.
    pub(crate) fn close(&mut self, connection: u64) {
        if let Some(closed) = self.connections.0.remove(&connection)
            && let (Some(subscriber), Some(table)) = (closed.subscriber, self.tables.get_mut(&closed.table))
        {
            table.audience.remove(subscriber, &table.table, self.now);
        }
    }

    /// Closes the connections whose subscribers a table has dropped.
    pub(crate) fn close_dropped(&mut self) {
        let (tables, outputs) = (&self.tables, &self.outputs);
        self.connections.0.retain(|connection, one| {
            let Some(subscriber) = one.subscriber else { return true };
            let lives = tables.get(&one.table).is_some_and(|table| table.audience.get(subscriber).is_some());
            if !lives {
                outputs.push(Output::Bye { connection: *connection, code: "closed".to_owned() });
            }
            lives
        });
    }

    /// True if a connection to this table is open, be it before its hello.
    pub(crate) fn is_connected_to(&self, table: TableId) -> bool {
        self.connections.0.values().any(|one| one.table == table)
    }

    /// A message came over a connection.
    pub(crate) fn hear(&mut self, connection: u64, message: &str) -> Result<(), Stop> {
        let Some(found) = self.connections.0.get(&connection) else {
            self.outputs.push(Output::Bye { connection, code: "closed".to_owned() });
            return Ok(());
        };
        let (id, player, subscriber) = (found.table, found.player, found.subscriber);
        if message.len() > MAX_MESSAGE {
            self.refuse_connection(connection, Problem::TooLong);
            return Ok(());
        }
        let parsed = serde_json::from_str::<ClientMessage>(message);
        let Some(subscriber) = subscriber else {
            match parsed {
                Ok(ClientMessage::Hello { protocol: PROTOCOL, have }) => {
                    return self.subscribe(connection, have);
                }
                Ok(ClientMessage::Hello { .. }) => {
                    self.refuse_connection(connection, Problem::UnknownProtocol { protocol: PROTOCOL });
                }
                Ok(_) => {
                    let problem = Problem::bad_message("the first message must be a hello");
                    self.refuse_connection(connection, problem);
                }
                Err(error) => self.refuse_connection(connection, Problem::bad_message(error.to_string())),
            }
            return Ok(());
        };
        match parsed {
            Err(error) => {
                let problem = Problem::bad_message(error.to_string());
                self.send(connection, &ServerMessage::error(None, problem));
            }
            Ok(ClientMessage::Ping {}) => self.send(connection, &ServerMessage::Pong {}),
            Ok(ClientMessage::Plan { id, .. }) => {
                let problem = Problem::bad_message("plans are for tables on a server");
                self.send(connection, &ServerMessage::error(Some(id), problem));
            }
            Ok(ClientMessage::Ask(question)) => {
                let table = self.table(id)?;
                match Answer::of(&table.table, player, &question) {
                    Ok(answer) => table.audience.send_to(subscriber, &ServerMessage::Answer(answer)),
                    Err(why) => {
                        let sender = Sender { subscriber, command: question.id };
                        table.audience.refuse(&table.table, &table.card, sender, why);
                    }
                }
            }
            Ok(message) => {
                let number = message.id();
                let Some(by) = player else {
                    self.send(connection, &ServerMessage::error(number, Problem::NotSeated));
                    return Ok(());
                };
                if let ClientMessage::Cheer { id: number, cheer } = message {
                    let now = self.now;
                    let sender = Sender { subscriber, command: number };
                    let table = self.table(id)?;
                    if let Err(why) = table.audience.cheer(&table.table, sender, cheer, now) {
                        table.audience.refuse(&table.table, &table.card, sender, why);
                    }
                    return Ok(());
                }
                let Some((number, command)) = message.command(by) else {
                    let problem = Problem::bad_message("hello is the first message only");
                    self.send(connection, &ServerMessage::error(None, problem));
                    return Ok(());
                };
                if matches!(command, Command::ChangeOptions { options, .. } if options.rated) {
                    let problem = Problem::bad_message("games on this device aren’t rated");
                    self.send(connection, &ServerMessage::error(Some(number), problem));
                    return Ok(());
                }
                let command_id = CommandId::new(by, number, Via::Socket, &command);
                let sender = Sender { subscriber, command: number };
                self.execute(id, &command, Some(command_id), Some(sender))?;
            }
        }
        Ok(())
    }

    /// Carries out a command of a connection; a refusal is a frame.
    fn execute(
        &mut self,
        id: TableId,
        command: &Command,
        command_id: Option<CommandId>,
        sender: Option<Sender>,
    ) -> Result<(), Stop> {
        let now = self.now;
        let identity = self.identity.clone();
        let table = self.table(id)?;
        table.resume_clock(now, &identity);
        match (table.execute(now, command, command_id, sender, &identity), sender) {
            (Err(Denied::Refused(why)), Some(sender)) => {
                table.audience.refuse(&table.table, &table.card, sender, why);
            }
            (Err(Denied::Fault(_)), Some(sender)) => {
                let error = ServerMessage::error(Some(sender.command), Problem::Damaged);
                table.audience.send_to(sender.subscriber, &error);
            }
            (Ok(_) | Err(_), _) => {}
        }
        Ok(())
    }

    fn subscribe(&mut self, connection: u64, have: Option<u32>) -> Result<(), Stop> {
        let Some(found) = self.connections.0.get(&connection) else { return Ok(()) };
        let (id, player, invitation) = (found.table, found.player, found.invitation.clone());
        let line = Line { connection, outputs: self.outputs.clone() };
        let now = self.now;
        let identity = self.identity.clone();
        let table = self.table(id)?;
        table.resume_clock(now, &identity);
        let version = table.table.version;
        // Records beyond the log do not exist, as after importing an older file: the client gets all of them anew.
        let have = have.map(|have| if have > version { 0 } else { have });
        let visitor = table.table.visitor(player, invitation.as_deref());
        let viewer = match table.table.may_follow(visitor) {
            Ok(viewer) => viewer,
            Err(why) => {
                self.refuse_connection(connection, why.into());
                return Ok(());
            }
        };
        let mut welcome = table.audience.welcome(&table.table, &table.card, viewer);
        if let Some(have) = have.filter(|have| *have < version && version - have <= MAX_MISSED) {
            // The log of a table in memory was followed before.
            let missed = table.replay_after(have).unwrap_or_default();
            welcome.missed = missed.iter().map(|record| record.seen_by(viewer)).collect();
        }
        line.send(&ServerMessage::Welcome(Box::new(welcome)).json());
        let subscriber = table.audience.add(visitor, viewer, line);
        if let (Viewer::Spectator, Some(player)) = (viewer, player) {
            let name = identity.name_of(player).map(|name| (player, name.to_owned()));
            table.audience.name_spectators(name);
        }
        table.audience.send_presence(&table.table);
        if let Some(open) = self.connections.0.get_mut(&connection) {
            open.subscriber = Some(subscriber);
        }
        self.reclaim_for_returned(id)
    }

    /// Gives seats back to connected players whom a bot replaced while they were absent.
    fn reclaim_for_returned(&mut self, id: TableId) -> Result<(), Stop> {
        use armonium_table::{Chair, SubstituteReason};
        let table = self.table(id)?;
        let absent = |chair: &&Chair| matches!(chair.substitute, Some((_, SubstituteReason::Absent)));
        let players = table.table.chairs.iter().filter(absent).filter_map(Chair::player);
        let returned: Vec<PlayerId> = players.filter(|player| table.audience.is_connected(*player)).collect();
        for player in returned {
            self.execute(id, &Command::Reclaim { player }, None, None)?;
        }
        Ok(())
    }
}

/// What a missing pack is called.
pub(crate) fn pack_name(card: &armonium_protocol::PackCard) -> PackName {
    PackName { id: Some(card.id.clone()), hash: card.hash }
}
