//! Passing, and the end of the distribution (F-30, F-34).

use klaxon_core::{Chance, Seat, Sink};

use super::event::Event;
use super::place::could_take;
use super::play::Play;
use super::refusal::Refusal;
use super::state::{Phase, State};
use super::table::Table;

/// May this seat pass?
pub(super) fn check(table: &Table, state: &State, seat: Seat) -> Result<(), Refusal> {
    match state.phase {
        Phase::Composing => Err(Refusal::ComposeFirst),
        Phase::Rolling => Err(Refusal::RollFirst),
        Phase::Unused => Err(Refusal::UnusedFirst),
        Phase::Distributing if state.passed.contains(seat) => Err(Refusal::PassedAlready),
        Phase::Distributing if !could_take(table, state, seat) => Err(Refusal::NothingToPassOn),
        Phase::Distributing => Ok(()),
    }
}

/// May this seat take its pass back?
pub(super) fn check_unpass(state: &State, seat: Seat) -> Result<(), Refusal> {
    match state.phase {
        Phase::Distributing if state.tray.is_empty() => Err(Refusal::NotPassed),
        Phase::Distributing if state.passed.contains(seat) => Ok(()),
        _ => Err(Refusal::NotPassed),
    }
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    pub(super) fn pass(&mut self, seat: Seat) -> Result<(), Refusal> {
        check(self.table, self.state, seat)?;
        self.emit(Event::Passed(seat));
        Ok(())
    }

    pub(super) fn unpass(&mut self, seat: Seat) -> Result<(), Refusal> {
        check_unpass(self.state, seat)?;
        self.emit(Event::Unpassed(seat));
        Ok(())
    }

    /// Every die is taken, or all who could still take one have passed; what is left is unused (F-30).
    pub(super) fn distribution_ends(&mut self) -> bool {
        let state = &*self.state;
        let waiting = state.returning.is_some() || state.anything_sways(self.table);
        if state.phase != Phase::Distributing || state.tray.is_empty() || waiting {
            return false;
        }
        let goes_on = |seat| !state.passed.contains(seat) && could_take(self.table, state, seat);
        if self.table.seats().any(goes_on) {
            return false;
        }
        self.emit(Event::Unused);
        true
    }
}
