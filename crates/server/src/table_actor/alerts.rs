//! Alerts: at a table played over days, players get them outside the game: the player who is asked next and whose plan doesn't
//! answer, and all when the game begins or ends and when someone wrote; at any table the player who is nudged. They are stored
//! with the record and delivered by `crate::alerts` and `crate::notices`. Their bodies have nothing that isn't known to
//! everybody at the table.

use super::TableActor;
use crate::notices::NoticeKind;
use armonium_rules::Seat;
use armonium_store::NewAlert;
use armonium_table::{Clock, Next, PlayerId, Record, TableEvent};

impl TableActor {
    /// The alerts of a record. `before` is who had to decide before it.
    pub(super) fn alerts(
        &self,
        at: i64,
        before: Option<PlayerId>,
        record: &Record,
        news: &[TableEvent],
        over: bool,
    ) -> Vec<NewAlert> {
        let mut alerts: Vec<NewAlert> = self.nudge_alert(at, record).into_iter().collect();
        let Clock::Correspondence { .. } = self.table.options.clock else { return alerts };
        alerts.extend(self.turn_alert(at, before));
        let mut add = |kind: NoticeKind, except: Option<Seat>| {
            let body = serde_json::json!({ "type": kind, "table": self.id, "version": self.table.version, "at": at });
            let chairs = (0u8..).map(Seat).zip(&self.table.chairs).filter(|(seat, _)| Some(*seat) != except);
            let players = chairs.filter_map(|(_, chair)| chair.player());
            alerts.extend(players.map(|player| NewAlert { player, due: at, body: body.to_string() }));
        };
        for one in news {
            match one {
                TableEvent::Began { .. } => add(NoticeKind::Began, None),
                TableEvent::Said { seat, .. } | TableEvent::Phrase { seat, .. } => {
                    add(NoticeKind::Said, Some(*seat));
                }
                _ => {}
            }
        }
        if over {
            add(NoticeKind::Over, None);
        }
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
    fn turn_alert(&self, at: i64, before: Option<PlayerId>) -> Option<NewAlert> {
        let asked = self.asked_by_hand();
        match self.table.next() {
            Next::Player { player, deadline, seat } if asked.is_some() && before != asked => {
                let body = serde_json::json!({
                    "type": NoticeKind::YourTurn, "table": self.id, "seat": seat, "version": self.table.version,
                    "deadline": deadline, "at": at,
                });
                Some(NewAlert { player, due: at, body: body.to_string() })
            }
            _ => None,
        }
    }
}
