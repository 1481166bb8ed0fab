//! Writes the text of a drawing.

use klaxon_core::svg::number;

use super::Letters;

/// A drawing in the making.
pub(super) struct Pen {
    /// What is drawn so far.
    pub(super) text: String,
    /// What stands for the colours.
    pub(super) letters: Letters,
}

impl Pen {
    /// Begins a drawing.
    pub(super) fn new(letters: Letters) -> Pen {
        let text = String::new();
        Pen { text, letters }
    }

    /// Draws what the pattern says; each `$` in it is the next of the numbers.
    pub(super) fn put(&mut self, pattern: &str, numbers: &[f64]) {
        let mut numbers = numbers.iter();
        for (i, part) in pattern.split('$').enumerate() {
            if i > 0 {
                self.text += &number(*numbers.next().unwrap_or(&0.0));
            }
            self.text += part;
        }
    }

    /// Draws what needs no numbers.
    pub(super) fn say(&mut self, text: &str) {
        self.text += text;
    }
}
