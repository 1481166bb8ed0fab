//! Lines: the spaces that are filled together, on a patient, an emergency card or a recharging station.

use crate::icon::{Icon, Icons};

/// The most spaces of a line.
pub const MAX_SPACES: usize = 6;

/// Which players may fill a line (L-32).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Sign {
    /// Any mix of players.
    #[default]
    Any,
    /// One player alone.
    One,
    /// Exactly two players.
    Two,
    /// Two players or more.
    More,
    /// All players, each placing the die shown.
    All,
    /// One player the left part, another player the right part.
    Split,
}

impl Sign {
    /// All signs.
    pub const ALL: [Sign; 6] = [
        Sign::Any,
        Sign::One,
        Sign::Two,
        Sign::More,
        Sign::All,
        Sign::Split,
    ];

    /// Its word in the notation; any mix has none.
    pub const fn word(self) -> &'static str {
        match self {
            Sign::Any => "",
            Sign::One => "one",
            Sign::Two => "two",
            Sign::More => "more",
            Sign::All => "all",
            Sign::Split => "split",
        }
    }
}

/// What a space asks for (L-32).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Space {
    /// This icon.
    Icon(Icon),
    /// Either of these: a split space.
    Either(Icon, Icon),
    /// Any die.
    Any,
    /// Any die, as long as all such spaces of the line match.
    Matching,
}

impl Space {
    /// The icons that it takes, whatever lies on the others.
    pub fn icons(self) -> Icons {
        match self {
            Space::Icon(icon) => Icons::one(icon),
            Space::Either(one, other) => Icons::one(one).or(Icons::one(other)),
            Space::Any | Space::Matching => Icons::ALL,
        }
    }
}

/// A line as it is printed. A line for all players shows one space; each player has one like it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Line {
    /// Which players may fill it.
    pub sign: Sign,
    /// Its spaces, from left to right.
    pub spaces: Vec<Space>,
    /// On a split line, how many of them are the left part; else nothing.
    pub left: usize,
}

impl Line {
    /// The left part of a split line and the right part; of any other line nothing and all its spaces.
    pub fn parts(&self) -> (&[Space], &[Space]) {
        self.spaces.split_at(self.left.min(self.spaces.len()))
    }

    /// How many dice it takes with so many colours at the table: a line for all players takes one of each.
    pub fn dice(&self, colours: usize) -> usize {
        match self.sign {
            Sign::All => colours,
            _ => self.spaces.len(),
        }
    }
}
