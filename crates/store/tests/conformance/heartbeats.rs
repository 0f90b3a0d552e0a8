//! Heartbeats and downtimes.

use crate::{Home, Kept};
use armonium_store::Downtime;
use std::sync::Arc;

pub async fn a_heartbeat_long_after_the_last_ends_a_downtime(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    assert_eq!(store.last_heartbeat().await?, None);
    assert_eq!(store.record_heartbeat(1_000, 6_000).await?, 0, "the first server has nothing before it");
    assert_eq!(store.record_heartbeat(7_000, 6_000).await?, 0);
    assert_eq!(store.record_heartbeat(13_001, 6_000).await?, 13_001);
    assert_eq!(store.record_heartbeat(15_000, 6_000).await?, 13_001);
    assert_eq!(store.record_heartbeat(16_000, 0).await?, 16_000);
    // A server whose clock is behind does not turn time back.
    assert_eq!(store.record_heartbeat(9_000, 6_000).await?, 16_000);
    assert_eq!(store.last_heartbeat().await?.map(|heartbeat| heartbeat.at), Some(16_000));
    let downtimes = [Downtime { began: 7_000, ended: 13_001 }, Downtime { began: 15_000, ended: 16_000 }];
    assert_eq!(store.downtimes(0).await?, downtimes);
    assert_eq!(store.downtimes(13_001).await?, downtimes[1..]);

    let backup = home.file("backup");
    store.backup(&backup).await?;
    store.close().await?;
    let elsewhere = home.other_kind();
    let other = elsewhere.open().await?;
    other.restore(&backup).await?;
    let last = other.last_heartbeat().await?;
    assert_eq!(last.map(|heartbeat| (heartbeat.at, heartbeat.age)), Some((16_000, None)));
    assert_eq!(other.downtimes(0).await?, downtimes);
    Ok(())
}

pub async fn nodes_that_take_turns_have_no_downtime(home: Arc<Home>) -> Kept {
    let nodes = home.nodes().await?;
    for round in 0..10 {
        let ended = nodes[round % 2].record_heartbeat(5_000 * round as i64, 6_000).await?;
        assert_eq!(ended, 0);
    }
    let age = nodes[1].last_heartbeat().await?.and_then(|heartbeat| heartbeat.age);
    assert_eq!(age.is_some(), home.is_postgres(), "nodes share the clock of the database");
    assert!(age.is_none_or(|age| (0..60_000).contains(&age)));
    Ok(())
}
