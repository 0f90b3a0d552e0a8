//! Opening and closing.

use crate::home::{first, row, table};
use crate::{Home, Kept};
use armonium_store::{Append, Appended, DatabaseUrl, Row, Store, StoreError};
use std::sync::Arc;

pub async fn many_may_open_an_empty_store_at_once(home: Arc<Home>) -> Kept {
    let opening: Vec<_> = (0..6)
        .map(|_| {
            let home = Arc::clone(&home);
            tokio::spawn(async move { home.open().await })
        })
        .collect();
    for (number, opened) in opening.into_iter().enumerate() {
        let store = opened.await??;
        assert_eq!(store.append(first(table(number as u64 + 1))).await?, Appended::Written);
        store.close().await?;
    }
    Ok(())
}

pub async fn opening_again_changes_nothing(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    assert_eq!(store.append(first(table(1))).await?, Appended::Written);
    store.backup(&home.file("before")).await?;
    store.close().await?;
    for _ in 0..3 {
        let store = home.open().await?;
        store.probe().await?;
        store.backup(&home.file("after")).await?;
        assert_eq!(std::fs::read(home.file("before"))?, std::fs::read(home.file("after"))?);
        store.close().await?;
    }
    Ok(())
}

pub async fn a_store_of_another_version_is_refused(home: Arc<Home>) -> Kept {
    home.open().await?.close().await?;
    for found in [99, 1] {
        let sqlite = format!("PRAGMA user_version = {found}");
        home.sql(&sqlite, &format!("UPDATE armonium_schema SET version = {found}"));
        let refused = home.open().await.err().ok_or("it was opened")?;
        assert_eq!(refused, StoreError::OtherVersion { found, known: 2 });
        assert!(refused.to_string().contains("another version of Armonium"), "{refused}");
        assert!(!refused.to_string().contains('\n'), "{refused}");
    }
    Ok(())
}

pub async fn a_closed_store_refuses(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    store.close().await?;
    assert_eq!(store.append(first(table(1))).await, Err(StoreError::Closed));
    assert_eq!(store.rows(table(1), 0).await, Err(StoreError::Closed));
    assert_eq!(store.probe().await, Err(StoreError::Closed));
    store.close().await?;
    Ok(())
}

pub async fn closing_finishes_pending_writes(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    let appends: Vec<_> = (1..=50)
        .map(|number| {
            let store = store.clone();
            tokio::spawn(async move { store.append(row(table(number), 1)).await })
        })
        .collect();
    tokio::task::yield_now().await;
    store.close().await?;
    let mut written = Vec::new();
    for (number, append) in (1..).zip(appends) {
        match append.await? {
            Ok(Appended::Written) => written.push(number),
            other => assert_eq!(other, Err(StoreError::Closed)),
        }
    }
    let store = home.open().await?;
    for number in written {
        assert_eq!(store.last_seq(table(number)).await?, Some(1));
    }
    Ok(())
}

pub async fn a_probe_commits_a_write_and_does_not_grow_the_store(home: Arc<Home>) -> Kept {
    home.open().await?.close().await?;
    let size = std::fs::metadata(&home.address).map_or(0, |file| file.len());
    let store = home.open().await?;
    store.probe().await?;
    let log = std::path::PathBuf::from(format!("{}-wal", home.address));
    let before = std::fs::metadata(&log).map_or(0, |log| log.len());
    for _ in 0..600 {
        store.probe().await?;
    }
    if home.is_postgres() {
        // More copies than fit in two pages if none were reclaimed.
        home.sql(
            "",
            "DO $$ BEGIN IF pg_relation_size('armonium_schema') > 16384 THEN RAISE 'it grew'; END IF; END $$",
        );
        let name = home.address.rsplit('/').next().unwrap_or_default();
        home.sql("", &format!("ALTER DATABASE {name} SET default_transaction_read_only = on"));
        let read_only = home.open().await?;
        assert!(matches!(read_only.probe().await, Err(StoreError::Refused(_))), "it was not a write");
        return Ok(());
    }
    assert!(std::fs::metadata(&log)?.len() > before, "it was not a write");
    store.close().await?;
    assert_eq!(std::fs::metadata(&home.address)?.len(), size);
    Ok(())
}

#[tokio::test]
async fn a_file_of_another_program_is_left_alone() -> Kept {
    let home = Home::sqlite();
    let file = home.file("other.db");
    rusqlite::Connection::open(&file)?.execute_batch("CREATE TABLE recipes (name TEXT)")?;
    let before = std::fs::read(&file)?;
    let refused = Store::open(&DatabaseUrl::file(&file)).await.err().ok_or("it was opened")?;
    assert!(matches!(refused, StoreError::Foreign(_)), "{refused}");
    assert_eq!(std::fs::read(&file)?, before);
    std::fs::write(&file, "dear diary, today nothing happened".repeat(50))?;
    let refused = Store::open(&DatabaseUrl::file(&file)).await.err().ok_or("it was opened")?;
    assert!(matches!(refused, StoreError::Open { .. }), "{refused}");
    Ok(())
}

#[tokio::test]
async fn one_process_at_a_time_writes_to_a_file_and_others_may_read() -> Kept {
    let home = Home::sqlite();
    let (first_node, second_node) = (home.open().await?, home.open().await?);
    assert_eq!(first_node.append(first(table(1))).await?, Appended::Written);
    let refused = second_node.append(first(table(2))).await.err().ok_or("both write")?;
    assert_eq!(refused, StoreError::InUse);
    assert_eq!(second_node.probe().await, Err(StoreError::InUse));
    assert_eq!(second_node.rows(table(1), 0).await?.len(), 1);
    first_node.close().await?;
    assert_eq!(second_node.probe().await, Ok(()));
    assert_eq!(second_node.append(first(table(2))).await?, Appended::Written);
    Ok(())
}

#[tokio::test]
async fn rows_are_readable_before_and_after_they_leave_staging() -> Kept {
    let home = Home::sqlite();
    let store = home.open().await?;
    let tables: Vec<_> = (1..=40).map(table).collect();
    for &id in &tables {
        assert_eq!(store.append(first(id)).await?, Appended::Written);
    }
    let writers = tables.iter().map(|&id| {
        let store = store.clone();
        tokio::spawn(async move {
            for seq in 2..=300 {
                let row = Row { seq, at: i64::from(seq), body: format!("{seq}") };
                let append = Append { row, summary: None, ..first(id) };
                assert_eq!(store.append(append).await?, Appended::Written);
            }
            Ok::<_, StoreError>(())
        })
    });
    for writer in writers.collect::<Vec<_>>() {
        writer.await??;
    }
    let mut store = store;
    for _ in 0..2 {
        for &id in &tables {
            let seqs: Vec<u32> = store.rows(id, 0).await?.iter().map(|row| row.seq).collect();
            assert_eq!(seqs, (1..=300).collect::<Vec<_>>());
            assert_eq!(store.last_seq(id).await?, Some(300));
            assert_eq!(store.append(first(id)).await?, Appended::Taken);
        }
        store.close().await?;
        store = home.open().await?;
    }
    Ok(())
}

#[tokio::test]
async fn an_unreachable_database_is_reported_without_its_password() -> Kept {
    let url: DatabaseUrl = "postgres://ann:s3cret@127.0.0.1:1/games".parse()?;
    let refused = Store::open(&url).await.err().ok_or("it was opened")?;
    assert!(matches!(refused, StoreError::Unreachable(_)), "{refused}");
    assert!(!format!("{refused} {refused:?}").contains("s3cret"));
    Ok(())
}
