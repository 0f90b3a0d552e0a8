//! Beside the city: what everybody has, and the gears.

use super::put;
use crate::labels;
use crate::screen::Screen;
use crate::text::padded;
use armonium_locale::roman;
use armonium_rules::{Ask, Fate, Phase, Seat, View};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// The columns of numbers: their headings and how wide they are.
const COLUMNS: [(&str, usize); 5] = [
    ("term-col-time", 4),
    ("term-col-music", 4),
    ("term-col-clues", 3),
    ("term-col-cards", 3),
    ("term-col-tiles", 3),
];

/// The lines that players and gears want.
pub(super) fn wanted(screen: &Screen, view: &View) -> u16 {
    u16::from(view.public.options.players) + 2 + screen.settings.content.turns().len() as u16
}

pub(super) fn draw(screen: &Screen, view: &View, area: Rect, buf: &mut Buffer) {
    let players = u16::from(view.public.options.players) + 1;
    table(screen, view, Rect { height: players.min(area.height), ..area }, buf);
    let left = area.height.saturating_sub(players);
    // A line between them if there is room for everything else.
    let gap = u16::from(left > screen.settings.content.turns().len() as u16 + 1);
    let gears = Rect { y: area.y + players + gap, height: left.saturating_sub(gap), ..area };
    self::gears(screen, view, gears, buf);
}

fn table(screen: &Screen, view: &View, area: Rect, buf: &mut Buffer) {
    let (public, words, theme) = (&view.public, screen.words(), screen.settings.theme);
    let numbers: usize = COLUMNS.iter().map(|(_, wide)| wide).sum();
    let name = usize::from(area.width).saturating_sub(numbers + 5);
    let mut head = " ".repeat(name + 5);
    for (key, wide) in COLUMNS {
        let title = screen.message(key, &[]);
        head.push_str(&" ".repeat(wide.saturating_sub(crate::text::width(&title))));
        head.push_str(&title);
    }
    put(buf, area.x, area.y, &head, area.width, theme.frame());
    for (y, seat) in (area.y + 1..area.bottom()).zip(public.seats()) {
        let index = seat.index();
        let asked = view.to_act == Some(seat);
        let mark = if asked { "▶" } else { " " };
        let position = position(view, seat).map(roman).unwrap_or_default();
        let own = Some(seat) == screen.seat();
        let style = if asked || own { theme.strong() } else { theme.plain() };
        let mut line = format!("{mark}{position:<4}{}", padded(&words.player(seat), name - 1));
        line.push(' ');
        match public.fates[index] {
            Fate::In => {
                let hand = &view.hands[index];
                let cards = public.hand_size(seat);
                let values = [
                    public.time[index],
                    public.music[index],
                    public.clues[index],
                    cards,
                    hand.tiles.len() as u8,
                ];
                for ((_, wide), value) in COLUMNS.iter().zip(values) {
                    line.push_str(&format!("{value:>wide$}"));
                }
            }
            Fate::Out(_) | Fate::Empty => {
                let out = words.note(armonium_locale::Note::ScoreOut);
                line.push_str(&" ".repeat(numbers.saturating_sub(crate::text::width(&out))));
                line.push_str(&out);
            }
        }
        put(buf, area.x, y, &line, area.width, style);
    }
}

/// The position of a seat this Hour, as far as it is known.
fn position(view: &View, seat: Seat) -> Option<u8> {
    let index = match view.public.phase {
        Phase::Auction(auction) => auction.taken.iter().position(|taken| *taken == Some(seat)),
        _ => view.public.order.iter().position(|other| other == seat),
    };
    index.map(|index| index as u8 + 1)
}

/// What the gears show now and would show after each turn. Where there is no room for all, the last line says how many are
/// left; the page of the players has them.
fn gears(screen: &Screen, view: &View, area: Rect, buf: &mut Buffer) {
    let theme = screen.settings.theme;
    let wide = 2;
    let rows = labels::gears(&screen.words(), view.public.gears);
    let room = usize::from(area.height);
    let shown = if rows.len() > room { room.saturating_sub(1) } else { rows.len() };
    for (y, (label, faces)) in (area.y..).zip(&rows[..shown]) {
        let style = if y == area.y || view.ask == Ask::Gears { theme.strong() } else { theme.faint() };
        put(buf, area.x + 1, y, &padded(label, wide), area.width - 1, theme.frame());
        put(buf, area.x + wide as u16 + 2, y, faces, area.width - wide as u16 - 2, style);
    }
    if shown < rows.len() && room > 0 {
        let labels: Vec<&str> = rows[shown..].iter().map(|(label, _)| label.as_str()).collect();
        let more = format!("{} … (p)", labels.join(" "));
        put(buf, area.x + 1, area.bottom() - 1, &more, area.width - 1, theme.frame());
    }
}
