//! The dice that lie rolled.

use crate::face::{Face, Faces};

/// The most dice that lie rolled at once: those of nine players (C-62).
pub const MAX_TRAY: usize = 9;

/// The rolled dice, sorted, so that the order of rolling makes no difference.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tray {
    dice: [Face; MAX_TRAY],
    len: u8,
    /// The dice as a set, which is asked for far more often than it changes.
    faces: Faces,
}

impl Default for Tray {
    fn default() -> Tray {
        Tray::EMPTY
    }
}

impl Tray {
    /// No die.
    pub const EMPTY: Tray = Tray {
        dice: [Face::FIRST; MAX_TRAY],
        len: 0,
        faces: Faces::NONE,
    };

    /// The dice.
    pub fn dice(&self) -> &[Face] {
        &self.dice[..usize::from(self.len)]
    }

    /// The dice, those that look the same once.
    pub fn kinds(&self) -> impl Iterator<Item = Face> {
        let dice = self.dice();
        let first = |&(i, face): &(usize, &Face)| i == 0 || dice[i - 1] != *face;
        dice.iter().enumerate().filter(first).map(|(_, face)| *face)
    }

    /// The dice as a set of faces.
    pub const fn faces(&self) -> Faces {
        self.faces
    }

    /// Returns whether there is no die.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Returns whether there is such a die.
    pub fn contains(&self, face: Face) -> bool {
        self.faces.contains(face)
    }

    /// Puts a die there; one too many is left out.
    pub fn add(&mut self, face: Face) {
        let len = usize::from(self.len);
        if len < MAX_TRAY {
            let place = self.dice().iter().take_while(|die| **die < face).count();
            self.dice.copy_within(place..len, place + 1);
            self.dice[place] = face;
            self.len += 1;
            self.faces = self.faces | Faces::of(face);
        }
    }

    /// Takes such a die away, if there is one.
    pub fn remove(&mut self, face: Face) -> bool {
        let Some(place) = self.dice().iter().position(|die| *die == face) else {
            return false;
        };
        self.dice.copy_within(place + 1.., place);
        self.dice[MAX_TRAY - 1] = Face::FIRST;
        self.len -= 1;
        if !self.dice().contains(&face) {
            self.faces = self.faces.without(face);
        }
        true
    }
}
