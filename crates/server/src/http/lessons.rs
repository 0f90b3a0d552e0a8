//! The lessons over HTTP. What is asked and answered: `armonium_lessons`.

use super::body::Body;
use super::error::{Answer, Error};
use crate::app::App;
use armonium_lessons::{Course, LessonList, LessonNow, LessonPlay};
use axum::Json;
use axum::extract::Path;
use std::sync::LazyLock;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The chapters, read once. Tests ensure that this succeeds.
static COURSE: LazyLock<Result<Course, String>> = LazyLock::new(Course::read);

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(lessons)).routes(routes!(lesson))
}

fn course() -> Answer<&'static Course> {
    COURSE.as_ref().map_err(|wrong| {
        tracing::error!(wrong, "the lessons cannot be read");
        Error::INSIDE
    })
}

/// The chapters of the tutorial.
#[utoipa::path(get, path = "/api/lessons", tag = "lessons",
    responses((status = 200, description = "The chapters in order", body = LessonList)))]
async fn lessons() -> Answer<Json<LessonList>> {
    Ok(Json(course()?.list()))
}

/// Replays a chapter and tries further inputs. Nothing is stored.
#[utoipa::path(post, path = "/api/lessons/{chapter}", tag = "lessons", params(("chapter" = String, Path)),
    request_body = LessonPlay,
    responses((status = 200, description = "The state of the chapter", body = LessonNow)))]
async fn lesson(Path(id): Path<String>, Body(play): Body<LessonPlay>) -> Answer<Json<LessonNow>> {
    Ok(Json(course()?.play(&id, &play)?))
}
