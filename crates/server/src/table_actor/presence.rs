//! Who is connected to a table on this node, and what follows from it.

use super::TableActor;
use crate::table_error::TableError;
use armonium_protocol::ServerMessage;
use armonium_rules::{Seat, Viewer};
use armonium_table::{Chair, Command, PlayerId, Presence, SubstituteReason};

/// What a presence frame depends on.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct SentPresence {
    presence: Presence,
    /// Which seats are owned by players.
    players: [bool; 6],
    bot_from: Option<i64>,
    watching: u32,
}

impl SentPresence {
    /// True if no player is away.
    pub(super) fn is_everyone(&self) -> bool {
        self.presence.is_everyone()
    }
}

impl TableActor {
    fn is_connected(&self, player: PlayerId) -> bool {
        self.subscribers.iter().any(|subscriber| subscriber.visitor.player == Some(player))
    }

    /// Who is away, and since when.
    pub(super) fn presence(&self) -> Presence {
        let away_since = |player: PlayerId| {
            let since = || self.disconnected.get(&player).copied().unwrap_or(self.opened);
            (!self.is_connected(player)).then(since)
        };
        let seats = (0..).map(Seat).zip(&self.table.chairs);
        let everyone = Presence::EVERYONE.with_absent_after(self.registry.absent_after());
        let presence =
            seats.fold(everyone, |presence, (seat, chair)| match chair.player().and_then(away_since) {
                Some(since) => presence.with_away(seat, since),
                None => presence,
            });
        away_since(self.table.host).map_or(presence, |since| presence.with_host_away(since))
    }

    /// Notes the time at which a player lost the last connection.
    pub(super) fn note_disconnect(&mut self, player: Option<PlayerId>) {
        if let Some(player) = player
            && !self.is_connected(player)
        {
            self.disconnected.insert(player, self.registry.now());
        }
    }

    /// Runs what follows from a player's absence.
    pub(super) async fn presence_tick(&mut self) -> Result<(), TableError> {
        self.execute_internal(&Command::PresenceTick { presence: self.presence() }).await
    }

    /// Gives seats back to connected players whom a bot replaced while they were absent.
    pub(super) async fn reclaim_for_returned(&mut self) -> Result<(), TableError> {
        let absent = |chair: &&Chair| matches!(chair.substitute, Some((_, SubstituteReason::Absent)));
        let players = self.table.chairs.iter().filter(absent).filter_map(Chair::player);
        let returned: Vec<PlayerId> = players.filter(|player| self.is_connected(*player)).collect();
        for player in returned {
            self.execute_internal(&Command::Reclaim { player }).await?;
        }
        Ok(())
    }

    fn presence_to_send(&self) -> SentPresence {
        let presence = self.presence();
        let watching = self.subscribers.iter().filter(|one| one.viewer == Viewer::Spectator).count();
        SentPresence {
            presence,
            players: std::array::from_fn(|seat| {
                self.table.chairs.get(seat).is_some_and(|c| c.player().is_some())
            }),
            bot_from: self.table.bot_from(&presence),
            watching: watching as u32,
        }
    }

    /// Sends the presence again if it has changed: a seat changed hands, or another player is asked.
    pub(super) fn refresh_presence(&mut self) {
        if self.sent_presence.is_none_or(|sent| sent != self.presence_to_send()) {
            self.send_presence();
        }
    }

    pub(super) fn send_presence(&mut self) {
        let now = self.presence_to_send();
        self.sent_presence = Some(now);
        let frame = ServerMessage::presence(&self.table, &now.presence, now.watching).json();
        for subscriber in &self.subscribers {
            // A client that doesn't read is dropped at the next broadcast.
            let _ = subscriber.frames.send(&frame);
        }
    }
}
