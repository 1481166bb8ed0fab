//! Drawings as they stand in an entry.

use klaxon_fuse::card::Filling;
use klaxon_fuse::draw::{self, Look};
use klaxon_fuse::{Card, Face};
use klaxon_words::Language;

use crate::names::letters;

/// A drawing on a bone-white plate.
pub(crate) fn plate(svg: &str) -> String {
    format!("<div class=\"pic bone\">{svg}</div>")
}

/// A drawing by itself.
pub(crate) fn bare(svg: &str) -> String {
    format!("<div class=\"pic\">{svg}</div>")
}

/// A small drawing in lines, on a plate.
pub(crate) fn lines(size: u8, lines: &str) -> String {
    let class = format!("lines of{size}");
    plate(&format!(
        "<svg class=\"{class}\" viewBox=\"0 0 {size} {size}\" aria-hidden=\"true\">{lines}</svg>"
    ))
}

/// The board of a card of FUSE.
pub(crate) fn card(language: Language, card: &Card) -> String {
    let look = Look {
        letters: letters(language),
        wires: false,
        flat: false,
    };
    plate(&draw::board(card, &Filling::EMPTY, &look))
}

/// A die of FUSE.
pub(crate) fn die(language: Language, face: Face) -> String {
    bare(&draw::die(face, letters(language)))
}
