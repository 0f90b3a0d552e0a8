//! The compass rose.

use crate::geometry::{Point, pt};
use crate::plan::Plan;
use crate::svg::{PathData, Svg, place};

pub(crate) fn compass(svg: &mut Svg, plan: &Plan) {
    let Some((at, scale)) = plan.fittings.compass else { return };
    svg.open(&format!(r#"class="compass" {}"#, place(at - pt(0.0, 7.0 * scale), 0.0, scale)));
    let middle = Point::default();
    for (class, radius) in
        [("comp-plate", 66.0), ("comp-ring", 62.0), ("comp-ring", 56.0), ("comp-ring thin", 30.0)]
    {
        svg.circle(class, middle, radius);
    }
    let mut ticks = PathData::new();
    for k in 0..60 {
        let angle = f64::to_radians(6.0 * f64::from(k));
        ticks.line(&[middle.around(56.0, angle), middle.around(62.0, angle)]);
    }
    svg.path("comp-ring", &ticks);
    for (long, half, first) in [(42.0, 7.0, 45.0), (76.0, 10.5, 0.0)] {
        for k in 0..4 {
            svg.open(&place(middle, first + 90.0 * f64::from(k), 1.0));
            svg.polygon("comp-dark", &[middle, pt(half, -half), pt(0.0, -long)]);
            svg.polygon("comp-light", &[middle, pt(-half, -half), pt(0.0, -long)]);
            svg.close();
        }
    }
    let usual = ["N", "E", "S", "W"].map(String::from);
    let letters = plan.pack.hints.compass.as_ref().unwrap_or(&usual);
    for (letter, at) in letters.iter().zip([pt(0.0, -81.0), pt(87.0, 8.0), pt(0.0, 98.0), pt(-88.0, 8.0)]) {
        let short: String = letter.chars().take(2).collect();
        svg.text("comp-letter", "", at, &short);
    }
    svg.close();
}
