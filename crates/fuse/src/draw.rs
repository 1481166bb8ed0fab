//! Cards and dice as pictures: SVG for pages, plain characters for the terminal. The look is our own, a dark
//! console with one accent; nothing in a picture refers to anything outside it.

mod card;
mod die;
mod icon;
mod line;
pub mod palette;
#[doc(hidden)]
pub mod place;
mod shape;
mod sheet;
mod space;
mod svg;
mod symbol;
mod text;

pub use self::shape::Shape;
pub use self::sheet::sheet;
pub use self::text::text;

use self::place::{Rect, WIDTH, place};
use self::svg::Canvas;
use crate::card::{Card, Filling};
use crate::face::Face;

/// How large a die alone is.
const DIE: f64 = 40.0;

/// The card with the dice on it as one SVG. The group of each space carries its number as `data-space`.
pub fn svg(card: &Card, filling: &Filling, title: &str) -> String {
    let plan = place(card);
    let mut canvas = Canvas::new(WIDTH, plan.height, title);
    self::card::card(&mut canvas, card, filling, &plan);
    canvas.finish()
}

/// A die alone as one SVG, with its notation as title.
pub fn die_svg(face: Face) -> String {
    let mut canvas = Canvas::new(DIE, DIE, &face.to_string());
    let square = Rect {
        x: 0.0,
        y: 0.0,
        width: DIE,
        height: DIE,
    };
    die::die(&mut canvas, face, square);
    canvas.finish()
}
