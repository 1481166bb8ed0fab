//! Facts of a game, one small fact each.

use klaxon_core::{Seat, Time};

use super::extras::Named;
use super::options::ByValue;
use super::state::Ending;
use crate::colour::Colour;
use crate::face::Face;
use crate::number::Number;
use crate::role::Role;

/// A card in front of a player, by the slot it lies in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct At {
    /// Whose it is.
    pub seat: Seat,
    /// The slot.
    pub slot: u8,
}

/// A fact. Spaces count from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// A bomb card was dealt to a player (F-12).
    Dealt {
        /// Where it lies.
        at: At,
        /// The card.
        card: u8,
    },
    /// A player has a role (C-10).
    RoleDealt {
        /// Who.
        seat: Seat,
        /// The role.
        role: Role,
    },
    /// A bomb card was dealt, made no legal hand and was shuffled back into the deck (C-12).
    ShuffledBack(u8),
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
    /// The leader named what makes dice wild (C-33, C-34).
    Named(Named),
    /// A die was drawn and rolled (F-20).
    Rolled(Face),
    /// The leader used their role, which can be used so often (C-36, C-38).
    Used,
    /// A rolled die shows another number now (C-33, C-34, C-36, C-38).
    Turned {
        /// As it lay.
        die: Face,
        /// What it shows now.
        number: Number,
    },
    /// A rolled die was turned to its opposite face (C-37).
    Flipped(Face),
    /// A rolled die was given a colour (C-36).
    Painted {
        /// The die.
        die: Face,
        /// The colour.
        colour: Colour,
    },
    /// It is its own colour again (C-39).
    Unpainted,
    /// The leader returned a rolled die to the bag, and counts as having taken it (C-35).
    Spared(Face),
    /// A die was taken and placed (F-23).
    Placed {
        /// The card.
        at: At,
        /// The space.
        space: u8,
        /// The die.
        die: Face,
    },
    /// The die that was placed sways (F-28).
    Sways {
        /// The card.
        at: At,
        /// The space.
        space: u8,
        /// Since when.
        since: Time,
    },
    /// It stands (F-28).
    Stands {
        /// The card.
        at: At,
    },
    /// The card's dice fell and go to the bag (F-28).
    Toppled {
        /// The card.
        at: At,
    },
    /// A die was placed wrongly: it and the card's dice go to the bag (F-29).
    Mistake {
        /// The card.
        at: At,
        /// The die.
        die: Face,
    },
    /// A die was returned, and no dice could complete the card any more: the rest goes to the bag (C-39).
    Cleared {
        /// The card.
        at: At,
    },
    /// A player takes no more dice (F-30).
    Passed(Seat),
    /// A player took the pass back (F-34).
    Unpassed(Seat),
    /// The distribution is over, and dice are left (F-30).
    Unused,
    /// The distribution is over: cards are defused (C-27).
    Distributed,
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
        at: At,
        /// The space.
        space: u8,
    },
    /// All returns are made; the die that was rolled again goes to the bag (F-31).
    Bagged(Face),
    /// A bomb is defused: its dice go to the bag, the card to the score pile (F-40).
    Defused {
        /// The card.
        at: At,
    },
    /// The bombs in front of the players are turned face down, their dice go to the bag (C-55).
    FaceDown,
    /// A player drew a spark (C-30).
    Sparked {
        /// Where it lies.
        at: At,
        /// The spark.
        spark: u8,
    },
    /// The discard pile of the sparks was turned over (C-31).
    SparksTurned,
    /// A die that nobody took goes to the bag (C-30).
    LeftOver(Face),
    /// A player rolled for a 6 (C-50).
    SixRolled {
        /// Who.
        seat: Seat,
        /// What came up.
        number: Number,
    },
    /// A player reveals a fuse card before choosing (F-62).
    Revealed(Seat),
    /// A fuse card came up, by its place in the deck (F-41, F-62).
    Activated(u8),
    /// It is dealt with (F-42, C-45).
    Resolved,
    /// A player took a bomb card from the middle (F-40).
    Chosen {
        /// Where it lies now.
        at: At,
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
