//! Looks after tables that nobody looks at: clocks that run out, bots whose node is gone, and what other nodes write.

use crate::hall::Hall;
use crate::uptime::BEAT;
use armonium_store::{Changes, Notice};
use std::time::Duration;

/// How often the store is asked what is due.
const ROUND: Duration = Duration::from_secs(1);
/// How long a table that was claimed here is left alone by other nodes, in milliseconds.
const LEASE: i64 = 4_000;
/// How many tables are claimed at once.
const CLAIM: u32 = 256;

/// Gives signs of life until the program ends.
pub(crate) async fn beat(hall: Hall) {
    let mut closing = hall.closing();
    loop {
        tokio::select! {
            () = tokio::time::sleep(BEAT) => {}
            _ = closing.changed() => return,
        }
        give_sign_of_life(&hall).await;
    }
}

/// Gives a sign of life. If that fails, tables have no clocks that run out, and the next try is soon enough.
pub(crate) async fn give_sign_of_life(hall: &Hall) {
    if let Err(error) = hall.uptime().beat(hall.store()).await {
        tracing::debug!(%error, "no sign of life could be written");
    }
}

/// Opens every table where something is due, until the program ends.
pub(crate) async fn look_after(hall: Hall) {
    let mut closing = hall.closing();
    let mut round = tokio::time::interval(ROUND);
    let mut failing = false;
    round.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = round.tick() => {}
            _ = closing.changed() => return,
        }
        let at = hall.now();
        match hall.store().claim_tables(at, at + LEASE, CLAIM).await {
            Ok(tables) => {
                failing = false;
                for table in tables {
                    hall.wake(table).await;
                }
            }
            Err(error) => {
                metrics::counter!("armonium_store_errors_total").increment(1);
                // Every second would be too often.
                if !std::mem::replace(&mut failing, true) {
                    tracing::warn!(%error, "the store cannot say what is due");
                }
            }
        }
    }
}

/// Passes on what other nodes write to the tables that are open here, until the program ends.
pub(crate) async fn listen(hall: Hall, mut changes: Changes) {
    let mut closing = hall.closing();
    loop {
        let notice = tokio::select! {
            notice = changes.next() => notice,
            _ = closing.changed() => return,
        };
        match notice {
            Some(Notice::Tables(tables)) => {
                for table in tables {
                    hall.changed(table).await;
                }
            }
            Some(Notice::Player(player)) => hall.player_changed(Some(player)).await,
            Some(Notice::Everything) => {
                for table in hall.open() {
                    hall.changed(table).await;
                }
                hall.player_changed(None).await;
            }
            None => return,
        }
    }
}
