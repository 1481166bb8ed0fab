//! Dice are placed: on patients, cards and recharging stations (L-31 to L-34).

use klaxon_core::Seat;

use crate::countdown;
use crate::die::Die;
use crate::event::Lock;
use crate::place::{SpaceId, StationId, Target};
use crate::refusal::Refusal;
use crate::state::{Parts, State};
use crate::table::Table;

/// Checks whether a seat may place a die on a space.
pub(crate) fn check(
    table: &Table,
    state: &State,
    seat: Seat,
    die: Die,
    space: SpaceId,
) -> Result<(), Refusal> {
    countdown::check(state)?;
    countdown::check_own(table, seat, die.colour())?;
    countdown::check_die(state, die)?;
    check_open(table, state, space.of)?;
    let form = table.form(state, space.of).ok_or(Refusal::NoSuchSpace)?;
    form.check(state.row(space.of), usize::from(space.space), die)
}

/// Checks whether something takes dice at all.
fn check_open(table: &Table, state: &Parts, target: Target) -> Result<(), Refusal> {
    match target {
        Target::Line(id) => {
            let place = &state.bays[id.bay.index()];
            let patient = place.patient.ok_or(Refusal::NoSuchSpace)?;
            if id.line >= table.lines(patient) {
                return Err(Refusal::NoSuchSpace);
            }
            match place.has_tile(id.line) {
                true => Err(Refusal::LineCleared),
                false => Ok(()),
            }
        }
        Target::Card(card) => match state.stat.contains(card) || state.slot_of(card).is_some() {
            true => Ok(()),
            false => Err(Refusal::NoSuchSpace),
        },
        Target::Station(StationId(station)) => {
            if state.effects.is_locked(Lock::Stations) {
                return Err(Refusal::StationsLocked);
            }
            match state.stations[usize::from(station)] {
                0 => Err(Refusal::StationEmpty),
                _ => Ok(()),
            }
        }
    }
}
