//! Roles: what the leader can do beyond the rules (C-21, C-33 to C-39, C-49).

use klaxon_core::{Chance, Seat, Sink};

use super::action::{Given, Picked};
use super::chance;
use super::edition::Edition;
use super::event::Event;
use super::extras::{Named, Painted};
use super::play::Play;
use super::refusal::Refusal;
use super::state::{Phase, State};
use super::table::Table;
use crate::card::{Filling, Mechanism};
use crate::colour::{Colour, Colours};
use crate::face::{Face, Faces};
use crate::number::Number;
use crate::role::Role;

/// How many times the Explosives Instructor may roll dice again (C-38).
pub const AGAIN: u8 = 3;

/// The leader's role, if it works (C-21, C-49).
#[inline]
pub(super) fn active<E: Edition>(table: &Table, state: &State<E>) -> Option<Role> {
    if !table.has_roles {
        return None;
    }
    let extras = state.extras();
    let off = extras.roles_off.contains(state.holder);
    extras.roles[state.holder.index()].filter(|_| !off)
}

/// How many dice a seat may take or spare in this turn: the Logistics Specialist one more (C-22, C-35).
#[inline]
pub fn limit<E: Edition>(table: &Table, state: &State<E>, seat: Seat) -> u8 {
    let more = table.has_roles
        && seat == state.holder
        && active(table, state) == Some(Role::LogisticsSpecialist);
    table.takes() + u8::from(more)
}

/// How many dice are rolled: with the Logistics Specialist one more (C-20, C-35).
pub(super) fn rolled<E: Edition>(table: &Table, state: &State<E>) -> usize {
    let more = active(table, state) == Some(Role::LogisticsSpecialist);
    table.rolled() + usize::from(more)
}

/// Checks that this seat is the leader, with this role, and that it works.
fn check_leader<E: Edition>(
    table: &Table,
    state: &State<E>,
    seat: Seat,
    role: Role,
) -> Result<(), Refusal> {
    if !table.has_roles || state.extras().roles[seat.index()] != Some(role) {
        Err(Refusal::NotYourRole(role))
    } else if seat != state.holder {
        Err(Refusal::NotTheLeader(state.holder))
    } else if state.extras().roles_off.contains(seat) {
        Err(Refusal::RoleOff)
    } else {
        Ok(())
    }
}

/// Checks that the leader may change dice of the roll with this role now (C-21, F-34).
pub(super) fn check_change<E: Edition>(
    table: &Table,
    state: &State<E>,
    seat: Seat,
    role: Role,
) -> Result<(), Refusal> {
    check_leader(table, state, seat, role)?;
    match state.phase {
        Phase::Composing => Err(Refusal::ComposeFirst),
        Phase::Rolling => Err(Refusal::RollFirst),
        Phase::Unused | Phase::Defusing => Err(Refusal::DistributionIsOver),
        Phase::Distributing if state.returning.is_some() => Err(Refusal::ReturnFirst),
        Phase::Distributing if state.extras().sixes.is_some() => Err(Refusal::SixFirst),
        Phase::Distributing => Ok(()),
    }
}

/// Checks that this seat may name this now (C-33, C-34).
pub(super) fn check_name<E: Edition>(
    table: &Table,
    state: &State<E>,
    seat: Seat,
    named: Named,
) -> Result<(), Refusal> {
    let role = match named {
        Named::Colour(_) => Role::Cutter,
        Named::Number(_) => Role::OperationsEngineer,
    };
    check_leader(table, state, seat, role)?;
    if state.phase != Phase::Rolling || state.extras().named.is_some() {
        return Err(Refusal::TooLateToName(role));
    }
    Ok(())
}

/// Checks that this seat may give this die this colour (C-36).
pub(super) fn check_paint<E: Edition>(
    table: &Table,
    state: &State<E>,
    seat: Seat,
    die: Face,
    colour: Colour,
) -> Result<(), Refusal> {
    let role = Role::Technologist;
    check_change(table, state, seat, role)?;
    check_once(state, role)?;
    check_there(state, die)?;
    match is_plain(die, colour) {
        true => Err(Refusal::NoChange(role)),
        false => Ok(()),
    }
}

/// Checks that this seat may give this die this number (C-36).
pub(super) fn check_turn<E: Edition>(
    table: &Table,
    state: &State<E>,
    seat: Seat,
    die: Face,
    number: Number,
) -> Result<(), Refusal> {
    let role = Role::EquipmentTechnician;
    check_change(table, state, seat, role)?;
    check_once(state, role)?;
    check_there(state, die)?;
    match die.number() == number {
        true => Err(Refusal::NoChange(role)),
        false => Ok(()),
    }
}

fn check_once<E: Edition>(state: &State<E>, role: Role) -> Result<(), Refusal> {
    match state.extras().used {
        0 => Ok(()),
        _ => Err(Refusal::RoleUsed(role)),
    }
}

fn check_there<E: Edition>(state: &State<E>, die: Face) -> Result<(), Refusal> {
    match state.tray.contains(die) {
        true => Ok(()),
        false => Err(Refusal::DieGone(die)),
    }
}

/// Checks that this seat may turn this die to its opposite face (C-37). Each die is turned once.
pub(super) fn check_flip<E: Edition>(
    table: &Table,
    state: &State<E>,
    seat: Seat,
    die: Face,
) -> Result<(), Refusal> {
    let role = Role::DisposalExpert;
    check_change(table, state, seat, role)?;
    check_there(state, die)?;
    match can_be_flipped(state, die) {
        true => Ok(()),
        false => Err(Refusal::RoleUsed(role)),
    }
}

/// Returns whether one of the dice that look like this has not been turned over yet (C-37).
pub(super) fn can_be_flipped<E: Edition>(state: &State<E>, die: Face) -> bool {
    let count = |dice: &[Face]| dice.iter().filter(|other| **other == die).count();
    count(state.extras().flipped.dice()) < count(state.tray.dice())
}

/// Returns whether the die has this colour and no other.
pub(super) fn is_plain(die: Face, colour: Colour) -> bool {
    die.colours() == Colours::single(colour)
}

/// Checks that this seat may roll these dice again (C-38).
pub(super) fn check_again<E: Edition>(
    table: &Table,
    state: &State<E>,
    seat: Seat,
    picked: &Picked,
) -> Result<(), Refusal> {
    let role = Role::ExplosivesInstructor;
    check_change(table, state, seat, role)?;
    if state.extras().used >= AGAIN {
        return Err(Refusal::RoleUsed(role));
    }
    match picked.is_in(&state.tray) {
        true => Ok(()),
        false => Err(Refusal::DieGone(picked.dice()[0])),
    }
}

/// Checks that this seat may return this die to the bag (C-35): instead of taking one more, not besides.
pub(super) fn check_spare<E: Edition>(
    table: &Table,
    state: &State<E>,
    seat: Seat,
    die: Face,
) -> Result<(), Refusal> {
    let role = Role::LogisticsSpecialist;
    check_change(table, state, seat, role)?;
    if state.extras().used > 0 || state.took[seat.index()] >= limit(table, state, seat) {
        return Err(Refusal::RoleUsed(role));
    }
    check_there(state, die)
}

/// Returns whether this seat could change, re-roll or return a rolled die. While it could, the distribution goes on (C-22).
#[inline]
pub(super) fn could_use<E: Edition>(table: &Table, state: &State<E>, seat: Seat) -> bool {
    if !table.has_roles || seat != state.holder || state.tray.is_empty() {
        return false;
    }
    let used = state.extras().used;
    match active(table, state) {
        None | Some(Role::Cutter | Role::OperationsEngineer) => false,
        Some(Role::Technologist | Role::EquipmentTechnician) => used == 0,
        Some(Role::ExplosivesInstructor) => used < AGAIN,
        Some(Role::DisposalExpert) => state.tray.dice().len() > state.extras().flipped.dice().len(),
        Some(Role::LogisticsSpecialist) => {
            used == 0 && state.took[seat.index()] < limit(table, state, seat)
        }
    }
}

/// Returns whether this die is wild (C-33, C-34).
#[inline]
pub fn is_wild<E: Edition>(table: &Table, state: &State<E>, die: Face) -> bool {
    let named = state.extras().named;
    named.is_some_and(|named| named.makes_wild(die)) && active(table, state).is_some()
}

/// Checks that a die may be taken as something else than it shows. Returns the die as it will lie on the card.
pub(super) fn check_given<E: Edition>(
    table: &Table,
    state: &State<E>,
    die: Face,
    given: Given,
) -> Result<Face, Refusal> {
    let painted = state.extras().painted;
    match given {
        Given::Colour(colour) if painted == Some(Painted { die, colour }) => Ok(die),
        Given::Colour(_) => Err(Refusal::DieGone(die)),
        Given::AnyColour | Given::Number(_) => {
            check_there(state, die)?;
            if !is_wild(table, state, die) {
                let role = active(table, state);
                return Err(Refusal::NotWild { die, role });
            }
            match given {
                Given::Number(number) if number == die.number() => {
                    let role = active(table, state).unwrap_or(Role::Cutter);
                    Err(Refusal::NoChange(role))
                }
                Given::Number(number) => Ok(die.with_number(number)),
                _ => Ok(die),
            }
        }
    }
}

/// Returns whether a die fits a space as what it was given. A changed colour counts for the placement alone (C-39).
pub(super) fn fits(
    mechanism: &Mechanism,
    space: usize,
    die: Face,
    given: Given,
    dice: &Filling,
) -> bool {
    match given {
        Given::Number(number) => mechanism.fits(space, die.with_number(number), dice),
        Given::Colour(colour) => {
            mechanism.fits_as(space, die, Face::single(colour, die.number()), dice)
        }
        Given::AnyColour => shades(die).any(|shown| mechanism.fits_as(space, die, shown, dice)),
    }
}

/// The same die in every colour that would be a change.
pub(super) fn shades(die: Face) -> impl Iterator<Item = Face> {
    let shades = Colour::ALL
        .into_iter()
        .map(move |c| Face::single(c, die.number()));
    shades.filter(move |shade| *shade != die)
}

/// What a wild die can be given.
pub(super) fn gifts(die: Face) -> impl Iterator<Item = Given> {
    let numbers = Number::ALL.into_iter().filter(move |n| *n != die.number());
    [Given::AnyColour]
        .into_iter()
        .chain(numbers.map(Given::Number))
}

/// Returns whether the painted die fits a card of this seat, as it lies (C-36).
#[inline]
pub(super) fn painted_fits<E: Edition>(table: &Table, state: &State<E>, seat: Seat) -> bool {
    let painted = state.extras().painted;
    painted.is_some_and(|Painted { die, colour }| {
        fits_somewhere(table, state, seat, die, Given::Colour(colour))
    })
}

/// Returns whether a wild die fits a card of this seat as something that it is not (C-33, C-34).
#[inline]
pub(super) fn wild_fits<E: Edition>(table: &Table, state: &State<E>, seat: Seat) -> bool {
    if state.extras().named.is_none() {
        return false;
    }
    let mut wild = state.tray.kinds().filter(|die| is_wild(table, state, *die));
    wild.any(|die| {
        // A number that stays is a face like any other.
        let faces = Faces::of_die(die.colours());
        let mut cards = state.cards_of(table, seat);
        cards.any(|slot| !(state.takes(slot) & faces).is_empty())
            || fits_somewhere(table, state, seat, die, Given::AnyColour)
    })
}

/// Returns whether a die fits a card of this seat, as what it was given, where no die sways.
fn fits_somewhere<E: Edition>(
    table: &Table,
    state: &State<E>,
    seat: Seat,
    die: Face,
    given: Given,
) -> bool {
    let mut cards = state.cards_of(table, seat);
    cards.any(|slot| {
        let held = state.slot(slot);
        let Some(card) = held.card().filter(|_| held.sways.is_none()) else {
            return false;
        };
        let mechanism = table.mechanism(card);
        let mut open = mechanism.open(&held.dice).iter();
        open.any(|space| fits(mechanism, space, die, given, &held.dice))
    })
}

impl<E: Edition, C: Chance, S: Sink<Event>> Play<'_, E, C, S> {
    pub(super) fn name(&mut self, seat: Seat, named: Named) -> Result<(), Refusal> {
        check_name(self.table, self.state, seat, named)?;
        self.emit(Event::Named(named));
        Ok(())
    }

    pub(super) fn paint(&mut self, seat: Seat, die: Face, colour: Colour) -> Result<(), Refusal> {
        check_paint(self.table, self.state, seat, die, colour)?;
        self.take_pass_back(seat);
        self.emit(Event::Used);
        self.emit(Event::Painted { die, colour });
        Ok(())
    }

    pub(super) fn turn(&mut self, seat: Seat, die: Face, number: Number) -> Result<(), Refusal> {
        check_turn(self.table, self.state, seat, die, number)?;
        self.take_pass_back(seat);
        self.emit(Event::Used);
        self.emit(Event::Turned { die, number });
        Ok(())
    }

    pub(super) fn flip(&mut self, seat: Seat, die: Face) -> Result<(), Refusal> {
        check_flip(self.table, self.state, seat, die)?;
        self.take_pass_back(seat);
        let number = self.table.deck().dice.opposite(die.number());
        self.emit(Event::Flipped { die, number });
        Ok(())
    }

    pub(super) fn again(&mut self, seat: Seat, picked: &Picked) -> Result<(), Refusal> {
        check_again(self.table, self.state, seat, picked)?;
        self.take_pass_back(seat);
        let (turn, times) = (self.state.turn, self.state.extras().used);
        self.emit(Event::Used);
        // All are rolled at once: a die that comes up like another one is not rolled for it.
        let numbers = (0..picked.dice().len()).map(|which| {
            let number = self.chance.roll(chance::again(turn, which, times), 6);
            Number::ALL[number as usize % 6]
        });
        let numbers: arrayvec::ArrayVec<Number, 6> = numbers.collect();
        for (&die, number) in picked.dice().iter().zip(numbers) {
            self.emit(Event::Turned { die, number });
        }
        Ok(())
    }

    pub(super) fn spare(&mut self, seat: Seat, die: Face) -> Result<(), Refusal> {
        check_spare(self.table, self.state, seat, die)?;
        self.take_pass_back(seat);
        self.emit(Event::Spared(die));
        Ok(())
    }

    /// The change that a die has gone through when it is taken: a number stays, a colour does not (C-39).
    pub(super) fn give(&mut self, die: Face, given: Given) {
        match given {
            Given::Number(number) => self.emit(Event::Turned { die, number }),
            Given::Colour(_) => self.emit(Event::Unpainted),
            Given::AnyColour => {}
        }
    }
}
