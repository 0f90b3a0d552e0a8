//! Several nodes on one database.

use crate::home::{first, row, table};
use crate::{Home, Kept};
use armonium_store::testing::{Cluster, Durability};
use armonium_store::{Appended, Changes, DatabaseUrl, Notice, Store, StoreError};
use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::time::{sleep, timeout};

const SOON: Duration = Duration::from_millis(300);
const PATIENCE: Duration = Duration::from_secs(20);

async fn silent(changes: &mut Changes) -> bool {
    timeout(SOON, changes.next()).await.is_err()
}

pub async fn a_node_is_notified_of_others_and_not_of_itself(home: Arc<Home>) -> Kept {
    let nodes = [home.open().await?, home.open().await?];
    let mut changes = nodes.each_ref().map(Store::changes);
    // More than fit into one batch, and so into one notice.
    let all: HashSet<_> = (0..600).map(table).collect();
    let appends = all.iter().map(|&table| nodes[0].append(first(table)));
    for appended in futures_util::future::join_all(appends).await {
        assert_eq!(appended?, Appended::Written);
    }
    let [own, other] = &mut changes;
    if home.is_postgres() {
        let mut heard = HashSet::new();
        while heard.len() < all.len() {
            match timeout(PATIENCE, other.next()).await? {
                Some(Notice::Tables(tables)) => heard.extend(tables),
                notice => panic!("{notice:?}"),
            }
        }
        assert_eq!(heard, all);
        // A taken append sends no notice.
        assert_eq!(nodes[0].append(first(table(1))).await?, Appended::Taken);
    }
    assert!(silent(own).await);
    assert!(silent(other).await);
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_survives_a_crash_of_its_database() -> Kept {
    let mut cluster = Cluster::start(Durability::Pretended);
    let place: DatabaseUrl = cluster.database().parse()?;
    let store = Store::open(&place).await?;
    let mut changes = store.changes();
    for seq in 1..=5 {
        assert_eq!(store.append(row(table(1), seq)).await?, Appended::Written);
    }
    // The database crashes while rows are being written. The writer may not notice: between two rows, the lost connection
    // may have been replaced in time.
    let enough = Arc::new(AtomicBool::new(false));
    let writer = tokio::spawn({
        let (store, enough) = (store.clone(), Arc::clone(&enough));
        async move {
            let mut written = 5;
            while !enough.load(Ordering::Relaxed) {
                match store.append(row(table(1), written + 1)).await {
                    Ok(Appended::Written) => written += 1,
                    Ok(Appended::Taken) => panic!("there is no other writer"),
                    Err(error) => return (written, Some(error)),
                }
            }
            (written, None)
        }
    });
    sleep(Duration::from_millis(50)).await;
    let crash = move || {
        cluster.crash();
        cluster
    };
    let cluster = tokio::task::spawn_blocking(crash).await?;
    enough.store(true, Ordering::Relaxed);
    let (written, error) = timeout(PATIENCE, writer).await??;
    if let Some(error) = &error {
        assert!(matches!(error, StoreError::Unknown(_) | StoreError::Unreachable(_)), "{error}");
    }
    // Acknowledged rows are there; one with an unknown outcome may be.
    let last = store.last_seq(table(1)).await?.unwrap_or(0);
    assert!(
        last == written || (error.is_some() && last == written + 1),
        "{written} were answered, {last} are there"
    );
    assert_eq!(timeout(PATIENCE, changes.next()).await?, Some(Notice::Everything));
    // It recovers by itself, and receives notices again.
    assert_eq!(store.append(row(table(1), last + 1)).await?, Appended::Written);
    let other = Store::open(&place).await?;
    assert_eq!(other.append(first(table(2))).await?, Appended::Written);
    assert_eq!(timeout(PATIENCE, changes.next()).await?, Some(Notice::Tables(vec![table(2)])));
    drop(cluster);
    Ok(())
}
