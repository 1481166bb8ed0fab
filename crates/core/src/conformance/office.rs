//! The office: a player of the table has it, it can be handed on, and a choice that may be let pass is theirs.

use super::{Checker, Conforms};
use crate::chance::Seeded;
use crate::game::Listed;
use crate::seat::{Seat, Viewer};

impl<G: Conforms> Checker<'_, G> {
    /// Whoever has the office may hand it on as the game says, and it is handed on by that. What lapses is their choice.
    pub(super) fn check_office(&self) {
        let office = G::office(self.table, &self.state);
        let seats = G::seats(self.table);
        if let Some(seat) = office.filter(|seat| seat.index() >= seats) {
            self.fail(&format!("seat {seat} has the office, and is none"));
        }
        for viewer in Viewer::all(seats) {
            let view = G::view(self.table, &self.state, viewer);
            if G::office(self.table, &view) != office {
                self.fail(&format!("{viewer:?} does not see who has the office"));
            }
        }
        for to in Seat::all(seats) {
            if let Some(action) = G::hand_office(self.table, &self.state, to) {
                self.check_handed_on(office, to, action);
            }
        }
        let choice = office.and_then(|seat| G::fallback(self.table, &self.state, seat));
        if G::patience(self.table, &self.state).is_some() && choice.is_none() {
            self.fail("something lapses, and nobody has to choose");
        }
    }

    fn check_handed_on(&self, from: Option<Seat>, to: Seat, action: G::Action) {
        let one = Listed {
            action,
            mistake: false,
        };
        let Some(from) = from.filter(|from| self.listed(&self.state, *from).contains(&one)) else {
            self.fail(&format!("the office can't be handed on by {action:?}"));
        };
        let mut copy = self.state.clone();
        let mut chance = Seeded::from_number(self.seed + 5);
        let (table, now) = (self.table, self.now);
        let done = G::act(table, &mut copy, from, action, now, &mut chance, &mut ());
        if done.is_err() || G::office(table, &copy) != Some(to) {
            self.fail(&format!(
                "{action:?} does not hand the office on to seat {to}"
            ));
        }
    }
}
