//! The city in cells: four for each space, more if the window has room.
//!
//! The first cell is the Organ, a Clue, the character of this turn or the area that is left for the Organ; the second is the sort of place; the last two
//! are the number to choose it by, or who or what is there. Lines between neighbours and over links fill the cells that are
//! blank then; neighbours below each other have one as soon as a space is two lines high.

use super::{SIDE, TALL, put};
use crate::labels;
use crate::pages::{AREA, CLUE, LINKED, MOVER, MYSTIC, ORGAN, REGULAR, station};
use crate::screen::Screen;
use crate::text::shortened;
use armonium_rules::{Character, Phase, Public, Space, SpaceKind};
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
    /// The lines the window has for it.
    room: u16,
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
            room: room_below,
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

    /// The lines of city and side together, if the side wants so many.
    pub(super) fn height_beside(&self, side: u16) -> u16 {
        self.height().max(side.min(self.room))
    }

    /// The upper left cell of a place of the lattice, if it is shown.
    fn corner(&self, (col, row): (u8, u8), area: Rect) -> Option<(u16, u16)> {
        let shown =
            (self.columns.0..=self.columns.1).contains(&col) && (self.rows.0..=self.rows.1).contains(&row);
        let from = |first: u8, at: u8, size: u16| u16::from(at - first) * size;
        shown.then(|| {
            (area.x + from(self.columns.0, col, self.wide), area.y + from(self.rows.0, row, self.high))
        })
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
    let public = &screen.snapshot()?.view.public;
    let selected = screen.choices.get(screen.cursor).and_then(|choice| choice.space);
    screen.map().or(selected).or(mover(public))
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
    let (content, Some(snapshot)) = (&screen.settings.content, screen.snapshot()) else { return };
    let words = screen.words();
    let signs = labels::signs(&words);
    let public = &snapshot.view.public;
    let placed = public.locations.iter().any(Option::is_some) && public.organ.is_none();
    let left = public.area(content);
    let selected = screen.map().or(screen.choices.get(screen.cursor).and_then(|choice| choice.space));
    let mover = mover(public);
    let theme = screen.settings.theme;
    for (index, info) in content.spaces().iter().enumerate() {
        let space = Space(index as u8);
        let Some((x, y)) = grid.corner((info.col, info.row), area) else { continue };
        let here: Vec<Character> =
            Character::ALL.into_iter().filter(|character| public.at[character.index()] == space).collect();
        let number =
            screen.choices.iter().filter(|choice| choice.space == Some(space)).find_map(|c| c.number);
        let (clue, organ) = (public.clues_on.has(space), public.organ == Some(space));
        let (sort, sort_style) = match info.kind {
            SpaceKind::Regular => (REGULAR, theme.plain()),
            SpaceKind::Mystic(_) => (MYSTIC, theme.mystic()),
            SpaceKind::Station(machine) => (station(machine), theme.station(machine)),
        };
        let (what, what_style) = match (number, here.first()) {
            (Some(number), _) => (format!("{number:<2}"), theme.lit()),
            (None, Some(character)) => (signs[character.index()].clone(), theme.character(*character)),
            (None, None) if organ => (format!("{ORGAN} "), theme.organ()),
            (None, None) if clue => (format!("{CLUE} "), theme.clue()),
            (None, None) => ("  ".to_owned(), theme.plain()),
        };
        let taken = number.is_some() || !here.is_empty();
        let (mark, mark_style) = if organ && taken {
            (ORGAN, theme.organ())
        } else if clue && taken {
            (CLUE, theme.clue())
        } else if mover == Some(space) {
            (MOVER, theme.question())
        } else if here.len() > 1 {
            ("+", theme.strong())
        } else if placed && left.has(space) {
            (AREA, theme.faint())
        } else {
            (" ", theme.plain())
        };
        let turn = |style: Style| {
            if selected == Some(space) { style.add_modifier(Modifier::REVERSED) } else { style }
        };
        put(buf, x, y, mark, 1, mark_style);
        put(buf, x + 1, y, sort, 1, turn(sort_style));
        put(buf, x + 2, y, &what, 2, turn(what_style));
        if grid.high > 1 && grid.wide >= 8 {
            // In two lines the name shares the lower one with the line to the space below.
            let inset = if grid.high == 2 { 2 } else { 1 };
            let name = shortened(&info.name, usize::from(grid.wide - inset) - 1);
            put(buf, x + inset, y + 1, &name, grid.wide - inset, turn(theme.faint()));
        }
    }
    let mut ink = Ink { buf, style: theme.faint() };
    for (index, info) in content.spaces().iter().enumerate() {
        let neighbours = content.neighbours(Space(index as u8));
        for other in neighbours.into_iter().map(|other| content.space(other)) {
            let to = (other.col, other.row);
            if to == (info.col + 1, info.row) || to == (info.col, info.row + 1) {
                ink.way(grid, area, &[(info.col, info.row), to], STREET);
            }
        }
    }
    ink.style = theme.frame();
    for &(a, b) in content.links() {
        let (a, b) = (content.space(a), content.space(b));
        let ends = [(a.col, a.row), (b.col, b.row)];
        let is_space = |at: &(u8, u8)| content.spaces().iter().any(|space| (space.col, space.row) == *at);
        let free = |way: &Vec<(u8, u8)>| !way[1..way.len() - 1].iter().any(is_space);
        if let Some(way) = ways(ends).into_iter().find(free) {
            ink.way(grid, area, &way, LINK);
        }
    }
}

/// The cells of the lattice from one to another, along the row first or along the column first.
fn ways([a, b]: [(u8, u8); 2]) -> [Vec<(u8, u8)>; 2] {
    let between = |from: u8, to: u8| -> Vec<u8> {
        if from <= to { (from..=to).collect() } else { (to..=from).rev().collect() }
    };
    let along = |row: u8| between(a.0, b.0).into_iter().map(move |col| (col, row));
    let down = |col: u8| between(a.1, b.1).into_iter().map(move |row| (col, row));
    let mut ways = [along(a.1).chain(down(b.0)).collect(), down(a.0).chain(along(b.1)).collect()];
    ways.iter_mut().for_each(Vec::dedup);
    ways
}

/// What a line is drawn with: along, down, and the corners by where they lead (right or left, down or up).
struct Stroke {
    along: &'static str,
    down: &'static str,
    corners: [[&'static str; 2]; 2],
}

const STREET: Stroke = Stroke { along: "─", down: "│", corners: [["┌", "└"], ["┐", "┘"]] };
const LINK: Stroke = Stroke { along: LINKED, down: "║", corners: [["╔", "╚"], ["╗", "╝"]] };

/// Draws lines where nothing else is.
struct Ink<'a> {
    buf: &'a mut Buffer,
    style: Style,
}

impl Ink<'_> {
    fn dot(&mut self, x: u16, y: u16, symbol: &str) {
        if let Some(cell) = self.buf.cell_mut((x, y))
            && cell.symbol() == " "
            && !cell.modifier.contains(Modifier::REVERSED)
        {
            cell.set_symbol(symbol).set_style(self.style);
        }
    }

    /// Draws a way through cells of the lattice, each beside the one before; none of it if an end is not shown.
    fn way(&mut self, grid: &Grid, area: Rect, cells: &[(u8, u8)], stroke: Stroke) {
        let Some(corners) = cells.iter().map(|&cell| grid.corner(cell, area)).collect::<Option<Vec<_>>>()
        else {
            return;
        };
        for pair in corners.windows(2) {
            // Signs stand in the second column of a cell, and lines lead from sign to sign.
            let [(x0, y0), (x1, y1)] = [pair[0].min(pair[1]), pair[0].max(pair[1])];
            (x0 + 2..x1 + 1).for_each(|x| self.dot(x, y0, stroke.along));
            (y0 + 1..y1).for_each(|y| self.dot(x0 + 1, y, stroke.down));
        }
        for three in corners.windows(3) {
            let [from, (x, y), to] = [three[0], three[1], three[2]];
            let symbol = if from.1 == y && to.1 == y {
                stroke.along
            } else if from.0 == x && to.0 == x {
                stroke.down
            } else {
                let left = from.0.min(to.0) < x;
                let up = from.1.min(to.1) < y;
                stroke.corners[usize::from(left)][usize::from(up)]
            };
            self.dot(x + 1, y, symbol);
        }
    }
}
