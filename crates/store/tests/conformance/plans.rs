//! Plans.

use crate::home::{first, player_id, row, summary, table};
use crate::{Home, Kept};
use armonium_store::{Append, Appended, Notice, PlanWrite, Status, Store, Summary};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::timeout;

fn plan(text: &str) -> Option<String> {
    Some(text.to_owned())
}

fn replace(player: u64, before: &str, plan: Option<String>) -> PlanWrite {
    PlanWrite::Replace { player: player_id(player), before: before.to_owned(), plan }
}

fn with(number: u64, seq: u32, plans: Vec<PlanWrite>) -> Append {
    Append { plans, ..row(table(number), seq) }
}

async fn bodies(store: &Store, number: u64) -> Result<Vec<String>, armonium_store::StoreError> {
    Ok(store.plans(table(number)).await?.into_iter().map(|(_, body)| body).collect())
}

pub async fn a_plan_is_replaced_by_the_last_one_and_survives_reopening(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    assert_eq!(store.append(first(table(1))).await?, Appended::Written);
    store.set_plan(table(1), player_id(1), plan("one"), 50).await?;
    store.set_plan(table(1), player_id(2), plan("other"), 50).await?;
    store.set_plan(table(2), player_id(1), plan("elsewhere"), 50).await?;
    store.set_plan(table(1), player_id(1), plan("two"), 50).await?;
    store.close().await?;
    let store = home.open().await?;
    assert_eq!(bodies(&store, 1).await?, ["two", "other"]);
    let mine = store.plans_of(player_id(1)).await?;
    assert_eq!(mine, [(table(1), "two".to_owned()), (table(2), "elsewhere".to_owned())]);
    store.set_plan(table(1), player_id(1), None, 50).await?;
    assert_eq!(bodies(&store, 1).await?, ["other"]);
    Ok(())
}

pub async fn an_append_that_rests_on_a_plan_that_was_replaced_writes_nothing(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    assert_eq!(store.append(first(table(1))).await?, Appended::Written);
    store.set_plan(table(1), player_id(1), plan("new"), 50).await?;
    for before in ["old", ""] {
        let stale = with(1, 2, vec![PlanWrite::Delete { player: player_id(1) }, replace(1, before, None)]);
        assert_eq!(store.append(stale).await?, Appended::Taken);
    }
    assert_eq!(store.append(with(1, 2, vec![replace(2, "none", plan("x"))])).await?, Appended::Taken);
    assert_eq!(
        (store.last_seq(table(1)).await?, bodies(&store, 1).await?),
        (Some(1), vec!["new".to_owned()])
    );

    let fresh = with(1, 2, vec![replace(1, "new", plan("newer"))]);
    assert_eq!(store.append(fresh).await?, Appended::Written);
    assert_eq!(bodies(&store, 1).await?, ["newer"]);
    // A row that lost the race leaves the plan as it is.
    assert_eq!(store.append(with(1, 2, vec![replace(1, "newer", None)])).await?, Appended::Taken);
    assert_eq!(bodies(&store, 1).await?, ["newer"]);
    Ok(())
}

pub async fn an_append_deletes_plans_with_its_row(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    for number in [1, 2] {
        assert_eq!(store.append(first(table(number))).await?, Appended::Written);
        for player in 1..=3 {
            store.set_plan(table(number), player_id(player), plan("plan"), 50).await?;
        }
    }
    let delete = vec![PlanWrite::Delete { player: player_id(1) }, PlanWrite::Delete { player: player_id(9) }];
    assert_eq!(store.append(with(1, 2, delete)).await?, Appended::Written);
    assert_eq!(bodies(&store, 1).await?.len(), 2);
    assert_eq!(store.append(with(1, 3, vec![PlanWrite::Clear])).await?, Appended::Written);
    assert_eq!((bodies(&store, 1).await?.len(), bodies(&store, 2).await?.len()), (0, 3));
    Ok(())
}

pub async fn of_appends_racing_for_one_plan_exactly_one_is_written(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    assert_eq!(store.append(first(table(1))).await?, Appended::Written);
    for round in 0..20 {
        let (before, after) = (format!("plan {round}"), format!("plan {}", round + 1));
        store.set_plan(table(1), player_id(1), Some(before.clone()), 50).await?;
        let append = || store.append(with(1, round + 2, vec![replace(1, &before, Some(after.clone()))]));
        let cancel = store.set_plan(table(1), player_id(1), None, 50);
        let (one, other, cancelled) = tokio::join!(append(), append(), cancel);
        cancelled?;
        let written = [one?, other?].iter().filter(|done| **done == Appended::Written).count();
        // Cancelled first, the plan writes nothing; else it wrote once, and the cancellation came after.
        assert!(written <= 1);
        assert_eq!(bodies(&store, 1).await?, Vec::<String>::new());
        assert_eq!(store.last_seq(table(1)).await?, Some(round + 1 + written as u32));
        if written == 0 {
            assert_eq!(store.append(row(table(1), round + 2)).await?, Appended::Written);
        }
    }
    Ok(())
}

pub async fn a_table_with_a_new_plan_is_due_and_settles(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    let running = |wake| Some(Summary { wake, ..summary(Status::Running) });
    for (number, wake) in [(1, None), (2, Some(9_000)), (3, Some(20))] {
        let append = Append { summary: running(wake), ..first(table(number)) };
        assert_eq!(store.append(append).await?, Appended::Written);
        store.set_plan(table(number), player_id(1), plan("plan"), 50).await?;
    }
    assert_eq!(store.next_wake().await?, Some(20), "a plan never makes a table due later");
    let mut due = store.claim_tables(50, 100, 9).await?;
    due.sort();
    assert_eq!(due, [1, 2, 3].map(table));
    for (number, wake) in [(1, None), (2, Some(9_000)), (3, Some(300))] {
        store.settle_wake(table(number), wake, 50).await?;
    }
    assert_eq!(store.next_wake().await?, Some(300));
    // Another node has written a later moment meanwhile: that one stays.
    store.settle_wake(table(2), None, 50).await?;
    let mut due = store.claim_tables(10_000, 10_100, 9).await?;
    due.sort();
    assert_eq!(due, [2, 3].map(table));
    Ok(())
}

pub async fn other_nodes_are_notified_of_a_plan(home: Arc<Home>) -> Kept {
    if !home.is_postgres() {
        return Ok(());
    }
    let nodes = [home.open().await?, home.open().await?];
    let mut changes = nodes[1].changes();
    nodes[0].set_plan(table(1), player_id(1), plan("plan"), 50).await?;
    let notice = timeout(Duration::from_secs(20), changes.next()).await?;
    assert_eq!(notice, Some(Notice::Tables(vec![table(1)])));
    Ok(())
}
