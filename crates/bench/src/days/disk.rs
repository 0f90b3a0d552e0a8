//! What survives a crash of a node: memory that isn't the node's, SQLite or PostgreSQL.

use armonium_store::{
    Alert, Append, Appended, DatabaseUrl, NewAlert, PlanWrite, PlayerId, Row, Store, TableId,
};
use std::collections::BTreeMap;
use tokio::runtime::Runtime;

/// Where the log, plans and alerts of a table are stored.
pub enum Disk {
    /// In the memory of the simulation.
    Memory(Box<Memory>),
    /// In a database.
    Store {
        /// Opened again after a crash.
        url: DatabaseUrl,
        /// The store.
        store: Store,
        /// Runs what the store awaits.
        runtime: Runtime,
    },
}

/// The promises of a store for one table, without a database.
#[derive(Default)]
pub struct Memory {
    rows: Vec<Row>,
    plans: BTreeMap<PlayerId, String>,
    alerts: Vec<(i64, NewAlert)>,
    next_alert: i64,
}

impl Disk {
    /// Memory that survives the node.
    pub fn memory() -> Self {
        Self::Memory(Box::default())
    }

    /// A database.
    pub fn store(url: &DatabaseUrl) -> Self {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build()
            .expect("a runtime");
        let store = runtime.block_on(Store::open(url)).expect("a store");
        Self::Store { url: url.clone(), store, runtime }
    }

    /// The node is gone; the next one opens the store.
    pub(super) fn reopen(&mut self) {
        if let Self::Store { url, store, runtime } = self {
            *store = runtime.block_on(async {
                store.close().await.expect("the store closes");
                Store::open(url).await.expect("the store opens again")
            });
        }
    }

    pub(super) fn append(&mut self, append: Append) -> Appended {
        match self {
            Self::Memory(memory) => memory.append(append),
            Self::Store { store, runtime, .. } => {
                runtime.block_on(store.append(append)).expect("the store appends")
            }
        }
    }

    pub(super) fn rows(&self, table: TableId) -> Vec<Row> {
        match self {
            Self::Memory(memory) => memory.rows.clone(),
            Self::Store { store, runtime, .. } => {
                runtime.block_on(store.rows(table, 0)).expect("the store reads")
            }
        }
    }

    pub(super) fn plans(&self, table: TableId) -> Vec<(PlayerId, String)> {
        match self {
            Self::Memory(memory) => memory.plans.clone().into_iter().collect(),
            Self::Store { store, runtime, .. } => {
                runtime.block_on(store.plans(table)).expect("the store reads")
            }
        }
    }

    pub(super) fn set_plan(&mut self, table: TableId, player: PlayerId, plan: Option<String>, wake: i64) {
        match (self, plan) {
            (Self::Memory(memory), Some(plan)) => _ = memory.plans.insert(player, plan),
            (Self::Memory(memory), None) => _ = memory.plans.remove(&player),
            (Self::Store { store, runtime, .. }, plan) => {
                runtime.block_on(store.set_plan(table, player, plan, wake)).expect("the store writes");
            }
        }
    }

    /// The alerts that wait for delivery.
    pub(super) fn claim_alerts(&mut self, now: i64) -> Vec<Alert> {
        match self {
            Self::Memory(memory) => memory
                .alerts
                .iter()
                .map(|(id, alert)| Alert {
                    id: *id,
                    player: alert.player,
                    attempts: 0,
                    body: alert.body.clone(),
                })
                .collect(),
            // Due again at once, as if the lease of a node that crashed had passed.
            Self::Store { store, runtime, .. } => {
                runtime.block_on(store.claim_alerts(now, now, 100)).expect("the store claims")
            }
        }
    }

    pub(super) fn complete_alert(&mut self, id: i64) {
        match self {
            Self::Memory(memory) => memory.alerts.retain(|(one, _)| *one != id),
            Self::Store { store, runtime, .. } => {
                runtime.block_on(store.complete_alert(id)).expect("the store writes");
            }
        }
    }
}

impl Memory {
    fn append(&mut self, append: Append) -> Appended {
        let Append { row, alerts, plans, .. } = append;
        let current = |write: &PlanWrite| match write {
            PlanWrite::Replace { player, before, .. } => self.plans.get(player) == Some(before),
            PlanWrite::Clear | PlanWrite::Delete { .. } => true,
        };
        if row.seq as usize != self.rows.len() + 1 || !plans.iter().all(current) {
            return Appended::Taken;
        }
        self.rows.push(row);
        for write in plans {
            match write {
                PlanWrite::Clear => self.plans.clear(),
                PlanWrite::Delete { player } | PlanWrite::Replace { player, plan: None, .. } => {
                    self.plans.remove(&player);
                }
                PlanWrite::Replace { player, plan: Some(plan), .. } => {
                    self.plans.insert(player, plan);
                }
            }
        }
        for alert in alerts {
            self.next_alert += 1;
            self.alerts.push((self.next_alert, alert));
        }
        Appended::Written
    }
}
