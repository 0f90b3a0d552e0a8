//! Which lines of a list are asked for.

use super::fault::Fault;
use crate::names::MAX_NAME;
use armonium_table::{Experience, Pace, Spoken, TableId, TableOptions};
use serde::{Deserialize, Deserializer};

/// Which page of a list is requested.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
#[cfg_attr(feature = "openapi", into_params(parameter_in = Query))]
#[serde(deny_unknown_fields)]
pub struct PageAsked {
    /// How many lines, at most 100.
    #[serde(default = "usual", deserialize_with = "some_lines")]
    #[cfg_attr(feature = "openapi", param(minimum = 1, maximum = 100))]
    limit: u32,
    /// Where the page begins: `next` of the page before.
    #[cfg_attr(feature = "openapi", param(pattern = "^[0-9]{1,18}-[0-7][0-9a-hjkmnp-tv-z]{12}$"))]
    before: Option<String>,
}

const fn usual() -> u32 {
    20
}

fn some_lines<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u32, D::Error> {
    let limit = u32::deserialize(deserializer)?;
    let known = (1..=100).contains(&limit).then_some(limit);
    known.ok_or_else(|| serde::de::Error::custom("a page has 1 to 100 lines"))
}

impl PageAsked {
    /// How many lines.
    pub const fn limit(&self) -> u32 {
        self.limit
    }

    /// Where it begins.
    pub fn before(&self) -> Result<Option<(i64, TableId)>, Fault> {
        let Some(text) = &self.before else { return Ok(None) };
        let read = || {
            let (at, table) = text.split_once('-')?;
            Some((at.parse().ok()?, table.parse().ok()?))
        };
        read().map(Some).ok_or(Fault::fixed(400, "bad_query", "This `before` isn’t valid."))
    }

    /// Where the page after this one begins, if there may be one.
    pub fn next(&self, lines: usize, last: Option<(i64, TableId)>) -> Option<String> {
        let (at, table) = last.filter(|_| lines >= self.limit as usize)?;
        Some(format!("{at}-{table}"))
    }
}

/// Which open tables are looked for.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
#[cfg_attr(feature = "openapi", into_params(parameter_in = Query))]
#[serde(deny_unknown_fields)]
pub struct TablesAsked {
    /// How many lines, at most 100.
    #[serde(default = "usual", deserialize_with = "some_lines")]
    #[cfg_attr(feature = "openapi", param(minimum = 1, maximum = 100))]
    limit: u32,
    /// Where the page begins: `next` of the page before.
    #[cfg_attr(feature = "openapi", param(pattern = "^[0-9]{1,18}-[0-7][0-9a-hjkmnp-tv-z]{12}$"))]
    before: Option<String>,
    /// `timed`, `untimed` or `days`.
    #[cfg_attr(feature = "openapi", param(inline))]
    pub pace: Option<Pace>,
    /// A language: tables that name others only are left out.
    #[cfg_attr(feature = "openapi", param(inline))]
    pub language: Option<Spoken>,
    /// `beginners` or `experienced`: tables that are meant for the others are left out. `any`: tables for everyone.
    #[cfg_attr(feature = "openapi", param(inline))]
    pub experience: Option<Experience>,
}

impl TablesAsked {
    /// True if a table with these options is looked for.
    pub fn fits(&self, options: &TableOptions) -> bool {
        let suits = |wanted: Experience| match wanted {
            Experience::Any => options.experience.is_any(),
            one => one.common(options.experience).is_some(),
        };
        self.pace.is_none_or(|pace| pace == options.pace())
            && self.language.is_none_or(|language| options.languages.suits(language))
            && self.experience.is_none_or(suits)
    }

    /// The page of them.
    pub fn page(&self) -> PageAsked {
        PageAsked { limit: self.limit, before: self.before.clone() }
    }
}

/// The state of the games.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Going {
    /// They wait for players or are being played.
    Live,
    /// They were played to the end.
    #[default]
    Finished,
}

/// How a game ended for the caller.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum EndedAs {
    /// The caller won.
    Won,
    /// Another player won.
    Lost,
    /// Nobody won.
    Nobody,
}

/// The caller's role.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum PlayedAs {
    /// A Hero, or nobody's role was dealt.
    Hero,
    /// Fenrir.
    Fenrir,
}

/// Which games are looked for.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
#[cfg_attr(feature = "openapi", into_params(parameter_in = Query))]
#[serde(deny_unknown_fields)]
pub struct GamesAsked {
    /// How many lines, at most 100.
    #[serde(default = "usual", deserialize_with = "some_lines")]
    #[cfg_attr(feature = "openapi", param(minimum = 1, maximum = 100))]
    pub limit: u32,
    /// Where the page begins: `next` of the page before.
    #[cfg_attr(feature = "openapi", param(pattern = "^[0-9]{1,18}-[0-7][0-9a-hjkmnp-tv-z]{12}$"))]
    pub before: Option<String>,
    /// `live` or `finished`.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", param(inline))]
    pub state: Going,
    /// Part of the name of another player at the table.
    #[cfg_attr(feature = "openapi", param(max_length = 40))]
    pub search: Option<String>,
    /// How many players sat at the table.
    #[cfg_attr(feature = "openapi", param(minimum = 3, maximum = 6))]
    pub players: Option<u8>,
    /// How it ended: `won`, `lost`, or `nobody` won.
    #[cfg_attr(feature = "openapi", param(inline))]
    pub result: Option<EndedAs>,
    /// `hero` or `fenrir`. Players who never became Fenrir were Heroes.
    #[cfg_attr(feature = "openapi", param(inline))]
    pub role: Option<PlayedAs>,
    /// Was it rated?
    pub rated: Option<bool>,
    /// It ended at this moment or later, in milliseconds since 1970.
    pub from: Option<i64>,
    /// It ended before this moment.
    pub until: Option<i64>,
}

impl GamesAsked {
    /// Refuses what no game can be.
    pub fn check(&self) -> Result<(), Fault> {
        if self.name().is_some_and(|name| name.chars().count() > MAX_NAME) {
            let why = "A name has at most 40 characters; search for part of one.";
            return Err(Fault::fixed(422, "bad_search", why));
        }
        if self.players.is_some_and(|players| !(3..=6).contains(&players)) {
            return Err(Fault::fixed(422, "bad_search", "A table has 3 to 6 players."));
        }
        Ok(())
    }

    /// The part of a name that is looked for.
    pub fn name(&self) -> Option<&str> {
        self.search.as_deref().map(str::trim).filter(|part| !part.is_empty())
    }

    /// The page of them.
    pub fn page(&self) -> PageAsked {
        PageAsked { limit: self.limit, before: self.before.clone() }
    }
}
