//! The profile of a player: totals over games. Others see public games only.

use super::body::OfPlayer;
use super::caller::Someone;
use super::error::{Answer, Error};
use super::players::{PlayerCard, scope};
use crate::app::App;
use armonium_store::{ProfileTotals, RatingPoint, Scope};
use armonium_table::TableId;
use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The number of points in the rating's history: the last ones.
const POINTS: u32 = 200;
/// Players who never became Fenrir were Heroes, also where no roles were dealt (3.0.2).
pub(super) const HERO: &str = "hero";

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(show))
}

/// Totals over a player's games.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct Profile {
    #[serde(flatten)]
    player: PlayerCard,
    /// When the player was created, in milliseconds since 1970.
    created: i64,
    /// Whether it is the caller's own. Then private games count too.
    own: bool,
    /// Finished games.
    games: u32,
    /// Games that the player won.
    won: u32,
    /// How the games ended, by the number of players and the role.
    results: Vec<ResultCard>,
    /// The characters that the player chose, the most frequent first.
    characters: Vec<FavouriteCard>,
    /// Decisions that the player made.
    decisions: u32,
    /// Those of them that had a time limit.
    timed: u32,
    /// How often the clock ran out instead.
    late: u32,
    /// The ratings after the last rated games, the oldest first.
    ratings: Vec<PointCard>,
}

/// How games of one kind ended.
#[derive(Default, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct ResultCard {
    /// How many players sat at the table.
    players: u8,
    /// `hero` or `fenrir`. Players who never became Fenrir were Heroes.
    #[cfg_attr(feature = "ts", ts(as = "armonium_rules::Role"))]
    role: String,
    games: u32,
    /// The player won.
    won: u32,
    /// Another player won.
    lost: u32,
    /// Nobody won.
    nobody: u32,
}

/// A character that a player chose.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct FavouriteCard {
    #[cfg_attr(feature = "ts", ts(as = "armonium_rules::Character"))]
    character: String,
    /// How often.
    times: u32,
}

/// The rating after a game.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct PointCard {
    /// When it ended, in milliseconds since 1970.
    at: i64,
    #[schema(value_type = String)]
    table: TableId,
    /// The middle.
    mu: f64,
    /// The width.
    sigma: f64,
}

impl From<RatingPoint> for PointCard {
    fn from(RatingPoint { at, table, rating }: RatingPoint) -> Self {
        Self { at, table, mu: rating.mu, sigma: rating.sigma }
    }
}

/// Outcomes by the number of players and the role.
fn results(totals: &ProfileTotals) -> Vec<ResultCard> {
    let mut cards: Vec<ResultCard> = Vec::new();
    for outcome in &totals.outcomes {
        let role = outcome.role.as_deref().unwrap_or(HERO);
        let at = cards.iter().position(|card| card.players == outcome.seats && card.role == role);
        let at = at.unwrap_or_else(|| {
            cards.push(ResultCard { players: outcome.seats, role: role.to_owned(), ..ResultCard::default() });
            cards.len() - 1
        });
        let card = &mut cards[at];
        card.games += outcome.games;
        *(match (outcome.won, outcome.place) {
            (true, _) => &mut card.won,
            (false, 1) => &mut card.nobody,
            (false, _) => &mut card.lost,
        }) += outcome.games;
    }
    cards.sort_by(|one, other| (one.players, &other.role).cmp(&(other.players, &one.role)));
    cards
}

/// What a player's games add up to: for others the public games, for the player all of them.
#[utoipa::path(get, path = "/api/players/{player}/profile", tag = "players", params(("player" = String, Path)),
    security((), ("cookie" = []), ("bearer" = [])),
    responses((status = 200, description = "The profile", body = Profile)))]
async fn show(State(app): State<App>, caller: Someone, OfPlayer(player): OfPlayer) -> Answer<Json<Profile>> {
    let store = app.registry.store();
    let known = store.player(player).await?.ok_or(Error::NO_PLAYER)?;
    let scope = scope(caller.id(), player);
    let totals = store.profile_totals(player, scope).await?;
    let mut ratings = store.ratings(player, scope, POINTS).await?;
    ratings.reverse();
    let own = scope == Scope::All;
    let won = totals.outcomes.iter().filter(|outcome| outcome.won).map(|outcome| outcome.games).sum();
    Ok(Json(Profile {
        created: known.created,
        player: PlayerCard::of(known),
        own,
        games: totals.outcomes.iter().map(|outcome| outcome.games).sum(),
        won,
        results: results(&totals),
        decisions: totals.decisions,
        timed: totals.timed,
        late: totals.late,
        ratings: ratings.into_iter().map(PointCard::from).collect(),
        characters: totals
            .choices
            .into_iter()
            .map(|(character, times)| FavouriteCard { character, times })
            .collect(),
    }))
}
