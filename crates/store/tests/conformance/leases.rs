//! Leases on tables whose timers are due.

use crate::home::{first, row, summary, table};
use crate::{Home, Kept};
use armonium_store::{Append, Appended, Status, Store, StoreError, Summary};
use std::collections::HashSet;
use std::sync::Arc;

async fn lay(store: &Store, number: u64, wake: Option<i64>) -> Result<(), StoreError> {
    let summary = Some(Summary { wake, ..summary(Status::Running) });
    let appended = store.append(Append { summary, ..first(table(number)) }).await?;
    assert_eq!(appended, Appended::Written);
    Ok(())
}

pub async fn two_claimers_never_get_the_same_table(home: Arc<Home>) -> Kept {
    let nodes = home.nodes().await?;
    for number in 0..100 {
        lay(&nodes[0], number, Some(number as i64)).await?;
    }
    let claimers: Vec<_> = (0..8)
        .map(|number| {
            let store = nodes[number % 2].clone();
            tokio::spawn(async move {
                let mut claimed = Vec::new();
                loop {
                    let some = store.claim_tables(79, 1000, 7).await?;
                    // The rest may be locked by others, who will claim it.
                    if some.is_empty() {
                        return Ok::<_, StoreError>(claimed);
                    }
                    assert!(some.len() <= 7);
                    claimed.extend(some);
                }
            })
        })
        .collect();
    let mut all = Vec::new();
    for claimer in claimers {
        all.extend(claimer.await??);
    }
    let different: HashSet<_> = all.iter().copied().collect();
    assert_eq!(different.len(), all.len(), "a table was claimed twice");
    assert_eq!(different, (0..80).map(table).collect());
    Ok(())
}

pub async fn a_lease_expires(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    lay(&store, 1, Some(10)).await?;
    assert!(store.claim_tables(9, 100, 9).await?.is_empty());
    assert_eq!(store.claim_tables(10, 100, 9).await?, [table(1)]);
    assert!(store.claim_tables(99, 200, 9).await?.is_empty());
    assert_eq!(store.claim_tables(100, 200, 9).await?, [table(1)]);
    Ok(())
}

pub async fn a_summary_ends_a_lease(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    lay(&store, 1, Some(10)).await?;
    assert_eq!(store.claim_tables(10, 100, 9).await?, [table(1)]);
    assert_eq!(store.append(row(table(1), 2)).await?, Appended::Written);
    assert!(store.claim_tables(20, 100, 9).await?.is_empty(), "a row without a summary ends no lease");
    let again = Some(Summary { wake: Some(15), ..summary(Status::Running) });
    assert_eq!(store.append(Append { summary: again, ..row(table(1), 3) }).await?, Appended::Written);
    assert_eq!(store.claim_tables(20, 100, 9).await?, [table(1)]);
    let rest = Some(summary(Status::Finished));
    assert_eq!(store.append(Append { summary: rest, ..row(table(1), 4) }).await?, Appended::Written);
    assert!(store.claim_tables(i64::MAX, i64::MAX, 9).await?.is_empty());
    Ok(())
}

pub async fn the_next_wake_is_the_earliest(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    assert_eq!(store.next_wake().await?, None);
    for (number, wake) in [(1, Some(30)), (2, Some(10)), (3, None), (4, Some(20))] {
        lay(&store, number, wake).await?;
    }
    assert_eq!(store.next_wake().await?, Some(10));
    assert_eq!(store.claim_tables(10, 25, 9).await?, [table(2)]);
    assert_eq!(store.next_wake().await?, Some(20));
    assert_eq!(store.claim_tables(20, 90, 9).await?, [table(4)]);
    assert_eq!(store.next_wake().await?, Some(25), "the lease on table 2 ends");
    Ok(())
}
