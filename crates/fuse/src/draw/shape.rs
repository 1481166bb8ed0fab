//! The shapes that stand for the die colours, and the other figures the drawings share.

use std::f64::consts::{FRAC_1_SQRT_2, PI, TAU};

use super::palette::{self, paint};
use super::place::{Point, Rect};
use super::svg::{Canvas, Path, Style};
use crate::colour::Colour;

/// A shape that stands for a die colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// Red's.
    Triangle,
    /// Blue's.
    Circle,
    /// Green's.
    Diamond,
    /// Yellow's.
    Star,
    /// Black's.
    Hexagon,
}

impl Shape {
    /// Where writing goes, below the centre, and how large it may be, as parts of the radius.
    pub(super) const fn writing(self) -> (f64, f64) {
        match self {
            Shape::Triangle => (0.3, 1.0),
            Shape::Circle => (0.0, 1.3),
            Shape::Diamond => (0.0, 1.1),
            Shape::Star => (0.08, 1.02),
            Shape::Hexagon => (0.0, 1.25),
        }
    }

    /// Draws the shape about as large as a circle of this radius.
    pub(super) fn draw(self, canvas: &mut Canvas, centre: Point, radius: f64, style: Style) {
        let points = match self {
            Shape::Circle => return canvas.circle(centre, 0.95 * radius, style),
            Shape::Triangle => vec![(0.0, -1.05), (1.08, 0.88), (-1.08, 0.88)],
            Shape::Diamond => vec![(0.0, -1.12), (1.12, 0.0), (0.0, 1.12), (-1.12, 0.0)],
            Shape::Star => spokes(10, |i| if i % 2 == 0 { 1.12 } else { 0.66 }),
            Shape::Hexagon => spokes(6, |_| 1.05),
        };
        let scale = |p: &Point| (centre.0 + radius * p.0, centre.1 + radius * p.1);
        let points: Vec<Point> = points.iter().map(scale).collect();
        canvas.polygon(&points, style);
    }
}

/// Points around the origin, the first one above it.
fn spokes(count: usize, length: impl Fn(usize) -> f64) -> Vec<Point> {
    let turn = TAU / count as f64;
    let point = |i| around(length(i), i as f64 * turn);
    (0..count).map(point).collect()
}

/// The point at this distance from the origin, turned clockwise from the top.
fn around(radius: f64, turn: f64) -> Point {
    (radius * turn.sin(), -radius * turn.cos())
}

/// A disc in all five colours.
pub(super) fn rainbow(canvas: &mut Canvas, centre: Point, radius: f64) {
    let edge = |turn| {
        let (x, y) = around(radius, turn);
        (centre.0 + x, centre.1 + y)
    };
    let turn = TAU / Colour::ALL.len() as f64;
    for (i, colour) in Colour::ALL.into_iter().enumerate() {
        let from = i as f64 * turn - PI / 5.0;
        let wedge = Path::from(centre)
            .to(edge(from))
            .arc(radius, true, edge(from + turn))
            .close();
        canvas.path(&wedge, Style::fill(paint(colour).fill));
    }
    let rim = Style::line(palette::LIGHT, 0.08 * radius);
    canvas.circle(centre, radius, rim);
}

/// The two halves of a rounded square, on both sides of the diagonal that rises to the right.
pub(super) fn halves(square: Rect, radius: f64) -> (Path, Path) {
    let cut = radius * (1.0 - FRAC_1_SQRT_2);
    let (left, top, right, bottom) = (square.x, square.y, square.right(), square.bottom());
    let (start, end) = ((left + cut, bottom - cut), (right - cut, top + cut));
    let upper = Path::from(start)
        .arc(radius, true, (left, bottom - radius))
        .to((left, top + radius))
        .arc(radius, true, (left + radius, top))
        .to((right - radius, top))
        .arc(radius, true, end)
        .close();
    let lower = Path::from(start)
        .arc(radius, false, (left + radius, bottom))
        .to((right - radius, bottom))
        .arc(radius, false, (right, bottom - radius))
        .to((right, top + radius))
        .arc(radius, false, end)
        .close();
    (upper, lower)
}
