//! What a player can do.

use super::options::ByValue;
use crate::face::Face;

/// What a player does. Cards in front of a player are lettered from a, spaces counted from 1 in the notation; here
/// both are counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// The team's choice of bombs by value (F-60).
    Compose(ByValue),
    /// Draw and roll the dice of the turn (F-20).
    Roll,
    /// Take a rolled die and place it on a space of an own card (F-21, F-23).
    Place {
        /// The die.
        die: Face,
        /// The own card.
        card: u8,
        /// The space.
        space: u8,
    },
    /// Press on, so that the swaying die stands (F-28).
    Steady {
        /// The own card.
        card: u8,
    },
    /// Take no more dice this turn (F-30).
    Pass,
    /// Take the pass back (F-34).
    Unpass,
    /// Roll an unused die again (F-31).
    Reroll(Face),
    /// Return a placed die (F-31, F-42).
    Return {
        /// The own card.
        card: u8,
        /// The space.
        space: u8,
    },
    /// Reveal and activate a fuse card before choosing (F-62).
    Reveal,
    /// Choose the next bomb card, by its place in the deck (F-40).
    Choose(u8),
}
