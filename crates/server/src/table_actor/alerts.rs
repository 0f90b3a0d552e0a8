//! Turn alerts: at a table played over days, the player who is asked next and whose plan doesn't answer gets one outside the
//! game. They are stored with the record and delivered by `crate::alerts`.

use super::TableActor;
use armonium_store::NewAlert;
use armonium_table::{Clock, Next, PlayerId, Record};

impl TableActor {
    /// The alerts that a record brings.
    pub(super) fn alerts_of(&self, at: i64, before: Option<PlayerId>, record: &Record) -> Vec<NewAlert> {
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

    /// The alert for the player who has to decide now and didn't have to before.
    pub(super) fn turn_alerts(&self, at: i64, before: Option<PlayerId>) -> Vec<NewAlert> {
        let Clock::Correspondence { .. } = self.table.options.clock else { return Vec::new() };
        let asked = self.asked_by_hand();
        match self.table.next() {
            Next::Player { player, deadline, seat } if asked.is_some() && before != asked => {
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
