//! What the pages over the table say, line by line. Where the reader is in them: page.rs. Over 500 lines because it has one
//! function per page.

use crate::labels;
use crate::page::{Kind, Page};
use crate::screen::{Screen, Stage};
use crate::text::{padded, shortened, width, wrapped};
use crate::ui_event::LogItem;
use armonium_belief::Belief;
use armonium_locale::{Arg, Language, Note, Words, roman};
use armonium_rules::{
    CardPlace, Character, Event, Fate, Machine, Power, Reason as OutReason, Role, Seat, Side, Sight, View,
};
use armonium_table::Away;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

/// The signs on the board.
pub(crate) const REGULAR: &str = "·";
pub(crate) const MYSTIC: &str = "♦";
pub(crate) const TRAIN: &str = "≡";
pub(crate) const MONORAIL: &str = "∩";
pub(crate) const AIRSHIP: &str = "^";
pub(crate) const CLUE: &str = "*";
pub(crate) const ORGAN: &str = "Ω";
pub(crate) const AREA: &str = "░";
pub(crate) const MOVER: &str = "›";
pub(crate) const LINKED: &str = "═";

/// The sign of a line's stations.
pub(crate) const fn station(machine: Machine) -> &'static str {
    match machine {
        Machine::Train => TRAIN,
        Machine::Monorail => MONORAIL,
        Machine::Airship => AIRSHIP,
        Machine::Taxi => REGULAR,
    }
}

/// The lines of a page, none wider than `most`.
pub(crate) fn lines(screen: &Screen, page: &Page, most: usize) -> Vec<Line<'static>> {
    let mut sheet = Sheet { screen, most, lines: Vec::new() };
    match page.kind {
        Kind::Help => sheet.help(),
        Kind::Log => sheet.log(),
        Kind::Notebook => sheet.notebook(),
        Kind::Players => sheet.players(),
        Kind::Hand => sheet.hand(),
        Kind::Rules => sheet.rules(),
    }
    sheet.lines
}

/// The sentence for something that happened.
pub(crate) fn sentence(words: &Words<'_>, news: &LogItem) -> String {
    let language = words.language();
    let by = |key, seat: Seat| language.message(key, &[("player", Arg::Text(&words.player(seat)))]);
    match news {
        LogItem::Happened(event) => words.event(event),
        LogItem::TookBack { seat, .. } => by("term-took-back", *seat),
        LogItem::Said { seat, text } => labels::labelled(language, &words.player(*seat), text),
        LogItem::Phrase { seat, phrase } => {
            labels::labelled(language, &words.player(*seat), &language.phrase(phrase.code()))
        }
        LogItem::Substituted(seat) => by("term-substituted", *seat),
        LogItem::Reclaimed(seat) => by("term-reclaimed", *seat),
        LogItem::SeatRequested => language.message("term-seat-requested", &[]),
        LogItem::SeatGiven(seat) => by("term-seat-given", *seat),
        LogItem::Resumed => language.message("term-resumed", &[]),
        LogItem::WantsEnd(seat) => by("term-wants-end", *seat),
        LogItem::Away(away) => away_text(*away, language, words),
        LogItem::Abandoned => language.message("term-abandoned", &[]),
    }
}

/// The sentence for a nudge, a pause or a vacation.
fn away_text(away: Away, language: Language, words: &Words<'_>) -> String {
    let by = |key, seat: Seat| language.message(key, &[("player", Arg::Text(&words.player(seat)))]);
    match away {
        Away::Nudged { seat, to } => {
            let (player, other) = (words.player(seat), words.player(to));
            language.message("away-nudged", &[("player", Arg::Text(&player)), ("other", Arg::Text(&other))])
        }
        Away::PauseProposed { seat, minutes } => {
            let (key, count) = match minutes {
                0..120 => ("term-minutes", minutes),
                120..2880 => ("term-hours", minutes / 60),
                _ => ("term-days", minutes / 1440),
            };
            let length = language.message(key, &[("count", Arg::Number(count))]);
            let arguments = [("player", Arg::Text(&words.player(seat))), ("length", Arg::Text(&length))];
            language.message("away-pause-proposed", &arguments)
        }
        Away::PauseAnswered { seat, agree: true } => by("away-pause-agreed", seat),
        Away::PauseAnswered { seat, agree: false } => by("away-pause-refused", seat),
        Away::PauseDeclined {} => language.message("away-pause-declined", &[]),
        Away::Paused { .. } => language.message("away-paused", &[]),
        Away::ResumeWanted { seat } => by("away-resume-wanted", seat),
        Away::PauseEnded {} => language.message("away-pause-ended", &[]),
        Away::VacationBegan { seat } => by("away-vacation-began", seat),
        Away::VacationEnded { seat } => by("away-vacation-ended", seat),
    }
}

/// How the log shows it: Hours stand out, as does what is said.
pub(crate) fn style(screen: &Screen, news: &LogItem) -> Style {
    let theme = screen.settings.theme;
    match news {
        LogItem::Happened(Event::HourBegan { .. } | Event::EventTurned { .. } | Event::RoleDealt { .. }) => {
            theme.frame()
        }
        LogItem::Happened(
            Event::Declared { .. }
            | Event::DeclaredRightly { .. }
            | Event::PlayerOut { .. }
            | Event::Ended { .. },
        ) => theme.strong(),
        LogItem::Said { .. } | LogItem::Phrase { .. } => theme.question(),
        LogItem::Happened(_) => theme.plain(),
        LogItem::TookBack { .. }
        | LogItem::Substituted(_)
        | LogItem::Reclaimed(_)
        | LogItem::SeatRequested
        | LogItem::SeatGiven(_)
        | LogItem::Resumed
        | LogItem::WantsEnd(_)
        | LogItem::Away(_)
        | LogItem::Abandoned => theme.faint(),
    }
}

/// The text of the rules in a language.
const fn rules(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../../../docs/rules.md"),
        Language::Italian => include_str!("../../../locales/it/rules.md"),
        Language::French => include_str!("../../../locales/fr/rules.md"),
        Language::Spanish => include_str!("../../../locales/es/rules.md"),
        Language::Russian => include_str!("../../../locales/ru/rules.md"),
    }
}

struct Sheet<'a> {
    screen: &'a Screen,
    most: usize,
    lines: Vec<Line<'static>>,
}

impl Sheet<'_> {
    fn text(&mut self, text: &str, style: Style, indent: usize) {
        for line in wrapped(text, self.most, indent) {
            self.lines.push(Line::styled(line, style));
        }
    }

    fn plain(&mut self, text: &str) {
        self.text(text, self.screen.settings.theme.plain(), 2);
    }

    fn heading(&mut self, text: &str) {
        if !self.lines.is_empty() {
            self.gap();
        }
        self.text(text, self.screen.settings.theme.frame(), 0);
    }

    fn gap(&mut self) {
        self.lines.push(Line::default());
    }

    fn message(&self, key: &'static str) -> String {
        self.screen.message(key, &[])
    }

    /// A term and what it means.
    fn entry(&mut self, term: &str, meaning: &str, style: Style) {
        const TERM: usize = 14;
        let rest = self.most.saturating_sub(TERM).max(1);
        for (index, line) in wrapped(meaning, rest, 0).into_iter().enumerate() {
            let term = padded(if index == 0 { term } else { "" }, TERM);
            self.lines.push(Line::from(vec![Span::styled(term, style), Span::raw(line)]));
        }
    }

    fn help(&mut self) {
        let theme = self.screen.settings.theme;
        self.heading(&self.message("term-help-keys"));
        let keys: [(&str, &'static str); 13] = [
            ("↑ ↓ PgUp PgDn", "term-help-select"),
            ("0–9", "term-help-number"),
            ("Enter", "term-help-enter"),
            ("u", "term-help-undo"),
            ("m", "term-help-map"),
            ("l", "term-help-log"),
            ("n", "term-help-notebook"),
            ("p", "term-help-players"),
            ("h", "term-help-hand"),
            ("r", "term-help-rules"),
            ("c", "term-help-chat"),
            ("g", "term-help-language"),
            ("q, Ctrl-C", "term-help-quit"),
        ];
        for (key, meaning) in keys {
            if key != "c" || self.screen.settings.remote {
                self.entry(key, &self.message(meaning), theme.strong());
            }
        }
        self.heading(&self.message("term-help-signs"));
        let words = self.screen.words();
        let signs = labels::signs(&words);
        let people: Vec<String> = Character::ALL
            .iter()
            .map(|character| format!("{} {}", signs[character.index()], words.character(*character)))
            .collect();
        let about = [
            (REGULAR, self.message("term-sign-regular"), theme.plain()),
            (MYSTIC, self.message("term-sign-mystic"), theme.mystic()),
            (TRAIN, words.machine(Machine::Train), theme.station(Machine::Train)),
            (MONORAIL, words.machine(Machine::Monorail), theme.station(Machine::Monorail)),
            (AIRSHIP, words.machine(Machine::Airship), theme.station(Machine::Airship)),
            (CLUE, self.message("term-sign-clue"), theme.clue()),
            (ORGAN, self.message("term-sign-organ"), theme.organ()),
            (AREA, self.message("term-sign-area"), theme.plain()),
            (MOVER, self.message("term-sign-mover"), theme.question()),
            ("12", self.message("term-sign-number"), theme.lit()),
            ("─ │", self.message("term-sign-street"), theme.faint()),
            ("═ ║", self.message("term-sign-link"), theme.frame()),
        ];
        for (sign, meaning, style) in about {
            self.entry(sign, &meaning, style);
        }
        self.plain(&people.join(" · "));
        self.heading(&self.message("term-help-columns"));
        let columns = [
            ("term-col-time", "term-help-time"),
            ("term-col-music", "term-help-music"),
            ("term-col-clues", "term-help-clues"),
            ("term-col-cards", "term-help-cards"),
            ("term-col-tiles", "term-help-tiles"),
        ];
        for (column, meaning) in columns {
            self.entry(&self.message(column), &self.message(meaning), theme.strong());
        }
    }

    fn log(&mut self) {
        let words = self.screen.words();
        for news in self.screen.log() {
            let gap = matches!(news, LogItem::Happened(Event::HourBegan { .. }));
            if gap && !self.lines.is_empty() {
                self.gap();
            }
            self.text(&sentence(&words, news), style(self.screen, news), 2);
        }
    }

    fn notebook(&mut self) {
        let Some(snapshot) = self.screen.snapshot() else { return };
        let (view, theme) = (&snapshot.view, self.screen.settings.theme);
        let words = self.screen.words();
        let belief = Belief::of(view);
        const NAME: usize = 12;
        let seats: Vec<Seat> = view.public.seats().collect();
        let columns = seats.len() + 2;
        let each = (self.most.saturating_sub(NAME) / columns).clamp(4, 12);
        let mut heads: Vec<String> = seats.iter().map(|seat| words.player(*seat)).collect();
        heads.push(self.message("term-notebook-unknown"));
        heads.push(self.message("term-notebook-chosen"));
        let mut head = " ".repeat(NAME);
        for name in heads {
            head.push_str(&padded(&shortened(&name, each - 1), each));
        }
        self.lines.push(Line::styled(head, theme.frame()));
        for character in Character::ALL {
            let mut spans =
                vec![Span::styled(padded(&words.character(character), NAME), theme.character(character))];
            let hands = seats.iter().map(|seat| belief.in_hand(*seat, character));
            for odds in hands.chain([belief.in_deck(character), belief.chosen(character)]) {
                let (mark, style) = if odds >= 1.0 {
                    ("●", theme.strong())
                } else if odds > 0.0 {
                    ("?", theme.plain())
                } else {
                    ("·", theme.faint())
                };
                spans.push(Span::styled(padded(mark, each), style));
            }
            self.lines.push(Line::from(spans));
        }
        self.gap();
        self.plain(&self.message("term-notebook-legend"));
        self.seen_cards(view, &words);
        if !view.public.not_chosen.is_empty() {
            let names: Vec<String> =
                view.public.not_chosen.map(|character| words.character(character)).collect();
            let fills = [("names", Arg::Text(&names.join(", ")))];
            self.plain(&self.screen.message("term-notebook-not-chosen", &fills));
        }
        if !view.public.roles_dealt.is_empty() {
            self.heading(&self.message("term-notebook-fenrir"));
            for seat in seats {
                let key = match belief.fenrir(seat) {
                    odds if odds >= 1.0 => "term-notebook-is-fenrir",
                    odds if odds > 0.0 => "term-notebook-may-be-fenrir",
                    _ => "term-notebook-no-fenrir",
                };
                self.plain(&self.screen.message(key, &[("player", Arg::Text(&words.player(seat)))]));
            }
        }
    }

    /// Who has seen the reader's own Character Cards.
    fn seen_cards(&mut self, view: &View, words: &Words<'_>) {
        for character in Character::ALL {
            let seats = view.shown_to[character.index()];
            if !seats.is_empty() {
                let names: Vec<String> = seats.map(|seat| words.player(seat)).collect();
                let fills = [
                    ("character", Arg::Text(&words.character(character))),
                    ("names", Arg::Text(&names.join(", "))),
                ];
                self.plain(&self.screen.message("term-notebook-shown", &fills));
            }
        }
    }

    fn players(&mut self) {
        let Some(snapshot) = self.screen.snapshot() else { return };
        let view = &snapshot.view;
        let (public, words, language) = (&view.public, self.screen.words(), self.screen.settings.language);
        for seat in public.seats() {
            let index = seat.index();
            let hand = &view.hands[index];
            let mut name = words.player(seat);
            if let Some(position) = public.order.iter().position(|other| other == seat) {
                name = format!("{name} · {}", roman(position as u8 + 1));
            }
            self.heading(&name);
            match public.fates[index] {
                Fate::Out(reason) => self.plain(&self.out(reason)),
                Fate::In | Fate::Empty => {}
            }
            self.plain(&words.note(Note::ScoreLine {
                time: public.time[index],
                music: public.music[index],
                clues: public.clues[index],
                tiles: hand.tiles.len() as u8,
            }));
            let list = |set: armonium_rules::PowerSet| {
                let texts: Vec<String> = set.map(|power| labels::power(language, power)).collect();
                if texts.is_empty() { "–".to_owned() } else { texts.join(", ") }
            };
            let powers =
                [("left", Arg::Text(&list(hand.powers))), ("played", Arg::Text(&list(public.played[index])))];
            self.plain(&self.screen.message("term-player-powers", &powers));
            let known: Vec<String> =
                hand.tiles.iter().filter_map(|tile| tile.seen()).map(|tile| words.tile(tile)).collect();
            if !known.is_empty() {
                let fills = [("tiles", Arg::Text(&known.join("; ")))];
                self.plain(&self.screen.message("term-player-tiles", &fills));
            }
            let cards: Vec<String> = Character::ALL
                .into_iter()
                .filter(|character| view.cards[character.index()] == Sight::Seen(CardPlace::Hand(seat)))
                .map(|character| words.character(character))
                .collect();
            if !cards.is_empty() {
                let fills = [("cards", Arg::Text(&cards.join(", ")))];
                self.plain(&self.screen.message("term-player-cards", &fills));
            }
            let role = if public.declared_fenrir == Some(seat) {
                Some(Role::Fenrir)
            } else if public.declared_heroes.has(seat) {
                Some(Role::Hero)
            } else {
                view.role.filter(|_| self.screen.seat() == Some(seat))
            };
            if let Some(role) = role {
                self.plain(&words.role(role));
            }
        }
        self.table_facts(view, &words);
    }

    fn out(&self, reason: OutReason) -> String {
        self.message(match reason {
            OutReason::Time => "term-out-time",
            OutReason::WrongName => "term-out-wrong-name",
            OutReason::Failed => "term-out-failed",
        })
    }

    /// The gears, the compass, the pile, and who is used or blocked this Hour.
    fn table_facts(&mut self, view: &View, words: &Words<'_>) {
        let public = &view.public;
        self.heading(&self.message("term-table"));
        for (label, faces) in labels::gears(words, public.gears) {
            self.plain(&labels::labelled(words.language(), &label, &faces));
        }
        for side in Side::ALL {
            let tile = public.locations[side.index()];
            let tile = tile.map_or_else(|| "–".to_owned(), |tile| words.tile(tile));
            self.plain(&labels::labelled(words.language(), &labels::side(words, side), &tile));
        }
        let pile = [("tiles", Arg::Number(view.pile.len() as u32))];
        self.plain(&self.screen.message("term-pile", &pile));
        for (key, set) in [("term-used", public.used), ("term-blocked", public.blocked)] {
            if !set.is_empty() {
                let names: Vec<String> = set.map(|character| words.character(character)).collect();
                self.plain(&self.screen.message(key, &[("names", Arg::Text(&names.join(", ")))]));
            }
        }
    }

    fn hand(&mut self) {
        let (Some(snapshot), Some(seat)) = (self.screen.snapshot(), self.screen.seat()) else { return };
        let (view, words) = (&snapshot.view, self.screen.words());
        let own = Character::ALL
            .into_iter()
            .filter(|character| view.cards[character.index()] == Sight::Seen(CardPlace::Hand(seat)));
        self.heading(&self.message("term-hand-cards"));
        for character in own {
            self.plain(&words.character(character));
        }
        if let Some(role) = view.role {
            self.plain(&words.role(role));
        }
        self.heading(&self.message("term-hand-powers"));
        for power in Power::ALL {
            let held = view.hands[seat.index()].powers.has(power);
            let key = if held { "term-hand-held" } else { "term-hand-played" };
            self.plain(&self.screen.message(key, &[("card", Arg::Text(&words.power(power)))]));
        }
        self.heading(&self.message("term-hand-tiles"));
        let tiles: Vec<String> = view.hands[seat.index()]
            .tiles
            .iter()
            .filter_map(|tile| tile.seen())
            .map(|tile| words.tile(tile))
            .collect();
        if tiles.is_empty() {
            self.plain("–");
        }
        for tile in tiles {
            self.plain(&tile);
        }
        self.heading(&self.message("term-abilities"));
        for character in Character::ALL {
            let line =
                labels::labelled(words.language(), &words.character(character), &words.ability(character));
            self.text(&line, self.screen.settings.theme.character(character), 2);
        }
    }

    fn rules(&mut self) {
        let theme = self.screen.settings.theme;
        let mut paragraph = String::new();
        let flush = |sheet: &mut Self, paragraph: &mut String| {
            if !paragraph.is_empty() {
                sheet.text(&unmarked(paragraph), theme.plain(), 0);
                sheet.gap();
                paragraph.clear();
            }
        };
        for line in rules(self.screen.settings.language).lines() {
            if line.starts_with('#') {
                flush(self, &mut paragraph);
                self.text(line.trim_start_matches(['#', ' ']), theme.frame(), 0);
                self.gap();
            } else if line.trim().is_empty() {
                flush(self, &mut paragraph);
            } else {
                if line.starts_with("- ") {
                    flush(self, &mut paragraph);
                }
                if !paragraph.is_empty() {
                    paragraph.push(' ');
                }
                paragraph.push_str(line);
            }
        }
        flush(self, &mut paragraph);
    }
}

/// A paragraph without the marks of its form: bold, italics and links.
fn unmarked(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some(open) = rest.find('[') {
        plain.push_str(&rest[..open]);
        let after = &rest[open + 1..];
        match after.find("](").and_then(|middle| Some((middle, after[middle..].find(')')? + middle))) {
            Some((middle, close)) => {
                plain.push_str(&after[..middle]);
                rest = &after[close + 1..];
            }
            None => {
                plain.push('[');
                rest = after;
            }
        }
    }
    plain.push_str(rest);
    plain.replace("**", "").replace(['*', '`'], "")
}

/// The result of a game, line by line.
pub(crate) fn ending(screen: &Screen, most: usize) -> Vec<Line<'static>> {
    let mut sheet = Sheet { screen, most, lines: Vec::new() };
    let (Stage::Over { result, .. }, words, theme) = (&screen.stage, screen.words(), screen.settings.theme)
    else {
        return Vec::new();
    };
    let outcome = screen.snapshot().and_then(|snapshot| snapshot.view.public.outcome());
    let title =
        outcome.map_or_else(|| screen.message("term-abandoned", &[]), |outcome| words.outcome(outcome));
    sheet.text(&title, theme.strong(), 0);
    if let Some(truth) = &result.truth {
        sheet.gap();
        sheet.text(&words.note(Note::ChosenOne { character: truth.chosen_one }), theme.question(), 0);
        sheet.gap();
        let widest = screen.names().iter().map(|name| width(name)).max().unwrap_or(0).min(20);
        for (seat, player) in (0u8..).map(Seat).zip(&truth.players) {
            let mut facts: Vec<String> =
                player.characters.map(|character| words.character(character)).collect();
            facts.extend(player.role.map(|role| words.role(role)));
            facts.push(words.note(Note::ScoreLine {
                time: player.time,
                music: player.music,
                clues: player.clues,
                tiles: player.tiles.len() as u8,
            }));
            if let Fate::Out(reason) = player.fate {
                facts.push(sheet.out(reason));
            }
            let name = padded(&words.player(seat), widest);
            sheet.text(&format!("{name}  {}", facts.join(" · ")), theme.plain(), widest + 2);
        }
    }
    match &result.saved {
        Some(Ok(path)) => {
            sheet.gap();
            sheet.plain(&screen.message("term-saved", &[("file", Arg::Text(path))]));
        }
        Some(Err(problem)) => {
            sheet.gap();
            sheet.text(
                &screen.message("term-not-saved", &[("problem", Arg::Text(problem))]),
                theme.warning(),
                0,
            );
        }
        None => {}
    }
    sheet.lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rules_are_shown_without_marks() {
        assert_eq!(unmarked("**1.1** a *b* ([R1](rulings.md#r1)) [x"), "1.1 a b (R1) [x");
    }
}
