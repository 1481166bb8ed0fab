//! A space: a dark hole with what it asks for, in lines.

use super::glyph;
use super::palette;
use super::svg::{Canvas, Paint, Point, Rect};
use crate::icon::Icon;
use crate::line::Space;

/// How wide a hole is.
pub(super) const SIDE: f64 = 28.0;

/// How a hole is drawn on its grid of 48.
const SCALE: f64 = SIDE / 48.0;

/// Draws a space with its upper left corner at a point.
pub(super) fn space(canvas: &mut Canvas, space: Space, (x, y): Point) {
    let at = |part_x: f64, part_y: f64| (x + part_x * SCALE, y + part_y * SCALE);
    canvas.rect(
        Rect(x, y, SIDE, SIDE),
        11.0 * SCALE,
        Paint::Fill(palette::HOLE),
    );
    match space {
        Space::Icon(one) => icon(canvas, one, at(10.0, 10.0), 28.0),
        Space::Either(one, other) => {
            icon(canvas, one, at(4.5, 4.5), 20.0);
            let cut = r#"<path d="M40 8L8 40"/>"#;
            canvas.glyph(cut, (x, y), SCALE, Paint::Line(palette::CUT, 1.5));
            icon(canvas, other, at(23.5, 23.5), 20.0);
        }
        Space::Any => {
            let line = Paint::Line(palette::HOLE_LINE, 1.8);
            canvas.glyph(glyph::ANY, (x, y), SCALE, line);
            canvas.label(at(24.0, 23.0), 18.0 * SCALE, palette::INK, "?");
        }
        Space::Matching => {
            let line = Paint::Line(palette::HOLE_LINE, 1.8);
            canvas.glyph(glyph::ANY, (x, y), SCALE, line);
            canvas.glyph(glyph::BARS, (x, y), SCALE, Paint::Line(palette::INK, 2.6));
        }
    }
}

/// An icon of this size, of the 48 of a hole.
fn icon(canvas: &mut Canvas, icon: Icon, at: Point, size: f64) {
    let line = Paint::Line(palette::HOLE_LINE, 1.9);
    canvas.glyph(glyph::icon(icon), at, SCALE * size / 24.0, line);
}
