//! Notes.

use crate::home::{player_id, table};
use crate::{Home, Kept};
use std::sync::Arc;

pub async fn notes_are_separate_for_each_player_and_table(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    assert_eq!(store.note(table(1), player_id(1)).await?, None);
    store.set_note(table(1), player_id(1), "", "one").await?;
    store.set_note(table(2), player_id(1), "", "two").await?;
    store.set_note(table(1), player_id(2), "", "three").await?;
    store.set_note(table(1), player_id(1), "one", "").await?;
    assert_eq!(store.note(table(1), player_id(1)).await?.as_deref(), Some(""));
    assert_eq!(store.note(table(2), player_id(1)).await?.as_deref(), Some("two"));
    assert_eq!(store.note(table(1), player_id(2)).await?.as_deref(), Some("three"));
    Ok(())
}

pub async fn a_note_replaces_only_the_one_that_was_read(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    assert!(store.set_note(table(1), player_id(1), "", "one").await?);
    assert!(!store.set_note(table(1), player_id(1), "", "lost?").await?);
    assert_eq!(store.note(table(1), player_id(1)).await?.as_deref(), Some("one"));
    assert!(store.set_note(table(1), player_id(1), "one", "two").await?);
    assert_eq!(store.note(table(1), player_id(1)).await?.as_deref(), Some("two"));
    Ok(())
}
