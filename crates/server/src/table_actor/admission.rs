//! Who may subscribe to a table and through which viewer's eyes. Decided when a client subscribes, and again whenever
//! stage, seats, host, options or a player's name or session changes; the rule itself is `Table::may_follow`.

use super::broadcast::paused;
use super::{Connection, Subscribe, Subscription, TableActor, log};
use crate::catch_up::MAX_MISSED;
use crate::table_error::TableError;
use armonium_protocol::{Client, Problem, ServerMessage, TableCard, names};
use armonium_rules::Viewer;
use armonium_store::Hash;
use armonium_table::{Occupant, PlayerId, Stage};

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
        let plan = match self.plan_of(player).await {
            Ok(plan) => plan,
            Err(error) => {
                // The caller may have gone.
                let _ = reply.send(Err(error.clone()));
                return Err(error);
            }
        };
        let mut welcome = Box::new(self.audience.welcome(&self.table, &self.card, viewer));
        welcome.plan = plan;
        if behind.is_none() && !frames.send(&ServerMessage::Welcome(welcome.clone()).json()) {
            return Ok(());
        }
        let subscriber = self.audience.add(visitor, viewer, Connection { token, frames });
        if viewer == Viewer::Spectator
            && let Some(player) = player
        {
            self.name_spectator(player).await;
        }
        let subscription = match behind {
            Some(have) => Subscription::Snapshot { subscriber, viewer, missed: have + 1..=version, welcome },
            None => Subscription::Live(subscriber),
        };
        if reply.send(Ok(subscription)).is_err() {
            self.audience.remove(subscriber, &self.table, self.registry.now());
            return Ok(());
        }
        if !self.backoff.is_zero() {
            self.audience.send_to(subscriber, &paused());
        }
        self.audience.send_presence(&self.table);
        self.reclaim_for_returned().await?;
        if self.table.stage() == Stage::Open {
            self.presence_tick().await?;
        }
        Ok(())
    }

    /// Reads what a spectator is called, unlike everyone else here.
    async fn name_spectator(&mut self, player: PlayerId) {
        // A name that can't be read now is missing among the spectators, and nothing else.
        let Ok(found) = self.store().players(&[player]).await else { return };
        let own = found.into_iter().map(|found| (found.id, found.name));
        let others = self.names.iter().filter(|(other, _)| **other != player);
        let all = others.map(|(other, name)| (*other, name.clone())).chain(own).collect();
        let name = names::distinct(all, &self.table.arrivals).remove(&player);
        self.audience.name_spectators(name.map(|name| (player, name)));
    }

    /// Disconnects clients whose session was revoked, and sends the others the table with the current names.
    pub(super) async fn player_changed(&mut self, changed: Option<PlayerId>) -> Result<(), TableError> {
        let subscribed = |player| self.audience.is_connected(player);
        if changed.is_some_and(|player| !self.names.contains_key(&player) && !subscribed(player)) {
            return Ok(());
        }
        let tokens: Vec<Hash> =
            self.audience.iter().filter_map(|subscriber| subscriber.client.token).collect();
        let valid = self.store().valid_tokens(&tokens).await?;
        let is_revoked = |token: Hash| !valid.contains(&token);
        let now = self.registry.now();
        let revoked = self.audience.take_if(now, |one| one.client.token.is_some_and(is_revoked));
        let players: Vec<PlayerId> = revoked.iter().filter_map(|one| one.visitor.player).collect();
        let existing = self.store().players(&players).await?;
        for subscriber in revoked {
            let exists = existing.iter().any(|player| subscriber.visitor.player == Some(player.id));
            let problem = if exists { Problem::SignedOut } else { Problem::NoIdentity };
            // A client that can't be reached notices the closed connection.
            let _ = subscriber.client.send(&ServerMessage::bye(problem, None).json());
        }
        let before = self.card.clone();
        self.refresh_names().await?;
        if self.card != before {
            self.send_snapshots(&[]);
            // A welcome replaces everything.
            self.plans = None;
            self.refresh_plans().await?;
        }
        self.audience.send_presence(&self.table);
        Ok(())
    }

    /// Reads the names of everyone in the table's log and checks access again. Names are not cached, because players
    /// rename and delete themselves.
    pub(super) async fn refresh_names(&mut self) -> Result<(), TableError> {
        let former = self.table.former.iter().filter_map(|former| match former.occupant {
            Occupant::Player(player) => Some(player),
            Occupant::Bot(_) => None,
        });
        let spectates = |player: &PlayerId| self.table.seat_of(*player).is_none();
        let spectators: Vec<PlayerId> = self.audience.players().filter(spectates).collect();
        let asking = self.table.requests.iter().copied();
        let members = log::members(&self.table).into_iter().chain(former).chain(asking);
        let mut players: Vec<PlayerId> = members.chain(spectators.iter().copied()).collect();
        players.sort_unstable();
        players.dedup();
        let players = self.store().players(&players).await?;
        let players = players.into_iter().map(|player| (player.id, player.name)).collect();
        self.names = names::distinct(players, &self.table.arrivals);
        let name = |player: PlayerId| Some((player, self.names.get(&player)?.clone()));
        self.audience.name_spectators(spectators.into_iter().filter_map(name).collect::<Vec<_>>());
        self.card = TableCard::of(&self.table, &self.names);
        self.audience.recheck_access(&self.table);
        Ok(())
    }
}
