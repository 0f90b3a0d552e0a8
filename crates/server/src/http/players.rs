//! Public data of players: ratings, histories, leaderboards. Profiles: profiles.rs.

use super::body::{Asked, OfPlayer};
use super::caller::Someone;
use super::error::{Answer, Error};
use super::me::rating_card;
use crate::app::App;
use crate::time::now;
use armonium_protocol::http::PageAsked;
use armonium_protocol::http::{HistoryCard, RatingCard};
use armonium_store::{HistoryEntry, Player, Scope};
use armonium_table::PlayerId;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// Rated games that it takes to be on a leaderboard.
const LEAST_GAMES: u32 = 5;
/// A day in milliseconds.
const DAY: i64 = 86_400_000;
/// The length of a leaderboard.
const LEADERS: u32 = 100;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(show)).routes(routes!(history)).routes(routes!(leaders))
}

/// The public data of a player.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct PlayerCard {
    #[schema(value_type = String)]
    id: PlayerId,
    name: String,
    program: bool,
    rating: Option<RatingCard>,
    rated_games: u32,
}

impl PlayerCard {
    pub(super) fn of(player: Player) -> Self {
        Self {
            id: player.id,
            name: player.name,
            program: player.program,
            rating: player.rating.map(rating_card),
            rated_games: player.rated_games,
        }
    }
}

/// A player.
#[utoipa::path(get, path = "/api/players/{player}", tag = "players", params(("player" = String, Path)),
    responses((status = 200, description = "The player", body = PlayerCard)))]
async fn show(State(app): State<App>, OfPlayer(player): OfPlayer) -> Answer<Json<PlayerCard>> {
    let player = app.registry.store().player(player).await?.ok_or(Error::NO_PLAYER)?;
    Ok(Json(PlayerCard::of(player)))
}

/// A game that a player has finished, as it is sent.
pub(super) fn history_card(line: HistoryEntry) -> HistoryCard {
    HistoryCard {
        table: line.table,
        at: line.at,
        seat: line.seat,
        place: line.place,
        won: line.won,
        role: line.role,
        players: line.players,
        rating: line.rating.map(rating_card),
        outcome: serde_json::from_str(&line.outcome).unwrap_or_default(),
    }
}

/// A page of a history.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct History {
    games: Vec<HistoryCard>,
    /// Where the next page begins.
    next: Option<String>,
}

/// The games a player has finished, the last first. Private ones are listed for that player only.
#[utoipa::path(get, path = "/api/players/{player}/games", tag = "players",
    params(("player" = String, Path), PageAsked),
    responses((status = 200, description = "A page of games", body = History)))]
async fn history(
    State(app): State<App>,
    caller: Someone,
    OfPlayer(player): OfPlayer,
    Asked(page): Asked<PageAsked>,
) -> Answer<Json<History>> {
    let store = app.registry.store();
    store.player(player).await?.ok_or(Error::NO_PLAYER)?;
    let scope = scope(caller.id(), player);
    let lines = store.history(player, scope, page.limit(), page.before()?).await?;
    let next = page.next(lines.len(), lines.last().map(|last| (last.at, last.table)));
    Ok(Json(History { games: lines.into_iter().map(history_card).collect(), next }))
}

/// Which of a player's games the caller may see: private ones are for that player only.
pub(super) fn scope(caller: Option<PlayerId>, player: PlayerId) -> Scope {
    if caller == Some(player) { Scope::All } else { Scope::Public }
}

/// The strongest players.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct Leaders {
    players: Vec<PlayerCard>,
}

/// Which of the strongest are asked for.
#[derive(serde::Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
struct LeadersAsked {
    /// Programs instead of people.
    #[serde(default)]
    programs: bool,
    /// Only players who have finished a rated game in the last so many days.
    #[param(minimum = 1, maximum = 3650)]
    days: Option<u16>,
}

/// The strongest players with at least five rated games, by what they are most surely worth; people and programs apart.
#[utoipa::path(get, path = "/api/leaders", tag = "players", params(LeadersAsked),
    responses((status = 200, description = "The players, the strongest first", body = Leaders)))]
async fn leaders(State(app): State<App>, Asked(asked): Asked<LeadersAsked>) -> Answer<Json<Leaders>> {
    if asked.days.is_some_and(|days| !(1..=3650).contains(&days)) {
        return Err(Error::fixed(StatusCode::BAD_REQUEST, "bad_query", "The days are 1 to 3650."));
    }
    let since = asked.days.map_or(0, |days| now() - i64::from(days) * DAY);
    let players = app.registry.store().leaders(LEADERS, LEAST_GAMES, asked.programs, since).await?;
    Ok(Json(Leaders { players: players.into_iter().map(PlayerCard::of).collect() }))
}
