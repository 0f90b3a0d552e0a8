//! Trees seen from above. Many are drawn at once: discs that are the ends of strokes without length.

use crate::geometry::Point;
use crate::svg::{PathData, Svg, num};

/// Trees to be drawn together, in three sizes.
#[derive(Default)]
pub(crate) struct Trees {
    sizes: [PathData; SIZES.len()],
}

/// Half the width of a crown for each size.
const SIZES: [f64; 3] = [3.2, 4.2, 5.3];

impl Trees {
    pub fn new() -> Self {
        Self::default()
    }

    /// A tree; a size of 1 is large, of 0.6 small.
    pub fn add(&mut self, at: Point, size: f64) {
        let radius = 5.4 * size;
        let nearest = |k: &usize| ((SIZES[*k] - radius).abs() * 100.0) as i64;
        if let Some(k) = (0..SIZES.len()).min_by_key(nearest) {
            self.sizes[k].dot(at);
        }
    }

    /// Draws them: shadows, outlines, dark sides, lit sides, so that crowns that touch become a grove.
    pub fn draw(&self, svg: &mut Svg) {
        for (path, radius) in self.sizes.iter().zip(SIZES) {
            if path.is_empty() {
                continue;
            }
            let id = svg.fresh_id();
            svg.raw(&format!(r#"<g class="trees"><defs><path id="{id}" d="{}"/></defs>"#, path.as_str()));
            for (class, width, shift) in [
                ("tree-shadow", radius * 2.0, radius * 0.42),
                ("tree-rim", radius * 2.0 + 0.7, 0.0),
                ("tree-dark", radius * 2.0 - 0.7, 0.0),
                ("tree-crown", radius * 1.54, -radius * 0.19),
            ] {
                let (width, shift) = (num(width), num(shift));
                svg.raw(&format!(
                    r##"<use href="#{id}" class="{class}" stroke-width="{width}" x="{shift}" y="{shift}"/>"##
                ));
            }
            svg.raw("</g>");
        }
    }
}
