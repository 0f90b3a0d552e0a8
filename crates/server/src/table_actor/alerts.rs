//! Alerts: at a table played over days, players get them outside the game. They are stored with the record and delivered by
//! `crate::alerts` and `crate::notices`. Their bodies have nothing that isn't known to everybody at the table.

use super::TableActor;
use crate::notices::NoticeKind;
use armonium_rules::Seat;
use armonium_store::NewAlert;
use armonium_table::{Clock, Next, TableEvent};

impl TableActor {
    /// The alerts of a record: for the player who is asked now and was not asked before, and for all when the game begins or
    /// ends and when someone wrote.
    pub(super) fn alerts(&self, at: i64, before: Next, news: &[TableEvent], over: bool) -> Vec<NewAlert> {
        let Clock::Correspondence { .. } = self.table.options.clock else { return Vec::new() };
        let mut alerts: Vec<NewAlert> = self.turn_alert(at, before).into_iter().collect();
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

    fn turn_alert(&self, at: i64, before: Next) -> Option<NewAlert> {
        let asked = |next: Next| match next {
            Next::Player { player, .. } => Some(player),
            Next::Bot { .. } | Next::Nobody => None,
        };
        match (asked(before), self.table.next()) {
            (old, Next::Player { player, deadline, seat }) if old != Some(player) => {
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
