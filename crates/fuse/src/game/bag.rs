//! The bag of dice.

use crate::colour::Colours;

/// The dice in the bag: how many of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Bag {
    counts: [u8; Colours::COUNT],
    total: u8,
}

impl Bag {
    /// How many dice.
    pub const fn len(&self) -> usize {
        self.total as usize
    }

    /// No die?
    pub const fn is_empty(&self) -> bool {
        self.total == 0
    }

    /// How many dice of these colours.
    pub const fn count(&self, colours: Colours) -> u8 {
        self.counts[colours.index()]
    }

    /// Puts a die in.
    pub fn add(&mut self, colours: Colours) {
        if self.total < u8::MAX {
            self.counts[colours.index()] += 1;
            self.total += 1;
        }
    }

    /// Takes a die out, if there is one.
    pub fn remove(&mut self, colours: Colours) -> bool {
        let there = self.count(colours) > 0;
        if there {
            self.counts[colours.index()] -= 1;
            self.total -= 1;
        }
        there
    }
}
