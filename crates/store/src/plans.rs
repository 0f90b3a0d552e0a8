//! Players' plans: decisions made ahead, one plan for each player of a table. They aren't part of the log, and an append changes
//! them together with the row they belong to.

use crate::Store;
use crate::database::{Transaction, Value, values};
use crate::store::{Result, transact};
use armonium_table::{PlayerId, TableId};

const AT_TABLE: &str = "SELECT player_id, body FROM plans WHERE table_id = $1 ORDER BY player_id";
const OF_PLAYER: &str = "SELECT table_id, body FROM plans WHERE player_id = $1 ORDER BY table_id";
pub(crate) const CURRENT: &str = "SELECT body FROM plans WHERE table_id = $1 AND player_id = $2";
pub(crate) const SET: &str = "INSERT INTO plans (table_id, player_id, body) VALUES ($1, $2, $3) \
     ON CONFLICT (table_id, player_id) DO UPDATE SET body = excluded.body";
pub(crate) const REMOVE: &str = "DELETE FROM plans WHERE table_id = $1 AND player_id = $2";
pub(crate) const CLEAR: &str = "DELETE FROM plans WHERE table_id = $1";
/// Some node looks at the table by then, even if the one that stores the plan dies.
const WAKE: &str = "UPDATE tables SET wake = $1 WHERE id = $2 AND (wake IS NULL OR wake > $1)";
const SETTLE: &str = "UPDATE tables SET wake = $1, lease = NULL WHERE id = $2 AND wake <= $3";

/// What an append does with the plans of its table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlanWrite {
    /// Deletes the plans of all players.
    Clear,
    /// Deletes a player's plan, whatever it is.
    Delete {
        /// Whose.
        player: PlayerId,
    },
    /// Replaces a player's plan. If it isn't `before` any more, nothing of the append is written.
    Replace {
        /// Whose.
        player: PlayerId,
        /// The plan that was read.
        before: String,
        /// The new one; none deletes it.
        plan: Option<String>,
    },
}

/// Plans.
impl Store {
    /// The plans of all players at a table.
    pub async fn plans(&self, table: TableId) -> Result<Vec<(PlayerId, String)>> {
        self.list(AT_TABLE, values![table], |row| Ok((row.get(0)?, row.get(1)?))).await
    }

    /// All plans of a player, by table.
    pub async fn plans_of(&self, player: PlayerId) -> Result<Vec<(TableId, String)>> {
        self.list(OF_PLAYER, values![player], |row| Ok((row.get(0)?, row.get(1)?))).await
    }

    /// Replaces a player's plan, or deletes it; the last one wins. The table is due at `wake` at the latest, and other nodes
    /// are notified.
    pub async fn set_plan(
        &self,
        table: TableId,
        player: PlayerId,
        plan: Option<String>,
        wake: i64,
    ) -> Result<()> {
        transact!(self, transaction => set(transaction, table, player, plan, wake))
    }

    /// A claimed table has nothing to do before `wake`, and its lease ends. Does nothing if the table isn't due at `now`.
    pub async fn settle_wake(&self, table: TableId, wake: Option<i64>, now: i64) -> Result<()> {
        let wake = wake.map_or(Value::Null, Value::Int);
        self.change(SETTLE, vec![wake, table.into(), now.into()]).await.map(drop)
    }
}

async fn set(
    transaction: &mut impl Transaction,
    table: TableId,
    player: PlayerId,
    plan: Option<String>,
    wake: i64,
) -> Result<()> {
    match plan {
        Some(plan) => {
            transaction.execute(SET, values![table, player, plan]).await?;
            transaction.execute(WAKE, values![wake, table]).await?;
        }
        None => _ = transaction.execute(REMOVE, values![table, player]).await?,
    }
    transaction.notify_table(table).await
}
