//! What a seat may do now: exactly what `act` accepts.

use klaxon_core::{Listed, Seat};

use super::action::Action;
use super::options::ByValue;
use super::state::{Phase, State};
use super::table::Table;
use super::{defuse, pass, place, returns, roll, setup, unused};
use crate::card::SpaceSet;

/// Lists it; nothing once the game is over.
pub(super) fn legal(
    table: &Table,
    state: &State,
    seat: Seat,
    each: &mut impl FnMut(Listed<Action>),
) {
    if state.end.is_some() || seat.index() >= table.players() {
        return;
    }
    let mut list = |action| {
        each(Listed {
            action,
            mistake: false,
        });
    };
    match state.phase {
        Phase::Composing => return compositions(table, state, &mut list),
        Phase::Rolling if roll::check(state, seat).is_ok() => list(Action::Roll),
        Phase::Rolling | Phase::Distributing => {}
        Phase::Unused => {
            let dice = state.tray.kinds();
            dice.filter(|die| unused::check(state, *die).is_ok())
                .for_each(|die| list(Action::Reroll(die)));
        }
    }
    if let Some(returning) = state.returning.filter(|r| r.owing.contains(seat)) {
        let start = State::slots_of(table, seat).start;
        for (slot, space) in returns::choices(table, state, seat, returning.cause) {
            let card = slot - start as u8;
            list(Action::Return { card, space });
        }
    }
    if state.choosing(table, seat).is_some() {
        let cards = state.row.iter().flatten().copied();
        cards
            .filter(|&card| defuse::check_choice(table, state, seat, card).is_ok())
            .for_each(|card| list(Action::Choose(card)));
        if defuse::check_reveal(table, state, seat).is_ok() {
            list(Action::Reveal);
        }
    }
    if state.anything_sways(table) {
        let slots = State::slots_of(table, seat).enumerate();
        slots
            .filter(|(_, slot)| state.slots[*slot].sways.is_some())
            .for_each(|(card, _)| list(Action::Steady { card: card as u8 }));
    }
    if pass::check(table, state, seat).is_ok() {
        list(Action::Pass);
    }
    if pass::check_unpass(state, seat).is_ok() {
        list(Action::Unpass);
    }
    if place::check_taker(table, state, seat).is_ok() {
        placements(table, state, seat, each);
    }
}

/// Every die on every space that takes it; with `penalised`, on every other free space too, as a mistake (F-29).
fn placements(table: &Table, state: &State, seat: Seat, each: &mut impl FnMut(Listed<Action>)) {
    for (card, slot) in State::slots_of(table, seat).enumerate() {
        let held = &state.slots[slot];
        let Some(index) = held.card().filter(|_| held.sways.is_none()) else {
            continue;
        };
        let fits_some = !(state.takes[slot] & state.tray.faces()).is_empty();
        if !fits_some && !table.penalises() {
            continue;
        }
        let mechanism = table.mechanism(index);
        let free = mechanism.spaces().minus(held.dice.filled());
        for die in state.tray.kinds() {
            let fitting = match state.takes[slot].contains(die) {
                true => mechanism.spaces_for(die, &held.dice),
                false => SpaceSet::NONE,
            };
            let accepted = if table.penalises() { free } else { fitting };
            for space in accepted.iter() {
                each(Listed {
                    action: Action::Place {
                        die,
                        card: card as u8,
                        space: space as u8,
                    },
                    mistake: !fitting.contains(space),
                });
            }
        }
    }
}

/// Every way to make up the deck.
fn compositions(table: &Table, state: &State, list: &mut impl FnMut(Action)) {
    let left = setup::left_by_value(table, state);
    compose_rest(0, [0; 6], table.bombs(), &left, list);
}

/// Every way to choose the rest from this value on.
fn compose_rest(
    value: usize,
    mut counts: ByValue,
    rest: usize,
    left: &ByValue,
    list: &mut impl FnMut(Action),
) {
    if value == counts.len() {
        if rest == 0 {
            list(Action::Compose(counts));
        }
        return;
    }
    let supply: usize = left[value + 1..].iter().map(|&n| usize::from(n)).sum();
    let least = rest.saturating_sub(supply);
    for count in least..=rest.min(usize::from(left[value])) {
        counts[value] = count as u8;
        compose_rest(value + 1, counts, rest - count, left, list);
    }
}
