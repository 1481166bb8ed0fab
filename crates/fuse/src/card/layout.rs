//! How the dice of a card stand: beside each other or on top of each other.

use std::ops::Range;

use super::space_set::SpaceSet;

/// How the spaces of a card are laid out. Spaces are numbered level by level from the bottom, from the left;
/// a stack's from the bottom up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Layout {
    /// Side by side, in any order.
    Row,
    /// One on top of the other, in arrow order (F-26).
    Stack,
    /// Two stacks of the same height, each in its own order (F-26).
    DoubleStack,
    /// Levels that shrink by one; a die needs both dice below it (F-27).
    Pyramid,
    /// Two levels; an upper die needs the one below it (C-40).
    Wall {
        /// How many spaces stand on the card.
        width: usize,
        /// Above which of them there is another.
        upper: SpaceSet,
    },
    /// Four below, one on top of them all (C-40).
    Ziggurat,
}

impl Layout {
    /// The word that begins a card of this layout.
    pub const fn word(self) -> &'static str {
        match self {
            Layout::Row => "",
            Layout::Stack => "stack",
            Layout::DoubleStack => "stacks",
            Layout::Pyramid => "pyramid",
            Layout::Wall { .. } => "wall",
            Layout::Ziggurat => "ziggurat",
        }
    }

    /// The parts that a card of `count` spaces is written in, between the slashes: levels from the bottom, or
    /// the two stacks. None if no card of this layout has that many spaces.
    pub fn parts(self, count: usize) -> Option<Vec<Range<usize>>> {
        let lengths: Vec<usize> = match (self, count) {
            (Layout::Row, 1..=6) | (Layout::Stack, 3..=6) => vec![count],
            (Layout::DoubleStack, 4 | 6) => vec![count / 2; 2],
            (Layout::Pyramid, 3) => vec![2, 1],
            (Layout::Pyramid, 6) => vec![3, 2, 1],
            (Layout::Wall { width, upper }, 4..=6) if (2..=3).contains(&width) => {
                let fits = count == width + upper.len() && SpaceSet::below(width).covers(upper);
                fits.then(|| vec![width, upper.len()])?
            }
            (Layout::Ziggurat, 5) => vec![4, 1],
            _ => return None,
        };
        let mut start = 0;
        let ranges = lengths.into_iter().map(|length| {
            start += length;
            start - length..start
        });
        Some(ranges.collect())
    }

    /// The spaces that must be filled before this one, in a card of `count` spaces.
    pub fn support(self, space: usize, count: usize) -> SpaceSet {
        match self {
            Layout::Row => SpaceSet::NONE,
            Layout::Stack => SpaceSet::below(space),
            Layout::DoubleStack => {
                let start = if space < count / 2 { 0 } else { count / 2 };
                (start..space).collect()
            }
            Layout::Pyramid => match (count, space) {
                (3, 2) | (6, 3) => [0, 1].into_iter().collect(),
                (6, 4) => [1, 2].into_iter().collect(),
                (6, 5) => [3, 4].into_iter().collect(),
                _ => SpaceSet::NONE,
            },
            Layout::Wall { width, upper } if space >= width => {
                upper.iter().skip(space - width).take(1).collect()
            }
            Layout::Wall { .. } => SpaceSet::NONE,
            Layout::Ziggurat if space == 4 => SpaceSet::below(4),
            Layout::Ziggurat => SpaceSet::NONE,
        }
    }
}
