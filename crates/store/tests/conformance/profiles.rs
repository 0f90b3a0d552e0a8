//! What a player's games add up to, and how they are found.

use crate::home::{counted, everything, first, hash, player, player_id, row, summary, table};
use crate::{Home, Kept};
use armonium_store::{
    Append, Appended, Counted, Ending, Ends, Place, Player, PlayerId, Rating, Scope, Status, Store,
    StoreError, TableId, Wanted,
};
use std::sync::Arc;
use std::time::{Duration, Instant};

async fn people(store: &Store, names: &[&str]) -> Result<(), StoreError> {
    for (number, name) in (1..).zip(names) {
        let player = Player { name: (*name).to_owned(), ..player(number) };
        store.add_player(&player, hash(number as u8)).await?;
    }
    Ok(())
}

/// A finished game of these players, each with a role and what is counted.
async fn game(
    store: &Store,
    number: u64,
    at: i64,
    players: &[(u64, Option<&str>, Counted)],
) -> Result<TableId, StoreError> {
    let ids: Vec<PlayerId> = players.iter().map(|(number, _, _)| player_id(*number)).collect();
    let mut append = everything(table(number), 1, &ids);
    append.summary.iter_mut().for_each(|summary| summary.private = players[0].2.private);
    let result = append.result.as_mut().expect("a result");
    result.at = at;
    let anybody = players.iter().any(|(_, _, counted)| counted.won);
    for (line, (_, role, counted)) in result.players.iter_mut().zip(players) {
        line.role = role.map(str::to_owned);
        line.place = if counted.won || !anybody { 1 } else { 2 };
        line.rating = (counted.seats == 4).then_some(Rating { mu: 20.0 + at as f64, sigma: 5.0 });
        line.counted = Some(counted.clone());
    }
    assert_eq!(store.append(append).await?, Appended::Written);
    Ok(table(number))
}

fn private(won: bool) -> Counted {
    let choices = vec![("koleberg".to_owned(), 9)];
    Counted { seats: 5, private: true, won, decisions: 7, timed: 7, late: 2, choices }
}

/// Ada (1) plays three public games and a private one; the names of the others are written in two alphabets.
async fn played(store: &Store) -> Result<[TableId; 4], StoreError> {
    people(store, &["Ada", "Brünhild", "Лев", "Zoë"]).await?;
    let three = |won| Counted { seats: 3, ..counted(won) };
    Ok([
        game(store, 1, 10, &[(1, Some("hero"), counted(true)), (2, Some("fenrir"), counted(false))]).await?,
        game(store, 2, 20, &[(1, Some("fenrir"), counted(false)), (3, Some("hero"), counted(true))]).await?,
        game(store, 3, 30, &[(1, None, three(false)), (2, None, three(false)), (4, None, three(false))])
            .await?,
        game(store, 4, 40, &[(1, Some("hero"), private(true)), (4, Some("hero"), private(false))]).await?,
    ])
}

pub async fn a_profile_is_what_its_games_add_up_to(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    let tables = played(&store).await?;
    let tally = store.tally(player_id(1), Scope::All).await?;
    let ends = |seats, role: Option<&str>, won, place| Ends {
        seats,
        role: role.map(str::to_owned),
        won,
        place,
        games: 1,
    };
    let mut expected = vec![
        ends(3, None, false, 1),
        ends(4, Some("fenrir"), false, 2),
        ends(4, Some("hero"), true, 1),
        ends(5, Some("hero"), true, 1),
    ];
    let mut seen = tally.ends.clone();
    for list in [&mut expected, &mut seen] {
        list.sort_by_key(|ends| (ends.seats, ends.role.clone()));
    }
    assert_eq!(seen, expected);
    let choices =
        |all: &[(&str, u32)]| all.iter().map(|(what, times)| ((*what).to_owned(), *times)).collect();
    let of_all: Vec<(String, u32)> = choices(&[("koleberg", 9), ("lilja", 9), ("snowy", 3)]);
    assert_eq!(tally.choices, of_all);
    assert_eq!((tally.decisions, tally.timed, tally.late, tally.uncounted), (67, 37, 5, 0));
    let ratings = store.ratings(player_id(1), Scope::All, 9).await?;
    let points: Vec<_> = ratings.iter().map(|point| (point.at, point.table, point.rating.mu)).collect();
    assert_eq!(points, [(20, tables[1], 40.0), (10, tables[0], 30.0)]);
    assert_eq!(store.ratings(player_id(1), Scope::All, 1).await?.len(), 1);
    // Alike games are one line, and a second result replaces the first with its choices.
    game(&store, 5, 50, &[(1, Some("hero"), counted(true))]).await?;
    let mut again = everything(table(5), 2, &[player_id(1)]);
    again.result.iter_mut().for_each(|result| {
        result.players[0].role = Some("hero".to_owned());
        result.players[0].counted = Some(counted(true));
    });
    assert_eq!(store.append(again).await?, Appended::Written);
    let tally = store.tally(player_id(1), Scope::All).await?;
    let won = tally.ends.iter().find(|ends| ends.won && ends.seats == 4).ok_or("no line")?;
    assert_eq!(won.games, 2);
    assert_eq!(tally.choices[0], ("lilja".to_owned(), 12));
    Ok(())
}

pub async fn nothing_of_a_private_game_shows_for_others(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    let tables = played(&store).await?;
    let tally = store.tally(player_id(1), Scope::Public).await?;
    assert!(tally.ends.iter().all(|ends| ends.seats != 5), "{tally:?}");
    assert!(tally.choices.iter().all(|(what, _)| what != "koleberg"), "{tally:?}");
    assert_eq!((tally.decisions, tally.timed, tally.late), (60, 30, 3));
    let lines = store.history(player_id(1), Scope::Public, 9, None).await?;
    assert_eq!(lines.iter().map(|line| line.table).collect::<Vec<_>>(), [tables[2], tables[1], tables[0]]);
    assert_eq!(store.history(player_id(1), Scope::All, 9, None).await?[0].table, tables[3]);
    // A private game that was rated has a place in the own history of ratings alone.
    let rated = Counted { seats: 4, ..private(false) };
    let hidden = game(&store, 6, 60, &[(1, None, rated)]).await?;
    let points = |list: Vec<armonium_store::RatingPoint>| list.into_iter().map(|point| point.table);
    let own: Vec<_> = points(store.ratings(player_id(1), Scope::All, 9).await?).collect();
    assert!(own.contains(&hidden));
    let shown: Vec<_> = points(store.ratings(player_id(1), Scope::Public, 9).await?).collect();
    assert_eq!(shown, [tables[1], tables[0]]);
    // What nobody has counted yet might be private.
    let mut unknown = everything(table(7), 1, &[player_id(1)]);
    unknown.result.iter_mut().for_each(|result| result.players[0].counted = None);
    assert_eq!(store.append(unknown).await?, Appended::Written);
    assert_eq!(store.history(player_id(1), Scope::Public, 9, None).await?.len(), 3);
    assert_eq!(store.ratings(player_id(1), Scope::Public, 9).await?.len(), 2);
    assert_eq!(store.tally(player_id(1), Scope::Public).await?.decisions, 60);
    Ok(())
}

pub async fn finished_games_are_found_by_what_they_were(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    let tables = played(&store).await?;
    let found = async |wanted: Wanted| {
        let lines = store.games_of(player_id(1), &wanted, 9, None).await?;
        let place = |line: &armonium_store::HistoryLine| tables.iter().position(|table| *table == line.table);
        Ok::<_, StoreError>(lines.iter().filter_map(place).map(|place| place + 1).collect::<Vec<_>>())
    };
    let any = Wanted::default;
    let name = |part: &str| Wanted { name: Some(part.to_owned()), ..any() };
    assert_eq!(found(any()).await?, [4, 3, 2, 1]);
    assert_eq!(found(name("BRÜN")).await?, [3, 1]);
    assert_eq!(found(name("лЕ")).await?, [2]);
    assert_eq!(found(name("o")).await?, [4, 3]);
    assert_eq!(found(name("ada")).await?, [0; 0], "one's own name finds nothing");
    assert_eq!(found(name("%")).await?, [0; 0]);
    assert_eq!(found(Wanted { seats: Some(4), ..any() }).await?, [2, 1]);
    assert_eq!(found(Wanted { ending: Some(Ending::Won), ..any() }).await?, [4, 1]);
    assert_eq!(found(Wanted { ending: Some(Ending::Lost), ..any() }).await?, [2]);
    assert_eq!(found(Wanted { ending: Some(Ending::Nobody), ..any() }).await?, [3]);
    assert_eq!(found(Wanted { role: Some(("fenrir".into(), false)), ..any() }).await?, [2]);
    assert_eq!(found(Wanted { role: Some(("hero".into(), true)), ..any() }).await?, [4, 3, 1]);
    assert_eq!(found(Wanted { role: Some(("hero".into(), false)), ..any() }).await?, [4, 1]);
    assert_eq!(found(Wanted { rated: Some(true), ..any() }).await?, [2, 1]);
    assert_eq!(found(Wanted { rated: Some(false), ..any() }).await?, [4, 3]);
    assert_eq!(found(Wanted { from: Some(20), until: Some(40), ..any() }).await?, [3, 2]);
    assert_eq!(found(Wanted { seats: Some(3), ..name("zoë") }).await?, [3]);
    // Page by page.
    let (mut seen, mut before) = (Vec::new(), None);
    loop {
        let page = store.games_of(player_id(1), &name("b"), 1, before).await?;
        let Some(last) = page.last() else { break };
        before = Some((last.at, last.table));
        seen.push(last.table);
    }
    assert_eq!(seen, [tables[2], tables[0]]);
    Ok(())
}

pub async fn games_that_go_on_are_listed_apart(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    for (number, status) in
        [(1, Status::Open), (2, Status::Running), (3, Status::Finished), (4, Status::Abandoned)]
    {
        let begin = Append { members: Some(vec![player_id(1)]), ..first(table(number)) };
        assert_eq!(store.append(begin).await?, Appended::Written);
        let mut end = Append { summary: Some(summary(status)), ..row(table(number), 2) };
        end.row.at = number as i64;
        assert_eq!(store.append(end).await?, Appended::Written);
    }
    let live = store.live_of(player_id(1), 9).await?;
    assert_eq!(live.iter().map(|listed| listed.table).collect::<Vec<_>>(), [table(2), table(1)]);
    assert_eq!(store.live_of(player_id(1), 1).await?.len(), 1);
    assert!(store.live_of(player_id(2), 9).await?.is_empty());
    Ok(())
}

/// A store as the version before profiles left it, with a game.
fn lay_old(home: &Home) -> Kept {
    const GAME: &str =
        "INSERT INTO players VALUES (5, 'Ada', false, NULL, 7, NULL, NULL, NULL, 25.5, 8.25, 1, 'HASH_');
        INSERT INTO outcomes VALUES (9, 77, 1, '{}');
        INSERT INTO results VALUES (9, 0, 5, 77, 1, 'hero', 25.5, 8.25);";
    if let Some(folder) = std::path::Path::new(&home.address).parent().filter(|_| !home.is_postgres()) {
        std::fs::create_dir_all(folder)?;
    }
    home.sql(
        &format!(
            "{}; PRAGMA application_id = {}; PRAGMA user_version = 1; {}",
            include_str!("../../src/sqlite/schema-1.sql"),
            0x3031_3141,
            GAME.replace("false", "0").replace("'HASH_'", &format!("x'{}'", "07".repeat(32)))
        ),
        &format!(
            "CREATE TABLE armonium_schema (version BIGINT NOT NULL); INSERT INTO armonium_schema VALUES (1);
             {}; {}",
            include_str!("../../src/postgres/schema-1.sql"),
            GAME.replace("HASH_", &format!("\\x{}", "07".repeat(32)))
        ),
    );
    Ok(())
}

pub async fn games_from_before_are_counted_when_somebody_does(home: Arc<Home>) -> Kept {
    lay_old(&home)?;
    let store = home.open().await?;
    let (ada, table) = (PlayerId::from_bits(5), TableId::from_bits(9));
    let before = store.tally(ada, Scope::All).await?;
    assert_eq!((before.uncounted, before.ends.len()), (1, 0));
    assert_eq!(store.history(ada, Scope::All, 9, None).await?[0].won, None, "it is there all the same");
    assert_eq!(store.uncounted(9).await?, [table]);
    assert_eq!(store.results_at(table).await?, [(ada, 0)]);
    // Twice, as two nodes might.
    for _ in 0..2 {
        store.count(table, vec![(ada, 0, counted(true))]).await?;
    }
    assert!(store.uncounted(9).await?.is_empty());
    let after = store.tally(ada, Scope::Public).await?;
    assert_eq!((after.uncounted, after.ends[0].games, after.decisions), (0, 1, 20));
    assert_eq!(after.choices[0], ("lilja".to_owned(), 3));
    assert_eq!(store.history(ada, Scope::Public, 9, None).await?[0].won, Some(true));
    let player = store.player(ada).await?.ok_or("no player")?;
    assert_eq!((player.rated_games, player.rating), (1, Some(Rating { mu: 25.5, sigma: 8.25 })));
    let place: Place = home.address.parse()?;
    Store::open(&place).await?;
    Ok(())
}

/// Nobody has so many games, but a fifth of all may be one program's.
pub async fn a_search_is_quick_among_a_hundred_thousand_games(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    people(&store, &["Ada"]).await?;
    let ada = player_id(1).number();
    // 100,000 games of four; every fifth is Ada's; the others are some 2,000 people.
    let games = "INSERT INTO tables (id, created, changed, status, private, card) \
         SELECT n, n, n, CASE WHEN n % 1000 = 0 THEN 1 ELSE 2 END, FALSE_, CARD_ FROM games;
         INSERT INTO outcomes (table_id, at, players, outcome) SELECT n, n, 4, '{}' FROM games;
         INSERT INTO players (id, name, program, created, rated_games, recovery) \
         SELECT n, 'Somebody ' || n, FALSE_, n, 0, HASH_ FROM games WHERE n < 2000;
         INSERT INTO members (table_id, player_id) SELECT n, CASE WHEN seat = 0 AND n % 5 = 0 THEN ADA_ \
         ELSE (n * 7 + seat * 501) % 1999 + 1 END FROM games, seats;
         INSERT INTO results (table_id, seat, player_id, at, place, role, mu, sigma, seats, private, won, decisions, \
         timed, late) SELECT n, seat, CASE WHEN seat = 0 AND n % 5 = 0 THEN ADA_ \
         ELSE (n * 7 + seat * 501) % 1999 + 1 END, n, 1 + seat % 2, 'hero', CASE WHEN n % 10 = 0 THEN 25.0 END, 8.0, 4, \
         0, 0, 30, 30, 1 FROM games, seats;
         INSERT INTO choices (player_id, table_id, seat, what, times) SELECT ADA_, n, 0, what, 1 FROM games, whats \
         WHERE n % 5 = 0;"
        .replace("ADA_", &ada.to_string());
    home.sql(
        &format!(
            "CREATE TEMP TABLE games AS WITH RECURSIVE g (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM g WHERE \
             n < 100000) SELECT n FROM g; CREATE TEMP TABLE seats AS SELECT 0 AS seat UNION ALL SELECT 1 UNION ALL \
             SELECT 2 UNION ALL SELECT 3; CREATE TEMP TABLE whats AS SELECT 'lilja' AS what UNION ALL SELECT 'snowy'; \
             PRAGMA synchronous = off; BEGIN; {} COMMIT;",
            games
                .replace("FALSE_", "0")
                .replace("CARD_", "hex(zeroblob(400))")
                .replace("HASH_", "randomblob(32)")
        ),
        &format!(
            "CREATE TEMP TABLE games AS SELECT generate_series(1, 100000)::bigint AS n; CREATE TEMP TABLE seats AS \
             SELECT generate_series(0, 3)::bigint AS seat; CREATE TEMP TABLE whats AS SELECT unnest(ARRAY['lilja', \
             'snowy']) AS what; {}; ANALYZE",
            games
                .replace("FALSE_", "false")
                .replace("CARD_", "repeat('0', 800)")
                .replace("HASH_", "decode(md5(n::text), 'hex')")
        ),
    );
    let mut slowest = (Duration::ZERO, "");
    let mut timed = |what: &'static str, began: Instant| {
        let took = began.elapsed();
        println!("{what}: {took:?}");
        if took > slowest.0 {
            slowest = (took, what);
        }
    };
    let any = Wanted::default;
    let wanted = [
        ("the first page", any()),
        ("a name", Wanted { name: Some("somebody 123".into()), ..any() }),
        ("a name that many have", Wanted { name: Some("o".into()), ..any() }),
        ("nothing is found", Wanted { seats: Some(6), ..any() }),
        ("a span of time", Wanted { from: Some(500), until: Some(600), ..any() }),
        ("rated", Wanted { rated: Some(true), ending: Some(Ending::Lost), ..any() }),
    ];
    for (what, wanted) in wanted {
        let began = Instant::now();
        store.games_of(player_id(1), &wanted, 20, None).await?;
        timed(what, began);
    }
    let began = Instant::now();
    let tally = store.tally(player_id(1), Scope::Public).await?;
    timed("the profile", began);
    assert_eq!(tally.ends.iter().map(|ends| ends.games).sum::<u32>(), 20_000);
    let began = Instant::now();
    assert_eq!(store.ratings(player_id(1), Scope::All, 200).await?.len(), 200);
    timed("the ratings", began);
    let began = Instant::now();
    assert_eq!(store.live_of(player_id(1), 100).await?.len(), 100);
    timed("what goes on", began);
    assert!(slowest.0 < Duration::from_secs(2), "{slowest:?}");
    Ok(())
}
