//! Who may subscribe to a table and through which viewer's eyes. Decided when a client subscribes, and again whenever
//! stage, seats or options change; the rule itself is `Table::may_follow`.

use super::{Subscribe, Subscriber, Subscription, TableActor, log};
use crate::catch_up::MAX_MISSED;
use crate::names;
use crate::table_error::TableError;
use armonium_protocol::{Frames, Problem, ServerMessage, Snapshot, TableCard};
use armonium_rules::Viewer;
use armonium_store::Hash;
use armonium_table::{NoAccess, Occupant, PlayerId, Stage};

/// The index of a viewer in `in_sync`.
pub(super) const fn index(viewer: Viewer) -> usize {
    match viewer {
        Viewer::Seat(seat) => seat.0 as usize,
        Viewer::Spectator => 6,
    }
}

impl TableActor {
    pub(super) async fn subscribe(&mut self, subscribe: Subscribe) -> Result<(), TableError> {
        let Subscribe { player, token, invitation, have, caught_up, frames, reply } = subscribe;
        // A client that comes from another node may have more records than this one.
        if have.is_some_and(|have| have > self.table.version)
            && let Err(error) = self.catch_up().await
        {
            // The caller may have gone.
            let _ = reply.send(Err(error.clone()));
            return Err(error);
        }
        // Records beyond the log do not exist, as after restoring a backup: the client gets all of them anew.
        let have = have.map(|have| if have > self.table.version { 0 } else { have });
        let visitor = self.table.visitor(player, invitation.as_deref());
        let viewer = match self.table.may_follow(visitor) {
            Ok(viewer) => viewer,
            Err(why) => {
                // The caller may have gone.
                let _ = reply.send(Err(TableError::NoAccess(why)));
                return Ok(());
            }
        };
        let version = self.table.version;
        let behind = have.filter(|have| *have < version && version - have <= MAX_MISSED);
        if let Some(have) = behind
            && !caught_up
        {
            // The caller may have gone.
            let _ = reply.send(Ok(Subscription::Behind(have)));
            return Ok(());
        }
        let view = self.table.view(viewer);
        let welcome = Box::new(Frames::of(&self.table, &self.card).welcome(viewer, view, Vec::new()));
        self.broadcast_state = Snapshot::of(&self.table);
        self.in_sync[index(viewer)] = true;
        let id = self.next_subscriber;
        self.next_subscriber += 1;
        let subscription = if let Some(have) = behind {
            Subscription::Snapshot { subscriber: id, viewer, missed: have + 1..=version, welcome }
        } else if frames.send(&ServerMessage::Welcome(welcome).json()) {
            Subscription::Live(id)
        } else {
            return Ok(());
        };
        if reply.send(Ok(subscription)).is_ok() {
            let subscriber = Subscriber { id, visitor, token, viewer, frames };
            if !self.backoff.is_zero() {
                subscriber.explain_pause();
            }
            self.subscribers.push(subscriber);
            if let Some(player) = player {
                self.disconnected.remove(&player);
            }
            self.send_presence();
            self.reclaim_for_returned().await?;
            if self.table.stage() == Stage::Open {
                self.presence_tick().await?;
            }
        }
        Ok(())
    }

    /// Disconnects clients whose session was revoked, and sends the others the table with the current names.
    pub(super) async fn player_changed(&mut self, changed: Option<PlayerId>) -> Result<(), TableError> {
        let subscribed = |player| self.subscribers.iter().any(|one| one.visitor.player == Some(player));
        if changed.is_some_and(|player| !self.names.contains_key(&player) && !subscribed(player)) {
            return Ok(());
        }
        let tokens: Vec<Hash> = self.subscribers.iter().filter_map(|subscriber| subscriber.token).collect();
        let valid = self.store().valid_tokens(&tokens).await?;
        let is_revoked = |one: &Subscriber| one.token.is_some_and(|token| !valid.contains(&token));
        let revoked: Vec<Subscriber> = self.subscribers.extract_if(.., |one| is_revoked(one)).collect();
        let players: Vec<PlayerId> = revoked.iter().filter_map(|one| one.visitor.player).collect();
        let existing = self.store().players(&players).await?;
        for subscriber in revoked {
            let exists = existing.iter().any(|player| subscriber.visitor.player == Some(player.id));
            let problem = if exists { Problem::SignedOut } else { Problem::NoIdentity };
            // A client that can't be reached notices the closed connection.
            let _ = subscriber.frames.send(&ServerMessage::bye(problem, None).json());
        }
        let before = self.card.clone();
        self.refresh_names().await?;
        if self.card != before {
            self.send_snapshots(&[]);
        }
        self.send_presence();
        Ok(())
    }

    /// Reads the names of everyone in the table's log and checks access again. Names are not cached, because players
    /// rename and delete themselves.
    pub(super) async fn refresh_names(&mut self) -> Result<(), TableError> {
        let former = self.table.former.iter().filter_map(|former| match former.occupant {
            Occupant::Player(player) => Some(player),
            Occupant::Bot(_) => None,
        });
        let mut players: Vec<PlayerId> = log::members(&self.table).into_iter().chain(former).collect();
        players.sort_unstable();
        players.dedup();
        let players = self.store().players(&players).await?;
        let players = players.into_iter().map(|player| (player.id, player.name)).collect();
        self.names = names::distinct(players, &self.table.arrivals);
        self.card = TableCard::of(&self.table, &self.names);
        self.recheck_access();
        Ok(())
    }

    /// Disconnects subscribers who may not read the table any more, before the next frame is sent.
    fn recheck_access(&mut self) {
        let table = &self.table;
        for subscriber in &mut self.subscribers {
            match table.may_follow(subscriber.visitor) {
                Ok(viewer) if viewer == subscriber.viewer => {}
                Ok(viewer) => {
                    subscriber.viewer = viewer;
                    self.in_sync[index(viewer)] = false;
                }
                Err(why) => {
                    let problem = match why {
                        NoAccess::SeatGivenAway => Problem::SeatLost,
                        NoAccess::Private | NoAccess::NoSpectators => why.into(),
                    };
                    // A client that can't be reached notices the closed connection.
                    let _ = subscriber.frames.send(&ServerMessage::bye(problem, None).json());
                }
            }
        }
        self.subscribers.retain(|subscriber| table.may_follow(subscriber.visitor).is_ok());
    }
}
