//! Players, and how they are found.

use crate::home::{hash, player, player_id};
use crate::{Home, Kept};
use armonium_store::{Player, Rating, StoreError, Webhook};
use std::sync::Arc;

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

pub async fn a_player_is_kept_whole(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    store.add_player(&whole(1), hash(1), hash(2)).await?;
    store.add_player(&player(2), hash(3), hash(4)).await?;
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
    store.add_player(&player(1), hash(1), hash(2)).await?;
    store.add_token(player_id(1), hash(3), 5).await?;
    for token in [hash(1), hash(3)] {
        assert_eq!(store.player_by_token(token).await?, Some(player(1)));
    }
    assert_eq!(store.player_by_token(hash(2)).await?, None);
    assert_eq!(store.player_by_recovery(hash(2)).await?, Some(player(1)));
    assert_eq!(store.player_by_recovery(hash(1)).await?, None);
    assert!(store.drop_token(hash(1)).await?);
    assert!(!store.drop_token(hash(1)).await?);
    assert_eq!(store.player_by_token(hash(1)).await?, None);
    assert_eq!(store.player_by_token(hash(3)).await?, Some(player(1)));
    store.add_token(player_id(1), hash(4), 6).await?;
    assert!(store.drop_tokens(player_id(1)).await?);
    for token in [hash(3), hash(4)] {
        assert_eq!(store.player_by_token(token).await?, None);
    }
    Ok(())
}

pub async fn nothing_is_added_twice(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    store.add_player(&player(1), hash(1), hash(2)).await?;
    assert_eq!(store.add_player(&player(1), hash(3), hash(4)).await, Err(StoreError::Exists));
    assert_eq!(store.add_player(&player(2), hash(1), hash(4)).await, Err(StoreError::Exists));
    assert_eq!(store.add_player(&player(2), hash(3), hash(2)).await, Err(StoreError::Exists));
    assert_eq!(store.add_token(player_id(1), hash(1), 0).await, Err(StoreError::Exists));
    // Nothing of the refused ones is left.
    assert_eq!(store.player_by_token(hash(3)).await?, None);
    store.add_player(&player(2), hash(3), hash(4)).await?;
    Ok(())
}

pub async fn a_player_can_be_changed(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    store.add_player(&player(1), hash(1), hash(2)).await?;
    let webhook = Some(Webhook { url: "https://bot.example/".into(), secret: "hush".into() });
    assert!(store.rename(player_id(1), "Zoë").await?);
    assert!(store.set_passphrase(player_id(1), Some("$argon2id$".into())).await?);
    assert!(store.set_webhook(player_id(1), webhook.clone()).await?);
    assert!(store.set_recovery(player_id(1), hash(9)).await?);
    let changed = Player { name: "Zoë".into(), passphrase: Some("$argon2id$".into()), webhook, ..player(1) };
    assert_eq!(store.player_by_recovery(hash(9)).await?, Some(changed));
    assert_eq!(store.player_by_recovery(hash(2)).await?, None);
    assert!(store.set_passphrase(player_id(1), None).await?);
    assert!(store.set_webhook(player_id(1), None).await?);
    assert_eq!(store.player(player_id(1)).await?, Some(Player { name: "Zoë".into(), ..player(1) }));
    assert!(!store.rename(player_id(2), "Nobody").await?);
    assert!(!store.set_passphrase(player_id(2), None).await?);
    Ok(())
}

pub async fn programs_belong_to_their_owner(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    for number in [3, 2, 4] {
        store.add_player(&whole(number), hash(number as u8), hash(number as u8 + 100)).await?;
    }
    store.add_player(&Player { owner: Some(player_id(5)), ..whole(5) }, hash(5), hash(105)).await?;
    assert_eq!(store.programs_of(player_id(77)).await?, [whole(2), whole(3), whole(4)]);
    assert!(store.programs_of(player_id(1)).await?.is_empty());
    Ok(())
}
