//! Dice as they lie: solid, with a light edge, so that none is taken for a space.

use super::palette::{self, paint};
use super::place::Rect;
use super::shape::halves;
use super::svg::{Canvas, Style};
use crate::colour::Colour;
use crate::face::Face;

/// Draws a die.
pub(super) fn die(canvas: &mut Canvas, face: Face, square: Rect) {
    let number = face.number().to_string();
    match face.colours().parts() {
        (colour, None) => plain(canvas, colour, &number, square),
        (one, Some(other)) => split(canvas, (one, other), &number, square),
    }
}

fn edge(side: f64) -> Style<'static> {
    Style::line(palette::LIGHT, 0.07 * side)
}

fn plain(canvas: &mut Canvas, colour: Colour, number: &str, square: Rect) {
    let side = square.width;
    let paint = paint(colour);
    let body = square.inset(0.035 * side);
    canvas.rect(body, 0.2 * side, Style::fill(paint.fill));
    let centre = square.at(0.56, 0.55);
    let shape = Style::fill(paint.shade);
    paint.shape.draw(canvas, centre, 0.34 * side, shape);
    canvas.rect(body, 0.2 * side, edge(side));
    canvas.text(centre, 0.6 * side, paint.ink, number);
    let letter = colour.letter().to_string();
    canvas.text(square.at(0.225, 0.235), 0.26 * side, paint.ink, &letter);
}

/// A die of two colours (C-3).
fn split(canvas: &mut Canvas, (one, other): (Colour, Colour), number: &str, square: Rect) {
    let side = square.width;
    let body = square.inset(0.035 * side);
    let (upper, lower) = halves(body, 0.2 * side);
    canvas.path(&upper, Style::fill(paint(one).fill));
    canvas.path(&lower, Style::fill(paint(other).fill));
    let line = [body.at(0.05, 0.95), body.at(0.95, 0.05)];
    canvas.polyline(&line, Style::line(palette::LIGHT, 0.04 * side));
    for (colour, at) in [(one, 0.26), (other, 0.74)] {
        let paint = paint(colour);
        let centre = square.at(at, at);
        let shape = Style::fill(paint.shade);
        paint.shape.draw(canvas, centre, 0.175 * side, shape);
        let drop = 0.5 * paint.shape.writing().0 * 0.175 * side;
        let letter = colour.letter().to_string();
        canvas.text((centre.0, centre.1 + drop), 0.23 * side, paint.ink, &letter);
    }
    canvas.rect(body, 0.2 * side, edge(side));
    let core = Style::fill(palette::LIGHT).edged(palette::DARK, 0.025 * side);
    canvas.circle(square.centre(), 0.2 * side, core);
    canvas.text(square.centre(), 0.37 * side, palette::DARK, number);
}
