//! The icons in the spaces: what a space asks for. A colour is its shape with its letter, any colour is white,
//! and a number stands inside.

use super::palette::{self, paint};
use super::place::{Point, Rect};
use super::shape::{halves, rainbow};
use super::svg::{Canvas, Style};
use crate::card::space::{ColourIcon, Icon, NumberIcon};
use crate::colour::Colour;

/// Draws an icon about as large as a circle of this radius.
pub(super) fn icon(canvas: &mut Canvas, icon: Icon, centre: Point, radius: f64) {
    let number = number_text(icon.number);
    match icon.colour {
        ColourIcon::Any if number.is_empty() => canvas.label(centre, 1.7 * radius, "?"),
        ColourIcon::Any => white(canvas, &number, centre, radius),
        ColourIcon::Choice => choice(canvas, &format!("c{number}"), centre, radius),
        ColourIcon::Is(colour) => coloured(canvas, colour, &number, centre, radius),
        ColourIcon::Not(colour) if number.is_empty() => barred(canvas, colour, centre, radius),
        ColourIcon::Not(colour) => {
            let (x, y) = centre;
            let (small, aside) = (0.62 * radius, 0.4 * radius);
            barred(canvas, colour, (x - aside, y - aside), small);
            white(canvas, &number, (x + aside, y + aside), small);
        }
        ColourIcon::Split => split(canvas, &format!("S{number}"), centre, radius),
    }
}

fn number_text(number: NumberIcon) -> String {
    match number {
        NumberIcon::Any => String::new(),
        NumberIcon::Choice => "#".to_owned(),
        NumberIcon::Is(number) => number.to_string(),
    }
}

/// A number on white: any colour (F-71).
fn white(canvas: &mut Canvas, number: &str, centre: Point, radius: f64) {
    let plate = Rect::around(centre, 1.7 * radius, 1.7 * radius);
    canvas.rect(plate, 0.32 * radius, Style::fill(palette::LIGHT));
    canvas.text(centre, 1.5 * radius, palette::DARK, number);
}

/// A colour of the player's choice: all five around white (F-70).
fn choice(canvas: &mut Canvas, text: &str, centre: Point, radius: f64) {
    rainbow(canvas, centre, radius);
    canvas.circle(centre, 0.66 * radius, Style::fill(palette::LIGHT));
    let size = if text.len() > 1 { 0.86 } else { 1.25 };
    canvas.text(centre, size * radius, palette::DARK, text);
}

fn coloured(canvas: &mut Canvas, colour: Colour, number: &str, centre: Point, radius: f64) {
    let paint = paint(colour);
    let style = Style::fill(paint.fill).edged(paint.edge, 0.09 * radius);
    paint.shape.draw(canvas, centre, radius, style);
    let (drop, size) = paint.shape.writing();
    let at = (centre.0, centre.1 + drop * radius);
    let text = format!("{}{number}", colour.letter());
    let size = if number.is_empty() { size } else { 0.8 * size };
    canvas.text(at, size * radius, paint.ink, &text);
}

/// Not this colour (C-70): a ring with a slash that stops short of the letter.
fn barred(canvas: &mut Canvas, colour: Colour, centre: Point, radius: f64) {
    coloured(canvas, colour, "", centre, 0.76 * radius);
    let pen = Style::line(palette::LIGHT, 0.15 * radius);
    let halo = Style::line(palette::SOCKET, 0.3 * radius);
    for (from, to) in [(-0.71, -0.29), (0.29, 0.71)] {
        let slash = [from, to].map(|part| (centre.0 + part * radius, centre.1 + part * radius));
        canvas.polyline(&slash, halo);
        canvas.polyline(&slash, pen);
    }
    canvas.circle(centre, radius, halo);
    canvas.circle(centre, radius, pen);
}

/// A split die of any colours (C-70).
fn split(canvas: &mut Canvas, text: &str, centre: Point, radius: f64) {
    let plate = Rect::around(centre, 1.8 * radius, 1.8 * radius);
    let (upper, lower) = halves(plate, 0.32 * radius);
    canvas.path(&upper, Style::fill(palette::LIGHT));
    canvas.path(&lower, Style::fill(palette::DULL));
    let slash = [plate.at(-0.02, 1.02), plate.at(1.02, -0.02)];
    canvas.polyline(&slash, Style::line(palette::SOCKET, 0.16 * radius));
    canvas.circle(centre, 0.56 * radius, Style::fill(palette::LIGHT));
    let size = if text.len() > 1 { 0.75 } else { 0.95 };
    canvas.text(centre, size * radius, palette::DARK, text);
}
