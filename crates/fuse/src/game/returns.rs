//! Returning placed dice: to an unused die that was rolled again, or to a fuse card (F-31, F-32, F-42).

use klaxon_core::{Chance, Seat, Sink};

use super::event::Event;
use super::place::own_slot;
use super::play::Play;
use super::refusal::Refusal;
use super::state::{Cause, State};
use super::table::Table;

/// The dice of a seat that it could return, as slot and space: those that are hit and not safe (F-32). Complete
/// cards have left the table (F-33), unless their last die still sways, and then they don't count as complete.
pub(super) fn choices<'a>(
    table: &'a Table,
    state: &'a State,
    seat: Seat,
    cause: Cause,
) -> impl Iterator<Item = (usize, usize)> + 'a {
    State::slots_of(table, seat).flat_map(move |slot| {
        let held = &state.slots[slot];
        let spaces = held.card().map(|card| {
            let mechanism = table.mechanism(card);
            let filled = held.dice.filled().iter();
            filled.filter(move |&space| {
                held.dice.get(space).is_some_and(|die| cause.hits(die))
                    && !mechanism.is_safe(space, &held.dice)
            })
        });
        spaces.into_iter().flatten().map(move |space| (slot, space))
    })
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
        return Err(Refusal::NothingOwed);
    };
    let slot = own_slot(table, seat, card)?;
    let held = &state.slots[slot];
    let die = (usize::from(space) < crate::card::space::MAX_SPACES)
        .then(|| held.dice.get(usize::from(space)))
        .flatten();
    match (held.card(), die) {
        (Some(_), Some(die)) if !returning.cause.hits(die) => Err(Refusal::NotHit(returning.cause)),
        (Some(index), Some(_)) if table.mechanism(index).is_safe(space.into(), &held.dice) => {
            Err(Refusal::Safe)
        }
        (Some(_), Some(_)) => Ok(slot),
        _ => Err(Refusal::NoDieThere),
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
            let mut choices = choices(self.table, self.state, seat, returning.cause);
            if let (Some((slot, space)), None) = (choices.next(), choices.next()) {
                drop(choices);
                self.emit(Event::Returned {
                    slot: slot as u8,
                    space: space as u8,
                });
                return true;
            }
        }
        if !returning.owing.is_empty() {
            return false;
        }
        match self.state.rolled_again {
            Some(die) => self.emit(Event::Bagged(die)),
            None => self.emit(Event::Resolved),
        }
        true
    }
}
