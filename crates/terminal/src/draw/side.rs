//! Beside the city: what everybody has, and the gears.

use super::put;
use crate::screen::Screen;
use crate::text::padded;
use crate::tongue;
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
    let (public, words, looks) = (&view.public, screen.words(), screen.settings.looks);
    let numbers: usize = COLUMNS.iter().map(|(_, wide)| wide).sum();
    let name = usize::from(area.width).saturating_sub(numbers + 5);
    let mut head = " ".repeat(name + 5);
    for (key, wide) in COLUMNS {
        let title = screen.tell(key, &[]);
        head.push_str(&" ".repeat(wide.saturating_sub(crate::text::width(&title))));
        head.push_str(&title);
    }
    put(buf, area.x, area.y, &head, area.width, looks.frame());
    for (y, seat) in (area.y + 1..area.bottom()).zip(public.seats()) {
        let index = seat.index();
        let asked = view.to_act == Some(seat);
        let mark = if asked { "▶" } else { " " };
        let position = position(view, seat).map(roman).unwrap_or_default();
        let own = Some(seat) == screen.seat();
        let style = if asked || own { looks.strong() } else { looks.plain() };
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

/// What the gears show now and would show after each turn, as many lines as there is room for.
fn gears(screen: &Screen, view: &View, area: Rect, buf: &mut Buffer) {
    let (content, looks) = (&screen.settings.content, screen.settings.looks);
    let language = screen.settings.language;
    let wide = 2;
    let rows = std::iter::once(0).chain(content.turns().iter().copied());
    for (y, teeth) in (area.y..area.bottom()).zip(rows) {
        let label = if teeth == 0 { "●".to_owned() } else { format!("{teeth:+}") };
        let (machine, steps, activity) = tongue::shown(content, tongue::turned(view.public.gears, teeth));
        let faces = format!(
            "{} · {steps} · {}",
            tongue::machine(language, machine),
            tongue::activity(language, activity)
        );
        let style = if teeth == 0 || view.ask == Ask::Gears { looks.strong() } else { looks.faint() };
        put(buf, area.x + 1, y, &padded(&label, wide), area.width - 1, looks.frame());
        put(buf, area.x + wide as u16 + 2, y, &faces, area.width - wide as u16 - 2, style);
    }
}
