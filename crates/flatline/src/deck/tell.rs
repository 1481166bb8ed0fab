//! Telling a deck of FLATLINE from a deck of FUSE.

use super::Deck;
use super::piece::Piece;

impl Deck {
    /// Returns whether a text is meant as a deck of FLATLINE: some line begins with `dial`, `meter` or `patient`, and is not
    /// a bomb or a spark of FUSE that somebody called so.
    pub fn is_meant_by(text: &str) -> bool {
        text.lines().any(|line| {
            let (word, rest) = Piece::new(line, 0).first_word();
            matches!(word.text, "dial" | "meter" | "patient") && !is_card_of_fuse(rest.text)
        })
    }
}

/// `3: ...` or `spark: ...`
fn is_card_of_fuse(text: &str) -> bool {
    let value = text.split(':').next().unwrap_or_default().trim();
    text.contains(':') && matches!(value, "1" | "2" | "3" | "4" | "5" | "6" | "spark")
}
