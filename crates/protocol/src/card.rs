//! What everybody may know of a table: its card, as frames and lists carry it.

use armonium_rules::{Content, Outcome, Seat};
use armonium_table::{
    Branch, Colour, Digest, Former, Level, Next, Occupant, PlayerId, Stage, SubstituteReason, Table, TableId,
    TableOptions,
};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

/// The players' names.
pub type Names = HashMap<PlayerId, String>;

/// What everybody may know of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableCard {
    /// Its id.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub id: TableId,
    /// The content pack it is played with.
    pub pack: PackCard,
    /// What the host chose.
    pub options: TableOptions,
    /// The host.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub host: PlayerId,
    /// Where it is in its life.
    pub stage: StageCard,
    /// The chairs in order.
    pub chairs: Vec<ChairCard>,
    /// The commitment to the server's secret.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub commitment: Digest,
    /// The table it is a rematch of.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>, required))]
    pub rematch_of: Option<TableId>,
    /// The rematch that followed.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>, required))]
    pub rematch: Option<TableId>,
    /// Where its game branched off from another table's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub branch: Option<BranchOf>,
    /// The open vote to end the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub vote: Option<OpenVote>,
    /// When the countdown ends and the cards are dealt, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub deal_at: Option<i64>,
    /// True if the countdown was stopped; the host or who stopped it starts it again.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub stopped: bool,
    /// Who asks for the seat of a bot, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<SeatRequestCard>>"))]
    pub requests: Vec<SeatRequestCard>,
    /// The pause that is on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub pause: Option<PauseCard>,
    /// The pause that is proposed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub pause_proposal: Option<PauseProposalCard>,
    /// Who sat where before, oldest first. The log names who acted then.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<FormerCard>>"))]
    pub former: Vec<FormerCard>,
}

/// Where a table's game branched off from another table's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BranchOf {
    /// The other table.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub table: TableId,
    /// After how many decisions and take-backs there.
    pub at: u32,
}

impl From<Branch> for BranchOf {
    fn from(branch: Branch) -> Self {
        Self { table: branch.table, at: branch.at }
    }
}

/// An open vote to end the game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OpenVote {
    /// When it ends by itself, in milliseconds since 1970.
    pub until: i64,
}

/// A person who asks for the seat of a bot.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatRequestCard {
    /// Who.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub player: PlayerId,
    /// The player's name; null if the player has deleted their identity.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub name: Option<String>,
}

/// A pause.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PauseCard {
    /// Since when, in milliseconds since 1970.
    pub since: i64,
    /// When it ends by itself.
    pub until: i64,
}

/// A pause that is proposed.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PauseProposalCard {
    /// Who proposed it.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// How long, in minutes.
    pub minutes: u32,
    /// When the proposal expires, in milliseconds since 1970.
    pub until: i64,
}

/// What everybody may know of a player's absence.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AwayCard {
    /// True if the player agreed to the pause that is proposed or on.
    #[serde(default)]
    pub agreed: bool,
    /// True if the player agreed to the pause that is on and wants to continue.
    #[serde(default)]
    pub wants_resume: bool,
    /// When the player's vacation ends at the latest, in milliseconds since 1970; none if not on vacation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub vacation: Option<i64>,
    /// How many vacation days are left, without the vacation that is on.
    #[serde(default)]
    pub vacation_left: u8,
    /// When the player was last nudged.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub nudged: Option<i64>,
}

/// A past occupant of a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FormerCard {
    /// The seat.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// The last record in which they had it.
    pub until: u32,
    /// The player; null for a bot.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>, required))]
    pub player: Option<PlayerId>,
    /// The player's name; null for a bot and for a player who has deleted their identity.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub name: Option<String>,
    /// The bot.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub bot: Option<Level>,
    /// The colour they had, from 0.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub colour: Colour,
}

impl FormerCard {
    fn of(former: &Former, names: &Names) -> Self {
        let (player, bot) = match former.occupant {
            Occupant::Player(player) => (Some(player), None),
            Occupant::Bot(level) => (None, Some(level)),
        };
        let name = player.and_then(|player| names.get(&player).cloned());
        Self { seat: former.seat, until: former.until, player, name, bot, colour: former.colour }
    }
}

/// A content pack. `GET /api/packs/FILE` gives it, and `GET /api/packs/FILE.toml` its file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PackCard {
    /// Its short name.
    pub id: String,
    /// The hash of what a game depends on: ids, places, gears, tiles. Games pin it.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub hash: Digest,
    /// The SHA-256 of its whole file: names, comments and drawing hints too.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub file: Digest,
}

impl PackCard {
    /// Which pack this is.
    pub fn of(content: &Content) -> Self {
        let (hash, file) = (Digest(*content.hash()), Digest(*content.file_hash()));
        Self { id: content.id().to_owned(), hash, file }
    }
}

/// Where a table is in its life.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "Stage"))]
#[serde(rename_all = "snake_case")]
pub enum StageCard {
    /// Players gather.
    Open,
    /// The game is on.
    Running,
    /// The game is over.
    Finished(Outcome),
    /// The table was abandoned.
    Abandoned,
}

/// What everybody may know of a chair.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChairCard {
    /// The player who owns it.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>, required))]
    pub player: Option<PlayerId>,
    /// The player's name; null where a player owns the chair who has deleted their identity.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub name: Option<String>,
    /// The bot that has the seat.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub bot: Option<Level>,
    /// The bot that plays for the player, and why.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub substitute: Option<SubstituteCard>,
    /// True if the deal needs nothing more from this chair.
    pub ready: bool,
    /// The player's answer in the open vote to end the game.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub vote: Option<bool>,
    /// True if the player asked for a bot to play for the absent player to act.
    pub wants_bot: bool,
    /// The colour of who sits here, from 0.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub colour: Colour,
    /// The seat with which the player here asks to swap.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub wants_swap: Option<Seat>,
    /// Pauses, vacation and nudges.
    #[serde(default)]
    pub away: AwayCard,
}

/// A bot that plays for a player.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SubstituteCard {
    /// Its level.
    pub level: Level,
    /// Why it does.
    pub why: SubstituteReason,
}

/// The clocks at this moment.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClockNow {
    /// When the time of the player to act runs out, in milliseconds since 1970.
    pub deadline: Option<i64>,
    /// What is left of each reserve, in milliseconds.
    pub reserves: Vec<i64>,
}

impl TableCard {
    /// What everybody may know of this table.
    pub fn of(table: &Table, names: &Names) -> Self {
        let chairs = (0..).map(Seat).zip(&table.chairs).map(|(seat, chair)| ChairCard {
            player: chair.player(),
            name: chair.player().and_then(|player| names.get(&player).cloned()),
            bot: if chair.player().is_none() { chair.bot() } else { None },
            substitute: chair.substitute.map(|(level, why)| SubstituteCard { level, why }),
            ready: chair.is_ready(),
            vote: chair.vote,
            wants_bot: chair.wants_bot,
            colour: chair.colour,
            wants_swap: chair.wants_swap,
            away: AwayCard {
                agreed: chair.away.agreed,
                wants_resume: chair.away.wants_resume,
                vacation: table.vacation_until(seat),
                vacation_left: table.vacation_left(seat),
                nudged: chair.away.nudged,
            },
        });
        Self {
            id: table.id,
            pack: PackCard::of(table.content()),
            options: table.options,
            host: table.host,
            stage: match table.stage() {
                Stage::Open => StageCard::Open,
                Stage::Running => StageCard::Running,
                Stage::Finished(outcome) => StageCard::Finished(outcome),
                Stage::Abandoned => StageCard::Abandoned,
            },
            chairs: chairs.collect(),
            commitment: table.secret().commitment(),
            rematch_of: table.rematch_of,
            rematch: table.rematch,
            branch: table.branch.map(BranchOf::from),
            vote: table.vote_until().map(|until| OpenVote { until }),
            deal_at: table.deal_at(),
            stopped: table.is_start_stopped(),
            requests: table
                .requests
                .iter()
                .map(|player| SeatRequestCard { player: *player, name: names.get(player).cloned() })
                .collect(),
            pause: table.pause().map(|pause| PauseCard { since: pause.since, until: pause.until }),
            pause_proposal: table.pause_proposal().map(|(proposal, until)| PauseProposalCard {
                seat: proposal.seat,
                minutes: proposal.minutes,
                until,
            }),
            former: table.former.iter().map(|former| FormerCard::of(former, names)).collect(),
        }
    }
}

impl ClockNow {
    /// The clocks of this table; none if it has no clock.
    pub fn of(table: &Table) -> Option<Self> {
        let deadline = match table.next() {
            Next::Player { deadline, .. } => deadline,
            Next::Bot { .. } | Next::Nobody => None,
        };
        let has_clock = table.options.clock != armonium_table::Clock::None {};
        has_clock
            .then(|| Self { deadline, reserves: table.chairs.iter().map(|chair| chair.reserve).collect() })
    }
}

impl StageCard {
    /// True once the game has a result or the table was abandoned.
    pub const fn is_over(self) -> bool {
        matches!(self, Self::Finished(_) | Self::Abandoned)
    }
}

#[cfg(feature = "openapi")]
impl utoipa::PartialSchema for StageCard {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::schema::Schema> {
        use utoipa::openapi::schema::{ObjectBuilder, OneOfBuilder, Type};
        let words = ObjectBuilder::new().schema_type(Type::String).enum_values(Some([
            "open",
            "running",
            "abandoned",
        ]));
        let outcome = ObjectBuilder::new()
            .description(Some("How the game ended, as the engine writes it; see docs/engine.md."));
        let finished = ObjectBuilder::new().property("finished", outcome).required("finished");
        OneOfBuilder::new().item(words).item(finished).into()
    }
}

#[cfg(feature = "openapi")]
impl utoipa::ToSchema for StageCard {}
