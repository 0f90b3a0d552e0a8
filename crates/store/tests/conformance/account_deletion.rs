//! Account deletion.

use crate::home::{everything, hash, mailbox, player, player_id, row, set_notices, table};
use crate::{Home, Kept};
use armonium_store::{
    Append, Appended, GameFilter, NewAlert, Notice, Player, Rating, Row, Scope, Store, StoreError, Webhook,
};
use std::sync::Arc;
use std::time::Duration;

/// Ada (1), her program (2) and Bob (3) have played together; each has a note, a second token and an alert.
async fn together(store: &Store) -> Result<(), StoreError> {
    for number in 1..=3 {
        let player = Player {
            program: number == 2,
            owner: (number == 2).then(|| player_id(1)),
            passphrase: Some("$argon2id$".into()),
            webhook: Some(Webhook { url: "https://x.example".into(), secret: "hush".into() }),
            rating: Some(Rating { mu: 30.0, sigma: 2.0 }),
            rated_games: 9,
            ..player(number)
        };
        store.add_player(&player, hash(number as u8)).await?;
        assert!(store.add_token(&player, hash(number as u8 + 50), 3).await?);
        store.set_note(table(1), player_id(number), "", "hm").await?;
        set_notices(store, number, hash(number as u8)).await?;
    }
    let end = everything(table(1), 1, &[1, 2, 3].map(player_id));
    assert_eq!(store.append(end).await?, Appended::Written);
    Ok(())
}

pub async fn deleting_a_player_deletes_what_is_theirs_alone(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    together(&store).await?;
    let bob = store.player(player_id(3)).await?;
    assert!(store.delete_player(player_id(1), 5).await?);
    assert!(!store.delete_player(player_id(1), 6).await?, "a player is deleted once");
    for number in [1, 2] {
        assert_eq!(store.player(player_id(number)).await?, None);
        assert_eq!(store.player_by_token(hash(number as u8)).await?, None);
        assert_eq!(store.player_by_token(hash(number as u8 + 50)).await?, None);
        assert_eq!(store.player_by_recovery(hash(number as u8 + 100)).await?, None);
        assert_eq!(store.note(table(1), player_id(number)).await?, None);
        assert!(store.profile_totals(player_id(number), Scope::All).await?.choices.is_empty());
        assert!(store.ratings(player_id(number), Scope::All, 9).await?.is_empty());
        assert!(store.push_subscriptions(player_id(number)).await?.is_empty());
        assert_eq!(store.email(player_id(number)).await?, None);
        assert_eq!(store.notice_rules(player_id(number)).await?, None);
        assert!(store.notices_in(mailbox(number)).await?.is_empty());
    }
    let leaders = store.leaders(9, 0, false, 0).await?;
    assert_eq!(leaders.iter().map(|leader| leader.id).collect::<Vec<_>>(), [player_id(3)]);
    let alerts = store.claim_alerts(1000, 2000, 9).await?;
    assert_eq!(alerts.iter().map(|alert| alert.player).collect::<Vec<_>>(), [player_id(3)]);
    let mailboxes = store.claim_mailboxes(1000, 2000, 9).await?;
    assert_eq!(mailboxes.iter().map(|mailbox| mailbox.key).collect::<Vec<_>>(), [mailbox(3)]);
    assert_eq!(store.push_subscriptions(player_id(3)).await?.len(), 1);
    // The game stays, and so does all data of the others.
    assert_eq!(store.player(player_id(3)).await?, bob);
    assert_eq!(store.note(table(1), player_id(3)).await?.as_deref(), Some("hm"));
    assert_eq!(store.history(player_id(3), Scope::All, 9, None).await?.len(), 1);
    assert_eq!(store.profile_totals(player_id(3), Scope::All).await?.choices.len(), 2);
    assert_eq!(store.ratings(player_id(3), Scope::All, 9).await?.len(), 1);
    assert_eq!(store.tables_of(player_id(1), 9, None).await?.len(), 1, "the cleanup has to find the tables");
    // Finish the pending deletions one by one.
    let mut left = store.pending_deletions(9).await?;
    left.sort_unstable();
    let mut both = [1, 2].map(player_id);
    both.sort_unstable();
    assert_eq!(left, both);
    store.finish_deletion(player_id(2)).await?;
    assert_eq!(store.pending_deletions(9).await?, [player_id(1)]);
    store.finish_deletion(player_id(1)).await?;
    assert!(store.pending_deletions(9).await?.is_empty());
    assert_eq!(store.notes_of(player_id(3)).await?, [(table(1), "hm".to_owned())]);
    Ok(())
}

pub async fn a_deleted_player_stays_deleted(home: Arc<Home>) -> Kept {
    let [store, other] = home.nodes().await?;
    together(&store).await?;
    let ada = store.player(player_id(1)).await?.ok_or("there is Ada")?;
    assert!(store.delete_player(player_id(1), 5).await?);
    // What a node does before it receives the notice.
    assert!(!other.rename(player_id(1), "Ada").await?);
    assert_eq!(other.set_credentials(&ada, Some("$argon2id$".into()), Some(hash(77)), None).await?, None);
    assert!(!other.set_webhook(player_id(1), None).await?);
    assert!(!other.add_token(&ada, hash(78), 9).await?);
    other.set_note(table(1), player_id(1), "", "still here").await?;
    let mut end = everything(table(2), 1, &[1, 3].map(player_id));
    end.alerts = vec![NewAlert { player: player_id(1), due: 0, body: "{}".into() }];
    assert_eq!(other.append(end).await?, Appended::Written);
    for store in [&store, &other] {
        assert_eq!(store.player(player_id(1)).await?, None);
        assert_eq!(store.player_by_token(hash(78)).await?, None);
        assert_eq!(store.player_by_recovery(hash(77)).await?, None);
        assert_eq!(store.leaders(9, 0, false, 0).await?.len(), 1);
        assert!(store.profile_totals(player_id(1), Scope::All).await?.choices.is_empty());
        let wanted = GameFilter { name: Some("player 1".into()), ..GameFilter::default() };
        assert!(store.find_games(player_id(3), &wanted, 9, None).await?.is_empty(), "a deleted name");
    }
    // Finishing deletes what was written meanwhile.
    store.finish_deletion(player_id(1)).await?;
    assert_eq!(store.note(table(1), player_id(1)).await?, None);
    let alerts = store.claim_alerts(1000, 2000, 9).await?;
    assert!(alerts.iter().all(|alert| alert.player == player_id(3)), "{alerts:?}");
    assert!(store.ratings(player_id(1), Scope::All, 9).await?.is_empty());
    Ok(())
}

pub async fn other_nodes_are_notified_of_deletions(home: Arc<Home>) -> Kept {
    let [store, other] = home.nodes().await?;
    let (mut here, mut there) = (store.changes(), other.changes());
    together(&store).await?;
    assert!(store.rename(player_id(3), "Renamed").await?);
    if home.is_postgres() {
        let renamed = async { while there.next().await != Some(Notice::Player(player_id(3))) {} };
        tokio::time::timeout(Duration::from_secs(10), renamed).await?;
    }
    assert!(store.delete_player(player_id(1), 5).await?);
    if !home.is_postgres() {
        return Ok(());
    }
    let mut gone = Vec::new();
    while gone.len() < 2 {
        let notice = tokio::time::timeout(Duration::from_secs(10), there.next()).await?;
        if let Some(Notice::Player(player)) = notice {
            gone.push(player);
        }
    }
    gone.sort_unstable();
    let mut both = [1, 2].map(player_id);
    both.sort_unstable();
    assert_eq!(gone, both);
    assert!(
        tokio::time::timeout(Duration::from_millis(200), here.next()).await.is_err(),
        "a node gets no notice of its own changes"
    );
    Ok(())
}

pub async fn chat_can_be_redacted(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    for seq in 1..=3 {
        let summary = crate::home::first(table(1)).summary.filter(|_| seq == 1);
        let append = Append { summary, ..row(table(1), seq) };
        assert_eq!(store.append(append).await?, Appended::Written);
    }
    let blank = |seq: u32| vec![(seq, "{}".to_owned())];
    store.redact(table(1), blank(2)).await?;
    let texts = |rows: Vec<Row>| rows.into_iter().map(|row| row.body).collect::<Vec<_>>();
    assert_eq!(texts(store.rows(table(1), 0).await?), ["{\"seq\":1}", "{}", "{\"seq\":3}"]);
    // Also after the rows have left staging.
    store.close().await?;
    let store = home.open().await?;
    store.redact(table(1), blank(3)).await?;
    store.redact(table(2), blank(1)).await?;
    assert_eq!(texts(store.rows(table(1), 0).await?), ["{\"seq\":1}", "{}", "{}"]);
    assert!(store.rows(table(2), 0).await?.is_empty());
    Ok(())
}
