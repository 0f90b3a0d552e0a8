//! Writing SVG: short numbers, path data, escaped text, and elements one after the other.

use crate::geometry::{Point, Rect, sides};
use crate::sheet::SheetNameKind;
use std::borrow::Cow;

/// Text as XML takes it, in content and in attributes.
pub(crate) fn escape(text: &str) -> Cow<'_, str> {
    if !text.contains(|c: char| matches!(c, '&' | '<' | '>' | '"' | '\'') || forbidden(c)) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() + 16);
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            c if forbidden(c) => {}
            c => out.push(c),
        }
    }
    Cow::Owned(out)
}

/// What XML 1.0 cannot hold at all.
fn forbidden(c: char) -> bool {
    (c < ' ' && !matches!(c, '\t' | '\n' | '\r')) || matches!(c, '\u{fffe}' | '\u{ffff}')
}

/// A length in tenths. A drawing never leaves a sheet of a hundred thousand.
fn tenths(value: f64) -> i64 {
    (value * 10.0).round().clamp(-1e6, 1e6) as i64
}

/// A number with at most one decimal place and nothing superfluous.
pub(crate) fn num(value: f64) -> String {
    short(tenths(value))
}

fn short(tenths: i64) -> String {
    let sign = if tenths < 0 { "-" } else { "" };
    let (whole, rest) = (tenths.abs() / 10, tenths.abs() % 10);
    match (whole, rest) {
        (_, 0) => format!("{sign}{whole}"),
        (0, _) => format!("{sign}.{rest}"),
        _ => format!("{sign}{whole}.{rest}"),
    }
}

/// The `d` of a path: absolute where it begins, then relative, which is shorter.
#[derive(Clone, Default)]
pub(crate) struct PathData {
    d: String,
    at: (i64, i64),
    start: (i64, i64),
}

impl PathData {
    pub fn new() -> Self {
        Self::default()
    }

    /// A closed polygon.
    pub fn of_polygon(points: &[Point]) -> Self {
        let mut path = Self::new();
        path.polygon(points);
        path
    }

    /// An open line.
    pub fn of_line(points: &[Point]) -> Self {
        let mut path = Self::new();
        path.line(points);
        path
    }

    pub fn is_empty(&self) -> bool {
        self.d.is_empty()
    }

    pub fn as_str(&self) -> &str {
        &self.d
    }

    fn pair(&mut self, (x, y): (i64, i64), spaced: bool) {
        let (x, y) = (short(x), short(y));
        if spaced && !x.starts_with('-') {
            self.d.push(' ');
        }
        self.d.push_str(&x);
        if !y.starts_with('-') {
            self.d.push(' ');
        }
        self.d.push_str(&y);
    }

    /// Begins a new piece.
    pub fn begin(&mut self, p: Point) {
        let to = (tenths(p.x), tenths(p.y));
        if self.d.is_empty() {
            self.d.push('M');
            self.pair(to, false);
        } else {
            self.d.push('m');
            self.pair((to.0 - self.at.0, to.1 - self.at.1), false);
        }
        (self.at, self.start) = (to, to);
    }

    /// Straight on to these places.
    fn on(&mut self, points: &[Point]) {
        for (k, p) in points.iter().enumerate() {
            if k == 0 {
                self.d.push('l');
            }
            let to = (tenths(p.x), tenths(p.y));
            self.pair((to.0 - self.at.0, to.1 - self.at.1), k > 0);
            self.at = to;
        }
    }

    pub fn line(&mut self, points: &[Point]) {
        if let [first, rest @ ..] = points {
            self.begin(*first);
            self.on(rest);
        }
    }

    pub fn polygon(&mut self, points: &[Point]) {
        self.line(points);
        if !points.is_empty() {
            self.d.push('z');
            self.at = self.start;
        }
    }

    /// A single place; drawn with round ends it is a disc as wide as the stroke.
    pub fn dot(&mut self, p: Point) {
        self.begin(p);
        self.d.push_str("h0");
    }

    /// A circle.
    pub fn circle(&mut self, centre: Point, radius: f64) {
        self.begin(Point { x: centre.x - radius, y: centre.y });
        let (r, d) = (num(radius), num(radius * 2.0));
        self.d.push_str(&format!("a{r} {r} 0 1 0 {d} 0a{r} {r} 0 1 0-{d} 0z"));
    }

    /// A smooth curve through the places: the Catmull-Rom curve as Bézier pieces.
    pub fn curve(&mut self, through: &[Point]) {
        let [first, ..] = through else { return };
        self.begin(*first);
        let at = |i: usize| through[i.min(through.len() - 1)];
        for i in 0..through.len() - 1 {
            let (a, b, c, d) = (at(i.saturating_sub(1)), at(i), at(i + 1), at(i + 2));
            let from = self.at;
            let offset = |p: Point| (tenths(p.x) - from.0, tenths(p.y) - from.1);
            self.d.push('c');
            self.pair(offset(b + (c - a) * (1.0 / 6.0)), false);
            self.pair(offset(c - (d - b) * (1.0 / 6.0)), true);
            self.pair(offset(c), true);
            self.at = (tenths(c.x), tenths(c.y));
        }
    }

    /// Appends path data from elsewhere, which has to begin with an absolute move.
    pub fn raw(&mut self, d: &str, end: Point) {
        self.d.push_str(d);
        self.at = (tenths(end.x), tenths(end.y));
        self.start = self.at;
    }
}

/// A growing piece of SVG: a whole sheet, or the shapes of one for a page that writes and colours it itself.
pub(crate) struct Svg {
    out: String,
    prefix: &'static str,
    ids: usize,
    page: Option<ForPage>,
}

/// What a drawing for a page keeps apart from its shapes.
#[derive(Default)]
struct ForPage {
    names: Vec<Written>,
    /// The kind of the space that is drawn now.
    kind: &'static str,
    /// For each open group, whether it was written.
    groups: Vec<bool>,
}

/// A name that was to be written on the sheet.
pub(crate) struct Written {
    pub kind: SheetNameKind,
    pub text: String,
    pub size: f64,
    pub line: Vec<Point>,
}

/// Where a name stands.
pub(crate) enum Stand<'a> {
    /// Along a line.
    Along(&'a [Point]),
    /// Around a place, turned by so many degrees.
    At(Point, f64),
}

/// A page shows the sheet at about half its size: small letters have to be that much larger there.
const LARGER: f64 = 1.4;
/// How much larger the picture of a block is on a page, which has no name under it.
const PICTURE: f64 = 1.24;

impl Svg {
    /// An empty piece; ids made for it begin with the prefix.
    pub fn new(prefix: &'static str) -> Self {
        Self { out: String::with_capacity(1 << 18), prefix, ids: 0, page: None }
    }

    /// An empty piece for a page: shapes with their classes, no text, no owner's id and no colours.
    pub fn for_page() -> Self {
        Self { page: Some(ForPage::default()), ..Self::new("p") }
    }

    pub fn finish(self) -> String {
        self.out
    }

    /// What was drawn up to now, which is left out of what follows.
    pub fn take(&mut self) -> String {
        std::mem::take(&mut self.out)
    }

    /// The names that a page has to write.
    pub fn take_names(&mut self) -> Vec<Written> {
        self.page.as_mut().map(|page| std::mem::take(&mut page.names)).unwrap_or_default()
    }

    /// The size of small letters.
    pub fn letters(&self, size: f64) -> f64 {
        if self.page.is_some() { size * LARGER } else { size }
    }

    /// Begins the group of a space.
    pub fn open_space(&mut self, attributes: &str, kind: &'static str) {
        if let Some(page) = &mut self.page {
            page.kind = kind;
        }
        self.open(attributes);
    }

    /// A name not used before.
    pub fn fresh_id(&mut self) -> String {
        self.ids += 1;
        format!("{}-{}", self.prefix, self.ids)
    }

    /// Ready-made SVG.
    pub fn raw(&mut self, text: &str) {
        self.out.push_str(text);
    }

    /// Begins a group with these attributes, which have to be escaped.
    pub fn open(&mut self, attributes: &str) {
        let mut kept = attributes;
        if let Some(page) = &mut self.page {
            kept = attributes.find("transform=").map_or("", |at| &attributes[at..]);
            page.groups.push(!kept.is_empty());
        }
        if !kept.is_empty() {
            self.out.push_str(&format!("<g {kept}>"));
        }
    }

    /// Ends a group.
    pub fn close(&mut self) {
        if self.page.as_mut().is_none_or(|page| page.groups.pop() == Some(true)) {
            self.out.push_str("</g>\n");
        }
    }

    /// A little picture that stands at this place. On a page the picture of a block stands where its name would, and all
    /// parts of a picture bear the kind of their space: the classes `v` and `k` of a station are `blue-v` and `blue-k`.
    pub fn picture(&mut self, class: &str, at: Point, turn: f64, scale: f64, drawing: &str) {
        let Some(page) = &self.page else {
            self.open(&format!(r#"class="{class}" {}"#, place(at, turn, scale)));
            self.raw(drawing);
            self.close();
            return;
        };
        let kind = if class.contains("boat") { "regular" } else { page.kind };
        let (at, scale) = if class == "picture" {
            (at + Point { x: 0.0, y: 11.0 * PICTURE * scale }, PICTURE * scale)
        } else {
            (at, scale)
        };
        self.open(&place(at, turn, scale));
        self.raw(&drawing.replace("class=\"", &format!("class=\"{kind}-")));
        self.close();
    }

    /// What a pointer that rests on the group is told.
    pub fn title(&mut self, text: &str) {
        if !text.is_empty() && self.page.is_none() {
            self.out.push_str(&format!("<title>{}</title>", escape(text)));
        }
    }

    /// A path, unless it is empty.
    pub fn path(&mut self, class: &str, path: &PathData) {
        self.path_with(class, "", path);
    }

    /// A path with further attributes.
    pub fn path_with(&mut self, class: &str, attributes: &str, path: &PathData) {
        if !path.is_empty() {
            let gap = if attributes.is_empty() { "" } else { " " };
            self.out.push_str(&format!(r#"<path class="{class}"{gap}{attributes} d="{}"/>"#, path.as_str()));
        }
    }

    pub fn polygon(&mut self, class: &str, points: &[Point]) {
        self.path(class, &PathData::of_polygon(points));
    }

    pub fn line(&mut self, class: &str, points: &[Point]) {
        self.path(class, &PathData::of_line(points));
    }

    pub fn circle(&mut self, class: &str, centre: Point, radius: f64) {
        self.out.push_str(&format!(
            r#"<circle class="{class}" cx="{}" cy="{}" r="{}"/>"#,
            num(centre.x),
            num(centre.y),
            num(radius)
        ));
    }

    pub fn rect(&mut self, class: &str, rect: Rect) {
        self.rect_with(class, "", rect);
    }

    pub fn rect_with(&mut self, class: &str, attributes: &str, rect: Rect) {
        let gap = if attributes.is_empty() { "" } else { " " };
        self.out.push_str(&format!(
            r#"<rect class="{class}"{gap}{attributes} x="{}" y="{}" width="{}" height="{}"/>"#,
            num(rect.x0),
            num(rect.y0),
            num(rect.width()),
            num(rect.height())
        ));
    }

    /// A line of text; the attributes may be empty.
    pub fn text(&mut self, class: &str, attributes: &str, at: Point, text: &str) {
        if self.page.is_some() {
            return;
        }
        let gap = if attributes.is_empty() { "" } else { " " };
        self.out.push_str(&format!(
            r#"<text class="{class}"{gap}{attributes} x="{}" y="{}">{}</text>"#,
            num(at.x),
            num(at.y),
            escape(text)
        ));
    }

    /// A name of something that is no space. A page writes it itself.
    pub fn name(
        &mut self,
        name: (SheetNameKind, &str),
        class: &str,
        size: f64,
        attributes: &str,
        stand: Stand,
    ) {
        let (kind, text) = name;
        let Some(page) = &mut self.page else {
            match stand {
                Stand::Along(line) => self.text_along(class, attributes, line, text),
                Stand::At(at, 0.0) => self.text(class, attributes, at, text),
                Stand::At(at, turn) => {
                    let attributes = format!("{attributes} {}", place(at, turn, 1.0));
                    self.text(class, attributes.trim_start(), Point::default(), text);
                }
            }
            return;
        };
        let line = match stand {
            Stand::Along(line) => line.to_vec(),
            Stand::At(at, turn) => {
                let half = crate::text::width(text, size) / 2.0;
                [180.0, 0.0].map(|more| at.around(half, f64::to_radians(turn + more))).to_vec()
            }
        };
        page.names.push(Written { kind, text: text.to_owned(), size, line });
    }

    /// Text that follows a line.
    fn text_along(&mut self, class: &str, attributes: &str, way: &[Point], text: &str) {
        let id = self.fresh_id();
        let d = PathData::of_line(way);
        self.out.push_str(&format!(
            r##"<path id="{id}" class="way" d="{}"/><text class="{class}" {attributes}><textPath href="#{id}" startOffset="50%">{}</textPath></text>"##,
            d.as_str(),
            escape(text)
        ));
    }
}

/// `transform` of something drawn around the origin and brought to its place.
pub(crate) fn place(at: Point, turn: f64, scale: f64) -> String {
    let mut value = format!("translate({} {})", num(at.x), num(at.y));
    if turn.abs() > 0.04 {
        value.push_str(&format!(" rotate({})", num(turn)));
    }
    if (scale - 1.0).abs() > 1e-3 {
        value.push_str(&format!(" scale({:.2})", scale.clamp(0.01, 100.0)));
    }
    format!(r#"transform="{value}""#)
}

/// The shadow a polygon throws: the same polygon, a little to the south-east.
pub(crate) fn shadow(svg: &mut Svg, polygon: &[Point]) {
    let moved: Vec<Point> = sides(polygon).map(|(p, _)| p + Point { x: 3.2, y: 4.0 }).collect();
    svg.polygon("cast", &moved);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::pt;

    #[test]
    fn numbers_are_short() {
        let all = [0.0, -0.04, 0.5, -0.25, 12.34, 100.0, f64::NAN].map(num);
        assert_eq!(all, ["0", "0", ".5", "-.3", "12.3", "100", "0"]);
    }

    #[test]
    fn a_path_continues_relatively() {
        let mut path = PathData::of_polygon(&[pt(1.0, 1.0), pt(3.0, 1.0), pt(3.0, 2.5)]);
        path.line(&[pt(2.0, 2.0), pt(1.0, 4.0)]);
        assert_eq!(path.as_str(), "M1 1l2 0 0 1.5zm1 1l-1 2");
    }

    #[test]
    fn text_is_escaped() {
        assert_eq!(escape("Rock & <Roll> \"d'Or\""), "Rock &amp; &lt;Roll&gt; &quot;d&#39;Or&quot;");
    }
}
