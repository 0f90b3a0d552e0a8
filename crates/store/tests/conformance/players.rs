//! Players and their credentials.

use crate::home::{hash, player, player_id};
use crate::{Home, Kept};
use armonium_store::{Notice, Player, Rating, StoreError, Webhook};
use std::sync::Arc;
use std::time::Duration;

fn whole(number: u64) -> Player {
    Player {
        program: true,
        owner: Some(player_id(77)),
        passphrase: Some("$argon2id$v=19$x".into()),
        webhook: Some(Webhook { url: "https://bot.example/".into(), secret: "hush".into() }),
        rating: Some(Rating { mu: 0.1 + 0.2, sigma: 25.0 / 3.0 }),
        rated_games: 12,
        ..player(number)
    }
}

pub async fn a_player_is_stored_completely(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    store.add_player(&whole(1), hash(1)).await?;
    store.add_player(&player(2), hash(3)).await?;
    assert_eq!(store.player(player_id(1)).await?, Some(whole(1)));
    assert_eq!(store.player(player_id(2)).await?, Some(player(2)));
    assert_eq!(store.player(player_id(3)).await?, None);
    let asked = [2, 3, 1, 2].map(player_id);
    assert_eq!(store.players(&asked).await?, [player(2), whole(1), player(2)]);
    assert!(store.players(&[]).await?.is_empty());
    Ok(())
}

pub async fn a_player_is_found_by_token_and_recovery(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    store.add_player(&player(1), hash(1)).await?;
    assert!(store.add_token(&player(1), hash(3), 5).await?);
    for token in [hash(1), hash(3)] {
        assert_eq!(store.player_by_token(token).await?, Some(player(1)));
    }
    assert_eq!(store.player_by_token(hash(101)).await?, None);
    assert_eq!(store.player_by_recovery(hash(101)).await?, Some(player(1)));
    assert_eq!(store.player_by_recovery(hash(1)).await?, None);
    assert_eq!(store.delete_token(hash(1)).await?, Some(player_id(1)));
    assert_eq!(store.delete_token(hash(1)).await?, None);
    assert_eq!(store.player_by_token(hash(1)).await?, None);
    assert_eq!(store.player_by_token(hash(3)).await?, Some(player(1)));
    // A player without a code cannot be found by one.
    let nameless = Player { recovery: None, ..player(2) };
    for number in [2, 3] {
        store
            .add_player(&Player { id: player_id(number), ..nameless.clone() }, hash(number as u8 + 20))
            .await?;
    }
    assert_eq!(store.player(player_id(2)).await?, Some(nameless));
    Ok(())
}

pub async fn nothing_is_added_twice(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    store.add_player(&player(1), hash(1)).await?;
    assert_eq!(store.add_player(&player(1), hash(3)).await, Err(StoreError::Exists));
    assert_eq!(store.add_player(&player(2), hash(1)).await, Err(StoreError::Exists));
    let same_code = Player { recovery: player(1).recovery, ..player(2) };
    assert_eq!(store.add_player(&same_code, hash(3)).await, Err(StoreError::Exists));
    assert_eq!(store.add_token(&player(1), hash(1), 0).await, Err(StoreError::Exists));
    // Refused players leave nothing behind.
    assert_eq!(store.player_by_token(hash(3)).await?, None);
    store.add_player(&player(2), hash(3)).await?;
    Ok(())
}

pub async fn a_player_can_be_changed(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    store.add_player(&player(1), hash(1)).await?;
    let webhook = Some(Webhook { url: "https://bot.example/".into(), secret: "hush".into() });
    assert!(store.rename(player_id(1), "Zoë").await?);
    assert!(store.set_webhook(player_id(1), webhook.clone()).await?);
    let changed = Player { name: "Zoë".into(), webhook, ..player(1) };
    assert_eq!(store.player(player_id(1)).await?, Some(changed));
    assert!(store.set_webhook(player_id(1), None).await?);
    assert_eq!(store.player(player_id(1)).await?, Some(Player { name: "Zoë".into(), ..player(1) }));
    assert!(!store.rename(player_id(2), "Nobody").await?);
    Ok(())
}

pub async fn new_credentials_end_all_sessions_but_one(home: Arc<Home>) -> Kept {
    let [store, other] = home.nodes().await?;
    store.add_player(&player(1), hash(1)).await?;
    store.add_player(&player(2), hash(2)).await?;
    for token in [3, 4] {
        assert!(store.add_token(&player(1), hash(token), 5).await?);
    }
    let passphrase = Some("$argon2id$".to_owned());
    let set = store.set_credentials(&player(1), passphrase.clone(), Some(hash(9)), Some(hash(3))).await?;
    assert_eq!(set, Some(2));
    let all = [1, 2, 3, 4].map(hash);
    let mut valid = other.valid_tokens(&all).await?;
    valid.sort_unstable();
    let mut kept = [2, 3].map(hash);
    kept.sort_unstable();
    assert_eq!(valid, kept, "the others' sessions stay too");
    let changed = Player { passphrase, recovery: Some(hash(9)), ..player(1) };
    assert_eq!(other.player_by_recovery(hash(9)).await?, Some(changed.clone()));
    assert_eq!(other.player_by_recovery(hash(101)).await?, None);
    // Credentials that were valid before come too late.
    assert!(!other.add_token(&player(1), hash(5), 6).await?);
    assert_eq!(other.set_credentials(&player(1), None, None, Some(hash(5))).await?, None);
    assert_eq!(other.player(player_id(1)).await?, Some(changed.clone()));
    assert!(other.add_token(&changed, hash(6), 6).await?);
    assert_eq!(store.set_credentials(&player(7), None, None, None).await?, None);
    assert_eq!(store.set_credentials(&changed, None, None, None).await?, Some(2));
    assert_eq!(store.valid_tokens(&all).await?, [hash(2)]);
    Ok(())
}

pub async fn other_nodes_are_notified_when_sessions_end(home: Arc<Home>) -> Kept {
    let [store, other] = home.nodes().await?;
    store.add_player(&player(1), hash(1)).await?;
    for token in [2, 3, 4] {
        assert!(store.add_token(&player(1), hash(token), 5).await?);
    }
    let mut there = other.changes();
    assert_eq!(store.delete_token(hash(1)).await?, Some(player_id(1)));
    assert_eq!(store.delete_tokens(player_id(1), Some(hash(4))).await?, 2);
    assert_eq!(store.set_credentials(&player(1), None, None, None).await?, Some(1));
    assert!(store.valid_tokens(&[hash(4)]).await?.is_empty());
    for _ in 0..if home.is_postgres() { 3 } else { 0 } {
        let notice = tokio::time::timeout(Duration::from_secs(10), there.next()).await?;
        assert_eq!(notice, Some(Notice::Player(player_id(1))));
    }
    Ok(())
}

pub async fn programs_belong_to_their_owner(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    for number in [3, 2, 4] {
        store.add_player(&whole(number), hash(number as u8)).await?;
    }
    store.add_player(&Player { owner: Some(player_id(5)), ..whole(5) }, hash(5)).await?;
    assert_eq!(store.programs_of(player_id(77)).await?, [whole(2), whole(3), whole(4)]);
    assert!(store.programs_of(player_id(1)).await?.is_empty());
    Ok(())
}
