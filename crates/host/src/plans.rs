//! The plans of one table's players: what they answer, and what a record changes about them. Storing them, and the pace of
//! their answers, is up to the caller.

use armonium_rules::{Action, Seat, Viewer};
use armonium_table::{Next, Plan, PlanEnd, PlayerId, Stage, Table, TableEvent};

/// The plans of one table's players.
#[derive(Clone, Debug, Default)]
pub struct Plans(Vec<PlayerPlan>);

#[derive(Clone, Debug)]
struct PlayerPlan {
    player: PlayerId,
    plan: Plan,
    /// The plan as it is stored.
    stored: String,
}

/// The decision that a plan makes now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlanAnswer {
    /// The seat that is asked.
    pub seat: Seat,
    /// Its player.
    pub player: PlayerId,
    /// The number of the decision.
    pub at: u32,
    /// The decision.
    pub action: Action,
    step: usize,
}

/// What a record changes about a stored plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlanChange {
    /// Whose.
    pub player: PlayerId,
    /// The plan as it was stored.
    pub before: String,
    /// The plan to store; none deletes it.
    pub after: Option<String>,
}

/// A plan as it is stored; none if there is nothing to store.
pub fn stored(plan: &Plan) -> Option<String> {
    // Every plan can be written as JSON.
    (!plan.is_empty()).then(|| serde_json::to_string(plan).unwrap_or_default())
}

impl Plans {
    /// The stored plans of a table. One that can't be read any more is left out.
    pub fn new(table: &Table, all: impl IntoIterator<Item = (PlayerId, String)>) -> Self {
        let read = |(player, stored): (PlayerId, String)| {
            let plan = serde_json::from_str(&stored).ok()?;
            Some(PlayerPlan { player, plan, stored })
        };
        let mut plans = Self(all.into_iter().filter_map(read).collect());
        plans.review(table);
        plans
    }

    /// True if no player has a plan.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The players who have a plan.
    pub fn players(&self) -> impl Iterator<Item = PlayerId> {
        self.0.iter().map(|one| one.player)
    }

    /// A player's plan.
    pub fn get(&self, player: PlayerId) -> Option<&Plan> {
        self.0.iter().find(|one| one.player == player).map(|one| &one.plan)
    }

    /// Replaces a player's plan by one that is stored now, or removes it.
    pub fn set(&mut self, table: &Table, player: PlayerId, plan: Plan) {
        self.0.retain(|one| one.player != player);
        if let Some(stored) = stored(&plan) {
            self.0.push(PlayerPlan { player, plan, stored });
            self.review(table);
        }
    }

    /// The decision that the plan of the player who is asked makes now.
    pub fn answer(&self, table: &Table) -> Option<PlanAnswer> {
        if self.is_empty() {
            return None;
        }
        let Next::Player { seat, player, .. } = table.next() else { return None };
        let (step, action) = self.get(player)?.answer(&table.view(Viewer::Seat(seat))?)?;
        Some(PlanAnswer { seat, player, at: table.decisions, action, step })
    }

    /// Follows a record. `asked` is [`Plans::answer`] before it, `planned` is true if it carries that answer out. Returns what
    /// to store together with the record; once the game is over no plan is left.
    pub fn follow(
        &mut self,
        asked: Option<PlanAnswer>,
        table: &Table,
        news: &[TableEvent],
        planned: bool,
    ) -> Vec<PlanChange> {
        if self.is_empty() {
            return Vec::new();
        }
        if matches!(table.stage(), Stage::Finished(_) | Stage::Abandoned) {
            let left = std::mem::take(&mut self.0);
            return left
                .into_iter()
                .map(|PlayerPlan { player, stored, .. }| PlanChange { player, before: stored, after: None })
                .collect();
        }
        let mut asked = asked;
        for event in news {
            match *event {
                TableEvent::TookBack { seat, .. } => self.end(table, seat, PlanEnd::TakenBack),
                TableEvent::Substituted { seat, .. } => self.end(table, seat, PlanEnd::Substituted),
                TableEvent::Decided { seat, .. } => {
                    let Some(answer) = asked.take_if(|answer| answer.seat == seat) else { continue };
                    let mut plans = self.0.iter_mut();
                    if let Some(one) = plans.find(|one| one.player == answer.player) {
                        if planned {
                            one.plan.answered(answer.step);
                        } else {
                            one.plan.decided_by_hand(answer.step);
                        }
                    }
                }
                _ => {}
            }
        }
        self.review(table);
        self.changes(table)
    }

    /// What differs from what is stored, which counts as stored from now on.
    fn changes(&mut self, table: &Table) -> Vec<PlanChange> {
        let mut changes = Vec::new();
        for one in &mut self.0 {
            let seated = table.seat_of(one.player).is_some();
            let after = if seated { stored(&one.plan) } else { None };
            if after.as_deref() != Some(&*one.stored) {
                let before = std::mem::replace(&mut one.stored, after.clone().unwrap_or_default());
                changes.push(PlanChange { player: one.player, before, after });
            }
        }
        self.0.retain(|one| !one.stored.is_empty());
        changes
    }

    fn end(&mut self, table: &Table, seat: Seat, why: PlanEnd) {
        let owner = table.chairs.get(seat.index()).and_then(armonium_table::Chair::player);
        if let Some(one) = self.0.iter_mut().find(|one| Some(one.player) == owner) {
            one.plan.end(why);
        }
    }

    fn review(&mut self, table: &Table) {
        for one in &mut self.0 {
            let seat = table.seat_of(one.player);
            if let Some(view) = seat.and_then(|seat| table.view(Viewer::Seat(seat))) {
                one.plan.review(&view);
            }
        }
    }
}
