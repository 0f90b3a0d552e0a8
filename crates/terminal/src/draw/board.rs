//! The city in cells: four for each space, more if the window has room.
//!
//! The first cell is the Organ, a Clue, the character of this turn or the area that is left for the Organ; the second is the sort of place; the last two
//! are the number to choose it by, or who or what is there.

use super::{SIDE, TALL, put};
use crate::pages::{AREA, CLUE, MOVER, MYSTIC, ORGAN, REGULAR, station};
use crate::screen::Screen;
use crate::text::shortened;
use crate::tongue;
use armonium_rules::{Character, Kind, Phase, Public, Space};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

/// The fewest lines that are left for what is asked.
const PROMPT: u16 = 9;

/// How large the cells of spaces are, and which of them are shown.
pub(super) struct Grid {
    wide: u16,
    high: u16,
    columns: (u8, u8),
    rows: (u8, u8),
}

impl Grid {
    /// The grid for a window in which so many lines are used already.
    pub(super) fn of(screen: &Screen, area: Rect, used: u16) -> Self {
        let spaces = screen.settings.content.spaces();
        let ends = |of: fn(&armonium_rules::SpaceInfo) -> u8| {
            let least = spaces.iter().map(of).min().unwrap_or(0);
            let most = spaces.iter().map(of).max().unwrap_or(0);
            (least, most)
        };
        let (columns, rows) = (ends(|space| space.col), ends(|space| space.row));
        let focus = focus(screen).map(|space| screen.settings.content.space(space));
        let count = |(least, most): (u8, u8)| u16::from(most - least) + 1;
        let room = area.width.saturating_sub(SIDE + 1);
        let wide = (room / count(columns)).clamp(4, 18);
        let prompt = if area.height < TALL { PROMPT } else { PROMPT + 3 };
        let hand = if area.height < TALL { 2 } else { 3 };
        let room_below = area.height.saturating_sub(used + 1 + hand + prompt).max(8);
        let high = (room_below / count(rows)).clamp(1, 3);
        Self {
            wide,
            high,
            columns: part(columns, (room / wide) as u8, focus.map(|space| space.col)),
            rows: part(rows, (room_below / high) as u8, focus.map(|space| space.row)),
        }
    }

    /// The columns it takes.
    pub(super) fn width(&self) -> u16 {
        u16::from(self.columns.1 - self.columns.0 + 1) * self.wide
    }

    /// The lines it takes.
    pub(super) fn height(&self) -> u16 {
        u16::from(self.rows.1 - self.rows.0 + 1) * self.high
    }
}

/// The part of a range that is shown: all of it, or what lies around the focus.
fn part((least, most): (u8, u8), shown: u8, focus: Option<u8>) -> (u8, u8) {
    let shown = shown.max(1);
    if most - least < shown {
        return (least, most);
    }
    let middle = focus.unwrap_or(least).saturating_sub(shown / 2);
    let first = middle.clamp(least, most + 1 - shown);
    (first, first + shown - 1)
}

/// The space everything turns on now.
fn focus(screen: &Screen) -> Option<Space> {
    let public = &screen.scene.as_ref()?.view.public;
    let selected = screen.choices.get(screen.cursor).and_then(|choice| choice.space);
    screen.map.or(selected).or(mover(public))
}

/// Where the character of this turn stands.
fn mover(public: &Public) -> Option<Space> {
    match public.phase {
        Phase::Turn(turn) => turn.character.map(|character| public.at[character.index()]),
        _ => None,
    }
}

/// Draws the city.
pub(super) fn draw(screen: &Screen, grid: &Grid, area: Rect, buf: &mut Buffer) {
    let (content, Some(scene)) = (&screen.settings.content, &screen.scene) else { return };
    let words = screen.words();
    let signs = tongue::signs(&words);
    let public = &scene.view.public;
    let placed = public.locations.iter().any(Option::is_some) && public.organ.is_none();
    let left = public.area(content);
    let selected = screen.map.or(screen.choices.get(screen.cursor).and_then(|choice| choice.space));
    let mover = mover(public);
    let looks = screen.settings.looks;
    for (index, info) in content.spaces().iter().enumerate() {
        let space = Space(index as u8);
        if info.col < grid.columns.0 || info.col > grid.columns.1 {
            continue;
        }
        if info.row < grid.rows.0 || info.row > grid.rows.1 {
            continue;
        }
        let x = area.x + u16::from(info.col - grid.columns.0) * grid.wide;
        let y = area.y + u16::from(info.row - grid.rows.0) * grid.high;
        let here: Vec<Character> =
            Character::ALL.into_iter().filter(|character| public.at[character.index()] == space).collect();
        let number =
            screen.choices.iter().filter(|choice| choice.space == Some(space)).find_map(|c| c.number);
        let (clue, organ) = (public.clues_on.has(space), public.organ == Some(space));
        let (sort, sort_style) = match info.kind {
            Kind::Regular => (REGULAR, looks.plain()),
            Kind::Mystic(_) => (MYSTIC, looks.mystic()),
            Kind::Station(machine) => (station(machine), looks.station(machine)),
        };
        let (what, what_style) = match (number, here.first()) {
            (Some(number), _) => (format!("{number:<2}"), looks.lit()),
            (None, Some(character)) => (signs[character.index()].clone(), looks.character(*character)),
            (None, None) if organ => (format!("{ORGAN} "), looks.organ()),
            (None, None) if clue => (format!("{CLUE} "), looks.clue()),
            (None, None) => ("  ".to_owned(), looks.plain()),
        };
        let taken = number.is_some() || !here.is_empty();
        let (mark, mark_style) = if organ && taken {
            (ORGAN, looks.organ())
        } else if clue && taken {
            (CLUE, looks.clue())
        } else if mover == Some(space) {
            (MOVER, looks.question())
        } else if here.len() > 1 {
            ("+", looks.strong())
        } else if placed && left.has(space) {
            (AREA, looks.faint())
        } else {
            (" ", looks.plain())
        };
        let turn = |style: Style| {
            if selected == Some(space) { style.add_modifier(Modifier::REVERSED) } else { style }
        };
        put(buf, x, y, mark, 1, mark_style);
        put(buf, x + 1, y, sort, 1, turn(sort_style));
        put(buf, x + 2, y, &what, 2, turn(what_style));
        let joined = |dc: u8, dr: u8| {
            content.neighbours(space).into_iter().any(|other| {
                let other = content.space(other);
                other.col == info.col + dc && other.row == info.row + dr
            })
        };
        if grid.wide > 4 && joined(1, 0) {
            put(buf, x + 4, y, &"─".repeat(usize::from(grid.wide) - 4), grid.wide - 4, looks.faint());
        }
        let named = grid.high > 1 && grid.wide >= 8;
        if named {
            let name = shortened(&info.name, usize::from(grid.wide) - 2);
            put(buf, x + 1, y + 1, &name, grid.wide - 1, turn(looks.faint()));
        }
        if joined(0, 1) && (grid.high == 3 || grid.high == 2 && !named) {
            put(buf, x + 1, y + grid.high - 1, "│", 1, looks.faint());
        }
    }
}
