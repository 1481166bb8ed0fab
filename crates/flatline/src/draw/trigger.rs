//! Trigger lights, and the pictures on them: green and round helps, red and square harms, a ring is blank.

use super::glyph::{self, Picture};
use super::palette;
use super::svg::{Canvas, Paint, Point, Rect};
use crate::trigger::{Light, Trigger};

/// How wide a light is.
pub(super) const SIDE: f64 = 22.0;

/// Draws a trigger with its upper left corner at a point.
pub(super) fn trigger(canvas: &mut Canvas, trigger: Option<Trigger>, (x, y): Point) {
    let centre = (x + SIDE / 2.0, y + SIDE / 2.0);
    let Some(Trigger { light, effect }) = trigger else {
        let ring = Paint::Line(palette::PLATE_LINE, 1.5);
        return canvas.circle(centre, 0.36 * SIDE, ring);
    };
    match light {
        Light::Green => canvas.circle(centre, SIDE / 2.0, Paint::Fill(palette::GREEN)),
        Light::Red => canvas.rect(Rect(x, y, SIDE, SIDE), 4.0, Paint::Fill(palette::RED)),
    }
    let size = 0.64 * SIDE;
    let corner = (centre.0 - size / 2.0, centre.1 - size / 2.0);
    picture(canvas, glyph::effect(effect), corner, size, palette::WHITE);
}

/// Draws what a trigger or a card does; three dots below say that it is for every player.
pub(super) fn picture(canvas: &mut Canvas, picture: Picture, at: Point, size: f64, colour: &str) {
    let scale = size / 16.0;
    let line = Paint::Line(colour, 1.7);
    if !picture.everybody {
        return canvas.glyph(picture.glyph, at, scale, line);
    }
    let smaller = 0.8 * scale;
    canvas.glyph(picture.glyph, (at.0 + 1.6 * scale, at.1), smaller, line);
    for dot in [3.5, 8.0, 12.5] {
        let centre = (at.0 + dot * scale, at.1 + 15.0 * scale);
        canvas.circle(centre, 1.3 * scale, Paint::Fill(colour));
    }
}
