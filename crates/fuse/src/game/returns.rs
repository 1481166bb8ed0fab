//! Returning placed dice: to an unused die that was rolled again, or to a fuse card (F-31, F-32, F-42, C-46, C-47).

use klaxon_core::{Chance, Seat, Sink};

use super::edition::Edition;
use super::event::{At, Event};
use super::place::own_slot;
use super::play::Play;
use super::refusal::Refusal;
use super::state::{Cause, State};
use super::table::Table;
use crate::card::SpaceSet;
use crate::card::space::MAX_SPACES;
use crate::face::Faces;

/// Each die of a seat that it could return, as slot and space: those that are hit and not safe (F-32, C-47).
pub(super) fn choices<E: Edition>(
    table: &Table,
    state: &State<E>,
    seat: Seat,
    cause: Cause,
    each: &mut impl FnMut(u8, u8),
) {
    let hit = cause.faces();
    for slot in state.cards_of(table, seat) {
        for space in returnable(table, state, slot, hit).iter() {
            each(slot as u8, space as u8);
        }
    }
}

/// The die that a seat must return, if it has no choice.
fn only_choice<E: Edition>(
    table: &Table,
    state: &State<E>,
    seat: Seat,
    cause: Cause,
) -> Option<(u8, u8)> {
    let (mut count, mut last) = (0, None);
    choices(table, state, seat, cause, &mut |slot, space| {
        count += 1;
        last = Some((slot, space));
    });
    last.filter(|_| count == 1)
}

/// Is there at least one?
pub(super) fn has_choice<E: Edition>(
    table: &Table,
    state: &State<E>,
    seat: Seat,
    cause: Cause,
) -> bool {
    let hit = cause.faces();
    let mut cards = state.cards_of(table, seat);
    cards.any(|slot| !returnable(table, state, slot, hit).is_empty())
}

/// Does a complete card wait to be defused (C-47)? Where they are defused at once, none does (F-33).
fn is_safely_complete<E: Edition>(table: &Table, state: &State<E>, slot: usize) -> bool {
    E::modules(table).defuse_step && state.is_complete(table, slot)
}

/// The spaces of a card whose dice are hit and not safe; none of a complete card (F-33, C-47).
fn returnable<E: Edition>(table: &Table, state: &State<E>, slot: usize, hit: Faces) -> SpaceSet {
    let held = &state.slots[slot];
    let Some(card) = held.card() else {
        return SpaceSet::NONE;
    };
    let mechanism = table.mechanism(card);
    if is_safely_complete(table, state, slot) {
        return SpaceSet::NONE;
    }
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
pub(super) fn check<E: Edition>(
    table: &Table,
    state: &State<E>,
    seat: Seat,
    card: u8,
    space: u8,
) -> Result<usize, Refusal> {
    let returning = state.returning.filter(|r| r.owing.contains(seat));
    let Some(returning) = returning else {
        let cause = state.returning.map(|returning| returning.cause);
        return Err(Refusal::NothingOwed(cause));
    };
    let slot = own_slot(table, state, seat, card)?;
    let held = &state.slots[slot];
    let die = (usize::from(space) < MAX_SPACES)
        .then(|| held.dice.get(usize::from(space)))
        .flatten();
    match (held.card(), die) {
        (Some(_), Some(die)) if !returning.cause.faces().contains(die) => {
            Err(Refusal::NotHit(returning.cause))
        }
        (Some(_), Some(_)) if is_safely_complete(table, state, slot) => Err(Refusal::SafeComplete),
        (Some(index), Some(_)) if table.mechanism(index).is_safe(space.into(), &held.dice) => {
            let under = table.mechanism(index).is_under(space.into(), &held.dice);
            Err(Refusal::Safe(under))
        }
        (Some(_), Some(_)) => Ok(slot),
        _ => Err(Refusal::NoDieThere(returning.cause)),
    }
}

impl<E: Edition, C: Chance, S: Sink<Event>> Play<'_, E, C, S> {
    pub(super) fn give_back(&mut self, seat: Seat, card: u8, space: u8) -> Result<(), Refusal> {
        let slot = check(self.table, self.state, seat, card, space)? as u8;
        self.return_die(At { seat, slot }, space);
        Ok(())
    }

    /// A die goes to the bag. What it leaves behind may be impossible to complete, where a die was placed in a colour
    /// that is not its own; then the card is cleared (C-39).
    fn return_die(&mut self, at: At, space: u8) {
        self.emit(Event::Returned { at, space });
        if !E::modules(self.table).roles {
            return;
        }
        let held = &self.state.slots[usize::from(at.slot)];
        let possible = |card| self.table.mechanism(card).can_be_completed(&held.dice);
        if held.card().is_some_and(|card| !possible(card)) {
            self.emit(Event::Cleared { at });
        }
    }

    /// Who has only one die to return returns it; when nobody owes any more, the cause is dealt with (F-31).
    pub(super) fn returns_go_on(&mut self) -> bool {
        let Some(returning) = self.state.returning else {
            return false;
        };
        for seat in returning.owing.iter() {
            let only = only_choice(self.table, self.state, seat, returning.cause);
            if let Some((slot, space)) = only {
                self.return_die(At { seat, slot }, space);
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
