//! Turn alerts: at a table played over days, the player who is asked next gets one outside the game. They are stored with
//! the record and delivered by `crate::alerts`.

use super::TableActor;
use armonium_store::NewAlert;
use armonium_table::{Clock, Next, Record};

impl TableActor {
    /// The alerts that a record brings.
    pub(super) fn alerts_of(&self, at: i64, before: Next, record: &Record) -> Vec<NewAlert> {
        let mut alerts = self.turn_alerts(at, before);
        alerts.extend(self.nudge_alert(at, record));
        alerts
    }

    /// The alert for the player whom another one reminded, at any table.
    fn nudge_alert(&self, at: i64, record: &Record) -> Option<NewAlert> {
        let (by, seat, player) = self.table.nudged(&record.entries)?;
        let deadline = match self.table.next() {
            Next::Player { deadline, .. } => deadline,
            Next::Bot { .. } | Next::Nobody => None,
        };
        let body = serde_json::json!({
            "type": "nudge", "table": self.id, "seat": seat, "by": by, "version": self.table.version,
            "deadline": deadline, "at": at,
        });
        Some(NewAlert { player, due: at, body: body.to_string() })
    }

    /// The alert for the player who is asked now and was not asked before.
    pub(super) fn turn_alerts(&self, at: i64, before: Next) -> Vec<NewAlert> {
        let Clock::Correspondence { .. } = self.table.options.clock else { return Vec::new() };
        let asked = |next: Next| match next {
            Next::Player { player, .. } => Some(player),
            Next::Bot { .. } | Next::Nobody => None,
        };
        match (asked(before), self.table.next()) {
            (old, Next::Player { player, deadline, seat }) if old != Some(player) => {
                let body = serde_json::json!({
                    "type": "your_turn", "table": self.id, "seat": seat, "version": self.table.version,
                    "deadline": deadline, "at": at,
                });
                vec![NewAlert { player, due: at, body: body.to_string() }]
            }
            _ => Vec::new(),
        }
    }
}
