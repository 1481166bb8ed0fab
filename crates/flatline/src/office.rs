//! The office of Chief Medical Officer: the seat that decides for the team (L-15, L-16).

use klaxon_core::Seat;

use crate::refusal::Refusal;
use crate::state::State;
use crate::table::Table;

/// Checks whether the seat decides.
pub(crate) fn check(state: &State, seat: Seat) -> Result<(), Refusal> {
    match seat == state.chief {
        true => Ok(()),
        false => Err(Refusal::NotChief(state.chief)),
    }
}

/// Checks whether the seat may hand the office on to another.
pub(crate) fn check_hand_on(
    table: &Table,
    state: &State,
    seat: Seat,
    next: Seat,
) -> Result<(), Refusal> {
    check(state, seat)?;
    match next != seat && next.index() < table.players() {
        true => Ok(()),
        false => Err(Refusal::NoSuchChief),
    }
}
