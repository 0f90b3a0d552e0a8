//! Background loops of a node: its heartbeat, tables with a deadline that has passed, and notices from other nodes.

use crate::table_registry::TableRegistry;
use crate::uptime::BEAT;
use armonium_store::{Changes, Notice};
use std::time::Duration;

/// How often the store is asked which tables are due.
const INTERVAL: Duration = Duration::from_secs(1);
/// For how long a claimed table belongs to this node, in milliseconds.
const LEASE: i64 = 4_000;
/// How many tables are claimed at once.
const BATCH: u32 = 256;

/// Writes heartbeats until the server shuts down.
pub(crate) async fn write_heartbeats(registry: TableRegistry) {
    loop {
        tokio::select! {
            () = tokio::time::sleep(BEAT) => {}
            () = registry.shutdown().cancelled() => return,
        }
        write_heartbeat(&registry).await;
    }
}

/// Writes a heartbeat. Clocks do not run out while this fails, so the next attempt is soon enough.
pub(crate) async fn write_heartbeat(registry: &TableRegistry) {
    if let Err(error) = registry.uptime().beat(registry.store()).await {
        tracing::debug!(%error, "the heartbeat could not be written");
    }
}

/// Claims and wakes due tables until the server shuts down.
pub(crate) async fn wake_due_tables(registry: TableRegistry) {
    let mut interval = tokio::time::interval(INTERVAL);
    let mut failing = false;
    interval.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = interval.tick() => {}
            () = registry.shutdown().cancelled() => return,
        }
        let at = registry.now();
        match registry.store().claim_tables(at, at + LEASE, BATCH).await {
            Ok(tables) => {
                failing = false;
                for table in tables {
                    registry.notify_due(table).await;
                }
            }
            Err(error) => {
                metrics::counter!("armonium_store_errors_total").increment(1);
                // Log an outage once.
                if !std::mem::replace(&mut failing, true) {
                    tracing::warn!(%error, "due tables could not be read from the store");
                }
            }
        }
    }
}

/// Passes notices from other nodes on to open tables until the server shuts down.
pub(crate) async fn follow_changes(registry: TableRegistry, mut changes: Changes) {
    loop {
        let notice = tokio::select! {
            notice = changes.next() => notice,
            () = registry.shutdown().cancelled() => return,
        };
        match notice {
            Some(Notice::Tables(tables)) => {
                for table in tables {
                    registry.log_advanced(table).await;
                }
            }
            Some(Notice::Player(player)) => registry.player_changed(Some(player)).await,
            Some(Notice::Everything) => {
                for table in registry.open_tables() {
                    registry.log_advanced(table).await;
                }
                registry.player_changed(None).await;
            }
            None => return,
        }
    }
}
