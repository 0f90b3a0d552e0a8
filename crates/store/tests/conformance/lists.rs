//! Lists of tables.

use crate::home::{first, player_id, row, summary, table};
use crate::{Home, Kept};
use armonium_store::{Append, Appended, Listed, Status, Store, StoreError, Summary, TableId};
use std::sync::Arc;

/// A table that was created and changed at these times.
async fn lay(
    store: &Store,
    number: u64,
    created: i64,
    changed: i64,
    last: Summary,
) -> Result<TableId, StoreError> {
    let mut begin = first(table(number));
    begin.row.at = created;
    begin.members = Some(vec![player_id(1), player_id(number)]);
    let mut end = Append { summary: Some(last), ..row(table(number), 2) };
    end.row.at = changed;
    for append in [begin, end] {
        assert_eq!(store.append(append).await?, Appended::Written);
    }
    Ok(table(number))
}

fn names(list: &[Listed]) -> Vec<TableId> {
    list.iter().map(|listed| listed.table).collect()
}

pub async fn a_summary_is_replaced_and_the_secret_stays(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    let last = Summary { status: Status::Running, private: true, wake: Some(5), card: "{}".into() };
    lay(&store, 1, 100, 200, last.clone()).await?;
    let listed = store.listed(table(1)).await?;
    assert_eq!(listed, Some(Listed { table: table(1), created: 100, changed: 200, summary: last }));
    assert_eq!(store.secret(table(1)).await?, Some([9; 32]));
    // A row without a summary leaves it as it is.
    assert_eq!(store.append(row(table(1), 3)).await?, Appended::Written);
    assert_eq!(store.listed(table(1)).await?, listed);
    assert_eq!(store.listed(table(2)).await?, None);
    assert_eq!(store.secret(table(2)).await?, None);
    Ok(())
}

pub async fn open_tables_are_public_and_the_newest_first(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    for number in 1..=7 {
        // Pairs have the same age.
        lay(&store, number, (number / 2) as i64, 1000 - number as i64, summary(Status::Open)).await?;
    }
    lay(&store, 8, 900, 900, Summary { private: true, ..summary(Status::Open) }).await?;
    for (number, status) in [(9, Status::Running), (10, Status::Finished), (11, Status::Abandoned)] {
        lay(&store, number, 900, 900, summary(status)).await?;
    }
    let mut expected: Vec<_> = (1..=7).map(|number| ((number / 2) as i64, table(number))).collect();
    expected.sort();
    expected.reverse();
    let (mut seen, mut before) = (Vec::new(), None);
    loop {
        let page = store.open_tables(3, before).await?;
        before = page.last().map(|last| (last.created, last.table));
        seen.extend(page.iter().map(|listed| (listed.created, listed.table)));
        if page.len() < 3 {
            break;
        }
    }
    assert_eq!(seen, expected);
    Ok(())
}

pub async fn finished_tables_are_public_and_the_last_first(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    for number in 1..=4 {
        lay(&store, number, 50, number as i64 * 100, summary(Status::Finished)).await?;
    }
    lay(&store, 5, 50, 900, Summary { private: true, ..summary(Status::Finished) }).await?;
    lay(&store, 6, 50, 900, summary(Status::Running)).await?;
    let page = store.finished_tables(3, None).await?;
    assert_eq!(names(&page), [table(4), table(3), table(2)]);
    let page = store.finished_tables(3, Some((page[2].changed, page[2].table))).await?;
    assert_eq!(names(&page), [table(1)]);
    Ok(())
}

pub async fn tables_of_a_player_follow_the_members(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    for (number, status) in
        [(2, Status::Open), (3, Status::Running), (4, Status::Finished), (5, Status::Abandoned)]
    {
        let private = Summary { private: true, ..summary(status) };
        lay(&store, number, 1, number as i64 * 10, private).await?;
    }
    assert_eq!(names(&store.tables_of(player_id(1), 3, None).await?), [table(5), table(4), table(3)]);
    assert_eq!(names(&store.tables_of(player_id(1), 3, Some((30, table(3)))).await?), [table(2)]);
    assert_eq!(names(&store.tables_of(player_id(3), 9, None).await?), [table(3)]);
    // A player leaves, one joins, and one is listed twice.
    let members = Some(vec![player_id(3), player_id(9), player_id(9)]);
    assert_eq!(store.append(Append { members, ..row(table(3), 3) }).await?, Appended::Written);
    assert_eq!(names(&store.tables_of(player_id(1), 9, None).await?), [table(5), table(4), table(2)]);
    assert_eq!(names(&store.tables_of(player_id(9), 9, None).await?), [table(3)]);
    let nobody = Append { members: Some(Vec::new()), ..row(table(3), 4) };
    assert_eq!(store.append(nobody).await?, Appended::Written);
    assert!(store.tables_of(player_id(9), 9, None).await?.is_empty());
    Ok(())
}

pub async fn open_tables_of_a_player_are_counted(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    assert_eq!(store.count_live_tables_of(player_id(1)).await?, 0);
    for (number, status) in
        [(2, Status::Open), (3, Status::Running), (4, Status::Finished), (5, Status::Abandoned)]
    {
        lay(&store, number, 1, 2, summary(status)).await?;
    }
    assert_eq!(store.count_live_tables_of(player_id(1)).await?, 2);
    assert_eq!(store.count_live_tables_of(player_id(4)).await?, 0);
    Ok(())
}
