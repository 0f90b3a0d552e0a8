//! Below the table: what is asked, the choices, the last of the log, and the keys.

use super::{put, rule};
use crate::choices::Choice;
use crate::labels;
use crate::pages::{self, LINKED};
use crate::screen::{Focus, Notice, Overlay, Screen, Stage};
use crate::text::{padded, shortened, width, wrapped};
use armonium_locale::{Arg, roman};
use armonium_rules::{Character, Phase, Public, Round, Space, SpaceKind};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use std::cmp::Ordering;

/// The most columns of choices.
const MOST_COLUMNS: usize = 4;

pub(super) fn draw(screen: &Screen, area: Rect, buf: &mut Buffer) {
    let theme = screen.settings.theme;
    let foot = area.bottom() - 1;
    keys(screen, Rect { y: foot, height: 1, ..area }, buf);
    let body = Rect { height: area.height - 1, ..area };
    let playing = matches!(screen.stage, Stage::Playing(_));
    let asked = !screen.choices.is_empty();
    let (mut above, mut below) = (context(screen, area.width), notes(screen, area.width));
    above.truncate(if screen.map().is_some() { 4 } else { 2 });
    below.truncate(3);
    // The log has what the choices leave, and everything while the others decide.
    let spare = body.height.saturating_sub(1 + above.len() as u16 + below.len() as u16);
    let log = match (playing, asked) {
        (true, true) => (spare / 3).clamp(2, 8).min(spare.saturating_sub(3)),
        (true, false) => spare,
        (false, _) => 0,
    };
    let layout = Layout::of(screen, area.width);
    let room = usize::from(spare - log);
    let top = layout.top(screen.cursor, room);
    let place = if layout.rows.len() > room {
        format!("{}–{}/{} ↑↓", top + 1, (top + room).min(layout.rows.len()), layout.rows.len())
    } else {
        String::new()
    };
    rule(screen, body, body.y, "", &place, buf);
    if !title(screen).is_empty() {
        let style = if asked && playing { theme.question() } else { theme.frame() };
        let text = shortened(&title(screen), usize::from(area.width).saturating_sub(width(&place) + 8));
        put(buf, body.x + 1, body.y, &format!(" {text} "), area.width - 2, style);
    }
    let mut y = body.y + 1;
    for line in &above {
        put(buf, body.x, y, line, area.width, theme.plain());
        y += 1;
    }
    if asked {
        layout.draw(screen, Rect { y, height: room as u16, ..body }, top, buf);
        y += room as u16;
    }
    if log > 0 {
        tail(screen, Rect { y, height: log, ..body }, buf);
        y += log;
    }
    for line in &below {
        put(buf, body.x, y, line, area.width, theme.warning());
        y += 1;
    }
}

/// What is asked.
fn title(screen: &Screen) -> String {
    let words = screen.words();
    let snapshot = match &screen.stage {
        Stage::Playing(playing) => &playing.game.snapshot,
        Stage::Waiting => return screen.message("term-waiting", &[]),
        _ => return screen.message(if screen.pending { "term-sent" } else { "term-what-now" }, &[]),
    };
    if snapshot.substituted {
        screen.message("term-substituted-you", &[])
    } else if screen.pending {
        screen.message("term-sent", &[])
    } else if screen.is_asked() {
        words.ask(snapshot.view.ask)
    } else if !screen.queue.is_empty() {
        screen.message("term-skip", &[])
    } else if let Some(seat) = snapshot.view.to_act {
        screen.message("term-decides", &[("player", Arg::Text(&words.player(seat)))])
    } else {
        String::new()
    }
}

/// How the auction stands, or what is known of the place on the map.
fn context(screen: &Screen, most: u16) -> Vec<String> {
    let Stage::Playing(playing) = &screen.stage else { return Vec::new() };
    let public = &playing.game.snapshot.view.public;
    if let Focus::Map(space) = playing.focus {
        let mut lines = wrapped(&about(screen, public, space), most.into(), 2);
        lines.truncate(2);
        lines.extend(wrapped(&neighbours(screen, space), most.into(), 2));
        return lines;
    }
    let Phase::Auction(auction) = public.phase else { return Vec::new() };
    let words = screen.words();
    let text = match auction.round {
        Round::Opening { .. } => return Vec::new(),
        Round::FirstBid { position, .. } => {
            screen.message("term-auction-opens", &[("position", Arg::Text(&roman(position)))])
        }
        Round::Bidding { position, bid, leader, passed, .. } => {
            let passed: Vec<String> = passed.map(|seat| words.player(seat)).collect();
            let passed = if passed.is_empty() { "–".to_owned() } else { passed.join(", ") };
            let fills = [
                ("position", Arg::Text(&roman(position))),
                ("time", Arg::Number(bid.into())),
                ("player", Arg::Text(&words.player(leader))),
                ("passed", Arg::Text(&passed)),
            ];
            screen.message("term-auction", &fills)
        }
    };
    wrapped(&text, most.into(), 2)
}

/// What is known of a place.
fn about(screen: &Screen, public: &Public, space: Space) -> String {
    let (content, words) = (&screen.settings.content, screen.words());
    let info = content.space(space);
    let mut facts = vec![match info.kind {
        SpaceKind::Regular => screen.message("term-sign-regular", &[]),
        SpaceKind::Mystic(_) => screen.message("term-sign-mystic", &[]),
        SpaceKind::Station(machine) => words.machine(machine),
    }];
    let here = Character::ALL.into_iter().filter(|character| public.at[character.index()] == space);
    facts.extend(here.map(|character| words.character(character)));
    if public.clues_on.has(space) {
        facts.push(screen.message("term-sign-clue", &[]));
    }
    if public.organ == Some(space) {
        facts.push(screen.message("term-sign-organ", &[]));
    }
    let ways = screen.choices.iter().filter(|choice| choice.space == Some(space));
    facts.extend(ways.filter_map(|choice| Some(format!("{} {}", choice.number?, choice.text))));
    labels::labelled(screen.settings.language, &info.name, &facts.join(" · "))
}

/// The spaces next to a place, each with the way there; links have a sign of their own.
fn neighbours(screen: &Screen, space: Space) -> String {
    let (content, words) = (&screen.settings.content, screen.words());
    let here = content.space(space);
    let arrow = |other: Space| {
        if content.links().iter().any(|&(a, b)| (a, b) == (space, other) || (b, a) == (space, other)) {
            return LINKED;
        }
        let there = content.space(other);
        match (there.col.cmp(&here.col), there.row.cmp(&here.row)) {
            (Ordering::Less, _) => "←",
            (Ordering::Greater, _) => "→",
            (Ordering::Equal, Ordering::Less) => "↑",
            (Ordering::Equal, _) => "↓",
        }
    };
    let name = |other: Space| format!("{} {}", arrow(other), words.space(other));
    let names: Vec<String> = content.neighbours(space).into_iter().map(name).collect();
    screen.message("term-neighbours", &[("names", Arg::Text(&names.join(" · ")))])
}

/// Lines for this player alone: refusals, and the chat message being typed.
fn notes(screen: &Screen, most: u16) -> Vec<String> {
    let words = screen.words();
    if let Some(Overlay::Chat(text)) = &screen.overlay {
        let line = format!("{} {text}▏", screen.message("term-say", &[]));
        let lines = wrapped(&line, most.into(), 2);
        let last = lines.len().saturating_sub(3);
        return lines[last..].to_vec();
    }
    let text = match &screen.notice {
        None => return Vec::new(),
        Some(Notice::Refused(reason)) => labels::reason(&words, reason),
        Some(Notice::Message(key)) => screen.message(key, &[]),
        Some(Notice::Plain(text)) => text.clone(),
    };
    wrapped(&format!("! {text}"), most.into(), 2)
}

/// The last of the log.
fn tail(screen: &Screen, area: Rect, buf: &mut Buffer) {
    let words = screen.words();
    let mut lines = Vec::new();
    for news in screen.log().iter().rev() {
        let style = pages::style(screen, news);
        let sentence = pages::sentence(&words, news);
        let wrapped = wrapped(&sentence, usize::from(area.width) - 2, 2);
        lines.extend(wrapped.into_iter().rev().map(|line| (line, style)));
        if lines.len() >= usize::from(area.height) {
            break;
        }
    }
    lines.truncate(area.height.into());
    for (y, (line, style)) in (area.y..area.bottom()).zip(lines.iter().rev()) {
        put(buf, area.x, y, "│", 1, screen.settings.theme.faint());
        put(buf, area.x + 2, y, line, area.width - 2, *style);
    }
}

/// The keys, as many as there is room for.
fn keys(screen: &Screen, area: Rect, buf: &mut Buffer) {
    let mut keys = vec!["term-key-help", "term-key-quit"];
    if let Stage::Playing(playing) = &screen.stage {
        keys = vec!["term-key-choose"];
        if playing.game.snapshot.take_back {
            keys.push("term-key-undo");
        }
        keys.extend(["term-key-map", "term-key-log", "term-key-notebook", "term-key-players"]);
        keys.extend(["term-key-hand", "term-key-rules"]);
        if screen.settings.remote {
            keys.push("term-key-chat");
        }
        keys.extend(["term-key-help", "term-key-quit"]);
    }
    let texts: Vec<String> = keys.iter().map(|key| screen.message(key, &[])).collect();
    let mut line = texts.join("  ");
    // Help and leaving stay; what does not fit is told by the help.
    let mut fewer = texts;
    while width(&line) > usize::from(area.width) && fewer.len() > 2 {
        fewer.remove(fewer.len() - 3);
        line = fewer.join("  ");
    }
    put(buf, area.x, area.y, &line, area.width, screen.settings.theme.faint());
}

/// The choice so many rows above or below the selected one.
pub(crate) fn choice_away(screen: &Screen, most: u16, by: isize) -> usize {
    Layout::of(screen, most).away(screen.cursor, by)
}

/// The choices in rows and columns.
struct Layout {
    rows: Vec<Row>,
    columns: usize,
    each: usize,
}

/// A line of the list: parts of one choice, or several choices side by side.
struct Row {
    /// The choices in it, each with its text.
    cells: Vec<(usize, String)>,
}

/// How a choice is written.
fn label(choice: &Choice) -> String {
    match choice.number {
        Some(number) => format!("{number:>2} {}", choice.text),
        None => format!(" – {}", choice.text),
    }
}

impl Layout {
    /// As many columns as make the fewest rows; what is too wide for a column has rows of its own.
    fn of(screen: &Screen, most: u16) -> Self {
        let labels: Vec<String> = screen.choices.iter().map(label).collect();
        let layouts = (1..=MOST_COLUMNS).map(|columns| Self::with(&labels, most.into(), columns));
        layouts.min_by_key(|layout| layout.rows.len()).unwrap_or(Self {
            rows: Vec::new(),
            columns: 1,
            each: 1,
        })
    }

    fn with(labels: &[String], room: usize, columns: usize) -> Self {
        let each = room / columns;
        let mut rows: Vec<Row> = Vec::new();
        let mut open = false;
        for (index, label) in labels.iter().enumerate() {
            // A mark and a space before, a space after.
            if columns > 1 && width(label) + 4 <= each {
                match rows.last_mut().filter(|row| open && row.cells.len() < columns) {
                    Some(row) => row.cells.push((index, label.clone())),
                    None => rows.push(Row { cells: vec![(index, label.clone())] }),
                }
                open = true;
                continue;
            }
            let lines = wrapped_label(label, room - 3);
            rows.extend(lines.into_iter().map(|line| Row { cells: vec![(index, line)] }));
            open = false;
        }
        Self { rows, columns, each }
    }

    fn away(&self, cursor: usize, by: isize) -> usize {
        let has = |row: &Row| row.cells.iter().any(|(index, _)| *index == cursor);
        let from = if by < 0 { self.rows.iter().position(has) } else { self.rows.iter().rposition(has) };
        let Some(from) = from else { return cursor };
        let column = self.rows[from].cells.iter().position(|(index, _)| *index == cursor).unwrap_or(0);
        let last = self.rows.len() as isize - 1;
        let row = &self.rows[(from as isize + by).clamp(0, last) as usize];
        row.cells.get(column).or(row.cells.last()).map_or(cursor, |(index, _)| *index)
    }

    /// The first row that is shown so that the selected choice can be seen.
    fn top(&self, cursor: usize, room: usize) -> usize {
        let has = |row: &Row| row.cells.iter().any(|(index, _)| *index == cursor);
        let first = self.rows.iter().position(has).unwrap_or(0);
        let last = self.rows.iter().rposition(has).unwrap_or(first);
        let middle = first.saturating_sub(room / 2).max((last + 1).saturating_sub(room)).min(first);
        middle.min(self.rows.len().saturating_sub(room))
    }

    fn draw(&self, screen: &Screen, area: Rect, top: usize, buf: &mut Buffer) {
        let theme = screen.settings.theme;
        let mut begun = None;
        for (y, row) in (area.y..area.bottom()).zip(self.rows.iter().skip(top)) {
            for (column, (index, text)) in row.cells.iter().enumerate() {
                let selected = *index == screen.cursor;
                let possible = screen.choices[*index].number.is_some();
                let x = area.x + (column * self.each) as u16;
                // The mark stands before the first line of the selected choice.
                if selected && begun != Some(*index) {
                    put(buf, x, y, "▸", 1, theme.question());
                }
                begun = selected.then_some(*index).or(begun);
                let style = match (selected, possible && !screen.pending) {
                    (true, _) => theme.selected(),
                    (false, true) => theme.plain(),
                    (false, false) => theme.faint(),
                };
                let alone = row.cells.len() == 1 && width(text) + 4 > self.each;
                let cells = if alone { usize::from(area.width) - 2 } else { self.each - 2 };
                let cells = cells.saturating_sub(usize::from(!alone && self.columns > 1));
                let text = if selected { padded(text, cells) } else { shortened(text, cells) };
                put(buf, x + 1, y, &text, cells as u16 + 1, style);
            }
        }
    }
}

/// The lines of a choice; those after the first are set in below its words.
fn wrapped_label(label: &str, most: usize) -> Vec<String> {
    let (number, text) = label.split_at(label.char_indices().nth(3).map_or(label.len(), |(at, _)| at));
    let lines = wrapped(text, most.saturating_sub(3), 0);
    let line = |(index, line): (usize, String)| {
        if index == 0 { format!("{number}{line}") } else { format!("   {line}") }
    };
    lines.into_iter().enumerate().map(line).collect()
}
