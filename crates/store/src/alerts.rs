//! The outbox of alerts: messages that wait to be delivered to a player outside the game. The server delivers them.

use crate::Store;
use crate::database::values;
use crate::store::Result;
use armonium_table::PlayerId;

const COMPLETE: &str = "DELETE FROM alerts WHERE id = $1";
const POSTPONE: &str = "UPDATE alerts SET due = $1, attempts = attempts + 1 WHERE id = $2";

/// An alert to be put into the outbox.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewAlert {
    /// The recipient.
    pub player: PlayerId,
    /// When it is due, in milliseconds since 1970.
    pub due: i64,
    /// The message: opaque JSON.
    pub body: String,
}

/// An alert claimed from the outbox.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alert {
    /// Names it for [`Store::complete_alert`] and [`Store::postpone_alert`].
    pub id: i64,
    /// The recipient.
    pub player: PlayerId,
    /// How often it was postponed.
    pub attempts: u32,
    /// The message: opaque JSON.
    pub body: String,
}

/// Alerts.
impl Store {
    /// Claims alerts that are due. Each becomes due again at `lease_until` unless it is completed or postponed before.
    pub async fn claim_alerts(&self, now: i64, lease_until: i64, limit: u32) -> Result<Vec<Alert>> {
        self.claim(self.dialect().claim_alerts, values![now, lease_until, limit], |row| {
            Ok(Alert { id: row.get(0)?, player: row.get(1)?, attempts: row.get(2)?, body: row.get(3)? })
        })
        .await
    }

    /// Removes an alert that was delivered or never will be.
    pub async fn complete_alert(&self, alert: i64) -> Result<()> {
        self.change(COMPLETE, values![alert]).await.map(drop)
    }

    /// Schedules the next attempt for an alert that could not be delivered.
    pub async fn postpone_alert(&self, alert: i64, due: i64) -> Result<()> {
        self.change(POSTPONE, values![due, alert]).await.map(drop)
    }
}
