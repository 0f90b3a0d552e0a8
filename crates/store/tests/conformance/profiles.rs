//! Profiles, histories and searches.

use crate::home::{everything, first, hash, player, player_id, row, stats, summary, table};
use crate::{Home, Kept};
use armonium_store::{
    Append, Appended, Ending, GameFilter, GameStats, OutcomeCount, Player, PlayerId, Rating, Scope, Status,
    Store, StoreError, TableId,
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

/// How a game ended for one player.
#[derive(Clone)]
struct Played {
    number: u64,
    role: Option<&'static str>,
    won: bool,
    stats: GameStats,
}

fn played(number: u64, role: impl Into<Option<&'static str>>, won: bool) -> Played {
    Played { number, role: role.into(), won, stats: stats() }
}

/// The same in a private game.
fn in_private(number: u64, role: impl Into<Option<&'static str>>, won: bool) -> Played {
    let choices = vec![("koleberg".to_owned(), 9)];
    Played { stats: GameStats { decisions: 7, timed: 7, late: 2, choices }, ..played(number, role, won) }
}

/// A finished game at a table for four; rated unless it is private.
fn game(number: u64, at: i64, private: bool, players: &[Played]) -> Append {
    let ids: Vec<PlayerId> = players.iter().map(|player| player_id(player.number)).collect();
    let mut append = everything(table(number), 1, &ids);
    append.summary.iter_mut().for_each(|summary| summary.private = private);
    let result = append.result.as_mut().expect("a result");
    (result.at, result.private) = (at, private);
    let anybody = players.iter().any(|player| player.won);
    for (line, player) in result.players.iter_mut().zip(players) {
        line.role = player.role.map(str::to_owned);
        line.won = player.won;
        line.place = if player.won || !anybody { 1 } else { 2 };
        line.rating = (!private).then_some(Rating { mu: 20.0 + at as f64, sigma: 5.0 });
        line.stats = player.stats.clone();
    }
    append
}

async fn append(store: &Store, append: Append) -> Result<TableId, StoreError> {
    let table = append.table;
    assert_eq!(store.append(append).await?, Appended::Written);
    Ok(table)
}

/// Ada (1) plays three public games and a private one; the names of the others are written in two alphabets.
async fn four_games(store: &Store) -> Result<[TableId; 4], StoreError> {
    people(store, &["Ada", "Brünhild", "Лев", "Zoë"]).await?;
    let mut three = game(3, 30, false, &[1, 2, 4].map(|number| played(number, None, false)));
    three.result.iter_mut().for_each(|result| {
        result.seats = 3;
        result.players.iter_mut().for_each(|line| line.rating = None);
    });
    let mut five = game(4, 40, true, &[in_private(1, "hero", true), in_private(4, "hero", false)]);
    five.result.iter_mut().for_each(|result| result.seats = 5);
    Ok([
        append(store, game(1, 10, false, &[played(1, "hero", true), played(2, "fenrir", false)])).await?,
        append(store, game(2, 20, false, &[played(1, "fenrir", false), played(3, "hero", true)])).await?,
        append(store, three).await?,
        append(store, five).await?,
    ])
}

pub async fn a_profile_adds_up_games(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    let tables = four_games(&store).await?;
    let totals = store.profile_totals(player_id(1), Scope::All).await?;
    let outcome = |seats, role: Option<&str>, won, place| OutcomeCount {
        seats,
        role: role.map(str::to_owned),
        won,
        place,
        games: 1,
    };
    let mut expected = vec![
        outcome(3, None, false, 1),
        outcome(4, Some("fenrir"), false, 2),
        outcome(4, Some("hero"), true, 1),
        outcome(5, Some("hero"), true, 1),
    ];
    let mut seen = totals.outcomes.clone();
    for list in [&mut expected, &mut seen] {
        list.sort_by_key(|outcome| (outcome.seats, outcome.role.clone()));
    }
    assert_eq!(seen, expected);
    let choices =
        |all: &[(&str, u32)]| all.iter().map(|(what, times)| ((*what).to_owned(), *times)).collect();
    let of_all: Vec<(String, u32)> = choices(&[("koleberg", 9), ("lilja", 9), ("snowy", 3)]);
    assert_eq!(totals.choices, of_all);
    assert_eq!((totals.decisions, totals.timed, totals.late), (67, 37, 5));
    let ratings = store.ratings(player_id(1), Scope::All, 9).await?;
    let points: Vec<_> = ratings.iter().map(|point| (point.at, point.table, point.rating.mu)).collect();
    assert_eq!(points, [(20, tables[1], 40.0), (10, tables[0], 30.0)]);
    assert_eq!(store.ratings(player_id(1), Scope::All, 1).await?.len(), 1);
    // Games that ended alike are one line, and a second result replaces the first with its choices.
    append(&store, game(5, 50, false, &[played(1, "hero", true)])).await?;
    let again = game(5, 50, false, &[played(1, "hero", true)]);
    append(&store, Append { row: row(table(5), 2).row, ..again }).await?;
    let totals = store.profile_totals(player_id(1), Scope::All).await?;
    let won = totals.outcomes.iter().find(|outcome| outcome.won && outcome.seats == 4).ok_or("no line")?;
    assert_eq!(won.games, 2);
    assert_eq!(totals.choices[0], ("lilja".to_owned(), 12));
    Ok(())
}

pub async fn private_games_are_hidden_from_others(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    let tables = four_games(&store).await?;
    let totals = store.profile_totals(player_id(1), Scope::Public).await?;
    assert!(totals.outcomes.iter().all(|outcome| outcome.seats != 5), "{totals:?}");
    assert!(totals.choices.iter().all(|(what, _)| what != "koleberg"), "{totals:?}");
    assert_eq!((totals.decisions, totals.timed, totals.late), (60, 30, 3));
    let lines = store.history(player_id(1), Scope::Public, 9, None).await?;
    assert_eq!(lines.iter().map(|line| line.table).collect::<Vec<_>>(), [tables[2], tables[1], tables[0]]);
    assert_eq!(store.history(player_id(1), Scope::All, 9, None).await?[0].table, tables[3]);
    // A private game that was rated counts in the player's own history of ratings only.
    let mut rated = game(6, 60, true, &[in_private(1, None, false)]);
    rated.result.iter_mut().for_each(|result| {
        result.players[0].rating = Some(Rating { mu: 20.0, sigma: 5.0 });
    });
    let hidden = append(&store, rated).await?;
    let points = |list: Vec<armonium_store::RatingPoint>| list.into_iter().map(|point| point.table);
    let own: Vec<_> = points(store.ratings(player_id(1), Scope::All, 9).await?).collect();
    assert!(own.contains(&hidden));
    let shown: Vec<_> = points(store.ratings(player_id(1), Scope::Public, 9).await?).collect();
    assert_eq!(shown, [tables[1], tables[0]]);
    Ok(())
}

pub async fn finished_games_can_be_searched(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    let tables = four_games(&store).await?;
    let found = async |wanted: GameFilter| {
        let lines = store.find_games(player_id(1), &wanted, 9, None).await?;
        let place =
            |line: &armonium_store::HistoryEntry| tables.iter().position(|table| *table == line.table);
        Ok::<_, StoreError>(lines.iter().filter_map(place).map(|place| place + 1).collect::<Vec<_>>())
    };
    let any = GameFilter::default;
    let name = |part: &str| GameFilter { name: Some(part.to_owned()), ..any() };
    assert_eq!(found(any()).await?, [4, 3, 2, 1]);
    assert_eq!(found(name("BRÜN")).await?, [3, 1]);
    assert_eq!(found(name("лЕ")).await?, [2]);
    assert_eq!(found(name("o")).await?, [4, 3]);
    assert_eq!(found(name("ada")).await?, [0; 0], "the player's own name matches nothing");
    assert_eq!(found(name("%")).await?, [0; 0]);
    assert_eq!(found(GameFilter { seats: Some(4), ..any() }).await?, [2, 1]);
    assert_eq!(found(GameFilter { ending: Some(Ending::Won), ..any() }).await?, [4, 1]);
    assert_eq!(found(GameFilter { ending: Some(Ending::Lost), ..any() }).await?, [2]);
    assert_eq!(found(GameFilter { ending: Some(Ending::Nobody), ..any() }).await?, [3]);
    assert_eq!(found(GameFilter { role: Some(("fenrir".into(), false)), ..any() }).await?, [2]);
    assert_eq!(found(GameFilter { role: Some(("hero".into(), true)), ..any() }).await?, [4, 3, 1]);
    assert_eq!(found(GameFilter { role: Some(("hero".into(), false)), ..any() }).await?, [4, 1]);
    assert_eq!(found(GameFilter { rated: Some(true), ..any() }).await?, [2, 1]);
    assert_eq!(found(GameFilter { rated: Some(false), ..any() }).await?, [4, 3]);
    assert_eq!(found(GameFilter { from: Some(20), until: Some(40), ..any() }).await?, [3, 2]);
    assert_eq!(found(GameFilter { seats: Some(3), ..name("zoë") }).await?, [3]);
    // Page by page.
    let (mut seen, mut before) = (Vec::new(), None);
    loop {
        let page = store.find_games(player_id(1), &name("b"), 1, before).await?;
        let Some(last) = page.last() else { break };
        before = Some((last.at, last.table));
        seen.push(last.table);
    }
    assert_eq!(seen, [tables[2], tables[0]]);
    Ok(())
}

pub async fn live_games_are_listed_separately(home: Arc<Home>) -> Kept {
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
    let live = store.live_tables_of(player_id(1), 9).await?;
    assert_eq!(live.iter().map(|listed| listed.table).collect::<Vec<_>>(), [table(2), table(1)]);
    assert_eq!(store.live_tables_of(player_id(1), 1).await?.len(), 1);
    assert!(store.live_tables_of(player_id(2), 9).await?.is_empty());
    Ok(())
}

/// No person has so many games, but a program may have a fifth of all.
pub async fn a_search_is_fast_among_a_hundred_thousand_games(home: Arc<Home>) -> Kept {
    let store = home.open().await?;
    people(&store, &["Ada"]).await?;
    let ada = player_id(1).number();
    // 100,000 games of four; every fifth is Ada's; the others are some 2,000 people.
    let games = "INSERT INTO tables (id, created, changed, status, private, card) \
         SELECT n, n, n, CASE WHEN n % 1000 = 0 THEN 1 ELSE 2 END, 0, CARD_ FROM games;
         INSERT INTO outcomes (table_id, at, players, outcome) SELECT n, n, 4, '{}' FROM games;
         INSERT INTO players (id, name, program, created, rated_games, recovery) \
         SELECT n, 'Player ' || n, 0, n, 0, HASH_ FROM games WHERE n < 2000;
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
                .replace("CARD_", "hex(zeroblob(400))")
                .replace("HASH_", "randomblob(32)")
        ),
        &format!(
            "CREATE TEMP TABLE games AS SELECT generate_series(1, 100000)::bigint AS n; CREATE TEMP TABLE seats AS \
             SELECT generate_series(0, 3)::bigint AS seat; CREATE TEMP TABLE whats AS SELECT unnest(ARRAY['lilja', \
             'snowy']) AS what; {}; ANALYZE",
            games
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
    let any = GameFilter::default;
    let wanted = [
        ("the first page", any()),
        ("a name", GameFilter { name: Some("player 123".into()), ..any() }),
        ("a name that many have", GameFilter { name: Some("o".into()), ..any() }),
        ("nothing is found", GameFilter { seats: Some(6), ..any() }),
        ("a span of time", GameFilter { from: Some(500), until: Some(600), ..any() }),
        ("rated", GameFilter { rated: Some(true), ending: Some(Ending::Lost), ..any() }),
    ];
    for (what, wanted) in wanted {
        let began = Instant::now();
        store.find_games(player_id(1), &wanted, 20, None).await?;
        timed(what, began);
    }
    let began = Instant::now();
    let totals = store.profile_totals(player_id(1), Scope::Public).await?;
    timed("the profile", began);
    assert_eq!(totals.outcomes.iter().map(|outcome| outcome.games).sum::<u32>(), 20_000);
    let began = Instant::now();
    assert_eq!(store.ratings(player_id(1), Scope::All, 200).await?.len(), 200);
    timed("the ratings", began);
    let began = Instant::now();
    assert_eq!(store.live_tables_of(player_id(1), 100).await?.len(), 100);
    timed("what goes on", began);
    assert!(slowest.0 < Duration::from_secs(2), "{slowest:?}");
    Ok(())
}
