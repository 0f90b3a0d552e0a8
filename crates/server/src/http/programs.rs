//! Programs that play for a player: separate identities, with tokens instead of cookies.

use super::body::{Body, OfPlayer};
use super::caller::Me;
use super::error::{Answer, Error};
use super::me::new_player;
use crate::app::App;
use crate::identity;
use armonium_protocol::http::checked_name;
use armonium_store::Player;
use armonium_table::PlayerId;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(create, list)).routes(routes!(delete))
}

#[derive(Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct NewProgram {
    /// The name that others see.
    name: String,
}

/// A new program. The token is sent only this once.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct CreatedProgram {
    #[schema(value_type = String)]
    player: PlayerId,
    /// For the header `Authorization: Bearer TOKEN`.
    token: String,
}

/// A program of the caller.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct ProgramCard {
    #[schema(value_type = String)]
    player: PlayerId,
    name: String,
    /// Since when, in milliseconds since 1970.
    created: i64,
}

/// The caller's programs.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(super) struct ProgramList {
    programs: Vec<ProgramCard>,
}

/// A person; programs have no programs of their own.
fn person(me: Player) -> Answer<Player> {
    if me.program {
        return Err(Error::fixed(
            StatusCode::FORBIDDEN,
            "program",
            "A program can’t have programs of its own.",
        ));
    }
    Ok(me)
}

/// The programs of a player that were not deleted.
async fn programs(app: &App, owner: PlayerId) -> Answer<Vec<Player>> {
    let mut programs = app.registry.store().programs_of(owner).await?;
    programs.retain(|program| program.passphrase.as_deref() != Some(identity::RETIRED));
    Ok(programs)
}

/// Makes an identity for a program of the caller.
#[utoipa::path(post, path = "/api/me/programs", tag = "programs", request_body = NewProgram,
    security(("cookie" = []), ("bearer" = [])),
    responses((status = 201, description = "Made", body = CreatedProgram)))]
async fn create(
    State(app): State<App>,
    Me(me): Me,
    Body(asked): Body<NewProgram>,
) -> Answer<(StatusCode, Json<CreatedProgram>)> {
    let me = person(me)?;
    let program = new_player(checked_name(&asked.name)?, Some(me.id))?;
    let store = app.registry.store();
    if programs(&app, me.id).await?.len() >= app.limits.numbers.programs_per_player as usize {
        return Err(Error::too_many("too_many_programs", "You have as many programs as you may have."));
    }
    let token = identity::new_token()?;
    store.add_player(&program, identity::token_hash(&token)).await?;
    Ok((StatusCode::CREATED, Json(CreatedProgram { player: program.id, token })))
}

/// The caller's programs, the oldest first.
#[utoipa::path(get, path = "/api/me/programs", tag = "programs", security(("cookie" = []), ("bearer" = [])),
    responses((status = 200, description = "The programs", body = ProgramList)))]
async fn list(State(app): State<App>, Me(me): Me) -> Answer<Json<ProgramList>> {
    let programs = programs(&app, me.id).await?;
    let card = |player: Player| ProgramCard { player: player.id, name: player.name, created: player.created };
    Ok(Json(ProgramList { programs: programs.into_iter().map(card).collect() }))
}

/// Makes a program's tokens void and ends its connections. Its games stay.
#[utoipa::path(delete, path = "/api/me/programs/{player}", tag = "programs", params(("player" = String, Path)),
    security(("cookie" = []), ("bearer" = [])),
    responses((status = 204, description = "Its tokens are void")))]
async fn delete(State(app): State<App>, Me(me): Me, OfPlayer(program): OfPlayer) -> Answer<StatusCode> {
    let me = person(me)?;
    let store = app.registry.store();
    loop {
        let known = store.player(program).await?.filter(|program| program.owner == Some(me.id));
        let known = known.ok_or(Error::NO_PLAYER)?;
        // The program may be changing its credentials at this moment; then read it again.
        if store.set_credentials(&known, Some(identity::RETIRED.to_owned()), None, None).await?.is_some() {
            break;
        }
    }
    store.set_webhook(program, None).await?;
    app.registry.player_changed(Some(program)).await;
    Ok(StatusCode::NO_CONTENT)
}
