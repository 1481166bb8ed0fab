//! Cards and dice as drawings: SVG for pages and pictures, plain characters for the terminal. The look is our own: dice
//! are solid caps, holes are dark and asked for in lines.
//!
//! [`die()`], [`board()`] and [`glyph()`] are for a page. They carry classes and no colours, which a style sheet brings; so
//! themes need no second drawing. What a player may do is no part of a drawing: the page names the spaces in an attribute
//! around it, and the style sheet lights them. [`card_svg`], [`die_svg`] and [`sheet()`] are pictures that stand alone.

mod board;
mod die;
mod glyph;
mod hole;
mod line;
pub mod palette;
mod pen;
mod picture;
#[doc(hidden)]
pub mod place;
mod role;
mod shape;
mod sheet;
mod sign;
mod text;

pub use self::glyph::glyph;
pub use self::picture::{card_svg, die_svg};
pub use self::role::role;
pub use self::sheet::sheet;
pub use self::text::text;

use self::pen::Pen;
use crate::card::{Card, Filling};
use crate::colour::Colour;
use crate::face::Face;

/// The letters that stand for the colours on dice and in holes, in the order of [`Colour::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Letters(pub [char; 5]);

impl Letters {
    /// Those of English, and of the notation.
    pub const ENGLISH: Letters = Letters(['R', 'B', 'G', 'Y', 'K']);

    fn of(self, colour: Colour) -> char {
        self.0[colour as usize]
    }
}

/// How a board is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// In one row, whatever the layout: for the smallest.
    pub flat: bool,
    /// With a wire to each hole and a light beside it.
    pub wires: bool,
    /// What stands for the colours.
    pub letters: Letters,
}

impl Default for Look {
    /// As it is built, with wires, in English.
    fn default() -> Look {
        Look {
            flat: false,
            wires: true,
            letters: Letters::ENGLISH,
        }
    }
}

/// What a role did to a die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark<'a> {
    /// It is wild (C-33, C-34); the word for that stands on a tab.
    Wild(&'a str),
    /// It has this colour for now (C-36).
    Changed(Colour),
}

/// Returns a die as one SVG.
pub fn die(face: Face, letters: Letters) -> String {
    one_die(face, None, letters)
}

/// Returns a die as one SVG, with what a role did to it. The tab of a wild die stands out of the frame.
pub fn die_marked(face: Face, mark: Mark, letters: Letters) -> String {
    one_die(face, Some(mark), letters)
}

fn one_die(face: Face, mark: Option<Mark>, letters: Letters) -> String {
    let mut pen = Pen::new(letters);
    pen.say("<svg class=\"dsvg\" viewBox=\"0 0 48 49\" aria-hidden=\"true\">");
    die::die(&mut pen, face);
    if let Some(mark) = mark {
        die::mark(&mut pen, mark);
    }
    pen.say("</svg>");
    pen.text
}

/// Returns the holes of a card with the dice on them as one SVG. The group of each space carries its number as
/// `data-space`, its light as `data-led`. Wires come from far above the frame.
pub fn board(card: &Card, dice: &Filling, look: &Look) -> String {
    let mut pen = Pen::new(look.letters);
    board::board(&mut pen, card, dice, look);
    pen.text
}
