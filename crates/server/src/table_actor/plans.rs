//! The plans of a table's players: read when they are needed, replaced by their owners, and run at the pace of bots by a node
//! that holds the lease. What a plan answers: `armonium_host::Plans`. A decision that a plan makes is one append with the
//! change of the plan, so it's made exactly once, and never by a plan that was replaced.

use super::log::{BOT_LEASE, next_wake};
use super::{Message, TableActor};
use crate::table_error::TableError;
use armonium_host::{PlanAnswer, PlanChange, Plans, stored};
use armonium_protocol::{Sender, ServerMessage};
use armonium_store::PlanWrite;
use armonium_table::{Command, Next, Plan, PlayerId, Refusal, Stage, TableEvent};
use std::time::Duration;
use tokio::time::sleep;

impl TableActor {
    /// The plans of this table, from the store if they may have changed there.
    pub(super) async fn load_plans(&mut self) -> Result<&Plans, TableError> {
        let plans = match self.plans.take() {
            Some(plans) => plans,
            None if self.table.stage() == Stage::Running => {
                Plans::new(&self.table, self.store().plans(self.id).await?)
            }
            None => Plans::default(),
        };
        Ok(self.plans.insert(plans))
    }

    /// What the plan of the player who is asked answers, if the plans are loaded.
    pub(super) fn planned(&self) -> Option<PlanAnswer> {
        self.plans.as_ref()?.answer(&self.table)
    }

    /// The player who is asked and has to decide by hand.
    pub(super) fn asked_by_hand(&self) -> Option<PlayerId> {
        match self.table.next() {
            Next::Player { player, .. } if self.planned().is_none() => Some(player),
            Next::Player { .. } | Next::Bot { .. } | Next::Nobody => None,
        }
    }

    /// A player's plan, for their welcome.
    pub(super) async fn plan_of(&mut self, player: Option<PlayerId>) -> Result<Option<Plan>, TableError> {
        let Some(player) = player.filter(|player| self.table.seat_of(*player).is_some()) else {
            return Ok(None);
        };
        Ok(self.load_plans().await?.get(player).cloned())
    }

    /// Replaces the plan of a subscriber; the answer is a frame. Nothing is written to the log.
    pub(super) async fn set_plan(&mut self, sender: Sender, plan: Option<Plan>) -> Result<(), TableError> {
        let Some(player) = self.audience.get(sender.subscriber).and_then(|found| found.visitor.player) else {
            return Ok(());
        };
        match self.try_set_plan(player, plan.unwrap_or_default()).await {
            Ok(()) => {}
            Err(error @ (TableError::Refused(_) | TableError::Storage)) => {
                self.plans = None;
                self.refuse(sender, error);
                return Ok(());
            }
            Err(error) => return Err(error),
        }
        let plan = self.plans.as_ref().and_then(|plans| plans.get(player)).cloned();
        let others = self.audience.iter().filter(|one| one.visitor.player == Some(player));
        let others: Vec<u64> = others.map(|one| one.id).collect();
        for id in others {
            let done = (id == sender.subscriber).then_some(sender.command);
            self.audience.send_to(id, &ServerMessage::Plan { plan: plan.clone(), done });
        }
        Ok(())
    }

    async fn try_set_plan(&mut self, player: PlayerId, plan: Plan) -> Result<(), TableError> {
        // A plan can be removed at any time.
        if !plan.is_empty() {
            self.table.accepts_plan(player, &plan).map_err(TableError::Refused)?;
        } else if self.table.seat_of(player).is_none() {
            return Err(TableError::Refused(Refusal::NotSeated));
        }
        self.load_plans().await?;
        let wake = self.registry.now() + BOT_LEASE;
        self.store().set_plan(self.id, player, stored(&plan), wake).await?;
        if let Some(plans) = &mut self.plans {
            plans.set(&self.table, player, plan);
        }
        self.refused_plan = None;
        // The plan may answer what is asked now, on this node as well as on another.
        self.holds_bot_lease |= matches!(self.table.next(), Next::Player { .. });
        Ok(())
    }

    /// Starts the answer of the plan whose player is asked, if any.
    pub(super) async fn start_plan(&mut self) -> Result<(), TableError> {
        let at = self.table.decisions;
        let stopped = self.retry_at.is_some() || !self.holds_bot_lease || self.pending_plan == Some(at);
        if stopped || !matches!(self.table.next(), Next::Player { .. }) {
            return Ok(());
        }
        // What was refused is refused until something changes.
        if self.refused_plan == Some(self.table.version) || self.load_plans().await?.is_empty() {
            return Ok(());
        }
        if self.planned().is_none() {
            return Ok(());
        }
        self.pending_plan = Some(at);
        let (now, question) = (self.registry.now(), self.registry.bot_pace().question(&self.table));
        let wait = u64::try_from(question.release(now) - now).unwrap_or(0);
        let handle = self.handle.clone();
        tokio::spawn(async move {
            sleep(Duration::from_millis(wait)).await;
            if let Some(handle) = handle.upgrade() {
                // The table may have closed meanwhile.
                let _ = handle.send(Message::PlanDue { at }).await;
            }
        });
        Ok(())
    }

    /// Carries out what a plan answers to the decision `at`, if it still does.
    pub(super) async fn plan_due(&mut self, at: u32) -> Result<(), TableError> {
        self.pending_plan = None;
        self.load_plans().await?;
        let Some(PlanAnswer { player, action, .. }) = self.planned().filter(|answer| answer.at == at) else {
            return Ok(());
        };
        match self.execute(&Command::Planned { player, at, action }, None, None).await {
            Err(TableError::Refused(_)) => {
                self.refused_plan = Some(self.table.version);
                Ok(())
            }
            other => other.map(drop),
        }
    }

    /// Refuses a planned decision that isn't the player's plan any more.
    pub(super) async fn check_planned(&mut self, command: &Command) -> Result<(), TableError> {
        let Command::Planned { player, at, action } = *command else { return Ok(()) };
        self.load_plans().await?;
        let is = |answer: PlanAnswer| (answer.player, answer.at, answer.action) == (player, at, action);
        if self.planned().is_some_and(is) { Ok(()) } else { Err(TableError::Refused(Refusal::Stale)) }
    }

    /// What to store about the plans together with a record.
    pub(super) fn plan_writes(&self, changes: &[PlanChange], news: &[TableEvent]) -> Vec<PlanWrite> {
        if matches!(self.table.stage(), Stage::Finished(_) | Stage::Abandoned) {
            return if self.is_last_record(news) { vec![PlanWrite::Clear] } else { Vec::new() };
        }
        let replace = |PlanChange { player, before, after }: &PlanChange| PlanWrite::Replace {
            player: *player,
            before: before.clone(),
            plan: after.clone(),
        };
        let mut writes: Vec<PlanWrite> = changes.iter().map(replace).collect();
        // Another node may store a plan at this moment: one that was made before an undo doesn't outlive it.
        let undone = news.iter().filter_map(|event| match event {
            TableEvent::TookBack { seat, .. } => self.table.chairs.get(seat.index())?.player(),
            _ => None,
        });
        let unknown = |player: &PlayerId| changes.iter().all(|change| change.player != *player);
        writes.extend(undone.filter(unknown).map(|player| PlanWrite::Delete { player }));
        writes
    }

    /// True if the game ended with this record.
    fn is_last_record(&self, news: &[TableEvent]) -> bool {
        let ends =
            |event: &TableEvent| matches!(event, TableEvent::Decided { .. } | TableEvent::Abandoned {});
        news.iter().any(ends)
    }

    /// Sends the owners of these plans what has become of them.
    pub(super) fn send_plans(&self, changes: &[PlanChange]) {
        for change in changes {
            let plan = self.plans.as_ref().and_then(|plans| plans.get(change.player)).cloned();
            self.audience.send_to_player(change.player, &ServerMessage::Plan { plan, done: None });
        }
    }

    /// Reads the plans again after another node may have changed them, and sends each owner what is new.
    pub(super) async fn refresh_plans(&mut self) -> Result<(), TableError> {
        self.refused_plan = None;
        let before = self.plans.take().unwrap_or_default();
        let now = self.load_plans().await?.clone();
        let mut players: Vec<PlayerId> = before.players().chain(now.players()).collect();
        players.sort_unstable();
        players.dedup();
        for player in players {
            let plan = now.get(player).cloned();
            if plan.as_ref() != before.get(player) {
                self.audience.send_to_player(player, &ServerMessage::Plan { plan, done: None });
            }
        }
        Ok(())
    }

    /// A claimed table at which nothing is due waits for its next moment, which a new plan may have brought forward.
    pub(super) async fn settle_wake(&mut self) -> Result<(), TableError> {
        let busy = matches!(self.table.next(), Next::Bot { .. }) || self.planned().is_some();
        if busy {
            return Ok(());
        }
        let now = self.registry.now();
        let wake = next_wake(&self.table, now, None, false).map(|wake| wake.max(now + BOT_LEASE));
        Ok(self.store().settle_wake(self.id, wake, now).await?)
    }
}
