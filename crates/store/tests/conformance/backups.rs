//! Backups: from any store into any empty one, completely or not at all.

use crate::home::{everything, first, hash, pack, player, player_id, row, set_notices, table};
use crate::{Home, Kept};
use armonium_store::{Append, Appended, NewAlert, Player, Rating, Store, StoreError, Webhook};
use futures_util::future::join_all;
use std::sync::Arc;

/// Fills every table.
async fn fill(store: &Store) -> Kept {
    for number in 1..=4 {
        let player = Player {
            program: number == 4,
            owner: (number == 4).then(|| player_id(1)),
            passphrase: (number == 2).then(|| "$argon2id$ \t\\".to_owned()),
            webhook: (number == 4).then(|| Webhook { url: "https://x.example".into(), secret: "\n".into() }),
            rating: (number == 3).then_some(Rating { mu: 0.1 + 0.2, sigma: 1e-17 }),
            ..player(number)
        };
        store.add_player(&player, hash(number as u8)).await?;
    }
    let rows = (1..=300).flat_map(|seq| {
        (1..=3).map(move |number| if seq == 1 { first(table(number)) } else { row(table(number), seq) })
    });
    for appended in join_all(rows.map(|append| store.append(append))).await {
        assert_eq!(appended?, Appended::Written);
    }
    store.save_pack(&pack(1, 1), 5).await?;
    store.save_pack(&pack(2, 1), 6).await?;
    for number in 1..=3 {
        store.set_note(table(number), player_id(number), "", "it was … Ann?").await?;
        set_notices(store, number, hash(number as u8)).await?;
    }
    store.server_key("vapid", hash(60)).await?;
    // A deleted player whose tables have not been cleaned up.
    store.add_player(&player(9), hash(9)).await?;
    assert!(store.delete_player(player_id(9), 5).await?);
    let end = everything(table(1), 301, &[1, 2, 3, 4].map(player_id));
    assert_eq!(store.append(end).await?, Appended::Written);
    store.record_heartbeat(100, 0).await?;
    store.record_heartbeat(200, 0).await?;
    // Leases are not backed up.
    store.claim_tables(i64::MAX, i64::MAX, 9).await?;
    Ok(())
}

async fn fits(from: &Home, to: &Home) -> Kept {
    let store = from.open().await?;
    fill(&store).await?;
    let counts = store.backup(&from.file("one")).await?;
    assert_eq!((counts.tables(), counts.rows(), counts.players()), (3, 901, 4));
    let restored = to.open().await?;
    assert_eq!(restored.restore(&from.file("one")).await?, counts);
    assert_eq!(restored.backup(&to.file("two")).await?, counts);
    assert_eq!(std::fs::read(from.file("one"))?, std::fs::read(to.file("two"))?);
    assert_eq!(restored.rows(table(1), 0).await?, store.rows(table(1), 0).await?);
    assert_eq!(restored.player(player_id(3)).await?, store.player(player_id(3)).await?);
    assert_eq!(restored.pack(pack(2, 1).file).await?, Some(pack(2, 1)));
    assert_eq!(restored.pack_of(table(1)).await?, Some(pack(1, 1).key));
    assert_eq!(restored.claim_tables(500, 600, 9).await?, [table(1)], "leases end with a backup");
    Ok(())
}

pub async fn a_backup_fits_the_same_kind_of_store(home: Arc<Home>) -> Kept {
    fits(&home, &home.another()).await
}

pub async fn a_backup_fits_the_other_kind_of_store(home: Arc<Home>) -> Kept {
    fits(&home, &home.other_kind()).await
}

pub async fn a_backup_shows_one_moment(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    fill(&store).await?;
    // Meanwhile rows are written, each with its number in the summary.
    let writer = tokio::spawn({
        let store = store.clone();
        async move {
            for seq in 1..=100 {
                let mut append = Append { row: row(table(9), seq).row, ..first(table(9)) };
                append.summary.iter_mut().for_each(|summary| summary.card = seq.to_string());
                if store.append(append).await != Ok(Appended::Written) {
                    return false;
                }
            }
            true
        }
    });
    for number in 0..3 {
        let file = home.file(&format!("backup-{number}"));
        store.backup(&file).await?;
        let other = Home::sqlite();
        let restored = other.open().await?;
        restored.restore(&file).await?;
        let rows = restored.rows(table(9), 0).await?;
        assert_eq!(
            rows.iter().map(|row| row.seq).collect::<Vec<_>>(),
            (1..=rows.len() as u32).collect::<Vec<_>>()
        );
        let card = restored.listed(table(9)).await?.map_or("0".to_owned(), |listed| listed.summary.card);
        assert_eq!(card, rows.len().to_string());
    }
    assert!(writer.await?);
    Ok(())
}

pub async fn a_store_in_use_refuses_a_backup(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    store.set_note(table(1), player_id(1), "", "mine").await?;
    store.backup(&home.file("backup")).await?;
    assert_eq!(store.restore(&home.file("backup")).await, Err(StoreError::NotEmpty));
    assert_eq!(store.note(table(1), player_id(1)).await?.as_deref(), Some("mine"));
    Ok(())
}

/// The error of restoring a bad backup.
async fn refused(store: &Store, bad: Vec<u8>) -> Result<StoreError, String> {
    let refused = store.restore_from(Box::new(std::io::Cursor::new(bad))).await.err();
    let refused = refused.ok_or("a bad backup was restored")?;
    assert!(matches!(refused, StoreError::Backup { .. }), "{refused}");
    Ok(refused)
}

pub async fn a_truncated_backup_changes_nothing(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    fill(&store).await?;
    store.backup(&home.file("backup")).await?;
    let whole = std::fs::read(home.file("backup"))?;
    let other = home.another();
    let store = other.open().await?;
    let ends: Vec<_> =
        (0..whole.len()).filter(|&place| whole[place] == b'\n').map(|place| place + 1).collect();
    let last = ends.len() - 1;
    let cuts = [0, 1, ends[0], ends[1], ends[last / 2], ends[last / 2] + 3, ends[last - 1], ends[last] - 1];
    for cut in cuts {
        refused(&store, whole[..cut].to_vec()).await?;
    }
    // A line in the middle is missing.
    let gap = [&whole[..ends[last / 2]], &whole[ends[last / 2 + 1]..]].concat();
    refused(&store, gap).await?;
    let more = [&whole[..], b"{\"notes\":[1,2,\"x\"]}\n"].concat();
    refused(&store, more).await?;
    store.restore(&home.file("backup")).await?;
    Ok(())
}

pub async fn an_altered_backup_changes_nothing(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    fill(&store).await?;
    store.backup(&home.file("backup")).await?;
    let whole = String::from_utf8(std::fs::read(home.file("backup"))?)?;
    let other = home.another();
    let store = other.open().await?;
    for (old, new) in [
        ("{\\\"seq\\\":150}", "{\\\"seq\\\":151}"),
        ("Player 2", "Player 9"),
        ("armonium-backup", "harmonium-backup"),
        ("\"version\":1", "\"version\":2"),
        ("\"log\":901", "\"log\":900"),
        ("{\"log\":[", "{\"dog\":["),
        ("{\"log\":[", "{\"log\":[0,"),
        ("{\"log\":[", "{\"log\":[\"x"),
        ("\"sha256\":\"", "\"sha256\":\"0"),
    ] {
        let altered = whole.replacen(old, new, 1);
        assert_ne!(altered, whole, "{old}");
        refused(&store, altered.into_bytes()).await?;
    }
    // The error names the other version.
    let error = refused(&store, whole.replacen("\"version\":1", "\"version\":2", 1).into_bytes()).await?;
    assert!(error.to_string().contains("version 2"), "{error}");
    store.restore(&home.file("backup")).await?;
    Ok(())
}

pub async fn alerts_after_a_restore_get_new_ids(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    fill(&store).await?;
    store.backup(&home.file("backup")).await?;
    let other = home.another();
    let store = other.open().await?;
    store.restore(&home.file("backup")).await?;
    let alert = NewAlert { player: player_id(1), due: 0, body: "{}".into() };
    let append = Append { alerts: vec![alert], ..row(table(2), 301) };
    assert_eq!(store.append(append).await?, Appended::Written);
    assert_eq!(store.claim_alerts(i64::MAX - 1, i64::MAX, 99).await?.len(), 5);
    Ok(())
}
