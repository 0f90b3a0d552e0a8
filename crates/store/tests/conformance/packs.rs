//! Content packs: every served file is stored, and the pack of each table is known.

use crate::home::{first, pack, pack_key, row, table};
use crate::{Home, Kept};
use armonium_store::{Append, Appended, PackUse};
use std::sync::Arc;

pub async fn a_pack_is_stored_byte_for_byte_and_once(home: Arc<Home>) -> Kept {
    let [store, other] = home.nodes().await?;
    store.save_pack(&pack(1, 1), 1).await?;
    other.save_pack(&pack(1, 1), 2).await?;
    assert_eq!(other.pack(pack(1, 1).file).await?, Some(pack(1, 1)));
    assert_eq!(other.pack(pack(1, 2).file).await?, None);
    assert_eq!(other.pack_with_hash(pack_key(2).hash).await?, None);
    Ok(())
}

pub async fn of_files_of_one_pack_the_last_served_is_found(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    for (edition, at) in [(1, 1), (2, 2), (1, 3)] {
        store.save_pack(&pack(1, edition), at).await?;
    }
    assert_eq!(store.pack_with_hash(pack_key(1).hash).await?, Some(pack(1, 1)));
    assert_eq!(store.pack(pack(1, 2).file).await?, Some(pack(1, 2)));
    Ok(())
}

pub async fn packs_in_use_are_counted_whether_they_are_stored_or_not(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    assert_eq!(store.packs_in_use().await?, []);
    store.save_pack(&pack(1, 1), 1).await?;
    for (number, with) in [(1, 1), (2, 2), (3, 2)] {
        let append = Append { pack: Some(pack_key(with)), ..first(table(number)) };
        assert_eq!(store.append(append).await?, Appended::Written);
    }
    // Later rows do not change the pack.
    let later = Append { summary: first(table(1)).summary, ..row(table(1), 2) };
    assert_eq!(store.append(later).await?, Appended::Written);
    let uses = [(1, 1), (2, 2)].map(|(with, tables)| PackUse { key: pack_key(with), tables });
    assert_eq!(store.packs_in_use().await?, uses);
    assert_eq!(store.pack_of(table(3)).await?, Some(pack_key(2)));
    assert_eq!(store.pack_of(table(9)).await?, None);
    Ok(())
}

/// A server that was started once has stored its packs, and nothing else.
pub async fn a_store_with_only_packs_accepts_a_backup(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    store.save_pack(&pack(1, 1), 1).await?;
    store.backup(&home.file("backup")).await?;
    let other = home.another();
    let restored = other.open().await?;
    for edition in [1, 2] {
        restored.save_pack(&pack(1, edition), 2).await?;
    }
    restored.restore(&home.file("backup")).await?;
    restored.backup(&home.file("again")).await?;
    assert_eq!(std::fs::read(home.file("again"))?, std::fs::read(home.file("backup"))?);
    Ok(())
}
