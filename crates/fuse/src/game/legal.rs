//! What a seat may do now: exactly what `act` accepts.

use klaxon_core::{Listed, Seat};

use super::action::{Action, Given, Picked};
use super::card_id::CardId;
use super::edition::Edition;
use super::extras::Named;
use super::options::ByValue;
use super::slot::{At, Letter, SlotId, SpaceId};
use super::state::{Phase, State};
use super::table::Table;
use super::{deal, defuse, defuse_step, fuse_effect, pass, place, returns, role, unused};
use crate::card::SpaceSet;
use crate::colour::Colour;
use crate::face::Face;
use crate::number::Number;
use crate::role::Role;

/// Lists it; nothing once the game is over.
pub(super) fn legal<E: Edition>(
    table: &Table,
    state: &State<E>,
    seat: Seat,
    each: &mut impl FnMut(Listed<Action>),
) {
    if state.end.is_some() || seat.index() >= table.players() {
        return;
    }
    let letter = |slot| letter_of(table, seat, slot);
    let mut list = |action| {
        each(Listed {
            action,
            mistake: false,
        });
    };
    match state.phase {
        Phase::Composing => return compositions(table, state, &mut list),
        Phase::Rolling if state.holder == seat => {
            list(Action::Roll);
            names(table, state, seat, &mut list);
        }
        Phase::Rolling | Phase::Distributing | Phase::Defusing => {}
        Phase::Unused => {
            let dice = state.tray.kinds();
            dice.filter(|die| unused::check(state, *die).is_ok())
                .for_each(|die| list(Action::Reroll(die)));
        }
    }
    if let Some(returning) = state.returning.filter(|r| r.owing.contains(seat)) {
        returns::choices(table, state, seat, returning.cause, &mut |slot, space| {
            let card = table.letter(At { seat, slot });
            list(Action::Return { card, space });
        });
    }
    let choosing = state.choosing(table, seat).is_some();
    if choosing {
        let cards = state.row.iter().flatten().copied();
        cards
            .filter(|&card| defuse::check_choice(table, state, seat, card).is_ok())
            .for_each(|card| list(Action::Choose(card)));
        if defuse::check_reveal(table, state, seat).is_ok() {
            list(Action::Reveal);
        }
    }
    if state.anything_sways(table) {
        let slots = state.cards_of(table, seat);
        slots
            .filter(|slot| state.slot(*slot).sways.is_some())
            .map(letter)
            .for_each(|card| list(Action::Steady { card }));
    }
    if fuse_effect::check_six(state, seat).is_ok() {
        list(Action::Six);
    }
    if defuse_step::is_time(table, state) {
        let cards = state.cards_of(table, seat);
        cards
            .filter(|slot| state.is_complete(table, *slot))
            .map(letter)
            .filter(|&card| defuse_step::check(table, state, seat, card).is_ok())
            .for_each(|card| list(Action::Defuse { card }));
    }
    if state.phase == Phase::Distributing {
        distribution(table, state, seat, choosing, each);
    }
}

/// While dice are taken: changing them, taking them, passing, and taking a pass back.
fn distribution<E: Edition>(
    table: &Table,
    state: &State<E>,
    seat: Seat,
    choosing: bool,
    each: &mut impl FnMut(Listed<Action>),
) {
    let mut list = |action| {
        each(Listed {
            action,
            mistake: false,
        });
    };
    if table.has_roles && state.holder == seat {
        changes(table, state, seat, &mut list);
    }
    if pass::check_unpass(state, seat).is_ok() {
        list(Action::Unpass);
    }
    let can_take = !choosing && place::check_taker(table, state, seat).is_ok();
    let fits = can_take && placements(table, state, seat, each);
    // A player who could take a die may pass on it, unless they owe one: no need to look for it again.
    let may_pass = match fits {
        true => {
            let owes = table.must_take && state.took[seat.index()] < table.takes();
            !owes && !state.passed.contains(seat)
        }
        false => pass::check(table, state, seat).is_ok(),
    };
    if may_pass {
        each(Listed {
            action: Action::Pass,
            mistake: false,
        });
    }
}

/// How a seat calls a slot of its own.
fn letter_of(table: &Table, seat: Seat, slot: SlotId) -> Letter {
    table.letter(At { seat, slot })
}

/// Every die on every space that takes it; with `penalised`, on every other free space too, as a mistake (F-29). Returns
/// whether a die as it lies fits somewhere.
fn placements<E: Edition>(
    table: &Table,
    state: &State<E>,
    seat: Seat,
    each: &mut impl FnMut(Listed<Action>),
) -> bool {
    let mut fits = false;
    for slot in state.cards_of(table, seat) {
        let card = letter_of(table, seat, slot);
        let held = state.slot(slot);
        let Some(index) = held.card().filter(|_| held.sways.is_none()) else {
            continue;
        };
        if table.has_roles {
            changed_placements(table, state, card, slot, index, each);
        }
        let fits_some = !(state.takes(slot) & state.tray.faces()).is_empty();
        fits |= fits_some;
        if !fits_some && !table.penalises() {
            continue;
        }
        let mechanism = table.mechanism(index);
        let free = mechanism.spaces().minus(held.dice.filled());
        for die in state.tray.kinds() {
            let fitting = match state.takes(slot).contains(die) {
                true => mechanism.spaces_for(die, &held.dice),
                false => SpaceSet::NONE,
            };
            let accepted = if table.penalises() { free } else { fitting };
            for space in accepted.iter() {
                each(Listed {
                    action: Action::Place {
                        die,
                        card,
                        space: SpaceId(space as u8),
                    },
                    mistake: !fitting.contains(space),
                });
            }
        }
    }
    fits
}

/// The same for dice that a role changed, or makes wild (C-33, C-34, C-36).
fn changed_placements<E: Edition>(
    table: &Table,
    state: &State<E>,
    card: Letter,
    slot: SlotId,
    index: CardId,
    each: &mut impl FnMut(Listed<Action>),
) {
    let extras = state.extras();
    if extras.painted.is_none() && extras.named.is_none() {
        return;
    }
    let dice = &state.slot(slot).dice;
    let mechanism = table.mechanism(index);
    let mut place = |die: Face, given: Given| {
        if let Given::Number(number) = given
            && !state.takes(slot).contains(die.with_number(number))
            && !table.penalises()
        {
            return;
        }
        for space in mechanism.spaces().minus(dice.filled()).iter() {
            let mistake = !role::fits(mechanism, space, die, given, dice);
            if mistake && !table.penalises() {
                continue;
            }
            let space = SpaceId(space as u8);
            let action = Action::PlaceAs {
                die,
                card,
                space,
                given,
            };
            each(Listed { action, mistake });
        }
    };
    if let Some(painted) = extras.painted {
        place(painted.die, Given::Colour(painted.colour));
    }
    for die in state.tray.kinds() {
        if role::is_wild(table, state, die) {
            role::gifts(die).for_each(|given| place(die, given));
        }
    }
}

/// What the leader can name before drawing (C-33, C-34).
fn names<E: Edition>(table: &Table, state: &State<E>, seat: Seat, list: &mut impl FnMut(Action)) {
    if role::active(table, state).is_none() {
        return;
    }
    let colours = Colour::ALL.into_iter().map(Named::Colour);
    let numbers = Number::ALL.into_iter().map(Named::Number);
    colours
        .chain(numbers)
        .filter(|&named| role::check_name(table, state, seat, named).is_ok())
        .for_each(|named| list(Action::Name(named)));
}

/// What the leader's role can do to the rolled dice (C-35 to C-38). That it can do something is asked once for all dice.
fn changes<E: Edition>(table: &Table, state: &State<E>, seat: Seat, list: &mut impl FnMut(Action)) {
    let Some(role) = role::active(table, state) else {
        return;
    };
    if !role::could_use(table, state, seat) || role::check_change(table, state, seat, role).is_err()
    {
        return;
    }
    let dice = state.tray.kinds();
    match role {
        Role::Technologist => dice.for_each(|die| {
            let others = Colour::ALL.into_iter().filter(|c| !role::is_plain(die, *c));
            others.for_each(|colour| list(Action::Paint { die, colour }));
        }),
        Role::EquipmentTechnician => dice.for_each(|die| {
            let others = Number::ALL.into_iter().filter(|n| *n != die.number());
            others.for_each(|number| list(Action::Turn { die, number }));
        }),
        Role::DisposalExpert => dice
            .filter(|die| role::can_be_flipped(state, *die))
            .for_each(|die| list(Action::Flip(die))),
        Role::LogisticsSpecialist => dice.for_each(|die| list(Action::Spare(die))),
        Role::ExplosivesInstructor => {
            Picked::all(&state.tray).for_each(|picked| list(Action::Again(picked)));
        }
        Role::Cutter | Role::OperationsEngineer => {}
    }
}

/// Every way to make up the deck.
fn compositions<E: Edition>(table: &Table, state: &State<E>, list: &mut impl FnMut(Action)) {
    let left = deal::left_by_value(table, state);
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
