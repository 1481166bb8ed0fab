//! The shapes that stand for the die colours, and the figures of all five.

use super::pen::Pen;
use crate::colour::Colour;

/// A point: to the right, downwards.
pub type Point = (f64, f64);

/// The outline of a colour's shape: triangle, circle, diamond, star or hexagon, about as large as a circle of radius 1.
const fn outline(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "M0-1L1 .78H-1Z",
        Colour::Blue => "M-.92 0a.92.92 0 1 0 1.84 0a.92.92 0 1 0-1.84 0Z",
        Colour::Green => "M0-1.08L.98 0L0 1.08L-.98 0Z",
        Colour::Yellow => {
            "M0-1.1L.32-.44L1.05-.34L.52.17L.65.89L0 .55L-.65.89L-.52.17L-1.05-.34L-.32-.44Z"
        }
        Colour::Black => "M0-1L.87-.5V.5L0 1L-.87 .5V-.5Z",
    }
}

/// Draws a colour's shape.
pub(super) fn shape(pen: &mut Pen, class: &str, colour: Colour, (x, y): Point, radius: f64) {
    for part in ["<path class=\"", class, "\" d=\"", outline(colour)] {
        pen.say(part);
    }
    pen.put(
        "\" transform=\"translate($ $) scale($)\"/>",
        &[x, y, radius],
    );
}

/// Five directions, the first one upwards.
const AROUND: [Point; 5] = [
    (0.0, -1.0),
    (0.951, -0.309),
    (0.588, 0.809),
    (-0.588, 0.809),
    (-0.951, -0.309),
];

/// Draws five dots: the colour matters (F-73).
pub(super) fn dots(pen: &mut Pen, (x, y): Point, radius: f64, size: f64) {
    for (colour, (right, down)) in Colour::ALL.into_iter().zip(AROUND) {
        pen.say("<circle class=\"dot c");
        pen.text.push(colour.letter());
        let numbers = [x + radius * right, y + radius * down, size];
        pen.put("\" cx=\"$\" cy=\"$\" r=\"$\"/>", &numbers);
    }
}

/// Where the five arcs of a ring begin and end.
const ARCS: [(Point, Point); 5] = [
    ((-0.588, -0.809), (0.438, -0.899)),
    ((0.588, -0.809), (0.99, 0.139)),
    ((0.951, 0.309), (0.174, 0.985)),
    ((0.0, 1.0), (-0.883, 0.469)),
    ((-0.951, 0.309), (-0.719, -0.695)),
];

/// Draws a ring of five colours: a colour of the player's choice (F-70).
pub(super) fn wheel(pen: &mut Pen, (x, y): Point, radius: f64) {
    for (colour, (from, to)) in Colour::ALL.into_iter().zip(ARCS) {
        pen.say("<path class=\"ln c");
        pen.text.push(colour.letter());
        let ends = [from, to].map(|(right, down)| (x + radius * right, y + radius * down));
        let [from, to] = ends;
        let numbers = [from.0, from.1, radius, radius, to.0, to.1];
        pen.put("\" d=\"M$ $A$ $ 0 0 1 $ $\"/>", &numbers);
    }
}
