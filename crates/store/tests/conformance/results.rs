//! Results of games.

use crate::home::{everything, hash, player, player_id, table};
use crate::{Home, Kept};
use armonium_store::{Append, Appended, HistoryEntry, Player, Rating, Scope, Store, StoreError};
use std::sync::Arc;

async fn write(store: &Store, append: Append) -> Result<(), StoreError> {
    assert_eq!(store.append(append).await?, Appended::Written);
    Ok(())
}

pub async fn a_result_becomes_history_and_rating(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    for number in [1, 2] {
        store.add_player(&player(number), hash(number as u8)).await?;
    }
    let players = [player_id(1), player_id(2)];
    write(&store, everything(table(1), 1, &players)).await?;
    let mut unrated = everything(table(2), 1, &players);
    if let Some(result) = &mut unrated.result {
        result.at = 78;
        result.players.iter_mut().for_each(|line| line.rating = None);
    }
    write(&store, unrated).await?;
    let rating = Rating { mu: 25.0 + 1.0 / 3.0, sigma: 8.1 };
    let rated = HistoryEntry {
        table: table(1),
        at: 77,
        seat: 1,
        place: 2,
        role: None,
        players: 2,
        rating: Some(rating),
        outcome: r#"{"winner":0}"#.into(),
        won: false,
    };
    let unrated = HistoryEntry { table: table(2), at: 78, rating: None, ..rated.clone() };
    assert_eq!(store.history(players[1], Scope::All, 9, None).await?, [unrated, rated]);
    assert_eq!(store.history(players[0], Scope::All, 1, None).await?[0].role.as_deref(), Some("detective"));
    let player = store.player(players[1]).await?.ok_or("no player")?;
    assert_eq!((player.rating, player.rated_games), (Some(rating), 1));
    Ok(())
}

pub async fn history_comes_in_pages(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    for number in 1..=7 {
        let mut append = everything(table(number), 1, &[player_id(1)]);
        append.result.iter_mut().for_each(|result| result.at = number as i64 / 2);
        write(&store, append).await?;
    }
    let mut expected: Vec<_> = (1..=7).map(|number| (number as i64 / 2, table(number))).collect();
    expected.sort();
    expected.reverse();
    let (mut seen, mut before) = (Vec::new(), None);
    while seen.len() < 7 {
        let page = store.history(player_id(1), Scope::All, 2, before).await?;
        seen.extend(page.iter().map(|line| (line.at, line.table)));
        before = seen.last().copied();
    }
    assert_eq!(seen, expected);
    assert!(store.history(player_id(1), Scope::All, 2, before).await?.is_empty());
    Ok(())
}

pub async fn a_second_result_is_not_counted_again(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    store.add_player(&player(1), hash(1)).await?;
    write(&store, everything(table(1), 1, &[player_id(1)])).await?;
    let mut second = everything(table(1), 2, &[player_id(1)]);
    let rating = Rating { mu: 30.0, sigma: 2.0 };
    second.result.iter_mut().for_each(|result| result.players[0].rating = Some(rating));
    write(&store, second).await?;
    let player = store.player(player_id(1)).await?.ok_or("no player")?;
    assert_eq!((player.rating, player.rated_games), (Some(rating), 1));
    let history = store.history(player_id(1), Scope::All, 9, None).await?;
    assert_eq!(history.iter().map(|line| line.rating).collect::<Vec<_>>(), [Some(rating)]);
    Ok(())
}

pub async fn leaders_are_sorted_by_the_lower_bound_of_their_rating(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    let rated = [(1, 30.0, 8.0, 5), (2, 25.0, 1.0, 5), (3, 28.0, 1.5, 9), (4, 50.0, 1.0, 4)];
    for (number, mu, sigma, rated_games) in rated {
        let rating = Some(Rating { mu, sigma });
        let player = Player { rating, rated_games, ..player(number) };
        store.add_player(&player, hash(number as u8)).await?;
    }
    store.add_player(&player(5), hash(5)).await?;
    let names = |players: Vec<Player>| players.into_iter().map(|player| player.id).collect::<Vec<_>>();
    assert_eq!(names(store.leaders(9, 5, false, 0).await?), [3, 2, 1].map(player_id));
    assert_eq!(names(store.leaders(2, 0, false, 0).await?), [4, 3].map(player_id));
    // Programs have a leaderboard of their own, and inactive players can be left out.
    let rating = Some(Rating { mu: 60.0, sigma: 1.0 });
    let program = Player { rating, rated_games: 9, program: true, ..player(6) };
    store.add_player(&program, hash(6)).await?;
    assert_eq!(names(store.leaders(1, 5, false, 0).await?), [player_id(3)]);
    assert_eq!(names(store.leaders(9, 5, true, 0).await?), [player_id(6)]);
    write(&store, everything(table(1), 1, &[player_id(7), player_id(2)])).await?;
    assert_eq!(names(store.leaders(9, 5, false, 77).await?), [player_id(2)]);
    assert!(store.leaders(9, 5, false, 78).await?.is_empty());
    Ok(())
}
