//! Facts carried out. Nothing else changes a state.
//!
//! Facts may come from a record that somebody wrote by hand, so counters stop at their limit rather than overflow.

use klaxon_core::{Seat, Seats};

use super::edition::Edition;
use super::event::{At, Event};
use super::extras::{Extra, Painted};
use super::state::{BOMB_SLOTS, Cause, End, Held, MAX_SEATS, Phase, Returning, Slot, State};
use super::table::Table;
use super::tray::Tray;
use crate::card::Filling;
use crate::face::Face;
use crate::fuse_card::FuseCard;

/// Carries out one fact.
pub(super) fn apply<E: Edition>(table: &Table, state: &mut State<E>, event: &Event) {
    match *event {
        Event::Dealt { at, card } => lay(table, state, at, card),
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
        Event::Placed { at, space, die } => {
            take(state, at, die);
            let slot = usize::from(at.slot);
            state.slots[slot].dice.put(usize::from(space), die);
            state.refresh(table, slot);
        }
        Event::Sways { at, space, since } => {
            state.slots[usize::from(at.slot)].sways = Some((space, since));
        }
        Event::Stands { at } => {
            state.slots[usize::from(at.slot)].sways = None;
            // The card may be complete now, and its dice safe (C-47).
            forgive(table, state);
        }
        Event::Toppled { at } | Event::Cleared { at } => clear(table, state, at),
        Event::Mistake { at, die } => {
            take(state, at, die);
            state.bag.add(die.colours());
            clear(table, state, at);
        }
        Event::Passed(seat) => state.passed.insert(seat),
        Event::Unpassed(seat) => state.passed.remove(seat),
        Event::Unused => {
            unpaint(state);
            state.phase = Phase::Unused;
        }
        Event::Rerolled { die, number } => {
            let rolled = die.with_number(number);
            state.tray.remove(die);
            state.rolled_again = Some(rolled);
            demand(table, state, Cause::Die(rolled));
        }
        Event::Returned { at, space } => returned(table, state, at, space),
        Event::Bagged(die) => {
            state.bag.add(die.colours());
            state.rolled_again = None;
            state.returning = None;
        }
        Event::Defused { at } => defused(table, state, at),
        Event::Revealed(seat) => state.revealed.insert(seat),
        Event::Activated(fuse) => activated(table, state, fuse),
        Event::Resolved => resolved(state),
        Event::Chosen { at, card } => chosen(table, state, at, card),
        Event::Ended { why, at } => state.end = Some(End { why, at }),
        _ => apply_module(table, state, event),
    }
}

/// The facts that only the modules of Countdown know.
fn apply_module<E: Edition>(table: &Table, state: &mut State<E>, event: &Event) {
    let Some(extras) = state.extra.get_mut() else {
        return;
    };
    match *event {
        Event::RoleDealt { seat, role } => extras.roles[seat.index()] = Some(role),
        Event::ShuffledBack(card) => extras.sure.insert(card),
        Event::Named(named) => extras.named = Some(named),
        Event::Used => {
            extras.used = extras.used.saturating_add(1);
            state.passed.remove(state.holder);
        }
        Event::Turned { die, number } => {
            state.tray.remove(die);
            state.tray.add(die.with_number(number));
        }
        Event::Flipped(die) => {
            let turned = die.with_number(table.deck().dice.opposite(die.number()));
            extras.flipped.add(turned);
            state.passed.remove(state.holder);
            state.tray.remove(die);
            state.tray.add(turned);
        }
        Event::Painted { die, colour } => {
            state.tray.remove(die);
            extras.painted = Some(Painted { die, colour });
        }
        Event::Unpainted => unpaint(state),
        Event::Spared(die) => {
            extras.used = extras.used.saturating_add(1);
            let took = &mut state.took[state.holder.index()];
            *took = took.saturating_add(1);
            state.passed.remove(state.holder);
            state.tray.remove(die);
            state.bag.add(die.colours());
        }
        Event::Distributed => {
            unpaint(state);
            state.phase = Phase::Defusing;
        }
        Event::FaceDown => face_down(table, state),
        Event::Sparked { at, spark } => {
            extras.unseen_sparks &= !(1 << spark);
            extras.pile.remove(spark);
            extras.sparks[at.seat.index()] |= 1 << (usize::from(at.slot) - BOMB_SLOTS);
            let card = table.spark_card(spark);
            state.put(table, at.slot.into(), card, Filling::EMPTY);
        }
        Event::SparksTurned => extras.pile.turn_over(),
        Event::LeftOver(die) => {
            state.tray.remove(die);
            state.bag.add(die.colours());
        }
        Event::SixRolled { seat, number } => {
            let rolls = &mut extras.six_rolls[seat.index()];
            *rolls = rolls.wrapping_add(1);
            if let Some(owing) = extras.sixes.as_mut().filter(|_| number.get() == 6) {
                owing.remove(seat);
            }
        }
        _ => {}
    }
}

/// A bomb card comes to lie in front of a player.
fn lay<E: Edition>(table: &Table, state: &mut State<E>, at: At, card: u8) {
    state.unseen.remove(card);
    state.put(table, usize::from(at.slot), card, Filling::EMPTY);
}

/// A bomb card of the deck comes to lie in the middle.
fn laid<E: Edition>(table: &Table, state: &mut State<E>, place: u8, card: u8) {
    state.row[usize::from(place)] = Some(card);
    state.refills &= !(1 << place);
    state.unseen.remove(card);
    if let Some(extras) = state.extra.get_mut() {
        extras.sure.remove(card);
    }
    state.draws = state.draws.saturating_add(1);
    if state.deck > 0 {
        state.deck -= 1;
    } else {
        let left = &mut state.deck_by_value[usize::from(table.value(card) - 1)];
        *left = left.saturating_sub(1);
    }
}

fn turn<E: Edition>(state: &mut State<E>, seat: Seat) {
    state.turn = state.turn.saturating_add(1);
    state.holder = seat;
    state.phase = Phase::Rolling;
    state.tray = Tray::default();
    state.took = [0; MAX_SEATS];
    state.passed = Seats::NONE;
    if let Some(extras) = state.extra.get_mut() {
        extras.named = None;
        extras.used = 0;
        extras.painted = None;
        extras.flipped = Tray::EMPTY;
    }
}

/// The owner of a card takes a die; whoever does has taken a pass back (F-34). Of two dice that look the same the one
/// that was turned over goes first, so that the other can still be turned (C-37).
fn take<E: Edition>(state: &mut State<E>, at: At, die: Face) {
    state.tray.remove(die);
    if let Some(extras) = state.extra.get_mut() {
        extras.flipped.remove(die);
    }
    state.passed.remove(at.seat);
    let took = &mut state.took[at.seat.index()];
    *took = took.saturating_add(1);
}

/// A die that was given a colour is its own colour again (C-39).
fn unpaint<E: Edition>(state: &mut State<E>) {
    if let Some(extras) = state.extra.get_mut()
        && let Some(painted) = extras.painted.take()
    {
        state.tray.add(painted.die);
    }
}

/// All dice of a card go to the bag.
fn clear<E: Edition>(table: &Table, state: &mut State<E>, at: At) {
    let index = usize::from(at.slot);
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
fn forgive<E: Edition>(table: &Table, state: &mut State<E>) {
    if let Some(Returning { cause, owing }) = state.returning {
        let able = owing
            .iter()
            .filter(|&seat| state.could_return(table, seat, cause));
        let owing = able.collect();
        state.returning = Some(Returning { cause, owing });
    }
}

fn returned<E: Edition>(table: &Table, state: &mut State<E>, at: At, space: u8) {
    let index = usize::from(at.slot);
    let slot = &mut state.slots[index];
    if let Some(die) = slot.dice.take(usize::from(space)) {
        state.bag.add(die.colours());
    }
    if slot.sways.is_some_and(|(swaying, _)| swaying == space) {
        slot.sways = None;
    }
    state.refresh(table, index);
    if let Some(returning) = &mut state.returning {
        returning.owing.remove(at.seat);
    }
}

fn defused<E: Edition>(table: &Table, state: &mut State<E>, at: At) {
    let index = usize::from(at.slot);
    if let Held::Card(card) = state.slots[index].card {
        match table.spark(card) {
            Some(spark) => return spark_defused(table, state, at, spark),
            None => {
                let points = u16::from(table.value(card));
                state.points = state.points.saturating_add(points);
                state.defused = state.defused.saturating_add(1);
            }
        }
    }
    state.slots[index].card = match state.middle_is_empty() {
        true => Held::Nothing,
        false => Held::Choice,
    };
    if let Some(extras) = state.extra.get_mut() {
        extras.roles_off.remove(at.seat);
    }
    clear(table, state, at);
}

/// A defused spark goes to the discard pile, and nothing comes in its place (C-29).
fn spark_defused<E: Edition>(table: &Table, state: &mut State<E>, at: At, spark: u8) {
    clear(table, state, at);
    state.slots[usize::from(at.slot)] = Slot::EMPTY;
    state.refresh(table, at.slot.into());
    if let Some(extras) = state.extra.get_mut() {
        let slot = usize::from(at.slot).saturating_sub(BOMB_SLOTS);
        extras.sparks[at.seat.index()] &= !(1 << slot);
        extras.pile.discard(spark);
        extras.sparks_defused = extras.sparks_defused.saturating_add(1);
    }
}

/// Bombs take no more dice, and those on them go to the bag (C-55).
fn face_down<E: Edition>(table: &Table, state: &mut State<E>) {
    let mut duds = 0;
    for slot in 0..BOMB_SLOTS {
        if state.slots[slot].card().is_some() {
            duds += 1;
            let at = state.at(table, slot);
            clear(table, state, at);
        }
        state.slots[slot] = Slot::EMPTY;
        state.refresh(table, slot);
    }
    if let Some(extras) = state.extra.get_mut() {
        extras.face_down = true;
        extras.duds = extras.duds.saturating_add(duds);
    }
}

fn activated<E: Edition>(table: &Table, state: &mut State<E>, fuse: u8) {
    state.unseen_fuses &= !(1 << fuse);
    state.deck_fuses = state.deck_fuses.saturating_sub(1);
    state.activated = state.activated.saturating_add(1);
    state.draws = state.draws.saturating_add(1);
    let card = table.fuse_card(fuse);
    if let (FuseCard::Spark | FuseCard::RolesOff | FuseCard::Six, Some(extras)) =
        (card, state.extra.get_mut())
    {
        let everybody: Seats = table.seats().collect();
        match card {
            FuseCard::RolesOff => extras.roles_off = everybody,
            // An empty bag has no die to roll (C-50).
            FuseCard::Six if state.bag.is_empty() => extras.sixes = Some(Seats::NONE),
            FuseCard::Six => extras.sixes = Some(everybody),
            FuseCard::Spark | FuseCard::Return(_) => {}
        }
    } else {
        demand(table, state, Cause::Fuse(card));
    }
}

fn resolved<E: Edition>(state: &mut State<E>) {
    state.returning = None;
    if let Some(extras) = state.extra.get_mut() {
        extras.sixes = None;
        extras.six_rolls = [0; MAX_SEATS];
    }
}

fn chosen<E: Edition>(table: &Table, state: &mut State<E>, at: At, card: u8) {
    if let Some(place) = state.row.iter().position(|laid| *laid == Some(card)) {
        state.row[place] = None;
        state.refills |= 1 << place;
    }
    lay(table, state, at, card);
    state.revealed.remove(at.seat);
    // The middle is empty: who still waited to choose gets no card (F-44).
    if state.middle_is_empty() {
        for slot in 0..BOMB_SLOTS {
            if state.slots[slot].card == Held::Choice {
                state.slots[slot].card = Held::Nothing;
            }
        }
    }
}

/// Everybody who can has to return a die.
fn demand<E: Edition>(table: &Table, state: &mut State<E>, cause: Cause) {
    let owing = table
        .seats()
        .filter(|&seat| state.could_return(table, seat, cause));
    state.returning = Some(Returning {
        cause,
        owing: owing.collect(),
    });
}
