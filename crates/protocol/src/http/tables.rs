//! Tables over HTTP: setting one up, finding one, joining, starting; seats and links.

use crate::card::{Names, TableCard};
use armonium_table::{Digest, Level, Next, PlayerId, Table, TableId, TableOptions};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A table as the caller may know it. Playing goes over its WebSocket.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableAnswer {
    /// The table's id.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub id: TableId,
    /// What everybody may know of it.
    pub card: TableCard,
    /// The number of its last record.
    pub version: u32,
    /// The caller's seat.
    pub seat: Option<u8>,
    /// The player to act, once the game has begun.
    pub next: Option<NextCard>,
    /// The token that lets others in; for members only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub invitation: Option<String>,
}

impl TableAnswer {
    /// The table as this player may know it.
    pub fn of(table: &Table, names: &Names, player: Option<PlayerId>) -> Self {
        Self {
            id: table.id,
            card: TableCard::of(table, names),
            version: table.version,
            seat: player.and_then(|player| table.seat_of(player)).map(|seat| seat.0),
            next: NextCard::of(table),
            invitation: table.is_member(player).then(|| table.secret().invitation()),
        }
    }
}

/// The seat to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NextCard {
    /// The seat.
    pub seat: u8,
    /// The player; null for a bot.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub player: Option<PlayerId>,
    /// When the time runs out, in milliseconds since 1970.
    pub deadline: Option<i64>,
}

impl NextCard {
    /// The seat to act at this table.
    pub fn of(table: &Table) -> Option<Self> {
        match table.next() {
            Next::Nobody => None,
            Next::Bot { seat, .. } => Some(Self { seat: seat.0, player: None, deadline: None }),
            Next::Player { seat, player, deadline } => {
                Some(Self { seat: seat.0, player: Some(player), deadline })
            }
        }
    }
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableLine {
    /// The table's id.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub id: TableId,
    /// When it was set up, in milliseconds since 1970.
    pub created: i64,
    /// When it last changed in a way that lists show.
    pub changed: i64,
    /// What everybody may know of it.
    pub card: TableCard,
    /// The player to act; in the caller's own list only, for running games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub next: Option<NextCard>,
    /// True if it is the caller's turn. In the caller's own list only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub my_turn: Option<bool>,
}

/// A page of a list of tables.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableList {
    /// The tables.
    pub tables: Vec<TableLine>,
    /// Where the next page begins.
    pub next: Option<String>,
}

/// Who gets a seat of a new table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(type = r#""me" | "open" | Level"#))]
pub enum Wanted {
    /// The caller.
    Me,
    /// The next player who comes.
    Open,
    /// A bot.
    Bot(Level),
}

impl Wanted {
    const fn name(self) -> &'static str {
        match self {
            Self::Me => "me",
            Self::Open => "open",
            Self::Bot(level) => level.name(),
        }
    }
}

impl Serialize for Wanted {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Wanted {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        match name.as_str() {
            "me" => Ok(Self::Me),
            "open" => Ok(Self::Open),
            level => level.parse().map(Self::Bot).map_err(|_| {
                let levels = Level::ALL.map(Level::name).join(", ");
                serde::de::Error::custom(format_args!("a seat is one of me, open, {levels}"))
            }),
        }
    }
}

#[cfg(feature = "openapi")]
impl utoipa::PartialSchema for Wanted {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::schema::Schema> {
        let names = [Self::Me, Self::Open].into_iter().chain(Level::ALL.map(Self::Bot)).map(Self::name);
        utoipa::openapi::ObjectBuilder::new()
            .schema_type(utoipa::openapi::schema::Type::String)
            .enum_values(Some(names))
            .into()
    }
}

#[cfg(feature = "openapi")]
impl utoipa::ToSchema for Wanted {}

/// A table to set up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// What the host chooses.
    #[cfg_attr(feature = "ts", ts(type = "{ players: number } & Partial<TableOptions>"))]
    pub options: TableOptions,
    /// Who sits where; what is left out is open. Usually the caller sits first. Bots alone begin at once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seats: Option<Vec<Wanted>>,
}

/// A seat to take.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Joining {
    /// The seat; the first free one if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seat: Option<u8>,
    /// The token of the invitation; needed at a private table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub invitation: Option<String>,
    /// The player's part of the shuffle: 64 hexadecimal digits, drawn after the commitment was seen. If it is left out, it is
    /// given over the WebSocket.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>, pattern = "^[0-9A-Fa-f]{64}$"))]
    pub nonce: Option<Digest>,
}

/// Bots for the free seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Starting {
    /// Their level.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Level>"))]
    pub level: Level,
}

/// A bot for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewBot {
    /// Its level.
    pub bot: Level,
}

/// The token of a link that hands a seat over or opens a replay.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Link {
    /// The token.
    pub link: String,
}

/// A request for the seat of a bot.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SeatRequest {
    /// The token of the invitation; needed at a private table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub invitation: Option<String>,
}

/// Who gets the seat of a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SeatGift {
    /// A player who asked for one.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub to: PlayerId,
}

/// A seat to take over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TakingOver {
    /// The link's token.
    pub link: String,
}
