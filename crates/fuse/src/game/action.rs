//! What a player can do.

use super::card_id::CardId;
use super::extras::Named;
use super::options::ByValue;
use super::slot::{Letter, SpaceId};
use super::tray::Tray;
use crate::colour::Colour;
use crate::face::Face;
use crate::number::Number;

/// What a player does.
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
        card: Letter,
        /// The space.
        space: SpaceId,
    },
    /// The same with a die that a role changed, or changes now (C-33, C-34, C-36).
    PlaceAs {
        /// The die.
        die: Face,
        /// The own card.
        card: Letter,
        /// The space.
        space: SpaceId,
        /// What it counts as.
        given: Given,
    },
    /// Name what makes dice wild, before drawing (C-33, C-34).
    Name(Named),
    /// Give a rolled die a colour (C-36).
    Paint {
        /// The die.
        die: Face,
        /// The colour.
        colour: Colour,
    },
    /// Give a rolled die a number (C-36).
    Turn {
        /// The die.
        die: Face,
        /// The number.
        number: Number,
    },
    /// Turn a rolled die to its opposite face (C-37).
    Flip(Face),
    /// Roll dice of the roll again (C-38).
    Again(Picked),
    /// Return a rolled die to the bag, free of a spark (C-35).
    Spare(Face),
    /// Defuse a complete card (C-27).
    Defuse {
        /// The own card.
        card: Letter,
    },
    /// Roll for a 6 (C-50).
    Six,
    /// Press on, so that the swaying die stands (F-28).
    Steady {
        /// The own card.
        card: Letter,
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
        card: Letter,
        /// The space.
        space: SpaceId,
    },
    /// Reveal and activate a fuse card before choosing (F-62).
    Reveal,
    /// Choose the next bomb card (F-40).
    Choose(CardId),
}

impl Action {
    /// The rolled dice that it takes from the others, or changes, so that they can't take them as they lay.
    pub fn takes(&self) -> Vec<Face> {
        match self {
            Action::Place { die, .. }
            | Action::PlaceAs { die, .. }
            | Action::Paint { die, .. }
            | Action::Turn { die, .. }
            | Action::Flip(die)
            | Action::Spare(die) => vec![*die],
            Action::Again(picked) => picked.dice().to_vec(),
            _ => Vec::new(),
        }
    }
}

/// What a die counts as for its placement (C-39).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Given {
    /// The colour that it was given before it was taken (C-36).
    Colour(Colour),
    /// Wild: whatever colour is right (C-33, C-34).
    AnyColour,
    /// Wild: this number, which stays (C-33, C-34).
    Number(Number),
}

/// The most dice that a leader can roll again: those of five players and no more, because only they have roles.
const MAX_PICKED: usize = 6;

/// Some of the rolled dice, sorted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Picked {
    dice: [Face; MAX_PICKED],
    len: u8,
}

impl Picked {
    /// These dice; none if there are none or too many.
    pub fn new(dice: impl IntoIterator<Item = Face>) -> Option<Picked> {
        let mut picked = Picked {
            dice: [Face::FIRST; MAX_PICKED],
            len: 0,
        };
        for die in dice {
            *picked.dice.get_mut(usize::from(picked.len))? = die;
            picked.len += 1;
        }
        picked.dice[..usize::from(picked.len)].sort_unstable();
        (picked.len > 0).then_some(picked)
    }

    /// The dice.
    pub fn dice(&self) -> &[Face] {
        &self.dice[..usize::from(self.len)]
    }

    /// Returns whether all of them lie there.
    pub fn is_in(&self, tray: &Tray) -> bool {
        let mut tray = *tray;
        self.dice().iter().all(|die| tray.remove(*die))
    }

    /// Every choice of dice from a tray, each once.
    pub fn all(tray: &Tray) -> impl Iterator<Item = Picked> {
        let dice = tray.dice();
        let chosen = move |choice: u32| {
            let bit = move |place: usize| choice >> place & 1 == 1;
            // Of dice that look the same the first ones are picked.
            let first =
                |place: usize| place == 0 || dice[place - 1] != dice[place] || bit(place - 1);
            let in_order = (0..dice.len()).all(|place| !bit(place) || first(place));
            let places = (0..dice.len()).filter(move |place| bit(*place));
            in_order
                .then(|| Picked::new(places.map(|place| dice[place])))
                .flatten()
        };
        (1..1u32 << dice.len()).filter_map(chosen)
    }
}
