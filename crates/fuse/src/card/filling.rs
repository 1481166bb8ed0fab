//! The dice on a card.

use super::space::MAX_SPACES;
use super::space_set::SpaceSet;
use crate::face::Face;

/// Which spaces of a card hold a die, and what it shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Filling {
    faces: [Face; MAX_SPACES],
    filled: SpaceSet,
}

impl Filling {
    /// No die on the card.
    pub const EMPTY: Filling = Filling {
        // What an empty space holds is never read, but must be the same for fillings to compare equal.
        faces: [Face::FIRST; MAX_SPACES],
        filled: SpaceSet::NONE,
    };

    /// The spaces that hold a die.
    pub const fn filled(&self) -> SpaceSet {
        self.filled
    }

    /// The die on a space.
    pub fn get(&self, space: usize) -> Option<Face> {
        self.filled.contains(space).then(|| self.faces[space])
    }

    /// Puts a die on a space.
    pub fn put(&mut self, space: usize, face: Face) {
        self.faces[space] = face;
        self.filled = self.filled.with(space);
    }

    /// Takes the die off a space.
    pub fn take(&mut self, space: usize) -> Option<Face> {
        let face = self.get(space);
        self.faces[space] = Face::FIRST;
        self.filled = self.filled.without(space);
        face
    }

    /// The same filling with one die more.
    pub fn with(mut self, space: usize, face: Face) -> Filling {
        self.put(space, face);
        self
    }
}
