//! D: planning (L-24), until all players are ready (L-30).

use klaxon_core::{Chance, Seat, Sink};

use crate::event::Event;
use crate::place::SLOTS;
use crate::play::Play;
use crate::refusal::Refusal;
use crate::state::{Phase, State};
use crate::table::Table;

/// Checks whether the seat may say that it is ready.
pub(crate) fn check(state: &State, seat: Seat) -> Result<(), Refusal> {
    if state.phase != Phase::Planning {
        return Err(Refusal::NotPlanning);
    }
    match state.ready.contains(seat) {
        true => Err(Refusal::ReadyAlready),
        false => Ok(()),
    }
}

/// Returns whether all players are ready.
pub(crate) fn is_over(table: &Table, state: &State) -> bool {
    table.seats().all(|seat| state.ready.contains(seat))
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    /// The emergency dice are resolved: cards slide down (L-41), and planning begins.
    pub(crate) fn plan(&mut self) {
        self.slide();
        self.emit(Event::Planning(self.now));
    }

    /// Cards of row 2 slide down into free slots of row 1.
    pub(crate) fn slide(&mut self) {
        for number in 0..SLOTS {
            let [below, above] = &self.state.slots;
            if below[number].is_none() && above[number].is_some() {
                self.emit(Event::Slid(number as u8));
            }
        }
    }
}
