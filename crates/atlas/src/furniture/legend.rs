//! The strip at the foot: whose rune is whose, then the other signs.

use crate::geometry::{Rect, pt};
use crate::plan::Plan;
use crate::svg::{PathData, Svg, num};
use crate::{runes, stations, text};
use armonium_pack::{CutKind, Pack};
use armonium_rules::{Character, Machine};

const LETTERS: f64 = 19.5;
/// The height of one row, of what is above and below all rows, and of the gap under the strip.
const ROW: f64 = 46.0;
const PAD: f64 = 20.0;
const FOOT: f64 = 10.0;
/// Between a sign and its words, and the least between two entries.
const SIGN_GAP: f64 = 7.0;
const ENTRY_GAP: f64 = 9.0;

#[derive(Clone, Copy)]
enum Sign {
    Rune(Character),
    Station(Machine),
    Mystic,
    Passage,
    Wall,
}

impl Sign {
    const fn width(self) -> f64 {
        match self {
            Sign::Rune(_) | Sign::Wall => 38.0,
            Sign::Mystic => 40.0,
            Sign::Station(_) | Sign::Passage => 44.0,
        }
    }
}

/// The entries of the legend in rows.
pub(crate) struct Legend<'a> {
    rows: Vec<Vec<(Sign, &'a str, f64)>>,
}

impl<'a> Legend<'a> {
    /// As many rows as the width asks for.
    pub fn new(pack: &'a Pack, width: f64) -> Self {
        let plate = &pack.hints.words;
        let mut entries: Vec<(Sign, &str)> = Vec::new();
        entries.extend(Character::ALL.map(|character| (Sign::Rune(character), character.name())));
        entries.push((Sign::Station(Machine::Train), &plate.train));
        entries.push((Sign::Station(Machine::Monorail), &plate.monorail));
        entries.push((Sign::Station(Machine::Airship), &plate.airship));
        entries.push((Sign::Mystic, &plate.mystic));
        if !pack.links.is_empty() {
            entries.push((Sign::Passage, &plate.passage));
        }
        if pack.cuts.iter().any(|cut| cut.kind == CutKind::Wall) {
            entries.push((Sign::Wall, &plate.wall));
        }
        let measure = |(sign, label): (Sign, &'a str)| {
            (sign, label, sign.width() + SIGN_GAP + text::width(label, LETTERS))
        };
        let entries: Vec<_> = entries.into_iter().map(measure).collect();
        let room = width - 60.0;
        let all: f64 = entries.iter().map(|(.., wide)| wide + ENTRY_GAP).sum();
        // Rows of about equal length; the last entry of a row is the one that reaches its share.
        let share = all / (all / room).ceil().max(1.0);
        let mut rows: Vec<Vec<_>> = vec![Vec::new()];
        let (mut used, mut here) = (0.0, 0.0);
        for entry in entries {
            let wide = entry.2 + ENTRY_GAP;
            let full = here + entry.2 > room || used + wide / 2.0 > share * rows.len() as f64;
            if let Some(row) = rows.last_mut().filter(|row| row.is_empty() || !full) {
                row.push(entry);
            } else {
                rows.push(vec![entry]);
                here = 0.0;
            }
            used += wide;
            here += wide;
        }
        Self { rows }
    }

    /// How much of the map's foot it takes.
    pub fn height(&self) -> f64 {
        PAD + ROW * self.rows.len() as f64 + FOOT
    }

    pub fn draw(&self, svg: &mut Svg, plan: &Plan) {
        let frame = plan.frame;
        let strip =
            Rect { x0: frame.x0 + 12.0, y0: plan.legend_top(), x1: frame.x1 - 12.0, y1: frame.y1 - FOOT };
        svg.open(r#"class="key""#);
        svg.rect("land", Rect { y0: strip.y0 + 8.0, y1: frame.y1, ..frame });
        svg.rect("cart", strip);
        svg.rect("cart-line", strip.grown(-5.0));
        for (k, row) in self.rows.iter().enumerate() {
            let y = strip.y0 + PAD / 2.0 + ROW * (k as f64 + 0.5);
            let wide: f64 = row.iter().map(|(.., wide)| wide).sum();
            let between = row.len().saturating_sub(1).max(1) as f64;
            let gap = ((frame.width() - 60.0 - wide) / between).clamp(4.0, 64.0);
            let mut x = frame.centre().x - (wide + gap * between) / 2.0;
            for &(sign, label, wide) in row {
                draw_sign(svg, plan.pack, sign, x, y);
                let at = pt(x + sign.width() + SIGN_GAP, y + 6.0);
                svg.text("legend", &format!(r#"font-size="{}""#, num(LETTERS)), at, label);
                x += wide + gap;
            }
        }
        svg.close();
    }
}

/// A sign with its left edge at `x` and its middle at `y`.
fn draw_sign(svg: &mut Svg, pack: &Pack, sign: Sign, x: f64, y: f64) {
    let wide = sign.width();
    match sign {
        Sign::Rune(character) => {
            runes::seal(svg, pt(x + 19.0, y), 0.86, &pack.runes[character.index()], character);
        }
        Sign::Station(machine) => {
            let plate = Rect { x0: x, y0: y - 18.0, x1: x + wide, y1: y + 18.0 };
            svg.rect(&format!("{}-ring", stations::colour(machine)), plate);
            // Pearls are whole; rails and beams run on.
            let start = if machine == Machine::Airship { x + 7.0 } else { x };
            let mut lines = PathData::of_line(&[pt(start, y - 9.0), pt(x + wide, y - 9.0)]);
            lines.line(&[pt(start, y + 9.0), pt(x + wide, y + 9.0)]);
            stations::pattern(svg, machine, &lines);
            svg.rect("outline thick", plate);
        }
        Sign::Mystic => {
            svg.circle("disc-rim", pt(x + 20.0, y), 20.0);
            svg.circle("disc", pt(x + 20.0, y), 16.0);
        }
        Sign::Passage => {
            svg.rect("deck", Rect { x0: x, y0: y - 11.0, x1: x + wide, y1: y + 11.0 });
            let mut rails = PathData::of_line(&[pt(x, y - 8.4), pt(x + wide, y - 8.4)]);
            rails.line(&[pt(x, y + 8.4), pt(x + wide, y + 8.4)]);
            svg.path("parapet", &rails);
        }
        Sign::Wall => {
            svg.line("wall", &[pt(x, y), pt(x + wide, y)]);
            svg.line("battlement", &[pt(x, y), pt(x + wide, y)]);
        }
    }
}
