//! Mailboxes, and where and when players want notices.

use crate::home::{hash, mailbox, player, player_id, subscription};
use crate::{Home, Kept};
use armonium_store::{MailboxKey, NewNotice, PendingNotice, Store, StoreError};
use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

async fn put(store: &Store, mailbox: MailboxKey, alert: i64, due: i64) -> Result<(), StoreError> {
    store.put_notices(alert, vec![NewNotice { mailbox, due, body: format!("{{\"n\":{alert}}}") }]).await
}

async fn alerts(store: &Store, mailbox: MailboxKey) -> Result<Vec<i64>, StoreError> {
    Ok(store.notices_in(mailbox).await?.into_iter().map(|notice| notice.alert).collect())
}

async fn claimed(store: &Store, now: i64, until: i64) -> Result<Vec<(MailboxKey, u32)>, StoreError> {
    let claimed = store.claim_mailboxes(now, until, 9).await?;
    Ok(claimed.into_iter().map(|mailbox| (mailbox.key, mailbox.attempts)).collect())
}

pub async fn an_alert_is_in_a_mailbox_once_until_it_is_delivered(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    put(&store, mailbox(1), 8, 50).await?;
    put(&store, mailbox(1), 7, 90).await?;
    // The node died before it completed the alert, so another puts it again.
    put(&store, mailbox(1), 8, 50).await?;
    put(&store, mailbox(2), 8, 60).await?;
    assert!(claimed(&store, 49, 500).await?.is_empty());
    assert_eq!(claimed(&store, 50, 500).await?, [(mailbox(1), 0)], "the earlier moment counts");
    let notices = store.notices_in(mailbox(1)).await?;
    let expected = [7, 8].map(|alert| PendingNotice { alert, body: format!("{{\"n\":{alert}}}") });
    assert_eq!(notices, expected);
    // The node dies before it delivers: the lease expires.
    assert_eq!(claimed(&store, 60, 600).await?, [(mailbox(2), 0)]);
    assert_eq!(claimed(&store, 500, 900).await?, [(mailbox(1), 0)]);
    store.complete_notices(mailbox(1), vec![7, 8]).await?;
    assert!(store.notices_in(mailbox(1)).await?.is_empty());
    assert_eq!(claimed(&store, 10_000, 20_000).await?, [(mailbox(2), 0)]);
    Ok(())
}

pub async fn a_notice_that_comes_during_a_delivery_is_delivered_next(home: Arc<Home>) -> Kept {
    let [store, other] = home.nodes().await?;
    put(&store, mailbox(1), 1, 10).await?;
    assert_eq!(claimed(&store, 10, 500).await?.len(), 1);
    put(&other, mailbox(1), 2, 20).await?;
    assert!(claimed(&other, 30, 500).await?.is_empty(), "one node delivers at a time");
    store.complete_notices(mailbox(1), vec![1]).await?;
    assert_eq!(claimed(&other, 30, 500).await?, [(mailbox(1), 0)]);
    assert_eq!(alerts(&other, mailbox(1)).await?, [2]);
    Ok(())
}

pub async fn two_claimers_never_get_the_same_mailbox(home: Arc<Home>) -> Kept {
    let nodes = home.nodes().await?;
    for number in 1..=60 {
        put(&nodes[0], mailbox(number), 1, number as i64).await?;
    }
    let claimers: Vec<_> = (0..6)
        .map(|number| {
            let store = nodes[number % 2].clone();
            tokio::spawn(async move {
                let mut all = Vec::new();
                loop {
                    let some = store.claim_mailboxes(50, 1000, 7).await?;
                    if some.is_empty() {
                        return Ok::<_, StoreError>(all);
                    }
                    all.extend(some.into_iter().map(|mailbox| mailbox.key));
                }
            })
        })
        .collect();
    let mut all = Vec::new();
    for claimer in claimers {
        all.extend(claimer.await??);
    }
    assert_eq!(all.len(), 50);
    assert_eq!(all.iter().collect::<HashSet<_>>().len(), 50);
    Ok(())
}

pub async fn a_postponed_mailbox_counts_failures_and_starts_over_after_success(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    put(&store, mailbox(1), 1, 10).await?;
    assert_eq!(claimed(&store, 10, 500).await?, [(mailbox(1), 0)]);
    // Quiet hours are no failure.
    store.postpone_mailbox(mailbox(1), 50, false).await?;
    assert!(claimed(&store, 49, 500).await?.is_empty());
    assert_eq!(claimed(&store, 50, 500).await?, [(mailbox(1), 0)]);
    store.postpone_mailbox(mailbox(1), 60, true).await?;
    assert_eq!(claimed(&store, 60, 500).await?, [(mailbox(1), 1)]);
    assert_eq!(store.failing_mailboxes(mailbox(1).channel).await?, 1);
    put(&store, mailbox(1), 2, 70).await?;
    store.complete_notices(mailbox(1), vec![1]).await?;
    assert_eq!(claimed(&store, 70, 500).await?, [(mailbox(1), 0)]);
    assert_eq!(store.failing_mailboxes(mailbox(1).channel).await?, 0);
    // New rules make it due at another moment.
    store.postpone_mailbox(mailbox(1), 90_000, false).await?;
    store.reschedule_mailboxes(player_id(1), 80).await?;
    assert_eq!(claimed(&store, 80, 500).await?, [(mailbox(1), 0)]);
    Ok(())
}

pub async fn no_notice_is_lost_between_putting_and_completing(home: Arc<Home>) -> Kept {
    const EACH: i64 = 60;
    let nodes = home.nodes().await?;
    let writers: Vec<_> = (0..3)
        .map(|number| {
            let store = nodes[number % 2].clone();
            tokio::spawn(async move {
                for alert in 0..EACH {
                    put(&store, mailbox(1), alert * 3 + number as i64, 0).await?;
                }
                Ok::<_, StoreError>(())
            })
        })
        .collect();
    let mut delivered: Vec<i64> = Vec::new();
    let mut idle = 0;
    while idle < 40 {
        let mut some = nodes[1].claim_mailboxes(1, 1_000_000, 9).await?;
        let Some(claimed) = some.pop() else {
            idle += 1;
            tokio::time::sleep(Duration::from_millis(10)).await;
            continue;
        };
        idle = 0;
        let alerts = alerts(&nodes[1], claimed.key).await?;
        assert!(!alerts.is_empty(), "an empty mailbox is closed");
        delivered.extend(&alerts);
        nodes[1].complete_notices(claimed.key, alerts).await?;
    }
    for writer in writers {
        writer.await??;
    }
    delivered.sort_unstable();
    assert_eq!(delivered, (0..3 * EACH).collect::<Vec<_>>());
    Ok(())
}

pub async fn a_subscription_ends_with_its_session(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    let ada = player(1);
    store.add_player(&ada, hash(1)).await?;
    let ids = async |store: &Store| -> Result<Vec<u8>, StoreError> {
        let all = store.push_subscriptions(player_id(1)).await?;
        Ok(all.into_iter().map(|subscription| subscription.at as u8).collect())
    };
    for token in [2, 3, 4] {
        assert!(store.add_token(&ada, hash(token), 1).await?);
    }
    for (token, number) in [(1, 11), (2, 12), (3, 13), (4, 14)] {
        assert!(store.subscribe(player_id(1), hash(token), subscription(number)).await?);
    }
    assert_eq!(store.push_subscriptions(player_id(1)).await?[0], subscription(11));
    assert!(!store.subscribe(player_id(1), hash(9), subscription(19)).await?, "the session has ended");
    store.delete_token(hash(3)).await?;
    assert_eq!(ids(&store).await?, [11, 12, 14]);
    assert!(!store.unsubscribe(player_id(2), hash(14)).await?, "it belongs to another player");
    assert!(store.unsubscribe(player_id(1), hash(14)).await?);
    assert_eq!(ids(&store).await?, [11, 12]);
    store.set_credentials(&ada, None, Some(hash(77)), Some(hash(2))).await?;
    assert_eq!(ids(&store).await?, [12], "a new recovery code ends all other sessions");
    store.delete_tokens(player_id(1), None).await?;
    assert!(ids(&store).await?.is_empty());
    Ok(())
}

pub async fn a_browser_belongs_to_one_player_and_a_player_has_ten(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    for number in [1, 2] {
        store.add_player(&player(number), hash(number as u8)).await?;
    }
    for number in 10..22 {
        assert!(store.subscribe(player_id(1), hash(1), subscription(number)).await?);
    }
    let kept = store.push_subscriptions(player_id(1)).await?;
    assert_eq!(kept.iter().map(|kept| kept.at).collect::<Vec<_>>(), (12..22).collect::<Vec<_>>());
    assert!(store.subscribe(player_id(2), hash(2), subscription(21)).await?);
    assert_eq!(store.push_subscriptions(player_id(1)).await?.len(), 9);
    assert_eq!(store.push_subscriptions(player_id(2)).await?, [subscription(21)]);
    Ok(())
}

pub async fn an_address_is_confirmed_only_while_it_is_the_same(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    store.add_player(&player(1), hash(1)).await?;
    assert!(store.set_email(player_id(1), "ada@example.com", 5).await?);
    assert!(!store.set_email(player_id(9), "no@example.com", 5).await?);
    assert!(store.email(player_id(1)).await?.is_some_and(|email| !email.confirmed && email.at == 5));
    assert!(!store.confirm_email(player_id(1), "other@example.com").await?);
    assert!(store.confirm_email(player_id(1), "ada@example.com").await?);
    assert!(store.email(player_id(1)).await?.is_some_and(|email| email.confirmed));
    assert!(store.set_email(player_id(1), "new@example.com", 6).await?);
    assert!(store.email(player_id(1)).await?.is_some_and(|email| !email.confirmed));
    store.remove_email(player_id(1)).await?;
    assert_eq!(store.email(player_id(1)).await?, None);
    Ok(())
}

pub async fn rules_are_kept_and_looking_is_never_earlier(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    store.add_player(&player(1), hash(1)).await?;
    assert_eq!(store.notice_rules(player_id(1)).await?, None);
    store.set_seen(player_id(1), 9).await?;
    assert_eq!(store.notice_rules(player_id(1)).await?, None);
    assert!(store.set_notice_rules(player_id(1), "{}").await?);
    for (at, seen) in [(20, 20), (10, 20), (30, 30)] {
        store.set_seen(player_id(1), at).await?;
        assert_eq!(store.notice_rules(player_id(1)).await?.map(|rules| rules.seen), Some(seen));
    }
    assert!(store.set_notice_rules(player_id(1), "[1]").await?);
    let rules = store.notice_rules(player_id(1)).await?;
    assert_eq!(rules.map(|rules| (rules.rules, rules.seen)), Some(("[1]".to_owned(), 30)));
    assert!(!store.set_notice_rules(player_id(9), "{}").await?, "there is no such player");
    Ok(())
}

pub async fn all_nodes_share_one_key(home: Arc<Home>) -> Kept {
    let [store, other] = home.nodes().await?;
    assert_eq!(store.server_key("vapid", hash(1)).await?, hash(1));
    assert_eq!(other.server_key("vapid", hash(2)).await?, hash(1));
    assert_eq!(other.server_key("email", hash(3)).await?, hash(3));
    Ok(())
}
