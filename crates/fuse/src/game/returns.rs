//! Returning placed dice: to an unused die that was rolled again, or to a fuse card (F-31, F-32, F-42, C-46, C-47).

use klaxon_core::{Chance, Seat, Sink};

use super::edition::Edition;
use super::event::Event;
use super::place::own_slot;
use super::play::Play;
use super::refusal::Refusal;
use super::slot::{At, Letter, SlotId, SpaceId};
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
    each: &mut impl FnMut(SlotId, SpaceId),
) {
    let hit = cause.faces();
    for slot in state.cards_of(table, seat) {
        for space in returnable(table, state, slot, hit).iter() {
            each(slot, SpaceId(space as u8));
        }
    }
}

/// What a seat that owes a die can do.
pub(super) enum Owed {
    /// It has no such die.
    Nothing,
    /// It has only one.
    Only(SlotId, SpaceId),
    /// It has several.
    Choice,
}

/// What a seat that owes a die can do.
pub(super) fn owed<E: Edition>(table: &Table, state: &State<E>, seat: Seat, cause: Cause) -> Owed {
    let (mut count, mut last) = (0, None);
    choices(table, state, seat, cause, &mut |slot, space| {
        count += 1;
        last = Some((slot, space));
    });
    match (count, last) {
        (1, Some((slot, space))) => Owed::Only(slot, space),
        (0, _) => Owed::Nothing,
        _ => Owed::Choice,
    }
}

/// Returns whether there is at least one.
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

/// Returns whether it is a complete card that waits to be defused (C-47). Where they are defused at once, none does (F-33).
fn is_safely_complete<E: Edition>(table: &Table, state: &State<E>, slot: SlotId) -> bool {
    table.defuse_step && state.is_complete(table, slot)
}

/// The spaces of a card whose dice are hit and not safe; none of a complete card (F-33, C-47).
fn returnable<E: Edition>(table: &Table, state: &State<E>, slot: SlotId, hit: Faces) -> SpaceSet {
    let held = state.slot(slot);
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

/// Checks that this seat may return the die on this space of its card. Returns its slot.
pub(super) fn check<E: Edition>(
    table: &Table,
    state: &State<E>,
    seat: Seat,
    card: Letter,
    space: SpaceId,
) -> Result<SlotId, Refusal> {
    let returning = state.returning.filter(|r| r.owing.contains(seat));
    let Some(returning) = returning else {
        let cause = state.returning.map(|returning| returning.cause);
        return Err(Refusal::NothingOwed(cause));
    };
    let slot = own_slot(table, state, seat, card)?;
    let held = state.slot(slot);
    let die = (space.index() < MAX_SPACES)
        .then(|| held.dice.get(space.index()))
        .flatten();
    match (held.card(), die) {
        (Some(_), Some(die)) if !returning.cause.faces().contains(die) => {
            Err(Refusal::NotHit(returning.cause))
        }
        (Some(_), Some(_)) if is_safely_complete(table, state, slot) => Err(Refusal::SafeComplete),
        (Some(index), Some(_)) if table.mechanism(index).is_safe(space.index(), &held.dice) => {
            let under = table.mechanism(index).is_under(space.index(), &held.dice);
            Err(Refusal::Safe(under))
        }
        (Some(_), Some(_)) => Ok(slot),
        _ => Err(Refusal::NoDieThere(returning.cause)),
    }
}

impl<E: Edition, C: Chance, S: Sink<Event>> Play<'_, E, C, S> {
    pub(super) fn give_back(
        &mut self,
        seat: Seat,
        card: Letter,
        space: SpaceId,
    ) -> Result<(), Refusal> {
        let slot = check(self.table, self.state, seat, card, space)?;
        self.return_die(seat, slot, space);
        Ok(())
    }

    /// A die goes to the bag. What it leaves behind may be impossible to complete, where a die was placed in a colour
    /// that is not its own; then the card is cleared (C-39).
    pub(super) fn return_die(&mut self, seat: Seat, slot: SlotId, space: SpaceId) {
        let at = At { seat, slot };
        self.emit(Event::Returned { at, space });
        if !self.table.has_roles {
            return;
        }
        let held = self.state.slot(slot);
        let possible = |card| self.table.mechanism(card).can_be_completed(&held.dice);
        if held.card().is_some_and(|card| !possible(card)) {
            self.emit(Event::Cleared { at });
        }
    }
}
