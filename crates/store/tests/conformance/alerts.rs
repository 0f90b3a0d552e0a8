//! The outbox.

use crate::home::{player_id, row, table};
use crate::{Home, Kept};
use armonium_store::{Alert, Append, Appended, NewAlert, Store, StoreError};
use std::collections::HashSet;
use std::sync::Arc;

async fn put(store: &Store, seq: u32, due: &[i64]) -> Result<(), StoreError> {
    let alerts =
        due.iter().map(|&due| NewAlert { player: player_id(1), due, body: format!("{{\"due\":{due}}}") });
    let append = Append { alerts: alerts.collect(), ..row(table(1), seq) };
    assert_eq!(store.append(append).await?, Appended::Written);
    Ok(())
}

pub async fn alerts_are_claimed_once_and_become_due_again(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    put(&store, 1, &[10, 20, 30]).await?;
    assert!(store.claim_alerts(9, 100, 9).await?.is_empty());
    let mut claimed = store.claim_alerts(20, 100, 9).await?;
    claimed.sort_by_key(|alert| alert.id);
    let [one, two] = &claimed[..] else { panic!("{claimed:?}") };
    let expected = Alert { id: one.id, player: player_id(1), attempts: 0, body: r#"{"due":10}"#.into() };
    assert_eq!(one, &expected);
    assert!(store.claim_alerts(29, 100, 9).await?.is_empty());
    store.complete_alert(one.id).await?;
    let mut again: Vec<_> =
        store.claim_alerts(100, 200, 9).await?.into_iter().map(|alert| alert.body).collect();
    again.sort();
    assert_eq!(again, [two.body.clone(), r#"{"due":30}"#.to_owned()]);
    Ok(())
}

pub async fn two_claimers_never_get_the_same_alert(home: Arc<Home>) -> Kept {
    let nodes = home.nodes().await?;
    put(&nodes[0], 1, &(0..100).collect::<Vec<_>>()).await?;
    let claimers: Vec<_> = (0..8)
        .map(|number| {
            let store = nodes[number % 2].clone();
            tokio::spawn(async move {
                let mut claimed = Vec::new();
                loop {
                    let some = store.claim_alerts(79, 1000, 7).await?;
                    if some.is_empty() {
                        return Ok::<_, StoreError>(claimed);
                    }
                    claimed.extend(some.into_iter().map(|alert| alert.id));
                }
            })
        })
        .collect();
    let mut all = Vec::new();
    for claimer in claimers {
        all.extend(claimer.await??);
    }
    assert_eq!(all.len(), 80);
    assert_eq!(all.iter().collect::<HashSet<_>>().len(), 80);
    Ok(())
}

pub async fn a_postponed_alert_counts_its_attempts(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    put(&store, 1, &[10]).await?;
    for attempts in 0..3 {
        let now = 10 + i64::from(attempts) * 50;
        let claimed = store.claim_alerts(now, now + 1000, 9).await?;
        assert_eq!(claimed.iter().map(|alert| alert.attempts).collect::<Vec<_>>(), [attempts]);
        store.postpone_alert(claimed[0].id, now + 50).await?;
        assert!(store.claim_alerts(now + 49, now + 1000, 9).await?.is_empty());
    }
    Ok(())
}
