//! The table waits for players who can do something, and for nobody who can't.

use super::{Checker, Conforms};
use crate::seat::{Seat, Viewer};

impl<G: Conforms> Checker<'_, G> {
    /// Every awaited seat can do something, and something can be done for it. If nobody can act, something is due.
    pub(super) fn check_awaited(&self) {
        let awaited = G::awaited(self.table, &self.state);
        let is_due = G::deadline(self.table, &self.state).is_some();
        let can_act = |seat: &Seat| !self.listed(&self.state, *seat).is_empty();
        for seat in awaited.iter() {
            if seat.index() >= G::seats(self.table) || !can_act(&seat) {
                self.fail(&format!("seat {seat} is awaited, and can do nothing"));
            }
            let waits = G::is_left_to_the_clock(self.table, &self.state, seat) && is_due;
            if G::fallback(self.table, &self.state, seat).is_none() && !waits {
                self.fail(&format!(
                    "seat {seat} is awaited, and nothing can be done for it"
                ));
            }
        }
        if awaited.is_empty() && !is_due && !Seat::all(G::seats(self.table)).any(|s| can_act(&s)) {
            self.fail("the game is not over, nobody can act and nothing is due");
        }
    }

    /// A player sees whether the table waits for them.
    pub(super) fn check_awaited_in_view(&self, viewer: Viewer, view: &G::State) {
        let Viewer::Seat(seat) = viewer else {
            return;
        };
        let here = G::awaited(self.table, &self.state).contains(seat);
        if G::awaited(self.table, view).contains(seat) != here {
            self.fail(&format!("seat {seat} does not see whether it is awaited"));
        }
    }
}
