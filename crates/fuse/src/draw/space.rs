//! The spaces of a card: a socket with what it asks for, or the die that lies there.

use super::die::die;
use super::icon::icon;
use super::palette;
use super::place::{Point, Rect};
use super::shape::halves;
use super::svg::{Canvas, Style};
use crate::card::space::{ColourIcon, Demand, Icon, NumberIcon, Order, Space};
use crate::face::Face;

/// `#` and `c` of a space where number or colour matters (F-73).
const NUMBER_OR_COLOUR: (Icon, Icon) = (
    Icon {
        colour: ColourIcon::Any,
        number: NumberIcon::Choice,
    },
    Icon {
        colour: ColourIcon::Choice,
        number: NumberIcon::Any,
    },
);

/// Draws a space, or the die on it.
pub(super) fn space(canvas: &mut Canvas, space: Space, face: Option<Face>, square: Rect) {
    if let Some(face) = face {
        return die(canvas, face, square);
    }
    let side = square.width;
    match space.demand {
        Demand::Icon(one) => {
            canvas.rect(square.inset(0.6), 0.16 * side, socket());
            icon(canvas, one, square.centre(), 0.42 * side);
        }
        Demand::Either(one, other) => either(canvas, (one, other), square),
        Demand::NumberOrColour => either(canvas, NUMBER_OR_COLOUR, square),
    }
    // There neither half of a split space lies, nor the slash of a barred colour.
    mark(canvas, space.order, square.at(0.82, 0.14), 0.2 * side);
}

fn socket() -> Style<'static> {
    Style::fill(palette::SOCKET).edged(palette::EDGE, 1.2)
}

/// A split space: one half above the diagonal, one below (F-72).
fn either(canvas: &mut Canvas, (one, other): (Icon, Icon), square: Rect) {
    let side = square.width;
    canvas.rect(square.inset(0.6), 0.16 * side, socket());
    let (_, lower) = halves(square.inset(1.2), 0.15 * side);
    canvas.path(&lower, Style::fill(palette::SOCKET_HALF));
    let line = [square.at(0.08, 0.92), square.at(0.92, 0.08)];
    canvas.polyline(&line, Style::line(palette::LIGHT, 0.03 * side));
    icon(canvas, one, square.at(0.285, 0.285), 0.235 * side);
    icon(canvas, other, square.at(0.715, 0.715), 0.235 * side);
}

/// First: a start button. Last: a chequered flag (C-70).
fn mark(canvas: &mut Canvas, order: Order, centre: Point, radius: f64) {
    if order == Order::Free {
        return;
    }
    let disc = Style::fill(palette::ACCENT).edged(palette::SOCKET, 0.12 * radius);
    canvas.circle(centre, radius, disc);
    if order == Order::First {
        let triangle = [(-0.35, -0.58), (0.62, 0.0), (-0.35, 0.58)];
        let triangle = triangle.map(|(x, y)| (centre.0 + x * radius, centre.1 + y * radius));
        canvas.polygon(&triangle, Style::fill(palette::DARK));
    } else {
        chequered_flag(canvas, Rect::around(centre, 1.4 * radius, 1.4 * radius));
    }
}

fn chequered_flag(canvas: &mut Canvas, rect: Rect) {
    let pole = [rect.at(0.12, 0.04), rect.at(0.12, 0.96)];
    canvas.polyline(&pole, Style::line(palette::DARK, 0.1 * rect.width));
    let cloth = Rect::around(rect.at(0.55, 0.35), 0.78 * rect.width, 0.52 * rect.width);
    canvas.rect(
        cloth,
        0.0,
        Style::fill(palette::LIGHT).edged(palette::DARK, 0.06 * rect.width),
    );
    let (width, height) = (cloth.width / 3.0, cloth.height / 2.0);
    for (column, row) in [(0.5, 0.25), (2.5, 0.25), (1.5, 0.75)] {
        let field = Rect::around(cloth.at(column / 3.0, row), width, height);
        canvas.rect(field, 0.0, Style::fill(palette::DARK));
    }
}
