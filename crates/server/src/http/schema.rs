//! The OpenAPI document, completed from what the routes and types derive. A test holds every real answer to it.

use armonium_protocol::http::{ErrorBody, ErrorInside};
use axum::body::Bytes;
use axum::http::{HeaderName, HeaderValue, header};
use utoipa::PartialSchema;
use utoipa::openapi::content::ContentBuilder;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{ComponentsBuilder, Info, OpenApi, Ref, RefOr, ResponseBuilder};

/// Completes the document that the routes have made.
pub(super) fn document(mut document: OpenApi) -> Bytes {
    document.info = Info::new("Armonium", env!("CARGO_PKG_VERSION"));
    document.info.description = Some(
        "The server of the board game 011. Tables are played over WebSockets: docs/protocol.md.".to_owned(),
    );
    let mut components = document.components.take().unwrap_or_else(|| ComponentsBuilder::new().build());
    components
        .add_security_scheme("cookie", SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new("armonium"))));
    components.add_security_scheme(
        "bearer",
        SecurityScheme::Http(HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build()),
    );
    for (name, schema) in [("ErrorBody", ErrorBody::schema()), ("ErrorInside", ErrorInside::schema())] {
        components.schemas.insert(name.to_owned(), schema);
    }
    document.components = Some(components);
    let refused = ResponseBuilder::new()
        .description("Refused; nothing has changed")
        .content(
            "application/json",
            ContentBuilder::new().schema(Some(Ref::from_schema_name("ErrorBody"))).build(),
        )
        .build();
    for (name, path) in &mut document.paths.paths {
        let operations = [
            ("get", &mut path.get),
            ("put", &mut path.put),
            ("post", &mut path.post),
            ("delete", &mut path.delete),
            ("patch", &mut path.patch),
        ];
        for (method, operation) in operations {
            let Some(operation) = operation else { continue };
            // The names that the handlers have in their modules are not unique among all of them.
            let words =
                name.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !matches!(*word, "" | "api"));
            let id = std::iter::once(method).chain(words).collect::<Vec<_>>().join("_");
            operation.operation_id = Some(id);
            operation.responses.responses.insert("default".to_owned(), RefOr::T(refused.clone()));
        }
    }
    document.to_json().map(Bytes::from).unwrap_or_default()
}

/// The document as an answer.
pub(super) fn answer(document: Bytes) -> ([(HeaderName, HeaderValue); 1], Bytes) {
    ([(header::CONTENT_TYPE, HeaderValue::from_static("application/json"))], document)
}
