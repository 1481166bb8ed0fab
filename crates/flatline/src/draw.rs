//! Patients, cards, stations and meters as pictures: SVG for pages, plain characters for the terminal. The look is our own:
//! bone-white plates, dark holes for dice; nothing in a picture refers to anything outside it.

mod face;
pub mod glyph;
pub mod palette;
mod plate;
mod sheet;
mod space;
mod svg;
mod text;
mod trigger;

pub use self::face::Face;
pub use self::sheet::{Labelled, sheet};
pub use self::text::text;

use self::plate::{WIDTH, height, plate};
use self::svg::Canvas;
use crate::line::Space;
use crate::trigger::Trigger;

/// One thing as one SVG, with its name written on it and a title for those who do not see it. The group of each space
/// carries its place as `data-space`: `2.1` is the first space of the second line, counted from 1.
pub fn svg(face: Face, name: &str, title: &str) -> String {
    let mut canvas = Canvas::new((WIDTH, height(face)), title);
    plate(&mut canvas, face, name);
    canvas.finish()
}

/// One space as one SVG, with a title for those who do not see it.
pub fn space_svg(of: Space, title: &str) -> String {
    let mut canvas = Canvas::new((space::SIDE, space::SIDE), title);
    space::space(&mut canvas, of, (0.0, 0.0));
    canvas.finish()
}

/// One trigger space as one SVG, with a title for those who do not see it.
pub fn trigger_svg(of: Option<Trigger>, title: &str) -> String {
    let mut canvas = Canvas::new((trigger::SIDE, trigger::SIDE), title);
    trigger::trigger(&mut canvas, of, (0.0, 0.0));
    canvas.finish()
}
