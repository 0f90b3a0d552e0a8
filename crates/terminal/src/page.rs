//! The pages that can be laid over the table: which there are, and where the reader is in them. What they say: pages.rs.

/// A page laid over the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Page {
    /// Which.
    pub(crate) kind: Kind,
    /// The first line that is shown.
    pub(crate) top: usize,
    /// What is looked for.
    pub(crate) wanted: String,
    /// Is it being typed?
    pub(crate) typing: bool,
}

/// The pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Keys and signs.
    Help,
    /// Everything that happened.
    Log,
    /// What follows for each Character Card.
    Notebook,
    /// What everybody has.
    Players,
    /// What the player holds.
    Hand,
    /// The rules.
    Rules,
}

impl Kind {
    #[cfg(test)]
    pub(crate) const ALL: [Self; 6] =
        [Self::Help, Self::Log, Self::Notebook, Self::Players, Self::Hand, Self::Rules];

    /// The page that a key opens.
    pub(crate) const fn of(key: char) -> Option<Self> {
        Some(match key {
            '?' => Self::Help,
            'l' => Self::Log,
            'n' => Self::Notebook,
            'p' => Self::Players,
            'h' => Self::Hand,
            'r' => Self::Rules,
            _ => return None,
        })
    }

    /// Its heading.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Help => "term-page-help",
            Self::Log => "term-page-log",
            Self::Notebook => "term-page-notebook",
            Self::Players => "term-page-players",
            Self::Hand => "term-page-hand",
            Self::Rules => "term-page-rules",
        }
    }
}

impl Page {
    /// The beginning of a page; the log opens at its end.
    pub(crate) fn open(kind: Kind) -> Self {
        let top = if kind == Kind::Log { usize::MAX } else { 0 };
        Self { kind, top, wanted: String::new(), typing: false }
    }
}
