//! Facts carried out. Nothing else changes a state.
//!
//! Facts may come from a record that somebody wrote by hand, so counters stop at their limit rather than overflow.

use klaxon_core::{Seat, Seats};

use super::event::Event;
use super::state::{Cause, End, Held, MAX_SEATS, Phase, Returning, State};
use super::table::Table;
use super::tray::Tray;
use crate::card::Filling;
use crate::face::Face;

/// Carries out one fact.
pub(super) fn apply(table: &Table, state: &mut State, event: &Event) {
    match *event {
        Event::Dealt { slot, card } => lay(table, state, slot, card),
        Event::Composing => state.phase = Phase::Composing,
        Event::Composed(counts) => {
            state.deck_by_value = counts;
            state.phase = Phase::Rolling;
        }
        Event::Decked(bombs) => state.deck = bombs,
        Event::Laid { place, card } => laid(table, state, place, card),
        Event::LeftEmpty { place } => state.refills &= !(1 << place),
        Event::Began(at) => state.began = at,
        Event::Turn(seat) => turn(state, seat),
        Event::Rolled(die) => {
            state.bag.remove(die.colours());
            state.tray.add(die);
            state.phase = Phase::Distributing;
        }
        Event::Placed { slot, space, die } => {
            take(table, state, slot, die);
            let slot = usize::from(slot);
            state.slots[slot].dice.put(usize::from(space), die);
            state.refresh(table, slot);
        }
        Event::Sways { slot, space, since } => {
            state.slots[usize::from(slot)].sways = Some((space, since));
        }
        Event::Stands { slot } => state.slots[usize::from(slot)].sways = None,
        Event::Toppled { slot } => clear(table, state, slot),
        Event::Mistake { slot, die } => {
            take(table, state, slot, die);
            state.bag.add(die.colours());
            clear(table, state, slot);
        }
        Event::Passed(seat) => state.passed.insert(seat),
        Event::Unpassed(seat) => state.passed.remove(seat),
        Event::Unused => state.phase = Phase::Unused,
        Event::Rerolled { die, number } => {
            let rolled = die.with_number(number);
            state.tray.remove(die);
            state.rolled_again = Some(rolled);
            demand(table, state, Cause::Die(rolled));
        }
        Event::Returned { slot, space } => returned(table, state, slot, space),
        Event::Bagged(die) => {
            state.bag.add(die.colours());
            state.rolled_again = None;
            state.returning = None;
        }
        Event::Defused { slot } => defused(table, state, slot),
        Event::Revealed(seat) => state.revealed.insert(seat),
        Event::Activated(fuse) => {
            state.unseen_fuses &= !(1 << fuse);
            state.deck_fuses = state.deck_fuses.saturating_sub(1);
            state.activated = state.activated.saturating_add(1);
            state.draws = state.draws.saturating_add(1);
            demand(table, state, Cause::Fuse(table.fuse_card(fuse)));
        }
        Event::Resolved => state.returning = None,
        Event::Chosen { slot, card } => chosen(table, state, slot, card),
        Event::Ended { why, at } => state.end = Some(End { why, at }),
    }
}

/// A bomb card comes to lie in front of a player.
fn lay(table: &Table, state: &mut State, slot: u8, card: u8) {
    state.unseen.remove(card);
    state.put(table, usize::from(slot), card, Filling::EMPTY);
}

/// A bomb card of the deck comes to lie in the middle.
fn laid(table: &Table, state: &mut State, place: u8, card: u8) {
    state.row[usize::from(place)] = Some(card);
    state.refills &= !(1 << place);
    state.unseen.remove(card);
    state.draws = state.draws.saturating_add(1);
    if state.deck > 0 {
        state.deck -= 1;
    } else {
        let left = &mut state.deck_by_value[usize::from(table.value(card) - 1)];
        *left = left.saturating_sub(1);
    }
}

fn turn(state: &mut State, seat: Seat) {
    state.turn = state.turn.saturating_add(1);
    state.holder = seat;
    state.phase = Phase::Rolling;
    state.tray = Tray::default();
    state.took = [0; MAX_SEATS];
    state.passed = Seats::NONE;
}

/// The owner of a card takes a die; whoever does has taken a pass back (F-34).
fn take(table: &Table, state: &mut State, slot: u8, die: Face) {
    state.tray.remove(die);
    state.passed.remove(State::owner(table, usize::from(slot)));
    let took = &mut state.took[State::owner(table, usize::from(slot)).index()];
    *took = took.saturating_add(1);
}

/// All dice of a card go to the bag.
fn clear(table: &Table, state: &mut State, slot: u8) {
    let index = usize::from(slot);
    let slot = &mut state.slots[index];
    for space in slot.dice.filled().iter() {
        if let Some(die) = slot.dice.get(space) {
            state.bag.add(die.colours());
        }
    }
    slot.dice = Filling::EMPTY;
    slot.sways = None;
    state.refresh(table, index);
    forgive(table, state);
}

/// Who has nothing left to return owes nothing.
fn forgive(table: &Table, state: &mut State) {
    if let Some(Returning { cause, owing }) = state.returning {
        let able = owing
            .iter()
            .filter(|&seat| state.could_return(table, seat, cause));
        let owing = able.collect();
        state.returning = Some(Returning { cause, owing });
    }
}

fn returned(table: &Table, state: &mut State, slot: u8, space: u8) {
    let index = usize::from(slot);
    let slot = &mut state.slots[index];
    if let Some(die) = slot.dice.take(usize::from(space)) {
        state.bag.add(die.colours());
    }
    if slot.sways.is_some_and(|(swaying, _)| swaying == space) {
        slot.sways = None;
    }
    state.refresh(table, index);
    if let Some(returning) = &mut state.returning {
        returning.owing.remove(State::owner(table, index));
    }
}

fn defused(table: &Table, state: &mut State, slot: u8) {
    let index = usize::from(slot);
    if let Held::Card(card) = state.slots[index].card {
        let points = u16::from(table.value(card));
        state.points = state.points.saturating_add(points);
        state.defused = state.defused.saturating_add(1);
    }
    state.slots[index].card = match state.middle_is_empty() {
        true => Held::Nothing,
        false => Held::Choice,
    };
    clear(table, state, slot);
}

fn chosen(table: &Table, state: &mut State, slot: u8, card: u8) {
    if let Some(place) = state.row.iter().position(|laid| *laid == Some(card)) {
        state.row[place] = None;
        state.refills |= 1 << place;
    }
    lay(table, state, slot, card);
    state
        .revealed
        .remove(State::owner(table, usize::from(slot)));
    // The middle is empty: who still waited to choose gets no card (F-44).
    if state.middle_is_empty() {
        let waiting = state
            .slots
            .iter_mut()
            .filter(|slot| slot.card == Held::Choice);
        waiting.for_each(|slot| slot.card = Held::Nothing);
    }
}

/// Everybody who can has to return a die.
fn demand(table: &Table, state: &mut State, cause: Cause) {
    let owing = table
        .seats()
        .filter(|&seat| state.could_return(table, seat, cause));
    state.returning = Some(Returning {
        cause,
        owing: owing.collect(),
    });
}
