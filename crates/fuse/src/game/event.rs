//! Facts of a game, one small fact each.

use klaxon_core::{Seat, Time};

use super::options::ByValue;
use super::state::Ending;
use crate::face::Face;
use crate::number::Number;

/// A fact. Slots count the cards in front of all players, those of a seat side by side; spaces count from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// A bomb card was dealt to a player (F-12).
    Dealt {
        /// Where it lies.
        slot: u8,
        /// The card.
        card: u8,
    },
    /// The team has to choose the deck (F-60).
    Composing,
    /// The deck has so many bombs of each value (F-60).
    Composed(ByValue),
    /// The deck has so many bombs of any value (F-14).
    Decked(u8),
    /// A bomb card lies face up in the middle (F-15, F-40).
    Laid {
        /// Its place in the row, or its stack.
        place: u8,
        /// The card.
        card: u8,
    },
    /// A place in the middle stays empty (F-44).
    LeftEmpty {
        /// The place.
        place: u8,
    },
    /// The clock starts.
    Began(Time),
    /// A player has the bag: a turn begins (F-16, F-43).
    Turn(Seat),
    /// A die was drawn and rolled (F-20).
    Rolled(Face),
    /// A die was taken and placed (F-23).
    Placed {
        /// The card.
        slot: u8,
        /// The space.
        space: u8,
        /// The die.
        die: Face,
    },
    /// The die that was placed sways (F-28).
    Sways {
        /// The card.
        slot: u8,
        /// The space.
        space: u8,
        /// Since when.
        since: Time,
    },
    /// It stands (F-28).
    Stands {
        /// The card.
        slot: u8,
    },
    /// The card's dice fell and go to the bag (F-28).
    Toppled {
        /// The card.
        slot: u8,
    },
    /// A die was placed wrongly: it and the card's dice go to the bag (F-29).
    Mistake {
        /// The card.
        slot: u8,
        /// The die.
        die: Face,
    },
    /// A player takes no more dice (F-30).
    Passed(Seat),
    /// A player took the pass back (F-34).
    Unpassed(Seat),
    /// The distribution is over, and dice are left (F-30).
    Unused,
    /// An unused die was rolled again (F-31).
    Rerolled {
        /// As it lay.
        die: Face,
        /// What it shows now.
        number: Number,
    },
    /// A player returned a die to the bag (F-31, F-42).
    Returned {
        /// The card.
        slot: u8,
        /// The space.
        space: u8,
    },
    /// All returns are made; the die that was rolled again goes to the bag (F-31).
    Bagged(Face),
    /// A bomb is defused: its dice go to the bag, the card to the score pile (F-40).
    Defused {
        /// The card.
        slot: u8,
    },
    /// A player reveals a fuse card before choosing (F-62).
    Revealed(Seat),
    /// A fuse card came up, by its place in the deck (F-41, F-62).
    Activated(u8),
    /// Its returns are made (F-42).
    Resolved,
    /// A player took a bomb card from the middle (F-40).
    Chosen {
        /// Where it lies now.
        slot: u8,
        /// The card.
        card: u8,
    },
    /// The game is over.
    Ended {
        /// Why.
        why: Ending,
        /// When.
        at: Time,
    },
}
