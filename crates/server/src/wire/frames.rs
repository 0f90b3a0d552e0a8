//! What the server says, as text. Everything in a frame is built from what its reader may know: the View, the news as that
//! reader sees them, and what everybody may know of the table.

use super::PROTOCOL;
use super::changes::{Changes, Legal, Rest, new_legal, public_changes};
use super::hints::Hint;
use super::questions::{Odds, WhyNot};
use super::shown::Shown;
use armonium_locale::{Language, Words};
use armonium_rules::{Content, Outcome, Public, Route, Seat, View, Viewer};
use armonium_table::{
    Branch, Chair, Digest, Former, Level, News, Next, PlayerId, Presence, Refusal, Sitter, Stage, Table,
    TableId, TableOptions, Why,
};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use std::collections::HashMap;
use std::fmt::Write;
use utoipa::ToSchema;

/// Most frames are no longer than this, in bytes.
const USUAL: usize = 1024;

/// The players' names.
pub type Names = HashMap<PlayerId, String>;

/// A record as a reader is told of it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Told {
    /// Its number.
    pub version: u32,
    /// When it was written, in milliseconds since 1970.
    pub at: i64,
    /// What happened.
    pub news: Vec<News>,
}

/// What everybody may know of a table.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableCard {
    /// Its id.
    pub id: TableId,
    /// The content pack it is played with.
    pub pack: PackCard,
    /// What the host chose.
    pub options: TableOptions,
    /// The host.
    pub host: PlayerId,
    /// How it stands.
    pub stage: StageCard,
    /// The chairs in order.
    pub chairs: Vec<ChairCard>,
    /// What binds the server to its secret.
    pub commitment: Digest,
    /// The table it is a rematch of.
    pub rematch_of: Option<TableId>,
    /// Where the players went on.
    pub rematch: Option<TableId>,
    /// Where it branched off, if its game began at another table.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub branch: Option<Branch>,
    /// The open vote to end the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub vote: Option<OpenVote>,
    /// Who sat where before, oldest first. The log names who acted then.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<FormerCard>>"))]
    pub former: Vec<FormerCard>,
}

/// An open vote to end the game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OpenVote {
    /// When it ends by itself, in milliseconds since 1970.
    pub until: i64,
}

/// A past occupant of a seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FormerCard {
    /// The seat.
    pub seat: Seat,
    /// The last record in which they had it.
    pub until: u32,
    /// The player; null for a bot.
    pub player: Option<PlayerId>,
    /// The player's name; null for a bot and for a player who has deleted their identity.
    pub name: Option<String>,
    /// The bot.
    pub bot: Option<Level>,
}

impl FormerCard {
    fn of(former: &Former, names: &Names) -> Self {
        let (player, bot) = match former.sitter {
            Sitter::Player(player) => (Some(player), None),
            Sitter::Bot(level) => (None, Some(level)),
        };
        let name = player.and_then(|player| names.get(&player).cloned());
        Self { seat: former.seat, until: former.until, player, name, bot }
    }
}

/// A content pack. `GET /api/packs/FILE` gives it, and `GET /api/packs/FILE.toml` its file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PackCard {
    /// Its short name.
    pub id: String,
    /// The hash of what a game depends on: ids, places, gears, tiles. Games pin it.
    #[schema(value_type = String)]
    pub hash: Digest,
    /// The SHA-256 of its whole file: names, comments and drawing hints too.
    #[schema(value_type = String)]
    pub file: Digest,
}

impl PackCard {
    /// Which pack this is.
    pub fn of(content: &Content) -> Self {
        let (hash, file) = (Digest(*content.hash()), Digest(*content.file_hash()));
        Self { id: content.id().to_owned(), hash, file }
    }
}

/// How a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
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
    /// The table was given up.
    Abandoned,
}

/// What everybody may know of a chair.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChairCard {
    /// The player who owns it.
    pub player: Option<PlayerId>,
    /// The player's name; null where a player owns the chair who has deleted their identity.
    pub name: Option<String>,
    /// The bot of the house that sits there.
    pub bot: Option<Level>,
    /// The bot that plays for the player, and why.
    pub substitute: Option<SubstituteCard>,
    /// Is all there that the deal needs from this chair?
    pub ready: bool,
    /// The player's answer in the open vote to end the game.
    pub vote: Option<bool>,
    /// Does the player want a bot to play for the absent player who is asked?
    pub wants_bot: bool,
}

/// Who plays for a player.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SubstituteCard {
    /// Of which level.
    pub level: Level,
    /// Why.
    pub why: Why,
}

/// The clocks at this moment.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClockNow {
    /// When the time of whoever is asked runs out, in milliseconds since 1970.
    pub deadline: Option<i64>,
    /// What is left of each reserve, in milliseconds.
    pub reserves: Vec<i64>,
}

impl TableCard {
    /// What everybody may know of this table.
    pub fn of(table: &Table, names: &Names) -> Self {
        let chairs = table.chairs.iter().map(|chair| ChairCard {
            player: chair.player(),
            name: chair.player().and_then(|player| names.get(&player).cloned()),
            bot: if chair.player().is_none() { chair.bot() } else { None },
            substitute: chair.substitute.map(|(level, why)| SubstituteCard { level, why }),
            ready: chair.is_ready(),
            vote: chair.vote,
            wants_bot: chair.wants_bot,
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
            branch: table.branch,
            vote: table.vote_until().map(|until| OpenVote { until }),
            former: table.former.iter().map(|former| FormerCard::of(former, names)).collect(),
        }
    }
}

impl ClockNow {
    fn of(table: &Table) -> Option<Self> {
        let deadline = match table.next() {
            Next::Player { deadline, .. } => deadline,
            Next::Bot { .. } | Next::Nobody => None,
        };
        let has_clock = table.options.clock != armonium_table::Clock::None {};
        has_clock
            .then(|| Self { deadline, reserves: table.chairs.iter().map(|chair| chair.reserve).collect() })
    }
}

#[derive(Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(rename = "ServerMessage"))]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum Frame<'a> {
    Welcome {
        protocol: u32,
        version: u32,
        seat: Option<Seat>,
        decision: u32,
        take_back: bool,
        clock: Option<ClockNow>,
        table: &'a TableCard,
        view: Option<&'a View>,
        missed: Vec<Told>,
    },
    Update {
        version: u32,
        at: i64,
        decision: u32,
        take_back: bool,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        clock: Option<ClockNow>,
        #[cfg_attr(feature = "ts", ts(as = "Vec<News>"))]
        news: &'a RawValue,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        table: Option<&'a TableCard>,
        seat: SeatUpdate,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        view: Option<&'a View>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        changes: Option<Changes<'a>>,
        /// The command it answers; written by `with_done`.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        done: Option<u64>,
    },
    Done {
        done: u64,
        version: u32,
    },
    Refused {
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        id: Option<u64>,
        #[serde(flatten)]
        why: Refusal,
        clause: &'a str,
        message: String,
        version: u32,
        decision: u32,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        view: Option<&'a View>,
    },
    Error {
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        id: Option<u64>,
        code: &'a str,
        clause: &'a str,
        message: &'a str,
    },
    Answer {
        id: u64,
        version: u32,
        decision: u32,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        why: Option<Vec<Option<WhyNot>>>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        routes: Option<Vec<Route>>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional = nullable, as = "Option<Odds>"))]
        odds: Option<Option<Odds>>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional = nullable, as = "Option<Hint>"))]
        hint: Option<Option<Hint>>,
    },
    Presence {
        /// Whose owners are connected.
        seats: Vec<bool>,
        watching: u32,
        /// Since when the owner of each seat has no connection, in milliseconds since 1970; null if connected or no player's.
        absent_since: Vec<Option<i64>>,
        /// From when on the others may let a bot play for the seat that is asked.
        bot_from: Option<i64>,
    },
    Bye {
        code: &'a str,
        retry_ms: Option<u32>,
        message: &'a str,
    },
    Pong {},
}

/// What an update says about the reader's own seat.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
pub(super) enum SeatUpdate {
    /// The reader sits here.
    Seat(Seat),
    /// Nothing new, or no seat (any more).
    Word(SeatWord),
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub(super) enum SeatWord {
    Unchanged,
    None,
}

impl SeatUpdate {
    pub(super) const UNCHANGED: Self = Self::Word(SeatWord::Unchanged);

    fn of(viewer: Viewer) -> Self {
        match viewer {
            Viewer::Seat(seat) => Self::Seat(seat),
            Viewer::Spectator => Self::Word(SeatWord::None),
        }
    }
}

impl Frame<'_> {
    pub(super) fn text(&self) -> String {
        let mut text = Vec::with_capacity(USUAL);
        // Everything here can be written as JSON: no maps with odd keys, no numbers that are not.
        let _ = serde_json::to_writer(&mut text, self);
        String::from_utf8(text).unwrap_or_default()
    }
}

/// The frames of a table for its readers.
#[derive(Clone, Copy)]
pub struct Frames<'a> {
    /// The table.
    pub table: &'a Table,
    /// What everybody may know of it.
    pub card: &'a TableCard,
}

impl<'a> Frames<'a> {
    fn seat(viewer: Viewer) -> Option<Seat> {
        match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// Who may take something back.
    fn take_back(&self) -> Option<Viewer> {
        let seat = self.table.can_take_back()?;
        self.table.chairs[seat.index()].bot().is_none().then_some(Viewer::Seat(seat))
    }

    /// What those who sit here are called in sentences, seat by seat: a player by name, or as somebody who is gone, a bot
    /// by its level.
    pub(super) fn players(&self, language: Language, names: &Names) -> Vec<String> {
        let name = |chair: &Chair| match chair.player() {
            Some(player) => names.get(&player).cloned().or_else(|| Some(language.deleted_player())),
            None => chair.bot().map(|level| language.level(level.name())),
        };
        self.table.chairs.iter().map(|chair| name(chair).unwrap_or_default()).collect()
    }

    /// What a reader sees of the news, with preset phrases in the reader's language.
    pub fn news(news: &News, viewer: Viewer, language: Language) -> News {
        Self::worded(news.seen_by(viewer), language)
    }

    /// The same news with preset phrases in a language.
    pub(crate) fn worded(news: News, language: Language) -> News {
        match news {
            News::Phrase { seat, phrase, .. } => {
                News::Phrase { seat, phrase, text: Some(language.phrase(phrase.code())) }
            }
            other => other,
        }
    }

    /// Is the table itself told along with this news?
    pub(crate) fn is_about_table(table: &Table, news: &[News]) -> bool {
        let over = matches!(table.stage(), Stage::Finished(_) | Stage::Abandoned);
        over || news.iter().any(News::is_about_table)
    }

    /// For a reader who has just come.
    pub fn welcome(&self, viewer: Viewer, view: Option<&View>, missed: Vec<Told>) -> String {
        Frame::Welcome {
            protocol: PROTOCOL,
            version: self.table.version,
            seat: Self::seat(viewer),
            decision: self.table.decisions,
            take_back: self.take_back() == Some(viewer),
            clock: ClockNow::of(self.table),
            table: self.card,
            view,
            missed,
        }
        .text()
    }

    /// Puts the records that were missed, as a JSON list, into a welcome without any.
    pub(crate) fn with_missed(welcome: &str, missed: &str) -> String {
        match welcome.strip_suffix("[]}") {
            Some(start) => [start, missed, "}"].concat(),
            None => welcome.to_owned(),
        }
    }

    /// For readers who have seen everything before this record.
    pub fn updates(self, at: i64, news: &'a [News]) -> Updates<'a> {
        let about_table = Self::is_about_table(self.table, news);
        Updates { news, ..self.updates_of(at, about_table) }
    }

    /// The same for somebody who is told this news; `old` is the View that reader has.
    pub(crate) fn update_of(
        self,
        viewer: Viewer,
        old: Option<&'a View>,
        view: Option<&'a View>,
        at: i64,
        news: Vec<News>,
        about_table: bool,
    ) -> String {
        let mut updates = self.updates_of(at, about_table);
        updates.tell(viewer, Seen::Own(old, view), news);
        updates.texts.pop().map(|(_, text)| text).unwrap_or_default()
    }

    fn updates_of(self, at: i64, about_table: bool) -> Updates<'a> {
        let take_back = self.take_back();
        Updates {
            frames: self,
            at,
            news: &[],
            about_table,
            take_back,
            told: Vec::new(),
            public: None,
            texts: Vec::new(),
            known: Vec::new(),
        }
    }

    /// For a reader whose command was refused.
    pub fn refused(
        &self,
        language: Language,
        names: &Names,
        id: Option<u64>,
        why: Refusal,
        view: Option<&View>,
    ) -> String {
        let names = self.players(language, names);
        let words = Words::new(language, self.table.content(), &names);
        let message = crate::trouble::refusal_text(&words, &why);
        Frame::Refused {
            id,
            why,
            clause: why.clause(),
            message,
            version: self.table.version,
            decision: self.table.decisions,
            view,
        }
        .text()
    }

    /// For a reader whose command had been carried out before.
    pub fn done(id: u64, version: u32) -> String {
        Frame::Done { done: id, version }.text()
    }

    /// Says in an update for the sender that it is the answer to a command.
    pub fn with_done(update: &str, id: u64) -> String {
        let mut text = String::with_capacity(update.len() + 32);
        text.push_str(update.strip_suffix('}').unwrap_or(update));
        // A String takes whatever is written to it.
        let _ = write!(text, ",\"done\":{id}}}");
        text
    }

    /// What is wrong with what a client sent, or with the server.
    pub fn error(id: Option<u64>, code: &str, clause: &str, message: &str) -> String {
        Frame::Error { id, code, clause, message }.text()
    }

    /// Who is connected.
    pub fn presence(table: &Table, presence: &Presence, watching: u32) -> String {
        let seats = || (0..table.options.players).map(Seat).zip(&table.chairs);
        let connected =
            |(seat, chair): (Seat, &Chair)| chair.player().is_some() && presence.away_since(seat).is_none();
        Frame::Presence {
            seats: seats().map(connected).collect(),
            watching,
            absent_since: seats().map(|(seat, _)| presence.away_since(seat)).collect(),
            bot_from: table.bot_from(presence),
        }
        .text()
    }

    /// The connection ends; whoever gets this may come back after a while, if it says so.
    pub fn bye(code: &str, retry_ms: Option<u32>, message: &str) -> String {
        Frame::Bye { code, retry_ms, message }.text()
    }

    /// Somebody is there.
    pub fn pong() -> String {
        Frame::Pong {}.text()
    }
}

/// What a reader sees of the game before a record and after it.
#[derive(Clone, Copy)]
pub enum Seen<'a> {
    /// The View the reader has, if there is one, and the one to have.
    Own(Option<&'a View>, Option<&'a View>),
    /// A record that changed nothing that not everybody sees.
    Open(&'a Shown, &'a Shown),
}

/// The frames that tell of one record. What several readers are told in the same words is written once.
pub struct Updates<'a> {
    frames: Frames<'a>,
    at: i64,
    news: &'a [News],
    about_table: bool,
    take_back: Option<Viewer>,
    /// The news as some reader is told of them.
    told: Vec<(Vec<News>, Box<RawValue>)>,
    /// What the last reader knew of what everybody sees, and the text of what is new in it.
    public: Option<(&'a Public, Option<Box<RawValue>>)>,
    texts: Vec<(Gist<'a>, String)>,
    /// Which of the texts is for whom.
    known: Vec<(Viewer, Language, usize)>,
}

/// What readers are told in the same words if nothing but what everybody sees has changed.
#[derive(Clone, Copy, PartialEq)]
struct Gist<'a> {
    /// Which way to tell the news.
    told: usize,
    take_back: bool,
    legal: Legal<'a>,
    /// Whose own it is, if it is somebody's.
    own: Option<Viewer>,
}

impl<'a> Updates<'a> {
    /// For a reader.
    pub fn update(&mut self, viewer: Viewer, language: Language, seen: Seen<'a>) -> &str {
        let known = self.known.iter().find(|known| (known.0, known.1) == (viewer, language));
        let index = match known {
            Some(known) => known.2,
            None => {
                let told = self.news.iter().map(|news| Frames::news(news, viewer, language)).collect();
                let index = self.tell(viewer, seen, told);
                self.known.push((viewer, language, index));
                index
            }
        };
        &self.texts[index].1
    }

    /// The number of the text for a reader.
    fn tell(&mut self, viewer: Viewer, seen: Seen<'a>, news: Vec<News>) -> usize {
        let told = self.told.iter().position(|(told, _)| *told == news).unwrap_or_else(|| {
            let text = to_raw_value(&news).unwrap_or_default();
            self.told.push((news, text));
            self.told.len() - 1
        });
        let rest = match seen {
            Seen::Own(old, new) => old.zip(new).map(|(old, new)| Rest::Own(old, new)),
            Seen::Open(old, new) => Some(Rest::Open(old, new, new_legal(old, new, viewer))),
        };
        let (own, legal) = match rest {
            Some(Rest::Open(_, _, legal)) if !self.about_table => (None, legal),
            _ => (Some(viewer), None),
        };
        let gist = Gist { told, take_back: self.take_back == Some(viewer), legal, own };
        self.texts.iter().position(|(other, _)| own.is_none() && *other == gist).unwrap_or_else(|| {
            let whole = match seen {
                Seen::Own(None, whole) => whole,
                Seen::Own(Some(_), _) | Seen::Open(..) => None,
            };
            let text = self.write(viewer, gist, whole, rest);
            self.texts.push((gist, text));
            self.texts.len() - 1
        })
    }

    fn write(
        &mut self,
        viewer: Viewer,
        gist: Gist<'_>,
        whole: Option<&View>,
        rest: Option<Rest<'a>>,
    ) -> String {
        let public = rest.map(|rest| match rest {
            Rest::Own(old, new) => (&old.public, &new.public),
            Rest::Open(old, new, _) => (old.public(), new.public()),
        });
        if let Some((old, new)) = public
            && self.public.as_ref().is_none_or(|(known, _)| *known != old)
        {
            self.public = Some((old, public_changes(old, new)));
        }
        let changes = rest
            .map(|rest| Changes { public: self.public.as_ref().and_then(|(_, text)| text.as_deref()), rest });
        let Frames { table, card } = self.frames;
        Frame::Update {
            version: table.version,
            at: self.at,
            decision: table.decisions,
            take_back: gist.take_back,
            clock: ClockNow::of(table),
            news: &self.told[gist.told].1,
            table: self.about_table.then_some(card),
            seat: if self.about_table { SeatUpdate::of(viewer) } else { SeatUpdate::UNCHANGED },
            view: whole,
            changes,
            done: None,
        }
        .text()
    }
}
