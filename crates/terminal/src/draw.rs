//! The interface drawn into cells. The board: draw/board.rs; players and gears: draw/side.rs; what is asked: draw/prompt.rs.

mod board;
mod prompt;
mod side;

pub(crate) use prompt::choice_away;

use crate::labels;
use crate::page::Page;
use crate::pages;
use crate::screen::{Confirm, LEAST, Screen, Stage};
use crate::text::{shortened, width, wrapped};
use crate::ui_event::{Occupant, Snapshot};
use armonium_locale::{Arg, Note, roman};
use armonium_rules::{Phase, Seat};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::Line;
use std::time::{SystemTime, UNIX_EPOCH};

/// The columns that players and gears need.
const SIDE: u16 = 34;
/// From this height on the window has room for more than it must have.
const TALL: u16 = 32;

/// Draws the whole screen.
pub fn draw(screen: &Screen, area: Rect, buf: &mut Buffer) {
    if area.width < LEAST.0 || area.height < LEAST.1 {
        too_small(screen, area, buf);
        return;
    }
    match (screen.page(), &screen.stage) {
        (Some(page), _) => self::page(screen, page, area, buf),
        (None, Stage::Playing(playing)) => table(screen, &playing.game.snapshot, area, buf),
        (None, _) => hall(screen, area, buf),
    }
    confirm(screen, area, buf);
}

/// Writes a text into one line and cuts off what does not fit.
fn put(buf: &mut Buffer, x: u16, y: u16, text: &str, most: u16, style: Style) {
    let area = buf.area;
    #[cfg(test)]
    crate::tests::measure(buf, x, y, text, most);
    if y < area.bottom() && x < area.right() {
        buf.set_stringn(x, y, text, usize::from(most.min(area.right() - x)), style);
    }
}

/// A horizontal rule with something written into it, left and right.
fn rule(screen: &Screen, area: Rect, y: u16, left: &str, right: &str, buf: &mut Buffer) {
    let theme = screen.settings.theme;
    let line = "─".repeat(usize::from(area.width));
    put(buf, area.x, y, &line, area.width, theme.frame());
    if !left.is_empty() {
        let left = shortened(left, usize::from(area.width).saturating_sub(6));
        put(buf, area.x + 1, y, &format!(" {left} "), area.width - 2, theme.frame());
    }
    let cells = width(right) as u16 + 2;
    if !right.is_empty() && cells + 2 < area.width {
        put(buf, area.right() - cells - 1, y, &format!(" {right} "), cells, theme.frame());
    }
}

fn too_small(screen: &Screen, area: Rect, buf: &mut Buffer) {
    let fills = [
        ("width", Arg::Number(area.width.into())),
        ("height", Arg::Number(area.height.into())),
        ("least_width", Arg::Number(LEAST.0.into())),
        ("least_height", Arg::Number(LEAST.1.into())),
    ];
    let text = screen.message("term-too-small", &fills);
    for (y, line) in (area.y..area.bottom()).zip(wrapped(&text, area.width.into(), 0)) {
        put(buf, area.x, y, &line, area.width, screen.settings.theme.strong());
    }
}

/// The table: head, city, players and gears, hand, and what is asked.
fn table(screen: &Screen, snapshot: &Snapshot, area: Rect, buf: &mut Buffer) {
    let mut y = area.y;
    head(screen, snapshot, Rect { height: 1, ..area }, buf);
    y += 1;
    let event = event_lines(screen, snapshot, area.width);
    for line in &event {
        put(buf, area.x, y, line, area.width, screen.settings.theme.plain());
        y += 1;
    }
    let grid = board::Grid::of(screen, area, y - area.y);
    let wide = grid.width();
    rule(screen, Rect { width: wide, ..area }, y, &compass(screen, snapshot), "", buf);
    board::draw(screen, &grid, Rect { x: area.x, y: y + 1, width: wide, height: grid.height() }, buf);
    let height = grid.height_beside(side::wanted(screen, &snapshot.view) - 1) + 1;
    let side = Rect { x: area.x + wide + 1, y, width: area.width - wide - 1, height };
    side::draw(screen, &snapshot.view, side, buf);
    y += height;
    y += hand(screen, snapshot, Rect { y, ..area }, area.height >= TALL, buf);
    let rest = Rect { y, height: area.bottom() - y, ..area };
    prompt::draw(screen, rest, buf);
}

/// The first line: the Hour, the phase and who decides.
fn head(screen: &Screen, snapshot: &Snapshot, area: Rect, buf: &mut Buffer) {
    let (public, words, theme) = (&snapshot.view.public, screen.words(), screen.settings.theme);
    let hour = roman(public.hour);
    let phase = match public.phase {
        Phase::Auction(_) => words.note(Note::Auctions),
        Phase::Clues { .. } => words.note(Note::Clues),
        Phase::Turn(turn) => {
            let seat = public.order.get(turn.index).unwrap_or(Seat(0));
            words.note(Note::Turn { seat, position: turn.index + 1 })
        }
        Phase::Location { .. } => words.note(Note::Location),
        Phase::Discard { .. } => words.note(Note::Discards),
        Phase::Over(_) => String::new(),
    };
    let left = screen.message("term-head", &[("hour", Arg::Text(&hour)), ("phase", Arg::Text(&phase))]);
    let right = match (screen.reconnect_in, snapshot.view.to_act) {
        (Some(seconds), _) => screen.message("term-cut", &[("seconds", Arg::Number(seconds as u32))]),
        (None, Some(seat)) if Some(seat) == screen.seat() => match snapshot.deadline {
            Some(deadline) => format!("{} {}", screen.message("term-you-decide", &[]), clock(deadline)),
            None => screen.message("term-you-decide", &[]),
        },
        (None, Some(seat)) => {
            screen.message("term-decides", &[("player", Arg::Text(&shortened(&words.player(seat), 16)))])
        }
        (None, None) => String::new(),
    };
    let style = if screen.reconnect_in.is_some() { theme.warning() } else { theme.question() };
    let cells = width(&right) as u16;
    let room = area.width.saturating_sub(cells + 2);
    put(buf, area.x, area.y, &shortened(&left, room.into()), room, theme.strong());
    put(buf, area.right().saturating_sub(cells), area.y, &right, cells, style);
}

/// What is left until a moment, in minutes and seconds.
fn clock(deadline: i64) -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64);
    let seconds = (deadline - now).max(0) / 1000;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

/// The Event of the Hour.
fn event_lines(screen: &Screen, snapshot: &Snapshot, most: u16) -> Vec<String> {
    let words = screen.words();
    let card = snapshot.view.public.event;
    let event = armonium_rules::Event::EventTurned { card };
    wrapped(&words.event(&event), most.into(), 2)
}

/// The tiles on the Location Spaces by their first letters, or the city's name as long as there are none.
fn compass(screen: &Screen, snapshot: &Snapshot) -> String {
    let words = screen.words();
    let mut parts = Vec::new();
    for side in armonium_rules::Side::ALL {
        if let Some(tile) = snapshot.view.public.locations[side.index()] {
            let first: String = words.tile(tile).chars().take(4).collect();
            parts.push(format!("{} {first}", labels::side(&words, side)));
        }
    }
    if parts.is_empty() { screen.settings.city.clone() } else { parts.join(" · ") }
}

/// What the player holds, in at most two lines, below a rule if there is room. Says how many lines it took.
fn hand(screen: &Screen, snapshot: &Snapshot, area: Rect, ruled: bool, buf: &mut Buffer) -> u16 {
    use armonium_rules::{CardPlace, Character, Sight};
    let Some(seat) = screen.seat() else { return 0 };
    let (view, words, theme) = (&snapshot.view, screen.words(), screen.settings.theme);
    let own = &view.hands[seat.index()];
    let mut parts: Vec<String> = Character::ALL
        .into_iter()
        .filter(|character| view.cards[character.index()] == Sight::Seen(CardPlace::Hand(seat)))
        .map(|character| words.character(character))
        .collect();
    parts.extend(view.role.map(|role| words.role(role)));
    parts.extend(own.powers.map(|power| labels::power(screen.settings.language, power)));
    parts.extend(own.tiles.iter().filter_map(|tile| tile.seen()).map(|tile| words.tile(tile)));
    let label = screen.message("term-hand", &[]);
    let most = usize::from(area.width);
    // As much as fits, and how many are left.
    let (mut text, mut shown) = (String::new(), parts.len());
    while shown > 0 {
        text = format!("{label} {}", parts[..shown].join(" · "));
        if shown < parts.len() {
            text = format!("{text} · +{} (h)", parts.len() - shown);
        }
        if wrapped(&text, most, 2).len() <= 2 {
            break;
        }
        shown -= 1;
    }
    if ruled {
        rule(screen, area, area.y, "", "", buf);
    }
    let first_line = area.y + u16::from(ruled);
    let lines = wrapped(&text, most, 2);
    for (y, line) in (first_line..).zip(&lines) {
        put(buf, area.x, y, line, area.width, theme.plain());
    }
    if let Some(first) = lines.first() {
        let head: String = first.chars().take(label.chars().count()).collect();
        put(buf, area.x, first_line, &head, area.width, theme.frame());
    }
    u16::from(ruled) + lines.len().min(2) as u16
}

/// Lines from a certain one on, below each other.
fn put_lines(buf: &mut Buffer, area: Rect, lines: &[Line<'static>], top: usize) {
    for (y, line) in (area.y..area.bottom()).zip(lines.iter().skip(top)) {
        buf.set_line(area.x, y, line, area.width);
    }
}

/// A page over the table.
fn page(screen: &Screen, page: &Page, area: Rect, buf: &mut Buffer) {
    let lines = pages::lines(screen, page, area.width.into());
    let height = usize::from(area.height.saturating_sub(3));
    let last = lines.len().saturating_sub(height);
    let top = page.top.min(last);
    let place = if last == 0 {
        String::new()
    } else {
        format!("{}–{}/{}", top + 1, (top + height).min(lines.len()), lines.len())
    };
    rule(screen, area, area.y, &screen.message(page.kind.key(), &[]), &place, buf);
    let body = Rect { y: area.y + 1, height: area.height - 3, ..area };
    put_lines(buf, body, &lines, top);
    rule(screen, area, area.bottom() - 2, "", "", buf);
    let theme = screen.settings.theme;
    let foot = if page.typing {
        format!("/{}▏", page.wanted)
    } else if page.kind == crate::page::Kind::Rules {
        screen.message("term-page-keys-rules", &[])
    } else {
        screen.message("term-page-keys", &[])
    };
    put(buf, area.x, area.bottom() - 1, &foot, area.width, theme.faint());
}

/// Everything that is not a game: the tables of a server, a table before its game, the end.
fn hall(screen: &Screen, area: Rect, buf: &mut Buffer) {
    let theme = screen.settings.theme;
    let title = match &screen.stage {
        Stage::Waiting | Stage::Playing(_) => screen.message("term-waiting", &[]),
        Stage::Lobby(_) => screen.message("term-lobby", &[]),
        Stage::Room(_) => screen.message("term-room", &[]),
        Stage::Offer(_) => screen.message("term-offer", &[]),
        Stage::Over { .. } => screen.message("term-end", &[]),
        Stage::Closed { .. } => screen.message("term-lost", &[]),
    };
    let right = match screen.reconnect_in {
        Some(seconds) => screen.message("term-cut", &[("seconds", Arg::Number(seconds as u32))]),
        None => String::new(),
    };
    rule(screen, area, area.y, &format!("011 · {} · {title}", screen.settings.city), &right, buf);
    let lines = match &screen.stage {
        Stage::Waiting | Stage::Playing(_) => Vec::new(),
        Stage::Lobby(_) => {
            let text = screen.message("term-lobby-about", &[]);
            wrapped(&text, area.width.into(), 0).into_iter().map(Line::from).collect()
        }
        Stage::Room(room) => {
            let called: Vec<Occupant> = room.seats.iter().map(|(called, _)| called.clone()).collect();
            let names = labels::names(screen.settings.language, &called);
            let mut lines: Vec<Line<'static>> = Vec::new();
            for ((number, name), (who, ready)) in (1u32..).zip(names).zip(&room.seats) {
                let name = match who {
                    Occupant::Empty => screen.message("term-seat-free", &[]),
                    Occupant::Name(_) | Occupant::Bot(_) => name,
                };
                let mark = if *ready { "●" } else { "○" };
                lines.push(Line::from(shortened(&format!("{mark} {number} {name}"), area.width.into())));
            }
            lines.push(Line::default());
            lines.push(Line::from(screen.message("term-invite", &[])));
            for line in wrapped(&room.address, area.width.into(), 0) {
                lines.push(Line::styled(line, theme.strong()));
            }
            lines
        }
        Stage::Over { .. } => pages::ending(screen, area.width.into()),
        Stage::Offer(offer) => {
            let fills = [
                ("hour", Arg::Text(&roman(offer.hour))),
                ("names", Arg::Text(&offer.names.join(", "))),
                ("file", Arg::Text(&offer.file)),
            ];
            let text = screen.message("term-offer-about", &fills);
            wrapped(&text, area.width.into(), 0).into_iter().map(Line::from).collect()
        }
        Stage::Closed { reason, .. } => {
            let text = labels::reason(&screen.words(), reason);
            wrapped(&text, area.width.into(), 0).into_iter().map(Line::from).collect()
        }
    };
    let choices = (screen.choices.len() as u16 * 2 + 4).clamp(6, area.height / 2);
    let body = Rect { y: area.y + 2, height: area.height - choices - 3, ..area };
    put_lines(buf, body, &lines, 0);
    let rest = Rect { y: area.bottom() - choices, height: choices, ..area };
    prompt::draw(screen, rest, buf);
}

/// A question that must be answered before anything else.
fn confirm(screen: &Screen, area: Rect, buf: &mut Buffer) {
    let Some(confirm) = &screen.confirm else { return };
    let text = match confirm {
        Confirm::Quit if screen.settings.remote => screen.message("term-sure-quit-remote", &[]),
        Confirm::Quit if screen.saved => screen.message("term-sure-quit", &[]),
        Confirm::Quit => screen.message("term-sure-quit-unsaved", &[]),
        Confirm::Choose(choice) => screen.message("term-sure-choose", &[("what", Arg::Text(&choice.text))]),
    };
    let keys = screen.message("term-sure-keys", &[]);
    let wide = area.width.min(64);
    let lines = wrapped(&text, usize::from(wide) - 4, 0);
    let high = (lines.len() as u16 + 4).min(area.height);
    let (x, y) = (area.x + (area.width - wide) / 2, area.y + (area.height - high) / 2);
    let theme = screen.settings.theme;
    let bar = "═".repeat(usize::from(wide) - 2);
    for row in 0..high {
        let line = match row {
            0 => format!("╔{bar}╗"),
            row if row + 1 == high => format!("╚{bar}╝"),
            _ => format!("║{}║", " ".repeat(usize::from(wide) - 2)),
        };
        put(buf, x, y + row, &line, wide, theme.frame());
    }
    for (row, line) in (y + 1..).zip(&lines) {
        put(buf, x + 2, row, line, wide - 4, theme.strong());
    }
    put(buf, x + 2, y + high - 2, &keys, wide - 4, theme.question());
}
