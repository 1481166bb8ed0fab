//! Returning placed dice: to an unused die that was rolled again, or to a fuse card (F-31, F-32, F-42).

use arrayvec::ArrayVec;
use klaxon_core::{Chance, Seat, Sink};

use super::event::Event;
use super::place::own_slot;
use super::play::Play;
use super::refusal::Refusal;
use super::state::{Cause, Slot, State};
use super::table::Table;
use crate::card::SpaceSet;
use crate::card::space::MAX_SPACES;
use crate::face::Faces;

/// The most dice that can lie in front of one player: on four cards.
const MAX_CHOICES: usize = 4 * MAX_SPACES;

/// The dice of a seat that it could return, as slot and space: those that are hit and not safe (F-32). Complete
/// cards have left the table (F-33), unless their last die still sways, and then they don't count as complete.
pub(super) fn choices(
    table: &Table,
    state: &State,
    seat: Seat,
    cause: Cause,
) -> ArrayVec<(u8, u8), MAX_CHOICES> {
    let mut choices = ArrayVec::new();
    let hit = cause.faces();
    for slot in State::slots_of(table, seat) {
        for space in returnable(table, &state.slots[slot], hit).iter() {
            choices.push((slot as u8, space as u8));
        }
    }
    choices
}

/// Is there at least one?
pub(super) fn has_choice(table: &Table, state: &State, seat: Seat, cause: Cause) -> bool {
    let hit = cause.faces();
    State::slots_of(table, seat).any(|slot| !returnable(table, &state.slots[slot], hit).is_empty())
}

/// The spaces of a card whose dice are hit and not safe.
fn returnable(table: &Table, held: &Slot, hit: Faces) -> SpaceSet {
    let Some(card) = held.card() else {
        return SpaceSet::NONE;
    };
    let mechanism = table.mechanism(card);
    let mut spaces = held.dice.filled();
    for space in spaces.iter() {
        let is_hit = held.dice.get(space).is_some_and(|die| hit.contains(die));
        if !is_hit || mechanism.is_safe(space, &held.dice) {
            spaces = spaces.without(space);
        }
    }
    spaces
}

/// May this seat return the die on this space of its card?
pub(super) fn check(
    table: &Table,
    state: &State,
    seat: Seat,
    card: u8,
    space: u8,
) -> Result<usize, Refusal> {
    let returning = state.returning.filter(|r| r.owing.contains(seat));
    let Some(returning) = returning else {
        let cause = state.returning.map(|returning| returning.cause);
        return Err(Refusal::NothingOwed(cause));
    };
    let slot = own_slot(table, seat, card)?;
    let held = &state.slots[slot];
    let die = (usize::from(space) < MAX_SPACES)
        .then(|| held.dice.get(usize::from(space)))
        .flatten();
    match (held.card(), die) {
        (Some(_), Some(die)) if !returning.cause.faces().contains(die) => {
            Err(Refusal::NotHit(returning.cause))
        }
        (Some(index), Some(_)) if table.mechanism(index).is_safe(space.into(), &held.dice) => {
            let under = table.mechanism(index).is_under(space.into(), &held.dice);
            Err(Refusal::Safe(under))
        }
        (Some(_), Some(_)) => Ok(slot),
        _ => Err(Refusal::NoDieThere(returning.cause)),
    }
}

impl<C: Chance, S: Sink<Event>> Play<'_, C, S> {
    pub(super) fn give_back(&mut self, seat: Seat, card: u8, space: u8) -> Result<(), Refusal> {
        let slot = check(self.table, self.state, seat, card, space)? as u8;
        self.emit(Event::Returned { slot, space });
        Ok(())
    }

    /// Who has only one die to return returns it; when nobody owes any more, the cause is dealt with (F-31).
    pub(super) fn returns_go_on(&mut self) -> bool {
        let Some(returning) = self.state.returning else {
            return false;
        };
        for seat in returning.owing.iter() {
            let choices = choices(self.table, self.state, seat, returning.cause);
            if let [(slot, space)] = *choices.as_slice() {
                self.emit(Event::Returned { slot, space });
            }
        }
        let owed = self.state.returning.map(|returning| returning.owing);
        if owed.is_some_and(|owing| !owing.is_empty()) {
            return false;
        }
        match self.state.rolled_again {
            Some(die) => self.emit(Event::Bagged(die)),
            None => self.emit(Event::Resolved),
        }
        true
    }
}
