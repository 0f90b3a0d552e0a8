//! The company that a host looks for: the languages spoken at a table, and for whom it is meant. Neither changes the game
//! or who may sit down; lists are filtered by them, and seeks agree on them.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A language that players speak with each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Spoken {
    /// English.
    En,
    /// Italian.
    It,
    /// French.
    Fr,
    /// Spanish.
    Es,
    /// Russian.
    Ru,
}

impl Spoken {
    /// Every language, in the order of the interface.
    pub const ALL: [Self; 5] = [Self::En, Self::It, Self::Fr, Self::Es, Self::Ru];

    /// Its tag.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::It => "it",
            Self::Fr => "fr",
            Self::Es => "es",
            Self::Ru => "ru",
        }
    }

    const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// A set of languages. The empty set means that any will do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Languages(u8);

impl Languages {
    /// True if no language is named.
    pub const fn is_empty(&self) -> bool {
        self.0 == 0
    }

    /// True if this language is named.
    pub const fn has(self, language: Spoken) -> bool {
        self.0 & language.bit() != 0
    }

    /// The languages in order.
    pub fn iter(self) -> impl Iterator<Item = Spoken> {
        Spoken::ALL.into_iter().filter(move |language| self.has(*language))
    }

    /// True if someone who speaks this language fits in: it is named, or none is.
    pub const fn suits(self, language: Spoken) -> bool {
        self.is_empty() || self.has(language)
    }

    /// The languages that both sides accept; `None` if there is none.
    pub const fn common(self, other: Self) -> Option<Self> {
        match (self.0, other.0) {
            (0, any) | (any, 0) => Some(Self(any)),
            (one, two) if one & two != 0 => Some(Self(one & two)),
            _ => None,
        }
    }
}

impl FromIterator<Spoken> for Languages {
    fn from_iter<I: IntoIterator<Item = Spoken>>(languages: I) -> Self {
        Self(languages.into_iter().fold(0, |bits, language| bits | language.bit()))
    }
}

impl Serialize for Languages {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Languages {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Vec::<Spoken>::deserialize(deserializer).map(Self::from_iter)
    }
}

#[cfg(feature = "openapi")]
impl utoipa::PartialSchema for Languages {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::schema::Schema> {
        Vec::<Spoken>::schema()
    }
}

#[cfg(feature = "openapi")]
impl utoipa::ToSchema for Languages {}

/// For whom a table is meant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Experience {
    /// For everyone.
    #[default]
    Any,
    /// For players who are new to the game, and those who don't mind.
    Beginners,
    /// For players who know the game.
    Experienced,
}

impl Experience {
    /// True if it is for everyone.
    pub const fn is_any(&self) -> bool {
        matches!(self, Self::Any)
    }

    /// What suits both sides; `None` if nothing does.
    pub fn common(self, other: Self) -> Option<Self> {
        match (self, other) {
            (Self::Any, one) | (one, Self::Any) => Some(one),
            (one, two) if one == two => Some(one),
            _ => None,
        }
    }
}

/// The pace of a table, as lists are filtered by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// Live, with a clock.
    Timed,
    /// Live, without a clock.
    Untimed,
    /// Over days.
    Days,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_are_a_list_of_tags_without_repetition() {
        let read: Languages = serde_json::from_str(r#"["it","en","it"]"#).expect("languages");
        assert_eq!(serde_json::to_string(&read).expect("a list"), r#"["en","it"]"#);
        assert!(serde_json::from_str::<Languages>(r#"["xx"]"#).is_err());
        for language in Spoken::ALL {
            let tag = serde_json::to_string(&language).expect("a tag");
            assert_eq!(tag, format!("\"{}\"", language.tag()));
        }
    }

    #[test]
    fn a_player_who_names_no_language_agrees_with_everyone() {
        let of = |tags: &[Spoken]| tags.iter().copied().collect::<Languages>();
        let (none, both) = (of(&[]), of(&[Spoken::En, Spoken::It]));
        assert_eq!(none.common(both), Some(both));
        assert_eq!(both.common(of(&[Spoken::It, Spoken::Ru])), Some(of(&[Spoken::It])));
        assert_eq!(both.common(of(&[Spoken::Ru])), None);
        assert!(none.suits(Spoken::Fr) && both.suits(Spoken::It) && !both.suits(Spoken::Fr));
    }

    #[test]
    fn a_table_for_beginners_is_not_one_for_experienced_players() {
        use Experience::{Any, Beginners, Experienced};
        assert_eq!(Any.common(Beginners), Some(Beginners));
        assert_eq!(Experienced.common(Any), Some(Experienced));
        assert_eq!(Beginners.common(Experienced), None);
    }
}
