//! A card: its body, what it is worth, and what it holds where the geometry says.

use super::palette;
use super::place::{Plan, Point, Rect, VALUE, WIDTH};
use super::space::space;
use super::svg::{Canvas, Style};
use super::symbol::symbol;
use crate::card::{Card, Filling};

/// Draws a card with its upper left corner at the origin.
pub(super) fn card(canvas: &mut Canvas, card: &Card, filling: &Filling, plan: &Plan) {
    body(canvas, plan.height);
    if card.is_spark() {
        bolt(canvas, VALUE);
    } else {
        value(canvas, card.value());
    }
    if let Some((from, to)) = plan.ground {
        canvas.polyline(&[from, to], Style::line(palette::EDGE, 2.5));
    }
    if let Some(rect) = plan.slab {
        slab(canvas, rect);
    }
    for &(from, to) in &plan.arrows {
        arrow(canvas, from, to);
    }
    for (i, (&one, &square)) in card.spaces().iter().zip(&plan.spaces).enumerate() {
        canvas.space(i, |canvas| space(canvas, one, filling.get(i), square));
    }
    for &placed in &plan.symbols {
        symbol(canvas, placed);
    }
}

fn body(canvas: &mut Canvas, height: f64) {
    let rect = Rect {
        x: 0.0,
        y: 0.0,
        width: WIDTH,
        height,
    };
    let style = Style::fill(palette::CARD).edged(palette::EDGE, 1.0);
    canvas.rect(rect.inset(0.5), 9.0, style);
}

fn value(canvas: &mut Canvas, value: u8) {
    let text = value.to_string();
    canvas.text(VALUE.at(0.5, 0.58), 17.0, palette::ACCENT, &text);
}

/// A spark shows no points but a bolt (C-59).
fn bolt(canvas: &mut Canvas, corner: Rect) {
    let points = [
        (0.6, 0.13),
        (0.3, 0.64),
        (0.48, 0.64),
        (0.4, 1.05),
        (0.7, 0.5),
        (0.52, 0.5),
    ];
    let points = points.map(|(x, y)| corner.at(x, y));
    canvas.polygon(&points, Style::fill(palette::ACCENT));
}

/// Rests on every die below and carries the one above (C-40).
fn slab(canvas: &mut Canvas, rect: Rect) {
    let plank = Rect::around(rect.centre(), rect.width, 0.5 * rect.height);
    canvas.rect(plank, 0.2 * rect.height, Style::fill(palette::EDGE));
}

/// The order of placing (F-26).
fn arrow(canvas: &mut Canvas, from: Point, to: Point) {
    let style = Style::line(palette::ACCENT, 2.0);
    let head = 4.0;
    canvas.polyline(&[from, to], style);
    let tips = [(to.0 - head, to.1 + head), to, (to.0 + head, to.1 + head)];
    canvas.polyline(&tips, style);
}
