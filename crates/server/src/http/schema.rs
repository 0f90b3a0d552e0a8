//! The document that describes the API, and the shapes in it that other crates define. Those crates know nothing of HTTP,
//! so their shapes are written down here once more; a test holds every real answer to them.

use armonium_protocol::{BranchOf, PackCard};
use axum::body::Bytes;
use axum::http::{HeaderName, HeaderValue, header};
use utoipa::openapi::content::ContentBuilder;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{ComponentsBuilder, Info, OpenApi, Ref, RefOr, ResponseBuilder};
use utoipa::{PartialSchema, ToSchema};

/// Declares shapes. Nothing ever makes one of these.
macro_rules! shapes {
    ($($item:item)+) => {$(
        #[derive(ToSchema)]
        #[allow(dead_code, reason = "only its shape is needed")]
        $item
    )+};
}

shapes! {
    /// A level of the bots of the house.
    #[schema(rename_all = "snake_case")]
    pub(super) enum Level { Apprentice, Detective, Inspector, Master }

    /// Who shall sit on a seat.
    #[schema(rename_all = "snake_case")]
    pub(super) enum Wanted { Me, Open, Apprentice, Detective, Inspector, Master }

    /// Who opens the auctions from the second Hour on.
    #[schema(rename_all = "snake_case")]
    pub(super) enum Opener { First, Last }

    /// What a host chooses for a table.
    pub(super) struct TableOptions {
        /// 3 to 6 players.
        #[schema(minimum = 3, maximum = 6)]
        players: u8,
        /// The Unknown Characters deck lies face up from the start.
        #[schema(default = false, required = false)]
        beginner: bool,
        #[schema(required = false)]
        auction_opener: Opener,
        /// The player on the first seat is new to the game and stands last in the initial order.
        #[schema(default = false, required = false)]
        newcomer: bool,
        #[schema(required = false)]
        clock: Clock,
        /// Who plays on for a player who leaves or whose clock runs out.
        #[schema(required = false)]
        substitute: Level,
        /// May players be shown exact odds?
        #[schema(default = false, required = false)]
        odds: bool,
        /// Does the result count for ratings?
        #[schema(default = false, required = false)]
        rated: bool,
        /// May anybody watch?
        #[schema(default = true, required = false)]
        spectators: bool,
        /// Is the table found by its invitation only?
        #[schema(default = false, required = false)]
        private: bool,
    }

    /// How long a player may think.
    #[derive(serde::Serialize)]
    #[serde(tag = "kind", rename_all = "snake_case")]
    pub(super) enum Clock {
        /// Nobody is hurried.
        None {},
        /// For an evening.
        RealTime {
            /// Seconds for the whole game, 10 to 86400.
            reserve: u32,
            /// Seconds for each decision, up to 3600.
            increment: u32,
        },
        /// For weeks.
        Correspondence {
            /// Hours for a turn, 1 to 720.
            hours: u16,
            /// When the clock stands every day.
            sleep: Option<Sleep>,
        },
    }

    /// A time of day in which no clock runs, in minutes of the day, UTC; it may pass midnight.
    #[derive(serde::Serialize)]
    pub(super) struct Sleep {
        from: u16,
        to: u16,
    }

    /// What everybody may know of a table.
    pub(super) struct TableCard {
        id: String,
        /// The content pack it is played with.
        pack: PackCard,
        options: TableOptions,
        /// The host's id.
        host: String,
        stage: Stage,
        /// The chairs in order.
        chairs: Vec<ChairCard>,
        /// What binds the server to its secret: 64 hexadecimal digits.
        commitment: String,
        /// The table it is a rematch of.
        #[schema(required)]
        rematch_of: Option<String>,
        /// Where the players went on.
        #[schema(required)]
        rematch: Option<String>,
        /// Where it branched off, if its game began at another table.
        branch: Option<BranchOf>,
        /// The open vote to end the game.
        vote: Option<OpenVote>,
        /// Who sat where before, oldest first.
        former: Option<Vec<FormerCard>>,
    }

    /// An open vote to end the game.
    pub(super) struct OpenVote {
        /// When it ends by itself, in milliseconds since 1970.
        until: i64,
    }

    /// A past occupant of a seat.
    pub(super) struct FormerCard {
        seat: u8,
        /// The last record in which they had it.
        until: u32,
        /// The player's id; null for a bot.
        #[schema(required)]
        player: Option<String>,
        #[schema(required)]
        name: Option<String>,
        #[schema(required)]
        bot: Option<Level>,
    }

    /// How a table stands.
    #[derive(serde::Serialize)]
    #[serde(rename_all = "snake_case")]
    pub(super) enum Stage {
        Open,
        Running,
        Finished(Outcome),
        Abandoned,
    }

    /// What everybody may know of a chair.
    pub(super) struct ChairCard {
        /// The id of the player who owns it.
        #[schema(required)]
        player: Option<String>,
        /// Null where a player owns it who has deleted their identity.
        #[schema(required)]
        name: Option<String>,
        /// The bot of the house that sits there.
        #[schema(required)]
        bot: Option<Level>,
        /// The bot that plays for the player, and why.
        #[schema(required)]
        substitute: Option<Substitute>,
        /// Is all there that the deal needs from this chair?
        ready: bool,
        /// The player's answer in the open vote to end the game.
        #[schema(required)]
        vote: Option<bool>,
        /// Does the player want a bot to play for the absent player who is asked?
        wants_bot: bool,
    }

    /// Who plays for a player.
    pub(super) struct Substitute {
        level: Level,
        why: Why,
    }

    /// Why a bot plays for somebody.
    #[schema(rename_all = "snake_case")]
    pub(super) enum Why { Clock, Left, Absent }
}

/// How a game ended, as the engine writes it.
pub(super) struct Outcome;

impl PartialSchema for Outcome {
    fn schema() -> RefOr<utoipa::openapi::schema::Schema> {
        utoipa::openapi::ObjectBuilder::new()
            .description(Some("How the game ended, as the engine writes it; see docs/engine.md."))
            .into()
    }
}

impl ToSchema for Outcome {}

impl serde::Serialize for Outcome {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_unit()
    }
}

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
    for (name, schema) in [
        ("ErrorBody", super::error::ErrorBody::schema()),
        ("ErrorInside", super::error::ErrorInside::schema()),
    ] {
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
