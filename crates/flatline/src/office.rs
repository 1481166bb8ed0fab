//! The office of Chief Medical Officer: the seat that decides for the team (L-15, L-16).

use klaxon_core::Seat;

use crate::action::Action;
use crate::refusal::Refusal;
use crate::state::{Phase, State};
use crate::table::Table;

/// Checks whether the seat decides.
pub(crate) fn check(state: &State, seat: Seat) -> Result<(), Refusal> {
    match seat == state.chief {
        true => Ok(()),
        false => Err(Refusal::NotChief(state.chief)),
    }
}

/// The seat that has the office; none before the deal and after the end.
pub(crate) fn holder(state: &State) -> Option<Seat> {
    let is_on = !matches!(state.phase, Phase::Dealing | Phase::Over);
    is_on.then_some(state.chief)
}

/// What hands the office on to a seat (L-16).
pub(crate) fn hand_on(table: &Table, state: &State, to: Seat) -> Option<Action> {
    let from = holder(state)?;
    let may = check_hand_on(table, state, from, to).is_ok();
    may.then_some(Action::Chief(to))
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
