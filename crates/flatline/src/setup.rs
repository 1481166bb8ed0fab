//! An unchecked position: whatever somebody said of it.

use klaxon_core::Message;

use crate::position;
use crate::state::{Parts, State};
use crate::table::Table;

/// A position that nobody has checked yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// What lies where, and how far the round is. The draw pile follows from the rest.
    pub parts: Parts,
    /// Whether it was said how many patients the deck has left.
    pub(crate) left: bool,
    /// Whether it was said how many dice are spent.
    pub(crate) spent: bool,
}

impl Setup {
    /// Nothing is said yet: nothing lies anywhere.
    pub(crate) fn empty(table: &Table) -> Setup {
        Setup {
            parts: Parts::before(table),
            left: false,
            spent: false,
        }
    }

    /// Everything that can be said of a position.
    pub(crate) fn of(state: &State) -> Setup {
        Setup {
            parts: state.parts,
            left: true,
            spent: true,
        }
    }

    /// A position, or everything that is wrong.
    pub(crate) fn position(&self, table: &Table) -> Result<State, Vec<Message>> {
        position::position(table, &self.parts)
    }
}
