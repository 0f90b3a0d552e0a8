//! The caller's games: live ones, and finished ones with search.

use super::body::Asked;
use super::caller::Me;
use super::error::Answer;
use super::players::history_card;
use super::profiles::HERO;
use super::tables::{lines, own_lines};
use crate::app::App;
use armonium_protocol::TableCard;
use armonium_protocol::http::{EndedAs, GamesAsked, Going, MyGame, MyGames, PageAsked, PlayedAs, TableLine};
use armonium_store::{Ending, GameFilter, Player};
use armonium_table::PlayerId;
use axum::Json;
use axum::extract::State;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// Live games in one response. The limits allow no more.
const MOST_LIVE: u32 = 1000;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(list))
}

/// The same for the store.
fn filter(asked: &GamesAsked) -> Answer<GameFilter> {
    asked.check()?;
    Ok(GameFilter {
        name: asked.name().map(str::to_owned),
        seats: asked.players,
        ending: asked.result.map(|result| match result {
            EndedAs::Won => Ending::Won,
            EndedAs::Lost => Ending::Lost,
            EndedAs::Nobody => Ending::Nobody,
        }),
        role: asked.role.map(|role| match role {
            PlayedAs::Hero => (HERO.to_owned(), true),
            PlayedAs::Fenrir => ("fenrir".to_owned(), false),
        }),
        rated: asked.rated,
        from: asked.from,
        until: asked.until,
    })
}

/// The caller's live games, last changed first, or the finished ones that match, last finished first.
#[utoipa::path(get, path = "/api/me/games", tag = "players", params(GamesAsked),
    security(("cookie" = []), ("bearer" = [])),
    responses((status = 200, description = "A page of games", body = MyGames)))]
async fn list(State(app): State<App>, Me(me): Me, Asked(asked): Asked<GamesAsked>) -> Answer<Json<MyGames>> {
    let filter = filter(&asked)?;
    match asked.state {
        Going::Live => live(&app, &me, &filter).await,
        Going::Finished => finished(&app, &me, &filter, &asked.page()).await,
    }
}

async fn finished(app: &App, me: &Player, filter: &GameFilter, page: &PageAsked) -> Answer<Json<MyGames>> {
    let store = app.registry.store();
    let found = store.find_games(me.id, filter, page.limit(), page.before()?).await?;
    let next = page.next(found.len(), found.last().map(|last| (last.at, last.table)));
    let mut listed = Vec::with_capacity(found.len());
    for line in &found {
        listed.extend(store.listed(line.table).await?);
    }
    let mut found: Vec<_> = found.into_iter().collect();
    let games = lines(app, listed).await?.into_iter().map(|line| {
        let at = found.iter().position(|one| one.table == line.id);
        MyGame { line, result: at.map(|at| history_card(found.remove(at))) }
    });
    Ok(Json(MyGames { games: games.collect(), next }))
}

/// Live games are few, and have no result that could match.
async fn live(app: &App, me: &Player, filter: &GameFilter) -> Answer<Json<MyGames>> {
    let over =
        filter.ending.is_some() || filter.role.is_some() || filter.from.is_some() || filter.until.is_some();
    let listed =
        if over { Vec::new() } else { app.registry.store().live_tables_of(me.id, MOST_LIVE).await? };
    let lines = own_lines(app, me.id, listed).await?.into_iter();
    let fits = |line: &TableLine| matches_filter(&line.card, me.id, filter);
    let games = lines.filter(fits).map(|line| MyGame { line, result: None });
    Ok(Json(MyGames { games: games.collect(), next: None }))
}

fn matches_filter(card: &TableCard, me: PlayerId, filter: &GameFilter) -> bool {
    let named = |part: &str| {
        let others = card.chairs.iter().filter(|chair| chair.player != Some(me));
        let mut names = others.filter_map(|chair| chair.name.as_deref());
        names.any(|name| name.to_lowercase().contains(&part.to_lowercase()))
    };
    filter.seats.is_none_or(|seats| card.options.players == seats)
        && filter.rated.is_none_or(|rated| card.options.rated == rated)
        && filter.name.as_deref().is_none_or(named)
}
