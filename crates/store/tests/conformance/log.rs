//! The log: rows are written once, completely, in order and durably.

use crate::home::{everything, first, hash, player, player_id, row, table};
use crate::{Home, Kept};
use armonium_store::{Append, Appended, Scope, Store, StoreError};
use futures_util::future::join_all;
use std::sync::Arc;

pub async fn rows_come_in_order_and_after_a_seq(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    assert_eq!(store.last_seq(table(1)).await?, None);
    assert!(store.rows(table(1), 0).await?.is_empty());
    for seq in 1..=50 {
        let append = if seq == 1 { first(table(1)) } else { row(table(1), seq) };
        assert_eq!(store.append(append).await?, Appended::Written);
    }
    let rows = store.rows(table(1), 0).await?;
    assert_eq!(rows, (1..=50).map(|seq| row(table(1), seq).row).collect::<Vec<_>>());
    assert_eq!(store.rows(table(1), 47).await?, rows[47..]);
    assert!(store.rows(table(1), 50).await?.is_empty());
    assert_eq!(store.rows_page(table(1), 10, 20).await?, rows[10..30]);
    assert_eq!(store.rows_page(table(1), 45, 20).await?, rows[45..]);
    assert!(store.rows_page(table(1), 50, 20).await?.is_empty());
    assert_eq!(store.last_seq(table(1)).await?, Some(50));
    assert_eq!(store.last_seq(table(2)).await?, None);
    Ok(())
}

pub async fn everything_survives_reopening(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    let players = [player_id(1), player_id(2)];
    store.add_player(&player(1), hash(1)).await?;
    store.set_note(table(1), players[0], "", "it was Ann").await?;
    let append = everything(table(1), 1, &players);
    assert_eq!(store.append(append.clone()).await?, Appended::Written);
    // Without closing it: acknowledged writes are durable.
    drop(store);
    let store = home.open().await?;
    assert_eq!(store.rows(table(1), 0).await?, [append.row]);
    assert_eq!(store.listed(table(1)).await?.map(|listed| listed.summary), append.summary);
    assert_eq!(store.secret(table(1)).await?, append.secret);
    assert_eq!(store.tables_of(players[1], 9, None).await?.len(), 1);
    assert_eq!(store.history(players[0], Scope::All, 9, None).await?.len(), 1);
    assert_eq!(store.player_by_token(hash(1)).await?.map(|player| player.rated_games), Some(1));
    assert_eq!(store.claim_alerts(100, 200, 9).await?.len(), 2);
    assert_eq!(store.note(table(1), players[0]).await?.as_deref(), Some("it was Ann"));
    Ok(())
}

pub async fn an_append_with_a_taken_seq_changes_nothing(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    store.add_player(&player(1), hash(1)).await?;
    assert_eq!(store.append(first(table(1))).await?, Appended::Written);
    store.backup(&home.file("before")).await?;
    let loser = everything(table(1), 1, &[player_id(1), player_id(2)]);
    assert_eq!(store.append(loser).await?, Appended::Taken);
    store.backup(&home.file("after")).await?;
    assert_eq!(std::fs::read(home.file("before"))?, std::fs::read(home.file("after"))?);
    Ok(())
}

pub async fn of_racing_writers_exactly_one_wins(home: Arc<Home>) -> Kept {
    let nodes = home.nodes().await?;
    for seq in 1..=30 {
        // Each racer marks everything that it writes.
        let racer = |number: u64| {
            let mut append = everything(table(1), seq, &[player_id(number)]);
            append.row.body = number.to_string();
            append.summary.iter_mut().for_each(|summary| summary.card = number.to_string());
            append.alerts.iter_mut().for_each(|alert| alert.body = number.to_string());
            append
        };
        let race = (0..8).map(|number| {
            let store = nodes[number as usize % 2].clone();
            let append = racer(number);
            tokio::spawn(async move { store.append(append).await })
        });
        let mut winners = Vec::new();
        for (number, racer) in (0..8).zip(join_all(race).await) {
            if racer?? == Appended::Written {
                winners.push(number);
            }
        }
        let [winner] = winners[..] else { panic!("{winners:?} have all won seq {seq}") };
        let store = &nodes[0];
        assert_eq!(store.rows(table(1), seq - 1).await?[0].body, winner.to_string());
        let listed = store.listed(table(1)).await?.ok_or("no summary")?;
        assert_eq!(listed.summary.card, winner.to_string());
        for number in 0..8 {
            let theirs = usize::from(number == winner);
            assert_eq!(store.tables_of(player_id(number), 9, None).await?.len(), theirs);
            assert_eq!(store.history(player_id(number), Scope::All, 9, None).await?.len(), theirs);
        }
        let alerts = store.claim_alerts(100, 200, 99).await?;
        assert_eq!(alerts.iter().map(|alert| alert.body.clone()).collect::<Vec<_>>(), [winner.to_string()]);
        store.complete_alert(alerts[0].id).await?;
    }
    Ok(())
}

pub async fn rows_of_one_table_keep_their_order(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    // All are sent before the first answer. Each seq is sent twice: the first must win.
    let appends = (1..=40).flat_map(|seq| {
        let again = Append {
            row: armonium_store::Row { body: "late".into(), ..row(table(1), seq).row },
            ..row(table(1), seq)
        };
        [row(table(1), seq), again]
    });
    let answers = join_all(appends.map(|append| store.append(append))).await;
    for pair in answers.chunks(2) {
        assert_eq!(pair, [Ok(Appended::Written), Ok(Appended::Taken)]);
    }
    let rows = store.rows(table(1), 0).await?;
    assert_eq!(rows, (1..=40).map(|seq| row(table(1), seq).row).collect::<Vec<_>>());
    Ok(())
}

pub async fn many_tables_are_written_together(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    async fn play(store: Store, number: u64) -> Result<(), StoreError> {
        for seq in 1..=30 {
            let append = if seq == 30 {
                everything(table(number), seq, &[player_id(number), player_id(number / 2), player_id(0)])
            } else {
                first(table(number))
            };
            let append = Append { row: row(table(number), seq).row, ..append };
            assert_eq!(store.append(append).await?, Appended::Written);
        }
        Ok(())
    }
    // An odd number, so that no two players of a table are the same.
    let tables = (0..60).map(|number| tokio::spawn(play(store.clone(), number * 2 + 3)));
    for played in join_all(tables).await {
        played??;
    }
    for number in 0..60 {
        let rows = store.rows(table(number * 2 + 3), 0).await?;
        assert_eq!(rows.iter().map(|row| row.seq).collect::<Vec<_>>(), (1..=30).collect::<Vec<_>>());
    }
    assert_eq!(store.history(player_id(0), Scope::All, 99, None).await?.len(), 60);
    Ok(())
}

pub async fn a_bad_append_does_not_affect_others(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    store.add_player(&player(1), hash(1)).await?;
    // Two players on one seat.
    let mut bad = everything(table(0), 1, &[player_id(1), player_id(2)]);
    bad.result.iter_mut().for_each(|result| result.players[1].seat = 0);
    let appends = std::iter::once(bad).chain((1..=20).map(|number| first(table(number))));
    let mut answers = join_all(appends.map(|append| store.append(append))).await.into_iter();
    assert!(answers.next().is_some_and(|answer| answer.is_err()));
    assert!(answers.all(|answer| answer == Ok(Appended::Written)));
    assert_eq!(store.last_seq(table(0)).await?, None);
    assert_eq!(store.listed(table(0)).await?, None);
    assert!(store.tables_of(player_id(1), 9, None).await?.is_empty());
    assert!(store.claim_alerts(i64::MAX, 1, 9).await?.is_empty());
    assert_eq!(store.player(player_id(1)).await?.map(|player| player.rated_games), Some(0));
    assert_eq!(store.append(first(table(0))).await?, Appended::Written);
    Ok(())
}

pub async fn any_text_is_stored(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    let text =
        "tab\tnew\nline\r\\N \\. 'quote' \"double\" {\"a\":\"\\u0000\"} Привет 🎻 \u{7f}\u{85}\u{2028}";
    let mut append = first(table(1));
    append.row.body = text.to_owned();
    append.summary.iter_mut().for_each(|summary| summary.card = text.to_owned());
    assert_eq!(store.append(append).await?, Appended::Written);
    assert_eq!(store.rows(table(1), 0).await?[0].body, text);
    assert_eq!(store.listed(table(1)).await?.map(|listed| listed.summary.card).as_deref(), Some(text));
    store.backup(&home.file("backup")).await?;
    let other = home.other_kind();
    let restored = other.open().await?;
    restored.restore(&home.file("backup")).await?;
    assert_eq!(restored.rows(table(1), 0).await?[0].body, text);
    Ok(())
}
