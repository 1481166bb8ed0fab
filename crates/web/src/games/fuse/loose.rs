//! The dice that nobody has taken yet, as they lie. One that a role gave a colour is no part of the tray (C-36), but lies
//! among the others.

use klaxon_fuse::Face;
use klaxon_fuse::colour::Colour;
use klaxon_fuse::draw::{self, Mark};
use klaxon_fuse::game::Table as Rules;
use klaxon_fuse::game::role::is_wild;

use super::names;
use super::table::State;
use crate::text::t;

/// A die that nobody has taken yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Loose {
    pub(crate) die: Face,
    /// The colour that it was given for now.
    pub(crate) painted: Option<Colour>,
}

impl Loose {
    /// A die as it was rolled.
    pub(crate) fn plain(die: Face) -> Loose {
        Loose { die, painted: None }
    }

    /// The face that it counts as.
    pub(crate) fn shown(self) -> Face {
        match self.painted {
            Some(colour) => Face::single(colour, self.die.number()),
            None => self.die,
        }
    }

    /// What it is called.
    pub(crate) fn name(self) -> String {
        names::die(self.shown())
    }

    /// The die as a drawing, with what roles did to it.
    pub(crate) fn picture(self, wild: bool) -> String {
        let letters = names::letters();
        match self.painted {
            Some(colour) => draw::die_marked(self.die, Mark::Changed(colour), letters),
            None if wild => draw::die_marked(self.die, Mark::Wild(&t("web-wild")), letters),
            None => draw::die(self.die, letters),
        }
    }
}

/// All of them.
pub(crate) fn dice(state: &State) -> Vec<Loose> {
    let mut dice: Vec<Loose> = state
        .tray
        .dice()
        .iter()
        .map(|die| Loose::plain(*die))
        .collect();
    let painted = state.extras().painted;
    dice.extend(painted.map(|painted| Loose {
        die: painted.die,
        painted: Some(painted.colour),
    }));
    dice
}

/// Returns whether a die is wild now (C-33, C-34).
pub(crate) fn wild(rules: &Rules, state: &State, loose: Loose) -> bool {
    loose.painted.is_none() && is_wild(rules, state, loose.die)
}
