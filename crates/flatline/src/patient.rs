//! Patient cards (L-2).

use crate::line::Line;
use crate::trigger::Trigger;

/// The fewest lines of a patient.
pub const MIN_LINES: usize = 3;
/// The most lines of a patient.
pub const MAX_LINES: usize = 5;
/// How many trigger spaces a patient has: one for each connection of the dial.
pub const TRIGGERS: usize = 4;

/// A patient card as it is printed.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Patient {
    /// Its name in the notation, in small letters.
    pub id: String,
    /// Three to five lines.
    pub lines: Vec<Line>,
    /// The trigger spaces, from the first; some are blank.
    pub triggers: [Option<Trigger>; TRIGGERS],
}

impl Patient {
    /// How many dice it takes with so many colours at the table.
    pub fn dice(&self, colours: usize) -> usize {
        self.lines.iter().map(|line| line.dice(colours)).sum()
    }
}
