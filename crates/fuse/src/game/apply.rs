//! Facts carried out. Nothing else changes a state, and no rule is decided here: a fact says what came of the rules.
//!
//! Facts may come from a record that somebody wrote by hand, so counters stop at their limit rather than overflow.

use klaxon_core::{Seat, Seats};

use super::card_id::CardId;
use super::edition::Edition;
use super::event::Event;
use super::extras::{Extra, Extras, Painted};
use super::slot::{At, Held, MAX_SEATS, Slot, SlotId};
use super::state::{Cause, End, Phase, Returning, State};
use super::table::Table;
use super::tray::Tray;
use crate::card::Filling;
use crate::face::Face;
use crate::fuse_card::FuseCard;

/// Carries out one fact.
#[inline]
pub(super) fn apply<E: Edition>(table: &Table, state: &mut State<E>, event: &Event) {
    match *event {
        Event::Dealt { at, card } => lay(table, state, at, card),
        Event::Composing => state.parts.phase = Phase::Composing,
        Event::Composed(counts) => {
            state.parts.deck_by_value = counts;
            state.parts.phase = Phase::Rolling;
        }
        Event::Decked(bombs) => state.parts.deck = bombs,
        Event::Laid { place, card } => laid(table, state, place, card),
        Event::LeftEmpty { place } => state.parts.refills &= !(1 << place),
        Event::Began(at) => state.parts.began = at,
        Event::Turn(seat) => turn(state, seat),
        Event::Rolled(die) => {
            state.parts.bag.remove(die.colours());
            state.parts.tray.add(die);
            state.parts.phase = Phase::Distributing;
        }
        Event::Placed { at, space, die } => {
            leaves_tray(state, die);
            takes_one(state, at.seat);
            let slot = &mut state.parts.slots[at.slot.index()];
            slot.dice.put(space.index(), die);
            state.refresh(table, at.slot);
        }
        Event::Sways { at, space, since } => {
            state.parts.slots[at.slot.index()].sways = Some((space, since));
        }
        Event::Stands { at } => state.parts.slots[at.slot.index()].sways = None,
        Event::Toppled { at } | Event::Cleared { at } => clear(table, state, at.slot),
        Event::Mistake { at, die } => mistake(table, state, at, die),
        Event::Passed(seat) => state.parts.passed.insert(seat),
        Event::Unpassed(seat) => state.parts.passed.remove(seat),
        Event::Unused => state.parts.phase = Phase::Unused,
        Event::Rerolled { die, number, owing } => {
            let rolled = die.with_number(number);
            leaves_tray(state, die);
            state.parts.rolled_again = Some(rolled);
            let cause = Cause::Die(rolled);
            state.parts.returning = Some(Returning { cause, owing });
        }
        Event::Returned { at, space } => {
            let slot = &mut state.parts.slots[at.slot.index()];
            if let Some(die) = slot.dice.take(space.index()) {
                state.parts.bag.add(die.colours());
            }
            if slot.sways.is_some_and(|(swaying, _)| swaying == space) {
                slot.sways = None;
            }
            state.refresh(table, at.slot);
            owes_no_more(state, at.seat);
        }
        Event::Excused(seat) => owes_no_more(state, seat),
        Event::Bagged(die) => {
            state.parts.bag.add(die.colours());
            state.parts.rolled_again = None;
            state.parts.returning = None;
        }
        Event::Defused { at } => defused(table, state, at),
        Event::Choosing { at } => hold(table, state, at.slot, Held::Choice),
        Event::NoChoice { at } => hold(table, state, at.slot, Held::Nothing),
        Event::Revealed(seat) => state.parts.revealed.insert(seat),
        Event::Activated { fuse, owing } => activated(table, state, fuse, owing),
        Event::Resolved => resolved(state),
        Event::Chosen { at, card } => chosen(table, state, at, card),
        Event::Ended { why, at } => state.parts.end = Some(End { why, at }),
        _ => apply_module(table, state, event),
    }
}

/// The facts that only a game with roles or sparks knows.
fn apply_module<E: Edition>(table: &Table, state: &mut State<E>, event: &Event) {
    let parts = &mut state.parts;
    let Some(extras) = parts.extra.get_mut() else {
        return;
    };
    match *event {
        Event::RoleDealt { seat, role } => extras.roles[seat.index()] = Some(role),
        Event::ShuffledBack(card) => extras.sure.insert(card),
        Event::Named(named) => extras.named = Some(named),
        Event::Used => extras.used = extras.used.saturating_add(1),
        Event::Turned { die, number } => {
            leaves_tray(state, die);
            state.parts.tray.add(die.with_number(number));
        }
        Event::Flipped { die, number } => {
            let turned = die.with_number(number);
            extras.flipped.add(turned);
            parts.tray.remove(die);
            parts.tray.add(turned);
        }
        Event::Painted { die, colour } => {
            extras.painted = Some(Painted { die, colour });
            leaves_tray(state, die);
        }
        Event::Unpainted => {
            if let Some(painted) = extras.painted.take() {
                parts.tray.add(painted.die);
            }
        }
        Event::Spared(die) => {
            extras.used = extras.used.saturating_add(1);
            parts.bag.add(die.colours());
            let leader = parts.holder;
            leaves_tray(state, die);
            takes_one(state, leader);
        }
        Event::Distributed => parts.phase = Phase::Defusing,
        Event::FaceDown => face_down(table, state),
        Event::Stopped(at) => extras.stopped = Some(at),
        Event::Sparked { at, spark } => {
            extras.unseen_sparks &= !(1 << spark);
            extras.pile.remove(spark);
            let place = spark_bit(table, at.slot);
            give_up(extras, place);
            extras.sparks[at.seat.index()] |= place;
            put(table, state, at.slot, table.spark_card(spark));
        }
        Event::SparksTurned => extras.pile.turn_over(),
        Event::Sparkless { fuse, owing } => {
            let cause = Cause::NoSpark { fuse };
            parts.returning = Some(Returning { cause, owing });
        }
        Event::LeftOver(die) => {
            parts.bag.add(die.colours());
            leaves_tray(state, die);
        }
        Event::SixRolled { seat, .. } => {
            let rolls = &mut extras.six_rolls[seat.index()];
            *rolls = rolls.wrapping_add(1);
        }
        Event::SixDone(seat) => {
            if let Some(owing) = extras.sixes.as_mut() {
                owing.remove(seat);
            }
        }
        Event::RolesOff => extras.roles_off = table.seats().collect(),
        Event::RoleOn(seat) => extras.roles_off.remove(seat),
        _ => {}
    }
}

/// The bit of a slot among those of sparks.
fn spark_bit(table: &Table, slot: SlotId) -> u32 {
    table.spark_place(slot).map_or(0, |place| 1 << place)
}

/// A place for sparks is nobody's.
fn give_up(extras: &mut Extras, place: u32) {
    extras.sparks.iter_mut().for_each(|own| *own &= !place);
}

/// Something else than a card comes into a slot.
fn hold<E: Edition>(table: &Table, state: &mut State<E>, slot: SlotId, held: Held) {
    state.parts.slots[slot.index()].card = held;
    state.refresh(table, slot);
}

/// A card without dice comes to lie in a slot.
fn put<E: Edition>(table: &Table, state: &mut State<E>, slot: SlotId, card: CardId) {
    state.parts.slots[slot.index()] = Slot {
        card: Held::Card(card),
        ..Slot::EMPTY
    };
    state.refresh(table, slot);
}

/// A bomb card comes to lie in front of a player.
fn lay<E: Edition>(table: &Table, state: &mut State<E>, at: At, card: CardId) {
    state.parts.unseen.remove(card);
    put(table, state, at.slot, card);
}

/// A bomb card of the deck comes to lie in the middle.
fn laid<E: Edition>(table: &Table, state: &mut State<E>, place: u8, card: CardId) {
    let parts = &mut state.parts;
    parts.row[usize::from(place)] = Some(card);
    parts.refills &= !(1 << place);
    parts.unseen.remove(card);
    if let Some(extras) = parts.extra.get_mut() {
        extras.sure.remove(card);
    }
    parts.draws = parts.draws.saturating_add(1);
    if parts.deck > 0 {
        parts.deck -= 1;
    } else {
        let left = &mut parts.deck_by_value[usize::from(table.value(card) - 1)];
        *left = left.saturating_sub(1);
    }
}

/// A player gets the bag: what belonged to the turn before is over.
fn turn<E: Edition>(state: &mut State<E>, seat: Seat) {
    let parts = &mut state.parts;
    parts.turn = parts.turn.saturating_add(1);
    parts.holder = seat;
    parts.phase = Phase::Rolling;
    parts.took = [0; MAX_SEATS];
    parts.lost = [0; MAX_SEATS];
    parts.passed = Seats::NONE;
    parts.returning = None;
    if let Some(extras) = parts.extra.get_mut() {
        extras.named = None;
        extras.used = 0;
        extras.flipped = Tray::EMPTY;
    }
}

/// A die is no longer among those that were rolled. Of two that look the same the one that was turned over goes first, so
/// that the other can still be turned (C-37).
#[inline]
fn leaves_tray<E: Edition>(state: &mut State<E>, die: Face) {
    state.parts.tray.remove(die);
    if let Some(extras) = state.parts.extra.get_mut() {
        extras.flipped.remove(die);
    }
}

#[inline]
fn takes_one<E: Edition>(state: &mut State<E>, seat: Seat) {
    let took = &mut state.parts.took[seat.index()];
    *took = took.saturating_add(1);
}

fn mistake<E: Edition>(table: &Table, state: &mut State<E>, at: At, die: Face) {
    leaves_tray(state, die);
    takes_one(state, at.seat);
    state.parts.bag.add(die.colours());
    let lost = &mut state.parts.lost[at.seat.index()];
    *lost = lost.saturating_add(1);
    clear(table, state, at.slot);
}

/// All dice of a card go to the bag.
fn clear<E: Edition>(table: &Table, state: &mut State<E>, slot: SlotId) {
    let parts = &mut state.parts;
    let held = &mut parts.slots[slot.index()];
    for space in held.dice.filled().iter() {
        if let Some(die) = held.dice.get(space) {
            parts.bag.add(die.colours());
        }
    }
    held.dice = Filling::EMPTY;
    held.sways = None;
    state.refresh(table, slot);
}

fn owes_no_more<E: Edition>(state: &mut State<E>, seat: Seat) {
    if let Some(returning) = &mut state.parts.returning {
        returning.owing.remove(seat);
    }
}

fn defused<E: Edition>(table: &Table, state: &mut State<E>, at: At) {
    let parts = &mut state.parts;
    let card = parts.slots[at.slot.index()].card();
    parts.slots[at.slot.index()].card = Held::Nothing;
    match card.map(|card| (card, table.spark(card))) {
        Some((card, None)) => {
            let points = u16::from(table.value(card));
            parts.points = parts.points.saturating_add(points);
            parts.defused = parts.defused.saturating_add(1);
        }
        Some((_, Some(spark))) => {
            if let Some(extras) = parts.extra.get_mut() {
                give_up(extras, spark_bit(table, at.slot));
                extras.pile.discard(spark);
                extras.sparks_defused = extras.sparks_defused.saturating_add(1);
            }
        }
        None => {}
    }
    clear(table, state, at.slot);
}

/// Bombs take no more dice, and those on them go to the bag (C-55).
fn face_down<E: Edition>(table: &Table, state: &mut State<E>) {
    let mut duds = 0;
    for slot in table.bombs_slots() {
        duds += u8::from(state.slot(slot).card().is_some());
        clear(table, state, slot);
        state.parts.slots[slot.index()] = Slot::EMPTY;
        state.refresh(table, slot);
    }
    if let Some(extras) = state.parts.extra.get_mut() {
        extras.face_down = true;
        extras.duds = extras.duds.saturating_add(duds);
    }
}

fn activated<E: Edition>(table: &Table, state: &mut State<E>, fuse: u8, owing: Seats) {
    let parts = &mut state.parts;
    parts.unseen_fuses &= !(1 << fuse);
    parts.deck_fuses = parts.deck_fuses.saturating_sub(1);
    parts.activated = parts.activated.saturating_add(1);
    parts.draws = parts.draws.saturating_add(1);
    match (table.fuse_card(fuse), parts.extra.get_mut()) {
        (FuseCard::Six, Some(extras)) => extras.sixes = Some(owing),
        (FuseCard::Spark | FuseCard::RolesOff, Some(_)) => {}
        (card, _) => {
            let cause = Cause::Fuse(card);
            parts.returning = Some(Returning { cause, owing });
        }
    }
}

fn resolved<E: Edition>(state: &mut State<E>) {
    state.parts.returning = None;
    if let Some(extras) = state.parts.extra.get_mut() {
        extras.sixes = None;
        extras.six_rolls = [0; MAX_SEATS];
    }
}

fn chosen<E: Edition>(table: &Table, state: &mut State<E>, at: At, card: CardId) {
    let parts = &mut state.parts;
    if let Some(place) = parts.row.iter().position(|laid| *laid == Some(card)) {
        parts.row[place] = None;
        parts.refills |= 1 << place;
    }
    parts.revealed.remove(at.seat);
    lay(table, state, at, card);
}
