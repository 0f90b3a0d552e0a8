//! The caller's games: live ones, and finished ones with search.

use super::body::{Asked, PageAsked, some_lines, usual};
use super::caller::Me;
use super::error::{Answer, Error};
use super::players::HistoryCard;
use super::profiles::HERO;
use super::tables::{lines, own_lines};
use crate::app::App;
use crate::identity::MAX_NAME;
use armonium_protocol::TableCard;
use armonium_protocol::http::TableLine;
use armonium_store::{Ending, GameFilter, Player};
use armonium_table::PlayerId;
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// Live games in one response. The limits allow no more.
const MOST_LIVE: u32 = 1000;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(list))
}

/// One of the caller's games.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct MyGame {
    #[serde(flatten)]
    line: TableLine,
    /// How it ended for the caller.
    result: Option<HistoryCard>,
}

/// A page of the caller's games.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct MyGames {
    games: Vec<MyGame>,
    /// Where the next page begins.
    next: Option<String>,
}

/// The state of the games.
#[derive(Clone, Copy, Default, Deserialize, ToSchema, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
enum Going {
    /// They wait for players or are being played.
    Live,
    /// They were played to the end.
    #[default]
    Finished,
}

/// How a game ended for the caller.
#[derive(Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum EndedAs {
    Won,
    Lost,
    Nobody,
}

/// The caller's role.
#[derive(Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum PlayedAs {
    Hero,
    Fenrir,
}

/// Which games are looked for.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct GamesAsked {
    /// How many lines, at most 100.
    #[serde(default = "usual", deserialize_with = "some_lines")]
    #[param(minimum = 1, maximum = 100)]
    limit: u32,
    /// Where the page begins: `next` of the page before.
    #[param(pattern = "^[0-9]{1,18}-[0-7][0-9a-hjkmnp-tv-z]{12}$")]
    before: Option<String>,
    /// `live` or `finished`.
    #[serde(default)]
    #[param(inline)]
    state: Going,
    /// Part of the name of another player at the table.
    #[param(max_length = 40)]
    search: Option<String>,
    /// How many players sat at the table.
    #[param(minimum = 3, maximum = 6)]
    players: Option<u8>,
    /// How it ended: `won`, `lost`, or `nobody` won.
    #[param(inline)]
    result: Option<EndedAs>,
    /// `hero` or `fenrir`. Players who never became Fenrir were Heroes.
    #[param(inline)]
    role: Option<PlayedAs>,
    /// Was it rated?
    rated: Option<bool>,
    /// It ended at this moment or later, in milliseconds since 1970.
    from: Option<i64>,
    /// It ended before this moment.
    until: Option<i64>,
}

impl GamesAsked {
    fn filter(&self) -> Answer<GameFilter> {
        let name = self.search.as_deref().map(str::trim).filter(|part| !part.is_empty()).map(str::to_owned);
        if name.as_ref().is_some_and(|name| name.chars().count() > MAX_NAME) {
            return Err(Error::senseless(
                "bad_search",
                "A name has at most 40 characters; search for part of one.",
            ));
        }
        if self.players.is_some_and(|players| !(3..=6).contains(&players)) {
            return Err(Error::senseless("bad_search", "A table has 3 to 6 players."));
        }
        Ok(GameFilter {
            name,
            seats: self.players,
            ending: self.result.map(|result| match result {
                EndedAs::Won => Ending::Won,
                EndedAs::Lost => Ending::Lost,
                EndedAs::Nobody => Ending::Nobody,
            }),
            role: self.role.map(|role| match role {
                PlayedAs::Hero => (HERO.to_owned(), true),
                PlayedAs::Fenrir => ("fenrir".to_owned(), false),
            }),
            rated: self.rated,
            from: self.from,
            until: self.until,
        })
    }
}

/// The caller's live games, last changed first, or the finished ones that match, last finished first.
#[utoipa::path(get, path = "/api/me/games", tag = "players", params(GamesAsked),
    security(("cookie" = []), ("bearer" = [])),
    responses((status = 200, description = "A page of games", body = MyGames)))]
async fn list(State(app): State<App>, Me(me): Me, Asked(asked): Asked<GamesAsked>) -> Answer<Json<MyGames>> {
    let filter = asked.filter()?;
    match asked.state {
        Going::Live => live(&app, &me, &filter).await,
        Going::Finished => finished(&app, &me, &filter, &PageAsked::new(asked.limit, asked.before)).await,
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
        MyGame { line, result: at.map(|at| HistoryCard::of(found.remove(at))) }
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
