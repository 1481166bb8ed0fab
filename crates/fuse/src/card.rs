//! A bomb or spark card: spaces, relations between them, and what must be filled before a space opens.

mod alike;
mod difficulty;
pub mod equation;
mod explain;
pub mod filling;
pub mod layout;
pub mod mechanism;
pub mod parse;
mod print;
pub mod relation;
mod signs;
pub mod space;
pub mod space_set;

use std::ops::Range;

pub use self::equation::Equation;
pub use self::filling::Filling;
pub use self::layout::Layout;
pub use self::mechanism::Mechanism;
pub use self::parse::{CardError, CardProblem};
pub use self::relation::Relation;
pub use self::space::{Demand, Space};
pub use self::space_set::SpaceSet;

use self::space::Order;

/// A bomb or spark card as it is printed. Made by parsing one line of text; see `docs/cards.md` for the language.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Card {
    worth: Worth,
    layout: Layout,
    spaces: Vec<Space>,
    groups: Vec<Group>,
}

/// What stands in a card's corner.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Worth {
    /// A bomb, worth 1 to 6 points (F-2, C-1).
    Bomb(u8),
    /// A spark, which shows no points (C-59).
    Spark,
}

/// What a defused spark is worth (C-59).
const SPARK_VALUE: u8 = 2;

/// Neighbouring spaces that depend on each other.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Group {
    /// One space, or several with a relation between each and the next (F-24).
    Chain(Vec<Relation>),
    /// Spaces that a formula relates (F-74).
    Equation(Equation),
}

impl Group {
    /// How many spaces it takes up.
    pub fn size(&self) -> usize {
        match self {
            Group::Chain(relations) => relations.len() + 1,
            Group::Equation(equation) => equation.spaces(),
        }
    }
}

impl Card {
    /// The points it is worth: 1 to 6 for a bomb (F-2, C-1), 2 for a spark (C-59).
    pub fn value(&self) -> u8 {
        match self.worth {
            Worth::Bomb(value) => value,
            Worth::Spark => SPARK_VALUE,
        }
    }

    /// A spark card, not a bomb?
    pub fn is_spark(&self) -> bool {
        self.worth == Worth::Spark
    }

    /// How its dice stand.
    pub fn layout(&self) -> Layout {
        self.layout
    }

    /// Its spaces, numbered as [`Layout`] says.
    pub fn spaces(&self) -> &[Space] {
        &self.spaces
    }

    /// Its groups, each with the spaces it takes up, in order; together they are all spaces.
    pub fn groups(&self) -> impl Iterator<Item = (Range<usize>, &Group)> {
        let mut start = 0;
        self.groups.iter().map(move |group| {
            let range = start..start + group.size();
            start = range.end;
            (range, group)
        })
    }

    /// Its parts: levels from the bottom, the two stacks, or the one row or stack.
    pub fn parts(&self) -> Vec<Range<usize>> {
        self.layout.parts(self.spaces.len()).unwrap_or_default()
    }

    /// The spaces that must be filled before this one: what stands below it (F-26, F-27, C-40), and what comes
    /// before it where a space is the first or the last (C-70).
    pub fn required(&self, space: usize) -> SpaceSet {
        let count = self.spaces.len();
        if self.spaces[space].order == Order::Last {
            return SpaceSet::below(count).without(space);
        }
        let below = self.layout.support(space, count);
        let first = self.spaces.iter().position(|s| s.order == Order::First);
        match first {
            Some(first) if first != space => below.with(first),
            _ => below,
        }
    }

    /// Can its spaces be filled in some order at all?
    fn has_an_order(&self) -> bool {
        let count = self.spaces.len();
        let mut filled = SpaceSet::NONE;
        loop {
            let open = (0..count).find(|&s| !filled.contains(s) && filled.covers(self.required(s)));
            match open {
                Some(space) => filled = filled.with(space),
                None => return filled.len() == count,
            }
        }
    }
}
