//! Streets: the pavement under the blocks, the trees of the boulevards, the small squares.

use crate::geometry::{Point, steps};
use crate::plan::Plan;
use crate::svg::{PathData, Svg};
use crate::trees::Trees;

pub(crate) fn draw(svg: &mut Svg, plan: &Plan) {
    let mut ground = PathData::new();
    plan.blocks.iter().for_each(|block| ground.polygon(&block.ground));
    svg.path("pave-line", &ground);
    svg.path("pave", &ground);
    crate::water::culverts(svg, plan);
    boulevards(svg, plan);
    squares(svg, plan);
}

fn boulevards(svg: &mut Svg, plan: &Plan) {
    let mut trees = Trees::new();
    for way in &plan.boulevards {
        let line = f64::from(way.line) + 0.5;
        for along in steps(f64::from(way.from) - 0.42, f64::from(way.to) + 0.42, 0.115) {
            let at = if way.along_row { plan.lattice.at(along, line) } else { plan.lattice.at(line, along) };
            let on_block = plan.blocks.iter().any(|block| crate::geometry::inside(at, &block.outline));
            if plan.in_city(at, 0.0) && !on_block {
                trees.add(at + Point { x: 0.0, y: 1.0 }, 0.6);
            }
        }
    }
    trees.draw(svg);
}

fn squares(svg: &mut Svg, plan: &Plan) {
    let (mut places, mut stones, mut rays) = (PathData::new(), PathData::new(), PathData::new());
    for square in &plan.squares {
        let middle = plan.lattice.crossing(square.cell);
        let radius = square.size * 0.52;
        places.circle(middle, radius);
        stones.circle(middle, 3.4);
        for k in 0..16 {
            let angle = f64::to_radians(22.5 * f64::from(k));
            rays.line(&[middle.around(5.0, angle), middle.around(radius, angle)]);
        }
    }
    svg.path("square", &places);
    svg.path("square-rays", &rays);
    svg.path("square-stone", &stones);
}
