//! Seeks.

use crate::home::{player, player_id, table};
use crate::{Home, Kept};
use armonium_store::{NewSeek, Seating, Seek, SeekKind, Store, StoreError};
use std::sync::Arc;

const FOREVER: i64 = 1_000_000;

fn new(number: u64, kind: SeekKind, at: i64) -> NewSeek {
    let id = number as i64 * 10 + (kind == SeekKind::Days) as i64;
    NewSeek {
        player: player_id(number),
        kind,
        id,
        at,
        expires: FOREVER,
        body: format!(r#"{{"n":{number}}}"#),
    }
}

fn seating(number: u64, at: i64) -> Seating {
    Seating { table: table(number), at, body: r#"{"players":[]}"#.to_owned() }
}

async fn waiting(store: &Store, now: i64, present_since: i64) -> Result<Vec<i64>, StoreError> {
    Ok(store.waiting_seeks(now, present_since, 100).await?.into_iter().map(|seek| seek.id).collect())
}

pub async fn a_player_has_one_seek_of_each_kind(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    store.put_seek(new(1, SeekKind::Live, 5)).await?;
    store.put_seek(new(1, SeekKind::Days, 6)).await?;
    store.put_seek(NewSeek { id: 99, body: "{}".into(), ..new(1, SeekKind::Live, 7) }).await?;
    let expected = Seek {
        player: player_id(1),
        kind: SeekKind::Live,
        id: 99,
        posted: 7,
        seen: 7,
        expires: FOREVER,
        table: None,
        body: "{}".into(),
    };
    let own = store.seeks_of(player_id(1)).await?;
    assert_eq!((own.len(), &own[0], own[1].id), (2, &expected, 11));
    assert!(store.seeks_of(player_id(2)).await?.is_empty());
    store.remove_seek(player_id(1), SeekKind::Live).await?;
    assert_eq!(waiting(&store, 10, 0).await?, [11]);
    Ok(())
}

pub async fn seeks_wait_in_order_until_they_expire_and_live_ones_while_the_player_is_there(
    home: Arc<Home>,
) -> Kept {
    let store = home.open().await?;
    store.put_seek(new(1, SeekKind::Days, 30)).await?;
    store.put_seek(new(2, SeekKind::Live, 20)).await?;
    store.put_seek(NewSeek { expires: 50, ..new(3, SeekKind::Days, 10) }).await?;
    assert_eq!(waiting(&store, 49, 20).await?, [31, 20, 11]);
    assert_eq!(waiting(&store, 50, 21).await?, [11], "one has expired, one player is gone");
    store.see_seeker(player_id(2), 40).await?;
    assert_eq!(waiting(&store, 50, 21).await?, [20, 11]);
    assert_eq!(store.seeks_of(player_id(3)).await?.len(), 1, "its player still sees that it expired");
    store.delete_expired_seeks(50).await?;
    assert!(store.seeks_of(player_id(3)).await?.is_empty());
    Ok(())
}

pub async fn seeks_are_claimed_together_or_not_at_all(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    for number in 1..=4 {
        store.put_seek(new(number, SeekKind::Live, 10)).await?;
    }
    store.see_seeker(player_id(4), 0).await?;
    assert!(!store.claim_seeks(&[10, 20, 40], seating(1, 20), 5).await?, "the fourth player is gone");
    assert!(store.pending_seatings(20, 9).await?.is_empty());
    assert_eq!(waiting(&store, 20, 5).await?, [10, 20, 30]);
    assert!(store.claim_seeks(&[30, 10], seating(2, 20), 5).await?);
    assert!(!store.claim_seeks(&[20, 30], seating(3, 20), 5).await?, "one of them has a table");
    assert_eq!(waiting(&store, 20, 5).await?, [20]);
    assert_eq!(store.seeks_of(player_id(1)).await?[0].table, Some(table(2)));
    assert!(!store.claim_seeks(&[20], Seating { at: FOREVER, ..seating(4, 0) }, 5).await?, "it has expired");
    assert!(store.pending_seatings(19, 9).await?.is_empty());
    assert_eq!(store.pending_seatings(20, 9).await?, [seating(2, 20)]);
    store.end_seating(table(2)).await?;
    assert!(store.pending_seatings(20, 9).await?.is_empty());
    Ok(())
}

pub async fn of_racing_claimers_exactly_one_gets_each_seek(home: Arc<Home>) -> Kept {
    const SEEKS: i64 = 12;
    let nodes = home.nodes().await?;
    for number in 1..=SEEKS {
        nodes[0].put_seek(new(number as u64, SeekKind::Days, 10)).await?;
    }
    let claimers: Vec<_> = (0..SEEKS)
        .map(|first| {
            let store = nodes[first as usize % 2].clone();
            // Overlapping groups of three, in different orders.
            let mut group: Vec<i64> =
                (0..3).map(|next| (first + next) % SEEKS + 1).map(|n| n * 10 + 1).collect();
            if first % 2 == 0 {
                group.reverse();
            }
            tokio::spawn(async move {
                let done = store.claim_seeks(&group, seating(first as u64 + 1, 20), 0).await?;
                Ok::<_, StoreError>(done.then_some((first, group)))
            })
        })
        .collect();
    let mut claimed = Vec::new();
    for claimer in claimers {
        claimed.extend(claimer.await??);
    }
    assert!(!claimed.is_empty());
    let mut seeks: Vec<i64> = claimed.iter().flat_map(|(_, group)| group.clone()).collect();
    seeks.sort_unstable();
    let all = seeks.len();
    seeks.dedup();
    assert_eq!(all, seeks.len(), "no seek leads to two tables");
    assert_eq!(nodes[1].pending_seatings(20, 99).await?.len(), claimed.len());
    let free = waiting(&nodes[1], 20, 0).await?;
    assert_eq!(free.len() + seeks.len(), SEEKS as usize, "a claim that failed leaves its seeks waiting");
    for (first, group) in claimed {
        for seek in group {
            let of = nodes[0].seeks_of(player_id(seek as u64 / 10)).await?;
            assert_eq!(of[0].table, Some(table(first as u64 + 1)));
        }
    }
    Ok(())
}

pub async fn seeks_and_seatings_survive_reopening(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    store.put_seek(new(1, SeekKind::Days, 10)).await?;
    store.put_seek(new(2, SeekKind::Days, 10)).await?;
    assert!(store.claim_seeks(&[21], seating(1, 20), 0).await?);
    store.close().await?;
    let store = home.open().await?;
    assert_eq!(waiting(&store, 20, 0).await?, [11]);
    assert_eq!(store.pending_seatings(20, 9).await?, [seating(1, 20)]);
    Ok(())
}

pub async fn a_deleted_player_seeks_nothing(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    store.add_player(&player(1), [1; 32]).await?;
    store.put_seek(new(1, SeekKind::Days, 10)).await?;
    store.delete_player(player_id(1), 20).await?;
    assert!(waiting(&store, 20, 0).await?.is_empty());
    Ok(())
}
