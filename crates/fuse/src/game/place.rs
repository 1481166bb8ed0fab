//! Taking a die and placing it (F-21 to F-29, C-22 to C-26).

use klaxon_core::{Chance, Seat, Sink};

use super::action::Given;
use super::card_id::CardId;
use super::edition::Edition;
use super::event::Event;
use super::play::Play;
use super::refusal::Refusal;
use super::role;
use super::slot::{At, Held, Letter, SlotId, SpaceId};
use super::state::{Phase, State};
use super::table::Table;
use crate::card::space::Order;
use crate::card::{Card, Filling, Group, Layout, Relation};
use crate::face::Face;

/// Checks that this seat could take a die, as far as turn and limits go (F-21, F-34).
pub(super) fn check_taker<E: Edition>(
    table: &Table,
    state: &State<E>,
    seat: Seat,
) -> Result<(), Refusal> {
    match state.phase {
        Phase::Composing => return Err(Refusal::ComposeFirst),
        Phase::Rolling => return Err(Refusal::RollFirst),
        Phase::Unused => return Err(Refusal::UnusedFirst),
        Phase::Defusing => return Err(Refusal::DistributionIsOver),
        Phase::Distributing => {}
    }
    if state.returning.is_some() {
        Err(Refusal::ReturnFirst)
    } else if state.extras().sixes.is_some() {
        Err(Refusal::SixFirst)
    } else if state.choosing(table, seat).is_some() {
        Err(Refusal::ChooseFirst)
    } else if state.took[seat.index()] >= role::limit(table, state, seat) {
        Err(Refusal::TookEnough)
    } else {
        Ok(())
    }
}

/// Checks that there is an own card with such a free space. Returns its slot and the card.
fn check_space<E: Edition>(
    table: &Table,
    state: &State<E>,
    seat: Seat,
    card: Letter,
    space: SpaceId,
) -> Result<(SlotId, CardId), Refusal> {
    let slot = own_slot(table, state, seat, card)?;
    let held = state.slot(slot);
    let Some(index) = held.card() else {
        return Err(Refusal::NoCard);
    };
    if held.sways.is_some() {
        return Err(Refusal::StillSways);
    }
    if !table.mechanism(index).spaces().contains(space.index()) {
        return Err(Refusal::NoSpace);
    }
    if held.dice.get(space.index()).is_some() {
        return Err(Refusal::SpaceTaken);
    }
    Ok((slot, index))
}

/// The slot of an own card by its letter.
pub(super) fn own_slot<E: Edition>(
    table: &Table,
    state: &State<E>,
    seat: Seat,
    card: Letter,
) -> Result<SlotId, Refusal> {
    state.own_slot(table, seat, card).ok_or(Refusal::NoCard)
}

/// Returns whether this seat could place any of the dice that lie there, now or after choosing a card.
#[inline]
pub(super) fn could_take<E: Edition>(table: &Table, state: &State<E>, seat: Seat) -> bool {
    if state.no_dice_left() || state.took[seat.index()] >= role::limit(table, state, seat) {
        return false;
    }
    let tray = state.tray.faces();
    let mut cards = state.cards_of(table, seat);
    cards
        .any(|slot| !(state.takes(slot) & tray).is_empty() || state.slot(slot).card == Held::Choice)
        || role::painted_fits(table, state, seat)
        || role::wild_fits(table, state, seat)
}

/// Why a die does not fit a free space.
fn why_not(card: &Card, dice: &Filling, space: usize, die: Face) -> Refusal {
    let filled = dice.filled();
    let spaces = card.spaces();
    if !filled.covers(card.required(space)) {
        let below = card.layout().support(space, spaces.len());
        return match card.layout() {
            _ if filled.covers(below) => Refusal::OutOfOrder(spaces[space].order == Order::Last),
            Layout::Stack | Layout::DoubleStack => Refusal::StackOrder,
            layout => Refusal::NothingBelow(layout == Layout::Pyramid),
        };
    }
    if !spaces[space].demand.takes(die) {
        return Refusal::Mismatch(spaces[space].demand);
    }
    let group = card.groups().find(|(range, _)| range.contains(&space));
    match group {
        Some((range, Group::Chain(relations))) => {
            why_not_in_chain(relations, range.start, space, dice, die)
        }
        Some((mut range, Group::Equation(_))) => {
            match range.all(|at| at == space || dice.get(at).is_some()) {
                true => Refusal::Unbalanced,
                false => Refusal::Hopeless,
            }
        }
        None => Refusal::Hopeless,
    }
}

/// A die beside it that it does not relate to, or else a space that could not be filled any more.
fn why_not_in_chain(
    relations: &[Relation],
    start: usize,
    space: usize,
    dice: &Filling,
    die: Face,
) -> Refusal {
    let place = space - start;
    let before = place
        .checked_sub(1)
        .map(|left| (space - 1, relations[left]));
    let after = relations
        .get(place)
        .map(|relation| (space + 1, relation.reversed()));
    let broken = [before, after]
        .into_iter()
        .flatten()
        .find_map(|(at, relation)| {
            let beside = dice.get(at)?;
            (!relation.holds(beside, die)).then_some(Refusal::Unrelated { relation, beside })
        });
    broken.unwrap_or(Refusal::Hopeless)
}

/// Why a die does not fit as what it was given.
fn why_not_as(card: &Card, dice: &Filling, space: usize, die: Face, given: Given) -> Refusal {
    let why_not = |shown| why_not(card, dice, space, shown);
    match given {
        Given::Number(number) => why_not(die.with_number(number)),
        Given::Colour(colour) => why_not(Face::single(colour, die.number())),
        // In some colour it may be only the rest of the card that stands against it.
        Given::AnyColour => {
            let mut reasons = role::shades(die).map(why_not);
            let first = reasons.next().unwrap_or(Refusal::Hopeless);
            let hopeless = reasons.find(|reason| *reason == Refusal::Hopeless);
            hopeless.unwrap_or(first)
        }
    }
}

impl<E: Edition, C: Chance, S: Sink<Event>> Play<'_, E, C, S> {
    pub(super) fn place(
        &mut self,
        seat: Seat,
        die: Face,
        given: Option<Given>,
        card: Letter,
        space: SpaceId,
    ) -> Result<(), Refusal> {
        let (table, state) = (self.table, &*self.state);
        check_taker(table, state, seat)?;
        let lying = match given {
            None if !state.tray.contains(die) => return Err(Refusal::DieGone(die)),
            None => die,
            Some(given) => role::check_given(table, state, die, given)?,
        };
        let (slot, index) = check_space(table, state, seat, card, space)?;
        let mechanism = table.mechanism(index);
        let dice = &state.slot(slot).dice;
        let fits = match given {
            None => mechanism.fits(space.index(), die, dice),
            Some(given) => role::fits(mechanism, space.index(), die, given, dice),
        };
        if !fits && !table.penalises() {
            return Err(match (table.card(index), given) {
                (Some(bomb), None) => why_not(&bomb.card, dice, space.index(), die),
                (Some(bomb), Some(given)) => {
                    why_not_as(&bomb.card, dice, space.index(), die, given)
                }
                (None, _) => Refusal::NoCard,
            });
        }
        if let Some(given) = given {
            self.give(die, given);
        }
        self.take_pass_back(seat);
        let (at, die) = (At { seat, slot }, lying);
        if fits {
            self.emit(Event::Placed { at, space, die });
            self.stands_or_sways(at, space);
        } else {
            self.emit(Event::Mistake { at, die });
        }
        Ok(())
    }

    /// A die that stands on others sways, if the table plays so (F-28); else it stands.
    fn stands_or_sways(&mut self, at: At, space: SpaceId) {
        let card = self.state.slot(at.slot).card();
        let raised = |card| self.table.mechanism(card).is_raised(space.index());
        if self.table.options().steady_hands && card.is_some_and(raised) {
            let since = self.now;
            self.emit(Event::Sways { at, space, since });
        } else {
            self.defuse_if_complete(at);
        }
    }
}
