//! A set of spaces of one card.

use super::space::MAX_SPACES;

/// A set of spaces of one card, as a bit mask.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SpaceSet(u8);

impl SpaceSet {
    /// No space.
    pub const NONE: SpaceSet = SpaceSet(0);

    /// The spaces below `count`.
    pub const fn below(count: usize) -> SpaceSet {
        SpaceSet(((1u16 << count) - 1) as u8)
    }

    /// The set of one space.
    pub const fn of(space: usize) -> SpaceSet {
        SpaceSet(1 << space)
    }

    /// Is the space in the set?
    pub const fn contains(self, space: usize) -> bool {
        self.0 >> space & 1 == 1
    }

    /// Are all spaces of `other` in this set?
    pub const fn covers(self, other: SpaceSet) -> bool {
        other.0 & !self.0 == 0
    }

    /// With one space more.
    pub const fn with(self, space: usize) -> SpaceSet {
        SpaceSet(self.0 | 1 << space)
    }

    /// With one space less.
    pub const fn without(self, space: usize) -> SpaceSet {
        SpaceSet(self.0 & !(1 << space))
    }

    /// The spaces of both.
    pub const fn and(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(self.0 & other.0)
    }

    /// The spaces that `other` lacks.
    pub const fn minus(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(self.0 & !other.0)
    }

    /// Nothing in it?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The lowest space.
    pub fn first(self) -> Option<usize> {
        (self.0 != 0).then(|| self.0.trailing_zeros() as usize)
    }

    /// The highest space.
    pub fn last(self) -> Option<usize> {
        (self.0 != 0).then(|| self.0.ilog2() as usize)
    }

    /// How many spaces.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The spaces, in order.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let space = rest.trailing_zeros() as usize;
                rest &= rest - 1;
                space
            })
        })
    }
}

impl FromIterator<usize> for SpaceSet {
    fn from_iter<I: IntoIterator<Item = usize>>(spaces: I) -> SpaceSet {
        spaces
            .into_iter()
            .filter(|&s| s < MAX_SPACES)
            .fold(SpaceSet::NONE, SpaceSet::with)
    }
}

impl std::fmt::Debug for SpaceSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
